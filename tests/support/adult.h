#pragma once

#include <memory>
#include <sstream>
#include <string>

#include "core/data/reader.h"
#include "core/erm/classes.h"
#include "core/erm/unit_rows.h"
#include "tests/support/shared_files.h"
#include "tests/support/temporary_folder.h"

namespace epsiscope::test {

/// The rows of adult.data and adult.test without missing cells, 45,222, as one file without a header. The
/// second file begins with a line that is no row and ends its classes with a full stop.
inline std::string adultText() {
  std::string text;
  for (const char* name : {"adult/adult.data", "adult/adult.test"}) {
    std::istringstream lines(bytesOf(dataFile(name)));
    for (std::string line; std::getline(lines, line);) {
      if (line.empty() || line.front() == '|' || line.find('?') != std::string::npos) continue;
      if (line.back() == '.') line.pop_back();
      text += line + '\n';
    }
  }
  return text;
}

/// Adult as the papers prepare it: 104 columns, +1 for more than 50,000 dollars.
struct Adult {
  UnitRows x;
  Eigen::VectorXd y;
};

inline Adult preparedAdult(UnitRowsOptions::How how = UnitRowsOptions::How::unitRowsPlain) {
  const TemporaryFolder folder;
  ReadOptions options;
  options.header = false;
  options.names = {"age",          "workclass",    "fnlwgt",         "education",      "education-num",
                   "marital",      "occupation",   "relationship",   "race",           "sex",
                   "capital-gain", "capital-loss", "hours-per-week", "native-country", "income"};
  auto dataset = readDataset(folder.write("adult.csv", adultText()), options);
  std::vector<Problem> problems;
  const PreparedData data = prepare(std::make_shared<const Dataset>(std::move(dataset.value())),
                                    {.target = "income", .classTarget = true}, problems);
  const Classes classes = classesOf(*data.targetColumn, data.rows, ">50K", problems);
  return {unitRows(data, {.how = how}), classes.labels};
}

}  // namespace epsiscope::test
