#include "core/tasks/statistic/table_families.h"

#include <algorithm>
#include <utility>

#include "core/study/study.h"
#include "core/tasks/statistic/releases.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

namespace epsiscope {

namespace {

/// Whether a statistic of groups is a sum over their rows, of which those of two groups are that of both.
bool isSum(const FurtherStatistic& asked) {
  using InGroups = StatisticRow::InGroups;
  const InGroups how = statisticRow(asked.statistic).inGroups;
  return how == InGroups::byWeight || how == InGroups::byValue;
}

/// What the members of a family have in common; what the statistic does not read is left out.
FurtherStatistic withoutDivision(const DataChoice& data, const FurtherStatistic& asked) {
  const StatisticRow& row = statisticRow(asked.statistic);
  FurtherStatistic common{.column = asked.column, .statistic = asked.statistic, .weight = asked.weight};
  if (row.takesPositive) common.positive = asked.positive;
  if (row.hasCells && declaredCategories(data, asked.column)) return common;
  if (row.hasCells) common.bins = asked.bins;
  if (common.positive) return common;
  common.lower = asked.lower;
  common.upper = asked.upper;
  return common;
}

}  // namespace

std::vector<TableFamily> tableFamilies(const Study& study) {
  std::vector<TableFamily> families;
  if (!study.statistic.isConsistent) return families;
  std::vector<FurtherStatistic> common;
  for (std::size_t i = 0; i < releaseCount(study); ++i) {
    const FurtherStatistic asked = askedStatistic(study, i);
    if (!isSum(asked)) continue;
    const FurtherStatistic own = withoutDivision(study.data, asked);
    const auto at = static_cast<std::size_t>(std::ranges::find(common, own) - common.begin());
    if (at == common.size()) {
      common.push_back(own);
      families.emplace_back();
    }
    families[at].releases.push_back(i);
    for (const std::string& column : asked.by)
      if (std::ranges::count(families[at].columns, column) == 0) families[at].columns.push_back(column);
  }
  std::erase_if(families,
                [](const TableFamily& one) { return one.releases.size() < 2 || one.columns.empty(); });
  return families;
}

std::optional<TableFamily> familyOf(const Study& study, std::size_t release) {
  for (TableFamily& family : tableFamilies(study))
    if (std::ranges::count(family.releases, release) > 0) return std::move(family);
  return std::nullopt;
}

std::vector<std::size_t> columnsIn(const TableFamily& family, const Study& study, std::size_t release) {
  std::vector<std::size_t> places;
  for (const std::string& column : askedStatistic(study, release).by)
    places.push_back(
        static_cast<std::size_t>(std::ranges::find(family.columns, column) - family.columns.begin()));
  return places;
}

std::vector<std::string> agreementNotes(const Study& study) {
  std::vector<std::string> notes;
  for (const TableFamily& family : tableFamilies(study))
    notes.push_back(filled(
        sentence("Core",
                 "%1 tables of %2 are made to agree after their noise, which costs no privacy. A row is "
                 "counted in all of them or in none: where it has a declared category of each of %3."),
        static_cast<double>(family.releases.size()), askedStatistic(study, family.releases.front()).column,
        withCommas(family.columns)));
  return notes;
}

void checkFamilies(const Study& study, ProblemList& found) {
  if (!study.statistic.isConsistent) return;
  const std::vector<TableFamily> families = tableFamilies(study);
  if (families.empty())
    found.add(
        "statistic.consistent",
        sentence("Core",
                 "There is nothing to make agree: no two counts, sums or histograms of one column have "
                 "the same bounds and weights, one of them divided; add one, or take consistent away."));
  for (const TableFamily& family : families) {
    if (family.columns.size() > kMostAgreedColumns)
      found.add(
          "statistic.consistent",
          filled(sentence("Core",
                          "Tables that are divided by %1 columns in all cannot be made to agree; divide "
                          "by fewer, for %2 are the most."),
                 static_cast<double>(family.columns.size()), static_cast<double>(kMostAgreedColumns)));
    for (const std::size_t i : family.releases)
      if (askedStatistic(study, i).boundsShare > 0)
        found.add("statistic.consistent",
                  filled(sentence("Core",
                                  "%1 finds bounds of its own, so that it cannot be made to agree with other "
                                  "tables; declare its bounds, or take consistent away."),
                         nameOfRelease(study, i)));
  }
}

}  // namespace epsiscope
