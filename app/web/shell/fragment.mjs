/** @file The state behind the # of the address. */

export const NUMBER_KEYS = [
  'epsilon',
  'lambda',
  'zeta',
  'bin_width',
  'y',
  'y_other',
  'prior_share',
  'delta',
  'gamma',
  'h',
  'quantile',
  'random_features',
  'rr_values',
  'unbiased_values',
  'degree',
  'threshold',
  'bound',
  'predictions',
  'smoothness',
  'approximation',
  'bins',
  'splits',
  'compare',
  'step',
];
const TEXT_KEYS = ['view', 'methods', 'lang', 'theme'];
const WORDS = ['suggested', 'matched'];

/**
 * @typedef {{key: string, value: string}} Nonsense
 * @returns {{state: Record<string, any>, nonsense: Nonsense[]}}
 */
export function parseFragment(fragment) {
  const state = {};
  const nonsense = [];
  for (const [key, value] of new URLSearchParams(fragment.replace(/^#/, ''))) {
    if (NUMBER_KEYS.includes(key)) {
      const number = value.trim() === '' ? NaN : Number(value);
      if (Number.isFinite(number)) state[key] = number;
      else if (WORDS.includes(value)) state[key] = value;
      else nonsense.push({ key, value });
    } else if (key === 'methods') {
      state.methods = value.split(',').filter(Boolean);
    } else if (TEXT_KEYS.includes(key)) {
      state[key] = value;
    } else {
      nonsense.push({ key, value });
    }
  }
  return { state, nonsense };
}

/** The shortest fragment that means this state; empty values are left out. */
export function fragmentOf(state) {
  const parts = [];
  for (const key of [...NUMBER_KEYS.slice(0, 1), 'methods', ...NUMBER_KEYS.slice(1), 'view', 'lang', 'theme']) {
    const value = state[key];
    if (value === undefined || value === null || value === '') continue;
    const text = Array.isArray(value) ? value.join(',') : String(value);
    parts.push(`${key}=${encodeURIComponent(text).replaceAll('%2C', ',')}`);
  }
  return parts.length === 0 ? '' : '#' + parts.join('&');
}
