#pragma once

#include <readstat.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <map>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace epsiscope::test {

/// A column to be written. Numbers are in `numbers`, NaN is the system's missing value; else `texts`.
struct SurveyTestColumn {
  std::string name{};
  std::vector<double> numbers{};
  std::vector<std::string> texts{};
  std::string label{}, format{};
  std::vector<std::pair<double, std::string>> labels{};
  std::vector<std::pair<std::string, std::string>> textLabels{};
  std::vector<std::pair<char, std::string>> tagLabels{};  ///< of .a to .z
  std::map<std::size_t, char> tags{};                     ///< rows with such a value
  std::vector<std::pair<double, double>> missing{};       ///< of SPSS: ranges, both ends the same for one
};

enum class SurveyFormat { sav, packedSav, zsav, por, dta, xpt, sas };

struct SurveyTestFile {
  SurveyFormat format = SurveyFormat::sav;
  std::vector<SurveyTestColumn> columns{};
  int version = 0;       ///< 0: the writer's own
  std::string label{};   ///< of the file
  std::string weight{};  ///< of SPSS: a column
};

namespace survey_writing {

inline void require(readstat_error_t error) {
  if (error != READSTAT_OK) throw std::runtime_error(readstat_error_message(error));
}

inline std::size_t rowsOf(const SurveyTestFile& file) {
  return file.columns.empty() ? 0 : std::max(file.columns[0].numbers.size(), file.columns[0].texts.size());
}

inline readstat_variable_t* addColumn(readstat_writer_t* writer, const SurveyTestColumn& column) {
  std::size_t width = 1;
  for (const std::string& text : column.texts) width = std::max(width, text.size());
  const readstat_type_t type = column.texts.empty() ? READSTAT_TYPE_DOUBLE : READSTAT_TYPE_STRING;
  readstat_variable_t* variable =
      readstat_add_variable(writer, column.name.c_str(), type, column.texts.empty() ? 8 : width);
  if (!column.label.empty()) readstat_variable_set_label(variable, column.label.c_str());
  if (!column.format.empty()) readstat_variable_set_format(variable, column.format.c_str());
  if (column.labels.empty() && column.tagLabels.empty() && column.textLabels.empty()) return variable;
  readstat_label_set_t* set = readstat_add_label_set(writer, type, (column.name + "_words").c_str());
  for (const auto& [value, word] : column.labels) readstat_label_double_value(set, value, word.c_str());
  for (const auto& [value, word] : column.textLabels)
    readstat_label_string_value(set, value.c_str(), word.c_str());
  for (const auto& [tag, word] : column.tagLabels) readstat_label_tagged_value(set, tag, word.c_str());
  readstat_variable_set_label_set(variable, set);
  return variable;
}

inline void begin(readstat_writer_t* writer, SurveyFormat format, std::string& bytes, long rows) {
  switch (format) {
    case SurveyFormat::dta:
      return require(readstat_begin_writing_dta(writer, &bytes, rows));
    case SurveyFormat::por:
      return require(readstat_begin_writing_por(writer, &bytes, rows));
    case SurveyFormat::xpt:
      return require(readstat_begin_writing_xport(writer, &bytes, rows));
    case SurveyFormat::sas:
      return require(readstat_begin_writing_sas7bdat(writer, &bytes, rows));
    case SurveyFormat::packedSav:
      readstat_writer_set_compression(writer, READSTAT_COMPRESS_ROWS);
      break;
    case SurveyFormat::zsav:
      readstat_writer_set_compression(writer, READSTAT_COMPRESS_BINARY);
      break;
    case SurveyFormat::sav:
      break;
  }
  require(readstat_begin_writing_sav(writer, &bytes, rows));
}

inline void insert(readstat_writer_t* writer, const SurveyTestColumn& column, readstat_variable_t* variable,
                   std::size_t row) {
  if (!column.texts.empty())
    return require(readstat_insert_string_value(writer, variable, column.texts[row].c_str()));
  if (const auto tag = column.tags.find(row); tag != column.tags.end())
    return require(readstat_insert_tagged_missing_value(writer, variable, tag->second));
  const double value = column.numbers[row];
  require(std::isnan(value) ? readstat_insert_missing_value(writer, variable)
                            : readstat_insert_double_value(writer, variable, value));
}

}  // namespace survey_writing

/// The bytes of a file, written by ReadStat's own writer: what other programs write stands in
/// foreign_survey_test.cpp. Throws for what the format cannot hold.
inline std::string surveyBytes(const SurveyTestFile& file) {
  using namespace survey_writing;
  std::string bytes;
  readstat_writer_t* writer = readstat_writer_init();
  struct Closer {
    readstat_writer_t* writer;
    ~Closer() { readstat_writer_free(writer); }
  } const closer{writer};
  readstat_set_data_writer(writer, [](const void* data, std::size_t size, void* to) -> ssize_t {
    static_cast<std::string*>(to)->append(static_cast<const char*>(data), size);
    return static_cast<ssize_t>(size);
  });
  readstat_writer_set_file_timestamp(writer, 1'700'000'000);
  if (file.version > 0)
    require(readstat_writer_set_file_format_version(writer, static_cast<std::uint8_t>(file.version)));
  if (!file.label.empty()) readstat_writer_set_file_label(writer, file.label.c_str());
  std::vector<readstat_variable_t*> variables;
  for (const SurveyTestColumn& column : file.columns) {
    variables.push_back(addColumn(writer, column));
    for (const auto& [low, high] : column.missing)
      require(low == high ? readstat_variable_add_missing_double_value(variables.back(), low)
                          : readstat_variable_add_missing_double_range(variables.back(), low, high));
    if (column.name == file.weight) readstat_writer_set_fweight_variable(writer, variables.back());
  }
  const std::size_t rows = rowsOf(file);
  begin(writer, file.format, bytes, static_cast<long>(rows));
  for (std::size_t row = 0; row < rows; ++row) {
    require(readstat_begin_row(writer));
    for (std::size_t i = 0; i < variables.size(); ++i) insert(writer, file.columns[i], variables[i], row);
    require(readstat_end_row(writer));
  }
  require(readstat_end_writing(writer));
  return bytes;
}

}  // namespace epsiscope::test
