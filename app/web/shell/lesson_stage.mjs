/** @file What a step of a lesson works with: the controls that it means, the views, and everything else folded away. */

import { ChartPanel } from './chart_panel.mjs';
import { Controls } from './controls.mjs';
import { HelpDialog, pageOf } from './explain.mjs';
import { el, setText } from './dom.mjs';
import { errorsTable } from './errors_table.mjs';
import { partsOf } from './lesson_condition.mjs';
import * as own from './lesson_views.mjs';
import { num, numberText, percentText } from './numbers.mjs';
import { said, tr, word } from './language.mjs';
import { views } from './views/all.mjs';
import { watchTheme } from './theme.mjs';

const GUIDES = {
  'noise/y': 'view.label',
  'noise/y-prime': 'view.other_label',
  'trade-off/epsilon': 'view.epsilon',
  'trade-off/target': 'view.error_target',
  'theory/epsilon': 'view.epsilon',
  'rows/epsilon': 'view.epsilon',
  'interval/reach': 'label_privacy.zeta',
  'interval-zeta/zeta': 'label_privacy.zeta',
  'prior-share/share': 'label_privacy.prior_share',
  'bounds-upper/declared': 'data.upper',
  'bounds-lower/declared': 'data.lower',
};
const LABELS = ['y', 'y_other'];
/** Names of views that only lessons have. */
const OWN_NAMES = { data: () => tr('Data'), audit: () => tr('Audit') };
const PRINTED = {
  'classic-gaussian': 'Classic Gaussian above 1',
  'staircase-weights': 'Staircase with weights 2 and -1',
  'raw-labels': 'True labels in the prior',
  frequencies: 'Frequencies as densities',
  'half-noise': 'Half the noise',
  'one-number': 'One number for all predictions',
  'feature-norm': 'Random features longer than 1',
  'noise-over-rows': 'Noise divided by the rows twice',
  'ignored-lambda': 'Regularisation ignored',
};
const TASKS = [
  'label-privacy',
  'kernel-release',
  'private-classifier',
  'private-regression',
  'statistic',
  'label-classes',
];

/** Keys of the study that a step is about, those of its control first. */
export function keysOf(step) {
  const { widget = '' } = step;
  const keys = [];
  if (widget.startsWith('guide:')) keys.push(GUIDES[widget.slice(6)]);
  else if (widget.startsWith('as_printed')) keys.push('as_printed');
  else if (widget && !widget.startsWith('tab:') && !widget.startsWith('action:')) keys.push(widget);
  for (const part of partsOf(step.advance)) {
    if (part.key) keys.push(part.key);
    if (part.method) keys.push('methods');
    // A quantity is reached by epsilon, unless the step means another control.
    if ((part.quantity || part.ratio) && keys.length === 0) keys.push('view.epsilon');
  }
  return [...new Set(keys.filter(Boolean))];
}

export class LessonStage {
  #step = {};
  #keys = [];
  #panels = [];
  #ghost = new Map();
  #isLocked = false;
  #shown = null;

  /** @param {import('./lesson_live.mjs').LiveStudy} live @param {any} lesson */
  constructor(live, lesson) {
    this.live = live;
    this.lesson = lesson;
    this.help = new HelpDialog(() => live.opened?.task);
    const listeners = {
      onChange: (key, value) => this.#change(key, value),
      onMethods: (ids) => live.change({ methods: ids }),
      onHelp: (topic) => this.help.open(topic),
      hasHelp: (topic) => pageOf(topic, live.opened?.task) !== null,
    };
    this.meant = new Controls(listeners);
    this.others = new Controls(listeners);
    this.switches = el('div', { class: 'switches' });
    this.promise = el('p', { class: 'hint promise' });
    this.problem = el('p', { class: 'problem', role: 'alert' });
    this.doing = el('div', { class: 'doing' }, this.switches, this.meant.element, this.promise, this.problem);
    this.locked = el('p', { class: 'locked-note' });
    this.tabs = el('nav', { class: 'tabs' });
    this.heading = el('p', { class: 'pills' });
    this.status = el('span', { class: 'status', 'aria-hidden': 'true' });
    this.missing = el('p', { class: 'missing', hidden: true });
    this.charts = el('div', { class: 'charts' });
    this.tables = el('div', { class: 'scroll', tabIndex: 0 });
    this.summary = el('summary', {});
    this.more = el('details', { class: 'more-settings' }, this.summary, this.others.element);
    this.element = el(
      'section',
      { class: 'stage' },
      (this.name = el('h2', { class: 'unseen' })),
      this.locked,
      this.doing,
      this.tabs,
      el(
        'div',
        { class: 'view' },
        el('div', { class: 'row' }, this.heading, el('span', { class: 'gap' }), this.status),
        this.missing,
        this.charts,
        this.tables,
      ),
      this.more,
      this.help.element,
    );
    watchTheme(() => this.#panels.forEach((panel) => panel.repaint()));
  }

  #change(key, value) {
    const slider = this.live.sliders.find((one) => one.key === key);
    setText(this.problem, '');
    this.live.change({ [slider?.study_key ?? key]: value });
  }

  /** Another step: its controls in front; the picture as it is becomes the one before. */
  enter(step) {
    this.#step = step;
    this.#keys = keysOf(step);
    this.element.setAttribute('aria-label', word('stage'));
    setText(this.name, word('stage'));
    this.meant.reset();
    this.others.reset();
    for (const controls of [this.meant, this.others]) controls.element.removeAttribute('aria-label');
    this.#remember();
    this.showControls();
    this.showTabs();
  }

  /** What is drawn faintly behind what follows. */
  #remember() {
    this.#ghost = new Map();
    if (!this.live.study?.view?.ghost || !this.#shown || this.live.shownView !== this.live.view) return;
    for (const chart of this.#shown.charts) this.#ghost.set(chart.id, chart);
  }

  lock(isLocked) {
    this.#isLocked = isLocked;
    setText(this.locked, isLocked ? tr('The controls open once you have said what you expect.') : '');
    this.locked.hidden = !isLocked;
    for (const part of [this.doing, this.tabs, this.more]) part.inert = isLocked;
    this.element.classList.toggle('locked', isLocked);
    this.charts.inert = isLocked;
  }

  work(isWorking) {
    setText(this.status, isWorking ? word('working') : '');
  }

  // ---- controls ----

  showControls() {
    const { live } = this;
    const withLabels = ['noise', 'attack'].includes(live.view);
    const synthetic = this.#boundSliders();
    const all = [...live.sliders, ...synthetic];
    const isMeant = (slider) => this.#keys.includes(slider.study_key);
    const methods = live.opened.lists_methods ? live.methods.filter(({ role }) => role === 'method') : [];
    const ofMethods = this.#keys.includes('methods');
    const meant = all.filter(isMeant);
    this.meant.show(meant, ofMethods ? methods : []);
    this.meant.element.hidden = meant.length === 0 && !ofMethods;
    this.meant.element.classList.toggle('bare', true);
    const others = all.filter((slider) => !isMeant(slider) && (withLabels || !LABELS.includes(slider.key)));
    this.others.show(others, ofMethods ? [] : methods);
    setText(this.summary, word('otherSettings'));
    this.#showSwitches();
    this.doing.hidden = this.meant.element.hidden && this.switches.children.length === 0;
    this.doing.classList.toggle('wanted', Boolean(this.#step.widget) && !this.#step.widget.startsWith('tab:'));
    const sentence = live.problems
      .map((problem) => [problem.what, problem.next].filter(Boolean).map(said).join(' '))
      .join(' ');
    setText(this.problem, sentence);
    this.#showPromise();
  }

  async #showPromise() {
    const isShown = this.#keys.includes('view.epsilon');
    this.promise.hidden = !isShown;
    const answer = isShown ? await this.live.promise() : null;
    if (answer) setText(this.promise, word('becomesSure', percentText(num(answer.most_sure))));
  }

  /** Declared bounds are no sliders of a page, but lessons move them. */
  #boundSliders() {
    return ['data.lower', 'data.upper']
      .filter((key) => this.#keys.includes(key))
      .map((key) => {
        const [lower, upper] = [this.lesson.study.data.lower ?? 0, this.lesson.study.data.upper ?? 1];
        const value = this.live.valueOf(key) ?? upper;
        const isUpper = key === 'data.upper';
        const step = (upper - lower) / 50;
        return {
          key,
          study_key: key,
          name: word(isUpper ? 'upperBound' : 'lowerBound'),
          symbol: '',
          unit: this.live.opened.unit ?? '',
          least: isUpper ? lower + step : lower - (upper - lower),
          most: isUpper ? lower + 2.4 * (upper - lower) : upper - step,
          logarithmic: false,
          whole: false,
          value,
          standard: isUpper ? upper : lower,
          value_is: 'number',
        };
      });
  }

  /** Keys without a slider: what they are and what the step wants, as buttons. */
  #showSwitches() {
    const wanted = partsOf(this.#step.advance).filter(
      ({ key, equals }) => key && equals !== undefined && !this.live.sliders.some(({ study_key }) => study_key === key),
    );
    const rows = wanted.map((part) =>
      part.key === 'as_printed' ? this.#printedSwitches() : this.#buttons(part.key, part.equals),
    );
    if (this.#keys.includes('view.row') && this.live.view === 'attack') rows.push(this.#rowField());
    const shape = JSON.stringify([
      document.documentElement.lang,
      this.#step.text,
      ...wanted.map(({ key }) => [key, this.live.wished(key)]),
      this.live.view,
      this.live.valueOf('view.row'),
    ]);
    if (shape === this.switches.dataset.shape) return;
    const focused = this.switches.contains(document.activeElement) ? document.activeElement.dataset.value : null;
    this.switches.dataset.shape = shape;
    this.switches.replaceChildren(...rows);
    if (focused) this.switches.querySelector(`[data-value="${CSS.escape(focused)}"]`)?.focus();
  }

  #buttons(key, wanted) {
    const value = this.live.wished(key);
    const first = this.#step.before?.[key] ?? value;
    const options =
      key === 'task'
        ? TASKS.filter(
            (task) =>
              [first, value, wanted].includes(task) ||
              task === 'private-regression' ||
              task === 'kernel-release' ||
              task === 'private-classifier',
          )
        : [...new Set([first, value, wanted])];
    return el(
      'div',
      { class: 'switch', role: 'group', 'aria-label': nameOfKey(key) },
      el('span', { class: 'switch-name' }, nameOfKey(key)),
      el(
        'span',
        { class: 'segments' },
        ...options.map((option) =>
          el(
            'button',
            {
              type: 'button',
              'data-key-choice': key,
              'data-value': `${key}=${option}`,
              'aria-pressed': String(option === value),
              click: () => this.live.change({ [key]: option }),
            },
            nameOfValue(key, option),
          ),
        ),
      ),
    );
  }

  #printedSwitches() {
    const chosen = this.live.wished('as_printed') ?? [];
    const ids = [
      ...new Set([
        ...this.lesson.steps
          .flatMap((step) => partsOf(step.advance))
          .filter(({ key }) => key === 'as_printed')
          .flatMap(({ equals }) => equals ?? []),
        ...chosen,
      ]),
    ];
    return el(
      'div',
      { class: 'switch', role: 'group', 'aria-label': word('asPrinted') },
      el('span', { class: 'switch-name' }, word('asPrinted')),
      el(
        'span',
        { class: 'segments' },
        ...ids.map((id) =>
          el(
            'button',
            {
              type: 'button',
              'data-key-choice': 'as_printed',
              'data-value': `as_printed=${id}`,
              'aria-pressed': String(chosen.includes(id)),
              click: () =>
                this.live.change({
                  as_printed: chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id],
                }),
            },
            said(PRINTED[id] ?? id),
          ),
        ),
      ),
    );
  }

  #rowField() {
    const input = el('input', {
      type: 'number',
      min: 1,
      max: this.live.opened.rows,
      class: 'number',
      'data-key-choice': 'view.row',
      'data-value': 'view.row',
      'aria-label': word('whichRow'),
      value: this.live.valueOf('view.row') ?? '',
      change: () => this.live.change({ 'view.row': Number(input.value) }),
    });
    return el('div', { class: 'switch' }, el('span', { class: 'switch-name' }, word('whichRow')), input);
  }

  // ---- views ----

  showTabs() {
    const { live } = this;
    const nameOf = (id) => (OWN_NAMES[id] ? OWN_NAMES[id]() : live.opened.views.find((view) => view.id === id).name);
    const wanted = [
      this.#step.widget?.startsWith('tab:') && this.#step.widget.slice(4),
      ...partsOf(this.#step.advance).map(({ tab }) => tab),
    ].filter(Boolean);
    this.tabs.setAttribute('aria-label', word('views'));
    const focused = this.tabs.contains(document.activeElement) ? document.activeElement.dataset.view : null;
    this.tabs.replaceChildren(
      ...live.viewIds().map((id) =>
        el(
          'button',
          {
            type: 'button',
            'data-view': id,
            class: wanted.includes(id) && id !== live.view ? 'wanted' : '',
            'aria-current': id === live.view ? 'page' : null,
            click: () => live.change({ tab: id }),
          },
          nameOf(id),
        ),
      ),
    );
    if (focused) this.tabs.querySelector(`[data-view="${focused}"]`)?.focus();
    const current = this.tabs.querySelector('[aria-current], .wanted');
    if (current) this.tabs.scrollLeft = current.offsetLeft - this.tabs.offsetLeft - 24;
  }

  #facts() {
    const { live } = this;
    const { task, target, unit, bounds } = live.opened;
    const values = Object.fromEntries(live.sliders.map(({ key, value }) => [key, value]));
    const nameOf = (id) => said(live.methods.find((method) => method.id === id)?.name ?? id);
    return {
      task,
      target,
      nameOf,
      unit: unit && unit !== `units of ${target}` ? unit : null,
      bounds: bounds?.map(num),
      metric: live.errors?.metric ?? (task === 'statistic' ? 'mse' : 'test_mse'),
      values,
      epsilon: values.epsilon,
      positive: live.study.data?.positive,
    };
  }

  show() {
    const { live } = this;
    this.showTabs();
    const draw = { ...views, ...own }[live.shownView];
    this.#shown = live.shown ? draw(live.shown, this.#facts()) : { charts: [], missing: word('nothingHere') };
    const { facts = [], missing, table } = this.#shown;
    const charts = this.#shown.charts.map((chart) => this.#withGhost(this.#withoutHidden(chart)));
    this.heading.replaceChildren(...facts.map((fact) => el('span', { class: 'pill' }, fact)));
    setText(this.missing, missing ?? '');
    this.missing.hidden = !missing;
    while (this.#panels.length > charts.length) this.#panels.pop().element.remove();
    while (this.#panels.length < charts.length) {
      const panel = new ChartPanel(
        (key, value) => this.#isLocked || this.#change(key, value),
        () => this.lesson.id,
      );
      this.#panels.push(panel);
      this.charts.append(panel.element);
    }
    const canBeDragged = new Set(this.#isLocked ? [] : live.sliders.map(({ key }) => key));
    for (const { guides = [] } of charts)
      for (const guide of guides) if (!canBeDragged.has(guide.drag)) delete guide.drag;
    // A control and what it moves are on screen together.
    const height = matchMedia('(max-width: 48rem)').matches ? 230 : 320;
    charts.forEach((chart, i) => this.#panels[i].show(chart.height ? chart : { ...chart, height }));
    this.tables.replaceChildren(
      ...[
        live.shownView === 'trade-off' && live.errors?.ok ? errorsTable(live.errors, this.#facts().epsilon) : null,
        table && plainTable(table),
      ].filter(Boolean),
    );
    this.tables.hidden = this.tables.children.length === 0;
    this.tables.setAttribute('aria-label', word('errorsTitle', ''));
  }

  /** Curves that the lesson leaves out, by method. */
  #withoutHidden(chart) {
    const rule = (this.lesson.study.view?.charts ?? []).find((one) => one.chart?.split('/')[0] === chart.id);
    const hidden = new Set((rule?.hidden ?? []).map((id) => id.split('/')[0]));
    return hidden.size ? { ...chart, series: chart.series.filter(({ method }) => !hidden.has(method)) } : chart;
  }

  #withGhost(chart) {
    const before = this.#ghost.get(chart.id);
    if (!before || chart.heat) return chart;
    const moved = before.series.filter(
      (series) =>
        series.kind !== 'band' &&
        !series.notPrivateGhost &&
        chart.series.some((now) => now.id === series.id && !isSameLine(now, series)),
    );
    const ghosts = moved.map((series, i) => ({
      ...series,
      id: `${series.id}/before`,
      name: word('before'),
      quiet: i > 0,
      color: 'mutedText',
      meaning: 'elsewhere',
      notPrivate: false,
      note: undefined,
      marker: 'none',
      fill: 0,
      opacity: 0.7,
      width: 1.5,
    }));
    if (ghosts.length === 0) return chart;
    const shown = this.#withoutHidden({ ...chart, series: ghosts }).series;
    const [low, high] = chart.y.range;
    const y = chart.y.log ? chart.y : { ...chart.y, range: [low, Math.max(high, before.y.range[1])] };
    return { ...chart, y, series: [...shown, ...chart.series] };
  }
}

const isSameLine = (one, other) =>
  one.y.length === other.y.length &&
  one.y.every((value, i) => Object.is(value, other.y[i]) && Object.is(one.x[i], other.x[i]));

const nameOfKey = (key) =>
  word({ task: 'keyTask', 'data.target': 'keyTarget', 'kernel_release.release': 'keyRelease' }[key] ?? 'keyOther', key);
function nameOfValue(key, value) {
  if (key === 'task') return word(`task_${value}`);
  if (key === 'kernel_release.release') return word(`release_${value}`);
  return typeof value === 'number' ? numberText(value) : String(value ?? '–');
}

function plainTable({ caption, headings, rows }) {
  const cell = (value) =>
    value?.notPrivate ? el('span', { class: 'badge' }, value.text) : (value?.text ?? value ?? '');
  return el(
    'table',
    { class: 'plain' },
    el('caption', {}, caption),
    el('thead', {}, el('tr', {}, ...headings.map((heading) => el('th', { scope: 'col' }, heading)))),
    el(
      'tbody',
      {},
      ...rows.map(([first, ...rest]) =>
        el('tr', {}, el('th', { scope: 'row' }, cell(first)), ...rest.map((value) => el('td', {}, cell(value)))),
      ),
    ),
  );
}
