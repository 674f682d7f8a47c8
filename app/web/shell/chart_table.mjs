/** @file The numbers of a chart: as a table beside it, thinned, and as CSV, all of them. */

import { el } from './dom.mjs';
import { numberText } from './numbers.mjs';
import { tr, word } from './language.mjs';

const MOST_ROWS = 24;

/** Series that share their x, in groups: one table each. */
function groupsOf(chart) {
  const groups = [];
  for (const series of chart.series) {
    const { x, y } = series;
    const same = groups.find(
      ([first]) =>
        first.x.length === x.length &&
        first.y.length === y.length &&
        first.x.every((value, i) => Object.is(value, x[i])),
    );
    if (same) same.push(series);
    else groups.push([series]);
  }
  return groups;
}

const nameOf = (series) => series.name + (series.notPrivate ? ` (${tr('not private')})` : '');
const xText = (chart, value) => chart.x.names?.[value] ?? numberText(value, 5);

/** Steps that have a name for each cell say that instead of an edge. */
const xOf = (chart, series, i) =>
  series.kind === 'steps' && chart.x.names ? (series.x[i] + series.x[i + 1]) / 2 : series.x[i];

/** @param {import('./chart_model.mjs').Chart} chart */
export function tablesOf(chart) {
  const parts = [];
  for (const group of groupsOf(chart)) {
    const count = group[0].y.length;
    const every = Math.ceil(count / MOST_ROWS);
    const rows = [];
    for (let i = 0; i < count; i += every)
      if (Number.isFinite(group[0].x[i]))
        rows.push(
          el(
            'tr',
            {},
            el('th', { scope: 'row' }, xText(chart, xOf(chart, group[0], i))),
            ...group.map(({ y, upper }) =>
              el('td', {}, numberText(y[i]) + (upper ? ` … ${numberText(upper[i])}` : '')),
            ),
          ),
        );
    parts.push(
      el(
        'div',
        { class: 'scroll', tabIndex: 0, role: 'region', 'aria-label': `${chart.title}: ${nameOf(group[0])}` },
        el(
          'table',
          { class: 'numbers' },
          el(
            'thead',
            {},
            el(
              'tr',
              {},
              el('th', { scope: 'col' }, chart.x.title),
              ...group.map((series) => el('th', { scope: 'col' }, nameOf(series))),
            ),
          ),
          el('tbody', {}, ...rows),
        ),
      ),
    );
    if (every > 1) parts.push(el('p', { class: 'hint' }, word('thinned', every)));
  }
  return parts;
}

const quoted = (text) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const plain = (value) => (value === undefined || Number.isNaN(value) ? '' : String(value));

/** One line per point: series, x, y and, of a band, its upper end; numbers in full. */
export function csvOf(chart) {
  const lines = [`# ${chart.title}`, `# x: ${chart.x.title}`, `# y: ${chart.y.title}`, 'series,private,x,y,upper'];
  for (const series of chart.series)
    series.y.forEach((y, i) => {
      if (!Number.isNaN(y))
        lines.push(
          [
            quoted(series.name),
            series.notPrivate || series.isTruth ? 'no' : 'yes',
            plain(xOf(chart, series, i)),
            plain(y),
            plain(series.upper?.[i]),
          ].join(','),
        );
    });
  if (chart.heat) {
    const { columns, rows, values } = chart.heat;
    const middle = ([low, high], i, count) => low + ((i + 0.5) / count) * (high - low);
    values.forEach((value, i) => {
      if (!Number.isNaN(value))
        lines.push(
          [
            chart.heat.name,
            'yes',
            plain(middle(chart.x.range, i % columns, columns)),
            plain(middle(chart.y.range, Math.floor(i / columns), rows)),
            plain(value),
          ].join(','),
        );
    });
  }
  return lines.join('\n') + '\n';
}
