#include "core/run/run.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <mutex>

#include "core/base/parallel.h"
#include "core/run/run_facts.h"
#include "core/run/run_record.h"
#include "core/run/time_left.h"
#include "core/study/problem_list.h"
#include "core/tasks/methods.h"
#include "core/tasks/task.h"
#include "core/tasks/trials.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

namespace epsiscope {

namespace {

double secondsNow() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

class Stopwatch {
public:
  double lap() {
    const auto now = std::chrono::steady_clock::now();
    const std::chrono::duration<double> passed = now - m_start;
    m_start = now;
    return passed.count();
  }

private:
  std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
};

/// The time between two looks at finished cells in the middle of a trial.
constexpr std::chrono::milliseconds kBetweenPictures{400};

/// Whether the trials of `earlier` are the first ones of this run.
bool begins(const Result& earlier, const Study& study, const Dataset& dataset) {
  StudyInputs same = earlier.study.inputs();
  same.trials = study.trials;
  return earlier.complete && earlier.study.trials < study.trials && same == study.inputs() &&
         earlier.dataSha256 == dataset.sha256 && earlier.version == EPSISCOPE_VERSION &&
         std::ranges::all_of(earlier.series, [](const ResultRow& row) { return row.guarantee.has_value(); });
}

/// Whether the rows are those of the plan, each with all its values: a file may hold others.
bool fillsPlan(const std::vector<ResultRow>& found, const std::vector<ResultRow>& planned) {
  return std::ranges::equal(found, planned, [](const ResultRow& row, const ResultRow& plan) {
    return row.task == plan.task && row.method == plan.method && row.epsilon == plan.epsilon &&
           row.trainRows == plan.trainRows && row.metric == plan.metric && row.kind == plan.kind &&
           static_cast<std::size_t>(row.trials) == row.values.size() && !row.values.empty();
  });
}

/// One run: the inputs, the way to report progress, and the results so far.
class Run {
public:
  Run(const Study& study, const std::shared_ptr<const PreparedTable>& table, const RunOptions& options,
      const RunProgress& progress);
  std::optional<Result> all();

private:
  bool trial(int trial);
  bool begin(int trial);
  void computeCells();
  bool keep(std::size_t cell, const CellValues& found);
  bool tell(double doneOfTrial, const std::string& phase, const Result* partial = nullptr);
  bool tellOfCells(double costs, const Result* partial = nullptr);
  double shareOfBeginning() const {
    return m_trials->costOfBeginning() / (m_trials->costOfBeginning() + m_allCosts);
  }
  const Result& soFar();
  void tellPartial(int trial);

  const Study& m_study;
  const RunOptions& m_options;
  const RunProgress& m_progress;
  const std::unique_ptr<Trials> m_trials;
  const std::vector<CellPlan>& m_cells;
  double m_allCosts = 0;
  double m_beginSeconds = 0, m_cellSeconds = 0;
  Stopwatch m_watch;
  const std::function<double()> m_clock = m_options.clock ? m_options.clock : secondsNow;
  const double m_started = m_clock();
  int m_firstTrial = 1, m_trial = 1;

  std::mutex m_guard;  ///< guards all below while threads are at work; tell() and tellOfCells() ask for it
  RunRecord m_record;
  double m_costsDone = 0;
  std::chrono::steady_clock::time_point m_lastShown = std::chrono::steady_clock::now();
  std::atomic<bool> m_stopped = false;
};

Run::Run(const Study& study, const std::shared_ptr<const PreparedTable>& table, const RunOptions& options,
         const RunProgress& progress)
    : m_study(study),
      m_options(options),
      m_progress(progress),
      m_trials(taskOf(study).trials(study, table, options.folder, options.threads)),
      m_cells(m_trials->cells()),
      m_record(runFacts(study, *table->dataset(), *m_trials, options.threads), m_cells) {
  // An earlier version may have written other rows.
  if (options.earlier && begins(*options.earlier, study, *table->dataset()) &&
      fillsPlan(options.earlier->series, m_record.result.series)) {
    m_record.takeOver(*options.earlier);
    m_firstTrial += options.earlier->study.trials;
  }
  for (const CellPlan& cell : m_cells)
    if (!cell.repeatsPrevious) m_allCosts += cell.cost;
}

/// Precondition: the thread holds m_guard.
bool Run::tell(double doneOfTrial, const std::string& phase, const Result* partial) {
  const double fraction =
      (m_trial - m_firstTrial + doneOfTrial) / static_cast<double>(m_study.trials - m_firstTrial + 1);
  if (!m_stopped && m_progress &&
      !m_progress(fraction, phase + timeLeft(m_clock() - m_started, fraction), partial))
    m_stopped = true;
  return !m_stopped;
}

/// Precondition: the thread holds m_guard. `costs`: of the cell that is being computed.
bool Run::tellOfCells(double costs, const Result* partial) {
  const double share = std::min((m_costsDone + costs) / m_allCosts, 1.0);
  return tell(shareOfBeginning() + (1 - shareOfBeginning()) * share, sentence("Core", "Drawing and fitting"),
              partial);
}

bool Run::begin(int trial) {
  const auto goOn = [this](double share) {
    const std::lock_guard lock(m_guard);
    return tell(shareOfBeginning() * share, sentence("Core", "Splitting and preparing"));
  };
  if (!m_trials->beginTrial(trial, goOn)) return false;
  m_record.result.trainRows = m_trials->trainRows();
  for (const std::string& note : m_trials->notesOfTrial()) addOnce(m_record.result.notes, note);
  return !m_stopped;
}

bool Run::trial(int trial) {
  m_trial = trial;
  m_costsDone = 0;
  const bool begun = begin(trial);
  m_beginSeconds += m_watch.lap();
  if (!begun) return false;
  computeCells();
  m_cellSeconds += m_watch.lap();
  return !m_stopped;
}

void Run::computeCells() {
  std::vector<std::string> notes(m_cells.size());
  parallelFor(m_cells.size(), m_options.threads, [&](std::size_t i) {
    if (m_cells[i].repeatsPrevious) return true;
    const std::optional<CellValues> found = m_trials->compute(i, [&](double share) {
      const std::lock_guard lock(m_guard);
      return tellOfCells(share * m_cells[i].cost);
    });
    if (!found) return false;
    notes[i] = found->note;
    return keep(i, *found);
  });
  for (const std::string& note : notes) addOnce(m_record.result.notes, note);
}

/// Now and then shows what is finished.
bool Run::keep(std::size_t cell, const CellValues& found) {
  const std::lock_guard lock(m_guard);
  m_record.keep(cell, found);
  m_costsDone += m_cells[cell].cost;
  const auto now = std::chrono::steady_clock::now();
  if (now - m_lastShown < kBetweenPictures) return tellOfCells(0);
  m_lastShown = now;
  return tellOfCells(0, &soFar());
}

const Result& Run::soFar() {
  m_record.result.phases = {{"split and prepare", m_beginSeconds}, {"draw and fit", m_cellSeconds}};
  return m_record.soFar();
}

void Run::tellPartial(int trial) {
  // Summaries cost time proportional to the trials: of many trials about fifty are shown.
  const int step = std::max(1, m_study.trials / 50);
  if (trial <= 10 || trial % step == 0) tell(1, sentence("Core", "Drawing and fitting"), &soFar());
}

std::optional<Result> Run::all() {
  m_watch.lap();
  for (int t = m_firstTrial; t <= m_study.trials && !m_stopped; ++t) {
    if (!trial(t)) break;
    tellPartial(t);
    m_watch.lap();
  }
  if (!soFar().complete && !m_options.keepWhenStopped) return std::nullopt;
  return m_record.finished();
}

}  // namespace

std::optional<Result> run(const Study& study, const std::shared_ptr<const PreparedTable>& table,
                          const RunOptions& options, const RunProgress& progress) {
  return Run(study, table, options, progress).all();
}

}  // namespace epsiscope
