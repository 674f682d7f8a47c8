#pragma once

#include <cstddef>
#include <filesystem>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/go_on.h"
#include "core/privacy/transcript.h"
#include "core/results/result.h"
#include "core/study/classroom.h"

namespace epsiscope {

/// The unit of work that a run computes in every trial in one go: a method at one epsilon, at one lambda,
/// from one number of training rows.
struct CellPlan {
  std::vector<ResultRow> rows;   ///< of the results that it fills, still without values
  std::size_t draws = 1;         ///< values of a trial in each row of kind "sampled"; all others have one
  double cost = 1;               ///< how long it takes compared with the other cells: for progress and shards
  bool repeatsPrevious = false;  ///< its values are those of the cell before it, which need not be computed
};

/// The values that one trial finds in a cell.
struct CellValues {
  std::string learner;  ///< the one that was used
  double lambda = 0;
  double zeta = 0;
  /// For each row of the cell; none in a row that the pipeline has no such value for, in this trial or
  /// another.
  std::vector<std::vector<double>> values;
  std::string note;
  Guarantee guarantee = {};            ///< of what was released
  std::optional<Booking> booked = {};  ///< the price of what was drawn, see Custodian; absent: nothing was
  /// The error of the same pipeline without noise where that is no row of its own; NaN else.
  double withoutPrivacy = std::numeric_limits<double>::quiet_NaN();
  std::vector<std::string> notes = {};  ///< of the rows, see ResultRow; of the last ones they may be left out
};

/// The part of a run that knows what the study's task is about. run() goes through trials and cells, keeps
/// what they find and tells progress.
class Trials {
public:
  /// Errors are of true values: without this key there are none.
  explicit Trials(const Classroom& classroom) : m_classroom(classroom) {}
  virtual ~Trials() = default;

  /// In the order in which people want to see them; the same in every trial.
  virtual const std::vector<CellPlan>& cells() const = 0;
  /// How long beginTrial() takes, in the unit of the cells' costs.
  virtual double costOfBeginning() const = 0;
  /// Facts about the data and notes, before the first trial.
  virtual void describe(Result& result) const = 0;
  /// Splits the data and computes what the cells have in common. Trials count from 1. False if stopped;
  /// `goOn` is never called from two threads at once.
  virtual bool beginTrial(int trial, const GoOn& goOn) = 0;
  virtual std::size_t trainRows() const = 0;
  /// Returns the facts a person should know about the trial that has begun.
  virtual std::vector<std::string> notesOfTrial() const { return {}; }
  /// Returns what the cell finds in the trial that has begun; called from several threads at once. Depends on
  /// the study and the trial alone. Nothing if stopped; goOn may be called from any thread.
  virtual std::optional<CellValues> compute(std::size_t cell, const GoOn& goOn) const = 0;

  /// Has what is asked about private values kept there, or prescribed, see Transcript: for one cell of one
  /// trial, computed by one thread.
  void keepIn(Transcript& transcript) { m_transcript = &transcript; }

protected:
  const Classroom& classroom() const { return m_classroom; }
  Transcript* transcript() const { return m_transcript; }

private:
  const Classroom m_classroom;
  Transcript* m_transcript = nullptr;
};

}  // namespace epsiscope
