#include "core/study/run.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <ctime>
#include <mutex>

#include "core/study/methods.h"
#include "core/study/parallel.h"
#include "core/study/pipeline.h"
#include "core/study/prepare_study.h"
#include "core/study/problem_list.h"
#include "core/study/problems.h"
#include "core/study/run_cells.h"
#include "core/study/run_record.h"

namespace epsiscope {

namespace {

std::string nowAsText() {
  const std::time_t now = std::time(nullptr);
  std::tm utc{};
  gmtime_r(&now, &utc);
  char text[32];
  std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &utc);
  return text;
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

/// Building the learners of a split, in units of one linear fit: for progress only.
constexpr double kBuildCost = 30;
/// How often finished cells are shown in the middle of a trial.
constexpr std::chrono::milliseconds kBetweenPictures{400};

/// One run: the inputs, the way to tell progress, and what has been found so far.
class Run {
public:
  Run(const Study& study, const std::shared_ptr<const Dataset>& dataset, const RunOptions& options,
      const RunProgress& progress);
  std::optional<Result> all();

private:
  bool trial(int trial);
  std::unique_ptr<const SplitLearners> learnersOf(int trial);
  void choose(const SplitLearners& learners);
  std::vector<TrialPriors> priorsOf(const RidgeCache& ridge);
  void computeCells(const TrialInputs& inputs);
  bool keep(std::size_t cell, const CellValues& found);
  bool tell(double doneOfTrial, const std::string& phase, const Result* partial = nullptr);
  std::string timeLeft(double fraction) const;
  bool tellOfCells(double costs, const Result* partial = nullptr);
  double shareOfBuilding() const { return kBuildCost / (kBuildCost + m_allCosts); }
  const Result& soFar();
  void tellPartial(int trial);

  const Study& m_study;
  const RunOptions& m_options;
  const RunProgress& m_progress;
  const PreparedData m_data;
  const std::optional<Prior> m_filePrior;
  const std::vector<Cell> m_cells;
  double m_allCosts = 0;
  std::vector<Choice> m_best;  ///< one per epsilon
  double m_priorSeconds = 0, m_factorSeconds = 0, m_cellSeconds = 0;
  Stopwatch m_watch;
  const std::chrono::steady_clock::time_point m_started = std::chrono::steady_clock::now();
  int m_trial = 1;

  std::recursive_mutex m_guard;  ///< of all below while cells are computed
  RunRecord m_record;
  double m_costsDone = 0;
  std::chrono::steady_clock::time_point m_lastShown = std::chrono::steady_clock::now();
  std::atomic<bool> m_stopped = false;
};

Run::Run(const Study& study, const std::shared_ptr<const Dataset>& dataset, const RunOptions& options,
         const RunProgress& progress)
    : m_study(study),
      m_options(options),
      m_progress(progress),
      m_data(prepareStudy(study, dataset)),
      m_filePrior(loadPriorFile(study, options.folder)),
      m_cells(cellsOf(study)),
      m_record(study, m_cells) {
  Result& result = m_record.result;
  result.dataName = dataset->name;
  result.dataSha256 = dataset->sha256;
  result.version = EPSISCOPE_VERSION;
  result.rows = m_data.rows.size();
  result.threads = threadCount(options.threads);
  result.date = nowAsText();
  result.notes = warnings(study, m_data);
  for (const std::string& note : roundingNotes(study)) m_record.addNote(note);
  const LabelBounds declared = bounds(study.data);
  for (const std::uint32_t row : m_data.rows)
    if (m_data.target[row] != declared.clamp(m_data.target[row])) ++result.clippedLabels;
  for (const Cell& cell : m_cells)
    if (!repeatsFirstEpsilon(cell)) m_allCosts += costOf(cell);
  const bool anyPrior = std::any_of(study.labelPrivacy.methods.begin(), study.labelPrivacy.methods.end(),
                                    [](const std::string& method) { return needsPrior(method); });
  if (anyPrior && priorCosts(study.labelPrivacy.prior))
    m_record.addNote(
        "Exact errors of methods with a private prior are given the prior of each trial; their sd over "
        "the trials shows how much the prior matters.");
  if (study.labelPrivacy.clipPredictions)
    m_record.addNote(
        "Sampled errors are of predictions clipped to the bounds, exact ones of unclipped predictions.");
}

bool Run::tell(double doneOfTrial, const std::string& phase, const Result* partial) {
  const std::lock_guard lock(m_guard);
  const double fraction =
      (static_cast<double>(m_trial - 1) + doneOfTrial) / static_cast<double>(m_study.trials);
  if (!m_stopped && m_progress && !m_progress(fraction, phase + timeLeft(fraction), partial))
    m_stopped = true;
  return !m_stopped;
}

/// Once a run takes long: judged by how long its share so far took.
std::string Run::timeLeft(double fraction) const {
  constexpr double kLong = 2;       // seconds
  constexpr double kJudged = 0.02;  // with less done the first, unlike parts would mislead
  const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - m_started;
  const double left = passed.count() * (1 - fraction) / fraction;
  if (passed.count() < kLong || fraction < kJudged || !(left >= 1) || !std::isfinite(left)) return {};
  const double minutes = left / 60;
  if (minutes < 1.5) return ", about " + shortestText(std::ceil(left)) + " s left";
  if (minutes < 90) return ", about " + shortestText(std::ceil(minutes)) + " min left";
  return ", about " + shortestText(std::ceil(minutes / 60)) + " h left";
}

/// `costs`: of the cell that is being computed.
bool Run::tellOfCells(double costs, const Result* partial) {
  const std::lock_guard lock(m_guard);
  const double share = std::min((m_costsDone + costs) / m_allCosts, 1.0);
  return tell(shareOfBuilding() + (1 - shareOfBuilding()) * share, "Drawing and fitting", partial);
}

std::unique_ptr<const SplitLearners> Run::learnersOf(int trial) {
  return SplitLearners::build(
      m_study, SplitLearners::use(m_study), m_data, trial, m_options.threads,
      [this](double done) { return tell(shareOfBuilding() * done, "Splitting and factorising"); });
}

/// The first trial's choice holds for all of them, so that a row of the results is of one pipeline.
void Run::choose(const SplitLearners& learners) {
  if (!m_best.empty() || !usesMethod(m_study, kMethodBest)) return;
  for (const double epsilon : m_study.epsilon) {
    m_best.push_back(chosen(learners, kMethodBest, {}, epsilon));
    m_record.addNote("Best expected at epsilon " + shortestText(epsilon) + ": " +
                     methodLabel(m_best.back().method) + ", learner " + m_best.back().learner +
                     ", chosen from public quantities.");
  }
}

std::vector<TrialPriors> Run::priorsOf(const RidgeCache& ridge) {
  std::vector<TrialPriors> priors(m_study.epsilon.size());
  parallelFor(priors.size(), m_options.threads, [&](std::size_t i) {
    priors[i] = epsiscope::priorsOf(m_study, m_study.labelPrivacy.methods, ridge, m_study.epsilon[i], m_trial,
                                    m_filePrior);
    return tell(shareOfBuilding(), "Drawing priors");
  });
  return priors;
}

bool Run::trial(int trial) {
  m_trial = trial;
  m_costsDone = 0;
  const std::unique_ptr<const SplitLearners> learners = learnersOf(trial);
  m_factorSeconds += m_watch.lap();
  if (!learners) return false;
  m_record.result.trainRows = learners->ridge().trainRows();
  for (const std::string& note : learners->notes())
    if (trial == 1) m_record.addNote(note);
  choose(*learners);
  const std::vector<TrialPriors> priors = priorsOf(learners->ridge());
  m_priorSeconds += m_watch.lap();
  if (!m_stopped) computeCells({m_study, *learners, m_best, priors, trial});
  m_cellSeconds += m_watch.lap();
  return !m_stopped;
}

void Run::computeCells(const TrialInputs& inputs) {
  std::vector<std::string> notes(m_cells.size());
  parallelFor(m_cells.size(), m_options.threads, [&](std::size_t i) {
    if (repeatsFirstEpsilon(m_cells[i])) return true;
    const double cost = costOf(m_cells[i]);
    const std::optional<CellValues> found =
        compute(inputs, m_cells[i], [&](double share) { return tellOfCells(share * cost); });
    if (!found) return false;
    notes[i] = found->note;
    return keep(i, *found);
  });
  for (const std::string& note : notes) m_record.addNote(note);
}

/// The cells that repeat this one follow it. Now and then shows what is finished.
bool Run::keep(std::size_t cell, const CellValues& found) {
  const std::lock_guard lock(m_guard);
  m_record.keep(cell, found);
  for (std::size_t next = cell + 1; next < m_cells.size() && repeatsFirstEpsilon(m_cells[next]); ++next)
    m_record.keep(next, found);
  m_costsDone += costOf(m_cells[cell]);
  const auto now = std::chrono::steady_clock::now();
  if (now - m_lastShown < kBetweenPictures) return tellOfCells(0);
  m_lastShown = now;
  return tellOfCells(0, &soFar());
}

const Result& Run::soFar() {
  m_record.result.phases = {
      {"split and factorise", m_factorSeconds}, {"priors", m_priorSeconds}, {"draw and fit", m_cellSeconds}};
  return m_record.soFar();
}

void Run::tellPartial(int trial) {
  // Summaries cost time proportional to the trials: of many trials about fifty are shown.
  const int step = std::max(1, m_study.trials / 50);
  if (trial <= 10 || trial % step == 0) tell(1, "Drawing and fitting", &soFar());
}

std::optional<Result> Run::all() {
  m_watch.lap();
  for (int t = 1; t <= m_study.trials && !m_stopped; ++t) {
    if (!trial(t)) break;
    tellPartial(t);
    m_watch.lap();
  }
  if (!soFar().complete && !m_options.keepWhenStopped) return std::nullopt;
  return m_record.finished();
}

}  // namespace

std::optional<Result> run(const Study& study, const std::shared_ptr<const Dataset>& dataset,
                          const RunOptions& options, const RunProgress& progress) {
  return Run(study, dataset, options, progress).all();
}

}  // namespace epsiscope
