#include "core/tasks/trade_off_preview.h"

#include <utility>

#include "core/tasks/methods.h"
#include "core/tasks/preview_axis.h"
#include "core/tasks/task.h"

namespace epsiscope {

TradeOffPreview previewTradeOff(const Study& study, const TaskCache& cache, const TradeOffPreview* drawn,
                                const GoOn& goOn) {
  const Task& task = taskOf(study);
  TradeOffPreview preview = task.tradeOff(study, cache, drawn, goOn);
  preview.atCompared.clear();
  const std::optional<double> compared = comparedEpsilon(study);
  if (!compared || !goOn()) return preview;
  Study other = study;
  other.view.epsilon = *compared;
  other.view.errorTarget.reset();
  TradeOffPreview there = task.tradeOff(other, cache, &preview, goOn);
  preview.atCompared = std::move(there.atEpsilon);
  preview.predictMeanAtCompared = there.predictMeanAtEpsilon;
  return preview;
}

bool haveSameCurves(const Study& one, const Study& other) {
  const ViewState &view = one.view, &otherView = other.view;
  const bool sameAxis = view.tradeOffAxis == otherView.tradeOffAxis &&
                        (view.tradeOffAxis != kAxisLambda || viewEpsilon(one) == viewEpsilon(other));
  Study same = one;
  same.view = other.view;
  return shownLearner(one) == shownLearner(other) && view.metric == otherView.metric && sameAxis &&
         same == other;
}

}  // namespace epsiscope
