/** @file Light and dark, and the colours of charts in both. Values are the program's (build.mjs reads them there). */

import styles from 'program:styles';

const dark = window.matchMedia('(prefers-color-scheme: dark)');
const watchers = new Set();
let printing = false;
let colors = null;

/** @param {'light' | 'dark' | ''} choice '': as the system says */
export function chooseTheme(choice) {
  if (choice) document.documentElement.dataset.theme = choice;
  else delete document.documentElement.dataset.theme;
  changed();
}

export const themeName = () => document.documentElement.dataset.theme ?? (dark.matches ? 'dark' : 'light');
const drawnTheme = () => (printing ? 'light' : themeName());

/** Calls back when charts have to be painted in other colours. */
export function watchTheme(callback) {
  watchers.add(callback);
}

function changed() {
  colors = null;
  for (const watcher of watchers) watcher();
}

dark.addEventListener('change', changed);
// Paper is white: charts are painted in light colours while they are printed.
for (const [event, on] of [
  ['beforeprint', true],
  ['afterprint', false],
])
  window.addEventListener(event, () => {
    printing = on;
    changed();
  });

/** The colour of that name in the program's themes: grid, text, mutedText, accent, ... */
export function color(name) {
  colors ??= styles.themes[drawnTheme()];
  return colors[name];
}

/**
 * @typedef {{light: string, dark: string, marker: string, open: boolean, width: number, meaning: string}} MethodStyle
 * @returns {MethodStyle}
 */
export const methodStyle = (method) => styles.methods[method] ?? styles.methods[''];
export const methodColor = (method) => methodStyle(method)[drawnTheme()];

/** Lengths of strokes and gaps in widths of the line; see LineMeaning of the program. */
export const dashOf = (meaning) =>
  ({ yardstick: [1.2, 2.2], notPrivate: [6, 3], elsewhere: [2.6, 1.8] })[meaning] ?? [];
