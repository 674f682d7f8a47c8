#include <gtest/gtest.h>

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QToolTip>

#include <functional>
#include <set>

#include "core/text/printable.h"
#include "core/text/utf8.h"
#include "tests/ui/support/shown_window.h"
#include "ui/session/data_defaults.h"
#include "ui/state/tasks.h"
#include "ui/state/view_kind.h"

// A table whose names and words turn the direction of what follows, or steer what shows them.

namespace epsiscope::hostile_words_test {
namespace {

bool steers(const QString& text) {
  const std::string bytes = text.toStdString();
  for (std::size_t at = 0; at < bytes.size();) {
    const std::size_t length = characterLength(bytes, at);
    if (length == 0) return true;
    if (bytes[at] != '\n' && bytes[at] != '\t' && isControl(bytes, at, length)) return true;
    at += length;
  }
  return false;
}

/// Calls `use` with every text that a window shows, tells or would show: where it stands, and the text.
void forEachText(QWidget& window, const std::function<void(const std::string&, const QString&)>& use) {
  for (const QWidget* widget : window.findChildren<QWidget*>()) {
    const std::string where =
        std::string(widget->metaObject()->className()) + ' ' + widget->objectName().toStdString();
    use(where + " tip", widget->toolTip());
    use(where + " spoken", widget->accessibleName() + widget->accessibleDescription());
    if (const auto* label = qobject_cast<const QLabel*>(widget)) use(where, label->text());
    if (const auto* button = qobject_cast<const QAbstractButton*>(widget)) use(where, button->text());
    if (const auto* box = qobject_cast<const QComboBox*>(widget))
      for (int i = 0; i < box->count(); ++i) use(where, box->itemText(i));
    if (const auto* view = qobject_cast<const QAbstractItemView*>(widget); view != nullptr && view->model()) {
      const QAbstractItemModel& model = *view->model();
      for (int column = 0; column < model.columnCount(); ++column) {
        use(where + " head", model.headerData(column, Qt::Horizontal).toString());
        for (int row = 0; row < std::min(model.rowCount(), 20); ++row) {
          use(where + " cell", model.index(row, column).data().toString());
          use(where + " tip", model.index(row, column).data(Qt::ToolTipRole).toString());
        }
      }
    }
    if (const auto* chart = qobject_cast<const Chart*>(widget)) {
      const ChartModel& model = chart->model();
      use(where + " chart", model.title + model.x.title + model.y.title + model.notes.join(QLatin1Char(' ')));
      for (const ChartSeries& series : model.series) use(where + " series", series.name);
    }
  }
  for (const QAction* action : window.findChildren<QAction*>())
    use("action", action->text() + action->toolTip());
}

class HostileWords : public test::ShownWindow {};

TEST_F(HostileWords, never_steer_what_the_window_shows) {
  std::string table =
      "\xE2\x80\xAE"
      "age,\xC2\x9B"
      "31mclass,a\xE2\x81\xA6"
      "b\n";
  for (int row = 0; row < 40; ++row)
    table += std::to_string(row) +
             (row % 2 == 0 ? ",\xE2\x80\xAE"
                             "yes,"
                           : ",no\xC2\x9B,") +
             std::to_string(row % 7) + '\n';
  const QString file = folder.filePath(QStringLiteral("turned\u202Ecsv.csv"));
  QFile out(file);
  ASSERT_TRUE(out.open(QIODevice::WriteOnly));
  out.write(table.c_str());
  out.close();
  std::set<std::string> found;
  for (const TaskId task : test::kAllTasks) {
    Study study = studyOfResources(QLatin1String(taskOf(task).facts().start));
    study.data = {};
    study.data.file = file.toStdString();
    study.data.target = taskOf(study).holdsClasses(study) || task == TaskId::labelClasses ? "\xC2\x9B"
                                                                                            "31mclass"
                                                                                          : "a\xE2\x81\xA6"
                                                                                            "b";
    study.labelClasses.classes = {};
    study.data.lower = 0;
    study.data.upper = 7;
    study.data.prepare = taskOf(task).facts().preparations.front();
    study.trials = 1;
    window->session().open(OpenStudy{study});
    rest();
    ASSERT_EQ(state().study.data.file, file.toStdString());
    for (const ViewKind* view : viewsOf(state().study)) {
      openTab(view->id);
      forEachText(*window, [&](const std::string& where, const QString& text) {
        if (steers(text)) found.insert(where + ": " + text.left(200).toStdString());
      });
    }
  }
  for (const std::string& one : found) ADD_FAILURE() << one;
}

}  // namespace
}  // namespace epsiscope::hostile_words_test
