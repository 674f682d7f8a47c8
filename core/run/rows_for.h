#pragma once

#include <cstddef>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/base/go_on.h"
#include "core/run/planned_errors.h"
#include "core/run/wanted_accuracy.h"
#include "core/study/study.h"
#include "core/tasks/smallest_epsilon.h"

namespace epsiscope {

/// The number of people one must ask for a wanted accuracy, by a plan.
struct FewestRows {
  /// The mean error was computed with this many and is at most the wanted one, and with one in a hundred
  /// fewer it is not. Empty: it is not reached with the most rows either.
  std::optional<std::size_t> rows;
  /// The places where the mean less and plus twice its standard error between tables reaches the wanted
  /// error, straight between the numbers that were computed where both axes are logarithmic. `low` empty:
  /// with the fewest rows already; `high` empty: not with the most.
  std::optional<std::size_t> low = {}, high = {};
  std::optional<MeanError> error = {};        ///< with `rows`; where there is none, with the most rows
  std::optional<double> withoutPrivacy = {};  ///< with the most rows, where `rows` is empty and it is known
  bool atLowEnd = false;                      ///< the fewest rows do already
  bool notEvenWithout = false;                ///< not even without privacy, with the most rows
  bool isKnown = true;                        ///< false where errors are not known without a run
};

/// The mean error over the number of rows, computed where it is asked for and remembered.
class PlannedCurve {
public:
  using Errors = std::map<std::size_t, MeanError>;  ///< by rows
  /// `known`: what is computed already. `level`: half-widths take the place of errors, see WantedAccuracy.
  PlannedCurve(Study study, std::filesystem::path folder, std::string method, double epsilon,
               Errors known = {}, std::optional<double> level = {})
      : m_study(std::move(study)),
        m_folder(std::move(folder)),
        m_method(std::move(method)),
        m_epsilon(epsilon),
        m_level(level),
        m_errors(std::move(known)) {}

  /// Returns the error with that many rows, the mean over plannedTables(); null if cancelled.
  std::optional<MeanError> at(std::size_t rows, const GoOn& goOn);
  const Errors& errors() const { return m_errors; }
  const Study& study() const { return m_study; }
  const std::filesystem::path& folder() const { return m_folder; }
  const std::string& method() const { return m_method; }
  const std::optional<double>& level() const { return m_level; }

private:
  Study m_study;
  std::filesystem::path m_folder;
  std::string m_method;
  double m_epsilon;
  std::optional<double> m_level;
  Errors m_errors;
};

/// Returns numbers of rows from the fewest to `most`, each about three times the one before.
std::vector<std::size_t> rowLadder(const Study& study, std::size_t most);

/// Returns the fewest rows with which the curve is at or below `wanted`: up the ladder until it is, then
/// closing in between two steps of it. Null if cancelled. Preconditions as of plannedErrors().
std::optional<FewestRows> fewestRows(PlannedCurve& curve, double wanted, const GoOn& goOn = {});
/// The remark about the answer: why there is none, or what is odd about it; or empty.
std::string reasonOf(const FewestRows& found, const Study& study, const std::optional<double>& level = {});

/// The answer for one method.
struct RowsAnswer {
  std::string method, learner;  ///< learner empty where the method has none
  FewestRows fewest;
  std::string reason;
};

/// Returns an answer at view.epsilon for every method that the study asks for with each of its learners,
/// yardsticks left out. Null if cancelled; `goOn` may be called from any thread. Preconditions as of
/// plannedErrors(); the wanted value is finite and above 0, and a half-width is wanted of a released
/// statistic alone: then the mean of the half-widths on the planned tables counts.
std::optional<std::vector<RowsAnswer>> rowsFor(const Study& study, const std::filesystem::path& folder,
                                               const WantedAccuracy& wanted, const GoOn& goOn = {});

}  // namespace epsiscope
