#include "ui/views/boundary/boundary_view.h"

#include <QObject>

#include "core/tasks/methods.h"
#include "core/tasks/preview_axis.h"
#include "core/tasks/task.h"
#include "ui/state/words.h"
#include "ui/theme/method_style.h"
#include "ui/theme/theme.h"
#include "ui/views/chart_parts.h"
#include "ui/views/picture_view.h"
#include "ui/widgets/counted_text.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

void addRows(ChartModel& model, const char* id, const QString& name, const std::vector<double>& x,
             const std::vector<double>& y, MethodStyle style) {
  ChartSeries dots;
  dots.id = QLatin1String(id);
  dots.name = name;
  dots.kind = ChartSeries::Kind::dots;
  dots.x = x;
  dots.y = y;
  dots.style = style;
  dots.opacity = 0.6;
  dots.notPrivate = true;
  model.series.push_back(std::move(dots));
}

ChartSeries boundary(const QString& id, const BoundaryPreview::Line& line, MethodStyle style) {
  ChartSeries series;
  series.id = id;
  series.x = line.x;
  series.y = line.y;
  style.marker = MarkerShape::none;
  series.style = style;
  return series;
}

void addDraws(ChartModel& model, const BoundaryPreview& preview, const Theme& theme) {
  MethodStyle style = methodStyle(QString::fromStdString(preview.method), theme);
  style.width = 1.2;
  for (std::size_t i = 0; i < preview.draws.size(); ++i) {
    model.series.push_back(boundary(QStringLiteral("draw-%1").arg(i + 1), preview.draws[i], style));
    model.series.back().opacity = 0.5;
    model.series.back().group = QStringLiteral("draw-1");
    if (!preview.guarantee.isPrivate()) markNotPrivate(model.series.back());
  }
  if (preview.draws.empty()) return;
  ChartSeries& first = model.series[model.series.size() - preview.draws.size()];
  first.group.clear();
  first.name = QObject::tr("%1: %2").arg(
      QString::fromStdString(methodLabel(preview.method)),
      countedText("QObject", "%1 possible results", "%1 possible result", preview.draws.size()));
}

}  // namespace

ChartModel boundaryChart(const Study& study, const BoundaryPreview& preview, const Theme& theme) {
  ChartModel model;
  model.id = QStringLiteral("boundary");
  model.title = QObject::tr("Where yes becomes no");
  model.showsTruth = model.drawsTruth = true;
  if (!preview.reason.empty()) {
    model.notes << QString::fromStdString(preview.reason);
    return model;
  }
  model.x = {.title = QString::fromStdString(preview.xName), .range = std::pair(preview.xLow, preview.xHigh)};
  model.y = {.title = QString::fromStdString(preview.yName), .range = std::pair(preview.yLow, preview.yHigh)};
  describeChart(model, study);
  const QString target = QString::fromStdString(study.data.target);
  const QString positive = QString::fromStdString(study.data.positive.value_or("+1"));
  addRows(model, "negative", QObject::tr("%1 is not %2").arg(target, positive), preview.negativeX,
          preview.negativeY, {.color = theme.mutedText, .marker = MarkerShape::cross});
  addRows(model, "positive", QObject::tr("%1 is %2").arg(target, positive), preview.positiveX,
          preview.positiveY, {.color = theme.accent, .marker = MarkerShape::circle});
  addDraws(model, preview, theme);
  if (!preview.draws.empty() && !preview.guarantee.isPrivate())
    model.notPrivateCurves << QString::fromStdString(methodLabel(preview.method));
  if (preview.compared) {
    ChartModel other;
    addDraws(other, *preview.compared, theme);
    addCompared(model, other, *comparedEpsilon(study), {QStringLiteral("draw-")});
  }
  MethodStyle none = methodStyle(QLatin1String(kMethodNone), theme);
  none.width = 3;
  model.series.push_back(boundary(QLatin1String(kMethodNone), preview.withoutPrivacy, none));
  model.series.back().name = QObject::tr("without privacy");
  markNotPrivate(model.series.back());
  if (!preview.draws.empty())
    model.notes << QObject::tr(
                       "Each thin line is one possible result at ε = %1. A real release is only one of them, "
                       "and nobody sees how lucky it is.")
                       .arg(numberText(viewEpsilon(study)));
  if (preview.withoutPrivacy.x.empty())
    model.notes << QObject::tr("Without privacy the whole picture gets the same class.");
  model.notes << QObject::tr("All of this is for %1.").arg(firstSplitFact(study));
  for (const std::string& note : preview.notes) model.notes << inSymbols(note);
  return model;
}

namespace {

/// The first two numeric columns beside the target; empty if there are not two.
std::vector<std::string> twoNumberColumns(const AppState& state) {
  if (!state.dataset) return {};
  std::vector<std::string> columns;
  for (const Column& column : state.dataset->columns)
    if (column.kind == ColumnKind::number && column.name != state.study.data.target && columns.size() < 2)
      columns.push_back(column.name);
  return columns.size() == 2 ? columns : std::vector<std::string>();
}

ViewContents boundaryContents(const Sight<BoundaryPreview>& sight) {
  const auto& [state, study, preview, theme] = sight;
  ViewContents contents{.charts = {boundaryChart(study, preview, theme)},
                        .method = preview.method,
                        .methods = state.study.privateClassifier.methods,
                        .missing = QString::fromStdString(preview.reason),
                        .isOffered = preview.reason.empty() && preview.plane};
  const std::vector<std::string> features = contents.isOffered ? std::vector{preview.xName, preview.yName}
                                            : preview.reason.empty() ? std::vector<std::string>()
                                                                     : twoNumberColumns(state);
  const QString first = features.empty() ? QString() : QString::fromStdString(features.front());
  const QString second = features.empty() ? QString() : QString::fromStdString(features.back());
  contents.change = [features](Study& changed) { changed.data.features = features; };
  if (!contents.missing.isEmpty()) {
    if (!features.empty()) contents.remedy = QObject::tr("Use %1 and %2").arg(first, second);
    return contents;
  }
  if (contents.isOffered) contents.facts << QObject::tr("from %1 and %2 alone").arg(first, second);
  contents.facts << epsilonFact(viewEpsilon(study));
  if (const auto lambda = taskOf(study).lambdaOf(study)) contents.facts << lambdaFact(study, *lambda);
  contents.facts << firstSplitFact(study);
  return contents;
}

}  // namespace

ViewDescription boundaryView() {
  return {.title = QObject::tr("Where yes becomes no"),
          .methodChoice = QObject::tr("Method whose results are drawn"),
          .offer = {{.name = "boundary.use",
                     .text = QObject::tr("Use these two"),
                     .tip = QObject::tr("Learns from these two features alone in every view.")}},
          .contents = ofPicture(boundaryContents)};
}

}  // namespace epsiscope
