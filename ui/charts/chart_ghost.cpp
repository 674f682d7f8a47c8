#include "ui/charts/chart_ghost.h"

#include <QCoreApplication>

#include <algorithm>

#include "ui/charts/axis_range.h"
#include "ui/charts/chart_model.h"

namespace epsiscope {

namespace {

constexpr double kFaint = 0.4;
const QString kGhost = QStringLiteral("before");

/// Compares gaps as equal.
bool sameNumbers(const std::vector<double>& a, const std::vector<double>& b) {
  return std::ranges::equal(a, b, [](double p, double q) { return p == q || (p != p && q != q); });
}

bool showTheSame(const ChartModel& a, const ChartModel& b) {
  return a.id == b.id && a.subject == b.subject && a.x.title == b.x.title && a.y.title == b.y.title;
}

/// Names the parameters that were different.
QString nameOfGhost(const ChartModel& model, const ChartModel& before) {
  QStringList changed;
  for (const auto& parameter : before.parameters)
    if (std::ranges::find(model.parameters, parameter) == model.parameters.end())
      changed << parameter.first + QLatin1Char(' ') + parameter.second;
  if (changed.isEmpty()) return QCoreApplication::translate("Chart", "before the last change");
  return QCoreApplication::translate("Chart", "before: %1").arg(changed.join(QStringLiteral(", ")));
}

}  // namespace

bool hasSameCurves(const ChartModel& a, const ChartModel& b) {
  return std::ranges::equal(a.series, b.series, [](const ChartSeries& p, const ChartSeries& q) {
    return p.id == q.id && sameNumbers(p.x, q.x) && sameNumbers(p.y, q.y) && sameNumbers(p.upper, q.upper);
  });
}

bool addGhost(ChartModel& model, const ChartModel& before, const QStringList& hidden) {
  if (!showTheSame(model, before)) return false;
  std::vector<ChartSeries> ghosts;
  for (const ChartSeries& series : before.series) {
    const bool steps = series.kind == ChartSeries::Kind::steps;
    if (!steps && series.kind != ChartSeries::Kind::line) continue;
    if (std::ranges::count(model.series, series.id, &ChartSeries::id) == 0) continue;
    ChartSeries ghost = series;
    ghost.id = kGhost + QLatin1Char('/') + series.id;
    ghost.group = kGhost;
    ghost.ghostOf << series.id;
    if (!series.group.isEmpty()) ghost.ghostOf << series.group;
    ghost.rowName = series.name.isEmpty() ? series.rowName : series.name;
    ghost.name.clear();
    ghost.markerX.emplace();
    ghost.fill = 0;
    ghost.style = elsewhereStyle(ghost.style);
    ghost.opacity *= kFaint;
    ghosts.push_back(std::move(ghost));
  }
  const auto shown = std::ranges::find_if(ghosts, [&](const ChartSeries& ghost) {
    return !isHidden({.id = ghost.id, .ghostOf = ghost.ghostOf}, hidden);
  });
  if (shown == ghosts.end()) return false;
  ChartSeries entry;
  entry.id = kGhost;
  entry.name = nameOfGhost(model, before);
  entry.style = shown->style;
  entry.style.marker = MarkerShape::none;
  entry.style.meaning = LineMeaning::elsewhere;
  entry.opacity = kFaint;
  entry.isAside = true;
  ghosts.push_back(std::move(entry));
  model.series.insert(model.series.begin(), ghosts.begin(), ghosts.end());
  return true;
}

}  // namespace epsiscope
