#!/usr/bin/python3
"""Reads a schema from its first line, and answers each document, a line each, with a string: what is wrong with it, a line
each; empty, if nothing is."""

import json
import pathlib
import sys

from jsonschema import Draft7Validator, RefResolver

folder = pathlib.Path(__file__).parents[2] / "resources/schemas"
schema = json.loads(sys.stdin.readline())
others = {file.name: json.loads(file.read_text()) for file in folder.iterdir()}
validator = Draft7Validator(schema, resolver=RefResolver("", schema, others))
for line in sys.stdin:
    errors = validator.iter_errors(json.loads(line))
    print(json.dumps("".join(f"{error.json_path}: {error.message}\n" for error in errors)), flush=True)
