/** @file Numbers as the program writes them: thin spaces, the true minus sign, the language's decimal mark. */

import { language } from './language.mjs';

const decimalMark = () => (language() === 'de' ? ',' : '.');

/** Thin spaces between groups of three digits before the point, from five digits on. */
function grouped(plain) {
  const [, sign, whole, rest] = /^(-?)(\d+)(.*)$/.exec(plain);
  const parts = whole.length < 5 ? whole : whole.replace(/\B(?=(\d{3})+$)/g, '\u2009');
  return (sign ? '\u2212' : '') + parts + rest.replace('.', decimalMark());
}

const trimmed = (text) => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);

/**
 * The number with so many significant digits.
 * @param {number} value
 */
export function numberText(value, digits = 4, fixed = false) {
  if (!Number.isFinite(value)) return value === Infinity ? '∞' : '–';
  const rounded = Number(value.toPrecision(digits));
  if (rounded === 0) return '0';
  const exponent = Math.floor(Math.log10(Math.abs(rounded)) + 1e-12);
  if (exponent < -4 || exponent >= 7) {
    const [mantissa, power] = rounded.toExponential(digits - 1).split('e');
    return grouped(fixed ? mantissa : trimmed(mantissa)) + 'e' + Number(power);
  }
  const plain = rounded.toFixed(Math.max(0, digits - 1 - exponent));
  return grouped(fixed ? plain : trimmed(plain));
}

/** The shortest text that is the same number again. */
export function exactText(value) {
  const size = Math.abs(value);
  if (value === 0 || (size >= 1e-4 && size < 1e7)) return grouped(String(value)).replaceAll('\u2009', '');
  return grouped(value.toExponential().replace('e+', 'e'));
}

export const countText = (count) => grouped(String(Math.round(count)));
export const percentText = (share, digits = 3) => numberText(100 * share, digits) + ' %';

/** A probability close to 1, with as many nines as it takes. */
export function certaintyText(probability) {
  if (probability < 0.9995) return percentText(probability);
  const missing = 1 - probability;
  if (missing < 1e-9) return '> ' + grouped('99.9999999') + ' %';
  const decimals = Math.ceil(-Math.log10(100 * missing));
  const step = 10 ** -decimals;
  return grouped((100 - Math.max(1, Math.floor((100 * missing) / step)) * step).toFixed(decimals)) + ' %';
}

/** 17 significant digits, for programs. */
export const digits17 = (value) => (Number.isFinite(value) ? value.toPrecision(17) : String(value));

/**
 * What somebody typed, with either decimal mark; null if it is no number.
 * @returns {number | null}
 */
export function numberFrom(text) {
  const plain = text
    .trim()
    .replace('\u2212', '-')
    .replace(/[\s\u2009]/g, '')
    .replace(',', '.');
  const match = /^([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)(%?)$/i.exec(plain);
  if (!match) return null;
  const value = match[2] ? Number(match[1]) / 100 : Number(match[1]);
  return Number.isFinite(value) ? value : null;
}

/** The engine's numbers: null is NaN, "inf" and "-inf" are infinite. */
export const num = (value) =>
  value === null || value === undefined ? NaN : value === 'inf' ? Infinity : value === '-inf' ? -Infinity : value;
export const nums = (values) => (values ?? []).map(num);
