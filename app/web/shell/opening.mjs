/** @file The opening: three ideas to scroll through. What did Ana earn? Can you tell who? The price. All numbers, noise included,
 * are the engine's. */

import './lesson_words.mjs';
import './opening_words.mjs';
import { ChartPanel } from './chart_panel.mjs';
import { Controls } from './controls.mjs';
import { Dropped } from './engine_client.mjs';
import { Frame, addressOf, homeOf, isStill, keepAddress, scrollTo, setReady, speak } from './page_frame.mjs';
import { Strip } from './opening_strip.mjs';
import { certaintyText, num, numberText, percentText } from './numbers.mjs';
import { chance } from './class_code.mjs';
import { el, setText } from './dom.mjs';
import { language, setLanguage, tr, word } from './language.mjs';
import { tradeOff } from './views/trade_off.mjs';
import { typedNumber } from './lesson_question.mjs';
import { watchTheme } from './theme.mjs';

const SCENES = 3,
  DRAWS = 20;
const EPSILON = {
  key: 'epsilon',
  study_key: 'view.epsilon',
  symbol: 'ε',
  unit: '',
  logarithmic: true,
  whole: false,
  standard: 1,
  value_is: 'number',
};
const newSeed = () => chance(2 ** 31);
const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, isStill() ? 0 : milliseconds));

let sliders = 0;

/** One slider of epsilon. */
class EpsilonSlider {
  value = 1;
  constructor(least, most, onChange) {
    this.range = { least, most };
    this.controls = new Controls({
      onHelp: () => {},
      hasHelp: () => false,
      onMethods: () => {},
      onChange: (key, value) => {
        this.value = Math.min(most, Math.max(least, typeof value === 'number' ? value : 1));
        this.show();
        onChange(this.value);
      },
    });
    this.element = this.controls.element;
    this.element.classList.add('bare');
  }
  show(isAnew = false) {
    if (isAnew) this.controls.reset();
    this.element.removeAttribute('aria-label');
    this.controls.show([{ ...EPSILON, ...this.range, name: tr('Privacy budget ε'), value: this.value }], []);
    if (!isAnew) return;
    // There are several on the page.
    this.id ??= `slider-${++sliders}`;
    this.element.querySelector('input[type=range]').id = this.id;
    this.element.querySelector('label').htmlFor = this.id;
  }
}

/** A scene: a heading, a few words, and something to do. */
class Scene {
  constructor(number, page) {
    this.page = page;
    this.title = el('h2', { id: `scene-${number}`, tabIndex: -1 });
    this.count = el('p', { class: 'place' });
    this.body = el('div', { class: 'scene-body' });
    this.element = el(
      'section',
      { class: 'scene', 'data-scene': number, 'aria-labelledby': `scene-${number}` },
      this.count,
      this.title,
      this.body,
    );
    this.number = number;
  }
  ask(request) {
    return this.page.client.ask(request, `scene-${this.number}`);
  }
  write() {
    setText(this.count, tr('%1 of %2', this.number, SCENES));
  }
}

class AnaScene extends Scene {
  #facts = null;
  #releases = [];
  #isGuessed = false;

  constructor(page) {
    super(1, page);
    this.first = el('p', {});
    this.means = el(
      'div',
      { class: 'means' },
      (this.with = el('p', { class: 'big' })),
      el('span', { class: 'arrow', 'aria-hidden': 'true' }, '→'),
      (this.without = el('p', { class: 'big' })),
    );
    this.input = el('input', { type: 'text', inputMode: 'decimal', class: 'number', autocomplete: 'off', id: 'ana' });
    this.label = el('label', { htmlFor: 'ana' });
    this.unit = el('span', { class: 'unit' });
    this.button = el('button', { type: 'submit', class: 'primary' });
    this.remark = el('p', { class: 'problem', role: 'alert' });
    this.form = el(
      'form',
      { class: 'question predict', noValidate: true, submit: (event) => (event.preventDefault(), this.#guess()) },
      this.label,
      el('div', { class: 'typed' }, this.input, this.unit, this.button),
      this.remark,
    );
    this.reply = el('div', { class: 'reply', role: 'status', hidden: true });
    this.slider = new EpsilonSlider(0.1, 8, () => this.#again());
    this.again = el('button', {
      type: 'button',
      class: 'primary',
      'data-action': 'publish',
      click: () => this.#draw(1),
    });
    this.twenty = el('button', { type: 'button', 'data-action': 'publish-many', click: () => this.#draw(DRAWS) });
    this.said = el('p', { class: 'said', role: 'status' });
    this.noiseText = el('p', {});
    this.strip = new Strip({ range: [0, 1], lanes: ['', ''], ticks: [] });
    this.incomeTitle = el('p', { class: 'axis-title' });
    this.incomes = new Strip({ range: [0, 1], lanes: [''], ticks: [] });
    this.noise = el(
      'div',
      { class: 'reveal', hidden: true },
      this.noiseText,
      this.slider.element,
      el('p', { class: 'buttons' }, this.again, this.twenty),
      this.strip.element,
      this.incomes.element,
      this.said,
    );
    this.body.append(this.first, this.means, this.form, this.reply, this.noise);
  }

  async start() {
    this.#facts = await this.ask({ call: 'means', epsilon: 1, count: 0, seed: newSeed() });
  }

  write() {
    super.write();
    const { people, with: mean, without, bound } = this.#facts;
    setText(this.title, word('anaTitle'));
    setText(this.first, word('anaFirst', numberText(people)));
    this.with.replaceChildren(
      el('span', { class: 'big-number' }, numberText(mean, 3)),
      el('span', { class: 'aside' }, word('withAna')),
    );
    this.without.replaceChildren(
      el('span', { class: 'big-number' }, numberText(without, 3)),
      el('span', { class: 'aside' }, word('withoutAna')),
    );
    setText(this.label, word('anaAsk'));
    setText(this.unit, '× 1000 $');
    setText(this.button, tr('That is my guess'));
    setText(this.noiseText, word('anaNoise', numberText(bound), numberText(people)));
    setText(this.again, word('publishBoth'));
    setText(this.twenty, word('publishMany', DRAWS));
    this.slider.show(true);
    if (this.#isGuessed) this.#reply();
    this.#frame();
    this.#say();
  }

  #frame() {
    const { with: mean, without, income } = this.#facts;
    const middle = Math.round(mean);
    this.strip.frame({
      range: [middle - 3, middle + 3],
      lanes: [word('withAna'), word('withoutAna')],
      ticks: [-3, -2, -1, 0, 1, 2, 3].map((step) => middle + step),
    });
    this.strip.mark([
      { value: mean, name: '', color: 'accent', lane: 0 },
      { value: without, name: '', color: 'mutedText', lane: 1 },
    ]);
    this.incomes.frame({ range: [-1800, 2200], lanes: [word('followsForAna')], ticks: [-1000, 0, 1000, 2000] });
    this.incomes.mark([{ value: income, name: word('herIncome'), color: 'accent' }]);
  }

  #guess() {
    const value = typedNumber(this.input.value);
    if (value === null)
      return setText(this.remark, word('notUnderstood', this.input.value.slice(0, 40), numberText(0.5)));
    setText(this.remark, '');
    this.#isGuessed = true;
    this.guess = value;
    this.#reply();
    this.noise.hidden = false;
    if (!isStill()) this.reply.scrollIntoView({ behavior: 'smooth', block: 'center' });
  }

  #reply() {
    const { with: mean, without, people, income } = this.#facts;
    const isNear = Math.abs(this.guess - income) <= 5;
    this.reply.hidden = false;
    this.reply.classList.toggle('right', isNear);
    setText(
      this.reply,
      `${isNear ? word('anaRight') : word('anaWrong', numberText(this.guess))} ${word('anaWhy', numberText(people), numberText(mean, 6), numberText(without, 6), numberText(income, 4))}`,
    );
  }

  #again() {
    this.#releases = [];
    for (const strip of [this.strip, this.incomes]) strip.clear();
    this.#draw(1);
  }

  async #draw(count) {
    const answer = await this.ask({ call: 'means', epsilon: this.slider.value, count, seed: newSeed() }).catch(dropped);
    if (!answer) return;
    for (const release of answer.releases) {
      this.#releases.push(release);
      for (const dot of this.strip.dots.querySelectorAll('.now')) dot.setAttribute('class', 'dot full');
      this.strip.add({ value: release.with, lane: 0, color: 'accent' });
      this.strip.add({ value: release.without, lane: 1, color: 'mutedText' });
      this.incomes.add({ value: release.income, lane: 0, color: 'accent' });
      if (count > 1) await wait(60);
    }
    this.#say(answer.sd);
  }

  #say(sd) {
    const last = this.#releases.at(-1);
    if (sd !== undefined) this.sd = sd;
    const text = last
      ? word(
          'anaSaid',
          numberText(last.with, 4),
          numberText(last.without, 4),
          numberText(last.income, 3),
          numberText(this.sd, 2),
          this.#releases.length,
        )
      : word('anaYet');
    setText(this.said, text);
    for (const strip of [this.strip, this.incomes]) strip.say(text);
  }
}

class GameScene extends Scene {
  #game = null;
  #guesses = [];

  constructor(page) {
    super(2, page);
    this.text = el('p', {});
    this.slider = new EpsilonSlider(0.1, 8, () => this.#anew());
    this.now = el('p', { class: 'said', role: 'status' });
    this.strip = new Strip({ range: [0, 1], lanes: ['', '', ''], ticks: [] });
    this.buttons = [0, 1].map((who) =>
      el('button', { type: 'button', class: 'guess', 'data-guess': who, click: () => this.#guess(who) }),
    );
    this.rest = el('button', { type: 'button', 'data-action': 'rest', click: () => this.#playRest() });
    this.again = el('button', { type: 'button', 'data-action': 'new', click: () => this.#anew() });
    this.fill = el('span', { class: 'fill' });
    this.coin = el('span', { class: 'coin' });
    this.roof = el('span', { class: 'roof' });
    this.score = el('div', { class: 'score', role: 'img' }, this.fill, this.coin, this.roof);
    this.scoreText = el('p', { class: 'hint' });
    this.body.append(
      this.text,
      this.slider.element,
      this.now,
      this.strip.element,
      el('p', { class: 'buttons two' }, ...this.buttons),
      this.score,
      this.scoreText,
      el('p', { class: 'buttons' }, this.rest, this.again),
    );
    this.element.addEventListener('keydown', (event) => {
      if (event.target.matches('input') || event.ctrlKey || event.altKey || event.metaKey) return;
      const who = { 1: 0, 2: 1 }[event.key];
      if (who !== undefined) this.#guess(who);
    });
  }

  start() {
    return this.#anew();
  }

  write() {
    super.write();
    setText(this.title, tr('Can you tell who?'));
    setText(this.text, word('gameText', numberText(this.#game.bound), DRAWS));
    [word('guessFirst'), word('guessSecond', numberText(this.#game.bound))].forEach((text, i) =>
      setText(this.buttons[i], text),
    );
    setText(this.rest, tr('Play the rest for me'));
    setText(this.again, tr('New game'));
    this.slider.show(true);
    this.#draw();
  }

  async #anew() {
    const game = await this.ask({ call: 'game', epsilon: this.slider.value, count: DRAWS, seed: newSeed() }).catch(
      dropped,
    );
    if (!game) return;
    const isFirst = this.#game === null;
    this.#game = game;
    this.#guesses = [];
    if (!isFirst) this.#draw();
  }

  #guess(who) {
    if (this.#guesses.length >= DRAWS) return;
    this.#guesses.push(who);
    this.#draw();
  }

  async #playRest() {
    const game = this.#game;
    while (game === this.#game && this.#guesses.length < DRAWS) {
      this.#guess(game.releases[this.#guesses.length].best);
      await wait(70);
    }
  }

  get #right() {
    return this.#guesses.filter((who, i) => who === this.#game.releases[i].who).length;
  }

  #draw() {
    const { releases, means, bound, roof, best, luck, epsilon } = this.#game;
    const middle = (means[0] + means[1]) / 2;
    this.strip.frame({
      range: [middle - 2.5, middle + 2.5],
      lanes: [word('wasFirst'), word('thisResult'), word('wasSecond', numberText(bound))],
      ticks: [39, 40, 41, 42],
    });
    this.strip.mark([
      { value: means[0], name: '1', color: 'accent' },
      { value: means[1], name: '2', color: 'mutedText' },
    ]);
    this.strip.clear();
    this.#guesses.forEach((who, i) =>
      this.strip.add({
        value: releases[i].result,
        lane: releases[i].who === 0 ? 0 : 2,
        color: releases[i].who === 0 ? 'accent' : 'mutedText',
        kind: who === releases[i].who ? 'full' : 'hollow',
      }),
    );
    const count = this.#guesses.length,
      isOver = count >= DRAWS;
    if (!isOver) this.strip.add({ value: releases[count].result, lane: 1, color: 'text', kind: 'now' });
    for (const button of [...this.buttons, this.rest]) button.setAttribute('aria-disabled', String(isOver));
    const share = count ? this.#right / count : 0;
    this.fill.style.inlineSize = `${100 * share}%`;
    this.fill.classList.toggle('empty', count === 0);
    this.coin.style.insetInlineStart = '50%';
    this.roof.style.insetInlineStart = `${100 * roof}%`;
    this.roof.dataset.label = word('roofShort', certaintyText(roof));
    this.roof.classList.toggle('far', roof > 0.6);
    setText(
      this.scoreText,
      [
        word('roofLong', numberText(epsilon), certaintyText(roof), percentText(best), DRAWS, luck[0], luck[1]),
        isOver && this.#right / DRAWS > roof ? word('luckToo') : '',
      ]
        .filter(Boolean)
        .join(' '),
    );
    const last = count
      ? this.#guesses[count - 1] === releases[count - 1].who
        ? word('gameRight')
        : word('gameWrong')
      : '';
    const text = isOver
      ? word('gameOver', this.#right, DRAWS)
      : [
          last,
          count ? word('gameScore', this.#right, count) : '',
          word('gameNow', count + 1, DRAWS, numberText(releases[count].result, 4)),
        ]
          .filter(Boolean)
          .join(' ');
    setText(this.now, text);
    this.strip.say(text);
    this.score.setAttribute('aria-label', word('scoreLabel', this.#right, count, certaintyText(roof)));
  }
}

class PriceScene extends Scene {
  #opened = null;
  #preview = null;
  #errors = null;

  constructor(page) {
    super(3, page);
    this.text = el('p', {});
    this.slider = new EpsilonSlider(0.05, 8, () => this.#move());
    this.said = el('p', { class: 'said', role: 'status' });
    this.panel = new ChartPanel(
      (key, value) => {
        this.slider.value = value;
        this.slider.show();
        this.#move();
      },
      () => 'price',
    );
    this.links = el('ul', { class: 'over-links' });
    this.body.append(this.text, this.slider.element, this.said, this.panel.element, this.links);
    watchTheme(() => this.panel.repaint());
  }

  async start() {
    this.spoken = language();
    await speak(this.page.client, this.page.words);
    this.#opened = await this.page.client.ask({
      call: 'open',
      study: this.page.page.study,
      table: null,
      language: this.spoken,
    });
    await this.#look();
  }

  async #look() {
    const { client } = this.page;
    await client.ask({ call: 'state', values: { epsilon: this.slider.value } });
    this.#preview = (await client.ask({ call: 'preview', view: 'trade-off' })).preview;
    this.#errors = await client.ask({ call: 'errors' });
  }

  async #move() {
    this.isMoved = true;
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      while (this.isMoved) {
        this.isMoved = false;
        await this.#look();
        this.#draw();
      }
    } finally {
      this.isBusy = false;
    }
  }

  write() {
    super.write();
    setText(this.title, tr('The price'));
    setText(this.text, word('priceText'));
    this.slider.show(true);
    if (this.spoken !== language()) this.start().then(() => this.#draw());
    if (this.page.page.home)
      this.links.replaceChildren(
        el(
          'li',
          {},
          el(
            'a',
            { class: 'button primary', href: 'lessons/the-noisy-mean.html' + (language() === 'de' ? '#lang=de' : '') },
            word('goOn'),
          ),
        ),
        el('li', {}, el('a', { href: homeOf(this.page.page.home) }, word('allPages'))),
      );
    this.#draw();
  }

  #draw() {
    const epsilon = this.slider.value;
    const facts = {
      task: 'statistic',
      target: this.#opened.target,
      unit: this.#opened.unit,
      bounds: this.#opened.bounds,
      metric: this.#errors.metric,
      values: { epsilon },
      epsilon,
      nameOf: (id) => id,
    };
    const preview = {
      ...this.#preview,
      curves: this.#preview.curves.filter(({ method }) => method === 'laplace'),
      at_epsilon: this.#preview.at_epsilon.filter((_, i) => this.#preview.curves[i].method === 'laplace'),
    };
    const [chart] = tradeOff(preview, facts).charts;
    this.panel.show({ ...chart, height: matchMedia('(max-width: 48rem)').matches ? 240 : 320 });
    const error = num(this.#errors.rows.find(({ method }) => method === 'laplace')?.error),
      chanceError = num(this.#errors.predict_mean);
    setText(
      this.said,
      word('priceSaid', numberText(epsilon), numberText(Math.sqrt(error), 2), numberText(Math.sqrt(chanceError), 2)),
    );
  }
}

export class OpeningPage {
  constructor(root, page, client, { version, words }) {
    Object.assign(this, { root, page, client, version, words });
  }

  async start() {
    setReady(false);
    const address = addressOf();
    setLanguage(address.lang ?? this.page.language ?? 'en');
    this.scenes = [new AnaScene(this), new GameScene(this), new PriceScene(this)];
    for (const scene of this.scenes) await scene.start();
    this.frame = new Frame(this.root, {
      version: this.version,
      class: 'opening',
      home: this.page.home,
      onWrite: () => this.#write(),
      onAddress: () => this.#keep(),
    });
    this.places = el(
      'nav',
      { class: 'places' },
      ...this.scenes.map(({ number }) =>
        el(
          'a',
          {
            href: `#step=${number}`,
            'data-place': number,
            click: (event) => (event.preventDefault(), this.#goTo(number, true)),
          },
          String(number),
        ),
      ),
    );
    this.frame.main.append(this.places, ...this.scenes.map(({ element }) => element));
    this.#write();
    this.#watch();
    const step = Number(address.step ?? 1);
    if (step > 1 && step <= SCENES) this.#goTo(step, false);
    window.addEventListener('hashchange', () => this.#goTo(Number(addressOf().step ?? 1), true));
    setReady(true);
  }

  #write() {
    this.frame.write(word('openingTitle'), word('openingFacts'));
    this.places.setAttribute('aria-label', word('places'));
    for (const scene of this.scenes) scene.write();
    [...this.places.children].forEach((link, i) => link.setAttribute('aria-label', this.scenes[i].title.textContent));
  }

  #keep() {
    keepAddress({ step: this.step > 1 ? this.step : undefined, ...this.frame.address });
  }

  #goTo(number, isMoved) {
    const scene = this.scenes[number - 1];
    if (!scene) return;
    if (isMoved) scrollTo(scene.element);
    else scene.element.scrollIntoView();
    scene.title.focus({ preventScroll: true });
  }

  /** The scene in the middle of the window is the one of the address; each comes in as it is reached. */
  #watch() {
    this.step = 1;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (!isIntersecting) continue;
          target.classList.add('seen');
          this.step = Number(target.dataset.scene);
          for (const link of this.places.children) {
            if (Number(link.dataset.place) === this.step) link.setAttribute('aria-current', 'step');
            else link.removeAttribute('aria-current');
          }
          this.#keep();
        }
      },
      { rootMargin: '-45% 0px -45% 0px' },
    );
    for (const { element } of this.scenes) observer.observe(element);
  }
}

/** A question that a later one made needless has no answer. */
function dropped(error) {
  if (error instanceof Dropped) return null;
  throw error;
}
