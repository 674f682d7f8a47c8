/** @file What of a study is on screen: header, tabs, charts, controls, table and explanation. */

import { ChartPanel } from './chart_panel.mjs';
import { Controls } from './controls.mjs';
import { el, setText, setTexts } from './dom.mjs';
import { errorsTable, updateTable } from './errors_table.mjs';
import { HelpDialog, explanation, pageOf } from './explain.mjs';
import { language, said, word } from './language.mjs';
import { countText, num, numberText } from './numbers.mjs';
import { themeName, watchTheme } from './theme.mjs';
import { metricTitle } from './views/common.mjs';
import { views } from './views/all.mjs';

/** Where there is room the explanation is open. */
const ROOMY = '(min-width: 70rem)';

export class StudyScreen {
  #panels = [];
  #frame = 0;
  /** @type {{charts: any[], facts?: string[], missing?: string, table?: any}} */ #shown = { charts: [] };

  /**
   * @param {HTMLElement} root @param {import('./study_state.mjs').StudyState} state @param {{study: any, truth?: string}} page
   * @param {string} version of the program
   * @param {{onChange: (values: any) => void, onView: (id: string) => void, onTheme: () => void, onLanguage: () => void, onSave: () => void}} listeners
   */
  constructor(root, state, page, version, listeners) {
    this.state = state;
    this.page = page;
    this.version = version;
    this.listeners = listeners;
    const button = (action, click) => el('button', { type: 'button', 'data-action': action, click });
    this.help = new HelpDialog(() => state.opened.task);
    this.title = el('h1', {});
    this.facts = el('p', { class: 'facts' });
    this.truth = el('p', { class: 'facts truth', hidden: !page.truth }, page.truth ?? '');
    this.languageButton = button('language', listeners.onLanguage);
    this.themeButton = button('theme', listeners.onTheme);
    this.studyButton = button('study', listeners.onSave);
    this.problems = el('p', { class: 'problem page-problem', role: 'status' });
    this.live = el('p', { class: 'unseen', 'aria-live': 'polite' });
    this.status = el('span', { class: 'status' });
    this.tabs = el('nav', { class: 'tabs' });
    this.pills = el('p', { class: 'pills' });
    this.chartBox = el('div', { class: 'charts' });
    this.missing = el('p', { class: 'missing', hidden: true });
    this.extra = el('section', { class: 'scroll', tabIndex: 0, hidden: true });
    this.errors = el('section', { class: 'scroll errors', tabIndex: 0 }, el('table', { id: 'errors' }));
    this.explainBody = el('div', {});
    this.explainSummary = el('summary', {});
    this.footer = el('footer', {});
    this.controls = new Controls({
      onChange: (key, value) => listeners.onChange({ [key]: value }),
      onMethods: (methods) => listeners.onChange({ methods }),
      onHelp: (topic) => this.help.open(topic),
      hasHelp: (topic) => pageOf(topic, state.opened.task) !== null,
    });
    root.replaceChildren(
      el(
        'header',
        {},
        el('div', { class: 'titles' }, this.title, this.facts, this.truth),
        el('div', { class: 'actions' }, this.languageButton, this.themeButton, this.studyButton),
      ),
      this.problems,
      this.live,
      el(
        'div',
        { class: 'columns' },
        el(
          'main',
          { id: 'picture', tabIndex: -1 },
          this.tabs,
          el(
            'div',
            { class: 'view' },
            el('div', { class: 'row' }, this.pills, el('span', { class: 'gap' }), this.status),
            this.missing,
            this.chartBox,
            this.extra,
          ),
        ),
        this.controls.element,
        this.errors,
        el(
          'aside',
          {},
          el('details', { class: 'explain', open: matchMedia(ROOMY).matches }, this.explainSummary, this.explainBody),
        ),
      ),
      this.footer,
      this.help.element,
    );
    document.querySelectorAll('[data-static]').forEach((element) => element.remove());
    watchTheme(() => {
      this.#writeTheme();
      this.#panels.forEach((panel) => panel.repaint());
    });
    this.write();
  }

  /** Everything that is said but not counted, in the reader's language. */
  write() {
    const { title, rows, target, bounds } = this.state.opened;
    const { unit } = this.state;
    const isBounded = bounds?.every((bound) => Number.isFinite(num(bound)));
    const bounded = isBounded ? ` · ${word('ofBounds', numberText(num(bounds[0])), numberText(num(bounds[1])))}` : '';
    document.title = `${said(title)} · Epsiscope`;
    setText(document.querySelector('#skip'), word('skip'));
    setText(this.title, said(title));
    setText(this.facts, word('facts', countText(rows), target + (unit ? ` (${unit})` : '')) + bounded);
    setText(this.languageButton, language() === 'de' ? 'English' : 'Deutsch');
    this.languageButton.lang = language() === 'de' ? 'en' : 'de';
    setText(this.studyButton, word('openInProgram'));
    this.studyButton.title = word('openInProgramTip');
    setText(this.explainSummary, word('explainTitle'));
    setText(this.footer, word('madeBy', this.version));
    this.tabs.setAttribute('aria-label', word('views'));
    this.errors.setAttribute('aria-label', word('errorsLabel'));
    this.#writeTheme();
    this.tabs.replaceChildren(
      ...this.state.views.map(({ id, name }) =>
        el('button', { type: 'button', 'data-view': id, click: () => this.listeners.onView(id) }, name),
      ),
    );
    this.controls.reset();
    this.showView();
  }

  #writeTheme() {
    setText(this.themeButton, themeName() === 'dark' ? word('light') : word('dark'));
  }

  /** Which view is in front, and what is said of it. */
  showView() {
    const { view, opened } = this.state;
    for (const tab of this.tabs.children)
      if (tab.dataset.view === view) tab.setAttribute('aria-current', 'page');
      else tab.removeAttribute('aria-current');
    const page = explanation(`view:${view}`, opened.task, (topic) => this.help.open(topic));
    this.explainBody.replaceChildren(...(page ? [page] : []));
    this.showControls();
  }

  showControls() {
    this.controls.show(this.state.shownSliders, this.state.methods);
  }

  /** @param {any} preview the engine's answer */
  showPreview(preview) {
    const facts = this.state.facts(this.page.study);
    this.#shown = preview.ok
      ? views[this.state.view](preview.preview, facts)
      : { charts: [], missing: preview.problems.map(problemText).join(' ') };
    const { charts, facts: pills = [], missing = '', table } = this.#shown;
    setTexts(this.pills, pills, 'span', { class: 'pill' });
    setText(this.missing, missing);
    this.missing.hidden = !missing;
    this.#showCharts(charts);
    this.extra.hidden = !table;
    if (table) this.extra.setAttribute('aria-label', table.caption);
    this.extra.replaceChildren(...(table ? [plainTable(table)] : []));
    document.documentElement.dataset.frame = String(++this.#frame);
  }

  #showCharts(charts) {
    while (this.#panels.length > charts.length) this.#panels.pop().element.remove();
    while (this.#panels.length < charts.length) {
      const panel = new ChartPanel(
        (key, value) => this.listeners.onChange({ [key]: value }),
        () => this.fileName,
      );
      this.#panels.push(panel);
      this.chartBox.append(panel.element);
    }
    this.chartBox.classList.toggle('many', charts.length > 4);
    const canBeDragged = (key) => key === 'compare' || this.state.slider(key) !== undefined;
    charts.forEach((chart, i) => {
      for (const guide of chart.guides ?? []) if (!canBeDragged(guide.drag)) delete guide.drag;
      this.#panels[i].show(chart);
    });
  }

  /** The table waits for a slider to rest. */
  errorsAreOld() {
    this.errors.setAttribute('aria-busy', 'true');
  }

  /** @param {any} answer the engine's */
  showErrors(answer) {
    this.errors.removeAttribute('aria-busy');
    const table = errorsTable(answer, this.state.epsilon, metricTitle(this.state.facts(this.page.study)));
    updateTable(this.errors.querySelector('table'), table);
  }

  /** What a chart shows, in a sentence. */
  get summary() {
    return this.#shown.charts[0]?.summary ?? '';
  }

  get fileName() {
    return (
      (this.state.opened.title || 'study')
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '') || 'study'
    );
  }

  /** @param {string} sentence */
  setStatus(sentence) {
    setText(this.status, sentence);
  }

  /** @param {string} sentence for who does not see the picture */
  announce(sentence) {
    setText(this.live, sentence);
  }

  /** @param {string[]} problems of the page; of a slider it says itself */
  complain(problems) {
    setText(this.problems, problems.join(' '));
  }
}

/** @param {{what: string, next?: string}} problem of the engine */
export const problemText = ({ what, next }) => [what, next].filter(Boolean).map(said).join(' ');

function plainTable({ caption, headings, rows }) {
  const cell = (value) => (value?.notPrivate ? el('span', { class: 'badge' }, value.text) : (value ?? ''));
  const head = el('tr', {}, ...headings.map((heading) => el('th', { scope: 'col' }, heading)));
  const body = rows.map(([first, ...rest]) =>
    el('tr', {}, el('th', { scope: 'row' }, cell(first)), ...rest.map((value) => el('td', {}, cell(value)))),
  );
  return el('table', { class: 'plain' }, el('caption', {}, caption), el('thead', {}, head), el('tbody', {}, ...body));
}
