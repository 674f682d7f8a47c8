#include "ui/window/session.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

#include "core/data/file_error.h"
#include "core/data/generators.h"
#include "core/data/recipes/recipe.h"
#include "core/study/load.h"
#include "core/study/prepare_study.h"
#include "core/study/recipe_choice.h"
#include "core/study/study_file.h"
#include "ui/window/data_defaults.h"
#include "ui/theme/resources.h"
#include "ui/views/looks.h"

namespace epsiscope {

namespace {

std::filesystem::path pathOf(const QString& file) {
  return file.toStdU16String();
}

QString absolute(const QString& file) {
  return QFileInfo(file).absoluteFilePath();
}

bool isMissing(const std::string& dataFile) {
  return !dataFile.empty() && !dataFile.starts_with("builtin:") &&
         !QFileInfo::exists(QString::fromStdString(dataFile));
}

/// The recipe for a file of that name, which was not asked for.
const Recipe* recipeToOffer(const DataChoice& data) {
  return data.recipe ? nullptr : recipeForFile(data.file);
}

/// The original file of a published data set cannot be read as any other table.
Notice recipeAfter(const FileError& error, const DataChoice& data) {
  return {.sentence = QString::fromUtf8(error.what()),
          .kind = Notice::Kind::error,
          .actions = {NoticeAction::useRecipe},
          .file = QString::fromStdString(data.file)};
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
  opening.data.file = "builtin:" + id.toStdString();
  opening.fit = [builtIn](const Study& current, const Dataset& dataset) {
    return withBuiltIn(current, *builtIn, dataset);
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
    if (hasClasses(study) != data.positive.has_value())
      study.task = data.positive ? Task::privateClassifier : Task::labelPrivacy;
    return study;
  };
  load(std::move(opening));
}

void Session::openFile(const QString& file) {
  const QString path = absolute(file);
  Opening opening;
  opening.file = path;
  looksLikeStudy(pathOf(path)) ? loadStudyFile(path, std::move(opening))
                               : loadTable(path, std::move(opening));
}

void Session::importTable(const DataChoice& data, std::shared_ptr<const Dataset> dataset) {
  if (m_mayReplace && m_state.dataset && m_state.isModified() && !m_mayReplace()) return;
  Opening opening;
  opening.data = data;
  opening.fit = [data](const Study& current, const Dataset&) {
    Study study = current;
    study.data = data;
    return study;
  };
  std::vector<ColumnSummary> summaries;
  for (const Column& column : dataset->columns) summaries.push_back(summarise(column));
  adopt(opening, std::move(dataset), std::move(summaries));
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
  opening.data.file = file.toStdString();
  opening.fit = [name = opening.data.file](const Study& current, const Dataset& dataset) {
    return withData(current, name, dataset);
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

void Session::load(Opening opening) {
  if (opening.isStudy && isMissing(opening.data.file)) return offerToLocate(opening);
  const bool asks = opening.asksFirst && m_mayReplace && m_state.dataset && m_state.isModified();
  if (asks && !m_mayReplace()) return;
  m_loader.start([this, opening = std::move(opening)](const Runner::Control& control) -> Runner::Delivery {
    const QString phase = tr("Reading data");
    control.report(-1, phase);
    const auto progress = [&](double fraction) { return control.report(fraction, phase); };
    std::shared_ptr<const Dataset> dataset;
    try {
      dataset = loadData(opening.data, {}, progress);
    } catch (const FileError& error) {
      if (recipeToOffer(opening.data) == nullptr) throw;
      return [this, notice = recipeAfter(error, opening.data)] { failToOpen(notice); };
    }
    if (!dataset) return {};
    std::vector<ColumnSummary> summaries;
    for (const Column& column : dataset->columns) summaries.push_back(summarise(column));
    // Stopped after the last row was read and before the window heard of it: it stays as it is.
    return [this, opening, dataset, summaries, control] {
      if (!control.stopped()) adopt(opening, dataset, summaries);
    };
  });
}

void Session::adopt(const Opening& opening, std::shared_ptr<const Dataset> dataset,
                    std::vector<ColumnSummary> summaries) {
  m_studyRunner.stop();
  m_preparer.stop();
  Study study = opening.fit(m_state.study, *dataset);
  if (!opening.isStudy) {
    if (study.mode == Mode::classroom) takeBoundsFromData(study, *dataset);
    if (study.data.lower && study.data.upper)
      fitToWidth(study.labelPrivacy, *study.data.upper - *study.data.lower);
    choosePositive(study, *dataset);
    study.view.tab = m_state.study.view.tab;
  }
  if (!hasView(study.task, study.view.tab)) study.view.tab = view_id::tradeOff;
  study.data.sha256 = dataset->sha256;
  m_state.savedStudy = opening.saved.value_or(study);
  if (!m_state.savedStudy.data.sha256) m_state.savedStudy.data.sha256 = dataset->sha256;
  m_state.dataset = std::move(dataset);
  m_state.summaries = std::move(summaries);
  m_state.study = study;
  m_state.studyFile = opening.isStudy ? opening.file : QString();
  m_state.cache.reset();
  m_state.result.reset();
  m_state.forgetPictures();
  m_results.clear();
  m_state.badFields.clear();
  m_history.clear();
  m_preparing.clear();
  if (!opening.keepsNotices) settleNotices(opening);
  recheck(Aspect::study | Aspect::data | Aspect::picture | Aspect::result | Aspect::notice);
  if (!opening.file.isEmpty()) emit fileOpened(opening.file);
  if (opening.isRestored) emit restored();
}

/// What was said of other data is past; another copy that can be restored is not.
void Session::settleNotices(const Opening& opening) {
  m_missing.reset();
  std::erase_if(m_state.notices, [&](const Notice& notice) {
    return opening.isRestored || std::ranges::count(notice.actions, NoticeAction::restore) == 0;
  });
  if (opening.isStudy && dataChanged(opening.data, *m_state.dataset))
    addNotice(m_state.notices, {.sentence = tr("The data have changed since the study was saved, so its "
                                               "results will differ; save it to accept the new data.")});
  if (const Recipe* recipe = recipeToOffer(opening.data); recipe != nullptr && !opening.isStudy)
    addNotice(m_state.notices,
              {.sentence = tr("By its name this is %1: a recipe knows its columns, target and preparation.")
                               .arg(QString::fromStdString(sentence("Core", recipe->title))),
               .actions = {NoticeAction::useRecipe},
               .file = QString::fromStdString(opening.data.file)});
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
  m_state.study.data.file = kept->toStdString();
  say(tr("The pasted table was written beside the study: %1").arg(*kept));
  return true;
}

}  // namespace epsiscope
