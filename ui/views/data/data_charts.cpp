#include "ui/views/data/data_charts.h"

#include <QObject>

#include <algorithm>
#include <cmath>

#include "core/erm/classes.h"
#include "core/glance/cell_axis.h"
#include "core/glance/missing_patterns.h"
#include "core/tasks/task.h"
#include "ui/state/app_state.h"
#include "ui/state/units.h"
#include "ui/state/words.h"
#include "ui/theme/method_style.h"
#include "ui/theme/theme.h"
#include "ui/views/chart_list.h"
#include "ui/widgets/counted_text.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

constexpr std::size_t kHistogramBins = 60;
constexpr std::size_t kScatterPoints = 2000;
constexpr std::size_t kMostCategories = 60;

const Column* numberColumnNamed(const Dataset& dataset, const std::string& name) {
  const int index = dataset.find(name);
  if (index < 0) return nullptr;
  const Column& column = dataset.columns[static_cast<std::size_t>(index)];
  return column.kind == ColumnKind::number ? &column : nullptr;
}

/// A value between low and high without their difference, which may overflow.
double mixed(double low, double high, double share) {
  return (1 - share) * low + share * high;
}

ChartSeries emptySteps(const Theme& theme) {
  ChartSeries series;
  series.id = QStringLiteral("labels");
  series.kind = ChartSeries::Kind::steps;
  series.style = {.color = theme.mutedText, .marker = MarkerShape::none, .width = 1};
  series.opacity = 0.6;
  series.notPrivate = true;
  return series;
}

ChartSeries histogram(const Column& target, double low, double high, const Theme& theme) {
  ChartSeries series = emptySteps(theme);
  if (!(high > low)) high = low + std::max(1.0, std::abs(low));
  const double width = high / kHistogramBins - low / kHistogramBins;
  for (std::size_t i = 0; i <= kHistogramBins; ++i)
    series.x.push_back(mixed(low, high, static_cast<double>(i) / kHistogramBins));
  series.y.assign(kHistogramBins, 0);
  for (const double label : target.values) {
    if (!std::isfinite(label)) continue;
    const double place = std::floor((label - low) / width);
    series.y[static_cast<std::size_t>(std::clamp(place, 0.0, static_cast<double>(kHistogramBins - 1)))] += 1;
  }
  return series;
}

void addBound(ChartModel& model, const QString& id, const QString& name, const std::optional<double>& value,
              const Theme& theme) {
  if (!value) return;
  model.guides.push_back({.id = id,
                          .value = *value,
                          .label = name + QLatin1Char(' ') + numberText(*value, 4),
                          .color = theme.accent});
}

QString clippedNote(const ClippedShare& clipped, bool learns) {
  const std::size_t count = clipped.below + clipped.above;
  if (!learns)
    return count == 0 ? QObject::tr("No value lies outside the declared bounds.")
                      : countedText("QObject", "%1 values (%2) outside the declared bounds.",
                                    "%1 value (%2) outside the declared bounds.", count)
                            .arg(percentText(clipped.share(), 2));
  if (count == 0) return QObject::tr("No label lies outside the declared bounds.");
  return countedText("QObject", "%1 labels (%2) outside the declared bounds, clipped for training.",
                     "%1 label (%2) outside the declared bounds, clipped for training.", count)
      .arg(percentText(clipped.share(), 2));
}

const Column* columnOf(const Dataset& dataset, const std::string& name) {
  const int index = dataset.find(name);
  return index < 0 ? nullptr : &dataset.columns[static_cast<std::size_t>(index)];
}

/// Adds the frequency of each category, the most frequent first.
void addCategories(ChartModel& model, const Column& target, const Theme& theme) {
  const std::vector<CategoryCells> order = categoriesByFrequency(target);
  const std::size_t shown = std::min(order.size(), kMostCategories);
  ChartSeries series = emptySteps(theme);
  for (std::size_t i = 0; i < shown; ++i) {
    model.x.names << QString::fromStdString(target.categories[order[i].category]);
    series.x.push_back(static_cast<double>(i) - 0.5);
    series.y.push_back(static_cast<double>(order[i].cells));
  }
  if (shown == 0) return;
  series.x.push_back(static_cast<double>(shown) - 0.5);
  model.series.push_back(std::move(series));
  if (shown < order.size())
    model.notes
        << QObject::tr("The %1 most frequent of %2 values.").arg(countText(shown), countText(order.size()));
}

}  // namespace

ClippedShare clippedShare(const Column& target, const DataChoice& data) {
  ClippedShare clipped;
  for (const double label : target.values) {
    if (std::isnan(label)) continue;
    ++clipped.total;
    if (data.lower && label < *data.lower) ++clipped.below;
    if (data.upper && label > *data.upper) ++clipped.above;
  }
  return clipped;
}

ChartModel targetChart(const Study& study, const Dataset& dataset, const Theme& theme) {
  ChartModel model;
  model.id = QStringLiteral("data");
  const QString target = QString::fromStdString(study.data.target);
  const bool learns = taskOf(study).facts().learns;
  model.title = (learns ? QObject::tr("Labels: %1") : QObject::tr("Values: %1")).arg(target);
  model.x.title = target + unitSuffix(study.data);
  model.y.title = QObject::tr("Rows");
  model.showsTruth = model.drawsTruth = true;
  if (const Column* text = columnOf(dataset, study.data.target); text && text->kind == ColumnKind::text)
    addCategories(model, *text, theme);
  const Column* column = numberColumnNamed(dataset, study.data.target);
  if (column == nullptr) return model;
  const ColumnSummary summary = summarise(*column);
  if (summary.count == 0) return model;
  model.series.push_back(histogram(*column, summary.min, summary.max, theme));
  addBound(model, QStringLiteral("lower"), QObject::tr("lower"), study.data.lower, theme);
  addBound(model, QStringLiteral("upper"), QObject::tr("upper"), study.data.upper, theme);
  if (study.data.lower && study.data.upper)
    model.notes << clippedNote(clippedShare(*column, study.data), learns);
  return model;
}

ChartModel scatterChart(const Study& study, const Dataset& dataset, const std::string& feature,
                        const Theme& theme) {
  ChartModel model;
  model.id = QStringLiteral("scatter");
  const QString name = QString::fromStdString(feature);
  const QString target = QString::fromStdString(study.data.target);
  model.title = QObject::tr("%1 against %2").arg(target, name);
  model.x.title = name;
  model.y.title = target + unitSuffix(study.data);
  model.showsTruth = model.drawsTruth = true;
  const Column* x = numberColumnNamed(dataset, feature);
  const Column* y = numberColumnNamed(dataset, study.data.target);
  if (x == nullptr || y == nullptr) return model;

  ChartSeries series;
  series.id = QStringLiteral("rows");
  series.kind = ChartSeries::Kind::dots;
  series.style = {.color = theme.accent, .marker = MarkerShape::circle, .width = 1};
  series.opacity = 0.35;
  series.notPrivate = true;
  std::vector<std::size_t> whole;
  for (std::size_t row = 0; row < y->values.size(); ++row)
    if (std::isfinite(x->values[row]) && std::isfinite(y->values[row])) whole.push_back(row);
  // Rows at equal distances in the table, so that the picture is the same every time.
  const std::size_t shown = std::min(whole.size(), kScatterPoints);
  for (std::size_t i = 0; i < shown; ++i) {
    const std::size_t row = whole[i * whole.size() / shown];
    series.x.push_back(x->values[row]);
    series.y.push_back(y->values[row]);
  }
  model.series.push_back(std::move(series));
  if (shown < whole.size())
    model.notes
        << QObject::tr("%1 of %2 rows, evenly spaced.").arg(countText(shown), countText(whole.size()));
  return model;
}

bool hasScatter(const Study& study) {
  const Task& task = taskOf(study);
  return task.facts().learns && (task.hasClasses(study) || !task.holdsClasses(study));
}

std::string firstFeature(const Study& study, const Dataset& dataset) {
  for (const Column& column : dataset.columns)
    if (column.kind == ColumnKind::number && column.name != study.data.target) return column.name;
  return {};
}

void addDataCharts(const AppState& state, ChartList& charts) {
  if (!hasScatter(state.study)) return charts.add(targetChart(state.study, *state.dataset, charts.theme()));
  const std::string feature = firstFeature(state.study, *state.dataset);
  if (taskOf(state.study).hasClasses(state.study))
    return charts.add(classChart(state.study, *state.dataset, feature, charts.theme()), feature);
  charts.add(targetChart(state.study, *state.dataset, charts.theme()));
  charts.add(scatterChart(state.study, *state.dataset, feature, charts.theme()), feature);
}

namespace {

constexpr std::size_t kMostClassBins = 30;

/// The nodes of equal bins. Whole numbers are divided evenly, the same count to each bin, or their histogram
/// gets teeth.
std::vector<double> binNodes(const Column& column) {
  const ColumnSummary summary = summarise(column);
  const bool whole = std::ranges::all_of(column.values, [](double value) {
    return !std::isfinite(value) || (value == std::round(value) && std::abs(value) < 1e15);
  });
  const double span = summary.max > summary.min ? summary.max - summary.min : 1;
  const double width = whole ? std::ceil((span + 1) / kMostClassBins) : span / kMostClassBins;
  const std::size_t bins = whole ? static_cast<std::size_t>(std::ceil((span + 1) / width)) : kMostClassBins;
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
  model.showsTruth = model.drawsTruth = true;
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
