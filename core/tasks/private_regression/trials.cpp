#include "core/tasks/private_regression/trials.h"

#include <map>
#include <utility>

#include "core/tasks/cell_trials.h"
#include "core/tasks/label_warnings.h"
#include "core/tasks/methods.h"
#include "core/tasks/private_regression/cells.h"
#include "core/tasks/private_regression/release.h"
#include "core/tasks/warnings.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

namespace epsiscope {

namespace {

/// Summing up a split's rows, a minimum that is found over them, and a closed form, in units of one release
/// of sums.
constexpr double kSummingCost = 30, kMinimumCost = 30, kFormulaCost = 0.001;

double costOfCell(const Cell& cell) {
  if (isNoisySums(cell.method)) return 1;
  return isLearned(cell.method) ? kMinimumCost : kFormulaCost;
}

class PrivateRegressionTrials final : public CellTrials {
public:
  PrivateRegressionTrials(const Study& study, std::shared_ptr<const PreparedTable> prepared, unsigned threads)
      : CellTrials(study, std::move(prepared), threads),
        m_inputs(privateRegressionInputs(study)),
        m_data(regressionData(m_inputs, table())) {
    for (const Cell& cell : cellsOfMethods(study, study.privateRegression.methods))
      add(cell, {.rows = {regressionRow(study, cell)}, .cost = costOfCell(cell)});
  }

  double costOfBeginning() const override { return kSummingCost; }
  void describe(Result& result) const override;
  bool beginTrial(int trial, const GoOn& goOn) override;
  std::size_t trainRows() const override { return m_split->trainRows(); }

private:
  std::optional<CellValues> valuesOf(const Cell& cell, const GoOn& goOn) const override {
    return regressionValues(study(), *m_split, m_parts.at(cell.rows), cell, goOn);
  }

  PrivateRegressionInputs m_inputs;  ///< of the trial that has begun
  const std::shared_ptr<const RegressionData> m_data;
  std::shared_ptr<const RegressionSplit> m_split;
  std::map<std::size_t, RegressionPart> m_parts;  ///< by the number of rows
};

void PrivateRegressionTrials::describe(Result& result) const {
  describeTable(result, labelWarnings(data(), m_inputs.bounds));
  result.clippedLabels = labelsOutside(data(), m_inputs.bounds);
  for (const std::string& note : m_data->notes) addOnce(result.notes, note);
  addOnce(result.notes,
          sentence("Core",
                   "Epsilon is for what is released, sums or weights: any number of predictions that are "
                   "computed from it costs nothing more."));
}

bool PrivateRegressionTrials::beginTrial(int trial, const GoOn& goOn) {
  constexpr double kShareOfSplit = 0.9;
  m_parts.clear();
  m_inputs.split.trial = trial;
  m_split = RegressionSplit::build(m_inputs, m_data, threads(), goOn.part(0, kShareOfSplit));
  if (!m_split) return false;
  setNotes(trial, m_split->notes());
  const GoOn ask = goOn.at(kShareOfSplit);
  for (const Cell& cell : askedCells()) {
    if (m_parts.contains(cell.rows)) continue;
    m_parts[cell.rows] = regressionPart(study(), *m_split, cell.rows, ask);
    if (!ask()) return false;
  }
  return true;
}

}  // namespace

std::unique_ptr<Trials> privateRegressionTrials(const Study& study,
                                                std::shared_ptr<const PreparedTable> table,
                                                unsigned threads) {
  return std::make_unique<PrivateRegressionTrials>(study, std::move(table), threads);
}

}  // namespace epsiscope
