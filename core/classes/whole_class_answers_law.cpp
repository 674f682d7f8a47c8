#include "core/classes/whole_class_answers_law.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/random/exact_coin.h"

namespace epsiscope {

ResponseWeights::ResponseWeights(double epsilon) {
  constexpr int kBits = 62;
  const double bits = epsilon / std::numbers::ln2;
  if (bits >= kBits) {
    truth = WideUnsigned{1} << kBits;
    return;
  }
  const int ofLie = kBits - static_cast<int>(std::ceil(bits));
  lie = WideUnsigned{1} << ofLie;
  // A long double has 64 bits; the last ones of the exponential may be wrong.
  constexpr long double kBelow = 1 - 0x1p-59L;
  const long double ratio = std::exp(static_cast<long double>(epsilon));
  truth = std::max(lie, static_cast<WideUnsigned>(std::ldexp(ratio * kBelow, ofLie)));
}

WholeClassAnswersLaw::Answer WholeClassAnswersLaw::draw(Rng& rng) const {
  const ResponseWeights weights(response.epsilon());
  const std::vector<std::size_t>& offered = response.answers();
  const WideUnsigned lies = weights.lie * (offered.size() - 1);
  Answer drawn;
  drawn.reserve(labels.size());
  for (const std::int32_t label : labels) {
    if (label < 0 || !response.isAnswer(static_cast<std::size_t>(label))) {
      drawn.push_back(static_cast<std::int32_t>(offered[rng.below(offered.size())]));
      continue;
    }
    const WideUnsigned place = drawBelow(lies + weights.truth, rng);
    if (place >= lies) {
      drawn.push_back(label);
      continue;
    }
    auto answer = static_cast<std::size_t>(place / weights.lie);
    answer += offered[answer] >= static_cast<std::size_t>(label) ? 1 : 0;
    drawn.push_back(static_cast<std::int32_t>(offered[answer]));
  }
  return drawn;
}

}  // namespace epsiscope
