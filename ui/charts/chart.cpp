#include "ui/charts/chart.h"

#include <QEvent>
#include <QPainter>
#include <QtMath>

#include "ui/charts/axis_range.h"
#include "ui/charts/chart_accessible.h"
#include "ui/charts/chart_look.h"
#include "ui/charts/chart_part.h"
#include "ui/charts/chart_private.h"
#include "ui/charts/legend_painter.h"
#include "ui/charts/chart_summary.h"
#include "ui/charts/readout.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

/// A part that shows less of the points, after showing more, is offered to be fitted.
constexpr double smallestShare = 0.1;

AxisLimits nextLimits(const ChartAxis& axis, const std::optional<AxisLimits>& data, double padding,
                      const std::optional<AxisLimits>& before) {
  if (hasFixedRange(axis)) return {axis.range->first, axis.range->second};
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

void Chart::Private::forgetLook() {
  hidden.clear();
  markers.clear();
  logX.reset();
  logY.reset();
}

void Chart::Private::updateHome() {
  const auto before = [this](const AxisLimits& limits) {
    return homeIsKnown ? std::optional(limits) : std::nullopt;
  };
  homeX = nextLimits(model.x, dataLimitsX(model, hidden), 0, before(homeX));
  homeY = nextLimits(model.y, dataLimitsY(model, hidden), yPadding, before(homeY));
  homeIsKnown = true;
}

ChartState Chart::Private::state() const {
  const ChartPart part = zooms.current().value_or(ChartPart{homeX, homeY});
  return {.x = part.x, .y = part.y, .hidden = hidden, .markers = markers};
}

/// Room for the plot beside what is around it at this width.
void Chart::Private::fitHeight(Chart& chart) {
  const QSizeF ample(chart.width(), 10000);
  const double around = ample.height() - layOut(model, state(), theme, chart.font(), ample).plot.height();
  chart.setMinimumHeight(qCeil(around) + leastPlotLines * chart.fontMetrics().height());
}

/// Whether the data have left the part that is shown, or show less than a tenth of what there is.
bool Chart::Private::hasLeft() {
  const PartContents contents = contentsOf(*frame);
  if (!chosenShare) chosenShare = contents.share;
  return !contents.any || (contents.share < smallestShare && *chosenShare >= smallestShare);
}

const ChartFrame& Chart::Private::currentFrame(const Chart& chart) {
  if (frame && frame->size == QSizeF(chart.size())) return *frame;
  frame = layOut(model, state(), theme, chart.font(), QSizeF(chart.size()));
  marks = guideMarks(*frame);
  fillLayer(layer, *frame);
  interaction.offersFit = zooms.current() && hasLeft();
  return *frame;
}

Chart::Chart(QWidget* parent) : QWidget(parent), d(std::make_unique<Private>()) {
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
  setAttribute(Qt::WA_OpaquePaintEvent);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  installChartAccessibility();
  d->updateHome();
}

Chart::~Chart() = default;

void Chart::show(const ChartModel& model) {
  if (model.id != d->model.id) d->forgetLook();
  ChartModel next = withAxes(model, d->logX, d->logY);
  if (!sameAxes(next, d->model)) {
    d->homeIsKnown = false;
    d->zooms = {};
  }
  d->ownLogX = model.x.logarithmic;
  d->ownLogY = model.y.logarithmic;
  d->model = std::move(next);
  d->heat = heatPicture(model, d->theme);
  d->updateHome();
  setAccessibleName(model.title);
  setAccessibleDescription(chartSummary(model));
  d->fitHeight(*this);
  d->changed(*this);
}

const ChartModel& Chart::model() const {
  return d->model;
}

void Chart::setTheme(const Theme& theme) {
  d->theme = theme;
  d->heat = heatPicture(d->model, theme);
  d->changed(*this);
}

ChartState Chart::seen() const {
  return d->state();
}

QString Chart::readout(double x) const {
  const ChartFrame& frame = d->currentFrame(*this);
  QStringList lines{frame.model.x.title + QLatin1Char(' ') + numberText(x, 4)};
  for (const ReadoutRow& row : readoutRows(frame, x)) lines << row.name + QStringLiteral(": ") + row.text;
  return lines.join(QLatin1Char('\n'));
}

std::array<double, 4> Chart::limits() const {
  const ChartFrame& frame = d->currentFrame(*this);
  return {frame.x.limits.low, frame.x.limits.high, frame.y.limits.low, frame.y.limits.high};
}

QPointF Chart::positionOf(double x, double y) const {
  const ChartFrame& frame = d->currentFrame(*this);
  return {frame.x.pixel(x), frame.y.pixel(y)};
}

void Chart::render(QPainter& painter, const QRectF& target, const Theme& theme) const {
  const ChartFrame& frame = d->currentFrame(*this);
  paintPicture(painter, target, d->model, {frame.x.limits, frame.y.limits, d->hidden, d->markers}, theme);
}

void Chart::setLeastPlotHeight(int lines) {
  d->leastPlotLines = lines;
  d->fitHeight(*this);
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
  const ChartFrame& frame = d->currentFrame(*this);
  QPainter painter(this);
  painter.fillRect(rect(), d->theme.surface);
  paintBehindCurves(painter, frame, d->heat);
  d->layer.paint(painter);
  paintBeforeCurves(painter, frame, d->marks, d->interaction.chosenGuide);
  paintInteraction(painter, frame, d->interaction);
}

void Chart::resizeEvent(QResizeEvent*) {
  d->fitHeight(*this);
  d->changed(*this);
}

void Chart::changeEvent(QEvent* event) {
  if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
    d->fitHeight(*this);
    d->changed(*this);
  }
  QWidget::changeEvent(event);
}

}  // namespace epsiscope
