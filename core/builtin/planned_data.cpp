#include "core/builtin/planned_data.h"

#include "core/builtin/built_in_table.h"
#include "core/text/sentence.h"

#include <cmath>
#include <numbers>
#include <string>
#include <utility>
#include <vector>

namespace epsiscope {

namespace {

/// A bell is a normal law cut off at three standard deviations.
constexpr double kBellCut = 3;
/// Labels with outliers: a narrow bell about a quarter of the range, and a share of labels that lie anywhere.
constexpr double kOutlierShare = 0.02, kNarrowMiddle = 0.25, kNarrowReach = 0.1;

/// The standard deviation of a standard normal that is cut off there.
double sdOfCutNormal() {
  const double density = std::exp(-kBellCut * kBellCut / 2) / std::sqrt(2 * std::numbers::pi);
  const double inside = std::erf(kBellCut / std::numbers::sqrt2);
  return std::sqrt(1 - 2 * kBellCut * density / inside);
}

/// A bell from -1 to 1.
double drawBell(Rng& rng) {
  double value = rng.normal();
  while (std::abs(value) > kBellCut) value = rng.normal();
  return value / kBellCut;
}

/// One row of features: the first axis turned to the diagonal, by a reflection.
class Turn {
public:
  explicit Turn(std::size_t features) : m_mirror(features, 0) {
    if (features < 2) return;
    const double share = 1 / std::sqrt(static_cast<double>(features));
    double square = 0;
    for (std::size_t i = 0; i < features; ++i) {
      m_mirror[i] = (i == 0 ? 1 : 0) - share;
      square += m_mirror[i] * m_mirror[i];
    }
    for (double& entry : m_mirror) entry /= std::sqrt(square);
  }
  void apply(std::vector<double>& row) const {
    double along = 0;
    for (std::size_t i = 0; i < row.size(); ++i) along += m_mirror[i] * row[i];
    for (std::size_t i = 0; i < row.size(); ++i) row[i] -= 2 * along * m_mirror[i];
  }

private:
  std::vector<double> m_mirror;
};

}  // namespace

ShapeMoments momentsOf(LabelShape shape) {
  switch (shape) {
    case LabelShape::uniform:
      return {0.5, std::sqrt(1.0 / 12)};
    case LabelShape::bell:
      return {0.5, sdOfCutNormal() / (2 * kBellCut)};
    case LabelShape::skewed:
      // The smallest of four uniform numbers: Beta(1, 4).
      return {0.2, std::sqrt(4.0 / 150)};
    case LabelShape::outliers: {
      const double narrow = kNarrowReach * sdOfCutNormal() / kBellCut;
      const double mean = (1 - kOutlierShare) * kNarrowMiddle + kOutlierShare / 2;
      const double square =
          (1 - kOutlierShare) * (narrow * narrow + kNarrowMiddle * kNarrowMiddle) + kOutlierShare / 3;
      return {mean, std::sqrt(square - mean * mean)};
    }
    case LabelShape::classes:
      return {0.5, 0.5};
  }
  return {};
}

double drawLabel(LabelShape shape, Rng& rng) {
  switch (shape) {
    case LabelShape::uniform:
      return rng.uniform();
    case LabelShape::bell:
      return (1 + drawBell(rng)) / 2;
    case LabelShape::skewed:
      return smallestUniform(rng, 4);
    case LabelShape::outliers:
      return rng.uniform() < kOutlierShare ? rng.uniform() : kNarrowMiddle + kNarrowReach * drawBell(rng);
    case LabelShape::classes:
      return rng.uniform() < 0.5 ? 1 : 0;
  }
  return 0;
}

std::optional<Dataset> makePlannedData(const DataPlan& plan, const LabelBounds& range, std::uint64_t table,
                                       const GoOn& goOn) {
  constexpr std::size_t kRowsPerQuestion = 4096;
  const auto rows = static_cast<std::size_t>(plan.rows), features = static_cast<std::size_t>(plan.features);
  const ShapeMoments moments = momentsOf(plan.shape);
  const double known = std::sqrt(plan.r2), unknown = std::sqrt(1 - plan.r2);
  const bool classes = plan.shape == LabelShape::classes;
  Rng rng = Rng::stream(kPlanSeed, {table});
  const Turn turn(features);
  std::vector<std::vector<double>> columns(features);
  for (std::vector<double>& column : columns) column.reserve(rows);
  std::vector<double> labels, row(features);
  std::vector<std::size_t> choices;
  for (std::size_t r = 0; r < rows; ++r) {
    if (r % kRowsPerQuestion == 0 && !goOn(static_cast<double>(r) / static_cast<double>(rows)))
      return std::nullopt;
    const double label = drawLabel(plan.shape, rng);
    row[0] = known * (label - moments.mean) / moments.sd + unknown * rng.normal();
    for (std::size_t i = 1; i < features; ++i) row[i] = rng.normal();
    turn.apply(row);
    for (std::size_t i = 0; i < features; ++i) columns[i].push_back(row[i]);
    if (classes)
      choices.push_back(label > 0 ? 1 : 0);
    else
      labels.push_back(range.clamp(range.lower + label * (range.upper - range.lower)));
  }
  std::vector<Column> made;
  for (std::size_t i = 0; i < features; ++i)
    made.push_back(numberColumn("x" + std::to_string(i + 1), std::move(columns[i])));
  made.push_back(classes ? textColumn(kPlannedTarget, choices, {kPlannedNegative, kPlannedPositive})
                         : numberColumn(kPlannedTarget, std::move(labels)));
  return builtInTable(
      marked("Core", "Planned data"),
      marked("Core",
             "Nobody was asked: these people are invented as the plan expects them. The features are "
             "uncorrelated, have mean 0 and variance 1, and say equally much about the label; together they "
             "explain the planned share R² of its variance linearly, among all people there could be."),
      std::move(made));
}

}  // namespace epsiscope
