/** @file What theory says of released predictions, and a whole function released at once. */

import { handle, isPrivate, lineOf, mark, marked } from '../chart_model.mjs';
import { countText, exactText, num, numberText, nums } from '../numbers.mjs';
import { said, tr } from '../language.mjs';
import { rangeAround } from '../axis.mjs';
import { withCompared } from './compared.mjs';
import { epsilonFact, nameWithUnit, notesOf, squaredUnit, unitSuffix } from './common.mjs';

/** From a ten thousandth of the bound's lowest point to ten thousand times it. */
function shownRange(preview, lines) {
  const positive = (list) => list.flatMap(({ y }) => y).filter((value) => value > 0 && Number.isFinite(value));
  const bounds = positive(lines.filter(({ id }) => id === 'sum' || id.endsWith('-path')));
  if (bounds.length === 0) return [0.01, 10];
  const bound = Math.min(...bounds);
  return [Math.max(0.5 * Math.min(...positive(lines)), 1e-4 * bound), Math.min(2 * Math.max(...bounds), 1e4 * bound)];
}

function linesOf(preview) {
  const measured = preview.measured.map((curve) => {
    const line = lineOf(curve);
    return { ...line, name: tr('measured: %1', line.name) };
  });
  const nowhere = num(preview.valid_high) <= num(preview.low);
  const terms = preview.terms.map((curve) => {
    const line = lineOf({ ...curve, guarantee: undefined });
    return nowhere || curve.guarantee?.proved === false
      ? { ...line, name: tr('%1, not proved', line.name), meaning: 'notPrivate' }
      : line;
  });
  const paths = (preview.paths ?? []).map(({ curve }) => lineOf({ ...curve, guarantee: undefined }));
  return [...measured, ...terms, ...paths];
}

export function theory(preview, facts) {
  if (preview.reason) return { charts: [], missing: said(preview.reason) };
  const series = linesOf(preview);
  const [low, high] = [num(preview.low), num(preview.high)];
  const shades = [];
  if (num(preview.valid_low) > low) shades.push({ low, high: num(preview.valid_low), label: tr('bound not proved') });
  if (num(preview.valid_high) < high)
    shades.push({ low: Math.max(low, num(preview.valid_high)), high, label: tr('bound not proved') });
  const sign = { epsilon: 'ε', lambda: 'λ', rows: 'm' }[preview.axis];
  const current = num(preview.current);
  const guides = preview.marks.map((one) => mark(num(one.x), `${said(one.label)} ${numberText(num(one.x), 3)}`));
  guides.push(
    preview.axis === 'rows'
      ? { value: current, label: `m ${numberText(current)}`, color: 'accent', width: 2 }
      : handle(preview.axis, current, `${sign} ${numberText(current)}`),
  );
  const { compared } = preview;
  const second = compared && facts.compare?.epsilon;
  if (second && preview.axis === 'epsilon') guides.push(mark(second, epsilonFact(second), 'elsewhere'));
  const xTitle =
    preview.axis === 'lambda'
      ? tr('Regularisation λ at ε = %1', numberText(facts.epsilon))
      : preview.axis === 'rows'
        ? tr('Training rows m at ε = %1, λ = %2', numberText(facts.epsilon), numberText(facts.values.lambda))
        : tr('Privacy budget ε at λ = %1', numberText(facts.values.lambda));
  const recommended = tr(
    'Recommended: λ* = %1 at this ε, ε* = %2; along both, chosen anew for every m, the bound falls as m to the power −%3.',
    numberText(num(preview.lambda_star), 3),
    numberText(num(preview.epsilon_star), 3),
    numberText(num(preview.rate), 3),
  );
  const chart = {
    id: 'theory',
    title: tr('What the bound says'),
    x: { title: xTitle, log: true, range: [low, high] },
    y: { title: tr('Excess squared error, %1', squaredUnit(facts)), log: true, range: shownRange(preview, series) },
    series,
    shades,
    guides,
    notes: [recommended, ...notesOf(preview.validity, preview.notes)],
    summary: recommended,
  };
  // Over epsilon its place; over another axis the lines there that depend on it.
  const isCompared = ({ id }) => preview.axis !== 'epsilon' && id !== 'recommended-path';
  return {
    facts: [`λ* ${numberText(num(preview.lambda_star), 3)}`, `ε* ${numberText(num(preview.epsilon_star), 3)}`],
    charts: [second ? withCompared(chart, { ...chart, series: linesOf(compared) }, second, isCompared) : chart],
    table: {
      caption: tr('Noise of one released prediction'),
      headings: [tr('noise of one prediction'), tr('sensitivity'), tr('scale'), tr("× paper's"), tr('privacy proved')],
      rows: preview.scales.map((scale) => [
        said(scale.label),
        numberText(num(scale.sensitivity), 4, true),
        numberText(num(scale.scale), 4, true),
        numberText(num(scale.times_paper), 3),
        scale.proved
          ? scale.id === 'as-printed'
            ? tr('by the tight bound')
            : tr('yes')
          : { text: tr('no'), notPrivate: true },
      ]),
    },
  };
}

export function releasedFunction(preview, facts) {
  if (preview.reason || !preview.x?.length) return { charts: [], missing: said(preview.reason) };
  const x = nums(preview.x);
  const notPrivate = !isPrivate(preview.guarantee);
  const label = facts.nameOf(preview.method);
  const delta = num(preview.guarantee?.delta ?? facts.values.delta);
  const drawsOf = ({ draws }) =>
    draws.map((draw, i) =>
      marked(
        {
          id: `draw-${i + 1}`,
          name: tr('%1: possible releases', label),
          quiet: i > 0,
          method: preview.method,
          marker: 'none',
          width: 1.2,
          x,
          y: nums(draw),
        },
        notPrivate,
      ),
    );
  const series = [
    {
      id: 'band',
      name: tr('nine in ten releases'),
      kind: 'band',
      method: preview.method,
      x,
      y: nums(preview.lower),
      upper: nums(preview.upper),
      fill: 0.15,
    },
    ...drawsOf(preview),
    marked({
      id: 'none',
      name: tr('without noise'),
      method: 'none',
      marker: 'none',
      width: 3,
      x,
      y: nums(preview.truth),
    }),
  ];
  const note = tr(
    'Each thin line is one possible release at ε = %1 and δ = %2, and the band holds nine in ten of them at each place. A real release is one of these lines, everywhere at once.',
    numberText(facts.epsilon),
    exactText(delta),
  );
  const charts = [
    {
      id: 'function',
      title: tr('The released function'),
      x: { title: preview.feature, range: [x[0], x.at(-1)] },
      y: {
        title: tr('Prediction: %1', nameWithUnit(facts)),
        range: [num(preview.bounds.lower), num(preview.bounds.upper)],
      },
      series,
      notes: [note, ...notesOf(preview.notes)],
      summary: note,
    },
  ];
  const { compared } = preview;
  if (compared && facts.compare)
    charts[0] = withCompared(charts[0], { ...charts[0], series: drawsOf(compared) }, facts.compare.epsilon);
  const counts = nums(preview.counts);
  if (counts.length) {
    const whole = nums(preview.of_function),
      single = nums(preview.of_predictions);
    const from = num(preview.cheaper_from);
    const cheaper = tr(
      'From N = %1 predictions on the whole function has less noise: it pays once, whatever is asked, with a chance δ = %2 of more.',
      countText(from),
      exactText(delta),
    );
    charts.push({
      id: 'predictions',
      title: tr('Noise of a prediction among many'),
      x: { title: tr('Released predictions N'), log: true, range: [counts[0], counts.at(-1)] },
      y: {
        title: tr('Standard deviation%1', unitSuffix(facts)),
        log: true,
        range: rangeAround([...whole, ...single], true),
      },
      series: [
        { id: 'function', name: tr('whole function, normal noise'), method: preview.method, x: counts, y: whole },
        {
          id: 'one-by-one',
          name: tr('one by one, Laplace noise'),
          color: 'mutedText',
          marker: 'cross',
          x: counts,
          y: single,
        },
      ],
      guides: Number.isFinite(from) ? [mark(from, tr('N = %1', countText(from)))] : [],
      notes: [cheaper],
      summary: cheaper,
    });
  }
  return { charts, facts: [epsilonFact(facts.epsilon)] };
}
