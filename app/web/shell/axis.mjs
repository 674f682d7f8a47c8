/** @file Ranges and ticks. */

import { numberText } from './numbers.mjs';

/** The next of these steps times a power of ten that is not below. */
export function stepAbove(value, steps = [1, 1.5, 2, 3, 4, 5, 6, 8, 10]) {
  if (!(value > 0) || !Number.isFinite(value)) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const step = steps.find((factor) => factor * power >= value * (1 - 1e-12)) ?? 10;
  return Number((step * power).toPrecision(12));
}

/** About so many places with equal round steps. */
function linearTicks(low, high, most) {
  const raw = (high - low) / Math.max(1, most);
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 5, 10].find((factor) => factor * power >= raw * 0.999) * power;
  const ticks = [];
  for (let i = Math.ceil(low / step - 1e-9); i * step <= high + 1e-9 * step; ++i)
    ticks.push(Number((i * step).toPrecision(12)));
  return ticks;
}

/** Powers of ten with 2 and 5 between them where there is room, the ends of a range that has few. */
function logTicks(low, high, most) {
  const decades = Math.log10(high / low);
  const every = Math.max(1, Math.ceil(decades / most));
  const factors = decades * 3 <= most ? [1, 2, 5] : decades * 2 <= most ? [1, 3] : [1];
  const ticks = [];
  for (let power = Math.floor(Math.log10(low)); power <= Math.ceil(Math.log10(high)); ++power)
    if (factors.length > 1 || power % every === 0)
      for (const factor of factors) {
        const tick = Number((factor * 10 ** power).toPrecision(6));
        if (tick >= low * (1 - 1e-9) && tick <= high * (1 + 1e-9)) ticks.push(tick);
      }
  return ticks.length >= 2 ? ticks : linearTicks(low, high, Math.min(4, most));
}

/**
 * @param {{log?: boolean, range: [number, number]}} axis
 * @param {number} pixels long @param {number} each pixels that a tick needs
 */
export function ticksOf(axis, pixels, each) {
  const [low, high] = axis.range;
  const most = Math.max(2, Math.floor(pixels / each));
  return axis.log ? logTicks(low, high, most) : linearTicks(low, high, Math.min(most, 8));
}

/** Texts of ticks with as many decimals as the step needs. */
export function tickTexts(axis, ticks) {
  if (axis.names) return ticks.map((tick) => axis.names[tick] ?? '');
  return ticks.map((tick) => numberText(tick, 6));
}

/** The smallest and largest finite value of arrays, or nothing. */
export function extent(...arrays) {
  let low = Infinity,
    high = -Infinity;
  for (const array of arrays)
    for (const value of array)
      if (Number.isFinite(value)) {
        if (value < low) low = value;
        if (value > high) high = value;
      }
  return low <= high ? [low, high] : null;
}

/** A range around the values that is never empty. */
export function rangeAround(values, log = false) {
  const found = extent(log ? values.filter((value) => value > 0) : values) ?? (log ? [0.1, 10] : [0, 1]);
  const [low, high] = found;
  if (log) return low < high ? [low / 1.15, high * 1.15] : [low / 3, low * 3];
  const margin = (high - low || Math.abs(high) || 1) * 0.06;
  return [low >= 0 ? 0 : low - margin, high + margin];
}
