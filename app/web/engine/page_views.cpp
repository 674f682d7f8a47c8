#include "app/web/engine/page_views.h"

#include <nlohmann/json.hpp>

#include <array>
#include <optional>
#include <type_traits>
#include <utility>

#include "app/web/engine/preview_json.h"
#include "core/statistics/statistic_row.h"
#include "core/tasks/attack_preview.h"
#include "core/tasks/kernel_release/function_preview.h"
#include "core/tasks/kernel_release/theory_preview.h"
#include "core/tasks/label_classes/answers_preview.h"
#include "core/tasks/label_privacy/interval_preview.h"
#include "core/tasks/noise_preview.h"
#include "core/tasks/preview_axis.h"
#include "core/tasks/private_classifier/boundary_preview.h"
#include "core/tasks/private_classifier/tuning_preview.h"
#include "core/tasks/statistic/bounds_preview.h"
#include "core/tasks/statistic/budget_preview.h"
#include "core/tasks/statistic/histogram_preview.h"
#include "core/tasks/statistic/rows_preview.h"
#include "core/tasks/task.h"
#include "core/tasks/task_cache.h"
#include "core/tasks/trade_off_preview.h"

namespace epsiscope {

namespace {

template <auto preview>
auto made(const Study& study, const TaskCache& cache) {
  if constexpr (std::is_invocable_v<decltype(preview), const Study&, const TaskCache&>)
    return preview(study, cache);
  else
    return preview(study, cache, GoOn());
}

template <auto preview>
Json drawn(const Study& study, const SplitCaches& splits, LastDrawing&) {
  return toPageJson(made<preview>(study, *splits.front()));
}

/// The same with the preview at the epsilon to compare with, where the study has one.
template <auto preview>
Json drawnTwice(const Study& study, const SplitCaches& splits, LastDrawing&) {
  auto first = made<preview>(study, *splits.front());
  if (const std::optional<Study> there = atSecondEpsilon(study))
    first.compared = std::make_shared<const decltype(first)>(made<preview>(*there, *splits.front()));
  return toPageJson(first);
}

/// The last preview where it is of the same split; else null.
template <class Preview>
const Preview* lastOf(const LastDrawing& last, const SplitCaches& splits) {
  return last.split == splits.front() ? std::any_cast<Preview>(&last.preview) : nullptr;
}

template <class Preview>
Json kept(const Study& study, const SplitCaches& splits, LastDrawing& last, Preview preview) {
  Json json = toPageJson(preview);
  last = {study, splits.front(), std::move(preview)};
  return json;
}

/// Another epsilon or wanted error moves no curve.
Json drawTradeOff(const Study& study, const SplitCaches& splits, LastDrawing& last) {
  const auto* before = lastOf<TradeOffPreview>(last, splits);
  if (before != nullptr && !haveSameCurves(last.study, study)) before = nullptr;
  return kept(study, splits, last, previewTradeOff(study, splits, before));
}

/// Another epsilon needs no other features.
Json drawBoundary(const Study& study, const SplitCaches& splits, LastDrawing& last) {
  const TaskCache& cache = *splits.front();
  BoundaryPreview preview = previewBoundary(study, cache, {}, lastOf<BoundaryPreview>(last, splits));
  if (const std::optional<Study> there = atSecondEpsilon(study))
    preview.compared = std::make_shared<const BoundaryPreview>(previewBoundary(*there, cache, {}, &preview));
  return kept(study, splits, last, std::move(preview));
}

/// Another epsilon needs no other points and no other fit.
Json drawFunction(const Study& study, const SplitCaches& splits, LastDrawing& last) {
  const TaskCache& cache = *splits.front();
  FunctionPreview preview = previewFunction(study, cache, lastOf<FunctionPreview>(last, splits));
  if (const std::optional<Study> there = atSecondEpsilon(study))
    preview.compared = std::make_shared<const FunctionPreview>(previewFunction(*there, cache, &preview));
  return kept(study, splits, last, std::move(preview));
}

Json drawAttack(const Study& study, const SplitCaches& splits, LastDrawing&) {
  return toPageJson(previewAttack(study, *splits.front(), {}));
}

bool hasNoise(const Study& study) {
  return taskOf(study).facts().hasNoise;
}

bool hasClippedValues(const Study& study) {
  return !statisticRow(study.statistic.statistic).countsRows();
}

bool hasCells(const Study& study) {
  return statisticRow(study.statistic.statistic).hasCells && study.statistic.by.empty();
}

// In the order of the window.
constexpr std::array kViews = {
    PageView{"noise", "&Noise", nullptr, hasNoise, drawnTwice<previewNoise>},
    PageView{"interval", "&Interval", "label-privacy", nullptr, drawnTwice<previewInterval>},
    PageView{"answers", "Ans&wers", "label-classes", nullptr, drawn<previewAnswers>},
    PageView{"trade-off", "&Trade-off", nullptr, nullptr, drawTradeOff},
    PageView{"bounds", "Bo&unds", "statistic", hasClippedValues, drawn<previewBounds>},
    PageView{"histogram", "H&istogram", "statistic", hasCells, drawn<previewHistogram>},
    PageView{"rows", "Ro&ws", "statistic", nullptr, drawn<previewRows>},
    PageView{"budget", "&Budget", "statistic", nullptr, drawn<previewBudget>},
    PageView{"theory", "T&heory", "kernel-release", nullptr, drawnTwice<previewTheory>},
    PageView{"function", "&Function", "kernel-release", nullptr, drawFunction},
    PageView{"boundary", "&Boundary", "private-classifier", nullptr, drawBoundary},
    PageView{"tuning", "T&uning", "private-classifier", nullptr, drawn<previewTuning>},
    PageView{"attack", "Attac&k", nullptr, nullptr, drawAttack}};

}  // namespace

std::span<const PageView> pageViews() {
  return kViews;
}

bool hasView(const PageView& view, const Study& study) {
  return (view.task == nullptr || std::string_view(view.task) == taskOf(study).facts().id) &&
         (view.isNeeded == nullptr || view.isNeeded(study));
}

const PageView* pageView(const Study& study, std::string_view id) {
  for (const PageView& view : kViews)
    if (id == view.id) return hasView(view, study) ? &view : nullptr;
  return nullptr;
}

}  // namespace epsiscope
