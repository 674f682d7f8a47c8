#include "ui/widgets/control_lock.h"

#include <QAbstractButton>
#include <QAbstractSlider>
#include <QComboBox>
#include <QLineEdit>
#include <QScrollBar>

#include <utility>

#include "ui/widgets/help_mark.h"
#include "ui/widgets/method_list.h"
#include "ui/widgets/parameter_slider.h"
#include "ui/widgets/slider_track.h"
#include "ui/widgets/tip.h"

namespace epsiscope {

namespace {

/// Scroll bars, question marks and the headings of sections change nothing.
bool changesSomething(const QWidget* widget) {
  if (qobject_cast<const QScrollBar*>(widget) != nullptr ||
      qobject_cast<const HelpMark*>(widget) != nullptr ||
      widget->property("role").toString() == QLatin1String("heading"))
    return false;
  return qobject_cast<const QAbstractButton*>(widget) != nullptr ||
         qobject_cast<const QComboBox*>(widget) != nullptr ||
         qobject_cast<const QLineEdit*>(widget) != nullptr ||
         qobject_cast<const QAbstractSlider*>(widget) != nullptr ||
         qobject_cast<const MethodList*>(widget) != nullptr ||
         qobject_cast<const ParameterSlider*>(widget) != nullptr ||
         qobject_cast<const SliderTrack*>(widget) != nullptr;
}

}  // namespace

void ControlLock::close(QWidget& part, const QString& reason) {
  for (QWidget* control : part.findChildren<QWidget*>()) {
    // A control that is closed with its parent is closed already.
    if (!control->isEnabled() || !changesSomething(control)) continue;
    m_closed.push_back({control, control->toolTip(), control->accessibleDescription()});
    control->setEnabled(false);
    setTip(control, reason);
  }
}

void ControlLock::open() {
  for (const Closed& closed : std::exchange(m_closed, {})) {
    if (!closed.control) continue;
    closed.control->setEnabled(true);
    closed.control->setToolTip(closed.toolTip);
    closed.control->setAccessibleDescription(closed.description);
  }
}

}  // namespace epsiscope
