/** @file Codes that a phone shows and a teacher types: letters that look like no other, and one that checks the others.
 *
 * A code of six letters is one randomised answer, one of eight a guess of a lesson. Each holds a few letters of chance, so that two
 * that say the same are two; the last letter is a weighted sum modulo a prime, which no single wrong letter and no swap of neighbours
 * leaves as it is. Nobody's true answer and no name is in them.
 */

/** 23 letters without I, L and O. */
export const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ';
const P = LETTERS.length;
const TAGS = 64;
const ANSWER_LETTERS = 5,
  GUESS_LETTERS = 7; // without the check
const GUESSES = 1024;

/** FNV-1a, folded into a few bits: which question a code belongs to. */
export function tagOf(text) {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return ((hash ^ (hash >>> 16)) >>> 0) % TAGS;
}

/** The tag of a question with its epsilon. */
export const questionTag = (question, epsilon) => tagOf(`${question.trim().replace(/\s+/g, ' ')}\n${Number(epsilon)}`);
export const guessTag = (lesson, step) => tagOf(`${lesson}\n${step}`);

/** Position-dependent weights, all different and none 0. The second sum starts from 1, so that no code is all of one letter. */
function checkOf(digits) {
  return digits.reduce((sum, digit, i) => (sum + (i + 2) * digit) % P, digits.length);
}

function written(value, count) {
  const digits = [];
  for (let i = 0; i < count; ++i) {
    digits.unshift(value % P);
    value = Math.floor(value / P);
  }
  return [...digits, checkOf(digits)].map((digit) => LETTERS[digit]).join('');
}

/** Whole numbers below a limit from the system's generator, evenly. */
export function chance(limit, random = (array) => crypto.getRandomValues(array)) {
  const most = Math.floor(2 ** 32 / limit) * limit;
  for (;;) {
    const [bits] = random(new Uint32Array(1));
    if (bits < most) return bits % limit;
  }
}

/** A number in [0, 1) with 53 bits. */
export function uniform(random = (array) => crypto.getRandomValues(array)) {
  const [high, low] = random(new Uint32Array(2));
  return ((high >>> 5) * 2 ** 26 + (low >>> 6)) / 2 ** 53;
}

/** Randomised response: the answer itself with the probability `truth`, which the engine computes, else the other one. */
export const randomised = (answer, truth, draw = uniform()) => (draw < truth ? answer : !answer);

const spaced = (code) => code.slice(0, code.length / 2) + ' ' + code.slice(code.length / 2);

/** @param {boolean} yes the randomised answer */
export function answerCode(yes, tag) {
  const most = Math.floor(P ** ANSWER_LETTERS / (2 * TAGS));
  return spaced(written((chance(most) * TAGS + tag) * 2 + (yes ? 1 : 0), ANSWER_LETTERS));
}

/** A guess as a whole number: a choice by its place, a number to two digits. */
export function guessValue({ choice, number }) {
  if (choice !== undefined) return choice;
  if (!(number > 0)) return 0;
  const exponent = Math.min(6, Math.max(-4, Math.floor(Math.log10(number))));
  const digits = Math.min(99, Math.max(10, Math.round(number / 10 ** (exponent - 1))));
  return 1 + (exponent + 4) * 90 + (digits - 10);
}

export function guessNumber(value) {
  if (value === 0) return 0;
  const exponent = Math.floor((value - 1) / 90) - 4;
  return Number((((value - 1) % 90) + 10).toString() + `e${exponent - 1}`);
}

export function guessCode(lesson, step, answer) {
  const most = Math.floor(P ** GUESS_LETTERS / (GUESSES * TAGS));
  return spaced(written((chance(most) * TAGS + guessTag(lesson, step)) * GUESSES + guessValue(answer), GUESS_LETTERS));
}

/**
 * What a code says.
 * @returns {{kind: 'answer', yes: boolean, tag: number} | {kind: 'guess', value: number, tag: number} | {kind: 'wrong', why: 'letters' | 'length' | 'check'}}
 */
export function readCode(text) {
  const plain = text.toUpperCase().replace(/[\s-]/g, '');
  if ([...plain].some((letter) => !LETTERS.includes(letter))) return { kind: 'wrong', why: 'letters' };
  if (plain.length !== ANSWER_LETTERS + 1 && plain.length !== GUESS_LETTERS + 1)
    return { kind: 'wrong', why: 'length' };
  const digits = [...plain].map((letter) => LETTERS.indexOf(letter));
  const check = digits.pop();
  if (check !== checkOf(digits)) return { kind: 'wrong', why: 'check' };
  const value = digits.reduce((sum, digit) => sum * P + digit, 0);
  if (digits.length === ANSWER_LETTERS)
    return { kind: 'answer', yes: value % 2 === 1, tag: Math.floor(value / 2) % TAGS };
  return { kind: 'guess', value: value % GUESSES, tag: Math.floor(value / GUESSES) % TAGS };
}

/** The codes in a text, however they are separated: "ABC DEF" in a line is one. */
export function codesIn(text) {
  const codes = [];
  for (const line of text.split(/[\n,;]+/)) {
    const words = line.trim().split(/[\s]+/).filter(Boolean);
    let part = '';
    for (const word of words) {
      part += word.replace(/-/g, '');
      // Halves have three or four letters, whole codes six or eight.
      if (part.length >= 6 && !(part.length === 7)) {
        codes.push(part.toUpperCase());
        part = '';
      }
    }
    if (part) codes.push(part.toUpperCase());
  }
  return codes;
}
