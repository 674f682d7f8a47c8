#pragma once

#include <QObject>
#include <QStringList>

class QMenu;
class QSettings;

namespace epsiscope {

/// The files opened last, newest first, at most ten: kept in the settings and offered in a menu.
class RecentFiles : public QObject {
  Q_OBJECT
public:
  RecentFiles(QMenu& menu, QSettings& settings);

  QStringList files() const;
  void add(const QString& file);
  void clear();
  /// Fills the menu anew. Files that are gone are greyed; of files with one name the folder is shown as well.
  void fillMenu();

signals:
  void chosen(const QString& file);

private:
  QMenu& m_menu;
  QSettings& m_settings;
};

}  // namespace epsiscope
