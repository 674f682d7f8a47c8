#include "core/page/class_code.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <set>

namespace epsiscope::class_code_test {
namespace {

using Fault = CodeHeap::Fault;
using Kind = CodedQuestion::Kind;

const CodedQuestion kAsked = askedOfClass("Have you ever copied homework?\n1.1");
const CodedQuestion kGuessed = guessedAt("attack", 3);

CodeHeap readGuesses(const std::string& text) {
  return readCodes(text, kGuessed, codedValues(Kind::guess));
}

std::vector<Fault> faultsOf(const CodeHeap& heap) {
  std::vector<Fault> faults;
  for (const CodeHeap::Refused& one : heap.refused) faults.push_back(one.fault);
  return faults;
}

std::string lettersIn(std::string code) {
  std::erase(code, ' ');
  return code;
}

/// The format that is in the hands of a class while it answers: tests/page/lessons.mjs holds the page to the
/// same codes.
TEST(ClassCode, IsThisCode) {
  EXPECT_EQ(classCode(guessedAt("attack", 1), 2, 12345), "SQDG EUWZ");
  EXPECT_EQ(classCode(guessedAt("bins-and-intervals", 1), guessValue(12.5), 7), "AAEU UKHH");
  EXPECT_EQ(classCode(kAsked, 1, 4294967295U), "YEC SUR");
}

TEST(ClassCode, ReadsBack) {
  for (const CodedQuestion& question : {kAsked, kGuessed})
    for (int value = 0; value < codedValues(question.kind); ++value) {
      const CodeHeap heap = readCodes(classCode(question, value, 77777U * static_cast<std::uint32_t>(value)),
                                      question, codedValues(question.kind));
      ASSERT_EQ(heap.values, std::vector{value});
      ASSERT_TRUE(heap.refused.empty());
    }
}

/// By the weights of the check, not only with high probability: so of some codes every one is tried.
TEST(ClassCode, NoticesEveryWrongLetterAndEverySwapOfNeighbours) {
  for (std::uint32_t chance = 0; chance < 40; ++chance)
    for (const CodedQuestion& question : {kAsked, kGuessed}) {
      const std::string code = lettersIn(classCode(question, static_cast<int>(chance % 2), 977 * chance));
      for (std::size_t place = 0; place < code.size(); ++place) {
        for (const char letter : kCodeLetters) {
          std::string wrong = code;
          wrong[place] = letter;
          if (wrong == code) continue;
          EXPECT_EQ(faultsOf(readCodes(wrong, question, 2)), std::vector{Fault::check}) << wrong;
        }
        std::string swapped = code;
        if (place > 0) std::swap(swapped[place - 1], swapped[place]);
        if (swapped == code) continue;
        EXPECT_EQ(faultsOf(readCodes(swapped, question, 2)), std::vector{Fault::check}) << swapped;
      }
    }
}

TEST(ClassCode, ThatSaysTheSameTwiceIsTwo) {
  std::set<std::string> codes;
  for (std::uint32_t chance = 0; chance < 15000; ++chance) codes.insert(classCode(kGuessed, 4, chance));
  EXPECT_EQ(codes.size(), 15000U);
}

TEST(ClassCode, KeepsTwoDigitsOfAGuess) {
  for (const double number : {0.0, 1.0, 1.3, 12.0, 7600.0, 0.031, 100.0, 1e-8, 9.9e8, -2.5, -9.9e8})
    EXPECT_EQ(guessNumber(guessValue(number)), number);
  for (double number = 1e-8; number < 9.9e8; number *= 1.0173) {
    EXPECT_LE(std::abs(guessNumber(guessValue(number)) / number - 1), 0.05) << number;
    EXPECT_EQ(guessNumber(guessValue(-number)), -guessNumber(guessValue(number)));
  }
  EXPECT_EQ(guessNumber(guessValue(99.6)), 100);
  EXPECT_EQ(guessNumber(guessValue(1e-30)), 0);
  EXPECT_EQ(guessNumber(guessValue(1e300)), 9.9e8);
  EXPECT_EQ(guessNumber(guessValue(std::numeric_limits<double>::infinity())), 9.9e8);
  EXPECT_EQ(guessNumber(guessValue(std::nan(""))), 0);
}

TEST(ClassCode, OfAnotherStepIsOfAnotherQuestion) {
  std::set<int> tags;
  for (int step = 0; step < 61; ++step) tags.insert(guessedAt("attack", step).tag);
  EXPECT_EQ(tags.size(), 61U);
}

TEST(CodeHeap, IsReadHoweverItIsTyped) {
  std::vector<std::string> codes;
  std::uint32_t chance = 99;
  for (const int value : {3, 1, 4, 1, 5}) codes.push_back(classCode(kGuessed, value, ++chance));
  const std::string text = codes[0] + "\n" + lettersIn(codes[1]) + ",  " + codes[2] + ";" + codes[3] + "\t" +
                           codes[4].substr(0, 4) + "-" + codes[4].substr(5) + "\r\n\n";
  std::string small;
  for (const char c : text) small += static_cast<char>(std::tolower(c));
  std::string spelled = "\n";
  for (const char c : lettersIn(classCode(kGuessed, 9, 1))) spelled += std::string{c} + ' ';
  const CodeHeap heap = readGuesses(small + spelled);
  EXPECT_EQ(heap.values, (std::vector{3, 1, 4, 1, 5, 9}));
  EXPECT_TRUE(heap.refused.empty());
  EXPECT_TRUE(readGuesses(" \n,; ").refused.empty());
}

TEST(CodeHeap, SaysOfEachCodeThatDoesNotCountWhyNot) {
  const std::string good = classCode(kGuessed, 2, 5), other = classCode(guessedAt("attack", 4), 2, 5);
  std::string wrong = good;
  wrong[0] = wrong[0] == 'A' ? 'B' : 'A';
  const CodeHeap heap = readCodes(good + '\n' + other + '\n' + wrong + '\n' + good + "\nABCDE\nA1CD EFGH\n" +
                                      classCode(kAsked, 1, 5) + '\n' + classCode(kGuessed, 3, 5),
                                  kGuessed, 3);
  EXPECT_EQ(heap.values, std::vector{2});
  EXPECT_EQ(faultsOf(heap), (std::vector{Fault::question, Fault::check, Fault::twice, Fault::length,
                                         Fault::letters, Fault::kind, Fault::question}));
  EXPECT_EQ(heap.refused[0], (CodeHeap::Refused{other, Fault::question, guessedAt("attack", 4).tag}));
  EXPECT_EQ(heap.refused[1].code, wrong);
  EXPECT_EQ(heap.refused[3].code, "ABCDE");
}

TEST(CodeHeap, LosesNoCodeBehindOneThatIsCutShort) {
  const std::string first = classCode(kGuessed, 1, 5), second = classCode(kGuessed, 2, 6);
  for (const std::string& text : {first.substr(0, 4) + ' ' + second, first.substr(0, 4) + '\n' + second,
                                  first.substr(0, 8) + ' ' + second}) {
    const CodeHeap heap = readGuesses(text);
    EXPECT_EQ(heap.values, std::vector{2}) << text;
    EXPECT_FALSE(heap.refused.empty()) << text;
  }
}

TEST(CodeHeap, SurvivesNonsense) {
  const CodeHeap heap = readGuesses("äöüß \x01 ÄBCD " + std::string(5000, 'A') + " \xff\xfe");
  EXPECT_TRUE(heap.values.empty());
  for (const CodeHeap::Refused& one : heap.refused) EXPECT_LT(one.code.size(), 40U);
}

}  // namespace
}  // namespace epsiscope::class_code_test
