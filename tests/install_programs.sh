#!/bin/sh
# Installs Debian's Chromium, PostgreSQL and Redis for the tests. Starts nothing: the tests start what they need themselves.
if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
    echo "Chromium's headless shell, PostgreSQL or Redis is missing and cannot be installed from here."
    echo "A whole Chromium serves too. The tests say what they skip."
    exit 0
fi
echo "Installing Chromium, PostgreSQL and Redis for the tests"
export DEBIAN_FRONTEND=noninteractive
apt-get -qq update
apt-get -qq install -y --no-install-recommends postgresql-common >/dev/null
# The tests make their own servers: no cluster of the system's is wanted, and no Redis that starts by itself.
sed -i 's/^#*create_main_cluster.*/create_main_cluster = false/' /etc/postgresql-common/createcluster.conf
started=/usr/sbin/policy-rc.d
[ -e "$started" ] || { printf '#!/bin/sh\nexit 101\n' >"$started"; chmod +x "$started"; ours=1; }
apt-get -qq install -y --no-install-recommends postgresql redis-server fonts-dejavu-core >/dev/null
# An older Debian has only the whole browser. Tests run in it too, more slowly.
apt-get -qq install -y --no-install-recommends chromium-headless-shell >/dev/null 2>&1 ||
    apt-get -qq install -y --no-install-recommends chromium >/dev/null
[ -z "$ours" ] || rm "$started"
