#pragma once

#include <algorithm>
#include <string>
#include <vector>

namespace epsiscope {

/// Appends `sentence`, which may be empty, to a text of sentences.
inline void addSentence(std::string& text, const std::string& sentence) {
  if (!sentence.empty()) text += (text.empty() ? "" : " ") + sentence;
}

/// Appends `note`, which may be empty, unless the list has it already.
inline void addOnce(std::vector<std::string>& notes, const std::string& note) {
  if (!note.empty() && std::find(notes.begin(), notes.end(), note) == notes.end()) notes.push_back(note);
}

}  // namespace epsiscope
