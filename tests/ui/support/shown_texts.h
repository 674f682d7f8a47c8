#pragma once

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QWidget>

#include <algorithm>
#include <functional>
#include <string>

#include "ui/charts/chart.h"
#include "ui/charts/chart_frame.h"
#include "ui/charts/guide_marks.h"
#include "ui/theme/theme.h"

namespace epsiscope::test {

/// A function called with the place of a text, and the text.
using UseText = std::function<void(const std::string&, const QString&)>;

/// The frame of a chart as it is laid out on the screen.
inline ChartFrame frameOf(const Chart& chart) {
  return layOut(chart.model(), chart.seen(), lightTheme(), chart.font(), QSizeF(chart.size()));
}

inline void forEachTextOf(const Chart& chart, const std::string& where, const UseText& use) {
  const ChartModel& model = chart.model();
  use(where + " chart", model.title + QLatin1Char(' ') + model.x.title + QLatin1Char(' ') + model.y.title +
                            QLatin1Char(' ') + model.badges.join(QLatin1Char(' ')));
  use(where + " notes", (model.notes + model.sources + model.footnotes).join(QLatin1Char(' ')));
  for (const ChartSeries& series : model.series) use(where + " series", series.name + series.legendNote);
  for (const auto& [name, value] : model.parameters)
    use(where + " parameter", name + QLatin1Char(' ') + value);
  const ChartFrame frame = frameOf(chart);
  for (const GuideMark& mark : guideMarks(frame)) use(where + " guide", mark.text);
  for (const EdgeMark& mark : frame.edges) use(where + " edge", mark.text);
  for (const AxisTick& tick : frame.xTicks) use(where + " tick", tick.label);
  for (const AxisTick& tick : frame.yTicks) use(where + " tick", tick.label);
}

inline void forEachTextOf(const QAbstractItemView& view, const std::string& where, const UseText& use) {
  constexpr int kRows = 20;
  const QAbstractItemModel& model = *view.model();
  for (int row = 0; row < std::min(model.rowCount(), kRows); ++row)
    use(where + " head", model.headerData(row, Qt::Vertical).toString());
  for (int column = 0; column < model.columnCount(); ++column) {
    use(where + " head", model.headerData(column, Qt::Horizontal).toString());
    use(where + " head tip", model.headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString());
    for (int row = 0; row < std::min(model.rowCount(), kRows); ++row) {
      use(where + " cell", model.index(row, column).data().toString());
      use(where + " tip", model.index(row, column).data(Qt::ToolTipRole).toString());
    }
  }
}

/// Calls `use` with every text that a window shows, announces or would show.
inline void forEachText(QWidget& window, const UseText& use) {
  use("title", window.windowTitle());
  for (const QWidget* widget : window.findChildren<QWidget*>()) {
    const std::string where =
        std::string(widget->metaObject()->className()) + ' ' + widget->objectName().toStdString();
    use(where + " tip", widget->toolTip());
    use(where + " spoken", widget->accessibleName() + widget->accessibleDescription());
    if (const auto* label = qobject_cast<const QLabel*>(widget)) use(where, label->text());
    if (const auto* button = qobject_cast<const QAbstractButton*>(widget)) use(where, button->text());
    if (const auto* edit = qobject_cast<const QLineEdit*>(widget))
      use(where, edit->text() + edit->placeholderText());
    if (const auto* edit = qobject_cast<const QPlainTextEdit*>(widget)) use(where, edit->toPlainText());
    if (const auto* box = qobject_cast<const QComboBox*>(widget))
      for (int i = 0; i < box->count(); ++i) use(where, box->itemText(i));
    if (const auto* view = qobject_cast<const QAbstractItemView*>(widget); view != nullptr && view->model())
      forEachTextOf(*view, where, use);
    if (const auto* chart = qobject_cast<const Chart*>(widget)) forEachTextOf(*chart, where, use);
  }
  for (const QAction* action : window.findChildren<QAction*>())
    use("action", action->text() + action->toolTip());
}

}  // namespace epsiscope::test
