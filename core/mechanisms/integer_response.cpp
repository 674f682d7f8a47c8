#include "core/mechanisms/integer_response.h"

#include "core/random/exact_coin.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace epsiscope {

namespace {

/// The binary digits of the coin that rounds a label.
constexpr int kCoinBits = 53;

/// The weights as probabilities.
ResponseTable tableOfWeights(ResponseTable table, const IntegerTable& weights) {
  const auto probability = [&](std::uint64_t weight) {
    return static_cast<double>(weight) / static_cast<double>(weights.total);
  };
  table.rows.clear();
  for (const IntegerTable::Row& row : weights.rows) {
    table.rows.push_back({.rest = probability(row.rest), .peaks = {}});
    for (const auto& peak : row.peaks)
      table.rows.back().peaks.push_back({peak.output, probability(peak.weight)});
  }
  return table;
}

}  // namespace

IntegerResponse::IntegerResponse(const FiniteMechanism& ideal)
    : IntegerResponse(ideal, integerTable(ideal.table(), ideal.booking().epsilon)) {}

IntegerResponse::IntegerResponse(const FiniteMechanism& ideal, IntegerTable weights)
    : FiniteMechanism(ideal.bounds(), ideal.booking().epsilon, tableOfWeights(ideal.table(), weights),
                      ideal.rounding()),
      m_weights(std::move(weights)) {
  for (const IntegerTable::Row& row : m_weights.rows) {
    m_upTo.emplace_back();
    std::uint64_t sum = 0;
    for (const auto& peak : row.peaks) m_upTo.back().push_back(sum += peak.weight);
  }
}

std::uint64_t IntegerResponse::weight(std::size_t value, std::size_t output) const {
  return weightIn(m_weights.rows[table().rowOf[value]], output);
}

/// One whole number below the total: the outputs that are no peaks come first.
std::size_t IntegerResponse::drawnFrom(std::size_t row, Rng& rng) const {
  const auto drawn = static_cast<std::uint64_t>(drawBelow(m_weights.total, rng));
  const auto& [rest, peaks] = m_weights.rows[row];
  const std::uint64_t others = rest * (outputs().size() - peaks.size());
  if (drawn >= others) {
    const auto place = std::ranges::upper_bound(m_upTo[row], drawn - others);
    return peaks[static_cast<std::size_t>(place - m_upTo[row].begin())].output;
  }
  std::size_t output = drawn / rest;
  for (const auto& peak : peaks) output += output >= peak.output ? 1 : 0;
  return output;
}

double IntegerResponse::sample(double label, Rng& rng) const {
  const Mixture mixture = mixtureAt(label);
  bool right = false;
  if (rounding() == Rounding::keepMean) {
    const auto share = static_cast<WideUnsigned>(std::nearbyint(std::ldexp(mixture.weight, kCoinBits)));
    right = drawBelow(WideUnsigned{1} << kCoinBits, rng) < share;
  }
  return outputs()[drawnFrom(right ? mixture.right : mixture.left, rng)];
}

}  // namespace epsiscope
