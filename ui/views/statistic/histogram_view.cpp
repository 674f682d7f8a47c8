#include "ui/views/statistic/histogram_view.h"

#include <QObject>

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/statistics/statistic_row.h"
#include "core/tasks/methods.h"
#include "ui/state/units.h"
#include "ui/state/words.h"
#include "ui/theme/method_style.h"
#include "ui/theme/theme.h"
#include "ui/views/picture_view.h"
#include "ui/widgets/counted_text.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

/// The nodes at which cells begin, and where the last one ends: categories stand around 0, 1, 2, …
std::vector<double> nodesOf(const HistogramPreview& preview) {
  if (!preview.edges.empty()) return preview.edges;
  std::vector<double> nodes;
  for (std::size_t i = 0; i <= preview.counts.size(); ++i) nodes.push_back(static_cast<double>(i) - 0.5);
  return nodes;
}

ChartSeries releasedOutline(const HistogramPreview& preview, const std::vector<double>& nodes,
                            const Theme& theme) {
  ChartSeries series;
  series.id = QStringLiteral("released");
  series.name = QObject::tr("released: %1").arg(QString::fromStdString(methodLabel(preview.mechanism)));
  for (std::size_t i = 0; i < preview.released.size() && i + 1 < nodes.size(); ++i) {
    series.x.insert(series.x.end(), {nodes[i], nodes[i + 1]});
    series.y.insert(series.y.end(), 2, preview.released[i]);
  }
  series.style = methodStyle(QString::fromStdString(preview.mechanism), theme);
  series.style.marker = MarkerShape::none;
  return series;
}

}  // namespace

ChartModel privateHistogramChart(const Study& study, const HistogramPreview& preview, const Theme& theme) {
  ChartModel model;
  model.id = QStringLiteral("private-histogram");
  model.title = QObject::tr("True counts, and those of one release");
  model.x.title = QString::fromStdString(study.data.target) + unitSuffix(study.data);
  model.y.title = study.data.weight ? QObject::tr("Sum of the weights") : QObject::tr("Rows");
  model.showsTruth = model.drawsTruth = true;
  for (const std::string& category : preview.categories) model.x.names << QString::fromStdString(category);
  const std::vector<double> nodes = nodesOf(preview);
  if (nodes.size() > 1) model.x.range = {nodes.front(), nodes.back()};
  ChartSeries truth;
  truth.id = QStringLiteral("truth");
  truth.name = QObject::tr("true");
  truth.kind = ChartSeries::Kind::steps;
  truth.x = nodes;
  truth.y = preview.counts;
  truth.style = {.color = theme.mutedText, .marker = MarkerShape::none, .width = 1};
  truth.opacity = 0.45;
  truth.notPrivate = true;
  model.series = {std::move(truth), releasedOutline(preview, nodes, theme)};
  model.notes << QObject::tr(
                     "The noise on each count has a standard deviation of %1; this is one release, "
                     "of seed %2.")
                     .arg(numberText(preview.noise, 3))
                     .arg(study.seed);
  if (preview.clipped > 0)
    model.notes << countedText("QObject", "%1 values outside the bounds are counted in the end cells.",
                               "%1 value outside the bounds is counted in an end cell.", preview.clipped);
  if (preview.uncounted > 0)
    model.notes << countedText("QObject", "%1 values are in no declared category and are not counted.",
                               "%1 value is in no declared category and is not counted.", preview.uncounted);
  for (const std::string& note : preview.notes) model.notes << inSymbols(note);
  return model;
}

/// A histogram of groups is a table, see TablesView.
bool hasCells(const Study& study) {
  return statisticRow(study.statistic.statistic).hasCells && study.statistic.by.empty();
}

namespace {

MethodTableContents histogramTable(const HistogramPreview& preview) {
  double largest = 0, smallest = std::numeric_limits<double>::infinity();
  std::size_t negative = 0;
  for (std::size_t i = 0; i < preview.counts.size() && i < preview.released.size(); ++i) {
    largest = std::max(largest, std::abs(preview.released[i] - preview.counts[i]));
    smallest = std::min(smallest, preview.counts[i]);
    negative += preview.released[i] < 0 ? 1 : 0;
  }
  return {.headings = {QObject::tr("mechanism"), QObject::tr("sd of the noise"), QObject::tr("farthest off"),
                       QObject::tr("least true count"), QObject::tr("counts below 0")},
          .rows = {{.method = QString::fromStdString(preview.mechanism),
                    .label = QString::fromStdString(methodLabel(preview.mechanism)),
                    .texts = {fixedNumberText(preview.noise, 3), fixedNumberText(largest, 3),
                              numberText(smallest), countText(negative)}}}};
}

ViewContents histogramContents(const Sight<HistogramPreview>& sight) {
  return {.facts = {epsilonFact(viewEpsilon(sight.study)),
                    countedText("QObject", "%1 cells", "%1 cell", sight.preview.counts.size()),
                    QObject::tr("seed %1").arg(sight.study.seed)},
          .charts = {privateHistogramChart(sight.study, sight.preview, sight.theme)},
          .tables = {histogramTable(sight.preview)}};
}

}  // namespace

ViewDescription histogramView() {
  return {.title = QObject::tr("A private histogram"),
          .charts = {{.leastPlot = 14}},
          .tables = {QObject::tr("How far the released counts are off")},
          .contents = ofPicture(histogramContents)};
}

}  // namespace epsiscope
