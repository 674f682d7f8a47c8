#include "core/audit/constant_column_audit.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <string>
#include <vector>

#include "core/text/sentence.h"

namespace epsiscope {

namespace {

constexpr double kConstant = 1 / std::numbers::sqrt2;

/// The last row: what it has along the line, beside the constant, and its label.
struct PlaneRow {
  double x = 0, y = 1;
};

struct PlaneWeights {
  double along = 0, constant = 0;
};

std::vector<PlaneRow> planeRows() {
  std::vector<PlaneRow> rows;
  for (const double x : {-kConstant, 0.0, kConstant})
    for (const double y : {-1.0, 1.0}) rows.push_back({x, y});
  return rows;
}

std::string rowInWords(const PlaneRow& row) {
  return row.x == 0 ? filled(sentence("Core", "all features 0, label %1"), row.y)
                    : filled(sentence("Core", "along a line, at %1, label %2"), witnessNumber(row.x), row.y);
}

/// Margins where losses bend or change their rule, and where they are as good as straight.
std::vector<double> triedMargins(const Loss& loss) {
  std::vector<double> sizes = {5, 8, 12, 18, 27, 40, 60};
  for (int i = 1; i <= 12; ++i) sizes.push_back(i / 4.0);
  for (const double kink : {1 - loss.h, 1.0, 1 + loss.h})
    for (const double factor : {1 - 1e-9, 1.0, 1 + 1e-9}) sizes.push_back(kink * factor);
  std::vector<double> margins = {0};
  for (const double size : sizes) margins.insert(margins.end(), {size, -size});
  return margins;
}

/// Weights with every such margin of the last row, on either side of the line, and of the others.
std::vector<PlaneWeights> triedWeights(const Loss& loss) {
  const std::vector<double> margins = triedMargins(loss);
  std::vector<PlaneWeights> weights;
  for (const double others : margins)
    for (const double own : margins)
      for (const double side : {1.0, -1.0})
        weights.push_back({side * (own - others) / kConstant, others / kConstant});
  return weights;
}

/// The logarithm of the density of the weights, but for what is the same for all rows.
double logDensityInPlane(const AuditedPerturbation& release, const PlaneRow& row, const PlaneWeights& f) {
  const Loss& loss = release.loss;
  const auto n = static_cast<double>(release.rows.rows);
  const double pull = n * release.regularisation(), pullOfConstant = n * release.leastRegularisation();
  const double margin = kConstant * f.constant, z = row.y * (row.x * f.along + margin);
  const double slope = row.y * derivative(loss, z), bend = secondDerivative(loss, z);
  const double b =
      std::hypot(pull * f.along + slope * row.x,
                 pullOfConstant * f.constant + (slope + (n - 1) * derivative(loss, margin)) * kConstant);
  // The determinant of the two rows of the Hessian, without a difference.
  constexpr double kSquare = kConstant * kConstant;
  const double ofConstant = pullOfConstant + (n - 1) * secondDerivative(loss, margin) * kSquare;
  const double determinant = (pull + bend * row.x * row.x) * ofConstant + pull * bend * kSquare;
  return -b / release.plan.noiseScale + std::log(determinant);
}

}  // namespace

AuditFinding auditOnConstantColumn(const AuditedPerturbation& release) {
  const std::vector<PlaneRow> rows = planeRows();
  AuditFinding found{.pairs = rows.size() * (rows.size() - 1)};
  std::vector<double> logs(rows.size());
  for (const PlaneWeights& weights : triedWeights(release.loss)) {
    std::ranges::transform(rows, logs.begin(),
                           [&](const PlaneRow& row) { return logDensityInPlane(release, row, weights); });
    const auto [least, most] = std::ranges::minmax_element(logs);
    if (!(*most - *least > found.measured)) continue;
    found.measured = *most - *least;
    const auto rowOf = [&](auto place) {
      return rowInWords(rows[static_cast<std::size_t>(place - logs.begin())]);
    };
    const std::string all = rowInWords({}), along = witnessNumber(weights.along),
                      constant = witnessNumber(weights.constant);
    found.worst = {{sentence("Core", "All rows but one"), all, all},
                   {sentence("Core", "The last row"), rowOf(most), rowOf(least)},
                   {sentence("Core", "Released weight along the line"), along, along},
                   {sentence("Core", "Released weight of the constant"), constant, constant}};
  }
  return found;
}

}  // namespace epsiscope
