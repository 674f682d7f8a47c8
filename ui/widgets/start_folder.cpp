#include "ui/widgets/start_folder.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QStandardPaths>

namespace epsiscope {

QString startFolder(const QWidget* near, const QString& wanted) {
  QStringList folders{wanted};
  for (; near != nullptr; near = near->parentWidget())
    if (const QString file = near->windowFilePath(); !file.isEmpty())
      folders << QFileInfo(file).absolutePath();
  folders << QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation) << QDir::homePath();
  for (const QString& folder : folders)
    if (!folder.isEmpty() && QFileInfo(folder).isDir()) return folder;
  return QDir::rootPath();
}

void startIn(QFileDialog& dialog, const QString& wanted) {
  dialog.setDirectory(startFolder(dialog.parentWidget(), wanted));
}

}  // namespace epsiscope
