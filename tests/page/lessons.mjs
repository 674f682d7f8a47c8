/**
 * @file Walks through the lessons, the opening and the class as people do: node tests/page/lessons.mjs [build/page] [test,test].
 * Codes and the law of answers are tested here, without a browser; the rest in one.
 */

import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Browser, KEYS } from './driver.mjs';
import { codeRequest, codesRequest, questionText, randomised, uniform } from '../../app/web/shell/class_code.mjs';
import { createHash } from 'node:crypto';
import { qrOf } from '../../app/web/shell/class_qr.mjs';
import { holds, quantitiesOfStep, solutionOf } from '../../app/web/shell/lesson_condition.mjs';
import { words } from '../../app/web/shell/words.mjs';
import '../../app/web/shell/lesson_words.mjs';
import '../../app/web/shell/opening_words.mjs';
import '../../app/web/shell/class_words.mjs';

const root = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..');
const folder = resolve(process.argv[2] ?? join(root, 'build/page'));
const lessons = readdirSync(join(folder, 'lessons'))
  .filter((name) => name.endsWith('.html'))
  .map((name) => name.slice(0, -5))
  .filter((id) => !process.argv[4] || process.argv[4].split(',').includes(id));

let passed = 0;
const failures = [];
function check(name, isTrue, found = '') {
  if (isTrue) ++passed;
  else failures.push(`${name}${found === '' ? '' : `: ${typeof found === 'string' ? found : JSON.stringify(found)}`}`);
}

const made = await createRequire(import.meta.url)(join(folder, 'engine.js'))({
  wasmBinary: readFileSync(join(folder, 'engine.wasm')),
});
const ask = (request) => JSON.parse(made.ccall('epsiscope_answer', 'string', ['string'], [JSON.stringify(request)]));

// ---- without a browser ----

/** Codes as the page has the engine make and read them: what they are is tested in tests/core/page/class_code_test.cpp. */
const answerCode = (yes, question) => ask(codeRequest({ question, yes: yes ? 1 : 0 })).code;
const guessCode = (lesson, step, guess) => ask(codeRequest({ lesson, step, ...guess })).code;
const readCodes = (text, about) => ask(codesRequest(text, about));
const misspelt = (code) => code.slice(0, -1) + (code.endsWith('A') ? 'B' : 'A');

async function codes() {
  const question = questionText('Have you ever copied homework?', 1.1);
  check(
    'a question is the same, however it is spaced',
    questionText('  Have you ever  copied homework? ', '1.10') === question,
  );
  check('another epsilon is another question', questionText('Have you ever copied homework?', 2) !== question);
  // The same codes as in tests/core/page/class_code_test.cpp: the window reads what the page shows.
  for (const [request, code] of [
    [{ lesson: 'attack', step: 1, choice: 2, chance: 12345 }, 'SQDG EUWZ'],
    [{ lesson: 'bins-and-intervals', step: 1, number: 12.5, chance: 7 }, 'AAEU UKHH'],
    [{ question, yes: 1, chance: 4294967295 }, 'YEC SUR'],
  ])
    check(`the code of ${JSON.stringify(request)}`, ask({ call: 'code', ...request }).code === code);
  const yes = answerCode(true, question),
    no = answerCode(false, question);
  check('two codes of the same are two', answerCode(true, question) !== yes);
  const heap = readCodes(
    [yes, no, yes, misspelt(no), answerCode(true, 'Another?\n1'), guessCode('attack', 1, { choice: 1 })].join('\n'),
    { question },
  );
  check('a heap of codes counts each once', heap.values.join() === '1,0', heap);
  check(
    'and says what does not count',
    heap.refused.map(({ why }) => why).join() === 'twice,check,other,kind' && heap.refused[1].code === misspelt(no),
    heap,
  );
  check(
    'codes come with any blanks between their halves',
    readCodes(yes.toLowerCase().replace(' ', '\u00a0\u2009') + ' \t' + no, { question }).values.join() === '1,0',
  );
  const numbers = [0, 1.25, 7600, 0.031, -40];
  const read = readCodes(numbers.map((number) => guessCode('attack', 3, { number })).join('\n'), {
    lesson: 'attack',
    step: 3,
  });
  check('a number keeps two digits', read.values.join() === '0,1.3,7600,0.031,-40', read);
}

/** Held to what another program, the Free Pascal library's fpqrcodegen, makes of the same texts. */
async function squares() {
  const text = 'https://schule.example/class.html#q=' + 'Äb%20'.repeat(200);
  for (const [length, hash] of [
    [17, 'ab4f75dff4592767'],
    [150, '7e314a6fbfa5d57b'],
    [600, '18aa588b09047ec6'],
  ]) {
    const cells = qrOf(text.slice(0, length))
      .map((row) => row.map(Number).join(''))
      .join('');
    check(`the square code of ${length} characters`, createHash('sha256').update(cells).digest('hex').startsWith(hash));
  }
  check('a text that is too long has none', qrOf('x'.repeat(900)) === null);
}

/** Randomised response as the phone does it, with the probability that core computes. */
async function law() {
  for (const epsilon of [0.5, Math.log(3), 3]) {
    const { truth, other, most_sure: sure, ratio } = ask({ call: 'class', epsilon, yes: 0, no: 0 });
    check(
      `the law at ${epsilon.toFixed(2)} is randomised response`,
      Math.abs(truth / other - Math.exp(epsilon)) < 1e-9 &&
        Math.abs(truth + other - 1) < 1e-12 &&
        Math.abs(sure - truth) < 1e-12 &&
        Math.abs(ratio - Math.exp(epsilon)) < 1e-9,
      [truth, other],
    );
    const n = 10_000;
    const kept = { true: 0, false: 0 };
    for (const answer of [true, false])
      for (let i = 0; i < n; ++i) if (randomised(answer, truth, uniform()) === answer) ++kept[answer];
    const sd = Math.sqrt(n * truth * other);
    for (const answer of [true, false])
      check(
        `${n} answers of ${answer} at ${epsilon.toFixed(2)} keep the law`,
        Math.abs(kept[answer] - n * truth) <= 5 * sd,
        [kept[answer], n * truth],
      );
    // A class of which 30 % say yes, and the estimate from its codes.
    let yes = 0;
    for (let i = 0; i < n; ++i) if (randomised(i < 0.3 * n, truth)) ++yes;
    const { estimate, standard_error: error, low, high } = ask({ call: 'class', epsilon, yes, no: n - yes });
    check(
      `the estimate at ${epsilon.toFixed(2)} is near`,
      Math.abs(estimate - 0.3) <= 5 * error && low <= estimate && estimate <= high,
      [estimate, error],
    );
  }
  const { estimate, standard_error: error, low, high } = ask({ call: 'class', epsilon: Math.log(3), yes: 60, no: 40 });
  check(
    '60 of 100 with two coins mean 70 %',
    Math.abs(estimate - 0.7) < 1e-12 &&
      Math.abs(error - Math.sqrt((100 * 3) / 16) / 50) < 1e-12 &&
      Math.abs(high - low - 2 * 1.959963985 * error) < 1e-8,
    [estimate, error],
  );
  for (const request of [
    { call: 'class' },
    { call: 'class', epsilon: -1, yes: 1, no: 1 },
    { call: 'class', epsilon: 1, yes: -1, no: 0 },
    { call: 'game', epsilon: 1, count: 1e9, seed: 1 },
    { call: 'means', epsilon: 1, count: 1 },
  ])
    check(`nonsense is refused: ${JSON.stringify(request)}`, ask(request).ok === false);
  const games = [1, 1, 2].map((seed) => JSON.stringify(ask({ call: 'game', epsilon: 1, count: 20, seed }).releases));
  check('a game is its seed’s', games[0] === games[1] && games[0] !== games[2]);
  const { with: mean, without, income, people } = ask({ call: 'means', epsilon: 1, count: 0, seed: 1 });
  check(
    'the means tell Ana’s income',
    Math.abs((mean - without) * people - income) < 1e-6 && Math.abs(income - 100) < 5,
    [mean, without, income],
  );
}

async function conditions() {
  const now = {
    view: 'noise',
    valueOf: (key) => ({ 'view.epsilon': 0.1, as_printed: ['b', 'a'], seed: 2 })[key],
    isChosen: (method) => method === 'laplace',
    quantity: async (name) => ({ 'error:a': 2, 'error:b': 3, wide: 10 })[name],
    verdict: async () => 'broken',
  };
  const before = { valueOf: (key) => ({ seed: 1 })[key], quantities: { wide: 1 } };
  for (const [condition, wanted] of [
    [{ read: true }, true],
    [{ key: 'view.epsilon', at_least: 0.09, at_most: 0.11 }, true],
    [{ key: 'view.epsilon', at_least: 0.2 }, false],
    [{ key: 'as_printed', equals: ['a', 'b'] }, true],
    [{ key: 'as_printed', equals: ['a'] }, false],
    [{ key: 'seed', changed: true }, true],
    [{ tab: 'noise' }, true],
    [{ method: 'laplace' }, true],
    [{ method: 'laplace', chosen: false }, false],
    [{ error: { method: 'a', below: 'b' } }, true],
    [{ error: { method: 'a', above: 'b' } }, false],
    [{ error: { method: 'a', below: 2.5 } }, true],
    [{ quantity: 'wide', at_least: 9 }, true],
    [{ quantity: 'nowhere', at_least: 0 }, false],
    [{ ratio: 'wide', at_least: 8, at_most: 13 }, true],
    [{ ratio: 'error:a', at_least: 0 }, false],
    [{ audit: { method: 'a', passed: false } }, true],
    [{ audit: { method: 'a' } }, false],
    [{ all: [{ read: true }, { tab: 'noise' }] }, true],
    [{ all: [{ read: true }, { tab: 'data' }] }, false],
    [{ any: [{ tab: 'data' }, { read: true }] }, true],
    [{ any: [{ tab: 'data' }] }, false],
  ])
    check(`${JSON.stringify(condition)} is ${wanted}`, (await holds(condition, before, now)) === wanted);
  check(
    'what solves a step',
    JSON.stringify(
      solutionOf({
        all: [
          { key: 'view.epsilon', at_least: 0.09, at_most: 0.11 },
          { tab: 'noise' },
          { method: 'laplace', chosen: false },
          { quantity: 'x', at_least: 1 },
        ],
      }),
    ) === '{"view.epsilon":0.1,"tab":"noise","+laplace":false}',
  );
  check(
    'what a step names',
    quantitiesOfStep({
      advance: { ratio: 'a', at_least: 1 },
      predict: { value: 'b' },
      question: { choices: [{ when: { quantity: 'c', at_most: 'd' } }] },
    }).join() === 'a,b,c,d',
  );
}

async function wordsOfBoth() {
  const [en, de] = [words.en, words.de].map((one) => Object.keys(one).sort().join());
  check('both languages have the same words', en === de);
  for (const [key, text] of Object.entries(words.en))
    check(
      `“${key}” has the same places`,
      (text.match(/%\d/g) ?? []).sort().join() === (words.de[key]?.match(/%\d/g) ?? []).sort().join(),
      words.de[key],
    );
}

// ---- in a browser ----

/** Several browsers walk at a time: each test has the one that it was started with. */
const own = new AsyncLocalStorage();
const browser = new Proxy({}, { get: (_, name) => own.getStore()[name].bind(own.getStore()) });
const READY = `const done = arguments[arguments.length - 1], from = Date.now();
  (function look() { const {ready} = document.documentElement.dataset; if (ready !== 'no' || Date.now() - from > 25000) done(ready); else setTimeout(look, 15); })();`;
const dom = (script, ...args) =>
  browser.script(
    `const $ = (one) => document.querySelector(one), $$ = (all) => [...document.querySelectorAll(all)]; ${script}`,
    ...args,
  );

async function open(path, fragment = '') {
  await browser.open('about:blank');
  await browser.open(pathToFileURL(join(folder, path)).href + fragment);
  return browser.wait(READY);
}

async function quiet(name) {
  const said = await browser.complaints();
  check(`${name}: no errors in the console`, said === '', said);
}

/** What a walk found, which may take longer than a script may. */
async function walked() {
  for (let i = 0; i < 600; ++i) {
    const found = await browser.script('return window.walked ?? null');
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  return { failed: 'it does not end' };
}

/** Walks one lesson in the page itself: guesses, does, answers wrongly and then rightly. */
const WALK = `const done = (found) => { window.walked = found; };
const $ = (one) => document.querySelector(one), $$ = (all) => [...document.querySelectorAll(all)];
const sleep = (time) => new Promise((resolve) => setTimeout(resolve, time));
const settled = async () => { await sleep(25); for (let i = 0; document.documentElement.dataset.ready === 'no' && i < 2000; ++i) await sleep(12); await sleep(12); };
const isOff = (button) => button.getAttribute('aria-disabled') === 'true';
(async () => {
  const {live, base} = $('#app').page, steps = [];
  const next = () => $('[data-action=next]');
  const send = async (form, {choice, number}) => {
    if (choice !== undefined) form.querySelectorAll('input')[choice].click();
    else { const field = form.querySelector('input'); field.value = String(number).replace('.', document.documentElement.lang === 'de' ? ',' : '.'); field.dispatchEvent(new Event('input', {bubbles: true})); }
    form.querySelector('button[type=submit]').click();
    await settled();
  };
  for (const [i, step] of base.steps.entries()) {
    await settled();
    const found = {n: i + 1, text: $('.lesson-text').textContent.length, shown: $$('.stage .chart').length, wide: document.documentElement.scrollWidth > innerWidth, cannot: !$('.lesson-card > .note').hidden, place: $('.place').textContent, hash: location.hash};
    steps.push(found);
    if (step.predict) {
      found.locked = $('.doing').inert && $('.stage > .tabs').inert && isOff(next());
      const form = $('form.predict');
      await send(form, step.predict.choices ? {choice: step.predict.choices.length - 1} : {number: 3});
      found.open = !$('.doing').inert;
      for (let i = 0; $('.for-class').hidden && i < 400; ++i) await sleep(12);
      found.code = $('.for-class .code').textContent;
      found.guess = step.predict.choices ? step.predict.choices.length - 1 : 3;
    }
    const acted = () => ($('.outcome').textContent !== '' || !step.predict) && (!step.question || $('form.question[data-question=question]')?.offsetParent) && (step.question || !isOff(next()));
    if (!acted() && $('[data-action=hint]').offsetParent) {
      found.offBefore = isOff(next());
      $('[data-action=hint]').click();
      await sleep(10);
      found.hint = $('.hint-text').textContent.length;
      if ($('[data-action=do]').offsetParent) { $('[data-action=do]').click(); await settled(); }
    }
    const tab = $('.stage > .tabs .wanted');
    if (!acted() && tab) { tab.click(); await settled(); }
    for (const epsilon of [1, 0.2, 0.5, 2, 4, 9, 0.1, 0.05]) {
      if (acted()) break;
      const field = $('.stage [data-field=epsilon]');
      if (!field) break;
      field.value = String(epsilon).replace('.', document.documentElement.lang === 'de' ? ',' : '.');
      field.dispatchEvent(new Event('change', {bubbles: true}));
      await settled();
    }
    found.acted = acted();
    found.outcome = $('.outcome').textContent;
    if (step.question && found.acted) {
      const {choices, answer, value, tolerance} = step.question;
      const form = () => $('form[data-question=question]');
      if (choices) {
        for (let c = 0; c < choices.length && !$('.reply.right'); ++c) { await send(form(), {choice: c}); found.replies = [...(found.replies ?? []), $('.reply:not(.outcome)').className.includes('right')]; }
      } else {
        const right = value ? await live.quantity(value) : answer;
        found.right = right === undefined ? null : Number.isFinite(right) ? right : String(right);
        if (right !== undefined) { await send(form(), {number: right + 3 * tolerance + 0.5}); found.wrong = $('.reply.wrong') !== null; }
        await send(form(), {number: right ?? 1});
      }
      found.reply = $('.reply:not(.outcome)').textContent;
    }
    found.done = !isOff(next());
    if (!found.done) { found.why = [JSON.stringify(step.advance), live.view, JSON.stringify(live.problems)].join(' '); if (!$('[data-action=hint]').hidden) $('[data-action=hint]').click(); await sleep(10); }
    next().click();
    await settled();
  }
  const end = {over: $('main').classList.contains('over'), links: $$('.over-links a').length, count: steps.length};
  done({steps, end});
})().catch((error) => done({failed: String(error?.stack ?? error)}));`;

async function everyLesson(ids = lessons) {
  await browser.size(360, 740);
  await browser.emulate({ 'prefers-reduced-motion': 'reduce' });
  for (const id of ids) {
    const from = Date.now();
    const language = id === 'noise-and-epsilon' || id === 'attack' ? 'de' : 'en';
    check(
      `${id} opens`,
      (await open(`lessons/${id}.html`, `#lang=${language}`)) === 'yes',
      await dom(`return $('#message')?.textContent ?? ''`),
    );
    await browser.script(WALK);
    const { steps, end, failed } = await walked();
    check(`${id} is walked through`, !failed, failed);
    if (failed) continue;
    const lesson = JSON.parse(
      readFileSync(join(root, 'resources/lessons', language === 'de' ? 'de' : '', `${id}.json`)),
    );
    for (const found of steps) {
      const step = lesson.steps[found.n - 1],
        name = `${id}, step ${found.n}`;
      check(
        `${name}: it is shown`,
        found.text > 10 && found.place.includes(String(found.n)) && found.hash.includes(`step=${found.n}`),
        found,
      );
      check(`${name}: there is a picture`, found.shown > 0);
      check(`${name}: no scrolling sideways`, !found.wide);
      check(`${name}: it is done`, found.acted && found.done, found);
      if (step.predict) {
        check(`${name}: the controls open after a guess`, found.locked && found.open, found);
        check(`${name}: the guess is compared`, found.outcome.length > 20, found.outcome);
        const read = readCodes(found.code, { lesson: id, step: found.n - 1, choices: step.predict.choices?.length });
        check(`${name}: the guess is a code`, read.values.join() === String(found.guess), [found.code, read]);
        if (!found.cannot)
          check(
            `${name}: it says what came out`,
            /said|differently|sagten|gesagt|anders|kam/.test(found.outcome),
            found.outcome,
          );
      }
      if (step.hint && found.offBefore !== undefined)
        check(`${name}: Next waits`, found.offBefore && found.hint > 5, found);
      if (step.question) check(`${name}: the answer is right in the end`, found.reply.length > 5, found);
      if (step.question && found.right !== undefined && found.right !== null)
        check(`${name}: a wrong number is not taken`, found.wrong, found);
      if (step.question?.choices && !found.cannot)
        check(`${name}: one answer is right`, found.replies?.at(-1), found.replies);
    }
    const unable = steps.filter(({ cannot }) => cannot).map(({ n }) => n);
    const expected = { 'how-many-people': [1, 2, 3, 4, 5], 'output-or-objective': [5], 'what-remains-of-a-picture': [2, 3, 4, 5] }[id] ?? [];
    check(`${id}: only these steps are beyond a page`, unable.join() === expected.join(), unable);
    check(`${id} ends`, end.over && end.links >= 1 && end.count === lesson.steps.length, end);
    await quiet(id);
    if (process.env.VERBOSE) console.log(`  ${id} ${((Date.now() - from) / 1000).toFixed(1)} s`);
  }
}

async function lessonAddress() {
  await browser.size(1280, 800);
  await open('lessons/noise-and-epsilon.html', '#step=3');
  check(
    'a step of the address has the study of the steps before',
    (await dom(`return $('[data-field=epsilon]').value`)) === '0.1',
  );
  check('and its place', (await dom(`return $('.place').textContent`)).includes('3'));
  await open('lessons/noise-and-epsilon.html', '#step=99');
  check(
    'a step that is not there is said',
    (await dom(`return $('.page-problem').textContent + $('.place').textContent`)).includes('99'),
  );
  await open('lessons/noise-and-epsilon.html', '#step=2&lang=de&theme=dark');
  check(
    'language and colours of the address',
    await dom(
      `return document.documentElement.lang === 'de' && document.documentElement.dataset.theme === 'dark' && $('.lesson-text').textContent.includes('Privatsphäre')`,
    ),
  );
  await browser.click('[data-action=language]');
  await browser.wait(READY);
  check(
    'the language changes in place',
    await dom(
      `return document.documentElement.lang === 'en' && $('.lesson-text').textContent.includes('privacy budget') && location.hash.includes('step=2')`,
    ),
  );
  check(
    'the control that is meant is framed',
    await dom(`return $('.doing').classList.contains('wanted') && $('.doing [data-key=epsilon]') !== null`),
  );
  await browser.click('[data-action=back]');
  await browser.wait(READY);
  check('back is the step before', (await dom(`return $('.place').textContent`)).includes('1'));
  // By keys alone: a guess, the control, and on.
  await open('lessons/noise-and-epsilon.html', '#step=2');
  await dom(`$('form.predict input').focus()`);
  await browser.press(' ', KEYS.enter);
  await browser.wait(READY);
  check(
    'a guess by keys opens the controls and moves there',
    await dom(`return !$('.doing').inert && $('.doing').contains(document.activeElement)`),
    await dom('return document.activeElement.outerHTML.slice(0, 80)'),
  );
  await dom(`$('[data-field=epsilon]').focus(); $('[data-field=epsilon]').select()`);
  await browser.press(...'0.1', KEYS.enter);
  await browser.wait('setTimeout(arguments[0], 200)');
  await browser.wait(READY);
  check(
    'what came out is said to readers',
    await dom(`return $('.outcome').getAttribute('role') === 'status' && $('.outcome').textContent.length > 20`),
  );
}

async function opening() {
  await browser.size(320, 640);
  await browser.emulate({ 'prefers-reduced-motion': 'reduce' });
  check('the opening opens', (await open('opening.html')) === 'yes');
  check('noise comes after a guess', await dom(`return $('.reveal').hidden`));
  await browser.type('#ana', '100');
  await browser.press(KEYS.enter);
  check(
    'a guess is answered, and noise comes',
    await dom(
      `return !$('.reveal').hidden && $('.reply').textContent.includes('99.7') && $('.reply').classList.contains('right')`,
    ),
    await dom(`return $('.reply').textContent`),
  );
  await dom(`$('[data-action=publish-many]').click()`);
  await browser.wait('setTimeout(arguments[0], 300)');
  check('twenty times are sixty dots', (await dom(`return $$('[data-scene="1"] .dot').length`)) === 60);
  check('no scrolling sideways at 320', !(await dom('return document.documentElement.scrollWidth > innerWidth')));
  await dom(`$('[data-scene="2"] h2').focus()`);
  for (let i = 0; i < 3; ++i) await dom(`$('[data-guess="${i % 2}"]').click()`);
  const now = await dom(
    `return {dots: $$('[data-scene="2"] .dot').length, said: $('[data-scene="2"] .said').textContent}`,
  );
  check('the game keeps its dots', now.dots === 4 && now.said.includes('4 of 20'), now);
  await dom(`$('[data-action=rest]').click()`);
  await browser.wait('setTimeout(arguments[0], 400)');
  const over = await dom(
    `return {said: $('[data-scene="2"] .said').textContent, roof: $('.roof').style.insetInlineStart, dots: $$('[data-scene="2"] .dot').length}`,
  );
  check('the rest is played', over.said.includes('of 20') && over.dots === 20, over);
  check(
    'the roof is what epsilon allows',
    Math.abs(parseFloat(over.roof) - 100 * ask({ call: 'class', epsilon: 1, yes: 0, no: 0 }).most_sure) < 0.01,
    over.roof,
  );
  await dom(
    `const field = $('[data-scene="3"] [data-field=epsilon]'); field.value = '0.1'; field.dispatchEvent(new Event('change'))`,
  );
  await browser.wait('setTimeout(arguments[0], 600)');
  check('the price follows epsilon', (await dom(`return $('[data-scene="3"] .said').textContent`)).includes('0.1'));
  await quiet('opening');
  await accessible('the opening at 320');
  await open('opening.html', '#lang=de&theme=dark&step=2');
  check(
    'German, dark, second screen',
    await dom(`return $('h1').textContent === 'Was hat Ana verdient?' && scrollY > 100`),
  );
  await accessible('the opening in German');
}

async function theClass() {
  await browser.size(320, 640);
  await browser.emulate({ 'prefers-reduced-motion': 'reduce' });
  const question = 'Haben Sie <b>geschummelt</b> & "gelogen"?';
  const asked = questionText(question, 1.1);
  const link = `#${new URLSearchParams({ q: question, epsilon: '1.1' })}`;
  await open('class.html', link);
  check(
    'the question is text',
    await dom(`return $('.asked').textContent === arguments[0] && $('.asked b') === null`, question),
  );
  check(
    'the phone at 320 does not scroll',
    await dom(
      'return document.documentElement.scrollWidth <= innerWidth && $(".yes-no").getBoundingClientRect().bottom < innerHeight',
    ),
  );
  await accessible('the phone before');
  const codes = [];
  for (let i = 0; i < 3; ++i) {
    await open('class.html', link);
    await browser.click(`[data-answer=${i === 1 ? 'no' : 'yes'}]`);
    await browser.wait(READY);
    const shown = await dom(
      `return {code: $('.code.large').textContent, says: $('.says b').textContent, buttons: $('[data-answer]').offsetParent === null, storage: localStorage.length + sessionStorage.length + document.cookie.length, hash: location.hash}`,
    );
    const read = readCodes(shown.code, { question: asked });
    check(
      'the phone shows truthfully what its code says',
      read.values.join() === (shown.says === 'Yes' ? '1' : '0'),
      shown,
    );
    check(
      'it answers once and keeps nothing',
      shown.buttons && shown.storage === 0 && !/yes|no(?!\w)/.test(shown.hash.replace(/q=[^&]*/, '')),
      shown,
    );
    codes.push(shown.code);
  }
  await accessible('the phone after');
  for (const bad of ['#q=&epsilon=1', '#q=hello&epsilon=-1', '#q=hello', '#q=hello&epsilon=1e9']) {
    await open('class.html', bad);
    check(
      `${bad} is no question`,
      await dom(`return $('.phone .problem').offsetParent !== null && $('[data-answer]').offsetParent === null`),
    );
  }
  await browser.size(1280, 800);
  await open('class.html');
  await dom(`$('#question').value = arguments[0]; $('#question').dispatchEvent(new Event('input'))`, question);
  await browser.wait('setTimeout(arguments[0], 200)');
  const href = await dom(`return $('#link').value`);
  check(
    'the link holds the question and epsilon',
    new URLSearchParams(new URL(href).hash.slice(1)).get('q') === question && href.includes('epsilon=1.1'),
    href,
  );
  const more = Array.from({ length: 40 }, (_, i) => answerCode(i < 24, asked));
  await dom(
    `$('#codes').value = arguments[0]; $('#codes').dispatchEvent(new Event('input'))`,
    [...codes, ...more, codes[1], misspelt(codes[0]), answerCode(true, asked + '0')].join('\n').toLowerCase(),
  );
  await browser.wait('setTimeout(arguments[0], 150)');
  await browser.wait(READY);
  const result = await dom(
    `return {said: $('.wide .said').textContent, whys: $$('.teacher .problems li').map((one) => one.dataset.why), point: $('.estimate .point').style.insetInlineStart, raw: $('.raw .point').style.insetInlineStart}`,
  );
  const yes = 24 + readCodes(codes.join('\n'), { question: asked }).values.filter(Boolean).length;
  const { estimate, share } = ask({ call: 'class', epsilon: 1.1, yes, no: 43 - yes });
  check('what does not count is named', result.whys.sort().join() === 'check,other,twice', result.whys);
  check(
    'raw share and estimate are the engine’s',
    result.said.startsWith('43 codes') &&
      Math.abs(parseFloat(result.raw) - 100 * share) < 0.01 &&
      Math.abs(parseFloat(result.point) - 100 * Math.min(1, estimate)) < 0.01,
    [result, estimate, share],
  );
  await dom(
    `$('.guesses').open = true; $('#lesson').value = 'noise-and-epsilon'; $('#lesson').dispatchEvent(new Event('change'));`,
  );
  const guesses = [{ choice: 2 }, { choice: 2 }, { choice: 0 }].map((guess) =>
    guessCode('noise-and-epsilon', 1, guess),
  );
  await dom(
    `$('#guess').value = '1'; $('#guess').dispatchEvent(new Event('change')); $('#guess-codes').value = arguments[0]; $('#guess-codes').dispatchEvent(new Event('input'))`,
    guesses.join('\n'),
  );
  await browser.wait('setTimeout(arguments[0], 150)');
  check(
    'guesses are counted',
    (await dom(`return $$('.bars tr').map((row) => row.lastChild.textContent).join()`)) === '1,0,2',
  );
  await quiet('class');
  await accessible('the teacher');
  await browser.size(320, 640);
  await open('class.html', '#lang=de&theme=dark');
  check('the teacher’s page at 320', !(await dom('return document.documentElement.scrollWidth > innerWidth')));
  check('and in German', (await dom(`return $('h1').textContent`)) === 'Die Klasse antwortet gemeinsam');
  await accessible('the teacher in German');
}

async function sizesAndThemes() {
  await browser.emulate({ 'prefers-reduced-motion': 'reduce' });
  for (const [width, theme, language, step] of [
    [320, 'light', 'de', 2],
    [320, 'dark', 'en', 4],
    [768, 'light', 'en', 3],
    [1280, 'dark', 'de', 5],
  ]) {
    await browser.size(width, 740);
    await open('lessons/noise-and-epsilon.html', `#step=${step}&theme=${theme}&lang=${language}`);
    check(
      `a lesson at ${width} in ${language}: no scrolling sideways`,
      !(await dom('return document.documentElement.scrollWidth > innerWidth')),
    );
    await accessible(`a lesson at ${width}, ${theme}, ${language}`);
  }
  for (const index of ['index.html', 'index.de.html']) {
    await open(index);
    check(`${index} links every lesson`, (await dom(`return $$('a[href^="lessons/"]').length`)) === lessons.length);
    await accessible(index);
  }
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

// Two parts that take about as long.
const SLOW = ['label-or-full', 'best-is-not-a-method', 'five-models-that-leak', 'attack'];
const half = (part) => lessons.filter((id) => SLOW.includes(id) === (part === 0));

const inNode = { codes, squares, law, conditions, wordsOfBoth };
const inBrowsers = [
  { lessonAddress, opening, theClass, sizesAndThemes },
  { everyLesson: () => everyLesson(half(0)) },
  { everyLesson: () => everyLesson(half(1)) },
];
const wanted = process.argv[3]?.split(',');

async function run(tests) {
  for (const [name, test] of Object.entries(tests)) {
    if (wanted && !wanted.includes(name)) continue;
    const from = Date.now();
    await test().catch((error) => check(name, false, error.stack));
    if (process.env.VERBOSE) console.log(`${name} ${((Date.now() - from) / 1000).toFixed(1)} s`);
  }
}

await run(inNode);
await Promise.all(
  inBrowsers
    .filter((tests) => Object.keys(tests).some((name) => !wanted || wanted.includes(name)))
    .map(async (tests) => {
      const started = await Browser.start();
      await own.run(started, () => run(tests)).finally(() => started.stop());
    }),
);
for (const failure of failures) console.error(`FAILED ${failure}`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length ? 1 : 0;
