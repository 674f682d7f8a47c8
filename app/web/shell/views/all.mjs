/** @file Every view of the page by its id. */

import { tradeOff } from './trade_off.mjs';
import { noise } from './noise.mjs';
import { interval } from './interval.mjs';
import { attack } from './attack.mjs';
import { bounds, budget, histogram, rows } from './statistics.mjs';
import { boundary, tuning } from './classifiers.mjs';
import { releasedFunction, theory } from './kernels.mjs';
import { answers } from './answers.mjs';

/** @type {Record<string, (preview: any, facts: import('./common.mjs').Facts) => {charts: import('../chart_model.mjs').Chart[], facts?: string[], missing?: string, table?: any}>} */
export const views = {
  'trade-off': tradeOff,
  noise,
  interval,
  attack,
  bounds,
  budget,
  histogram,
  rows,
  boundary,
  tuning,
  theory,
  function: releasedFunction,
  answers,
};
