#include "core/table/database_address.h"

#include "core/base/file_error.h"
#include "core/text/folded_text.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>

namespace epsiscope {

namespace {

constexpr std::string_view kSqlite = "sqlite:", kPostgres = "postgresql:";
constexpr std::string_view kTable = "?table=", kQuery = "?query=";

/// The end of FILE or SERVICE: a path may hold other question marks.
std::size_t endOfPlace(std::string_view dataFile) {
  return std::min({dataFile.find(kTable), dataFile.find(kQuery), dataFile.size()});
}

bool isWordByte(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '.' || c == '-';
}

[[noreturn]] void refuseAddress(std::string_view shown, const std::string& reason, const std::string& next) {
  throw FileError({.file = shortened(std::string(shown), 200)}, reason, next);
}

/// Whether some word of a connection has a value in the text: "user=", "password =".
bool setsConnection(std::string_view text) {
  constexpr std::array<std::string_view, 10> kWords = {
      "host", "hostaddr", "port", "user", "dbname", "password", "sslpassword", "passwd", "passfile", "pwd"};
  for (std::size_t at = text.find('='); at != std::string_view::npos; at = text.find('=', at + 1)) {
    std::size_t end = at;
    while (end > 0 && text[end - 1] == ' ') --end;
    std::size_t start = end;
    while (start > 0 && isWordByte(text[start - 1])) --start;
    if (std::ranges::count(kWords, lowered(text.substr(start, end - start))) > 0) return true;
  }
  return false;
}

/// Whether a text between single quotes is one that connects to a server, as functions for foreign tables
/// take.
bool quotesConnection(std::string_view query) {
  for (std::size_t open = query.find('\''); open != std::string_view::npos;) {
    const std::size_t close = std::min(query.find('\'', open + 1), query.size());
    const std::string_view text = query.substr(open + 1, close - open - 1);
    if (setsConnection(text) || text.find("://") != std::string_view::npos) return true;
    open = close < query.size() ? query.find('\'', close + 1) : std::string_view::npos;
  }
  return false;
}

[[noreturn]] void refuseSecret() {
  refuseAddress(kPostgres, sentence("Core", "hosts, users and passwords do not belong in a study"),
                sentence("Core",
                         "name a service: its host, user and database stand in your own pg_service.conf, its "
                         "password in .pgpass"));
}

std::string unescaped(std::string_view text, std::string_view shown) {
  std::string plain;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text[at] != '%') {
      plain += text[at];
      continue;
    }
    unsigned code = 0;
    const char* const first = text.data() + at + 1;
    const char* const last = text.data() + std::min(at + 3, text.size());
    if (last - first != 2 || std::from_chars(first, last, code, 16).ptr != last || code == 0)
      refuseAddress(shown, sentence("Core", "a percent sign has no two hexadecimal digits behind it"),
                    sentence("Core", "write the sign itself with 25 behind it"));
    plain += static_cast<char>(code);
    at += 2;
  }
  return plain;
}

/// The address of what the words name in the database that the data are from.
std::string withWords(const std::string& dataFile, std::string_view key, const std::string& words) {
  const std::string place = databaseOf(dataFile);
  std::string address = (isDatabase(place) ? place : std::string(kSqlite) + place) + std::string(key);
  for (const char c : words) c == '%' ? address += "%25" : address += c;
  return address;
}

}  // namespace

bool isDatabase(std::string_view dataFile) {
  return dataFile.starts_with(kSqlite) || dataFile.starts_with(kPostgres);
}

DatabaseAddress databaseAddress(std::string_view dataFile) {
  const bool isFile = dataFile.starts_with(kSqlite);
  const std::string_view scheme = isFile ? kSqlite : kPostgres;
  const std::size_t end = endOfPlace(dataFile);
  const std::string_view place = dataFile.substr(scheme.size(), end - scheme.size());
  const std::string_view rest = dataFile.substr(end);
  if (!isFile && !std::ranges::all_of(place, isWordByte)) refuseSecret();
  const std::string_view shown = dataFile.substr(0, end);
  if (place.empty() || (!rest.empty() && rest.size() <= kTable.size()))
    refuseAddress(
        shown, sentence("Core", "this names no table of a database"),
        isFile
            ? sentence("Core", "write sqlite:FILE?query=SELECT ... or sqlite:FILE?table=NAME")
            : sentence("Core", "write postgresql:SERVICE?query=SELECT ... or postgresql:SERVICE?table=NAME"));
  DatabaseAddress address{.engine = isFile ? DatabaseEngine::sqlite : DatabaseEngine::postgresql,
                          .place = std::string(place)};
  if (rest.empty()) return address;
  const std::string words = unescaped(rest.substr(kTable.size()), shown);
  const bool isTable = rest.starts_with(kTable);
  (isTable ? address.table : address.query) = words;
  if (!isFile && (isTable ? setsConnection(words) : quotesConnection(words))) refuseSecret();
  for (std::size_t at = words.find('&'); !isFile && at != std::string::npos; at = words.find('&', at + 1))
    if (setsConnection(std::string_view(words).substr(at, words.find('=', at) - at + 1))) refuseSecret();
  return address;
}

std::string databaseOf(const std::string& dataFile) {
  return dataFile.starts_with(kPostgres) ? dataFile.substr(0, endOfPlace(dataFile))
         : dataFile.starts_with(kSqlite) ? fileOnDisk(dataFile)
                                         : dataFile;
}

std::string withTable(const std::string& dataFile, const std::string& table) {
  return withWords(dataFile, kTable, table);
}

std::string withQuery(const std::string& dataFile, const std::string& query) {
  return withWords(dataFile, kQuery, query);
}

std::string rowsOfQueryNote(const std::string& dataFile) {
  if (!isDatabase(dataFile) || databaseAddress(dataFile).query.empty()) return {};
  return sentence("Core",
                  "The rows are those of a SELECT, and what is protected is a row of its answer: where it "
                  "chooses, counts, joins or sums up by what is private, somebody in the database may change "
                  "several of them and how many there are, which no promise here covers.");
}

std::string fileOnDisk(const std::string& dataFile) {
  if (dataFile.starts_with("builtin:") || dataFile.starts_with(kPostgres)) return {};
  if (!dataFile.starts_with(kSqlite)) return dataFile;
  return dataFile.substr(kSqlite.size(), endOfPlace(dataFile) - kSqlite.size());
}

std::string withFileOnDisk(const std::string& dataFile, const std::string& file) {
  if (!dataFile.starts_with(kSqlite)) return file;
  return std::string(kSqlite) + file + dataFile.substr(endOfPlace(dataFile));
}

}  // namespace epsiscope
