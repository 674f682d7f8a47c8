#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace epsiscope {

// Codes that a phone shows and somebody says or types: six letters are a randomised answer to a question of a
// class, eight a guess in a lesson. Each holds what it says, a tag of what it is about, and some letters of
// chance, so that two that say the same are two; the last letter checks the others. Nobody's true answer and
// no name is in them.

/// 23 letters that look like no other: no I, L and O.
inline constexpr std::string_view kCodeLetters = "ABCDEFGHJKMNPQRSTUVWXYZ";

/// A question that codes are about. Another one has the same tag with probability 1/61; within a lesson none
/// of its first 61 steps has that of another.
struct CodedQuestion {
  enum class Kind { answer, guess };
  Kind kind = Kind::answer;
  int tag = 0;
  bool operator==(const CodedQuestion&) const = default;
};
/// `text`: the question with all that makes it another one.
CodedQuestion askedOfClass(std::string_view text);
/// `step`: from 0.
CodedQuestion guessedAt(std::string_view lesson, int step);

/// Returns the number of values that a code of this kind can have: yes is 1 and no is 0; a guess is the place
/// of a choice, or guessValue().
int codedValues(CodedQuestion::Kind kind);
/// Returns a number as the value of a guess: two digits of it, from 1e-8 to 9.9e8. Smaller ones are 0, larger
/// ones the largest.
int guessValue(double number);
double guessNumber(int value);

/// Returns "ABC DEF" or "ABCD EFGH". `chance`: any number, best drawn at random.
/// Precondition: 0 <= value < codedValues(question.kind).
std::string classCode(const CodedQuestion& question, int value, std::uint32_t chance);

/// What a heap of typed codes says.
struct CodeHeap {
  enum class Fault { letters, length, check, kind, question, twice };
  struct Refused {
    std::string code;  ///< in capitals, in halves if it is as long as a code
    Fault fault;
    int tag = 0;  ///< Fault::question: that of the question that it is about
    bool operator==(const Refused&) const = default;
  };
  std::vector<int> values;
  std::vector<Refused> refused;
};

/// Reads codes in letters of any case, with anything from blanks to semicolons between them and blanks or
/// hyphens within. Whatever counts is below `values`.
CodeHeap readCodes(std::string_view text, const CodedQuestion& question, int values);

}  // namespace epsiscope
