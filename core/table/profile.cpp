#include "core/table/profile.h"

#include "core/base/cancellable_sort.h"
#include "core/base/numbers.h"
#include "core/base/parallel.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numeric>

namespace epsiscope {

namespace {

constexpr std::size_t kBars = 24;

std::vector<std::size_t> histogramOf(const std::vector<double>& sorted) {
  const double low = sorted.front(), high = sorted.back();
  if (low == high) return {sorted.size()};
  // Half of each, where the difference of the ends overflows.
  const double scale = std::isfinite(high - low) ? 1 : 0.5;
  const double start = low * scale, width = high * scale - start;
  std::vector<std::size_t> bars(kBars);
  for (const double value : sorted) {
    const auto bar = static_cast<std::size_t>((value * scale - start) / width * static_cast<double>(kBars));
    ++bars[std::min(bar, kBars - 1)];
  }
  return bars;
}

bool profileNumbers(const Column& column, const GoOn& goOn, ColumnProfile& profile) {
  std::vector<double> sorted;
  sorted.reserve(column.values.size());
  std::copy_if(column.values.begin(), column.values.end(), std::back_inserter(sorted),
               [](double value) { return !std::isnan(value); });
  if (!sortUnlessCancelled(sorted, std::less(), goOn)) return false;
  for (std::size_t i = 0; i < profile.quantiles.size(); ++i)
    profile.quantiles[i] = columnQuantile(sorted, static_cast<double>(i) / 4);
  if (sorted.empty()) return true;
  for (std::size_t begin = 0, end = 0; begin < sorted.size(); begin = end) {
    while (end < sorted.size() && sorted[end] == sorted[begin]) ++end;
    ++profile.distinct;
    if (end - begin <= profile.modeCells) continue;
    profile.mode = sorted[begin];
    profile.modeCells = end - begin;
  }
  profile.histogram = histogramOf(sorted);
  return true;
}

void profileText(const Column& column, ColumnProfile& profile) {
  std::vector<std::size_t> sizes(column.categories.size());
  for (const std::int32_t code : column.codes)
    if (code >= 0) ++sizes[static_cast<std::size_t>(code)];
  profile.distinct = sizes.size() - static_cast<std::size_t>(std::ranges::count(sizes, std::size_t{0}));
  profile.quantiles.fill(kNaN);
  std::vector<std::int32_t>& classes = profile.classes;
  classes.resize(sizes.size());
  std::iota(classes.begin(), classes.end(), 0);
  const auto size = [&](std::int32_t code) { return sizes[static_cast<std::size_t>(code)]; };
  const std::size_t shown = std::min(kBars, profile.distinct);
  std::partial_sort(
      classes.begin(), classes.begin() + static_cast<std::ptrdiff_t>(shown), classes.end(),
      [&](std::int32_t a, std::int32_t b) { return size(a) != size(b) ? size(a) > size(b) : a < b; });
  classes.resize(shown);
  classes.shrink_to_fit();
  for (const std::int32_t code : classes) profile.histogram.push_back(size(code));
}

}  // namespace

double columnQuantile(std::span<const double> sorted, double share) {
  if (sorted.empty()) return kNaN;
  const double place = share * static_cast<double>(sorted.size() - 1);
  const auto below = static_cast<std::size_t>(place);
  const std::size_t above = std::min(below + 1, sorted.size() - 1);
  return std::lerp(sorted[below], sorted[above], place - static_cast<double>(below));
}

std::vector<ColumnProfile> profiles(const Dataset& dataset, const GoOn& goOn, unsigned threads) {
  std::vector<ColumnProfile> found(dataset.columns.size());
  const bool whole = parallelFor(found.size(), threads, [&](std::size_t i) {
    if (!goOn()) return false;
    const Column& column = dataset.columns[i];
    found[i].numbers = summarise(column);
    if (column.kind == ColumnKind::number) return profileNumbers(column, goOn, found[i]);
    profileText(column, found[i]);
    return true;
  });
  return whole ? found : std::vector<ColumnProfile>();
}

}  // namespace epsiscope
