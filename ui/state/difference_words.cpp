#include "ui/state/difference_words.h"

#include <QObject>

#include <algorithm>
#include <cmath>

#include "core/results/paired_difference.h"
#include "ui/state/words.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

/// So many decimals that the interval is shown to two digits where the first is a 1, and two digits of the
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

QString intervalWords(IntervalOf of) {
  switch (of) {
    case IntervalOf::people:
      return QObject::tr("for other people like these");
    case IntervalOf::draws:
      return QObject::tr("for other draws of noise");
    case IntervalOf::splits:
      break;
  }
  return QObject::tr("between splits");
}

MethodDifference differenceWords(const PairedDifference& difference, const QString& other) {
  const int decimals = decimalsOf(difference);
  const auto text = [&](double value) { return decimalText(value, decimals); };
  if (difference.low <= 0 && difference.high >= 0)
    return MethodDifference{
        QObject::tr("no clear difference"),
        QObject::tr("no clear difference from %1: 95 % interval %2 to %3 %4")
            .arg(other, text(difference.low), text(difference.high), intervalWords(difference.intervalOf))};
  const bool better = difference.mean < 0;
  const double low = std::min(std::abs(difference.low), std::abs(difference.high));
  const double high = std::max(std::abs(difference.low), std::abs(difference.high));
  const QString size = text(std::abs(difference.mean)), half = text((difference.high - difference.low) / 2);
  // The difference may be the same on every split, up to the digits shown.
  const bool varies = half != text(0);
  if (!varies)
    return MethodDifference{
        (better ? QObject::tr("%1 better") : QObject::tr("%1 worse")).arg(size),
        (better ? QObject::tr("%1 better than %2") : QObject::tr("%1 worse than %2")).arg(size, other)};
  const QString brief =
      (better ? QObject::tr("%1 ± %2 better") : QObject::tr("%1 ± %2 worse")).arg(size, half);
  return MethodDifference{brief,
                          (better ? QObject::tr("%1 better than %2, 95 % interval %3 to %4 %5")
                                  : QObject::tr("%1 worse than %2, 95 % interval %3 to %4 %5"))
                              .arg(size, other, text(low), text(high), intervalWords(difference.intervalOf))};
}

}  // namespace epsiscope
