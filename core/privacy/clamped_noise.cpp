#include "core/privacy/clamped_noise.h"

#include <cassert>
#include <cmath>
#include <numbers>

namespace epsiscope {

namespace {

/// Steps per standard deviation. The first is divided once more: in the plane the tail has a term t^3 log t.
constexpr double kCellsPerUnit = 32;
constexpr std::size_t kFirstCells = 32;
/// Beyond 32 standard deviations Laplace's law, the widest of all, leaves 1e-20.
constexpr std::size_t kCells = 1024;
/// From this many widths of the bounds on noise is wide.
constexpr double kWide = 4;

/// Gauss-Legendre on [-1, 1]: the nodes above 0 and their weights.
constexpr std::array<double, 4> kNodes{0.18343464249564980, 0.52553240991632899, 0.79666647741362674,
                                       0.96028985649753623};
constexpr std::array<double, 4> kWeights{0.36268378337836198, 0.31370664587788729, 0.22238103445337447,
                                         0.10122853629037626};

template <class Function>
double integral(double begin, double end, const Function& function) {
  if (!(begin < end)) return 0;
  const double half = (end - begin) / 2, middle = begin + half;
  double sum = 0;
  for (std::size_t i = 0; i < kNodes.size(); ++i)
    sum += kWeights[i] * (function(middle - half * kNodes[i]) + function(middle + half * kNodes[i]));
  return half * sum;
}

/// The part of the normal law beyond t.
NoiseBeyond normalBeyond(double t) {
  const double tail = std::erfc(t / std::numbers::sqrt2) / 2;
  const double density = std::exp(-t * t / 2) / std::sqrt(2 * std::numbers::pi);
  return {.tail = tail, .excess = density - t * tail, .halfSquare = ((1 + t * t) * tail - t * density) / 2};
}

}  // namespace

ClampedNoise::ClampedNoise(std::optional<ProjectedNoise> projected) : m_projected(std::move(projected)) {
  if (m_projected) m_unit = std::sqrt(static_cast<double>(m_projected->dimension() + 1));
  m_cells.reserve(kFirstCells + kCells - 1);
  const double step = 1 / kCellsPerUnit, fine = step / static_cast<double>(kFirstCells);
  for (std::size_t i = 0; i < kFirstCells; ++i) m_cells.push_back(cell(static_cast<double>(i) * fine, fine));
  for (std::size_t i = 1; i < kCells; ++i) m_cells.push_back(cell(static_cast<double>(i) * step, step));
}

/// Hermite's polynomial through q and its first two derivatives at both ends.
ClampedNoise::Cell ClampedNoise::cell(double begin, double width) const {
  const NoiseBeyond here = exactly(begin), there = exactly(begin + width);
  const double slope = -width * here.excess, curve = width * width * here.tail / 2;
  const double rest = there.halfSquare - here.halfSquare - slope - curve;
  const double restSlope = -width * there.excess - slope - 2 * curve;
  const double restCurve = width * width * there.tail - 2 * curve;
  return {.width = width,
          .powers = {here.halfSquare, slope, curve, 10 * rest - 4 * restSlope + restCurve / 2,
                     -15 * rest + 7 * restSlope - restCurve, 6 * rest - 3 * restSlope + restCurve / 2}};
}

ClampedNoise ClampedNoise::ofNorm(Eigen::Index dimension) {
  return ClampedNoise(ProjectedNoise(dimension));
}

ClampedNoise ClampedNoise::normal() {
  return ClampedNoise(std::nullopt);
}

NoiseBeyond ClampedNoise::exactly(double t) const {
  if (!m_projected) return normalBeyond(t);
  const NoiseBeyond found = projectedNoiseBeyond(m_projected->dimension(), m_unit * t);
  return {.tail = found.tail,
          .excess = found.excess / m_unit,
          .halfSquare = found.halfSquare / (m_unit * m_unit)};
}

double ClampedNoise::tail(double t) const {
  if (t < 0) return 1 - tail(-t);
  return m_projected ? m_projected->tail(m_unit * t) : std::erfc(t / std::numbers::sqrt2) / 2;
}

/// 2 lever sd e(t) + 2 sd^2 q(t), t = distance/sd >= 0.
double ClampedNoise::takenBack(double distance, double lever, double sd) const {
  const double place = distance / sd * kCellsPerUnit;
  if (!(place < static_cast<double>(kCells))) return 0;
  const bool isFirst = place < 1;
  const double along = isFirst ? place * static_cast<double>(kFirstCells) : place;
  const auto number = static_cast<std::size_t>(along);
  const double x = along - static_cast<double>(number);
  const auto& [width, c] = m_cells[isFirst ? number : kFirstCells - 1 + number];
  const double square = c[0] + x * (c[1] + x * (c[2] + x * (c[3] + x * (c[4] + x * c[5]))));
  const double slope = c[1] + x * (2 * c[2] + x * (3 * c[3] + x * (4 * c[4] + x * 5 * c[5])));
  return 2 * sd * (sd * square - lever / width * slope);
}

double ClampedNoise::expectedSquaredError(double mean, double sd, const LabelBounds& bounds,
                                          double label) const {
  assert(!(sd < 0));
  const double from = bounds.clamp(mean), distance = from - label;
  if (sd == 0) return distance * distance;
  if (sd > kWide * bounds.width()) return ofWideNoise(mean, sd, bounds, label);
  const double above = bounds.upper - label, below = label - bounds.lower;
  if (mean > bounds.upper)
    return distance * distance + takenBack(mean - bounds.upper, -above, sd) -
           takenBack(mean - bounds.lower, below, sd);
  if (mean < bounds.lower)
    return distance * distance + takenBack(bounds.lower - mean, -below, sd) -
           takenBack(bounds.upper - mean, above, sd);
  return distance * distance + sd * sd - takenBack(bounds.upper - mean, above, sd) -
         takenBack(mean - bounds.lower, below, sd);
}

/// E (C - label)^2 = (lower - label)^2 + the integral over the bounds of 2 (x - label) P(mean + sd Z > x): a
/// stretch of a quarter of a standard deviation, on which P is smooth but at the mean.
double ClampedNoise::ofWideNoise(double mean, double sd, const LabelBounds& bounds, double label) const {
  const double kink = bounds.clamp(mean), distance = bounds.lower - label;
  const auto slope = [&](double x) { return 2 * (x - label) * tail((x - mean) / sd); };
  return distance * distance + integral(bounds.lower, kink, slope) + integral(kink, bounds.upper, slope);
}

}  // namespace epsiscope
