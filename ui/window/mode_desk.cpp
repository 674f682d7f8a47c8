#include "ui/window/mode_desk.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QSettings>

#include "core/tasks/task.h"
#include "ui/release/release_window.h"

namespace epsiscope {

namespace {

/// The study with what was declared in Release.
Study withDeclarations(const Study& study, const Study& released) {
  Study made = study;
  made.data = released.data;
  Study copy = released;
  if (auto* classes = taskOf(made).classesOf(made)) *classes = *taskOf(copy).classesOf(copy);
  return made;
}

}  // namespace

ModeDesk::ModeDesk(QSettings& settings, const WindowStart& start, QObject* parent)
    : QObject(parent),
      m_settings(settings),
      m_start(start),
      m_classroom(std::make_unique<MainWindow>(settings, start)) {
  // Only at the start of the program.
  m_start.complaints.clear();
  m_start.offersOpening = false;
  connectClassroom();
  m_classroom->show();
}

ModeDesk::~ModeDesk() = default;

/// Queued: a window does not outlive its own signal.
void ModeDesk::connectClassroom() {
  connect(m_classroom.get(), &MainWindow::releaseRequested, this, &ModeDesk::toRelease, Qt::QueuedConnection);
}

void ModeDesk::toRelease() {
  if (!m_classroom) return;
  const AppState& state = m_classroom->session().state();
  m_study = state.study;
  m_studyFile = state.isModified() ? QString() : state.studyFile;
  m_classroom->session().leavePastedTables();
  m_release = std::make_unique<ReleaseWindow>(m_study);
  connect(m_release.get(), &ReleaseWindow::classroomRequested, this, &ModeDesk::toClassroom,
          Qt::QueuedConnection);
  m_release->restoreGeometry(m_settings.value(QStringLiteral("geometry")).toByteArray());
  m_release->show();
  m_classroom->keepWhatIsNotWritten();
  m_classroom.reset();
  // A picture that was copied there.
  if (QClipboard* clipboard = QGuiApplication::clipboard(); clipboard->ownsClipboard()) clipboard->clear();
  emit changed();
}

void ModeDesk::toClassroom(const Study& released) {
  if (!m_release) return;
  WindowStart start = m_start;
  const Study study = withDeclarations(m_study, released);
  if (study == m_study && !m_studyFile.isEmpty())
    start.file = m_studyFile;
  else
    start.study = study;
  m_classroom = std::make_unique<MainWindow>(m_settings, start);
  connectClassroom();
  m_classroom->show();
  m_release.reset();
  emit changed();
}

void ModeDesk::prepareEnd() {
  if (m_classroom) m_classroom->prepareEnd();
}

void ModeDesk::keepWhatIsNotWritten() {
  if (m_classroom) m_classroom->keepWhatIsNotWritten();
}

}  // namespace epsiscope
