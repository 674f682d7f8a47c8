#pragma once

#include <algorithm>
#include <charconv>
#include <cmath>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "core/data/prepare.h"
#include "core/data/wording.h"

namespace epsiscope {

/// The shortest decimal text that reads back as the same number; powers of ten only far from 1.
inline std::string shortestText(double value) {
  char buffer[64];
  const double size = std::abs(value);
  const bool plain = size == 0 || (size >= 1e-4 && size < 1e12);
  const auto format = plain ? std::chars_format::fixed : std::chars_format::general;
  const auto result = std::to_chars(buffer, buffer + sizeof buffer, value, format);
  return {buffer, result.ptr};
}

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
      add(field, name + " is " + shortestText(value) + "; it must be a number above 0.");
  }
  void notNegative(const std::string& field, const std::string& name, double value) {
    if (!(std::isfinite(value) && value >= 0))
      add(field, name + " is " + shortestText(value) + "; it must be 0 or a number above 0.");
  }
  void betweenZeroAndOne(const std::string& field, const std::string& name, double value) {
    if (!(value > 0 && value < 1))
      add(field, name + " is " + shortestText(value) + "; it must lie between 0 and 1, both excluded.");
  }
  void atLeast(const std::string& field, const std::string& name, int least, int value) {
    if (value < least)
      add(field,
          name + " is " + std::to_string(value) + "; it must be at least " + std::to_string(least) + ".");
  }
  void between(const std::string& field, const std::string& name, int least, int most, int value) {
    if (value < least || value > most)
      add(field, name + " is " + std::to_string(value) + "; it must be from " + std::to_string(least) +
                     " to " + std::to_string(most) + ".");
  }
  void oneOf(const std::string& field, const std::string& name, std::span<const std::string> known,
             const std::string& value) {
    if (std::find(known.begin(), known.end(), value) == known.end())
      add(field, "There is no " + name + " " + quoted(value) + "; choose one of: " + listed(known) + ".");
  }
  /// Not empty and without repetition.
  template <class Item>
  void list(const std::string& field, const std::string& name, const std::vector<Item>& items) {
    if (items.empty()) add(field, "The list of " + name + " is empty; put at least one into it.");
    if (std::set<Item>(items.begin(), items.end()).size() < items.size())
      add(field, "The list of " + name + " holds one of them twice; list each once.");
  }

  std::vector<Problem> take() { return std::move(m_problems); }

private:
  std::vector<Problem> m_problems;
};

}  // namespace epsiscope
