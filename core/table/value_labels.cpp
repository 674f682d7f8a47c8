#include "core/table/value_labels.h"

#include "core/text/folded_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <string_view>

namespace epsiscope {

namespace {

/// Words that say it wherever they stand, and those that say it alone.
constexpr std::array<std::string_view, 20> kNoAnswer = {
    "refus",          "declined",    "don't know",   "dont know",       "do not know",
    "does not know",  "no answer",   "not answered", "no response",     "nonresponse",
    "not applicable", "not stated",  "inapplicable", "no opinion",      "keine angabe",
    "weiß nicht",     "weiss nicht", "verweigert",   "trifft nicht zu", "keine antwort"};
constexpr std::array<std::string_view, 9> kNoAnswerAlone = {
    "na", "n/a", "dk", "missing", "unknown", "unbekannt", "k.a.", "not asked", "fehlend"};

}  // namespace

std::vector<ValueLabel> labelsFrom(const std::map<std::string, std::string>& words) {
  std::vector<ValueLabel> labels;
  for (const auto& [value, word] : words) labels.push_back({value, word});
  return labels;
}

std::vector<ValueLabel> withDistinctWords(std::vector<ValueLabel> labels) {
  std::erase_if(labels, [](const ValueLabel& label) { return label.word.empty(); });
  std::map<std::string, std::size_t> counts;
  for (const ValueLabel& label : labels) ++counts[label.word];
  for (ValueLabel& label : labels)
    if (counts[label.word] > 1) label.word = label.value + ' ' + label.word;
  return labels;
}

std::optional<double> labelledNumber(const ValueLabel& label) {
  double number = 0;
  const char* end = label.value.data() + label.value.size();
  const auto [at, error] = std::from_chars(label.value.data(), end, number);
  if (error != std::errc() || at != end || !std::isfinite(number)) return std::nullopt;
  return number;
}

bool saysNoAnswer(const std::string& word) {
  std::string plain = foldedText(word);
  for (std::size_t at = plain.find("\u2019"); at != std::string::npos; at = plain.find("\u2019"))
    plain.replace(at, 3, "'");
  return std::ranges::count(kNoAnswerAlone, plain) > 0 ||
         std::ranges::any_of(kNoAnswer, [&](std::string_view one) { return plain.find(one) != plain.npos; });
}

bool nameCategories(const std::vector<ValueLabel>& labels) {
  std::vector<double> values;
  for (const ValueLabel& label : labels)
    if (const auto number = labelledNumber(label); number && !saysNoAnswer(label.word))
      values.push_back(*number);
  std::ranges::sort(values);
  if (values.size() < 2) return false;
  const bool areNeighbours = values[1] - values[0] <= 1;
  if (values.size() == 2) return areNeighbours;
  return values.size() > 3 || areNeighbours || values[2] - values[1] != values[1] - values[0];
}

}  // namespace epsiscope
