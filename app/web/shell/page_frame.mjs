/** @file What lessons, the opening and the class have in common: a head with language and colours, and the address. */

import { el, setText } from './dom.mjs';
import { language, setLanguage, word } from './language.mjs';
import { chooseTheme, themeName } from './theme.mjs';

export const setReady = (isReady) => (document.documentElement.dataset.ready = isReady ? 'yes' : 'no');
export const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Brings an element to the top of the window. */
export function scrollTo(element) {
  element?.scrollIntoView({ behavior: isStill() ? 'auto' : 'smooth', block: 'start' });
}

/** The state behind the #, as plain texts. */
export const addressOf = () => Object.fromEntries(new URLSearchParams(location.hash.replace(/^#/, '')));

export function keepAddress(values) {
  const parts = Object.entries(values).filter(([, value]) => value !== undefined && value !== null && value !== '');
  history.replaceState(
    null,
    '',
    parts.length
      ? '#' + new URLSearchParams(parts.map(([key, value]) => [key, String(value)]))
      : location.pathname + location.search,
  );
}

/** From now on the engine speaks the reader's language; what it has said stays as it was. */
export const speak = (client, words) =>
  client.ask({ call: 'words', ...(language() === 'de' ? { decimal: ',', words } : {}) });

/** The index in the language of the page; a page that was handed out alone has none. */
export const homeOf = (home) => home?.replace(/\.html$/, language() === 'de' ? '.de.html' : '.html');

export class Frame {
  #theme;
  #lang;

  /** @param {HTMLElement} root @param {{version: string, onWrite: () => void, onAddress: () => void}} page */
  constructor(root, page) {
    const { lang, theme } = addressOf();
    this.#lang = lang;
    this.#theme = theme === 'dark' || theme === 'light' ? theme : undefined;
    this.page = page;
    this.title = el('h1', {});
    this.facts = el('p', { class: 'facts' });
    this.home = el('a', { class: 'home', hidden: !page.home });
    this.languageButton = el('button', {
      type: 'button',
      'data-action': 'language',
      click: () => this.#chooseLanguage(),
    });
    this.themeButton = el('button', { type: 'button', 'data-action': 'theme', click: () => this.#toggleTheme() });
    this.live = el('p', { class: 'unseen', 'aria-live': 'polite' });
    this.problem = el('p', { class: 'problem page-problem', role: 'alert' });
    this.main = el('main', { id: 'picture', tabIndex: -1, class: page.class });
    this.footer = el('footer', {});
    root.replaceChildren(
      el(
        'header',
        { class: 'talk-head' },
        el('div', { class: 'titles' }, this.home, this.title, this.facts),
        el('div', { class: 'actions' }, this.languageButton, this.themeButton),
      ),
      this.problem,
      this.live,
      this.main,
      this.footer,
    );
    document.querySelectorAll('[data-static]').forEach((element) => element.remove());
  }

  /** What the address keeps of it. */
  get address() {
    return { lang: this.#lang, theme: this.#theme };
  }

  write(title, facts) {
    setText(this.title, title);
    setText(this.facts, facts);
    document.title = `${title} · Epsiscope`;
    setText(document.querySelector('#skip'), word('talkSkip'));
    if (this.page.home) this.home.href = homeOf(this.page.home);
    setText(this.home, '← ' + word('allPages'));
    setText(this.languageButton, language() === 'de' ? 'English' : 'Deutsch');
    this.languageButton.lang = language() === 'de' ? 'en' : 'de';
    setText(this.themeButton, themeName() === 'dark' ? word('light') : word('dark'));
    setText(this.footer, word('madeBy', this.page.version));
  }

  /** Says a sentence to those who do not see. */
  say(sentence) {
    this.live.textContent = sentence;
  }

  #chooseLanguage() {
    setLanguage(language() === 'de' ? 'en' : 'de');
    this.#lang = language();
    this.page.onAddress();
    this.page.onWrite();
  }

  #toggleTheme() {
    this.#theme = themeName() === 'dark' ? 'light' : 'dark';
    chooseTheme(this.#theme);
    setText(this.themeButton, themeName() === 'dark' ? word('light') : word('dark'));
    this.page.onAddress();
  }
}
