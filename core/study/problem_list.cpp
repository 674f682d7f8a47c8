#include "core/study/problem_list.h"

#include "core/study/number_keys.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

#include <algorithm>
#include <cmath>

namespace epsiscope {

namespace {

std::string whole(double number) {
  return std::to_string(static_cast<long long>(number));
}

/// What is wrong with a value outside the range.
std::string rangeSentence(const NumberRange& range, const std::string& name, double value) {
  const bool hasMost = std::isfinite(range.most);
  if (range.whole)
    return hasMost ? filled(sentence("Core", "%1 is %2; it must be from %3 to %4."), name, whole(value),
                            whole(range.least), whole(range.most))
                   : filled(sentence("Core", "%1 is %2; it must be at least %3."), name, whole(value),
                            whole(range.least));
  if (hasMost)
    return filled(sentence("Core", "%1 is %2; it must lie between 0 and 1, both excluded."), name, value);
  return range.openBelow
             ? filled(sentence("Core", "%1 is %2; it must be a number above 0."), name, value)
             : filled(sentence("Core", "%1 is %2; it must be 0 or a number above 0."), name, value);
}

}  // namespace

std::string listed(std::span<const std::string> words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : ", ") + word;
  return text;
}

void ProblemList::add(const std::string& field, const std::string& sentence) {
  m_problems.push_back({field, sentence});
}

void ProblemList::add(const std::vector<Problem>& more) {
  m_problems.insert(m_problems.end(), more.begin(), more.end());
}

void ProblemList::number(const Study& study, std::string_view name) {
  const NumberKey& key = numberKey(name);
  const std::optional<double> value = key.get(study);
  if (!value || key.range.holds(*value)) return;
  add(key.key, key.refusal != nullptr ? filled(sentence("Core", key.refusal), *value)
                                      : rangeSentence(key.range, sentence("Core", key.name), *value));
}

void ProblemList::positive(const std::string& field, const std::string& name, double value) {
  if (!kPositive.holds(value)) add(field, rangeSentence(kPositive, name, value));
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

void ProblemList::addTwice(const std::string& field, const std::string& name) {
  add(field, filled(sentence("Core", "The list of %1 holds one of them twice; list each once."), name));
}

}  // namespace epsiscope
