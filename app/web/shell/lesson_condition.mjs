/** @file Conditions of lessons: a small closed language, described in resources/lessons/GUIDE.md.
 *
 * `now` answers what they ask: `valueOf(key)`, `view`, `isChosen(method)`, `quantity(name)` and `verdict(method)`, the last two as
 * promises; what a page cannot know is undefined. `before`: the study and the quantities when the step was entered.
 */

const limits = (condition) => [condition.at_least, condition.at_most].filter((limit) => limit !== undefined);

/** {"error": {"method": a, "below": b}} is about quantities as well. */
function asQuantity({ error }) {
  const limit = (one) => (typeof one === 'string' ? `error:${one}` : one);
  const condition = { quantity: `error:${error.method}` };
  if (error.below !== undefined) condition.at_most = limit(error.below);
  if (error.above !== undefined) condition.at_least = limit(error.above);
  return condition;
}

const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);
const isSameSet = (one, other) =>
  Array.isArray(one) && Array.isArray(other) && isSame([...one].sort(), [...other].sort());

async function isWithin(value, condition, now) {
  for (const [limit, sign] of [
    [condition.at_least, 1],
    [condition.at_most, -1],
  ]) {
    if (limit === undefined) continue;
    const bound = typeof limit === 'string' ? await now.quantity(limit) : limit;
    if (bound === undefined || !(sign * (value - bound) >= 0)) return false;
  }
  return true;
}

async function keyHolds(condition, before, now) {
  const value = now.valueOf(condition.key);
  if (condition.equals !== undefined) return isSame(value, condition.equals) || isSameSet(value, condition.equals);
  if (limits(condition).length) return typeof value === 'number' && isWithin(value, condition, now);
  return !isSame(value, before.valueOf(condition.key)) === (condition.changed ?? true);
}

/** @returns {Promise<boolean>} */
export async function holds(condition, before, now) {
  if (condition.read) return true;
  if (condition.key) return keyHolds(condition, before, now);
  if (condition.tab) return now.view === condition.tab;
  if (condition.method) return now.isChosen(condition.method) === (condition.chosen ?? true);
  if (condition.error) return holds(asQuantity(condition), before, now);
  if (condition.quantity) {
    const value = await now.quantity(condition.quantity);
    return value !== undefined && isWithin(value, condition, now);
  }
  if (condition.ratio) {
    const value = await now.quantity(condition.ratio),
      earlier = before.quantities[condition.ratio];
    return value !== undefined && Boolean(earlier) && isWithin(value / earlier, condition, now);
  }
  if (condition.audit) {
    const verdict = await now.verdict(condition.audit.method);
    return (condition.audit.passed ?? true) ? verdict === 'holds' : verdict === 'broken' || verdict === 'unproved';
  }
  for (const part of condition.all ?? condition.any ?? [])
    if ((await holds(part, before, now)) === Boolean(condition.any)) return Boolean(condition.any);
  return Boolean(condition.all);
}

/** Every condition in one, without all and any. */
export function partsOf(condition) {
  const inner = condition?.all ?? condition?.any;
  return inner ? inner.flatMap(partsOf) : condition ? [condition.error ? asQuantity(condition) : condition] : [];
}

const conditionsOf = (question) => (question?.choices ?? []).flatMap(({ when }) => partsOf(when));

/** Quantities that conditions or a question compare or ask for. */
export function quantitiesOf(...conditions) {
  const names = conditions
    .flatMap(partsOf)
    .flatMap((one) => [one.quantity, one.ratio, ...limits(one).filter((limit) => typeof limit === 'string')]);
  return [...new Set(names.filter(Boolean))];
}
export const quantitiesOfQuestion = (question) => [
  ...new Set([question?.value, ...quantitiesOf(...conditionsOf(question))].filter(Boolean)),
];
export const auditsOfQuestion = (question) =>
  conditionsOf(question)
    .filter(({ audit }) => audit)
    .map(({ audit }) => audit.method);
export const quantitiesOfStep = (step) => [
  ...new Set([
    ...quantitiesOf(step.advance),
    ...quantitiesOfQuestion(step.predict),
    ...quantitiesOfQuestion(step.question),
  ]),
];

/** Keys of pictures that no page draws. */
const BEYOND_PAGES = ['view.columns', 'view.grid'];

/** Why a page cannot do what a condition asks: names of views, keys and quantities that it does not have. */
export function missingOf(condition, now) {
  return partsOf(condition).flatMap((one) => {
    if (one.run) return ['run'];
    if (BEYOND_PAGES.includes(one.key)) return [one.key];
    if (one.tab && !now.hasView(one.tab)) return [`tab:${one.tab}`];
    const names = [one.quantity, one.ratio, ...limits(one).filter((limit) => typeof limit === 'string')].filter(
      Boolean,
    );
    return names.filter((name) => !now.canCompute(name));
  });
}

/** Values that make a condition hold, by key of the study; "tab" is the view and "+method" a method. What no key can do is left out. */
export function solutionOf(condition) {
  const values = {};
  for (const one of partsOf(condition)) {
    if (one.key && one.equals !== undefined) values[one.key] = one.equals;
    else if (one.key && limits(one).length) values[one.key] = between(one.at_least, one.at_most);
    else if (one.tab) values.tab = one.tab;
    else if (one.method) values[`+${one.method}`] = one.chosen ?? true;
  }
  return values;
}

/** The roundest number in a range. */
function between(low, high) {
  if (typeof low !== 'number') return high;
  if (typeof high !== 'number' || low === high) return low;
  for (let digits = 1; digits < 8; ++digits) {
    const middle = Number(((low + high) / 2).toPrecision(digits));
    if (middle >= low && middle <= high) return middle;
  }
  return (low + high) / 2;
}
