#include "core/start/value_answers.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/table/column_questions.h"

namespace epsiscope {

namespace {

/// The text, or as it may be spelled otherwise where it is listed already.
std::string nextSpelling(std::string text, const std::vector<std::string>& listed, char decimal) {
  constexpr int kMostZeros = 4;
  for (int zeros = 0; zeros < kMostZeros && std::ranges::count(listed, text) > 0; ++zeros)
    text += text.find(decimal) == std::string::npos ? std::string(1, decimal) + '0' : "0";
  return text;
}

void listAsMissing(const Column& column, char decimal, ColumnChoice& choice) {
  for (const std::string& text : likelyMissing(column, decimal))
    choice.missing.push_back(column.kind == ColumnKind::number ? nextSpelling(text, choice.missing, decimal)
                                                               : text);
}

}  // namespace

DataChoice answered(const DataChoice& data, const Dataset& dataset, const Question& question,
                    const std::string& answer) {
  DataChoice next = data;
  // A question may be about ten thousand columns.
  const std::set<std::string_view> asking(question.columns.begin(), question.columns.end());
  std::map<std::string, std::size_t> places;
  for (std::size_t i = 0; i < data.columns.size(); ++i) places.emplace(data.columns[i].column, i);
  for (const Column& column : dataset.columns) {
    if (!asking.contains(column.name)) continue;
    const auto place = places.find(column.name);
    const bool isListed = place != places.end();
    const ColumnChoice nothing{.column = column.name, .kind = std::nullopt};
    ColumnChoice choice = isListed ? data.columns[place->second] : nothing;
    if (answer == kAsksMissing)
      listAsMissing(column, markOfCodes(dataset.reading), choice);
    else if (answer == kAsksSame)
      std::ranges::copy(likelySame(column), std::back_inserter(choice.same));
    else
      choice.kind = column.kind;
    if (isListed)
      next.columns[place->second] = choice;
    else if (choice != nothing)
      next.columns.push_back(choice);
  }
  return next;
}

}  // namespace epsiscope
