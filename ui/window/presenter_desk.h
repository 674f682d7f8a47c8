#pragma once

#include <QObject>
#include <QPointer>

class QAction;
class QMenu;
class QSettings;
class QWidget;

namespace epsiscope {

class LessonRunner;
class PreferencesDesk;
class Presenter;
class Session;
class SetupPanel;
struct Study;

/// Presenter mode: on and off, and the menu of the sliders that it shows below the chart. Epsilon is always
/// there; which others are is remembered.
class PresenterDesk : public QObject {
  Q_OBJECT
public:
  struct Parts {
    QWidget* window;
    QAction* action;  ///< checkable: whether the presenter is shown
    QMenu* sliders;   ///< to be filled
    const SetupPanel* setup;
  };
  PresenterDesk(const Parts& parts, Session& session, QSettings& settings, const PreferencesDesk& preferences,
                LessonRunner& lesson);
  ~PresenterDesk() override;

  void present();
  /// Gives up all of it that is still to come.
  void close();
  /// Leaves epsilon alone, as at the first start.
  void forgetSliders();

signals:
  void edited(const Study& study);
  /// In front of the presenter.
  void guessesWanted(QWidget* presenter);

private:
  void fillMenu();
  void show(bool on);
  void showScreen();
  void presentLesson();
  void undress();

  Parts m_parts;
  Session& m_session;
  QSettings& m_settings;
  const PreferencesDesk& m_preferences;
  LessonRunner& m_lesson;
  QPointer<Presenter> m_presenter;  ///< null: none is wanted; one that was left goes by itself
};

}  // namespace epsiscope
