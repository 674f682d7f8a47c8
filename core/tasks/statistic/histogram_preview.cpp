#include "core/tasks/statistic/histogram_preview.h"

#include <cmath>
#include <numeric>

#include "core/base/numbers.h"
#include "core/tasks/statistic/released_statistic.h"
#include "core/tasks/statistic/releases.h"
#include "core/tasks/statistic/within_bounds.h"
#include "core/text/sentence.h"

namespace epsiscope {

HistogramPreview previewHistogram(const Study& study, const TaskCache& given) {
  const auto& cache = StatisticCache::of(given);
  const SharedRelease first = firstRelease(study, cache);
  // The draw of the first trial of a run at this epsilon.
  Rng rng = streamOf(study, first.release->plan().mechanism, first.id, first.share, viewEpsilon(study), 1);
  const auto [within, epsilon] = withFoundBounds(first.release, viewEpsilon(study) * first.share, rng);
  const StatisticRelease& release = *within;
  const ReleasePlan& plan = release.plan();
  HistogramPreview preview;
  preview.mechanism = plan.mechanism;
  preview.counts = release.truth();
  preview.noise = std::sqrt(finiteOrNaN(first.noiseError(viewEpsilon(study))));
  // Sums of weights say nothing of the number of rows.
  const double counted = plan.isGrouped()
                             ? static_cast<double>(release.rows())
                             : std::accumulate(preview.counts.begin(), preview.counts.end(), 0.0);
  const auto outside = static_cast<std::size_t>(static_cast<double>(release.rows()) - counted);
  if (release.column().hasNumbers()) {
    preview.clipped = outside;
    for (std::size_t i = 0; i <= plan.bins; ++i)
      preview.edges.push_back(plan.bounds.lower + plan.bounds.width() * (static_cast<double>(i) /
                                                                         static_cast<double>(plan.bins)));
  } else {
    preview.uncounted = outside;
    preview.categories =
        statisticInputs(study).columns.front().categories.value_or(std::vector<std::string>());
  }
  if (const auto reason = reasonAgainst(plan, release.rows(), {epsilon})) {
    preview.notes.push_back(*reason);
    preview.released.assign(preview.counts.size(), kNaN);
    return preview;
  }
  preview.released =
      agreedNumbers(study, first, releasedStatistic({release, rng}, epsilon), viewEpsilon(study), 1);
  return preview;
}

}  // namespace epsiscope
