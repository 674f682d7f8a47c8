#include "core/tasks/statistic/budget_preview.h"

#include <algorithm>

#include "core/base/numbers.h"
#include "core/tasks/statistic/releases.h"

namespace epsiscope {

namespace {

std::vector<double*> sharesOf(Statistic& task) {
  std::vector<double*> shares = {&task.share};
  for (FurtherStatistic& other : task.others) shares.push_back(&other.share);
  return shares;
}

}  // namespace

BudgetPreview previewBudget(const Study& study, const TaskCache& cache) {
  BudgetPreview preview;
  preview.epsilon = viewEpsilon(study);
  for (const SharedRelease& shared : releasesOf(study, StatisticCache::of(cache))) {
    const StatisticRelease& release = *shared.release;
    const double epsilon = preview.epsilon * shared.share;
    BudgetPart part{.name = shared.name,
                    .mechanism = release.plan().mechanism,
                    .share = shared.share,
                    .epsilon = epsilon,
                    .delta = release.plan().mechanism == "gaussian" ? release.plan().delta : 0,
                    .clipping = release.clippingError(),
                    .noise = finiteOrNaN(release.noiseError(epsilon)),
                    .samplingError = release.samplingError()};
    part.together = part.clipping + part.noise;
    preview.delta += part.delta;
    preview.parts.push_back(std::move(part));
  }
  return preview;
}

Study withBorder(Study study, std::size_t border, double before) {
  const std::vector<double*> shares = sharesOf(study.statistic);
  if (border + 1 >= shares.size()) return study;
  double start = 0;
  for (std::size_t i = 0; i < border; ++i) start += *shares[i];
  const double both = *shares[border] + *shares[border + 1];
  if (both <= 2 * kLeastShare) return study;
  *shares[border] = std::clamp(before - start, kLeastShare, both - kLeastShare);
  *shares[border + 1] = both - *shares[border];
  return study;
}

Study withFurtherStatistic(Study study, const FurtherStatistic& further) {
  const auto parts = static_cast<double>(1 + study.statistic.others.size());
  for (double* share : sharesOf(study.statistic)) *share *= parts / (parts + 1);
  study.statistic.others.push_back(further);
  study.statistic.others.back().share = 1 / (parts + 1);
  return study;
}

Study withoutStatistic(Study study, std::size_t index) {
  std::vector<FurtherStatistic>& others = study.statistic.others;
  if (index >= others.size()) return study;
  others.erase(others.begin() + static_cast<std::ptrdiff_t>(index));
  double sum = 0;
  for (const double* share : sharesOf(study.statistic)) sum += *share;
  for (double* share : sharesOf(study.statistic)) *share = others.empty() ? 1 : *share / sum;
  return study;
}

}  // namespace epsiscope
