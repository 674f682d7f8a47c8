#include "ui/charts/chart_frame.h"

#include <QCoreApplication>
#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

#include "ui/charts/axis_range.h"
#include "ui/charts/chart_shapes.h"
#include "ui/charts/readout.h"
#include "ui/charts/spread_labels.h"
#include "ui/theme/method_style.h"
#include "ui/widgets/counted_text.h"

namespace epsiscope {

QFont scaledFont(QFont font, double factor) {
  if (font.pixelSize() > 0)
    font.setPixelSize(std::max(1, qRound(font.pixelSize() * factor)));
  else
    font.setPointSizeF(font.pointSizeF() * factor);
  return font;
}

namespace {

constexpr double kGap = 8;
constexpr double kLeader = 10;  ///< from the plot to the names at the ends of the curves

double wrappedHeight(const QFont& font, const QString& text, double width) {
  if (text.isEmpty()) return 0;
  return QFontMetricsF(font)
      .boundingRect(QRectF(0, 0, width, 1e6), Qt::TextWordWrap | Qt::AlignLeft, text)
      .height();
}

/// Elides words that are longer than a line: they cannot wrap.
QString withFittingWords(const QFont& font, const QString& text, double width) {
  const QFontMetricsF metrics(font);
  QStringList words = text.split(QLatin1Char(' '));
  for (QString& word : words) word = metrics.elidedText(word, Qt::ElideMiddle, width);
  return words.join(QLatin1Char(' '));
}

/// The name of a series in the legend with the remarks about it.
QString legendText(const ChartSeries& series) {
  QString text = series.name;
  if (!series.legendNote.isEmpty()) text += QStringLiteral(" · ") + series.legendNote;
  if (series.notPrivate) text += QCoreApplication::translate("Chart", " (not private)");
  return text;
}

double swatchWidth(const QFontMetricsF& metrics) {
  return metrics.height() * 1.6;
}

/// The last place of a line that the x axis shows, in data units, or of all where it shows none; nothing for
/// other series.
std::optional<QPointF> endOf(const ChartFrame& frame, const ChartSeries& series) {
  if (series.kind != ChartSeries::Kind::line || series.name.isEmpty()) return {};
  if (const auto value = valueOfSeries(series, frame.x.limits.high, frame.x, frame.y))
    return QPointF(frame.x.limits.high, value->value);
  std::optional<QPointF> last;
  for (std::size_t i = std::min(series.x.size(), series.y.size()); i-- > 0;) {
    if (!std::isfinite(frame.y.unit(series.y[i]))) continue;
    if (frame.x.shows(series.x[i])) return QPointF(series.x[i], series.y[i]);
    if (!last) last = QPointF(frame.x.limits.high, series.y[i]);
  }
  return last;
}

/// The series with a name, in the order of the legend.
std::vector<std::size_t> namesInOrder(const ChartModel& model) {
  std::vector<std::size_t> named;
  for (std::size_t i = 0; i < model.series.size(); ++i)
    if (!model.series[i].name.isEmpty()) named.push_back(i);
  std::ranges::stable_partition(named, [&](std::size_t i) { return !model.series[i].isAside; });
  return named;
}

/// Entries at the ends of the lines; their places along y come with the plot. On the screen names stand alone
/// where what the legend adds to them is long: tables and tips say it too. Returns whether all of them are
/// short enough.
bool nameEnds(ChartFrame& frame, bool isFile) {
  constexpr double kWidestNotes = 0.2, kWidest = 0.26, kWidestInFile = 0.3;  ///< of the chart
  const QFontMetricsF metrics(frame.smallFont);
  const double before = swatchWidth(metrics) + 6;
  double notes = 0;
  for (const ChartSeries& series : frame.model.series)
    if (endOf(frame, series)) notes = std::max(notes, metrics.horizontalAdvance(legendText(series)));
  const bool hasNotes = isFile || before + notes + 4 <= kWidestNotes * frame.size.width();
  for (const std::size_t i : namesInOrder(frame.model)) {
    const ChartSeries& series = frame.model.series[i];
    const auto end = endOf(frame, series);
    if (!end) continue;
    const QString text = hasNotes || series.notPrivate ? legendText(series) : series.name;
    const double width = before + metrics.horizontalAdvance(text) + 4;
    if (width > (isFile ? kWidestInFile : kWidest) * frame.size.width()) return false;
    frame.legend.push_back({i, text, QRectF(0, 0, width, metrics.height() + 3), end});
  }
  return !frame.legend.empty();
}

/// The width of the entries beside the plot, 0 without any.
double widthOfEnds(const ChartFrame& frame) {
  double width = 0;
  for (const LegendEntry& entry : frame.legend)
    if (entry.end) width = std::max(width, entry.box.width());
  return width;
}

/// Places the entries at the ends of the lines, in the order of the ends. Returns whether there is room.
bool placeEnds(ChartFrame& frame) {
  std::vector<double> wanted;
  double height = 0;
  for (LegendEntry& entry : frame.legend) {
    if (!entry.end) continue;
    height = entry.box.height() + 1;
    const double at = frame.y.pixel(entry.end->y());
    entry.end = QPointF(frame.x.pixel(entry.end->x()), std::isfinite(at) ? at : frame.plot.bottom());
    wanted.push_back(std::clamp(entry.end->y(), frame.plot.top(), frame.plot.bottom()) - height / 2);
  }
  const auto tops =
      spreadLabels(wanted, height, frame.plot.top() - height / 2, frame.plot.bottom() + height / 2);
  if (!tops) return false;
  std::size_t next = 0;
  for (LegendEntry& entry : frame.legend) {
    if (!entry.end) continue;
    entry.end->setY(std::clamp(entry.end->y(), frame.plot.top(), frame.plot.bottom()));
    entry.box.moveTopLeft({frame.plot.right() + kLeader, (*tops)[next]});
    ++next;
  }
  return true;
}

/// Folds away what is not in the first rows of the legend, and says how much it is behind the last entry.
void foldLegend(ChartFrame& frame, double right, double row) {
  const QFontMetricsF metrics(frame.smallFont);
  const auto isBelow = [](const LegendEntry& entry) { return !entry.end && !entry.box.isNull(); };
  const double end = kLegendRows * row;
  std::size_t folded = 0;
  const auto fold = [&folded](LegendEntry& entry) {
    entry.box = QRectF();
    ++folded;
  };
  for (LegendEntry& entry : frame.legend)
    if (isBelow(entry) && entry.box.top() >= end - 1) fold(entry);
  const auto more = [&] {
    frame.moreText = QCoreApplication::translate("Chart", "+%1 more").arg(folded);
    const auto last = std::find_if(frame.legend.rbegin(), frame.legend.rend(), isBelow);
    const bool isAlone = last == frame.legend.rend() || last->box.top() < end - row - 1;
    const double left = isAlone ? kGap : last->box.right() + 2 * kGap;
    frame.moreBox = QRectF(left, end - row, metrics.horizontalAdvance(frame.moreText) + 12, row);
  };
  for (more(); frame.moreBox.right() > right; more()) {
    const auto last = std::find_if(frame.legend.rbegin(), frame.legend.rend(), isBelow);
    if (last == frame.legend.rend() || last->box.top() < end - row - 1) break;
    fold(*last);
  }
}

/// Entries in rows as wide as there is room, from (left, 0) downwards; returns their height.
double placeLegend(ChartFrame& frame, double left, double width, LegendRows rows) {
  const QFontMetricsF metrics(frame.smallFont);
  const double swatch = swatchWidth(metrics);
  const double row = metrics.height() + 6;
  double x = left;
  double y = 0;
  bool any = false;
  for (const std::size_t i : namesInOrder(frame.model)) {
    const ChartSeries& series = frame.model.series[i];
    if (std::ranges::find(frame.legend, i, &LegendEntry::series) != frame.legend.end()) continue;
    QString text = legendText(series);
    const double wanted = swatch + 6 + metrics.horizontalAdvance(text) + 4;
    if (x > left && x + wanted > left + width) {
      x = left;
      y += row;
    }
    const double taken = std::min(wanted, width);
    text = metrics.elidedText(text, Qt::ElideRight, taken - swatch - 8);
    frame.legend.push_back({i, text, QRectF(x, y, taken, row)});
    x += wanted + 2 * kGap;
    any = true;
  }
  const bool isLong = y > (kLegendRows - 1) * row;
  if (isLong && rows == LegendRows::folded) {
    foldLegend(frame, left + width, row);
    y = (kLegendRows - 1) * row;
  } else if (isLong && rows == LegendRows::open) {
    frame.moreText = QCoreApplication::translate("Chart", "fewer");
    const double taken = metrics.horizontalAdvance(frame.moreText) + 12;
    if (x + taken > left + width) {
      x = left;
      y += row;
    }
    frame.moreBox = QRectF(x, y, taken, row);
  }
  return any ? y + row : 0;
}

/// Room for the labels of the y axis: never less than for "0.000", so that the plot does not move with every
/// value.
double yLabelWidth(const ChartFrame& frame) {
  const QFontMetricsF metrics(frame.smallFont);
  double width = metrics.horizontalAdvance(QStringLiteral("0.000"));
  for (const AxisTick& tick : frame.yTicks) width = std::max(width, metrics.horizontalAdvance(tick.label));
  return std::ceil(width);
}

int ticksAlong(double pixels, double perTick) {
  return std::clamp(static_cast<int>(pixels / perTick), 2, 6);
}

void useColorsOf(ChartModel& model, const Theme& theme) {
  for (ChartSeries& series : model.series) {
    series.style.color = colorFor(series.style.color, theme);
    if (series.fillColor.isValid()) series.fillColor = colorFor(series.fillColor, theme);
  }
  for (ChartGuide& guide : model.guides) guide.color = colorFor(guide.color, theme);
}

/// Adds the notes; the one about points that logarithmic axes leave out, and of which curves, is never folded
/// away.
void addNotes(ChartFrame& frame) {
  frame.notes = frame.model.notes;
  if (!frame.x.logarithmic && !frame.y.logarithmic) return;
  std::size_t count = 0;
  QStringList parts;
  for (const ChartSeries& series : frame.model.series) {
    const std::size_t own = isHidden(series, frame.hidden) ? 0 : leftOutCount(series, frame.model);
    if (own > 0 && !series.name.isEmpty())
      parts << QStringLiteral("%1 %2").arg(series.name, QString::number(own));
    count += own;
  }
  if (count == 0) return;
  QString note = countedText("QObject", "%1 values at or below zero are not shown on the logarithmic axis.",
                             "%1 value at or below zero is not shown on the logarithmic axis.", count);
  if (!parts.isEmpty())
    note += QLatin1Char(' ') + QObject::tr("Left out: %1.").arg(parts.join(QStringLiteral(", ")));
  frame.model.footnotes.prepend(note);
}

double heightOfNotes(const ChartFrame& frame, const QStringList& notes, double width) {
  return wrappedHeight(frame.smallFont, notes.join(QLatin1Char('\n')), width);
}

/// As many words of the note as have room, and an ellipsis.
QString cutNote(const ChartFrame& frame, const QString& note, double width, double room) {
  QStringList words = note.split(QLatin1Char(' '));
  QString cut;
  do {
    words.removeLast();
    cut = words.join(QLatin1Char(' ')) + QStringLiteral(" …");
  } while (words.size() > 1 && heightOfNotes(frame, {cut}, width) > room);
  return cut;
}

/// Folds away what so many lines have no room for; the first note is cut rather than left out.
void foldNotes(ChartFrame& frame, double width, int lines) {
  const double line = heightOfNotes(frame, {QStringLiteral("x")}, width);
  const double room = (lines + 0.5) * line;
  QStringList shown;
  for (const QString& note : frame.notes) {
    if (heightOfNotes(frame, shown + QStringList(note), width) > room) break;
    shown << note;
  }
  frame.foldedNotes = frame.notes.mid(shown.size());
  if (shown.isEmpty() && lines > 0 && !frame.notes.isEmpty())
    shown << cutNote(frame, frame.notes.front(), width, room);
  frame.notes = shown;
}

/// Title row, and a line for the pills of vertical guides so that they never lie on the data; returns where
/// the plot begins.
double placeHeading(ChartFrame& frame) {
  const ChartModel& model = frame.model;
  double top = kGap / 2;
  if (!model.title.isEmpty() || !model.badges.isEmpty() || !model.mark.isEmpty() ||
      !model.notPrivateCurves.isEmpty() || model.heat) {
    const double height = QFontMetricsF(frame.titleFont).height() + 4;
    frame.titleBox = QRectF(kGap, top, frame.size.width() - 2 * kGap, height);
    top = frame.titleBox.bottom() + kGap;
  }
  const bool pills = std::any_of(model.guides.begin(), model.guides.end(), [](const ChartGuide& guide) {
    return guide.along == ChartGuide::Along::x && !guide.label.isEmpty();
  });
  return top + (pills ? QFontMetricsF(frame.smallFont).height() + 6 : kGap / 2);
}

/// The last thing in the legend below the plot; null if there is none.
QRectF endOfLegend(const ChartFrame& frame) {
  if (!frame.moreBox.isNull()) return frame.moreBox;
  for (auto entry = frame.legend.rbegin(); entry != frame.legend.rend(); ++entry)
    if (!entry->end && !entry->box.isNull()) return entry->box;
  return {};
}

/// Notes, legend, title and labels of the x axis, from the bottom upwards; returns where the plot ends.
double placeFooter(ChartFrame& frame, const ChartState& state, std::optional<int> noteLines) {
  const double width = frame.size.width() - 2 * kGap;
  const double line = QFontMetricsF(frame.smallFont).height();
  double bottom = frame.size.height() - kGap / 2;
  if (noteLines) foldNotes(frame, width, *noteLines);
  frame.notes += frame.model.footnotes;
  const double notesHeight = heightOfNotes(frame, frame.notes, width);
  frame.notesBox = QRectF(kGap, bottom - notesHeight, width, notesHeight);
  if (notesHeight > 0) bottom = frame.notesBox.top() - kGap / 2;

  const double legendHeight = placeLegend(frame, kGap, width, state.legend);
  bottom -= legendHeight;
  for (LegendEntry& entry : frame.legend)
    if (!entry.end && !entry.box.isNull()) entry.box.translate(0, bottom);
  if (!frame.moreBox.isNull()) frame.moreBox.translate(0, bottom);
  if (legendHeight > 0) bottom -= kGap / 2;

  const double titleWidth = QFontMetricsF(frame.smallFont).horizontalAdvance(frame.model.x.title);
  const QRectF last = endOfLegend(frame);
  if (state.presented && !last.isNull() && last.right() + 3 * kGap + titleWidth <= width - line) {
    // Right of the legend's last row.
    frame.xTitleBox = QRectF(last.right() + 2 * kGap, last.top(), titleWidth + kGap, last.height());
  } else if (!frame.model.x.title.isEmpty()) {
    // The plot's width is not known yet; this much goes to the parts at its left.
    const double height =
        wrappedHeight(frame.smallFont, frame.model.x.title, std::max(60.0, width - 7 * line));
    frame.xTitleBox = QRectF(kGap, bottom - height, width, height);
    bottom = frame.xTitleBox.top() - 2;
  }
  return bottom - line - 6;
}

/// The names along y that have room, cut where they would leave too little to the plot.
std::vector<AxisTick> namedRows(const ChartFrame& frame, double height) {
  constexpr double kMostOfWidth = 0.25;
  const QFontMetricsF small(frame.smallFont);
  std::vector<AxisTick> ticks = namedTicks(frame.y, frame.model.y);
  const double wanted = static_cast<double>(ticks.size()) * small.height();
  const auto every = static_cast<std::size_t>(std::max(1.0, std::ceil(wanted / height)));
  std::vector<AxisTick> shown;
  for (std::size_t i = 0; i < ticks.size(); i += every) {
    ticks[i].label = small.elidedText(ticks[i].label, Qt::ElideRight, kMostOfWidth * frame.size.width());
    shown.push_back(std::move(ticks[i]));
  }
  return shown;
}

/// The plot between heading and footer, with the title and labels of the y axis on its left.
void placePlot(ChartFrame& frame, double top, double bottom) {
  const QFontMetricsF small(frame.smallFont);
  const double height = std::max(20.0, bottom - top);
  if (!frame.model.y.names.isEmpty())
    frame.yTicks = namedRows(frame, height);
  else if (!frame.model.y.hidden)
    frame.yTicks = axisTicks(frame.y, ticksAlong(height, 3.2 * small.height()));
  double left = kGap;
  if (!frame.model.y.title.isEmpty()) {
    // Turned by a quarter: its lines run along the plot, and a unit is never cut off.
    frame.model.y.title = withFittingWords(frame.smallFont, frame.model.y.title, height - 2);
    const double breadth = wrappedHeight(frame.smallFont, frame.model.y.title, height);
    frame.yTitleBox = QRectF(left, top, breadth, height);
    left += breadth + 4;
  }
  left += yLabelWidth(frame) + 8;
  // Half a label may stick out on the right.
  const double ends = widthOfEnds(frame);
  const double beside = small.horizontalAdvance(QStringLiteral("0.00")) / 2;
  const double right = frame.size.width() - kGap - std::max({kGap, beside, ends > 0 ? ends + kLeader : 0});
  frame.plot = QRectF(left, top, std::max(20.0, right - left), height);
  frame.xTitleBox.setLeft(std::max(frame.plot.left(), frame.xTitleBox.left()));
  frame.xTitleBox.setRight(frame.plot.right());
  frame.x.pixelLow = frame.plot.left();
  frame.x.pixelHigh = frame.plot.right();
  frame.y.pixelLow = frame.plot.bottom();
  frame.y.pixelHigh = frame.plot.top();
  if (frame.model.x.hidden) return;
  const double perTick = small.horizontalAdvance(QStringLiteral("00.000")) * 1.6;
  const QStringList& names = frame.model.x.names;
  frame.xTicks = names.isEmpty() ? axisTicks(frame.x, ticksAlong(frame.plot.width(), perTick))
                                 : namedTicks(frame.x, frame.model.x);
  // Long names are cut, to the room of one or, where there are many, to that of a number.
  if (!names.isEmpty())
    for (AxisTick& tick : frame.xTicks)
      tick.label = small.elidedText(
          tick.label, Qt::ElideRight,
          std::max(perTick, frame.plot.width() / static_cast<double>(frame.xTicks.size()) - 6));
}

enum class NamePlaces { atEnds, below };
/// The arrangement of a chart; `noteLines` absent: as many as there are.
struct Arrangement {
  NamePlaces names = NamePlaces::below;
  std::optional<int> noteLines = kNoteLines;
};

ChartFrame begun(const ChartModel& model, const ChartState& state, const Theme& theme, const QFont& font,
                 QSizeF size) {
  ChartFrame frame;
  frame.model = model;
  frame.theme = theme;
  frame.font = font;
  frame.size = size;
  frame.hidden = state.hidden;
  frame.markers = state.markers;
  frame.isPart = state.isPart;
  frame.smallFont = scaledFont(font, 0.9);
  frame.titleFont = scaledFont(font, 1.15);
  frame.titleFont.setBold(true);
  frame.markerRadius = std::max(4.0, 0.27 * QFontMetricsF(frame.smallFont).height());
  frame.x = {.logarithmic = model.x.logarithmic, .limits = state.x};
  frame.y = {.logarithmic = model.y.logarithmic, .limits = state.y};
  useColorsOf(frame.model, theme);
  addNotes(frame);
  if (state.presented) {
    frame.notes.clear();
    frame.model.y.title.clear();
    for (ChartSeries& series : frame.model.series) series.legendNote.clear();
  }
  return frame;
}

double areaOf(const QRectF& box) {
  return box.width() * box.height();
}

double plotShare(const ChartFrame& frame) {
  return areaOf(frame.plot) / (frame.size.width() * frame.size.height());
}

/// Returns whether the names have room that leaves enough to the plot. It depends on no limit of an axis: the
/// plot rests while one zooms.
bool place(ChartFrame& frame, const ChartState& state, const Arrangement& how) {
  const NamePlaces names = how.names;
  constexpr double kSmallestPlot = 24;  ///< lines of text
  if (names == NamePlaces::atEnds && !nameEnds(frame, state.legend == LegendRows::all)) return false;
  const double top = placeHeading(frame);
  const double bottom = placeFooter(frame, state, how.noteLines);
  placePlot(frame, top, bottom);
  if (names == NamePlaces::below) return true;
  return frame.plot.width() >= kSmallestPlot * QFontMetricsF(frame.smallFont).height() && placeEnds(frame);
}

}  // namespace

ChartFrame layOut(const ChartModel& model, const ChartState& state, const Theme& theme, const QFont& font,
                  QSizeF size) {
  const ChartFrame start = begun(model, state, theme, font, size);
  ChartFrame frame = start;
  const bool isFile = state.legend == LegendRows::all;
  const std::optional<int> lines = state.allNotes ? std::nullopt : std::optional(kNoteLines);
  const bool atEnds = model.endLabels && !model.heat && place(frame, state, {NamePlaces::atEnds, lines});
  // On a whole screen the plot comes first, and in a file it keeps its share.
  const bool isLarge = atEnds && !state.presented && !(isFile && plotShare(frame) < kPlotShare);
  for (int fewer = 0; !isLarge && fewer <= kNoteLines; ++fewer) {
    ChartFrame below = start;
    place(below, state, {NamePlaces::below, lines ? std::optional(*lines - fewer) : lines});
    if (fewer > 0 || !atEnds || areaOf(below.plot) > areaOf(frame.plot)) frame = std::move(below);
    if (!isFile || state.allNotes || plotShare(frame) >= kPlotShare) break;
  }
  frame.lines = linePieces(frame);
  frame.edges = edgeMarks(frame);
  if (frame.isPart)
    if (const std::size_t outside = pointsOutside(frame); outside > 0)
      frame.outside = countedText("QObject", "%1 points lie outside this part.",
                                  "%1 point lies outside this part.", outside);
  return frame;
}

}  // namespace epsiscope
