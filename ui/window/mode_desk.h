#pragma once

#include <QObject>

#include <memory>

#include "ui/window/main_window.h"

class QSettings;

namespace epsiscope {

class ReleaseWindow;

/// Shows one window at a time, of Classroom or of Release. The other one is gone with all that it held: what
/// shows true values cannot be reached from Release.
class ModeDesk : public QObject {
  Q_OBJECT
public:
  /// Begins in Classroom.
  ModeDesk(QSettings& settings, const WindowStart& start, QObject* parent = nullptr);
  ~ModeDesk() override;

  /// Null in Release, and the other one in Classroom.
  MainWindow* classroom() const { return m_classroom.get(); }
  ReleaseWindow* release() const { return m_release.get(); }
  /// See MainWindow.
  void prepareEnd();
  void keepWhatIsNotWritten();

signals:
  void changed();  ///< to the other window

private:
  void toRelease();
  void toClassroom(const Study& released);
  void connectClassroom();

  QSettings& m_settings;
  WindowStart m_start;
  Study m_study;        ///< that went into Release
  QString m_studyFile;  ///< its file, if it is saved there as it was
  std::unique_ptr<MainWindow> m_classroom;
  std::unique_ptr<ReleaseWindow> m_release;
};

}  // namespace epsiscope
