#pragma once

#include <QObject>
#include <QPointer>

#include <functional>

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
  };
  /// `mayReplace`: whether the study that is open may be put aside; it may ask.
  LessonDesk(const Parts& parts, Session& session, QSettings& settings, std::function<bool()> mayReplace);

  LessonRunner& runner() { return m_runner; }

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void fillMenu();
  void addLesson(QMenu* menu, const QString& id);
  void start(const QString& id);
  void openWithDialog();
  void present();
  void showCard();
  void point();
  void hold(QWidget* control);
  void release();

  Parts m_parts;
  Session& m_session;
  QSettings& m_settings;
  std::function<bool()> m_mayReplace;
  LessonRunner m_runner;
  QPointer<LessonCard> m_card;
  Highlight* m_highlight;
  QString m_revealed;        ///< step and control that were scrolled to
  QPointer<QWidget> m_held;  ///< not to be used before the prediction
  QString m_heldTip;
};

}  // namespace epsiscope
