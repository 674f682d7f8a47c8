#pragma once

#include <memory>
#include <vector>

#include "core/base/go_on.h"
#include "core/statistics/group_rows.h"
#include "core/statistics/statistic_column.h"
#include "core/tasks/statistic/inputs.h"
#include "core/tasks/task_cache.h"

namespace epsiscope {

/// The ordered values of every column in a release.
class StatisticCache final : public CacheOf<StatisticCache> {
public:
  /// Null if cancelled.
  static std::shared_ptr<const StatisticCache> build(const StatisticInputs& inputs,
                                                     const std::shared_ptr<const PreparedTable>& table,
                                                     const Classroom& classroom, const GoOn& goOn);

  std::size_t trainRows() const override { return data().rows.size(); }
  std::size_t features() const override { return 0; }
  /// The column of the release at that place: the target's is the first.
  const std::shared_ptr<const StatisticColumn>& column(std::size_t release) const {
    return m_columns[release];
  }

  /// Its rows in its groups; null without any.
  const std::shared_ptr<const GroupRows>& groups(std::size_t release) const { return m_groups[release]; }

private:
  using CacheOf::CacheOf;

  std::vector<std::shared_ptr<const StatisticColumn>> m_columns;
  std::vector<std::shared_ptr<const GroupRows>> m_groups;
};

/// The values of a column in the rows in use.
std::shared_ptr<const StatisticColumn> statisticColumn(const ColumnInputs& inputs, const PreparedData& data);
/// The same divided among the groups of the release, row-major in the columns that divide them, with their
/// weights; null if it has none. In place of a category stands its place in the list, and 0 in place of the
/// value that is counted; rows with neither are in no group, nor are those of another category, in a column
/// of its family too.
std::shared_ptr<const GroupRows> groupRows(const ColumnInputs& inputs, const PreparedData& data);

}  // namespace epsiscope
