#include "core/learners/ridge_state.h"

#include <algorithm>
#include <cmath>

#include "core/text/sentence.h"

namespace epsiscope {

namespace {

std::vector<double> clippedLabels(std::span<const double> target, std::span<const std::uint32_t> rows,
                                  const LabelBounds& bounds) {
  std::vector<double> labels(rows.size());
  std::transform(rows.begin(), rows.end(), labels.begin(),
                 [&](std::uint32_t row) { return bounds.clamp(target[row]); });
  return labels;
}

Basis trainBasis(const FeatureRows& features, std::span<const std::uint32_t> rows,
                 std::span<const double> target, double origin, unsigned threads, const GoOn& goOn) {
  const RowSums sums = sumRows(features, rows, target, origin, threads, goOn.at(0.1));
  // The eigenvectors take too long for someone who has pressed Stop.
  if (!goOn(0.1)) return {.eigenvalues = {}, .rotation = Eigen::MatrixXd::Identity(sums.xx.rows(), 1)};
  return basisOf(sums, rows.size());
}

std::string listed(const std::vector<std::string>& names) {
  constexpr std::size_t kNamed = 5;
  std::string text;
  for (std::size_t i = 0; i < std::min(kNamed, names.size()); ++i) text += (i > 0 ? ", " : "") + names[i];
  if (names.size() > kNamed) text += filled(sentence("Core", " and %1 more"), names.size() - kNamed);
  return text;
}

std::vector<std::string> notesOf(const FeatureRows& features, const LearnerFeatures& learner,
                                 const Basis& basis, std::size_t rows) {
  std::vector<std::string> notes;
  if (!features.dropped().empty())
    notes.push_back(filled(sentence("Core", "Left out because they have one value in the training part: %1."),
                           listed(features.dropped())));
  const std::size_t columns = features.width() - 1;
  if (learner.random && basis.eigenvalues.size() == 0)
    notes.push_back(
        sentence("Core", "No random feature varies over the training part: every prediction is the mean."));
  else if (learner.random && columns > rows)
    notes.push_back(filled(sentence("Core",
                                    "There are more random features (%1) than training rows (%2): without "
                                    "noise and with a small lambda they repeat the training labels."),
                           columns, rows));
  else if (basis.flat > 0)
    notes.push_back(filled(sentence("Core",
                                    "Some features repeat what others say (%1 of %2 directions have no "
                                    "spread): with lambda 0 these directions are left out."),
                           basis.flat, columns));
  return notes;
}

}  // namespace

RidgeCache::State::State(const PreparedData& data, const Split& wholeSplit, const LabelBounds& labelBounds,
                         const LearnerFeatures& learner, unsigned threads, const GoOn& goOn)
    : bounds(labelBounds),
      split(wholeSplit),
      target(data.target),
      labels(clippedLabels(data.target, wholeSplit.train, labelBounds)),
      features(makeFeatureRows(data, split, learner, threads, goOn.at(0.05))),
      basis(trainBasis(*features, split.train, target, bounds.middle(), threads, goOn)),
      test(rotated(sumRows(*features, split.test, target, bounds.middle(), threads, goOn.at(0.2)), basis)),
      influence(basis, test.xx),
      sums(*features, influence, split.train, labels, bounds, threads, goOn.part(0.25, 1)) {
  if (!goOn(1)) return;
  for (const double label : labels)
    meanLabel += (label - bounds.middle()) / static_cast<double>(labels.size());
  meanLabel += bounds.middle();
  for (const std::uint32_t row : split.train) {
    if (target[row] < bounds.lower) below.add(target[row] - bounds.lower);
    if (target[row] > bounds.upper) above.add(target[row] - bounds.upper);
  }
  for (const std::uint32_t row : split.test)
    meanSquaredTestResidual +=
        (target[row] - meanLabel) * (target[row] - meanLabel) / static_cast<double>(split.test.size());
  notes = notesOf(*features, learner, basis, labels.size());
  if (!test.xx.allFinite() || !std::isfinite(test.rr))
    notes.push_back(sentence("Core",
                             "The test part holds values so far from the training part that squared errors "
                             "overflow: no error is shown."));
}

double RidgeCache::State::testError(const Eigen::VectorXd& weights) const {
  const double error = weights.dot(test.xx * weights) - 2 * weights.dot(test.xr) + test.rr;
  return error < 0 ? 0 : error;  // rounding where the error is 0; NaN stays NaN
}

}  // namespace epsiscope
