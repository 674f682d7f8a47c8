#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/prepare/prepare.h"
#include "core/statistics/consistent_tables.h"
#include "core/study/data_choice.h"
#include "core/study/study_fwd.h"
#include "core/tasks/statistic/cache.h"
#include "core/tasks/statistic/release.h"
#include "core/text/decimal.h"
#include "core/text/sentence.h"
#include "core/tasks/undeclared.h"

namespace epsiscope {

/// The metric of a statistic: the expected or sampled squared error; for a histogram its mean over the cells.
inline constexpr const char* kMetricSquaredError = "mse";
/// The statistic's own error, because other people could have answered.
inline constexpr const char* kMethodSamplingError = "sampling-error";
/// The error that the mechanism adds, without that of clipping.
inline constexpr const char* kMethodNoiseAlone = "noise";
inline constexpr const char* kNoiseAloneLabel = marked("Core", "Noise alone");

/// A release of a family of tables that are made to agree, see TableFamily.
struct FamilyMember {
  std::string id;
  double share = 1;
  std::shared_ptr<const StatisticRelease> release;
  std::vector<std::size_t> columns = {};  ///< see NoisyTable
};

/// One of the statistics that share the budget of a study.
struct SharedRelease {
  std::string name;          ///< for people: "Mean of income"
  std::string id;            ///< in results, unique: "mean(income)"
  double share = 1;          ///< share of epsilon and delta
  double deltaOfOthers = 0;  ///< the part of delta for the other releases with normal noise
  std::shared_ptr<const StatisticRelease> release;
  std::vector<std::string> groups = {};  ///< see groupNames()
  std::string takenFromRows;  ///< says which noise or values are taken from private rows; empty: none
  RowCounts counts = {};      ///< counts of the table
  // The tables that it is made to agree with, itself among them; none where it is released as it is drawn.
  std::vector<FamilyMember> family = {};
  std::vector<std::size_t> familySizes = {};  ///< of the columns of the family
  std::size_t placeInFamily = 0;

  /// Returns the promise of this release at its share of `epsilon`, the total of all releases: the deltas of
  /// all count, for all are released.
  Guarantee guarantee(const DataChoice& data, double epsilon) const;

  /// Whether the numbers are adjusted after they were drawn.
  bool isAdjusted() const { return !family.empty(); }
  /// Precondition: isAdjusted(). `epsilon`: as above.
  ConsistentTables tables(double epsilon) const;
  /// The same with another release in its place.
  SharedRelease with(std::shared_ptr<const StatisticRelease> other) const;

  // What StatisticRelease says of its own epsilon, of the numbers as they leave: adjusted, where they are.
  double noiseError(double epsilon) const;
  double noiseErrorOfRows(double epsilon, double rows) const;
  double error(double epsilon) const;
  std::vector<double> errors(double epsilon) const;
  double halfWidth(double epsilon, double level) const;
  std::vector<double> halfWidths(double epsilon, double level, const GoOn& goOn = {}) const;
};

/// The most numbers of one release by groups.
inline constexpr double kMostGroupCells = 100'000;

/// The statistic at a place in the form of the others: the target's is the first. Its weight is that of the
/// study's data where it has none of its own.
FurtherStatistic askedStatistic(const Study& study, std::size_t release);
/// "region, sex".
std::string withCommas(const std::vector<std::string>& columns);
/// The declared categories of a column; absent where there are none.
std::optional<std::vector<std::string>> declaredCategories(const DataChoice& data, const std::string& column);
/// Says that an error of this release is the mean over its groups; empty for one without groups.
std::string ofGroupsNote(const SharedRelease& release);
/// Says of each release that finds its bounds what finds them, and of which rows.
std::vector<std::string> foundBoundsNotes(const std::vector<SharedRelease>& releases);
/// Whether any release divides the rows.
bool isDivided(const Study& study);
/// The number of groups of all releases; a release without groups has one.
double groupCount(const Study& study);
/// The names of the groups into which columns divide the rows, such as "north, f", in the order of a
/// release's numbers; one without a name where there are no columns.
std::vector<std::string> groupNames(const DataChoice& data, const std::vector<std::string>& by);
std::vector<std::string> groupNames(const Study& study, std::size_t release);

/// The plan of the release at a place: the target's is the first. A release that only one mechanism can make
/// always has that one.
ReleasePlan planOf(const Study& study, std::size_t release);
std::string nameOfRelease(const Study& study, std::size_t release);
/// Its share of epsilon and delta.
double shareOfRelease(const Study& study, std::size_t release);
/// Whether it has bounds that can be found: each row counts once, and no table is made to agree with others.
bool hasBoundsToFind(const Study& study, std::size_t release);
/// Whether a share of its epsilon finds them. Declared ones are not used then.
bool findsBounds(const Study& study, std::size_t release);
/// Whether the study releases statistics, and finds the bounds of one.
bool findsAnyBounds(const Study& study);
/// The id of a release, "mean(income)"; a repeated statistic is distinguished by its number.
std::string idOfRelease(const Study& study, std::size_t release);

/// The delta of a release: none without normal noise.
double deltaOf(const ReleasePlan& plan);
/// The delta of all releases of the study together, or of all `but` one.
double deltaOfReleases(const Study& study, std::optional<std::size_t> but = {});

/// The shares of all releases, added up on paper.
Decimal sumOfShares(const Study& study);
/// The tolerance for the sum of computed shares, which may miss 1 by rounding.
inline constexpr double kShareTolerance = 1e-9;
/// Returns the share of the budget that no release has.
double unspentShare(const Study& study);
/// The promise of the target's release, before its table is sorted, and the declarations missing for it.
Guarantee promiseOfFirst(const Study& study, const PreparedData& data, double epsilon);
std::vector<Undeclared> undeclaredOfFirst(const Study& study, const PreparedData& data);

/// The number of releases.
std::size_t releaseCount(const Study& study);
/// The release of the target.
SharedRelease firstRelease(const Study& study, const StatisticCache& cache);
std::vector<SharedRelease> releasesOf(const Study& study, const StatisticCache& cache);

}  // namespace epsiscope
