#include "core/reading/survey/survey_file.h"

#include "core/base/file_error.h"
#include "core/base/numbers.h"
#include "core/reading/survey/portable_signs.h"
#include "core/reading/survey/survey_source.h"
#include "core/reading/text/category_codes.h"
#include "core/reading/text/cell_text.h"
#include "core/table/value_labels.h"
#include "core/text/decimal.h"
#include "core/text/sentence.h"
#include "core/text/utf8.h"
#include "core/text/wording.h"

#include <readstat.h>

#include <algorithm>
#include <cmath>
#include <exception>
#include <memory>
#include <string_view>
#include <utility>

namespace epsiscope {

namespace {

/// Between two questions whether to go on: files that are packed well have many rows in few bytes.
constexpr std::size_t kRowsOfSurveyAtOnce = 4096, kBytesBetweenQuestions = std::size_t{1} << 20;
constexpr std::int64_t kMostRowsCounted = std::numeric_limits<std::int32_t>::max();
constexpr std::size_t kHeadOfPortable = 1024;
constexpr std::int64_t kMostSurveyColumns = 100'000;

struct ParserCloser {
  void operator()(readstat_parser_t* parser) const { readstat_parser_free(parser); }
};

bool isUtf8(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t length = characterLength(text, at);
    if (length == 0) return false;
    at += length;
  }
  return true;
}

/// A number without its type.
double surveyNumber(const readstat_value_t& value) {
  switch (value.type) {
    case READSTAT_TYPE_INT8:
      return value.v.i8_value;
    case READSTAT_TYPE_INT16:
      return value.v.i16_value;
    case READSTAT_TYPE_INT32:
      return value.v.i32_value;
    case READSTAT_TYPE_FLOAT:
      return static_cast<double>(value.v.float_value);
    case READSTAT_TYPE_DOUBLE:
      return value.v.double_value;
    case READSTAT_TYPE_STRING:
    case READSTAT_TYPE_STRING_REF:
      break;
  }
  return kNaN;
}

bool isTextType(readstat_type_t type) {
  return type == READSTAT_TYPE_STRING || type == READSTAT_TYPE_STRING_REF;
}

std::string spelledTag(char tag) {
  return {'.', tag};
}

/// The name of an encoding for iconv.
std::string iconvName(const std::string& encoding) {
  return encoding == "Latin-1" ? "ISO-8859-1" : encoding;
}

[[noreturn]] void refuseEncodingOf(const SurveyFile& file, const SurveyWish& wish,
                                   const std::string& shownFile) {
  const std::string encoding = wish.encoding.empty() ? file.encoding : wish.encoding;
  throw FileError(
      {.file = shownFile},
      encoding.empty()
          ? sentence("Core", "a text in it is not valid UTF-8, and the file names no other encoding")
          : filled(sentence("Core", "a text in it is not valid in the encoding %1"),
                   epsiscope::quoted(encoding)),
      sentence("Core", "give the encoding that it was written in, such as Windows-1252"));
}

/// Receives what the parser finds. The parser is C: an exception waits here until it is over.
class Receiver {
public:
  Receiver(SurveySource& source, const std::string& shownFile, const SurveyWish& wish, const GoOn& goOn)
      : m_source(source), m_shownFile(shownFile), m_wish(wish), m_goOn(goOn) {}

  /// Null if cancelled.
  std::optional<SurveyFile> parse();

private:
  /// Calls `work`, which returns whether to go on, and keeps what it throws.
  template <class Work>
  bool guarded(const Work& work) {
    if (m_cancelled || m_failure) return false;
    try {
      return work();
    } catch (...) {
      m_failure = std::current_exception();
      return false;
    }
  }
  static Receiver& of(void* self) { return *static_cast<Receiver*>(self); }
  static int answer(bool goesOn) { return goesOn ? READSTAT_HANDLER_OK : READSTAT_HANDLER_ABORT; }

  void setHandlers(readstat_parser_t* parser);
  readstat_error_t parseKind(readstat_parser_t* parser);
  bool take(readstat_metadata_t* metadata);
  bool take(int index, readstat_variable_t* variable, const char* labelSet);
  bool take(readstat_variable_t* variable, const readstat_value_t& value);
  void takeLabel(const char* labelSet, const readstat_value_t& value, const char* word);
  void takeText(SurveyColumn& column, CategoryCodes& codes, const readstat_value_t& value,
                readstat_variable_t* variable);
  void takeOddNumber(SurveyColumn& column, const readstat_value_t& value, readstat_variable_t* variable);
  bool asks();
  bool asksNowAndThen();
  void readSigns();
  std::int64_t read(char* to, std::size_t most);
  std::int64_t seek(std::int64_t offset, readstat_io_flags_t from);
  std::string checked(const char* text) const;
  [[noreturn]] void refuse(const std::string& reason, const std::string& nextStep) const;
  [[noreturn]] void refuseEncoding() const;
  void refuseUnless(readstat_error_t error) const;
  void refuseUneven() const;
  void refuseBeyond(std::int64_t columns, std::int64_t rows) const;

  SurveySource& m_source;
  const std::string& m_shownFile;
  const SurveyWish& m_wish;
  const GoOn& m_goOn;
  SurveyFile m_file;
  std::vector<CategoryCodes> m_codes;  ///< one for each column; of a text column it is used
  std::vector<bool> m_declaresMissing;
  std::optional<PortableSigns> m_signs;  ///< of a .por file
  std::int64_t m_claimedRows = -1, m_claimedColumns = 0;
  std::size_t m_askedAt = 0;  ///< place in the file
  std::size_t m_asked = 0;    ///< rows since the last question
  bool m_cancelled = false;
  std::exception_ptr m_failure;
};

void Receiver::refuse(const std::string& reason, const std::string& nextStep) const {
  throw FileError({.file = m_shownFile}, reason, nextStep);
}

void Receiver::refuseEncoding() const {
  refuseEncodingOf(m_file, m_wish, m_shownFile);
}

/// A text of the file, without blanks at its ends.
std::string Receiver::checked(const char* text) const {
  if (text == nullptr) return {};
  const std::string_view found = trimmed(text);
  if (!isUtf8(found)) refuseEncoding();
  return std::string(found);
}

bool Receiver::asks() {
  const double done = m_claimedRows > 0
                          ? static_cast<double>(m_file.rows) / static_cast<double>(m_claimedRows)
                          : static_cast<double>(m_source.place()) / static_cast<double>(m_source.size());
  m_cancelled = !m_goOn(std::min(done, 1.0));
  return !m_cancelled;
}

/// The parser tells of every row of some files.
bool Receiver::asksNowAndThen() {
  const std::size_t place = m_source.place();
  const std::size_t moved = place > m_askedAt ? place - m_askedAt : m_askedAt - place;
  if (moved < kBytesBetweenQuestions) return true;
  m_askedAt = place;
  return asks();
}

bool Receiver::take(readstat_metadata_t* metadata) {
  if (metadata->file_encoding != nullptr) m_file.encoding = metadata->file_encoding;
  const bool isOldStata = m_wish.kind == FileKind::stata && metadata->file_format_version < 118;
  if (isOldStata && m_file.encoding.empty()) m_file.encoding = "Windows-1252";
  m_claimedRows = metadata->row_count;
  m_claimedColumns = metadata->var_count;
  refuseBeyond(m_claimedColumns, m_claimedRows);
  m_file.label = checked(metadata->file_label);
  return asks();
}

bool Receiver::take(int index, readstat_variable_t* variable, const char* labelSet) {
  const auto place = static_cast<std::size_t>(index);
  if (place != m_file.columns.size())
    refuse(sentence("Core", "its columns are not in order"),
           sentence("Core", "save it again in the program that it comes from"));
  refuseBeyond(std::int64_t{index} + 1, 0);
  SurveyColumn& column = m_file.columns.emplace_back();
  column.name = checked(variable->name);
  column.label = checked(variable->label);
  column.format = checked(variable->format);
  column.labelSet = labelSet == nullptr ? std::string() : labelSet;
  column.holdsTexts = isTextType(variable->type);
  const int ranges = readstat_variable_get_missing_ranges_count(variable);
  m_declaresMissing.push_back(ranges > 0);
  for (int i = 0; i < ranges && !column.holdsTexts; ++i)
    column.missingRanges.emplace_back(surveyNumber(readstat_variable_get_missing_range_lo(variable, i)),
                                      surveyNumber(readstat_variable_get_missing_range_hi(variable, i)));
  // A cell has a byte at least, but where the whole is packed: then room is made as it fills.
  const std::size_t most =
      m_source.size() / static_cast<std::size_t>(std::max<std::int64_t>(1, m_claimedColumns));
  const std::size_t rows =
      std::min({static_cast<std::size_t>(std::max<std::int64_t>(0, m_claimedRows)), most, m_wish.mostRows});
  column.holdsTexts ? column.codes.reserve(rows) : column.values.reserve(rows);
  return true;
}

void Receiver::takeText(SurveyColumn& column, CategoryCodes& codes, const readstat_value_t& value,
                        readstat_variable_t* variable) {
  const char* found = readstat_string_value(value);
  const std::string_view text = found == nullptr ? std::string_view() : trimmed(found);
  const bool isDeclared = !text.empty() && readstat_value_is_defined_missing(value, variable) != 0;
  if (text.empty() || isDeclared) {
    column.codes.push_back(-1);
    ++column.missing;
    if (isDeclared) ++column.declaredMissing[checked(found)];
    return;
  }
  const std::size_t known = column.categories.size();
  column.codes.push_back(codes.of(text));
  if (column.categories.size() > known && !isUtf8(text)) refuseEncoding();
}

/// A number that is missing, or may be, or is none.
void Receiver::takeOddNumber(SurveyColumn& column, const readstat_value_t& value,
                             readstat_variable_t* variable) {
  const double number = surveyNumber(value);
  const bool isSystem = value.is_system_missing != 0 || (value.is_tagged_missing == 0 && std::isnan(number));
  const bool isTagged = value.is_tagged_missing != 0;
  const bool isDeclared = !isSystem && !isTagged && readstat_value_is_defined_missing(value, variable) != 0;
  const bool isMissing = isSystem || isTagged || isDeclared;
  if (isTagged)
    ++column.declaredMissing[spelledTag(value.tag)];
  else if (isDeclared)
    ++column.declaredMissing[shortestDigits(number)];
  else if (!isSystem && std::isinf(number))
    column.infinite.push_back(static_cast<std::uint32_t>(column.values.size()));
  column.missing += isMissing ? 1U : 0U;
  column.values.push_back(isMissing ? kNaN : finiteOrNaN(number));
}

bool Receiver::take(readstat_variable_t* variable, const readstat_value_t& value) {
  const auto index = static_cast<std::size_t>(variable->index);
  if (index >= m_file.columns.size()) return false;
  if (m_codes.empty())  // all columns are there, and stay where they are
    for (SurveyColumn& column : m_file.columns) m_codes.emplace_back(column.categories);
  if (index == 0) {
    refuseBeyond(0, static_cast<std::int64_t>(++m_file.rows));
    if (++m_asked == kRowsOfSurveyAtOnce) {
      m_asked = 0;
      if (!asks()) return false;
    }
  }
  SurveyColumn& column = m_file.columns[index];
  if (column.holdsTexts != isTextType(value.type)) return false;
  if (column.holdsTexts) {
    takeText(column, m_codes[index], value, variable);
    return true;
  }
  const double number = surveyNumber(value);
  const bool isPlain = value.is_system_missing == 0 && value.is_tagged_missing == 0 &&
                       std::isfinite(number) && !m_declaresMissing[index];
  if (isPlain)
    column.values.push_back(number);
  else
    takeOddNumber(column, value, variable);
  return true;
}

void Receiver::takeLabel(const char* labelSet, const readstat_value_t& value, const char* word) {
  if (labelSet == nullptr) return;
  const char* const text = isTextType(value.type) ? readstat_string_value(value) : nullptr;
  for (const char* one : {text, word})
    if (one != nullptr && !isUtf8(one)) {  // of a set that no column has it does not matter
      m_file.unreadableSets.insert(labelSet);
      return;
    }
  std::string key;
  if (isTextType(value.type))
    key = checked(text);
  else if (value.is_tagged_missing != 0)
    key = spelledTag(value.tag);
  else if (std::isfinite(surveyNumber(value)))
    key = shortestDigits(surveyNumber(value));
  if (!key.empty()) m_file.labelSets[labelSet].push_back({.value = std::move(key), .word = checked(word)});
}

std::int64_t Receiver::read(char* to, std::size_t most) {
  const std::size_t place = m_source.place(), got = m_source.read(to, most);
  if (m_signs) m_signs->translate(place, to, got);
  return static_cast<std::int64_t>(got);
}

std::int64_t Receiver::seek(std::int64_t offset, readstat_io_flags_t from) {
  const std::size_t start = from == READSTAT_SEEK_SET   ? 0
                            : from == READSTAT_SEEK_CUR ? m_source.place()
                                                        : m_source.size();
  std::int64_t place = 0;
  const bool fits = !__builtin_add_overflow(static_cast<std::int64_t>(start), offset, &place);
  return fits && m_source.goTo(place) ? place : -1;
}

void Receiver::setHandlers(readstat_parser_t* parser) {
  readstat_set_io_ctx(parser, this);
  readstat_set_open_handler(parser, [](const char*, void*) { return 0; });
  readstat_set_close_handler(parser, [](void*) { return 0; });
  readstat_set_seek_handler(parser, [](readstat_off_t offset, readstat_io_flags_t from, void* self) {
    return static_cast<readstat_off_t>(of(self).seek(offset, from));
  });
  readstat_set_read_handler(parser, [](void* to, std::size_t most, void* self) {
    ssize_t got = -1;
    of(self).guarded([&] {
      got = of(self).read(static_cast<char*>(to), most);
      return true;
    });
    return got;
  });
  readstat_set_update_handler(parser, [](long, readstat_progress_handler, void*, void* self) {
    return of(self).guarded([&] { return of(self).asksNowAndThen(); }) ? READSTAT_OK
                                                                       : READSTAT_ERROR_USER_ABORT;
  });
  readstat_set_error_handler(parser, [](const char*, void*) {});  // it would print it
  readstat_set_metadata_handler(parser, [](readstat_metadata_t* metadata, void* self) {
    return answer(of(self).guarded([&] { return of(self).take(metadata); }));
  });
  readstat_set_variable_handler(
      parser, [](int index, readstat_variable_t* variable, const char* labelSet, void* self) {
        return answer(of(self).guarded([&] { return of(self).take(index, variable, labelSet); }));
      });
  readstat_set_fweight_handler(parser, [](readstat_variable_t* variable, void* self) {
    return answer(of(self).guarded([&] {
      of(self).m_file.weight = of(self).checked(variable->name);
      return true;
    }));
  });
  readstat_set_value_label_handler(
      parser, [](const char* labelSet, readstat_value_t value, const char* word, void* self) {
        return answer(of(self).guarded([&] {
          of(self).takeLabel(labelSet, value, word);
          return true;
        }));
      });
  readstat_set_value_handler(
      parser, [](int, readstat_variable_t* variable, readstat_value_t value, void* self) {
        return answer(of(self).guarded([&] { return of(self).take(variable, value); }));
      });
}

readstat_error_t Receiver::parseKind(readstat_parser_t* parser) {
  const char* const path = m_shownFile.c_str();  // said in messages alone
  switch (m_wish.kind) {
    case FileKind::spssPortable:
      return readstat_parse_por(parser, path, this);
    case FileKind::stata:
      return readstat_parse_dta(parser, path, this);
    case FileKind::sas:
      return readstat_parse_sas7bdat(parser, path, this);
    case FileKind::sasCatalogue:
      return readstat_parse_sas7bcat(parser, path, this);
    case FileKind::sasTransport:
      return readstat_parse_xport(parser, path, this);
    default:
      return readstat_parse_sav(parser, path, this);
  }
}

void Receiver::refuseUnless(readstat_error_t error) const {
  const std::string again =
      sentence("Core", "copy or download the file again, or save it again where it comes from");
  switch (error) {
    case READSTAT_OK:
      return;
    case READSTAT_ERROR_MALLOC:
      refuse(sentence("Core", "it is damaged, or does not fit into memory"), again);
    case READSTAT_ERROR_CONVERT:
    case READSTAT_ERROR_CONVERT_BAD_STRING:
    case READSTAT_ERROR_CONVERT_SHORT_STRING:
      refuseEncoding();
    case READSTAT_ERROR_UNSUPPORTED_CHARSET:
      refuse(sentence("Core", "the encoding of its texts is not known"),
             sentence("Core", "give the encoding that it was written in, such as Windows-1252"));
    case READSTAT_ERROR_UNSUPPORTED_FILE_FORMAT_VERSION:
    case READSTAT_ERROR_UNSUPPORTED_COMPRESSION:
      refuse(sentence("Core", "it is of a version of its format that is not read"),
             sentence("Core", "save it as an older version, or as CSV"));
    case READSTAT_ERROR_READ:
    case READSTAT_ERROR_SEEK:
    case READSTAT_ERROR_ROW_COUNT_MISMATCH:
      refuse(sentence("Core", "it ends early: there are fewer bytes than it says"), again);
    default:
      refuse(sentence("Core", "it is damaged: its parts do not fit together"), again);
  }
}

/// A parser that was content has given every column as many cells.
void Receiver::refuseUneven() const {
  const auto size = [](const SurveyColumn& column) {
    return column.holdsTexts ? column.codes.size() : column.values.size();
  };
  for (const SurveyColumn& column : m_file.columns)
    if (size(column) != m_file.rows) refuseUnless(READSTAT_ERROR_PARSE);
}

void Receiver::refuseBeyond(std::int64_t columns, std::int64_t rows) const {
  if (columns > kMostSurveyColumns)
    refuse(filled(sentence("Core", "it has more than %1 columns"), kMostSurveyColumns),
           sentence("Core", "take a part of the columns"));
  if (rows >= kMostRowsCounted)
    refuse(filled(sentence("Core", "it has %1 rows or more"), kMostRowsCounted),
           sentence("Core", "take a part of the rows"));
}

void Receiver::readSigns() {
  std::string head(kHeadOfPortable, '\0');
  head.resize(m_source.read(head.data(), head.size()));
  m_source.goTo(0);
  m_signs.emplace(head);
}

std::optional<SurveyFile> Receiver::parse() {
  const std::unique_ptr<readstat_parser_t, ParserCloser> parser(readstat_parser_init());
  if (!parser) throw std::bad_alloc();
  setHandlers(parser.get());
  if (m_wish.kind == FileKind::spssPortable) readSigns();
  const std::string encoding = iconvName(m_wish.encoding);
  if (!encoding.empty()) readstat_set_file_character_encoding(parser.get(), encoding.c_str());
  // Without a limit the parser reads no row of a .sav file that does not say how many it has.
  readstat_set_row_limit(parser.get(),
                         static_cast<long>(std::min<std::size_t>(m_wish.mostRows, kMostRowsCounted)));
  const readstat_error_t error = parseKind(parser.get());
  if (m_failure) std::rethrow_exception(m_failure);
  if (m_cancelled) return std::nullopt;
  refuseUnless(error);
  if (m_wish.kind == FileKind::sasCatalogue) return std::move(m_file);
  refuseUneven();
  refuseUnreadableLabels(m_file.columns, m_file, m_wish, m_shownFile);
  m_file.lostSigns = m_signs && m_signs->lost();
  if (m_file.columns.empty())
    refuse(sentence("Core", "it has no columns"), sentence("Core", "choose a file that holds a table"));
  if (m_file.rows == 0)
    refuse(counted("Core", "it has %n columns but no rows", "it has %n column but no rows",
                   m_file.columns.size()),
           sentence("Core", "choose a file that holds a table"));
  return std::move(m_file);
}

}  // namespace

bool SurveyColumn::declaresMissing(const ValueLabel& found) const {
  const std::optional<double> number = labelledNumber(found);
  if (!number) return !holdsTexts;  // ".a"
  return std::ranges::any_of(
      missingRanges, [&](const auto& range) { return range.first <= *number && *number <= range.second; });
}

void refuseUnreadableLabels(const std::vector<SurveyColumn>& columns, const SurveyFile& labels,
                            const SurveyWish& wish, const std::string& shownFile) {
  if (std::ranges::any_of(columns, [&](const SurveyColumn& column) {
        return labels.unreadableSets.contains(column.labelSet);
      }))
    refuseEncodingOf(labels, wish, shownFile);
}

std::optional<SurveyFile> parseSurvey(SurveySource& source, const std::string& shownFile,
                                      const SurveyWish& wish, const GoOn& goOn) {
  return Receiver(source, shownFile, wish, goOn).parse();
}

}  // namespace epsiscope
