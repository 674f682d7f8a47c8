#include "core/mechanisms/for_release.h"

#include "core/mechanisms/gaussian.h"
#include "core/mechanisms/integer_response.h"
#include "core/mechanisms/lattice_gaussian.h"
#include "core/mechanisms/lattice_laplace.h"
#include "core/mechanisms/lattice_staircase.h"
#include "core/mechanisms/lattice_window.h"
#include "core/privacy/gaussian_calibration.h"
#include "core/text/sentence.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace epsiscope {

namespace {

using Parameters = MechanismParameters;
using Twin = std::unique_ptr<Mechanism>;

/// A method with a twin.
struct TwinRow {
  std::string_view method;
  Twin (*make)(const Parameters&);
  bool (*canDraw)(const Parameters&) = nullptr;  ///< null: always
};

Twin twinOfLaplace(const Parameters& p) {
  return std::make_unique<LatticeLaplace>(p.bounds, p.epsilon);
}

bool drawsLaplace(const Parameters& p) {
  return LatticeLaplace::canDraw(p.bounds, p.epsilon);
}

Booking priceOfGaussian(const Parameters& p) {
  return {.epsilon = p.epsilon, .delta = p.delta, .trust = Booking::Trust::local};
}

double analyticSigma(const Parameters& p) {
  return analyticGaussianSigma(p.epsilon, p.delta, p.bounds.width());
}

double classicSigma(const Parameters& p) {
  return classicGaussianSigma(p.epsilon, p.delta, p.bounds.width());
}

Twin twinOfGaussian(const Parameters& p) {
  return std::make_unique<LatticeGaussian>(p.bounds, analyticSigma(p), priceOfGaussian(p));
}

bool drawsGaussian(const Parameters& p) {
  return LatticeGaussian::canDraw(p.bounds, analyticSigma(p), priceOfGaussian(p));
}

Twin twinOfClassicGaussian(const Parameters& p) {
  return std::make_unique<LatticeGaussian>(p.bounds, classicSigma(p), priceOfGaussian(p));
}

bool drawsClassicGaussian(const Parameters& p) {
  return LatticeGaussian::canDraw(p.bounds, classicSigma(p), priceOfGaussian(p));
}

Twin twinOfStaircase(const Parameters& p) {
  const bool absolute = p.variant == "absolute";
  return std::make_unique<LatticeStaircase>(
      p.bounds, p.epsilon, absolute ? StaircaseGoal::absoluteError : StaircaseGoal::variance);
}

bool drawsStaircase(const Parameters& p) {
  return LatticeStaircase::canDraw(p.epsilon);
}

Twin twinOfRpWithPrior(const Parameters& p, RpWithPrior::Release release) {
  const OutsideRule rule = p.variant == "uniform" ? OutsideRule::uniform : OutsideRule::project;
  return std::make_unique<LatticeWindow>(p.bounds, optimalInterval(p.prior, p.epsilon, p.zeta), p.epsilon,
                                         p.zeta, rule, release);
}

Twin twinOfRpAsDrawn(const Parameters& p) {
  return twinOfRpWithPrior(p, RpWithPrior::Release::asDrawn);
}

Twin twinOfRpDebiased(const Parameters& p) {
  return twinOfRpWithPrior(p, RpWithPrior::Release::debiased);
}

Twin twinOfFinite(const char* method, const Parameters& p) {
  const Twin ideal = findMechanism(method)->make(p);
  return std::make_unique<IntegerResponse>(dynamic_cast<const FiniteMechanism&>(*ideal));
}

Twin twinOfRrOnBins(const Parameters& p) {
  return twinOfFinite("rr-on-bins", p);
}

Twin twinOfUnbiased(const Parameters& p) {
  return twinOfFinite("unbiased", p);
}

Twin twinOfGridResponse(const Parameters& p) {
  return twinOfFinite("grid-response", p);
}

Twin twinOfRandomizedResponse(const Parameters& p) {
  return twinOfFinite("randomized-response", p);
}

Twin twinOfRrWithPrior(const Parameters& p) {
  return twinOfFinite("rr-with-prior", p);
}

constexpr std::array kTwins = {
    TwinRow{"laplace", twinOfLaplace, drawsLaplace},
    TwinRow{"gaussian", twinOfGaussian, drawsGaussian},
    TwinRow{"gaussian-classic", twinOfClassicGaussian, drawsClassicGaussian},
    TwinRow{"staircase", twinOfStaircase, drawsStaircase},
    TwinRow{"rr-on-bins", twinOfRrOnBins},
    TwinRow{"unbiased", twinOfUnbiased},
    TwinRow{"rp-with-prior", twinOfRpAsDrawn},
    TwinRow{"rp-with-prior-debiased", twinOfRpDebiased},
    TwinRow{"grid-response", twinOfGridResponse},
    TwinRow{"randomized-response", twinOfRandomizedResponse},
    TwinRow{"rr-with-prior", twinOfRrWithPrior},
};

const TwinRow* findTwin(const std::string& method) {
  const auto* const found = std::ranges::find(kTwins, method, &TwinRow::method);
  return found == kTwins.end() ? nullptr : found;
}

}  // namespace

std::unique_ptr<Mechanism> madeForRelease(const std::string& method, const Parameters& parameters) {
  if (reasonAgainstRelease(method, parameters)) return nullptr;
  return findTwin(method)->make(parameters);
}

std::optional<std::string> reasonAgainstRelease(const std::string& method, const Parameters& parameters) {
  const TwinRow* twin = findTwin(method);
  if (twin == nullptr)
    return filled(sentence("Core", "For %1 there is no exact sampler of labels; choose another method."),
                  method);
  if (auto reason = reasonAgainst(*findMechanism(method), parameters)) return reason;
  if (method == "gaussian-classic") {
    Booking price = priceOfClassicGaussian(parameters.epsilon, parameters.delta);
    if (!price.unproved.empty()) return std::move(price.unproved);
  }
  if (twin->canDraw != nullptr && !twin->canDraw(parameters))
    return filled(
        sentence("Core", "The noise of %1 cannot be drawn exactly at epsilon %2; choose another epsilon."),
        method, parameters.epsilon);
  return std::nullopt;
}

}  // namespace epsiscope
