#include "core/run/run_shard.h"

#include <atomic>
#include <chrono>
#include <mutex>
#include <set>
#include <utility>
#include <vector>

#include "core/base/commit.h"
#include "core/base/file_error.h"
#include "core/base/parallel.h"
#include "core/base/plain_file.h"
#include "core/base/sha256.h"
#include "core/run/merge.h"
#include "core/run/part_file.h"
#include "core/run/run_facts.h"
#include "core/run/time_left.h"
#include "core/study/study_paths.h"
#include "core/tasks/task.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

namespace fs = std::filesystem;

double secondsSince(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

std::string priorHash(const Study& study, const fs::path& folder) {
  std::error_code error;
  for (const std::string& file : filesBeside(study))
    if (fs::is_regular_file(folder / file, error)) return sha256OfFile(folder / file);
  return {};
}

/// One process at work on a shard.
class ShardRun {
public:
  ShardRun(const Study& study, const std::shared_ptr<const PreparedTable>& table, const Shard& shard,
           const fs::path& folder, const ShardOptions& options, const ShardProgress& progress);
  ShardState all();

private:
  void takeOver();
  std::map<int, std::vector<std::size_t>> missing() const;
  bool trial(int trial, const std::vector<std::size_t>& cells, PartWriter& writer);
  bool compute(const CellOfTrial& at, PartWriter& writer);
  bool tell(double costs, const std::string& phase);

  const fs::path& m_folder;
  const ShardOptions& m_options;
  const ShardProgress& m_progress;
  const std::unique_ptr<Trials> m_trials;
  RunPart m_part;  ///< facts, and the results so far without their values
  const std::vector<CellOfTrial> m_cells;
  const std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
  std::set<CellOfTrial> m_found;
  std::set<int> m_knownTrials;
  ShardState m_state;
  double m_allCosts = 0;

  std::mutex m_guard;  ///< of all below
  double m_costsDone = 0;
  std::atomic<bool> m_stopped = false;
};

ShardRun::ShardRun(const Study& study, const std::shared_ptr<const PreparedTable>& table, const Shard& shard,
                   const fs::path& folder, const ShardOptions& options, const ShardProgress& progress)
    : m_folder(folder),
      m_options(options),
      m_progress(progress),
      m_trials(taskOf(study).trials(study, table, options.studyFolder, options.threads)),
      m_part{.shard = shard,
             .facts = runFacts(study, *table->dataset(), *m_trials, options.threads),
             .commit = commitName(),
             .priorSha256 = priorHash(study, options.studyFolder),
             .cells = m_trials->cells(),
             .trials = {},
             .found = {}},
      m_cells(cellsOf(shard, study.trials, m_part.cells)) {
  m_part.facts.study = withPathsMoved(study, options.studyFolder, folder);
}

void ShardRun::takeOver() {
  for (const fs::path& file : partsIn(m_folder, m_part.shard)) {
    const std::optional<RunPart> part = readPart(file);
    if (!part) continue;
    if (const std::string other = unlikeness(m_part, *part); !other.empty())
      throw FileError({.file = shownPath(file), .columnName = {}}, "it is of another run: " + other,
                      "choose another folder, or move it away");
    for (const auto& [cell, values] : part->found) m_found.insert(cell);
    for (const auto& [trial, facts] : part->trials) m_knownTrials.insert(trial);
  }
}

/// By trial, the cells that are still to be found; none where only the trial's own facts are missing.
std::map<int, std::vector<std::size_t>> ShardRun::missing() const {
  std::map<int, std::vector<std::size_t>> found;
  for (const CellOfTrial& at : m_cells) {
    if (!m_found.contains(at)) found[at.trial].push_back(at.cell);
    if (!m_knownTrials.contains(at.trial)) found[at.trial];
  }
  return found;
}

/// Precondition: the thread holds m_guard. `costs`: of the current computation.
bool ShardRun::tell(double costs, const std::string& phase) {
  const double fraction = std::min((m_costsDone + costs) / m_allCosts, 1.0);
  if (!m_stopped && m_progress && !m_progress(fraction, phase + timeLeft(secondsSince(m_start), fraction)))
    m_stopped = true;
  return !m_stopped;
}

bool ShardRun::compute(const CellOfTrial& at, PartWriter& writer) {
  const double cost = m_part.cells[at.cell].cost;
  const std::string phase = sentence("Core", "Drawing and fitting");
  const auto start = std::chrono::steady_clock::now();
  const std::optional<CellValues> found = m_trials->compute(at.cell, [&](double share) {
    const std::lock_guard lock(m_guard);
    return tell(share * cost, phase);
  });
  if (!found) return false;
  const std::lock_guard lock(m_guard);
  writer.add(at, *found, secondsSince(start));
  ++m_state.found;
  m_costsDone += cost;
  return tell(0, phase);
}

bool ShardRun::trial(int trial, const std::vector<std::size_t>& cells, PartWriter& writer) {
  const auto start = std::chrono::steady_clock::now();
  const bool begun = m_trials->beginTrial(trial, [&](double share) {
    const std::lock_guard lock(m_guard);
    return tell(std::max(share, 0.0) * m_trials->costOfBeginning(),
                sentence("Core", "Splitting and preparing"));
  });
  if (!begun) return false;
  m_costsDone += m_trials->costOfBeginning();
  writer.add(trial, {.trainRows = m_trials->trainRows(),
                     .notes = m_trials->notesOfTrial(),
                     .seconds = secondsSince(start)});
  return parallelFor(cells.size(), m_options.threads,
                     [&](std::size_t i) { return compute({.trial = trial, .cell = cells[i]}, writer); });
}

ShardState ShardRun::all() {
  takeOver();
  const std::map<int, std::vector<std::size_t>> left = missing();
  m_state.cells = m_state.before = m_cells.size();
  for (const auto& [number, cells] : left) {
    m_state.before -= cells.size();
    m_allCosts += m_trials->costOfBeginning();
    for (const std::size_t cell : cells) m_allCosts += m_part.cells[cell].cost;
  }
  m_state.found = m_state.before;
  if (left.empty()) return m_state;
  PartWriter writer(m_folder, m_part);
  for (const auto& [number, cells] : left)
    if (m_stopped || !trial(number, cells, writer)) break;
  writer.finish();
  return m_state;
}

}  // namespace

ShardState runShard(const Study& study, const std::shared_ptr<const PreparedTable>& table, const Shard& shard,
                    const fs::path& folder, const ShardOptions& options, const ShardProgress& progress) {
  return ShardRun(study, table, shard, folder, options, progress).all();
}

}  // namespace epsiscope
