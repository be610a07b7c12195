# make play      set up, build the client, and play in the browser
# make test      set up and run everything CI runs
# make test-all  run everything CI runs, with every option of every game and more random cases
# make check     format, lint, types, imports
# make bench     measure, and append to benchmarks/results.md
# make docs      the API reference, into build/docs

PYTHON ?= $(firstword $(foreach name,python3 python3.13 python3.12 python3.11,\
	$(shell $(name) -c "import sys; sys.exit(sys.version_info < (3, 11))" 2>/dev/null && echo $(name))))
VENV := .venv
BIN := $(VENV)/bin
CASES := -m "not exhaustive"
CLIENT := src/taros/server/static/index.html
CLIENT_SOURCES := $(shell find web/src web/public src/taros/locales -type f 2>/dev/null) \
	$(wildcard web/*.json web/*.ts web/*.js web/*.html)

export PIP_CONSTRAINT := constraints.txt
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.PHONY: play client test test-all check format bench docs clean

play: $(VENV)/.installed client
	@$(BIN)/taros serve --open

client: $(CLIENT)

test: check client
	npm --prefix web run --silent test
	$(BIN)/python tests/compile_kernels.py
	$(BIN)/pytest -n auto --dist worksteal $(CASES) --ignore tests/browser --ignore tests/server
	$(BIN)/pytest -n 3 -rR tests/server
	$(BIN)/pytest -n 4 --dist worksteal --reruns 1 -rR tests/browser

test-all: CASES := --times 3
test-all: test

check: $(VENV)/.installed-dev web/node_modules/.installed
	npm --prefix web run --silent check
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: $(VENV)/.installed-dev
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(VENV)/.installed-bench client
	$(BIN)/python benchmarks/run.py

docs: $(VENV)/.installed-dev
	$(BIN)/pdoc --output-directory build/docs taros taros.core.game taros.core.match taros.core.record taros.core.fairness taros.core.options taros.core.words taros.games taros.bots.base taros.bots.simple taros.arena.simulate taros.arena.tournament taros.arena.schedule taros.arena.play taros.arena.score taros.arena.ratings taros.workers.pool taros.review.review taros.review.report taros.review.advice taros.kernels

clean:
	rm -rf $(VENV) build dist

$(CLIENT): web/node_modules/.installed $(CLIENT_SOURCES)
	npm --prefix web run --silent build
	@touch $@

web/node_modules/.installed: web/package-lock.json
	npm --prefix web ci --silent --no-audit --no-fund
	@touch $@

$(BIN)/python:
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer is needed"; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/.installed: pyproject.toml constraints.txt | $(BIN)/python
	$(BIN)/pip install --quiet --editable .
	@touch $@

$(VENV)/.installed-dev: $(VENV)/.installed
	$(BIN)/pip install --quiet --editable '.[dev]'
	@touch $@

$(VENV)/.installed-bench: $(VENV)/.installed-dev
	$(BIN)/pip install --quiet --editable '.[dev,bench]'
	@touch $@
