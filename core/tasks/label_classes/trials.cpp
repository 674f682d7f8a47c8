#include "core/tasks/label_classes/trials.h"

#include <utility>

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

class LabelClassesTrials final : public Trials {
public:
  LabelClassesTrials(const Study& study, std::shared_ptr<const PreparedTable> table, unsigned threads)
      : m_study(study),
        m_threads(threads),
        m_table(std::move(table)),
        m_inputs(labelClassesInputs(study)),
        m_cells(cellsOfMethods(study, study.labelClasses.methods)) {
    for (const Cell& cell : m_cells)
      m_plans.push_back({.rows = classesRows(study, cell),
                         .cost = cell.method == kMethodPredictMajority ? kMajorityCost : 1,
                         .repeatsPrevious = repeatsPrevious(study, cell)});
  }

  const std::vector<CellPlan>& cells() const override { return m_plans; }
  double costOfBeginning() const override { return kGatheringCost; }
  void describe(Result& result) const override;
  bool beginTrial(int trial, const GoOn& goOn) override;
  std::size_t trainRows() const override { return m_split->trainRows(); }
  std::vector<std::string> notesOfTrial() const override { return m_notes; }
  std::optional<CellValues> compute(std::size_t cell, const GoOn& goOn) const override {
    return epsiscope::compute(m_study, *m_split, m_cells[cell], goOn);
  }

private:
  const Study& m_study;
  const unsigned m_threads;
  const std::shared_ptr<const PreparedTable> m_table;
  LabelClassesInputs m_inputs;  ///< of the trial that has begun
  const std::vector<Cell> m_cells;
  std::vector<CellPlan> m_plans;
  std::shared_ptr<const LabelClassesSplit> m_split;
  std::vector<std::string> m_notes;
};

void LabelClassesTrials::describe(Result& result) const {
  const PreparedData& data = m_table->data();
  result.rows = data.rows.size();
  result.counts = data.counts;
  result.notes = warnings(m_study, data, {});
  addOnce(result.notes, taskOf(m_study).sharedNoise(m_study));
  addOnce(
      result.notes,
      sentence("Core",
               "The label error is the exact share of released labels that are expected to differ from the "
               "true ones, given the prior; the test error is of classifiers learned from drawn answers."));
}

bool LabelClassesTrials::beginTrial(int trial, const GoOn& goOn) {
  m_notes.clear();
  m_inputs.split.trial = trial;
  m_split = LabelClassesSplit::build(m_inputs, m_table->data(), m_threads, goOn);
  if (!m_split) return false;
  if (trial == 1) {
    m_notes = m_split->labelNotes();
    for (const std::string& note : m_split->notes()) addOnce(m_notes, note);
  }
  return true;
}

}  // namespace

std::unique_ptr<Trials> labelClassesTrials(const Study& study, std::shared_ptr<const PreparedTable> table,
                                           unsigned threads) {
  return std::make_unique<LabelClassesTrials>(study, std::move(table), threads);
}

}  // namespace epsiscope
