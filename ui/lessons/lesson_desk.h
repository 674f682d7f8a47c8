#pragma once

#include <QObject>
#include <QPointer>

#include <functional>

#include "ui/lessons/guess_dialog.h"
#include "ui/lessons/lesson_runner.h"

class QAction;
class QMainWindow;
class QMenu;

namespace epsiscope {

class ExplainPanel;
class Highlight;
class LessonCard;

/// Lessons in a window: the menu, the card above the explanations, the frame around what is to be used.
class LessonDesk : public QObject {
  Q_OBJECT
public:
  struct Parts {
    QMainWindow* window;
    QMenu* menu;
    ExplainPanel* explain;
    QAction* explainAction;
    QAction* setupAction;
    std::function<const Theme&()> theme;
  };
  LessonDesk(const Parts& parts, Session& session, QSettings& settings);

  LessonRunner& runner() { return m_runner; }
  /// Shows the guesses of the class over this window.
  void collectGuesses(QWidget* over);

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void fillMenu();
  void addPage(QMenu* menu, const QString& text, const char* name, const QString& tip,
               const std::function<void()>& show);
  void addLesson(QMenu* menu, const QString& id);
  void openWithDialog();
  void present();
  void showCard();
  void point();

  Parts m_parts;
  Session& m_session;
  QSettings& m_settings;
  LessonRunner m_runner;
  QPointer<LessonCard> m_card;
  QPointer<GuessDialog> m_guesses;
  TypedCodes m_typed;
  Highlight* m_highlight;
  QString m_revealed;  ///< step and control that were scrolled to
};

}  // namespace epsiscope
