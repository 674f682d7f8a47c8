/** @file The views of a released statistic. */

import { handle, level, mark } from '../chart_model.mjs';
import { countText, num, numberText, nums, percentText } from '../numbers.mjs';
import { said, tr, word } from '../language.mjs';
import { rangeAround, stepAbove } from '../axis.mjs';
import { cellNodes, epsilonFact, metricTitle, nameWithUnit, notesOf, outline } from './common.mjs';

export function histogram(preview, facts) {
  const counts = nums(preview.counts),
    released = nums(preview.released);
  const nodes = preview.edges?.length ? nums(preview.edges) : cellNodes(counts.length);
  const [low, high] = [Math.min(0, ...released), Math.max(...counts, ...released)];
  const notes = [word('histogramNoise', numberText(num(preview.noise), 3))];
  if (preview.clipped > 0) notes.push(word('clipped', countText(preview.clipped)));
  if (preview.uncounted > 0) notes.push(word('uncounted', countText(preview.uncounted)));
  return {
    charts: [
      {
        id: 'private-histogram',
        title: tr('True counts, and those of one release'),
        x: {
          title: nameWithUnit(facts),
          range: [nodes[0], nodes.at(-1)],
          names: preview.categories?.length ? preview.categories : undefined,
        },
        y: { title: tr('Rows'), range: [low < 0 ? 1.1 * low : 0, stepAbove(1.02 * high)] },
        series: [
          {
            id: 'truth',
            name: tr('true'),
            kind: 'steps',
            color: 'mutedText',
            width: 1,
            fill: 0.4,
            x: nodes,
            y: counts,
            isTruth: true,
          },
          {
            id: 'released',
            name: tr('released: %1', facts.nameOf(preview.mechanism)),
            method: preview.mechanism,
            marker: 'none',
            ...outline(nodes, released),
          },
        ],
        notes: [...notes, ...notesOf(preview.notes)],
        summary: notes[0],
      },
    ],
    facts: [epsilonFact(facts.epsilon)],
  };
}

function boundsChart(preview, facts, side) {
  const isUpper = side === 'upper';
  const curves = preview[side];
  const x = nums(curves.bound),
    together = nums(curves.together);
  const sampling = num(preview.sampling_error);
  const best = Math.min(...together.filter((error) => error > 0));
  const largest = Math.max(...together.filter((error) => error <= 1e5 * best));
  const lowNoise = Math.min(...nums(curves.noise).filter((error) => error > 0));
  const positive = (values) => nums(values).map((error) => (error > 0 ? error : NaN));
  const guides = [
    mark(num(curves.best), tr('best %1, not private', numberText(num(curves.best), 3)), 'notPrivate'),
    {
      value: num(curves.declared),
      label: tr('declared %1', numberText(num(curves.declared))),
      color: 'accent',
      width: 2,
    },
  ];
  if (Number.isFinite(sampling))
    guides.unshift(level(sampling, tr('sampling: %1', numberText(sampling, 3)), 'yardstick'));
  return {
    id: `bounds-${side}`,
    title: isUpper ? tr('Over the upper bound') : tr('Over the lower bound'),
    x: { title: tr(isUpper ? 'Upper bound of %1' : 'Lower bound of %1', nameWithUnit(facts)), range: [x[0], x.at(-1)] },
    y: {
      title: metricTitle(facts, 'mse'),
      log: true,
      range: [0.5 * Math.min(best, Math.max(lowNoise, 1e-2 * best)), 1.5 * Math.max(largest, 2 * best)],
    },
    series: [
      { id: 'clipping', name: tr('clipping'), method: 'clipping', x, y: positive(curves.clipping) },
      { id: 'noise', name: tr('noise'), method: 'noise', x, y: positive(curves.noise) },
      {
        id: 'together',
        name: tr('together'),
        method: preview.mechanism,
        marker: 'none',
        width: 3,
        x,
        y: positive(curves.together),
      },
    ],
    guides,
    notes: notesOf(preview.notes),
    summary: guides.map(({ label }) => label).join('; ') + '.',
  };
}

export function bounds(preview, facts) {
  return {
    charts: ['upper', 'lower']
      .filter((side) => preview[side]?.bound?.length > 1)
      .map((side) => boundsChart(preview, facts, side)),
    facts: [epsilonFact(facts.epsilon)],
  };
}

export function budget(preview) {
  const epsilon = num(preview.epsilon);
  let start = 0;
  const series = preview.parts.map((part, i) => {
    const from = start;
    start += num(part.epsilon);
    return {
      id: `part-${i}`,
      name: `${said(part.name)}: ${numberText(num(part.epsilon), 3)}`,
      kind: 'steps',
      method: `share-${(i % 7) + 1}`,
      fill: 0.6,
      x: [from, start],
      y: [1],
    };
  });
  if (num(preview.unspent) > 0)
    series.push({
      id: 'unspent',
      name: tr('unspent: %1', numberText(num(preview.unspent) * epsilon, 3)),
      kind: 'steps',
      color: 'mutedText',
      fill: 0.15,
      x: [start, epsilon],
      y: [1],
    });
  const sum = preview.parts.map((part) => numberText(num(part.epsilon), 3)).join(' + ');
  return {
    charts: [
      {
        id: 'budget',
        title: tr('Who spends what'),
        height: 130,
        x: { title: tr('Privacy budget ε, shared'), range: [0, epsilon] },
        y: { title: '', range: [0, 1], hidden: true },
        series,
        notes: [
          tr(
            'Basic composition: %1.',
            preview.parts.length < 2 ? `ε = ${numberText(epsilon, 3)}` : `ε = ${sum} = ${numberText(epsilon, 3)}`,
          ),
        ],
        summary: series.map(({ name }) => name).join('; ') + '.',
      },
    ],
    table: {
      caption: tr('What each statistic spends and costs'),
      headings: [tr('statistic'), tr('share'), tr('its ε'), tr('root error'), tr('of which noise')],
      rows: preview.parts.map((part) => [
        said(part.name),
        percentText(num(part.share)),
        numberText(num(part.epsilon), 3),
        numberText(Math.sqrt(num(part.together)), 3, true),
        num(part.together) > 0 ? percentText(num(part.noise) / num(part.together)) : '',
      ]),
    },
  };
}

export function rows(preview, facts) {
  const x = nums(preview.epsilon);
  const asSampling = nums(preview.as_sampling),
    wanted = nums(preview.for_wanted);
  const series = [],
    notes = [];
  if (asSampling.some(Number.isFinite))
    series.push({
      id: 'as-sampling',
      name: tr('from here on privacy costs less than sampling'),
      method: preview.mechanism,
      x,
      y: asSampling,
    });
  else notes.push(tr('This statistic has no sampling error to compare with.'));
  if (wanted.some(Number.isFinite))
    series.push({
      id: 'wanted',
      name: word('wantedError'),
      method: preview.mechanism,
      marker: 'none',
      width: 3,
      x,
      y: wanted,
    });
  const here = num(preview.rows);
  const needed = num(preview.as_sampling_at_epsilon);
  return {
    charts: [
      {
        id: 'rows',
        title: tr('How many rows it takes'),
        x: { title: tr('Privacy budget ε: more private ← → more accurate'), log: true, range: [x[0], x.at(-1)] },
        y: { title: tr('Rows n'), log: true, range: rangeAround([...asSampling, ...wanted, here], true) },
        series,
        notes: [...notes, ...notesOf(preview.notes)],
        guides: [
          level(here, tr('this table: %1', countText(here)), 'yardstick'),
          handle('epsilon', facts.epsilon, epsilonFact(facts.epsilon)),
        ],
        summary: `${tr('at ε = %1', numberText(facts.epsilon))}: ${tr('rows needed')} ${Number.isFinite(needed) ? countText(Math.ceil(needed)) : tr('no number is enough')}; ${tr('this table: %1', countText(here))}.`,
      },
    ],
    facts: [epsilonFact(facts.epsilon)],
  };
}
