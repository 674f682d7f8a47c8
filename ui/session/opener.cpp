#include "ui/session/opener.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

#include "core/base/file_error.h"
#include "core/base/plain_file.h"
#include "core/builtin/generators.h"
#include "core/builtin/planned_data.h"
#include "core/prepare/feature_proposal.h"
#include "core/reading/database/table_left.h"
#include "core/recipes/recipe.h"
#include "core/results/kept_result.h"
#include "core/start/class_values.h"
#include "core/start/data_start.h"
#include "core/study/data_match.h"
#include "core/study/load.h"
#include "core/study/plan.h"
#include "core/study/study_file.h"
#include "core/study/study_paths.h"
#include "core/table/database_address.h"
#include "core/tasks/problems.h"
#include "core/tasks/task.h"
#include "core/text/sentence.h"
#include "ui/session/activities.h"
#include "ui/session/data_defaults.h"
#include "ui/session/document.h"
#include "ui/session/kept_runs.h"
#include "ui/session/notices.h"
#include "ui/session/study_paths.h"
#include "ui/state/looks.h"
#include "ui/state/tasks.h"
#include "ui/theme/resources.h"

namespace epsiscope {

namespace {

Study defaultStudy() {
  return studyOfResources(QStringLiteral("house-prices"));
}

bool isMissing(const std::string& dataFile) {
  const std::string file = fileOnDisk(dataFile);
  return !file.empty() && !QFileInfo::exists(QString::fromStdString(file));
}

/// Returns the recipe for a file of that name, which was not asked for and can read it: a name alone says
/// little. For a worker thread.
const Recipe* recipeToOffer(const DataChoice& data, const Runner::Control& control) {
  const Recipe* recipe = data.recipe || isBuiltIn(data.file) ? nullptr : recipeForFile(data.file);
  try {
    return recipe != nullptr && recipe->read(data.file, control.goOn()) ? recipe : nullptr;
  } catch (const FileError&) {
    return nullptr;
  }
}

/// The original file of a published data set cannot be read as any other table.
Notice recipeAfter(const FileError& error, const DataChoice& data) {
  return {.sentence = QString::fromUtf8(error.what()),
          .kind = Notice::Kind::error,
          .actions = {NoticeAction::useRecipe},
          .file = QString::fromStdString(data.file)};
}

template <class Request>
bool is(const OpenRequest& request) {
  return std::holds_alternative<Request>(request);
}

/// The file that the user can open again: no built-in data, and no table of the clipboard.
QString fileOf(const OpenRequest& request) {
  if (const auto* file = std::get_if<OpenFile>(&request)) return absoluteFile(file->file);
  if (const auto* recipe = std::get_if<OpenRecipe>(&request)) return absoluteFile(recipe->file);
  const auto* table = std::get_if<OpenTable>(&request);
  if (table == nullptr || isBuiltIn(table->data)) return {};
  const QString file = QString::fromStdString(table->data.file);
  return isPastedTable(file) ? QString() : file;
}

void suggestUnchanged(Study& now, const Study& before, std::size_t rows) {
  for (const Task* task : allTasks()) task->suggestUnchanged(now, before, rows);
}

}  // namespace

Opener::Opener(AppState& state, Document& document, Notices& notices, Activities& activities, QObject* parent)
    : QObject(parent), m_state(state), m_document(document), m_notices(notices) {
  // Data that are opened first meet the same study as those that are opened next.
  m_state.study = defaultStudy();
  m_builtIn = m_state.study.data;
  activities.follow(m_runner, Activity::Kind::loading);
}

void Opener::open(const OpenRequest& request) {
  std::visit([this](const auto& one) { begin(one); }, request);
}

void Opener::begin(const OpenDefault& request) {
  read(NextStudy{request, defaultStudy()});
}

void Opener::begin(const OpenFile& request) {
  const QString file = absoluteFile(request.file);
  if (looksLikeResults(pathOf(file))) return readResultsFile(request, file);
  looksLikeStudy(pathOf(file)) ? readStudyFile(request, file) : readTableFile(request, file);
}

void Opener::begin(const OpenAsking& request) {
  looksLikeStudy(pathOf(request.file)) ? begin(OpenFile{request.file})
                                       : ask(choiceFor(request.file), nullptr);
}

void Opener::begin(const OpenTable& request) {
  const DataChoice& data = request.data;
  // Another table of the same database, or a SELECT, may have been chosen.
  const std::string from = databaseOf(data.file);
  const bool isChange =
      !request.beginsAnew && !m_asking && m_state.dataset && from == databaseOf(m_state.study.data.file);
  const bool isPermitted =
      m_permission && databaseOf(m_permission->file) == from && m_permission->changes == m_document.changes();
  if (!isChange && !isPermitted && !mayReplace()) return;
  if (m_asking && !request.beginsAnew) {
    NextStudy asked = *m_asking;
    asked.study.data = data;
    return readPermitted(asked, request.dataset);
  }
  const NextTable next{request, data,
                       [this, data, anew = request.beginsAnew](const Study& current, const Dataset& dataset) {
                         return anew ? begunAnew(data, dataset) : withChoice(current, data);
                       }};
  m_runner.start([this, next, isChange, dataset = request.dataset](const Runner::Control& control) {
    const SummarisedTable table = summarised(dataset);
    NextTable known = next;
    known.recipe = recipeToOffer(next.data, control);
    return [this, next = known, isChange, table, control] {
      if (control.stopped()) return;
      isChange ? adoptChange(next, table) : adopt(next, table);
    };
  });
}

void Opener::begin(const OpenStudy& request) {
  read(NextStudy{request, request.study});
}

void Opener::begin(const OpenBuiltIn& request) {
  const BuiltIn* builtIn = findBuiltIn(request.id.toStdString());
  if (builtIn == nullptr)
    return m_notices.fail(
        tr("There are no built-in data \"%1\"; choose from File, Built-in data.").arg(request.id));
  const QString file = QStringLiteral("builtin:") + request.id;
  read(NextTable{request, choiceFor(file),
                 [this, builtIn, file](const Study& current, const Dataset& dataset) {
                   return withBuiltIn(withChoice(current, choiceFor(file)), *builtIn, dataset);
                 }});
}

void Opener::begin(const OpenPlan& request) {
  DataChoice data;
  data.file = std::string(kPlanFile);
  data.target = kPlannedTarget;
  data.lower = kPlannedBounds.lower;
  data.upper = kPlannedBounds.upper;
  const Study suited = withPlanFor(withChoice(m_state.study, data));
  read(NextTable{request, suited.data, [suited](const Study& current, const Dataset&) {
                   return withChoice(current, suited.data);
                 }});
}

void Opener::begin(const OpenTask& request) {
  const Study& now = m_state.study;
  const Study next = withTask(begunTask(request.task), request.task, m_state.dataset.get());
  const bool mayChange = m_state.dataset && isUntouched() && !isPlan(now.data) && !now.view.lesson;
  if (!mayChange || (suits(next, m_state.dataset) && !areOfAStart(now.data)))
    return m_document.setStudy(next);
  const NextTable start = startTable(request, request.task);
  read(start.data, [this, start](const SummarisedTable& table) { adoptStart(start, table); });
}

void Opener::begin(const OpenStartData& request) {
  read(startTable(request, m_state.study.task));
}

void Opener::begin(const OpenExample& request) {
  read(NextStudy{request, studyOfResources(request.id)});
}

void Opener::begin(const OpenPaper& request) {
  Study study = studyOfResources(request.id);
  study.data.file = absoluteFile(request.dataFile).toStdString();
  read(NextStudy{request, study});
}

void Opener::begin(const OpenRecipe& request) {
  const Recipe* recipe = findRecipe(request.id.toStdString());
  if (recipe == nullptr)
    return m_notices.fail(
        tr("There is no recipe \"%1\"; choose from File, Public data sets.").arg(request.id));
  DataChoice plain;
  plain.file = absoluteFile(request.file).toStdString();
  const DataChoice data = applyRecipe(plain, *recipe);
  read(NextTable{request, data, [data](const Study& current, const Dataset&) {
                   Study study = withChoice(current, data);
                   study.view.label = study.view.otherLabel = std::nullopt;
                   forgetPlaces(study);
                   if (taskOf(study).hasClasses(study) == data.positive.has_value()) return study;
                   study.task =
                       firstTaskFor(data.positive ? TargetKind::classes : TargetKind::numbers).facts().task;
                   return withStarters(study, study.task);
                 }});
}

void Opener::begin(const Relocate& request) {
  if (!m_missing) return;
  NextStudy next = *m_missing;
  next.study.data.file = withFileOnDisk(next.study.data.file, absoluteFile(request.dataFile).toStdString());
  read(next);
}

void Opener::begin(const Restore& request) {
  readStudyFile(request, request.copy);
}

void Opener::begin(const Paste& request) {
  if (request.text.trimmed().isEmpty())
    return m_notices.fail(tr("The clipboard holds no text; copy the cells of a table first."));
  const std::optional<QString> file = m_pasted.add(request.text);
  if (!file)
    return m_notices.fail(
        tr("The table could not be kept in %1; make room there and paste again.").arg(QDir::tempPath()));
  readTableFile(request, *file);
}

void Opener::begin(const AskAgain&) {
  ask(m_state.dataset ? withoutFindings(m_state.study.data, *m_state.dataset) : m_state.study.data,
      m_state.dataset);
}

bool Opener::mayReplace() const {
  return !m_mayReplace || !m_state.dataset || !m_state.isModified() || m_mayReplace();
}

/// Any file is read by the other thread: it may lie on a slow disk.
void Opener::readStudyFile(const OpenRequest& request, const QString& file) {
  m_runner.start([this, request, file](const Runner::Control& control) -> Runner::Delivery {
    const std::string text = readWholeFile(pathOf(file), kLargestStudy, control.goOn());
    Study study = withAbsolutePaths(parseStudy(text, file.toStdString(), control.goOn()),
                                    pathOf(QFileInfo(file).absolutePath()));
    // Classes have no bounds, not those of the numbers that they are written as either.
    if (!taskOf(study).holdsClasses(study)) study.data = withKnownBounds(study.data);
    const bool isCopy = is<Restore>(request);
    const std::filesystem::path kept = keptResultFile(pathOf(file));
    const NextStudy next{.request = request,
                         .study = study,
                         .saved = isCopy ? Study{} : study,
                         .stamp = stampOf(file, text),
                         .keptRun = isCopy ? QString() : QString::fromStdU16String(kept.u16string())};
    return [this, next, control] {
      if (!control.stopped()) read(next);
    };
  });
}

/// Results hold the values of all trials: they are read on the other thread.
void Opener::readResultsFile(const OpenRequest& request, const QString& file) {
  m_runner.start([this, request, file](const Runner::Control& control) -> Runner::Delivery {
    control.report(-1, tr("Reading results"));
    const auto result = std::make_shared<const Result>(readResultWithPaths(pathOf(file), control.goOn()));
    return [this, request, result, control] {
      if (!control.stopped()) read(NextStudy{.request = request, .study = result->study, .result = result});
    };
  });
}

void Opener::readTableFile(const OpenRequest& request, const QString& file) {
  read(NextTable{request, choiceFor(file), [this, file](const Study& current, const Dataset& dataset) {
                   const Study study = onTable(current, file, dataset);
                   return begunOn(study, dataset, columnsAside(study.data, dataset));
                 }});
}

void Opener::read(const NextStudy& next) {
  if (isMissing(next.study.data.file)) return offerToLocate(next);
  if (is<OpenStudy>(next.request) || mayReplace()) readPermitted(next);
}

/// A recipe says itself how its file is read.
void Opener::readPermitted(const NextStudy& next, const std::shared_ptr<const Dataset>& known) {
  const auto kept = std::make_shared<KeptRun>();
  const bool asks = !is<OpenStudy>(next.request) && !next.study.data.recipe;
  read(
      next.study.data, [this, next, kept](const SummarisedTable& table) { adopt(next, table, *kept); },
      [next, kept](const Dataset& dataset, const Runner::Control& control) {
        // Files needed by checks are read here first; the window's checks remember them.
        problems(next.study);
        *kept = next.result ? keptRun(next.result, next.study, dataset)
                            : keptRun(next.keptRun, next.study, dataset, control.goOn());
      },
      asks ? [this, next] { askAbout(next); } : std::function<void()>(), known);
}

void Opener::read(const NextTable& next) {
  if (!mayReplace()) return;
  const auto known = std::make_shared<NextTable>(next);
  const bool asks = is<OpenFile>(next.request) || is<Paste>(next.request);
  read(
      next.data, [this, known](const SummarisedTable& table) { fitOrAsk(*known, table); },
      [known](const Dataset&, const Runner::Control& control) {
        known->recipe = recipeToOffer(known->data, control);
      },
      asks ? [this, data = next.data] { permit(data); ask(data, nullptr); } : std::function<void()>());
}

void Opener::read(const DataChoice& data, const Adoption& adopt, const Afterwards& afterwards,
                  const std::function<void()>& refused, const std::shared_ptr<const Dataset>& known) {
  m_runner.start(
      [this, data, adopt, afterwards, refused, known](const Runner::Control& control) -> Runner::Delivery {
        std::optional<SummarisedTable> table;
        try {
          table = known ? summarised(known) : readTable(data, control);
        } catch (const TableLeft&) {
          if (!refused) throw;
          return refused;
        } catch (const FileError& error) {
          if (recipeToOffer(data, control) == nullptr) {
            if (!refused || error.place().line == 0) throw;
            return refused;
          }
          return [this, notice = recipeAfter(error, data)] { fail(notice); };
        }
        if (!table) return {};
        if (afterwards) afterwards(*table->dataset, control);
        // Stopped after the last row was read and before the window heard of it: it stays as it is.
        return [adopt, table, control] {
          if (!control.stopped()) adopt(*table);
        };
      });
}

void Opener::permit(const DataChoice& data) {
  m_permission = {.file = data.file, .changes = m_document.changes()};
  if (!m_state.dataset && !m_runner.isRunning()) open(OpenDefault{});
}

/// A database of several tables is asked about as a workbook of several sheets, and a file with a line that
/// cannot be read as one about which something has to be decided: the form says which.
void Opener::ask(const DataChoice& data, const std::shared_ptr<const Dataset>& dataset) {
  m_asking.reset();
  Study study = m_state.study;
  study.data = data;
  emit needsAnswers(study, dataset);
}

/// The study is opened with the answers.
void Opener::askAbout(const NextStudy& next) {
  permit(next.study.data);
  m_asking = next;
  emit needsAnswers(next.study, nullptr);
}

void Opener::offerToLocate(const NextStudy& next) {
  m_missing = next;
  fail({.sentence = tr("%1 is not there, and the study needs it; locate it to go on.")
                        .arg(QString::fromStdString(fileOnDisk(next.study.data.file))),
        .kind = Notice::Kind::error,
        .actions = {NoticeAction::locate}});
}

void Opener::fail(const QString& sentence) {
  fail({.sentence = sentence, .kind = Notice::Kind::error});
}

void Opener::fail(const Notice& notice) {
  m_notices.post(notice);
  if (!m_state.dataset && !m_runner.isRunning()) open(OpenDefault{});
}

/// Whether the declarations about columns are those of built-in data: no choice of the user.
bool Opener::isUntouched() const {
  const DataChoice& now = m_state.study.data;
  return !m_state.dataset || (isBuiltIn(now) && declareTheSame(now, m_builtIn));
}

/// The block "data" with which a file is opened: all declarations of the study, but for how another file is
/// written; declarations about columns that came with built-in data and are no choice of the user are left
/// out.
DataChoice Opener::choiceFor(const QString& file) const {
  const DataChoice& now = m_state.study.data;
  DataChoice data =
      onFile(m_state.dataset ? withoutFindings(now, *m_state.dataset) : now, file.toStdString());
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

/// Values that came with built-in data and that nobody changed suit another scale: they are suggested for a
/// table of the user.
Study Opener::fitted(const NextTable& next, const Dataset& dataset) const {
  Study study = next.fit(m_state.study, dataset);
  const Study& came = m_state.dataset ? m_state.savedStudy : m_state.study;
  if (isUntouched() && !isBuiltIn(next.data) && !next.data.recipe)
    suggestUnchanged(study, came, dataset.rows());
  return suited(m_state.study, study, dataset);
}

/// Returns the study as it is adopted: one goes on looking where one looked.
Study Opener::placed(const NextTable& next, const Dataset& dataset) const {
  Study study = fitted(next, dataset);
  study.view.tab = m_state.study.view.tab;
  study.data.sha256 = dataset.sha256;
  return study;
}

/// The current study for another task, which begins with its starters. The task that was opened or saved has
/// the methods that were meant there.
Study Opener::begunTask(TaskId task) const {
  const Study& now = m_state.study;
  const bool isKnown = task == now.task || task == m_state.savedStudy.task;
  return isKnown ? now : withStarters(now, task);
}

/// The start study of the current task on a table of the user, in the current mode: nothing else of the
/// current study is left.
Study Opener::begunAnew(const DataChoice& data, const Dataset& dataset) const {
  const Study start = studyOfResources(QLatin1String(taskOf(m_state.study).facts().start));
  Study study = withChoice(start, data);
  study.mode = m_state.study.mode;
  study.view.label = study.view.otherLabel = std::nullopt;
  forgetPlaces(study);
  forgetClasses(study, start);
  suggestUnchanged(study, start, dataset.rows());
  return suited(start, study, dataset);
}

/// The data of the task's start study under a study of this task.
Opener::NextTable Opener::startTable(const OpenRequest& request, TaskId task) {
  return {request, startData(task), [task](const Study& current, const Dataset& dataset) {
            return withTask(withStart(current, task), task, &dataset);
          }};
}

/// Data are not replaced in silence; what else comes with them nobody has chosen.
void Opener::adoptStart(const NextTable& start, const SummarisedTable& table) {
  const DataChoice before = m_state.study.data;
  m_document.change(placed(start, *table.dataset), start.data, table);
  settle(start.request);
  announce(start.request);
  const DataChoice& now = m_state.study.data;
  if (before.file == now.file) return;
  m_notices.post({.sentence = tr("“%1” begins with an example of its own, %2. Undo brings %3 back.")
                                  .arg(QCoreApplication::translate("Tasks", wordsOf(m_state.study.task).name),
                                       builtInTitle(now), builtInTitle(before)),
                  .step = m_document.history().steps()});
}

/// Returns the current study with the declarations that fit a table that nothing is decided about yet.
Study Opener::onTable(const Study& current, const QString& file, const Dataset& dataset) const {
  return withData(withChoice(current, choiceFor(file)), file.toStdString(), dataset);
}

/// Built-in data and recipes bring their own target and public bounds: choosing them is an answer. Choices
/// made on another table are asked about where this one lacks their names.
void Opener::fitOrAsk(const NextTable& next, const SummarisedTable& table) {
  if (isBuiltIn(next.data) || next.data.recipe) return adopt(next, table);
  const Dataset& dataset = *table.dataset;
  const QString file = QString::fromStdString(next.data.file);
  const Study study =
      isUntouched() ? onTable(m_state.study, file, dataset) : withChoice(m_state.study, choiceFor(file));
  const bool asksForRoles =
      (!study.data.person && table.namesPeople) || (!study.data.weight && table.mayBeWeighted);
  if (!leavesQuestions(study, dataset) && dataset.questions.empty() && !offersReadings(study.data, dataset) &&
      !asksForRoles)
    return adopt(next, table);
  permit(next.data);
  ask(study.data, table.dataset);
}

void Opener::adopt(const NextStudy& next, const SummarisedTable& table, const KeptRun& kept) {
  const QString studyFile = next.result ? QString() : fileOf(next.request);
  m_document.open(next.study, next.saved.value_or(next.study), {.file = studyFile, .stamp = next.stamp},
                  next.study.data, table);
  settle(next.request);
  if (!next.keptRun.isEmpty()) emit keptRunRead(next.keptRun, kept.stamp);
  if (kept.result) emit runFound(kept.result);
  sayOfData(next, *table.dataset, kept);
  announce(next.request);
}

/// One sentence about data that are not those of the study, or of its run.
void Opener::sayOfData(const NextStudy& next, const Dataset& dataset, const KeptRun& kept) {
  if (!kept.failure.isEmpty())
    m_notices.add({.sentence = tr("The run that was kept with the study is not shown: %1").arg(kept.failure),
                   .kind = Notice::Kind::error});
  if (dataChanged(next.study.data, dataset))
    m_notices.add({.sentence = kept.ofAnotherTable
                                   ? tr("The data have changed since the study was saved, so the run that "
                                        "was kept with it is not shown; run it again, and save it to accept "
                                        "the new data.")
                                   : tr("The data have changed since the study was saved, so its "
                                        "results will differ; save it to accept the new data.")});
  else if (kept.ofAnotherTable)
    m_notices.add({.sentence = tr("The results are of another table than %1, so they are not shown; run the "
                                  "study again, or open it with its own table.")
                                   .arg(QString::fromStdString(next.study.data.file))});
}

void Opener::adopt(const NextTable& next, const SummarisedTable& table) {
  const Study before = m_state.study;
  const bool untouched = isUntouched();
  const Study study = placed(next, *table.dataset);
  // The reader's findings may be written down by now, which is no other reading.
  const bool isWritten = readsTheSame(study.data, withReadingOf(next.data, *table.dataset));
  m_document.moveTo(study, isWritten ? study.data : next.data, table);
  settle(next.request);
  if (is<OpenFile>(next.request) || is<Paste>(next.request)) sayWhatIsIgnored();
  offerRecipe(next);
  announce(next.request);
  // Choices that came with built-in data are missed by nobody.
  m_notices.sayWhatChanged(before, !untouched, m_document.history().steps());
}

/// A column is not left out in silence.
void Opener::sayWhatIsIgnored() {
  const DataChoice& data = m_state.study.data;
  if (!data.features) return;
  QStringList ignored;
  for (const SetAside& one :
       columnsSetAside(*m_state.dataset, data.target, data.columns, mostCategories(data)))
    if (std::ranges::count(*data.features, one.column) == 0)
      ignored
          << tr("\"%1\" (%2)").arg(QString::fromStdString(one.column), QString::fromStdString(one.reason));
  if (!ignored.isEmpty())
    m_notices.add({.sentence = tr("Nothing is learned from %1; choose the features in Setup to change that.")
                                   .arg(ignored.join(QStringLiteral(", "))),
                   .step = m_document.history().steps()});
}

void Opener::adoptChange(const NextTable& next, const SummarisedTable& table) {
  const Study before = m_state.study;
  m_document.change(placed(next, *table.dataset), next.data, table);
  settle(next.request);
  offerRecipe(next);
  announce(next.request);
  m_notices.sayWhatChanged(before, false, m_document.history().steps());
}

void Opener::settle(const OpenRequest& request) {
  m_permission.reset();
  const bool isTheUsers = is<Restore>(request) || !fileOf(request).isEmpty();
  if (isBuiltIn(m_state.study.data) && !isTheUsers) m_builtIn = m_state.study.data;
  if (is<OpenDefault>(request)) return;
  if (is<Restore>(request)) m_pasted.adopt(QString::fromStdString(m_state.study.data.file));
  forgetPast();
  if (is<Restore>(request)) m_notices.forgetAll();
}

void Opener::forgetPast() {
  m_missing.reset();
  m_asking.reset();
  m_notices.forgetAllBut(NoticeAction::restore);
}

void Opener::offerRecipe(const NextTable& next) {
  const Recipe* recipe = next.recipe;
  if (recipe == nullptr) return;
  m_notices.add({.sentence = tr("By its name this is %1: a recipe knows its columns, target and preparation.")
                                 .arg(QString::fromStdString(sentence("Core", recipe->title))),
                 .actions = {NoticeAction::useRecipe},
                 .file = QString::fromStdString(next.data.file),
                 .step = m_document.history().steps()});
}

void Opener::announce(const OpenRequest& request) {
  m_notices.addWhatIsOpen();
  if (const auto* file = std::get_if<OpenFile>(&request); file != nullptr && !file->remark.isEmpty())
    m_notices.add({.sentence = file->remark, .step = m_document.history().steps()});
  emit adopted();
  if (const QString file = fileOf(request); !file.isEmpty()) emit fileOpened(file);
  if (is<Restore>(request)) emit restored();
}

}  // namespace epsiscope
