# make demo: builds everything and trains, predicts and evaluates path routing. make test: builds everything
# and runs all tests.
SHELL := /bin/bash
MANTIS := target/release/mantis
DEMO := demo-out

# make ordinary: programs that nobody tuned for (ONLY=name,name; ORDINARY='--quick').
# make slurm: training on a Slurm of four nodes on this machine (Debian: slurmctld slurmd slurm-client munge).
.PHONY: demo test build apps check check-apps watch-experiments watch-overhead torture random-torture fuzz languages check-libraries fmt clean evaluation ordinary costs offload junit slurm tools

tools:
	@scripts/check-tools.sh

build: tools
	cargo build --release --locked -p mantis -p mantis-agent

apps: tools
	apps/build.sh

demo: tools apps
	cargo build --profile demo --locked -p mantis
	@MANTIS=target/demo/mantis OUT=$(DEMO) scripts/demo.sh

check: tools
	cargo fmt --all --check
	scripts/comments.sh
	cargo clippy --workspace --all-targets --locked -- $(CLIPPY_FLAGS)

test: tools apps
	cargo test --workspace --locked

check-apps: build apps
	@MANTIS=$(MANTIS) scripts/check-apps.sh

watch-experiments: build
	@MANTIS=$(MANTIS) scripts/watch-experiments.sh

torture: tools
	@scripts/torture.sh

languages: build
	@MANTIS=$(MANTIS) scripts/languages.sh

check-libraries: build
	@MANTIS=$(MANTIS) scripts/check-libraries.sh

random-torture: build apps
	@MANTIS=$(MANTIS) scripts/random-torture.sh

# The readers of files on bytes that libFuzzer makes up (fuzz/README.md): make fuzz SECONDS_EACH=1800.
fuzz: tools
	@SECONDS_EACH=$(or $(SECONDS_EACH),60) $(if $(TARGETS),TARGETS='$(TARGETS)') scripts/fuzz.sh

evaluation: build apps
	@MANTIS=$(MANTIS) scripts/evaluate.sh

ordinary: build
	cargo run --release --locked -p mantis-ordinary -- --mantis $(MANTIS) $(if $(ONLY),--only $(ONLY)) $(ORDINARY)

costs: build apps
	@MANTIS=$(MANTIS) scripts/costs-evaluation.sh
	@MANTIS=$(MANTIS) scripts/costs-apps.sh

# Builds for development unless `make junit MANTIS=FILE AGENT=FILE` says what is there.
junit: tools
	@env -u MANTIS $(if $(filter command line,$(origin MANTIS)),MANTIS=$(MANTIS)) scripts/junit.sh

offload: build apps
	@MANTIS=$(MANTIS) scripts/offload.sh

slurm: build apps
	@MANTIS=$(MANTIS) scripts/slurm.sh

watch-overhead: tools
	@scripts/watch-overhead.sh

clean:
	cargo clean
	rm -rf apps/build $(DEMO) costs-out watch-out offload-out overhead-out slurm-out .mantis
