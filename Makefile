# The one door for people and for CI. Needs only Python 3.11+, pip and make; everything else goes into .venv.
PYTHON ?= python3
BIN := .venv/bin
ENV := .venv/installed
READY := .venv/ready
KERNELS := $(wildcard src/gaslamp/kernels/*/kernel.py src/gaslamp/kernels/*/search.py)
# A compiler is of use only with Python's headers.
HEADERS = $(shell $(PYTHON) -c 'import sysconfig; print(sysconfig.get_path("include"))')
COMPILER = $(and $(wildcard $(HEADERS)/Python.h),$(shell command -v "$${CC:-cc}" || command -v gcc || command -v clang))

.DEFAULT_GOAL := help
.PHONY: help setup play test check bench lock clean

help:  ## list what can be made
	@sed -n 's/^\([a-z]*\):.*##  *\(.*\)/make \1\t\2/p' Makefile | expand -t 14

setup: $(READY)  ## set up .venv with the locked, hashed requirements, and compile the kernels

play: $(READY)  ## play Mr. Jack in the terminal
	@$(BIN)/gaslamp play mrjack

# Where there is a compiler, a kernel that does not compile is a failure.
test: export GASLAMP_COMPILED := $(if $(COMPILER),1)
test: check  ## check, then run every test
	$(BIN)/pytest -q tests/core tests/games --cov --cov-report=term
	$(BIN)/pytest -q tests --ignore tests/core --ignore tests/games -n 2

check: $(READY)  ## style, types and the levels of the architecture
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/mypy examples/*.py
	$(BIN)/lint-imports

bench: $(READY)  ## measure, and keep the table in benchmarks/results.md
	$(BIN)/gaslamp bench --results benchmarks/results.md

LOCK := uv pip compile -q --upgrade --universal --python-version 3.11 --generate-hashes --custom-compile-command "make lock"

lock: $(READY)  ## choose versions anew and write the locks
	$(BIN)/$(LOCK) --extra dev pyproject.toml -o requirements.lock
	grep -E '^uv==' requirements.lock | cut -d' ' -f1 | $(BIN)/$(LOCK) - -o requirements-uv.lock

clean:  ## remove all that was made
	rm -rf .venv build dist src/gaslamp/kernels/*/*.so .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache

# --without-pip and pip's own --python: a plain Debian has pip but no ensurepip.
# pip fetches uv and uv the rest: a quarter of a minute instead of more than one.
$(ENV): requirements.lock requirements-uv.lock pyproject.toml
	@echo "Setting up .venv (once; it takes a moment)"
	@$(PYTHON) -m venv --without-pip .venv
	@$(PYTHON) -m pip --python $(BIN)/python install -q --require-hashes -r requirements-uv.lock
	@$(BIN)/uv pip sync -q -p ./.venv --require-hashes requirements.lock
	@GASLAMP_PURE=1 $(BIN)/uv pip install -q -p ./.venv --no-deps --no-build-isolation -e .
	@touch $@

# Without a compiler setup.py only warns, and the kernels run interpreted.
$(READY): $(ENV) setup.py $(KERNELS)
	@echo "Compiling the kernels"
	@$(BIN)/python setup.py -q build_ext --inplace
	@touch $@
