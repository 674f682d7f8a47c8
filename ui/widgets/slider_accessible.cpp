#include "ui/widgets/slider_accessible.h"

#include <QAccessibleWidget>

#include "ui/widgets/slider_track.h"

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

QAccessibleInterface* makeInterface(const QString&, QObject* object) {
  auto* track = qobject_cast<SliderTrack*>(object);
  return track != nullptr ? new AccessibleTrack(track) : nullptr;
}

}  // namespace

void installSliderAccessibility() {
  static const bool installed = (QAccessible::installFactory(makeInterface), true);
  static_cast<void>(installed);
}

}  // namespace epsiscope
