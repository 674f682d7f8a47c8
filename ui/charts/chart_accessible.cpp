#include "ui/charts/chart_accessible.h"

#include <QAccessibleWidget>
#include <QContextMenuEvent>
#include <QCoreApplication>
#include <QKeyEvent>

#include "ui/charts/chart.h"

namespace epsiscope {

namespace {

class AccessibleChart : public QAccessibleWidget {
public:
  explicit AccessibleChart(Chart* chart) : QAccessibleWidget(chart, QAccessible::Chart), m_chart(chart) {}

  /// The reading is also the end of the name: screen readers say a name that changes, and ask for a value
  /// only where it is one number.
  QString text(QAccessible::Text which) const override {
    const QString reading = m_chart->reading();
    if (which == QAccessible::Value) return reading;
    const QString plain = QAccessibleWidget::text(which);
    return which == QAccessible::Name && !reading.isEmpty() ? plain + QStringLiteral(": ") + reading : plain;
  }
  QStringList actionNames() const override {
    return QAccessibleWidget::actionNames() << showMenuAction() << scrollLeftAction() << scrollRightAction()
                                            << scrollUpAction() << scrollDownAction();
  }
  void doAction(const QString& name) override {
    if (name == showMenuAction()) {
      const QPoint centre = m_chart->rect().center();
      QContextMenuEvent menu(QContextMenuEvent::Keyboard, centre, m_chart->mapToGlobal(centre));
      QCoreApplication::sendEvent(m_chart, &menu);
    } else if (const int key = arrowOf(name)) {
      QKeyEvent arrow(QEvent::KeyPress, key, Qt::ControlModifier);
      QCoreApplication::sendEvent(m_chart, &arrow);
    } else {
      QAccessibleWidget::doAction(name);
    }
  }

private:
  static int arrowOf(const QString& name) {
    if (name == scrollLeftAction()) return Qt::Key_Left;
    if (name == scrollRightAction()) return Qt::Key_Right;
    if (name == scrollUpAction()) return Qt::Key_Up;
    return name == scrollDownAction() ? Qt::Key_Down : 0;
  }

  Chart* m_chart;
};

QAccessibleInterface* makeInterface(const QString&, QObject* object) {
  auto* chart = qobject_cast<Chart*>(object);
  return chart != nullptr ? new AccessibleChart(chart) : nullptr;
}

}  // namespace

void installChartAccessibility() {
  static const bool installed = (QAccessible::installFactory(makeInterface), true);
  static_cast<void>(installed);
}

}  // namespace epsiscope
