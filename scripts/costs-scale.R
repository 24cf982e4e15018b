# Solves the problem that `scale` wrote, each way that R has: Rscript costs-scale.R FILE nnls|glmnet|lm
arguments <- commandArgs(trailingOnly = TRUE)
file <- file(arguments[1], "rb")
shape <- readBin(file, "double", 2, endian = "little")
x <- matrix(readBin(file, "double", prod(shape), endian = "little"), shape[1], shape[2])
y <- readBin(file, "double", shape[1], endian = "little")
close(file)
set.seed(1)
test <- seq_len(shape[1]) %% 10 == 0
solve <- switch(arguments[2],
  # Non-negative least squares, as Lawson and Hanson.
  nnls = function() nnls::nnls(x[!test, ], y[!test])$x,
  # The lasso with non-negative coefficients, the penalty by cross-validation in five folds.
  glmnet = function() {
    fit <- glmnet::cv.glmnet(x[!test, ], y[!test], lower.limits = 0, intercept = FALSE, nfolds = 5)
    as.vector(coef(fit, s = "lambda.min"))[-1]
  },
  # Without formula: the model frame of so many terms does not fit into memory.
  lm = function() {
    b <- lm.fit(x[!test, ], y[!test])$coefficients
    ifelse(is.na(b), 0, b)
  }
)
seconds <- system.time(b <- solve())["elapsed"]
error <- function(rows) mean(abs(x[rows, ] %*% b / y[rows] - 1)) * 100
cat(sprintf("%s: %.1f s, %d not zero, %d negative, error %.2f %% on fitted runs, %.2f %% on held-out ones\n",
  arguments[2], seconds, sum(b != 0), sum(b < 0), error(!test), error(test)))
