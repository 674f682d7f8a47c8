/** @file What somebody who sees one release can find out. */

import { level, marked } from '../chart_model.mjs';
import { certaintyText, exactText, num, numberText, nums, percentText } from '../numbers.mjs';
import { said, tr, word } from '../language.mjs';
import { epsilonFact } from './common.mjs';

const BINS = 21;

function sharesOf(losses) {
  const shares = new Array(BINS).fill(0);
  for (const loss of losses) shares[Math.min(BINS - 1, Math.floor(BINS / (1 + Math.exp(-loss))))] += 1 / losses.length;
  return shares;
}

function beliefChart(preview, most) {
  const withBelief = preview.methods.filter(({ belief }) => belief);
  const strip =
    most === undefined
      ? []
      : [level(most, certaintyText(most), 'own'), level(1 - most, certaintyText(1 - most), 'own')];
  const hasDelta = preview.methods.some(({ delta }) => num(delta) > 0);
  const notes = [
    tr(
      'Somebody to whom both seem equally likely begins at 50 %; with ε %1 nobody leaves the strip between the two lines.',
      numberText(num(preview.epsilon)),
    ),
    hasDelta && tr('A method with a δ leaves it, though seldom.'),
  ].filter(Boolean);
  if (withBelief.length) {
    const names = withBelief.find(({ belief }) => belief.names?.length)?.belief.names;
    const { usual } = withBelief[0].belief;
    return {
      id: 'belief',
      title: tr('How sure one answer makes'),
      x: {
        title: tr('What is released'),
        names,
        range: names ? [-0.5, names.length - 0.5] : [num(usual.lower), num(usual.upper)],
      },
      y: { title: tr('How sure of y'), range: [0, 1] },
      guides: strip,
      notes,
      series: withBelief.map((one) =>
        marked(
          {
            id: `${one.method}/belief`,
            name: said(one.label),
            method: one.method,
            kind: one.belief.discrete ? 'dots' : 'line',
            x: nums(one.belief.outputs),
            y: nums(one.belief.beliefs),
          },
          isOpen(one),
        ),
      ),
      summary: notes[0],
    };
  }
  const front = preview.methods[0];
  const nodes = Array.from({ length: BINS + 1 }, (_, i) => i / BINS);
  const own = sharesOf(nums(front.found.losses)),
    other = sharesOf(nums(front.found.other_losses));
  const highest = Math.max(...own, ...other);
  return {
    id: 'belief',
    title: tr('%1: how sure', said(front.label)),
    x: { title: tr('How sure of the row as it is'), range: [0, 1] },
    y: { title: tr('Share of releases'), range: [0, highest > 0.5 ? 1 : 1.1 * highest] },
    series: [
      {
        id: 'other',
        name: tr('with the row changed'),
        kind: 'steps',
        color: 'mutedText',
        x: nodes,
        y: other,
        fill: 0.3,
      },
      marked(
        {
          id: 'own',
          name: tr('with the row as it is'),
          kind: 'steps',
          method: front.method,
          x: nodes,
          y: own,
          fill: 0.3,
        },
        isOpen(front),
      ),
    ],
    guides: strip.map((line) => ({ ...line, along: 'x' })),
    notes,
    summary: notes[0],
  };
}

const isOpen = (method) => method.is_private === false;

/**
 * The most that any test of such releases detects: between (0, δ), the place where the two bounds of an (ε, δ)-private
 * release meet, which the engine gives, and (1 - δ, 1), straight.
 */
function boundOf(preview) {
  const atOne = preview.methods.filter(({ epsilon }) => num(epsilon) === num(preview.epsilon));
  if (atOne.length === 0) return null;
  const widest = atOne.reduce((a, b) => (num(b.most_success) > num(a.most_success) ? b : a));
  const delta = num(widest.delta),
    success = num(widest.most_success);
  return {
    delta,
    x: [0, 1 - success, 1 - delta, 1],
    y: [delta, success, 1, 1],
    belief: (success - delta) / (1 - delta),
  };
}

function testChart(preview, bound) {
  const series = [];
  for (const one of preview.methods)
    if (one.worst && !isOpen(one))
      series.push({
        id: `${one.method}/worst`,
        name: tr('worst case of %1', said(one.label)),
        method: one.method,
        quiet: true,
        marker: 'none',
        width: 7,
        opacity: 0.4,
        x: nums(one.worst.false_alarms),
        y: nums(one.worst.detections),
      });
  if (bound)
    series.push({
      id: 'bound',
      name:
        bound.delta > 0
          ? tr('the most that ε %1 and δ %2 allow', numberText(num(preview.epsilon)), exactText(bound.delta))
          : tr('the most that ε %1 allows', numberText(num(preview.epsilon))),
      color: 'text',
      width: 1.5,
      marker: 'none',
      x: bound.x,
      y: bound.y,
    });
  for (const one of preview.methods)
    series.push(
      marked(
        {
          id: `${one.method}/test`,
          name: said(one.label),
          method: one.method,
          x: nums(one.found.best.false_alarms),
          y: nums(one.found.best.detections),
          note: word('successNote', percentText(num(one.found.success))),
        },
        isOpen(one),
      ),
    );
  series.push({
    id: 'coin',
    name: tr('a coin'),
    color: 'mutedText',
    width: 1.5,
    marker: 'none',
    meaning: 'yardstick',
    x: [0, 1],
    y: [0, 1],
  });
  return {
    id: 'attack',
    title: tr('The best test'),
    x: { title: tr('False alarms: says y where it was y′'), range: [0, 1] },
    y: { title: tr('Says y where it was y'), range: [0, 1] },
    series,
    notes: preview.methods.some((one) => one.worst && !isOpen(one))
      ? [
          tr(
            "Wide pale lines: the most that a method's noise tells of any neighbours. What lies above, up to the bound, is allowed but never told.",
          ),
        ]
      : [],
    summary:
      preview.methods
        .map((one) => `${said(one.label)}: ${word('successNote', percentText(num(one.found.success)))}`)
        .join('; ') + '.',
  };
}

export function attack(preview) {
  if (!preview.methods?.length) return { charts: [], missing: word('nothingToSee') };
  const bound = boundOf(preview);
  return {
    charts: [beliefChart(preview, bound?.belief), testChart(preview, bound)],
    facts: [epsilonFact(num(preview.epsilon))],
  };
}
