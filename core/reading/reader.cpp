#include "core/reading/reader.h"

#include "core/base/file_error.h"
#include "core/base/parallel.h"
#include "core/reading/database/database_table.h"
#include "core/reading/database/sqlite_file.h"
#include "core/reading/sheet/sheet_reading.h"
#include "core/reading/survey/survey_reading.h"
#include "core/reading/text/decode.h"
#include "core/reading/text/file_bytes.h"
#include "core/reading/text/file_hash.h"
#include "core/reading/text/file_parser.h"
#include "core/reading/text/layout.h"
#include "core/reading/text/table_parser.h"
#include "core/table/database_address.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

#include <algorithm>
#include <exception>
#include <utility>

namespace epsiscope {

namespace {

/// Smaller files are not worth a thread.
constexpr std::uintmax_t kWorthAThread = std::uintmax_t{1} << 20;

/// Progress that never falls, and is asked no more once cancelled.
class Rising {
public:
  explicit Rising(const GoOn& goOn) : m_goOn(goOn) {}

  bool operator()(double done) {
    m_done = std::clamp(done, m_done, 1.0);
    m_goes = m_goes && m_goOn(m_done);
    return m_goes;
  }

private:
  const GoOn& m_goOn;
  double m_done = 0;
  bool m_goes = true;
};

/// Large files have a thread for parsing and one for hashing, where there are two.
std::optional<Dataset> parseAndHash(const std::filesystem::path& file, const ReadOptions& options,
                                    const GoOn& goOn, FileHash& hash) {
  std::error_code unknown;
  const bool small = std::filesystem::file_size(file, unknown) < kWorthAThread || unknown;
  if (small) {
    FileBytes source(file, [&](const FilePiece& piece) { hash.take(piece); });
    return parseFile(source, shownPath(file), options, goOn);
  }
  std::optional<Dataset> dataset;
  parallelFor(2, 2, [&](std::size_t job) {
    try {
      if (job == 1) {
        hash.run();
        return true;
      }
      FileBytes source(file, [&](FilePiece piece) { hash.push(std::move(piece)); });
      dataset = parseFile(source, shownPath(file), options, goOn);
      hash.close(!dataset);
      return dataset.has_value();
    } catch (...) {
      hash.close(true);
      throw;
    }
  });
  return dataset;
}

/// A sheet becomes text, which is read like any other.
std::optional<Dataset> readSpreadsheet(const std::filesystem::path& file, const ReadOptions& given,
                                       const GoOn& goOn) {
  constexpr double kShareOfSheet = 0.6;
  const std::optional<SheetTable> sheet =
      readSheet(file, {.sheet = given.sheet.value_or("")}, goOn.part(0, kShareOfSheet));
  if (!sheet) return std::nullopt;
  const ReadOptions options = sheetOptions(given, *sheet);
  const Decoded decoded = decode(sheet->text, options.encoding, shownPath(file));
  const TableText table = undecided(decoded, sheet->text, shownPath(file));
  std::optional<Dataset> dataset = parseTable(table, decoded, options, goOn.part(kShareOfSheet, 1));
  if (!dataset || !goOn(1)) return std::nullopt;
  describeSheet(*sheet, isSheet(given), dataset->reading, dataset->findings);
  for (const std::vector<std::string>& more : {unusedOptions(given), sheet->notes})
    dataset->notes.insert(dataset->notes.begin(), more.begin(), more.end());
  dataset->sha256 = sheet->sha256;
  return dataset;
}

std::optional<Dataset> readText(const std::filesystem::path& file, const ReadOptions& options,
                                const GoOn& goOn) {
  FileHash hash;
  std::optional<Dataset> dataset = parseAndHash(file, options, goOn, hash);
  if (!dataset || !goOn(1)) return std::nullopt;
  if (hash.changed()) refuseChangedFile(shownPath(file));
  if (isSheet(options))
    dataset->notes.push_back(
        filled(sentence("Core", "The file is not a spreadsheet, so the sheet %1 was not looked for."),
               quoted(*options.sheet)));
  dataset->sha256 = hash.hex();
  return dataset;
}

std::optional<Dataset> read(const std::filesystem::path& file, const ReadOptions& options, const GoOn& goOn) {
  if (isDatabase(file.string()) || isSqliteFile(file)) return readDatabase(file, options, goOn);
  const std::optional<FileKind> survey = surveyKind(file);
  std::optional<Dataset> dataset = isSpreadsheet(file) ? readSpreadsheet(file, options, goOn)
                                   : survey            ? readSurvey(file, *survey, options, goOn)
                                                       : readText(file, options, goOn);
  if (dataset) dataset->name = shortened(file.filename().string(), 200);
  return dataset;
}

}  // namespace

std::optional<Dataset> readDataset(const std::filesystem::path& file, const ReadOptions& options,
                                   const GoOn& goOn) {
  try {
    Rising rising(goOn);
    return read(file, options, [&](double done) { return rising(done); });
  } catch (const Cancelled&) {
    return std::nullopt;
  } catch (const std::exception&) {
    throwAsFileError(shownPath(file));
  }
}

}  // namespace epsiscope
