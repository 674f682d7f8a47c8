#include "ui/window/help_menu.h"

#include <QAction>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
#include <QScreen>
#include <QTextBrowser>
#include <QVBoxLayout>

#include "core/base/commit.h"
#include "ui/explain/explain_panel.h"
#include "ui/theme/resources.h"
#include "ui/window/handbook_dialog.h"
#include "ui/window/window_actions.h"

namespace epsiscope {

namespace {

/// Shows these below each other, the last one as high as there is room, in a window that blocks nothing.
void showPage(QWidget* parent, const QString& title, const std::vector<QWidget*>& parts) {
  auto* dialog = new QDialog(parent);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setWindowTitle(title);
  auto* column = new QVBoxLayout(dialog);
  for (QWidget* part : parts) column->addWidget(part, part == parts.back() ? 1 : 0);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
  QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::close);
  column->addWidget(buttons);
  const QFontMetrics metrics = dialog->fontMetrics();
  dialog->resize(QSize(84 * metrics.averageCharWidth(), 38 * metrics.height())
                     .boundedTo(dialog->screen()->availableSize() * 0.9));
  dialog->show();
}

void showShortcuts(QWidget* parent, const WindowActions& actions) {
  const QString charts = QObject::tr(
      "<p><b>Sliders</b>: arrows move finely, Page keys by a decade, Home and End to the ends, a double "
      "click returns to the start value.</p>"
      "<p><b>Charts, mouse</b>: drag a box to zoom, turn the wheel to zoom at the pointer, drag with the "
      "right "
      "button to move, double click to show everything. Shift and a click pin a marker. A click on the "
      "legend "
      "hides a curve, Ctrl and a click show it alone. The right button opens the menu.</p>"
      "<p><b>Charts, keyboard</b>: Tab chooses a line or the legend, arrows move it, Space hides or shows, "
      "with "
      "Ctrl all others; 1 to 9 do so at once. + and − zoom, arrows move what is zoomed, Backspace and "
      "Shift+Backspace go back and forward, 0 shows everything, F fits the curves. Ctrl and arrows move the "
      "crosshair, Enter chooses its point, M pins a marker, Delete removes it, Ctrl+C copies the values, "
      "Menu or "
      "Shift+F10 opens the menu.</p>"
      "<p><b>Presenter mode</b>: Page keys, arrows and Space turn to the next or previous chart, or to the "
      "step of a lesson, G shows the guesses of the class, digits choose a view, ↑ and ↓ move ε, B or the "
      "point makes the screen black, Esc leaves.</p>");
  auto* text = new QTextBrowser;
  text->setHtml(shortcutTable(actions) + charts);
  text->setAccessibleName(QObject::tr("Keyboard shortcuts"));
  showPage(parent, QObject::tr("Keyboard shortcuts"), {text});
}

void showAbout(QWidget* parent) {
  const QString html = QObject::tr(
      "<h3>Epsiscope %1</h3><p>Explore and teach differential privacy.</p>"
      "<p>Commit %2, with Qt %3.</p>"
      "<p>Free software under the GNU General Public License, version 3 or later; it comes without any "
      "warranty. The licences of what it is built with are below.</p>"
      "<p>Epsiscope uses the network only to download public data, when you ask for it.</p>");
  auto* about = new QLabel(
      html.arg(QLatin1String(EPSISCOPE_VERSION), QLatin1String(commitName()), QLatin1String(qVersion())));
  about->setWordWrap(true);
  about->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  const auto text = [](const char* name) { return QString::fromUtf8(fileContents(QLatin1String(name))); };
  auto* licences = new QPlainTextEdit(text(":/notices.txt") + QLatin1Char('\n') + text(":/licence.txt"));
  licences->setReadOnly(true);
  licences->setAccessibleName(QObject::tr("Licence"));
  showPage(parent, QObject::tr("About Epsiscope"), {about, licences});
}

}  // namespace

HelpMenu::HelpMenu(const WindowActions& actions, ExplainPanel& panel, std::vector<HandbookPage> commands,
                   QWidget* window)
    : m_actions(actions), m_panel(panel), m_commands(std::move(commands)), m_window(window) {
  connect(actions.help, &QAction::triggered, this, [this] {
    explain(m_window->focusWidget());
    m_panel.setFocus();
  });
  connect(actions.shortcuts, &QAction::triggered, this, [this] { showShortcuts(m_window, m_actions); });
  connect(actions.handbook, &QAction::triggered, this, [this] {
    auto* dialog = new HandbookDialog(
        handbook(m_commands, QLocale().name(), m_window->palette().color(QPalette::WindowText)), m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
  });
  connect(actions.about, &QAction::triggered, this, [this] { showAbout(m_window); });
}

void HelpMenu::explain(QWidget* about) {
  m_actions.explain->setChecked(true);
  m_panel.explain(about);
}

}  // namespace epsiscope
