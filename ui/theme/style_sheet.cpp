#include "ui/theme/style_sheet.h"

#include <QString>

#include <utility>

#include "ui/theme/resources.h"
#include "ui/theme/theme.h"

namespace epsiscope {

namespace {

// Chrome that is always there: bars, tabs, menus, status.
constexpr const char* chromeRules = R"(
QMainWindow, QDialog { background: @panel; }
QMainWindow::separator { background: @border; width: 1px; height: 1px; }
QMainWindow::separator:hover { background: @accent; }
QMenuBar { background: @panel; border-bottom: 1px solid @border; padding: 2px @1;
  font-size: @pt; }
QMenuBar::item { padding: 4px @1; border-radius: 4px; background: transparent; }
QMenuBar::item:selected { background: @field; }
QMenu { background: @surface; border: 1px solid @border; padding: 4px; }
QMenu::item { padding: 5px @3 5px @2; border-radius: 4px; }
QMenu::item:selected { background: @accent; color: @onAccent; }
QMenu::item:disabled { color: @muted; background: transparent; }
QMenu::separator { height: 1px; background: @border; margin: 4px 6px; }
QToolBar { background: @panel; border: none; border-bottom: 1px solid @border; padding: @h @1; spacing: @1; }
QToolBar::separator { width: 1px; background: @border; margin: 4px; }
QStatusBar { background: @panel; color: @muted; border-top: 1px solid @border; }
QStatusBar::item { border: none; }
QStatusBar QLabel { color: @muted; padding-left: 12px; }
QAbstractScrollArea::corner { background: transparent; border: none; }
QToolTip { background: @field; color: @text; border: 1px solid @border; padding: 4px 6px; }
QDockWidget { background: @panel; color: @text; border: none; }
QDockWidget::title { background: @panel; padding: @1 @2; text-align: left; }
QTabWidget { background: @window; }
QTabWidget::pane { background: @surface; border: 1px solid @border; top: -1px; }
QTabWidget::tab-bar { left: 0px; }
QTabBar { background: transparent; qproperty-drawBase: 0; }
QTabBar::tab { color: @muted; background: transparent; padding: @h @i; border: 1px solid transparent;
  border-top-left-radius: 6px; border-top-right-radius: 6px; }
QTabBar::tab:hover { color: @text; }
QTabBar::tab:selected { color: @text; background: @surface; border-color: @border; border-bottom-color: @surface;
  font-weight: bold; }
QTabBar::tab:focus { color: @accent; border-color: @accent; border-bottom-color: @surface; }
QTabBar::tab:disabled { color: @muted; }
QTabBar::scroller { width: @3; }
QTabBar QToolButton { background: @window; border: none; padding: 0px; }
QTabBar QToolButton::left-arrow { image: url(:/icons/chevron-left.svg); width: @i; height: @i; }
QTabBar QToolButton::right-arrow { image: url(:/icons/chevron-right.svg); width: @i; height: @i; }
)";

// Controls. A focused control shows the accent as its border and nothing changes size.
constexpr const char* controlRules = R"(
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QPushButton, QToolButton { background: @field; color: @text; border: 1px solid @border; border-radius: 6px;
  padding: @q @1; }
QPushButton:hover, QToolButton:hover { border-color: @muted; }
QPushButton:pressed, QToolButton:pressed, QToolButton:checked { background: @track; }
QPushButton:focus, QToolButton:focus { border-color: @accent; outline: none; }
QPushButton:disabled, QToolButton:disabled { color: @muted; background: transparent; border-color: @border; }
QToolButton::menu-indicator { image: none; }
QPushButton[role="primary"], QToolButton[role="primary"] { background: @accent; color: @onAccent;
  border-color: @accent; font-weight: bold; }
QPushButton[role="primary"]:hover, QToolButton[role="primary"]:hover { border-color: @text; }
QPushButton[role="primary"]:pressed, QToolButton[role="primary"]:pressed { background: @text; color: @surface; }
QPushButton[role="primary"]:focus, QToolButton[role="primary"]:focus { outline: 1px solid @onAccent;
  outline-offset: -3px; outline-radius: 3px; }
QPushButton[role="primary"]:disabled, QToolButton[role="primary"]:disabled { background: @track; color: @muted;
  border-color: @track; }
QPushButton[role="link"], QToolButton[role="link"] { background: transparent; color: @accent; padding: 1px 2px;
  border: 1px solid transparent; border-radius: 4px; }
QPushButton[role="link"]:hover, QToolButton[role="link"]:hover { text-decoration: underline; }
QPushButton[role="link"]:focus, QToolButton[role="link"]:focus { border-color: @accent; }
QPushButton[role="link"]:disabled, QToolButton[role="link"]:disabled { color: @muted; }
QPushButton[role="flat"], QToolButton[role="flat"] { background: transparent; border-color: transparent; }
QPushButton[role="flat"]:hover, QToolButton[role="flat"]:hover { background: @field; }
QPushButton[role="flat"]:focus, QToolButton[role="flat"]:focus { border-color: @accent; }
QToolButton[role="heading"] { background: transparent; color: @muted; border: 1px solid transparent;
  border-radius: 4px; padding: 2px 0px; font-weight: bold; font-size: @smallpt; text-align: left; }
QToolButton[role="heading"]:hover { color: @text; }
QToolButton[role="heading"]:focus { border-color: @accent; }
QPushButton[segment] { background: @surface; border-radius: 0px; }
QPushButton[segment="first"] { border-top-left-radius: 6px; border-bottom-left-radius: 6px; border-right: none; }
QPushButton[segment="last"] { border-top-right-radius: 6px; border-bottom-right-radius: 6px; border-left: none; }
QPushButton[segment="only"] { border-radius: 6px; }
QPushButton[segment]:checked { background: @accent; color: @onAccent; border-color: @accent; }
QPushButton[segment]:focus { border: 1px solid @accent; }
QPushButton[segment]:checked:focus { outline: 1px solid @onAccent; outline-offset: -3px; outline-radius: 3px; }
QLineEdit, QSpinBox, QDoubleSpinBox, QComboBox { background: @field; color: @text; border: 1px solid @edge;
  border-radius: 5px; padding: @q 6px; selection-background-color: @accent; selection-color: @onAccent; }
QLineEdit:focus, QSpinBox:focus, QDoubleSpinBox:focus, QComboBox:focus, QComboBox:on { border-color: @accent; }
QLineEdit:disabled, QSpinBox:disabled, QDoubleSpinBox:disabled, QComboBox:disabled { color: @muted;
  background: transparent; border-color: @border; }
QLineEdit[bad="true"] { border-color: @problem; }
QComboBox::drop-down { border: none; width: 20px; }
QComboBox::down-arrow { image: url(:/icons/chevron-down.svg); width: 12px; height: 12px; }
QComboBox QAbstractItemView { background: @surface; border: 1px solid @border; padding: 2px; outline: none;
  selection-background-color: @accent; selection-color: @onAccent; }
QCheckBox, QRadioButton { spacing: 8px; padding: 2px; border: 1px solid transparent; border-radius: 4px; }
QCheckBox:focus, QRadioButton:focus { border-color: @accent; }
QCheckBox::indicator, QRadioButton::indicator { width: @i; height: @i; border: 1px solid @muted;
  background: @field; }
QCheckBox::indicator { border-radius: 3px; }
QRadioButton::indicator { border-radius: @h; }
QCheckBox::indicator:checked { background: @accent; border-color: @accent; image: url(@check); }
QRadioButton::indicator:checked { background: @surface; border: @q solid @accent; width: @1; height: @1; }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled { border-color: @border; }
QCheckBox:disabled, QRadioButton:disabled { color: @muted; }
QProgressBar { background: @track; border: none; border-radius: 3px; max-height: 6px; text-align: center; }
QProgressBar::chunk { background: @accent; border-radius: 3px; }
)";

// Text, tables, scroll areas and the few framed things.
constexpr const char* contentRules = R"(
QLabel { background: transparent; }
QLabel[role="muted"] { color: @muted; }
QLabel[role="small"] { color: @muted; font-size: @smallpt; }
QLabel[role="title"] { font-size: @titlept; font-weight: bold; }
QLabel[role="strong"] { font-weight: bold; }
QLabel[role="problem"] { color: @problem; font-size: @smallpt; }
QLabel[role="formula"] { background: @field; border-radius: 6px; padding: @1; }
QLabel[role="note"] { background: @field; border: none; border-left: 3px solid @accent; padding: @1; }
QLabel[role="plate"] { background: @field; color: @muted; border-radius: 8px; padding: @1; }
QLabel[role="error"] { background: @field; border: none; border-left: 3px solid @problem; padding: @1; }
QFrame[role="card"] { background: transparent; border: 1px solid @border; border-radius: 8px; }
QWidget[role="panel"] { background: @panel; }
QWidget[role="page"] { background: @surface; }
QWidget[role="desk"] { background: @window; }
QScrollArea { background: transparent; border: none; }
QTextBrowser, QTextEdit, QPlainTextEdit { background: transparent; border: 1px solid transparent; color: @text;
  selection-background-color: @accent; selection-color: @onAccent; }
QPlainTextEdit[readOnly="false"] { background: @field; border: 1px solid @edge; border-radius: 5px; }
QPlainTextEdit[readOnly="false"]:disabled { background: transparent; border-color: @border; }
QTextBrowser:focus, QTextEdit:focus, QPlainTextEdit:focus { border-color: @accent; }
QTableView, QTreeView, QListView { background: @surface; alternate-background-color: @surface; color: @text;
  border: 1px solid transparent; gridline-color: @border; outline: none; selection-background-color: @field;
  selection-color: @text; }
QTableView:focus, QTreeView:focus, QListView:focus { border-color: @accent; }
QTableView::item { padding: 2px 6px; }
QTableView::item:focus { border: 1px solid @accent; }
QHeaderView { background: @surface; border: none; }
QHeaderView::section { background: @surface; color: @muted; border: none; border-bottom: 1px solid @border;
  padding: 4px 6px; font-size: @smallpt; }
QHeaderView::section:vertical { border-bottom: none; }
QTableCornerButton::section { background: @surface; border: none; border-bottom: 1px solid @border; }
QScrollBar:vertical { background: transparent; width: 10px; margin: 0px; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 0px; }
QScrollBar::handle { background: @track; border-radius: 4px; margin: 1px; }
QScrollBar::handle:vertical { min-height: 28px; }
QScrollBar::handle:horizontal { min-width: 28px; }
QScrollBar::handle:hover { background: @muted; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0px; height: 0px; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QSplitter::handle { background: @border; }
)";

}  // namespace

QString styleSheet(const Theme& theme, double pointSize) {
  useResources();
  // Lengths are in eighths of the 8-pixel grid at 10 points and grow with the text.
  const auto pixels = [pointSize](double atTenPoints) {
    return QString::number(qRound(atTenPoints * pointSize / 10)) + QStringLiteral("px");
  };
  const auto points = [](double size) { return QString::number(size, 'f', 2) + QStringLiteral("pt"); };
  // Longer names first where one begins with the other.
  const std::pair<const char*, QString> names[] = {
      {"@check", theme.dark ? QStringLiteral(":/icons/check-on-dark.svg")
                            : QStringLiteral(":/icons/check-on-light.svg")},
      {"@onAccent", theme.onAccent.name()},
      {"@smallpt", points(pointSize * 0.88)},
      {"@titlept", points(pointSize * 1.2)},
      {"@pt", points(pointSize)},
      {"@problem", theme.problem.name()},
      {"@surface", theme.surface.name()},
      {"@window", theme.window.name()},
      {"@border", theme.border.name()},
      {"@edge", theme.edge.name()},
      {"@accent", theme.accent.name()},
      {"@panel", theme.panel.name()},
      {"@field", theme.field.name()},
      {"@track", theme.track.name()},
      {"@muted", theme.mutedText.name()},
      {"@text", theme.text.name()},
      {"@1", pixels(8)},
      {"@2", pixels(16)},
      {"@3", pixels(24)},
      {"@i", pixels(14)},
      {"@h", pixels(7)},
      {"@q", pixels(4)},
  };
  QString sheet = QLatin1String(chromeRules) + QLatin1String(controlRules) + QLatin1String(contentRules);
  for (const auto& [name, value] : names) sheet.replace(QLatin1String(name), value);
  return sheet;
}

}  // namespace epsiscope
