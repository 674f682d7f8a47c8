/** @file Texts of lessons: paragraphs, **strong** and *slanted*, and nothing else. */

import { el } from './dom.mjs';

/** @returns {(Node | string)[]} */
function inline(text) {
  const parts = [];
  let rest = text.replace(/ = /g, '\u00a0=\u00a0');
  for (;;) {
    const found = /\*\*(.+?)\*\*|\*(.+?)\*/.exec(rest);
    if (!found) break;
    parts.push(
      rest.slice(0, found.index),
      found[1] !== undefined ? el('b', {}, ...inline(found[1])) : el('i', {}, found[2]),
    );
    rest = rest.slice(found.index + found[0].length);
  }
  return [...parts, rest];
}

/** The paragraphs of a text. */
export const paragraphs = (text) =>
  (text ?? '')
    .split(/\n\s*\n/)
    .filter(Boolean)
    .map((one) => el('p', {}, ...inline(one.replace(/\s+/g, ' ').trim())));

/** Text in one line. */
export const line = (text) => inline(text ?? '');
export const plain = (text) => (text ?? '').replace(/\*/g, '');
