#include <bit>
#include <cmath>
#include <cstdlib>
#include <set>

#include "core/base/file_error.h"
#include "core/reading/reader.h"
#include "core/reading/table_file.h"
#include "core/reading/table_head.h"
#include "core/reading/text/file_bytes.h"
#include "core/reading/text/file_parser.h"
#include "tests/fuzz/fuzz_file.h"
#include "tests/fuzz/fuzz_options.h"

namespace epsiscope {
namespace {

void require(bool holds) {
  if (!holds) std::abort();
}

void checkNumbers(const Column& column) {
  std::size_t without = 0;
  for (const double value : column.values) {
    require(!std::isinf(value));
    without += std::isnan(value) ? 1 : 0;
  }
  require(without == column.missing + column.badCells.size());
  for (std::size_t i = 0; i < column.badCells.size(); ++i) {
    const BadCell& cell = column.badCells[i];
    require(cell.row < column.values.size() && std::isnan(column.values[cell.row]));
    require(cell.text < column.badTexts.size() && cell.line > 0);
    require(i == 0 || column.badCells[i - 1].row < cell.row);
  }
}

void checkTexts(const Column& column) {
  std::size_t missing = 0;
  for (const std::int32_t code : column.codes) {
    require(code >= -1 && code < static_cast<std::int32_t>(column.categories.size()));
    missing += code < 0 ? 1 : 0;
  }
  require(missing == column.missing);
  const std::set<std::string> different(column.categories.begin(), column.categories.end());
  require(different.size() == column.categories.size() && !different.contains(""));
}

void check(const Dataset& table) {
  require(table.rows() > 0);
  std::set<std::string> names;
  for (const Column& column : table.columns) {
    require(column.size() == table.rows());
    require(names.insert(column.name).second && !column.name.empty());
    column.kind == ColumnKind::number ? checkNumbers(column) : checkTexts(column);
  }
}

void requireSame(const Dataset& a, const Dataset& b) {
  require(a.columns.size() == b.columns.size());
  for (std::size_t i = 0; i < a.columns.size(); ++i) {
    const Column &x = a.columns[i], &y = b.columns[i];
    require(x.name == y.name && x.kind == y.kind && x.codes == y.codes && x.categories == y.categories);
    require(x.values.size() == y.values.size());
    for (std::size_t row = 0; row < x.values.size(); ++row)
      require(std::bit_cast<std::uint64_t>(x.values[row]) == std::bit_cast<std::uint64_t>(y.values[row]) ||
              (std::isnan(x.values[row]) && std::isnan(y.values[row])));
  }
}

/// Checks that a table that was read is written and read again without a change.
void checkWriting(const Dataset& table, const std::filesystem::path& file) {
  writeTable(table, file);
  const auto again = readDataset(file, tableOptions(table));
  require(again.has_value());
  requireSame(table, *again);
}

/// The table as a large file would be read.
Dataset readWindows(const std::filesystem::path& file, const ReadOptions& options) {
  FileBytes source(file);
  auto table = parseFile(source, "fuzz", options, {},
                         {.head = 0, .window = std::size_t{1} << 20, .largest = std::size_t{4} << 20});
  require(table.has_value());
  check(*table);
  return *std::move(table);
}

/// The options that a study records: all that was detected, as if it had been chosen.
ReadOptions recorded(const Dataset& table) {
  const ReadOptions written = tableOptions(table);
  ReadOptions options = asRead(table.reading);
  options.names = written.names;
  options.kinds = written.kinds;
  return options;
}

}  // namespace
}  // namespace epsiscope

/// Whatever the bytes and the options are, there is a consistent table, or a FileError with a sentence.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  using namespace epsiscope;
  test::FuzzOptions chosen({reinterpret_cast<const char*>(bytes), size});
  const ReadOptions options = chosen.take();
  const auto file =
      test::fuzzFile(reinterpret_cast<const std::uint8_t*>(chosen.rest().data()), chosen.rest().size());
  const auto orError = [&](const auto& body) {
    try {
      body();
    } catch (const FileError& error) {
      require(error.what()[0] != '\0');
    }
  };
  orError([&] { (void)readWindows(file, options); });
  orError([&] { (void)tableHead(file, options); });
  std::optional<Dataset> table;
  orError([&] {
    table = readDataset(file, options);
    require(table.has_value());
    check(*table);
    requireSame(*table, readDataset(file, options).value());
  });
  if (!table) return 0;
  requireSame(*table, readDataset(file, recorded(*table)).value());
  orError([&] { requireSame(*table, readWindows(file, recorded(*table))); });
  checkWriting(*table, file);
  return 0;
}
