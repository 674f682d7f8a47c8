/** @file What a heap of typed codes says: what counts, and what does not and why. */

import { codesIn, guessNumber, readCode } from './class_code.mjs';

/**
 * @param {string} text @param {'answer' | 'guess'} kind @param {number} tag of the question that is asked now
 * @returns {{counted: any[], problems: {code: string, why: 'letters' | 'length' | 'check' | 'other' | 'kind' | 'twice'}[]}}
 */
export function tally(text, kind, tag) {
  const seen = new Set();
  const counted = [],
    problems = [];
  for (const code of codesIn(text)) {
    const found = readCode(code);
    if (found.kind === 'wrong') problems.push({ code, why: found.why });
    else if (found.kind !== kind) problems.push({ code, why: 'kind' });
    else if (found.tag !== tag) problems.push({ code, why: 'other' });
    else if (seen.has(code)) problems.push({ code, why: 'twice' });
    else counted.push(found);
    seen.add(code);
  }
  return { counted, problems };
}

/** Guesses by what was said, in the order of the choices or of the numbers. @returns {{value: number, name: string | null, count: number}[]} */
export function histogramOf(counted, guess) {
  const counts = new Map();
  for (const { value } of counted) counts.set(value, (counts.get(value) ?? 0) + 1);
  if (guess.choices) return guess.choices.map((name, i) => ({ value: i, name, count: counts.get(i) ?? 0 }));
  return [...counts]
    .map(([value, count]) => ({ value: guessNumber(value), name: null, count }))
    .sort((a, b) => a.value - b.value);
}
