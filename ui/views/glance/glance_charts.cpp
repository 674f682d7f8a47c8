#include "ui/views/glance/glance_charts.h"

#include <QObject>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <tuple>

#include "core/base/numbers.h"
#include "core/study/number_keys.h"
#include "core/study/study.h"
#include "core/tasks/statistic/glance_preview.h"
#include "ui/state/units.h"
#include "ui/state/words.h"
#include "ui/theme/method_style.h"
#include "ui/views/chart_parts.h"
#include "ui/widgets/counted_text.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

using Panel = GlancePreview::Panel;

constexpr const char* kId = "glance";
constexpr const char* kPrivateId = "glance-private";
constexpr const char* kNoise = "laplace";
constexpr std::size_t kSide = 24, kStep = kSide + 1;  ///< of a panel of a matrix: one empty cell between two
constexpr double kPanelWidth = static_cast<double>(kSide) / kStep;  ///< of the unit between two columns

/// Hues for categories, those of methods, which are apart from each other for every eye; then lighter.
QColor hueOf(std::size_t category, const Theme& theme) {
  constexpr std::array<const char*, 6> kMethods = {"laplace",  "rr-on-bins", "staircase",
                                                   "unbiased", "gaussian",   "rp-with-prior"};
  const QColor color = methodStyle(QLatin1String(kMethods[category % kMethods.size()]), theme).color;
  return category < kMethods.size() ? color : color.lighter(135);
}

QStringList names(const std::vector<std::string>& texts) {
  QStringList made;
  for (const std::string& text : texts) made << QString::fromStdString(text);
  return made;
}

ChartAxis axisOf(const CellAxis& cells) {
  ChartAxis axis{.title = QString::fromStdString(cells.column)};
  if (cells.isText()) {
    axis.names = names(cells.categories);
    axis.range = {-0.5, std::max(0.5, static_cast<double>(cells.size()) - 0.5)};
  } else {
    axis.range = {cells.edges.front(), cells.edges.back()};
    axis.logarithmic = cells.spacing == CellSpacing::logarithmic;
  }
  return axis;
}

/// The nodes at which cells begin, and where the last one ends: categories stand around 0, 1, 2, …
std::vector<double> nodesOf(const CellAxis& axis) {
  if (!axis.isText()) return axis.edges;
  std::vector<double> nodes;
  for (std::size_t i = 0; i <= axis.size(); ++i) nodes.push_back(static_cast<double>(i) - 0.5);
  return nodes;
}

/// What both charts of a picture are drawn from: the counts of a panel as they are, or as they remain.
struct Source {
  const GlancePreview& preview;
  bool isPrivate = false;

  const std::vector<double>& counts(const Panel& panel) const {
    return isPrivate ? panel.twin->counts : panel.counts;
  }
  bool isUnsure(const Panel& panel, std::size_t cell) const {
    return isPrivate && panel.twin->isUnsure(cell);
  }
  /// What noise makes up of a sum of so many cells.
  double noiseOf(const Panel& panel, std::size_t cells) const {
    return isPrivate ? panel.twin->noiseOfSum(cells) : 0;
  }
};

void mark(ChartSeries& series, const Source& source) {
  if (!source.isPrivate)
    series.notPrivate = true;
  else if (!source.preview.guarantee.isPrivate())
    markNotPrivate(series);
}

MethodStyle quiet(const QColor& color, double width = 1) {
  return {.color = color, .marker = MarkerShape::none, .width = width};
}

/// Bars of one column; of a private one the noise around each, and faint where it may as well be nothing.
void addBars(ChartModel& model, const Source& source, const Theme& theme) {
  const Panel& panel = source.preview.panels.front();
  const CellAxis& axis = source.preview.axes.front();
  const std::vector<double>& counts = source.counts(panel);
  const QColor color = source.isPrivate ? methodStyle(QLatin1String(kNoise), theme).color : theme.mutedText;
  ChartSeries bars{.id = QStringLiteral("rows"),
                   .name = source.isPrivate ? QObject::tr("rows, with noise") : QObject::tr("rows"),
                   .kind = ChartSeries::Kind::steps,
                   .x = nodesOf(axis),
                   .y = counts,
                   .style = quiet(color),
                   .opacity = 0.45};
  ChartSeries unsure = bars;
  unsure.id = QStringLiteral("unsure");
  unsure.name = QObject::tr("may as well be 0");
  unsure.style.color = theme.mutedText;
  unsure.opacity = 0.2;
  for (std::size_t i = 0; i < counts.size(); ++i) (source.isUnsure(panel, i) ? bars : unsure).y[i] = kNaN;
  mark(bars, source);
  mark(unsure, source);
  const bool anyUnsure = std::ranges::any_of(unsure.y, [](double y) { return !std::isnan(y); });
  double least = 0, most = *std::ranges::max_element(counts);
  if (source.isPrivate) {
    const double around = panel.twin->halfWidth;
    ChartSeries band{.id = QStringLiteral("around"),
                     .rowName = QObject::tr("95 % around"),
                     .kind = ChartSeries::Kind::band,
                     .group = bars.id,
                     .style = quiet(color),
                     .opacity = 0.2};
    for (std::size_t i = 0; i < counts.size(); ++i) {
      band.x.insert(band.x.end(), {bars.x[i], bars.x[i + 1]});
      band.y.insert(band.y.end(), 2, counts[i] - around);
      band.upper.insert(band.upper.end(), 2, counts[i] + around);
    }
    mark(band, source);
    model.series.push_back(std::move(band));
    least = *std::ranges::min_element(counts) - around;
    most += around;
  }
  model.series.push_back(std::move(bars));
  if (anyUnsure) model.series.push_back(std::move(unsure));
  model.x = axisOf(axis);
  model.y = {.title = QObject::tr("Rows"), .range = {{std::min(0.0, least), std::max(1.0, most * 1.04)}}};
}

ChartHeat heatOf(const Source& source, const Panel& panel) {
  const CellAxis &a = source.preview.axes[panel.a], &b = source.preview.axes[panel.b];
  ChartHeat heat{.columns = a.size(), .rows = b.size(), .values = source.counts(panel)};
  std::tie(heat.x0, heat.x1) = *axisOf(a).range;
  std::tie(heat.y0, heat.y1) = *axisOf(b).range;
  heat.name = source.isPrivate ? QObject::tr("rows, with noise") : QObject::tr("rows");
  double most = 1;
  for (const double count : heat.values) most = std::max(most, count);
  heat.limits = {0, most};
  if (!source.isPrivate) return heat;
  for (std::size_t i = 0; i < heat.values.size(); ++i) heat.unsure.push_back(source.isUnsure(panel, i));
  return heat;
}

/// The mean of the numbers along y in each cell along x, as the cells say; none where noise makes them up.
ChartSeries meanLine(const Source& source, const Panel& panel, const Theme& theme) {
  const CellAxis &a = source.preview.axes[panel.a], &b = source.preview.axes[panel.b];
  const std::vector<double>& counts = source.counts(panel);
  ChartSeries line{.id = QStringLiteral("mean"),
                   .name = QObject::tr("mean of %1 in each cell").arg(QString::fromStdString(b.column)),
                   .style = quiet(theme.text, 2)};
  line.style.marker = MarkerShape::circle;
  for (std::size_t i = 0; i < a.size(); ++i) {
    double noisy = 0, rows = 0, sum = 0;
    for (std::size_t j = 0; j < b.size(); ++j) {
      const double count = std::max(0.0, counts[j * a.size() + i]);
      noisy += counts[j * a.size() + i];
      rows += count;
      sum += count * std::midpoint(b.edges[j], b.edges[j + 1]);
    }
    line.x.push_back(a.valueAt((static_cast<double>(i) + 0.5) / static_cast<double>(a.size())));
    line.y.push_back(noisy > source.noiseOf(panel, b.size()) ? sum / rows : kNaN);
  }
  line.markerX = line.x;
  mark(line, source);
  return line;
}

/// The place on the x axis of the picture where a value of its first column stands.
double placeOf(const GlancePreview& preview, double value) {
  return preview.shown.size() == 2 ? value : -0.5 + kPanelWidth * preview.axes.front().shareOf(value);
}

void addBrush(ChartModel& model, const GlancePreview& preview, const Brush& brush, const Theme& theme) {
  if (!takesBrush(preview)) return;
  const std::vector<double>& edges = preview.axes.front().edges;
  const auto add = [&](const char* id, const QString& word, const std::optional<double>& end, double off) {
    const double value = end ? std::clamp(*end, edges.front(), edges.back()) : off;
    model.guides.push_back(dragGuide(QLatin1String(id), placeOf(preview, value),
                                     end ? word + QLatin1Char(' ') + numberText(*end, 3) : word, theme));
    model.guides.back().second = !brush.isOn();
  };
  add("brush-low", QObject::tr("lit from"), brush.low, edges.front());
  add("brush-high", QObject::tr("to"), brush.high, edges.back());
  if (!brush.isOn()) return;
  const std::vector<double>& first = preview.dots.values.front();
  const auto lit = static_cast<std::size_t>(
      std::ranges::count_if(first, [&](double value) { return brush.holds(value); }));
  model.notes << QObject::tr("%1 of %2 dots are lit.").arg(countText(lit), countText(first.size()));
}

/// The lit rows in every panel of a matrix.
void addLitRows(ChartModel& model, const GlancePreview& preview, const Brush& brush, const Theme& theme) {
  if (!brush.isOn() || !takesBrush(preview)) return;
  ChartSeries lit{.id = QStringLiteral("lit"),
                  .name = QObject::tr("rows that are lit"),
                  .kind = ChartSeries::Kind::dots,
                  .style = {.color = hueOf(1, theme), .marker = MarkerShape::circle, .width = 1},
                  .opacity = 0.5,
                  .notPrivate = true};
  const auto place = [&](std::size_t column, std::size_t row) {
    const CellAxis& axis = preview.axes[column];
    const double value = preview.dots.values[column][row];
    const double share =
        axis.isText() ? (value + 0.5) / static_cast<double>(axis.size()) : axis.shareOf(value);
    return static_cast<double>(column) - 0.5 + kPanelWidth * std::clamp(share, 0.0, 1.0);
  };
  for (std::size_t row = 0; row < preview.dots.values.front().size(); ++row) {
    if (!brush.holds(preview.dots.values.front()[row])) continue;
    for (std::size_t a = 0; a < preview.shown.size(); ++a)
      for (std::size_t b = 0; b < preview.shown.size(); ++b) {
        const double x = place(a, row), y = place(b, row);
        if (a == b || std::isnan(x) || std::isnan(y)) continue;
        lit.x.push_back(x);
        lit.y.push_back(y);
      }
  }
  model.series.push_back(std::move(lit));
}

void addDots(ChartModel& model, const GlancePreview& preview, const Theme& theme, const Brush& brush) {
  const auto& [values, classes, classNames] = preview.dots;
  const auto cloud = [&](const QString& id, const QString& name, const QColor& color) {
    return ChartSeries{.id = id,
                       .name = name,
                       .kind = ChartSeries::Kind::dots,
                       .style = {.color = color, .marker = MarkerShape::circle, .width = 1},
                       .opacity = 0.4,
                       .notPrivate = true};
  };
  std::vector<ChartSeries> clouds;
  for (std::size_t i = 0; i < classNames.size(); ++i)
    clouds.push_back(
        cloud(QStringLiteral("rows-%1").arg(i), QString::fromStdString(classNames[i]), hueOf(i, theme)));
  if (clouds.empty()) clouds.push_back(cloud(QStringLiteral("rows"), QObject::tr("rows"), theme.accent));
  ChartSeries unlit = cloud(QStringLiteral("unlit"), QObject::tr("not lit"), theme.mutedText);
  unlit.opacity = 0.15;
  for (std::size_t i = 0; i < values[0].size(); ++i) {
    const std::int32_t place = classes.empty() ? 0 : classes[i];
    if (place < 0 || !std::isfinite(values[0][i]) || !std::isfinite(values[1][i])) continue;
    ChartSeries& of = brush.holds(values[0][i]) ? clouds[static_cast<std::size_t>(place)] : unlit;
    of.x.push_back(values[0][i]);
    of.y.push_back(values[1][i]);
  }
  if (!unlit.x.empty()) model.series.push_back(std::move(unlit));
  for (ChartSeries& one : clouds) model.series.push_back(std::move(one));
  if (preview.rows > GlancePreview::kMostDots)
    model.notes << QObject::tr("Dots: %1 of %2 rows, evenly spaced; the cells count all of them.")
                       .arg(countText(GlancePreview::kMostDots), countText(preview.rows));
}

void addDensity(ChartModel& model, const Source& source, const Theme& theme, const Brush& brush) {
  const Panel& panel = source.preview.panels.front();
  model.x = axisOf(source.preview.axes[panel.a]);
  model.y = axisOf(source.preview.axes[panel.b]);
  model.heat = heatOf(source, panel);
  if (!source.isPrivate) addDots(model, source.preview, theme, brush);
  model.series.push_back(meanLine(source, panel, theme));
}

void addBoxes(ChartModel& model, const Source& source, const Theme& theme) {
  const GlancePreview& preview = source.preview;
  const std::vector<BoxPlot> boxes = source.isPrivate ? privateBoxes(preview) : preview.boxes;
  const QColor color = source.isPrivate ? methodStyle(QLatin1String(kNoise), theme).color : theme.mutedText;
  ChartSeries box{.id = QStringLiteral("box"),
                  .name = QObject::tr("half of the rows"),
                  .kind = ChartSeries::Kind::band,
                  .style = quiet(color),
                  .opacity = 0.4};
  ChartSeries whiskers{.id = QStringLiteral("whiskers"),
                       .name = QObject::tr("nine in ten of them"),
                       .style = quiet(color, 1.5)};
  ChartSeries median{
      .id = QStringLiteral("median"), .name = QObject::tr("median"), .style = quiet(theme.text, 2.5)};
  for (std::size_t i = 0; i < boxes.size(); ++i) {
    const auto& [low, lower, middle, upper, high] = boxes[i].values;
    const auto place = static_cast<double>(i);
    box.x.insert(box.x.end(), {place - 0.3, place + 0.3, place + 0.5});
    box.y.insert(box.y.end(), {lower, lower, kNaN});
    box.upper.insert(box.upper.end(), {upper, upper, kNaN});
    whiskers.x.insert(whiskers.x.end(), {place, place, place, place, place, place});
    whiskers.y.insert(whiskers.y.end(), {low, lower, kNaN, upper, high, kNaN});
    median.x.insert(median.x.end(), {place - 0.3, place + 0.3, place + 0.5});
    median.y.insert(median.y.end(), {middle, middle, kNaN});
  }
  whiskers.markerX = median.markerX = std::vector<double>{};
  for (ChartSeries* series : {&box, &whiskers, &median}) mark(*series, source);
  model.series = {std::move(box), std::move(whiskers), std::move(median)};
  model.x = axisOf(preview.axes[preview.groups()]);
  model.y = axisOf(preview.axes[preview.values()]);
  model.notes << QObject::tr(
      "Whiskers hold nine rows in ten: the least and the largest value would be those of "
      "two rows.");
  if (!source.isPrivate) return;
  const auto without = static_cast<std::size_t>(
      std::ranges::count_if(boxes, [](const BoxPlot& one) { return std::isnan(one.values[2]); }));
  model.notes << QObject::tr("The boxes are read off the released cells, which cost nothing more.");
  if (without > 0)
    model.notes << countedText("QObject", "%1 groups have too few rows for a box: noise could make them up.",
                               "%1 group has too few rows for a box: noise could make it up.", without);
}

/// Columns as wide as their category is frequent, each divided as the second text is in it.
void addMosaic(ChartModel& model, const Source& source, const Theme& theme) {
  const Panel& panel = source.preview.panels.front();
  const CellAxis &a = source.preview.axes[panel.a], &b = source.preview.axes[panel.b];
  const std::vector<double>& counts = source.counts(panel);
  std::vector<double> ofColumn(a.size(), 0), noisy(a.size(), 0);
  for (std::size_t i = 0; i < counts.size(); ++i) {
    ofColumn[i % a.size()] += std::max(0.0, counts[i]);
    noisy[i % a.size()] += counts[i];
  }
  std::size_t without = 0;
  for (std::size_t i = 0; i < a.size(); ++i)
    if (source.isPrivate && noisy[i] <= source.noiseOf(panel, b.size())) {
      ofColumn[i] = 0;
      ++without;
    }
  const double all = std::accumulate(ofColumn.begin(), ofColumn.end(), 0.0);
  for (std::size_t j = 0; j < b.size(); ++j)
    model.series.push_back({.id = QStringLiteral("category-%1").arg(j),
                            .name = QString::fromStdString(b.categories[j]),
                            .kind = ChartSeries::Kind::band,
                            .style = quiet(hueOf(j, theme)),
                            .opacity = source.isPrivate ? 0.75 : 0.55});
  constexpr double kGap = 0.003;
  double left = 0;
  model.x = {.title = QString::fromStdString(a.column), .range = {{0, 1}}};
  model.y = {.title = QObject::tr("Share of rows: %1").arg(QString::fromStdString(b.column)),
             .range = {{0, 1}}};
  for (std::size_t i = 0; i < a.size() && all > 0; ++i) {
    const double right = left + ofColumn[i] / all;
    model.x.names << QString::fromStdString(a.categories[i]);
    model.x.places.push_back(std::midpoint(left, right));
    double below = 0;
    for (std::size_t j = 0; j < b.size(); ++j) {
      const double share = ofColumn[i] > 0 ? std::max(0.0, counts[j * a.size() + i]) / ofColumn[i] : kNaN;
      ChartSeries& series = model.series[j];
      series.x.insert(series.x.end(), {left + kGap, std::max(left + kGap, right - kGap), right});
      series.y.insert(series.y.end(), {below, below, kNaN});
      below += share;
      series.upper.insert(series.upper.end(), {below, below, kNaN});
    }
    left = right;
  }
  for (ChartSeries& series : model.series) mark(series, source);
  if (without > 0)
    model.notes << countedText("QObject", "%1 columns are left out: noise could make up their rows.",
                               "%1 column is left out: noise could make up its rows.", without);
}

/// A panel for every two columns, and one for each by itself, in the unit squares around 0, 1, 2, …
void addMatrix(ChartModel& model, const Source& source, const Theme& theme) {
  const GlancePreview& preview = source.preview;
  const std::size_t columns = preview.shown.size();
  const std::size_t side = columns * kStep - 1;
  ChartHeat heat{.columns = side, .rows = side};
  heat.x0 = heat.y0 = -0.5;
  heat.x1 = heat.y1 = static_cast<double>(columns) - 0.5 - 1.0 / kStep;
  heat.values.assign(side * side, kNaN);
  if (source.isPrivate) heat.unsure.assign(side * side, false);
  heat.name = QObject::tr("share of the fullest");
  heat.limits = {0, 1};
  ChartSeries own{
      .id = QStringLiteral("own"),
      .name = QObject::tr("each column by itself"),
      .kind = ChartSeries::Kind::band,
      .style = quiet(source.isPrivate ? methodStyle(QLatin1String(kNoise), theme).color : theme.mutedText),
      .opacity = 0.5};
  std::vector<std::vector<double>> margins(columns);
  for (const Panel& panel : preview.panels) {
    const CellAxis &a = preview.axes[panel.a], &b = preview.axes[panel.b];
    const std::vector<double>& counts = source.counts(panel);
    if (a.size() == 0 || b.size() == 0) continue;
    const double most = std::max(1.0, *std::ranges::max_element(counts));
    const auto put = [&](std::size_t column, std::size_t row, std::size_t cell) {
      heat.values[row * side + column] = counts[cell] / most;
      if (source.isPrivate) heat.unsure[row * side + column] = source.isUnsure(panel, cell);
    };
    for (std::size_t y = 0; y < kSide; ++y)
      for (std::size_t x = 0; x < kSide; ++x) {
        const std::size_t ofA = x * a.size() / kSide, ofB = y * b.size() / kSide;
        put(panel.a * kStep + x, panel.b * kStep + y, ofB * a.size() + ofA);
        const std::size_t turnedA = y * a.size() / kSide, turnedB = x * b.size() / kSide;
        put(panel.b * kStep + x, panel.a * kStep + y, turnedB * a.size() + turnedA);
      }
    const auto addMargin = [&](std::size_t column, std::size_t cells, auto cellOf) {
      if (!margins[column].empty()) return;
      margins[column].assign(cells, 0);
      for (std::size_t i = 0; i < counts.size(); ++i) margins[column][cellOf(i)] += std::max(0.0, counts[i]);
    };
    addMargin(panel.a, a.size(), [&](std::size_t i) { return i % a.size(); });
    addMargin(panel.b, b.size(), [&](std::size_t i) { return i / a.size(); });
  }
  for (std::size_t i = 0; i < columns; ++i) {
    if (margins[i].empty()) continue;
    const double most = std::max(1.0, *std::ranges::max_element(margins[i]));
    const double width = kPanelWidth, foot = static_cast<double>(i) - 0.5;
    for (std::size_t cell = 0; cell < margins[i].size(); ++cell) {
      const auto count = static_cast<double>(margins[i].size());
      const double left = foot + width * static_cast<double>(cell) / count;
      const double top = foot + width * 0.95 * margins[i][cell] / most;
      own.x.insert(own.x.end(), {left, left + width / count});
      own.y.insert(own.y.end(), {foot, foot});
      own.upper.insert(own.upper.end(), {top, top});
    }
    own.x.push_back(own.x.back());
    own.y.push_back(kNaN);
    own.upper.push_back(kNaN);
  }
  mark(own, source);
  model.series.push_back(std::move(own));
  model.x = {.range = {{heat.x0, heat.x1}}, .names = names(preview.shown)};
  model.y = {.range = {{heat.y0, heat.y1}}, .names = names(preview.shown)};
  model.heat = std::move(heat);
}

/// A sentence in place of a picture.
void saysOnly(ChartModel& model, const QString& sentence) {
  model.x = {.range = {{0, 1}}, .hidden = true};
  model.y = {.range = {{0, 1}}, .hidden = true};
  model.shades = {{.low = 0, .high = 1, .label = sentence}};
}

void addPicture(ChartModel& model, const Source& source, const Theme& theme, const Brush& brush = {}) {
  const GlancePreview& preview = source.preview;
  if (preview.shown.size() == 1) return addBars(model, source, theme);
  if (preview.shown.size() > 2) {
    addMatrix(model, source, theme);
    return addLitRows(model, preview, brush, theme);
  }
  if (preview.isGrouped()) return addBoxes(model, source, theme);
  preview.axes.front().isText() ? addMosaic(model, source, theme) : addDensity(model, source, theme, brush);
}

/// Adds the units that are known to the names of columns at the axes.
void addUnits(ChartModel& model, const Study& study, const GlancePreview& preview) {
  for (const std::string& name : preview.shown) {
    const Dataset& dataset = *preview.table->data().dataset;
    const std::string& own = dataset.columns[static_cast<std::size_t>(dataset.find(name))].unit;
    const QString unit = name == study.data.target ? unitSuffix(study.data)
                         : own.empty()             ? QString()
                                                   : QStringLiteral(" (%1)").arg(QString::fromStdString(own));
    for (ChartAxis* axis : {&model.x, &model.y})
      if (axis->title == QString::fromStdString(name)) axis->title += unit;
  }
}

QString titleOf(const GlancePreview& preview) {
  const QStringList shown = names(preview.shown);
  if (shown.size() == 2)
    return preview.isGrouped() ? QObject::tr("%1 by %2")
                                     .arg(shown[static_cast<qsizetype>(preview.values())],
                                          shown[static_cast<qsizetype>(preview.groups())])
                               : QObject::tr("%1 and %2").arg(shown[0], shown[1]);
  return shown.size() == 1 ? shown[0] : QObject::tr("%1 columns").arg(shown.size());
}

void addAxisNotes(ChartModel& model, const Study& study, const GlancePreview& preview) {
  QStringList even;
  for (const CellAxis& axis : preview.axes)
    if (!axis.isText() && axis.edges.front() <= 0) even << QString::fromStdString(axis.column);
  if (study.view.spacing == "logarithmic" && !even.isEmpty())
    model.notes << QObject::tr("Even cells, because they begin at or below 0: %1.")
                       .arg(even.join(QStringLiteral(", ")));
  for (const CellAxis& axis : preview.axes)
    if (axis.leftOut > 0)
      model.notes << QObject::tr("%1: the first %2 of %3 categories.")
                         .arg(QString::fromStdString(axis.column), countText(axis.size()),
                              countText(axis.size() + axis.leftOut));
}

/// The square matrix of a value for every two of so many columns; none for one with itself.
ChartHeat squareOf(std::size_t columns, const QString& name) {
  ChartHeat heat{.columns = columns, .rows = columns, .name = name, .limits = {{0, 1}}};
  heat.x0 = heat.y0 = -0.5;
  heat.x1 = heat.y1 = static_cast<double>(columns) - 0.5;
  heat.values.assign(columns * columns, kNaN);
  return heat;
}

void nameBoth(ChartModel& model, const QStringList& columns) {
  for (ChartAxis* axis : {&model.x, &model.y}) {
    axis->names = columns;
    axis->range = {-0.5, std::max(0.5, static_cast<double>(columns.size()) - 0.5)};
  }
}

QString possibleResult(const Study& study) {
  return QObject::tr("One possible result at ε = %1, of seed %2.")
      .arg(numberText(viewEpsilon(study)))
      .arg(study.seed);
}

void addPromise(ChartModel& model, const GlancePreview& preview) {
  if (preview.guarantee.isPrivate()) return;
  model.notPrivateCurves << QObject::tr("this picture");
  if (!preview.guarantee.note().empty()) model.notes << inSymbols(preview.guarantee.note());
}

}  // namespace

ChartModel pairsChart(const Study& study, const GlancePreview& preview, const Theme&) {
  ChartModel model;
  model.id = QLatin1String(kId);
  model.title = QObject::tr("As it is: what columns say about each other");
  model.showsTruth = model.drawsTruth = true;
  describeChart(model, study);
  const Associations& found = preview.facts->associations;
  const std::vector<Column>& all = preview.table->data().dataset->columns;
  std::vector<std::size_t> place(all.size(), all.size());
  QStringList columns;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (std::ranges::count(found.leftOut, i) > 0) continue;
    place[i] = static_cast<std::size_t>(columns.size());
    columns << QString::fromStdString(all[i].name);
  }
  const auto count = static_cast<std::size_t>(columns.size());
  nameBoth(model, columns);
  if (count < 2) {
    saysOnly(model, QObject::tr("There are no two columns to compare."));
    return model;
  }
  ChartHeat heat = squareOf(count, QObject::tr("strength"));
  for (const Association& pair : found.pairs)
    heat.values[place[pair.a] * count + place[pair.b]] = heat.values[place[pair.b] * count + place[pair.a]] =
        std::abs(pair.value);
  model.heat = std::move(heat);
  model.notes << QObject::tr(
      "Pearson's correlation of two numbers, Cramér's V of two texts, the correlation "
      "ratio of a text and numbers: 0 says nothing, 1 everything.");
  const std::size_t rows = preview.table->data().dataset->rows();
  if (found.rows < rows)
    model.notes << QObject::tr("From %1 of %2 rows, at random.").arg(countText(found.rows), countText(rows));
  if (!found.leftOut.empty())
    model.notes << countedText("QObject", "%1 columns are left out: nearly every row has its own value.",
                               "%1 column is left out: nearly every row has its own value.",
                               found.leftOut.size());
  return model;
}

ChartModel privatePairsChart(const Study& study, const GlancePreview& preview, const Theme&) {
  ChartModel model;
  model.id = QLatin1String(kPrivateId);
  model.title = QObject::tr("What remains: correlations");
  describeChart(model, study);
  if (!preview.whyNoLook.empty()) model.notes << inSymbols(preview.whyNoLook);
  if (!preview.correlations) {
    saysOnly(model, inSymbols(preview.whyNoTwin));
    return model;
  }
  const PrivateCorrelations& released = *preview.correlations;
  const std::size_t count = released.columns.size();
  nameBoth(model, names(released.columns));
  ChartHeat heat = squareOf(count, QObject::tr("strength"));
  heat.unsure.assign(count * count, false);
  double error = 0;
  std::size_t unsure = 0;
  for (std::size_t a = 0; a < count; ++a)
    for (std::size_t b = a + 1; b < count; ++b) {
      const std::size_t pair = released.placeOf(a, b);
      const double value = released.values[pair];
      const bool isUnsure = !released.toldFromZero[pair];
      for (const std::size_t cell : {a * count + b, b * count + a}) {
        heat.values[cell] = std::abs(value);
        heat.unsure[cell] = isUnsure;
      }
      unsure += isUnsure ? 1 : 0;
      if (!isUnsure) error = std::max(error, released.errors[pair]);
    }
  model.heat = std::move(heat);
  model.notes << possibleResult(study) + QLatin1Char(' ') +
                     QObject::tr("All of them together cost ε once; the first look is another release.");
  if (2 * unsure < count * (count - 1))
    model.notes << QObject::tr("With 95 % none of those in colour is 0; their expected error is up to %1.")
                       .arg(numberText(error, 2));
  if (unsure > 0)
    model.notes << countedText(
        "QObject",
        "Hatched: %1 correlations that cannot be told from 0, or that noise left "
        "without a value.",
        "Hatched: %1 correlation that cannot be told from 0, or that noise left without "
        "a value.",
        unsure);
  addPromise(model, preview);
  return model;
}

bool takesBrush(const GlancePreview& preview) {
  return preview.shown.size() > 1 && !preview.isGrouped() && !preview.axes.front().isText() &&
         !preview.dots.values.empty();
}

std::optional<double> brushAt(const GlancePreview& preview, double x) {
  const CellAxis& axis = preview.axes.front();
  const double share = preview.shown.size() == 2 ? axis.shareOf(x) : (x + 0.5) / kPanelWidth;
  if (!(share > 0) || !(share < 1)) return {};
  return roundedTo(axis.valueAt(share), 3);
}

ChartModel columnsChart(const Study& study, const GlancePreview& preview, const Theme& theme,
                        const Brush& brush) {
  ChartModel model;
  model.id = QLatin1String(kId);
  model.title = QObject::tr("As it is: %1").arg(titleOf(preview));
  model.showsTruth = model.drawsTruth = true;
  describeChart(model, study);
  const bool isEmpty = std::ranges::all_of(preview.panels, [](const Panel& panel) {
    return std::ranges::none_of(panel.counts, [](double count) { return count > 0; });
  });
  if (isEmpty) {
    saysOnly(model, QObject::tr("No row has a value in all of these columns."));
    return model;
  }
  addPicture(model, {preview, false}, theme, brush);
  addBrush(model, preview, brush, theme);
  addUnits(model, study, preview);
  model.notes << countedText("QObject", "%1 rows in use", "%1 row in use", preview.rows) + QLatin1Char('.');
  addAxisNotes(model, study, preview);
  return model;
}

ChartModel privateColumnsChart(const Study& study, const GlancePreview& preview, const Theme& theme) {
  ChartModel model;
  model.id = QLatin1String(kPrivateId);
  model.title = QObject::tr("What remains: %1").arg(titleOf(preview));
  describeChart(model, study);
  if (preview.panels.empty() || !preview.panels.front().twin || preview.panels.front().twin->counts.empty()) {
    saysOnly(model, inSymbols(preview.whyNoTwin));
    return model;
  }
  addPicture(model, {preview, true}, theme);
  addUnits(model, study, preview);
  const PrivateCells& cells = *preview.panels.front().twin;
  std::size_t all = 0, unsure = 0;
  for (const Panel& panel : preview.panels)
    for (std::size_t i = 0; i < panel.counts.size(); ++i, ++all) unsure += panel.twin->isUnsure(i) ? 1 : 0;
  model.notes.prepend(
      possibleResult(study) + QLatin1Char(' ') +
      QObject::tr(
          "With 95 % a count is at most %1 from the true one, and the shares of the cells are expected "
          "to be off by %2 in total variation.")
          .arg(numberText(cells.halfWidth, 3), numberText(cells.totalVariation, 2)));
  const bool areCells = preview.shown.size() != 2 || model.heat;
  if (unsure > 0)
    model.notes << (areCells ? QObject::tr(
                                   "%1 of %2 cells may as well be 0: they are hatched or faint, not empty.")
                             : QObject::tr("%1 of %2 cells may as well be 0."))
                       .arg(countText(unsure), countText(all));
  model.notes << (preview.panels.size() == 1
                      ? QObject::tr("No row is in two cells, so that they share ε. Another picture is "
                                    "another release and costs ε again; this one is drawn anew only with "
                                    "another ε, seed or grid.")
                      : QObject::tr("Each of %1 panels looks at every row and has ε/%1; no row is in two "
                                    "cells of a panel.")
                            .arg(preview.panels.size()));
  addAxisNotes(model, study, preview);
  addPromise(model, preview);
  return model;
}

}  // namespace epsiscope
