#include "core/tasks/statistic/rows_preview.h"

#include <algorithm>
#include <cmath>
#include <functional>

#include "core/base/numbers.h"
#include "core/tasks/preview_axis.h"
#include "core/tasks/statistic/releases.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

constexpr double kMostRows = 1e15;
constexpr std::size_t kPoints = 40;

/// The smallest number of rows, at least 2, from which `isEnough` holds, to 1e-6 of it; NaN if there is none.
/// Precondition: with more rows it holds as well. `start`: where the search begins.
double fewestRows(double start, const std::function<bool(double)>& isEnough) {
  double low = start, high = start;
  if (isEnough(start)) {
    do {
      high = low;
      if (high <= 2) return 2;
      low = std::max(2.0, low / 4);
    } while (isEnough(low));
  } else {
    do {
      low = high;
      if (low >= kMostRows) return kNaN;
      high = std::min(kMostRows, 4 * high);
    } while (!isEnough(high));
  }
  while (high / low > 1 + 1e-6) {
    const double middle = std::sqrt(low * high);
    (isEnough(middle) ? high : low) = middle;
  }
  return std::ceil(high * (1 - 2e-6));
}

double rowsAsSampling(const StatisticRelease& release, double epsilon, double start, const GoOn& goOn) {
  return fewestRows(start, [&](double rows) {
    return !goOn() || release.noiseErrorOfRows(epsilon, rows) <= release.samplingErrorOfRows(rows);
  });
}

double rowsForWanted(const StatisticRelease& release, double epsilon, double wanted, double start,
                     const GoOn& goOn) {
  return fewestRows(start, [&](double rows) {
    return !goOn() || release.noiseErrorOfRows(epsilon, rows) + release.clippingErrorOfRows(rows) <= wanted;
  });
}

}  // namespace

RowsPreview previewRows(const Study& study, const TaskCache& cache, const GoOn& goOn) {
  const SharedRelease first = firstRelease(study, StatisticCache::of(cache));
  const StatisticRelease& release = *first.release;
  RowsPreview preview;
  preview.mechanism = release.plan().mechanism;
  preview.rows = static_cast<double>(release.rows());
  const AxisRange range = epsilonRange(study);
  preview.epsilon = logSpaced(range.low, range.high, kPoints);
  const auto wanted = study.view.errorTarget;
  const bool hasWanted = wanted && std::isfinite(*wanted) && !statisticRow(release.plan().kind).grows;
  // From the largest epsilon down, each from where the one before was found.
  const auto fill = [&](std::vector<double>& found, const auto& rowsFor) {
    found.assign(kPoints, kNaN);
    double start = preview.rows;
    for (std::size_t i = kPoints; i-- > 0;) {
      found[i] = rowsFor(preview.epsilon[i] * first.share, start);
      if (std::isfinite(found[i])) start = found[i];
    }
    return rowsFor(viewEpsilon(study) * first.share, start);
  };
  preview.asSamplingAtEpsilon = fill(preview.asSampling, [&](double epsilon, double start) {
    return rowsAsSampling(release, epsilon, start, goOn);
  });
  preview.forWantedAtEpsilon = kNaN;
  if (hasWanted)
    preview.forWantedAtEpsilon = fill(preview.forWanted, [&](double epsilon, double start) {
      return rowsForWanted(release, epsilon, *wanted, start, goOn);
    });
  if (const std::string note = ofGroupsNote(first); !note.empty()) preview.notes.push_back(note);
  if (wanted && !hasWanted)
    preview.notes.push_back(sentence("Core",
                                     "The noise on a sum or a count is the same for any number of rows, so "
                                     "more rows do not help to reach a wanted error."));
  return preview;
}

}  // namespace epsiscope
