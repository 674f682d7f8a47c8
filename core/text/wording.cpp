#include "core/text/wording.h"

#include "core/text/printable.h"
#include "core/text/utf8.h"
#include "core/text/sentence.h"

#include <algorithm>
#include <cstdio>

namespace epsiscope {

namespace {

std::string escaped(unsigned char byte) {
  switch (byte) {
    case '\n':
      return "\\n";
    case '\r':
      return "\\r";
    case '\t':
      return "\\t";
    default:
      break;
  }
  char buffer[8];
  std::snprintf(buffer, sizeof buffer, "\\x%02X", static_cast<unsigned>(byte));
  return buffer;
}

}  // namespace

std::string quoted(const std::string& text) {
  return '"' + shortened(text) + '"';
}

std::string quotedList(std::span<const std::string> names, std::size_t limit) {
  const std::size_t shown = std::min(limit, names.size());
  std::string list;
  for (std::size_t i = 0; i < shown; ++i) {
    if (i > 0) list += i + 1 == names.size() ? sentence("Core", " and ") : ", ";
    list += '"' + shortened(names[i], 40) + '"';
  }
  if (shown < names.size()) list += filled(sentence("Core", " and %1 more"), names.size() - shown);
  return list;
}

std::string shortened(const std::string& text, std::size_t limit) {
  std::string shown;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t length = characterLength(text, at);
    std::string piece;
    if (length == 0 || isControl(text, at, length)) {
      for (std::size_t i = 0; i < (length == 0 ? 1 : length); ++i)
        piece += escaped(static_cast<unsigned char>(text[at + i]));
    } else {
      piece = text.substr(at, length);
    }
    if (shown.size() + piece.size() > limit) return shown + "...";
    shown += piece;
    at += length == 0 ? 1 : length;
  }
  return shown;
}

void addSentence(std::string& text, const std::string& sentence) {
  if (!sentence.empty()) text += (text.empty() ? "" : " ") + sentence;
}

void addOnce(std::vector<std::string>& notes, const std::string& note) {
  if (!note.empty() && std::find(notes.begin(), notes.end(), note) == notes.end()) notes.push_back(note);
}

}  // namespace epsiscope
