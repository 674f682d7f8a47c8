#include <QAction>
#include <QActionGroup>
#include <QMenu>
#include <QSettings>

#include <algorithm>

#include "ui/lessons/lesson_desk.h"
#include "ui/setup/setup_panel.h"
#include "ui/widgets/parameter_slider.h"
#include "ui/window/main_window.h"
#include "ui/window/preferences_dialog.h"
#include "ui/window/presenter.h"

namespace epsiscope {

namespace {

constexpr int kScaleStep = 25;
const QString kPresenterSliders = QStringLiteral("presenter/sliders");

QStringList chosenSliders(const QMenu* menu) {
  QStringList keys;
  for (const QAction* action : menu->actions())
    if (action->isChecked()) keys << action->data().toString();
  return keys;
}

}  // namespace

void MainWindow::connectPreferences() {
  const auto change = [this](const auto& how) {
    Preferences next = m_preferences;
    how(next);
    setPreferences(next);
  };
  connect(m_actions.themes, &QActionGroup::triggered, this, [change](const QAction* action) {
    change([&](Preferences& next) { next.appearance = appearanceFrom(action->data().toString()); });
  });
  connect(m_actions.largerText, &QAction::triggered, this, [change] {
    change([](Preferences& next) {
      next.scalePercent = std::min(kLargestScale, (next.scalePercent / kScaleStep + 1) * kScaleStep);
    });
  });
  connect(m_actions.smallerText, &QAction::triggered, this, [change] {
    change([](Preferences& next) {
      next.scalePercent = std::max(kSmallestScale, ((next.scalePercent - 1) / kScaleStep) * kScaleStep);
    });
  });
  connect(m_actions.normalText, &QAction::triggered, this,
          [change] { change([](Preferences& next) { next.scalePercent = 100; }); });
  connect(m_actions.preferences, &QAction::triggered, this, &MainWindow::showPreferences);
  connect(m_actions.presenter, &QAction::toggled, this, &MainWindow::showPresenter);
  offerPresenterSliders();
}

double MainWindow::pointSize() const {
  return m_start.pointSize * m_preferences.scalePercent / 100;
}

void MainWindow::setPreferences(const Preferences& preferences) {
  m_preferences = preferences;
  savePreferences(m_settings, preferences);
  dressUp();
}

void MainWindow::dressUp() {
  m_theme = themeFor(m_preferences.appearance, m_start.systemIsDark);
  // A sheet within another is restyled many times over; present() brings it back.
  if (m_presenter) m_presenter->setStyleSheet(QString());
  dress(m_theme, pointSize());
  for (QAction* action : m_actions.themes->actions())
    action->setChecked(action->data() == nameOf(m_preferences.appearance));
  m_actions.largerText->setEnabled(m_preferences.scalePercent < kLargestScale);
  m_actions.smallerText->setEnabled(m_preferences.scalePercent > kSmallestScale);
  m_setup->setTheme(m_theme);
  if (m_preferencesDialog) m_preferencesDialog->present(m_preferences);
  if (m_presenter) m_presenter->present(m_session.state(), m_theme);
  makeRoom();
  showTips();
  presentView();
}

void MainWindow::resetSettings() {
  m_settings.clear();
  m_preferences = {};
  m_roomForSetup = m_roomForExplain = std::nullopt;
  for (QAction* action : m_actions.presenterSliders->actions()) action->setChecked(false);
  restore();
}

void MainWindow::showPreferences() {
  if (!m_preferencesDialog) {
    m_preferencesDialog = new PreferencesDialog(m_preferences, this);
    connect(m_preferencesDialog, &PreferencesDialog::changed, this, &MainWindow::setPreferences);
    connect(m_preferencesDialog, &PreferencesDialog::resetRequested, this, &MainWindow::resetSettings);
  }
  m_preferencesDialog->show();
  m_preferencesDialog->activateWindow();
}

/// Epsilon is always there; which others are is remembered.
void MainWindow::offerPresenterSliders() {
  const QStringList wanted = m_settings.value(kPresenterSliders).toStringList();
  for (const ParameterSlider* slider : m_setup->findChildren<ParameterSlider*>()) {
    if (slider->objectName() == QLatin1String(kPresenterEpsilon)) continue;
    QAction* action = m_actions.presenterSliders->addAction(slider->label());
    action->setData(slider->objectName());
    action->setCheckable(true);
    action->setChecked(wanted.contains(slider->objectName()));
  }
  connect(m_actions.presenterSliders, &QMenu::triggered, this,
          [this] { m_settings.setValue(kPresenterSliders, chosenSliders(m_actions.presenterSliders)); });
}

void MainWindow::showPresenter(bool on) {
  if (!on) {
    if (m_presenter) m_presenter->close();
    return;
  }
  m_presenter = new Presenter(chosenSliders(m_actions.presenterSliders), pointSize(), this);
  connect(m_presenter, &Presenter::edited, this, &MainWindow::edit);
  connect(m_presenter, &Presenter::badText, &m_session, &Session::setBadText);
  // Said while it is half destroyed: nothing may be asked of it any more.
  connect(m_presenter, &QObject::destroyed, this, [this] {
    m_presenter.clear();
    m_actions.presenter->setChecked(false);
  });
  LessonRunner& lesson = findChild<LessonDesk*>()->runner();
  const auto presentLesson = [this, &lesson] { m_presenter->presentLesson(lesson.progress()); };
  connect(&lesson, &LessonRunner::changed, m_presenter, presentLesson);
  connect(m_presenter, &Presenter::stepOnWanted, &lesson, &LessonRunner::stepOn);
  connect(m_presenter, &Presenter::stepBackWanted, &lesson, &LessonRunner::back);
  presentLesson();
  m_presenter->present(m_session.state(), m_theme);
  m_presenter->showFullScreen();
}

}  // namespace epsiscope
