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

/// So many decimals that the interval is told, to two digits where the first is a 1, and two digits of the
/// difference, but no more than four.
int decimalsOf(const PairedDifference& difference) {
  const double half = (difference.high - difference.low) / 2;
  const double size = std::max(std::abs(difference.mean), half);
  if (!(size > 0)) return 1;
  const auto place = [](double value) { return -static_cast<int>(std::floor(std::log10(value))); };
  const int most = place(size) + 3;
  if (!(half > 0)) return std::clamp(most, 0, 12);
  const bool beginsWithOne = half * std::pow(10.0, place(half)) < 2;
  return std::clamp(std::min(std::max(place(half) + (beginsWithOne ? 1 : 0), place(size) + 1), most), 0, 12);
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
  const int decimals = decimalsOf(*found);
  const auto text = [&](double value) { return decimalText(value, decimals); };
  const QString other = nameOf(preview.curves[reference]);
  if (found->low <= 0 && found->high >= 0)
    return MethodDifference{QObject::tr("no clear difference"),
                            QObject::tr("no clear difference from %1: 95 % interval %2 to %3")
                                .arg(other, text(found->low), text(found->high))};
  const bool better = found->mean < 0;
  const double low = std::min(std::abs(found->low), std::abs(found->high));
  const double high = std::max(std::abs(found->low), std::abs(found->high));
  const QString size = text(std::abs(found->mean)), half = text((found->high - found->low) / 2);
  // The difference may be the same on every split, but for what its digits show.
  const bool varies = half != text(0);
  const QString brief =
      varies ? (better ? QObject::tr("%1 ± %2 better") : QObject::tr("%1 ± %2 worse")).arg(size, half)
             : (better ? QObject::tr("%1 better") : QObject::tr("%1 worse")).arg(size);
  return MethodDifference{brief, (better ? QObject::tr("%1 better than %2, 95 % interval %3 to %4")
                                         : QObject::tr("%1 worse than %2, 95 % interval %3 to %4"))
                                     .arg(size, other, text(low), text(high))};
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
