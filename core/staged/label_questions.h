#pragma once

#include <Eigen/Core>

#include <cstddef>
#include <memory>
#include <span>

#include "core/mechanisms/answers_law.h"
#include "core/privacy/bounds.h"
#include "core/privacy/choice_law.h"
#include "core/privacy/custody.h"
#include "core/privacy/laplace_law.h"
#include "core/privacy/vector_law.h"
#include "core/staged/asked_people.h"
#include "core/staged/component_rows.h"

namespace epsiscope {

// What the stages may ask about labels, each with the proof that its answer is private for `epsilon` given
// all earlier answers, of which every parameter is a function. Each law looks at the labels of `people`
// alone.

/// The labels of training rows, within their bounds.
using HeldLabels = Custody<std::span<const double>>;

/// The mean: replacing one label moves it by at most width/n, hidden by Laplace noise of that over epsilon.
struct MeanOfLabels {
  const AskedPeople& people;
  LabelBounds bounds;
  double epsilon = 1;

  double scale() const;
  LaplaceLaw lawOn(std::span<const double> labels) const;
};

/// One of the half-widths of HalfWidths, which has the proof, by its place.
struct HalfWidthOfLabels {
  const AskedPeople& people;
  double centre = 0, width = 1, least = 0;
  double epsilon = 1;

  ChoiceLaw lawOn(std::span<const double> labels) const;
};

/// The sums over the rows of (y_i - from_i) x_i/|x_i|, the differences moved into [-half, half] and x_i with
/// rows.counts()[i] components; proof: measuredBySums().
struct SumsOfLabels {
  const AskedPeople& people;
  const ComponentRows& rows;
  const Eigen::VectorXd& from;
  double half = 1;
  std::size_t i = 0;
  double epsilon = 1;

  VectorLaw lawOn(std::span<const double> labels) const;
};

/// The counts of ResidualHistogram, which has the proof, of what predictions leave of the labels.
struct CountsOfResiduals {
  const AskedPeople& people;
  const Eigen::VectorXd& predicted;
  double top = 1;
  double epsilon = 1;

  LaplaceLaw lawOn(std::span<const double> labels) const;
};

/// What predictions leave of each label, moved into [-half, half], through a randomizer that is private for
/// any two of its values. The answers are those of `people`, in order.
struct AnswersAboutResiduals {
  const AskedPeople& people;
  const Eigen::VectorXd& predicted;
  double half = 1;
  std::shared_ptr<const Mechanism> mechanism;

  AnswersLaw lawOn(std::span<const double> labels) const;
};

}  // namespace epsiscope
