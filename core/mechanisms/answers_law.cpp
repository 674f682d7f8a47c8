#include "core/mechanisms/answers_law.h"

#include <algorithm>
#include <cmath>

namespace epsiscope {

namespace {

/// |log p(t) - log p'(t)|; 0 where both are 0.
double ratioAt(double output, const Mechanism& one, double value, const Mechanism& other, double otherValue) {
  const double a = one.logDensity(output, value), b = other.logDensity(output, otherValue);
  return a == b ? 0 : std::abs(a - b);
}

/// The densities are monotone between their jumps and kinks, and beyond the last ones as at their ends.
double largestRatio(const Mechanism& one, double value, const Mechanism& other, double otherValue) {
  double most = 0;
  const auto take = [&](double output) {
    most = std::max(most, ratioAt(output, one, value, other, otherValue));
  };
  for (const auto& [mechanism, own] : {std::pair(&one, value), std::pair(&other, otherValue)}) {
    const Support support = mechanism->support();
    for (const double point : support.points) take(point);
    if (!support.points.empty()) continue;
    for (const double place : mechanism->breakpoints(own)) {
      take(place);
      if (place > support.lower) take(std::nextafter(place, -kInfinity));
    }
  }
  return most;
}

}  // namespace

Booking AnswersLaw::booking() const {
  return mechanism->booking();
}

AnswersLaw::Answer AnswersLaw::draw(Rng& rng) const {
  Answer drawn(values.size());
  mechanism->sampleAll(values, drawn, rng);
  return drawn;
}

AnswerLoss AnswersLaw::lossAgainst(const AnswersLaw& other, const Answer& answer) const {
  if (other.values.size() != values.size()) return AnswerLoss::endless();
  const bool isNormal = mechanism->booking().delta > 0;
  AnswerLoss loss;
  for (std::size_t i = 0; i < values.size(); ++i) {
    const bool isSame = values[i] == other.values[i];
    const double given = ratioAt(answer[i], *mechanism, values[i], *other.mechanism, other.values[i]);
    if (isSame && given == 0) continue;
    if (isNormal && mechanism->variance(values[i]) == other.mechanism->variance(other.values[i])) {
      const double deviation = std::sqrt(mechanism->variance(values[i]));
      loss.moved = std::hypot(
          loss.moved, (mechanism->mean(values[i]) - other.mechanism->mean(other.values[i])) / deviation);
    } else {
      loss.most += std::max(given, largestRatio(*mechanism, values[i], *other.mechanism, other.values[i]));
    }
  }
  return loss;
}

}  // namespace epsiscope
