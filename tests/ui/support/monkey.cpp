#include "tests/ui/support/monkey.h"

#include <QAbstractButton>
#include <QAction>
#include <QActionGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>

#include "core/study/study_file.h"
#include "tests/ui/events.h"
#include "ui/charts/chart.h"
#include "ui/export/chart_export.h"
#include "ui/export/export_header.h"
#include "ui/state/wanted_error.h"
#include "ui/views/view.h"
#include "ui/widgets/method_list.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/parameter_slider.h"
#include "ui/widgets/slider_track.h"
#include "ui/widgets/text_field.h"
#include "ui/window/presenter.h"

namespace epsiscope::test {

namespace {

/// Texts that people type, good and bad; nothing that would keep the machine busy for minutes.
const std::vector<const char*> kTexts = {"",      "abc",     "-1",   "0",    "1e-400", "0,5", "nan",
                                         "1e999", "0.3",     "2",    "17",   "1.5",    "0.1", "5",
                                         "ε",     "matched", "1e-5", "20 %", "\"",     "1 2", "0.05, 0.5, 3"};

/// Whether the button opens no dialog for files and no menu that waits.
bool isSafe(const QAbstractButton& button) {
  static const QStringList dialogs{QStringLiteral("open"), QStringLiteral("export")};
  const auto* tool = qobject_cast<const QToolButton*>(&button);
  const auto* push = qobject_cast<const QPushButton*>(&button);
  return !dialogs.contains(button.objectName()) && (tool == nullptr || tool->menu() == nullptr) &&
         (push == nullptr || push->menu() == nullptr) && !button.text().endsWith(QStringLiteral("…"));
}

/// Gives the widget the focus as a click would.
void focus(QWidget& widget) {
  QApplication::setActiveWindow(widget.window());
  widget.setFocus();
}

QJsonValue valueAt(QJsonValue value, const QString& key) {
  for (const QString& part : key.split(QLatin1Char('.'))) {
    if (!value.isObject() || !value.toObject().contains(part)) return QJsonValue(QJsonValue::Undefined);
    value = value.toObject().value(part);
  }
  return value;
}

QString textOf(const QJsonValue& value) {
  return value.isDouble() ? exactText(value.toDouble()) : value.toString();
}

bool agrees(const QWidget* widget, const QJsonValue& value) {
  // Without a word in the study the control shows the default.
  if (value.isString() && value.toString().isEmpty()) return true;
  if (const auto* slider = qobject_cast<const ParameterSlider*>(widget))
    return slider->hasBadText() ||
           (value.isDouble() ? slider->value() == value.toDouble() : !slider->value());
  if (const auto* box = qobject_cast<const QComboBox*>(widget)) {
    // Without a wish the control shows the default; it cannot show a value that a view does not offer.
    const QString wish = textOf(value);
    const bool isOfView = box->objectName() == QLatin1String("view.method");
    return wish.isEmpty() || (isOfView && box->findData(wish) < 0) || box->currentData().toString() == wish ||
           box->currentText() == wish;
  }
  if (const auto* spin = qobject_cast<const QSpinBox*>(widget)) return spin->value() == value.toInt();
  if (const auto* check = qobject_cast<const QCheckBox*>(widget)) return check->isChecked() == value.toBool();
  if (const auto* line = qobject_cast<const TextField*>(widget)) {
    // A text that is being typed is no value yet.
    if (line->hasBadText() || line->hasFocus() || !value.toArray().first().isDouble()) return true;
    const auto numbers = numbersFromText(line->text());
    if (!numbers || numbers->size() != static_cast<std::size_t>(value.toArray().size())) return false;
    for (std::size_t i = 0; i < numbers->size(); ++i)
      if ((*numbers)[i] != value.toArray()[static_cast<qsizetype>(i)].toDouble()) return false;
  }
  return true;
}

}  // namespace

std::vector<std::string> Monkey::controlsThatLie() const {
  const QJsonValue study =
      QJsonDocument::fromJson(QByteArray::fromStdString(toJson(m_window.session().state().study))).object();
  std::vector<std::string> lies;
  for (const QWidget* widget : m_window.findChildren<QWidget*>()) {
    if (!widget->isVisible() || widget->objectName().isEmpty()) continue;
    // The choice of a view belongs to its picture, which is marked as out of date.
    if (widget->objectName() == QLatin1String("view.method") && m_window.session().state().isOutOfDate())
      continue;
    QJsonValue value = valueAt(study, widget->objectName());
    // A squared error is shown as its root.
    if (widget->objectName() == QLatin1String("view.error_target") && value.isDouble())
      value = shownWantedError(m_window.session().state().study, value.toDouble());
    if (!value.isUndefined() && !agrees(widget, value))
      lies.push_back(widget->objectName().toStdString() + " is " + textOf(value).toStdString());
  }
  return lies;
}

QPointF Monkey::somewhereIn(const QWidget& widget) {
  return {static_cast<double>(number(std::max(0, widget.width() - 1))),
          static_cast<double>(number(std::max(0, widget.height() - 1)))};
}

template <class Widget>
Widget* Monkey::some(bool alsoInDialogs) {
  std::vector<Widget*> found;
  for (Widget* widget : m_window.findChildren<Widget*>())
    if (widget->isVisible() && widget->isEnabled() && (alsoInDialogs || widget->window() == &m_window))
      found.push_back(widget);
  return found.empty() ? nullptr : oneOf(found);
}

std::string Monkey::press(QWidget& widget, const std::vector<int>& keys) {
  const int key = oneOf(keys);
  test::press(widget, key);
  return " key " + QKeySequence(key).toString().toStdString();
}

std::string Monkey::click() {
  auto* button = some<QAbstractButton>();
  if (button == nullptr || !isSafe(*button)) return "nothing";
  const std::string what = "click " + (button->accessibleName() + button->text()).toStdString();
  test::click(*button, QRectF(button->rect()).center());
  return what;
}

std::string Monkey::slide() {
  auto* track = some<SliderTrack>();
  if (track == nullptr) return "nothing";
  const std::string what = "slide " + track->accessibleName().toStdString();
  focus(*track);
  if (number(2) == 0)
    return what + press(*track, {Qt::Key_Left, Qt::Key_Right, Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Home,
                                 Qt::Key_End});
  if (number(9) == 0) sendMouse(*track, QEvent::MouseButtonDblClick, somewhereIn(*track));
  test::drag(*track, somewhereIn(*track), somewhereIn(*track));
  return what;
}

std::string Monkey::type() {
  auto* line = some<QLineEdit>();
  if (line == nullptr || line->isReadOnly()) return "nothing";
  const QString text = QString::fromUtf8(oneOf(kTexts));
  focus(*line);
  line->selectAll();
  test::press(*line, Qt::Key_Delete);
  for (const QChar letter : text) {
    QKeyEvent down(QEvent::KeyPress, 0, Qt::NoModifier, QString(letter));
    QApplication::sendEvent(line, &down);
  }
  const std::string what = "type " + text.toStdString() + " in " + line->accessibleName().toStdString();
  return what + press(*line, {Qt::Key_Return, Qt::Key_Tab, Qt::Key_Escape});
}

std::string Monkey::choose() {
  if (number(2) == 0) {
    auto* spin = some<QSpinBox>();
    if (spin == nullptr) return "nothing";
    focus(*spin);
    return "spin " + spin->accessibleName().toStdString() + press(*spin, {Qt::Key_Up, Qt::Key_Down});
  }
  auto* box = some<QComboBox>();
  if (box == nullptr) return "nothing";
  focus(*box);
  return "choose " + box->accessibleName().toStdString() +
         press(*box, {Qt::Key_Up, Qt::Key_Down, Qt::Key_End});
}

std::string Monkey::pickMethod() {
  auto* list = some<MethodList>();
  if (list == nullptr || list->count() == 0) return "nothing";
  focus(*list);
  list->setCurrentRow(number(list->count() - 1));
  return "method " + std::to_string(list->currentRow()) + press(*list, {Qt::Key_Space});
}

std::string Monkey::useChart() {
  auto* chart = some<Chart>();
  if (chart == nullptr) return "nothing";
  const std::string what = "chart " + chart->accessibleName().toStdString();
  switch (number(5)) {
    case 0:
      test::wheel(*chart, somewhereIn(*chart), number(1) == 0 ? 120 : -120);
      return what + " wheel";
    case 1:
      test::click(*chart, somewhereIn(*chart), number(3) == 0 ? Qt::ControlModifier : Qt::NoModifier);
      return what + " click";
    case 2:
      sendMouse(*chart, QEvent::MouseButtonDblClick, somewhereIn(*chart));
      return what + " double click";
    case 3:
      test::drag(*chart, somewhereIn(*chart), somewhereIn(*chart),
                 oneOf<Qt::MouseButton>({Qt::LeftButton, Qt::RightButton, Qt::MiddleButton}));
      return what + " drag";
    default:
      focus(*chart);
      return what + press(*chart, {Qt::Key_Plus, Qt::Key_Minus, Qt::Key_Backspace, Qt::Key_0, Qt::Key_Left,
                                   Qt::Key_Right, Qt::Key_Up, Qt::Key_Down, Qt::Key_1, Qt::Key_3, Qt::Key_Tab,
                                   Qt::Key_M, Qt::Key_Delete, Qt::Key_Escape});
  }
}

std::string Monkey::openTab() {
  if (auto* presenter = m_window.findChild<Presenter*>(); presenter != nullptr && number(1) == 0)
    return "presenter" + press(*presenter, {Qt::Key_PageDown, Qt::Key_PageUp, Qt::Key_Space, Qt::Key_B,
                                            Qt::Key_1, Qt::Key_4, Qt::Key_Up, Qt::Key_Down, Qt::Key_Escape});
  const auto* tabs = m_window.findChild<QTabWidget*>();
  const int index = number(tabs->count() - 1);
  if (!tabs->isTabVisible(index)) return "nothing";
  test::click(*tabs->tabBar(), tabs->tabBar()->tabRect(index).center());
  return "tab " + tabs->tabText(index).toStdString();
}

std::string Monkey::command() {
  const WindowActions& all = m_window.actionsOfWindow();
  std::vector<QAction*> safe{
      all.undo,        all.undo,       all.redo,        all.run,         all.stop,         all.newNoise,
      all.setup,       all.explain,    all.zoomBack,    all.zoomForward, all.resetZoom,    all.largerText,
      all.smallerText, all.normalText, all.presenter,   all.help,        all.shortcuts,    all.about,
      all.preferences, all.chartTable, all.copyPicture, all.copyData,    all.pauseUpdating};
  for (QAction* theme : all.themes->actions()) safe.push_back(theme);
  for (QAction* slider : all.presenterSliders->actions()) safe.push_back(slider);
  QAction* action = oneOf(safe);
  const std::string what = "command " + action->text().toStdString();
  if (action->isEnabled()) action->trigger();
  return what;
}

std::string Monkey::openOther() {
  const WindowActions& all = m_window.actionsOfWindow();
  QMenu* menu = oneOf<QMenu*>({all.builtIn, all.examples, all.lessons});
  emit menu->aboutToShow();
  std::vector<QAction*> offered;
  for (QAction* entry : menu->actions())
    if (entry->isEnabled() && !entry->text().endsWith(QStringLiteral("…"))) offered.push_back(entry);
  QAction* action = oneOf(offered);
  const std::string what = "open " + action->text().toStdString();
  action->trigger();
  return what;
}

std::string Monkey::exportSomething() {
  const AppState& state = m_window.session().state();
  const std::vector<Chart*> charts = m_window.currentView()->charts();
  if (!state.dataset || charts.empty()) return "nothing";
  const char* ending = oneOf<const char*>({"csv", "svg", "png", "pdf"});
  const QString file = m_folder.filePath(QStringLiteral("chart.") + QLatin1String(ending));
  const Chart* chart = oneOf(charts);
  const QString failure =
      exportChart(m_window.currentView()->modelOf(chart), chart->look(),
                  {.format = formatOf(file, PictureFormat::png)}, exportHeader(state), file);
  return std::string("export ") + ending + " " + failure.toStdString();
}

std::string Monkey::closeSomething() {
  auto* dialog = some<QDialog>();
  if (dialog == nullptr) return "nothing";
  const std::string what = "close " + dialog->windowTitle().toStdString();
  dialog->close();
  return what;
}

std::string Monkey::act(unsigned place) {
  std::seed_seq both{m_seed, place};
  m_random.seed(both);
  return act();
}

std::string Monkey::act() {
  using Action = std::string (Monkey::*)();
  static const std::vector<std::pair<Action, int>> chances = {
      {&Monkey::slide, 22},          {&Monkey::type, 12},         {&Monkey::click, 12},
      {&Monkey::choose, 8},          {&Monkey::pickMethod, 6},    {&Monkey::useChart, 16},
      {&Monkey::openTab, 8},         {&Monkey::command, 12},      {&Monkey::openOther, 1},
      {&Monkey::exportSomething, 1}, {&Monkey::closeSomething, 2}};
  int left = number(99);
  std::string what = "nothing";
  for (const auto& [action, chance] : chances) {
    if (left >= 0 && left < chance) what = (this->*action)();
    left -= chance;
  }
  return what;
}

}  // namespace epsiscope::test
