# `make play` and `make test` are all a newcomer needs; both set everything up first.
PYTHON ?= python3
BIN := .venv/bin
TIMES := .venv/times
CORES := $(shell nproc 2>/dev/null || sysctl -n hw.ncpu 2>/dev/null || echo 2)

.PHONY: setup client chromium play terminal test quick stages lint format warm bench compare pictures arena crash attack proxies fuzz fit golden mutants rows envs glyphs layouts wire vitest pytest clean

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

test:
	@rm -f $(TIMES)
	@$(MAKE) --no-print-directory timed-stages
	@cat $(TIMES)

# Before every commit: linters, types, and the tests nearest to what differs from main.
quick: setup
	@PYTHONPATH=tests/sixth_game $(BIN)/python -m tools.quick

# What need not wait for each other runs side by side.
stages:
	@$(MAKE) --no-print-directory timed-setup
	@$(MAKE) --no-print-directory timed-client
	@$(MAKE) --no-print-directory -j2 timed-warm timed-lint timed-vitest timed-chromium
	@$(MAKE) --no-print-directory timed-pytest

timed-warm: export PYTHONPATH := tests/sixth_game

timed-%:
	@start=$$(date +%s); $(MAKE) --no-print-directory $*; code=$$?; \
		printf '%-9s %4d s\n' $* $$(($$(date +%s) - start)) | tee -a $(TIMES); exit $$code

lint: setup client
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python hatch_build.py run check
	$(BIN)/python hatch_build.py run lint
	$(BIN)/python hatch_build.py run prettier -- --check

format: setup
	$(BIN)/ruff format .
	$(BIN)/python hatch_build.py run prettier -- --write

vitest: setup client
	$(BIN)/python hatch_build.py test

pytest: setup client chromium
	$(BIN)/pytest -n $(CORES) --dist worksteal

bench: setup warm client
	PYTHONPATH=tests $(BIN)/python -m benchmarks.run $(SECTIONS)

compare: setup warm client
	PYTHONPATH=tests $(BIN)/python -m benchmarks.compare_checkouts $(WITH)

pictures: setup warm client
	PYTHONPATH=tests $(BIN)/python -m benchmarks.pictures $(GAMES)

arena: setup warm
	$(BIN)/python -m benchmarks.arena

crash: setup warm client
	PYTHONPATH=tests:tests/sixth_game $(BIN)/python -m benchmarks.server.crash $(if $(KILLS),--kills $(KILLS))

attack: setup warm client
	PYTHONPATH=tests:tests/sixth_game $(BIN)/python -m benchmarks.server.attack $(if $(FRESH),--fresh) $(ONLY)

proxies: setup warm
	@tests/server/install-proxies
	$(BIN)/pytest tests/server/proxies.py

fuzz: setup warm
	PYTHONPATH=tests:tests/sixth_game $(BIN)/python -m server.fuzz $(if $(MANY),--many $(MANY))

fit: setup client chromium
	PYTHONPATH=tests:tests/sixth_game:. $(BIN)/python -m web.fit

golden: setup
	PYTHONPATH=tests:tests/sixth_game $(BIN)/python -m tools.golden

mutants: setup
	$(BIN)/python -m tools.mutants

rows: setup
	PYTHONPATH=tests:tests/sixth_game $(BIN)/python -m tools.injective

envs: setup
	PYTHONPATH=tests:tests/sixth_game $(BIN)/python -m tools.thorough

glyphs: setup chromium
	PYTHONPATH=tests $(BIN)/python -m tools.glyphs

layouts: setup
	$(BIN)/python -m tools.layouts

wire: setup
	PYTHONPATH=tests/sixth_game $(BIN)/python -m tools.wire

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis web/node_modules asterism/server/static
