/** @file Sentences in the reader's language. Those of the program's views have their German from its own translations, which
 * the build takes out of its catalogue; the engine speaks for itself. */

import { words } from './words.mjs';

let chosen = 'en';
/** @type {Record<string, string>} */
let catalogue = {};

export const language = () => chosen;

export function setLanguage(wanted) {
  chosen = wanted === 'de' ? 'de' : 'en';
  document.documentElement.lang = chosen;
}

/** @param {Record<string, string>} german by English sentence */
export function setCatalogue(german) {
  catalogue = german;
}

/** The page's own words. */
export function word(key, ...values) {
  return filled(words[chosen][key] ?? words.en[key] ?? key, values);
}

/** A sentence of the program's views: the English text is the key. */
export function tr(english, ...values) {
  return filled(chosen === 'de' ? (catalogue[english] ?? english) : english, values);
}

/** A sentence that the engine said, which speaks the reader's language itself; with signs for Greek names. */
export function said(sentence) {
  return (sentence ?? '')
    .replace(/\b[Ee]psilon\b/g, 'ε')
    .replace(/\bLambda\b/g, 'Λ')
    .replace(/\blambda\b/g, 'λ')
    .replace(/\b[Dd]elta\b/g, 'δ')
    .replaceAll('<=', '≤');
}

function filled(text, values) {
  return values.length === 0 ? text : text.replace(/%(\d)/g, (whole, n) => values[n - 1] ?? whole);
}
