#include "core/tasks/smallest_epsilon.h"

#include <cassert>
#include <cmath>
#include <cstdint>

#include "core/base/numbers.h"

namespace epsiscope {

namespace {

/// The numbers of three significant digits in ascending order: number i is (100 + i mod 900) 10^(i div 900).
using Place = std::int64_t;
constexpr Place kPerDecade = 900;

double numberAt(Place place) {
  const Place decade = place >= 0 ? place / kPerDecade : -((-place + kPerDecade - 1) / kPerDecade);
  const auto digits = static_cast<double>(100 + (place - decade * kPerDecade));
  // One correctly rounded operation on exact numbers (up to 10^22): the value of the decimal text.
  return decade >= 0 ? digits * std::pow(10.0, static_cast<double>(decade))
                     : digits / std::pow(10.0, static_cast<double>(-decade));
}

/// The last place whose number is at most `value`.
Place placeBelow(double value) {
  const auto decade = static_cast<Place>(std::floor(std::log10(value))) - 2;
  const double digits = std::floor(value / std::pow(10.0, static_cast<double>(decade)));
  Place place = decade * kPerDecade + static_cast<Place>(digits) - 100;
  while (numberAt(place) > value) --place;
  while (numberAt(place + 1) <= value) ++place;
  return place;
}

Place placeAbove(double value) {
  const Place below = placeBelow(value);
  return numberAt(below) == value ? below : below + 1;
}

/// A search for the place where the mean (side 0), or the lower or upper end of its interval (-1, 1), reaches
/// the wanted error.
class Search {
public:
  Search(const ErrorCurve& curve, double wanted, int side) : m_curve(curve), m_wanted(wanted), m_side(side) {}

  struct Found {
    std::optional<Place> place;
    bool atLowEnd = false;
  };
  Found run() const {
    for (std::size_t i = 0; i < m_curve.epsilons.size(); ++i) {
      if (!isReached({m_curve.mean[i], m_side == 0 ? 0 : m_curve.half[i]})) continue;
      const std::optional<Place> confirmed = confirmedFrom(i);
      if (!confirmed) continue;
      if (i == 0) return {confirmed, true};
      return {bisected(placeBelow(m_curve.epsilons[i - 1]), *confirmed), false};
    }
    return {};
  }

private:
  bool isReached(const ErrorInterval& error) const {
    return error.mean + m_side * (m_side == 0 ? 0 : error.half) <= m_wanted;
  }
  bool isReachedAt(Place place) const { return isReached(m_curve.interval(numberAt(place))); }

  /// A place at or above the curve's point i where the error is reached, below its next point.
  std::optional<Place> confirmedFrom(std::size_t i) const {
    const Place here = placeAbove(m_curve.epsilons[i]);
    if (isReachedAt(here)) return here;
    if (i + 1 == m_curve.epsilons.size()) return std::nullopt;
    const Place next = placeBelow(m_curve.epsilons[i + 1]);
    for (Place step = 1; here + step < next; step *= 2)
      if (isReachedAt(here + step)) return here + step;
    return std::nullopt;
  }

  Place bisected(Place low, Place high) const {
    while (high - low > 1) {
      const Place middle = low + (high - low) / 2;
      (isReachedAt(middle) ? high : low) = middle;
    }
    return high;
  }

  const ErrorCurve& m_curve;
  const double m_wanted;
  const int m_side;
};

/// Fills in the places for both ends of the intervals.
void fillInterval(const ErrorCurve& curve, double wanted, SmallestEpsilon& found) {
  if (curve.half.empty()) return;
  const Search::Found low = Search(curve, wanted, -1).run(), high = Search(curve, wanted, 1).run();
  // The number before the first that reaches it: rounded down.
  if (low.place && !low.atLowEnd) found.low = numberAt(*low.place - 1);
  if (high.place) found.high = numberAt(*high.place);
  if (found.low && found.epsilon) found.low = std::min(*found.low, *found.epsilon);
  if (found.high && found.epsilon) found.high = std::max(*found.high, *found.epsilon);
}

}  // namespace

double roundedUp(double value) {
  return numberAt(placeAbove(value));
}

double roundedDown(double value) {
  return numberAt(placeBelow(value));
}

SmallestEpsilon smallestEpsilon(const ErrorCurve& curve, double wanted) {
  assert(curve.epsilons.size() == curve.mean.size());
  assert(curve.half.empty() || curve.half.size() == curve.mean.size());
  SmallestEpsilon found;
  const Search::Found search = Search(curve, wanted, 0).run();
  found.atLowEnd = search.atLowEnd;
  if (search.place) found.epsilon = numberAt(*search.place);
  found.notEvenWithout = !search.place && curve.withoutPrivacy > wanted;
  fillInterval(curve, wanted, found);
  return found;
}

}  // namespace epsiscope
