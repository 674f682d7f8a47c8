#pragma once

#include <algorithm>
#include <cmath>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "core/prepare/prepare.h"
#include "core/text/wording.h"
#include "core/text/sentence.h"

namespace epsiscope {

inline std::string listed(std::span<const std::string> words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : ", ") + word;
  return text;
}

/// Collects problems, one check a line.
class ProblemList {
public:
  void add(const std::string& field, const std::string& sentence) { m_problems.push_back({field, sentence}); }
  void add(const std::vector<Problem>& more) {
    m_problems.insert(m_problems.end(), more.begin(), more.end());
  }

  void positive(const std::string& field, const std::string& name, double value) {
    if (!(std::isfinite(value) && value > 0))
      add(field, filled(sentence("Core", "%1 is %2; it must be a number above 0."), name, value));
  }
  void notNegative(const std::string& field, const std::string& name, double value) {
    if (!(std::isfinite(value) && value >= 0))
      add(field, filled(sentence("Core", "%1 is %2; it must be 0 or a number above 0."), name, value));
  }
  void betweenZeroAndOne(const std::string& field, const std::string& name, double value) {
    if (!(value > 0 && value < 1))
      add(field,
          filled(sentence("Core", "%1 is %2; it must lie between 0 and 1, both excluded."), name, value));
  }
  void atLeast(const std::string& field, const std::string& name, int least, int value) {
    if (value < least)
      add(field, filled(sentence("Core", "%1 is %2; it must be at least %3."), name, value, least));
  }
  void between(const std::string& field, const std::string& name, int least, int most, int value) {
    if (value < least || value > most)
      add(field, filled(sentence("Core", "%1 is %2; it must be from %3 to %4."), name, value, least, most));
  }
  void oneOf(const std::string& field, const std::string& name, std::span<const std::string> known,
             const std::string& value) {
    if (std::find(known.begin(), known.end(), value) == known.end())
      add(field, filled(sentence("Core", "There is no %1 %2; choose one of: %3."), name, quoted(value),
                        listed(known)));
  }
  /// Not empty and without repetition.
  template <class Item>
  void list(const std::string& field, const std::string& name, const std::vector<Item>& items) {
    if (items.empty())
      add(field, filled(sentence("Core", "The list of %1 is empty; put at least one into it."), name));
    if (std::set<Item>(items.begin(), items.end()).size() < items.size())
      add(field, filled(sentence("Core", "The list of %1 holds one of them twice; list each once."), name));
  }

  std::vector<Problem> take() { return std::move(m_problems); }

private:
  std::vector<Problem> m_problems;
};

}  // namespace epsiscope
