/** @file A chart with all that belongs to it: title, axis titles, legend, notes, its numbers. */

import { ChartPainter } from './chart.mjs';
import { csvOf, tablesOf } from './chart_table.mjs';
import { download, el, setText, setTexts } from './dom.mjs';
import { numberText } from './numbers.mjs';
import { swatch } from './markers.mjs';
import { tr, word } from './language.mjs';

export class ChartPanel {
  #chart;
  #painter;
  #legend = '';

  constructor(onDrag, name) {
    this.title = el('h2', {});
    this.yTitle = el('p', { class: 'axis-title y', 'aria-hidden': 'true' });
    this.xTitle = el('p', { class: 'axis-title x', 'aria-hidden': 'true' });
    this.picture = el('div', { class: 'picture', role: 'img' });
    this.legend = el('ul', { class: 'legend' });
    this.notes = el('div', { class: 'notes' });
    this.tables = el('div', {});
    this.summary = el('summary', {});
    this.details = el(
      'details',
      { class: 'data', toggle: () => this.#fillTables() },
      this.summary,
      this.tables,
      el(
        'p',
        {},
        (this.csv = el('button', {
          type: 'button',
          click: () => download(`${name()}-${this.#chart.id}.csv`, csvOf(this.#chart), 'text/csv'),
        })),
      ),
    );
    this.element = el(
      'figure',
      { class: 'chart' },
      el('figcaption', {}, this.title),
      this.yTitle,
      this.picture,
      this.xTitle,
      this.legend,
      this.notes,
      this.details,
    );
    this.#painter = new ChartPainter(this.picture, onDrag);
  }

  /** @param {import('./chart_model.mjs').Chart} chart */
  show(chart) {
    this.#chart = chart;
    this.element.dataset.chart = chart.id;
    setText(this.title, chart.title);
    setText(this.yTitle, chart.y.title);
    setText(this.xTitle, chart.x.title);
    setText(this.summary, word('dataTable'));
    setText(this.csv, word('csv'));
    this.picture.setAttribute('aria-label', `${chart.title}. ${this.#rangeWords()} ${chart.summary ?? ''}`);
    const notes = [...(chart.notes ?? []), chart.series.some(({ isTruth }) => isTruth) && word('truthShown')].filter(
      Boolean,
    );
    setTexts(this.notes, notes, 'p');
    this.#showLegend();
    this.#fillTables();
    this.#painter.paint(chart);
  }

  repaint() {
    this.#painter.repaint();
  }

  #rangeWords() {
    const { x, y } = this.#chart;
    return [x, y]
      .filter((axis) => !axis.hidden && !axis.names && axis.title)
      .map((axis) => word('xTo', axis.title, numberText(axis.range[0]), numberText(axis.range[1])))
      .join(' ');
  }

  #showLegend() {
    const items = this.#chart.series.filter(({ quiet, name }) => !quiet && name);
    if (this.#painter.isNarrow)
      for (const { along, label, meaning, color = 'mutedText' } of this.#chart.guides ?? [])
        if (along === 'y' && label) items.push({ id: label, name: label, color, meaning, marker: 'none', width: 1.5 });
    const { heat, comparedAt } = this.#chart;
    if (comparedAt)
      items.push({
        id: 'compared',
        name: comparedAt,
        color: 'mutedText',
        meaning: 'elsewhere',
        marker: 'none',
        width: 2,
      });
    const ends = heat
      ? [Math.min(0, ...heat.values.filter(Number.isFinite)), Math.max(...heat.values.filter(Number.isFinite))].map(
          (value) => numberText(value, 3),
        )
      : [];
    const text = JSON.stringify([ends, items.map(({ id, name, notPrivate, note }) => [id, name, notPrivate, note])]);
    if (text === this.#legend) return;
    this.#legend = text;
    this.legend.replaceChildren(
      ...items.map((series) =>
        el(
          'li',
          {},
          el('span', { html: swatch(series) }),
          el('span', {}, series.name),
          series.note && el('span', { class: 'aside' }, series.note),
          series.notPrivate && el('span', { class: 'badge' }, tr('not private')),
        ),
      ),
    );
    if (heat)
      this.legend.prepend(
        el(
          'li',
          {},
          heat.name,
          el('span', {}, ends[0]),
          el('span', { class: 'ramp', 'aria-hidden': 'true' }),
          el('span', {}, ends[1]),
        ),
      );
  }

  #fillTables() {
    if (this.details.open) this.tables.replaceChildren(...tablesOf(this.#chart));
  }
}
