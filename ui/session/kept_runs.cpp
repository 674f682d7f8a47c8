#include "ui/session/kept_runs.h"

#include <QFileInfo>

#include <exception>
#include <utility>

#include "core/base/file_error.h"
#include "core/results/kept_result.h"
#include "core/table/dataset.h"
#include "ui/session/notices.h"
#include "ui/session/study_paths.h"

namespace epsiscope {

namespace {

/// The place of a study's run.
QString placeOf(const QString& studyFile) {
  return QString::fromStdU16String(keptResultFile(pathOf(studyFile)).u16string());
}

}  // namespace

/// Runs that are to be kept, and the files that may give way to them.
struct KeptRuns::Writing {
  Pending pending;
  std::map<QString, FileStamp> known;
  std::set<QString> replaceable;
  Pending refused = {};

  /// Puts each into its file, unless that is somebody else's.
  void perform() {
    for (const auto& [file, result] : pending) {
      const FileStamp there = stampOf(file);
      if (there.isThere() && !looksLikeResults(pathOf(file)))
        throw FileError({.file = file.toStdString(), .columnName = {}},
                        KeptRuns::tr("it holds something else").toStdString(),
                        KeptRuns::tr("move it away and save the study again").toStdString());
      if (there.isThere() && !there.holds(known[file]) && !replaceable.contains(file)) {
        refused[file] = result;
        continue;
      }
      writeResult(*result, pathOf(file));
      known[file] = stampOf(file);
    }
  }
};

KeptRuns::KeptRuns(const AppState& state, Notices& notices, QObject* parent)
    : QObject(parent), m_state(state), m_notices(notices), m_runner(std::make_unique<Runner>()) {
  connect(m_runner.get(), &Runner::failed, this, [this](const QString& why) {
    m_pending.clear();
    m_notices.fail(tr("The run is not kept beside its study: %1").arg(why));
  });
}

KeptRuns::~KeptRuns() {
  keepAll();
}

void KeptRuns::keepAll() {
  m_runner.reset();
  try {
    Writing{std::exchange(m_pending, {}), m_known, m_replaceable}.perform();
  } catch (const std::exception&) {
    // Nobody is there any more to be notified.
  }
}

void KeptRuns::keepBeside(const QString& studyFile, bool replaces) {
  if (!m_state.result) return;
  const QString file = placeOf(studyFile);
  if (replaces) m_replaceable.insert(file);
  keep(file, m_state.result);
}

void KeptRuns::keep(const QString& file, const std::shared_ptr<const Result>& result) {
  m_pending[file] = result;
  m_refused.erase(file);
  m_runner->start([this, writing = Writing{m_pending, m_known, m_replaceable}](
                      const Runner::Control&) mutable -> Runner::Delivery {
    writing.perform();
    return [this, writing] { finish(writing); };
  });
}

void KeptRuns::finish(const Writing& written) {
  for (const auto& [one, result] : written.pending) {
    if (m_pending[one] == result) m_pending.erase(one);
    m_replaceable.erase(one);
    if (const auto known = written.known.find(one); known != written.known.end())
      m_known[one] = known->second;
  }
  for (const auto& [file, result] : written.refused) {
    m_refused[file] = result;
    m_notices.post(
        {.sentence = tr("The run is not kept beside its study: %1 holds another run, which was not "
                        "read with the study here.")
                         .arg(file),
         .actions = {NoticeAction::replaceRun}});
  }
}

void KeptRuns::replace() {
  m_notices.forget(NoticeAction::replaceRun);
  for (const auto& [file, result] : Pending(m_refused)) {
    m_replaceable.insert(file);
    keep(file, result);
  }
}

void KeptRuns::keepFinished() {
  if (!m_state.studyFile.isEmpty() && !m_state.isModified()) keepBeside(m_state.studyFile);
}

KeptRun keptRun(const QString& file, const Study& study, const Dataset& dataset, const GoOn& goOn) {
  if (file.isEmpty()) return {};
  KeptRun kept;
  const FileStamp stamp = stampOf(file);
  try {
    if (QFileInfo(file).isFile())
      kept = keptRun(std::make_shared<const Result>(readResultWithPaths(pathOf(file), goOn)), study, dataset);
  } catch (const FileError& error) {
    kept.failure = QString::fromUtf8(error.what());
  }
  kept.stamp = stamp;
  return kept;
}

KeptRun keptRun(const std::shared_ptr<const Result>& result, const Study& study, const Dataset& dataset) {
  if (!result) return {};
  if (result->dataSha256 != dataset.sha256) return {.result = nullptr, .failure = {}, .ofAnotherTable = true};
  Result same = *result;
  same.study.data.file = study.data.file;
  same.study.data.sha256 = dataset.sha256;
  return {.result = std::make_shared<const Result>(std::move(same)), .failure = {}};
}

}  // namespace epsiscope
