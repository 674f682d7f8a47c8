#include "ui/charts/chart_frame.h"

#include <QCoreApplication>
#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

#include "ui/charts/axis_range.h"
#include "ui/charts/chart_shapes.h"
#include "ui/theme/method_style.h"
#include "ui/widgets/counted_text.h"

namespace epsiscope {

namespace {

constexpr double kGap = 8;

QFont scaled(QFont font, double factor) {
  if (font.pixelSize() > 0)
    font.setPixelSize(std::max(1, qRound(font.pixelSize() * factor)));
  else
    font.setPointSizeF(font.pointSizeF() * factor);
  return font;
}

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

/// Entries in rows as wide as there is room, from (left, 0) downwards; returns their height.
double placeLegend(ChartFrame& frame, double left, double width) {
  const QFontMetricsF metrics(frame.smallFont);
  const double swatch = metrics.height() * 1.6;
  const double row = metrics.height() + 6;
  double x = left;
  double y = 0;
  for (std::size_t i = 0; i < frame.model.series.size(); ++i) {
    const ChartSeries& series = frame.model.series[i];
    if (series.name.isEmpty()) continue;
    QString text = series.name;
    if (!series.legendNote.isEmpty()) text += QStringLiteral(" · ") + series.legendNote;
    if (series.notPrivate) text += QCoreApplication::translate("Chart", " (not private)");
    const double wanted = swatch + 6 + metrics.horizontalAdvance(text) + 4;
    if (x > left && x + wanted > left + width) {
      x = left;
      y += row;
    }
    const double taken = std::min(wanted, width);
    text = metrics.elidedText(text, Qt::ElideRight, taken - swatch - 8);
    frame.legend.push_back({i, text, QRectF(x, y, taken, row)});
    x += wanted + 2 * kGap;
  }
  return frame.legend.empty() ? 0 : y + row;
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
  for (ChartSeries& series : model.series) series.style.color = colorFor(series.style.color, theme);
  for (ChartGuide& guide : model.guides) guide.color = colorFor(guide.color, theme);
}

/// What the logarithmic axes leave out, and of which curves.
void addNotes(ChartFrame& frame) {
  frame.notes = frame.model.notes;
  if (!frame.x.logarithmic && !frame.y.logarithmic) return;
  std::size_t count = 0;
  QStringList parts;
  for (const ChartSeries& series : frame.model.series) {
    const std::size_t own = isHidden(series, frame.hidden) ? 0 : leftOutCount(series, frame.model);
    if (own > 0 && !series.name.isEmpty()) parts << QStringLiteral("%1 %2").arg(series.name).arg(own);
    count += own;
  }
  if (count == 0) return;
  QString note = countedText("QObject", "%1 values at or below zero are not shown on the logarithmic axis.",
                             "%1 value at or below zero is not shown on the logarithmic axis.", count);
  if (!parts.isEmpty())
    note += QLatin1Char(' ') + QObject::tr("Left out: %1.").arg(parts.join(QStringLiteral(", ")));
  frame.notes << note;
}

/// Title row, and a line for the pills of vertical guides so that they never lie on the data; returns where
/// the plot begins.
double placeHeading(ChartFrame& frame) {
  const ChartModel& model = frame.model;
  double top = kGap / 2;
  if (!model.title.isEmpty() || !model.badges.isEmpty() || !model.mark.isEmpty() || model.notPrivate ||
      model.heat) {
    const double height = QFontMetricsF(frame.titleFont).height() + 4;
    frame.titleBox = QRectF(kGap, top, frame.size.width() - 2 * kGap, height);
    top = frame.titleBox.bottom() + kGap;
  }
  const bool pills = std::any_of(model.guides.begin(), model.guides.end(), [](const ChartGuide& guide) {
    return guide.along == ChartGuide::Along::x && !guide.label.isEmpty();
  });
  return top + (pills ? QFontMetricsF(frame.smallFont).height() + 6 : kGap / 2);
}

/// Notes, legend, title and labels of the x axis, from the bottom upwards; returns where the plot ends.
double placeFooter(ChartFrame& frame, bool sharesRow) {
  const double width = frame.size.width() - 2 * kGap;
  const double line = QFontMetricsF(frame.smallFont).height();
  double bottom = frame.size.height() - kGap / 2;
  const double notesHeight = wrappedHeight(frame.smallFont, frame.notes.join(QLatin1Char('\n')), width);
  frame.notesBox = QRectF(kGap, bottom - notesHeight, width, notesHeight);
  if (notesHeight > 0) bottom = frame.notesBox.top() - kGap / 2;

  const double legendHeight = placeLegend(frame, kGap, width);
  bottom -= legendHeight;
  for (LegendEntry& entry : frame.legend) entry.box.translate(0, bottom);
  if (legendHeight > 0) bottom -= kGap / 2;

  const double titleWidth = QFontMetricsF(frame.smallFont).horizontalAdvance(frame.model.x.title);
  if (sharesRow && !frame.legend.empty() &&
      frame.legend.back().box.right() + 3 * kGap + titleWidth <= width - line) {
    // Right of the legend's last row.
    const QRectF last = frame.legend.back().box;
    frame.xTitleBox = QRectF(last.right() + 2 * kGap, last.top(), titleWidth + kGap, last.height());
  } else if (!frame.model.x.title.isEmpty()) {
    // The plot's width is not known yet; this much goes to what is left of it.
    const double height =
        wrappedHeight(frame.smallFont, frame.model.x.title, std::max(60.0, width - 7 * line));
    frame.xTitleBox = QRectF(kGap, bottom - height, width, height);
    bottom = frame.xTitleBox.top() - 2;
  }
  return bottom - line - 6;
}

/// The plot between heading and footer, with the title and labels of the y axis on its left.
void placePlot(ChartFrame& frame, double top, double bottom) {
  const QFontMetricsF small(frame.smallFont);
  const double height = std::max(20.0, bottom - top);
  if (!frame.model.y.hidden) frame.yTicks = axisTicks(frame.y, ticksAlong(height, 3.2 * small.height()));
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
  const double right =
      frame.size.width() - kGap - std::max(kGap, small.horizontalAdvance(QStringLiteral("0.00")) / 2);
  frame.plot = QRectF(left, top, std::max(20.0, right - left), height);
  frame.xTitleBox.setLeft(std::max(frame.plot.left(), frame.xTitleBox.left()));
  frame.xTitleBox.setRight(frame.plot.right());
  frame.x.pixelLow = frame.plot.left();
  frame.x.pixelHigh = frame.plot.right();
  frame.y.pixelLow = frame.plot.bottom();
  frame.y.pixelHigh = frame.plot.top();
  const double perTick = small.horizontalAdvance(QStringLiteral("00.000")) * 1.6;
  const QStringList& names = frame.model.x.names;
  frame.xTicks = names.isEmpty() ? axisTicks(frame.x, ticksAlong(frame.plot.width(), perTick))
                                 : namedTicks(frame.x, names);
  // Long names are cut, to the room of one or, where there are many, to that of a number.
  if (!names.isEmpty())
    for (AxisTick& tick : frame.xTicks)
      tick.label = small.elidedText(
          tick.label, Qt::ElideRight,
          std::max(perTick, frame.plot.width() / static_cast<double>(frame.xTicks.size()) - 6));
}

}  // namespace

ChartFrame layOut(const ChartModel& model, const ChartState& state, const Theme& theme, const QFont& font,
                  QSizeF size) {
  ChartFrame frame;
  frame.model = model;
  frame.theme = theme;
  frame.font = font;
  frame.size = size;
  frame.hidden = state.hidden;
  frame.markers = state.markers;
  frame.smallFont = scaled(font, 0.9);
  frame.titleFont = scaled(font, 1.15);
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
  const double top = placeHeading(frame);
  const double bottom = placeFooter(frame, state.presented);
  placePlot(frame, top, bottom);
  frame.lines = linePieces(frame);
  return frame;
}

}  // namespace epsiscope
