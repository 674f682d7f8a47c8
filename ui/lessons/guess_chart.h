#pragma once

#include <QString>

#include <optional>
#include <vector>

#include "ui/lessons/lesson_answer.h"

namespace epsiscope {

struct ChartModel;
struct Theme;

/// The guesses of a class at a question, each the place of a choice or a number, and what came out: nothing
/// before the lesson has shown it.
struct ClassGuesses {
  LessonQuestion question = {};
  std::vector<double> guesses = {};
  std::optional<LessonAnswer> cameOut = {};
};

/// Returns a bar for each choice, under its letter, or a histogram of the numbers.
ChartModel guessChart(const ClassGuesses& guesses, const Theme& theme);
/// Returns how many there are, the median of numbers, and what came out.
QString guessSentence(const ClassGuesses& guesses);
/// Returns the question as rich text, with the letters of its choices.
QString guessQuestion(const ClassGuesses& guesses);

}  // namespace epsiscope
