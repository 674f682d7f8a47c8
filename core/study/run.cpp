#include "core/study/run.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <ctime>
#include <mutex>

#include "core/data/split.h"
#include "core/study/methods.h"
#include "core/study/parallel.h"
#include "core/study/pipeline.h"
#include "core/study/prepare_study.h"
#include "core/study/problems.h"
#include "core/study/run_cells.h"
#include "core/study/streams.h"

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

void addOnce(std::vector<std::string>& notes, const std::string& note) {
  if (!note.empty() && std::find(notes.begin(), notes.end(), note) == notes.end()) notes.push_back(note);
}

/// One run: the inputs, the way to tell progress, and what has been found so far.
class Run {
public:
  Run(const Study& study, const std::shared_ptr<const Dataset>& dataset, const RunOptions& options,
      const RunProgress& progress);
  std::optional<Result> all();

private:
  bool trial(int trial);
  std::optional<RidgeCache> ridgeOf(int trial);
  std::vector<std::optional<PrivatePrior>> priorsOf(const RidgeCache& ridge, int trial);
  void keep(const RidgeCache& ridge, const std::vector<std::optional<CellValues>>& found);
  const Result& soFar();
  bool tell(double doneOfTrial, const std::string& phase, const Result* partial = nullptr);
  void tellPartial(int trial);

  const Study& m_study;
  const RunOptions& m_options;
  const RunProgress& m_progress;
  const PreparedData m_data;
  const std::optional<Prior> m_filePrior;
  const std::vector<Cell> m_cells;
  bool m_anyPrior = false;
  Result m_result;
  std::vector<double> m_lambdaSums;  ///< one per cell
  double m_priorSeconds = 0, m_factorSeconds = 0, m_cellSeconds = 0;
  Stopwatch m_watch;

  int m_trial = 1;
  std::mutex m_guard;
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
      m_lambdaSums(m_cells.size(), 0.0) {
  m_result.study = study;
  m_result.dataName = dataset->name;
  m_result.dataSha256 = dataset->sha256;
  m_result.version = EPSISCOPE_VERSION;
  m_result.rows = m_data.rows.size();
  m_result.threads = threadCount(options.threads);
  m_result.date = nowAsText();
  m_result.notes = warnings(study, m_data);
  const LabelBounds declared = bounds(study.data);
  for (const std::uint32_t row : m_data.rows)
    if (m_data.target[row] != declared.clamp(m_data.target[row])) ++m_result.clippedLabels;
  for (const Cell& cell : m_cells) {
    m_anyPrior = m_anyPrior || needsPrior(cell.method);
    for (ResultRow& row : rowsOf(study, cell)) m_result.series.push_back(std::move(row));
  }
  if (m_anyPrior && priorCosts(study.labelPrivacy.prior))
    m_result.notes.push_back(
        "Exact errors of methods with a private prior are given the prior of each trial; their sd over "
        "the trials shows how much the prior matters.");
  if (study.labelPrivacy.clipPredictions)
    m_result.notes.push_back(
        "Sampled errors are of predictions clipped to the bounds, exact ones of unclipped predictions.");
}

bool Run::tell(double doneOfTrial, const std::string& phase, const Result* partial) {
  const std::lock_guard lock(m_guard);
  const double fraction =
      (static_cast<double>(m_trial - 1) + doneOfTrial) / static_cast<double>(m_study.trials);
  if (!m_stopped && m_progress && !m_progress(fraction, phase, partial)) m_stopped = true;
  return !m_stopped;
}

std::optional<RidgeCache> Run::ridgeOf(int trial) {
  Rng rng = splitStream(m_study.seed, trial);
  const Split split = randomSplit(m_data.rows, m_study.testFraction, rng);
  return RidgeCache::build(m_data, split, bounds(m_study.data), m_options.threads,
                           [this](double done) { return tell(0.3 * done, "Splitting and factorising"); });
}

std::vector<std::optional<PrivatePrior>> Run::priorsOf(const RidgeCache& ridge, int trial) {
  std::vector<std::optional<PrivatePrior>> priors(m_study.epsilon.size());
  if (!m_anyPrior) return priors;
  parallelFor(priors.size(), m_options.threads, [&](std::size_t i) {
    priors[i] = priorOf(m_study, ridge, m_study.epsilon[i], trial, m_filePrior);
    return tell(0.3, "Drawing priors");
  });
  return priors;
}

bool Run::trial(int trial) {
  m_trial = trial;
  const std::optional<RidgeCache> ridge = ridgeOf(trial);
  m_factorSeconds += m_watch.lap();
  if (!ridge) return false;
  const auto priors = priorsOf(*ridge, trial);
  m_priorSeconds += m_watch.lap();
  if (m_stopped) return false;
  std::vector<std::optional<CellValues>> found(m_cells.size());
  std::atomic<std::size_t> finished = 0;
  const auto goOn = [&] {
    return tell(0.3 + 0.7 * static_cast<double>(finished) / static_cast<double>(m_cells.size()),
                "Drawing and fitting");
  };
  parallelFor(m_cells.size(), m_options.threads, [&](std::size_t i) {
    const std::size_t epsilon = i % m_study.epsilon.size();  // cells go method by method
    found[i] = compute(m_study, *ridge, m_cells[i], trial, priors[epsilon], goOn);
    ++finished;
    return found[i].has_value();
  });
  keep(*ridge, found);
  m_cellSeconds += m_watch.lap();
  return !m_stopped;
}

void Run::keep(const RidgeCache& ridge, const std::vector<std::optional<CellValues>>& found) {
  m_result.trainRows = ridge.trainRows();
  if (m_trial == 1)
    for (const std::string& note : ridge.notes()) addOnce(m_result.notes, note);
  auto row = m_result.series.begin();
  for (std::size_t i = 0; i < found.size(); ++i) {
    const std::size_t rows = isYardstick(m_cells[i].method) ? 1 : rowsOf(m_study, m_cells[i]).size();
    if (found[i]) {
      addOnce(m_result.notes, found[i]->note);
      m_lambdaSums[i] += found[i]->lambda;
      for (std::size_t k = 0; k < rows; ++k)
        row[static_cast<std::ptrdiff_t>(k)].values.push_back(found[i]->values[k]);
      const double trials = static_cast<double>(row->values.size());
      for (std::size_t k = 0; k < rows; ++k)
        row[static_cast<std::ptrdiff_t>(k)].lambda = m_lambdaSums[i] / trials;
    }
    row += static_cast<std::ptrdiff_t>(rows);
  }
}

const Result& Run::soFar() {
  for (ResultRow& row : m_result.series) summariseTrials(row);
  m_result.phases = {
      {"split and factorise", m_factorSeconds}, {"priors", m_priorSeconds}, {"draw and fit", m_cellSeconds}};
  return m_result;
}

void Run::tellPartial(int trial) {
  // Summaries cost time proportional to the trials: of many trials about fifty are shown.
  const int step = std::max(1, m_study.trials / 50);
  m_result.complete = trial == m_study.trials;
  if (trial <= 10 || trial % step == 0) tell(1, "Drawing and fitting", &soFar());
}

std::optional<Result> Run::all() {
  m_watch.lap();
  m_result.complete = false;
  for (int t = 1; t <= m_study.trials && !m_stopped; ++t) {
    if (!trial(t)) break;
    tellPartial(t);
    m_watch.lap();
  }
  const bool complete = std::all_of(
      m_result.series.begin(), m_result.series.end(),
      [this](const ResultRow& row) { return row.values.size() == static_cast<std::size_t>(m_study.trials); });
  if (!complete && !m_options.keepWhenStopped) return std::nullopt;
  soFar();
  m_result.complete = complete;
  if (!complete) std::erase_if(m_result.series, [](const ResultRow& row) { return row.values.empty(); });
  return std::move(m_result);
}

}  // namespace

std::optional<Result> run(const Study& study, const std::shared_ptr<const Dataset>& dataset,
                          const RunOptions& options, const RunProgress& progress) {
  return Run(study, dataset, options, progress).all();
}

}  // namespace epsiscope
