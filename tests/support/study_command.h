#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "tests/support/run_epsiscope.h"

namespace epsiscope::test {

using Row = std::map<std::string, std::string>;

/// The program with a study that is written into a folder of its own.
class StudyCommand : public testing::Test {
protected:
  std::string write(const std::string& study) const { return m_folder.write("study.json", study).string(); }
  std::string out() const { return (m_folder.path() / "out").string(); }
  std::string results() const { return out() + "/results.json"; }
  /// The rows of a table among the results, each with its cells by column name.
  std::vector<Row> rowsOf(const std::string& table) const {
    std::ifstream in(out() + "/" + table);
    std::vector<std::string> names;
    std::vector<Row> rows;
    for (std::string line; std::getline(in, line);) {
      if (line.starts_with("#")) continue;
      std::vector<std::string> cells;
      std::istringstream text(line + ",");
      for (std::string cell; std::getline(text, cell, ',');) cells.push_back(cell);
      if (names.empty()) {
        names = cells;
        continue;
      }
      Row& row = rows.emplace_back();
      for (std::size_t i = 0; i < names.size(); ++i) row[names[i]] = cells.at(i);
    }
    return rows;
  }
  std::size_t countOf(const std::string& task, const std::string& table) const {
    const std::vector<Row> rows = rowsOf(table);
    return static_cast<std::size_t>(
        std::ranges::count_if(rows, [&](const Row& row) { return row.at("task") == task; }));
  }

  TemporaryFolder m_folder;
};

}  // namespace epsiscope::test
