/**
 * @file Opens the built pages in a browser and uses them as people do: node tests/page/browser.mjs [build/page].
 * Numbers on screen are held to those that the engine answers here, without a browser.
 */

import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Browser, KEYS } from './driver.mjs';
import { words } from '../../app/web/shell/words.mjs';

const root = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..');
const folder = resolve(process.argv[2] ?? join(root, 'build/page'));
const require = createRequire(import.meta.url);
const studies = readdirSync(join(root, 'resources/studies'))
  .filter((name) => existsSync(join(folder, name.replace(/json$/, 'html'))))
  .map((name) => name.slice(0, -5));

let passed = 0;
const failures = [];
function check(name, isTrue, found = '') {
  if (isTrue) ++passed;
  else failures.push(`${name}${found === '' ? '' : `: ${typeof found === 'string' ? found : JSON.stringify(found)}`}`);
}

// ---- the engine here ----

const makeEngine = require(join(folder, 'engine.js'));
const made = await makeEngine({ wasmBinary: readFileSync(join(folder, 'engine.wasm')) });
/** The one engine, with this study. */
function engine(study) {
  const ask = (request) => JSON.parse(made.ccall('epsiscope_answer', 'string', ['string'], [JSON.stringify(request)]));
  const opened = ask({ call: 'open', study, table: null, language: 'en' });
  return { ask, opened };
}

// ---- a page ----

const browser = await Browser.start();
const settled = `const done = arguments[arguments.length - 1], from = Date.now();
  (function look() { const {ready} = document.documentElement.dataset; if (ready !== 'no' || Date.now() - from > 60000) done(ready); else setTimeout(look, 20); })();`;
const ready = () => browser.wait(settled);
const dom = (script, ...args) =>
  browser.script(
    `const $ = (one) => document.querySelector(one), $$ = (all) => [...document.querySelectorAll(all)]; ${script}`,
    ...args,
  );

async function open(id, fragment = '') {
  await browser.open('about:blank');
  await browser.open(pathToFileURL(join(folder, `${id}.html`)).href + fragment);
  return ready();
}

/** Waits until what was just done has begun to be worked on, and is done. */
async function after(action) {
  await action();
  await browser.wait('setTimeout(arguments[arguments.length - 1], 60)');
  return ready();
}

const errorsShown = () =>
  dom(
    `return Object.fromEntries($$('#errors tbody tr').map((row) => [row.dataset.method, Object.fromEntries([...row.querySelectorAll('[data-value]')].map((cell) => [cell.dataset.column, cell.dataset.value]))]))`,
  );
const isWide = () => dom('return document.documentElement.scrollWidth > document.documentElement.clientWidth');
const same = (shown, answered) => Math.abs(Number(shown) - answered) <= 1e-12 * Math.abs(answered);

async function checkErrors(name, ask) {
  const shown = await errorsShown();
  const { rows } = ask({ call: 'errors' });
  for (const { method, error } of rows) {
    if (error === null) continue;
    check(`${name}: the error of ${method} is the engine's`, same(shown[method]?.error, error), [
      shown[method]?.error,
      error,
    ]);
    check(
      `${name}: the error of ${method} has 17 digits`,
      (shown[method]?.error ?? '').replace(/e.*|^0\.0*|\D/g, '').length === 17,
      shown[method]?.error,
    );
  }
}

// ---- tests ----

async function everyStudyAndView() {
  await browser.size(1440, 900);
  for (const id of studies) {
    check(`${id} opens`, (await open(id, '#splits=1')) === 'yes', await dom(`return $('#message')?.textContent ?? ''`));
    const views = await dom(`return $$('[data-view]').map((tab) => tab.dataset.view)`);
    for (const view of views) {
      await after(() => browser.click(`[data-view="${view}"]`));
      const found = await dom(
        `return {charts: $$('.chart').length, missing: $('.missing')?.textContent, labels: $$('.picture').map((box) => box.getAttribute('aria-label').length), wide: document.documentElement.scrollWidth > innerWidth}`,
      );
      check(
        `${id}, ${view}: there is something to see, or why not`,
        found.charts > 0 || found.missing.length > 10,
        found,
      );
      check(
        `${id}, ${view}: every chart says what it shows`,
        found.labels.every((length) => length > 40),
        found.labels,
      );
      check(`${id}, ${view}: no scrolling sideways`, !found.wide);
    }
    const said = await browser.complaints();
    check(`${id}: no errors in the console`, said === '', said);
  }
}

async function numbersAreTheEngines() {
  for (const id of ['house-prices', 'noisy-mean', 'private-regression']) {
    const { ask, opened } = engine(JSON.parse(readFileSync(join(root, 'resources/studies', `${id}.json`))));
    await open(id, '#splits=2');
    ask({ call: 'splits', count: 2 });
    await checkErrors(id, ask);
    await open(id, '#splits=2&epsilon=0.137');
    ask({ call: 'state', values: { epsilon: 0.137 } });
    await checkErrors(`${id} at 0.137`, ask);
    check(`${id}: a typed number is kept exactly`, (await dom(`return $('[data-field="epsilon"]').value`)) === '0.137');
    check(`${id}: the title is the study's`, (await dom(`return $('h1').textContent`)) === opened.title);
  }
}

async function slidersByKeys() {
  for (const id of ['house-prices', 'noisy-mean', 'kernel-release']) {
    await open(id, '#splits=1');
    for (const key of await dom(`return $$('input[type=range]').map((slider) => slider.dataset.key)`)) {
      const value = () => dom(`return $('[data-key="${key}"]').getAttribute('aria-valuetext')`);
      const before = await value();
      await dom(`$('[data-key="${key}"]').focus()`);
      const arrow = Number(await dom(`return $('[data-key="${key}"]').value`)) >= 1000 ? KEYS.left : KEYS.right;
      await after(() => browser.press(arrow, arrow, arrow, arrow, arrow, arrow));
      const moved = await value();
      check(`${id}: arrows move ${key}`, moved !== before, [before, moved]);
      await browser.press(KEYS.home);
      const least = await value();
      await after(() => browser.press(KEYS.pageUp));
      check(`${id}: Page moves ${key} further`, (await value()) !== least, least);
      check(
        `${id}: the fragment has ${key}`,
        (await dom('return location.hash')).includes(`${key}=`),
        await dom('return location.hash'),
      );
    }
  }
}

async function nonsense() {
  await open('house-prices', '#splits=1');
  for (const [text, isProblem] of [
    ['abc', true],
    ['-3', true],
    ['1e999', true],
    ['', false],
    ['0,25', false],
  ]) {
    const old = await dom(`return $('[data-field="epsilon"]').value`);
    await dom(`$('[data-field="epsilon"]').focus(); $('[data-field="epsilon"]').select()`);
    await after(() => browser.press(KEYS.backspace, ...text, KEYS.tab));
    const { value, problem } = await dom(
      `return {value: $('[data-field="epsilon"]').value, problem: $('[data-slider="epsilon"] .problem').textContent}`,
    );
    check(
      `typed “${text}”: ${isProblem ? 'one sentence, and the old value stays' : 'no complaint'}`,
      isProblem ? problem.length > 10 && value === old : problem === '',
      [value, problem],
    );
  }
  check(
    'a comma is a decimal mark',
    (await errorsShown()).laplace && (await dom(`return $('#errors').dataset.epsilon`)) === '0.25000000000000000',
  );
  await open('house-prices', '#splits=1&epsilon=abc&nonsense=3&view=nowhere&zeta=-1&methods=nothing');
  const problem = await dom(`return $('.page-problem').textContent`);
  for (const part of ['epsilon=abc', 'nonsense=3', 'nowhere', 'zeta'])
    check(`a nonsense address names ${part}`, problem.includes(part), problem);
  check('a nonsense address keeps the study', (await dom(`return $('[data-field="epsilon"]').value`)) === '1');
}

/** Lines of sliders are dragged on the chart. */
async function dragging() {
  await browser.size(1440, 900);
  for (const [view, key, from] of [
    ['trade-off', 'epsilon', Math.log(1 / 0.05) / Math.log(8 / 0.05)],
    ['noise', 'y', null],
  ]) {
    await open('house-prices', `#splits=1&view=${view}&y=2`);
    const value = () => dom(`return Number($('[data-key="${key}"]').getAttribute('aria-valuetext'))`);
    const before = await value();
    const box = await dom(
      `const {left, top, width, height} = $('.u-over').getBoundingClientRect(); return {left, top, width, height}`,
    );
    const x = box.left + box.width * (from ?? 0.5 - 0.5 / 25);
    await after(() => browser.drag(x, box.top + box.height / 2, x + 60, box.top + box.height / 2));
    check(`${view}: the line of ${key} is dragged`, (await value()) > before, [before, await value()]);
  }
}

async function fragments() {
  await open('house-prices', '#splits=1&epsilon=0.5&zeta=1&methods=laplace,staircase&view=noise&lang=de&theme=dark');
  const found = () =>
    dom(
      `return {epsilon: $('[data-field="epsilon"]').value, methods: $$('[data-method-choice]:checked').map((box) => box.dataset.methodChoice), view: $('[aria-current]').dataset.view, lang: document.documentElement.lang, theme: document.documentElement.dataset.theme, hash: location.hash}`,
    );
  let state = await found();
  check(
    'the address sets everything',
    state.epsilon === '0,5' &&
      state.methods.join() === 'laplace,staircase' &&
      state.view === 'noise' &&
      state.lang === 'de' &&
      state.theme === 'dark',
    state,
  );
  await after(() => dom(`location.hash = '#splits=1&epsilon=2'`));
  state = await found();
  check(
    'another address sets it back',
    state.epsilon === '2' && state.view === 'trade-off' && state.methods.length === 3,
    state,
  );
  await open('house-prices', '#splits=1&epsilon=0.5&zeta=1');
  await after(() => browser.click('[data-action="language"]'));
  state = await found();
  check(
    'another language keeps the state',
    state.lang === 'de' && state.epsilon === '0,5' && state.hash.includes('zeta=1') && state.hash.includes('lang=de'),
    state,
  );
  check(
    'and the engine speaks it',
    (await dom(`return $('[data-slider="lambda"] label').textContent`)).startsWith('Regularisierung'),
  );
  await browser.click('[data-action="theme"]');
  check('the theme is switched', (await found()).theme === 'dark' && (await found()).hash.includes('theme=dark'));
  await after(() => browser.click('[data-view="attack"]'));
  check('the address follows', (await found()).hash.includes('view=attack'));
}

async function keyboardAndReaders() {
  await browser.size(1440, 900);
  await open('house-prices', '#splits=1');
  const count = await dom(
    `return $$('a[href], button, input, summary, [tabindex="0"]').filter((one) => one.offsetParent !== null || one.id === 'skip').length`,
  );
  await dom('document.activeElement.blur()');
  const reached = new Set();
  for (let i = 0; i < count + 5; ++i) {
    await browser.press(KEYS.tab);
    const { path, outlined } = await dom(`const one = document.activeElement; const style = getComputedStyle(one);
      return {path: one === document.body ? '' : [$$('*').indexOf(one), one.tagName, one.id, one.className, one.textContent.slice(0, 30)].join(' '), outlined: style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2}`);
    if (path && !reached.has(path)) check(`the focus is seen on element ${path}`, outlined);
    if (path) reached.add(path);
  }
  check('Tab reaches everything', reached.size >= count - 1, [reached.size, count]);
  await dom(`$('#method-staircase').focus()`);
  await after(() => browser.press(' '));
  check('a method is chosen by a key', Boolean((await errorsShown()).staircase));
  await dom(`$('[data-slider="epsilon"] .help').focus()`);
  await browser.press(KEYS.enter);
  check('help opens', await dom(`return $('dialog').open && $('dialog').textContent.length > 100`));
  await browser.press(KEYS.escape);
  check(
    'Escape closes it, and the focus is back',
    await dom(`return !$('dialog').open && document.activeElement.className === 'help'`),
  );
  await dom(`$('[data-key="epsilon"]').focus()`);
  await after(() => browser.press(KEYS.right));
  check('what changed is said', (await dom(`return $('[aria-live=polite]').textContent`)).includes('Laplace'));
  check(
    'each chart has its numbers beside it',
    await dom(
      `$$('.chart details').forEach((one) => (one.open = true)); return new Promise((done) => setTimeout(() => done($$('.chart').every((chart) => chart.querySelectorAll('td').length > 10)), 100))`,
    ),
  );
}

async function sizesAndThemes() {
  for (const [width, theme, language] of [
    [320, 'light', 'de'],
    [320, 'dark', 'en'],
    [768, 'light', 'en'],
    [1440, 'dark', 'de'],
  ]) {
    await browser.size(width, 800);
    for (const [id, view] of [
      ['house-prices', 'trade-off'],
      ['noisy-mean', 'budget'],
      ['private-regression', 'attack'],
      ['house-prices', 'interval'],
    ]) {
      await open(id, `#splits=1&view=${view}&theme=${theme}&lang=${language}`);
      check(
        `${id}, ${view}: no scrolling sideways at ${width}`,
        !(await isWide()),
        await dom('return document.documentElement.scrollWidth'),
      );
      check(
        `${id}, ${view}: ${language} says so`,
        (await dom(`return $('#errors caption').textContent`)).startsWith(language === 'de' ? 'Fehler' : 'Errors'),
      );
    }
    await accessible(`${width}, ${theme}, ${language}`);
  }
  await browser.size(640, 800);
  await open('house-prices', '#splits=1&lang=de');
  await dom(`document.documentElement.style.fontSize = '200%'; window.dispatchEvent(new Event('resize'))`);
  check('twice as large text: no scrolling sideways', !(await isWide()));
}

let axe = '';
async function accessible(name) {
  axe ||= readFileSync(join(root, 'build/npm/node_modules/axe-core/axe.min.js'), 'utf8');
  await browser.script(axe);
  const found = await browser.wait(
    `const done = arguments[0]; axe.run(document, {resultTypes: ['violations']}).then(({violations}) => done(violations.map(({id, nodes}) => id + ' ' + nodes[0].target + ' ' + (nodes[0].any[0]?.message ?? ''))), (error) => done([String(error)]));`,
  );
  check(`axe finds nothing at ${name}`, found.length === 0, found.join('; '));
}

/** What the page hands out. */
async function files() {
  const downloads = mkdtempSync(join(tmpdir(), 'page-'));
  try {
    await browser.cdp('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: downloads });
    await open('house-prices', '#splits=1&epsilon=0.5');
    const found = async (ending) => {
      for (let i = 0; i < 100; ++i) {
        const name = readdirSync(downloads).find((one) => one.endsWith(ending));
        if (name) return readFileSync(join(downloads, name), 'utf8');
        await new Promise((done) => setTimeout(done, 50));
      }
      return '';
    };
    await browser.click('[data-action="study"]');
    const study = JSON.parse((await found('.json')) || '{}');
    check(
      'the study file has the state',
      study.format === 'epsiscope-study' && study.view?.epsilon === 0.5,
      study.view,
    );
    const { ask, opened } = engine(study);
    check('the engine opens it', opened.ok === true, opened.problems);
    await checkErrors('a saved study', ask);
    await dom(`$('.chart details').open = true; $('.chart details button').click()`);
    const lines = (await found('.csv')).split('\n');
    check(
      'the CSV has every point',
      lines.filter((line) => line.startsWith('Laplace,yes,')).length === 60,
      lines.slice(0, 6),
    );
    check(
      'numbers of the CSV are exact',
      lines.some((line) => /,0\.05,\d+\.\d{10,}/.test(line)),
    );
  } finally {
    rmSync(downloads, { recursive: true, force: true });
  }
}

/** The numbers of a chart as its file has them, by series: the x and the y of each point. */
async function numbersOf(chart) {
  const text = await browser.wait(
    `const [chart, done] = arguments; const make = URL.createObjectURL; URL.createObjectURL = (blob) => (blob.text().then(done), make.call(URL, blob));
    document.querySelector('[data-chart="' + chart + '"] .data button').click(); URL.createObjectURL = make;`,
    chart,
  );
  const found = {};
  for (const line of text.split('\n').slice(4)) {
    const [, name, x, y] = /^"?(.*?)"?,(?:yes|no),([^,]*),([^,]*)/.exec(line) ?? [];
    if (name) (found[name] ??= []).push([Number(x), Number(y)]);
  }
  return found;
}

/** Two epsilons: every view that the program compares them in has the lines of both, with the engine's numbers. */
async function comparing() {
  await browser.cdp('Browser.setDownloadBehavior', { behavior: 'deny' });
  const curves = (list, y) => (compared) => compared[list].map((one) => [`${one.label}, ε 3`, one[y]]);
  for (const [id, view, chart, linesOf] of [
    ['house-prices', 'noise', 'noise', curves('curves', 'density')],
    ['house-prices', 'noise', 'log-ratio', curves('curves', 'log_ratio')],
    ['house-prices', 'interval', 'interval-zeta', (compared) => [['F, ε 3', compared.objective_over_zeta]]],
    ['house-prices', 'interval', 'prior-share', curves('error_over_share', 'y')],
    ['noisy-mean', 'noise', 'noise', curves('curves', 'density')],
    [
      'kernel-release',
      'function',
      'function',
      (compared) => [['Gaussian process: possible releases, ε 3', compared.draws[0]]],
    ],
    ['private-classifier', 'boundary', 'boundary', (compared) => [['draw', compared.draws[0].y]]],
  ]) {
    const { ask } = engine(JSON.parse(readFileSync(join(root, 'resources/studies', `${id}.json`))));
    ask({ call: 'state', values: { epsilon: 0.5, compare: 3 } });
    const { preview } = ask({ call: 'preview', view });
    await open(id, `#splits=1&epsilon=0.5&compare=3&view=${view}`);
    const shown = await numbersOf(chart);
    for (const [name, expected] of linesOf(preview.compared)) {
      const line = shown[name] ?? Object.entries(shown).find(([other]) => other.endsWith(', ε 3'))?.[1] ?? [];
      const numbers = expected.filter(Number.isFinite);
      const ys = line
        .map(([, y]) => y)
        .filter(Number.isFinite)
        .slice(0, numbers.length);
      check(
        `${id}, ${chart}: ${name} is the engine's`,
        numbers.length > 1 && ys.length === numbers.length && ys.every((y, i) => same(y, numbers[i])),
        [Object.keys(shown), ys.slice(0, 3), numbers.slice(0, 3)],
      );
    }
    const said = await dom(
      `const chart = $('[data-chart="${chart}"]'); return {legend: chart.querySelector('.legend').textContent, notes: chart.querySelector('.notes').textContent, label: chart.querySelector('.picture').getAttribute('aria-label')}`,
    );
    check(`${id}, ${chart}: the legend has the second epsilon`, said.legend.includes('ε 3'), said.legend);
    check(`${id}, ${chart}: a note says so`, said.notes.includes('at ε 3'), said.notes);
    check(`${id}, ${chart}: and who does not see it hears it`, said.label.includes('ε 3'), said.label);
  }
  const { ask } = engine(JSON.parse(readFileSync(join(root, 'resources/studies/house-prices.json'))));
  ask({ call: 'state', values: { epsilon: 0.5, compare: 3 } });
  await open('house-prices', '#splits=1&epsilon=0.5&compare=3');
  const shown = await errorsShown();
  for (const { method, compared } of ask({ call: 'errors' }).rows)
    check(`the error of ${method} at the second epsilon is the engine's`, same(shown[method]?.compared, compared), [
      shown[method],
      compared,
    ]);
  const said = await dom(
    `return {note: $('.notes').textContent, label: $('.picture').getAttribute('aria-label'), hash: location.hash}`,
  );
  check('a sentence says what more epsilon costs', said.note.includes('From ε = 0.5 to 3 a guess at 50 %'), said.note);
  check(
    'both are said of the picture',
    said.label.includes('At ε = 0.5:') && said.label.includes('At ε = 3:'),
    said.label,
  );
  check('the address keeps both', said.hash.includes('epsilon=0.5') && said.hash.includes('compare=3'), said.hash);
  await open('house-prices', '#splits=1&compare=-1');
  check('what is no epsilon is not compared with', !(await errorsShown()).laplace.compared);
  const file = join(folder, 'test-variant.html');
  const page = readFileSync(join(folder, 'house-prices.html'), 'utf8');
  writeFileSync(file, page.replace('"seed":7', '"seed":7,"view":{"compare_epsilon":3}'));
  await browser.open('about:blank');
  await browser.open(`${pathToFileURL(file).href}#splits=1&epsilon=0.5`);
  await ready();
  check('a study brings its second epsilon along', (await errorsShown()).laplace.compared === shown.laplace.compared);
  check('which the address need not say', !(await dom('return location.hash')).includes('compare'));
  unlinkSync(file);
}

async function german() {
  const [en, de] = [words.en, words.de].map((one) => Object.keys(one).sort().join());
  check('both languages have the same words', en === de);
  for (const [key, text] of Object.entries(words.en))
    check(
      `“${key}” has the same places`,
      (text.match(/%\d/g) ?? []).sort().join() === (words.de[key].match(/%\d/g) ?? []).sort().join(),
    );
  const english = ['The', 'from', 'with', 'budget', 'rows', 'privacy', 'of'];
  for (const id of ['house-prices', 'noisy-mean', 'private-classifier']) {
    await open(id, '#splits=1&lang=de');
    for (const view of await dom(`return $$('[data-view]').map((tab) => tab.dataset.view)`)) {
      await after(() => browser.click(`[data-view="${view}"]`));
      const left = await dom(
        `return $$('main h3, main .axis-title, main .notes p, .legend li, .controls label, #errors th, #errors .sentence, aside p:not(.hint), aside li').map((one) => one.textContent).filter((text) => arguments[0].some((word) => new RegExp('\\\\b' + word + '\\\\b').test(text)))`,
        english,
      );
      check(`${id}, ${view}: German throughout`, left.length === 0, left.slice(0, 3));
    }
  }
}

async function printed() {
  await open('house-prices', '#splits=1&theme=dark');
  const { data } = await browser.cdp('Page.printToPDF', { printBackground: false, preferCSSPageSize: true });
  const pdf = Buffer.from(data, 'base64');
  check('it prints', pdf.subarray(0, 5).toString() === '%PDF-' && pdf.length > 20_000, pdf.length);
  check('print leaves dark behind', (await dom(`return document.documentElement.dataset.theme`)) === 'dark');
}

/** What is not there is said, and what was written beforehand stays. */
async function withoutParts() {
  const page = readFileSync(join(folder, 'house-prices.html'), 'utf8').replace(
    'data-static="all">',
    'data-static="all"><p id="beforehand">computed beforehand</p>',
  );
  const variants = {
    'no WebAssembly': [
      page.replace('<head>', '<head><script>delete window.WebAssembly; window.WebAssembly = undefined</script>'),
      'WebAssembly',
    ],
    'no DecompressionStream': [
      page.replace('<head>', '<head><script>window.DecompressionStream = undefined</script>'),
      'DecompressionStream',
    ],
    'a newer study': [
      page.replace('"format":"epsiscope-study","version":1', '"format":"epsiscope-study","version":99'),
      '',
    ],
    'no study': [
      readFileSync(join(folder, 'page.html'), 'utf8').replace(
        'data-static="all"></div>',
        'data-static="all"><p id="beforehand">computed beforehand</p></div>',
      ),
      'study',
    ],
  };
  for (const [name, [html, wanted]] of Object.entries(variants)) {
    const file = join(folder, 'test-variant.html');
    writeFileSync(file, html);
    await browser.open('about:blank');
    await browser.open(pathToFileURL(file).href);
    await ready();
    const { message, stays } = await dom(
      `return {message: $('#message')?.hidden === false ? $('#message').textContent : '', stays: $('#beforehand')?.offsetParent != null}`,
    );
    check(`${name}: one sentence`, message.length > 20 && message.includes(wanted), message);
    check(`${name}: what was computed beforehand stays`, stays);
  }
  unlinkSync(join(folder, 'test-variant.html'));
  await browser.cdp('Emulation.setScriptExecutionDisabled', { value: true });
  await browser.open(pathToFileURL(join(folder, 'house-prices.html')).href);
  const plain = await dom(
    `return {text: $('noscript').innerText ?? '', rows: $$('.static tbody tr').length, seen: $('.static table')?.offsetParent != null}`,
  );
  await browser.cdp('Emulation.setScriptExecutionDisabled', { value: false });
  check(
    'without JavaScript the table is there',
    plain.rows >= 3 && plain.seen && plain.text.includes('JavaScript'),
    plain,
  );
  await browser.complaints();
}

/** What a step of a slider costs, in counts: of questions to the engine, of pictures. */
async function stepsOfASlider() {
  const counting = `window.asked = {inFlight: 0, most: 0, posts: []}; const Plain = Worker;
    window.Worker = class extends Plain {
      postMessage(message, ...more) { if (message.request) { asked.most = Math.max(asked.most, ++asked.inFlight); asked.posts.push(message.request); } super.postMessage(message, ...more); }
      set onmessage(listener) { super.onmessage = (event) => { --asked.inFlight; listener(event); }; }
    };`;
  const { identifier } = await browser.cdp('Page.addScriptToEvaluateOnNewDocument', { source: counting });
  for (const [view, key] of [
    ['trade-off', 'epsilon'],
    ['trade-off', 'lambda'],
    ['noise', 'y'],
    ['interval', 'zeta'],
  ]) {
    await open('house-prices', `#splits=3&view=${view}`);
    const found = await browser.wait(
      `const [key, done] = arguments; const {dataset} = document.documentElement; const slider = document.querySelector('[data-key="' + key + '"]');
      const step = (place) => { slider.value = place; slider.dispatchEvent(new Event('input', {bubbles: true})); };
      const until = async (isSo) => { while (!isSo()) await new Promise((next) => setTimeout(next)); };
      (async () => { const first = Number(dataset.frame), posts = asked.posts.length; step(300); await until(() => Number(dataset.frame) > first);
        const one = asked.posts.slice(posts).length; await until(() => dataset.ready === 'yes');
        const before = Number(dataset.frame), questions = asked.posts.length; for (let i = 0; i < 50; ++i) step(301 + i);
        await until(() => dataset.ready === 'yes');
        done({one, most: asked.most, frames: dataset.frame - before, states: asked.posts.slice(questions).filter((post) => post.includes('"state"')).length, last: slider.value, shown: document.querySelector('[data-slider="' + key + '"] .number').value, busy: document.querySelector('.errors').getAttribute('aria-busy')}); })();`,
      key,
    );
    const what = `${view}, ${key}`;
    check(`${what}: one question for a step and its picture`, found.one === 1, found);
    check(`${what}: the engine has one question at a time`, found.most === 1, found);
    check(`${what}: of many steps at once the first and the last are asked for`, found.states === 2, found);
    check(`${what}: and shown, and then the mean of all splits`, found.frames <= 3, found);
    check(`${what}: the table waits for nothing`, found.busy === null, found);
  }
  await browser.cdp('Page.removeScriptToEvaluateOnNewDocument', { identifier });
}

/** Milliseconds from a step of a slider until its picture is painted, the first picture, and how large a page is. */
async function figures() {
  await browser.size(1440, 900);
  await open('house-prices');
  const first = Number(await dom('return document.documentElement.dataset.first'));
  console.log(
    `first picture ${first} ms; page ${Math.round(readFileSync(join(folder, 'page.html')).length / 1024)} kB`,
  );
  check('the first picture is there within 3 s', first < 3000, first);
  for (const view of await dom(`return $$('[data-view]').map((tab) => tab.dataset.view)`)) {
    await after(() => browser.click(`[data-view="${view}"]`));
    const times = {};
    for (const key of await dom(`return $$('input[type=range]').map((slider) => slider.dataset.key)`)) {
      times[key] = await browser.wait(
        `const [key, done] = arguments; const slider = document.querySelector('[data-key="' + key + '"]'), root = document.documentElement; const times = [];
        (async () => { for (let i = 0; i < 40; ++i) { await new Promise(requestAnimationFrame); const from = performance.now();
          const painted = new Promise((resolve) => new MutationObserver((_, watch) => { watch.disconnect(); resolve(performance.now()); }).observe(root, {attributeFilter: ['data-frame']}));
          slider.value = 400 + 5 * i; slider.dispatchEvent(new Event('input', {bubbles: true})); times.push((await painted) - from); }
          times.sort((a, b) => a - b); done(times[Math.floor(0.95 * times.length)]); })();`,
        key,
      );
      check(`${view}: a step of ${key} is there within .25 s`, times[key] < 250, times[key]);
      await ready();
    }
    const said = Object.entries(times).map(([key, time]) => `${key} ${time.toFixed(1)} ms`);
    console.log(`${view}: step to picture, p95: ${said.join(', ')}`);
  }
}

const tests = {
  everyStudyAndView,
  numbersAreTheEngines,
  slidersByKeys,
  nonsense,
  fragments,
  dragging,
  keyboardAndReaders,
  sizesAndThemes,
  files,
  comparing,
  german,
  printed,
  withoutParts,
  stepsOfASlider,
  figures,
};
try {
  for (const [name, test] of Object.entries(tests)) {
    if (process.argv[3] && !process.argv[3].split(',').includes(name)) continue;
    const from = Date.now();
    await test().catch((error) => check(name, false, error.message));
    if (process.env.VERBOSE) console.log(`${name} ${((Date.now() - from) / 1000).toFixed(1)} s`);
  }
} finally {
  await browser.stop();
}
for (const failure of failures) console.error(`FAILED ${failure}`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length ? 1 : 0;
