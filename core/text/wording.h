#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace epsiscope {

/// The text in double quotes, shortened, control characters escaped.
std::string quoted(const std::string& text);
/// "a", "b" and "c": quoted and shortened, at most `limit`, then "and 7 more".
std::string quotedList(std::span<const std::string> names, std::size_t limit = 5);

/// At most `limit` bytes of `text` for a message: control characters escaped, cut at a UTF-8 boundary with
/// "...".
std::string shortened(const std::string& text, std::size_t limit = 24);

/// Appends `sentence`, which may be empty, to a text of sentences.
void addSentence(std::string& text, const std::string& sentence);
/// Appends `note`, which may be empty, unless the list has it already.
void addOnce(std::vector<std::string>& notes, const std::string& note);

}  // namespace epsiscope
