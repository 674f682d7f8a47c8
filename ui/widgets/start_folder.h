#pragma once

#include <QString>

class QFileDialog;
class QWidget;

namespace epsiscope {

/// Returns a folder that exists, for a file that somebody beside `near` opens or writes: `wanted` where it is
/// one, else that of the file that the window shows (QWidget::windowFilePath, of the nearest window that has
/// one), else the user's documents, else the home.
QString startFolder(const QWidget* near, const QString& wanted = {});

/// Lets the dialog begin in the start folder of its parent.
void startIn(QFileDialog& dialog, const QString& wanted = {});

}  // namespace epsiscope
