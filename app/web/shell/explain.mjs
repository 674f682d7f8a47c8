/** @file Explanations: those of the program's handbook, beside the picture and behind every "?". */

import { el } from './dom.mjs';
import { language, word } from './language.mjs';

/** @type {any} */
let library = { explain: { en: {}, de: {} }, formulas: {} };
export const setLibrary = (loaded) => (library = loaded);

const SHELVES = [
  ['view:', 'views'],
  ['method:', 'methods'],
  ['section:', 'sections'],
  ['', 'parameters'],
];

/** The page of a topic, rather of this task and in the reader's language. */
export function pageOf(topic, task) {
  const [prefix, shelf] = SHELVES.find(([start]) => topic.startsWith(start));
  const name = topic.slice(prefix.length);
  for (const tongue of [language(), 'en']) {
    const pages = library.explain[tongue]?.[shelf] ?? {};
    const page = pages[`${name}@${task}`] ?? pages[name];
    if (page) return page;
  }
  return null;
}

function formulaOf(name) {
  const svg = library.formulas[name];
  if (!svg) return null;
  const text = library.explain[language()]?.formulas?.[name] ?? library.explain.en.formulas?.[name] ?? name;
  const box = el('div', { class: 'formula', role: 'img', 'aria-label': word('formula', text), html: svg });
  box.querySelector('svg')?.setAttribute('aria-hidden', 'true');
  return box;
}

/** @param {(topic: string) => void} onTopic a link to another topic */
export function explanation(topic, task, onTopic, heading = 'h2') {
  const page = pageOf(topic, task);
  if (!page) return null;
  const box = el(
    'div',
    { class: 'explanation' },
    el(heading, {}, page.title),
    el('p', { html: page.sentence }),
    page.formula && formulaOf(page.formula),
    page.words && el('p', { html: page.words }),
    page.look_for?.length && el('h3', {}, word('lookFor')),
    page.look_for?.length && el('ul', {}, ...page.look_for.map((item) => el('li', { html: item }))),
    page.reference && el('details', {}, el('summary', {}, word('more')), el('p', { class: 'hint' }, page.reference)),
  );
  for (const link of box.querySelectorAll('a[href]')) {
    const to = link.getAttribute('href');
    if (/^https?:/.test(to)) continue;
    if (pageOf(to, task)) link.addEventListener('click', (event) => (event.preventDefault(), onTopic(to)));
    else link.replaceWith(...link.childNodes);
  }
  return box;
}

/** The dialog behind every "?". */
export class HelpDialog {
  constructor(task) {
    this.task = task;
    this.body = el('div', {});
    this.close = el('button', { type: 'button', click: () => this.element.close() }, word('close'));
    this.element = el(
      'dialog',
      {
        class: 'help-dialog',
        'aria-label': word('explainTitle'),
        click: (event) => event.target === this.element && this.element.close(),
      },
      this.body,
      this.close,
    );
  }

  open(topic) {
    const page = explanation(topic, this.task(), (next) => this.open(next));
    if (!page) return;
    this.close.textContent = word('close');
    this.body.replaceChildren(page);
    if (!this.element.open) this.element.showModal();
    this.element.scrollTop = 0;
  }
}
