#include "ui/tasks/kernel_release/conditions.h"

#include <QObject>

#include "core/tasks/kernel_release/release.h"
#include "core/tasks/kernel_release/theory_preview.h"
#include "core/tasks/task.h"
#include "core/tasks/task_cache.h"
#include "core/tasks/trade_off_preview.h"
#include "core/theory/error_terms.h"
#include "ui/state/picture.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

using Conditions = std::vector<OddCondition>;

/// Is not asked on Trade-off, where the gap says it.
void lambdaBeyondPaper(const Study& study, Conditions& found) {
  if (taskOf(study).hasClasses(study) || study.kernelRelease.lambda <= 1) return;
  found.push_back(
      {QStringLiteral("lambda-beyond-paper"), QObject::tr("Where is the curve of the paper's bound?"),
       QObject::tr("The paper's bound assumes λ up to 1, and λ is %1: nothing is proved of its noise here. "
                   "The tight bound holds for every λ.")
           .arg(numberText(study.kernelRelease.lambda, 3))});
}

void epsilonBeyondBound(const Study& study, Conditions& found) {
  if (epsilonOfRow(study, viewEpsilon(study)) <= kRandomErrorLimit) return;
  found.push_back(
      {QStringLiteral("epsilon-beyond-bound"), QObject::tr("Why is the bound greyed at this ε?"),
       QObject::tr("Its first term is proved while e^ε − 1 ≤ 2ε, that is up to ε = 1.256. The release keeps "
                   "its promise beyond; only the bound on its error is not proved there.")});
}

void predictionsShareBudget(const Study& study, Conditions& found) {
  const int predictions = study.kernelRelease.predictions;
  if (predictions <= 1 || releasesFunction(study)) return;
  found.push_back(
      {QStringLiteral("predictions-share"), QObject::tr("Why is there so much noise?"),
       QObject::tr(
           "%1 predictions share ε, so that each has noise %1 times as wide as one alone. One number added "
           "to "
           "a whole function hides nothing about its shape: each prediction needs noise of its own.")
           .arg(countText(static_cast<std::size_t>(predictions)))});
}

/// The tight sensitivity is never above the width of the clamp.
void noiseCapped(const AppState& state, Conditions& found) {
  if (!state.cache) return;
  const Study& study = state.study;
  if (releasesFunction(study)) return;
  const double width = releaseBounds(study).width();
  const auto rows = static_cast<double>(state.cache->trainRows());
  const OutputPerturbation release =
      outputPerturbation(study, rows, study.kernelRelease.lambda, viewEpsilon(study));
  if (noiseScale(study, release, NoiseBound::tight).sensitivity < width * (1 - 1e-9)) return;
  found.push_back(
      {QStringLiteral("noise-capped"), QObject::tr("Why does a smaller λ not cost the tight curve more?"),
       QObject::tr("Its noise is already made for the whole width of the bounds, %1: a clamped prediction "
                   "cannot move further.")
           .arg(numberText(width, 3))});
}

}  // namespace

void addKernelConditions(const AppState& state, Conditions& found) {
  const std::shared_ptr<const Picture> picture = state.shownPicture();
  const auto* tradeOff = previewOf<TradeOffPreview>(picture.get());
  const bool isTheory = previewOf<TheoryPreview>(picture.get()) != nullptr;
  if (!isTheory && tradeOff == nullptr) return;
  if (isTheory) {
    lambdaBeyondPaper(state.study, found);
    epsilonBeyondBound(state.study, found);
  }
  predictionsShareBudget(state.study, found);
  noiseCapped(state, found);
}

}  // namespace epsiscope
