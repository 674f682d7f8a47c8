/** @file A lesson as a page: one idea a step, a guess before the answer, and the study that shows it. The steps are those of the
 * program's lesson files; what they mean is in resources/lessons/GUIDE.md. */

import './lesson_words.mjs';
import { Frame, addressOf, homeOf, keepAddress, scrollTo, setReady, speak } from './page_frame.mjs';
import { LessonStage } from './lesson_stage.mjs';
import { LiveStudy, OWN_VIEWS, solved, valueAtKey } from './lesson_live.mjs';
import { QuestionBox, withUnit } from './lesson_question.mjs';
import {
  auditsOfQuestion,
  holds,
  missingOf,
  partsOf,
  quantitiesOfQuestion,
  quantitiesOfStep,
  solutionOf,
} from './lesson_condition.mjs';
import { codeRequest } from './class_code.mjs';
import { copyFrom, el, setText } from './dom.mjs';
import { language, setLanguage, tr, word } from './language.mjs';
import { line, paragraphs, plain } from './lesson_text.mjs';
import { numberText } from './numbers.mjs';
import { views } from './views/all.mjs';

/** Where text, control and picture are one below the other. */
const NARROW = '(max-width: 59.99rem)';

/** The factor in a unit such as "× 100 000 $". */
const factorOf = (unit = '') => Number(unit.replace(/\D/g, '') || 1);

/** What a right answer in another habit of writing would be told; nothing for a wrong one. */
export function otherHabit(question, given, right) {
  if (question.choices || !right) return '';
  const isRight = (times) => Math.abs(given / times - right) <= question.tolerance;
  const { unit = '' } = question;
  const factor = factorOf(unit);
  if (factor > 1 && isRight(factor))
    return tr(
      'Your %1 is right as a whole amount. The field counts in %2: write %3.',
      numberText(given),
      unit,
      numberText(given / factor),
    );
  if (unit === '%' && isRight(0.01))
    return tr(
      'Your %1 is right as a share. The field counts in percent: write %2.',
      numberText(given),
      numberText(given * 100),
    );
  if (!unit && isRight(100))
    return tr(
      'Your %1 is right in percent. The field takes a share: write %2.',
      numberText(given),
      numberText(given / 100),
    );
  return '';
}

export class LessonPage {
  #step = 0;
  #furthest = 0;
  /** @type {any} of the step */ #progress = {};
  #before = { quantities: {}, valueOf: () => undefined };
  #looking = null;
  #again = false;
  #isOver = false;

  constructor(root, page, client, { version, words }) {
    this.root = root;
    this.page = page;
    this.client = client;
    this.version = version;
    this.words = words;
    this.base = page.lesson;
    root.page = this; // for tests
  }

  /** The lesson in the reader's language; conditions and numbers are the same in both. */
  get lesson() {
    return this.page.translations?.[language()] ?? this.base;
  }
  get step() {
    return this.base.steps[this.#step];
  }

  async start() {
    setReady(false);
    const address = addressOf();
    setLanguage(address.lang ?? this.page.language ?? 'en');
    const tabs = [
      this.base.study.view?.tab,
      ...this.base.steps.flatMap((step) => partsOf(step.advance)).map(({ tab }) => tab),
    ];
    this.live = new LiveStudy(
      this.client,
      {
        onShow: () => this.stage.show(),
        onState: () => (this.stage.showControls(), this.stage.showTabs()),
        onWork: (isWorking) => {
          setReady(!isWorking);
          this.stage.work(isWorking);
          if (!isWorking) this.#look();
        },
      },
      OWN_VIEWS.filter((view) => tabs.includes(view)),
      this.page.targets,
    );
    this.stage = new LessonStage(this.live, this.base);
    await speak(this.client, this.words);
    this.#build();
    window.addEventListener('hashchange', () => this.#takeAddress());
    for (const [event, isTouched] of [
      ['pointerdown', true],
      ['pointerup', false],
      ['pointercancel', false],
    ])
      window.addEventListener(event, () => (this.isTouched = isTouched), { capture: true });
    await this.#goTo(this.#stepIn(address), true);
  }

  #stepIn({ step }) {
    const wanted = Number(step ?? 1) - 1;
    const isStep = Number.isInteger(wanted) && wanted >= 0 && wanted < this.base.steps.length;
    setText(this.frame.problem, isStep ? '' : word('noSuchStep', String(step).slice(0, 20), this.base.steps.length));
    return isStep ? wanted : 0;
  }

  #takeAddress() {
    const address = addressOf();
    if (address.lang && address.lang !== language()) {
      setLanguage(address.lang);
      this.#write();
    }
    const step = this.#stepIn(address);
    if (step !== this.#step) this.#goTo(step, true);
  }

  #keepAddress() {
    keepAddress({ step: this.#step + 1, ...this.frame.address });
  }

  // ---- steps ----

  /** The study as it is when the steps before are done. */
  #studyAt(step) {
    return this.base.steps
      .slice(0, step)
      .reduce((study, { advance }) => solved(study, solutionOf(advance)), this.base.study);
  }

  async #goTo(step, isAnew = false) {
    this.#step = step;
    this.#isOver = false;
    this.#furthest = isAnew ? step : Math.max(this.#furthest, step);
    this.#progress = { isPassed: step < this.#furthest, isSettling: true };
    setReady(false);
    if (isAnew || !this.live.opened) await this.live.open(this.#studyAt(step));
    await this.live.run();
    const { live } = this;
    const study = live.study,
      view = live.view;
    this.#before = { quantities: {}, valueOf: (key) => (key === 'view.tab' ? view : valueAtKey(study, key)) };
    this.#progress.missing = missingOf(this.step.advance, {
      hasView: (id) => Boolean(views[id]) || OWN_VIEWS.includes(id),
      canCompute: (name) => live.canCompute(name),
    });
    this.#progress.isUnable =
      this.#progress.missing.length > 0 || quantitiesOfStep(this.step).some((name) => !live.canCompute(name));
    this.#enterStage();
    this.#keepAddress();
    this.#present();
    setReady(false);
    await this.#note();
    this.#progress.isSettling = false;
    await this.#look();
    setReady(true);
  }

  #enterStage() {
    const keys = partsOf(this.step.advance)
      .map(({ key }) => key)
      .filter(Boolean);
    this.stage.enter({ ...this.step, before: Object.fromEntries(keys.map((key) => [key, this.#before.valueOf(key)])) });
  }

  /** The numbers from before anything moves. */
  async #note() {
    for (const name of quantitiesOfStep(this.step)) {
      const value = await this.live.quantity(name);
      if (value !== undefined) this.#before.quantities[name] = value;
    }
  }

  get #waitsForGuess() {
    return (
      Boolean(this.step.predict) && !this.#progress.predicted && !this.#progress.isPassed && !this.#progress.hasActed
    );
  }
  get #waitsForAnswer() {
    return (
      Boolean(this.step.question) && this.#progress.hasActed && !this.#progress.isRight && !this.#progress.isPassed
    );
  }
  get #isDone() {
    return this.#progress.isPassed || (this.#progress.hasActed && !this.#waitsForAnswer);
  }

  /** Whether the learner has done what the step asks for. */
  #look() {
    this.#again = true;
    this.#looking ??= this.#lookOnce().finally(() => (this.#looking = null));
    return this.#looking;
  }

  async #lookOnce() {
    while (this.#again) {
      this.#again = false;
      const progress = this.#progress;
      if (progress.isSettling || progress.isPassed || progress.hasActed || this.#waitsForGuess || this.#isOver)
        continue;
      const cannot = progress.missing.length > 0;
      if (!cannot && !(await holds(this.step.advance, this.#before, this.live))) continue;
      const outcome = progress.predicted
        ? await this.#outcomeOf(this.step.predict, this.#words.predict, progress.predicted, cannot)
        : null;
      if (progress !== this.#progress) continue;
      Object.assign(progress, { hasActed: true, outcome });
      this.#present(true);
      if (outcome) this.#showPicture();
    }
  }

  /** On a phone what is said comes over the picture, which moves up once the finger is off the slider. */
  #showPicture() {
    if (!matchMedia(NARROW).matches) return;
    if (this.isTouched) window.addEventListener('pointerup', () => scrollTo(this.stage.tabs), { once: true });
    else scrollTo(this.stage.tabs);
  }

  get #words() {
    return this.lesson.steps[this.#step];
  }

  async #isRightChoice(choice) {
    return (
      choice.correct === true || (choice.when !== undefined && (await holds(choice.when, this.#before, this.live)))
    );
  }

  async #canJudge(question) {
    for (const name of quantitiesOfQuestion(question)) if ((await this.live.quantity(name)) === undefined) return false;
    for (const method of auditsOfQuestion(question)) if ((await this.live.verdict(method)) === undefined) return false;
    return true;
  }

  /** What is said after a guess, a function of the language: what came out, and why. */
  async #outcomeOf(question, words, { choice, number }, cannot) {
    const why = () => this.#words.predict.explanation;
    if (cannot || !(await this.#canJudge(question))) return () => [word('notComputed'), why()].join(' ');
    if (question.choices) {
      const right = [];
      for (const one of question.choices) right.push(await this.#isRightChoice(one));
      if (right[choice]) return () => `${tr('It came out as you said.')} ${why()}`;
      const first = right.indexOf(true);
      return () =>
        `${first < 0 ? '' : tr('It came out differently: %1.', this.#words.predict.choices[first].text)} ${why()}`;
    }
    const value = question.value ? await this.live.quantity(question.value) : question.answer;
    if (Math.abs(number - value) <= question.tolerance) return () => `${tr('It came out as you said.')} ${why()}`;
    return () =>
      `${tr('You said %1; it came out as %2.', withUnit(number, this.#words.predict.unit), withUnit(value, this.#words.predict.unit))} ${why()}`;
  }

  #guess(answer) {
    this.#progress.predicted = answer;
    this.#predict.close();
    this.#present(true);
    this.frame.say(word('controlsOpen'));
    if (matchMedia(NARROW).matches) scrollTo(this.stage.element);
    const { doing, tabs } = this.stage;
    // Not the number's field, which would open a phone's keyboard.
    const first = ['input[type=range]', '.segments button', 'input']
      .map((one) => doing.querySelector(one))
      .find(Boolean);
    (first ?? tabs.querySelector('.wanted'))?.focus({ preventScroll: true });
    this.#look();
    this.#makeCode(this.#progress);
  }

  async #makeCode(progress) {
    const about = { lesson: this.base.id, step: this.#step, ...progress.predicted };
    progress.code = (await this.client.ask(codeRequest(about))).code;
    if (progress === this.#progress) this.#present();
  }

  async #answer({ choice, number }) {
    const { question } = this.step;
    const progress = this.#progress;
    if (!(await this.#canJudge(question)))
      Object.assign(progress, {
        isUnchecked: true,
        isRight: true,
        reply: () => [word('notChecked'), this.#words.question.right].join(' '),
      });
    else if (question.choices) progress.isRight = await this.#isRightChoice(question.choices[choice]);
    else {
      const right = question.value ? await this.live.quantity(question.value) : question.answer;
      progress.isRight = Math.abs(number - right) <= question.tolerance;
      progress.habit = progress.isRight
        ? null
        : otherHabit(question, number, right)
          ? () => tr('Nearly. %1', otherHabit(this.#words.question, number, right))
          : null;
    }
    if (!progress.isUnchecked)
      progress.reply = progress.isRight
        ? () => tr('Right. %1', this.#words.question.right)
        : (progress.habit ?? (() => tr('Not yet. %1', this.#words.question.wrong)));
    progress.hasAnswered = true;
    if (progress.isRight) this.#question.close();
    this.#present(true);
  }

  /** Does what the step asks for, as far as keys of the study can. */
  #doIt() {
    this.live.change(solutionOf(this.step.advance));
  }

  #next() {
    if (!this.#isDone && !this.#progress.isHintShown) return this.frame.say(tr('Do the step first; a hint says how.'));
    if (this.#step + 1 < this.base.steps.length) this.#goTo(this.#step + 1).then(() => this.#toTop());
    else {
      this.#isOver = true;
      this.#presentEnd();
      this.#toTop();
    }
  }

  #back() {
    if (this.#isOver) {
      this.#isOver = false;
      this.#presentedStep = null;
      this.#present();
    } else if (this.#step > 0) {
      this.#furthest = Math.max(this.#furthest, this.#step + (this.#isDone ? 1 : 0));
      this.#goTo(this.#step - 1).then(() => this.#toTop());
    }
  }

  #toTop() {
    this.card.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }

  // ---- screen ----

  #build() {
    this.frame = new Frame(this.root, {
      version: this.version,
      class: 'lesson',
      home: this.page.home,
      onWrite: () => this.#write(),
      onAddress: () => this.#keepAddress(),
    });
    this.place = el('p', { class: 'place' });
    this.bar = el(
      'div',
      { class: 'steps', role: 'progressbar', 'aria-valuemin': 0, 'aria-valuemax': this.base.steps.length },
      ...this.base.steps.map(() => el('span', {})),
    );
    this.text = el('div', { class: 'lesson-text' });
    this.cannot = el('p', { class: 'note' });
    this.predictBox = el('div', {});
    this.card = el(
      'article',
      { class: 'lesson-card', tabIndex: -1 },
      this.place,
      this.bar,
      this.text,
      this.cannot,
      this.predictBox,
    );
    this.outcome = el('div', { class: 'reply outcome', role: 'status' });
    this.questionBox = el('div', {});
    this.reply = el('div', { class: 'reply', role: 'status' });
    this.hint = el('div', { class: 'hint-text', role: 'status' });
    this.copyButton = el('button', {
      type: 'button',
      'data-action': 'copy-code',
      click: async () => {
        await copyFrom(this.code);
        this.#progress.isCopied = true;
        this.#present();
      },
    });
    this.forClass = el(
      'details',
      { class: 'for-class' },
      (this.forClassSummary = el('summary', {})),
      (this.forClassText = el('p', {})),
      el('p', { class: 'buttons' }, (this.code = el('output', { class: 'code' })), this.copyButton),
    );
    this.hintButton = el('button', {
      type: 'button',
      class: 'link',
      'data-action': 'hint',
      click: () => {
        this.#progress.isHintShown = true;
        this.#present(true);
      },
    });
    this.doButton = el('button', { type: 'button', class: 'link', 'data-action': 'do', click: () => this.#doIt() });
    this.backButton = el('button', { type: 'button', 'data-action': 'back', click: () => this.#back() });
    this.nextButton = el('button', {
      type: 'button',
      class: 'primary',
      'data-action': 'next',
      click: () => this.#next(),
    });
    this.sheet = el('div', { class: 'sheet' }, this.forClass, this.outcome, this.questionBox, this.reply, this.hint);
    this.foot = el(
      'div',
      { class: 'lesson-foot' },
      this.sheet,
      el(
        'nav',
        { class: 'lesson-nav' },
        this.backButton,
        this.hintButton,
        this.doButton,
        el('span', { class: 'gap' }),
        this.nextButton,
      ),
    );
    this.frame.main.append(this.card, this.stage.element, this.foot);
    this.frame.write(this.lesson.title, this.#facts());
  }

  #facts() {
    return word('minutes', this.lesson.minutes);
  }

  /** Everything again, in another language: the engine opens the study once more to name its parts. */
  async #write() {
    this.frame.write(this.lesson.title, this.#facts());
    setReady(false);
    await speak(this.client, this.words);
    await this.live.reopen();
    this.#presentedStep = null;
    this.#enterStage();
    if (this.#isOver) this.#presentEnd();
    else this.#present();
    this.stage.show();
  }

  #presentedStep = null;
  #predict = null;
  #question = null;

  /** @param {boolean} [isReply] something was said to the learner */
  #present(isReply = false) {
    const { step } = this;
    const words = this.#words;
    const progress = this.#progress;
    if (this.#presentedStep !== progress) this.#presentStep(words);
    this.stage.lock(this.#waitsForGuess);
    this.predictBox.hidden = !step.predict || progress.isPassed;
    say(this.outcome, progress.outcome?.());
    this.questionBox.hidden = !step.question || !progress.hasActed || progress.isPassed;
    const isDoing =
      progress.hasActed && !step.predict && !step.question && !step.advance.read && !progress.missing.length;
    say(
      this.reply,
      progress.hasAnswered
        ? progress.reply?.()
        : isDoing || (progress.isPassed && !step.advance.read)
          ? tr('Done.')
          : '',
    );
    this.reply.classList.toggle('right', Boolean(progress.isRight) || isDoing);
    this.reply.classList.toggle('wrong', Boolean(progress.hasAnswered) && !progress.isRight);
    say(this.hint, progress.isHintShown ? words.hint : '');
    this.cannot.hidden = !progress.isUnable || progress.isPassed;
    setText(this.cannot, word(progress.missing?.includes('run') ? 'cannotRun' : 'cannotShow'));
    this.forClass.hidden = !progress.code;
    setText(this.forClassSummary, word('forClass'));
    setText(this.forClassText, word('forClassText'));
    setText(this.code, progress.code ?? '');
    setText(this.copyButton, word(progress.isCopied ? 'copied' : 'copyCode'));
    const isDone = this.#isDone;
    const hasHint = Boolean(words.hint) && !isDone && !this.#waitsForGuess;
    this.hintButton.hidden = !hasHint || Boolean(progress.isHintShown);
    setText(this.hintButton, tr('Show a hint'));
    this.doButton.hidden =
      !hasHint || !progress.isHintShown || progress.hasActed || Object.keys(solutionOf(step.advance)).length === 0;
    setText(this.doButton, word('doIt'));
    setText(this.backButton, tr('Back'));
    this.backButton.setAttribute('aria-disabled', String(this.#step === 0));
    this.nextButton.hidden = false;
    const skips = !isDone && progress.isHintShown;
    setText(
      this.nextButton,
      skips ? tr('Skip') : this.#step + 1 === this.base.steps.length ? tr('Finish') : tr('Next'),
    );
    this.nextButton.setAttribute('aria-disabled', String(!isDone && !skips));
    this.nextButton.title = isDone || skips ? '' : tr('Do the step first; a hint says how.');
    this.foot.classList.toggle('done', Boolean(isDone));
    if (isReply) this.sheet.scrollTop = this.sheet.scrollHeight;
  }

  #presentStep(words) {
    const { step } = this;
    const progress = this.#progress;
    this.#presentedStep = progress;
    const number = this.#step + 1;
    setText(this.place, tr('Lesson · step %1 of %2', number, this.base.steps.length));
    this.bar.setAttribute('aria-valuenow', String(number));
    this.bar.setAttribute('aria-label', this.place.textContent);
    [...this.bar.children].forEach(
      (part, i) => (part.className = i < this.#step ? 'passed' : i === this.#step ? 'now' : ''),
    );
    this.text.replaceChildren(...paragraphs(words.text));
    this.#predict = step.predict
      ? new QuestionBox(
          { ...step.predict, ...words.predict },
          { kind: 'predict', button: tr('That is my guess'), onAnswer: (answer) => this.#guess(answer) },
        )
      : null;
    this.predictBox.replaceChildren(...(this.#predict ? [this.#predict.element] : []));
    if (this.#predict && progress.predicted) this.#predict.close();
    this.#question = step.question
      ? new QuestionBox(
          { ...step.question, ...words.question },
          { kind: 'question', button: tr('Answer'), onAnswer: (answer) => this.#answer(answer) },
        )
      : null;
    this.questionBox.replaceChildren(...(this.#question ? [this.#question.element] : []));
    if (this.#question && progress.isRight) this.#question.close();
    if (this.#question)
      this.#question.onEdit = () => {
        if (!progress.hasAnswered || progress.isRight) return;
        progress.hasAnswered = false;
        this.#present();
      };
    this.frame.main.classList.remove('over');
    this.card.setAttribute('aria-label', `${this.place.textContent}: ${plain(words.text).slice(0, 80)}`);
    this.card.classList.remove('enter');
    void this.card.offsetWidth;
    this.card.classList.add('enter');
  }

  #presentEnd() {
    this.#presentedStep = null;
    this.frame.main.classList.add('over');
    setText(this.place, word('lessonOver'));
    [...this.bar.children].forEach((part) => (part.className = 'passed'));
    const next = this.page.next;
    this.text.replaceChildren(
      el('h2', { class: 'over-title' }, word('lessonDone')),
      el('p', {}, ...line(this.lesson.summary)),
      el(
        'ul',
        { class: 'over-links' },
        next &&
          el(
            'li',
            {},
            el(
              'a',
              { href: `${next.id}.html${language() === 'de' ? '#lang=de' : ''}`, class: 'button primary' },
              word('nextLesson', next.titles?.[language()] ?? next.titles?.en),
            ),
          ),
        this.page.home && el('li', {}, el('a', { href: homeOf(this.page.home) }, word('allPages'))),
      ),
    );
    for (const part of [this.predictBox, this.cannot, this.questionBox, this.forClass]) part.hidden = true;
    for (const part of [this.outcome, this.reply, this.hint]) say(part, '');
    for (const button of [this.hintButton, this.doButton]) button.hidden = true;
    this.nextButton.hidden = true;
    this.card.setAttribute('aria-label', word('lessonDone'));
  }
}

/** A text of the lesson, or nothing. */
function say(box, text) {
  const wanted = text?.trim() ?? '';
  if (box.dataset.said === wanted) return;
  box.dataset.said = wanted;
  box.replaceChildren(...paragraphs(wanted));
  box.hidden = wanted === '';
}
