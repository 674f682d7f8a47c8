/** @file One question of a lesson: choices, or a number. */

import { el, setText } from './dom.mjs';
import { line, plain } from './lesson_text.mjs';
import { numberFrom, numberText } from './numbers.mjs';
import { tr, word } from './language.mjs';

let count = 0;

/** What somebody typed, without the unit behind it. @returns {number | null} */
export function typedNumber(text, unit = '') {
  let rest = text.trim().replace(/^[=~≈\s]+/, '');
  if (unit && rest.toLowerCase().endsWith(unit.toLowerCase())) rest = rest.slice(0, -unit.length).trim();
  const isPercent = /(%|percent|prozent)$/i.test(rest);
  rest = rest.replace(/(%|percent|prozent)$/i, '').trim();
  if (/^\d{1,3}(,\d{3})+$/.test(rest) && document.documentElement.lang !== 'de') rest = rest.replaceAll(',', '');
  if (/^\d{1,3}(\.\d{3})+$/.test(rest) && document.documentElement.lang === 'de') rest = rest.replaceAll('.', '');
  const [above, below] = rest.split('/').map(numberFrom);
  const value = rest.includes('/') ? (above !== null && below ? above / below : null) : above;
  return value === null ? null : isPercent && unit !== '%' ? value / 100 : value;
}

/** "2.5 h", with the unit's factor. */
export const withUnit = (number, unit) => numberText(number, 3) + (unit ? ` ${unit}` : '');

export class QuestionBox {
  /** @param {any} question @param {{button: string, onAnswer: (answer: {choice?: number, number?: number}) => void, kind: string}} asked */
  constructor(question, { button, onAnswer, kind }) {
    this.question = question;
    this.onAnswer = onAnswer;
    const id = `${kind}-${++count}`;
    this.remark = el('p', { class: 'problem', id: `${id}-remark`, role: 'alert' });
    this.button = el('button', { type: 'submit', class: 'primary' }, button);
    const asked = el('legend', {}, ...line(question.text));
    if (question.choices) {
      this.inputs = question.choices.map((choice, i) =>
        el('input', { type: 'radio', name: id, value: String(i), id: `${id}-${i}`, change: () => this.#edit() }),
      );
      this.fields = el(
        'div',
        { class: 'choices' },
        ...question.choices.map((choice, i) =>
          el('label', { htmlFor: `${id}-${i}`, class: 'choice' }, this.inputs[i], el('span', {}, ...line(choice.text))),
        ),
      );
    } else {
      this.number = el('input', {
        type: 'text',
        inputMode: 'decimal',
        autocomplete: 'off',
        spellcheck: false,
        class: 'number',
        'aria-label': plain(question.text),
        'aria-describedby': `${id}-remark`,
        input: () => this.#edit(),
      });
      this.fields = el('div', { class: 'typed' }, this.number, el('span', { class: 'unit' }, question.unit ?? ''));
    }
    this.set = el('fieldset', {}, asked, this.fields);
    this.element = el(
      'form',
      {
        class: `question ${kind}`,
        'data-question': kind,
        noValidate: true,
        submit: (event) => (event.preventDefault(), this.#send()),
      },
      this.set,
      this.remark,
      this.button,
    );
    this.#edit();
  }

  get #chosen() {
    return this.inputs ? this.inputs.findIndex(({ checked }) => checked) : -1;
  }

  #edit() {
    setText(this.remark, '');
    this.button.setAttribute('aria-disabled', this.inputs ? this.#chosen < 0 : this.number.value.trim() === '');
    this.onEdit?.();
  }

  #send() {
    if (this.inputs) {
      if (this.#chosen < 0) return setText(this.remark, tr('Choose an answer first.'));
      return this.onAnswer({ choice: this.#chosen });
    }
    const value = typedNumber(this.number.value, this.question.unit);
    if (value === null) {
      setText(
        this.remark,
        this.number.value.trim() === ''
          ? tr('Type a number like %1 first.', numberText(0.5))
          : word('notUnderstood', this.number.value.trim().slice(0, 40), numberText(0.5)),
      );
      this.number.focus();
      return;
    }
    this.onAnswer({ number: value });
  }

  /** A guess that is said stays to be read, and cannot be changed. */
  close() {
    this.set.disabled = true;
    this.button.hidden = true;
    this.element.classList.add('closed');
  }

  focus() {
    (this.inputs?.[0] ?? this.number).focus();
  }
}
