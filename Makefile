# `make play` and `make test` are all a newcomer needs; both set everything up first.
PYTHON ?= python3
BIN := .venv/bin
CORES := $(shell nproc 2>/dev/null || sysctl -n hw.ncpu 2>/dev/null || echo 2)

.PHONY: setup client chromium play terminal test lint warm bench arena crash fuzz golden rows clean

setup: .venv/ready

.venv/ready: requirements-dev.txt pyproject.toml hatch_build.py
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Asterism needs Python 3.11 or newer: install it, or name one with 'make PYTHON=python3.12'."; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null \
		|| { echo "Python's venv is missing: on Debian run 'apt-get install python3-venv'."; exit 1; }
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --disable-pip-version-check --require-hashes -r requirements-dev.txt
	$(BIN)/pip install --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

client: setup
	@$(BIN)/python hatch_build.py

chromium:
	@tests/web/chromium

play: setup client
	@$(BIN)/asterism serve --open

terminal: setup
	@$(BIN)/asterism play novaluna

warm: setup
	@$(BIN)/asterism warm

test: setup lint warm client chromium
	$(BIN)/python hatch_build.py test
	$(BIN)/pytest -n $(CORES) --dist worksteal

lint: setup client
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python hatch_build.py run check

bench: setup warm client
	$(BIN)/python -m benchmarks.run

arena: setup warm
	$(BIN)/python -m benchmarks.arena

crash: setup warm client
	PYTHONPATH=tests/foreign $(BIN)/python -m benchmarks.server.crash

fuzz: setup warm
	ASTERISM_FUZZ=100000 $(BIN)/pytest -n $(CORES) tests/server/test_fuzz.py

golden: setup
	PYTHONPATH=tests:tests/foreign $(BIN)/python -m golden

rows: setup
	PYTHONPATH=tests:tests/foreign $(BIN)/python -m injective

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis web/node_modules asterism/server/static
