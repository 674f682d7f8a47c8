#pragma once

#include <gtest/gtest.h>

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>
#include <QPushButton>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QSettings>
#include <QSpinBox>
#include <QTabWidget>

#include <algorithm>
#include <memory>

#include "core/study/printed_mistakes.h"
#include "core/study/study_file.h"
#include "core/tasks/task.h"
#include "tests/support/temporary_folder.h"
#include "tests/ui/events.h"
#include "tests/ui/support/settled.h"
#include "ui/charts/chart.h"
#include "ui/lessons/condition.h"
#include "ui/lessons/lesson_desk.h"
#include "ui/lessons/lesson_shelf.h"
#include "ui/state/view_kind.h"
#include "ui/state/wanted_error.h"
#include "ui/views/view.h"
#include "ui/widgets/method_list.h"
#include "ui/widgets/parameter_slider.h"
#include "ui/window/main_window.h"
#include "ui/widgets/segmented.h"

namespace epsiscope::test {

inline QStringList shippedLessons() {
  QStringList ids;
  for (const LessonGroup& group : lessonGroups()) ids << group.ids;
  return ids;
}

/// A window, and a learner in front of it who uses its controls.
class LessonWindow : public testing::Test {
protected:
  void SetUp() override { open(); }

  void open(const QString& file = {}) {
    window.reset();
    WindowStart start;
    start.file = file;
    start.asksBeforeClosing = false;
    window = std::make_unique<MainWindow>(settings, start);
    window->resize(1440, 900);
    window->show();
    settle(session());
  }
  Session& session() const { return window->session(); }
  const AppState& state() const { return window->session().state(); }
  LessonRunner& runner() const { return window->findChild<LessonDesk*>()->runner(); }
  const LessonProgress& progress() const { return runner().progress(); }

  void start(const QString& id) {
    runner().start(id);
    settle(session());
  }
  template <class Widget = QWidget>
  Widget* part(const char* name) const {
    return window->findChild<Widget*>(QLatin1String(name));
  }
  void click(const char* name) {
    auto* button = part<QAbstractButton>(name);
    test::click(*button, button->rect().center());
    settle(session());
  }
  /// The text that the learner sees.
  QString text(const char* name) const {
    const auto* label = part<QLabel>(name);
    return label->isVisible() ? label->text() : QString();
  }
  void say(const char* question, const LessonAnswer& answer, const LessonQuestion& asked) {
    if (asked.choices.empty())
      typeInto(*part<QLineEdit>((std::string(question) + "-number").c_str()),
               QString::number(answer.number, 'f', 9));
    else
      click((std::string(question) + "-" + std::to_string(answer.choice)).c_str());
    click(question);
  }

  /// Types the text in the place of the present one, key by key.
  static void typeInto(QLineEdit& field, const QString& text) {
    field.selectAll();
    for (const QChar sign : text) {
      QKeyEvent key(QEvent::KeyPress, 0, Qt::NoModifier, QString(sign));
      QApplication::sendEvent(&field, &key);
    }
  }

  void type(const QString& key, const QString& value) {
    auto* control = window->findChild<QWidget*>(key);
    ASSERT_NE(control, nullptr) << key.toStdString();
    auto* field = qobject_cast<QLineEdit*>(control);
    if (field == nullptr) field = control->findChild<QLineEdit*>();
    if (auto* counter = qobject_cast<QSpinBox*>(control)) {
      counter->setValue(value.toInt());
    } else if (field != nullptr) {
      field->setText(value);
      emit field->editingFinished();
    } else if (auto* button = qobject_cast<QAbstractButton*>(control)) {
      button->click();
    } else {
      take(*control, value);
    }
    settle(session());
  }
  /// Switches these published mistakes on, and all others of the task off.
  void repeatMistakes(const QStringList& ids) {
    for (const PrintedMistakeRow& row : printedMistakes()) {
      const QString id = QLatin1String(row.id);
      auto* button = window->findChild<QAbstractButton*>(QStringLiteral("as_printed.") + id);
      ASSERT_NE(button, nullptr) << row.id;
      if (button->isVisible() && button->isChecked() != ids.contains(id)) button->click();
      settle(session());
    }
  }
  void dragLabel(const QString& guide, double value) {
    emit window->currentView()->charts().front()->guideDragged(guide, value);
    settle(session());
  }
  void openTab(const QString& id) {
    for (std::size_t i = 0; i < allViews().size(); ++i)
      if (QAction* tab = window->actionsOfWindow().tabs[i];
          tab->isVisible() && id == QLatin1String(allViews()[i].id))
        tab->trigger();
    settle(session());
  }
  void choose(const QString& method, bool chosen) {
    auto* list = window->findChild<MethodList*>();
    for (int i = 0; i < list->count(); ++i)
      if (list->item(i)->data(Qt::UserRole).toString() == method)
        list->item(i)->setCheckState(chosen ? Qt::Checked : Qt::Unchecked);
    settle(session());
  }

  /// Does what the condition asks for, where that can be read from it.
  void fulfil(const Condition& condition) {
    switch (condition.kind) {
      case Condition::Kind::key:
        return setKey(condition);
      case Condition::Kind::tab:
        return openTab(condition.name);
      case Condition::Kind::method:
        return choose(condition.name, condition.wanted);
      case Condition::Kind::run:
        window->actionsOfWindow().run->trigger();
        return settle(session());
      case Condition::Kind::all:
        for (const Condition& part : condition.parts) fulfil(part);
        return;
      case Condition::Kind::any:
        return fulfil(condition.parts.front());
      case Condition::Kind::quantity:
      case Condition::Kind::ratio:
      case Condition::Kind::audit:
        return searchEpsilon(condition);
      case Condition::Kind::read:
        return;
    }
  }

  TemporaryFolder folder;
  QSettings settings{QString::fromStdString((folder.path() / "settings.ini").string()), QSettings::IniFormat};
  std::unique_ptr<MainWindow> window;

private:
  /// Takes one of the choices of a box, or of the box beside a name.
  static void take(QWidget& control, const QString& value) {
    auto* box = qobject_cast<QComboBox*>(&control);
    if (box == nullptr) box = control.findChild<QComboBox*>();
    ASSERT_NE(box, nullptr) << control.objectName().toStdString();
    const auto& tasks = allTasks();
    const auto task =
        std::ranges::find_if(tasks, [&](const Task* one) { return value == QLatin1String(one->facts().id); });
    const int named = std::max(box->findText(value), box->findData(value));
    const int index = task == tasks.end() ? named : static_cast<int>(task - tasks.begin());
    ASSERT_GE(index, 0) << value.toStdString();
    emit box->activated(index);
  }
  void setKey(const Condition& condition) {
    if (condition.name == QLatin1String("as_printed"))
      return repeatMistakes(condition.equals->toVariant().toStringList());
    if (condition.name == QLatin1String("view.columns"))
      return chooseColumns(condition.equals->toVariant().toStringList());
    if (condition.name == QLatin1String("view.grid")) return chooseGrid(condition.equals->toString());
    if (condition.equals)
      return type(condition.name, condition.equals->isString() ? condition.equals->toString() : QString());
    const double low = condition.atLeast ? condition.atLeast->number : condition.atMost->number;
    const double high = condition.atMost ? condition.atMost->number : low;
    const bool isError = condition.name == QLatin1String("view.error_target");
    const double middle = (low + high) / 2;
    const double value = isError ? shownWantedError(state().study, middle) : middle;
    if (condition.name == QLatin1String("view.label")) return dragLabel(QStringLiteral("y"), value);
    if (condition.name == QLatin1String("view.other_label"))
      return dragLabel(QStringLiteral("y-prime"), value);
    const bool percent = condition.name.endsWith(QLatin1String("prior_share"));
    type(condition.name, QString::number(percent ? 100 * value : value, 'g', 12));
  }
  /// None: the whole table.
  void chooseColumns(const QStringList& columns) {
    for (int i = 0; i < std::max<int>(1, static_cast<int>(columns.size())); ++i) {
      auto* field = window->findChild<QComboBox*>(QStringLiteral("view.columns.%1").arg(i + 1));
      ASSERT_NE(field, nullptr);
      const int index = columns.isEmpty() ? 0 : field->findData(columns[i]);
      field->setCurrentIndex(index);
      emit field->activated(index);
      settle(session());
    }
  }
  void chooseGrid(const QString& grid) {
    const auto* segments = window->findChild<SegmentedControl*>(QStringLiteral("view.grid"));
    ASSERT_NE(segments, nullptr);
    segments->findChildren<QPushButton*>()[grid == QLatin1String("coarsest") ? 1 : 0]->click();
    settle(session());
  }
  void searchEpsilon(const Condition& condition) {
    for (const double epsilon : {0.05, 0.1, 0.2, 0.6, 1.0, 2.0, 4.0, 7.0, 8.0, 9.0}) {
      if (holds(condition, progress().before, state())) return;
      type(QStringLiteral("view.epsilon"), QString::number(epsilon));
    }
  }
};

}  // namespace epsiscope::test
