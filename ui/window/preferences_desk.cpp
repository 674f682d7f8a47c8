#include "ui/window/preferences_desk.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QFont>
#include <QSettings>
#include <QTimer>
#include <QWidget>

#include <algorithm>

#include "ui/theme/link_colors.h"
#include "ui/theme/style_sheet.h"
#include "ui/window/preferences_dialog.h"
#include "ui/window/window_actions.h"

namespace epsiscope {

namespace {

constexpr int kScaleStep = 25;

void showUpdates(bool on) {
  for (QWidget* window : QApplication::topLevelWidgets()) window->setUpdatesEnabled(on);
}

/// A sheet is put on widgets in no fixed order, and whoever comes before its parent keeps the size that the
/// parent had before.
void resolveFonts(double pointSize) {
  for (QWidget* widget : QApplication::allWidgets())
    if (widget->font().resolveMask() == 0 && widget->font().pointSizeF() != pointSize)
      widget->setFont(QFont());
}

/// Dresses the whole application; `pointSize` is that of the text.
void dress(const Theme& theme, double pointSize) {
  const QString sheet = styleSheet(theme, pointSize);
  if (sheet == qApp->styleSheet()) return;
  QFont font = QApplication::font();
  font.setPointSizeF(pointSize);
  // Widgets without a sheet take a new one several times faster than those that have another, and a font and
  // a palette as well.
  qApp->setStyleSheet(QString());
  QApplication::setFont(font);
  QApplication::setPalette(applicationPalette(theme));
  qApp->setStyleSheet(sheet);
  resolveFonts(pointSize);
  renewLinkColors();
}

}  // namespace

template <class Change>
void PreferencesDesk::change(const Change& how) {
  Preferences next = m_preferences;
  how(next);
  changeTo(next);
}

/// In two events, which are shorter than one; nothing is painted between them.
void PreferencesDesk::changeTo(const Preferences& next) {
  const Theme theme = themeFor(next.appearance, m_systemIsDark);
  keep(next);
  if (styleSheet(theme, pointSize()) != qApp->styleSheet()) {
    emit dressing();
    showUpdates(false);
    qApp->setStyleSheet(QString());
  }
  QTimer::singleShot(0, this, [this] {
    dressUp();
    showUpdates(true);
  });
}

PreferencesDesk::PreferencesDesk(const WindowActions& actions, QSettings& settings, bool systemIsDark,
                                 double systemPointSize, QWidget* window)
    : m_settings(settings),
      m_systemIsDark(systemIsDark),
      m_systemPointSize(systemPointSize),
      m_window(window),
      m_themes(actions.themes),
      m_larger(actions.largerText),
      m_smaller(actions.smallerText),
      m_preferences(loadPreferences(settings)) {
  connect(m_themes, &QActionGroup::triggered, this, [this](const QAction* action) {
    change([&](Preferences& next) { next.appearance = appearanceFrom(action->data().toString()); });
  });
  connect(m_larger, &QAction::triggered, this, [this] {
    change([](Preferences& next) {
      next.scalePercent = std::min(kLargestScale, (next.scalePercent / kScaleStep + 1) * kScaleStep);
    });
  });
  connect(m_smaller, &QAction::triggered, this, [this] {
    change([](Preferences& next) {
      next.scalePercent = std::max(kSmallestScale, ((next.scalePercent - 1) / kScaleStep) * kScaleStep);
    });
  });
  connect(actions.normalText, &QAction::triggered, this,
          [this] { change([](Preferences& next) { next.scalePercent = 100; }); });
  connect(actions.preferences, &QAction::triggered, this, &PreferencesDesk::showDialog);
  dressUp();
}

void PreferencesDesk::setPreferences(const Preferences& preferences) {
  keep(preferences);
  dressUp();
}

void PreferencesDesk::keep(const Preferences& preferences) {
  m_preferences = preferences;
  savePreferences(m_settings, preferences);
  present();
}

void PreferencesDesk::present() {
  for (QAction* action : m_themes->actions())
    action->setChecked(action->data() == nameOf(m_preferences.appearance));
  m_larger->setEnabled(m_preferences.scalePercent < kLargestScale);
  m_smaller->setEnabled(m_preferences.scalePercent > kSmallestScale);
  if (m_dialog) m_dialog->present(m_preferences);
}

void PreferencesDesk::dressUp() {
  m_theme = themeFor(m_preferences.appearance, m_systemIsDark);
  emit dressing();
  dress(m_theme, pointSize());
  present();
  emit dressed();
}

void PreferencesDesk::showDialog() {
  // One that is closed goes as soon as it can.
  if (!m_dialog || !m_dialog->isVisible()) {
    m_dialog = new PreferencesDialog(m_preferences, m_window);
    connect(m_dialog, &PreferencesDialog::changed, this, &PreferencesDesk::changeTo);
    connect(m_dialog, &PreferencesDialog::resetRequested, this, &PreferencesDesk::resetRequested);
  }
  m_dialog->show();
  m_dialog->activateWindow();
}

}  // namespace epsiscope
