/** @file The boundary of a classifier, and a private choice of its regularisation. */

import { isPrivate, mark, marked } from '../chart_model.mjs';
import { num, numberText, nums, percentText } from '../numbers.mjs';
import { said, tr, word } from '../language.mjs';
import { epsilonFact, notesOf } from './common.mjs';
import { withCompared } from './compared.mjs';

export function boundary(preview, facts) {
  if (preview.reason) return { charts: [], missing: said(preview.reason) };
  const dots = (id, name, x, y, look) => ({
    id,
    name,
    kind: 'dots',
    x: nums(x),
    y: nums(y),
    opacity: 0.5,
    isTruth: true,
    ...look,
  });
  const notPrivate = !isPrivate(preview.guarantee);
  const positive = facts.positive ?? '+1';
  const label = facts.nameOf(preview.method);
  const drawsOf = ({ draws }) =>
    draws.map((line, i) =>
      marked(
        {
          id: `draw-${i + 1}`,
          name: word('possibleResults', label, draws.length),
          quiet: i > 0,
          method: preview.method,
          marker: 'none',
          width: 1.2,
          opacity: 0.6,
          x: nums(line.x),
          y: nums(line.y),
        },
        notPrivate,
      ),
    );
  const series = [
    dots('negative', tr('%1 is not %2', facts.target, positive), preview.negative_x, preview.negative_y, {
      color: 'mutedText',
      marker: 'cross',
    }),
    dots('positive', tr('%1 is %2', facts.target, positive), preview.positive_x, preview.positive_y, {
      color: 'accent',
      marker: 'circle',
    }),
    ...drawsOf(preview),
    marked({
      id: 'none',
      name: tr('without privacy'),
      method: 'none',
      marker: 'none',
      width: 3,
      x: nums(preview.without_privacy.x),
      y: nums(preview.without_privacy.y),
    }),
  ];
  const notes = [
    preview.draws.length > 0 &&
      tr(
        'Each thin line is one possible result at ε = %1. A real release is only one of them, and nobody sees how lucky it is.',
        numberText(facts.epsilon),
      ),
    ...notesOf(preview.notes),
  ].filter(Boolean);
  const chart = {
    id: 'boundary',
    title: tr('Where yes becomes no'),
    x: { title: preview.x_name, range: [num(preview.x_low), num(preview.x_high)] },
    y: { title: preview.y_name, range: [num(preview.y_low), num(preview.y_high)] },
    series,
    notes,
    summary: notes[0] ?? '',
  };
  const { compared } = preview;
  return {
    facts: [epsilonFact(facts.epsilon)],
    charts: [
      compared && facts.compare
        ? withCompared(chart, { ...chart, series: drawsOf(compared) }, facts.compare.epsilon)
        : chart,
    ],
  };
}

export function tuning(preview) {
  if (preview.reason) return { charts: [], missing: said(preview.reason) };
  const way = (onAllRows) => {
    const isOfStudy = onAllRows === preview.chooses_on_all_rows;
    return {
      id: onAllRows ? 'on-all-rows' : 'by-parts',
      meaning: 'own',
      name: onAllRows ? tr('by scores on all rows') : tr('by mistakes on the last part'),
      kind: 'stems',
      width: 2,
      isTruth: true,
      method: isOfStudy ? preview.method : 'predict-mean',
      x: preview.candidates.map(({ lambda }) => num(lambda) * (isOfStudy ? 1 : 1.12)),
      y: preview.candidates.map((one) => num(onAllRows ? one.probability_on_all_rows : one.probability)),
    };
  };
  const series = [!preview.chooses_on_all_rows, preview.chooses_on_all_rows]
    .filter((all) => (all ? preview.on_all_rows : preview.by_parts))
    .map(way);
  const pick = preview.chooses_on_all_rows ? preview.on_all_rows : preview.by_parts;
  const lambdas = preview.candidates.map(({ lambda }) => num(lambda));
  const picked = pick && lambdas[pick.picked];
  const notes = [
    tr('Not private: mistakes, scores and probabilities come from private rows, and are shown only in Classroom.'),
    tr('One possible result: each new seed makes other parts, other noise and maybe another choice.'),
  ];
  if (preview.by_parts && preview.on_all_rows)
    notes.unshift(
      tr(
        'In this draw the weights make %1 mistakes on the test rows where Λ is chosen on all rows, %2 where it is chosen by parts.',
        percentText(num(preview.on_all_rows.error)),
        percentText(num(preview.by_parts.error)),
      ),
    );
  return {
    charts: [
      {
        id: 'tuning',
        title: tr('A private choice of Λ'),
        x: {
          title: tr('Candidate Λ: flexible ← → stiff'),
          log: true,
          range: [Math.min(...lambdas) / 2, Math.max(...lambdas) * 2],
        },
        y: { title: tr('Probability of being picked'), range: [0, 1] },
        series,
        notes,
        guides: pick ? [{ ...mark(picked, tr('picked: Λ %1', numberText(picked)), 'own'), color: 'accent' }] : [],
        summary: pick ? tr('picked: Λ %1', numberText(picked)) + '.' : '',
      },
    ],
  };
}
