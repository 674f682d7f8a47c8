/** @file Error over the privacy budget, one curve per method. */

import { bandsOf, handle, isPrivate, level, lineOf, mark } from '../chart_model.mjs';
import { certaintyText, num, numberText, nums } from '../numbers.mjs';
import { said, tr, word } from '../language.mjs';
import { epsilonFact, metricTitle, notesOf } from './common.mjs';

/** From below the best error to five times that of the baseline, a share to twice it, and at least the lowest
 * point of every curve: as in the program, so that dragging epsilon moves no axis. */
function errorRange(preview, learns) {
  const isShare = ['test_error', 'label_error'].includes(preview.metric);
  let low = num(preview.none) > 0 ? num(preview.none) : Infinity;
  const means = nums(preview.predict_mean?.y).filter(Number.isFinite);
  let high = means.length ? Math.min(...means) * (isShare ? 2 : 5) : 0;
  for (const curve of preview.curves) {
    const errors = nums(curve.y).filter((error) => error > 0 && Number.isFinite(error));
    if (errors.length === 0) continue;
    if (!learns) high = Math.max(high, 1.2 * Math.max(...errors));
    low = Math.min(low, ...errors);
    high = Math.max(high, 1.2 * Math.min(...errors));
  }
  if (isShare) high = Math.min(high, 1);
  if (!Number.isFinite(low)) low = high > 0 ? high / 100 : 0.1;
  if (!(high > low)) high = 10 * low;
  return [0.85 * low, high];
}

/** Errors in words. */
function errorsAt(epsilon, preview, errors) {
  const at = preview.curves
    .map((curve, i) => ({
      name: said(curve.label),
      error: num(errors?.[i]),
      notPrivate: !isPrivate(curve.guarantee),
    }))
    .filter(({ error }) => Number.isFinite(error))
    .map(({ name, error, notPrivate }) => `${name} ${numberText(error)}${notPrivate ? ` (${tr('not private')})` : ''}`);
  return `${word('atEpsilon', numberText(epsilon))} ${at.join('; ')}.`;
}

/** What the larger of two epsilons costs, and what it brings to the first method. */
function comparedSentence(preview, { epsilon, compare, isMethod }) {
  const there = nums(preview.at_compared),
    here = nums(preview.at_epsilon);
  const rises = compare.epsilon >= epsilon;
  const ordered = (before, after) => (rises ? [before, after] : [after, before]);
  const [low, high] = ordered(epsilon, compare.epsilon);
  const [less, more] = ordered(compare.most_sure_here, compare.most_sure_there);
  const guess = tr(
    'From ε = %1 to %2 a guess at 50 % can reach at most %3 instead of %4.',
    numberText(low),
    numberText(high),
    certaintyText(more),
    certaintyText(less),
  );
  const shown = preview.curves.findIndex(
    ({ method }, i) => isMethod(method) && Number.isFinite(here[i]) && Number.isFinite(there[i]),
  );
  if (shown < 0) return guess;
  const errors = ordered(here[shown], there[shown]).map((error) => numberText(error, 3));
  return tr('%1 The error of %2 goes from %3 to %4.', guess, said(preview.curves[shown].label), ...errors);
}

export function tradeOff(preview, facts) {
  const over = preview.over_lambda;
  const series = [];
  for (const curve of preview.curves) series.push(...bandsOf(curve));
  if (preview.predict_mean?.y?.length) {
    const mean = lineOf(preview.predict_mean);
    series.push({ ...mean, marker: 'none', note: mean.notPrivate ? undefined : word('yardstick') });
  }
  for (const curve of preview.curves) if (nums(curve.y).some(Number.isFinite)) series.push(lineOf(curve));
  const guides = [];
  if (num(preview.none) > 0 && !over)
    guides.push(level(num(preview.none), tr('no privacy: %1', numberText(preview.none, 3)), 'notPrivate'));
  for (const one of preview.marks ?? [])
    if (!one.id.startsWith('raised-')) guides.push(mark(num(one.x), said(one.label)));
  const isCompared = facts.compare && preview.at_compared?.length > 0;
  if (isCompared && !over) {
    const { epsilon } = facts.compare;
    guides.push(handle('compare', epsilon, epsilonFact(epsilon), { color: 'mutedText', meaning: 'elsewhere' }));
  }
  if (over) guides.push(handle('lambda', facts.values.lambda, `λ ${numberText(facts.values.lambda)}`));
  else guides.push(handle('epsilon', facts.epsilon, `ε ${numberText(facts.epsilon)}`));
  return {
    facts: [preview.splits > 1 ? word('meanOfSplits', preview.splits) : word('oneSplit')],
    charts: [
      {
        id: 'trade-off',
        title: tr('What privacy costs'),
        x: {
          title: over
            ? tr('Regularisation %1 at ε = %2: flexible ← → stiff', 'λ', numberText(facts.epsilon))
            : tr('Privacy budget ε: more private ← → more accurate'),
          log: true,
          range: [num(preview.low), num(preview.high)],
        },
        y: {
          title: metricTitle(facts, preview.metric),
          log: true,
          range: errorRange(preview, facts.task !== 'statistic'),
        },
        series,
        guides,
        notes: [
          ...(isCompared ? [comparedSentence(preview, facts)] : []),
          ...notesOf(...preview.curves.map((curve) => curve.notes ?? [])),
        ].filter((note, i, all) => all.indexOf(note) === i),
        summary: [
          errorsAt(facts.epsilon, preview, preview.at_epsilon),
          isCompared && errorsAt(facts.compare.epsilon, preview, preview.at_compared),
        ]
          .filter(Boolean)
          .join(' '),
      },
    ],
  };
}
