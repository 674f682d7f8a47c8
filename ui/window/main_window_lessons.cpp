#include "ui/window/main_window.h"

#include "ui/lessons/lesson_desk.h"
#include "ui/window/dialogs.h"

namespace epsiscope {

void MainWindow::connectLessons() {
  // Owned by the window.
  new LessonDesk({.window = this,
                  .menu = m_actions.lessons,
                  .explain = m_explain,
                  .explainAction = m_actions.explain,
                  .setupAction = m_actions.setup},
                 m_session, m_settings,
                 [this] { return !m_start.asksBeforeClosing || mayClose(this, m_session); });
}

}  // namespace epsiscope
