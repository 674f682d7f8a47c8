#include "ui/tasks/private_classifier/conditions.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>

#include "core/results/best_method.h"
#include "core/tasks/task_cache.h"
#include "core/tasks/task.h"
#include "core/erm/perturbation.h"
#include "core/erm/private_fit.h"
#include "core/tasks/methods.h"
#include "core/tasks/private_classifier/boundary_preview.h"
#include "core/tasks/private_classifier/cache.h"
#include "core/tasks/private_classifier/cells.h"
#include "core/tasks/trade_off_preview.h"
#include "ui/state/picture.h"
#include "ui/state/words.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

using Conditions = std::vector<OddCondition>;

QString whyStiffer(const std::string& method) {
  return QObject::tr("Why is %1 stiffer than Λ says?").arg(QString::fromStdString(methodLabel(method)));
}

QString whyCalmed(const PrivateClassifier& task, const PerturbationPlan& plan) {
  return QObject::tr(
             "At ε = %1 and Λ = %2 the noise would outweigh what is learned. So the regularisation is "
             "raised by %3, by a rule that looks at ε, rows and columns alone. A smaller Λ changes "
             "nothing any more.")
      .arg(numberText(plan.epsilon, 3), numberText(task.lambda, 3), numberText(plan.extraRegularisation, 3));
}

/// Speaks of objective perturbation whose regularisation is raised, for want of epsilon or by its own rule.
void budgetOnSecondDerivative(const AppState& state, Conditions& found) {
  const PrivateClassifier& task = state.study.privateClassifier;
  const auto* cache = PrivateClassifierCache::ifOf(state.cache.get());
  if (cache == nullptr || task.tune) return;
  const PublicRows rows = publicRows(*cache->split().train().x);
  const double epsilon = viewEpsilon(state.study);
  for (const std::string& id : task.methods) {
    if (!perturbationOf(id)) continue;
    const Perturbation method = methodOf(state.study, id);
    const PerturbationPlan plan =
        planPerturbation(method, lossOf(task), rows, task.lambda, rowBudget(state.study, epsilon));
    if (!plan.switched) continue;
    if (method == Perturbation::objectiveTight || isGaussian(method)) {
      found.push_back({QStringLiteral("budget-on-bend"), whyStiffer(id), whyCalmed(task, plan)});
      return;
    }
    found.push_back(
        {QStringLiteral("budget-on-bend"), whyStiffer(id),
         QObject::tr("At ε = %1 and Λ = %2 the bend of the loss would cost all of ε (ε′ ≤ 0). So the "
                     "regularisation is raised by %3, until half of ε is left for the noise. A smaller Λ "
                     "changes nothing any more.")
             .arg(numberText(epsilon, 3), numberText(task.lambda, 3),
                  numberText(plan.extraRegularisation, 3))});
    return;
  }
}

/// Nothing where the picture has no such curve.
std::optional<MethodErrors> errorsOf(const TradeOffPreview& preview, const char* method) {
  for (std::size_t i = 0; i < preview.curves.size() && i < preview.atEpsilonOfSplits.size(); ++i)
    if (preview.curves[i].method == method)
      return MethodErrors{.mean = preview.atEpsilon[i], .ofSplits = preview.atEpsilonOfSplits[i]};
  return std::nullopt;
}

void outputAhead(const TradeOffPreview& preview, Conditions& found) {
  const auto output = errorsOf(preview, idOf(Perturbation::output));
  const auto objective = errorsOf(preview, idOf(Perturbation::objective));
  if (!output || !objective) return;
  const auto difference =
      errorDifference(*output, *objective, ErrorKind::onSplits, {preview.trainRows, preview.testRows});
  if (!isClear(difference) || difference->low > 0) return;
  found.push_back(
      {QStringLiteral("output-ahead"), QObject::tr("Why is output perturbation better here?"),
       QObject::tr("Usually objective perturbation is. But it pays a part of ε for the bend of the loss "
                   "before its noise is drawn, and where that part is large it falls behind.")});
}

/// Whether the error grows again by more than a few draws can do by chance.
bool growsAgain(const MethodCurve& curve) {
  constexpr double kMuch = 0.02;
  double lowest = std::numeric_limits<double>::infinity();
  for (const double error : curve.y) {
    if (error > lowest + kMuch) return true;
    if (error < lowest) lowest = error;
  }
  return false;
}

void errorGrowsAgain(const TradeOffPreview& preview, Conditions& found) {
  if (preview.overLambda || preview.metric != "test_error") return;
  for (const MethodCurve& curve : preview.curves) {
    if (!growsAgain(curve) || !curve.kinks.empty()) continue;
    const QString question =
        QObject::tr("Why does the error of %1 grow again with ε?").arg(QString::fromStdString(curve.label));
    const bool blowsUp = curve.method == idOf(Perturbation::objective);
    if (blowsUp && std::any_of(preview.marks.begin(), preview.marks.end(),
                               [&](const CurveMark& mark) { return mark.id == "raised-" + curve.method; })) {
      found.push_back(
          {QStringLiteral("phase-switch"), question,
           QObject::tr("Below the dotted line the regularisation is raised, until half of ε is left for the "
                       "noise. Just above it nothing is raised, but the bend of the loss costs almost all "
                       "of ε (ε′ near 0), so that the noise is huge.")});
      return;
    }
    found.push_back(
        {QStringLiteral("grows-again"), question,
         QObject::tr("The method makes the loss small, and the error counts classes. Much regularisation "
                     "or noise can "
                     "leave almost one answer for all rows, which is wrong for %1 of them; on the way "
                     "from there to a "
                     "good fit the error may rise first. The loss shows what is gained.")
             .arg(percentText(preview.predictMeanAtEpsilon))});
    return;
  }
}

}  // namespace

void addClassifierConditions(const AppState& state, Conditions& found) {
  const std::shared_ptr<const Picture> picture = state.shownPicture();
  const auto* tradeOff = previewOf<TradeOffPreview>(picture.get());
  if (tradeOff != nullptr || previewOf<BoundaryPreview>(picture.get()) != nullptr)
    budgetOnSecondDerivative(state, found);
  if (tradeOff == nullptr) return;
  outputAhead(*tradeOff, found);
  errorGrowsAgain(*tradeOff, found);
}

}  // namespace epsiscope
