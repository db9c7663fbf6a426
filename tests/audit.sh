#!/bin/sh
# Whether a package in use is known to have a hole. Exit 0: none is known; 1: some are, or it could not be found out.
# Needs PyPI's own answers about each release, and npm's list of advisories: a mirror of packages alone has neither.
bin=$1
status=0
echo "Python packages (pip-audit, asking PyPI about each one of requirements.lock)"
# Strict: a package that PyPI says nothing about is no package without holes.
"$bin/uv" tool run pip-audit --strict --disable-pip --require-hashes --progress-spinner off -r requirements.lock || {
    status=1
    echo "Not passed. If it says 'not found on PyPI' the mirror in use cannot tell: run this where pypi.org answers."
}
echo "The client's packages (npm audit)"
PATH="$bin:$PATH" npm --prefix web audit --audit || {
    status=1
    echo "Not passed. If it says '405' or 'audit endpoint' the mirror in use has no advisories: run this where npm's own registry answers."
}
exit $status
