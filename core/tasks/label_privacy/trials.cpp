#include "core/tasks/label_privacy/trials.h"

#include <algorithm>
#include <cmath>

#include "core/tasks/label_privacy/cells.h"
#include "core/tasks/label_privacy/problems.h"
#include "core/base/parallel.h"
#include "core/study/problem_list.h"
#include "core/tasks/guarantees.h"
#include "core/tasks/methods.h"
#include "core/tasks/label_privacy/cache.h"
#include "core/tasks/warnings.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

namespace epsiscope {

namespace {

/// Building the learners of a split, in units of one linear fit: for progress only.
constexpr double kLearnersCost = 30;
/// The share of kBuildCost that ends before the priors are drawn.
constexpr double kShareOfLearners = 0.95;

class LabelPrivacyTrials final : public Trials {
public:
  LabelPrivacyTrials(const Study& study, std::shared_ptr<const PreparedTable> table,
                     const std::filesystem::path& folder, unsigned threads)
      : m_study(study),
        m_threads(threads),
        m_table(std::move(table)),
        m_inputs(labelPrivacyInputs(study, learnerUse(study), folder)),
        m_filePrior(readPriorFile(m_inputs.priorFile)),
        m_cells(cellsOf(study)) {
    for (const Cell& cell : m_cells)
      m_plans.push_back({rowsOf(study, cell), 1, costOf(cell), repeatsFirstEpsilon(cell)});
  }

  const std::vector<CellPlan>& cells() const override { return m_plans; }
  double costOfBeginning() const override { return kLearnersCost; }
  void describe(Result& result) const override;
  bool beginTrial(int trial, const GoOn& goOn) override;
  std::size_t trainRows() const override { return m_learners->ridge().trainRows(); }
  std::vector<std::string> notesOfTrial() const override { return m_notes; }
  std::optional<CellValues> compute(std::size_t cell, const GoOn& goOn) const override {
    return epsiscope::compute({m_study, *m_learners, m_priors, m_trial}, m_cells[cell], goOn);
  }

private:
  bool drawPriors(const GoOn& goOn);

  const Study& m_study;
  const unsigned m_threads;
  const std::shared_ptr<const PreparedTable> m_table;
  LabelPrivacyInputs m_inputs;  ///< of the trial that has begun
  const std::optional<Prior> m_filePrior;
  const std::vector<Cell> m_cells;
  std::vector<CellPlan> m_plans;
  int m_trial = 0;
  std::unique_ptr<const SplitLearners> m_learners;
  std::vector<TrialPriors> m_priors;  ///< one per epsilon
  std::vector<std::string> m_notes;
};

void LabelPrivacyTrials::describe(Result& result) const {
  const PreparedData& data = m_table->data();
  const LabelBounds declared = bounds(m_study.data);
  result.rows = data.rows.size();
  result.counts = data.counts;
  result.notes = warnings(m_study, data, labelWarnings(data, declared));
  for (const std::string& note : roundingNotes(m_study)) addOnce(result.notes, note);
  result.clippedLabels = labelsOutside(data, declared);
  const LabelPrivacy& task = m_study.labelPrivacy;
  if (std::any_of(task.methods.begin(), task.methods.end(), needsPrior) && priorCosts(task.prior))
    addOnce(result.notes, sentence("Core",
                                   "Exact errors of methods with a private prior are given the prior of each "
                                   "trial; their sd over the trials shows how much the prior matters."));
  addOnce(result.notes, taskOf(m_study).sharedNoise(m_study));
  if (task.clipPredictions)
    addOnce(
        result.notes,
        sentence(
            "Core",
            "Errors are of predictions clipped to the bounds. Expected ones are exact without noise, "
            "for the private mean and for central ridge; those of label randomizers are by the "
            "normal law (kind \"normal\"), and their exact ones are of unclipped predictions. Methods with "
            "several stages have sampled ones only."));
}

bool LabelPrivacyTrials::beginTrial(int trial, const GoOn& goOn) {
  m_trial = trial;
  m_notes.clear();
  m_inputs.split.trial = trial;
  m_learners = SplitLearners::build(m_inputs, m_table->data(), m_threads, goOn.part(0, kShareOfLearners));
  if (!m_learners) return false;
  if (trial == 1) m_notes = m_learners->notes();
  return drawPriors(goOn);
}

bool LabelPrivacyTrials::drawPriors(const GoOn& goOn) {
  m_priors.assign(m_study.epsilon.size(), {});
  return parallelFor(m_priors.size(), m_threads, [&](std::size_t i) {
    m_priors[i] = priorsOf(m_study, m_study.labelPrivacy.methods, m_learners->ridge(), m_study.epsilon[i],
                           m_trial, m_filePrior);
    return goOn(kShareOfLearners);
  });
}

}  // namespace

std::unique_ptr<Trials> labelPrivacyTrials(const Study& study, std::shared_ptr<const PreparedTable> table,
                                           const std::filesystem::path& folder, unsigned threads) {
  return std::make_unique<LabelPrivacyTrials>(study, std::move(table), folder, threads);
}

}  // namespace epsiscope
