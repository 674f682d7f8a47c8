#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/reading/reader.h"
#include "core/study/study.h"
#include "tests/support/temporary_folder.h"

namespace epsiscope::test {

/// A table with whole ages, incomes some of which lie beyond the bounds, and a text.
inline std::shared_ptr<const Dataset> peopleData(std::size_t rows = 60) {
  const TemporaryFolder folder;
  std::string csv = "age,income,town\n";
  for (std::size_t i = 0; i < rows; ++i)
    csv += std::to_string(18 + i * 37 % 60) + ',' + std::to_string(i * i * 31 % 977) + ".5," +
           (i % 3 == 0   ? "north"
            : i % 3 == 1 ? "south"
                         : "west") +
           '\n';
  return std::make_shared<const Dataset>(readDataset(folder.write("people.csv", csv)).value());
}

inline Study statisticStudy(StatisticKind kind, const std::string& mechanism = "laplace") {
  Study study;
  study.task = TaskId::statistic;
  study.data.file = "people.csv";
  study.data.target = "income";
  study.data.lower = 50;
  study.data.upper = 800;
  study.statistic.statistic = kind;
  study.statistic.mechanism = mechanism;
  study.epsilon = {0.2, 1};
  study.trials = 3;
  return study;
}

}  // namespace epsiscope::test
