# Sourced by the scripts that try the program with others: says what holds. `work` is their folder for what was printed.

failed=0

say() { printf '%s  %s\n' "$(date +%T)" "$*"; }

# expect WHAT COMMAND... : says whether the command succeeded.
expect() {
  local what=$1
  shift
  if "$@" >"$work/last.log" 2>&1; then
    say "  passed: $what"
  else
    say "  FAILED: $what"
    sed 's/^/    /' "$work/last.log"
    failed=1
  fi
}
