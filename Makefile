# make play      set up, build the client, and play in the browser
# make test      set up and run everything CI runs
# make test-all  run everything CI runs, with every option of every game and more random cases; test-rl
# make test-rl   install torch, OpenSpiel and others, and run the tests that need them
# make check     format, lint, types, imports
# make faults    break servers, databases and networks 10,000 times, and check that nothing is lost
# make fuzz      send bad inputs by the ten thousand, and check that nothing fails, stalls or grows
# make load      put servers under load: their ceilings, what a table and a socket take, an hour's soak
# make audit     ask the indexes of Python and npm for advisories about what is installed
# make bench     measure, and append to benchmarks/results.md
# make site      write both games as static files, into dist
# make wheel     write the package with the built client, as wheel and sdist, into build/wheel
# make wasm      compile the kernels to WebAssembly, for the client
# make docs      write the documentation site, into build/docs
# make pictures  take the pictures of the README and the documentation, into docs/pictures
# make release   test, build, try the wheel and the site in empty environments, and tag

PYTHON ?= $(firstword $(foreach name,python3 python3.13 python3.12 python3.11,\
	$(shell $(name) -c "import sys; sys.exit(sys.version_info < (3, 11))" 2>/dev/null && echo $(name))))
VENV := .venv
BIN := $(VENV)/bin
CASES := -m "not exhaustive"
INSTALL := $(BIN)/pip install --quiet --no-compile --editable
TWO_JOBS := $(MAKE) --no-print-directory --jobs 2 $(if $(filter output-sync,$(.FEATURES)),--output-sync)
CLIENT := src/taros/server/static/index.html
SITE := dist/index.html
WHEELS := build/pyodide-wheels/.downloaded
KERNELS := web/src/kernels/built/kernels.json
CLIENT_SOURCES := $(shell find web/src web/public src/taros/locales -type f 2>/dev/null) \
	$(wildcard web/*.json web/*.ts web/*.js web/*.html)

export PIP_CONSTRAINT := constraints.txt
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.PHONY: play client site wheel wasm test test-all test-client test-rl compiled-kernels \
	check check-client check-python format bench faults fuzz load audit docs pictures release clean always

play: $(VENV)/.installed client site
	@$(BIN)/taros serve --open --site $(dir $(SITE))

client: $(CLIENT)

site: $(SITE)

wheel: $(VENV)/.installed-dev client
	rm -rf build/wheel
	$(BIN)/python -m build --no-isolation --outdir build/wheel >/dev/null
	@ls -l build/wheel

wasm: $(KERNELS)

test:
	@$(TWO_JOBS) --silent $(VENV)/.installed-dev web/node_modules/.installed
	@$(TWO_JOBS) check-client check-python site test-client compiled-kernels
	$(BIN)/pytest -n auto --dist worksteal $(CASES) --ignore tests/browser --ignore tests/server --ignore tests/faults --ignore tests/fuzz --ignore tests/rl
	$(BIN)/pytest -n 3 --dist loadfile -rR $(CASES) tests/server tests/fuzz
	$(BIN)/pytest -n 2 -p no:unraisableexception -rR $(CASES) tests/faults  # connections are left open on purpose
	$(BIN)/pytest -n 4 --dist worksteal --reruns 1 -rR $(CASES) tests/browser

test-all: CASES := --times 10
test-all: test test-rl

test-client: web/node_modules/.installed $(KERNELS)
	npm --prefix web run --silent test

compiled-kernels: $(VENV)/.installed-dev
	$(BIN)/python tests/compile_kernels.py

test-rl: $(VENV)/.installed-bench
	$(BIN)/pytest tests/rl

check:
	@$(TWO_JOBS) --silent $(VENV)/.installed-dev web/node_modules/.installed
	@$(TWO_JOBS) check-client check-python

check-client: $(VENV)/.installed-dev web/node_modules/.installed
	npm --prefix web run --silent check

check-python: $(VENV)/.installed-dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: $(VENV)/.installed-dev
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(VENV)/.installed-bench site
	$(BIN)/python benchmarks/run.py

FAULTS := 10000

faults: $(VENV)/.installed-dev
	PYTHONPATH=tests $(BIN)/python -m faults.run --faults $(FAULTS)

INPUTS := 100000

fuzz: $(VENV)/.installed-dev
	PYTHONPATH=tests $(BIN)/python -m fuzz.run --inputs $(INPUTS)

MINUTES := 60
PARTS :=

load: $(VENV)/.installed-dev client
	PYTHONPATH=tests:benchmarks $(BIN)/python -m load $(PARTS) --minutes $(MINUTES)

audit: $(VENV)/.installed-dev
	$(BIN)/pip install --quiet pip-audit
	$(BIN)/pip-audit --requirement constraints.txt --no-deps --disable-pip
	npm --prefix web audit

docs: $(VENV)/.installed-dev web/node_modules/.installed
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict
	@echo "build/docs/index.html"

pictures: $(VENV)/.installed-dev client
	$(BIN)/python tools/architecture.py
	PYTHONPATH=tests:tools $(BIN)/python tools/pictures.py

release: test wheel site docs
	$(BIN)/python tools/release.py

clean:
	rm -rf $(VENV) build dist

$(CLIENT): web/node_modules/.installed $(KERNELS) $(CLIENT_SOURCES)
	npm --prefix web run --silent build
	@touch $@

$(SITE): $(CLIENT) $(WHEELS) $(wildcard web/scripts/*) $(shell find src/taros -name '*.py' -o -name '*.md')
	$(BIN)/python web/scripts/site.py $(@D)

$(KERNELS): $(VENV)/.installed always  # it compiles only what has changed
	@$(BIN)/python -m taros.games.build_wasm $(@D)

web/node_modules/.installed: web/package-lock.json
	npm --prefix web ci --silent --no-audit --no-fund
	@touch $@

$(WHEELS): constraints.txt | $(BIN)/python  # msgspec for Pyodide, which npm has without it
	rm -rf $(@D)
	$(BIN)/pip download --quiet --no-deps --only-binary :all: --python-version 3.14 \
		--platform pyemscripten_2026_0_wasm32 --dest $(@D) msgspec
	@touch $@

$(BIN)/python:
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer is needed"; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/.installed: pyproject.toml constraints.txt | $(BIN)/python
	$(INSTALL) '.[wasm]'
	@touch $@

$(VENV)/.installed-dev: pyproject.toml constraints.txt | $(BIN)/python
	$(INSTALL) '.[wasm,dev]'
	@touch $(VENV)/.installed $@

$(VENV)/.installed-bench: $(VENV)/.installed-dev
	$(INSTALL) '.[wasm,dev,bench]'
	@touch $@
