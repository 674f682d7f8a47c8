#include "core/page/page_tags.h"

#include "core/text/folded_text.h"

#include <algorithm>
#include <cctype>

namespace epsiscope {

namespace {

bool isSpace(char c) {
  return std::isspace(static_cast<unsigned char>(c)) != 0;
}

std::size_t behindComment(std::string_view page, std::size_t from) {
  constexpr std::string_view kEnd = "-->";
  const std::size_t found = page.find(kEnd, from);
  return found == std::string_view::npos ? page.size() : found + kEnd.size();
}

/// Precondition: a tag begins there.
PageTag tagAt(std::string_view page, std::size_t open) {
  std::size_t at = open + 1;
  while (at < page.size() && !isSpace(page[at]) && page[at] != '>' && (page[at] != '/' || at == open + 1))
    ++at;
  PageTag tag{.name = lowered(page.substr(open + 1, at - open - 1)), .from = open};
  const std::size_t begin = at;
  char quote = '\0';
  for (; at < page.size() && (quote != '\0' || page[at] != '>'); ++at)
    if (page[at] == quote)
      quote = '\0';
    else if (quote == '\0' && (page[at] == '"' || page[at] == '\''))
      quote = page[at];
  tag.inside = page.substr(begin, at - begin);
  tag.to = std::min(at + 1, page.size());
  return tag;
}

/// The place of the tag that closes a script or a style.
std::size_t endOfText(const PageTag& tag, std::string_view page) {
  for (std::size_t at = tag.to; (at = page.find("</", at)) != std::string_view::npos; ++at)
    if (lowered(page.substr(at + 2, tag.name.size())) == tag.name) return at;
  return page.size();
}

}  // namespace

std::optional<std::string_view> PageTag::attribute(std::string_view wanted) const {
  for (std::size_t at = 0; at < inside.size();) {
    const std::size_t start = at;
    while (at < inside.size() && !isSpace(inside[at]) && inside[at] != '=' && inside[at] != '/') ++at;
    const bool isWanted = at > start && lowered(inside.substr(start, at - start)) == wanted;
    std::string_view value;
    if (at < inside.size() && inside[at] == '=') {
      ++at;
      const bool isQuoted = at < inside.size() && (inside[at] == '"' || inside[at] == '\'');
      const std::size_t begin = isQuoted ? at + 1 : at;
      std::size_t end = begin;
      while (end < inside.size() && (isQuoted ? inside[end] != inside[at] : !isSpace(inside[end]))) ++end;
      value = inside.substr(begin, end - begin);
      at = isQuoted ? end + 1 : end;
    } else if (at == start) {
      ++at;
    }
    if (isWanted) return value;
  }
  return std::nullopt;
}

bool holdsText(const PageTag& tag) {
  return tag.name == "script" || tag.name == "style";
}

PageTag nextTag(std::string_view page, std::size_t from) {
  while (true) {
    const std::size_t open = page.find('<', from);
    if (open == std::string_view::npos || open + 1 == page.size()) return {};
    const char first = page[open + 1];
    if (page.substr(open).starts_with("<!--"))
      from = behindComment(page, open);
    else if (first == '/' || std::isalpha(static_cast<unsigned char>(first)) != 0)
      return tagAt(page, open);
    else
      from = open + 1;
  }
}

std::size_t endOf(const PageTag& tag, std::string_view page) {
  if (holdsText(tag)) return endOfText(tag, page);
  int depth = 1;
  std::size_t at = tag.to;
  for (PageTag next = nextTag(page, at); !next.name.empty(); next = nextTag(page, at)) {
    at = holdsText(next) ? endOfText(next, page) : next.to;
    if (next.name == tag.name) ++depth;
    if (next.name == "/" + tag.name && --depth == 0) return next.from;
  }
  return page.size();
}

}  // namespace epsiscope
