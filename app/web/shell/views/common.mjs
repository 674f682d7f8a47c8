/** @file What several views say alike.
 *
 * A view is `(preview, facts) => {charts, facts?, missing?}`; `facts`: task, target, unit, metric and the sliders'
 * values by key. Sentences in tr() are the program's, so that they come translated.
 *
 * @typedef {{task: string, target: string, unit: string | null, metric: string, values: Record<string, number>, bounds: number[],
 *   positive?: string, epsilon: number, compare?: {epsilon: number, most_sure_here: number, most_sure_there: number} | null,
 *   nameOf: (method: string) => string, isMethod: (method: string) => boolean}} Facts
 *   `compare`: the epsilon to compare with, and how sure an attacker becomes at most.
 */

import { numberText } from '../numbers.mjs';
import { said, tr } from '../language.mjs';

export const nameWithUnit = ({ target, unit }) => (unit ? `${target} (${unit})` : target);
export const unitSuffix = ({ unit }) => (unit ? ` (${unit})` : '');

export function squaredUnit({ target, unit }) {
  if (!unit) return tr('squared units of %1', target);
  return (/^\p{L}+$/u.test(unit) ? unit : `(${unit})`).replaceAll(' ', '\u00a0') + '²';
}

export function metricTitle(facts, metric = facts.metric) {
  if (metric === 'test_error') return tr('Test error: share of wrong classes');
  if (metric === 'label_error') return tr('Label error: share of wrong answers');
  if (metric === 'test_pinball') return tr('Test error: mean pinball loss');
  if (metric !== 'mse') return tr('Test error, mean squared, %1', squaredUnit(facts));
  return facts.unit
    ? tr('Squared error of %1, %2', facts.target, squaredUnit(facts))
    : tr('Squared error of %1', facts.target);
}

export const epsilonFact = (epsilon) => `ε ${numberText(epsilon)}`;
export const notesOf = (...lists) => lists.flat().filter(Boolean).map(said);

/** x and y of a line that keeps its height over each cell. */
export function outline(nodes, heights) {
  return { x: heights.flatMap((_, i) => [nodes[i], nodes[i + 1]]), y: heights.flatMap((height) => [height, height]) };
}

/** Nodes of cells around the places 0, 1, 2, ... */
export const cellNodes = (count) => Array.from({ length: count + 1 }, (_, i) => i - 0.5);
