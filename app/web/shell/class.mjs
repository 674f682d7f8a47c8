/** @file A class answers a delicate question together. The teacher's page asks and collects; the phone's page answers at random by
 * randomised response and shows a code. There is no server, nothing is sent and nothing is kept: people carry the codes.
 *
 * Both are this page: with `q` in the address it is the phone's. The law of the answers and the estimate are the engine's.
 */

import './lesson_words.mjs';
import './class_words.mjs';
import { Controls } from './controls.mjs';
import { Dropped } from './engine_client.mjs';
import { Frame, addressOf, isStill, keepAddress, setReady } from './page_frame.mjs';
import { codeRequest, codesRequest, questionText, randomised } from './class_code.mjs';
import { copyFrom, el, setText } from './dom.mjs';
import { language, setLanguage, tr, word } from './language.mjs';
import { num, numberText, percentText } from './numbers.mjs';
import { qrOf } from './class_qr.mjs';

const LEAST = 0.1,
  MOST = 8,
  COINS = 1.1;
const LONGEST = 160;

export class ClassPage {
  constructor(root, page, client, { version, words }) {
    Object.assign(this, { root, page, client, version, words });
  }

  async start() {
    setReady(false);
    const address = addressOf();
    setLanguage(address.lang ?? this.page.language ?? 'en');
    this.frame = new Frame(this.root, {
      version: this.version,
      class: 'class',
      home: address.q === undefined && this.page.home,
      onWrite: () => this.side.write(),
      onAddress: () => keepAddress({ ...this.side.address, ...this.frame.address }),
    });
    // Nothing is without its words.
    this.frame.main.hidden = true;
    this.frame.write(word('classTitle'), word('nothingSent'));
    this.side = address.q === undefined ? new TeacherSide(this) : new PhoneSide(this, address);
    await this.side.start();
    this.side.write();
    this.frame.main.hidden = false;
    window.addEventListener('hashchange', () => {
      // Another question is another page.
      const { q, epsilon } = addressOf();
      if (q !== this.side.address.q || epsilon !== this.side.address.epsilon) location.reload();
    });
    setReady(true);
  }
}

// ---- the phone ----

class PhoneSide {
  #law = null;
  #code = null;

  constructor(page, address) {
    this.page = page;
    this.question = String(address.q).trim().slice(0, LONGEST);
    this.epsilon = Number(address.epsilon);
    this.address = { q: address.q, epsilon: address.epsilon };
    this.asked = el('h2', { class: 'asked', tabIndex: -1 });
    this.before = el('p', {});
    this.buttons = [true, false].map((yes) =>
      el('button', {
        type: 'button',
        class: 'yes-no',
        'data-answer': yes ? 'yes' : 'no',
        click: () => this.#answer(yes),
      }),
    );
    this.choose = el('div', { class: 'buttons two' }, ...this.buttons);
    this.tossing = el('p', { class: 'tossing', hidden: true });
    this.result = el(
      'section',
      { class: 'result', hidden: true, tabIndex: -1 },
      (this.says = el('p', { class: 'says' })),
      (this.codeTitle = el('p', { class: 'hint' })),
      (this.code = el('output', { class: 'code large' })),
      (this.why = el('p', {})),
      (this.once = el('p', { class: 'hint' })),
    );
    this.how = el('details', {}, (this.howTitle = el('summary', {})), (this.howText = el('p', {})));
    this.invalid = el('p', { class: 'problem', role: 'alert', hidden: true });
    page.frame.main.append(
      el(
        'div',
        { class: 'phone' },
        this.asked,
        this.invalid,
        this.before,
        this.choose,
        this.tossing,
        this.result,
        this.how,
      ),
    );
  }

  get #isValid() {
    return this.question !== '' && this.epsilon >= LEAST && this.epsilon <= MOST;
  }

  async start() {
    if (this.#isValid) this.#law = await this.page.client.ask({ call: 'class', epsilon: this.epsilon, yes: 0, no: 0 });
  }

  write() {
    const { frame } = this.page;
    frame.write(word('classTitle'), word('nothingSent'));
    setText(this.asked, this.question);
    this.invalid.hidden = this.#isValid;
    setText(this.invalid, word('badLink'));
    for (const part of [this.before, this.how]) part.hidden = !this.#isValid;
    this.choose.hidden = !this.#isValid || this.#code !== null;
    if (!this.#isValid) return;
    const truth = percentText(num(this.#law.truth)),
      other = percentText(num(this.#law.other));
    setText(this.before, this.#code ? '' : word('phoneBefore', truth));
    this.before.hidden = this.#code !== null;
    [word('yes'), word('no')].forEach((text, i) => setText(this.buttons[i], text));
    setText(this.tossing, word('tossing'));
    setText(this.howTitle, word('phoneHow'));
    setText(
      this.howText,
      word(
        'phoneHowText',
        numberText(this.epsilon),
        numberText(num(this.#law.ratio), 3),
        percentText(num(this.#law.most_sure)),
      ),
    );
    if (this.#code) {
      this.says.replaceChildren(word('codeSays'), ' ', el('b', {}, this.#code.yes ? word('yes') : word('no')));
      setText(this.codeTitle, word('yourCode'));
      setText(this.code, this.#code.text);
      setText(this.why, word('phoneWhy', truth, other));
      setText(this.once, word('phoneOnce'));
    }
  }

  /** The true answer is an argument of this call and nothing else: what stays is what the phone says for it. */
  async #answer(yes) {
    if (this.#code) return;
    const said = randomised(yes, num(this.#law.truth));
    this.#code = { yes: said, text: '' };
    const made = this.page.client.ask(
      codeRequest({ question: questionText(this.question, this.epsilon), yes: said ? 1 : 0 }),
    );
    this.choose.hidden = true;
    this.before.hidden = true;
    this.tossing.hidden = false;
    setReady(false);
    if (!isStill()) await new Promise((resolve) => setTimeout(resolve, 900));
    this.#code.text = (await made).code;
    this.tossing.hidden = true;
    this.result.hidden = false;
    this.write();
    this.result.focus({ preventScroll: true });
    setReady(true);
  }
}

// ---- the teacher ----

class TeacherSide {
  #estimate = null;
  #law = null;
  #isCopied = false;
  address = {};

  constructor(page) {
    this.page = page;
    this.epsilon = COINS;
    const field = (id, make) => ({ label: el('label', { htmlFor: id }), input: make(id) });
    this.ask = field('question', (id) =>
      el('input', { type: 'text', id, maxLength: LONGEST, autocomplete: 'off', input: () => this.#changed() }),
    );
    this.slider = new Controls({
      onHelp: () => {},
      hasHelp: () => false,
      onMethods: () => {},
      onChange: (key, value) => {
        this.epsilon = Number(
          (typeof value === 'number' ? Math.min(MOST, Math.max(LEAST, value)) : COINS).toPrecision(3),
        );
        this.#showSlider();
        this.#changed();
      },
    });
    this.slider.element.classList.add('bare');
    this.lawText = el('p', { class: 'hint', role: 'status' });
    this.link = field('link', (id) =>
      el('input', { type: 'text', id, readOnly: true, focus: () => this.link.input.select() }),
    );
    this.copy = el('button', { type: 'button', 'data-action': 'copy', click: () => this.#copy() });
    this.try = el('a', { class: 'button', target: '_blank', rel: 'noopener', 'data-action': 'try' });
    this.qr = el('div', { class: 'qr' });
    this.local = el('p', { class: 'note' });
    this.codes = field('codes', (id) =>
      el('textarea', {
        id,
        rows: 5,
        spellcheck: false,
        autocomplete: 'off',
        autocapitalize: 'characters',
        input: () => this.#count(),
      }),
    );
    this.problems = el('div', { class: 'problems', role: 'status' });
    this.picture = el(
      'div',
      { class: 'shares', role: 'img', hidden: true },
      ...(this.rows = ['raw', 'estimate'].map((kind) => new ShareRow(kind))).map(({ element }) => element),
      el(
        'div',
        { class: 'share-axis', 'aria-hidden': 'true' },
        ...[0, 25, 50, 75, 100].map((tick) => el('span', {}, `${tick} %`)),
      ),
    );
    this.said = el('p', { class: 'said', role: 'status' });
    this.steps = ['askTitle', 'linkTitle', 'codesTitle'].map((key) => ({ key, title: el('h2', {}) }));
    this.lesson = field('lesson', (id) => el('select', { id, change: () => this.#chooseLesson() }));
    this.guess = field('guess', (id) => el('select', { id, change: () => this.#countGuesses() }));
    this.guessCodes = field('guess-codes', (id) =>
      el('textarea', {
        id,
        rows: 4,
        spellcheck: false,
        autocomplete: 'off',
        autocapitalize: 'characters',
        input: () => this.#countGuesses(),
      }),
    );
    this.guessProblems = el('div', { class: 'problems', role: 'status' });
    this.bars = el('table', { class: 'plain bars' });
    this.guessTitle = el('summary', {});
    const row = ({ label, input }, ...more) => el('div', { class: 'field' }, label, input, ...more);
    page.frame.main.append(
      el(
        'div',
        { class: 'teacher' },
        el('section', { class: 'panel' }, this.steps[0].title, row(this.ask), this.slider.element, this.lawText),
        el(
          'section',
          { class: 'panel' },
          this.steps[1].title,
          row(this.link),
          el('p', { class: 'buttons' }, this.copy, this.try),
          this.qr,
          this.local,
        ),
        el(
          'section',
          { class: 'panel wide' },
          this.steps[2].title,
          row(this.codes),
          this.problems,
          this.said,
          this.picture,
        ),
        el(
          'details',
          { class: 'panel wide guesses' },
          this.guessTitle,
          row(this.lesson),
          row(this.guess),
          row(this.guessCodes),
          this.guessProblems,
          el('div', { class: 'scroll' }, this.bars),
        ),
      ),
    );
  }

  async start() {
    this.ask.input.value = word('exampleQuestion');
    await this.#askLaw();
  }

  async #askLaw() {
    this.#law =
      (await this.page.client.ask({ call: 'class', epsilon: this.epsilon, yes: 0, no: 0 }, 'law').catch(dropped)) ??
      this.#law;
  }

  #showSlider(isAnew = false) {
    if (isAnew) this.slider.reset();
    this.slider.element.removeAttribute('aria-label');
    this.slider.show(
      [
        {
          key: 'epsilon',
          study_key: 'view.epsilon',
          name: tr('Privacy budget ε'),
          symbol: 'ε',
          unit: '',
          least: LEAST,
          most: MOST,
          logarithmic: true,
          whole: false,
          value: this.epsilon,
          standard: COINS,
          value_is: 'number',
        },
      ],
      [],
    );
  }

  write() {
    const { frame } = this.page;
    frame.write(word('classTitle'), word('nothingSent'));
    for (const { key, title } of this.steps) setText(title, word(key));
    setText(this.ask.label, word('questionLabel'));
    setText(this.link.label, word('linkLabel'));
    setText(this.copy, this.#isCopied ? word('copied') : word('copy'));
    setText(this.try, word('tryPhone'));
    setText(this.codes.label, word('codesLabel'));
    this.codes.input.placeholder = 'KMR WTA';
    setText(this.guessTitle, word('guessesTitle'));
    setText(this.lesson.label, word('lessonLabel'));
    setText(this.guess.label, word('guessLabel'));
    setText(this.guessCodes.label, word('guessCodesLabel'));
    const chosen = this.lesson.input.value;
    this.lesson.input.replaceChildren(
      ...this.page.page.lessons.map((lesson) =>
        el('option', { value: lesson.id, selected: lesson.id === chosen }, lesson[language()].title),
      ),
    );
    this.#showSlider(true);
    this.#chooseLesson(true);
    this.#showLink();
    this.#showLaw();
    this.#count();
  }

  get #question() {
    return this.ask.input.value.trim().replace(/\s+/g, ' ');
  }

  async #changed() {
    this.#isCopied = false;
    setText(this.copy, word('copy'));
    this.#showLink();
    await this.#askLaw();
    this.#showLaw();
    this.#count();
  }

  #showLaw() {
    setText(
      this.lawText,
      word(
        'lawText',
        percentText(num(this.#law.truth)),
        percentText(num(this.#law.other)),
        percentText(num(this.#law.most_sure)),
      ),
    );
  }

  #showLink() {
    const question = this.#question;
    const lang = language() === 'de' ? '&lang=de' : '';
    const link = question
      ? `${location.href.split('#')[0]}#q=${encodeURIComponent(question)}&epsilon=${this.epsilon}${lang}`
      : '';
    this.link.input.value = link;
    this.try.href = link || '#';
    for (const part of [this.copy, this.try]) part.hidden = !link;
    const isLocal = location.protocol === 'file:';
    const picture = link && !isLocal ? qrOf(link) : null;
    this.qr.hidden = !picture;
    if (picture) this.qr.replaceChildren(qrPicture(picture, word('qrLabel')));
    setText(this.local, isLocal ? word('localLink') : '');
    this.local.hidden = !isLocal;
  }

  async #copy() {
    await copyFrom(this.link.input);
    this.#isCopied = true;
    setText(this.copy, word('copied'));
  }

  // ---- answers ----

  async #count() {
    setReady(false);
    const { client } = this.page;
    const about = { question: questionText(this.#question, this.epsilon) };
    const heap = await client.ask(codesRequest(this.codes.input.value, about), 'codes').catch(dropped);
    if (!heap) return;
    listProblems(this.problems, heap.refused);
    const count = heap.values.length;
    const yes = heap.values.filter((value) => value === 1).length;
    const asked = { call: 'class', epsilon: this.epsilon, yes, no: count - yes };
    const answer = count && (await client.ask(asked, 'estimate').catch(dropped));
    if (answer === null) return;
    this.#showEstimate(answer ? { ...answer, yes } : null);
    setReady(true);
  }

  #showEstimate(answer) {
    this.#estimate = answer;
    this.picture.hidden = !answer;
    if (!answer) return setText(this.said, word('noCodes'));
    const { share, estimate, low, high, standard_error: error, answers, yes } = answer;
    const text =
      word(
        'estimateSaid',
        answers,
        yes,
        percentText(share, 2),
        percentText(estimate, 2),
        percentText(error, 2),
        percentText(low, 2),
        percentText(high, 2),
      ) + (low <= 0 && high >= 1 ? ' ' + word('saysNothing') : '');
    setText(this.said, text);
    this.picture.setAttribute('aria-label', text);
    this.rows[0].show(word('rawShare'), share);
    this.rows[1].show(word('estimatedShare'), estimate, low, high);
  }

  // ---- guesses ----

  #chooseLesson(keepsGuess = false) {
    const lesson = this.page.page.lessons.find(({ id }) => id === this.lesson.input.value) ?? this.page.page.lessons[0];
    const chosen = keepsGuess ? this.guess.input.value : '';
    this.guess.input.replaceChildren(
      ...lesson[language()].guesses.map(({ step, text }) =>
        el('option', { value: String(step), selected: String(step) === chosen }, `${step + 1}: ${text}`),
      ),
    );
    this.#countGuesses();
  }

  async #countGuesses() {
    const lesson = this.page.page.lessons.find(({ id }) => id === this.lesson.input.value);
    const guess = lesson?.[language()].guesses.find(({ step }) => String(step) === this.guess.input.value);
    if (!guess) return;
    setReady(false);
    const about = { lesson: lesson.id, step: guess.step, choices: guess.choices?.length };
    const heap = await this.page.client.ask(codesRequest(this.guessCodes.input.value, about), 'guesses').catch(dropped);
    if (!heap) return;
    listProblems(this.guessProblems, heap.refused);
    const rows = histogramOf(heap.values, guess);
    const most = Math.max(1, ...rows.map(({ count }) => count));
    this.bars.replaceChildren(
      el('caption', {}, word('guessCount', heap.values.length)),
      el(
        'tbody',
        {},
        ...rows.map(({ value, name, count }) =>
          el(
            'tr',
            {},
            el('th', { scope: 'row' }, name ?? [numberText(value, 2), guess.unit].filter(Boolean).join(' ')),
            el(
              'td',
              { class: 'bar-cell' },
              el('span', { class: 'bar', style: `inline-size: ${(100 * count) / most}%` }),
            ),
            el('td', {}, String(count)),
          ),
        ),
      ),
    );
    setReady(true);
  }
}

/** Guesses by what was said, in the order of the choices or of the numbers. @returns {{value: number, name: string | null, count: number}[]} */
function histogramOf(values, guess) {
  const counts = new Map();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  if (guess.choices) return guess.choices.map((name, i) => ({ value: i, name, count: counts.get(i) ?? 0 }));
  return [...counts].map(([value, count]) => ({ value, name: null, count })).sort((a, b) => a.value - b.value);
}

/** A share from 0 to 100 %, with what it may be. */
class ShareRow {
  constructor(kind) {
    this.name = el('span', { class: 'share-name' });
    this.span = el('span', { class: 'span' });
    this.point = el('span', { class: 'point' });
    this.element = el(
      'div',
      { class: `share-row ${kind}` },
      this.name,
      el('div', { class: 'share-track' }, this.span, this.point),
    );
  }
  show(name, value, low = value, high = value) {
    const within = (share) => 100 * Math.min(1, Math.max(0, share));
    setText(this.name, name);
    this.point.style.insetInlineStart = `${within(value)}%`;
    this.span.style.insetInlineStart = `${within(low)}%`;
    this.span.style.inlineSize = `${within(high) - within(low)}%`;
  }
}

/** The reasons, each with its codes. */
function listProblems(list, problems) {
  const whys = [...new Set(problems.map(({ why }) => why))];
  const lines = whys.map((why) => {
    const codes = problems.filter((one) => one.why === why).map(({ code }) => code);
    return el('li', { 'data-why': why }, word(`why_${why}`, codes.join(', ')));
  });
  const text = lines.map(({ textContent }) => textContent).join('\n');
  if (list.dataset.said === text) return;
  list.dataset.said = text;
  list.replaceChildren(...(lines.length ? [el('ul', {}, ...lines)] : []));
}

function qrPicture(cells, label) {
  const size = cells.length + 8;
  const path = cells.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + 4} ${y + 4}h1v1h-1z` : ''))).join('');
  return el('div', {
    role: 'img',
    'aria-label': label,
    html: `<svg viewBox="0 0 ${size} ${size}" aria-hidden="true" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#000" d="${path}"/></svg>`,
  });
}

function dropped(error) {
  if (error instanceof Dropped) return null;
  throw error;
}
