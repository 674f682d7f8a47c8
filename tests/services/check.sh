#!/usr/bin/env bash
# Starts a PostgreSQL server of its own in a new folder, reached by a socket there alone, and runs the tests that need one:
#   tests/services/check.sh PROGRAM [ARGUMENT...]
# The server ends, and the folder goes, with the tests.
set -euo pipefail
program=$(realpath "$1")
shift
binaries=$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -n 1)
work=$(mktemp -d "${TMPDIR:-/tmp}/epsiscope-services-XXXXXX")
export EPSISCOPE_SERVICES=$work PGSERVICEFILE=$work/pg_service.conf PGPASSFILE=$work/pgpass
unset PGHOST PGPORT PGUSER PGPASSWORD PGDATABASE PGSERVICE PGOPTIONS
chmod 755 "$work"

# as_server COMMAND...: a server does not run as root.
as_server() {
  if [ "$(id -u)" -eq 0 ]; then
    (cd / && setpriv --reuid=postgres --regid=postgres --clear-groups "$@")
  else
    "$@"
  fi
}

mkdir "$work/server"
[ "$(id -u)" -ne 0 ] || chown postgres: "$work/server"
stop() {
  as_server "$binaries/pg_ctl" -D "$work/server/data" -m immediate -w stop >/dev/null 2>&1 || true
  rm -rf --one-file-system "$work"
}
trap stop EXIT

as_server "$binaries/initdb" -D "$work/server/data" -U owner -A trust -E UTF8 --locale=C.UTF-8 --no-sync >"$work/initdb.log" 2>&1 ||
  { cat "$work/initdb.log" >&2; exit 1; }
printf 'local all owner trust\nlocal all all scram-sha-256\n' | as_server tee "$work/server/data/pg_hba.conf" >/dev/null
as_server "$binaries/pg_ctl" -D "$work/server/data" -l "$work/server/log" -w -t 30 \
  -o "-c listen_addresses='' -c unix_socket_directories=$work/server -c port=5499 -c fsync=off" start >/dev/null ||
  { cat "$work/server/log" >&2; exit 1; }

# service NAME USER DATABASE PORT
service() { printf '[%s]\nhost=%s\nport=%s\ndbname=%s\nuser=%s\n\n' "$1" "$work/server" "$4" "$3" "$2"; }
{
  service owner owner postgres 5499
  service reader reader postgres 5499
  service wrong-password stranger postgres 5499
  service no-password guest postgres 5499
  service no-database owner nowhere 5499
  service away owner postgres 5498
  service silent owner postgres 5497
} >"$PGSERVICEFILE"
printf '*:*:*:reader:right\n*:*:*:stranger:mistyped\n' >"$PGPASSFILE"
chmod 600 "$PGPASSFILE"
"$program" "$@"
