#pragma once

#include <cstddef>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/prepare/prepare.h"
#include "core/study/study_fwd.h"

namespace epsiscope {

struct NumberKey;
struct NumberPerEpsilon;

std::string listed(std::span<const std::string> words);

/// Collects problems, one check per line.
class ProblemList {
public:
  void add(const std::string& field, const std::string& sentence);
  void add(const std::vector<Problem>& more);

  /// Checks the number of the study under this key, if the study gives one; see numberKeys().
  void number(const Study& study, std::string_view key);
  /// The same for a parameter that may follow epsilon: then each of its numbers, and that every epsilon has
  /// one.
  void numbers(const Study& study, std::string_view key, const NumberPerEpsilon& given);
  void positive(const std::string& field, const std::string& name, double value);
  void budget(const std::string& field, double epsilon);
  void notNegative(const std::string& field, const std::string& name, double value);
  void atLeast(const std::string& field, const std::string& name, int least, int value);
  void oneOf(const std::string& field, const std::string& name, std::span<const std::string> known,
             const std::string& value);
  /// Checks that a list is not empty, has no repetition, and is not so long that a picture or a table of it
  /// shows nothing.
  template <class Item>
  void list(const std::string& field, const std::string& name, const std::vector<Item>& items) {
    if (items.empty()) addEmpty(field, name);
    if (items.size() > kMostListed) return addTooMany(field, name);
    if (std::set<Item>(items.begin(), items.end()).size() < items.size()) addTwice(field, name);
  }

  std::vector<Problem> take() { return std::move(m_problems); }

private:
  static constexpr std::size_t kMostListed = 1000;

  void inRange(const NumberKey& key, double value);
  void addTooMany(const std::string& field, const std::string& name);
  void addEmpty(const std::string& field, const std::string& name);
  void addTwice(const std::string& field, const std::string& name);

  std::vector<Problem> m_problems;
};

}  // namespace epsiscope
