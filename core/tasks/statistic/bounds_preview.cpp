#include "core/tasks/statistic/bounds_preview.h"

#include <algorithm>
#include <cmath>

#include "core/base/numbers.h"
#include "core/tasks/statistic/releases.h"
#include "core/tasks/statistic/within_bounds.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

constexpr std::size_t kBounds = 120;
/// The room beyond the values in the picture, in units of their range.
constexpr double kRoom = 0.15;

/// The errors with one bound moved from `from` to `to`.
template <class Move>
BoundCurves curvesOver(const SharedRelease& first, const StatisticCache& cache, double epsilon, double from,
                       double to, double declared, const GoOn& goOn, Move move) {
  BoundCurves curves;
  curves.declared = declared;
  for (std::size_t i = 0; i < kBounds; ++i)
    curves.bound.push_back(from + (to - from) * (static_cast<double>(i) / (kBounds - 1)));
  curves.bound.push_back(declared);
  std::ranges::sort(curves.bound);
  double least = kInfinity;
  for (const double bound : curves.bound) {
    if (!goOn()) break;
    ReleasePlan plan = first.release->plan();
    move(plan.bounds, bound);
    const SharedRelease moved =
        first.with(std::make_shared<const StatisticRelease>(plan, cache.column(0), cache.groups(0)));
    curves.clipping.push_back(moved.release->clippingError());
    curves.noise.push_back(finiteOrNaN(moved.noiseError(epsilon)));
    curves.together.push_back(curves.clipping.back() + curves.noise.back());
    if (curves.together.back() < least) {
      least = curves.together.back();
      curves.best = bound;
    }
  }
  return curves;
}

}  // namespace

BoundsPreview previewBounds(const Study& study, const TaskCache& cache, const GoOn& goOn) {
  SharedRelease first = firstRelease(study, StatisticCache::of(cache));
  BoundsPreview preview;
  preview.areFound = first.release->found() != nullptr;
  const WithinBounds usual = withUsualBounds(first.release, viewEpsilon(study) * first.share);
  first.release = usual.release;
  const auto& values = StatisticCache::of(cache).column(0);
  const StatisticColumn& column = *values;
  const LabelBounds& bounds = first.release->plan().bounds;
  // That of all releases, of which the first has its share.
  const double epsilon = preview.areFound ? usual.epsilon / first.share : viewEpsilon(study);
  preview.mechanism = first.release->plan().mechanism;
  preview.samplingError = first.release->samplingError();
  const double room = kRoom * std::max(column.most() - column.least(), 0.01 * bounds.width());
  // A bound never reaches the other one.
  const double gap = 1e-3 * std::max(bounds.width(), room);
  const double most = std::max(column.most() + room, bounds.upper);
  const double least = std::min(column.least() - room, bounds.lower);
  preview.upper = curvesOver(first, StatisticCache::of(cache), epsilon, bounds.lower + gap,
                             std::max(most, bounds.lower + 2 * gap), bounds.upper, goOn,
                             [](LabelBounds& moved, double bound) { moved.upper = bound; });
  preview.lower = curvesOver(first, StatisticCache::of(cache), epsilon,
                             std::min(least, bounds.upper - 2 * gap), bounds.upper - gap, bounds.lower, goOn,
                             [](LabelBounds& moved, double bound) { moved.lower = bound; });
  if (preview.areFound) preview.notes.push_back(usualBoundsNote(usual));
  if (const std::string note = ofGroupsNote(first); !note.empty()) preview.notes.push_back(note);
  preview.notes.push_back(sentence("Core",
                                   "The deepest place of the valley was found in the private values: a bound "
                                   "chosen there reveals something about them."));
  return preview;
}

}  // namespace epsiscope
