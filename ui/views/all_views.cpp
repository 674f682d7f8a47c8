#include <QtGlobal>

#include <algorithm>
#include <array>
#include <functional>

#include "core/base/parallel.h"
#include "core/mechanisms/registry.h"
#include "core/run/people_preview.h"
#include "core/run/planned_errors.h"
#include "core/run/quick_look.h"
#include "core/study/plan.h"
#include "core/tasks/kernel_release/function_preview.h"
#include "core/tasks/kernel_release/theory_preview.h"
#include "core/tasks/label_privacy/interval_preview.h"
#include "core/tasks/label_classes/answers_preview.h"
#include "core/tasks/label_classes/release.h"
#include "core/tasks/attack_preview.h"
#include "core/tasks/audit_preview.h"
#include "core/tasks/statistic/glance_preview.h"
#include "core/tasks/noise_preview.h"
#include "core/tasks/private_classifier/boundary_preview.h"
#include "core/tasks/private_classifier/tuning_preview.h"
#include "core/tasks/statistic/releases.h"
#include "core/tasks/statistic/tables_preview.h"
#include "core/tasks/task_cache.h"
#include "core/tasks/trade_off_preview.h"
#include "core/tasks/task.h"
#include "ui/state/picture.h"
#include "ui/state/view_kind.h"
#include "core/tasks/preview_axis.h"
#include "ui/views/attack/attack_charts.h"
#include "ui/views/attack/attack_view.h"
#include "ui/views/audit/audit_view.h"
#include "ui/views/boundary/boundary_view.h"
#include "ui/views/classes/answers_view.h"
#include "ui/views/data/data_charts.h"
#include "ui/views/data/data_view.h"
#include "ui/views/function/function_view.h"
#include "ui/views/glance/glance_view.h"
#include "ui/views/interval/interval_charts.h"
#include "ui/views/interval/interval_view.h"
#include "ui/views/learning_curve/learning_curve_view.h"
#include "ui/views/noise/noise_charts.h"
#include "ui/views/noise/noise_view.h"
#include "ui/views/people/people_view.h"
#include "ui/views/picture_view.h"
#include "ui/views/statistic/bounds_view.h"
#include "ui/views/statistic/budget_view.h"
#include "ui/views/statistic/histogram_view.h"
#include "ui/views/statistic/rows_view.h"
#include "ui/views/statistic/tables_chart.h"
#include "ui/views/statistic/tables_view.h"
#include "ui/views/theory/theory_view.h"
#include "ui/views/trade_off/trade_off_chart.h"
#include "ui/views/trade_off/trade_off_view.h"
#include "ui/views/tuning/tuning_view.h"

namespace epsiscope {

namespace {

using Shows = ViewKind::Shows;

/// Whether the classifier's boundary is a line in the plane of its two features.
bool isPlane(const Study& study, const std::string&) {
  return study.data.features && study.data.features->size() == 2;
}

/// Whether the study plans errors over people. Statistics have their view of rows, which needs no tables.
bool hasPeople(const Study& study) {
  return isPlan(study.data) && taskOf(study).facts().learns && whyNotPlanned(study).empty();
}

bool everyMethod(const Study&, const std::string&) {
  return true;
}

template <class V>
View* made(QWidget* parent) {
  return new V(parent);
}

template <ViewDescription (*description)()>
View* made(QWidget* parent) {
  return new PictureView(description(), parent);
}

template <ViewDescription (*description)()>
void chartsOf(const AppState& state, ChartList& charts) {
  addChartsOf(description(), state, charts);
}

template <class P, class... Arguments>
P previewed(P (*)(Arguments...));

/// A preview that takes nothing from the one before.
template <auto preview>
Preview drawn(const Study& study, const SplitCaches& splits, const Picture*, const GoOn& goOn) {
  const TaskCache& cache = *splits.front();
  if constexpr (std::is_invocable_v<decltype(preview), const Study&, const TaskCache&>)
    return preview(study, cache);
  else
    return preview(study, cache, goOn);
}

/// Draws the preview, and beside it the one at the epsilon to compare with, where the study has one.
template <auto preview>
Preview drawnTwice(const Study& study, const SplitCaches& splits, const Picture* last, const GoOn& goOn) {
  Preview made = drawn<preview>(study, splits, last, goOn);
  const std::optional<Study> there = atSecondEpsilon(study);
  if (!there || !goOn()) return made;
  using Made = decltype(previewed(preview));
  std::any_cast<Made&>(made).compared =
      std::make_shared<const Made>(std::any_cast<Made>(drawn<preview>(*there, splits, last, goOn)));
  return made;
}

/// Another epsilon or wanted error moves no curve.
Preview drawTradeOff(const Study& study, const SplitCaches& splits, const Picture* last, const GoOn& goOn) {
  const bool keeps = last != nullptr && last->cache == splits.front() && haveSameCurves(last->study, study);
  return previewTradeOff(study, splits, keeps ? previewOf<TradeOffPreview>(last) : nullptr, goOn);
}

/// Another epsilon needs no other features.
Preview drawBoundary(const Study& study, const SplitCaches& splits, const Picture* last, const GoOn& goOn) {
  const TaskCache& cache = *splits.front();
  BoundaryPreview made = previewBoundary(study, cache, goOn, previewOf<BoundaryPreview>(last));
  if (const std::optional<Study> there = atSecondEpsilon(study); there && goOn())
    made.compared = std::make_shared<const BoundaryPreview>(previewBoundary(*there, cache, goOn, &made));
  return made;
}

/// Another epsilon needs no other points and no other fit.
Preview drawFunction(const Study& study, const SplitCaches& splits, const Picture* last, const GoOn& goOn) {
  const TaskCache& cache = *splits.front();
  const bool keeps = last != nullptr && last->cache == splits.front();
  FunctionPreview made =
      previewFunction(study, cache, keeps ? previewOf<FunctionPreview>(last) : nullptr, goOn);
  if (const std::optional<Study> there = atSecondEpsilon(study); there && goOn())
    made.compared = std::make_shared<const FunctionPreview>(previewFunction(*there, cache, &made, goOn));
  return made;
}

/// Another metric needs no other run.
Preview drawQuickLook(const Study& study, const SplitCaches& splits, const Picture* last, const GoOn& goOn) {
  const TaskCache& cache = *splits.front();
  const bool keeps = last != nullptr && last->cache == splits.front();
  return quickLook(study, cache.table(), cache.trainRows(), keeps ? previewOf<QuickLook>(last) : nullptr,
                   goOn);
}

/// Goes on where the previous picture ended, if its errors are those of the study.
Preview drawPeople(const Study& study, const SplitCaches& splits, const Picture* last, const GoOn& goOn) {
  const bool keeps = last != nullptr && havePlannedErrors(last->study, study);
  PeoplePreview made = previewPeople(study, keeps ? previewOf<PeoplePreview>(last) : nullptr, goOn);
  made.enough = taskOf(study).enoughRows(study, *splits.front(), PeoplePreview::kExcess);
  return made;
}

/// Goes on where the previous picture ended, if that is of the same study, however deep it searches.
Preview drawAudit(const Study& study, const SplitCaches& splits, const Picture* last, const GoOn& goOn) {
  Study before = last == nullptr ? Study() : last->study;
  before.view.searchDeeper = study.view.searchDeeper;
  const bool keeps = last != nullptr && last->cache == splits.front() && sameButForLook(before, study);
  return previewAudit(study, *splits.front(), keeps ? previewOf<AuditPreview>(last) : nullptr, goOn);
}

/// What no slider changes is taken from the last picture.
Preview drawGlance(const Study& study, const SplitCaches& splits, const Picture* last, const GoOn& goOn) {
  return previewGlance(study, *splits.front(), previewOf<GlancePreview>(last), goOn);
}

/// Whether a preview that is drawn bit by bit has nothing more to come.
template <class P>
bool isFinished(const Picture& picture) {
  const P* preview = previewOf<P>(&picture);
  return preview == nullptr || std::invoke(&P::isFinished, *preview);
}

bool isTaskInstant(const Study& study, const SplitCaches& splits) {
  return taskOf(study).isInstant(study, *splits.front());
}

/// Whether the boundary is instant: a fit to only two features must be made first.
bool isBoundaryInstant(const Study& study, const SplitCaches& splits) {
  return isPlane(study, {}) && isTaskInstant(study, splits);
}

/// A ratio of noisy sums has a law that takes a millisecond or two.
bool areTablesInstant(const Study& study, const SplitCaches& splits) {
  constexpr double kMostGroups = 6;
  return groupCount(study) <= kMostGroups && isTaskInstant(study, splits);
}

bool isIntervalInstant(const Study& study, const SplitCaches& splits) {
  constexpr double kMostSeconds = 0.02;
  return intervalSeconds(study, *splits.front()) <= kMostSeconds;
}

/// Whether the picture is instant with the caches that earlier drawings left: a slider may wait for half a
/// frame.
bool isTradeOffInstant(const Study& study, const SplitCaches& splits) {
  constexpr double kSeconds = 0.008;
  double seconds = 0;
  for (const auto& split : splits) seconds += taskOf(study).tradeOffSeconds(study, *split);
  const auto threads = static_cast<double>(std::min<std::size_t>(threadCount(0), splits.size()));
  return seconds <= kSeconds * threads;
}

constexpr std::array kViews = {
    ViewKind{.id = view_id::data,
             .name = QT_TRANSLATE_NOOP("Tasks", "&Data"),
             .shows = Shows::data,
             .addCharts = addDataCharts,
             .make = made<DataView>},
    ViewKind{.id = view_id::glance,
             .name = QT_TRANSLATE_NOOP("Tasks", "&Glance"),
             .draw = drawGlance,
             .isInstant = [](const Study&, const SplitCaches&) { return false; },
             .isFinished = isFinished<GlancePreview>,
             .addCharts = chartsOf<glanceView>,
             .make = made<glanceView>},
    ViewKind{.id = view_id::noise,
             .name = QT_TRANSLATE_NOOP("Tasks", "&Noise"),
             .isNeeded = [](const Study& study) { return taskOf(study).facts().hasNoise; },
             .showsMethod = [](const Study&,
                               const std::string& method) { return findMechanism(method) != nullptr; },
             .draw = drawnTwice<previewNoise>,
             .isInstant = isTaskInstant,
             .addCharts = addNoiseCharts,
             .make = made<NoiseView>},
    ViewKind{.id = view_id::interval,
             .name = QT_TRANSLATE_NOOP("Tasks", "&Interval"),
             .task = "label-privacy",
             .draw = drawnTwice<previewInterval>,
             .isInstant = isIntervalInstant,
             .addCharts = addIntervalCharts,
             .make = made<IntervalView>},
    ViewKind{.id = view_id::answers,
             .name = QT_TRANSLATE_NOOP("Tasks", "Ans&wers"),
             .task = "label-classes",
             .showsMethod = [](const Study&, const std::string& method) { return isAnswered(method); },
             .draw = drawn<previewAnswers>,
             .isInstant = isTaskInstant,
             .addCharts = chartsOf<answersView>,
             .make = made<answersView>},
    ViewKind{.id = view_id::tradeOff,
             .name = QT_TRANSLATE_NOOP("Tasks", "&Trade-off"),
             .draw = drawTradeOff,
             .isInstant = isTradeOffInstant,
             .isMean = true,
             .addCharts = addTradeOffCharts,
             .make = made<TradeOffView>},
    ViewKind{.id = view_id::people,
             .name = QT_TRANSLATE_NOOP("Tasks", "&People"),
             .isNeeded = hasPeople,
             .draw = drawPeople,
             .isInstant = [](const Study&, const SplitCaches&) { return false; },
             .isFinished = isFinished<PeoplePreview>,
             .addCharts = chartsOf<peopleView>,
             .make = made<peopleView>},
    ViewKind{.id = view_id::bounds,
             .name = QT_TRANSLATE_NOOP("Tasks", "Bo&unds"),
             .task = "statistic",
             .isNeeded = hasClippedValues,
             .draw = drawn<previewBounds>,
             .isInstant = isTaskInstant,
             .addCharts = chartsOf<boundsView>,
             .make = made<boundsView>},
    ViewKind{.id = view_id::histogram,
             .name = QT_TRANSLATE_NOOP("Tasks", "H&istogram"),
             .task = "statistic",
             .isNeeded = hasCells,
             .draw = drawn<previewHistogram>,
             .isInstant = isTaskInstant,
             .addCharts = chartsOf<histogramView>,
             .make = made<histogramView>},
    ViewKind{.id = view_id::tables,
             .name = QT_TRANSLATE_NOOP("Tasks", "Tab&les"),
             .task = "statistic",
             .isNeeded = isDivided,
             .draw = drawn<previewTables>,
             .isInstant = areTablesInstant,
             .addCharts = addTablesCharts,
             .make = made<TablesView>},
    ViewKind{.id = view_id::rows,
             .name = QT_TRANSLATE_NOOP("Tasks", "Ro&ws"),
             .task = "statistic",
             .draw = drawn<previewRows>,
             .isInstant = isTaskInstant,
             .addCharts = chartsOf<rowsView>,
             .make = made<rowsView>},
    ViewKind{.id = view_id::budget,
             .name = QT_TRANSLATE_NOOP("Tasks", "&Budget"),
             .task = "statistic",
             .draw = drawn<previewBudget>,
             .isInstant = isTaskInstant,
             .addCharts = chartsOf<budgetView>,
             .make = made<budgetView>},
    ViewKind{.id = view_id::theory,
             .name = QT_TRANSLATE_NOOP("Tasks", "T&heory"),
             .task = "kernel-release",
             .showsMethod = everyMethod,
             .draw = drawnTwice<previewTheory>,
             .isInstant = isTaskInstant,
             .addCharts = chartsOf<theoryView>,
             .make = made<theoryView>},
    ViewKind{.id = view_id::function,
             .name = QT_TRANSLATE_NOOP("Tasks", "&Function"),
             .task = "kernel-release",
             .draw = drawFunction,
             .isInstant = isTaskInstant,
             .addCharts = chartsOf<functionView>,
             .make = made<functionView>},
    ViewKind{.id = view_id::learningCurve,
             .name = QT_TRANSLATE_NOOP("Tasks", "&Learning curve"),
             .shows = Shows::run,
             .isNeeded = [](const Study& study) { return taskOf(study).facts().hasTrainSizes; },
             .showsMethod = everyMethod,
             .draw = drawQuickLook,
             .isWanted = [](const AppState& state) { return !hasLearningCurve(state.result.get()); },
             .isInstant = [](const Study&, const SplitCaches&) { return false; },
             .addCharts = addLearningCurveCharts,
             .make = made<learningCurveView>},
    ViewKind{.id = view_id::boundary,
             .name = QT_TRANSLATE_NOOP("Tasks", "&Boundary"),
             .task = "private-classifier",
             .showsMethod = isPlane,
             .draw = drawBoundary,
             .isAsked = [](const AppState& state) { return state.cache->data().features.size() == 2; },
             .isInstant = isBoundaryInstant,
             .addCharts = chartsOf<boundaryView>,
             .make = made<boundaryView>},
    ViewKind{.id = view_id::tuning,
             .name = QT_TRANSLATE_NOOP("Tasks", "T&uning"),
             .task = "private-classifier",
             .draw = drawn<previewTuning>,
             .isAsked = isTuningAsked,
             .isInstant = isTaskInstant,
             .addCharts = chartsOf<tuningView>,
             .make = made<tuningView>},
    ViewKind{.id = view_id::attack,
             .name = QT_TRANSLATE_NOOP("Tasks", "Attac&k"),
             .draw = drawn<previewAttack>,
             .isInstant = [](const Study&, const SplitCaches&) { return false; },
             .addCharts = chartsOf<attackView>,
             .make = made<attackView>},
    ViewKind{.id = view_id::audit,
             .name = QT_TRANSLATE_NOOP("Tasks", "&Audit"),
             .draw = drawAudit,
             .isInstant = [](const Study&, const SplitCaches&) { return false; },
             .isFinished = isFinished<AuditPreview>,
             .addCharts = chartsOf<auditView>,
             .make = made<auditView>},
};

}  // namespace

std::span<const ViewKind> allViews() {
  return kViews;
}

}  // namespace epsiscope
