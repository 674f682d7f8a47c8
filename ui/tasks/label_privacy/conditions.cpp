#include "ui/tasks/label_privacy/conditions.h"

#include <QCoreApplication>

#include <cmath>

#include "core/mechanisms/registry.h"
#include "core/tasks/label_privacy/interval_preview.h"
#include "core/tasks/label_privacy/pipeline.h"
#include "core/tasks/label_privacy/method_reads.h"
#include "core/tasks/methods.h"
#include "core/tasks/noise_preview.h"
#include "core/tasks/task_cache.h"
#include "core/tasks/trade_off_preview.h"
#include "ui/state/app_state.h"
#include "ui/state/output_range.h"
#include "ui/state/picture.h"
#include "ui/state/view_kind.h"
#include "ui/state/words.h"
#include "ui/tasks/label_privacy/needs.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

using Conditions = std::vector<OddCondition>;

void noiseBeyondPicture(const NoisePreview& preview, Conditions& found) {
  const auto [low, high] = outputRange(preview);
  for (const NoiseCurve& curve : preview.curves)
    if (curve.sd > high - low) {
      found.push_back(
          {QStringLiteral("flat-noise"),
           QObject::tr("Why is %1 almost flat?").arg(QString::fromStdString(curve.label)),
           QObject::tr("Its noise has a standard deviation of %1, more than the whole picture is wide. "
                       "One result says next to nothing; only many together do.")
               .arg(numberText(curve.sd, 3))});
      return;
    }
}

/// Speaks of noise that is wider than the bounds, but not than the picture, which noiseBeyondPicture() says.
void noiseBeyondLabels(const NoisePreview& preview, Conditions& found) {
  const auto [low, high] = outputRange(preview);
  for (const NoiseCurve& curve : preview.curves)
    if (curve.sd > preview.bounds.width() && curve.sd <= high - low) {
      found.push_back(
          {QStringLiteral("noise-beyond-labels"),
           QObject::tr("Why do results of %1 lie far outside the bounds?")
               .arg(QString::fromStdString(curve.label)),
           QObject::tr(
               "Its noise has a standard deviation of %1, and labels differ by at most %2: one result must "
               "not tell the two ends of the bounds apart. The mean of many results still tells the mean "
               "of their labels.")
               .arg(numberText(curve.sd, 3), numberText(preview.bounds.width(), 3))});
      return;
    }
}

void sameLabels(const NoisePreview& preview, Conditions& found) {
  if (preview.label == preview.otherLabel)
    found.push_back(
        {QStringLiteral("same-labels"), QObject::tr("Why is the log-ratio zero everywhere?"),
         QObject::tr("y and y′ are the same label: there is nothing to tell apart. Drag one of the lines.")});
}

/// The range that unbiased answers need beyond the labels, in widths of the labels: 1/(e^epsilon - 1).
void unbiasedFarOut(const Picture& drawn, Conditions& found) {
  const Study& study = drawn.study;
  if (!usesMethod(study, kMethodUnbiased)) return;
  const double epsilon = viewEpsilon(study);
  const double share = paysForPrior(study) ? priorShare(study, drawn.cache->trainRows(), epsilon) : 0;
  const double beyond = 1 / std::expm1((1 - share) * epsilonOfRow(study, epsilon));
  constexpr double kFar = 2;
  if (!(beyond > kFar)) return;
  found.push_back(
      {QStringLiteral("unbiased-far-out"), QObject::tr("Why are the answers of Optimal unbiased so far out?"),
       QObject::tr(
           "To be right on average, answers must reach at least %1 times the width of the labels beyond "
           "either end at this ε, and further the smaller ε is. More ε, a smaller share for the prior, or a "
           "method that may be wrong on average keeps them near.")
           .arg(numberText(beyond, 3))});
}

/// Asks only methods that need no prior: their pipelines cost next to nothing.
void lambdaTooSmall(const Picture& drawn, Conditions& found) {
  const Study& study = drawn.study;
  if (!study.labelPrivacy.lambda || !isLinear(shownLearner(study))) return;
  Study matched = study;
  matched.labelPrivacy.lambda.reset();
  constexpr double kMuchWorse = 1.1;
  for (const std::string& method : study.labelPrivacy.methods) {
    if (findMechanism(method) == nullptr || needsPrior(method)) continue;
    const auto fit = [&](const Study& one) {
      return previewPipeline(one, *drawn.cache, method, viewEpsilon(study));
    };
    const Pipeline asked = fit(study), suited = fit(matched);
    const bool clip = study.labelPrivacy.clipPredictions;
    const double error = previewError(*drawn.cache, asked, clip);
    const double less = previewError(*drawn.cache, suited, clip);
    if (!(asked.lambda < suited.lambda) || !(error > kMuchWorse * less)) continue;
    found.push_back(
        {QStringLiteral("lambda-too-small"),
         QObject::tr("Why is the error of %1 so large?").arg(QString::fromStdString(methodLabel(method))),
         QObject::tr(
             "λ = %1 is too small for its noise, which the weights follow. λ = %2 suits the noise, and the "
             "error would be %3 in place of %4. Type \"matched\" to let λ follow the noise: it costs no "
             "privacy.")
             .arg(numberText(asked.lambda, 3), numberText(suited.lambda, 3), numberText(less, 3),
                  numberText(error, 3))});
    return;
  }
}

void priorTakesMost(const Study& study, Conditions& found) {
  constexpr double kMost = 0.6;
  const std::optional<double> share = study.labelPrivacy.priorShare.at(study.epsilon, viewEpsilon(study));
  if (!paysForPrior(study) || !share || *share < kMost) return;
  found.push_back(
      {QStringLiteral("prior-takes-most"), QObject::tr("Why is RPWithPrior so noisy?"),
       QObject::tr(
           "%1 of ε is spent on the histogram. What is left for the labels is little, and their noise large.")
           .arg(percentText(*share))});
}

void labelsClipped(const AppState& state, Conditions& found) {
  constexpr double kMany = 0.02;
  if (!state.cache) return;
  const double share =
      static_cast<double>(state.cache->clippedTrainLabels()) / static_cast<double>(state.cache->trainRows());
  if (share < kMany) return;
  found.push_back(
      {QStringLiteral("labels-clipped"), QObject::tr("Why does more ε not remove the error?"),
       QObject::tr("%1 of the training labels lie outside the declared bounds and are clipped to them. "
                   "That error stays "
                   "whatever ε is; wider bounds remove it and add noise.")
           .arg(percentText(share, 2))});
}

void intervalConditions(const IntervalPreview& preview, Conditions& found) {
  const std::vector<double>& nodes = preview.prior.nodes;
  if (nodes.size() < 3) return;
  std::size_t bins = 0;
  for (const double node : nodes)
    if (node > preview.interval.lower && node <= preview.interval.upper) ++bins;
  if (bins <= 1)
    found.push_back(
        {QStringLiteral("one-bin"), QObject::tr("Why is the interval so small?"),
         QObject::tr(
             "It has collapsed to one bar of the histogram: with so little ε, answering well for the most "
             "frequent "
             "labels and ignoring the rest gives the largest F. Results then say almost nothing.")});
  if (preview.interval.lower <= nodes.front() && preview.interval.upper >= nodes.back())
    found.push_back(
        {QStringLiteral("whole-range"), QObject::tr("Why does the interval cover everything?"),
         QObject::tr("With this much ε the results stay close to their labels anyway, so nothing is "
                     "gained by leaving "
                     "labels out.")});
  double emptied = 0;
  for (const double mass : preview.prior.mass)
    if (mass == 0) ++emptied;
  constexpr double kManyEmptied = 0.3;
  if (preview.epsilonPrior > 0 && emptied > kManyEmptied * static_cast<double>(preview.prior.mass.size()))
    found.push_back(
        {QStringLiteral("ragged-prior"), QObject::tr("Why is the prior so ragged?"),
         QObject::tr("The noise on the counts is as large as the counts: many bars became negative and "
                     "were set to 0. A "
                     "larger share, more ε or wider bars smooth it.")});
}

}  // namespace

void addLabelConditions(const AppState& state, Conditions& found) {
  const std::string& view = state.study.view.tab;
  const std::shared_ptr<const Picture> picture = state.shownPicture();
  if (previewOf<TradeOffPreview>(picture.get()) != nullptr) {
    priorTakesMost(state.study, found);
    lambdaTooSmall(*picture, found);
    unbiasedFarOut(*picture, found);
  }
  if (const auto* noise = previewOf<NoisePreview>(picture.get())) {
    sameLabels(*noise, found);
    noiseBeyondPicture(*noise, found);
    noiseBeyondLabels(*noise, found);
    unbiasedFarOut(*picture, found);
  }
  if (const auto* interval = previewOf<IntervalPreview>(picture.get())) {
    intervalConditions(*interval, found);
    priorTakesMost(state.study, found);
  }
  if (view == view_id::tradeOff || view == view_id::data) labelsClipped(state, found);
}

}  // namespace epsiscope
