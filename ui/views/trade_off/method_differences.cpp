#include "ui/views/trade_off/method_differences.h"

#include <QObject>

#include <algorithm>
#include <cmath>

#include "core/results/paired_difference.h"
#include "core/tasks/methods.h"
#include "core/tasks/statistic/trade_off.h"
#include "ui/state/words.h"
#include "ui/views/chart_parts.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

bool isComparable(const TradeOffPreview& preview, std::size_t curve) {
  return curve < preview.atEpsilon.size() && curve < preview.atEpsilonOfSplits.size() &&
         preview.atEpsilonOfSplits[curve].size() > 1 && std::isfinite(preview.atEpsilon[curve]) &&
         preview.curves[curve].method != kMethodNone && preview.curves[curve].method != kMethodNoiseAlone;
}

}  // namespace

std::optional<std::size_t> referenceCurve(const Study& study, const TradeOffPreview& preview) {
  std::optional<std::size_t> first;
  std::size_t comparable = 0;
  for (std::size_t i = 0; i < preview.curves.size(); ++i) {
    if (!isComparable(preview, i)) continue;
    ++comparable;
    if (!first || preview.curves[i].method == study.view.method) first = i;
  }
  return comparable > 1 ? first : std::nullopt;
}

std::optional<MethodDifference> differenceBetween(const TradeOffPreview& preview, std::size_t curve,
                                                  std::size_t reference) {
  if (curve == reference || !isComparable(preview, curve) || !isComparable(preview, reference)) return {};
  const auto found = pairedDifference(preview.atEpsilonOfSplits[curve], preview.atEpsilonOfSplits[reference],
                                      preview.trainRows, preview.testRows);
  if (!found) return {};
  return differenceWords(*found, nameOf(preview.curves[reference]));
}

QString bestSentence(const Study& study, const TradeOffPreview& preview) {
  const auto reference = referenceCurve(study, preview);
  if (!reference) return {};
  std::vector<std::size_t> byError;
  for (std::size_t i = 0; i < preview.curves.size(); ++i)
    if (isComparable(preview, i) && preview.curves[i].guarantee.isPrivate()) byError.push_back(i);
  std::sort(byError.begin(), byError.end(),
            [&](std::size_t a, std::size_t b) { return preview.atEpsilon[a] < preview.atEpsilon[b]; });
  if (byError.size() < 2) return {};
  const std::size_t best = byError[0], other = best == *reference ? byError[1] : *reference;
  const auto difference = differenceBetween(preview, best, other);
  if (!difference) return {};
  return QObject::tr("Smallest at ε = %1: %2, %3.")
      .arg(numberText(viewEpsilon(study)), nameOf(preview.curves[best]), difference->sentence);
}

}  // namespace epsiscope
