/** @file What is answered instead of a class, and what can be learned from the answers. */

import { isPrivate, marked } from '../chart_model.mjs';
import { num, numberText, nums, percentText } from '../numbers.mjs';
import { said, tr } from '../language.mjs';
import { cellNodes, epsilonFact, notesOf } from './common.mjs';

const FARTHEST = 0.5;
const sharesOf = (counts) => {
  const sum = counts.reduce((a, b) => a + b, 0);
  return counts.map((count) => (sum > 0 ? count / sum : 0));
};

/** A line over each cell, with gaps between them. */
function barOutline(heights) {
  return {
    x: heights.flatMap((_, i) => [i - 0.45, i + 0.45, i + 0.5]),
    y: heights.flatMap((height) => [height, height, NaN]),
  };
}

export function answers(preview, facts) {
  const { classes, method } = preview;
  const open = !isPrivate(preview.guarantee);
  const nodes = cellNodes(classes.length);
  const range = [-0.5, classes.length - 0.5];
  const label = preview.label,
    other = preview.other_label;
  const toLabel = (place) => {
    const all = new Array(classes.length).fill(0);
    preview.answers.forEach(
      (answer, j) => (all[answer] = num(preview.probabilities[place * preview.answers.length + j])),
    );
    return all;
  };
  const own = toLabel(label),
    others = toLabel(other);
  const ratio = tr(
    'No answer is more than e^ε = %1 times as likely for one label as for another.',
    numberText(Math.exp(num(preview.epsilon))),
  );
  const first = {
    id: 'answers',
    title: tr('What is answered for two labels'),
    x: { title: tr('Answer to %1', facts.target), names: classes, range },
    y: { title: tr('Probability'), range: [0, Math.min(1, 1.15 * Math.max(...own, ...others))] },
    series: [
      marked(
        { id: 'y', name: tr('label %1', classes[label]), kind: 'steps', method, fill: 0.45, x: nodes, y: own },
        open,
      ),
      {
        id: 'y-prime',
        name: tr('label %1', classes[other]),
        kind: 'steps',
        color: 'mutedText',
        fill: 0.3,
        x: nodes,
        y: others,
      },
    ],
    guides: [
      { value: other, label: 'y′', color: 'mutedText', drag: 'y_other', width: 1.5 },
      { value: label, label: 'y', color: 'accent', drag: 'y', width: 1.5 },
    ],
    notes: [ratio],
    summary: ratio,
  };
  const truth = sharesOf([...nums(preview.counts), num(preview.others) || 0]).slice(0, -1);
  const answered = sharesOf(nums(preview.answered));
  const estimated = nums(preview.estimated),
    deviation = nums(preview.deviation),
    prior = nums(preview.prior);
  const series = [
    {
      id: 'truth',
      name: tr('true'),
      kind: 'steps',
      color: 'mutedText',
      width: 1,
      fill: 0.4,
      x: nodes,
      y: truth,
      isTruth: true,
    },
    {
      id: 'answered',
      name: tr('answers of one draw'),
      color: 'text',
      width: 1,
      marker: 'none',
      ...barOutline(answered),
    },
  ];
  if (estimated.length) {
    const part = (sign) =>
      estimated.flatMap((value, i) => [value + sign * 2 * deviation[i], value + sign * 2 * deviation[i], NaN]);
    series.push({
      id: 'deviation',
      name: tr('± 2 standard deviations'),
      kind: 'band',
      method,
      fill: 0.3,
      x: estimated.flatMap((_, i) => [i - 0.25, i + 0.25, i + 0.26]),
      y: part(-1),
      upper: part(1),
    });
    series.push(
      marked(
        { id: 'estimated', name: tr('estimated without bias'), method, marker: 'none', ...barOutline(estimated) },
        open,
      ),
    );
  }
  if (prior.length)
    series.push(marked({ id: 'prior', name: tr('private prior'), method, marker: 'none', ...barOutline(prior) }, open));
  const low = Math.max(Math.min(0, ...estimated.map((value, i) => value - 2 * deviation[i])), -FARTHEST);
  const high = Math.max(
    ...truth,
    ...answered,
    ...prior,
    Math.min(1 + FARTHEST, Math.max(0, ...estimated.map((value, i) => value + 2 * deviation[i]))),
  );
  return {
    facts: [epsilonFact(facts.epsilon)],
    charts: [
      first,
      {
        id: 'frequencies',
        title: tr('How often each class occurs'),
        x: { title: facts.target, names: classes, range },
        y: { title: tr('Share of the labels'), range: [1.1 * low, 1.1 * high] },
        series,
        notes: notesOf(preview.notes),
        summary: classes.map((name, i) => `${name} ${percentText(estimated[i] ?? answered[i])}`).join('; ') + '.',
      },
    ],
    table: {
      caption: said(preview.method_label),
      headings: [tr('method'), tr('ε of answers'), tr('ε of the prior'), tr('log-ratio'), tr('wrong answers')],
      rows: [
        [
          said(preview.method_label),
          numberText(num(preview.epsilon), 3),
          num(preview.epsilon_prior) > 0 ? numberText(num(preview.epsilon_prior), 3) : '–',
          numberText(num(preview.largest_log_ratio), 3, true),
          percentText(num(preview.expected_error)),
        ],
      ],
    },
  };
}
