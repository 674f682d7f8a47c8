/** @file The study of a lesson in the engine: its state, what it shows, and the quantities that conditions ask for. One thing is
 * asked after the other; what somebody waits for comes first. */

import { Refused } from './engine_client.mjs';
import { language } from './language.mjs';
import { num } from './numbers.mjs';
import { quantityIn, sourceOf } from './lesson_quantity.mjs';
import { views } from './views/all.mjs';

const MOST_SPLITS = 10;
/** Milliseconds that further splits may take: a lesson is a conversation. */
const MOST_WAITING = 1500;
/** What a page shows beside the engine's views, by a request of its own. */
export const OWN_VIEWS = ['data', 'audit'];
const OWN_REQUESTS = { data: 'column', audit: 'audit' };

/** The part of a study at a path with dots. */
export const valueAtKey = (study, key) => key.split('.').reduce((part, name) => part?.[name], study);

export function withValue(study, key, value) {
  const changed = structuredClone(study);
  const names = key.split('.');
  const last = names.pop();
  let part = changed;
  for (const name of names) part = part[name] ??= {};
  part[last] = value;
  return changed;
}

/** The same as somebody chooses it: bounds that were taken from the data are declared once they are changed. */
function withChoice(study, key, value) {
  const changed = withValue(study, key, value);
  const isBound = key === 'data.lower' || key === 'data.upper';
  return isBound && study.data.bounds_from_data ? withValue(changed, 'data.bounds_from_data', false) : changed;
}

/** The study with what a solution says (lesson_condition.mjs). */
export function solved(study, solution) {
  let changed = study;
  for (const [key, value] of Object.entries(solution)) {
    if (key === 'tab') changed = withValue(changed, 'view.tab', value);
    else if (!key.startsWith('+')) changed = withChoice(changed, key, value);
    else {
      const path = `${changed.task.replaceAll('-', '_')}.methods`;
      const others = (valueAtKey(changed, path) ?? []).filter((method) => method !== key.slice(1));
      changed = withValue(changed, path, value ? [...others, key.slice(1)] : others);
    }
  }
  return changed;
}

export class LiveStudy {
  /** @type {any} the engine's answer to open */ opened = null;
  /** @type {any[]} */ sliders = [];
  /** @type {any[]} */ methods = [];
  /** @type {any} as a study file */ study = null;
  view = '';
  /** @type {any} of the view */ shown = null;
  errors = null;
  problems = [];
  #pending = { state: {}, study: {}, view: '' };
  #running = null;
  #todo = true;
  #ready = 1;
  #wanted = 1;
  #until = 0;
  #kept = new Map();
  #version = 0;
  /** Keys of the study that were chosen and that cannot run without further ones. */ #wish = {};

  /** @param {import('./engine_client.mjs').EngineClient} client
   * @param {{onShow: () => void, onState: () => void, onWork: (isWorking: boolean) => void}} listeners @param {string[]} own views beside the engine's
   * @param {Record<string, any>} targets what is publicly declared of columns of built-in data, by file and column */
  constructor(client, listeners, own, targets = {}) {
    this.client = client;
    this.listeners = listeners;
    this.own = own;
    this.targets = targets;
  }

  /** Opens a study in the place of this one. */
  async open(study) {
    this.#ready = 1;
    await this.#running;
    this.#until = performance.now() + MOST_WAITING;
    this.#wish = {};
    await this.#open(study);
    await this.run();
  }

  /** The same study once more, in another language. */
  async reopen() {
    await this.open(withValue(this.study, 'view.tab', this.view));
  }

  async #open(study) {
    const view = this.#pending.view || (study.view?.tab ?? this.view);
    this.opened = await this.client.ask({ call: 'open', study, table: null, language: language() });
    this.#take(this.opened);
    await this.#readStudy();
    this.view = this.hasView(view) ? view : this.hasView('trade-off') ? 'trade-off' : this.viewIds()[0];
    this.#pending.view = '';
  }

  async #readStudy() {
    this.study = (await this.client.ask({ call: 'study' })).study;
    this.#changed();
    this.#wanted = Math.min(MOST_SPLITS, this.opened.splits?.wanted ?? 1);
  }

  #take({ sliders, methods }) {
    if (sliders)
      this.sliders = sliders.map((slider) => ({
        ...slider,
        least: num(slider.least),
        most: num(slider.most),
        value: Number.isFinite(num(slider.value)) ? num(slider.value) : num(slider.standard),
      }));
    if (methods) this.methods = methods;
  }

  #changed() {
    ++this.#version;
    this.#kept.clear();
    this.#todo = true;
  }

  // ---- what conditions ask ----

  viewIds() {
    return [
      ...(this.own.includes('data') ? ['data'] : []),
      ...this.opened.views.map(({ id }) => id).filter((id) => views[id]),
      ...(this.own.includes('audit') ? ['audit'] : []),
    ];
  }
  hasView(id) {
    return this.viewIds().includes(id);
  }
  valueOf(key) {
    return key === 'view.tab' ? this.view : valueAtKey(this.study, key);
  }
  isChosen(method) {
    return (
      this.methods.some(({ id, chosen }) => id === method && chosen) ||
      valueAtKey(this.study, `${this.study.task.replaceAll('-', '_')}.methods`)?.includes(method) === true
    );
  }
  /** Whether some page can: the views of the task may be others than now. */
  canCompute(quantity) {
    return sourceOf(quantity) !== undefined;
  }

  /** @returns {Promise<number | undefined>} */
  async quantity(name) {
    const source = sourceOf(name);
    if (!source) return undefined;
    const answer = await this.#answer(source);
    try {
      return answer && quantityIn(answer, name);
    } catch {
      return undefined; // another picture than the quantity is of
    }
  }

  /** The verdict on a promise: of the audit where that is shown, else by the noise of one answer. */
  async verdict(method) {
    if (this.view === 'audit')
      return (await this.#answer('audit'))?.claims.find((claim) => claim.method === method)?.verdict;
    const curve = (await this.#answer('noise'))?.curves.find((one) => one.method === method);
    if (!curve || curve.without_promise) return undefined;
    return curve.proved === false ? 'unproved' : 'holds';
  }

  /** The answer of a view or a request at this state, asked for once. */
  #answer(source) {
    const request = {
      audit: { call: 'audit' },
      column: { call: 'column' },
      promise: { call: 'class', epsilon: this.valueOf('view.epsilon'), yes: 0, no: 0 },
    }[source];
    if (!request && !this.opened.views.some(({ id }) => id === source)) return undefined;
    if (!this.#kept.has(source))
      this.#kept.set(
        source,
        this.client.ask(request ?? { call: 'preview', view: source }).then(
          (answer) => {
            if (typeof answer.splits === 'number') this.#ready = answer.splits;
            return answer.preview ?? answer;
          },
          (error) => {
            if (error instanceof Refused) return undefined;
            throw error;
          },
        ),
      );
    return this.#kept.get(source);
  }
  promise() {
    return this.#answer('promise');
  }

  // ---- changes ----

  /** Values by key of the study; "tab" is the view, "+method" a method that is chosen, or not. */
  change(values) {
    const methods = Object.keys(values).filter((key) => key.startsWith('+'));
    for (const [key, value] of Object.entries(values)) {
      if (key === 'tab') this.#pending.view = value;
      else if (key.startsWith('+')) continue;
      else {
        const slider = this.sliders.find((one) => one.study_key === key);
        const word =
          ['view.error_target', 'view.row', 'view.feature', 'view.metric'].includes(key) && !('task' in values)
            ? key.slice(5)
            : null;
        if (key === 'methods') Object.assign(this.#pending.study, this.#methodsWith(value));
        else if ((slider || word) && !('task' in values)) this.#pending.state[slider?.key ?? word] = value;
        else this.#pending.study[key] = value;
      }
    }
    if (methods.length)
      Object.assign(
        this.#pending.study,
        this.#methodsWith(
          methods.reduce(
            (chosen, key) => [...chosen.filter((id) => id !== key.slice(1)), ...(values[key] ? [key.slice(1)] : [])],
            this.chosenMethods(),
          ),
        ),
      );
    return this.run();
  }

  /** Other methods are another study: of one split, which others follow where they are quick. What is no method stays. */
  #methodsWith(ids) {
    const path = `${this.study.task.replaceAll('-', '_')}.methods`;
    const isMethod = (id) => this.methods.some((one) => one.id === id && one.role === 'method');
    return {
      [path]: [...ids, ...(valueAtKey(this.study, path) ?? []).filter((id) => !isMethod(id) && !ids.includes(id))],
    };
  }

  chosenMethods() {
    return this.methods.filter(({ chosen, role }) => chosen && role === 'method').map(({ id }) => id);
  }

  /** Asks until nothing has changed meanwhile. */
  run() {
    this.#running ??= this.#work().finally(() => (this.#running = null));
    return this.#running;
  }

  async #work() {
    this.listeners.onWork(true);
    while (await this.#step());
    this.listeners.onWork(false);
  }

  async #step() {
    const { state, study, view } = this.#pending;
    // A study that is slow to prepare is shown on the splits that it has.
    if (Object.keys(study).length || Object.keys(state).length) this.#until = performance.now() + MOST_WAITING;
    if (Object.keys(study).length) {
      this.#pending.study = {};
      await this.#reopen(study);
    } else if (Object.keys(state).length) {
      this.#pending.state = {};
      const answer = await this.client.ask({ call: 'state', values: state });
      this.#take(answer);
      this.problems = answer.problems ?? [];
      await this.#readStudy();
      this.listeners.onState();
    } else if (view) {
      this.#pending.view = '';
      if (this.hasView(view)) this.view = view;
      this.#todo = true;
      this.listeners.onState();
    } else if (this.#todo) {
      await this.#show();
    } else if (this.#ready < this.#wanted && performance.now() < this.#until) {
      const { ready } = await this.client.ask({ call: 'splits', count: this.#ready + 1 });
      if (ready <= this.#ready) this.#wanted = ready;
      this.#ready = ready;
      // The last one is worth a picture: those between would only flicker.
      if (ready >= this.#wanted || performance.now() >= this.#until) this.#changed();
    } else {
      return false;
    }
    return true;
  }

  /** A key as it was chosen, also where the study waits for another one. */
  wished(key) {
    return key in this.#wish ? this.#wish[key] : this.valueOf(key);
  }

  async #reopen(values) {
    Object.assign(this.#wish, values);
    let next = this.study;
    for (const [key, value] of Object.entries(this.#wish)) {
      next = withChoice(next, key, value);
      if (key === 'data.target')
        for (const [name, declared] of Object.entries(this.targets[`${next.data.file}/${value}`] ?? {}))
          next.data[name] = declared;
    }
    next = withValue(next, 'view.tab', this.#pending.view || this.view);
    try {
      await this.#open(next);
      this.#ready = 1;
      this.#wish = {};
      this.problems = [];
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.problems = error.problems.map((problem) => ({ ...problem, key: Object.keys(values)[0] }));
    }
    this.listeners.onState();
  }

  async #show() {
    this.#todo = false;
    const version = this.#version,
      view = this.view;
    const answer = await this.#answer(OWN_REQUESTS[view] ?? view);
    if (version !== this.#version || view !== this.view) return void (this.#todo = true);
    const errors = view === 'trade-off' ? await this.client.ask({ call: 'errors' }).catch(() => null) : null;
    this.shown = answer;
    this.errors = errors;
    this.shownView = view;
    this.listeners.onShow();
  }
  shownView = '';
}
