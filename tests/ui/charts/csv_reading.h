#pragma once

#include <QByteArray>

#include <string>
#include <vector>

namespace epsiscope::test {

struct CsvTable {
  std::vector<std::string> comments;
  std::vector<std::string> columns;
  std::vector<std::vector<std::string>> rows;

  std::vector<std::vector<std::string>> rowsOf(const std::string& first) const {
    std::vector<std::vector<std::string>> found;
    for (const auto& row : rows)
      if (row[0] == first) found.push_back(row);
    return found;
  }
};

/// The table by RFC 4180 with "# " lines at the top; written independently of the program's own reader and
/// writer.
inline CsvTable readCsv(const QByteArray& bytes) {
  CsvTable table;
  std::vector<std::string> record{""};
  bool quoted = false;
  bool comment = false;
  const auto finish = [&] {
    if (comment)
      table.comments.push_back(record[0]);
    else if (table.columns.empty())
      table.columns = record;
    else
      table.rows.push_back(record);
    record = {""};
    comment = false;
  };
  for (qsizetype i = 0; i < bytes.size(); ++i) {
    const char c = bytes[i];
    const bool atStart = record.size() == 1 && record[0].empty();
    if (c == '#' && atStart && table.columns.empty()) comment = true;
    if (quoted && c == '"' && i + 1 < bytes.size() && bytes[i + 1] == '"') {
      record.back() += '"';
      ++i;
    } else if (c == '"' && !comment) {
      quoted = !quoted;
    } else if (c == ',' && !quoted && !comment) {
      record.emplace_back();
    } else if (c == '\n' && !quoted) {
      finish();
    } else {
      record.back() += c;
    }
  }
  return table;
}

}  // namespace epsiscope::test
