#include "ui/window/file_dialogs.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>

#include <algorithm>

#include "core/recipes/recipe.h"
#include "ui/session/session.h"
#include "ui/widgets/start_folder.h"
#include "ui/window/file_kinds.h"
#include "ui/window/paper_studies.h"

namespace epsiscope {

namespace {

void open(QWidget* parent, Session& session, const QString& title, const QString& filter) {
  const QString file = QFileDialog::getOpenFileName(parent, title, startFolder(parent), filter);
  if (!file.isEmpty()) session.open(OpenFile{file});
}

/// Asks for the main file of a published data set; the others lie beside it.
void askForPublished(QWidget* parent, Session& session, const Recipe& recipe,
                     const std::function<void(const QString& file)>& use) {
  QStringList names;
  for (const char* name : recipe.files) names << QString::fromUtf8(name);
  const QString main = names.takeFirst();
  const QString title =
      names.isEmpty()
          ? QObject::tr("Where is %1?").arg(main)
          : QObject::tr("Where is %1, with %2 beside it?").arg(main, names.join(QStringLiteral(", ")));
  auto* dialog = new QFileDialog(parent, title);
  startIn(*dialog);
  dialog->setFileMode(QFileDialog::ExistingFile);
  dialog->setNameFilters({QObject::tr("Published data (*.tgz *.tar.gz *.gz *.data *.csv Criteo* *_percent)"),
                          QObject::tr("All files (*)")});
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  QObject::connect(dialog, &QFileDialog::fileSelected, &session, use);
  dialog->open();
}

}  // namespace

void chooseData(QWidget* parent, const std::function<void(const QString& file)>& chosen) {
  auto* dialog = new QFileDialog(parent, QObject::tr("Open data"), {}, fileFilter(FirstKind::tables));
  startIn(*dialog);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setFileMode(QFileDialog::ExistingFile);
  QObject::connect(dialog, &QFileDialog::fileSelected, parent, chosen);
  dialog->open();
}

void openStudyWithDialog(QWidget* parent, Session& session) {
  open(parent, session, QObject::tr("Open a study"), fileFilter(FirstKind::studies));
}

void openPaperWithDialog(QWidget* parent, Session& session, const QString& study) {
  const auto paper = std::ranges::find(paperStudies(), study,
                                       [](const PaperStudy& one) { return QString::fromLatin1(one.id); });
  askForPublished(parent, session, *findRecipe(paper->recipe), [&session, study](const QString& file) {
    session.open(OpenPaper{study, file});
  });
}

void openRecipeWithDialog(QWidget* parent, Session& session, const QString& recipe) {
  askForPublished(parent, session, *findRecipe(recipe.toStdString()),
                  [&session, recipe](const QString& file) {
                    session.open(OpenRecipe{recipe, file});
                  });
}

void relocateWithDialog(QWidget* parent, Session& session) {
  const QString file = QFileDialog::getOpenFileName(parent, QObject::tr("Where are the data?"),
                                                    startFolder(parent), fileFilter(FirstKind::tables));
  if (!file.isEmpty()) session.open(Relocate{file});
}

QString chooseStudyFile(QWidget* parent) {
  // A file in the way is asked about by its contents, and for the name with its ending.
  const QString file = QFileDialog::getSaveFileName(parent, QObject::tr("Save the study"),
                                                    startFolder(parent), QObject::tr("Studies (*.json)"),
                                                    nullptr, QFileDialog::DontConfirmOverwrite);
  return file.isEmpty() || !QFileInfo(file).suffix().isEmpty() ? file : file + QStringLiteral(".json");
}

/// Asks as long as something is in the way.
static bool saveStudyAt(QWidget* parent, Session& session, QString file, const SaveDialogs& dialogs) {
  while (const std::optional<FileStamp> there = session.inTheWay(file)) {
    const InTheWay answer = dialogs.ask(parent, session, file, *there);
    if (answer == InTheWay::cancel) return false;
    if (answer == InTheWay::otherName) file = dialogs.choose(parent);
    if (file.isEmpty()) return false;
    if (answer == InTheWay::otherName) continue;
    // Something else may be there by now: then it is asked about as well.
    const std::optional<FileStamp> now = session.inTheWay(file);
    if (!now || now->holds(*there)) return session.saveStudy(file, *there);
  }
  return session.saveStudy(file);
}

bool saveStudyWithDialog(QWidget* parent, Session& session, const SaveDialogs& dialogs) {
  const QString file = session.state().studyFile;
  return file.isEmpty() ? saveStudyAsWithDialog(parent, session, dialogs)
                        : saveStudyAt(parent, session, file, dialogs);
}

bool saveStudyAsWithDialog(QWidget* parent, Session& session, const SaveDialogs& dialogs) {
  const QString file = dialogs.choose(parent);
  return !file.isEmpty() && saveStudyAt(parent, session, file, dialogs);
}

Unsaved askAboutUnsaved(QWidget* parent) {
  const auto answer =
      QMessageBox::question(parent, QObject::tr("Unsaved changes"),
                            QObject::tr("The study has changes that are not saved. Save them first?"),
                            QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel);
  return answer == QMessageBox::Save      ? Unsaved::save
         : answer == QMessageBox::Discard ? Unsaved::discard
                                          : Unsaved::cancel;
}

bool mayClose(QWidget* parent, Session& session, const std::function<Unsaved(QWidget*)>& ask) {
  if (!session.state().dataset || !session.state().isModified()) return true;
  const Unsaved answer = ask(parent);
  return answer == Unsaved::discard || (answer == Unsaved::save && saveStudyWithDialog(parent, session));
}

}  // namespace epsiscope
