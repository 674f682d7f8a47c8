#pragma once

#include <QStringList>

class QSettings;

namespace epsiscope {

/// The files opened last, newest first, at most ten, kept in the settings.
QStringList recentFiles(const QSettings& settings);
void addRecentFile(QSettings& settings, const QString& file);
void clearRecentFiles(QSettings& settings);

}  // namespace epsiscope
