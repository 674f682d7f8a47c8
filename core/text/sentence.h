#pragma once

#include <concepts>
#include <cstddef>
#include <functional>
#include <initializer_list>
#include <optional>
#include <string>

namespace epsiscope {

/// Looks up the words of another language: of `text`, or of `text` for `count` things if `one`, its form for
/// a single thing, is not null. Null where it has no words. `context` is the reader's part of the program.
using Translator = std::function<std::optional<std::string>(const char* context, const char* text,
                                                            const char* one, std::size_t count)>;

/// From now on sentences are in the translator's language; without one they are English. To be called before
/// any work starts: threads read it without a lock. Only the window does; the command line speaks English.
void installTranslator(Translator translator);
/// The decimal mark of numbers in sentences, '.' at first. Any thread may call it at any time.
void setDecimalMark(char mark);

/// `text` in the language of the screen. Placeholders are %1 to %9, for filled().
std::string sentence(const char* context, const char* text);
/// `many`, or `one` for a count of 1, in the language of the screen and with the count in place of %n.
std::string counted(const char* context, const char* many, const char* one, std::size_t count);
/// For texts that are constants: marks them for translators, and translates nothing.
constexpr const char* marked(const char* /*context*/, const char* text) {
  return text;
}

/// The shortest decimal text that reads back as the same number; powers of ten only far from 1.
std::string shortestText(double value);
/// With so many significant digits at most.
std::string roundedText(double value, int digits);

/// A number as sentences have it: whole, or with no more digits than a person types, as it is; else with six,
/// for computed numbers end in the dust of doubles, 0.9990000000000001.
std::string spokenText(double value);

/// The value of a placeholder.
struct SentencePart {
  std::string text;
  SentencePart(std::string given) : text(std::move(given)) {}
  SentencePart(const char* given) : text(given) {}
  SentencePart(char given) : text(1, given) {}
  SentencePart(double value) : text(spokenText(value)) {}
  SentencePart(std::integral auto value) : text(std::to_string(value)) {}
};

/// `pattern` with its placeholders %1, %2, ... replaced by the parts in their order.
std::string filled(const std::string& pattern, std::initializer_list<SentencePart> parts);
std::string filled(const std::string& pattern, const auto&... parts) {
  return filled(pattern, {SentencePart(parts)...});
}

}  // namespace epsiscope
