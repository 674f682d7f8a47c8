#include "ui/views/trade_off/method_differences.h"

#include <QObject>

#include <algorithm>
#include <cmath>

#include "core/results/best_method.h"
#include "core/results/paired_difference.h"
#include "core/tasks/task.h"
#include "ui/state/words.h"
#include "ui/views/chart_parts.h"
#include "ui/widgets/names_text.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

bool isComparable(const Study& study, const TradeOffPreview& preview, std::size_t curve) {
  return curve < preview.atEpsilon.size() && curve < preview.atEpsilonOfSplits.size() &&
         preview.atEpsilonOfSplits[curve].size() > 1 && std::isfinite(preview.atEpsilon[curve]) &&
         taskOf(study).isMethod(preview.curves[curve].method);
}

MethodErrors errorsOf(const TradeOffPreview& preview, std::size_t curve) {
  return {.mean = preview.atEpsilon[curve],
          .ofSplits = preview.atEpsilonOfSplits[curve],
          .ofPeople =
              curve < preview.atEpsilonOfPeople.size() ? preview.atEpsilonOfPeople[curve] : PeopleSample()};
}

}  // namespace

std::optional<std::size_t> referenceCurve(const Study& study, const TradeOffPreview& preview) {
  std::optional<std::size_t> first;
  std::size_t comparable = 0;
  for (std::size_t i = 0; i < preview.curves.size(); ++i) {
    if (!isComparable(study, preview, i)) continue;
    ++comparable;
    if (!first || preview.curves[i].method == study.view.method) first = i;
  }
  return comparable > 1 ? first : std::nullopt;
}

std::optional<MethodDifference> differenceBetween(const Study& study, const TradeOffPreview& preview,
                                                  std::size_t curve, std::size_t reference) {
  if (curve == reference || !isComparable(study, preview, curve) || !isComparable(study, preview, reference))
    return {};
  const auto found = errorDifference(errorsOf(preview, curve), errorsOf(preview, reference),
                                     ErrorKind::onSplits, {preview.trainRows, preview.testRows});
  if (!found) return {};
  return differenceWords(*found, nameOf(preview.curves[reference]));
}

QString bestSentence(const Study& study, const TradeOffPreview& preview) {
  const auto reference = referenceCurve(study, preview);
  if (!reference) return {};
  std::vector<std::size_t> curves;
  std::vector<MethodErrors> errors;
  for (std::size_t i = 0; i < preview.curves.size(); ++i) {
    if (!isComparable(study, preview, i) || !promiseOf(preview, i).isPrivate()) continue;
    curves.push_back(i);
    errors.push_back(errorsOf(preview, i));
  }
  const auto found = bestMethod(errors, ErrorKind::onSplits, {preview.trainRows, preview.testRows});
  if (curves.size() < 2 || !found) return {};
  const std::size_t best = curves[found->place];
  const QString epsilon = numberText(viewEpsilon(study));
  if (!found->isClear()) {
    QStringList names{nameOf(preview.curves[best])};
    for (const std::size_t place : found->notClearlyWorse) names << nameOf(preview.curves[curves[place]]);
    return QObject::tr("No method is clearly better at ε = %1: %2 cannot be distinguished (%3).")
        .arg(epsilon, namesText(names), intervalWords(found->intervalOf));
  }
  std::size_t other = *reference;
  if (other == best) {
    // Not the reference itself, but the next one.
    std::erase(curves, best);
    other = *std::ranges::min_element(curves, {}, [&](std::size_t i) { return preview.atEpsilon[i]; });
  }
  const auto difference = differenceBetween(study, preview, best, other);
  if (!difference) return {};
  return QObject::tr("Smallest at ε = %1: %2, %3.")
      .arg(epsilon, nameOf(preview.curves[best]), difference->sentence);
}

}  // namespace epsiscope
