#include "core/data/reader.h"

#include <algorithm>
#include <atomic>
#include <new>
#include <string_view>
#include <utility>

#include "core/data/file_error.h"
#include "core/data/sha256.h"
#include "core/data/text/census.h"
#include "core/data/text/columns.h"
#include "core/data/text/decode.h"
#include "core/data/text/file_bytes.h"
#include "core/data/text/layout.h"
#include "core/study/parallel.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

constexpr std::size_t kPiece = std::size_t{1} << 20;

/// The part of the whole that one step takes.
ReadProgress part(const ReadProgress& progress, double from, double to) {
  if (!progress) return {};
  return [&progress, from, to](double done) { return progress(from + (to - from) * done); };
}

/// Bytes that are text, unpacked if they are gzip. False if `progress` said stop.
bool unpack(const std::string& packed, const std::string& shownFile, std::string& bytes,
            const ReadProgress& progress) {
  refuseKnownFormats(packed, shownFile);
  if (!isGzip(packed)) return true;
  if (!gunzip(packed, shownFile, bytes, progress)) return false;
  refuseKnownFormats(bytes, shownFile);
  return true;
}

/// Text without any record has no table.
void refuseBlank(const TableText& table) {
  if (table.text.find_first_not_of(" \t\r\n") == std::string_view::npos)
    throw FileError({.file = table.shownFile}, sentence("Core", "the file holds nothing but blanks"),
                    sentence("Core", "choose a file that holds a table"));
}

/// The mark that the first records speak for, unless the whole file speaks for the other one.
std::optional<Census> settleMark(TableText& table, const Sample& sample, const ReadOptions& options,
                                 const ReadProgress& progress) {
  const bool told = options.decimal || options.thousands == '.' || options.thousands == ',';
  if (!told) table.decimal = guessDecimal(table, sample);
  std::optional<Census> census = takeCensus(table, progress);
  if (!census || told || !census->marks().favoursOther(table.cut.separator)) return census;
  table.decimal = table.decimal == '.' ? ',' : '.';
  census.reset();
  return takeCensus(table, progress);
}

void noteCensus(const TableText& table, const Census& census, const std::vector<Question>& questions,
                std::vector<std::string>& notes) {
  for (const Question& question : questions) notes.push_back(question.sentence);
  if (census.commentLines > 0)
    notes.push_back(
        filled(counted("Core", "%n lines that start with \"%1\" were skipped as comments.",
                       "%n line that starts with \"%1\" was skipped as a comment.", census.commentLines),
               table.cut.comment));
  if (census.blankLines > 0)
    notes.push_back(
        counted("Core", "%n blank lines were skipped.", "%n blank line was skipped.", census.blankLines));
  noteColumns(table, census, notes);
}

void refuseWithoutRows(const TableText& table) {
  throw FileError({.file = table.shownFile},
                  counted("Core", "there is a header with %n names but no data rows",
                          "there is a header with %n name but no data rows", table.names.size()),
                  sentence("Core", "add rows, or say that there is no header"));
}

/// Everything but the file's name and hash.
std::optional<Dataset> parse(const std::string& packed, const std::string& shownFile,
                             const ReadOptions& options, const ReadProgress& progress) {
  std::string unpacked;
  if (!unpack(packed, shownFile, unpacked, part(progress, 0.2, 0.4))) return std::nullopt;
  const std::string& bytes = unpacked.empty() ? packed : unpacked;
  Decoded decoded = decode(bytes, options.encoding, shownFile);
  const std::string& text = decoded.converted ? *decoded.converted : bytes;
  TableText table{.text = std::string_view(text).substr(decoded.skipped), .shownFile = shownFile};
  refuseBlank(table);

  Dataset dataset;
  std::vector<std::string>& notes = dataset.notes = std::move(decoded.notes);
  const Layout layout = settleLayout(table, options, notes);
  std::optional<Census> census = settleMark(table, layout.sample, options, part(progress, 0.4, 0.8));
  if (!census) return std::nullopt;
  if (census->rows == 0) refuseWithoutRows(table);
  settleThousands(table, *census);
  dataset.reading = readingOf(table, decoded);
  dataset.findings = findings(table, layout, decoded, *census, options);
  dataset.questions = questions(table, layout, *census, options);
  noteCensus(table, *census, dataset.questions, notes);

  std::optional<std::vector<Column>> columns = makeColumns(table, std::move(*census), part(progress, 0.8, 1));
  if (!columns) return std::nullopt;
  dataset.columns = std::move(*columns);
  noteBadCells(dataset, notes);
  return dataset;
}

/// In pieces, so that it ends soon when nobody wants it any more.
std::string hashOf(const std::string& bytes, const std::atomic<bool>& unwanted) {
  Sha256 hash;
  for (std::size_t at = 0; at < bytes.size() && !unwanted; at += kPiece)
    hash.update(bytes.data() + at, std::min(kPiece, bytes.size() - at));
  return hash.hex();
}

/// Hashing takes as long as parsing: large files have a thread for each.
std::optional<Dataset> read(const std::filesystem::path& file, const ReadOptions& options,
                            const ReadProgress& progress) {
  std::string bytes;
  if (!readBytes(file, bytes, part(progress, 0, 0.2))) return std::nullopt;
  std::optional<Dataset> dataset;
  std::string sha256;
  std::atomic<bool> unwanted = false;
  parallelFor(2, bytes.size() < kPiece ? 1 : 2, [&](std::size_t job) {
    if (job == 1) {
      sha256 = hashOf(bytes, unwanted);
      return true;
    }
    try {
      dataset = parse(bytes, shownPath(file), options, progress);
    } catch (...) {
      unwanted = true;
      throw;
    }
    unwanted = !dataset;
    return dataset.has_value();
  });
  if (!dataset) return std::nullopt;
  dataset->name = shortened(file.filename().string(), 200);
  dataset->sha256 = std::move(sha256);
  if (progress && !progress(1)) return std::nullopt;
  return dataset;
}

}  // namespace

std::optional<Dataset> readDataset(const std::filesystem::path& file, const ReadOptions& options,
                                   const ReadProgress& progress) {
  try {
    return read(file, options, progress);
  } catch (const std::bad_alloc&) {
    throw FileError({.file = shownPath(file)}, sentence("Core", "the table does not fit into memory"),
                    sentence("Core", "take a part of the file"));
  }
}

}  // namespace epsiscope
