#include "core/reading/sheet/sheet_reading.h"

#include "core/text/sentence.h"
#include "core/text/wording.h"

#include <algorithm>
#include <array>

namespace epsiscope {

namespace {

/// The options that a sheet has no need of.
constexpr std::array<const char*, 5> kOfTextAlone = {"separator", "decimal", "quote", "comment", "encoding"};

bool isOfTextAlone(const std::string& key) {
  return std::ranges::count(kOfTextAlone, key) > 0;
}

}  // namespace

ReadOptions sheetOptions(const ReadOptions& given, const SheetTable& sheet) {
  ReadOptions options = given;
  const ReadOptions written = asRead(Reading{});
  options.sheet = sheet.sheet;
  options.separator = written.separator;
  options.decimal = written.decimal;
  options.quote = written.quote;
  options.comment = written.comment;
  options.encoding = written.encoding;
  if (options.thousands == options.decimal) options.thousands.reset();
  return options;
}

std::vector<std::string> unusedOptions(const ReadOptions& given) {
  const ReadOptions written = asRead(Reading{});
  std::vector<std::string> names;
  for (const ReadingKey& key : readingKeys())
    if (isOfTextAlone(key.key) && isGiven(given, key)) names.emplace_back(key.option);
  const bool same = given.separator.value_or(',') == written.separator &&
                    given.decimal.value_or('.') == '.' && given.quote.value_or('"') == written.quote &&
                    given.comment.value_or('\0') == '\0' && given.encoding.value_or("UTF-8") == "UTF-8";
  if (names.empty() || same) return {};
  return {
      filled(sentence("Core", "A sheet has no %1: the setting for it was not needed."), quotedList(names))};
}

void describeSheet(const SheetTable& sheet, bool given, Reading& reading, std::vector<Finding>& findings) {
  reading.sheet = sheet.sheet;
  reading.sheets = sheet.sheets;
  reading.firstColumn = sheet.firstColumn;
  std::erase_if(findings, [](const Finding& finding) { return isOfTextAlone(finding.key); });
  findings.insert(findings.begin(), {.key = "sheet",
                                     .value = sheet.sheet,
                                     .reason = given ? sentence("Core", "as chosen") : sheet.reason,
                                     .given = given});
}

}  // namespace epsiscope
