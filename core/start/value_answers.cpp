#include "core/start/value_answers.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <vector>

#include "core/start/column_roles.h"
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
  for (const std::string& name : question.columns) {
    const int index = dataset.find(name);
    if (index < 0) continue;
    const Column& column = dataset.columns[static_cast<std::size_t>(index)];
    ColumnChoice choice = choiceOf(next, name);
    if (answer == kAsksMissing)
      listAsMissing(column, markOfCodes(dataset.reading), choice);
    else if (answer == kAsksSame)
      std::ranges::copy(likelySame(column), std::back_inserter(choice.same));
    else
      choice.kind = column.kind;
    declare(next, choice);
  }
  return next;
}

}  // namespace epsiscope
