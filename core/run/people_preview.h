#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/base/go_on.h"
#include "core/privacy/guarantee.h"
#include "core/run/rows_for.h"
#include "core/study/study_fwd.h"
#include "core/tasks/enough_rows.h"

namespace epsiscope {

/// Errors of one method over people and epsilon.
struct PeopleCurve {
  std::string method, label;
  std::vector<std::vector<MeanError>> errors;  ///< [rows][epsilon]; NaN where not known
};

/// The number of people one must ask, as far as it is computed: first roughly on two tables, then one number
/// of rows after the other on all, then the answers, one method after the other.
struct PeoplePreview {
  std::vector<std::size_t> rows;    ///< ascending
  std::vector<std::size_t> tables;  ///< that the errors with so many rows are means of
  std::vector<double> epsilons;     ///< ascending
  std::vector<PeopleCurve> curves;
  std::size_t refined = 0;          ///< so many of the rows are means over all their tables
  std::optional<double> wanted;     ///< the error that is asked about
  double epsilon = 1;               ///< at which
  std::vector<RowsAnswer> answers;  ///< for the first curves, as far as they are known
  /// By theory, for an expected loss of kExcess above the best, see Task::enoughRows().
  std::vector<EnoughRows> enough;
  static constexpr double kExcess = 0.1;  ///< by convention

  bool isFinished() const { return refined == rows.size() && (!wanted || answers.size() == curves.size()); }
};

/// Returns the next step of the picture. `last`: an earlier step, of a study that differs at most in its
/// view; null: there is none. If cancelled it is unfinished: throw it away. Preconditions: the study is
/// planned and has no problem; its paths are absolute.
PeoplePreview previewPeople(const Study& study, const PeoplePreview* last, const GoOn& goOn = {});
/// Whether the errors of one study are those of the other.
bool havePlannedErrors(const Study& one, const Study& other);

/// Returns the error at any epsilon, and between numbers of rows: smoothly where all axes are logarithmic.
MeanError plannedErrorAt(const PeoplePreview& preview, const PeopleCurve& curve, std::size_t row,
                         double epsilon);
double plannedErrorAt(const PeoplePreview& preview, const PeopleCurve& curve, double rows, double epsilon);
/// Returns the epsilon with which that many rows reach the error, or NaN: none of the map does.
double epsilonFor(const PeoplePreview& preview, const PeopleCurve& curve, double rows, double error);

}  // namespace epsiscope
