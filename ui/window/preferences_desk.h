#pragma once

#include <QObject>
#include <QPointer>

#include "ui/state/preferences.h"
#include "ui/theme/theme.h"

class QAction;
class QActionGroup;
class QSettings;
class QWidget;

namespace epsiscope {

class PreferencesDialog;
struct WindowActions;

/// Keeps the preferences, in the settings too, and dresses the application in the theme and size of text that
/// they ask for. They are changed in the menus and in their dialog.
class PreferencesDesk : public QObject {
  Q_OBJECT
public:
  /// `systemIsDark`, `systemPointSize`: the system's appearance, and its text at 100 %.
  PreferencesDesk(const WindowActions& actions, QSettings& settings, bool systemIsDark,
                  double systemPointSize, QWidget* window);

  const Preferences& preferences() const { return m_preferences; }
  const Theme& theme() const { return m_theme; }
  double pointSize() const { return m_systemPointSize * m_preferences.scalePercent / 100; }
  /// Applies and remembers them.
  void setPreferences(const Preferences& preferences);
  /// Back to those of the first start, which apply from the next dressUp() on.
  void forget() { m_preferences = {}; }
  /// Applies them to the application and the menus.
  void dressUp();

signals:
  void dressing();  ///< widgets with a style sheet of their own should take it off
  void dressed();   ///< what is shown is to be shown anew
  void resetRequested();

private:
  template <class Change>
  void change(const Change& how);
  void changeTo(const Preferences& next);
  void keep(const Preferences& preferences);
  void present();
  void showDialog();

  QSettings& m_settings;
  bool m_systemIsDark;
  double m_systemPointSize;
  QWidget* m_window;
  QActionGroup* m_themes;
  QAction* m_larger;
  QAction* m_smaller;
  Preferences m_preferences;
  Theme m_theme;
  QPointer<PreferencesDialog> m_dialog;
};

}  // namespace epsiscope
