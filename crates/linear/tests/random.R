# Random problems and what R says about them, as lines "key,value,...": Rscript random.R SEED COUNT
options(digits = 17, scipen = 0)
RNGkind("Mersenne-Twister", "Inversion", "Rejection")
args <- as.numeric(commandArgs(trailingOnly = TRUE))
set.seed(args[1])
has_nnls <- requireNamespace("nnls", quietly = TRUE)

number <- function(x) ifelse(is.na(x), "NA", formatC(x, digits = 17, format = "g", width = 1))
say <- function(key, ...) cat(paste(c(key, ...), collapse = ","), "\n", sep = "")
numbers <- function(key, x) say(key, number(unname(x)))

# Counts of code: some columns depend on others, as those of blocks do.
columns <- function(kind, n) {
  p <- sample(1:8, 1)
  d <- as.data.frame(lapply(seq_len(p), function(j) rpois(n, exp(runif(1, 0, 6)))))
  names(d) <- paste0("c", seq_len(p))
  from <- function() d[[sample(seq_len(p), 1)]]
  if (kind == "singular") {
    d$repeated <- from()
    d$sum <- from() + 2 * from()
    if (runif(1) < 0.5) d$dead <- 0
    if (runif(1) < 0.5) d$constant <- 7
  }
  # Estimated or aliased, not within a decade or two of the tolerance 1e-7, where R has fewer than eight
  # digits.
  if (kind == "near") {
    digits <- if (runif(1) < 0.5) runif(1, 2, 5) else runif(1, 8.5, 10)
    d$near <- from() * (1 + 10^-digits * rnorm(n))
  }
  d[, sample(ncol(d)), drop = FALSE]
}

response <- function(d, n) {
  b <- 10^runif(ncol(d), -3, 2) * (runif(ncol(d)) < 0.7)
  y <- as.vector(as.matrix(d) %*% b)
  signif(y + 5 + 10^runif(1, -3, 0) * (1 + mean(y)) * rnorm(n), 12)
}

dump_fit <- function(fit) {
  s <- suppressWarnings(summary(fit))
  values <- coef(fit)
  for (name in names(values)) {
    if (is.na(values[name])) say("coef", name, "NA", "NA", "NA", "NA")
    else say("coef", name, number(s$coefficients[name, ]))
  }
  numbers("rank", fit$rank)
  numbers("df.residual", fit$df.residual)
  numbers("n", length(residuals(fit)))
  numbers("sigma", s$sigma)
  numbers("rss", sum(residuals(fit)^2))
  numbers("r.squared", s$r.squared)
  numbers("adj.r.squared", s$adj.r.squared)
  f <- s$fstatistic
  numbers("fstatistic", if (is.null(f)) NA else f)
  numbers("f.pvalue", if (is.null(f)) NA else pf(f[1], f[2], f[3], lower.tail = FALSE))
  numbers("residual.quantiles.min.1q.med.3q.max", quantile(residuals(fit)))
  numbers("extractAIC.edf.aic", extractAIC(fit))
  numbers("AIC", AIC(fit))
  numbers("BIC", BIC(fit))
  numbers("logLik", as.numeric(logLik(fit)))
  say("qr.pivot", fit$qr$pivot)
  numbers("residuals", residuals(fit))
  # Of the estimated columns, each of length one.
  k <- seq_len(fit$rank)
  triangle <- qr.R(fit$qr)[k, k, drop = FALSE]
  numbers("condition", kappa(sweep(triangle, 2, sqrt(colSums(triangle^2)), "/"), exact = TRUE))
}

dump_step <- function(fit) {
  path <- suppressWarnings(step(fit, direction = "backward", trace = 0))$anova
  for (i in seq_len(nrow(path))) {
    say("step", as.character(path$Step[i]), number(c(
      path$Df[i], path$Deviance[i], path$"Resid. Df"[i], path$"Resid. Dev"[i], path$AIC[i]
    )))
  }
}

dump_intervals <- function(fit, d) {
  rows <- d[seq_len(min(5, nrow(d))), , drop = FALSE]
  at <- function(interval) suppressWarnings(predict(fit, rows, interval = interval, level = 0.9))
  prediction <- at("prediction")
  confidence <- at("confidence")
  for (i in seq_len(nrow(rows))) numbers("predict", c(prediction[i, ], confidence[i, 2:3]))
}

dump_nnls <- function(d, y) {
  solution <- nnls::nnls(as.matrix(d), y)
  for (j in seq_along(solution$x)) say("x", names(d)[j], number(solution$x[j]))
  numbers("nnls.deviance", solution$deviance)
}

problem <- function(kind, intercept, weighted) {
  n <- sample(15:120, 1)
  d <- columns(kind, n)
  y <- response(d, n)
  weights <- if (weighted) signif(1 / (1 + abs(y))^2, 12) else rep(1, n)
  say("problem", kind, as.numeric(intercept), as.numeric(weighted))
  for (name in names(d)) say("column", name, number(d[[name]]))
  numbers("y", y)
  if (weighted) numbers("weights", weights)
  # `step` evaluates the call again, where it sees only what is global.
  problem_data <<- cbind(d, y = y)
  problem_weights <<- weights
  fit <- if (intercept && weighted) lm(y ~ ., problem_data, weights = problem_weights)
    else if (intercept) lm(y ~ ., problem_data)
    else if (weighted) lm(y ~ . - 1, problem_data, weights = problem_weights)
    else lm(y ~ . - 1, problem_data)
  dump_fit(fit)
  dump_intervals(fit, d)
  if (kind != "near") dump_step(fit)
  if (has_nnls && kind == "full" && !weighted && !intercept) dump_nnls(d, y)
  say("end")
}

kinds <- c("full", "singular", "near")
for (k in seq_len(args[2]) - 1) {
  problem(kinds[k %% 3 + 1], intercept = k %/% 3 %% 2 == 1, weighted = k %/% 6 %% 2 == 1)
}
