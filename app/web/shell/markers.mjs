/** @file One marker per method, the same in charts, legends and tables. */

import { dashOf, methodStyle } from './theme.mjs';

const ring = (count, radius, turn = -Math.PI / 2, inner = radius) =>
  Array.from({ length: count }, (_, i) => {
    const r = i % 2 ? inner : radius;
    const angle = turn + (2 * Math.PI * i) / count;
    return [r * Math.cos(angle), r * Math.sin(angle)];
  });

const SHAPES = {
  square: (r) => [ring(4, 1.2 * r, -Math.PI / 4)],
  triangle: (r) => [ring(3, 1.3 * r)],
  fall: (r) => [ring(3, 1.3 * r, Math.PI / 2)],
  diamond: (r) => [ring(4, 1.35 * r)],
  star: (r) => [ring(10, 1.5 * r, -Math.PI / 2, 0.65 * r)],
  cross: (r) => [
    [
      [-r, -r],
      [r, r],
    ],
    [
      [-r, r],
      [r, -r],
    ],
  ],
  plus: (r) => [
    [
      [-1.2 * r, 0],
      [1.2 * r, 0],
    ],
    [
      [0, -1.2 * r],
      [0, 1.2 * r],
    ],
  ],
};

/** The outline of a marker as an SVG path around 0, 0; empty for none. */
export function markerPath(shape, r) {
  if (shape === 'circle') return `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  const close = shape === 'cross' || shape === 'plus' ? '' : 'Z';
  return (SHAPES[shape]?.(r) ?? [])
    .map((points) => 'M' + points.map((point) => point.map((value) => value.toFixed(2)).join(' ')).join('L') + close)
    .join('');
}

export const isStroked = (shape) => shape === 'cross' || shape === 'plus';

/**
 * A piece of a line with its marker: for legends, lists and tables.
 * @param {any} series or {method}
 */
export function swatch(series) {
  const style = { ...methodStyle(series.method), ...series };
  const look = series.color ? `color:var(--${series.color})` : `--c-light:${style.light};--c-dark:${style.dark}`;
  const dash = dashOf(style.meaning)
    .map((length) => length * style.width)
    .join(' ');
  const path = markerPath(style.marker, 4);
  const fill = style.open ? 'var(--surface)' : isStroked(style.marker) ? 'none' : 'currentColor';
  const body =
    style.kind === 'steps' || style.kind === 'band' || style.kind === 'bars'
      ? `<rect x="1" y="2" width="26" height="12" fill="currentColor" fill-opacity="${style.fill ?? 0.4}" stroke="currentColor"/>`
      : (style.kind === 'dots' || style.kind === 'stems'
          ? ''
          : `<path d="M0 8H28" stroke="currentColor" stroke-width="${style.width}" stroke-dasharray="${dash}"/>`) +
        (path
          ? `<path d="${path}" transform="translate(14 8)" fill="${fill}" stroke="currentColor" stroke-width="1.5"/>`
          : '');
  return `<svg class="swatch${series.color ? '' : ' of-method'}" style="${look}" width="28" height="16" viewBox="0 0 28 16" aria-hidden="true">${body}</svg>`;
}
