#include "core/privacy/laplace_law.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>

namespace epsiscope {

LaplaceLaw::Answer LaplaceLaw::draw(Rng& rng) const {
  Answer drawn(centre.size());
  for (std::size_t i = 0; i < drawn.size(); ++i) drawn[i] = centre[i] + scale * rng.laplace();
  return drawn;
}

AnswerLoss LaplaceLaw::lossAgainst(const LaplaceLaw& other, const Answer&) const {
  if (other.centre.size() != centre.size() || other.scale != scale || other.together != together)
    return AnswerLoss::endless();
  std::vector<double> lost(centre.size());
  std::ranges::transform(centre, other.centre, lost.begin(),
                         [&](double a, double b) { return a == b ? 0 : std::abs(a - b) / scale; });
  if (together > 0 && together < lost.size()) {
    std::ranges::partial_sort(lost, lost.begin() + static_cast<std::ptrdiff_t>(together), std::greater{});
    lost.resize(together);
  }
  return {.most = std::accumulate(lost.begin(), lost.end(), 0.0)};
}

}  // namespace epsiscope
