#include "ui/window/presenter_desk.h"

#include <QAction>
#include <QMenu>
#include <QScreen>
#include <QSettings>
#include <QTimer>

#include "ui/lessons/lesson_runner.h"
#include "ui/session/session.h"
#include "ui/setup/setup_panel.h"
#include "ui/widgets/parameter_slider.h"
#include "ui/window/preferences_desk.h"
#include "ui/window/presenter.h"

namespace epsiscope {

namespace {

const QString kSliders = QStringLiteral("presenter/sliders");
/// Beside epsilon, until others are chosen: what the program is about.
const QStringList kFirstSliders = {
    QStringLiteral("label_privacy.lambda"), QStringLiteral("label_privacy.zeta"),
    QStringLiteral("label_privacy.bin_width"), QStringLiteral("kernel_release.lambda"),
    QStringLiteral("private_classifier.lambda")};

QStringList chosenSliders(const QMenu& menu) {
  QStringList keys;
  for (const QAction* action : menu.actions())
    if (action->isChecked()) keys << action->data().toString();
  return keys;
}

}  // namespace

PresenterDesk::PresenterDesk(const Parts& parts, Session& session, QSettings& settings,
                             const PreferencesDesk& preferences, LessonRunner& lesson)
    : m_parts(parts), m_session(session), m_settings(settings), m_preferences(preferences), m_lesson(lesson) {
  connect(parts.action, &QAction::toggled, this, &PresenterDesk::show);
  connect(&preferences, &PreferencesDesk::dressing, this, &PresenterDesk::undress);
  connect(&lesson, &LessonRunner::changed, this, &PresenterDesk::presentLesson);
  fillMenu();
}

PresenterDesk::~PresenterDesk() {
  delete m_presenter;
}

void PresenterDesk::fillMenu() {
  const QStringList wanted = m_settings.value(kSliders, kFirstSliders).toStringList();
  for (const ParameterSlider* slider : m_parts.setup->sliders()) {
    if (slider->objectName() == QLatin1String(kPresenterEpsilon)) continue;
    QAction* action = m_parts.sliders->addAction(slider->label());
    action->setData(slider->objectName());
    action->setCheckable(true);
    action->setChecked(wanted.contains(slider->objectName()));
  }
  connect(m_parts.sliders, &QMenu::triggered, this,
          [this] { m_settings.setValue(kSliders, chosenSliders(*m_parts.sliders)); });
}

void PresenterDesk::forgetSliders() {
  for (QAction* action : m_parts.sliders->actions())
    action->setChecked(kFirstSliders.contains(action->data().toString()));
}

void PresenterDesk::present() {
  if (m_presenter) m_presenter->present(m_session.state(), m_preferences.theme());
}

void PresenterDesk::close() {
  if (Presenter* left = m_presenter) {
    m_presenter.clear();
    // It may be in the middle of an event, and nothing may hear of it any more.
    left->disconnect();
    left->hide();
    left->deleteLater();
  }
  m_parts.action->setChecked(false);
}

void PresenterDesk::presentLesson() {
  if (m_presenter) m_presenter->presentLesson(m_lesson.progress());
}

/// A sheet within another is restyled many times over; present() brings it back.
void PresenterDesk::undress() {
  if (m_presenter) m_presenter->setStyleSheet(QString());
}

void PresenterDesk::show(bool on) {
  if (!on) return close();
  if (m_presenter) return;
  m_presenter = new Presenter(chosenSliders(*m_parts.sliders), m_preferences.pointSize(), m_parts.window);
  connect(m_presenter, &Presenter::edited, this, &PresenterDesk::edited);
  connect(m_presenter, &Presenter::badText, &m_session, &Session::setBadText);
  connect(m_presenter, &Presenter::left, this, &PresenterDesk::close);
  connect(m_presenter, &Presenter::stepOnWanted, &m_lesson, &LessonRunner::stepOn);
  connect(m_presenter, &Presenter::stepBackWanted, &m_lesson, &LessonRunner::back);
  connect(m_presenter, &Presenter::guessesWanted, this, [this] { emit guessesWanted(m_presenter); });
  presentLesson();
  // It was made in this event and is shown in the next one: both together would keep the window waiting.
  QTimer::singleShot(0, this, [this, made = m_presenter] {
    if (made && made == m_presenter) showScreen();
  });
}

void PresenterDesk::showScreen() {
  // As large as it will be: its letters are of that size from the start.
  m_presenter->resize(m_presenter->screen()->size());
  present();
  m_presenter->showFullScreen();
}

}  // namespace epsiscope
