/** @file What is released for one label and for another, and how well one result tells them apart. */

import { handle, level, marked } from '../chart_model.mjs';
import { num, numberText, nums } from '../numbers.mjs';
import { said, tr, word } from '../language.mjs';
import { stepAbove } from '../axis.mjs';
import { withCompared } from './compared.mjs';
import { epsilonFact, nameWithUnit, notesOf } from './common.mjs';

/** The bounds and a margin of 0.5, 1, 2, 5, ... widths, by the methods' typical spread: it rests while epsilon moves. */
function outputRange({ bounds, curves }) {
  const [lower, upper] = [num(bounds.lower), num(bounds.upper)];
  const width = upper - lower || 1;
  const staysWithin = ({ outputs }) => nums(outputs).every((output) => output >= lower && output <= upper);
  if (curves.length && curves.every(staysWithin)) return [lower - 0.02 * width, upper + 0.02 * width];
  const spreads = curves.map(({ sd }) => num(sd)).filter((sd) => sd > 0 && Number.isFinite(sd));
  const typical = spreads.length
    ? Math.exp(spreads.reduce((sum, sd) => sum + Math.log(sd), 0) / spreads.length)
    : width;
  const margin = width * Math.max(0.5, stepAbove((1.5 * typical) / width, [1, 2, 5, 10]));
  return [lower - margin, upper + margin];
}

/** Stems say the probability of an output over what it stands for: a step of a statistic, or the bounds of a label. */
function stemScale(curve, preview, isOfSteps) {
  const [first, second] = nums(curve.outputs);
  const width = isOfSteps ? second - first : num(preview.bounds.upper) - num(preview.bounds.lower);
  return 1 / (width || 1);
}

/** The density for y in the method's colour, that for y′ thin and grey behind it. */
function density(preview, curve, isOther, isOfSteps) {
  const { method, discrete } = curve;
  const scale = discrete ? stemScale(curve, preview, isOfSteps) : 1;
  const y = nums(isOther ? curve.other_density : curve.density).map((value) => scale * value);
  const kind = discrete ? 'stems' : 'line';
  const fill = discrete ? 0 : 0.22 / Math.sqrt(preview.curves.length);
  const series = { id: `${method}/y`, name: said(curve.label), method, kind, x: nums(curve.outputs), y, fill };
  if (isOther) {
    const grey = { quiet: true, marker: 'none', fillColor: 'mutedText', width: discrete ? 6 : 1.2 };
    Object.assign(series, grey, { id: `${method}/y-prime`, name: tr('%1, for y′', series.name) });
    if (discrete) series.opacity = 0.35;
  } else if (discrete) {
    series.width = 2;
  }
  return marked(series, isOpen(curve));
}

/** Whether it promises nothing. */
const isOpen = (curve) => curve.proved === false || Boolean(curve.without_promise);

function notesOn(preview, range, isOfSteps) {
  const cutOff = tr(
    'A result below 0 is no mistake: the noise knows no sign. Cut off at 0, means would come out too high.',
  );
  const stems = isOfSteps
    ? tr('Stems: probability of one output, divided by the step to the next.')
    : tr('Stems: probability of one output, divided by the width of the bounds.');
  const notes = [tr('Filled in colour: for y. Thin and filled in grey: for y′.')];
  if (preview.curves.some(({ discrete }) => discrete)) notes.push(stems);
  if (range[0] < 0 && num(preview.bounds.lower) >= 0) notes.push(cutOff);
  return [...notes, ...notesOf(preview.notes)];
}

function densityChart(preview, facts, x) {
  const { curves } = preview;
  const isOfSteps = facts.task === 'statistic';
  const [low, high] = x.range;
  const series = [true, false].flatMap((isOther) => curves.map((curve) => density(preview, curve, isOther, isOfSteps)));
  const inView = series.flatMap((one) => one.y.filter((y, i) => y >= 0 && one.x[i] >= low && one.x[i] <= high));
  const top = inView.reduce((most, y) => Math.max(most, y), 0);
  const [own, other] = [num(preview.label), num(preview.other_label)];
  return {
    id: 'noise',
    title: isOfSteps ? tr('What is released for two neighbouring tables') : tr('What is released for one label'),
    x,
    y: { title: facts.unit ? tr('Density per %1', facts.unit) : tr('Density'), range: [0, stepAbove(1.02 * top)] },
    series,
    guides: [
      handle('y_other', other, `y′ ${numberText(other)}`, { color: 'mutedText' }),
      handle('y', own, `y ${numberText(own)}`),
    ],
    notes: notesOn(preview, x.range, isOfSteps),
    summary: curves
      .map(({ label, mean, sd }) => word('noiseSummary', said(label), numberText(num(mean)), numberText(num(sd))))
      .join(' '),
  };
}

function ratioChart(preview, { epsilon }, x) {
  const verdicts = preview.curves.map(verdict);
  const series = preview.curves
    .filter(({ log_ratio: ratio }) => ratio?.length)
    .map((curve) => {
      const { method, label, outputs, log_ratio: ratio, discrete } = curve;
      const kind = discrete ? 'dots' : 'line';
      const line = { id: `${method}/ratio`, name: said(label), method, kind, x: nums(outputs), y: nums(ratio) };
      return marked(line, isOpen(curve));
    });
  return {
    id: 'log-ratio',
    title: tr('How well one result distinguishes y from y′'),
    x,
    y: { title: tr('Log-ratio'), range: [-1.25 * epsilon, 1.25 * epsilon] },
    series,
    height: 220,
    guides: [
      level(epsilon, `+ε ${numberText(epsilon)}`, 'own', 'accent'),
      level(-epsilon, `−ε ${numberText(epsilon)}`, 'own', 'accent'),
    ],
    notes: verdicts,
    summary: verdicts.join(' '),
  };
}

export function noise(preview, facts) {
  const name = nameWithUnit(facts);
  const title = facts.task === 'statistic' ? tr('Released %1', name) : tr('Released value of %1', name);
  const densities = (one, at) => densityChart(one, at, { title, range: outputRange(one) });
  const ratios = (one, at) => ratioChart(one, at, { title, range: outputRange(one) });
  const matrices = preview.curves.filter(({ matrix }) => matrix).map((curve) => matrixChart(curve, facts));
  const charts = [densities(preview, facts), ratios(preview, facts), ...matrices];
  const { compared } = preview;
  if (compared && facts.compare) {
    const { epsilon } = facts.compare;
    const there = { ...facts, epsilon };
    charts[0] = withCompared(charts[0], densities(compared, there), epsilon, ({ id }) => id.endsWith('/y'));
    charts[1] = withCompared(charts[1], ratios(compared, there), epsilon);
  }
  return {
    charts: charts.filter(({ series, heat }) => series.length > 0 || heat),
    facts: [epsilonFact(facts.epsilon)],
  };
}

function verdict(curve) {
  const name = said(curve.label);
  if (curve.without_promise) return `${name}: ${tr('promises nothing: %1', said(curve.without_promise))}`;
  if (curve.proved === false) return `${name}: ${tr('not proved: %1', said(curve.note))}`;
  const most = num(curve.max_log_ratio),
    limit = num(curve.epsilon_labels);
  if (num(curve.delta) > 0) return word('withDelta', name, numberText(limit), numberText(num(curve.delta)));
  const passed = most <= limit * (1 + 1e-9) + 1e-12;
  return `${name}: ${tr(passed ? 'stays within ±%1: pass (largest %2)' : 'leaves ±%1: fail (largest %2)', numberText(limit), numberText(most))}.`;
}

function matrixChart(curve, facts) {
  const { matrix } = curve;
  const outputs = nums(matrix.outputs),
    values = nums(matrix.values);
  const cells = (places) => {
    const half = places.length > 1 ? (places.at(-1) - places[0]) / (places.length - 1) / 2 : 0.5;
    return [places[0] - half, places.at(-1) + half];
  };
  const step = (outputs.at(-1) - outputs[0]) / (outputs.length - 1);
  const isEven = outputs.every((at, i) => i === 0 || Math.abs(at - outputs[i - 1] - step) <= 1e-6 * step);
  return {
    id: `matrix-${curve.method}`,
    title: tr('%1: probability of each output for each label', said(curve.label)),
    x: isEven
      ? { title: tr('Released value of %1', nameWithUnit(facts)), range: cells(outputs) }
      : {
          title: tr('Output by number, from %1 to %2', numberText(outputs[0], 3), numberText(outputs.at(-1), 3)),
          range: [0.5, outputs.length + 0.5],
        },
    y: { title: tr('Label, %1', nameWithUnit(facts)), range: cells(values) },
    series: [],
    heat: { columns: outputs.length, rows: values.length, values: nums(matrix.probabilities), name: tr('P') },
    summary: tr('%1: probability of each output for each label', said(curve.label)),
  };
}
