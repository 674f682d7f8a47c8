#include "ui/lessons/lesson_target.h"

#include <QCoreApplication>
#include <QScrollArea>
#include <QTabBar>
#include <QTabWidget>

#include <algorithm>

#include "ui/charts/chart.h"
#include "ui/charts/chart_model.h"
#include "ui/setup/setup_panel.h"
#include "ui/state/tasks.h"
#include "ui/state/view_kind.h"
#include "ui/widgets/section.h"

namespace epsiscope {

namespace {

/// Half the width of the frame around a line.
constexpr double kReach = 10;

template <class Widget>
Widget* ancestorOf(const QWidget* widget) {
  for (QWidget* at = widget->parentWidget(); at != nullptr; at = at->parentWidget())
    if (auto* found = qobject_cast<Widget*>(at)) return found;
  return nullptr;
}

LessonTarget tabTarget(int index, const QTabWidget& tabs) {
  if (index < 0 || !tabs.isTabVisible(index)) return {};
  return {.widget = tabs.tabBar(), .guide = {}, .tab = index};
}

LessonTarget tabOf(const QString& view, const QWidget& window) {
  const auto* tabs = window.findChild<QTabWidget*>();
  const ViewKind* known = viewKind(view.toStdString());
  if (tabs == nullptr || known == nullptr) return {};
  return tabTarget(static_cast<int>(known - allViews().data()), *tabs);
}

/// The tab of the page that the widget is on.
LessonTarget tabAround(const QWidget& widget) {
  const auto* tabs = ancestorOf<QTabWidget>(&widget);
  if (tabs == nullptr) return {};
  int index = 0;
  while (index < tabs->count() && !tabs->widget(index)->isAncestorOf(&widget)) ++index;
  return index < tabs->count() ? tabTarget(index, *tabs) : LessonTarget{};
}

LessonTarget guideTarget(const QString& name, const QWidget& window) {
  const QString id = name.section(QLatin1Char('/'), 0, 0);
  for (Chart* chart : window.findChildren<Chart*>()) {
    if (chart->model().id != id) continue;
    if (!chart->isVisible()) return tabAround(*chart);
    return {.widget = chart, .guide = name.section(QLatin1Char('/'), 1)};
  }
  return {};
}

QRect placeOfGuide(const Chart& chart, const QString& id) {
  const auto& guides = chart.model().guides;
  const auto guide = std::ranges::find(guides, id, &ChartGuide::id);
  if (guide == guides.end()) return {};
  const auto [xLow, xHigh, yLow, yHigh] = chart.limits();
  const bool vertical = guide->along == ChartGuide::Along::x;
  const QPointF from =
      vertical ? chart.positionOf(guide->value, yHigh) : chart.positionOf(xLow, guide->value);
  const QPointF to = vertical ? chart.positionOf(guide->value, yLow) : chart.positionOf(xHigh, guide->value);
  // The label of a vertical line stands above it.
  const double above = vertical ? -kReach / 2 : kReach;
  const QRectF line = QRectF(from, to).normalized().adjusted(-kReach, -above, kReach, kReach);
  return line.toAlignedRect() & chart.rect();
}

}  // namespace

QRect LessonTarget::place() const {
  if (widget == nullptr) return {};
  if (tab >= 0) return static_cast<const QTabBar*>(widget)->tabRect(tab);
  if (!guide.isEmpty()) return placeOfGuide(*static_cast<const Chart*>(widget), guide);
  return widget->rect();
}

LessonTarget findTarget(const QString& name, const QWidget& window) {
  const QString rest = name.section(QLatin1Char(':'), 1);
  if (name.startsWith(QLatin1String("tab:"))) return tabOf(rest, window);
  if (name.startsWith(QLatin1String("guide:"))) return guideTarget(rest, window);
  const QString id = name.startsWith(QLatin1String("action:")) ? rest : name;
  if (id.isEmpty()) return {};
  for (QWidget* widget : window.findChildren<QWidget*>(id)) {
    if (widget->isHidden()) continue;
    // A page that is not in front has a tab; in a small window a button opens Setup.
    if (auto* tabs = ancestorOf<QTabWidget>(widget);
        tabs != nullptr && !tabs->currentWidget()->isAncestorOf(widget))
      return tabAround(*widget);
    auto* panel = ancestorOf<SetupPanel>(widget);
    auto* opener = window.findChild<QWidget*>(QStringLiteral("setup"));
    if (panel != nullptr && panel->isHidden() && opener != nullptr)
      return {.widget = opener, .leadsThere = true};
    return {.widget = widget};
  }
  return {};
}

void reveal(const LessonTarget& target) {
  if (target.widget == nullptr) return;
  for (QWidget* at = target.widget; at != nullptr; at = at->parentWidget())
    if (auto* section = qobject_cast<Section*>(at)) section->setOpen(true);
  if (auto* area = ancestorOf<QScrollArea>(target.widget)) {
    // A part that was hidden a moment ago has no place yet.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    area->ensureWidgetVisible(target.widget, 16, 16);
  }
}

QStringList controlNames(const QWidget& window) {
  QStringList names;
  for (const QWidget* widget : window.findChildren<QWidget*>())
    if (const QString name = widget->objectName(); !name.isEmpty() && !name.startsWith(QLatin1String("qt_")))
      names << name;
  names.removeDuplicates();
  return names;
}

}  // namespace epsiscope
