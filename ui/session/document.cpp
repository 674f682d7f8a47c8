#include "ui/session/document.h"

#include <QFileInfo>

#include "core/base/said_error.h"
#include "core/base/store.h"
#include "core/random/rng.h"
#include "core/start/class_values.h"
#include "core/study/data_match.h"
#include "core/study/study_file.h"
#include "core/study/study_paths.h"
#include "core/tasks/task.h"
#include "ui/session/data_defaults.h"
#include "ui/session/notices.h"
#include "ui/session/pasted_tables.h"
#include "ui/session/study_paths.h"
#include "ui/state/looks.h"
#include "ui/state/tasks.h"
#include "ui/state/view_kind.h"

namespace epsiscope {

namespace {

/// Seeds that can be read aloud and copied from a blackboard.
constexpr std::uint64_t kLargestShownSeed = 9999;

std::uint64_t newSeedFor(std::uint64_t old) {
  std::uint64_t seed = old;
  while (seed == old) seed = 1 + freshSeed() % kLargestShownSeed;
  return seed;
}

/// `now` without what `wanted` changed of `settled`.
Study takenBack(const Study& wanted, const Study& settled, const Study& now) {
  Study study = now;
  study.inputs() = withSettings(settled, settingsBetween(wanted, now)).inputs();
  return readsTheSame(study.data, settled.data) ? study : settled;
}

}  // namespace

Document::Document(AppState& state, Notices& notices, QObject* parent)
    : QObject(parent), m_state(state), m_notices(notices) {}

void Document::setStudy(const Study& study, quint64 step) {
  if (study == m_state.study) return;
  ++m_changes;
  m_history.record(m_state.study, study, step);
  // Another task may need other labels; a shape that is chosen is left alone.
  Study next = study.task == m_state.study.task ? study : withPlanFor(study);
  const DataChoice& now = m_state.study.data;
  // Those of the data are declared once they are changed.
  const bool hasNewBounds = next.data.lower != now.lower || next.data.upper != now.upper;
  if (hasNewBounds && now.boundsFromData) next.data.boundsFromData = false;
  if (hasNewBounds && next.data.lower && next.data.upper)
    fitToWidth(next, *next.data.upper - *next.data.lower);
  if (next.data.target != now.target) {
    m_declared[now.target] = now;
    recallLabels(next.data);
    if (!now.boundsFromData && (now.lower || now.upper))
      m_notices.post({.sentence = tr("The declared bounds belong to %1 and come back with it.")
                                      .arg(QString::fromStdString(now.target)),
                      .step = m_history.steps()});
  }
  replaceStudy(next);
}

/// Fills in the earlier declarations of the target, where `data` says nothing about it.
void Document::recallLabels(DataChoice& data) const {
  const auto found = m_declared.find(data.target);
  if (found == m_declared.end() || data.lower || data.upper || data.unit || data.positive) return;
  const DataChoice& known = found->second;
  data.lower = known.lower;
  data.upper = known.upper;
  data.boundsFromData = known.boundsFromData;
  data.unit = known.unit;
  data.positive = known.positive;
}

void Document::undo() {
  const std::optional<Study> study = m_history.undo(m_state.study);
  if (!study) return;
  m_notices.forgetAfter(m_history.steps());
  replaceStudy(*study);
}

void Document::redo() {
  if (const std::optional<Study> study = m_history.redo(m_state.study)) replaceStudy(*study);
}

void Document::newSeed() {
  Study study = m_state.study;
  study.splitSeed = splitSeedOf(study);
  study.priorSeed.reset();
  study.seed = newSeedFor(study.seed);
  setStudy(study);
}

void Document::newSplits() {
  Study study = m_state.study;
  study.splitSeed = newSeedFor(splitSeedOf(study));
  setStudy(study);
}

void Document::setBadText(const QString& field, bool bad) {
  m_state.badFields.removeAll(field);
  if (bad) m_state.badFields << field;
  emit changed(Aspect::study);
}

void Document::replaceStudy(const Study& study) {
  const bool newTarget = study.data.target != m_state.study.data.target;
  const bool newTask = study.task != m_state.study.task;
  m_state.study = study;
  m_state.step = m_history.steps();
  chooseOfferedView(m_state.study);
  if (newTask) emit taskChanged();
  if (newTarget) forgetPlaces(m_state.study);
  if (isReadAsWanted()) {
    chooseClass();
    if (newTarget || newTask) m_notices.addClassTarget();
  }
  Aspects what = Aspect::study;
  if (newTask) what |= Aspect::data | Aspect::picture | Aspect::result;
  if (newTask || newTarget) what |= Aspect::notice;
  emit edited(what);
}

/// Looks through the rows once for each target, and not at every step of a slider.
void Document::chooseClass() {
  Study& study = m_state.study;
  choosePublicClasses(study, *m_state.dataset);
  if (m_withoutClass == study.data.target) return;
  choosePositive(study, *m_state.dataset);
  if (taskOf(study).hasClasses(study) && !study.data.positive) m_withoutClass = study.data.target;
}

/// The study as its file says it.
std::string Document::textFor(const QString& file) const {
  return toJson(withRelativePaths(m_state.study, pathOf(QFileInfo(file).absolutePath())));
}

std::optional<FileStamp> Document::inTheWay(const QString& file) const {
  const QString target = absoluteFile(file);
  const FileStamp there = stampOf(target);
  const bool isKnown = isSameFile(target, m_state.studyFile) && there.holds(m_fileStamp);
  if (!there.isThere() || isKnown || there.holds(stampOf(target, textFor(target)))) return std::nullopt;
  return there;
}

bool Document::save(const QString& file, const FileStamp& replaces) {
  const QString target = absoluteFile(file);
  bool wasThere = false;
  const auto mayBeReplaced = [&] {
    const std::optional<FileStamp> there = inTheWay(target);
    wasThere = there.has_value();
    if (!there || there->holds(replaces)) return true;
    m_notices.fail(tr("%1 was not saved: it holds something else than what was opened from it or saved in it "
                      "here; save the study again, and choose what becomes of that.")
                       .arg(target));
    return false;
  };
  if (!mayBeReplaced() || !keepPastedTable(target)) return false;
  const std::string text = textFor(target);
  try {
    constexpr double kPatience = 0.1;  // the window waits for it
    if (!replaceFile(pathOf(target), text, mayBeReplaced, kPatience)) return false;
  } catch (const SaidError& error) {
    m_notices.fail(QString::fromUtf8(error.what()));
    return false;
  } catch (const std::exception&) {
    m_notices.fail(
        tr("%1 was not saved; there is too little memory, or it cannot be written: choose another place.")
            .arg(target));
    return false;
  }
  m_state.savedStudy = m_state.study;
  m_state.studyFile = target;
  m_fileStamp = stampOf(target, text);
  emit edited(Aspect::study);
  emit saved(target, wasThere);
  return true;
}

/// A study on a pasted table needs it in a file that stays.
bool Document::keepPastedTable(const QString& studyFile) {
  const QString table = QString::fromStdString(m_state.study.data.file);
  if (!isPastedTable(table)) return true;
  const std::optional<QString> kept = keptBeside(table, studyFile);
  if (!kept) {
    m_notices.fail(tr("The pasted table cannot be written beside %1; choose a folder that can be written.")
                       .arg(studyFile));
    return false;
  }
  m_state.study.data.file = m_settled.data.file = kept->toStdString();
  m_notices.say(tr("The pasted table was written beside the study: %1").arg(*kept));
  return true;
}

void Document::open(const Study& study, const Study& saved, const Place& place, const DataChoice& read,
                    const SummarisedTable& table) {
  m_history.clear();
  m_state.studyFile = place.file;
  m_fileStamp = place.stamp;
  m_state.savedStudy = saved;
  if (!m_state.savedStudy.data.sha256) m_state.savedStudy.data.sha256 = table.dataset->sha256;
  this->place(study, read, table);
}

void Document::moveTo(const Study& study, const DataChoice& read, const SummarisedTable& table) {
  m_state.dataset ? m_history.record(m_state.study, study, 0) : m_history.clear();
  m_state.studyFile.clear();
  m_state.savedStudy = study;
  m_fileStamp = {};
  place(study, read, table);
}

void Document::change(const Study& study, const DataChoice& read, const SummarisedTable& table) {
  m_history.record(m_state.study, study, 0);
  place(study, read, table);
}

void Document::place(const Study& study, const DataChoice& read, const SummarisedTable& table) {
  m_state.study = study;
  chooseOfferedView(m_state.study);
  m_state.study.data.sha256 = table.dataset->sha256;
  if (read.file != m_settled.data.file) m_declared.clear();
  m_settled = m_state.study;
  // A change made while the table was read may ask for another reading of it.
  if (!readsTheSame(study.data, read)) m_settled.data = read;
  setTable(table);
}

void Document::setTable(const SummarisedTable& table) {
  m_state.dataset = table.dataset;
  m_state.summaries = table.summaries;
  m_state.badFields.clear();
  m_withoutClass.reset();
  emit tableReplaced();
}

bool Document::isReadAsWanted() const {
  return m_state.dataset && readsTheSame(m_state.study.data, m_settled.data);
}

void Document::adoptReading(const SummarisedTable& table) {
  Study& study = m_state.study;
  choosePositive(study, *table.dataset);
  study.data.sha256 = table.dataset->sha256;
  m_settled = study;
  setTable(table);
}

void Document::giveUpReading(const Study& wanted) {
  m_state.study = takenBack(wanted, m_settled, m_state.study);
  m_history.forget(m_state.study);
}

Document::Work Document::work() const {
  return {.study = m_state.study,
          .savedStudy = m_state.savedStudy,
          .studyFile = m_state.studyFile,
          .fileStamp = m_fileStamp,
          .settled = m_settled,
          .table = {.dataset = m_state.dataset, .summaries = m_state.summaries},
          .history = m_history};
}

void Document::takeBack(const Work& work) {
  m_state.study = work.study;
  m_state.savedStudy = work.savedStudy;
  m_state.studyFile = work.studyFile;
  m_fileStamp = work.fileStamp;
  m_settled = work.settled;
  m_history = work.history;
  setTable(work.table);
}

}  // namespace epsiscope
