#include "core/tasks/private_classifier/trials.h"

#include <algorithm>
#include <cmath>

#include "core/erm/private_fit.h"
#include "core/tasks/private_classifier/cells.h"
#include "core/tasks/private_classifier/notes.h"
#include "core/tasks/warnings.h"
#include "core/text/wording.h"

namespace epsiscope {

namespace {

/// Splitting, in units of one fit of all rows.
constexpr double kSplitCost = 2;

class PrivateClassifierTrials final : public Trials {
public:
  PrivateClassifierTrials(const Study& study, std::shared_ptr<const PreparedTable> table, unsigned threads)
      : m_study(study),
        m_threads(threads),
        m_inputs(privateClassifierInputs(study)),
        m_data(classifierData(m_inputs, std::move(table))),
        m_cells(classifierCells(study)) {
    for (const Cell& cell : m_cells)
      m_plans.push_back({classifierRows(study, cell), static_cast<std::size_t>(study.privateClassifier.draws),
                         classifierCost(study, cell), repeatsPrevious(study, cell)});
  }

  const std::vector<CellPlan>& cells() const override { return m_plans; }
  double costOfBeginning() const override {
    return kSplitCost +
           static_cast<double>(1 + m_study.privateClassifier.lambdaSweep.size() + m_study.trainSizes.size());
  }
  void describe(Result& result) const override;
  bool beginTrial(int trial, const GoOn& goOn) override;
  std::size_t trainRows() const override { return m_trial->split().trainRows(); }
  std::vector<std::string> notesOfTrial() const override { return m_notes; }
  std::optional<CellValues> compute(std::size_t cell, const GoOn& goOn) const override {
    return m_trial->compute(m_cells[cell], goOn);
  }

private:
  const Study& m_study;
  const unsigned m_threads;
  PrivateClassifierInputs m_inputs;  ///< of the trial that has begun
  const std::shared_ptr<const ClassifierData> m_data;
  const std::vector<Cell> m_cells;
  std::vector<CellPlan> m_plans;
  std::unique_ptr<const ClassifierTrial> m_trial;
  std::vector<std::string> m_notes;
};

void PrivateClassifierTrials::describe(Result& result) const {
  const PreparedData& data = m_data->table->data();
  result.rows = data.rows.size();
  result.counts = data.counts;
  result.notes = warnings(m_study, data, {});
  for (const std::string& note : m_data->notes) addOnce(result.notes, note);
}

bool PrivateClassifierTrials::beginTrial(int trial, const GoOn& goOn) {
  constexpr double kShareOfSplit = 0.3;
  m_notes.clear();
  m_trial.reset();
  m_inputs.split.trial = trial;
  auto split = ClassifierSplit::build(m_inputs, m_data, m_threads, goOn.part(0, kShareOfSplit));
  if (!split) return false;
  m_trial = ClassifierTrial::begin(m_study, m_cells, std::move(split), trial, m_threads,
                                   goOn.part(kShareOfSplit, 1));
  if (!m_trial) return false;
  if (trial == 1) m_notes = classifierNotes(m_study, m_cells, publicRows(*m_trial->split().train().x));
  return true;
}

}  // namespace

std::unique_ptr<Trials> privateClassifierTrials(const Study& study,
                                                std::shared_ptr<const PreparedTable> table,
                                                unsigned threads) {
  return std::make_unique<PrivateClassifierTrials>(study, std::move(table), threads);
}

}  // namespace epsiscope
