/** @file A study as a page: which question the engine is asked next, and where its answer goes. */

import { Refused } from './engine_client.mjs';
import { download } from './dom.mjs';
import { fragmentOf, parseFragment } from './fragment.mjs';
import { language, said, setLanguage, word } from './language.mjs';
import { numberText } from './numbers.mjs';
import { StudyScreen, problemText } from './study_screen.mjs';
import { StudyState } from './study_state.mjs';
import { chooseTheme, themeName } from './theme.mjs';

const MOST_SPLITS = 10;
// Milliseconds:
/** between pictures while further splits are prepared, */
const BETWEEN_PICTURES = 400;
/** of work that are said: nothing has to flicker, */
const SLOW = 250;
/** after which a slider rests, */
const STILL = 200;
/** after which a drag pauses: the table follows, and the address; */
const PAUSE = 50;
/** between tables during a drag. */
const BETWEEN_TABLES = 100;
/** What moves no curve: pictures of all splits are as quick. */
const OF_SAME_CURVES = new Set(['epsilon', 'compare', 'y', 'y_other']);

export class StudyPage {
  state = new StudyState();
  /** Values that the engine has not been asked to take yet. @type {Record<string, any> | null} */ #pending = null;
  /** The values are an address's, which names what it could not take at the top. */ #isOfAddress = true;
  #addressProblems = [];
  /** A picture of all splits is due, */ #isDue = true;
  /** or the table that goes with it. */ #areErrorsDue = false;
  #isRunning = false;
  #isQuick = false;
  #ready = 1;
  /** Of so many splits the engine knows the curves. */ #drawn = 0;
  #wanted = 1;
  #most = 1;
  #spokenIn = '';
  #changed = '';
  #said = '';
  #movedAt = -Infinity;
  #shownAt = -Infinity;
  #errorsAt = -Infinity;
  #started = performance.now();
  #wake = () => {};

  /**
   * @param {HTMLElement} root @param {any} page the page's script element
   * @param {import('./engine_client.mjs').EngineClient} client @param {{version: string, words: any}} about
   */
  constructor(root, page, client, { version, words }) {
    this.root = root;
    this.page = page;
    this.client = client;
    this.version = version;
    this.words = words;
  }

  async start() {
    setReady(false);
    const address = parseFragment(location.hash);
    setLanguage(address.state.lang ?? this.page.language ?? 'en');
    await this.#open();
    this.#most = Math.min(MOST_SPLITS, this.state.opened.splits.wanted);
    this.screen = new StudyScreen(this.root, this.state, this.page, this.version, {
      onChange: (values) => this.change(values),
      onView: (id) => this.chooseView(id),
      onTheme: () => this.#toggleTheme(),
      onLanguage: () => this.#toggleLanguage(),
      onSave: () => this.#save(),
    });
    window.addEventListener('hashchange', () => this.#takeAddress());
    this.#apply(address);
    await this.#run();
  }

  /** Opens the study in the reader's language: what the engine says once stays as it was said. */
  async #open() {
    this.#spokenIn = language();
    await this.client.ask({ call: 'words', ...(this.#spokenIn === 'de' ? { decimal: ',', words: this.words } : {}) });
    const { study, table = null } = this.page;
    this.state.open(await this.client.ask({ call: 'open', study, table, language: this.#spokenIn }));
    this.#ready = 1;
    this.#isDue = true;
  }

  // ---- what changes ----

  /** Sets sliders, methods and what else `state` takes. */
  change(values) {
    this.#pending = { ...this.#pending, ...values };
    [this.#changed] = Object.keys(values);
    this.screen.complain([]);
    this.#run();
  }

  chooseView(id) {
    this.state.chooseView(id);
    this.screen.showView();
    this.#changed = 'view';
    this.#isDue = true;
    this.#run();
  }

  /** Sets what an address says; what it leaves out is as in the study. */
  #apply({ state: { view, lang, theme, splits, step, ...values }, nonsense }) {
    const problems = [];
    const named = nonsense
      .map(({ key, value }) => `${key}=${value}`)
      .join(', ')
      .slice(0, 120);
    if (named) problems.push(word('fragmentNonsense', named));
    if (view !== undefined && !this.state.hasView(view)) problems.push(word('unknownView', String(view).slice(0, 40)));
    const known = theme === 'dark' || theme === 'light' ? theme : undefined;
    this.state.given = { lang, theme: known, splits, step };
    chooseTheme(known ?? '');
    this.#wanted = Number.isInteger(splits) && splits >= 1 ? Math.min(this.#most, splits) : this.#most;
    this.state.chooseView(view);
    this.screen.showView();
    this.screen.complain(problems);
    this.#addressProblems = problems;
    this.#isOfAddress = true;
    this.#pending = { ...this.#pending, ...this.state.withInitial(values) };
  }

  #takeAddress() {
    if (location.hash === fragmentOf(this.state.inAddress)) return;
    const address = parseFragment(location.hash);
    if (address.state.lang) setLanguage(address.state.lang);
    this.#apply(address);
    this.#run();
  }

  #writeAddress() {
    history.replaceState(null, '', fragmentOf(this.state.inAddress) || location.pathname + location.search);
  }

  #toggleTheme() {
    this.state.given.theme = themeName() === 'dark' ? 'light' : 'dark';
    chooseTheme(this.state.given.theme);
    this.#writeAddress();
  }

  #toggleLanguage() {
    setLanguage(language() === 'de' ? 'en' : 'de');
    this.state.given.lang = language();
    this.#run();
  }

  async #save() {
    const { study } = await this.client.ask({ call: 'study' });
    download(`${this.screen.fileName}.json`, JSON.stringify(study, null, 2) + '\n', 'application/json');
  }

  // ---- questions ----

  /** Asks until nothing has changed meanwhile; one thing after the other, what somebody waits for first. */
  async #run() {
    setReady(false);
    this.#wake();
    if (this.#isRunning) return;
    this.#isRunning = true;
    try {
      for (let isMore = true; isMore;) {
        const slow = setTimeout(() => this.screen.setStatus(word('working')), SLOW);
        isMore = await this.#takeStep().finally(() => clearTimeout(slow));
      }
      this.#settle();
    } catch (error) {
      this.screen.complain([word('engineFailed', error.message)]);
      throw error;
    } finally {
      this.#isRunning = false;
    }
  }

  /** @returns {Promise<boolean>} whether there was something to do */
  async #takeStep() {
    const now = performance.now();
    const isPaused = now - this.#movedAt >= PAUSE;
    if (this.#spokenIn !== language()) await this.#reopen();
    else if (this.#pending) await this.#askState();
    else if (this.#isDue && this.#isQuick && now - this.#movedAt < STILL) await this.#rest();
    else if (this.#isDue && this.#drawn < this.#ready) await this.#askCurves();
    else if (this.#isDue) await this.#askFully();
    else if (this.#areErrorsDue && (isPaused || now - this.#errorsAt > BETWEEN_TABLES)) await this.#askErrors();
    else if (!isPaused) await this.#rest();
    else if (this.#ready < this.#wanted) await this.#askSplit();
    else return false;
    return true;
  }

  async #reopen() {
    const values = this.state.values();
    await this.#open();
    this.#pending = { ...values, ...this.#pending };
    this.screen.write();
  }

  /** Asks for the state and its picture at once. While a slider moves, that is of one split; that of all follows once it rests. */
  async #askState() {
    const values = this.#pending;
    const { view } = this.state;
    this.#pending = null;
    this.#isDue = true;
    this.#isQuick = this.#ready > 1 && Object.keys(values).every((key) => !OF_SAME_CURVES.has(key));
    if (this.#isQuick) this.#drawn = 0;
    this.#movedAt = performance.now();
    const [answer, preview] = await this.client.ask([{ call: 'state', values }, this.#picture(view)]);
    this.state.take(answer, values);
    if (!this.#pending) this.screen.showControls();
    const isOfSlider = (problem) =>
      !this.#isOfAddress && this.screen.controls.refuse(problem.key, problemText(problem));
    const problems = (answer.problems ?? []).filter((problem) => !isOfSlider(problem)).map(problemText);
    if (problems.length) this.screen.complain([...this.#addressProblems, ...problems]);
    this.#addressProblems = [];
    this.#isOfAddress = false;
    this.screen.errorsAreOld();
    this.#show(view, preview);
  }

  #picture(view) {
    return { call: 'preview', view, ...(this.#isQuick ? { splits: 1 } : {}) };
  }

  /** Until the slider may rest, or something changes. */
  #rest() {
    return new Promise((resolve) => {
      this.#wake = resolve;
      setTimeout(resolve, PAUSE);
    });
  }

  /** The curves, of which the picture or the table will be, of one split after the other, so that a step of a slider comes between. */
  async #askCurves() {
    await this.client.ask({ call: 'preview', view: 'trade-off', splits: ++this.#drawn }).catch(refusal);
  }

  async #askFully() {
    const { view } = this.state;
    this.#isQuick = false;
    this.#show(view, await this.client.ask(this.#picture(view)).catch(refusal));
  }

  /** Nothing where another view was chosen meanwhile. */
  #show(view, preview) {
    if (view !== this.state.view) return;
    this.#isDue = this.#isQuick;
    this.#areErrorsDue = !this.#isQuick;
    // What a split is of may have changed.
    if (!this.#isQuick) this.#ready = preview.splits ?? this.#ready;
    this.screen.showPreview(preview);
    this.#shownAt = performance.now();
  }

  async #askErrors() {
    this.#areErrorsDue = false;
    this.#drawn = this.#ready;
    const errors = await this.client.ask({ call: 'errors' }).catch(refusal);
    // The picture of the next step comes first.
    if (errors.ok && !this.#pending) {
      this.state.metric = errors.metric;
      this.screen.showErrors(errors);
      this.#errorsAt = performance.now();
    }
    document.documentElement.dataset.first ??= String(Math.round(performance.now() - this.#started));
  }

  async #askSplit() {
    this.screen.setStatus(word('splitsReady', this.#ready, this.#wanted));
    const count = this.#ready + 1;
    const { ready } = await this.client.ask({ call: 'splits', count });
    this.#ready = ready;
    // There are no more of them than that.
    if (ready < count) this.#wanted = ready;
    if (ready >= this.#wanted || performance.now() - this.#shownAt > BETWEEN_PICTURES) this.#isDue = true;
  }

  #settle() {
    this.screen.setStatus(word('settled'));
    this.#writeAddress();
    const { summary } = this.screen;
    if (this.#changed && summary !== this.#said) {
      const slider = this.state.slider(this.#changed);
      const what = slider ? word('changed', said(slider.name), numberText(slider.value)) : '';
      this.screen.announce(`${what} ${summary}`.trim());
    }
    this.#said = summary;
    this.#changed = '';
    setReady(true);
  }
}

const setReady = (isReady) => (document.documentElement.dataset.ready = isReady ? 'yes' : 'no');

/** A refusal is an answer as well: its problems are shown. */
function refusal(error) {
  if (error instanceof Refused) return { ok: false, problems: error.problems };
  throw error;
}
