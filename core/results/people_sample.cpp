#include "core/results/people_sample.h"

#include <algorithm>
#include <cmath>

#include "core/base/numbers.h"
#include "core/results/paired_difference.h"
#include "core/results/result.h"

namespace epsiscope {

namespace {

using Values = std::vector<double>;

/// What is missing in one of them is zero.
Values differencesOf(const Values& a, const Values& b) {
  Values differences = a;
  differences.resize(std::max(a.size(), b.size()));
  for (std::size_t i = 0; i < b.size(); ++i) differences[i] -= b[i];
  return differences;
}

const Values& withOtherNoise(const PeopleSample& sample) {
  return sample.ofGroupsAnew.empty() ? sample.ofGroups : sample.ofGroupsAnew;
}

/// P of standardErrorOf().
double varianceOfPeople(const PeopleSample& sample) {
  const Values &one = sample.ofGroups, &other = withOtherNoise(sample);
  const double mean = meanOf(one), otherMean = meanOf(other), groups = static_cast<double>(one.size());
  double sum = 0;
  for (std::size_t g = 0; g < one.size(); ++g) sum += (one[g] - mean) * (other[g] - otherMean);
  return std::max(0.0, (groups - 1) / groups * sum);
}

/// The squared deviations of all splits' draws, scaled so that their mean is N of standardErrorOf().
Values partsOfNoise(const PeopleSample& sample) {
  std::size_t draws = 0;
  for (const Values& changes : sample.redrawn) draws = std::max(draws, changes.size());
  const auto r = static_cast<double>(draws);
  Values parts;
  for (Values errors : sample.redrawn) {
    errors.resize(draws + 1);  // the one drawn first has changed by nothing
    const double mean = meanOf(errors);
    for (const double error : errors)
      parts.push_back((error - mean) * (error - mean) * (r + 1) / r / static_cast<double>(sample.splits));
  }
  return draws == 0 ? Values() : parts;
}

/// A variance that is estimated, with the degrees of freedom of that.
struct Estimated {
  double variance = kNaN, degrees = 1;
};

Estimated estimated(const PeopleSample& sample) {
  if (!sample.isKnown()) return {};
  const double people = varianceOfPeople(sample), most = static_cast<double>(sample.ofGroups.size() - 1);
  const Values parts = partsOfNoise(sample);
  if (parts.empty()) return {people, most};
  const double noise = meanOf(parts), errorOfNoise = standardErrorOf(parts), variance = people + noise;
  const double error = 2 * people * people / most + errorOfNoise * errorOfNoise;
  return {variance, error > 0 ? std::min(2 * variance * variance / error, most) : most};
}

}  // namespace

PeopleSample differenceOf(const PeopleSample& a, const PeopleSample& b) {
  if (!a.isKnown() || !b.isKnown()) return {};
  PeopleSample difference{.ofGroups = differencesOf(a.ofGroups, b.ofGroups),
                          .ofGroupsAnew = differencesOf(withOtherNoise(a), withOtherNoise(b)),
                          .splits = a.splits};
  const auto ofSplit = [](const PeopleSample& sample, std::size_t split) {
    return split < sample.redrawn.size() ? sample.redrawn[split] : Values();
  };
  for (std::size_t s = 0; s < std::max(a.redrawn.size(), b.redrawn.size()); ++s)
    difference.redrawn.push_back(differencesOf(ofSplit(a, s), ofSplit(b, s)));
  return difference;
}

double standardErrorOf(const PeopleSample& sample) {
  return std::sqrt(estimated(sample).variance);
}

double halfWidthOf(const PeopleSample& sample) {
  const Estimated found = estimated(sample);
  if (!std::isfinite(found.variance)) return kNaN;
  return studentQuantile(static_cast<std::size_t>(std::lround(found.degrees)), 0.95) *
         std::sqrt(found.variance);
}

}  // namespace epsiscope
