#!/usr/bin/python3
"""shard.py PROGRAM SHARD SHARDS SECONDS FOLDER: runs every SHARDS-th test of a program, beginning with number SHARD.

A test that ends the program, or in which it hangs (all that is run at once has SECONDS), is named, and those after it
are run all the same. FOLDER gets PROGRAM-SHARD.log with what was printed, .xml with GoogleTest's own report, and .json
with [state, name, message] of each test, for summary.py. GTEST_FILTER says which tests there are."""

import json
import os
import re
import subprocess
import sys
import time

program, shard, shards, seconds, folder = sys.argv[1:]
stem = f"{folder}/{os.path.basename(program)}-{shard}"
ENDS = {"OK": "passed", "FAILED": "failed", "SKIPPED": "skipped"}
# A test that began, what it printed, and how it ended, if it did.
TEST = re.compile(r"^\[ RUN      \] (\S+)\n(.*?)(?:\[ +(OK|FAILED|SKIPPED) +\] \1(?:, where| \()|\Z)", re.M | re.S)


def listed():
    """The tests of the program, and as a result that it does not start, if it does not."""
    listing = subprocess.run([program, "--gtest_list_tests"], capture_output=True, text=True)
    if listing.returncode:
        return [], [["crashed", f"{os.path.basename(program)} does not start", message(listing.stderr)]]
    suite, names = "", []
    for indent, word in re.findall(r"^( *)(\S+)", listing.stdout, re.M):
        if indent:
            names.append(suite + word)
        else:
            suite = word
    return [name for name in names if "DISABLED_" not in name], []


def message(text):
    """The last forty lines, without what Qt says of a platform that shows nothing."""
    lines = [line for line in text.splitlines() if not line.startswith("This plugin does not support")]
    before = [f"... {len(lines) - 40} lines before these are in {stem}.log"] if len(lines) > 40 else []
    return "\n".join("    " + line for line in before + lines[-40:])


def run(tests, log, report):
    """Runs them in one process; the result of each that began."""
    start, began = log.tell(), time.monotonic()
    command = [program, "--gtest_color=no", f"--gtest_output=xml:{report}", "--gtest_filter=" + ":".join(tests)]
    code = subprocess.call(["timeout", "-k", "10", seconds, *command], stdout=log, stderr=subprocess.STDOUT)
    ended_early = "hung" if time.monotonic() - began >= float(seconds) else "crashed"
    log.seek(start)
    text = log.read().decode(errors="replace")
    found = [[ENDS[end], name, "" if end == "OK" else message(printed)] if end else
             [ended_early, name, message(f"{printed}\nThe program ended with exit code {code}.")]
             for name, printed, end in TEST.findall(text)]
    if code and all(state in ("passed", "skipped") for state, *_ in found):
        found.append([ended_early, f"{os.path.basename(program)} after {tests[-1]}, exit code {code}", message(text)])
    return found


os.makedirs(folder, exist_ok=True)
tests, results = listed()
left = begun = tests[int(shard) - 1::int(shards)]
with open(stem + ".log", "w+b", buffering=0) as log:
    while True:
        # Written before each start: what ends this script, too, must not hide a test.
        with open(stem + ".json", "w") as file:
            json.dump(results + [["crashed", name, "    did not run"] for name in left], file)
        if not left or not begun:
            break
        found = run(left, log, f"{stem}.{len(results)}.xml")
        results += found
        begun = {name for _, name, _ in found}.intersection(left)
        left = [name for name in left if name not in begun]
for state, name, text in results:
    if state != "passed":
        print(f"{state}: {name}\n{text}")
sys.exit(bool(left) or any(state not in ("passed", "skipped") for state, *_ in results))
