#include "ui/session/session.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

#include "core/builtin/generators.h"
#include "core/recipes/recipe.h"
#include "core/study/data_match.h"
#include "core/tasks/task.h"
#include "core/study/recipe_choice.h"
#include "core/study/study_file.h"
#include "ui/session/data_defaults.h"
#include "ui/theme/resources.h"
#include "ui/state/looks.h"

namespace epsiscope {

namespace {

std::filesystem::path pathOf(const QString& file) {
  return file.toStdU16String();
}

QString absolute(const QString& file) {
  return QFileInfo(file).absoluteFilePath();
}

Study builtInStudy(const QString& id) {
  const QByteArray json = fileContents(QStringLiteral(":/studies/%1.json").arg(id));
  return parseStudy(json.toStdString(), "the built-in study");
}

}  // namespace

Study Session::defaultStudy() {
  return builtInStudy(QStringLiteral("house-prices"));
}

void Session::openDefault() {
  Opening opening;
  opening.keepsNotices = true;
  loadStudy(defaultStudy(), std::move(opening));
}

void Session::openBuiltIn(const QString& id) {
  const BuiltIn* builtIn = findBuiltIn(id.toStdString());
  if (builtIn == nullptr)
    return fail(tr("There are no built-in data \"%1\"; choose from File, Built-in data.").arg(id));
  Opening opening;
  const QString file = QStringLiteral("builtin:") + id;
  opening.data = choiceFor(file);
  opening.fit = [this, builtIn, file](const Study& current, const Dataset& dataset) {
    return withBuiltIn(withChoice(current, choiceFor(file)), *builtIn, dataset);
  };
  load(std::move(opening));
}

void Session::openExample(const QString& id) {
  loadStudy(builtInStudy(id), {});
}

void Session::openStudy(const Study& study) {
  Opening opening;
  opening.asksFirst = false;
  loadStudy(study, std::move(opening));
}

void Session::openBuiltInStudy(const QString& id, const QString& dataFile) {
  Study study = builtInStudy(id);
  study.data.file = absolute(dataFile).toStdString();
  loadStudy(study, {});
}

void Session::openRecipe(const QString& id, const QString& file) {
  const Recipe* recipe = findRecipe(id.toStdString());
  if (recipe == nullptr)
    return fail(tr("There is no recipe \"%1\"; choose from File, Public data sets.").arg(id));
  Opening opening;
  opening.file = absolute(file);
  opening.data.file = opening.file.toStdString();
  opening.data = applyRecipe(opening.data, *recipe);
  opening.fit = [data = opening.data](const Study& current, const Dataset&) {
    Study study = current;
    study.data = data;
    study.view.label = study.view.otherLabel = std::nullopt;
    forgetPlaces(study);
    if (taskOf(study).hasClasses(study) != data.positive.has_value())
      study.task = firstTaskFor(data.positive ? TargetKind::classes : TargetKind::numbers).facts().task;
    return study;
  };
  load(std::move(opening));
}

void Session::openFile(const QString& file, const QString& remark) {
  const QString path = absolute(file);
  Opening opening;
  opening.remark = remark;
  opening.file = path;
  looksLikeStudy(pathOf(path)) ? loadStudyFile(path, std::move(opening))
                               : loadTable(path, std::move(opening));
}

void Session::pasteTable(const QString& text) {
  if (text.trimmed().isEmpty())
    return fail(tr("The clipboard holds no text; copy the cells of a table first."));
  const std::optional<QString> file = m_pasted.add(text);
  if (!file)
    return fail(
        tr("The table could not be kept in %1; make room there and paste again.").arg(QDir::tempPath()));
  loadTable(*file, {});
}

void Session::restore(const QString& copy) {
  Opening opening;
  opening.isRestored = true;
  opening.saved = Study{};
  loadStudyFile(copy, std::move(opening));
}

void Session::relocate(const QString& dataFile) {
  if (!m_missing) return;
  Opening opening = *m_missing;
  opening.data.file = absolute(dataFile).toStdString();
  opening.fit = [fit = m_missing->fit, file = opening.data.file](const Study& now, const Dataset& dataset) {
    Study study = fit(now, dataset);
    study.data.file = file;
    return study;
  };
  load(std::move(opening));
}

void Session::loadTable(const QString& file, Opening opening) {
  opening.data = choiceFor(file);
  opening.fit = [this, file](const Study& current, const Dataset& dataset) {
    return withData(withChoice(current, choiceFor(file)), file.toStdString(), dataset);
  };
  load(std::move(opening));
}

void Session::loadStudyFile(const QString& file, Opening opening) {
  try {
    const Study study = withAbsolutePaths(readStudy(pathOf(file)), pathOf(QFileInfo(file).absolutePath()));
    if (!opening.saved) opening.saved = study;
    loadStudy(study, std::move(opening));
  } catch (const std::exception& error) {
    failToOpen({.sentence = QString::fromUtf8(error.what()), .kind = Notice::Kind::error});
  }
}

void Session::loadStudy(const Study& study, Opening opening) {
  opening.data = study.data;
  opening.isStudy = true;
  opening.fit = [study](const Study&, const Dataset&) { return study; };
  load(std::move(opening));
}

void Session::offerToLocate(const Opening& opening) {
  m_missing = opening;
  failToOpen({.sentence = tr("%1 is not there, and the study needs it; locate it to go on.")
                              .arg(QString::fromStdString(opening.data.file)),
              .kind = Notice::Kind::error,
              .actions = {NoticeAction::locate}});
}

/// The window is never empty: a file that cannot be read at the start leaves the built-in data.
void Session::failToOpen(const Notice& notice) {
  post(notice);
  if (!m_state.dataset && !m_loader.isRunning()) openDefault();
}

bool Session::saveStudy(const QString& file) {
  const QString target = absolute(file);
  if (!keepPastedTable(target)) return false;
  try {
    writeStudy(withRelativePaths(m_state.study, pathOf(QFileInfo(target).absolutePath())), pathOf(target));
  } catch (const std::exception& error) {
    fail(QString::fromUtf8(error.what()));
    return false;
  }
  m_state.savedStudy = m_state.study;
  m_state.studyFile = target;
  recheck(Aspect::study);
  emit fileOpened(target);
  return true;
}

/// A study on a pasted table needs it in a file that stays.
bool Session::keepPastedTable(const QString& studyFile) {
  const QString table = QString::fromStdString(m_state.study.data.file);
  if (!isPastedTable(table)) return true;
  const std::optional<QString> kept = keptBeside(table, studyFile);
  if (!kept) {
    fail(tr("The pasted table cannot be written beside %1; choose a folder that can be written.")
             .arg(studyFile));
    return false;
  }
  m_state.study.data.file = m_settled.data.file = kept->toStdString();
  say(tr("The pasted table was written beside the study: %1").arg(*kept));
  return true;
}

}  // namespace epsiscope
