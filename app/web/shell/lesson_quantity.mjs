/** @file Quantities that lessons compare, by their names in resources/lessons/GUIDE.md, out of the engine's previews. */

import { num, nums } from './numbers.mjs';

const finite = (value) => (Number.isFinite(num(value)) ? num(value) : undefined);
const curveOf = (preview, method) => (preview.curves ?? []).find((curve) => curve.method === method);
const attackOn = (preview, method) => (preview.methods ?? []).find((one) => one.method === method)?.found;

function errorOf(preview, method) {
  if (method === 'none') return finite(preview.none);
  if (method === 'predict-mean' || method === preview.predict_mean?.method)
    return finite(preview.predict_mean_at_epsilon);
  return finite(preview.at_epsilon?.[(preview.curves ?? []).findIndex((curve) => curve.method === method)]);
}

function smallestEpsilon(preview, method) {
  const found = preview.smallest_epsilon?.[(preview.curves ?? []).findIndex((curve) => curve.method === method)];
  return finite(found?.epsilon ?? found);
}

/** Bars of the prior between A1 and A2. */
function binsInside({ prior, interval }) {
  return nums(prior.nodes).filter((node) => node >= num(interval.lower) && node <= num(interval.upper)).length - 1;
}

/** By name: the view whose preview has it, and how it is read there. `audit`, `column` and `promise` are requests of their own. */
const QUANTITIES = {
  error: ['trade-off', errorOf],
  'smallest-epsilon': ['trade-off', smallestEpsilon],
  'noise-sd': ['noise', (preview, method) => finite(curveOf(preview, method)?.sd)],
  'log-ratio': ['noise', (preview, method) => finite(curveOf(preview, method)?.max_log_ratio)],
  'best-guess': ['attack', (preview, method) => finite(attackOn(preview, method)?.success)],
  guessed: ['attack', (preview, method) => share(attackOn(preview, method))],
  measured: ['audit', (answer, method) => infinite(answer.claims.find((claim) => claim.method === method)?.measured)],
  'interval-width': ['interval', ({ interval }) => finite(num(interval.upper) - num(interval.lower))],
  'interval-bins': ['interval', binsInside],
  'response-bins': ['interval', ({ bins }) => bins?.outputs?.length],
  'labels-epsilon': ['interval', (preview) => finite(preview.epsilon_labels)],
  'suggested-share': ['interval', (preview) => finite(preview.suggested_share)],
  'printed-noise': ['theory', ({ scales }) => finite(scales?.find(({ id }) => id === 'as-printed')?.times_paper)],
  'enough-rows': ['rows', (preview) => finite(preview.as_sampling_at_epsilon)],
  'function-from': ['function', (preview) => (preview.counts?.length ? finite(preview.cheaper_from) : undefined)],
  posterior: ['promise', (answer) => finite(answer.most_sure)],
  'clipped-share': ['column', (answer) => finite(answer.clipped_share)],
};

const infinite = (value) => (value === null || value === undefined ? undefined : num(value));
const share = (attack) => (attack && num(attack.draws) > 0 ? num(attack.guessed) / num(attack.draws) : undefined);

const parted = (name) => {
  const colon = name.indexOf(':');
  return colon < 0 ? [name, ''] : [name.slice(0, colon), name.slice(colon + 1)];
};

/** The view, or the request, that has a quantity; undefined: no page has it. */
export const sourceOf = (name) => QUANTITIES[parted(name)[0]]?.[0];

/** @returns {number | undefined} */
export function quantityIn(preview, name) {
  const [kind, method] = parted(name);
  return QUANTITIES[kind][1](preview, method);
}
