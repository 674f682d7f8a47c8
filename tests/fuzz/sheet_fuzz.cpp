#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <optional>
#include <string>
#include <vector>

#include "core/base/file_error.h"
#include "core/random/rng.h"
#include "core/reading/reader.h"
#include "core/reading/sheet/sheet_fault.h"
#include "core/reading/sheet/zip_archive.h"
#include "core/reading/table_head.h"
#include "tests/fuzz/fuzz_file.h"
#include "tests/fuzz/json_mutator.h"
#include "tests/support/sheet_files.h"

namespace epsiscope {
namespace {

void require(bool holds) {
  if (!holds) std::abort();
}

/// The names of the parts of workbooks that are read.
const std::vector<std::string>& partNames() {
  static const std::vector<std::string> all = {"mimetype",
                                               "content.xml",
                                               "META-INF/manifest.xml",
                                               "_rels/.rels",
                                               "xl/workbook.xml",
                                               "xl/_rels/workbook.xml.rels",
                                               "xl/styles.xml",
                                               "xl/sharedStrings.xml",
                                               "xl/worksheets/sheet1.xml",
                                               "xl/worksheets/sheet2.xml",
                                               "xl/worksheets/sheet3.xml"};
  return all;
}

/// The parts of an archive, unpacked, as far as they are whole.
std::vector<test::ZipPart> unpacked(const std::string& bytes) {
  std::vector<test::ZipPart> parts;
  try {
    const ZipArchive archive(bytes);
    for (const std::string& name : partNames()) {
      const ZipFile* file = archive.find(name);
      if (file == nullptr) continue;
      test::ZipPart part{name, {}};
      for (ZipStream stream(archive, *file); !stream.isFinished() && part.bytes.size() < 1'000'000;)
        part.bytes += stream.next();
      parts.push_back(std::move(part));
    }
  } catch (const SheetFault&) {
    // The whole parts are taken.
  }
  return parts;
}

std::vector<test::ZipPart> startParts(Rng& rng) {
  const std::vector<test::SheetRow> rows = {
      {test::text("x"), test::text("y"), test::text("day")},
      {test::number("1.5"), test::text("a"), test::date("45382", "2024-03-31")},
      {test::formula("2"), test::error("#N/A"), test::timeOfDay("0.5", "PT12H00M00S")}};
  if (rng.below(2) == 0)
    return test::odsParts({{"Data", test::odsRows(rows)}, {"More", test::odsRows(rows)}});
  return test::xlsxParts(
      {{.name = "Data", .data = test::xlsxData(rows)}, {.name = "More", .data = test::xlsxData(rows)}},
      {.shared = "<si><t>a_x000D_</t></si><si><r><t>b</t></r></si>"});
}

/// Tags, and the texts between them.
std::vector<std::string> tokensOf(const std::string& xml) {
  std::vector<std::string> tokens;
  for (std::size_t at = 0; at < xml.size();) {
    const std::size_t end = xml[at] == '<' ? std::min(xml.find('>', at), xml.size() - 1) + 1
                                           : std::min(xml.find('<', at), xml.size());
    tokens.push_back(xml.substr(at, end - at));
    at = end;
  }
  return tokens;
}

std::string anyValue(Rng& rng) {
  static constexpr const char* values[] = {"0",
                                           "1",
                                           "2",
                                           "-1",
                                           "16384",
                                           "16385",
                                           "1048576",
                                           "16777216",
                                           "9007199254740992",
                                           "18446744073709551615",
                                           "1e400",
                                           "5e-324",
                                           "0.1",
                                           "A1",
                                           "ZZZZZZ9",
                                           "s",
                                           "inlineStr",
                                           "str",
                                           "b",
                                           "e",
                                           "d",
                                           "true",
                                           "float",
                                           "string",
                                           "date",
                                           "time",
                                           "percentage",
                                           "2020-01-01T01:02:03",
                                           "PT1H",
                                           "_x0041_",
                                           "_x005F_x0041_",
                                           "&lt;",
                                           "&#0;",
                                           "../../a",
                                           "/xl/styles.xml",
                                           "worksheets/sheet1.xml",
                                           "rId1",
                                           "yyyy-mm-dd",
                                           "[h]:mm",
                                           "\xC2\x9B",
                                           "\xE2\x80\xAE",
                                           " ",
                                           ""};
  return values[rng.below(std::size(values))];
}

/// Replaces the value of an attribute of the tag, if it has one.
void changeAttribute(std::string& tag, Rng& rng) {
  std::vector<std::size_t> quotes;
  for (std::size_t at = tag.find('"'); at != std::string::npos; at = tag.find('"', at + 1))
    quotes.push_back(at);
  if (quotes.size() < 2) return;
  const std::size_t pair = 2 * rng.below(quotes.size() / 2);
  tag.replace(quotes[pair] + 1, quotes[pair + 1] - quotes[pair] - 1, anyValue(rng));
}

void changeTokens(std::vector<std::string>& tokens, Rng& rng) {
  if (tokens.empty()) return;
  const auto place = [&] { return tokens.begin() + static_cast<std::ptrdiff_t>(rng.below(tokens.size())); };
  auto first = place(), last = place();
  if (last < first) std::swap(first, last);
  last = std::min(last, first + 40);
  const std::vector<std::string> some(first, last);
  switch (rng.below(7)) {
    case 0:
      tokens.erase(first, last);
      break;
    case 1:
      tokens.insert(place(), some.begin(), some.end());
      break;
    case 2:
      std::iter_swap(first, place());
      break;
    case 3:
      if (!first->starts_with('<')) *first = anyValue(rng);
      break;
    case 4:
      *first = *place();
      break;
    default:
      for (int i = 0; i < 20 && !place()->starts_with('<'); ++i) {
      }
      changeAttribute(*place(), rng);
  }
}

std::string mutated(const std::string& bytes, Rng& rng) {
  std::vector<test::ZipPart> parts = unpacked(bytes);
  if (parts.empty() || rng.below(20) == 0) parts = startParts(rng);
  for (std::uint64_t i = 0, count = 1 + rng.below(4); i < count; ++i) {
    std::string& xml = parts[rng.below(parts.size())].bytes;
    std::vector<std::string> tokens = tokensOf(xml);
    for (std::uint64_t j = 0, changes = 1 + rng.below(4); j < changes; ++j) changeTokens(tokens, rng);
    xml.clear();
    for (const std::string& token : tokens) xml += token;
  }
  if (rng.below(30) == 0) parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(rng.below(parts.size())));
  return test::zipOf(parts);
}

}  // namespace
}  // namespace epsiscope

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most,
                                               unsigned seed) {
  using namespace epsiscope;
  if (seed % 16 == 0) return LLVMFuzzerMutate(data, size, most);
  Rng rng(seed);
  return test::stored(mutated(std::string(reinterpret_cast<const char*>(data), size), rng), data, size, most);
}

/// Whatever a workbook holds, there is a table whose columns are equally long, the same one twice, or a
/// FileError with a sentence and a next step.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  using namespace epsiscope;
  const auto file = test::fuzzFile(bytes, size);
  const auto orError = [&](const auto& body) {
    try {
      body();
    } catch (const FileError& error) {
      require(!error.reason().empty() && !error.nextStep().empty());
    }
  };
  orError([&] { (void)tableHead(file); });
  orError([&] {
    std::size_t questions = 0;
    const std::optional<Dataset> table = readDataset(file, {}, [&](double) { return ++questions > 0; });
    require(table.has_value() && table->rows() > 0);
    for (const Column& column : table->columns) require(column.size() == table->rows());
    require(readDataset(file)->sha256 == table->sha256);
    require(!readDataset(file, {}, [&](double) { return --questions > 0; }));
  });
  return 0;
}
