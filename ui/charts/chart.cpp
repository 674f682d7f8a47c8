#include "ui/charts/chart.h"

#include <QContextMenuEvent>
#include <QEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMetaMethod>
#include <QPainter>
#include <QToolTip>
#include <QtMath>

#include "core/study/chart_look.h"
#include "ui/charts/axis_range.h"
#include "ui/charts/chart_accessible.h"
#include "ui/charts/chart_interaction.h"
#include "ui/charts/chart_keys.h"
#include "ui/charts/chart_menu.h"
#include "ui/charts/chart_picture.h"
#include "ui/charts/chart_pointer.h"
#include "ui/charts/chart_summary.h"
#include "ui/charts/point_search.h"
#include "ui/charts/readout.h"
#include "ui/charts/shown_chart.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

struct Chart::Parts {
  explicit Parts(Chart& chart)
      : shown(chart), pointer(chart, shown, interaction), keys(chart, shown, interaction, pointer) {}

  ShownChart shown;
  ChartInteraction interaction;
  ChartPointer pointer;
  ChartKeys keys;
  int leastPlotLines = 6;
};

Chart::Chart(QWidget* parent) : QWidget(parent), d(std::make_unique<Parts>(*this)) {
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
  setAttribute(Qt::WA_OpaquePaintEvent);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  installChartAccessibility();
  connect(&d->shown, &ShownChart::changed, this, [this] {
    update();
    emit shown();
  });
  connect(&d->shown, &ShownChart::lookChanged, this, &Chart::describe);
  connect(&d->shown, &ShownChart::lookChanged, this, &Chart::lookChanged);
  connect(&d->shown, &ShownChart::guideDragged, this, &Chart::guideDragged);
}

Chart::~Chart() = default;

void Chart::show(const ChartModel& model) {
  d->shown.setModel(model);
  setAccessibleName(model.title);
  describe();
  fitHeight();
  d->shown.layOutAnew();
}

/// Tells those who do not see the chart what is on it now.
void Chart::describe() {
  setAccessibleDescription(chartSummary(d->shown.model(), d->shown.state().hidden));
}

const ChartModel& Chart::model() const {
  return d->shown.model();
}

void Chart::setTheme(const Theme& theme) {
  d->shown.setTheme(theme);
}

ChartLook Chart::look() const {
  return d->shown.look();
}

void Chart::setLook(const ChartLook& look) {
  const QStringList before = d->shown.state().hidden;
  d->shown.setLook(look);
  if (d->shown.state().hidden != before) describe();
}

void Chart::resetZoom() {
  d->shown.resetZoom();
}

void Chart::settleAxes() {
  d->shown.settleAxes();
}

QString Chart::remark() const {
  return d->shown.remark();
}

void Chart::fit() {
  d->shown.fit();
}

bool Chart::isZoomed() const {
  return d->shown.isZoomed();
}

bool Chart::isHeld() const {
  return d->shown.isHeld();
}

bool Chart::offersFit() const {
  return d->shown.offersFit();
}

void Chart::zoomBack() {
  d->shown.zoomBack();
}

void Chart::zoomForward() {
  d->shown.zoomForward();
}

bool Chart::canZoomBack() const {
  return d->shown.canZoomBack();
}

bool Chart::canZoomForward() const {
  return d->shown.canZoomForward();
}

void Chart::pinMarker(double x) {
  d->shown.pinMarker(x);
}

void Chart::removeMarkers() {
  d->shown.removeMarkers();
}

QString Chart::values() const {
  return valuesAsText(d->shown.frame(), d->interaction.crosshair);
}

QString Chart::readout(double x) const {
  const ChartFrame& frame = d->shown.frame();
  QStringList lines{frame.model.x.title + QLatin1Char(' ') + placeText(frame.model.x, x)};
  for (const ReadoutRow& row : readoutRows(frame, x)) lines << row.name + QStringLiteral(": ") + row.text;
  return lines.join(QLatin1Char('\n'));
}

QString Chart::reading() const {
  const ChartFrame& frame = d->shown.frame();
  const ChartInteraction& now = d->interaction;
  if (now.chosenEntry && *now.chosenEntry == frame.legend.size()) return frame.moreText;
  if (now.chosenEntry && *now.chosenEntry < frame.legend.size()) {
    const ChartSeries& series = frame.model.series[frame.legend[*now.chosenEntry].series];
    return (epsiscope::isHidden(series, frame.hidden) ? tr("%1, hidden") : tr("%1, shown")).arg(series.name);
  }
  if (now.crosshair) {
    const std::vector<ReadoutRow> rows = readoutRows(frame, *now.crosshair);
    const auto row = static_cast<std::size_t>(now.chosenRow.value_or(-1));
    if (row < rows.size()) return QStringLiteral("%1: %2").arg(rows[row].name, rows[row].text);
    return readout(*now.crosshair);
  }
  const ChartGuide* guide = d->shown.guide(now.chosenGuide);
  return guide == nullptr ? QString() : guide->label;
}

ChartState Chart::seen() const {
  return d->shown.state();
}

std::array<double, 4> Chart::limits() const {
  const ChartFrame& frame = d->shown.frame();
  return {frame.x.limits.low, frame.x.limits.high, frame.y.limits.low, frame.y.limits.high};
}

QPointF Chart::positionOf(double x, double y) const {
  const ChartFrame& frame = d->shown.frame();
  return {frame.x.pixel(x), frame.y.pixel(y)};
}

bool Chart::offersPoints() const {
  return isSignalConnected(QMetaMethod::fromSignal(&Chart::pointClicked));
}

void Chart::choosePoint(const ChartPoint& point) {
  emit pointClicked(d->shown.model().series[point.series].id, point.x, point.y);
}

void Chart::openMenu(QPoint at) {
  if (findChild<ChartMenu*>() != nullptr) return;
  const ChartInteraction& now = d->interaction;
  auto* menu = new ChartMenu(d->shown, now.crosshair, readPlace(d->shown.frame(), now), this);
  menu->popup(at);
}

void Chart::render(QPainter& painter, const QRectF& target, const Theme& theme) const {
  const ChartFrame& frame = d->shown.frame();
  const ChartState state = d->shown.state();
  paintPicture(painter, target, d->shown.model(),
               {.x = frame.x.limits,
                .y = frame.y.limits,
                .hidden = state.hidden,
                .markers = state.markers,
                .isPart = state.isPart},
               theme);
}

void Chart::setPresented(bool presented) {
  d->shown.setPresented(presented);
}

QStringList Chart::foldedNotes() const {
  return d->shown.frame().foldedNotes;
}

QRectF Chart::plotArea() const {
  return d->shown.frame().plot;
}

void Chart::setLeastPlotHeight(int lines) {
  d->leastPlotLines = lines;
  fitHeight();
}

/// Leaves room for the plot beside what is around it at this width.
void Chart::fitHeight() {
  setMinimumHeight(qCeil(d->shown.heightAroundPlot()) + d->leastPlotLines * fontMetrics().height());
}

QSize Chart::minimumSizeHint() const {
  const int line = fontMetrics().height();
  return {16 * line, 12 * line};
}

QSize Chart::sizeHint() const {
  const int line = fontMetrics().height();
  return {42 * line, 28 * line};
}

void Chart::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), d->shown.theme().surface);
  d->shown.paint(painter, d->interaction);
}

void Chart::resizeEvent(QResizeEvent*) {
  fitHeight();
  d->shown.layOutAnew();
}

void Chart::changeEvent(QEvent* event) {
  if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
    fitHeight();
    d->shown.layOutAnew();
  }
  QWidget::changeEvent(event);
}

void Chart::mousePressEvent(QMouseEvent* event) {
  d->pointer.press(event);
}

void Chart::mouseMoveEvent(QMouseEvent* event) {
  d->pointer.move(event);
}

void Chart::mouseReleaseEvent(QMouseEvent* event) {
  d->pointer.release(event);
}

void Chart::mouseDoubleClickEvent(QMouseEvent* event) {
  d->pointer.doubleClick(event);
}

void Chart::wheelEvent(QWheelEvent* event) {
  d->pointer.wheel(event);
}

void Chart::leaveEvent(QEvent*) {
  d->pointer.leave();
}

/// The right button opens the menu when it is released: pressed and moved it pans.
void Chart::contextMenuEvent(QContextMenuEvent* event) {
  if (event->reason() == QContextMenuEvent::Keyboard) d->keys.openMenu();
}

bool Chart::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip) return QWidget::event(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  const QString hint = d->pointer.hintAt(help->pos());
  if (hint.isEmpty())
    QToolTip::hideText();
  else
    QToolTip::showText(help->globalPos(), hint, this);
  return true;
}

void Chart::keyPressEvent(QKeyEvent* event) {
  if (!d->keys.press(event)) QWidget::keyPressEvent(event);
}

void Chart::focusInEvent(QFocusEvent* event) {
  d->keys.focusIn(event);
}

void Chart::focusOutEvent(QFocusEvent* event) {
  d->keys.focusOut(event);
}

bool Chart::focusNextPrevChild(bool next) {
  return (hasFocus() && d->keys.chooseNext(next)) || QWidget::focusNextPrevChild(next);
}

}  // namespace epsiscope
