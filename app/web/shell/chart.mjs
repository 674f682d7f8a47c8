/** @file Paints a chart with uPlot, which does scales, axes, pixels and sizes; every series draws its own path, since data here
 * hold breakpoints twice, go back and forth along x, or are steps, stems and bands. */

import uPlot from 'uplot';
import { ticksOf, tickTexts } from './axis.mjs';
import { followPointer } from './chart_pointer.mjs';
import { isStroked, markerPath } from './markers.mjs';
import { Readout } from './readout.mjs';
import { color, dashOf, methodColor, methodStyle } from './theme.mjs';

const MARKERS = 9; // on a line

const rem = () => parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
const colorOf = (series) => (series.color ? color(series.color) : methodColor(series.method));

export class ChartPainter {
  #box;
  #plot = null;
  #shape = '';
  /** @type {import('./chart_model.mjs').Chart} */
  #chart;
  #onDrag;
  #readout = new Readout();
  /** Known, as asking for it lays out the whole page. */ #width = 0;
  #heat = new OffscreenCanvas(1, 1);

  /** @param {HTMLElement} box @param {(key: string, value: number) => void} onDrag */
  constructor(box, onDrag) {
    this.#box = box;
    box.append(this.#readout.element);
    this.#onDrag = onDrag;
    new ResizeObserver(() => {
      if (Math.abs(box.clientWidth - this.#width) < 1) return;
      this.#width = box.clientWidth;
      if (this.#plot && this.#width > 0) this.#build();
    }).observe(box);
  }

  /** @param {import('./chart_model.mjs').Chart} chart */
  paint(chart) {
    this.#chart = chart;
    const rows = this.#labelRows();
    const shape = JSON.stringify([
      chart.series.map(({ id, kind }) => [id, kind]),
      chart.x.log,
      chart.y.log,
      chart.x.names?.length,
      rows,
      chart.height,
    ]);
    if (this.#plot && shape === this.#shape) this.#plot.setData(this.#data(), true);
    else {
      this.#shape = shape;
      this.#build();
    }
  }

  /** Labels beside lines would cover the curves: the legend has them. */
  get isNarrow() {
    this.#width ||= this.#box.clientWidth;
    return this.#width < 30 * rem();
  }

  repaint() {
    if (this.#plot) this.#build();
  }

  #data() {
    // uPlot draws nothing where the first series is empty.
    return [
      null,
      [
        [0, 0],
        [NaN, NaN],
      ],
      ...this.#chart.series.map(({ x, y }) => [x, y]),
    ];
  }

  #build() {
    this.#plot?.destroy();
    const chart = this.#chart;
    const width = (this.#width = this.#box.clientWidth);
    if (width === 0) return void (this.#plot = null);
    const height = Math.round(chart.height ?? Math.min(440, Math.max(260, width * 0.6)));
    const font = `${0.75 * rem()}px system-ui, sans-serif`;
    const axis = (side, scale, each, size) => ({
      scale,
      side,
      size,
      font,
      gap: 4,
      ticks: { show: false },
      stroke: () => color('mutedText'),
      grid: { stroke: () => color('grid'), width: 1 },
      splits: (u) => {
        const at = this.#chart[scale];
        if (at.names) return this.#namePlaces(at, u.bbox.width / devicePixelRatio);
        return ticksOf(at, (scale === 'x' ? u.bbox.width : u.bbox.height) / devicePixelRatio, each);
      },
      values: (u, ticks) => tickTexts(this.#chart[scale], ticks),
      filter: (u, ticks) => ticks,
      show: !chart[scale].hidden,
    });
    const scaleOf = (name) => ({
      time: false,
      auto: true,
      distr: chart[name].log ? 3 : 1,
      log: 10,
      range: () => this.#chart[name].range,
    });
    this.#plot = new uPlot(
      {
        mode: 2,
        width,
        height,
        pxAlign: 0,
        padding: [8 + this.#labelRows() * 1.4 * rem(), 1.5 * rem(), 0, chart.y.hidden ? 1.5 * rem() : 0],
        legend: { show: false },
        cursor: { show: false },
        scales: { x: scaleOf('x'), y: scaleOf('y') },
        axes: [axis(2, 'x', 4.2 * rem(), 1.9 * rem()), axis(3, 'y', 2.6 * rem(), (this.isNarrow ? 2.8 : 3.4) * rem())],
        series: [{}, this.#empty(), ...chart.series.map((_, i) => this.#seriesOptions(i))],
        hooks: {
          drawClear: [(u) => this.#paintBehind(u)],
          drawSeries: [(u, i) => this.#paintMarkers(u, i - 2)],
          draw: [(u) => this.#paintGuides(u)],
        },
      },
      this.#data(),
      this.#box,
    );
    followPointer(
      this.#plot,
      () => this.#chart,
      (key, value) => this.#onDrag(key, value),
      this.#readout,
    );
  }

  #empty() {
    return { facets: facets(), paths: () => null, points: { show: false } };
  }

  #seriesOptions(index) {
    const series = () => this.#chart.series[index];
    const own = series();
    const style = { ...methodStyle(own.method), ...own };
    return {
      facets: facets(),
      paths: (u) => pathsOf(u, series()),
      points: { show: false },
      stroke: () => colorOf(series()),
      fill: () =>
        withAlpha(
          own.fillColor ? color(own.fillColor) : colorOf(series()),
          own.fill ?? (own.kind === 'steps' ? 0.4 : own.kind === 'band' ? 0.15 : 0),
        ),
      width: own.kind === 'band' ? 0 : own.kind === 'stems' ? (own.width ?? 3) : style.width,
      dash: dashOf(style.meaning).map((length) => length * style.width),
      alpha: own.opacity ?? 1,
    };
  }

  #namePlaces(axis, pixels) {
    const longest = Math.max(...axis.names.map((name) => name.length), 1);
    const every = Math.max(1, Math.ceil((axis.names.length * (longest * 0.5 * rem() + 8)) / pixels));
    return axis.names.map((_, i) => i).filter((i) => i % every === 0);
  }

  #paintBehind(u) {
    const { ctx, bbox } = u;
    const { heat, shades, x } = this.#chart;
    if (heat) {
      const numbers = heat.values.filter(Number.isFinite);
      const most = Math.max(...numbers, 0),
        least = Math.min(...numbers, 0);
      const [red, green, blue] = rgbOf(methodColor('laplace'));
      const image = new ImageData(heat.columns, heat.rows);
      heat.values.forEach((value, i) => {
        if (!Number.isFinite(value)) return;
        const row = heat.rows - 1 - Math.floor(i / heat.columns);
        image.data.set(
          [red, green, blue, 255 * (0.08 + 0.92 * ((value - least) / (most - least || 1)))],
          4 * (row * heat.columns + (i % heat.columns)),
        );
      });
      Object.assign(this.#heat, { width: heat.columns, height: heat.rows });
      this.#heat.getContext('2d').putImageData(image, 0, 0);
      ctx.save();
      ctx.imageSmoothingEnabled = false;
      ctx.drawImage(this.#heat, bbox.left, bbox.top, bbox.width, bbox.height);
      ctx.restore();
    }
    for (const shade of shades ?? []) {
      const left = u.valToPos(Math.max(shade.low, x.range[0]), 'x', true);
      const right = u.valToPos(Math.min(shade.high, x.range[1]), 'x', true);
      ctx.save();
      ctx.fillStyle = withAlpha(color('mutedText'), 0.12);
      ctx.fillRect(left, bbox.top, right - left, bbox.height);
      ctx.fillStyle = color('mutedText');
      ctx.font = `${0.75 * rem() * devicePixelRatio}px system-ui, sans-serif`;
      ctx.textBaseline = 'bottom';
      ctx.textAlign = 'left';
      if (ctx.measureText(shade.label).width < right - left)
        ctx.fillText(shade.label, left + 6, bbox.top + bbox.height - 6);
      ctx.restore();
    }
  }

  #paintMarkers(u, index) {
    const series = this.#chart.series[index];
    if (!series || series.kind === 'band' || series.kind === 'steps') return;
    const style = { ...methodStyle(series.method), ...series };
    const path = style.marker && style.marker !== 'none' ? markerPath(style.marker, 4 * devicePixelRatio) : '';
    if (!path) return;
    const outline = new Path2D(path);
    const { ctx, bbox } = u;
    ctx.save();
    ctx.globalAlpha = series.opacity ?? 1;
    ctx.strokeStyle = colorOf(series);
    ctx.fillStyle = style.open ? color('surface') : colorOf(series);
    ctx.lineWidth = 1.5 * devicePixelRatio;
    ctx.setLineDash([]);
    for (const [x, y] of markerPlaces(u, series)) {
      if (x < bbox.left - 1 || x > bbox.left + bbox.width + 1 || y < bbox.top - 1 || y > bbox.top + bbox.height + 1)
        continue;
      ctx.translate(x, y);
      if (!isStroked(style.marker)) ctx.fill(outline);
      ctx.stroke(outline);
      ctx.translate(-x, -y);
    }
    ctx.restore();
  }

  /** How many rows of labels stand above the plot. */
  #labelRows() {
    const labels = (this.#chart.guides ?? []).filter(({ along, label }) => along !== 'y' && label);
    return Math.min(labels.length > 4 ? 3 : 2, labels.length);
  }

  #paintGuides(u) {
    const { ctx, bbox } = u;
    const ratio = devicePixelRatio;
    ctx.save();
    ctx.font = `${0.75 * rem() * ratio}px system-ui, sans-serif`;
    ctx.textBaseline = 'middle';
    const taken = Array.from({ length: Math.max(1, this.#labelRows()) }, () => []);
    for (const guide of this.#chart.guides ?? []) {
      if (!Number.isFinite(guide.value)) continue;
      const along = guide.along ?? 'x';
      const [low, high] = this.#chart[along].range;
      if (guide.value < low || guide.value > high) continue;
      const place = u.valToPos(guide.value, along, true);
      ctx.strokeStyle = color(guide.color ?? 'text');
      ctx.lineWidth = (guide.width ?? 1.5) * ratio;
      ctx.setLineDash(dashOf(guide.meaning).map((length) => length * ctx.lineWidth));
      ctx.beginPath();
      if (along === 'x') {
        ctx.moveTo(place, bbox.top);
        ctx.lineTo(place, bbox.top + bbox.height);
      } else {
        ctx.moveTo(bbox.left, place);
        ctx.lineTo(bbox.left + bbox.width, place);
      }
      ctx.stroke();
      ctx.setLineDash([]);
      if (!guide.label) continue;
      if (along === 'x') this.#paintTopLabel(u, guide, place, taken);
      else if (!this.isNarrow) this.#paintSideLabel(u, guide, place);
    }
    ctx.restore();
  }

  #paintTopLabel(u, guide, place, taken) {
    const { ctx, bbox } = u;
    const ratio = devicePixelRatio;
    const wide = ctx.measureText(guide.label).width + 14 * ratio;
    const tall = 1.3 * rem() * ratio;
    const left = Math.min(Math.max(place - wide / 2, 2), ctx.canvas.width - wide - 2);
    let row = taken.findIndex((spans) => spans.every(([from, to]) => left > to + 4 || left + wide < from - 4));
    if (row < 0) row = taken.length - 1;
    taken[row].push([left, left + wide]);
    const top = bbox.top - (row + 1) * 1.4 * rem() * ratio;
    ctx.fillStyle = guide.drag ? color(guide.color) : color('surface');
    ctx.beginPath();
    ctx.roundRect(left, top, wide, tall, tall / 2);
    ctx.fill();
    ctx.fillStyle = guide.drag
      ? color(guide.color === 'accent' ? 'onAccent' : 'surface')
      : color(guide.color ?? 'text');
    ctx.textAlign = 'center';
    ctx.fillText(guide.label, left + wide / 2, top + tall / 2 + ratio);
  }

  #paintSideLabel(u, guide, place) {
    const { ctx, bbox } = u;
    const ratio = devicePixelRatio;
    ctx.textAlign = 'left';
    const wide = ctx.measureText(guide.label).width;
    const left = bbox.left + 6 * ratio;
    const above = place - 9 * ratio < bbox.top + 4 ? place + 9 * ratio : place - 9 * ratio;
    ctx.fillStyle = withAlpha(color('surface'), 0.8);
    ctx.fillRect(left - 2, above - 7 * ratio, wide + 4, 14 * ratio);
    ctx.fillStyle = color(guide.color ?? 'mutedText');
    ctx.fillText(guide.label, left, above);
  }
}

const facets = () => [
  { scale: 'x', auto: true },
  { scale: 'y', auto: true },
];

/** @param {string} hex like #rrggbb */
export function withAlpha(hex, alpha) {
  return `rgba(${rgbOf(hex).join()},${alpha})`;
}

function rgbOf(hex) {
  const n = parseInt(hex.slice(1), 16);
  return [n >> 16, (n >> 8) & 255, n & 255];
}

/** Canvas pixels of a value; what lies at 0 or below on a logarithmic axis has none. */
function placer(u, scale) {
  const isLog = u.scales[scale].distr === 3;
  const far = 20_000;
  return (value) => {
    if (!Number.isFinite(value) || (isLog && value <= 0)) return value > 0 ? -far : NaN;
    return Math.min(far, Math.max(-far, u.valToPos(value, scale, true)));
  };
}

function pathsOf(u, series) {
  const toX = placer(u, 'x'),
    toY = placer(u, 'y');
  const stroke = new Path2D();
  const fill = new Path2D();
  const base = u.bbox.top + u.bbox.height;
  const { x, y, upper, kind = 'line' } = series;
  if (kind === 'dots') return null;
  if (kind === 'stems') {
    for (let i = 0; i < y.length; ++i) {
      const at = toX(x[i]);
      if (Number.isNaN(toY(y[i])) || Number.isNaN(at)) continue;
      stroke.moveTo(at, u.scales.y.min <= 0 ? toY(0) : base);
      stroke.lineTo(at, toY(y[i]));
    }
    return { stroke, fill: null, clip: null, flags: 1 };
  }
  if (kind === 'steps') {
    const zero = u.scales.y.min <= 0 && u.scales.y.distr !== 3 ? toY(0) : base;
    for (let i = 0; i < y.length; ++i) {
      const left = toX(x[i]),
        right = toX(x[i + 1]),
        top = Number.isFinite(y[i]) ? toY(y[i]) : zero;
      fill.rect(left, Math.min(top, zero), right - left, Math.abs(zero - top));
      if (i === 0) stroke.moveTo(left, zero);
      stroke.lineTo(left, top);
      stroke.lineTo(right, top);
      if (i === y.length - 1) stroke.lineTo(right, zero);
    }
    return { stroke, fill, clip: null, flags: 3 };
  }
  for (const [from, to] of pieces(x, y, toX, toY)) {
    for (let i = from; i < to; ++i) {
      const method = i === from ? 'moveTo' : 'lineTo';
      stroke[method](toX(x[i]), toY(y[i]));
      fill[method](toX(x[i]), toY(y[i]));
    }
    if (kind === 'band')
      for (let i = to - 1; i >= from; --i) fill.lineTo(toX(x[i]), Number.isFinite(upper[i]) ? toY(upper[i]) : -20_000);
    else {
      fill.lineTo(toX(x[to - 1]), base);
      fill.lineTo(toX(x[from]), base);
    }
    fill.closePath();
  }
  return {
    stroke: kind === 'band' ? null : stroke,
    fill: kind === 'band' || series.fill ? fill : null,
    clip: null,
    flags: 3,
  };
}

/** Stretches without gaps. */
function* pieces(x, y, toX, toY) {
  let from = -1;
  for (let i = 0; i <= x.length; ++i) {
    const isThere = i < x.length && !Number.isNaN(toX(x[i])) && !Number.isNaN(toY(y[i])) && y[i] !== undefined;
    if (isThere && from < 0) from = i;
    if (!isThere && from >= 0) {
      yield [from, i];
      from = -1;
    }
  }
}

/** Where markers stand: at every dot, and at about equal steps along a line. */
function* markerPlaces(u, series) {
  const toX = placer(u, 'x'),
    toY = placer(u, 'y');
  const { x, y, kind } = series;
  const step = u.bbox.width / MARKERS;
  let next = kind === 'dots' || kind === 'stems' ? -Infinity : u.bbox.left + step / 2;
  for (let i = 0; i < x.length; ++i) {
    const left = toX(x[i]),
      top = toY(y[i]);
    if (Number.isNaN(left) || Number.isNaN(top) || left < next) continue;
    yield [left, top];
    if (kind !== 'dots' && kind !== 'stems') while (next <= left) next += step;
  }
}
