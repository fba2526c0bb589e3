# `make play` and `make test` are all a newcomer needs; both set everything up first.
PYTHON ?= python3
BIN := .venv/bin
CORES := $(shell nproc 2>/dev/null || sysctl -n hw.ncpu 2>/dev/null || echo 2)

.PHONY: setup play test lint warm bench arena golden clean

setup: .venv/ready

.venv/ready: requirements-dev.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Asterism needs Python 3.11 or newer: install it, or name one with 'make PYTHON=python3.12'."; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null \
		|| { echo "Python's venv is missing: on Debian run 'apt-get install python3-venv'."; exit 1; }
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --disable-pip-version-check --require-hashes -r requirements-dev.txt
	$(BIN)/pip install --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

play: setup
	@$(BIN)/asterism play novaluna

warm: setup
	@$(BIN)/asterism warm

test: setup lint warm
	$(BIN)/pytest -n $(CORES) --dist worksteal

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

bench: setup warm
	$(BIN)/python -m benchmarks.run

arena: setup warm
	$(BIN)/python -m benchmarks.arena

golden: setup
	PYTHONPATH=tests:tests/foreign $(BIN)/python -m golden

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis
