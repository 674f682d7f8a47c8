#include "core/reading/database/select_text.h"

#include "core/base/file_error.h"
#include "core/text/folded_text.h"
#include "core/text/sentence.h"

#include <algorithm>
#include <cctype>

namespace epsiscope {

namespace {

/// The query in small letters, without comments, and with one blank for each run of them; what is quoted too.
std::string plainQuery(std::string_view query) {
  std::string plain;
  for (std::size_t at = 0; at < query.size();) {
    const bool isLine = query.substr(at).starts_with("--"), isBlock = query.substr(at).starts_with("/*");
    if (isLine || isBlock) {
      const std::size_t end = query.find(isLine ? "\n" : "*/", at + 2);
      at = end == std::string_view::npos ? query.size() : end + (isLine ? 1 : 2);
      if (!plain.empty() && plain.back() != ' ') plain += ' ';
      continue;
    }
    if (query[at] == '\'' || query[at] == '"') {
      const std::size_t end = std::min(query.find(query[at], at + 1), query.size() - 1);
      plain += query.substr(at, end + 1 - at);
      at = end + 1;
      continue;
    }
    const char c = query[at++];
    if (std::isspace(static_cast<unsigned char>(c)) == 0)
      plain += c;
    else if (!plain.empty() && plain.back() != ' ')
      plain += ' ';
  }
  return lowered(plain);
}

}  // namespace

void refuseOtherThanSelect(const std::string& shown) {
  throw FileError({.file = shown}, sentence("Core", "this is not one SELECT, and nothing else is run"),
                  sentence("Core", "write one SELECT, or WITH ... SELECT"));
}

void requireSelect(std::string_view query, const std::string& shown) {
  const std::string plain = plainQuery(query);
  const std::size_t start = plain.find_first_not_of(" (");
  const std::string_view first = std::string_view(plain).substr(std::min(start, plain.size()));
  for (const std::string_view word : {"select", "with"})
    if (first.starts_with(word) &&
        (first.size() == word.size() || std::isalnum(static_cast<unsigned char>(first[word.size()])) == 0))
      return;
  refuseOtherThanSelect(shown);
}

/// Another one orders the rows of a part, or those that a window looks at.
bool ordersRows(std::string_view query) {
  const std::string plain = plainQuery(query);
  int depth = 0;
  for (std::size_t at = 0; at < plain.size(); ++at) {
    if (plain[at] == '\'' || plain[at] == '"') {
      at = std::min(plain.find(plain[at], at + 1), plain.size());
      continue;
    }
    depth += plain[at] == '(' ? 1 : plain[at] == ')' ? -1 : 0;
    if (depth == 0 && std::string_view(plain).substr(at).starts_with("order by")) return true;
  }
  return false;
}

bool asksForNow(std::string_view query) {
  std::string plain = plainQuery(query);
  std::erase(plain, ' ');
  return plain.find("'now'") != std::string::npos || plain.find("()") != std::string::npos ||
         plain.find("\"now\"") != std::string::npos;
}

}  // namespace epsiscope
