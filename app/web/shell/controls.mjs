/** @file Sliders and methods of a study. */

import { el, setText } from './dom.mjs';
import { decadeFrom, placeOf, valueAt } from './slider_scale.mjs';
import { exactText, numberFrom, percentText } from './numbers.mjs';
import { said, tr, word } from './language.mjs';
import { swatch } from './markers.mjs';

const STEPS = 1000;
/** The words at both ends, as in the program. */
const END_WORDS = {
  epsilon: ['more private', 'more accurate'],
  lambda: ['flexible', 'stiff'],
  zeta: ['narrow', 'wide'],
  bin_width: ['fine', 'coarse'],
  delta: ['stricter', 'looser'],
  gamma: ['smooth', 'wiggly'],
  prior_share: ['all on labels', 'all on prior'],
};
/** Numbers that the program can choose by itself. */
const SUGGESTED = new Set([
  'label_privacy.lambda',
  'label_privacy.zeta',
  'label_privacy.bin_width',
  'label_privacy.prior_share',
  'label_privacy.feature_gamma',
  'label_classes.prior_share',
  'label_classes.lambda',
  'label_classes.gamma',
  'private_regression.lambda',
  'private_regression.gamma',
]);
const MATCHED = new Set(['label_privacy.lambda']);
const isPercent = (slider) => slider.key === 'prior_share';
const shown = (slider, value) => (isPercent(slider) ? percentText(value) : exactText(value));

/** "?" beside a control. */
export function helpButton(name, topic, { onHelp, hasHelp }) {
  return (
    hasHelp(topic) &&
    el('button', { type: 'button', class: 'help', 'aria-label': word('help', name), click: () => onHelp(topic) }, '?')
  );
}

/** One slider with its number field. */
class Slider {
  #slider;

  constructor(slider, listeners) {
    this.onChange = listeners.onChange;
    const id = `slider-${slider.key}`;
    const name = said(slider.name);
    this.range = el('input', {
      type: 'range',
      id,
      min: 0,
      max: STEPS,
      step: 1,
      'data-key': slider.key,
      input: () => this.#choose(valueAt(this.#slider, this.range.value / STEPS)),
      keydown: (event) => this.#key(event),
      dblclick: () => this.#choose(this.#slider.standard),
    });
    this.field = el('input', {
      type: 'text',
      inputMode: 'decimal',
      autocomplete: 'off',
      spellcheck: false,
      class: 'number',
      'data-field': slider.key,
      'aria-label': `${name}, ${word('value')}`,
      change: () => this.#type(),
      focus: () => this.field.select(),
    });
    this.problem = el('p', { class: 'problem', id: `${id}-problem`, role: 'alert' });
    this.field.setAttribute('aria-describedby', this.problem.id);
    this.back = el(
      'button',
      { type: 'button', class: 'link', title: word('backToSuggested'), click: () => this.#choose('suggested') },
      '',
    );
    const ends = END_WORDS[slider.key];
    this.element = el(
      'div',
      { class: 'slider', 'data-slider': slider.key },
      el(
        'div',
        { class: 'row' },
        el('label', { htmlFor: id }, name, slider.unit ? el('span', { class: 'aside' }, ` ${slider.unit}`) : null),
        helpButton(name, slider.study_key, listeners),
        el('span', { class: 'gap' }),
        this.field,
      ),
      this.range,
      el(
        'div',
        { class: 'ends' },
        el('span', { 'aria-hidden': 'true' }, ends ? tr(ends[0]) : ''),
        this.back,
        el('span', { 'aria-hidden': 'true' }, ends ? tr(ends[1]) : ''),
      ),
      this.problem,
    );
  }

  show(slider) {
    this.#slider = slider;
    const suggested = slider.value_is !== 'number' && !slider.key.startsWith('y');
    const place = Math.round(STEPS * placeOf(slider, slider.value));
    if (Number(this.range.value) !== place) this.range.value = place;
    const text = shown(slider, slider.value_is === 'number' ? slider.value : Number(slider.value.toPrecision(4)));
    this.range.setAttribute('aria-valuetext', text + (suggested ? ` (${word('suggested')})` : ''));
    this.range.style.setProperty('--place', place / STEPS);
    if (document.activeElement !== this.field) this.field.value = text;
    setText(this.back, MATCHED.has(slider.study_key) ? tr('matched') : tr('suggested'));
    this.back.setAttribute('aria-label', `${said(slider.name)}: ${this.back.textContent}`);
    this.back.hidden = !(suggested || SUGGESTED.has(slider.study_key));
    this.back.classList.toggle('on', suggested);
    this.back.setAttribute('aria-pressed', suggested);
  }

  /** Says why a value was not taken. */
  refuse(sentence) {
    setText(this.problem, sentence);
    if (document.activeElement === this.field) this.field.value = shown(this.#slider, this.#slider.value);
  }

  #choose(value) {
    setText(this.problem, '');
    this.onChange(this.#slider.key, this.#slider.whole && typeof value === 'number' ? Math.round(value) : value);
  }

  #key(event) {
    const { whole, value, least, most } = this.#slider;
    const page = { PageUp: 1, PageDown: -1 }[event.key];
    const step = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key];
    if (page) this.#choose(decadeFrom(this.#slider, value, page));
    // A thousandth of the way may be less than one.
    else if (step && whole)
      this.#choose(Math.min(most, Math.max(least, value + step * Math.max(1, Math.round(value / 50)))));
    else return;
    event.preventDefault();
  }

  #type() {
    const slider = this.#slider;
    const text = this.field.value.trim();
    const old = shown(slider, slider.value);
    setText(this.problem, '');
    if (text === '' || text === old) return void (this.field.value = old);
    if ([word('suggested'), word('matched'), 'suggested', 'matched'].includes(text.toLowerCase()))
      return this.#choose('suggested');
    let value = numberFrom(text);
    if (value !== null && isPercent(slider) && !text.includes('%')) value = value > 1 ? value / 100 : value;
    if (value !== null) return this.#choose(value);
    this.field.value = old;
    this.refuse(word('badNumber', text.slice(0, 40), old));
  }
}

export class Controls {
  #sliders = new Map();
  #shape = '';
  #checks = new Map();

  /** @param {{onChange: (key: string, value: any) => void, onMethods: (ids: string[]) => void, onHelp: (topic: string) => void, hasHelp: (topic: string) => boolean}} listeners */
  constructor(listeners) {
    this.listeners = listeners;
    this.sliderBox = el('div', {});
    this.methodBox = el('div', {});
    this.sliderTitle = el('h2', {});
    this.methodTitle = el('h2', {});
    this.element = el(
      'section',
      { class: 'controls', 'aria-label': word('controls') },
      el('div', { class: 'group' }, this.sliderTitle, this.sliderBox),
      (this.methodGroup = el(
        'fieldset',
        { class: 'group methods' },
        el('legend', {}, this.methodTitle),
        this.methodBox,
      )),
    );
  }

  /** Writes everything anew, in another language. */
  reset() {
    this.#shape = '';
    this.element.setAttribute('aria-label', word('controls'));
  }

  /** @param {any[]} sliders @param {any[]} methods */
  show(sliders, methods) {
    setText(this.sliderTitle, word('parametersTitle'));
    setText(this.methodTitle, word('methodsTitle'));
    this.methodGroup.hidden = methods.length === 0;
    const shape = sliders.map(({ key }) => key).join() + '|' + methods.map(({ id }) => id).join();
    if (shape !== this.#shape) {
      // What stays keeps its element, and with it the focus.
      const isNew = this.#shape === '';
      this.#shape = shape;
      if (isNew) this.#sliders.clear();
      this.#sliders = new Map(
        sliders.map((slider) => [slider.key, this.#sliders.get(slider.key) ?? new Slider(slider, this.listeners)]),
      );
      const wanted = [...this.#sliders.values()].map(({ element }) => element);
      for (const child of [...this.sliderBox.children]) if (!wanted.includes(child)) child.remove();
      wanted.forEach((element, i) => {
        if (this.sliderBox.children[i] !== element)
          this.sliderBox.insertBefore(element, this.sliderBox.children[i] ?? null);
      });
      this.#buildMethods(methods);
    }
    for (const slider of sliders) this.#sliders.get(slider.key).show(slider);
    for (const { id, chosen } of methods) this.#checks.get(id).checked = chosen;
  }

  /** @returns {boolean} whether there is such a slider */
  refuse(key, sentence) {
    this.#sliders.get(key)?.refuse(sentence);
    return this.#sliders.has(key);
  }

  #buildMethods(methods) {
    this.#checks.clear();
    this.methodBox.replaceChildren(
      ...methods.map((method) => {
        const name = said(method.name);
        const check = el('input', {
          type: 'checkbox',
          id: `method-${method.id}`,
          'data-method-choice': method.id,
          change: () => this.#chooseMethods(check),
        });
        this.#checks.set(method.id, check);
        return el(
          'div',
          { class: 'row method' },
          check,
          el(
            'label',
            { htmlFor: check.id, title: said(method.summary) },
            el('span', { html: swatch({ method: method.id }) }),
            el('span', {}, name),
          ),
          el('span', { class: 'gap' }),
          helpButton(name, `method:${method.id}`, this.listeners),
        );
      }),
    );
  }

  #chooseMethods(check) {
    const ids = [...this.#checks].filter(([, box]) => box.checked).map(([id]) => id);
    if (ids.length === 0) check.checked = true;
    else this.listeners.onMethods(ids);
  }
}
