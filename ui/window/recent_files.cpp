#include "ui/window/recent_files.h"

#include <QSettings>

namespace epsiscope {

namespace {

constexpr qsizetype kMostFiles = 10;
const QString kKey = QStringLiteral("recent");

}  // namespace

QStringList recentFiles(const QSettings& settings) {
  return settings.value(kKey).toStringList();
}

void addRecentFile(QSettings& settings, const QString& file) {
  QStringList files = recentFiles(settings);
  files.removeAll(file);
  files.prepend(file);
  settings.setValue(kKey, files.mid(0, kMostFiles));
}

void clearRecentFiles(QSettings& settings) {
  settings.remove(kKey);
}

}  // namespace epsiscope
