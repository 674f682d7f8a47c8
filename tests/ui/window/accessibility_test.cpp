#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QAccessible>
#include <QAction>
#include <QButtonGroup>
#include <QDialog>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QSet>

#include <functional>

#include "tests/ui/events.h"
#include "tests/ui/support/shown_window.h"
#include "ui/charts/chart.h"
#include "ui/lessons/lesson_card.h"
#include "ui/state/view_kind.h"
#include "ui/widgets/slider_track.h"
#include "ui/window/presenter.h"

namespace epsiscope::accessibility_test {
namespace {

std::string pathOf(const QWidget* widget) {
  QStringList path;
  for (; widget != nullptr && path.size() < 4; widget = widget->parentWidget())
    path.prepend(QLatin1String(widget->metaObject()->className()) + QLatin1Char('#') + widget->objectName());
  return path.join(QStringLiteral(" > ")).toStdString();
}

/// Returns whether arrows reach it instead of Tab: among buttons that exclude each other Tab reaches the one
/// that is on.
bool isOtherChoice(const QWidget& widget) {
  const auto* button = qobject_cast<const QAbstractButton*>(&widget);
  return button != nullptr && button->group() != nullptr && button->group()->exclusive() &&
         !button->isChecked();
}

bool takesKeys(const QWidget& widget) {
  return widget.isVisible() && widget.isEnabled() && (widget.focusPolicy() & Qt::TabFocus) != 0 &&
         widget.focusProxy() == nullptr;
}

/// Expects everything that a screen reader needs to know about one widget that can have the focus.
void expectReadable(const QWidget* widget, const QAccessibleInterface& face) {
  EXPECT_FALSE(face.text(QAccessible::Name).trimmed().isEmpty()) << "no name: " << pathOf(widget);
  const bool isDescribed =
      !face.text(QAccessible::Description).isEmpty() || !face.text(QAccessible::Help).isEmpty();
  EXPECT_TRUE(isDescribed || widget->toolTip().isEmpty()) << "no description: " << pathOf(widget);
  EXPECT_NE(face.role(), QAccessible::NoRole) << pathOf(widget);
  const bool isFrame = widget->isWindow() || qobject_cast<const QAbstractScrollArea*>(widget) != nullptr;
  EXPECT_TRUE(isFrame || face.role() != QAccessible::Client) << "no role: " << pathOf(widget);
  if (qobject_cast<const SliderTrack*>(widget) == nullptr) return;
  auto& slider = const_cast<QAccessibleInterface&>(face);
  EXPECT_EQ(face.role(), QAccessible::Slider);
  ASSERT_NE(slider.valueInterface(), nullptr);
  EXPECT_FALSE(face.text(QAccessible::Value).isEmpty()) << pathOf(widget);
}

int walk(QAccessibleInterface* face, QSet<QObject*>& seen) {
  if (face == nullptr || !face->isValid()) return 0;
  QObject* object = face->object();
  if (object != nullptr && seen.contains(object)) return 0;
  if (object != nullptr) seen.insert(object);
  int found = 0;
  const auto* widget = qobject_cast<QWidget*>(object);
  if (widget != nullptr && takesKeys(*widget)) {
    expectReadable(widget, *face);
    ++found;
  }
  // Cells of a table are found by their table.
  if (face->tableInterface() != nullptr) return found;
  for (int i = 0; i < face->childCount(); ++i) found += walk(face->child(i), seen);
  return found;
}

int walk(QWidget* window) {
  QSet<QObject*> seen;
  return walk(QAccessible::queryAccessibleInterface(window), seen);
}

/// Presses Tab from the widget that has the focus until it has it again; returns all widgets met on the way.
QSet<const QWidget*> metByTab(QWidget* window, int key, Qt::KeyboardModifiers modifiers) {
  QSet<const QWidget*> met;
  // A chart is met once for itself and once for each of its guides, a text once for each of its links.
  for (int i = 0; i < 2000; ++i) {
    QWidget* at = QApplication::focusWidget();
    if (at == nullptr || at->window() != window) break;
    met.insert(at);
    test::press(*at, key, modifiers);
    if (QApplication::focusWidget() == at && qobject_cast<Chart*>(at) == nullptr &&
        qobject_cast<QLabel*>(at) == nullptr) {
      ADD_FAILURE() << "the focus is caught in " << pathOf(at);
      break;
    }
  }
  return met;
}

/// Expects that Tab leads from the widget of the first tab stop to all others.
void expectNoTrap(QWidget* window) {
  QApplication::setActiveWindow(window);
  std::vector<QWidget*> all;
  for (QWidget* widget : window->findChildren<QWidget*>())
    if (takesKeys(*widget) && !isOtherChoice(*widget) && widget->window() == window) all.push_back(widget);
  ASSERT_FALSE(all.empty());
  all.front()->setFocus(Qt::TabFocusReason);
  for (const auto& [key, modifiers] :
       {std::pair(Qt::Key_Tab, Qt::KeyboardModifiers()),
        std::pair(Qt::Key_Backtab, Qt::KeyboardModifiers(Qt::ShiftModifier))}) {
    const QSet<const QWidget*> met = metByTab(window, key, modifiers);
    for (const QWidget* widget : all) EXPECT_TRUE(met.contains(widget)) << "not reached: " << pathOf(widget);
  }
}

class Accessibility : public test::ShownWindow {
protected:
  /// Calls `check` in every view of every task.
  void everywhere(const std::function<void()>& check) {
    for (const TaskId task : test::everyTask()) {
      openTask(task);
      for (const ViewKind* view : viewsOf(window->session().state().study)) {
        openTab(view->id);
        SCOPED_TRACE(view->id);
        check();
      }
    }
  }
  void startLesson() {
    emit actions().lessons->aboutToShow();
    actions().lessons->findChild<QAction*>(QStringLiteral("lesson:three-noises"))->trigger();
    rest();
    ASSERT_NE(window->findChild<LessonCard*>(), nullptr);
  }
  QList<QDialog*> everyDialog() {
    for (QAction* action : {actions().exportChart, actions().chartTable, actions().preferences,
                            actions().shortcuts, actions().about})
      action->trigger();
    rest();
    const QList<QDialog*> dialogs = window->findChildren<QDialog*>();
    EXPECT_EQ(dialogs.size(), 5);
    return dialogs;
  }
};

TEST_F(Accessibility, EveryControlHasNameDescriptionRoleAndValue) {
  everywhere([this] { EXPECT_GT(walk(window.get()), 20); });
  startLesson();
  EXPECT_GT(walk(window->findChild<LessonCard*>()), 0);
  for (QDialog* dialog : everyDialog()) {
    EXPECT_GT(walk(dialog), 0) << pathOf(dialog);
    EXPECT_FALSE(dialog->isModal());
  }
  actions().presenter->trigger();
  rest();
  EXPECT_GT(walk(window->findChild<Presenter*>()), 2);
}

TEST_F(Accessibility, TabReachesEveryControlAndIsNeverCaught) {
  everywhere([this] { expectNoTrap(window.get()); });
  startLesson();
  expectNoTrap(window.get());
  for (QDialog* dialog : everyDialog()) expectNoTrap(dialog);
  actions().presenter->trigger();
  rest();
  expectNoTrap(window->findChild<Presenter*>());
}

TEST_F(Accessibility, WhatIsDisabledSaysWhy) {
  everywhere([this] {
    for (const QWidget* widget : window->findChildren<QWidget*>()) {
      const bool itself = widget->parentWidget() == nullptr || widget->parentWidget()->isEnabled();
      const bool isDisabled =
          widget->isVisible() && !widget->isEnabled() && widget->focusPolicy() != Qt::NoFocus;
      EXPECT_TRUE(!isDisabled || !itself || !widget->toolTip().isEmpty()) << pathOf(widget);
    }
  });
}

/// Expects different letters after the & of the items of one menu; every action is in a menu that can be
/// opened.
void expectDistinctMnemonics(const QList<QAction*>& items, const std::string& where) {
  QMap<QChar, QString> letters;
  for (const QAction* item : items) {
    if (item->isSeparator() || !item->isVisible()) continue;
    const QString text = QString(item->text()).replace(QStringLiteral("&&"), QString());
    const qsizetype at = text.indexOf(QLatin1Char('&'));
    if (at >= 0 && at + 1 < text.size()) {
      const QChar letter = text[at + 1].toLower();
      EXPECT_FALSE(letters.contains(letter))
          << where << ": " << text.toStdString() << " and " << letters.value(letter).toStdString();
      letters.insert(letter, text);
    }
    if (item->menu() != nullptr) expectDistinctMnemonics(item->menu()->actions(), text.toStdString());
  }
}

void collect(const QList<QAction*>& items, QSet<const QAction*>& found) {
  for (const QAction* item : items) {
    found.insert(item);
    if (item->menu() != nullptr) collect(item->menu()->actions(), found);
  }
}

TEST_F(Accessibility, EveryActionIsInAMenuWhoseLettersAreDistinct) {
  QSet<const QAction*> inMenus;
  collect(window->menuBar()->actions(), inMenus);
  for (const QAction* action : window->actions())
    EXPECT_TRUE(inMenus.contains(action)) << action->text().toStdString();
  for (const TaskId task : test::everyTask()) {
    openTask(task);
    expectDistinctMnemonics(window->menuBar()->actions(), "menu bar");
  }
}

TEST_F(Accessibility, EveryActionWithAKeyIsInTheListOfShortcuts) {
  const QString table = shortcutTable(actions());
  int keys = 0;
  for (const QAction* action : window->findChildren<QAction*>()) {
    if (action->shortcut().isEmpty() || action->text().isEmpty()) continue;
    EXPECT_TRUE(table.contains(action->shortcut().toString(QKeySequence::NativeText).toHtmlEscaped()))
        << action->text().toStdString();
    ++keys;
  }
  EXPECT_GE(keys, 30);
}

}  // namespace
}  // namespace epsiscope::accessibility_test
