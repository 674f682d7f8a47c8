#include "core/results/people_sample.h"

#include <algorithm>
#include <cmath>

#include "core/base/numbers.h"
#include "core/results/paired_difference.h"
#include "core/results/result.h"

namespace epsiscope {

namespace {

std::vector<double> differencesOf(const std::vector<double>& a, const std::vector<double>& b) {
  std::vector<double> differences;
  for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i) differences.push_back(a[i] - b[i]);
  return differences;
}

}  // namespace

PeopleSample differenceOf(const PeopleSample& a, const PeopleSample& b) {
  if (!a.isKnown() || !b.isKnown()) return {};
  return {.ofGroups = differencesOf(a.ofGroups, b.ofGroups),
          .redrawn = differencesOf(a.redrawn, b.redrawn),
          .splits = a.splits};
}

double standardErrorOf(const PeopleSample& sample) {
  if (!sample.isKnown()) return kNaN;
  const double mean = meanOf(sample.ofGroups), groups = static_cast<double>(sample.ofGroups.size());
  double ofPeople = 0, ofNoise = 0;
  for (const double error : sample.ofGroups) ofPeople += (error - mean) * (error - mean);
  const auto measured = static_cast<double>(sample.redrawn.size()),
             splits = static_cast<double>(sample.splits);
  for (const double change : sample.redrawn) ofNoise += change * change / (2 * measured * splits);
  return std::sqrt((groups - 1) / groups * ofPeople + ofNoise);
}

double halfWidthOf(const PeopleSample& sample) {
  if (!sample.isKnown()) return kNaN;
  return studentQuantile(sample.ofGroups.size() - 1, 0.95) * standardErrorOf(sample);
}

}  // namespace epsiscope
