#include "tests/soak/edit_forever.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QSettings>
#include <QTimer>

#include <fcntl.h>
#include <time.h>
#include <unistd.h>

#include <string>

#include "tests/ui/support/settled.h"
#include "ui/window/main_window.h"

namespace epsiscope::soak {

namespace {

/// An editor that changes a study and writes down when.
class Editor {
public:
  Editor(Session& session, const QString& folder)
      : m_session(session),
        m_folder(folder),
        m_journal(::open(QFile::encodeName(QDir(folder).filePath(kJournal)).constData(),
                         O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600)) {}

  void edit() {
    Study study = m_session.state().study;
    study.trials = ++m_number;
    m_session.setStudy(study);
    const std::string line = std::to_string(m_number) + ' ' + std::to_string(sharedMilliseconds()) + '\n';
    if (::write(m_journal, line.data(), line.size()) < 0) ::_exit(3);
  }
  void also(Busy busy) {
    const QDir folder(m_folder);
    if (busy == Busy::saving) m_session.saveStudy(folder.filePath(kStudy));
    if (busy == Busy::importing && m_number % 8 == 0)
      m_session.open(OpenFile{folder.filePath(QStringLiteral("table.csv"))});
    if (busy == Busy::running && m_number % 8 == 0) m_session.run();
  }

private:
  Session& m_session;
  QString m_folder;
  int m_journal;
  int m_number = 1000;
};

}  // namespace

qint64 sharedMilliseconds() {
  timespec now = {};
  ::clock_gettime(CLOCK_MONOTONIC, &now);
  return static_cast<qint64>(now.tv_sec) * 1000 + now.tv_nsec / 1'000'000;
}

int editForever(const QString& folder, Busy busy) {
  QSettings settings(QDir(folder).filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
  MainWindow window(
      settings, {.file = {}, .asksBeforeClosing = false, .recoveryFolder = QDir(folder).filePath(kRecovery)});
  window.show();
  test::settle(window.session());
  Editor editor(window.session(), folder);
  QTimer timer;
  QObject::connect(&timer, &QTimer::timeout, &window, [&] {
    editor.edit();
    editor.also(busy);
  });
  timer.start(250);
  return QApplication::exec();
}

}  // namespace epsiscope::soak
