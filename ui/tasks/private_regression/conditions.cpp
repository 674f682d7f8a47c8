#include "ui/tasks/private_regression/conditions.h"

#include <QObject>

#include <limits>

#include "core/tasks/methods.h"
#include "core/tasks/private_regression/cache.h"
#include "core/tasks/trade_off_preview.h"
#include "ui/state/app_state.h"
#include "ui/state/picture.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

/// NaN without the method.
double errorOfSums(const TradeOffPreview& preview, const char* method) {
  for (std::size_t i = 0; i < preview.curves.size() && i < preview.atEpsilon.size(); ++i)
    if (preview.curves[i].method == method) return preview.atEpsilon[i];
  return std::numeric_limits<double>::quiet_NaN();
}

/// Clearly worse than with a delta.
void sumsWithoutDelta(const AppState& state, const TradeOffPreview& preview,
                      std::vector<OddCondition>& found) {
  constexpr double kClearlyMore = 1.1;
  const auto* cache = PrivateRegressionCache::ifOf(state.cache.get());
  const double pure = errorOfSums(preview, kMethodNoisySums);
  const double normal = errorOfSums(preview, kMethodNoisySumsGaussian);
  if (cache == nullptr || !(pure > kClearlyMore * normal)) return;
  found.push_back(
      {QStringLiteral("sums-without-delta"), QObject::tr("Why is the curve without δ so much higher?"),
       QObject::tr("Its noise in each of the sums grows with the root of their rows, %1 here; normal noise "
                   "stays as it is and pays with δ instead. With few columns the two are close.")
           .arg(countText(static_cast<std::size_t>(cache->split().sums().matrix.rows())))});
}

}  // namespace

void addRegressionConditions(const AppState& state, std::vector<OddCondition>& found) {
  const std::shared_ptr<const Picture> picture = state.shownPicture();
  if (const auto* tradeOff = previewOf<TradeOffPreview>(picture.get()))
    sumsWithoutDelta(state, *tradeOff, found);
}

}  // namespace epsiscope
