#include "core/tasks/statistic/budget_preview.h"

#include <algorithm>
#include <cmath>

#include "core/base/numbers.h"
#include "core/tasks/statistic/accounts.h"
#include "core/tasks/statistic/found_bounds.h"
#include "core/tasks/statistic/releases.h"

namespace epsiscope {

namespace {

std::vector<double*> sharesOf(Statistic& task) {
  std::vector<double*> shares = {&task.share};
  for (FurtherStatistic& other : task.others) shares.push_back(&other.share);
  return shares;
}

/// The units in 1 of computed shares, so that people can read them and they add up to 1.
constexpr double kShareUnits = 10'000;

double shortShare(double share) {
  return std::max(1.0, std::round(share * kShareUnits)) / kShareUnits;
}

}  // namespace

BudgetPreview previewBudget(const Study& study, const TaskCache& cache) {
  BudgetPreview preview;
  preview.epsilon = viewEpsilon(study);
  for (const SharedRelease& shared : releasesOf(study, StatisticCache::of(cache))) {
    const StatisticRelease& release = *shared.release;
    const double epsilon = preview.epsilon * shared.share;
    const FoundBounds::Errors errors = release.found() != nullptr
                                           ? release.found()->errors(epsilon)
                                           : FoundBounds::Errors{.clipping = release.clippingError(),
                                                                 .noise = shared.noiseError(preview.epsilon)};
    BudgetPart part{.name = shared.name,
                    .mechanism = release.plan().mechanism,
                    .share = shared.share,
                    .epsilon = epsilon,
                    .delta = deltaOf(release.plan()),
                    .clipping = errors.clipping,
                    .noise = finiteOrNaN(errors.noise),
                    .samplingError = release.samplingError()};
    part.together = part.clipping + part.noise;
    preview.areDivided |= shared.groups.size() > 1;
    preview.parts.push_back(std::move(part));
  }
  preview.unspent = unspentShare(study);
  preview.accounts = accountsOf(study, StatisticCache::of(cache), preview.epsilon);
  return preview;
}

Study withBorder(Study study, std::size_t border, double before) {
  const std::vector<double*> shares = sharesOf(study.statistic);
  if (border + 1 >= shares.size()) return study;
  Decimal start;
  for (std::size_t i = 0; i < border; ++i) start = start + Decimal::of(*shares[i]);
  const Decimal both = Decimal::of(*shares[border]) + Decimal::of(*shares[border + 1]);
  if (both.value() <= 2 * kLeastShare) return study;
  const double first = (Decimal::of(before) - start).value();
  const double most = (both - Decimal::of(kLeastShare)).value();
  *shares[border] = std::clamp(first, kLeastShare, most);
  *shares[border + 1] = (both - Decimal::of(*shares[border])).value();
  return study;
}

Study withFurtherStatistic(Study study, const FurtherStatistic& further) {
  const Decimal total = sumOfShares(study);
  const auto parts = static_cast<double>(releaseCount(study));
  for (double* share : sharesOf(study.statistic)) *share = shortShare(*share * parts / (parts + 1));
  const Decimal left = total - sumOfShares(study);
  study.statistic.others.push_back(further);
  study.statistic.others.back().share = left.value();
  return study;
}

Study withoutStatistic(Study study, std::size_t index) {
  std::vector<FurtherStatistic>& others = study.statistic.others;
  if (index >= others.size()) return study;
  const Decimal total = sumOfShares(study);
  others.erase(others.begin() + static_cast<std::ptrdiff_t>(index));
  const double factor = total.value() / sumOfShares(study).value();
  for (FurtherStatistic& other : others) other.share = shortShare(other.share * factor);
  const Decimal ofOthers = sumOfShares(study) - Decimal::of(study.statistic.share);
  study.statistic.share = others.empty() ? 1 : (total - ofOthers).value();
  return study;
}

Study withEqualShares(Study study) {
  const double equal = std::floor(kShareUnits / static_cast<double>(releaseCount(study))) / kShareUnits;
  for (FurtherStatistic& other : study.statistic.others) other.share = equal;
  const Decimal ofOthers = sumOfShares(study) - Decimal::of(study.statistic.share);
  study.statistic.share = (Decimal::of(1) - ofOthers).value();
  return study;
}

}  // namespace epsiscope
