// Sends the same requests to the engine as the program has it and as a browser has it, for every built-in study
// that a task begins with, and compares every answer: texts must be the same, numbers to within 1e-12.
//   node tests/page/compare.mjs ENGINE.js REQUESTS_PROGRAM STUDIES_FOLDER
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

const [engineFile, program, folder] = process.argv.slice(2).map((path) => resolve(path));

async function browserEngine() {
  const make = createRequire(import.meta.url)(engineFile);
  const engine = await make({ wasmBinary: readFileSync(join(dirname(engineFile), 'engine.wasm')) });
  return (request) => engine.ccall('epsiscope_answer', 'string', ['string'], [request]);
}

// What a page asks, in its order: first one split, then some more; sliders forth and back; then methods.
function requestsAfter(facts) {
  const previews = facts.views.map((view) => ({ call: 'preview', view: view.id }));
  const state = (values) => ({ call: 'state', values });
  const moved = facts.sliders.map((slider) => {
    const middle = slider.logarithmic ? Math.sqrt(slider.least * slider.most) : (slider.least + slider.most) / 2;
    return state({ [slider.key]: slider.whole ? Math.round(middle) : middle });
  });
  return [
    ...previews,
    { call: 'errors' },
    { call: 'splits', count: 2 },
    { call: 'splits', count: 3 },
    { call: 'preview', view: 'trade-off', splits: 2 },
    state({ epsilon: 0.5, compare: 2 }),
    ...previews,
    { call: 'errors' },
    ...moved.flatMap((one) => [one, { call: 'errors' }]),
    ...previews,
    state({ epsilon: -1, nonsense: 3, methods: ['nothing'] }),
    { call: 'study' },
    { call: 'dance' },
  ];
}

const found = { numbers: 0, same: 0, worst: 0, where: '', failures: [] };

// The tolerance is relative to the largest number of the list that a number stands in: where it is the difference of
// two others it has lost digits, and no chart or table shows it finer than its neighbours. Numbers differ at all
// because the C libraries round exp, log and pow differently in the last bit, and because OpenBLAS and Eigen sum in
// other orders. More is allowed where a result hangs on the last bits:
const tolerance = 1e-12;
const looser = [
  // The place of a minimum is known to the root of what its value is known to.
  [/\.suggested_zeta$/, 1e-5],
  // Means that differ by little between splits.
  [/\.standard_error(\.|$)/, 1e-10],
  // The root of a covariance that has hardly any rank: its own rounding is the smallest part of it, and its square
  // is known to 1e-12.
  [/"function"\}\.preview(\.compared)?\.draws\./, 1e-5],
];
// Methods in stages sum in single precision; the rise between two points and the error between splits are small
// differences of such sums.
const singlePrecision = ['rp-with-prior-two-stage', 'best', 'best-central', 'best-local'];
let isSingle = false;
function toleranceAt(path) {
  if (isSingle) return /\.(rise|standard_error)\b/.test(path) ? 1e-3 : 1e-5;
  return looser.find(([where]) => where.test(path))?.[1] ?? tolerance;
}

// Where many outputs have the same loss, rounding decides which of them are points of the curve: the curves are the same.
function compareCurves(ours, theirs, path) {
  const at = (curve, x) => {
    const above = curve.false_alarms.findIndex((one) => one >= x);
    if (above <= 0) return curve.detections[Math.max(above, 0)];
    const [x0, x1] = curve.false_alarms.slice(above - 1, above + 1),
      [y0, y1] = curve.detections.slice(above - 1, above + 1);
    return x1 > x0 ? y0 + ((y1 - y0) * (x - x0)) / (x1 - x0) : y1;
  };
  // Not at 0, where a curve may rise at once.
  for (let i = 1; i <= 200; ++i) compareAll(at(ours, i / 200), at(theirs, i / 200), 1, `${path} at ${i / 200}`);
}

// What a method's attacker makes of a loss of 0 is decided by rounding.
function compareGuesses(ours, theirs, path) {
  const ties = [...ours.losses, ...ours.other_losses].filter((loss) => Math.abs(loss) < 1e-12).length;
  if (Math.abs(ours.guessed - theirs.guessed) > ties) found.failures.push(`${path}.guessed: more than ${ties} apart`);
}

function compareAll(ours, theirs, scale, path) {
  if (typeof ours === 'number' && typeof theirs === 'number') {
    ++found.numbers;
    if (Object.is(ours, theirs)) return ++found.same;
    const error = Math.abs(ours - theirs) / Math.max(scale, Math.abs(ours), Math.abs(theirs));
    if (toleranceAt(path) === tolerance && error > found.worst) [found.worst, found.where] = [error, path];
    if (!(error <= toleranceAt(path))) found.failures.push(`${path}: ${ours} in the browser, ${theirs} in the program`);
  } else if (ours !== null && theirs !== null && typeof ours === 'object' && typeof theirs === 'object') {
    if (ours.false_alarms) return compareCurves(ours, theirs, path);
    if (ours.losses) compareGuesses(ours, theirs, path);
    const keys = Object.keys(ours);
    if (keys.join() !== Object.keys(theirs).join()) return found.failures.push(`${path}: other keys`);
    const sizes = Array.isArray(ours) ? ours.filter((one) => typeof one === 'number').map(Math.abs) : [];
    const largest = sizes.reduce((most, size) => Math.max(most, size), 0);
    for (const key of keys) if (key !== 'guessed') compareAll(ours[key], theirs[key], largest, `${path}.${key}`);
  } else if (ours !== theirs) {
    found.failures.push(`${path}: ${JSON.stringify(ours)} in the browser, ${JSON.stringify(theirs)} in the program`);
  }
}

function compare(ours, theirs, path) {
  // The one method that pages do not have.
  for (const one of [ours, theirs])
    if (one?.methods) one.methods = one.methods.filter((method) => method.id !== 'unbiased');
  compareAll(ours, theirs, 0, path);
}

// The same study with what the built-in ones leave out: all methods, other statistics, a list of candidates.
function variantsOf(name, study) {
  const changed = (what, change) => {
    const other = structuredClone(study);
    change(other);
    return [`${name}, ${what}`, other];
  };
  if (name === 'house-prices.json') {
    const all = JSON.parse(answer(JSON.stringify({ call: 'open', study, table: null })))
      .methods.filter((method) => method.role === 'method')
      .map((method) => method.id);
    const single = new Set(singlePrecision);
    return [
      changed('all methods', (one) => {
        one.label_privacy.methods = all.filter((id) => !single.has(id));
      }),
      changed('in stages', (one) => {
        one.label_privacy.methods = singlePrecision;
      }),
      changed('two epsilons from the beginning', (one) => {
        one.view = { compare_epsilon: 3 };
      }),
      changed('over lambda', (one) => {
        one.view = { compare_epsilon: 3, trade_off_axis: 'lambda' };
      }),
    ];
  }
  if (name === 'noisy-mean.json')
    return ['histogram', 'quantile', 'variance'].map((kind) =>
      changed(kind, (one) => {
        one.statistic.statistic = kind;
        one.statistic.mechanism = kind === 'quantile' ? 'exponential' : 'gaussian';
      }),
    );
  if (name === 'kernel-release.json')
    return ['lambda', 'rows'].map((axis) =>
      changed(`theory over ${axis}`, (one) => {
        one.view = { ...one.view, compare_epsilon: 3, theory_axis: axis };
      }),
    );
  if (name === 'private-classifier.json')
    return [
      changed('candidates', (one) => {
        one.private_classifier.tune = [1e-4, 1e-3, 1e-2];
      }),
    ];
  return [];
}

const answer = await browserEngine();
const studies = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => [file, JSON.parse(readFileSync(join(folder, file)))])
  .filter(([, study]) => study.data.file.startsWith('builtin:'))
  .flatMap(([name, study]) => [[name, study], ...variantsOf(name, study)]);
for (const [name, study] of studies) {
  const open = JSON.stringify({ call: 'open', study, table: null });
  const first = JSON.parse(answer(open));
  if (!first.ok) {
    found.failures.push(`${name}: ${first.problems[0].what}`);
    continue;
  }
  const requests = requestsAfter(first).map((request) => JSON.stringify(request));
  const ours = [first, ...requests.map((request) => JSON.parse(answer(request)))];
  const native = spawnSync(program, { input: [open, ...requests].join('\n') + '\n', maxBuffer: 2 ** 30 });
  const theirs = native.stdout
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  if (theirs.length !== ours.length) found.failures.push(`${name}: the program ended early`);
  const before = { ...found };
  isSingle = name.endsWith('in stages');
  ours.forEach((one, i) => compare(one, theirs[i] ?? null, `${name} ${i} ${i ? requests[i - 1] : 'open'}`));
  console.log(
    `${name}: ${ours.length} answers, ${found.numbers - before.numbers} numbers, ${found.same - before.same} the same bits`,
  );
}
console.log(
  `${found.numbers} numbers, ${found.same} of them the same bits; the largest difference is ${found.worst}` +
    (found.where ? `, in ${found.where}` : ''),
);
for (const failure of found.failures.slice(0, 30)) console.error(failure.slice(0, 400));
if (found.failures.length > 0) console.error(`${found.failures.length} differences`);
process.exit(found.failures.length > 0 || studies.length === 0 ? 1 : 0);
