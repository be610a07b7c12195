# make play    set up and play
# make test    set up and run everything CI runs
# make check   format, lint, types, imports
# make bench   measure, and append to benchmarks/results.md
# make docs    the API reference, into build/docs

PYTHON ?= $(firstword $(foreach name,python3 python3.13 python3.12 python3.11,\
	$(shell $(name) -c "import sys; sys.exit(sys.version_info < (3, 11))" 2>/dev/null && echo $(name))))
VENV := .venv
BIN := $(VENV)/bin

export PIP_CONSTRAINT := constraints.txt
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.PHONY: play test check format bench docs clean

play: $(VENV)/.installed
	@$(BIN)/taros play marrakech --seats human,greedy,greedy

test: check
	$(BIN)/pytest -n auto --dist worksteal

check: $(VENV)/.installed-dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: $(VENV)/.installed-dev
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(VENV)/.installed-dev
	$(BIN)/python benchmarks/run.py

docs: $(VENV)/.installed-dev
	$(BIN)/pdoc --output-directory build/docs taros taros.core.game taros.core.match taros.core.record taros.core.fairness taros.core.options taros.core.words taros.games taros.bots.base taros.bots.simple taros.arena.simulate taros._jit

clean:
	rm -rf $(VENV) build dist

$(BIN)/python:
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer is needed"; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/.installed: pyproject.toml constraints.txt | $(BIN)/python
	$(BIN)/pip install --quiet --editable .
	@touch $@

$(VENV)/.installed-dev: $(VENV)/.installed
	$(BIN)/pip install --quiet --editable '.[dev]'
	@touch $@
