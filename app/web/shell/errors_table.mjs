/** @file The errors at the state shown, for people and for programs: see the table `errors` in app/web/README.md. */

import { el } from './dom.mjs';
import { digits17, exactText, num, numberText } from './numbers.mjs';
import { said, tr, word } from './language.mjs';
import { swatch } from './markers.mjs';

/** @param {any} answer of the engine @param {string} title of what is measured */
export function errorsTable(answer, epsilon, title) {
  const second = num(answer.compare_epsilon);
  const isCompared = Number.isFinite(second);
  // As in the program: there is no room for all of them.
  const hasRoot = answer.is_squared && !isCompared;
  const hasSpread = !isCompared && answer.rows.some((row) => Number.isFinite(num(row.standard_error)));
  const cell = (column, value, text) => el('td', { 'data-column': column, 'data-value': digits17(num(value)) }, text);
  const compared = (there, error) => [
    cell('compared', there, numberText(num(there), 4, true)),
    el('td', { 'data-column': 'ratio' }, tr('× %1', numberText(num(there) / num(error), 3, true))),
  ];
  const row = (method, name, error, { there = error, spread, promise, role } = {}) =>
    el(
      'tr',
      { 'data-method': method },
      el(
        'th',
        { scope: 'row' },
        el(
          'span',
          { class: 'named' },
          el('span', { html: swatch({ method }) }),
          el('span', {}, name, role && el('span', { class: 'aside' }, ` (${role})`)),
        ),
      ),
      cell('error', error, numberText(num(error), 4, true)),
      ...(isCompared ? compared(there, error) : []),
      hasRoot && cell('root', Math.sqrt(num(error)), numberText(Math.sqrt(num(error)), 4, true)),
      hasSpread &&
        (spread === undefined
          ? el('td', { 'data-column': 'standard_error' })
          : cell('standard_error', spread, Number.isFinite(num(spread)) ? numberText(num(spread), 2) : '')),
      promise ?? el('td'),
    );
  const rows = answer.rows.map((one) =>
    row(one.method, said(one.name), one.error, {
      there: one.compared,
      spread: one.standard_error,
      role: one.role && one.role !== 'method' ? word('yardstick') : '',
      promise: promiseCell(one, epsilon),
    }),
  );
  const known = new Set(answer.rows.map(({ method }) => method));
  if (Number.isFinite(num(answer.predict_mean)) && !known.has('predict-mean') && !known.has('predict-majority'))
    rows.push(
      row('predict-mean', said(answer.predict_mean_name) || word('predictMean'), answer.predict_mean, {
        there: answer.predict_mean_compared,
        role: word('yardstick'),
      }),
    );
  if (Number.isFinite(num(answer.none)) && !known.has('none') && num(answer.none) > 0)
    rows.push(
      row('none', word('none'), answer.none, {
        role: word('yardstick'),
        promise: el('td', {}, el('span', { class: 'badge' }, tr('not private'))),
      }),
    );
  return withRoles(
    el(
      'table',
      {
        id: 'errors',
        class: isCompared ? 'compared' : '',
        'data-metric': answer.metric,
        'data-epsilon': digits17(epsilon),
        'data-compare-epsilon': digits17(second),
      },
      el('caption', {}, word('errorsTitle', numberText(epsilon)), el('span', { class: 'aside' }, title)),
      el(
        'thead',
        {},
        el(
          'tr',
          {},
          el('th', { scope: 'col' }, word('method')),
          el('th', { scope: 'col' }, word('error')),
          isCompared && el('th', { scope: 'col' }, tr('at ε = %1', numberText(second))),
          isCompared && el('th', { scope: 'col', 'data-column': 'ratio' }, tr('ratio')),
          hasRoot && el('th', { scope: 'col', 'data-column': 'root' }, word('rootError')),
          hasSpread && el('th', { scope: 'col', 'data-column': 'standard_error' }, word('standardError')),
          el('th', { scope: 'col' }, word('promise')),
        ),
      ),
      el('tbody', {}, ...rows),
    ),
  );
}

/** A small screen lays rows out as blocks: roles say what they are then as well. */
function withRoles(table) {
  const roles = { THEAD: 'rowgroup', TBODY: 'rowgroup', TR: 'row', TD: 'cell' };
  table.setAttribute('role', 'table');
  for (const part of table.querySelectorAll('thead, tbody, tr, th, td'))
    part.setAttribute('role', roles[part.tagName] ?? (part.scope === 'row' ? 'rowheader' : 'columnheader'));
  return table;
}

/** A promise that is of the whole curve says no number: at this epsilon it is a smaller one. */
function promiseCell(row, at) {
  const isPrivate = row.private !== false;
  const delta = num(row.delta);
  const isOfAll = num(row.epsilon) > at * (1 + 1e-9);
  const short = isOfAll
    ? ''
    : delta > 0
      ? word('promisedDelta', numberText(num(row.epsilon)), exactText(delta))
      : word('promised', numberText(num(row.epsilon)));
  return el(
    'td',
    {
      'data-private': isPrivate ? 'yes' : 'no',
      'data-epsilon': digits17(num(row.epsilon)),
      'data-delta': digits17(delta),
    },
    isPrivate ? short && el('span', {}, short) : el('span', { class: 'badge' }, tr('not private')),
    row.promise && el('span', { class: 'sentence' }, said(row.promise)),
  );
}

/** Writes the new rows into the table that is there, cell by cell, so that a reader's place in it stays. */
export function updateTable(old, fresh) {
  if (old.querySelectorAll('tr').length !== fresh.querySelectorAll('tr').length || old.textContent.length === 0)
    return (old.replaceWith(fresh), fresh);
  const before = old.querySelectorAll('caption, th, td'),
    after = fresh.querySelectorAll('caption, th, td');
  if (before.length !== after.length) return (old.replaceWith(fresh), fresh);
  before.forEach((cell, i) => {
    if (cell.outerHTML !== after[i].outerHTML) cell.replaceWith(after[i]);
  });
  fresh.querySelectorAll('tr').forEach((row, i) => {
    const method = row.dataset.method;
    if (method) old.querySelectorAll('tr')[i].dataset.method = method;
  });
  for (const name of ['metric', 'epsilon', 'compareEpsilon']) old.dataset[name] = fresh.dataset[name];
  return old;
}
