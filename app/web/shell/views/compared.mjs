/** @file The same picture at the epsilon to compare with: faint, in short dashes, without markers and fills. */

import { tr } from '../language.mjs';
import { methodStyle } from '../theme.mjs';
import { epsilonFact } from './common.mjs';

const widened = (axis, other) => ({
  ...axis,
  range: [Math.min(axis.range[0], other.range[0]), Math.max(axis.range[1], other.range[1])],
});

function lineThere(series, fact) {
  const meaning = series.meaning ?? methodStyle(series.method).meaning;
  return {
    ...series,
    id: `compared/${series.id}`,
    name: `${series.name}, ${fact}`,
    quiet: true,
    meaning: meaning === 'own' ? 'elsewhere' : meaning,
    opacity: 0.6 * (series.opacity ?? 1),
    fill: 0,
    ...(series.kind === 'dots' ? {} : { marker: 'none' }),
  };
}

/**
 * Adds lines of the same chart there, and makes room for them.
 * @param {import('../chart_model.mjs').Chart} chart @param {import('../chart_model.mjs').Chart} there
 * @param {(series: import('../chart_model.mjs').Series) => boolean} isCompared
 * @returns {import('../chart_model.mjs').Chart}
 */
export function withCompared(chart, there, epsilon, isCompared = () => true) {
  const lines = there.series.filter(isCompared);
  if (lines.length === 0) return chart;
  const fact = epsilonFact(epsilon);
  const note = tr('Faint, in short dashes: at %1.', fact);
  const said = there.summary === chart.summary ? note : `${fact}: ${there.summary}`;
  return {
    ...chart,
    x: widened(chart.x, there.x),
    y: widened(chart.y, there.y),
    series: [...chart.series, ...lines.map((series) => lineThere(series, fact))],
    notes: [...(chart.notes ?? []), note],
    summary: [chart.summary, said].filter(Boolean).join(' '),
    comparedAt: fact,
  };
}
