/** @file Places on a slider, from 0 to 1, and the numbers that they mean. */

/** @typedef {{least: number, most: number, logarithmic: boolean}} Range */

/** @param {Range} range */
export function placeOf(range, value) {
  const { least, most, logarithmic } = range;
  const share = logarithmic ? Math.log(value / least) / Math.log(most / least) : (value - least) / (most - least);
  return Math.min(1, Math.max(0, Number.isFinite(share) ? share : 0));
}

/** The number at a place, of three significant digits. At the ends the ends themselves. */
export function valueAt(range, place) {
  const { least, most, logarithmic } = range;
  if (place <= 0) return least;
  if (place >= 1) return most;
  if (logarithmic) return Number((least * (most / least) ** place).toPrecision(3));
  const step = 10 ** Math.floor(Math.log10((most - least) / 500));
  return Number((Math.round((least + place * (most - least)) / step) * step).toPrecision(12));
}

/** The number a decade away on a logarithmic slider, a tenth of the range on another. */
export function decadeFrom(range, value, direction) {
  const next = range.logarithmic ? value * 10 ** direction : value + (direction * (range.most - range.least)) / 10;
  return Math.min(range.most, Math.max(range.least, Number(next.toPrecision(12))));
}
