#include "core/recipes/table_builder.h"

#include "core/base/numbers.h"

#include <utility>

namespace epsiscope {

void TableBuilder::addColumn(std::string name, ColumnKind kind) {
  m_columns.push_back({.name = std::move(name), .kind = kind});
  m_codes.emplace_back();
}

void TableBuilder::text(std::size_t column, std::string_view value) {
  Column& to = m_columns[column];
  Codes& codes = m_codes[column];
  auto known = codes.find(value);
  if (known == codes.end()) known = codes.emplace(value, static_cast<std::int32_t>(codes.size())).first;
  to.codes.push_back(known->second);
}

std::vector<Column> TableBuilder::take() {
  for (std::size_t j = 0; j < m_columns.size(); ++j) {
    std::vector<std::string>& categories = m_columns[j].categories;
    categories.resize(m_codes[j].size());
    while (!m_codes[j].empty()) {
      auto known = m_codes[j].extract(m_codes[j].begin());
      categories[static_cast<std::size_t>(known.mapped())] = std::move(known.key());
    }
  }
  return std::move(m_columns);
}

void TableBuilder::missing(std::size_t column, std::size_t line) {
  Column& to = m_columns[column];
  if (to.missing++ == 0) to.firstMissingLine = line;
  if (to.kind == ColumnKind::number)
    to.values.push_back(kNaN);
  else
    to.codes.push_back(-1);
}

void TableBuilder::cell(std::size_t column, const RecordReader& record, std::size_t field) {
  if (record.isMissing(field))
    missing(column, record.line());
  else if (m_columns[column].kind == ColumnKind::number)
    number(column, record.number(field));
  else
    text(column, record.field(field));
}

}  // namespace epsiscope
