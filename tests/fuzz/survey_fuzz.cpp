#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <iterator>
#include <optional>
#include <string>
#include <utility>

#include "core/base/file_error.h"
#include "core/random/rng.h"
#include "core/reading/reader.h"
#include "core/reading/table_head.h"
#include "tests/fuzz/fuzz_file.h"
#include "tests/fuzz/json_mutator.h"
#include "tests/support/survey_files.h"

// Files of SPSS, Stata and SAS: whole ones of our own making, with numbers in their headers and records
// changed.

namespace epsiscope {
namespace {

void require(bool holds) {
  if (!holds) std::abort();
}

std::string anyWord(Rng& rng) {
  static constexpr const char* words[] = {"",
                                          "a",
                                          "not at all",
                                          "refused",
                                          "Gr\xC3\xB6\xC3\x9F "
                                          "\xFF\xFE",
                                          "1,5",
                                          "2024-03-31"};
  return words[rng.below(std::size(words))];
}

double anyNumber(Rng& rng) {
  static constexpr double numbers[] = {0, 1, 2, -1, 99, 1e300, 5e-324, 13e9, 23466, NAN};
  return numbers[rng.below(std::size(numbers))];
}

std::string anyFormat(Rng& rng) {
  static constexpr const char* formats[] = {"",    "DATE11", "DATETIME20", "TIME8",     "%td",
                                            "%tm", "%tc",    "DATE9",      "E8601DT19", "F8.2"};
  return formats[rng.below(std::size(formats))];
}

test::SurveyTestColumn anyColumn(Rng& rng, std::size_t index, std::size_t rows) {
  test::SurveyTestColumn column{.name = std::string(1, static_cast<char>('A' + index % 26)),
                                .label = anyWord(rng)};
  for (std::size_t row = 0; row < rows; ++row)
    if (index % 3 == 2)
      column.texts.push_back(anyWord(rng));
    else
      column.numbers.push_back(anyNumber(rng));
  if (!column.texts.empty() || rows == 0) return column;
  column.format = anyFormat(rng);
  if (rng.below(2) == 0) column.labels = {{anyNumber(rng), anyWord(rng)}, {anyNumber(rng), anyWord(rng)}};
  if (rng.below(3) == 0) column.missing = {{99, 99}};
  return column;
}

/// A whole file, or nothing where the format cannot hold what was drawn.
std::string startFile(Rng& rng) {
  test::SurveyTestFile file{.format = static_cast<test::SurveyFormat>(rng.below(7))};
  const std::size_t rows = rng.below(4), columns = 1 + rng.below(4);
  for (std::size_t i = 0; i < columns; ++i) file.columns.push_back(anyColumn(rng, i, rows));
  static constexpr int versions[] = {104, 108, 111, 114, 115, 117, 118, 119};
  if (file.format == test::SurveyFormat::dta) file.version = versions[rng.below(std::size(versions))];
  if (file.format == test::SurveyFormat::xpt) file.version = rng.below(2) == 0 ? 5 : 8;
  try {
    return surveyBytes(file);
  } catch (const std::exception&) {
    return {};
  }
}

/// Writes a number over some bytes: sizes, counts, offsets and types are what a parser trusts.
void changeNumber(std::string& bytes, Rng& rng) {
  static constexpr std::int64_t values[] = {
      0, 1, -1, 2, 7, 8, 127, 128, 255, 256, 999, 65'535, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF, INT64_MIN};
  static constexpr std::size_t widths[] = {1, 2, 4, 8};
  const std::int64_t value = values[rng.below(std::size(values))];
  const std::size_t width = std::min(bytes.size(), widths[rng.below(std::size(widths))]);
  std::memcpy(bytes.data() + rng.below(bytes.size() - width + 1), &value, width);
}

std::string changed(std::string bytes, Rng& rng) {
  if (bytes.empty()) return startFile(rng);
  for (std::size_t i = 1 + rng.below(3); i > 0 && !bytes.empty(); --i) {
    const std::size_t at = rng.below(bytes.size()),
                      size = 1 + rng.below(std::min<std::size_t>(64, bytes.size() - at));
    switch (rng.below(5)) {
      case 0:
        bytes.resize(at);
        break;
      case 1:
        bytes.erase(at, size);
        break;
      case 2:
        bytes.insert(at, bytes.substr(rng.below(bytes.size()), size));
        break;
      default:
        changeNumber(bytes, rng);
    }
  }
  return bytes;
}

void checkTable(const Dataset& dataset) {
  require(!dataset.columns.empty() && dataset.rows() > 0);
  for (const Column& column : dataset.columns) {
    require(column.size() == dataset.rows());
    for (const std::int32_t code : column.codes)
      require(code >= -1 && code < static_cast<std::int64_t>(column.categories.size()));
  }
}

}  // namespace
}  // namespace epsiscope

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most,
                                               unsigned seed) {
  using namespace epsiscope;
  if (seed % 16 == 0) return LLVMFuzzerMutate(data, size, most);
  Rng rng(seed);
  std::string bytes(reinterpret_cast<const char*>(data), size);
  bytes = rng.below(20) == 0 ? startFile(rng) : changed(std::move(bytes), rng);
  return test::stored(bytes, data, size, most);
}

/// Whatever the bytes are, there is a table whose columns are equally long, the same one twice, or a
/// FileError with a sentence and a next step.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  using namespace epsiscope;
  const auto file = test::fuzzFile(bytes, size);
  for (const bool declared : {false, true}) {
    try {
      const ReadOptions options{.declared = declared};
      const std::optional<Dataset> table = readDataset(file, options);
      checkTable(*table);
      const TableHead head = tableHead(file, options, &*table, 2);
      require(head.names.size() == table->columns.size());
      std::size_t questions = 2;
      require(!readDataset(file, options, [&](double) { return --questions > 0; }));
    } catch (const FileError& error) {
      require(!error.reason().empty() && !error.nextStep().empty());
    }
  }
  return 0;
}
