#pragma once

#include "core/base/go_on.h"
#include "core/recipes/packed_file.h"
#include "core/recipes/tar.h"
#include "core/table/dataset.h"

#include <cstddef>
#include <filesystem>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace epsiscope {

/// The layout of a published file: by its publisher's word, never by a look at the file.
struct RecordFormat {
  std::string dataset;               ///< as messages call it
  std::string file;                  ///< name of the original; in an archive it is read from the member of it
  std::vector<std::string> columns;  ///< one name for each field
  char separator = ',';
  std::string missing = "?";
  char comment = '\0';  ///< lines that start with it are no records

  /// As the table's own; whether there is a header is not the format's.
  Reading reading(bool header) const;
};

/// The records of a published file, one at a time, strictly: plain ASCII text, as many fields in each as the
/// format says, no quotes. The file may be packed with gzip and may be in a tar archive.
/// Throws FileError for all else, and Cancelled.
class RecordReader {
public:
  RecordReader(const std::filesystem::path& file, RecordFormat format, GoOn goOn);

  /// False at the end.
  bool next();
  /// The first record, where it names the columns: it does not count.
  void nextIsHeader() {
    next();
    m_records = 0;
  }
  /// Without blanks at its ends; valid until next().
  std::string_view field(std::size_t column) const { return m_fields[column]; }
  bool isMissing(std::size_t column) const {
    return m_fields[column].empty() || m_fields[column] == m_format.missing;
  }
  /// Refuses what is no finite decimal number.
  double number(std::size_t column) const;
  std::size_t line() const { return m_line; }  ///< from 1

  /// Throws: `reason` about this record's column, and the next step of every file that is not the one.
  [[noreturn]] void refuse(std::size_t column, const std::string& reason) const;
  [[noreturn]] void refuseFile(const std::string& reason) const;
  /// Throws unless there were so many records, one of these numbers, which only a file that is whole has.
  void expectRecords(std::initializer_list<std::size_t> expected) const;
  std::string sha256() { return m_file.sha256(); }

private:
  std::optional<std::string_view> nextLine();
  void split(std::string_view line);
  void fill();
  [[noreturn]] void refuseLine(const std::string& reason) const;
  std::string nextStep() const;

  RecordFormat m_format;
  std::string m_shownFile;
  PackedFile m_file;
  std::optional<TarReader> m_archive;
  std::string m_buffer;
  std::size_t m_at = 0, m_end = 0;  ///< what of the buffer is to be read
  bool m_ended = false;
  std::size_t m_line = 0, m_records = 0;
  std::vector<std::string_view> m_fields;
};

}  // namespace epsiscope
