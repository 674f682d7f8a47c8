#include "core/staged/label_questions.h"

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

#include "core/staged/expected_error.h"
#include "core/staged/label_range.h"
#include "core/staged/residual_histogram.h"
#include "core/staged/staged_sums.h"

namespace epsiscope {

namespace {

Eigen::VectorXd asVector(std::span<const double> labels) {
  return Eigen::Map<const Eigen::VectorXd>(labels.data(), static_cast<Eigen::Index>(labels.size()));
}

}  // namespace

double MeanOfLabels::scale() const {
  return bounds.width() / (static_cast<double>(people.count()) * epsilon);
}

LaplaceLaw MeanOfLabels::lawOn(std::span<const double> labels) const {
  const std::vector<double> own = people.of(labels);
  const double mean = std::accumulate(own.begin(), own.end(), 0.0) / static_cast<double>(own.size());
  return {.centre = {mean}, .scale = scale(), .cost = {.epsilon = epsilon}};
}

ChoiceLaw HalfWidthOfLabels::lawOn(std::span<const double> labels) const {
  return {.logProbabilities = HalfWidths(people.of(labels), centre, width, least, epsilon).logProbabilities(),
          .cost = {.epsilon = epsilon}};
}

VectorLaw SumsOfLabels::lawOn(std::span<const double> labels) const {
  const CentredLabels about = centred(asVector(labels), from, half, people.members());
  return {.centre = exactSums(rows, about, i),
          .scale = noiseScaleOfSums(half, epsilon),
          .cost = {.epsilon = epsilon}};
}

LaplaceLaw CountsOfResiduals::lawOn(std::span<const double> labels) const {
  const Eigen::VectorXd residuals = asVector(labels) - predicted;
  const std::vector<double> own = people.of({residuals.data(), static_cast<std::size_t>(residuals.size())});
  return {.centre = ResidualHistogram::countsOf(own, top),
          .scale = ResidualHistogram::noiseScale(epsilon),
          .cost = {.epsilon = epsilon}};
}

AnswersLaw AnswersAboutResiduals::lawOn(std::span<const double> labels) const {
  AnswersLaw law{.mechanism = mechanism, .values = {}};
  for (Eigen::Index row = 0; row < predicted.size(); ++row)
    if (people.isMember(row))
      law.values.push_back(std::clamp(labels[static_cast<std::size_t>(row)] - predicted(row), -half, half));
  return law;
}

}  // namespace epsiscope
