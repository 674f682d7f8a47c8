#pragma once

#include <QObject>

#include "ui/window/recent_files.h"

class QWidget;

namespace epsiscope {

struct Dropped;
class Session;
struct WindowActions;

/// Opens and saves the user's choice: own files, those opened last, built-in and published data, examples,
/// papers' studies, pasted or dropped data.
class FileMenu : public QObject {
  Q_OBJECT
public:
  FileMenu(const WindowActions& actions, Session& session, QSettings& settings, QWidget* window);

  void open(const Dropped& dropped);
  /// Reads a published file by its recipe.
  void openByRecipe(const QString& file);
  /// Asks for the data file that a study did not find.
  void relocate();
  /// Shows the files opened last as the settings have them now.
  void showRecentFiles() { m_recent.fillMenu(); }

private:
  void openRecipe(const QString& id);
  void remember(const QString& file);
  void download();

  Session& m_session;
  QSettings& m_settings;
  QWidget* m_window;
  RecentFiles m_recent;
};

}  // namespace epsiscope
