#include "core/audit/sampled_audit.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/audit/clopper_pearson.h"
#include "core/base/numbers.h"

namespace epsiscope {

namespace {

/// The outputs from `from` up to `to`, without that.
struct Event {
  double from = -kInfinity, to = kInfinity;
  bool isTurned = false;  ///< it is likelier from the other table

  bool holds(double output) const { return output >= from && output < to; }
};

std::vector<double> drawn(const Draw& draw, std::size_t count, Rng& rng, const GoOn& goOn) {
  constexpr std::size_t kBetweenQuestions = 1024;
  std::vector<double> outputs;
  outputs.reserve(count);
  for (std::size_t i = 0; i < count; ++i) {
    if (i % kBetweenQuestions == 0 && !goOn()) return {};
    outputs.push_back(draw(rng));
  }
  return outputs;
}

/// Places that part the outputs into about equally likely stretches; of few different outputs each is a
/// stretch.
std::vector<double> cuts(std::vector<double> outputs) {
  constexpr std::size_t kMost = 64;
  std::ranges::sort(outputs);
  std::vector<double> different = outputs;
  different.erase(std::unique(different.begin(), different.end()), different.end());
  if (different.size() > kMost) {
    different.clear();
    for (std::size_t i = 0; i < kMost; ++i) different.push_back(outputs[i * outputs.size() / kMost]);
    different.erase(std::unique(different.begin(), different.end()), different.end());
  }
  different.front() = -kInfinity;
  different.push_back(kInfinity);
  return different;
}

/// The ratio that an event with so many successes is hoped to show: a little less than its own where it is
/// rare.
double hoped(double successes, double otherSuccesses, double draws, double delta) {
  const double p = (successes - 4 * std::sqrt(successes)) / draws - delta;
  const double q = (otherSuccesses + 4 * std::sqrt(otherSuccesses) + 8) / draws;
  return p > 0 ? std::log(p / q) : -kInfinity;
}

Event chosenEvent(const std::vector<double>& one, const std::vector<double>& other, double delta) {
  std::vector<double> both = one;
  both.insert(both.end(), other.begin(), other.end());
  const std::vector<double> ends = cuts(std::move(both));
  const auto below = [&](const std::vector<double>& outputs) {
    std::vector<double> sorted = outputs, counts;
    std::ranges::sort(sorted);
    for (const double end : ends)
      counts.push_back(static_cast<double>(std::ranges::lower_bound(sorted, end) - sorted.begin()));
    return counts;
  };
  const std::vector<double> belowOne = below(one), belowOther = below(other);
  const auto draws = static_cast<double>(one.size());
  Event best;
  double most = -kInfinity;
  for (std::size_t i = 0; i + 1 < ends.size(); ++i)
    for (std::size_t j = i + 1; j < ends.size(); ++j) {
      const double a = belowOne[j] - belowOne[i], b = belowOther[j] - belowOther[i];
      for (const bool isTurned : {false, true}) {
        const double value = isTurned ? hoped(b, a, draws, delta) : hoped(a, b, draws, delta);
        if (value > most) most = value, best = {ends[i], ends[j], isTurned};
      }
    }
  return best;
}

}  // namespace

SampledFinding sampledAudit(const Draw& one, const Draw& other, double delta, std::size_t draws,
                            double confidence, Rng& rng, const GoOn& goOn) {
  SampledFinding found{.confidence = confidence, .draws = draws};
  const std::vector<double> first = drawn(one, draws, rng, goOn), second = drawn(other, draws, rng, goOn);
  if (first.size() < draws || second.size() < draws) return found;
  const Event event = chosenEvent(first, second, delta);
  const auto successes = [&](const Draw& draw) {
    const std::vector<double> outputs = drawn(draw, draws, rng, goOn);
    return static_cast<std::size_t>(
        std::ranges::count_if(outputs, [&](double output) { return event.holds(output); }));
  };
  const std::size_t likely = successes(event.isTurned ? other : one);
  const std::size_t unlikely = successes(event.isTurned ? one : other);
  if (!goOn()) return found;
  const double error = (1 - confidence) / 2;
  const double lower = lowerProbability(likely, draws, error) - delta;
  const double upper = upperProbability(unlikely, draws, error);
  if (lower > 0) found.atLeast = std::max(0.0, std::log(lower / upper));
  return found;
}

}  // namespace epsiscope
