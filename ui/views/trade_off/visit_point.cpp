#include "ui/views/trade_off/visit_point.h"

#include <algorithm>

#include "core/mechanisms/registry.h"
#include "core/tasks/methods.h"
#include "ui/state/view_kind.h"
#include "ui/views/lambda.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

std::string viewOf(const Study& study, const std::string& method) {
  if (study.task == TaskId::kernelRelease) return view_id::theory;
  if (study.task == TaskId::labelPrivacy)
    return findMechanism(method) != nullptr ? view_id::noise : study.view.tab;
  const bool isPlane = study.data.features && study.data.features->size() == 2;
  return isPlane ? view_id::boundary : view_id::learningCurve;
}

}  // namespace

std::optional<Study> visitPoint(const Study& study, const TradeOffPreview& preview, const QString& series,
                                double x) {
  const std::string method = series.section(QLatin1Char('/'), 0, 0).toStdString();
  const bool isChosen = std::any_of(preview.curves.begin(), preview.curves.end(),
                                    [&](const MethodCurve& curve) { return curve.method == method; });
  if (!isChosen || !(x > 0)) return {};
  Study next = study;
  if (preview.overLambda)
    setLambda(next, roundedTo(x, 3));
  else
    next.view.epsilon = roundedTo(x, 3);
  if (method != kMethodNone) next.view.method = method;
  next.view.tab = viewOf(study, method);
  return next;
}

}  // namespace epsiscope
