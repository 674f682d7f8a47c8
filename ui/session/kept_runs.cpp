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

/// Puts the run into the file, unless that is somebody else's.
void keep(const QString& file, const Result& result) {
  if (QFileInfo::exists(file) && !looksLikeResults(pathOf(file)))
    throw FileError({.file = file.toStdString(), .columnName = {}},
                    KeptRuns::tr("it holds something else").toStdString(),
                    KeptRuns::tr("move it away and save the study again").toStdString());
  writeResult(result, pathOf(file));
}

}  // namespace

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
  for (const auto& [file, result] : std::exchange(m_pending, {})) {
    try {
      keep(file, *result);
    } catch (const std::exception&) {
      // Nobody is there any more to be told.
    }
  }
}

void KeptRuns::keepBeside(const QString& studyFile) {
  if (!m_state.result) return;
  m_pending[QString::fromStdU16String(keptResultFile(pathOf(studyFile)).u16string())] = m_state.result;
  m_runner->start([this, pending = m_pending](const Runner::Control&) -> Runner::Delivery {
    for (const auto& [file, result] : pending) keep(file, *result);
    return [this, pending] {
      for (const auto& [file, result] : pending)
        if (m_pending[file] == result) m_pending.erase(file);
    };
  });
}

void KeptRuns::keepFinished() {
  if (!m_state.studyFile.isEmpty() && !m_state.isModified()) keepBeside(m_state.studyFile);
}

KeptRun keptRun(const QString& file, const Study& study, const Dataset& dataset, const GoOn& goOn) {
  if (file.isEmpty() || !QFileInfo(file).isFile()) return {};
  try {
    return keptRun(std::make_shared<const Result>(readResultWithPaths(pathOf(file), goOn)), study, dataset);
  } catch (const FileError& error) {
    return {.result = nullptr, .failure = QString::fromUtf8(error.what())};
  }
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
