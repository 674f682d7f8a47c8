#include "core/mechanisms/finite_mechanism.h"

#include "core/base/numbers.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <functional>

namespace epsiscope {

namespace {

[[maybe_unused]] bool strictlyAscending(const std::vector<double>& numbers) {
  return std::adjacent_find(numbers.begin(), numbers.end(), std::greater_equal<>()) == numbers.end();
}

/// Number of entries at or below `place`.
std::size_t countUpTo(const std::vector<double>& ascending, double place) {
  return static_cast<std::size_t>(std::upper_bound(ascending.begin(), ascending.end(), place) -
                                  ascending.begin());
}

std::vector<double> runningSums(const std::vector<ResponseRow::Peak>& peaks) {
  std::vector<double> sums;
  double sum = 0;
  for (const auto& peak : peaks) sums.push_back(sum += peak.probability);
  return sums;
}

}  // namespace

ResponseRow denseRow(std::span<const double> probabilities) {
  ResponseRow row;
  for (std::size_t i = 0; i < probabilities.size(); ++i) row.peaks.push_back({i, probabilities[i]});
  return row;
}

std::vector<ResponseRow> randomizedResponse(std::size_t outputs, double epsilon) {
  constexpr double kLargest = 700;
  const double other = std::exp(-std::min(epsilon, kLargest));
  const double truth = 1 / (1 + static_cast<double>(outputs - 1) * other);
  std::vector<ResponseRow> rows(outputs);
  for (std::size_t i = 0; i < outputs; ++i) rows[i] = {truth * other, {{i, truth}}};
  return rows;
}

FiniteMechanism::FiniteMechanism(LabelBounds bounds, double epsilon, ResponseTable table, Rounding rounding)
    : Mechanism(bounds), m_epsilon(epsilon), m_table(std::move(table)), m_rounding(rounding) {
  assert(epsilon > 0 && bounds.width() > 0 && !m_table.values.empty() && !m_table.outputs.empty());
  assert(strictlyAscending(m_table.outputs) && strictlyAscending(m_table.values));
  assert(m_table.rowOf.size() == m_table.values.size());
  for (const ResponseRow& row : m_table.rows) m_cumulative.push_back(runningSums(row.peaks));
  std::vector<RowMoments> ofRows;
  for (const ResponseRow& row : m_table.rows) ofRows.push_back(momentsOf(row));
  m_moments.bounds = bounds;
  if (rounding == Rounding::nearest)
    fillConstantPieces(ofRows);
  else
    fillMixedPieces(ofRows);
}

double FiniteMechanism::inRow(std::size_t row, std::size_t output) const {
  const auto& peaks = m_table.rows[row].peaks;
  const auto peak =
      std::lower_bound(peaks.begin(), peaks.end(), output,
                       [](const ResponseRow::Peak& p, std::size_t index) { return p.output < index; });
  return peak != peaks.end() && peak->output == output ? peak->probability : m_table.rows[row].rest;
}

double FiniteMechanism::probability(std::size_t value, std::size_t output) const {
  return inRow(m_table.rowOf[value], output);
}

FiniteMechanism::Mixture FiniteMechanism::mixtureAt(double label) const {
  const double y = bounds().clamp(label);
  if (m_rounding == Rounding::nearest) {
    const std::size_t row = m_stepRows[countUpTo(m_steps, y)];
    return {row, row, 0};
  }
  const std::vector<double>& values = m_table.values;
  const std::size_t right = countUpTo(values, y);
  if (right == 0) return {m_table.rowOf.front(), m_table.rowOf.front(), 0};
  if (right == values.size()) return {m_table.rowOf.back(), m_table.rowOf.back(), 0};
  const double weight = shareOfUpper(m_rounding, values[right - 1], values[right], y);
  return {m_table.rowOf[right - 1], m_table.rowOf[right], weight};
}

double FiniteMechanism::logDensity(double output, double label) const {
  const auto place = std::lower_bound(m_table.outputs.begin(), m_table.outputs.end(), output);
  if (place == m_table.outputs.end() || *place != output) return -kInfinity;
  const auto index = static_cast<std::size_t>(place - m_table.outputs.begin());
  const Mixture mixture = mixtureAt(label);
  return std::log((1 - mixture.weight) * inRow(mixture.left, index) +
                  mixture.weight * inRow(mixture.right, index));
}

Support FiniteMechanism::support() const {
  return {m_table.outputs.front(), m_table.outputs.back(), m_table.outputs};
}

std::vector<double> FiniteMechanism::breakpoints(double) const {
  return {};
}

OutputRange FiniteMechanism::outputRange(double, double) const {
  return {m_table.outputs.front(), m_table.outputs.back()};
}

std::size_t FiniteMechanism::drawn(std::size_t row, double uniform) const {
  const std::vector<ResponseRow::Peak>& peaks = m_table.rows[row].peaks;
  const double rest = m_table.rows[row].rest;
  const std::size_t others = m_table.outputs.size() - peaks.size();
  const double restMass = rest * static_cast<double>(others);
  if (uniform >= restMass && !peaks.empty())
    return peaks[std::min(countUpTo(m_cumulative[row], uniform - restMass), peaks.size() - 1)].output;
  // The output at this rank among those that are no peaks.
  std::size_t output = std::min(static_cast<std::size_t>(uniform / rest), others - 1);
  for (const auto& peak : peaks) output += output >= peak.output;
  return output;
}

double FiniteMechanism::sample(double label, Rng& rng) const {
  const Mixture mixture = mixtureAt(label);
  const bool right = m_rounding == Rounding::keepMean && rng.uniform() < mixture.weight;
  return m_table.outputs[drawn(right ? mixture.right : mixture.left, rng.uniform())];
}

/// From the likeliest output: its own, dominant term is then 0 and takes no digits from the others.
FiniteMechanism::RowMoments FiniteMechanism::momentsOf(const ResponseRow& row) const {
  const auto likeliest =
      std::max_element(row.peaks.begin(), row.peaks.end(),
                       [](const auto& a, const auto& b) { return a.probability < b.probability; });
  const double origin = m_table.outputs[likeliest == row.peaks.end() ? 0 : likeliest->output];
  double mean = 0, square = 0;
  const auto add = [&](double output, double probability) {
    mean += probability * (output - origin);
    square += probability * (output - origin) * (output - origin);
  };
  if (row.rest > 0)
    for (const double output : m_table.outputs) add(output, row.rest);
  for (const auto& peak : row.peaks) add(m_table.outputs[peak.output], peak.probability - row.rest);
  return {origin + mean, std::max(0.0, square - mean * mean)};
}

void FiniteMechanism::addConstantPiece(const RowMoments& row, double end, bool includesEnd) {
  m_moments.pieces.push_back({end, includesEnd, {row.mean, 0}, {row.variance, 0, 0}});
}

/// Neighbouring values with the same row make one piece.
void FiniteMechanism::fillConstantPieces(const std::vector<RowMoments>& rows) {
  const std::vector<double>& values = m_table.values;
  const std::vector<std::size_t>& rowOf = m_table.rowOf;
  m_stepRows.push_back(rowOf.front());
  for (std::size_t i = 1; i < values.size(); ++i) {
    if (rowOf[i] == rowOf[i - 1]) continue;
    m_steps.push_back(halfway(values[i - 1], values[i]));
    m_stepRows.push_back(rowOf[i]);
  }
  for (std::size_t i = 0; i < m_steps.size(); ++i)
    if (m_steps[i] > bounds().lower && m_steps[i] <= bounds().upper)
      addConstantPiece(rows[m_stepRows[i]], m_steps[i], false);
  addConstantPiece(rows[m_stepRows[countUpTo(m_steps, bounds().upper)]], bounds().upper, true);
}

/// Between the values a and b, w = (y - a)/(b - a): E t = m_a + w (m_b - m_a) and Var t = v_a + w (v_b - v_a)
/// + w (1-w) (m_b - m_a)^2, written in the normalised label.
void FiniteMechanism::fillMixedPieces(const std::vector<RowMoments>& rows) {
  const std::vector<double>& values = m_table.values;
  const double upper = bounds().upper;
  if (values.front() > bounds().lower)
    addConstantPiece(rows[m_table.rowOf.front()], std::min(values.front(), upper), true);
  for (std::size_t i = 1; i < values.size(); ++i) {
    const double a = values[i - 1], b = values[i];
    if (b <= bounds().lower || a >= upper) continue;
    const RowMoments left = rows[m_table.rowOf[i - 1]], right = rows[m_table.rowOf[i]];
    const double start = (bounds().middle() - a) / (b - a), slope = bounds().width() / 2 / (b - a);
    const double rise = right.mean - left.mean, growth = right.variance - left.variance, square = rise * rise;
    m_moments.pieces.push_back(
        {std::min(b, upper),
         true,
         {left.mean + start * rise, slope * rise},  // w = start + slope u
         {left.variance + start * growth + start * (1 - start) * square,
          slope * growth + slope * (1 - 2 * start) * square, -slope * slope * square}});
  }
  if (values.back() < upper) addConstantPiece(rows[m_table.rowOf.back()], upper, true);
}

Booking FiniteMechanism::booking() const {
  return {.epsilon = m_epsilon, .trust = Booking::Trust::local};
}

}  // namespace epsiscope
