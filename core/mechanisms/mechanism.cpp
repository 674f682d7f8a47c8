#include "core/mechanisms/mechanism.h"

#include <cassert>

namespace epsiscope {

void Mechanism::sampleAll(std::span<const double> labels, std::span<double> outputs, Rng& rng) const {
  assert(labels.size() == outputs.size());
  for (std::size_t i = 0; i < labels.size(); ++i) outputs[i] = sample(labels[i], rng);
}

}  // namespace epsiscope
