#include "ui/session/session.h"

#include <QFileInfo>

#include <algorithm>

#include "core/table/cell_report.h"
#include "core/base/file_error.h"
#include "core/recipes/recipe.h"
#include "core/study/data_match.h"
#include "core/study/load.h"
#include "core/tasks/task.h"
#include "core/text/sentence.h"
#include "ui/state/bad_cell_words.h"
#include "ui/state/key_words.h"
#include "ui/session/data_defaults.h"

namespace epsiscope {

namespace {

bool isBuiltIn(const DataChoice& data) {
  return data.file.starts_with("builtin:");
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

/// What of the study the table does not have, or what in it is a question.
bool mustAsk(const Study& study, const Dataset& dataset) {
  return !dataset.questions.empty() ||
         !mismatches(study.data, taskOf(study).hasClasses(study), dataset).empty();
}

std::vector<ColumnSummary> summariesOf(const Dataset& dataset) {
  std::vector<ColumnSummary> summaries;
  for (const Column& column : dataset.columns) summaries.push_back(summarise(column));
  return summaries;
}

}  // namespace

void Session::load(Opening opening) {
  if (opening.isStudy && isMissing(opening.data.file)) return offerToLocate(opening);
  const bool asks = opening.asksFirst && m_mayReplace && m_state.dataset && m_state.isModified();
  if (asks && !m_mayReplace()) return;
  m_loader.start([this, opening = std::move(opening)](const Runner::Control& control) -> Runner::Delivery {
    std::optional<Table> table;
    try {
      table = readTable(opening.data, control);
    } catch (const FileError& error) {
      if (recipeToOffer(opening.data) == nullptr) throw;
      return [this, notice = recipeAfter(error, opening.data)] { failToOpen(notice); };
    }
    if (!table) return {};
    // Stopped after the last row was read and before the window heard of it: it stays as it is.
    return [this, opening, table, control] {
      if (control.stopped()) return;
      opening.isStudy ? adoptStudy(opening, *table) : fitOrAsk(opening, *table);
    };
  });
}

std::optional<Session::Table> Session::readTable(const DataChoice& data, const Runner::Control& control) {
  const QString phase = tr("Reading data");
  control.report(-1, phase);
  const auto progress = [&](double fraction) { return control.report(fraction, phase); };
  Table table{.dataset = loadData(data, {}, progress), .summaries = {}};
  if (!table.dataset || !control.report(-1, phase)) return std::nullopt;
  table.summaries = summariesOf(*table.dataset);
  return table;
}

void Session::importTable(const DataChoice& data, std::shared_ptr<const Dataset> dataset) {
  Opening opening;
  opening.data = data;
  opening.isChange = m_state.dataset && data.file == m_state.study.data.file;
  const bool asks =
      !opening.isChange && data.file != m_asked && m_mayReplace && m_state.dataset && m_state.isModified();
  if (asks && !m_mayReplace()) return;
  const QString file = QString::fromStdString(data.file);
  if (!isBuiltIn(data) && !isPastedTable(file)) opening.file = file;
  opening.fit = [data](const Study& current, const Dataset&) { return withChoice(current, data); };
  m_loader.start([this, opening, dataset](const Runner::Control& control) -> Runner::Delivery {
    const Table table{.dataset = dataset, .summaries = summariesOf(*dataset)};
    return [this, opening, table, control] {
      if (!control.stopped()) adoptData(opening, table);
    };
  });
}

/// Whether what is declared about columns is what came with built-in data: no choice of the user.
bool Session::isUntouched() const {
  const DataChoice& now = m_state.study.data;
  return !m_state.dataset || (isBuiltIn(now) && now.file == m_builtIn.file &&
                              now.target == m_builtIn.target && now.features == m_builtIn.features &&
                              now.lower == m_builtIn.lower && now.upper == m_builtIn.upper &&
                              now.columnBounds == m_builtIn.columnBounds && now.columns == m_builtIn.columns);
}

DataChoice Session::choiceFor(const QString& file) const {
  DataChoice data = onFile(m_state.study.data, file.toStdString());
  if (!isUntouched()) return data;
  data.target.clear();
  data.features.reset();
  data.columnBounds.clear();
  data.columns.clear();
  data.lower = data.upper = std::nullopt;
  data.boundsFromData = false;
  data.unit.reset();
  data.positive.reset();
  return data;
}

/// Bounds that came with built-in data stay with a target of the same name, where no others are declared.
Study Session::fitted(const Opening& opening, const Dataset& dataset) const {
  const Study& before = m_state.study;
  Study study = opening.fit(before, dataset);
  DataChoice& data = study.data;
  if (isUntouched() && data.target == before.data.target && !data.lower && !data.upper) {
    data.lower = before.data.lower;
    data.upper = before.data.upper;
    data.unit = before.data.unit;
  }
  return suited(before, study, dataset);
}

/// Built-in data and recipes bring their own target and public bounds: choosing them is an answer.
void Session::fitOrAsk(Opening opening, const Table& table) {
  const Dataset& dataset = *table.dataset;
  Study study = withChoice(m_state.study, choiceFor(QString::fromStdString(opening.data.file)));
  if (isUntouched()) study = fitted(opening, dataset);
  const bool bringsTarget = isBuiltIn(opening.data) || opening.data.recipe;
  if (bringsTarget || !mustAsk(study, dataset)) return adoptData(opening, table);
  m_asked = opening.data.file;
  if (!m_state.dataset && !m_loader.isRunning()) openDefault();
  emit needsAnswers(study.data, table.dataset);
}

void Session::adoptStudy(const Opening& opening, const Table& table) {
  const Study study = opening.fit(m_state.study, *table.dataset);
  m_history.clear();
  m_state.studyFile = opening.file;
  m_state.savedStudy = opening.saved.value_or(study);
  if (!m_state.savedStudy.data.sha256) m_state.savedStudy.data.sha256 = table.dataset->sha256;
  adopt(opening, study, table);
}

/// One step that undo takes back: it reads the earlier data again.
void Session::adoptData(const Opening& opening, const Table& table) {
  const Study before = m_state.study;
  const bool untouched = isUntouched(), isFirst = !m_state.dataset;
  Study study = fitted(opening, *table.dataset);
  study.view.tab = before.view.tab;
  study.data.sha256 = table.dataset->sha256;
  isFirst ? m_history.clear() : m_history.record(before, study, 0);
  if (!opening.isChange) {
    m_state.studyFile.clear();
    m_state.savedStudy = study;
  }
  adopt(opening, study, table);
  // What came with built-in data is no choice that anybody misses.
  sayWhatChanged(before, !opening.isChange && !untouched);
}

void Session::adopt(const Opening& opening, const Study& study, const Table& table) {
  m_asked.clear();
  m_rereader.stop();
  m_wanted.reset();
  m_state.study = study;
  if (!hasView(study.task, study.view.tab)) m_state.study.view.tab = view_id::tradeOff;
  m_state.study.data.sha256 = table.dataset->sha256;
  if (opening.data.file != m_settled.data.file) m_declared.clear();
  const bool isTheUsers = !opening.file.isEmpty() || opening.isRestored;
  if (isBuiltIn(study.data) && !isTheUsers) m_builtIn = m_state.study.data;
  m_settled = m_state.study;
  // What was changed while the table was read may ask for another reading of it.
  if (!readsTheSame(study.data, opening.data)) m_settled.data = opening.data;
  setTable(table);
  if (!opening.keepsNotices) settleNotices(opening);
  tellWhatIsOpen();
  if (!opening.remark.isEmpty()) addNotice(m_state.notices, {.sentence = opening.remark});
  recheck(Aspect::study | Aspect::data | Aspect::picture | Aspect::result | Aspect::notice);
  if (!opening.file.isEmpty()) emit fileOpened(opening.file);
  if (opening.isRestored) emit restored();
}

void Session::setTable(const Table& table) {
  m_studyRunner.stop();
  m_preparer.stop();
  m_state.dataset = table.dataset;
  m_state.summaries = table.summaries;
  m_state.cache.reset();
  m_state.result.reset();
  m_state.forgetPictures();
  m_results.clear();
  m_state.badFields.clear();
  m_preparing.reset();
}

/// Nothing is reset in silence.
void Session::sayWhatChanged(const Study& before, bool ofDataToo) {
  QStringList changes;
  for (const KeyChange& change : keyChanges(before, m_state.study))
    if (ofDataToo || !change.key.startsWith(QLatin1String("data.")))
      changes << tr("%1 was %2 and is %3").arg(change.name, change.before, change.after);
  if (changes.isEmpty()) return;
  say(tr("The data asked for changes, which Undo takes back. %1.").arg(changes.join(QStringLiteral("; "))));
  // What waits for an answer stays in front.
  std::ranges::stable_partition(m_state.notices,
                                [](const Notice& notice) { return !notice.actions.empty(); });
  emit changed(Aspect::notice);
}

/// What is open in the data, with what there is to do about it.
void Session::tellWhatIsOpen() {
  std::erase_if(m_state.notices, [](const Notice& notice) {
    return notice.actions == std::vector{NoticeAction::cells} ||
           notice.actions == std::vector{NoticeAction::match};
  });
  if (badCellCount(*m_state.dataset) > 0)
    addNotice(m_state.notices,
              {.sentence = tr("%1 Choose what is done about it.").arg(badCellSummary(*m_state.dataset)),
               .actions = {NoticeAction::cells}});
  if (!isBuiltIn(m_state.study.data) && mustAsk(m_state.study, *m_state.dataset))
    addNotice(m_state.notices,
              {.sentence =
                   tr("The data do not have everything that the study names, or leave something open: match "
                      "them to go on."),
               .actions = {NoticeAction::match}});
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

}  // namespace epsiscope
