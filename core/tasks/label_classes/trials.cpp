#include "core/tasks/label_classes/trials.h"

#include <utility>

#include "core/tasks/cell_trials.h"
#include "core/tasks/guarantees.h"
#include "core/tasks/label_classes/cells.h"
#include "core/tasks/label_classes/release.h"
#include "core/tasks/methods.h"
#include "core/tasks/task.h"
#include "core/tasks/warnings.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

namespace epsiscope {

namespace {

/// Gathering a split's rows, in units of one fit.
constexpr double kGatheringCost = 0.3;
/// A closed form, in the same units.
constexpr double kMajorityCost = 0.001;

class LabelClassesTrials final : public CellTrials {
public:
  LabelClassesTrials(const Study& study, std::shared_ptr<const PreparedTable> table, unsigned threads)
      : CellTrials(study, std::move(table), threads), m_inputs(labelClassesInputs(study)) {
    for (const Cell& cell : cellsOfMethods(study, study.labelClasses.methods))
      add(cell, {.rows = classesRows(study, cell),
                 .cost = cell.method == kMethodPredictMajority ? kMajorityCost : 1});
  }

  double costOfBeginning() const override { return kGatheringCost; }
  void describe(Result& result) const override;
  bool beginTrial(int trial, const GoOn& goOn) override;
  std::size_t trainRows() const override { return m_split->trainRows(); }

private:
  std::optional<CellValues> valuesOf(const Cell& cell, const GoOn& goOn) const override {
    return classesValues(study(), *m_split, cell, goOn);
  }

  LabelClassesInputs m_inputs;  ///< of the trial that has begun
  std::shared_ptr<const LabelClassesSplit> m_split;
};

void LabelClassesTrials::describe(Result& result) const {
  describeTable(result, {});
  addOnce(result.notes, taskOf(study()).sharedNoise(study()));
  addOnce(
      result.notes,
      sentence("Core",
               "The label error is the exact share of released labels that are expected to differ from the "
               "true ones, given the prior; the test error is of classifiers learned from drawn answers."));
}

bool LabelClassesTrials::beginTrial(int trial, const GoOn& goOn) {
  m_inputs.split.trial = trial;
  m_split = LabelClassesSplit::build(m_inputs, data(), threads(), goOn);
  if (!m_split) return false;
  std::vector<std::string> notes = m_split->labelNotes();
  for (const std::string& note : m_split->notes()) addOnce(notes, note);
  setNotes(trial, std::move(notes));
  return true;
}

}  // namespace

std::unique_ptr<Trials> labelClassesTrials(const Study& study, std::shared_ptr<const PreparedTable> table,
                                           unsigned threads) {
  return std::make_unique<LabelClassesTrials>(study, std::move(table), threads);
}

}  // namespace epsiscope
