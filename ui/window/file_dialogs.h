#pragma once

#include <QString>

#include <functional>

#include "ui/window/save_question.h"

class QWidget;

namespace epsiscope {

class Session;

// The user's actions on files, each with its dialog. Failures become the session's notice.

/// Asks for a data file or a study and calls `chosen` with it, unless the dialog is cancelled.
void chooseData(QWidget* parent, const std::function<void(const QString& file)>& chosen);
/// Asks for the main file of the published data set that the paper's study is about.
void openPaperWithDialog(QWidget* parent, Session& session, const QString& study);
/// Asks for the main file of the published data set that the recipe reads.
void openRecipeWithDialog(QWidget* parent, Session& session, const QString& recipe);
void openStudyWithDialog(QWidget* parent, Session& session);
/// Asks where a study is to be saved; empty: nowhere.
QString chooseStudyFile(QWidget* parent);
/// The questions asked while a study is saved.
struct SaveDialogs {
  std::function<QString(QWidget*)> choose = chooseStudyFile;
  std::function<InTheWay(QWidget*, const Session&, const QString&, const FileStamp&)> ask = askInTheWay;
};
/// Asks for a file only if the study has none, and before anything is replaced that is not as it was opened
/// or saved here. Returns whether it was written.
bool saveStudyWithDialog(QWidget* parent, Session& session, const SaveDialogs& dialogs = {});
bool saveStudyAsWithDialog(QWidget* parent, Session& session, const SaveDialogs& dialogs = {});
/// Asks for the data file that a study did not find.
void relocateWithDialog(QWidget* parent, Session& session);

/// The answer to the question about unsaved changes.
enum class Unsaved { save, discard, cancel };
Unsaved askAboutUnsaved(QWidget* parent);
/// Returns whether the study may give way, to another one or because the window closes. Asks only if it has
/// changes that are not saved.
bool mayClose(QWidget* parent, Session& session,
              const std::function<Unsaved(QWidget*)>& ask = askAboutUnsaved);

}  // namespace epsiscope
