#include "ui/views/class_chart.h"

#include <QObject>

#include <algorithm>
#include <cmath>

#include "core/erm/classes.h"
#include "ui/views/words.h"

namespace epsiscope {

namespace {

constexpr std::size_t kBins = 30;

const Column* columnOf(const Dataset& dataset, const std::string& name) {
  const int index = dataset.find(name);
  return index < 0 ? nullptr : &dataset.columns[static_cast<std::size_t>(index)];
}

bool isMissing(const Column& column, std::size_t row) {
  return column.kind == ColumnKind::number ? !std::isfinite(column.values[row]) : column.codes[row] < 0;
}

ChartSeries emptyHistogram(const char* id, const QColor& color, const ColumnSummary& summary) {
  ChartSeries series;
  series.id = QString::fromLatin1(id);
  series.kind = ChartSeries::Kind::steps;
  series.style = {.color = color, .marker = MarkerShape::none, .width = 1};
  series.notPrivate = true;
  const double width = summary.max > summary.min ? summary.max - summary.min : 1;
  for (std::size_t i = 0; i <= kBins; ++i)
    series.x.push_back(summary.min + width * static_cast<double>(i) / kBins);
  series.y.assign(kBins, 0);
  return series;
}

void count(ChartSeries& series, double value) {
  const double place = (value - series.x.front()) / (series.x.back() - series.x.front()) * kBins;
  series.y[static_cast<std::size_t>(std::clamp(std::floor(place), 0.0, kBins - 1.0))] += 1;
}

}  // namespace

ChartModel classChart(const Study& study, const Dataset& dataset, const std::string& feature,
                      const Theme& theme) {
  ChartModel model;
  model.id = QStringLiteral("classes");
  const QString name = QString::fromStdString(feature), target = QString::fromStdString(study.data.target);
  model.title = QObject::tr("%1 by %2").arg(target, name);
  model.x.title = name;
  model.y.title = QObject::tr("Rows");
  model.notPrivate = true;
  const Column *x = columnOf(dataset, feature), *y = columnOf(dataset, study.data.target);
  if (x == nullptr || y == nullptr || x->kind != ColumnKind::number) return model;
  std::vector<std::uint32_t> rows;
  for (std::uint32_t row = 0; row < dataset.rows(); ++row)
    if (!isMissing(*x, row) && !isMissing(*y, row)) rows.push_back(row);
  std::vector<Problem> problems;
  const Classes classes = classesOf(*y, rows, study.data.positive, problems);
  if (!problems.empty()) return model;

  const ColumnSummary summary = summarise(*x);
  ChartSeries positive = emptyHistogram("positive", theme.accent, summary);
  ChartSeries rest = emptyHistogram("rest", theme.mutedText, summary);
  std::size_t positives = 0;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const bool is = classes.labels[static_cast<Eigen::Index>(i)] > 0;
    count(is ? positive : rest, x->values[rows[i]]);
    positives += is ? 1 : 0;
  }
  const QString sign = QString::fromStdString(study.data.positive.value_or(std::string()));
  positive.name = QObject::tr("%1: %2").arg(sign, counted(positives, QObject::tr("row")));
  rest.name = QObject::tr("all others: %1").arg(counted(rows.size() - positives, QObject::tr("row")));
  model.series = {std::move(rest), std::move(positive)};
  return model;
}

std::string nextFeature(const Study& study, const Dataset& dataset, const std::string& feature) {
  const auto at = static_cast<std::size_t>(dataset.find(feature) + 1);
  for (std::size_t i = at; i < dataset.columns.size(); ++i)
    if (dataset.columns[i].kind == ColumnKind::number && dataset.columns[i].name != study.data.target)
      return dataset.columns[i].name;
  return {};
}

}  // namespace epsiscope
