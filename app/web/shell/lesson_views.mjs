/** @file What a lesson shows beside the engine's views: the values of the target, and what an audit measures. */

import { level, mark } from './chart_model.mjs';
import { num, numberText, nums, percentText } from './numbers.mjs';
import { said, word } from './language.mjs';
import { nameWithUnit } from './views/common.mjs';
import { stepAbove } from './axis.mjs';

/** @param {any} column the engine's answer @param {any} facts */
export function data(column, facts) {
  if (column.categories) {
    const counts = nums(column.counts);
    return {
      charts: [
        {
          id: 'data',
          title: word('valuesOf', facts.target),
          x: { title: facts.target, range: [-0.5, counts.length - 0.5], names: column.categories },
          y: { title: word('rows'), range: [0, stepAbove(1.02 * Math.max(...counts))] },
          series: [
            {
              id: 'values',
              name: word('rows'),
              kind: 'steps',
              color: 'accent',
              fill: 0.4,
              width: 1,
              x: counts.map((_, i) => i - 0.5).concat(counts.length - 0.5),
              y: counts,
              isTruth: true,
            },
          ],
        },
      ],
    };
  }
  const edges = nums(column.edges),
    counts = nums(column.counts);
  const [lower, upper] = facts.bounds ?? [];
  const ends = [edges[0], edges.at(-1), lower, upper].filter(Number.isFinite);
  const guides = [lower, upper]
    .filter(Number.isFinite)
    .map((bound) => mark(bound, word('boundAt', numberText(bound)), 'own'));
  const notes = [
    column.below + column.above > 0 ? word('cutOff', percentText(num(column.clipped_share))) : word('noneCut'),
  ];
  const margin = 0.04 * (Math.max(...ends) - Math.min(...ends));
  return {
    facts: [word('meanIs', numberText(num(column.mean), 3))],
    charts: [
      {
        id: 'data',
        title: word('valuesOf', facts.target),
        x: { title: nameWithUnit(facts), range: [Math.min(...ends) - margin, Math.max(...ends) + margin] },
        y: { title: word('rows'), range: [0, stepAbove(1.02 * Math.max(...counts))] },
        series: [
          {
            id: 'values',
            name: word('rows'),
            kind: 'steps',
            color: 'accent',
            fill: 0.35,
            width: 1,
            x: edges,
            y: counts,
            isTruth: true,
          },
        ],
        guides,
        notes,
        summary: notes[0],
      },
    ],
  };
}

export function audit(answer) {
  const epsilon = num(answer.epsilon);
  const shown = answer.claims.filter(({ verdict }) => verdict !== 'nothing');
  const top = stepAbove(
    1.15 * Math.max(epsilon, ...shown.map(({ measured }) => num(measured)).filter(Number.isFinite)),
  );
  const height = (claim) => Math.min(top, num(claim.measured));
  return {
    charts: [
      {
        id: 'audit',
        title: word('auditTitle'),
        height: 240,
        x: { title: '', range: [-0.5, Math.max(shown.length, 1) - 0.5], names: shown.map(({ name }) => said(name)) },
        y: { title: word('measuredEpsilon'), range: [0, top] },
        series: shown.map((claim, i) => ({
          id: claim.method,
          name: `${said(claim.name)}: ${numberText(num(claim.measured), 3)}`,
          method: claim.method,
          kind: 'steps',
          fill: 0.5,
          width: 2,
          x: [i - 0.3, i + 0.3],
          y: [Number.isFinite(height(claim)) ? height(claim) : 0],
          notPrivate: claim.verdict === 'broken' || claim.verdict === 'unproved',
        })),
        guides: [level(epsilon, word('claimed', numberText(epsilon)), 'own', 'accent')],
        summary:
          shown
            .map(
              (claim) =>
                `${said(claim.name)}: ${word('measuredIs', numberText(num(claim.measured), 3))}, ${word(`verdict_${claim.verdict}`)}`,
            )
            .join('; ') + '.',
      },
    ],
    table: {
      caption: word('auditTitle'),
      headings: [word('method'), word('claimedShort'), word('measuredShort'), word('verdict')],
      rows: answer.claims.map((claim) => [
        said(claim.name),
        numberText(num(claim.asked), 3),
        Number.isNaN(num(claim.measured)) ? '' : numberText(num(claim.measured), 3),
        {
          text: word(`verdict_${claim.verdict}`),
          notPrivate: claim.verdict === 'broken' || claim.verdict === 'unproved',
        },
      ]),
    },
  };
}
