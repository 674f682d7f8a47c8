/** @file Where RPWithPrior answers, and how well it chose. */

import { handle, mark, marked } from '../chart_model.mjs';
import { num, numberText, nums, percentText } from '../numbers.mjs';
import { said, tr, word } from '../language.mjs';
import { extent, rangeAround, stepAbove } from '../axis.mjs';
import { epsilonFact, nameWithUnit, notesOf, squaredUnit, unitSuffix } from './common.mjs';
import { withCompared } from './compared.mjs';

const METHOD = 'rp-with-prior',
  DEBIASED = 'rp-with-prior-debiased';

function priorChart(preview, facts) {
  const { prior, interval, bins } = preview;
  const zeta = num(preview.zeta),
    lower = num(interval.lower),
    upper = num(interval.upper);
  const nodes = nums(prior.nodes),
    mass = nums(prior.mass);
  const density = nodes.length > mass.length ? mass.map((share, i) => share / (nodes[i + 1] - nodes[i])) : [];
  const truth = nums(preview.truth_density);
  const top = stepAbove(1.02 * Math.max(...density, ...truth, 1e-300));
  const [low, high] = facts.bounds;
  const margin = (high - low) * Math.min(2, Math.max(0.1, stepAbove(zeta / (high - low))));
  const series = [
    {
      id: 'reach',
      name: tr('outputs, A1 − ζ to A2 + ζ'),
      kind: 'band',
      color: 'accent',
      x: [lower - zeta, upper + zeta],
      y: [0, 0],
      upper: [top, top],
      fill: 0.1,
    },
  ];
  if (truth.length)
    series.push({
      id: 'truth',
      name: tr('true labels'),
      kind: 'steps',
      color: 'mutedText',
      width: 1,
      fill: 0.3,
      x: nums(preview.truth_nodes),
      y: truth,
      isTruth: true,
    });
  series.push(
    marked(
      {
        id: 'prior',
        name: tr('prior'),
        kind: 'steps',
        method: METHOD,
        marker: 'none',
        x: nodes,
        y: density,
        fill: 0.3,
      },
      !preview.prior_is_private,
    ),
  );
  const guides = [
    { value: lower, label: `A1 ${numberText(lower)}`, color: 'text' },
    { value: upper, label: `A2 ${numberText(upper)}`, color: 'text' },
    { value: upper + zeta, label: `+ ζ ${numberText(zeta)}`, color: 'accent', width: 2 },
  ];
  let summary = `A1 ${numberText(lower)}, A2 ${numberText(upper)}, ζ ${numberText(zeta)}, F ${numberText(num(interval.objective), 3)}.`;
  if (preview.compared && facts.compare) {
    const fact = epsilonFact(facts.compare.epsilon);
    const there = preview.compared.interval;
    const ends = [
      ['A1', num(there.lower)],
      ['A2', num(there.upper)],
    ];
    for (const [name, value] of ends) guides.push(mark(value, `${name} · ${fact}`, 'elsewhere'));
    summary += ` ${fact}: ${ends.map(([name, value]) => `${name} ${numberText(value)}`).join(', ')}.`;
  }
  const notes = notesOf(preview.prior_note);
  if (bins) {
    series.push({
      id: 'bin-outputs',
      name: word('binAnswers', bins.outputs.length),
      kind: 'dots',
      method: 'rr-on-bins',
      x: nums(bins.outputs),
      y: bins.outputs.map(() => 0),
    });
    for (const edge of nums(bins.edges).slice(1, -1)) guides.unshift({ value: edge, color: 'grid', width: 1 });
    notes.push(
      tr(
        'RR-on-Bins: expected squared error %1 under its prior; rounding to the public grid costs %2.',
        numberText(num(bins.loss)),
        numberText(num(bins.rounding_error), 2),
      ),
      ...notesOf(bins.note),
    );
  }
  return {
    id: 'interval',
    title: tr('Where RPWithPrior answers'),
    x: { title: nameWithUnit(facts), range: [low - margin, high + margin] },
    y: { title: tr('Density'), range: [0, top] },
    series,
    guides,
    notes,
    summary,
  };
}

function mapChart(preview, facts) {
  const nodes = nums(preview.prior.nodes);
  const range = [nodes[0], nodes.at(-1)];
  const { lower, upper, objective } = preview.interval;
  const text = tr('optimum: F = %1 at %2 to %3', numberText(objective), numberText(lower), numberText(upper));
  return {
    id: 'interval-objective',
    title: 'F(A1, A2)',
    x: { title: `A1${unitSuffix(facts)}`, range },
    y: { title: `A2${unitSuffix(facts)}`, range },
    series: [{ id: 'optimum', name: text, kind: 'dots', method: METHOD, x: [num(lower)], y: [num(upper)] }],
    heat: { columns: preview.heat_cells, rows: preview.heat_cells, values: nums(preview.heat), name: 'F' },
    summary: text,
  };
}

function zetaChart(preview, facts, log, title, yTitle, lines, id, notes) {
  const zetas = nums(preview.zetas);
  const values = lines.flatMap(({ y }) => y);
  const zeta = num(preview.zeta),
    suggested = num(preview.suggested_zeta);
  const guides = [];
  if (log && zeta !== suggested) guides.push(mark(suggested, tr('suggested %1', numberText(suggested, 3))));
  guides.push(handle('zeta', zeta, `ζ ${numberText(zeta)}`));
  return {
    id,
    title,
    x: { title: tr('Half-width ζ%1', unitSuffix(facts)), log: true, range: [zetas[0], zetas.at(-1)] },
    y: { title: yTitle, log, range: log ? rangeAround(values, true) : [0, 1] },
    series: lines.map((line) => marked({ ...line, x: zetas }, !preview.prior_is_private)),
    guides,
    notes,
  };
}

function shareChart(preview, facts) {
  const curves = preview.error_over_share.map((curve) =>
    marked(
      { id: curve.method, name: said(curve.label), method: curve.method, x: nums(curve.x), y: nums(curve.y) },
      !preview.prior_is_private,
    ),
  );
  const lowest = curves.map(({ y }) => Math.min(...y.filter((error) => error > 0))).filter(Number.isFinite);
  if (lowest.length === 0) return null;
  const share = num(preview.share),
    suggested = num(preview.suggested_share);
  const guides = share !== suggested ? [mark(suggested, tr('suggested %1', percentText(suggested)))] : [];
  guides.push(handle('prior_share', share, percentText(share)));
  return {
    id: 'prior-share',
    title: tr("Error against the prior's share"),
    x: { title: tr('Share of ε spent on the prior'), range: [0, 1] },
    y: {
      title: tr('Test error, %1', squaredUnit(facts)),
      log: true,
      range: [0.85 * Math.min(...lowest), 5 * Math.max(...lowest)],
    },
    series: curves,
    guides,
    notes: [tr('At ε = %1.', numberText(facts.epsilon))],
  };
}

const objectiveChart = (preview, facts) =>
  zetaChart(
    preview,
    facts,
    false,
    tr('F against the half-width ζ'),
    tr('best F'),
    [{ id: 'objective', name: 'F', method: METHOD, y: nums(preview.objective_over_zeta) }],
    'interval-zeta',
    [],
  );

export function interval(preview, facts) {
  if (!preview.prior?.nodes?.length) return { charts: [], missing: notesOf(preview.prior_note).join(' ') };
  const { compared } = preview;
  /** A chart with the lines of the methods at the epsilon to compare with. */
  const compare = (chartOf) => {
    const [chart, there] = [chartOf(preview, facts), compared && facts.compare && chartOf(compared, facts)];
    const isCompared = ({ id }) => id === 'objective' || id.startsWith(METHOD);
    return chart && there ? withCompared(chart, there, facts.compare.epsilon, isCompared) : chart;
  };
  const charts = [priorChart(preview, facts)];
  if (preview.heat?.length) charts.push(mapChart(preview, facts));
  if (preview.zetas?.length) {
    charts.push(compare(objectiveChart));
    const errors = [
      [METHOD, facts.nameOf(METHOD), preview.error_over_zeta],
      [DEBIASED, facts.nameOf(DEBIASED), preview.debiased_error_over_zeta],
    ]
      .filter(([, , y]) => y?.length)
      .map(([id, name, y]) => ({ id, name, method: id, y: nums(y) }));
    if (errors.length && extent(...errors.map(({ y }) => y)))
      charts.push(
        zetaChart(
          preview,
          facts,
          true,
          tr('Error of a fit against the half-width ζ'),
          tr('Expected under the prior, %1', squaredUnit(facts)),
          errors,
          'interval-zeta-error',
          [
            tr(
              'Squared bias of a released label plus its variance times (d + 1)/n, averaged over the prior. No label is looked at: choosing ζ here costs no privacy.',
            ),
          ],
        ),
      );
  }
  if (preview.error_over_share?.length) charts.push(compare(shareChart));
  return {
    charts: charts.filter(Boolean),
    facts: [
      `F ${numberText(num(preview.interval.objective), 3)}`,
      `ε ${numberText(num(preview.epsilon_prior), 3)} + ${numberText(num(preview.epsilon_labels), 3)}`,
    ],
  };
}
