#include "core/prior/value_grid.h"

#include "core/prior/private_prior.h"
#include "core/text/sentence.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <string>
#include <utility>

namespace epsiscope {

namespace {

/// The place of a label: between `values[left]` and the next one, or on or beyond an end.
struct PlaceOnGrid {
  std::size_t left = 0;
  double share = 0;  ///< of the value to the right
};

/// Guessed from even spacing and put right, so that it takes no search.
PlaceOnGrid placeOf(double label, const std::vector<double>& values, Rounding rounding) {
  assert(!std::isnan(label));
  const std::size_t last = values.size() - 1;
  if (label <= values.front()) return {0, 0};
  if (label >= values.back()) return {last, 0};
  const double along = (label - values.front()) / (values.back() - values.front());
  auto left = std::min(static_cast<std::size_t>(along * static_cast<double>(last)), last - 1);
  while (label < values[left]) --left;
  while (label >= values[left + 1]) ++left;
  return {left, shareOfUpper(rounding, values[left], values[left + 1], label)};
}

/// Adds a point's mass to the values that it is rounded to.
void addPoint(double point, double mass, const std::vector<double>& values, Rounding rounding,
              std::vector<double>& onValues) {
  const PlaceOnGrid place = placeOf(point, values, rounding);
  onValues[place.left] += mass * (1 - place.share);
  if (place.share > 0) onValues[place.left + 1] += mass * place.share;
}

/// Mean of shareOfUpper() over labels uniform on [from, to], which lies between the values a and b.
double meanShareOfUpper(Rounding rounding, double a, double b, double from, double to) {
  if (rounding == Rounding::keepMean) return shareOfUpper(rounding, a, b, from + (to - from) / 2);
  return std::clamp((to - halfway(a, b)) / (to - from), 0.0, 1.0);
}

/// Adds a bin's mass to the values that its labels are rounded to.
void spreadBin(double lower, double upper, double mass, const std::vector<double>& values, Rounding rounding,
               std::vector<double>& onValues) {
  const double perWidth = mass / (upper - lower);
  if (lower < values.front()) onValues.front() += perWidth * (std::min(upper, values.front()) - lower);
  if (upper > values.back()) onValues.back() += perWidth * (upper - std::max(lower, values.back()));
  for (std::size_t i = placeOf(lower, values, rounding).left; i + 1 < values.size() && values[i] < upper;
       ++i) {
    const double from = std::max(lower, values[i]), to = std::min(upper, values[i + 1]);
    if (!(from < to)) continue;
    const double share = meanShareOfUpper(rounding, values[i], values[i + 1], from, to);
    onValues[i] += perWidth * (to - from) * (1 - share);
    onValues[i + 1] += perWidth * (to - from) * share;
  }
}

}  // namespace

std::vector<double> valueGrid(const LabelBounds& bounds, std::size_t count) {
  assert(count >= 2);
  std::vector<double> values(count);
  for (std::size_t i = 0; i + 1 < count; ++i)
    values[i] = bounds.lower + bounds.width() * (static_cast<double>(i) / static_cast<double>(count - 1));
  values.back() = bounds.upper;
  values.erase(std::unique(values.begin(), values.end()), values.end());
  return values;
}

std::vector<double> valueCounts(std::span<const double> labels, const std::vector<double>& values,
                                Rounding rounding) {
  std::vector<double> counts(values.size(), 0.0);
  for (const double label : labels) addPoint(label, 1, values, rounding, counts);
  return counts;
}

Prior roundedToValues(const Prior& prior, const std::vector<double>& values, Rounding rounding) {
  Prior points{Prior::Kind::points, values, std::vector<double>(values.size(), 0.0)};
  for (std::size_t i = 0; i < prior.mass.size(); ++i) {
    if (prior.mass[i] <= 0) continue;
    if (prior.kind == Prior::Kind::bins)
      spreadBin(prior.nodes[i], prior.nodes[i + 1], prior.mass[i], values, rounding, points.mass);
    else
      addPoint(prior.nodes[i], prior.mass[i], values, rounding, points.mass);
  }
  normalise(points.mass);
  return points;
}

PrivatePrior withFewerValues(Prior points, std::size_t most) {
  if (points.nodes.size() <= most) return {std::move(points), {}};
  const LabelBounds ends{points.nodes.front(), points.nodes.back()};
  return {roundedToValues(points, valueGrid(ends, most), Rounding::nearest),
          filled(sentence("Core",
                          "The prior has %1 values; they are rounded to %2 evenly spaced ones from its "
                          "smallest to its largest."),
                 points.nodes.size(), most)};
}

double meanRoundingError(const LabelBounds& bounds, const std::vector<double>& values, Rounding rounding) {
  const double part = rounding == Rounding::nearest ? 12 : 6;
  const double below = values.front() - bounds.lower, above = bounds.upper - values.back();
  assert(below >= 0 && above >= 0);
  double sum = (below * below * below + above * above * above) / 3;
  for (std::size_t i = 1; i < values.size(); ++i) sum += std::pow(values[i] - values[i - 1], 3) / part;
  return sum / bounds.width();
}

double meanRoundingError(std::span<const double> labels, const std::vector<double>& values,
                         Rounding rounding) {
  double sum = 0;
  for (const double label : labels) {
    const PlaceOnGrid place = placeOf(label, values, rounding);
    sum += (1 - place.share) * std::pow(label - values[place.left], 2);
    if (place.share > 0) sum += place.share * std::pow(label - values[place.left + 1], 2);
  }
  return labels.empty() ? 0 : sum / static_cast<double>(labels.size());
}

}  // namespace epsiscope
