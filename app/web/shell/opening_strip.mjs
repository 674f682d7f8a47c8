/** @file Results as dots along an axis, in lanes: a small picture that only grows. */

import { el } from './dom.mjs';
import { numberText } from './numbers.mjs';

const SVG = 'http://www.w3.org/2000/svg';
const WIDE = 640,
  NARROW = 360,
  LEFT = 16,
  RIGHT = 16,
  LANE = 44,
  TOP = 26,
  BOTTOM = 34;

function node(tag, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined && value !== null) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}

export class Strip {
  /** @param {{range: [number, number], lanes: string[], ticks: number[], title: string}} facts */
  constructor(facts) {
    this.dots = node('g', { class: 'dots' });
    this.marks = node('g', { class: 'marks' });
    this.axis = node('g', { class: 'axis' });
    this.names = node('g', { class: 'names' });
    this.svg = node('svg', { 'aria-hidden': 'true' }, this.axis, this.marks, this.names, this.dots);
    this.element = el('div', { class: 'strip', role: 'img' }, this.svg);
    this.frame(facts);
  }

  /** Draws the axis anew; dots find their places on it. */
  frame(facts) {
    this.facts = facts;
    // Letters stay as large as those of the page.
    this.width = matchMedia('(max-width: 36rem)').matches ? NARROW : WIDE;
    const { lanes, ticks } = facts;
    const height = TOP + lanes.length * LANE + BOTTOM;
    this.svg.setAttribute('viewBox', `0 0 ${this.width} ${height}`);
    const base = TOP + lanes.length * LANE;
    this.axis.replaceChildren(
      ...lanes.map((_, i) =>
        node('line', { class: 'lane', x1: LEFT, x2: this.width - RIGHT, y1: this.#laneAt(i), y2: this.#laneAt(i) }),
      ),
      node('line', { class: 'base', x1: LEFT, x2: this.width - RIGHT, y1: base, y2: base }),
      ...ticks.flatMap((tick) => [
        node('line', { class: 'base', x1: this.#at(tick), x2: this.#at(tick), y1: base, y2: base + 5 }),
        node('text', { class: 'tick', x: this.#at(tick), y: base + 22, 'text-anchor': 'middle' }, numberText(tick, 6)),
      ]),
    );
    this.names.replaceChildren(
      ...lanes.map((name, i) => node('text', { class: 'lane-name', x: LEFT, y: this.#laneAt(i) - 13 }, name)),
    );
    for (const dot of this.dots.children) {
      dot.setAttribute('cx', String(this.#at(Number(dot.dataset.value))));
      dot.setAttribute('cy', String(this.#laneAt(Number(dot.dataset.lane))));
    }
  }

  #laneAt(lane) {
    return TOP + (lane + 0.5) * LANE;
  }
  #at(value) {
    const [low, high] = this.facts.range;
    const share = Math.min(1, Math.max(0, (value - low) / (high - low)));
    return LEFT + share * (this.width - LEFT - RIGHT);
  }

  /** Lines across the lanes. @param {{value: number, name: string, color: string, lane?: number}[]} marks */
  mark(marks) {
    const bottom = TOP + this.facts.lanes.length * LANE;
    this.marks.replaceChildren(
      ...marks.flatMap(({ value, name, color, lane }) => [
        node('line', {
          x1: this.#at(value),
          x2: this.#at(value),
          y1: lane === undefined ? TOP - 6 : this.#laneAt(lane) - 12,
          y2: lane === undefined ? bottom : this.#laneAt(lane) + 12,
          stroke: `var(--${color})`,
          'stroke-width': 2.5,
        }),
        node('text', { class: 'mark-name', x: this.#at(value), y: TOP - 11, 'text-anchor': 'middle' }, name),
      ]),
    );
  }

  /** @param {{value: number, lane: number, color: string, kind?: string}} dot `kind`: 'full', 'hollow' or 'now' */
  add({ value, lane, color, kind = 'full' }) {
    const isBeyond = value < this.facts.range[0] || value > this.facts.range[1];
    const dot = node('circle', {
      'data-value': value,
      'data-lane': lane,
      class: `dot ${kind}${isBeyond ? ' beyond' : ''}`,
      cx: this.#at(value),
      cy: this.#laneAt(lane),
      r: kind === 'now' ? 9 : 6.5,
      fill: kind === 'hollow' ? 'none' : `var(--${color})`,
      stroke: `var(--${color})`,
      'stroke-width': 2.5,
    });
    this.dots.append(dot);
    return dot;
  }

  clear() {
    this.dots.replaceChildren();
  }

  say(text) {
    this.element.setAttribute('aria-label', text);
  }
}
