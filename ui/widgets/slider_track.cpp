#include "ui/widgets/slider_track.h"

#include <QAccessibleWidget>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace epsiscope {

namespace {

class AccessibleTrack : public QAccessibleWidget, public QAccessibleValueInterface {
public:
  explicit AccessibleTrack(SliderTrack* track)
      : QAccessibleWidget(track, QAccessible::Slider), m_track(track) {}

  void* interface_cast(QAccessible::InterfaceType type) override {
    if (type == QAccessible::ValueInterface) return static_cast<QAccessibleValueInterface*>(this);
    return QAccessibleWidget::interface_cast(type);
  }
  QString text(QAccessible::Text which) const override {
    return which == QAccessible::Value ? m_track->valueText() : QAccessibleWidget::text(which);
  }
  QVariant currentValue() const override { return m_track->fraction(); }
  void setCurrentValue(const QVariant& value) override { emit m_track->dragged(value.toDouble()); }
  QVariant minimumValue() const override { return 0.0; }
  QVariant maximumValue() const override { return 1.0; }
  QVariant minimumStepSize() const override { return 0.01; }

private:
  SliderTrack* m_track;
};

QAccessibleInterface* accessibleTrack(const QString&, QObject* object) {
  auto* track = qobject_cast<SliderTrack*>(object);
  return track != nullptr ? new AccessibleTrack(track) : nullptr;
}

/// Makes every track appear to assistive technology as a slider with the text of its value. Idempotent.
void installAccessibility() {
  static const bool installed = (QAccessible::installFactory(accessibleTrack), true);
  static_cast<void>(installed);
}

}  // namespace

SliderTrack::SliderTrack(QWidget* parent) : QWidget(parent) {
  installAccessibility();
  setFocusPolicy(Qt::StrongFocus);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  setCursor(Qt::PointingHandCursor);
}

void SliderTrack::setFraction(double fraction) {
  fraction = std::clamp(fraction, 0.0, 1.0);
  if (fraction == m_fraction) return;
  m_fraction = fraction;
  update();
}

void SliderTrack::setTicks(const std::vector<double>& fractions) {
  m_ticks = fractions;
  update();
}

void SliderTrack::setMark(std::optional<double> fraction) {
  if (fraction == m_mark) return;
  m_mark = fraction;
  update();
}

void SliderTrack::setLimit(std::optional<double> fraction) {
  if (fraction == m_limit) return;
  m_limit = fraction;
  update();
}

void SliderTrack::setIdle(bool idle) {
  m_idle = idle;
  update();
}

void SliderTrack::setValueText(const QString& text) {
  if (text == m_valueText) return;
  m_valueText = text;
  QAccessibleValueChangeEvent event(this, text);
  QAccessible::updateAccessibility(&event);
}

double SliderTrack::radius() const {
  return std::max(6.0, fontMetrics().height() * 0.4);
}

double SliderTrack::handlePosition() const {
  const double margin = radius() + 2;
  return margin + m_fraction * (width() - 2 * margin);
}

double SliderTrack::fractionAt(double x) const {
  const double margin = radius() + 2;
  return std::clamp((x - margin) / std::max(1.0, width() - 2 * margin), 0.0, 1.0);
}

QSize SliderTrack::sizeHint() const {
  return {160, static_cast<int>(std::ceil(2 * radius())) + 8};
}

QSize SliderTrack::minimumSizeHint() const {
  return {60, sizeHint().height()};
}

void SliderTrack::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QPalette& colors = palette();
  const double r = radius();
  const double y = height() / 2.0;
  const double x = handlePosition();
  const double left = 2;
  const double right = width() - 2.0;
  const double thick = std::max(4.0, std::round(r * 0.6));
  const QColor fill = m_idle || !isEnabled() ? colors.color(QPalette::PlaceholderText)
                                             : colors.color(QPalette::Active, QPalette::Highlight);
  painter.setPen(Qt::NoPen);
  painter.setBrush(colors.color(QPalette::PlaceholderText));
  for (const double tick : m_ticks) {
    const double at = r + 2 + tick * (width() - 2 * (r + 2));
    painter.drawRect(QRectF(at - 0.5, y + thick / 2 + 2, 1, 3));
  }
  if (m_mark) {
    const double at = r + 2 + *m_mark * (width() - 2 * (r + 2));
    const double tip = y - thick / 2 - 1;
    painter.setBrush(colors.color(QPalette::Text));
    painter.drawPolygon(QPolygonF({{at, tip}, {at - 4, tip - 6}, {at + 4, tip - 6}}));
  }
  painter.setBrush(colors.color(QPalette::Mid));
  painter.drawRoundedRect(QRectF(left, y - thick / 2, right - left, thick), thick / 2, thick / 2);
  if (!m_idle) {
    painter.setBrush(fill);
    painter.drawRoundedRect(QRectF(left, y - thick / 2, x - left, thick), thick / 2, thick / 2);
  }
  if (m_limit) {
    const double at = r + 2 + *m_limit * (width() - 2 * (r + 2));
    painter.setPen(Qt::NoPen);
    painter.setBrush(colors.color(QPalette::Text));
    painter.drawRect(QRectF(at - 1, y - r, 2, 2 * r));
  }
  if (hasFocus()) {
    QColor halo = fill;
    halo.setAlphaF(0.3F);
    painter.setBrush(halo);
    painter.setPen(QPen(fill, 1.5));
    painter.drawEllipse(QPointF(x, y), r + 3, r + 3);
  }
  painter.setBrush(colors.color(QPalette::Base));
  painter.setPen(QPen(fill, 2));
  painter.drawEllipse(QPointF(x, y), r - 1, r - 1);
}

void SliderTrack::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return event->ignore();
  const double x = event->position().x();
  m_dragging = true;
  m_grab = std::abs(x - handlePosition()) <= radius() + 2 ? x - handlePosition() : 0;
  if (m_grab == 0) emit dragged(fractionAt(x));
}

void SliderTrack::mouseMoveEvent(QMouseEvent* event) {
  if (m_dragging) emit dragged(fractionAt(event->position().x() - m_grab));
}

void SliderTrack::mouseReleaseEvent(QMouseEvent*) {
  m_dragging = false;
}

void SliderTrack::mouseDoubleClickEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return event->ignore();
  m_dragging = false;
  emit resetRequested();
}

void SliderTrack::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Down:
      return emit stepped(Step::fineDown);
    case Qt::Key_Right:
    case Qt::Key_Up:
      return emit stepped(Step::fineUp);
    case Qt::Key_PageDown:
      return emit stepped(Step::pageDown);
    case Qt::Key_PageUp:
      return emit stepped(Step::pageUp);
    case Qt::Key_Home:
      return emit stepped(Step::home);
    case Qt::Key_End:
      return emit stepped(Step::end);
    default:
      QWidget::keyPressEvent(event);
  }
}

void SliderTrack::wheelEvent(QWheelEvent* event) {
  // Without focus the wheel belongs to the panel that scrolls under the pointer.
  if (!hasFocus()) return event->ignore();
  m_wheel += event->angleDelta().y();
  for (; m_wheel >= 120; m_wheel -= 120) emit stepped(Step::fineUp);
  for (; m_wheel <= -120; m_wheel += 120) emit stepped(Step::fineDown);
  event->accept();
}

}  // namespace epsiscope
