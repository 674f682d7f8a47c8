#!/usr/bin/env bash
# Runs studies as arrays of jobs on a Slurm of this machine's own and compares their results with those of one run.
#   tests/slurm/check.sh PROGRAM
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
. tests/expect.sh
program=$(realpath "${1:?}")
. tests/slurm/cluster.sh

work=$(mktemp -d "${TMPDIR:-/tmp}/epsiscope-arrays-XXXXXX")
batch=$PWD/resources/slurm/study.sbatch
# submit OPTION... STUDY OUT SHARDS: prints the array's number.
submit() {
  PATH=$(dirname "$program"):$PATH sbatch --parsable --output="$work/jobs.log" "${@:1:$#-3}" "$batch" "${@: -3}"
}

# wait_for ARRAY: until none of its jobs is left.
wait_for() {
  while [ -n "$(squeue -h -j "$1" 2>/dev/null)" ]; do sleep 1; done
}

# until_true COMMAND... : at most two minutes.
until_true() {
  local attempt
  for attempt in {1..240}; do
    "$@" && return 0
    sleep 0.5
  done
  say "  waited in vain for: $*"
  return 1
}

merge() { "$program" merge "$1" --out "$1-merged" --quiet; }
# same_as_one_run STUDY PARTS: the bits of the table, and all that check looks at.
same_as_one_run() {
  [ -d "$work/one/$1" ] || "$program" run "$work/$1.json" --out "$work/one/$1" --quiet
  merge "$2" && cmp "$work/one/$1/results.csv" "$2-merged/results.csv" &&
    "$program" check "$work/$1.json" "$2-merged/results.json"
}
# names_missing PARTS: merge refuses with exit code 1 and names shards.
names_missing() {
  local code=0
  merge "$1" 2>"$1.missing" || code=$?
  cat "$1.missing"
  [ "$code" -eq 1 ] && grep -q "missing or not complete" "$1.missing"
}
# begun PARTS COUNT: that many files have been begun.
begun() { [ "$(find "$1" -name '*.part' 2>/dev/null | wc -l)" -ge "$2" ]; }
running_on() { squeue -h -t R -w "$1" | grep -q .; }
was_begun_twice() { find "$1" -name '*.2.part' | grep .; }

studies() {
  cat >"$work/quick.json" <<'STUDY'
{"data": {"file": "builtin:advertising-sales", "target": "sales", "lower": 0, "upper": 60},
 "trials": 12, "epsilon": [0.5, 2], "label_privacy": {"zeta": 12, "bin_width": 3, "methods": ["laplace", "staircase", "best-local"]}}
STUDY
  cat >"$work/long.json" <<'STUDY'
{"data": {"file": "builtin:house-prices", "target": "price"}, "trials": 24, "epsilon": [0.5, 2],
 "label_privacy": {"learner": "perceptron", "methods": ["laplace", "rp-with-prior-debiased", "central-ridge"]}}
STUDY
  cat >"$work/small.json" <<'STUDY'
{"task": "statistic", "data": {"file": "builtin:census-sample", "target": "income", "lower": 0, "upper": 200},
 "trials": 1000, "epsilon": [0.1, 1]}
STUDY
}

an_array() {
  say "An array of 12 jobs on two nodes"
  wait_for "$(submit --array=1-12 "$work/quick.json" "$work/array" 12)"
  expect "the merged bits are those of one run" same_as_one_run quick "$work/array"
}

a_folder() {
  say "A folder with two studies, three shards each"
  mkdir "$work/both"
  cp "$work/quick.json" "$work/both/a.json"
  cp "$work/small.json" "$work/both/b.json"
  echo '{}' >"$work/both/a.results.json"
  wait_for "$(submit --array=1-6 "$work/both" "$work/folder" 3)"
  expect "the first is as one run" same_as_one_run quick "$work/folder/a"
  expect "the second is as one run" same_as_one_run small "$work/folder/b"
}

a_lost_node() {
  say "A node is lost while it computes"
  local array
  array=$(submit --array=1-4 "$work/long.json" "$work/lost" 4)
  until_true running_on node2
  until_true begun "$work/lost" 4
  sleep 3
  lose_node node2
  until_true eval 'sinfo -h -N -n node2 -o %T | grep -q down'
  say "  node2 is $(sinfo -h -N -n node2 -o %T); its jobs: $(squeue -h -j "$array" -o '%K %T %N' | paste -sd,)"
  wait_for "$array"
  expect "its jobs were begun again" was_begun_twice "$work/lost"
  expect "the merged bits are those of one run" same_as_one_run long "$work/lost"
  start_node node2
  until_true eval 'sinfo -h -N -n node2 -o %T | grep -q idle'
}

a_requeued_job() {
  say "A job is put back into the queue"
  local array
  array=$(submit --array=1-2 "$work/long.json" "$work/requeued" 2)
  until_true begun "$work/requeued" 2
  sleep 3
  scontrol requeue "${array}_1"
  wait_for "$array"
  expect "it was begun again" was_begun_twice "$work/requeued"
  expect "the merged bits are those of one run" same_as_one_run long "$work/requeued"
}

a_cancelled_array() {
  say "An array is cancelled, and its missing jobs are run alone"
  local array missing
  array=$(submit --array=1-8 "$work/long.json" "$work/cancelled" 8)
  until_true begun "$work/cancelled" 3
  sleep 2
  scancel "$array"
  wait_for "$array"
  expect "merge names what is missing" names_missing "$work/cancelled"
  say "  $(cat "$work/cancelled.missing")"
  missing=$(grep -oE '[0-9]+/8' "$work/cancelled.missing" | cut -d/ -f1 | paste -sd,)
  wait_for "$(submit --array="$missing" "$work/long.json" "$work/cancelled" 8)"
  expect "the merged bits are those of one run" same_as_one_run long "$work/cancelled"
}

a_thousand_jobs() {
  say "1,000 small jobs"
  local start=$SECONDS
  wait_for "$(submit --array=1-1000 "$work/small.json" "$work/thousand" 1000)"
  say "  they took $((SECONDS - start)) s"
  expect "the merged bits are those of one run" same_as_one_run small "$work/thousand"
}

start_cluster
trap 'stop_cluster; rm -rf "$work"' EXIT
trap 'exit 1' INT TERM
until_true eval '[ "$(sinfo -h -t idle -o %D)" = 2 ]'
sinfo
studies
an_array
a_folder
a_requeued_job
a_cancelled_array
a_lost_node
a_thousand_jobs
[ "$failed" -eq 0 ] && say "All arrays gave the bits of one run."
exit "$failed"
