#pragma once

#include <span>

#include "core/privacy/bounds.h"
#include "core/privacy/custody.h"
#include "core/privacy/laplace_law.h"
#include "core/privacy/told_law.h"
#include "core/statistics/statistic_laws.h"

namespace epsiscope {

// What a prior may ask about labels, and at which price.

/// Labels, or how often each of their values occurs: views.
using HeldNumbers = Custody<std::span<const double>>;

/// Counts of which replacing one label changes two by one each: Laplace noise of scale 2/epsilon.
struct NoisyCounts {
  double epsilon = 1;

  LaplaceLaw lawOn(std::span<const double> counts) const;
};

/// The same of whole numbers, with noise that is one: discrete Laplace noise with ratio e^(-epsilon/2).
struct WholeNoisyCounts {
  double epsilon = 1;

  WholeNumbersLaw lawOn(std::span<const double> counts) const;
};

/// Every label within the bounds, answered once by its owner: Laplace noise of scale width/epsilon.
struct NoisyAnswers {
  LabelBounds bounds;
  double epsilon = 1;

  LaplaceLaw lawOn(std::span<const double> labels) const;
};

/// The numbers as they are, which nothing hides: what a published prior did, or a study in Classroom asks
/// for.
struct AsTheyAre {
  ToldLaw lawOn(std::span<const double> numbers) const { return {{numbers.begin(), numbers.end()}}; }
};

}  // namespace epsiscope
