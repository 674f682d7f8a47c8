#pragma once

#include "core/mechanisms/mechanism.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <limits>
#include <vector>

namespace epsiscope::test {

using Function = std::function<double(double)>;

/// Gauss-Legendre with 8 points: exact for polynomials of degree 15.
inline double gauss(const Function& f, double from, double to) {
  constexpr std::array places = {0.1834346424956498, 0.5255324099163290, 0.7966664774136267,
                                 0.9602898564975363};
  constexpr std::array weights = {0.3626837833783620, 0.3137066458778873, 0.2223810344533745,
                                  0.1012285362903763};
  const double middle = from + (to - from) / 2, half = (to - from) / 2;
  double sum = 0;
  for (std::size_t i = 0; i < places.size(); ++i)
    sum += weights[i] * (f(middle - half * places[i]) + f(middle + half * places[i]));
  return sum * half;
}

/// Halves the range until both halves agree with the whole to `tolerance`: finds jumps that nobody named.
inline double adaptive(const Function& f, double from, double to, double tolerance, double whole, int depth) {
  const double middle = from + (to - from) / 2;
  const double left = gauss(f, from, middle), right = gauss(f, middle, to);
  if (depth == 0 || std::abs(left + right - whole) <= tolerance) return left + right;
  return adaptive(f, from, middle, tolerance, left, depth - 1) +
         adaptive(f, middle, to, tolerance, right, depth - 1);
}

/// The range of all outputs but about 1e-24 of them: the support, or twice the range that misses 1e-12.
inline OutputRange nearlyAll(const Mechanism& mechanism, double label) {
  const Support support = mechanism.support();
  const OutputRange range = mechanism.outputRange(label, 1 - 1e-12);
  const double middle = range.lower + (range.upper - range.lower) / 2, reach = range.upper - range.lower;
  return {std::max(support.lower, middle - reach), std::min(support.upper, middle + reach)};
}

/// Ranges between `from` and `to` in which the density has no breakpoint and changes moderately. Only the
/// inner ones of infinitely many breakpoints are named; the others follow at distances of about the labels'
/// width.
inline std::vector<double> panels(const Mechanism& mechanism, double label, double from, double to) {
  std::vector<double> ends = {from, to};
  const std::vector<double> breaks = mechanism.breakpoints(label);
  for (const double b : breaks)
    if (b > from && b < to) ends.push_back(b);
  if (breaks.size() > 1 && breaks.size() < 4000) {
    const double gap =
        breaks.size() > 4 ? breaks.back() - breaks[breaks.size() - 2] : mechanism.bounds().width();
    for (double b = breaks.back() + gap; b < to; b += gap) ends.push_back(b);
    for (double b = breaks.front() - gap; b > from; b -= gap) ends.push_back(b);
  }
  for (int i = 1; i < 200; ++i) ends.push_back(from + (to - from) * i / 200);
  std::sort(ends.begin(), ends.end());
  return ends;
}

/// The integral of value(t) f(t | label) over [from, to] to about `tolerance` times the integral's natural
/// size.
inline double integrate(const Mechanism& mechanism, double label, const Function& value, double from,
                        double to, double tolerance) {
  const auto weighted = [&](double t) {
    const double log = mechanism.logDensity(t, label);
    return log == -std::numeric_limits<double>::infinity() ? 0 : value(t) * std::exp(log);
  };
  const std::vector<double> ends = panels(mechanism, label, from, to);
  double sum = 0;
  for (std::size_t i = 0; i + 1 < ends.size(); ++i) {
    const double whole = gauss(weighted, ends[i], ends[i + 1]);
    sum += adaptive(weighted, ends[i], ends[i + 1], tolerance, whole, 45);
  }
  return sum;
}

}  // namespace epsiscope::test
