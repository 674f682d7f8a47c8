#include "core/tasks/private_classifier/trials.h"

#include <algorithm>
#include <cmath>

#include "core/erm/private_fit.h"
#include "core/tasks/cell_trials.h"
#include "core/tasks/private_classifier/cells.h"
#include "core/tasks/private_classifier/notes.h"
#include "core/tasks/warnings.h"
#include "core/text/wording.h"

namespace epsiscope {

namespace {

/// Splitting, in units of one fit of all rows.
constexpr double kSplitCost = 2;

class PrivateClassifierTrials final : public CellTrials {
public:
  PrivateClassifierTrials(const Study& study, std::shared_ptr<const PreparedTable> prepared, unsigned threads)
      : CellTrials(study, std::move(prepared), threads),
        m_inputs(privateClassifierInputs(study)),
        m_data(classifierData(m_inputs, table())) {
    for (const Cell& cell : classifierCells(study))
      add(cell, {.rows = classifierRows(study, cell),
                 .draws = static_cast<std::size_t>(study.privateClassifier.draws),
                 .cost = classifierCost(study, cell)});
  }

  double costOfBeginning() const override {
    return kSplitCost +
           static_cast<double>(1 + study().privateClassifier.lambdaSweep.size() + study().trainSizes.size());
  }
  void describe(Result& result) const override;
  bool beginTrial(int trial, const GoOn& goOn) override;
  std::size_t trainRows() const override { return m_trial->split().trainRows(); }

private:
  std::optional<CellValues> valuesOf(const Cell& cell, const GoOn& goOn) const override {
    return m_trial->compute(cell, goOn);
  }

  PrivateClassifierInputs m_inputs;  ///< of the trial that has begun
  const std::shared_ptr<const ClassifierData> m_data;
  std::unique_ptr<const ClassifierTrial> m_trial;
};

void PrivateClassifierTrials::describe(Result& result) const {
  describeTable(result, {});
  for (const std::string& note : m_data->notes) addOnce(result.notes, note);
}

bool PrivateClassifierTrials::beginTrial(int trial, const GoOn& goOn) {
  constexpr double kShareOfSplit = 0.3;
  m_trial.reset();
  m_inputs.split.trial = trial;
  auto split = ClassifierSplit::build(m_inputs, m_data, threads(), goOn.part(0, kShareOfSplit));
  if (!split) return false;
  m_trial = ClassifierTrial::begin(study(), askedCells(), std::move(split), trial, threads(),
                                   goOn.part(kShareOfSplit, 1));
  if (!m_trial) return false;
  setNotes(trial, classifierNotes(study(), askedCells(), publicRows(*m_trial->split().train().x)));
  return true;
}

}  // namespace

std::unique_ptr<Trials> privateClassifierTrials(const Study& study,
                                                std::shared_ptr<const PreparedTable> table,
                                                unsigned threads) {
  return std::make_unique<PrivateClassifierTrials>(study, std::move(table), threads);
}

}  // namespace epsiscope
