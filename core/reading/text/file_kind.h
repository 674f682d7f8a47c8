#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace epsiscope {

/// The kind of a file, by its first bytes; `text` is any file that no other kind claims: delimited text, one
/// hopes.
enum class FileKind : std::uint8_t {
  text,
  xlsx,
  ods,
  lockedWorkbook,  ///< .xlsx behind a password
  zip,             ///< an archive of other files
  cutZip,          ///< too little of an archive to know its kind
  xls,
  word,
  slides,
  numbersSheet,  ///< of Apple Numbers
  numpy,
  spss,
  spssPortable,
  lockedSpss,  ///< .sav behind a password
  stata,
  sas,
  sasCatalogue,  ///< .sas7bcat: labels alone
  sasTransport,
  rData,
  rds,
  parquet,
  arrow,
  orc,
  avro,
  sqlite,
  duckDb,
  access,
  hdf5,
  matlab,
  pickle,
  pdf,
  rtf,
  picture,
  tar,
  bzip2,
  xz,
  zstd,
  sevenZip,
  rar,
  zeros,  ///< nothing but zeros where a table has text
  html,
  excelXml,
  xml,
  jsonLines,
  json,
  arff
};

/// The kind of the file that starts with these bytes, gzip taken off. More of them make the contents of a zip
/// archive or an old Office document surer; a few kilobytes are enough for the others.
FileKind fileKind(std::string_view bytes);

/// Whether a file of that kind is one of SPSS, Stata or SAS that can be read.
bool isSurvey(FileKind kind);

/// Throws a FileError that names what the file is and the way to CSV, unless it is text.
void refuseUnlessText(FileKind kind, const std::string& shownFile);
/// refuseUnlessText() of fileKind().
void refuseKnownFormats(std::string_view bytes, const std::string& shownFile);

}  // namespace epsiscope
