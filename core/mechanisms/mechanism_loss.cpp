#include "core/mechanisms/mechanism_loss.h"

#include "core/mechanisms/class_mechanism.h"
#include "core/mechanisms/discrete_laplace.h"
#include "core/mechanisms/gaussian.h"
#include "core/mechanisms/grid_response.h"
#include "core/mechanisms/laplace.h"
#include "core/mechanisms/rr_on_bins.h"
#include "core/mechanisms/staircase.h"

namespace epsiscope {

std::optional<ReleaseLoss> lossOf(const Mechanism& mechanism) {
  const double epsilon = mechanism.booking().epsilon;
  if (const auto* gaussian = dynamic_cast<const Gaussian*>(&mechanism))
    return ReleaseLoss::normal(mechanism.bounds().width(), gaussian->sigma());
  if (dynamic_cast<const Laplace*>(&mechanism) != nullptr) return ReleaseLoss::laplace(epsilon, 1);
  if (const auto* staircase = dynamic_cast<const Staircase*>(&mechanism))
    return ReleaseLoss::staircase(epsilon, staircase->gamma());
  if (const auto* discrete = dynamic_cast<const DiscreteLaplace*>(&mechanism)) {
    // As many atoms as steps: those of counts, not of a lattice so fine that it stands for the real numbers.
    constexpr int kMostSteps = 4096;
    const WideInteger steps = discrete->lattice().sensitivity;
    if (steps > kMostSteps) return std::nullopt;
    return ReleaseLoss::discreteLaplace(epsilon, static_cast<std::uint32_t>(steps));
  }
  const bool responds = dynamic_cast<const GridResponse*>(&mechanism) != nullptr ||
                        dynamic_cast<const RrOnBins*>(&mechanism) != nullptr ||
                        dynamic_cast<const ClassMechanism*>(&mechanism) != nullptr;
  if (!responds) return std::nullopt;
  return ReleaseLoss::response(epsilon, static_cast<const FiniteMechanism&>(mechanism).outputs().size());
}

}  // namespace epsiscope
