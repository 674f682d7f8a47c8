/** @file What the curves say where the pointer is: the computed point nearest to it, never one between. */

import { el } from './dom.mjs';
import { swatch } from './markers.mjs';
import { numberText } from './numbers.mjs';

/** Farther away in pixels nothing is read. */
const NEAR = 40;
const MOST_LINES = 9;

/**
 * @param {import('./chart_model.mjs').Chart} chart @param {number} left pixels @param {(x: number) => number} toPixels
 * @returns {{series: import('./chart_model.mjs').Series, x: number, y: number}[]}
 */
export function readingsAt(chart, left, toPixels) {
  const found = [];
  for (const series of chart.series) {
    const { x, y, kind, quiet, name } = series;
    if (quiet || !name || kind === 'band') continue;
    let nearest = -1;
    let far = NEAR;
    for (let i = 0; i < y.length; ++i) {
      const at = kind === 'steps' ? (x[i] + x[i + 1]) / 2 : x[i];
      const distance = Math.abs(toPixels(at) - left);
      if (distance < far && Number.isFinite(y[i])) [nearest, far] = [i, distance];
    }
    if (nearest < 0) continue;
    found.push({ series, x: kind === 'steps' ? (x[nearest] + x[nearest + 1]) / 2 : x[nearest], y: y[nearest] });
  }
  return found;
}

/** A box beside the pointer. Who does not see it has the numbers in the table. */
export class Readout {
  element = el('div', { class: 'readout', 'aria-hidden': 'true', hidden: true });

  /** @param {number} left pixels of the pointer in a chart of this width */
  show(chart, left, width, toPixels) {
    const readings = chart.heat ? [] : readingsAt(chart, left, toPixels).slice(0, MOST_LINES);
    this.element.hidden = readings.length === 0;
    if (readings.length === 0) return;
    const { x } = readings[0];
    this.element.replaceChildren(
      el('p', {}, chart.x.names?.[Math.round(x)] ?? numberText(x, 3)),
      ...readings.map(({ series, y }) =>
        el('p', {}, el('span', { html: swatch(series) }), `${series.name} ${numberText(y, 4)}`),
      ),
    );
    this.element.classList.toggle('left', left > width / 2);
  }

  hide() {
    this.element.hidden = true;
  }
}
