#include <QtGlobal>

#include <array>

#include "core/mechanisms/registry.h"
#include "core/tasks/preview.h"
#include "core/tasks/task.h"
#include "ui/state/picture.h"
#include "ui/state/view_kind.h"
#include "ui/views/boundary/boundary_chart.h"
#include "ui/views/boundary/boundary_view.h"
#include "ui/views/data/data_charts.h"
#include "ui/views/data/data_view.h"
#include "ui/views/interval/interval_charts.h"
#include "ui/views/interval/interval_view.h"
#include "ui/views/learning_curve/learning_curve_chart.h"
#include "ui/views/learning_curve/learning_curve_view.h"
#include "ui/views/noise/noise_charts.h"
#include "ui/views/noise/noise_view.h"
#include "ui/views/theory/theory_chart.h"
#include "ui/views/theory/theory_view.h"
#include "ui/views/trade_off/trade_off_chart.h"
#include "ui/views/trade_off/trade_off_view.h"
#include "ui/views/tuning/tuning_chart.h"
#include "ui/views/tuning/tuning_view.h"

namespace epsiscope {

namespace {

using Shows = ViewKind::Shows;

bool toEveryTask(const Study&) {
  return true;
}

template <Released what>
bool whereReleased(const Study& study) {
  return taskOf(study).facts().released == what;
}

/// Whether the classifier's boundary is a line in the plane of its two features.
bool isPlane(const Study& study, const std::string&) {
  return study.data.features && study.data.features->size() == 2;
}

bool everyMethod(const Study&, const std::string&) {
  return true;
}

template <class V>
View* made(QWidget* parent) {
  return new V(parent);
}

PreviewStop unless(const GoOn& goOn) {
  return [&goOn] { return !goOn(); };
}

/// A preview that takes nothing from the one before.
template <auto preview>
Preview drawn(const Study& study, const PreviewCache& cache, const Picture*, const GoOn& goOn) {
  if constexpr (std::is_invocable_v<decltype(preview), const Study&, const PreviewCache&>)
    return preview(study, cache);
  else
    return preview(study, cache, unless(goOn));
}

/// Another epsilon or wanted error moves no curve.
Preview drawTradeOff(const Study& study, const PreviewCache& cache, const Picture* last, const GoOn& goOn) {
  const bool keeps = last != nullptr && last->cache.get() == &cache && haveSameCurves(last->study, study);
  return previewTradeOff(study, cache, keeps ? previewOf<TradeOffPreview>(last) : nullptr, unless(goOn));
}

constexpr std::array kViews = {
    ViewKind{.id = view_id::data,
             .name = QT_TRANSLATE_NOOP("Tasks", "&Data"),
             .shows = Shows::data,
             .isOffered = toEveryTask,
             .addCharts = addDataCharts,
             .make = made<DataView>},
    ViewKind{.id = view_id::noise,
             .name = QT_TRANSLATE_NOOP("Tasks", "&Noise"),
             .isOffered = whereReleased<Released::labels>,
             .showsMethod = [](const Study&,
                               const std::string& method) { return findMechanism(method) != nullptr; },
             .draw = drawn<previewNoise>,
             .isInstant = previewIsInstant,
             .addCharts = addNoiseCharts,
             .make = made<NoiseView>},
    ViewKind{.id = view_id::interval,
             .name = QT_TRANSLATE_NOOP("Tasks", "&Interval"),
             .isOffered = whereReleased<Released::labels>,
             .draw = drawn<previewInterval>,
             .isInstant = previewIsInstant,
             .addCharts = addIntervalCharts,
             .make = made<IntervalView>},
    ViewKind{.id = view_id::tradeOff,
             .name = QT_TRANSLATE_NOOP("Tasks", "&Trade-off"),
             .isOffered = toEveryTask,
             .draw = drawTradeOff,
             .isInstant = previewIsInstant,
             .addCharts = addTradeOffCharts,
             .make = made<TradeOffView>},
    ViewKind{.id = view_id::theory,
             .name = QT_TRANSLATE_NOOP("Tasks", "T&heory"),
             .isOffered = whereReleased<Released::predictions>,
             .showsMethod = everyMethod,
             .draw = drawn<previewTheory>,
             .isInstant = previewIsInstant,
             .addCharts = addTheoryCharts,
             .make = made<TheoryView>},
    ViewKind{.id = view_id::learningCurve,
             .name = QT_TRANSLATE_NOOP("Tasks", "&Learning curve"),
             .shows = Shows::run,
             .isOffered = [](const Study& study) { return taskOf(study).facts().hasTrainSizes; },
             .showsMethod = everyMethod,
             .addCharts = addLearningCurveCharts,
             .make = made<LearningCurveView>},
    ViewKind{.id = view_id::boundary,
             .name = QT_TRANSLATE_NOOP("Tasks", "&Boundary"),
             .isOffered = whereReleased<Released::weights>,
             .showsMethod = isPlane,
             .draw = drawn<previewBoundary>,
             .isInstant = previewIsInstant,
             .addCharts = addBoundaryCharts,
             .make = made<BoundaryView>},
    ViewKind{.id = view_id::tuning,
             .name = QT_TRANSLATE_NOOP("Tasks", "T&uning"),
             .isOffered = whereReleased<Released::weights>,
             .draw = drawn<previewTuning>,
             .isInstant = previewIsInstant,
             .addCharts = addTuningCharts,
             .make = made<TuningView>},
};

}  // namespace

std::span<const ViewKind> allViews() {
  return kViews;
}

}  // namespace epsiscope
