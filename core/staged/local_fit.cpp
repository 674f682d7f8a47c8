#include "core/staged/local_fit.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

#include "core/staged/residual_randomizer.h"
#include "core/staged/shrinkage.h"

namespace epsiscope {

namespace {

/// The share of people who answer first.
constexpr double kFirstShare = 0.3;

/// Some people, by their place among the training rows.
using PartOfRows = std::vector<Eigen::Index>;

Eigen::MatrixXf rowsOf(const ComponentRows& rows, const PartOfRows& group) {
  Eigen::MatrixXf chosen(static_cast<Eigen::Index>(group.size()), rows.train().cols());
  for (std::size_t i = 0; i < group.size(); ++i)
    chosen.row(static_cast<Eigen::Index>(i)) = rows.train().row(group[i]);
  return chosen;
}

/// The people's labels minus what is predicted of them, moved into the interval and answered.
Eigen::VectorXd answersOf(const PartOfRows& group, std::span<const double> labels,
                          const Eigen::VectorXd& predicted, double half, const ResidualRandomizer& randomizer,
                          Rng& rng) {
  Eigen::VectorXd answers(predicted.size());
  for (Eigen::Index i = 0; i < answers.size(); ++i) {
    const double label = labels[static_cast<std::size_t>(group[static_cast<std::size_t>(i)])];
    answers(i) = randomizer.mechanism->sample(std::clamp(label - predicted(i), -half, half), rng);
  }
  return answers;
}

}  // namespace

StagedFit localFit(const ComponentRows& rows, std::span<const double> labels, const LabelBounds& bounds,
                   double epsilon, Rng& rng) {
  const double half = bounds.width() / 2, sd = bounds.width() / 5.5;
  const auto n = static_cast<double>(labels.size());
  const double perAnswer = bestOfResiduals(1, epsilon).variance;
  // Where the first answers could not even estimate the mean within a standard deviation, all answer at once;
  // and where noise is much less than the spread of the labels anyway.
  const double noise = perAnswer * half * half;
  const bool twice = noise / (kFirstShare * n) < sd * sd && noise > sd * sd / 4;
  PartOfRows first, others;
  for (std::size_t i = 0; i < labels.size(); ++i)
    (!twice || rng.uniform() < kFirstShare ? first : others).push_back(static_cast<Eigen::Index>(i));

  StagedFit fit;
  fit.centre = bounds.middle();
  WeightPrior prior{.spread = rows.spread(),
                    .signal = sd * sd,
                    .offsetVariance = half * half / 4,
                    .samplingVariance = sd * sd / (2 * n)};
  // The middle of the bounds is a guess of the constant that costs nothing.
  std::vector<Measurement> measured{
      {Eigen::VectorXd::Zero(1), Eigen::VectorXd::Constant(1, prior.offsetVariance)}};
  const auto learn = [&](const PartOfRows& group, const Eigen::VectorXd& before, double halfWidth,
                         double inside) {
    const Eigen::MatrixXf x = rowsOf(rows, group);
    const auto count = static_cast<double>(group.size());
    const Eigen::VectorXd linear = (x * before.cast<float>()).cast<double>();
    const Eigen::VectorXd predicted =
        (linear.array() + fit.centre).cwiseMax(bounds.lower).cwiseMin(bounds.upper);
    const ResidualRandomizer randomizer = bestOfResiduals(halfWidth, epsilon);
    const Eigen::VectorXd answers = answersOf(group, labels, predicted, halfWidth, randomizer, rng);
    measured.push_back(
        {(x.transpose() * answers.cast<float>()).cast<double>() / (count * inside) + before,
         Eigen::VectorXd::Constant(before.size(), randomizer.variance / (count * inside * inside))});
    fit.stages.push_back(
        {.kind = Stage::Kind::answers, .epsilon = epsilon, .half = halfWidth, .inside = inside});
    const ShrunkenWeights found = shrunkenWeights(measured, prior);
    fit.weights = found.weights;
    // The errors of the answers, less the part that their noise explains; cautiously.
    const Eigen::ArrayXd off =
        (answers + predicted - (x * fit.weights.cast<float>()).cast<double>()).array() - fit.centre;
    const Eigen::ArrayXd squares = off.square();
    const double error = std::sqrt((squares - squares.mean()).square().mean() / count);
    return std::max(squares.mean() - randomizer.variance, 0.0) + found.error() + error;
  };
  const double left = learn(first, Eigen::VectorXd::Zero(rows.components() + 1), half, 1);
  if (others.empty()) return fit;
  constexpr double kSds = 2;
  const double narrow = kSds * std::sqrt(left);
  const bool narrows = narrow < half && perAnswer * half * half > left;
  const double inside = std::erf(kSds / std::numbers::sqrt2);
  learn(others, fit.weights, narrows ? narrow : half, narrows ? inside : 1);
  return fit;
}

}  // namespace epsiscope
