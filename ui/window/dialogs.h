#pragma once

#include <QString>

class QWidget;

namespace epsiscope {

class Session;

/// What the user does with files, each with its dialog. Failures become the session's notice.

void openDataWithDialog(QWidget* parent, Session& session);
/// Asks for the data file that the paper's study is about.
void openPaperWithDialog(QWidget* parent, Session& session, const QString& study);
void openStudyWithDialog(QWidget* parent, Session& session);
/// Asks for a file only if the study has none. Returns whether it was written.
bool saveStudyWithDialog(QWidget* parent, Session& session);
bool saveStudyAsWithDialog(QWidget* parent, Session& session);
/// Asks about changes that are not saved. Returns whether the window may close.
bool mayClose(QWidget* parent, Session& session);

}  // namespace epsiscope
