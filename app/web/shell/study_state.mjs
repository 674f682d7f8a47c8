/** @file The state of a study: what the engine last said of it, and what of that an address has to name. */

import { said } from './language.mjs';
import { num } from './numbers.mjs';
import { views } from './views/all.mjs';

const FIRST_VIEW = 'trade-off';
/** Labels that nobody has chosen are no number and not suggested. */
const WITHOUT = { y: null, y_other: null };
/** The views that show two labels. */
const OF_LABELS = ['noise', 'attack', 'answers'];

/** A quantity without a unit has units of itself, in the reader's language. */
const unitOf = ({ target, unit }) => (unit && !unit.endsWith(` ${target}`) ? unit : null);

export class StudyState {
  /** @type {any} the engine's answer to open */ opened = null;
  /** @type {any[]} */ sliders = [];
  /** @type {any[]} */ #methods = [];
  /** Values as the study has them: what an address leaves out. @type {Record<string, any>} */ #initial = {};
  view = FIRST_VIEW;
  /** What is no study's: lang, theme, splits, step. @type {Record<string, any>} */ given = {};
  /** The epsilon to compare with. @type {import('./views/common.mjs').Facts['compare']} */ compare = null;
  /** What errors are measured in. */ metric = '';

  /** @param {any} opened the answer to open */
  open(opened) {
    const isFirst = this.opened === null;
    this.opened = opened;
    this.take(opened, {});
    this.metric ||= opened.task === 'statistic' ? 'mse' : 'test_mse';
    if (isFirst) this.#initial = this.values();
  }

  /** Takes the engine's answer to these values: a slider that appears by itself has its initial value. */
  take(answer, asked) {
    if (answer.methods) this.#methods = answer.methods;
    if (!answer.sliders) return;
    this.compare = answer.compare;
    this.sliders = answer.sliders.map((slider) => ({
      ...slider,
      least: num(slider.least),
      most: num(slider.most),
      value: num(slider.value),
    }));
    const values = this.values();
    for (const key of Object.keys(values))
      if (!(key in this.#initial) && !(key in asked)) this.#initial[key] = values[key];
  }

  /** All that the engine can be asked to take again. */
  values() {
    const values = Object.fromEntries(
      this.sliders.map(({ key, value, value_is: is }) => [
        key,
        is === 'number' ? value : key in WITHOUT ? null : 'suggested',
      ]),
    );
    values.compare = this.compare?.epsilon ?? null;
    if (this.opened.lists_methods) values.methods = this.methods.filter(({ chosen }) => chosen).map(({ id }) => id);
    return values;
  }

  /** The methods that can be chosen. */
  get methods() {
    return this.opened.lists_methods ? this.#methods.filter(({ role }) => role === 'method') : [];
  }

  /** The sliders of the view. */
  get shownSliders() {
    return this.sliders.filter(({ key }) => !(key in WITHOUT) || OF_LABELS.includes(this.view));
  }

  get views() {
    return this.opened.views.filter(({ id }) => views[id]);
  }

  hasView(id) {
    return this.views.some((view) => view.id === id);
  }

  /** @param {string} [id] a view that the study may not have */
  chooseView(id) {
    this.view = [id, FIRST_VIEW].find((one) => this.hasView(one)) ?? this.views[0].id;
  }

  slider(key) {
    return this.sliders.find((slider) => slider.key === key);
  }

  get epsilon() {
    return this.slider('epsilon').value;
  }

  /** What the engine is asked for where an address says this and nothing else. */
  withInitial(values) {
    return { ...this.#initial, ...values };
  }

  /** What an address has to say. */
  get inAddress() {
    const state = { ...this.given };
    const values = this.values();
    for (const key of Object.keys(values))
      if (String(values[key]) !== String(this.#initial[key])) state[key] = values[key];
    if (this.view !== FIRST_VIEW) state.view = this.view;
    return state;
  }

  get unit() {
    return unitOf(this.opened);
  }

  nameOf(method) {
    return said(this.#methods.find(({ id }) => id === method)?.name ?? method);
  }

  /** @param {any} study of the page @returns {import('./views/common.mjs').Facts} */
  facts(study) {
    const { task, target, bounds } = this.opened;
    const values = Object.fromEntries(this.sliders.map(({ key, value }) => [key, value]));
    return {
      task,
      target,
      unit: this.unit,
      bounds: bounds?.map(num),
      metric: this.metric,
      values,
      epsilon: this.epsilon,
      compare: this.compare,
      positive: study.data?.positive,
      nameOf: (method) => this.nameOf(method),
      isMethod: (method) => this.#methods.some(({ id, role }) => id === method && role === 'method'),
    };
  }
}
