#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/study/study_fwd.h"

namespace epsiscope {

class TaskCache;

/// The true counts of the histogram's cells and those of one possible release, for the study's seed at
/// view.epsilon. The true ones are not private.
struct HistogramPreview {
  std::string mechanism;                ///< its id
  std::vector<double> edges;            ///< for numbers: one more than counts
  std::vector<std::string> categories;  ///< for text: one per count
  std::vector<double> counts, released;
  double noise = 0;           ///< standard deviation of the noise on each count
  std::size_t clipped = 0;    ///< values outside the bounds, counted in the cell at the end
  std::size_t uncounted = 0;  ///< values in no declared category
  std::vector<std::string> notes;
};

/// Precondition: the cache is one of statistics, and the statistic is a histogram that no column divides.
HistogramPreview previewHistogram(const Study& study, const TaskCache& cache);

}  // namespace epsiscope
