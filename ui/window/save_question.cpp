#include "ui/window/save_question.h"

#include <QFileInfo>
#include <QLocale>
#include <QMessageBox>
#include <QObject>
#include <QPushButton>

#include "core/base/file_error.h"
#include "core/study/study_file.h"
#include "core/study/study_paths.h"
#include "ui/session/session.h"
#include "ui/session/study_paths.h"
#include "ui/state/key_words.h"

namespace epsiscope {

namespace {

constexpr qsizetype kMostDifferences = 8;

}  // namespace

QString differencesOf(const QString& file, const Study& study) {
  QStringList lines;
  try {
    const Study theirs = withAbsolutePaths(readStudy(pathOf(file)), pathOf(QFileInfo(file).absolutePath()));
    if (theirs.data.file != study.data.file)
      lines << QObject::tr("%1: there %2, here %3")
                   .arg(QObject::tr("Data"), QString::fromStdString(theirs.data.file),
                        QString::fromStdString(study.data.file));
    for (const KeyChange& change : keyChanges(theirs, study))
      lines << QObject::tr("%1: there %2, here %3").arg(change.name, change.before, change.after);
    if (lines.isEmpty())
      return firstChangedKey(theirs, study).empty()
                 ? QObject::tr("They differ only in what is looked at.")
                 : QObject::tr("They differ in %1.")
                       .arg(QString::fromStdString(firstChangedKey(theirs, study)));
  } catch (const FileError&) {
    return QObject::tr("It holds no study that can be read.");
  }
  const qsizetype more = lines.size() - kMostDifferences;
  if (more > 0) {
    lines.resize(kMostDifferences);
    lines << QObject::tr("and %n more", nullptr, static_cast<int>(more));
  }
  return lines.join(QLatin1Char('\n'));
}

InTheWay askInTheWay(QWidget* parent, const Session& session, const QString& file, const FileStamp& there) {
  const AppState& state = session.state();
  const QString time = QLocale().toString(there.modified, QLocale::ShortFormat);
  const QString name = QFileInfo(file).fileName();
  QMessageBox box(parent);
  box.setObjectName(QStringLiteral("save-question"));
  box.setIcon(QMessageBox::Warning);
  box.setWindowTitle(QObject::tr("Save the study"));
  box.setText(isSameFile(absoluteFile(file), state.studyFile)
                  ? QObject::tr("%1 was changed at %2, after it was opened or saved here.").arg(name, time)
                  : QObject::tr("There is a file %1 already, of %2.").arg(name, time));
  box.setInformativeText(differencesOf(file, state.study));
  const QPushButton* replace = box.addButton(QObject::tr("Replace it"), QMessageBox::DestructiveRole);
  QPushButton* other = box.addButton(QObject::tr("Another name…"), QMessageBox::AcceptRole);
  box.addButton(QMessageBox::Cancel);
  box.setDefaultButton(other);
  box.exec();
  return box.clickedButton() == replace ? InTheWay::replace
         : box.clickedButton() == other ? InTheWay::otherName
                                        : InTheWay::cancel;
}

}  // namespace epsiscope
