#include "core/study/problem_list.h"

#include "core/study/number_keys.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

#include <algorithm>
#include <cmath>

namespace epsiscope {

namespace {

/// Nobody reads more problems than these.
constexpr std::size_t kMostProblems = 1000;

std::string whole(double number) {
  return std::to_string(static_cast<long long>(number));
}

/// The problem of a value outside the range.
std::string rangeSentence(const NumberRange& range, const std::string& name, double value) {
  if (range.whole)
    return std::isfinite(range.most) ? filled(sentence("Core", "%1 is %2; it must be from %3 to %4."), name,
                                              whole(value), whole(range.least), whole(range.most))
                                     : filled(sentence("Core", "%1 is %2; it must be at least %3."), name,
                                              whole(value), whole(range.least));
  if ((range.most < 1 || range.openAbove) && !(value > 0 && value < 1))
    return filled(sentence("Core", "%1 is %2; it must lie between 0 and 1, both excluded."), name, value);
  if (range.most > 1 && range.least > 0 && value <= 0)
    return filled(sentence("Core", "%1 is %2; it must be a number above 0."), name, value);
  if (range.most > 1 && value < 0)
    return filled(sentence("Core", "%1 is %2; it must be 0 or a number above 0."), name, value);
  return filled(sentence("Core", "%1 is %2; it must be a number from %3 to %4."), name, value, range.least,
                range.most);
}

}  // namespace

std::string listed(std::span<const std::string> words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : ", ") + word;
  return text;
}

void ProblemList::add(const std::string& field, const std::string& sentence) {
  if (m_problems.size() < kMostProblems) m_problems.push_back({field, sentence});
}

void ProblemList::add(const std::vector<Problem>& more) {
  for (const Problem& one : more) add(one.field, one.sentence);
}

void ProblemList::number(const Study& study, std::string_view name) {
  const NumberKey& key = numberKey(name);
  if (const std::optional<double> value = key.get(study)) inRange(key, *value);
}

void ProblemList::numbers(const Study& study, std::string_view name, const NumberPerEpsilon& given) {
  if (given.each.empty()) return number(study, name);
  const NumberKey& key = numberKey(name);
  for (const double value : given.each) inRange(key, value);
  if (given.each.size() != study.epsilon.size())
    add(key.key, filled(sentence("Core",
                                 "%1 has %2 numbers for %3 values of epsilon; give one for each, or one "
                                 "number for all."),
                        sentence("Core", key.name), given.each.size(), study.epsilon.size()));
}

void ProblemList::inRange(const NumberKey& key, double value) {
  if (key.range.holds(value)) return;
  add(key.key, key.refusal != nullptr ? filled(sentence("Core", key.refusal), value)
                                      : rangeSentence(key.range, sentence("Core", key.name), value));
}

void ProblemList::positive(const std::string& field, const std::string& name, double value) {
  if (!kPositive.holds(value)) add(field, rangeSentence(kPositive, name, value));
}

void ProblemList::budget(const std::string& field, double epsilon) {
  if (!kBudget.holds(epsilon)) add(field, rangeSentence(kBudget, sentence("Core", "Epsilon"), epsilon));
}

void ProblemList::notNegative(const std::string& field, const std::string& name, double value) {
  if (!kNotNegative.holds(value)) add(field, rangeSentence(kNotNegative, name, value));
}

void ProblemList::atLeast(const std::string& field, const std::string& name, int least, int value) {
  const NumberRange range = wholeFrom(least);
  if (!range.holds(value)) add(field, rangeSentence(range, name, value));
}

void ProblemList::oneOf(const std::string& field, const std::string& name, std::span<const std::string> known,
                        const std::string& value) {
  if (std::find(known.begin(), known.end(), value) == known.end())
    add(field, filled(sentence("Core", "There is no %1 %2; choose one of: %3."), name, quoted(value),
                      listed(known)));
}

void ProblemList::addEmpty(const std::string& field, const std::string& name) {
  add(field, filled(sentence("Core", "The list of %1 is empty; put at least one into it."), name));
}

void ProblemList::addTooMany(const std::string& field, const std::string& name) {
  add(field, filled(sentence("Core", "The list of %1 holds more than %2 of them; leave some out."), name,
                    kMostListed));
}

void ProblemList::addTwice(const std::string& field, const std::string& name) {
  add(field, filled(sentence("Core", "The list of %1 holds one of them twice; list each once."), name));
}

}  // namespace epsiscope
