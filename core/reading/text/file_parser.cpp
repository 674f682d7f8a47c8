#include "core/reading/text/file_parser.h"

#include "core/base/file_error.h"
#include "core/reading/text/decode.h"
#include "core/reading/text/file_bytes.h"
#include "core/reading/text/file_kind.h"
#include "core/reading/text/layout.h"
#include "core/reading/text/table_parser.h"
#include "core/reading/text/text_decoder.h"
#include "core/reading/text/text_window.h"
#include "core/text/sentence.h"

#include <utility>

namespace epsiscope {

namespace {

/// The data shared by the parts of this file.
struct Job {
  FileBytes& source;
  const std::string& shownFile;
  const ReadOptions& options;
  const GoOn& goOn;
  const WindowSizes& sizes;

  bool goesOn() const { return goOn(0); }
};

std::string wholeLines(std::string bytes, const Job& job) {
  if (!cutToLines(bytes))
    throw FileError({.file = job.shownFile, .line = 1},
                    filled(sentence("Core", "the first line is longer than %1 MB"), job.sizes.head >> 20),
                    sentence("Core", "choose a text file with one row of the table in a line"));
  return bytes;
}

/// Goes through the whole file, only to see whether it is UTF-8.
Utf8Count countUtf8(const Job& job) {
  Utf8Count count;
  std::string bytes;
  bool more = true;
  job.source.restart();
  while (more && job.goesOn()) {
    more = job.source.append(bytes);
    bytes.erase(0, count.add(bytes, !more));
  }
  return count;
}

/// The line that a byte is in; what follows it is not read.
std::size_t lineOf(std::size_t offset, const Job& job) {
  std::string bytes;
  std::size_t line = 1;
  bool afterReturn = false;
  job.source.restart();
  while (offset > 0 && job.source.append(bytes) && job.goesOn()) {
    const std::string_view before = std::string_view(bytes).substr(0, offset);
    line += lineEnds(before, afterReturn);
    offset -= before.size();
    bytes.clear();
  }
  return line;
}

/// Through a window, and through a larger one where a record does not fit.
std::optional<Dataset> parseWindows(const std::string& head, const Decoded& decoded, const Job& job) {
  for (const std::size_t size : {job.sizes.window, job.sizes.largest}) {
    const bool last = size == job.sizes.largest;
    TextWindow window(job.source, decoded.encoding, size, [&] { return job.goesOn(); });
    TableText table = undecided(decoded, head, job.shownFile);
    table.window = &window;
    try {
      std::optional<Dataset> dataset = parseTable(table, decoded, job.options, job.goOn);
      if (window.endSeen() || !job.goesOn()) return dataset;
    } catch (const FileError&) {
      if (!job.goesOn()) return std::nullopt;
      if (window.endSeen() || last) throw;
    }
  }
  throw FileError({.file = job.shownFile},
                  filled(sentence("Core", "a row is longer than %1 MB"), job.sizes.largest >> 21),
                  sentence("Core", "look for a quote that is not closed, or choose another file"));
}

/// The head looks like UTF-8 and the rest is not: all of it decides.
std::optional<Dataset> parseOther(const std::string& head, const DecodeFault& fault, const Job& job) {
  const Utf8Count count = countUtf8(job);
  if (!job.goesOn()) return std::nullopt;
  if (!count.speaksAgainst()) refuseText(fault, lineOf(fault.offset, job), job.shownFile);
  Decoded decoded = decodedWithout(count);
  decoded.converted = decode(head, decoded.encoding, job.shownFile).converted;
  return parseWindows(head, decoded, job);
}

std::optional<Dataset> parseLarge(const std::string& head, const Job& job) {
  try {
    Decoded decoded = decode(head, job.options.encoding, job.shownFile);
    if (decoded.encoding == "UTF-8" && !decoded.byteOrderMark)
      decoded.reason = sentence("Core", "all bytes fit UTF-8");
    try {
      return parseWindows(head, decoded, job);
    } catch (const DecodeFault& fault) {
      if (!fault.notUtf8 || job.options.encoding) throw;
      return parseOther(head, fault, job);
    }
  } catch (const DecodeFault& fault) {
    refuseText(fault, lineOf(fault.offset, job), job.shownFile);
  }
}

}  // namespace

std::optional<Dataset> parseFile(FileBytes& source, const std::string& shownFile, const ReadOptions& options,
                                 const GoOn& goOn, const WindowSizes& sizes) {
  const Job job{source, shownFile, options, goOn, sizes};
  std::string bytes;
  bool more = true;
  while (more && bytes.size() <= sizes.head) {
    more = source.append(bytes);
    if (!job.goesOn()) return std::nullopt;
  }
  refuseKnownFormats(bytes, shownFile);
  if (more) return parseLarge(wholeLines(std::move(bytes), job), job);
  Decoded decoded = decode(bytes, options.encoding, shownFile);
  const TableText table = undecided(decoded, bytes, shownFile);
  return parseTable(table, decoded, options, goOn);
}

}  // namespace epsiscope
