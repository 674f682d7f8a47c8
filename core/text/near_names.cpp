#include "core/text/near_names.h"

#include "core/text/folded_text.h"

#include <algorithm>
#include <numeric>

namespace epsiscope {

namespace {

/// Levenshtein distance, one row of the table at a time.
std::size_t editDistance(const std::string& a, const std::string& b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t replaced = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
      diagonal = row[j];
      row[j] = std::min({replaced, row[j] + 1, row[j - 1] + 1});
    }
  }
  return row[b.size()];
}

}  // namespace

std::vector<std::string> nearNames(const std::string& wanted, std::span<const std::string> names) {
  const std::string low = lowered(wanted.substr(0, 100));
  const std::size_t most = low.size() / 3;
  std::vector<std::pair<std::size_t, std::string>> found;
  for (const std::string& name : names) {
    if (name.size() > low.size() + most || low.size() > name.size() + most) continue;
    const std::size_t distance = editDistance(low, lowered(name));
    if (distance <= most) found.emplace_back(distance, name);
  }
  std::stable_sort(found.begin(), found.end(),
                   [](const auto& a, const auto& b) { return a.first < b.first; });
  if (found.size() > 3) found.resize(3);
  std::vector<std::string> near;
  for (const auto& [distance, name] : found) near.push_back(name);
  return near;
}

}  // namespace epsiscope
