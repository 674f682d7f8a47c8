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

Eigen::MatrixXf rowsOf(const ComponentRows& rows, const AskedPeople& group) {
  Eigen::MatrixXf chosen(static_cast<Eigen::Index>(group.count()), rows.train().cols());
  for (Eigen::Index i = 0, next = 0; i < rows.train().rows(); ++i)
    if (group.isMember(i)) chosen.row(next++) = rows.train().row(i);
  return chosen;
}

}  // namespace

StagedFit localFit(const ComponentRows& rows, const HeldLabels& labels, const LabelBounds& bounds,
                   double epsilon) {
  const double half = bounds.width() / 2, sd = bounds.width() / 5.5;
  const auto n = static_cast<double>(labels.size());
  const double perAnswer = bestOfResiduals(1, epsilon).variance;
  // Where the first answers could not even estimate the mean within a standard deviation, all answer at once;
  // and where noise is much less than the spread of the labels anyway.
  const double noise = perAnswer * half * half;
  const bool twice = noise / (kFirstShare * n) < sd * sd && noise > sd * sd / 4;
  const auto all = static_cast<Eigen::Index>(labels.size());
  const AskedPeople first =
      twice ? AskedPeople::drawn(all, kFirstShare, labels.custodian()) : AskedPeople::everybody(all);

  StagedFit fit;
  fit.centre = bounds.middle();
  WeightPrior prior{.spread = rows.spread(),
                    .signal = sd * sd,
                    .offsetVariance = half * half / 4,
                    .samplingVariance = sd * sd / (2 * n)};
  // The middle of the bounds is a guess of the constant that costs nothing.
  std::vector<Measurement> measured{
      {Eigen::VectorXd::Zero(1), Eigen::VectorXd::Constant(1, prior.offsetVariance)}};
  const auto learn = [&](const AskedPeople& group, const Eigen::VectorXd& before, double halfWidth,
                         double inside) {
    const Eigen::MatrixXf x = rowsOf(rows, group);
    const auto count = static_cast<double>(group.count());
    const Eigen::VectorXd linear = (x * before.cast<float>()).cast<double>();
    const Eigen::VectorXd predicted =
        (linear.array() + fit.centre).cwiseMax(bounds.lower).cwiseMin(bounds.upper);
    const ResidualRandomizer randomizer = bestOfResiduals(halfWidth, epsilon);
    Eigen::VectorXd ofAll = Eigen::VectorXd::Zero(all);
    for (Eigen::Index i = 0, next = 0; i < all; ++i)
      if (group.isMember(i)) ofAll(i) = predicted(next++);
    const std::vector<double> given =
        labels.ask(AnswersAboutResiduals{group, ofAll, halfWidth, randomizer.mechanism}, group.group());
    const Eigen::VectorXd answers =
        Eigen::Map<const Eigen::VectorXd>(given.data(), static_cast<Eigen::Index>(given.size()));
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
  const AskedPeople others = first.others();
  if (twice && others.count() > 0) {
    constexpr double kSds = 2;
    const double narrow = kSds * std::sqrt(left);
    const bool narrows = narrow < half && perAnswer * half * half > left;
    const double inside = std::erf(kSds / std::numbers::sqrt2);
    learn(others, fit.weights, narrows ? narrow : half, narrows ? inside : 1);
  }
  publish(fit, labels.custodian());
  return fit;
}

}  // namespace epsiscope
