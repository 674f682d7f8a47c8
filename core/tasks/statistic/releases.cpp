#include "core/tasks/statistic/releases.h"

#include <algorithm>
#include <utility>

#include "core/study/printed_mistakes.h"
#include "core/study/study_names.h"
#include "core/tasks/guarantees.h"
#include "core/tasks/statistic/table_families.h"
#include "core/tasks/statistic/task.h"
#include "core/tasks/task.h"
#include "core/text/decimal.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

/// Returns "mean(income)", "quantile(age,0.25)" or "count(town=north)".
std::string ownId(const FurtherStatistic& statistic) {
  std::string about = statistic.column;
  const StatisticRow& row = statisticRow(statistic.statistic);
  if (row.takesQuantile) about += ',' + shortestDigits(statistic.quantile);
  if (row.takesPositive && statistic.positive) about += '=' + *statistic.positive;
  std::string id = nameOf(statistic.statistic) + '(' + about + ')';
  return statistic.by.empty() ? id : id + " by " + withCommas(statistic.by);
}

std::string mechanismOf(const FurtherStatistic& statistic) {
  const std::vector<std::string> mechanisms = mechanismsFor(statistic.statistic);
  return mechanisms.size() == 1 ? mechanisms.front() : statistic.mechanism;
}

bool usesDelta(const std::string& mechanism) {
  return mechanism == "gaussian";
}

/// Categories and the value that is counted stand in the groups as their places, see groupRows().
void addGroups(const Study& study, const FurtherStatistic& statistic, ReleasePlan& plan) {
  const DataChoice& data = study.data;
  plan.groups = 1;
  for (const std::string& column : statistic.by)
    plan.groups *= declaredCategories(data, column).value_or(std::vector<std::string>(1)).size();
  if (statistic.weight) {
    const auto bound = std::ranges::find(data.columnBounds, *statistic.weight, &ColumnBound::column);
    plan.mostWeight = bound == data.columnBounds.end() ? 1 : bound->bound;
  }
  const StatisticRow& row = statisticRow(plan.kind);
  const auto categories = declaredCategories(data, statistic.column);
  if (row.hasCells && categories) {
    plan.bins = categories->size();
    plan.bounds = {-0.5, static_cast<double>(plan.bins) - 0.5};
  } else if (row.takesPositive && statistic.positive) {
    plan.bounds = {-0.5, 0.5};
  }
}

/// The missing declarations of a release. Its bounds matter except where it counts the rows with one value or
/// the categories of a text. Other columns than the target are never bounded by their contents.
std::vector<Undeclared> undeclaredOf(const Study& study, const PreparedData& data, std::size_t release) {
  std::vector<Undeclared> found;
  const bool takesPositive = statisticRow(planOf(study, release).kind).takesPositive;
  const bool isNumber = data.targetColumn->kind == ColumnKind::number;
  const bool hasBounds = isNumber && !(takesPositive && study.data.positive) && !findsBounds(study, release);
  if (release == 0 && hasBounds) addUndeclaredBounds(study.data, found);
  for (const std::string& note : data.fromOtherRows) found.push_back({kKeyCells, {}, note});
  return found;
}

std::string takenFromRows(const Study& study, const PreparedData& data, std::size_t release) {
  const std::vector<Undeclared> missing = undeclaredOf(study, data, release);
  return missing.empty() ? std::string() : missing.front().sentence;
}

Guarantee promised(const DataChoice& data, const RowCounts& counts, const ReleasePlan& plan, double epsilon,
                   const std::string& whyNot, double deltaOfOthers) {
  const double delta = deltaOf(plan);
  Guarantee made = guaranteeOfRows(data, counts, epsilon, delta, whyNot);
  if (plan.deviationForScale && plan.mechanism == "laplace")
    made = asPrinted(made, PrintedMistake::deviationForScale);
  return amongPeople(std::move(made), counts.units(), delta + deltaOfOthers);
}

SharedRelease sharedRelease(const Study& study, const StatisticCache& cache, std::size_t release) {
  return {.name = nameOfRelease(study, release),
          .id = idOfRelease(study, release),
          .share = shareOfRelease(study, release),
          .deltaOfOthers = deltaOfReleases(study, release),
          .release = std::make_shared<const StatisticRelease>(planOf(study, release), cache.column(release),
                                                              cache.groups(release)),
          .groups = groupNames(study, release),
          .takenFromRows = takenFromRows(study, cache.data(), release),
          .counts = cache.data().counts};
}

/// Tells each member of a family of the others.
void joinFamilies(const Study& study, std::vector<SharedRelease>& releases) {
  for (const TableFamily& family : tableFamilies(study)) {
    std::vector<FamilyMember> members;
    for (const std::size_t i : family.releases)
      members.push_back({.id = releases[i].id,
                         .share = releases[i].share,
                         .release = releases[i].release,
                         .columns = columnsIn(family, study, i)});
    for (std::size_t place = 0; place < members.size(); ++place) {
      SharedRelease& own = releases[family.releases[place]];
      own.family = members;
      own.placeInFamily = place;
      for (const std::string& column : family.columns)
        own.familySizes.push_back(
            declaredCategories(study.data, column).value_or(std::vector<std::string>(1)).size());
    }
  }
}

}  // namespace

std::string withCommas(const std::vector<std::string>& columns) {
  std::string text;
  for (const std::string& column : columns) text += (text.empty() ? "" : ", ") + column;
  return text;
}

FurtherStatistic askedStatistic(const Study& study, std::size_t release) {
  const Statistic& task = study.statistic;
  FurtherStatistic asked = release > 0 ? task.others[release - 1]
                                       : FurtherStatistic{.column = study.data.target,
                                                          .statistic = task.statistic,
                                                          .mechanism = task.mechanism,
                                                          .lower = study.data.lower,
                                                          .upper = study.data.upper,
                                                          .positive = study.data.positive,
                                                          .quantile = task.quantile,
                                                          .bins = task.bins,
                                                          .share = task.share,
                                                          .by = task.by,
                                                          .halfWidth = task.halfWidth,
                                                          .boundsShare = task.boundsShare};
  if (!asked.weight) asked.weight = study.data.weight;
  return asked;
}

std::optional<std::vector<std::string>> declaredCategories(const DataChoice& data,
                                                           const std::string& column) {
  const auto choice = std::ranges::find(data.columns, column, &ColumnChoice::column);
  return choice == data.columns.end() ? std::nullopt : choice->categories;
}

std::string ofGroupsNote(const SharedRelease& release) {
  if (release.groups.size() < 2) return {};
  return filled(sentence("Core", "Errors are the mean over the %1 groups; the view Tables has each of them."),
                static_cast<double>(release.groups.size()));
}

std::vector<std::string> foundBoundsNotes(const std::vector<SharedRelease>& releases) {
  std::vector<std::string> notes;
  for (const SharedRelease& shared : releases) {
    const ReleasePlan& plan = shared.release->plan();
    if (plan.boundsShare == 0) continue;
    notes.push_back(
        filled(sentence("Core",
                        "%1: the share %2 of its epsilon finds its bounds. Errors are expected over all "
                        "bounds that may be found. There is a half-width once they are."),
               shared.name, plan.boundsShare));
    if (plan.isGrouped())
      notes.push_back(filled(sentence("Core",
                                      "%1: all groups have the same bounds, found of all rows, in a group or "
                                      "in none."),
                             shared.name));
  }
  return notes;
}

bool isDivided(const Study& study) {
  for (std::size_t i = 0; i < releaseCount(study); ++i)
    if (!askedStatistic(study, i).by.empty()) return true;
  return false;
}

double groupCount(const Study& study) {
  double all = 0;
  for (std::size_t i = 0; i < releaseCount(study); ++i) {
    double own = 1;
    for (const std::string& column : askedStatistic(study, i).by)
      own *= static_cast<double>(
          declaredCategories(study.data, column).value_or(std::vector<std::string>()).size());
    all += own;
  }
  return all;
}

std::vector<std::string> groupNames(const DataChoice& data, const std::vector<std::string>& by) {
  std::vector<std::string> names = {{}};
  for (const std::string& column : by) {
    const auto categories = declaredCategories(data, column).value_or(std::vector<std::string>());
    std::vector<std::string> longer;
    for (const std::string& name : names)
      for (const std::string& category : categories)
        longer.push_back(name.empty() ? category : name + ", " + category);
    names = std::move(longer);
  }
  return names;
}

std::vector<std::string> groupNames(const Study& study, std::size_t release) {
  return groupNames(study.data, askedStatistic(study, release).by);
}

Guarantee SharedRelease::guarantee(const DataChoice& data, double epsilon) const {
  return promised(data, counts, release->plan(), epsilon * share, takenFromRows, deltaOfOthers);
}

ConsistentTables SharedRelease::tables(double epsilon) const {
  std::vector<NoisyTable> noisy;
  for (const FamilyMember& member : family)
    noisy.push_back({member.columns, member.release->noise(epsilon * member.share)});
  return {familySizes, std::move(noisy)};
}

SharedRelease SharedRelease::with(std::shared_ptr<const StatisticRelease> other) const {
  SharedRelease changed = *this;
  if (isAdjusted()) changed.family[placeInFamily].release = other;
  changed.release = std::move(other);
  return changed;
}

double SharedRelease::noiseError(double epsilon) const {
  return isAdjusted() ? tables(epsilon).variance(placeInFamily) : release->noiseError(epsilon * share);
}

/// The noise of sums is the same for any number of rows.
double SharedRelease::noiseErrorOfRows(double epsilon, double rows) const {
  return isAdjusted() ? noiseError(epsilon) : release->noiseErrorOfRows(epsilon * share, rows);
}

double SharedRelease::error(double epsilon) const {
  return release->clippingError() + noiseError(epsilon);
}

std::vector<double> SharedRelease::errors(double epsilon) const {
  if (!isAdjusted()) return release->errors(epsilon * share);
  const double noise = noiseError(epsilon);
  std::vector<double> found = release->clippingErrors();
  for (double& one : found) one += noise;
  return found;
}

double SharedRelease::halfWidth(double epsilon, double level) const {
  return isAdjusted() ? tables(epsilon).halfWidth(placeInFamily, level)
                      : release->halfWidth(epsilon * share, level);
}

std::vector<double> SharedRelease::halfWidths(double epsilon, double level, const GoOn& goOn) const {
  if (!isAdjusted()) return release->halfWidths(epsilon * share, level, goOn);
  return std::vector(groups.size(), halfWidth(epsilon, level));
}

Guarantee promiseOfFirst(const Study& study, const PreparedData& data, double epsilon) {
  return promised(study.data, data.counts, planOf(study, 0), epsilon * study.statistic.share,
                  takenFromRows(study, data, 0), deltaOfReleases(study, 0));
}

std::vector<Undeclared> undeclaredOfFirst(const Study& study, const PreparedData& data) {
  return undeclaredOf(study, data, 0);
}

double deltaOf(const ReleasePlan& plan) {
  return usesDelta(plan.mechanism) ? plan.delta : 0;
}

Decimal sumOfShares(const Study& study) {
  Decimal sum = Decimal::of(study.statistic.share);
  for (const FurtherStatistic& other : study.statistic.others) sum = sum + Decimal::of(other.share);
  return sum;
}

double unspentShare(const Study& study) {
  const double rest = (Decimal::of(1) - sumOfShares(study)).value();
  return rest > kShareTolerance ? rest : 0;
}

/// The shares are decimals that add up on paper, and so do the deltas.
double deltaOfReleases(const Study& study, std::optional<std::size_t> but) {
  Decimal shares;
  for (std::size_t i = 0; i < releaseCount(study); ++i)
    if (i != but && usesDelta(mechanismOf(askedStatistic(study, i))))
      shares = shares + Decimal::of(shareOfRelease(study, i));
  return study.statistic.delta * shares.value();
}

std::size_t releaseCount(const Study& study) {
  return 1 + study.statistic.others.size();
}

std::string nameOfRelease(const Study& study, std::size_t release) {
  const FurtherStatistic statistic = askedStatistic(study, release);
  const StatisticRow& row = statisticRow(statistic.statistic);
  std::string of = statistic.column;
  if (row.takesPositive && statistic.positive) of += " = " + *statistic.positive;
  const std::string name = filled(sentence("Core", row.title), of, statistic.quantile);
  return statistic.by.empty() ? name : filled(sentence("Core", "%1 by %2"), name, withCommas(statistic.by));
}

double shareOfRelease(const Study& study, std::size_t release) {
  return release == 0 ? study.statistic.share : study.statistic.others[release - 1].share;
}

bool hasBoundsToFind(const Study& study, std::size_t release) {
  const FurtherStatistic asked = askedStatistic(study, release);
  const StatisticRow& row = statisticRow(asked.statistic);
  const bool countsCategories =
      row.hasCells && !asked.by.empty() && declaredCategories(study.data, asked.column).has_value();
  return !row.takesPositive && !countsCategories && !asked.weight && !familyOf(study, release);
}

bool findsBounds(const Study& study, std::size_t release) {
  const double share = askedStatistic(study, release).boundsShare;
  return share > 0 && share < 1 && hasBoundsToFind(study, release);
}

bool findsAnyBounds(const Study& study) {
  if (!statisticTask().isOf(study)) return false;
  for (std::size_t i = 0; i < releaseCount(study); ++i)
    if (findsBounds(study, i)) return true;
  return false;
}

std::string idOfRelease(const Study& study, std::size_t release) {
  const std::string own = ownId(askedStatistic(study, release));
  std::size_t same = 1;
  for (std::size_t i = 0; i < release; ++i) same += ownId(askedStatistic(study, i)) == own ? 1 : 0;
  return same > 1 ? own + ' ' + std::to_string(same) : own;
}

ReleasePlan planOf(const Study& study, std::size_t release) {
  const FurtherStatistic statistic = askedStatistic(study, release);
  ReleasePlan plan{.kind = statistic.statistic,
                   .mechanism = mechanismOf(statistic),
                   .bounds = {statistic.lower.value_or(0), statistic.upper.value_or(1)},
                   .quantile = statistic.quantile,
                   .bins = static_cast<std::size_t>(statistic.bins),
                   .delta = study.statistic.delta * statistic.share,
                   .unit = protectedUnit(study.data),
                   .deviationForScale = repeats(study, PrintedMistake::deviationForScale)};
  if (!statistic.by.empty() || statistic.weight || familyOf(study, release))
    addGroups(study, statistic, plan);
  if (findsBounds(study, release)) {
    plan.boundsShare = statistic.boundsShare;
    plan.bounds = {0, 1};
  }
  return plan;
}

SharedRelease firstRelease(const Study& study, const StatisticCache& cache) {
  return familyOf(study, 0) ? releasesOf(study, cache).front() : sharedRelease(study, cache, 0);
}

std::vector<SharedRelease> releasesOf(const Study& study, const StatisticCache& cache) {
  std::vector<SharedRelease> releases;
  for (std::size_t i = 0; i < releaseCount(study); ++i) releases.push_back(sharedRelease(study, cache, i));
  joinFamilies(study, releases);
  return releases;
}

}  // namespace epsiscope
