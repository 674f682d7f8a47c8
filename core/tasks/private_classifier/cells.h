#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/erm/minimise.h"
#include "core/erm/perturbation.h"
#include "core/study/private_classifier.h"
#include "core/study/study_fwd.h"
#include "core/tasks/cell.h"
#include "core/tasks/prepared_table.h"
#include "core/tasks/private_classifier/split.h"
#include "core/tasks/trade_off_cells.h"
#include "core/tasks/trials.h"

namespace epsiscope {

class PrivateClassifierCache;

/// That and why a result is not private.
std::string notReachedSentence(Perturbation method, std::optional<double> lambda = {});
Loss lossOf(const PrivateClassifier& task);
/// Returns the study's method of this id, with the mistake that it repeats: of several about one method the
/// first, and none about a constant column where there is none. Precondition: it is one.
Perturbation methodOf(const Study& study, const std::string& id);
/// Returns what is promised of weights, private choice of lambda included. `whyNot`: what was taken from
/// private rows, see ClassifierData. `reached`: whether every minimum was found, on which it counts.
Guarantee classifierGuarantee(const Study& study, const RowCounts& counts, const std::string& whyNot,
                              Perturbation method, double epsilon, bool reached = true);

/// The part of a trial that its cells share.
class ClassifierTrial {
public:
  /// Learns without noise for all cells, on up to `threads` threads. Null once cancelled.
  static std::unique_ptr<const ClassifierTrial> begin(const Study& study, const std::vector<Cell>& cells,
                                                      std::shared_ptr<const ClassifierSplit> split, int trial,
                                                      unsigned threads, const GoOn& goOn);

  const ClassifierSplit& split() const { return *m_split; }
  /// Nothing once cancelled. `keeps`: see Custodian.
  std::optional<CellValues> compute(const Cell& cell, const GoOn& goOn, Transcript* keeps = nullptr) const;

private:
  /// The rows and the lambda of a minimum without noise.
  using Setting = std::pair<std::size_t, double>;

  ClassifierTrial(const Study& study, std::shared_ptr<const ClassifierSplit> split, int trial);

  const LabelledRows& part(std::size_t rows) const { return rows == 0 ? m_split->train() : m_parts.at(rows); }
  Rng stream(const Cell& cell, std::size_t draw) const;
  Guarantee guaranteeOf(const Cell& cell, bool reached) const {
    return classifierGuarantee(m_study, m_split->data().counts(), m_split->data().takenFromRows,
                               methodOf(m_study, cell.method), cell.epsilon, reached);
  }
  CellValues withoutNoise(const Cell& cell) const;
  std::optional<CellValues> perturbed(const Cell& cell, const GoOn& goOn, Transcript* keeps) const;
  std::optional<CellValues> tuned(const Cell& cell, const GoOn& goOn, Transcript* keeps) const;
  std::optional<CellValues> tunedWithoutNoise(const Cell& cell, const GoOn& goOn) const;

  const Study& m_study;
  const Loss m_loss;
  const std::shared_ptr<const ClassifierSplit> m_split;
  const int m_trial;
  std::map<std::size_t, LabelledRows> m_parts;  ///< by the number of rows
  std::map<Setting, Minimum> m_minima;
};

/// How finely the curves of sampled methods are drawn: as few points and draws as keep the work of a preview
/// near a second or two, or as many as make them smooth.
struct CurveEffort {
  std::size_t points = 0, draws = 0;
  double operations = 0;  ///< of all curves, roughly
};

CurveEffort curveEffort(const Study& study, const ClassifierSplit& split);

/// The error over epsilon or lambda, means of draws where there is no formula.
std::unique_ptr<TradeOffCells> tradeOffCells(const Study& study, const PrivateClassifierCache& cache);
/// False where the curves take longer than a slider can wait.
bool isInstantOn(const Study& study, const PrivateClassifierCache& cache);

/// The trials of a run. Precondition: problems() is empty. `threads`: as many as beginTrial() may use.
std::unique_ptr<Trials> privateClassifierTrials(const Study& study,
                                                std::shared_ptr<const PreparedTable> table, unsigned threads);

/// What one row has of the study's epsilon at a place of its axis, and of its delta.
RowBudget rowBudget(const Study& study, double epsilon);

/// The reason why the regularisation is raised for this plan, in a sentence; empty if it is not.
std::string raisedSentence(Perturbation method, const Loss& loss, const PublicRows& rows, double lambda,
                           const RowBudget& budget);

}  // namespace epsiscope
