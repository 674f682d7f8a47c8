#include "core/prepare/label_sample.h"

#include "core/base/evenly_spread.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>

namespace epsiscope {

namespace {

/// Returns the values that the weights of the others are proportional to, of mean 1: such that their weighted
/// means of t and t^2 are `mean` and `meanSquare`.
std::vector<double> calibrated(const std::vector<double>& t, double mean, double meanSquare) {
  const auto m = static_cast<double>(t.size());
  double first = 0, second = 0;
  for (const double value : t) {
    first += value / m;
    second += value * value / m;
  }
  double xx = 0, xy = 0, yy = 0;
  for (const double value : t) {
    const double x = value - first, y = value * value - second;
    xx += x * x / m;
    xy += x * y / m;
    yy += y * y / m;
  }
  // Labels of one value, or of two that are a mirror's images, leave nothing for y^2, or for both, to say.
  constexpr double kLeast = 1e-9;
  double slope = 0, slopeOfSquare = 0;
  const double determinant = xx * yy - xy * xy, wanted = mean - first, wantedSquare = meanSquare - second;
  if (determinant > kLeast * xx * yy) {
    slope = (yy * wanted - xy * wantedSquare) / determinant;
    slopeOfSquare = (xx * wantedSquare - xy * wanted) / determinant;
  } else if (xx > kLeast) {
    slope = wanted / xx;
  }
  std::vector<double> factors;
  for (const double value : t)
    factors.push_back(1 + slope * (value - first) + slopeOfSquare * (value * value - second));
  return factors;
}

}  // namespace

LabelSample sampleByLabel(std::span<const double> labels, std::size_t count) {
  assert(count > 0 && count < labels.size());
  std::vector<double> sorted(labels.begin(), labels.end());
  const auto half = sorted.begin() + static_cast<std::ptrdiff_t>(sorted.size() / 2);
  std::nth_element(sorted.begin(), half, sorted.end());
  const double median = *half;

  std::vector<std::size_t> order(labels.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  const std::size_t far = count / 2;
  const auto middle = order.begin() + static_cast<std::ptrdiff_t>(far);
  std::nth_element(order.begin(), middle, order.end(), [&](std::size_t a, std::size_t b) {
    const double ofA = std::abs(labels[a] - median), ofB = std::abs(labels[b] - median);
    return ofA != ofB ? ofA > ofB : a < b;
  });
  std::sort(middle, order.end());
  const std::vector<std::size_t> others =
      evenlySpread<std::size_t>(std::span(order).subspan(far), count - far);

  // In units in which the others' labels are about 1, so that squares lose nothing.
  double unit = 0, mean = 0, meanSquare = 0;
  for (auto place = middle; place != order.end(); ++place)
    unit = std::max(unit, std::abs(labels[*place] - median));
  const auto t = [&](std::size_t place) { return unit > 0 ? (labels[place] - median) / unit : 0; };
  const auto rest = static_cast<double>(labels.size() - far), all = static_cast<double>(labels.size());
  for (auto place = middle; place != order.end(); ++place) {
    mean += t(*place) / rest;
    meanSquare += t(*place) * t(*place) / rest;
  }
  std::vector<double> ofOthers;
  for (const std::size_t place : others) ofOthers.push_back(t(place));
  const std::vector<double> factors = calibrated(ofOthers, mean, meanSquare);

  std::vector<std::pair<std::size_t, double>> chosen;
  for (auto place = order.begin(); place != middle; ++place) chosen.emplace_back(*place, 1 / all);
  for (std::size_t i = 0; i < others.size(); ++i)
    chosen.emplace_back(others[i], factors[i] * rest / all / static_cast<double>(others.size()));
  std::sort(chosen.begin(), chosen.end());
  LabelSample sample;
  for (const auto& [place, weight] : chosen) {
    sample.places.push_back(place);
    sample.weights.push_back(weight);
  }
  return sample;
}

}  // namespace epsiscope
