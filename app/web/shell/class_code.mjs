/** @file What the page adds to codes, which the engine makes and reads (core/page/class_code.h): chance, and the text of a question. */

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

/** What makes a question another one. */
export const questionText = (question, epsilon) => `${question.trim().replace(/\s+/g, ' ')}\n${Number(epsilon)}`;

/** The request for a code. @param {any} about a question, or a lesson and a step; and what is said */
export const codeRequest = (about) => ({ call: 'code', ...about, chance: chance(2 ** 32) });

/** The request that reads typed codes. @param {any} about as above */
export const codesRequest = (text, about) => ({ call: 'codes', ...about, text: text.replace(/[^\S\n]/g, ' ') });
