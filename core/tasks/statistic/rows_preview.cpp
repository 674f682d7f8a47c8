#include "core/tasks/statistic/rows_preview.h"

#include <algorithm>
#include <cmath>

#include "core/base/numbers.h"
#include "core/tasks/preview_axis.h"
#include "core/tasks/statistic/releases.h"
#include "core/tasks/statistic/rows_needed.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

constexpr std::size_t kPoints = 40;

double rowsAsSampling(const SharedRelease& shared, double epsilon, double start, const GoOn& goOn) {
  return rowsFrom(start, [&](double rows) {
    return !goOn() || shared.noiseErrorOfRows(epsilon, rows) <= shared.release->samplingErrorOfRows(rows);
  });
}

double rowsForWanted(const SharedRelease& shared, double epsilon, double wanted, double start,
                     const GoOn& goOn) {
  return rowsFrom(start, [&](double rows) {
    return !goOn() ||
           shared.noiseErrorOfRows(epsilon, rows) + shared.release->clippingErrorOfRows(rows) <= wanted;
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
      found[i] = rowsFor(preview.epsilon[i], start);
      if (std::isfinite(found[i])) start = found[i];
    }
    return rowsFor(viewEpsilon(study), start);
  };
  preview.asSamplingAtEpsilon = fill(preview.asSampling, [&](double epsilon, double start) {
    return rowsAsSampling(first, epsilon, start, goOn);
  });
  preview.forWantedAtEpsilon = kNaN;
  if (hasWanted)
    preview.forWantedAtEpsilon = fill(preview.forWanted, [&](double epsilon, double start) {
      return rowsForWanted(first, epsilon, *wanted, start, goOn);
    });
  if (const std::string note = ofGroupsNote(first); !note.empty()) preview.notes.push_back(note);
  if (wanted && !hasWanted)
    preview.notes.push_back(sentence("Core",
                                     "The noise on a sum or a count is the same for any number of rows, so "
                                     "more rows do not help to reach a wanted error."));
  return preview;
}

}  // namespace epsiscope
