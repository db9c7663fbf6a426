#!/bin/sh
# Installs Debian's Chromium and PostgreSQL for the tests. Starts nothing: the tests start what they need themselves.
if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
    echo "Chromium or PostgreSQL is missing and cannot be installed from here: the tests say what they skip."
    exit 0
fi
echo "Installing Chromium and PostgreSQL for the tests"
export DEBIAN_FRONTEND=noninteractive
apt-get -qq update
apt-get -qq install -y --no-install-recommends postgresql-common >/dev/null
# The tests make their own database: no cluster of the system's is wanted.
sed -i 's/^#*create_main_cluster.*/create_main_cluster = false/' /etc/postgresql-common/createcluster.conf
apt-get -qq install -y --no-install-recommends postgresql chromium fonts-dejavu-core >/dev/null
