#include "core/privacy/guessing.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace epsiscope {

double laplaceGuess(double epsilon, double share) {
  return 1 - 0.5 * std::exp(-share * epsilon / 2);
}

CountRange likelyCounts(int draws, double chance, double mass) {
  std::vector<double> probability;
  for (int k = 0; k <= draws; ++k) {
    const double ways = std::lgamma(draws + 1.0) - std::lgamma(k + 1.0) - std::lgamma(draws - k + 1.0);
    const double right = k > 0 ? k * std::log(chance) : 0;
    const double wrong = k < draws ? (draws - k) * std::log1p(-chance) : 0;
    probability.push_back(std::exp(ways + right + wrong));
  }
  const double tail = (1 - mass) / 2;
  CountRange range{0, draws};
  for (double below = probability.front(); below <= tail && range.low < draws;)
    below += probability[static_cast<std::size_t>(++range.low)];
  for (double above = probability.back(); above <= tail && range.high > range.low;)
    above += probability[static_cast<std::size_t>(--range.high)];
  return range;
}

}  // namespace epsiscope
