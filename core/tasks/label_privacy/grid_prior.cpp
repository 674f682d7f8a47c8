#include "core/tasks/label_privacy/grid_prior.h"

#include <utility>

#include "core/bins/optimal_bins.h"
#include "core/prior/private_prior.h"
#include "core/study/printed_mistakes.h"
#include "core/study/study.h"
#include "core/tasks/streams.h"
#include "core/text/sentence.h"

namespace epsiscope {

NoisyLabels noisyLabelsOf(const Study& study) {
  return {.tellsTrueLabels = repeats(study, PrintedMistake::rawLabels),
          .sharesAreDensities = repeats(study, PrintedMistake::frequencies)};
}

PrivatePrior gridPriorOf(const Study& study, std::span<const double> labels, const LabelBounds& bounds,
                         double epsilon1, int trial, std::size_t values, Rounding rounding,
                         const std::optional<Prior>& filePrior) {
  const LabelPrivacy& task = study.labelPrivacy;
  if (task.prior == PriorKind::file) {
    Prior points = toPoints(filePrior.value());
    if (rounding == Rounding::nearest) return withFewerValues(std::move(points), kMostBinnedValues);
    return {std::move(points), {}};
  }
  const std::vector<double> grid = valueGrid(bounds, values);
  Prior uniform = roundedToValues(uniformPrior(bounds, 1), grid, rounding);
  if (task.prior == PriorKind::uniform) return {std::move(uniform), {}};
  if (task.prior == PriorKind::exact) {
    Prior exact{Prior::Kind::points, grid, valueCounts(labels, grid, rounding)};
    return {normalise(exact.mass) ? std::move(exact) : std::move(uniform), sentence("Core", kExactPriorNote)};
  }
  Rng rng = priorStream(priorSeedOf(study), trial);
  if (task.prior == PriorKind::noisyCounts)
    return noisyCountsPrior(valueCounts(labels, grid, rounding), std::move(uniform), epsilon1, rng);
  PrivatePrior made =
      noisyLabelsPrior(labels, bounds, epsilon1, task.binWidth, false, rng, noisyLabelsOf(study));
  made.prior = roundedToValues(made.prior, grid, rounding);
  return made;
}

}  // namespace epsiscope
