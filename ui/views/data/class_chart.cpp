#include "ui/views/data/class_chart.h"

#include <QObject>

#include <algorithm>
#include <cmath>

#include "core/erm/classes.h"
#include "ui/state/words.h"
#include "ui/theme/method_style.h"
#include "ui/theme/theme.h"
#include "ui/widgets/counted_text.h"

namespace epsiscope {

namespace {

constexpr std::size_t kMostBins = 30;

const Column* columnOf(const Dataset& dataset, const std::string& name) {
  const int index = dataset.find(name);
  return index < 0 ? nullptr : &dataset.columns[static_cast<std::size_t>(index)];
}

bool isMissing(const Column& column, std::size_t row) {
  return column.kind == ColumnKind::number ? !std::isfinite(column.values[row]) : column.codes[row] < 0;
}

/// Nodes of equal bins. Whole numbers are shared out evenly, so many to each bin, or their histogram gets
/// teeth.
std::vector<double> binNodes(const Column& column) {
  const ColumnSummary summary = summarise(column);
  const bool whole = std::ranges::all_of(column.values, [](double value) {
    return !std::isfinite(value) || (value == std::round(value) && std::abs(value) < 1e15);
  });
  const double span = summary.max > summary.min ? summary.max - summary.min : 1;
  const double width = whole ? std::ceil((span + 1) / kMostBins) : span / kMostBins;
  const std::size_t bins = whole ? static_cast<std::size_t>(std::ceil((span + 1) / width)) : kMostBins;
  std::vector<double> nodes;
  for (std::size_t i = 0; i <= bins; ++i)
    nodes.push_back(summary.min - (whole ? 0.5 : 0) + width * static_cast<double>(i));
  return nodes;
}

ChartSeries emptyHistogram(const char* id, const QColor& color, const std::vector<double>& nodes) {
  ChartSeries series;
  series.id = QString::fromLatin1(id);
  series.kind = ChartSeries::Kind::steps;
  series.style = {.color = color, .marker = MarkerShape::none, .width = 1};
  series.notPrivate = true;
  series.x = nodes;
  series.y.assign(nodes.size() - 1, 0);
  return series;
}

void count(ChartSeries& series, double value) {
  const auto bins = static_cast<double>(series.y.size());
  const double place = (value - series.x.front()) / (series.x.back() - series.x.front()) * bins;
  series.y[static_cast<std::size_t>(std::clamp(std::floor(place), 0.0, bins - 1))] += 1;
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

  const std::vector<double> nodes = binNodes(*x);
  ChartSeries positive = emptyHistogram("positive", theme.accent, nodes);
  ChartSeries rest = emptyHistogram("rest", theme.mutedText, nodes);
  std::size_t positives = 0;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const bool is = classes.labels[static_cast<Eigen::Index>(i)] > 0;
    count(is ? positive : rest, x->values[rows[i]]);
    positives += is ? 1 : 0;
  }
  const QString sign = QString::fromStdString(study.data.positive.value_or(std::string()));
  positive.name = QObject::tr("%1: %2").arg(sign, countedText("QObject", "%1 rows", "%1 row", positives));
  const std::size_t others = rows.size() - positives;
  rest.name = QObject::tr("all others: %1").arg(countedText("QObject", "%1 rows", "%1 row", others));
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
