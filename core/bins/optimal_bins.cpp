#include "core/bins/optimal_bins.h"

#include "core/base/numbers.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace epsiscope {

namespace {

// With a = e^-epsilon, labels y counted from the prior's mean and s_q = sum of p y^q over a bin, the paper's
// S_q = a E y^q + (1-a) s_q gives S_0 = (1-a) (c + s_0) and S_1 = (1-a) s_1, where c = a/(1-a) =
// 1/(e^epsilon - 1). So a bin's output is s_1/(c + s_0), and d bins have the expected squared error
//
//   Var y - sum of s_1^2/(c + s_0) / (1 + d c).
//
// The ratio is what is maximised: at a tiny epsilon it is far smaller than the variance, and its digits
// count.

/// Beyond this e^-epsilon leaves the doubles.
constexpr double kLargestEpsilon = 700;

/// The values with mass above 0, from the prior's mean and in units of their range.
struct Atoms {
  std::vector<double> value;   ///< as given
  std::vector<double> mass;    ///< p
  std::vector<double> moment;  ///< p y
  double mean = 0, range = 1;
  double variance = 0;  ///< of y
};

Atoms atomsOf(const Prior& points) {
  Atoms atoms;
  for (std::size_t i = 0; i < points.mass.size(); ++i) {
    if (points.mass[i] <= 0) continue;
    if (!atoms.value.empty() && points.nodes[i] == atoms.value.back()) {
      atoms.mass.back() += points.mass[i];
    } else {
      atoms.value.push_back(points.nodes[i]);
      atoms.mass.push_back(points.mass[i]);
    }
  }
  const double lowest = atoms.value.front(), range = atoms.value.back() - lowest;
  if (range > 0) atoms.range = range;
  double mean = 0;
  for (std::size_t i = 0; i < atoms.mass.size(); ++i)
    mean += atoms.mass[i] * ((atoms.value[i] - lowest) / atoms.range);
  for (std::size_t i = 0; i < atoms.mass.size(); ++i) {
    const double y = (atoms.value[i] - lowest) / atoms.range - mean;
    atoms.moment.push_back(atoms.mass[i] * y);
    atoms.variance += atoms.moment[i] * y;
  }
  atoms.mean = lowest + mean * atoms.range;
  return atoms;
}

/// Atoms [begin, end) with one output, which is counted from the mean in units of the range.
struct Part {
  std::size_t begin = 0, end = 0;
  double mass = 0, moment = 0;  ///< s_0, s_1
};

Part partOf(const Atoms& atoms, std::size_t begin, std::size_t end) {
  Part part{begin, end, 0, 0};
  for (std::size_t i = begin; i < end; ++i) {
    part.mass += atoms.mass[i];
    part.moment += atoms.moment[i];
  }
  return part;
}

/// The partition with the largest sum of s_1^2/(c + s_0) - charge: of the first j atoms the best one is the
/// best one of the first i, and a part [i, j). The sums of a part are added up on the way to the left, not
/// taken as differences of sums from the start, so that a part with a tiny mass keeps its digits.
std::vector<Part> bestParts(const Atoms& atoms, double c, double charge) {
  const std::size_t count = atoms.mass.size();
  std::vector<double> best(count + 1, 0.0);
  std::vector<std::size_t> begins(count + 1, 0);
  for (std::size_t end = 1; end <= count; ++end) {
    double mass = 0, moment = 0, highest = -kInfinity;
    for (std::size_t begin = end; begin-- > 0;) {
      mass += atoms.mass[begin];
      moment += atoms.moment[begin];
      const double value = best[begin] + moment * moment / (c + mass);
      if (value >= highest) {  // of equally good ones the widest part
        highest = value;
        begins[end] = begin;
      }
    }
    best[end] = highest - charge;
  }
  std::vector<Part> parts;
  for (std::size_t end = count; end > 0; end = begins[end]) parts.push_back(partOf(atoms, begins[end], end));
  std::reverse(parts.begin(), parts.end());
  return parts;
}

double ratioOf(const std::vector<Part>& parts, double c) {
  double gain = 0;
  for (const Part& part : parts) gain += part.moment * part.moment / (c + part.mass);
  return gain / (1 + static_cast<double>(parts.size()) * c);
}

double outputOf(const Atoms& atoms, const Part& part, double c) {
  const double output = atoms.mean + atoms.range * (part.moment / (c + part.mass));
  return std::clamp(output, atoms.value.front(), atoms.value.back());
}

/// At an optimum every atom's output is the one nearest to it, so outputs ascend. Where two are the same or
/// swapped, which takes rounding, one part for both is as good.
std::vector<Part> withAscendingOutputs(const Atoms& atoms, const std::vector<Part>& parts, double c) {
  std::vector<Part> joined;
  for (Part part : parts) {
    while (!joined.empty() && outputOf(atoms, part, c) <= outputOf(atoms, joined.back(), c)) {
      part = partOf(atoms, joined.back().begin, part.end);
      joined.pop_back();
    }
    joined.push_back(part);
  }
  return joined;
}

/// The expected squared error as a sum of squares, so that a small one keeps its digits: each output t has
/// probability p = 1/(1 + (d-1) a) given its own atoms and a p given the others.
double lossOf(const Atoms& atoms, const std::vector<Part>& parts, double a, double c) {
  double own = 0, any = 0;
  for (const Part& part : parts) {
    const double t = part.moment / (c + part.mass);
    any += atoms.variance + t * t;
    for (std::size_t i = part.begin; i < part.end; ++i)
      own += atoms.mass[i] * std::pow(atoms.moment[i] / atoms.mass[i] - t, 2);
  }
  const double units = ((1 - a) * own + a * any) / (1 + static_cast<double>(parts.size() - 1) * a);
  return units * atoms.range * atoms.range;
}

/// Every value of the prior to its bin; one without mass, between two bins, to the nearer output.
std::vector<LabelBin> binsOf(const Prior& points, const Atoms& atoms, const std::vector<Part>& parts,
                             double c) {
  std::vector<LabelBin> bins;
  std::size_t next = 0;  // the first value that has no bin yet
  for (std::size_t b = 0; b < parts.size(); ++b) {
    LabelBin bin{next, points.nodes.size() - 1, outputOf(atoms, parts[b], c)};
    if (b + 1 < parts.size()) {
      const double halfway = bin.output + (outputOf(atoms, parts[b + 1], c) - bin.output) / 2;
      const double last = atoms.value[parts[b].end - 1], first = atoms.value[parts[b + 1].begin];
      while (points.nodes[next] <= last || (points.nodes[next] < first && points.nodes[next] < halfway))
        ++next;
      bin.last = next - 1;
    }
    bins.push_back(bin);
  }
  return bins;
}

}  // namespace

OptimalBins optimalBins(const Prior& points, double epsilon) {
  assert(points.kind == Prior::Kind::points && epsilon > 0 && points.nodes.size() == points.mass.size());
  const Atoms atoms = atomsOf(points);
  const double a = std::exp(-std::min(epsilon, kLargestEpsilon));
  const double c = 1 / std::expm1(std::min(epsilon, kLargestEpsilon));
  OptimalBins found;
  std::vector<Part> best = {partOf(atoms, 0, atoms.mass.size())};
  // Dinkelbach: a partition is better than theta if and only if its sum of s_1^2/(c + s_0) - theta c is above
  // theta.
  for (double theta = 0;;) {
    ++found.rounds;
    std::vector<Part> parts = bestParts(atoms, c, theta * c);
    const double ratio = ratioOf(parts, c);
    if (!(ratio > theta)) break;
    theta = ratio;
    best = std::move(parts);
  }
  best = withAscendingOutputs(atoms, best, c);
  found.bins = binsOf(points, atoms, best, c);
  found.loss = lossOf(atoms, best, a, c);
  return found;
}

}  // namespace epsiscope
