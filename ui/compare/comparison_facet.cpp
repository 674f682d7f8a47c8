#include "ui/compare/comparison_facet.h"

#include <QObject>

#include <algorithm>
#include <cmath>
#include <set>

#include "core/results/paired_difference.h"
#include "core/tasks/methods.h"
#include "ui/state/difference_words.h"
#include "ui/state/role_words.h"
#include "ui/state/units.h"
#include "ui/theme/theme.h"
#include "ui/views/chart_parts.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

/// More is neither read nor made in one step of the window's thread.
constexpr std::size_t kMostDrawn = 200, kMostListedErrors = 1000;

bool isIn(const ComparedCell& cell, const ComparisonFacet& facet, const std::string& method) {
  return cell.trainRows == 0 && cell.metric == facet.metric && cell.kind == facet.kind &&
         (!cell.learner || cell.learner == facet.learner) && (!cell.lambda || cell.lambda == facet.lambda) &&
         (method.empty() || cell.method == method);
}

/// Sampled errors of predictions are what a run is made for.
int rankOf(const ComparisonFacet& facet) {
  return (facet.kind == "sampled" ? 0 : 1) + (facet.metric == "label_mse" ? 2 : 0);
}

QString kindWords(const std::string& kind) {
  if (kind == "sampled") return QObject::tr("sampled runs");
  return kind == "normal" ? QObject::tr("expected, by the normal law") : QObject::tr("exact expectation");
}

QString sourceName(const Comparison::Source& source) {
  return QObject::tr("%1 (seed %2)").arg(QString::fromStdString(source.name), QString::number(source.seed));
}

QString methodName(const std::string& method) {
  return QString::fromStdString(methodLabel(method));
}

/// The line of one result, without its points.
ChartSeries seriesOf(const Comparison::Source& source, std::size_t place, const std::string& method,
                     MethodRole role, const Theme& theme) {
  const QString id = QString::fromStdString(method);
  ChartSeries series;
  series.id = QStringLiteral("%1/%2").arg(id).arg(place + 1);
  series.name = QStringLiteral("%1: %2").arg(methodName(method), sourceName(source));
  series.style = methodStyle(id, theme);
  if (place > 0) {
    // The first result is compared with the others, each of them thinner than the one before.
    series.style = elsewhereStyle(series.style);
    series.style.width = std::max(0.8, series.style.width - 0.4 * static_cast<double>(place));
    series.opacity = 0.75;
  }
  series.seed = QObject::tr("seed %1").arg(source.seed);
  series.isYardstick = role != MethodRole::method;
  series.legendNote = roleText(role);
  return series;
}

/// All lines of a facet, in one pass over the cells: those of a method follow each other.
std::vector<ChartSeries> linesOf(const Comparison& comparison, const ComparisonFacet& facet,
                                 const std::string& method, const Theme& theme) {
  std::vector<ChartSeries> lines, ofMethod;
  const auto keep = [&] {
    for (ChartSeries& series : ofMethod) {
      series.markerX = series.x;
      if (!series.x.empty()) lines.push_back(std::move(series));
    }
    ofMethod.clear();
  };
  std::string last;
  for (const ComparedCell& cell : comparison.cells) {
    if (!isIn(cell, facet, method)) continue;
    if (cell.method != last) keep();
    last = cell.method;
    for (std::size_t i = ofMethod.size(); i < comparison.sources.size(); ++i)
      ofMethod.push_back(seriesOf(comparison.sources[i], i, cell.method, cell.role, theme));
    for (std::size_t i = 0; i < ofMethod.size(); ++i) {
      if (!cell.errors[i]) continue;
      ofMethod[i].x.push_back(cell.epsilon);
      ofMethod[i].y.push_back(cell.errors[i]->mean);
      if (!cell.isPrivate) markNotPrivate(ofMethod[i]);
    }
  }
  keep();
  return lines;
}

/// "0.412 ± 0.005": with the standard error of the mean.
QString comparedErrorText(const std::optional<ComparedError>& error) {
  if (!error || !std::isfinite(error->mean)) return QStringLiteral("–");
  const double half = error->sd / std::sqrt(static_cast<double>(error->trials));
  if (!std::isfinite(half)) return numberText(error->mean);
  return QStringLiteral("%1 ± %2").arg(numberText(error->mean), numberText(half, 2));
}

MethodDifference wordsOf(const RunDifference& difference, const QString& first) {
  MethodDifference words =
      differenceWords({difference.mean, difference.low, difference.high, 0, difference.intervalOf}, first);
  if (!difference.paired) words.brief = QObject::tr("%1 (not paired)").arg(words.brief);
  return words;
}

MethodTableRow rowOf(const Comparison& comparison, const ComparedCell& cell) {
  MethodTableRow row{.method = QString::fromStdString(cell.method),
                     .label = nameWithRole(methodName(cell.method), cell.role),
                     .texts = {numberText(cell.epsilon)},
                     .notPrivate = !cell.isPrivate};
  QStringList sentences;
  for (std::size_t i = 0; i < comparison.sources.size(); ++i) {
    row.texts << comparedErrorText(cell.errors[i]);
    if (i == 0) continue;
    const QString first = QString::fromStdString(comparison.sources.front().name);
    if (!cell.differences[i]) {
      row.texts << QStringLiteral("–");
      continue;
    }
    const MethodDifference words = wordsOf(*cell.differences[i], first);
    row.texts << words.brief;
    sentences << QStringLiteral("%1: %2").arg(QString::fromStdString(comparison.sources[i].name),
                                              words.sentence);
  }
  row.sentence = QObject::tr("%1 at ε = %2.").arg(row.label, row.texts.front());
  if (!sentences.isEmpty())
    row.sentence += QLatin1Char(' ') + sentences.join(QStringLiteral("; ")) + QLatin1Char('.');
  return row;
}

}  // namespace

std::vector<ComparisonFacet> facetsOf(const Comparison& comparison) {
  std::vector<ComparisonFacet> facets;
  std::set<ComparisonFacet> seen;
  for (const ComparedCell& cell : comparison.cells) {
    const ComparisonFacet facet{
        .metric = cell.metric, .kind = cell.kind, .learner = cell.learner, .lambda = cell.lambda};
    if (cell.trainRows == 0 && seen.insert(facet).second) facets.push_back(facet);
  }
  std::stable_sort(facets.begin(), facets.end(),
                   [](const ComparisonFacet& a, const ComparisonFacet& b) { return rankOf(a) < rankOf(b); });
  return facets;
}

std::vector<std::string> methodsIn(const Comparison& comparison, const ComparisonFacet& facet) {
  std::vector<std::string> methods;
  for (const ComparedCell& cell : comparison.cells)
    if (isIn(cell, facet, {}) && (methods.empty() || methods.back() != cell.method))
      methods.push_back(cell.method);
  return methods;
}

QString facetName(const Study& study, const ComparisonFacet& facet) {
  QStringList parts = {facet.metric == "label_mse" ? QObject::tr("Error of the labels, mean squared")
                                                   : metricTitle(study, facet.metric),
                       kindWords(facet.kind)};
  if (facet.learner && !facet.learner->empty()) parts << QString::fromStdString(learnerLabel(*facet.learner));
  if (facet.lambda) parts << QObject::tr("λ = %1").arg(numberText(*facet.lambda));
  return parts.join(QStringLiteral(" · "));
}

ChartModel comparisonChart(const Comparison& comparison, const Study& study, const ComparisonFacet& facet,
                           const std::string& method, const Theme& theme) {
  ChartModel model;
  model.id = QStringLiteral("comparison");
  model.title = QObject::tr("Results compared");
  model.x = {.title = QObject::tr("Privacy budget ε: more private ← → more accurate"), .logarithmic = true};
  model.y = {.title = facet.metric == "label_mse" ? QObject::tr("Error of the labels, mean squared")
                                                  : metricTitle(study, facet.metric),
             .logarithmic = facet.metric != "test_error" && facet.metric != "label_error"};
  model.showsTruth = true;
  model.series = linesOf(comparison, facet, method, theme);
  for (const std::string& note : comparison.notes) model.notes << QString::fromStdString(note);
  if (model.series.size() > kMostDrawn) {
    model.notes << QObject::tr("The chart has the first %1 of %2 lines; choose one method.")
                       .arg(kMostDrawn)
                       .arg(model.series.size());
    model.series.resize(kMostDrawn);
  }
  nameNotPrivate(model, methodsIn(comparison, facet).size());
  model.sources << facetName(study, facet);
  return model;
}

ComparisonTable comparisonTable(const Comparison& comparison, const ComparisonFacet& facet,
                                const std::string& method) {
  ComparisonTable table;
  table.headings = {QObject::tr("Method"), QStringLiteral("ε")};
  for (std::size_t i = 0; i < comparison.sources.size(); ++i) {
    const QString name = QString::fromStdString(comparison.sources[i].name);
    table.headings << name;
    if (i > 0)
      table.headings << QObject::tr("against %1").arg(QString::fromStdString(comparison.sources[0].name));
  }
  std::size_t rows = 0;
  for (const ComparedCell& cell : comparison.cells)
    if (isIn(cell, facet, method) && rows++ < kMostListedErrors)
      table.rows.push_back(rowOf(comparison, cell));
  if (rows > kMostListedErrors)
    table.note = QObject::tr("The table has the first %1 of %2 rows; the exported one has all.")
                     .arg(kMostListedErrors)
                     .arg(rows);
  return table;
}

QStringList shortNames(const QStringList& files) {
  const auto lastParts = [](const QString& file, int parts) {
    return file.section(QLatin1Char('/'), -parts);
  };
  QStringList names;
  for (const QString& file : files) {
    int parts = 1;
    const auto isShared = [&](const QString& other) {
      return other != file && lastParts(other, parts) == lastParts(file, parts);
    };
    while (parts < file.count(QLatin1Char('/')) && std::any_of(files.begin(), files.end(), isShared)) ++parts;
    QString name = lastParts(file, parts);
    const auto before = names.count(name);
    if (before > 0) name += QStringLiteral(" (%1)").arg(before + 1);
    names << name;
  }
  return names;
}

}  // namespace epsiscope
