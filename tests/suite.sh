# Sourced by tests/run: runs test programs in pieces of some tests each, as many at a time as there are processors, and
# says in the end what failed. A test that ends its program is named, and those after it are run all the same.

tests_in_a_piece=24

# run_piece PROGRAM LIST: runs the tests that the file LIST names, one a line. LIST.results gets "passed", "failed",
# "crashed" or "skipped" before each name, LIST.log what was printed.
run_piece() {
  local program=$1 list=$2 left=$2.left rc before
  : >"$list.results"
  : >"$list.log"
  cp "$list" "$left"
  while [ -s "$left" ]; do
    before=$(wc -l <"$left")
    rc=0
    # A piece that hangs is ended, and the test it hangs in is reported.
    { timeout -k 10 "${seconds_of_a_piece:-1800}" "$program" --gtest_color=no "--gtest_filter=$(paste -sd: "$left")"; } >"$list.out" 2>&1 || rc=$?
    cat "$list.out" >>"$list.log"
    awk -v rc="$rc" '
      /^\[ RUN      \] /{running = substr($0, 14)}
      running != "" && match($0, /\[ +(OK|FAILED|SKIPPED) +\] /) {
        rest = substr($0, RSTART + 13)
        if (rest == running || index(rest, running " (") == 1 || index(rest, running ", where") == 1) {
          state = substr($0, RSTART, 13)
          print (state ~ /OK/ ? "passed" : state ~ /FAILED/ ? "failed" : "skipped"), running
          running = ""
          if (state ~ /FAILED/) failed = 1
        }
      }
      END {
        if (running != "") print "crashed", running
        else if (rc != 0 && !failed) print "crashed", "(end)"
      }' "$list.out" >"$list.now"
    sed -i "s|^crashed (end)\$|crashed the program after its tests, the last being $(tail -n 1 "$left")|" "$list.now"
    cat "$list.now" >>"$list.results"
    grep -q '^crashed' "$list.now" && printf '[ CRASHED  ] with exit code %s\n' "$rc" >>"$list.log"
    cut -d' ' -f2- "$list.now" | grep -vxFf - "$left" >"$left.new"
    mv "$left.new" "$left"
    [ "$(wc -l <"$left")" -lt "$before" ] || break
  done
  # What never began, such as a program that does not start, did not pass.
  sed 's/^/crashed /' "$left" >>"$list.results"
  cat "$list.results"
}

# failure_message LIST TEST: what the test printed, the last 40 lines of it; the end of the log if it never began.
failure_message() {
  awk -v name="$2" '
    index($0, "[ RUN      ] ") == 1 {inside = substr($0, 14) == name; begun = begun || inside; next}
    inside && /\[  FAILED  \] / {inside = 0}
    inside && !/^This plugin does not support/ {text[++lines] = $0}
    inside && /^\[ CRASHED  \] / {inside = 0}
    END {
      if (lines > 40) print "    ... " lines - 40 " lines before these are in " FILENAME
      for (i = lines > 40 ? lines - 39 : 1; i <= lines; ++i) print "    " text[i]
      exit !begun
    }' "$1.log" || tail -n 20 "$1.log" | sed 's/^/    /'
}

# run_programs FOLDER PROGRAM... : runs all their tests; pieces and logs go into FOLDER. Succeeds if none failed
# and, where CI is set, none was skipped.
run_programs() {
  local folder=$1 program list state name total count=0 failed=0
  shift
  rm -rf "$folder"
  mkdir -p "$folder"
  for program in "$@"; do
    name=$(basename "$program")
    "$program" --gtest_list_tests >"$folder/$name.list" 2>"$folder/$name.err" || { cat "$folder/$name.err" >&2; say "$program does not start."; return 1; }
    awk '/^[^ ]/{suite = $1} /^  /{print suite $1}' "$folder/$name.list" | grep -v 'DISABLED_' |
      split -l "$tests_in_a_piece" -d -a 4 - "$folder/$name-"
    for list in "$folder/$name"-*; do printf '%s %s\n' "$program" "$list"; done >>"$folder/pieces"
  done
  total=$(cut -d' ' -f2 "$folder/pieces" | xargs cat | wc -l)
  export -f run_piece
  xargs -P "$(nproc)" -L 1 bash -c 'run_piece "$@"' run_piece <"$folder/pieces" |
    while read -r state name; do
      case $state in failed | crashed) failed=$((failed + 1)) ;; esac
      printf '[%d/%d] tests run, %d failed\n' "$((++count))" "$total" "$failed"
    done | show_progress

  cat "$folder"/*.results >"$folder/results"
  local passed
  passed=$(grep -c '^passed ' "$folder/results" || true)
  failed=$(grep -cE '^(failed|crashed) ' "$folder/results" || true)
  skipped=$(grep -c '^skipped ' "$folder/results" || true)
  grep -HE '^(failed|crashed) ' "$folder"/*.results | while IFS= read -r name; do
    list=${name%%.results:*}
    name=${name#*.results:*ed }
    say "" "FAILED: $name"
    failure_message "$list" "$name" >&2
  done || true
  local rc=0
  [ "$failed" -eq 0 ] && [ "$passed" -gt 0 ] || rc=1
  if [ "$skipped" -gt 0 ]; then
    say "$(skip_reasons "$folder" "$skipped")"
    [ -z "${CI:-}" ] || rc=1
  fi
  echo "$passed passed, $failed failed, $skipped skipped"
  return "$rc"
}

# skip_reasons FOLDER COUNT: one line that says why tests were skipped.
skip_reasons() {
  local needing others line
  needing=$(cat "$1"/*.log | grep -c 'is not here: set EPSISCOPE_SHARED' || true)
  others=$(cat "$1"/*.log | grep -oE 'this machine has no locale|Qt has no TLS here|this system has no /dev/full' | sort -u | paste -sd, || true)
  line="Skipped $2:"
  [ "$needing" -eq 0 ] || line+=" $needing for want of the data folder, which EPSISCOPE_SHARED names and else is ../shared;"
  [ -z "$others" ] || line+=" $others;"
  echo "${line%[;:]}.${CI:+ That must not happen here.}"
}
