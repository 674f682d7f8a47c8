#include "core/classes/whole_class_answers_law.h"

#include <cstddef>
#include <cstdint>

#include "core/privacy/ratio_bound.h"
#include "core/random/exact_coin.h"

namespace epsiscope {

WholeClassAnswersLaw::Answer WholeClassAnswersLaw::draw(Rng& rng) const {
  constexpr int kBits = 62;
  const auto [truth, lie] = RatioBound(response.epsilon()).levels(kBits);
  const std::vector<std::size_t>& offered = response.answers();
  const WideUnsigned lies = lie * (offered.size() - 1);
  Answer drawn;
  drawn.reserve(labels.size());
  for (const std::int32_t label : labels) {
    if (label < 0 || !response.isAnswer(static_cast<std::size_t>(label))) {
      drawn.push_back(static_cast<std::int32_t>(offered[rng.below(offered.size())]));
      continue;
    }
    const WideUnsigned place = drawBelow(lies + truth, rng);
    if (place >= lies) {
      drawn.push_back(label);
      continue;
    }
    auto answer = static_cast<std::size_t>(place / lie);
    answer += offered[answer] >= static_cast<std::size_t>(label) ? 1 : 0;
    drawn.push_back(static_cast<std::int32_t>(offered[answer]));
  }
  return drawn;
}

}  // namespace epsiscope
