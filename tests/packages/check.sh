#!/usr/bin/env bash
# Installs, starts, upgrades and removes the packages of build/packages in trees of their own:
#   tests/packages/check.sh
# The trees are Debian 12, which they are built on, and 13, fetched from where this machine has its own packages from.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
. tests/expect.sh
packages=$PWD/build/packages
deb=$(ls "$packages"/*.deb)
bundle=$(ls "$packages"/*.tar.gz)
work=$(mktemp -d "${TMPDIR:-/tmp}/epsiscope-trees-XXXXXX")
mirror=$(apt-cache policy git | grep -oE 'https?://[^ ]+' | head -n 1)
trap 'rm -rf --one-file-system "$work"' EXIT

# inside TREE COMMAND: as root of the tree, with its own processes and without a display.
inside() {
  unshare --mount --pid --fork --kill-child bash -c '
    mount --rbind /dev "$0/dev" && mount -t proc proc "$0/proc" &&
    exec chroot "$0" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/tmp/home LC_ALL=C.UTF-8 \
      DEBIAN_FRONTEND=noninteractive QT_QPA_PLATFORM=offscreen bash -c "$1"' "$1" "$2"
}

# tree SUITE: a bare system.
tree() {
  debootstrap --variant=minbase --include=ca-certificates "$1" "$work/$1" "$mirror" >"$work/$1.log" 2>&1 || { tail "$work/$1.log"; return 1; }
  cp -L /etc/resolv.conf "$work/$1/etc/" 2>/dev/null || true
  cp -r /etc/apt/apt.conf.d/. "$work/$1/etc/apt/apt.conf.d/" 2>/dev/null || true
}

# files TREE: all of them, but those of the package manager and of caches.
files() {
  (cd "$1" && find . -xdev \( -path ./proc -o -path ./dev -o -path ./var/cache -o -path ./var/lib/apt -o -path ./var/log -o -path ./tmp \
    -o -path ./var/lib/dpkg -o -path ./run \) -prune -o -print | sort)
}

# earlier_version: the same package under a version that came before.
earlier_version() {
  rm -rf "$work/old"
  dpkg-deb -R "$deb" "$work/old"
  sed -i 's/^Version: .*/Version: 0.0.1/' "$work/old/DEBIAN/control"
  dpkg-deb --root-owner-group -b "$work/old" "$1/tmp/old.deb"
}

# starts TREE PROGRAM: the window opens, lives for some seconds and ends when it is told to.
starts() {
  inside "$1" "timeout --preserve-status -s TERM 5 $2; [ \$? -eq 143 ]"
}
study='/usr/share/epsiscope/studies/house-prices.json'

# the_tar TREE: alone, where nothing but a bare system is.
the_tar() {
  tar -C "$1/opt" -xf "$bundle"
  expect "the tar says its version" inside "$1" "/opt/*/bin/epsiscope --version"
  expect "it runs a study" inside "$1" "cd /tmp && /opt/*/bin/epsiscope run /opt/*/share/epsiscope/studies/house-prices.json --set trials=2 --out tar --quiet && test -s tar/trade-off.png"
  expect "its window starts" starts "$1" "/opt/*/bin/epsiscope"
}

# the_deb TREE: over an earlier one, beside the tar, and away again.
the_deb() {
  inside "$1" "apt-get update -q" >/dev/null
  # What the package depends on is there first, so that what is left behind is its own.
  inside "$1" "apt-get install -y -q --no-install-recommends $(dpkg-deb -f "$deb" Depends | sed 's/([^)]*)//g; s/|[^,]*//g; s/,/ /g')" >"$1.depends.log" 2>&1 || tail "$1.depends.log"
  files "$1" >"$1.before"
  cp "$deb" "$1/tmp/new.deb"
  earlier_version "$1" >/dev/null
  expect "an earlier version of the .deb installs" inside "$1" "apt-get install -y -q --no-install-recommends /tmp/old.deb"
  expect "the new one takes its place" inside "$1" "apt-get install -y -q --no-install-recommends /tmp/new.deb && epsiscope --version"
  expect "the built-in study runs" inside "$1" "cd /tmp && epsiscope run $study --set trials=2 --out deb --quiet && test -s deb/trade-off.png && epsiscope check $study deb/results.json --set trials=2"
  expect "the window starts" starts "$1" epsiscope
  expect "the manual page and the completion are there" inside "$1" "test -s /usr/share/man/man1/epsiscope.1.gz || test -e /etc/dpkg/dpkg.cfg.d/docker; bash -n /usr/share/bash-completion/completions/epsiscope"
  expect "the tar beside it still starts" starts "$1" "/opt/*/bin/epsiscope"
  expect "the .deb is removed" inside "$1" "apt-get purge -y -q epsiscope"
  files "$1" >"$1.after"
  expect "nothing is left of it" diff "$1.before" "$1.after"
}

expect "lintian finds no error" lintian --fail-on error --suppress-tags-from-file /dev/null "$deb"
expect "the entry of menus is valid" desktop-file-validate resources/package/epsiscope.desktop
expect "the entry of software centres is valid" appstreamcli validate --no-net build/app/package/org.epsiscope.Epsiscope.metainfo.xml
for suite in bookworm trixie; do
  say "A bare $suite"
  tree "$suite"
  the_tar "$work/$suite"
  the_deb "$work/$suite"
done
[ "$failed" -eq 0 ] && say "The packages install, start and leave."
exit "$failed"
