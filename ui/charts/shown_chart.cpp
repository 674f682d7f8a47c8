#include "ui/charts/shown_chart.h"

#include <QGuiApplication>
#include <QPainter>
#include <QStyle>
#include <QWidget>

#include <algorithm>
#include <cmath>

#include "core/study/chart_look.h"
#include "ui/charts/axis_range.h"
#include "ui/charts/chart_interaction.h"
#include "ui/charts/chart_look.h"
#include "ui/charts/chart_painter.h"
#include "ui/charts/chart_part.h"
#include "ui/charts/chart_picture.h"
#include "ui/charts/chart_shapes.h"
#include "ui/charts/heat_image.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

/// A part that shows less of the points, after showing more, is offered to be fitted.
constexpr double kSmallestShare = 0.1;

constexpr int kGlideTime = 250, kRemarkTime = 3000;  ///< milliseconds

/// Whether nothing on the screen should move by itself: the user asks for calm, or nobody looks.
bool isCalm(const QWidget& canvas) {
  return !canvas.isVisible() || QGuiApplication::platformName() == QLatin1String("offscreen") ||
         canvas.style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, &canvas) == 0;
}

/// Says where an axis has moved to; empty if it has hardly moved.
QString remarkOf(const QString& sentence, const AxisLimits& from, const AxisLimits& to, bool logarithmic) {
  constexpr double kHardly = 0.1;
  const AxisScale a{.logarithmic = logarithmic, .limits = from};
  const AxisScale b{.logarithmic = logarithmic, .limits = to};
  const double moved = std::max(std::abs(a.unitLow() - b.unitLow()), std::abs(a.unitHigh() - b.unitHigh()));
  return moved > kHardly * (a.unitHigh() - a.unitLow())
             ? sentence.arg(numberText(to.low, 3), numberText(to.high, 3))
             : QString();
}

AxisLimits nextLimits(const ChartAxis& axis, const std::optional<AxisLimits>& data, double padding,
                      const std::optional<AxisLimits>& before) {
  if (hasFixedRange(axis)) {
    const AxisLimits wanted{axis.range->first, axis.range->second};
    return before && axis.hold ? heldLimits(*before, wanted, *axis.hold, axis.logarithmic) : wanted;
  }
  if (!data) return before.value_or(emptyLimits(axis));
  return before ? keptLimits(*before, *data, axis, padding) : limitsAround(*data, axis, padding);
}

bool sameAxes(const ChartModel& a, const ChartModel& b) {
  const auto same = [](const ChartAxis& p, const ChartAxis& q) {
    return p.logarithmic == q.logarithmic && p.title == q.title;
  };
  return a.id == b.id && same(a.x, b.x) && same(a.y, b.y);
}

}  // namespace

ShownChart::ShownChart(const QWidget& canvas) : m_canvas(canvas) {
  m_glide.setDuration(kGlideTime);
  m_glide.setStartValue(0.0);
  m_glide.setEndValue(1.0);
  m_glide.setEasingCurve(QEasingCurve::InOutQuad);
  m_remarkEnds.setSingleShot(true);
  m_remarkEnds.setInterval(kRemarkTime);
  connect(&m_glide, &QVariantAnimation::valueChanged, this, &ShownChart::layOutAnew);
  connect(&m_remarkEnds, &QTimer::timeout, this, [this] {
    m_remark.clear();
    emit changed();
  });
  updateHome();
}

void ShownChart::setModel(const ChartModel& model) {
  if (model.id != m_model.id) forgetLook();
  ChartModel next = withAxes(model, m_logX, m_logY);
  if (!sameAxes(next, m_model)) {
    m_homeIsKnown = false;
    m_zooms = {};
  }
  if (next.subject != m_model.subject) m_homeIsKnown = false;
  m_ownLogX = model.x.logarithmic;
  m_ownLogY = model.y.logarithmic;
  m_model = std::move(next);
  m_heat = heatImage(model, m_theme);
  const bool wasKnown = m_homeIsKnown;
  const ChartPart before{m_homeX, m_homeY};
  updateHome();
  if (wasKnown && !isZoomed() && ChartPart{m_homeX, m_homeY} != before) showMove(before);
}

/// The axes glide to where they are now, and a remark says so.
void ShownChart::showMove(const ChartPart& from) {
  QStringList lines{remarkOf(tr("The x axis now shows %1 to %2."), from.x, m_homeX, m_model.x.logarithmic),
                    remarkOf(tr("The y axis now shows %1 to %2."), from.y, m_homeY, m_model.y.logarithmic)};
  lines.removeAll(QString());
  if (lines.isEmpty()) return;
  m_remark = lines.join(QLatin1Char('\n'));
  m_remarkEnds.start();
  m_glide.stop();
  if (isCalm(m_canvas)) return;
  m_homeBefore = from;
  m_glide.start();
}

bool ShownChart::isHeld() const {
  const ChartState fresh = freshState(m_model, m_hidden);
  return fresh.x != m_homeX || fresh.y != m_homeY;
}

void ShownChart::settleAxes() {
  m_glide.stop();
  m_remark.clear();
  m_homeIsKnown = false;
  updateHome();
  layOutAnew();
}

void ShownChart::forgetLook() {
  m_hidden.clear();
  m_legendIsOpen = false;
  m_markers.clear();
  m_logX.reset();
  m_logY.reset();
}

void ShownChart::updateHome() {
  const auto before = [this](const AxisLimits& limits) {
    return m_homeIsKnown ? std::optional(limits) : std::nullopt;
  };
  m_homeX = nextLimits(m_model.x, dataLimitsX(m_model, m_hidden), 0, before(m_homeX));
  m_homeY = nextLimits(m_model.y, dataLimitsY(m_model, m_hidden), kRoomAlongY, before(m_homeY));
  m_homeIsKnown = true;
}

void ShownChart::setTheme(const Theme& theme) {
  m_theme = theme;
  m_heat = heatImage(m_model, theme);
  layOutAnew();
}

const ChartFrame& ShownChart::frame() {
  if (m_frame && m_frame->size == QSizeF(m_canvas.size())) return *m_frame;
  m_frame = layOut(m_model, state(), m_theme, m_canvas.font(), QSizeF(m_canvas.size()));
  m_marks = guideMarks(*m_frame);
  m_layer.setView(unitWindow(*m_frame), m_frame->plot, m_frame->size);
  m_layer.setLines(m_frame->lines);
  m_offersFit = isZoomed() && hasLeft(*m_frame);
  return *m_frame;
}

const std::vector<GuideMark>& ShownChart::marks() {
  frame();
  return m_marks;
}

/// Whether the data have left the shown part, or show less than a tenth of themselves.
bool ShownChart::hasLeft(const ChartFrame& frame) {
  const PartContents contents = contentsOf(frame);
  if (!m_chosenShare) m_chosenShare = contents.share;
  return !contents.any || (contents.share < kSmallestShare && *m_chosenShare >= kSmallestShare);
}

void ShownChart::paint(QPainter& painter, const ChartInteraction& interaction) {
  const ChartFrame& now = frame();
  paintBehindCurves(painter, now, m_heat, litCurve(now, interaction));
  m_layer.paint(painter);
  paintBeforeCurves(painter, now, m_marks, interaction.chosenGuide);
  paintInteraction(painter, now, interaction, m_offersFit);
  if (QGuiApplication::platformName() != QLatin1String("offscreen")) paintRemark(painter, now, m_remark);
}

void ShownChart::layOutAnew() {
  m_frame.reset();
  emit changed();
}

double ShownChart::heightAroundPlot() const {
  const QSizeF ample(m_canvas.width(), 10000);
  // The names stand below where the chart is low.
  ChartModel model = m_model;
  model.endLabels = false;
  return ample.height() - layOut(model, state(), m_theme, m_canvas.font(), ample).plot.height();
}

ChartState ShownChart::state() const {
  ChartPart part = m_zooms.current().value_or(ChartPart{m_homeX, m_homeY});
  if (!isZoomed() && m_glide.state() == QAbstractAnimation::Running) {
    const double share = m_glide.currentValue().toDouble();
    part = {limitsBetween(m_homeBefore.x, m_homeX, share, m_model.x.logarithmic),
            limitsBetween(m_homeBefore.y, m_homeY, share, m_model.y.logarithmic)};
  }
  return {.x = part.x,
          .y = part.y,
          .hidden = m_hidden,
          .markers = m_markers,
          .legend = m_legendIsOpen ? LegendRows::open : LegendRows::folded,
          .isPart = isZoomed(),
          .presented = m_presented};
}

void ShownChart::setPresented(bool presented) {
  m_presented = presented;
  layOutAnew();
}

ChartLook ShownChart::look() const {
  ChartLook look{.chart = m_model.id.toStdString()};
  if (const auto& part = m_zooms.current())
    look.zoom = {part->x.low, part->x.high, part->y.low, part->y.high};
  for (const QString& id : m_hidden) look.hidden.push_back(id.toStdString());
  look.markers = m_markers;
  look.logX = m_logX;
  look.logY = m_logY;
  return look;
}

void ShownChart::setLook(const ChartLook& look) {
  ChartLook wanted = look;
  wanted.chart = m_model.id.toStdString();
  if ((!look.chart.empty() && look.chart != wanted.chart) || wanted == this->look()) return;
  if (m_held != Held::nothing) return;
  chooseAxes(look.logX, look.logY);
  const auto part = partIn(look, m_model);
  if (part != m_zooms.current()) {
    m_zooms = part ? ZoomHistory(*part) : ZoomHistory();
    m_chosenShare.reset();
  }
  m_hidden = hiddenIn(look);
  m_markers = markersIn(look);
  updateHome();
  layOutAnew();
}

/// Another axis is another picture: what was looked at before is forgotten, and the part stays if it can.
void ShownChart::chooseAxes(std::optional<bool> x, std::optional<bool> y) {
  m_logX = x;
  m_logY = y;
  const bool can = canSwitchAxes(m_model);
  const bool nextX = can ? x.value_or(m_ownLogX) : m_ownLogX;
  const bool nextY = can ? y.value_or(m_ownLogY) : m_ownLogY;
  if (nextX == m_model.x.logarithmic && nextY == m_model.y.logarithmic) return;
  m_model.x.logarithmic = nextX;
  m_model.y.logarithmic = nextY;
  m_homeIsKnown = false;
  const auto part = m_zooms.current();
  m_zooms = part && isUsable(*part, m_model) ? ZoomHistory(*part) : ZoomHistory();
}

void ShownChart::setAxes(std::optional<bool> logX, std::optional<bool> logY) {
  chooseAxes(logX, logY);
  updateHome();
  layOutAnew();
  emit lookChanged();
}

void ShownChart::toggleSeries(const QString& id, bool alone) {
  m_hidden = alone ? isolated(m_model, m_hidden, id) : toggled(m_model, m_hidden, id);
  updateHome();
  layOutAnew();
  emit lookChanged();
}

void ShownChart::openLegend(bool open) {
  if (open == m_legendIsOpen) return;
  m_legendIsOpen = open;
  layOutAnew();
}

void ShownChart::goTo(const std::optional<ChartPart>& part, ZoomHistory::Gesture gesture) {
  if (part && !isUsable(*part, m_model)) return;
  m_zooms.go(part, gesture);
  lookElsewhere();
}

/// While a part is dragged nobody is notified: handlers must not disturb it.
void ShownChart::lookElsewhere() {
  m_chosenShare.reset();
  layOutAnew();
  if (m_held != Held::part) emit lookChanged();
}

void ShownChart::zoomBy(double factor, QPointF around, ZoomHistory::Gesture gesture) {
  const ChartFrame& now = frame();
  const auto zoomed = [factor](const AxisScale& scale, double pixel) {
    const double at = std::clamp(fractionAt(scale, pixel), 0.0, 1.0);
    return partOf(scale, at - at * factor, at + (1 - at) * factor);
  };
  goTo(ChartPart{zoomed(now.x, around.x()), zoomed(now.y, around.y())}, gesture);
}

void ShownChart::panBy(double dx, double dy) {
  const ChartFrame& now = frame();
  goTo(ChartPart{partOf(now.x, dx, 1 + dx), partOf(now.y, dy, 1 + dy)}, ZoomHistory::Gesture::arrows);
}

void ShownChart::resetZoom() {
  settleAxes();
  goTo(std::nullopt, ZoomHistory::Gesture::single);
}

void ShownChart::fit() {
  const ChartFrame& now = frame();
  const ChartModel cropped = croppedToX(now);
  const auto y = dataLimitsY(cropped, m_hidden);
  const bool any = std::ranges::any_of(cropped.series, [](const ChartSeries& s) { return !s.y.empty(); });
  if (!any || !y) return resetZoom();
  goTo(ChartPart{now.x.limits, limitsAround(*y, m_model.y, kRoomAlongY)}, ZoomHistory::Gesture::single);
}

bool ShownChart::offersFit() {
  frame();
  return m_offersFit;
}

void ShownChart::zoomBack() {
  if (!canZoomBack()) return;
  m_zooms.back();
  lookElsewhere();
}

void ShownChart::zoomForward() {
  if (!canZoomForward()) return;
  m_zooms.forward();
  lookElsewhere();
}

void ShownChart::pinMarker(double x) {
  if (!std::isfinite(x) || std::ranges::find(m_markers, x) != m_markers.end()) return;
  if (m_markers.size() == 2) m_markers.erase(m_markers.begin());
  m_markers.push_back(x);
  layOutAnew();
  emit lookChanged();
}

void ShownChart::moveMarker(std::size_t marker, double x) {
  if (marker >= m_markers.size()) return;
  m_markers[marker] = x;
  layOutAnew();
}

void ShownChart::removeLastMarker() {
  if (m_markers.empty()) return;
  m_markers.pop_back();
  layOutAnew();
  emit lookChanged();
}

void ShownChart::removeMarkers() {
  if (m_markers.empty()) return;
  m_markers.clear();
  layOutAnew();
  emit lookChanged();
}

const ChartGuide* ShownChart::guide(const QString& id) const {
  const auto found = std::ranges::find(m_model.guides, id, &ChartGuide::id);
  return found == m_model.guides.end() ? nullptr : &*found;
}

}  // namespace epsiscope
