/** @file What a chart shows, as views say it; chart.mjs paints it and chart_table.mjs writes it as a table.
 *
 * The grammar is the program's: colour and marker are the method, the fill is whose value it is, the pattern is
 * the meaning of a line, and red says that something promises nothing.
 *
 * @typedef {{title: string, range: [number, number], log?: boolean, names?: string[], hidden?: boolean}} Axis
 * @typedef {{id: string, name: string, kind?: 'line'|'steps'|'dots'|'band'|'stems', x: number[], y: number[], upper?: number[],
 *   method?: string, color?: string, width?: number, marker?: string, open?: boolean, meaning?: string, opacity?: number,
 *   fill?: number, fillColor?: string, notPrivate?: boolean, note?: string, quiet?: boolean, isTruth?: boolean}} Series
 *   `quiet`: in the table, not in the legend. `steps`: x has one entry more than y.
 * @typedef {{along?: 'x'|'y', value: number, label?: string, color?: string, meaning?: string, width?: number, drag?: string}} Guide
 * @typedef {{low: number, high: number, label: string}} Shade
 * @typedef {{columns: number, rows: number, values: number[], name: string}} Heat over the whole of both axes
 * @typedef {{id: string, title: string, x: Axis, y: Axis, series: Series[], guides?: Guide[], shades?: Shade[], heat?: Heat,
 *   notes?: string[], summary?: string, height?: number, comparedAt?: string}} Chart
 *   `comparedAt`: what the lines in short dashes are at.
 */

import { methodStyle } from './theme.mjs';
import { nums } from './numbers.mjs';
import { said } from './language.mjs';

/** @param {any} guarantee as the engine writes it */
export function isPrivate(guarantee) {
  if (!guarantee) return true;
  if (guarantee.private !== undefined) return guarantee.private;
  if (guarantee.is_private !== undefined) return guarantee.is_private;
  return guarantee.trust !== 'none' && guarantee.proved !== false && guarantee.epsilon !== 'inf';
}

/** Marks a series that promises nothing. @param {Series} series */
export function marked(series, notPrivate = true) {
  if (!notPrivate) return series;
  const meaning = series.meaning ?? methodStyle(series.method).meaning;
  return { ...series, notPrivate: true, meaning: meaning === 'own' ? 'notPrivate' : meaning };
}

/** The line of a curve of the engine. @returns {Series} */
export function lineOf(curve) {
  return marked(
    { id: curve.method, name: said(curve.label), method: curve.method, x: nums(curve.x), y: nums(curve.y) },
    !isPrivate(curve.guarantee),
  );
}

/** Bands of a curve that is a mean of draws. @returns {Series[]} */
export function bandsOf(curve) {
  if (!curve.q05?.length) return [];
  const x = nums(curve.x);
  const base = { kind: 'band', method: curve.method, x, quiet: true };
  return [
    {
      ...base,
      id: `${curve.method}/90`,
      name: `${said(curve.label)} 5–95 %`,
      y: nums(curve.q05),
      upper: nums(curve.q95),
      fill: 0.1,
    },
    {
      ...base,
      id: `${curve.method}/50`,
      name: `${said(curve.label)} 25–75 %`,
      y: nums(curve.q25),
      upper: nums(curve.q75),
      fill: 0.2,
    },
  ];
}

/** A line across the chart. @returns {Guide} */
export const level = (value, label, meaning, color = 'mutedText') => ({
  along: 'y',
  value,
  label,
  meaning,
  color,
  width: 1.5,
});
/** The line of a slider, to be dragged. @returns {Guide} */
export const handle = (drag, value, label, more = {}) => ({
  along: 'x',
  value,
  label,
  drag,
  color: 'accent',
  width: 2,
  ...more,
});
/** A line that says something about a place. @returns {Guide} */
export const mark = (value, label, meaning = 'yardstick') => ({
  along: 'x',
  value,
  label,
  meaning,
  color: 'mutedText',
  width: 1.2,
});
