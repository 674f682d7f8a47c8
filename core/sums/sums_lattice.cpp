#include "core/sums/sums_lattice.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace epsiscope {

namespace {

/// Beyond what a dozen operations on doubles can lose.
constexpr double kAboveRounding = 1 + 0x1p-40;

WideInteger upward(double number) {
  return static_cast<WideInteger>(std::ceil(number * kAboveRounding));
}

std::int64_t stepsOfWeight(double weight, int rowBits) {
  return std::llround(std::ldexp(weight, rowBits));
}

/// Shortens a row of whole numbers, its largest ones first, step by step: there are as few as a rounding of
/// doubles can make too many.
void shortenToSquare(std::vector<std::int64_t>& numbers, std::int64_t most) {
  std::int64_t square = 0;
  for (const std::int64_t number : numbers) square += number * number;
  while (square > most) {
    std::int64_t& largest = *std::ranges::max_element(
        numbers, {}, [](std::int64_t number) { return number < 0 ? -number : number; });
    square -= largest * largest;
    largest -= largest < 0 ? -1 : 1;
    square += largest * largest;
  }
}

double finiteOrZero(double number) {
  return std::isfinite(number) ? number : 0;
}

/// The length of the features where it is above 1, else 1: they are divided by it.
double lengthAboveOne(std::span<const double> entries) {
  double largest = 1, square = 0;
  for (const double entry : entries) largest = std::max(largest, std::abs(finiteOrZero(entry)));
  for (const double entry : entries) square += std::pow(finiteOrZero(entry) / largest, 2);
  return std::max(1.0, largest * std::sqrt(square));
}

/// number/2^bits, rounded toward zero.
std::int64_t withoutBits(std::int64_t number, int bits) {
  return number < 0 ? -(-number >> bits) : number >> bits;
}

int lostBits(const SumsLattice& lattice) {
  return 2 * lattice.rowBits - lattice.bits;
}

/// The second bound of absoluteReach() for a and b, of products that are not rounded.
double weightedReach(const SumsLattice& lattice, double a, double b) {
  const auto p = static_cast<double>(lattice.features), length = static_cast<double>(lattice.length());
  const auto constant = static_cast<double>(lattice.constant()), label = static_cast<double>(lattice.label());
  double count = p + p * (p - 1) / 4 + p / (2 * b);
  if (lattice.hasConstant) count += p / (2 * a) + 1 / (2 * a * b);
  const double square = a * constant * constant + length * length + b * label * label;
  return std::sqrt(2 * count) * square;
}

}  // namespace

std::int64_t SumsLattice::constant() const {
  return hasConstant ? stepsOfWeight(rowWeights(true).constant, rowBits) : 0;
}

std::int64_t SumsLattice::label() const {
  return stepsOfWeight(rowWeights(hasConstant).label, rowBits);
}

WideInteger SumsLattice::reach() const {
  const WideInteger c = constant(), l = length(), m = label();
  return c * c + l * l + m * m;
}

RowWeights SumsLattice::weights() const {
  return {.constant = std::ldexp(static_cast<double>(constant()), -rowBits),
          .label = std::ldexp(static_cast<double>(label()), -rowBits)};
}

double SumsLattice::step() const {
  return std::ldexp(1.0, -bits);
}

WholeRow wholeRow(const SumsLattice& lattice, std::span<const std::int32_t> index,
                  std::span<const double> entries, double label) {
  const double length = lengthAboveOne(entries);
  std::vector<std::int64_t> features;
  features.reserve(entries.size());
  for (const double entry : entries)
    features.push_back(static_cast<std::int64_t>(std::ldexp(finiteOrZero(entry) / length, lattice.rowBits)));
  shortenToSquare(features, lattice.length() * lattice.length());
  WholeRow row;
  const auto add = [&](std::size_t place, std::int64_t number) {
    if (number == 0) return;
    row.places.push_back(place);
    row.numbers.push_back(number);
  };
  const std::size_t first = lattice.hasConstant ? 1 : 0;
  if (lattice.hasConstant) add(0, lattice.constant());
  for (std::size_t i = 0; i < features.size(); ++i)
    add(first + static_cast<std::size_t>(index[i]), features[i]);
  const double clipped = std::clamp(finiteOrZero(label), -1.0, 1.0);
  add(lattice.size() - 1, static_cast<std::int64_t>(clipped * static_cast<double>(lattice.label())));
  return row;
}

void addProducts(const SumsLattice& lattice, const WholeRow& row, std::vector<WideInteger>& sums) {
  const int lost = lostBits(lattice);
  for (std::size_t i = 0; i < row.places.size(); ++i) {
    if (row.places[i] + 1 == lattice.size()) {
      for (std::size_t j = 0; j < i; ++j)
        sums[placeOfPair(row.places[i], row.places[j])] += withoutBits(row.numbers[i] * row.numbers[j], lost);
      continue;
    }
    for (std::size_t j = 0; j <= i; ++j)
      sums[placeOfPair(row.places[i], row.places[j])] += withoutBits(row.numbers[i] * row.numbers[j], lost);
  }
}

WideInteger absoluteReach(const SumsLattice& lattice) {
  constexpr int kHalvings = 12;
  const auto d = static_cast<double>(lattice.size());
  const auto reach = static_cast<double>(lattice.reach());
  double smallest = std::numeric_limits<double>::infinity();
  for (int i = -kHalvings; i <= kHalvings; ++i)
    for (int j = -kHalvings; j <= kHalvings; ++j)
      smallest = std::min(smallest, weightedReach(lattice, std::exp2(i / 4.0), std::exp2(j / 4.0)));
  const int lost = lostBits(lattice);
  const double ofRounding = lost > 0 ? d * (d + 1) : 0;
  return upward(std::min(std::ldexp((d + 1) * reach, -lost), std::ldexp(smallest, -lost) + ofRounding));
}

WideInteger normReach(const SumsLattice& lattice) {
  const int lost = lostBits(lattice);
  const double reach = std::ldexp(static_cast<double>(lattice.reach()), -lost);
  const double ofRounding = lost > 0 ? 2 * static_cast<double>(lattice.size()) : 0;
  return upward(std::min(2 * reach, std::numbers::sqrt2 * reach + ofRounding));
}

}  // namespace epsiscope
