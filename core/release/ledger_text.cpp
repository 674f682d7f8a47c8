#include "core/release/ledger_text.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <optional>
#include <string_view>
#include <utility>

#include "core/base/file_error.h"
#include "core/base/json.h"
#include "core/base/json_count.h"
#include "core/base/sha256.h"
#include "core/results/guarantee_json.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

using State = LedgerEntry::State;
using Trust = Booking::Trust;

constexpr int kLedgerVersion = 1;
constexpr const char* kVersionOfLedger = "ledger";
constexpr const char* kPreviousLine = "previous";
constexpr const char* kRowsOfLedgerPerson = "rows_per_person";

/// Taken for numbers that are written as this program writes them, so that a sum takes no time.
Decimal decimalFrom(const Json& json) {
  const std::string text = json.get<std::string>();
  const std::optional<Decimal> number =
      text.size() <= kMostDigitsOfPrice ? Decimal::fromText(text) : std::nullopt;
  if (!number || number->text() != text) throw WrongKind();
  return *number;
}

/// The value that has the word in files.
template <class Value, std::size_t count>
Value valueOfWord(const Json& json, const std::array<Value, count>& values) {
  const std::string word = json.get<std::string>();
  const auto found = std::ranges::find_if(values, [&](Value value) { return word == idOf(value); });
  if (found == values.end()) throw WrongKind();
  return *found;
}

std::string textOrNone(const Json& json) {
  return json.is_null() ? std::string() : json.get<std::string>();
}

bool isLedgerId(std::string_view text) {
  constexpr std::size_t kDigits = 32;
  return text.size() == kDigits && text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

LedgerHead headFrom(const Json& json) {
  const Json& rows = json.at(kRowsOfLedgerPerson);
  LedgerHead head{.id = json.at("id").get<std::string>(),
                  .subject = {.dataName = json.at("data").get<std::string>(),
                              .dataSha256 = json.at("data_sha256").get<std::string>(),
                              .person = textOrNone(json.at("person")),
                              .unit = {rows.is_null() ? 0 : countFrom<std::size_t>(rows)}},
                  .epsilon = decimalFrom(json.at("epsilon")),
                  .delta = decimalFrom(json.at("delta")),
                  .time = json.at("time").get<std::string>()};
  // The id becomes the name of a file.
  if (!isLedgerId(head.id) || !isPrice(head.epsilon, head.delta) ||
      head.subject.unit.isPerson() == head.subject.person.empty())
    throw WrongKind();
  return head;
}

LedgerEntry entryFrom(const Json& json, std::size_t number) {
  LedgerEntry entry{.number = countFrom<std::size_t>(json.at("entry")),
                    .epsilon = decimalFrom(json.at("epsilon")),
                    .delta = decimalFrom(json.at("delta")),
                    .neighbours = valueOfWord(json.at("neighbours"), std::array{Booking::Neighbours::label,
                                                                                Booking::Neighbours::row}),
                    .trust = valueOfWord(json.at("trust"), std::array{Trust::local, Trust::central}),
                    .what = json.at("what").get<std::string>(),
                    .studySha256 = json.at("study_sha256").get<std::string>(),
                    .commit = json.at("commit").get<std::string>(),
                    .time = json.at("time").get<std::string>()};
  if (entry.number != number || !isPrice(entry.epsilon, entry.delta)) throw WrongKind();
  return entry;
}

/// Takes an entry one state further.
void advance(std::vector<LedgerEntry>& entries, State state, const Json& json) {
  const auto number = countFrom<std::size_t>(json.at("entry"));
  if (number == 0 || number > entries.size()) throw WrongKind();
  LedgerEntry& entry = entries[number - 1];
  const State before = state == State::drawn ? State::booked : State::drawn;
  if (entry.state != before) throw WrongKind();
  (state == State::drawn ? entry.drawnSha256 : entry.publishedSha256) = json.at("sha256").get<std::string>();
  entry.state = state;
}

void add(const Json& json, LedgerContents& ledger) {
  const State state =
      valueOfWord(json.at("state"), std::array{State::booked, State::drawn, State::published});
  if (state == State::booked)
    ledger.entries.push_back(entryFrom(json, ledger.entries.size() + 1));
  else
    advance(ledger.entries, state, json);
}

[[noreturn]] void refuseLine(const std::string& shownFile, std::size_t line, std::string reason) {
  throw FileError({.file = shownFile, .line = line, .columnName = {}}, std::move(reason),
                  sentence("Core", "put the newest copy of the ledger back, or check that this is one"));
}

Json jsonOfLine(const std::string& text, const std::string& shownFile, std::size_t line) {
  try {
    return parseJson(text, shownFile);
  } catch (const FileError& error) {
    refuseLine(shownFile, line, error.reason());
  }
}

/// The file may be any JSON.
void requireThisLedger(const Json& json, const std::string& shownFile) {
  const bool isLedger = json.is_object() && json.contains(kVersionOfLedger) &&
                        json.at(kVersionOfLedger).is_number_unsigned() && json.at(kVersionOfLedger) > 0;
  if (!isLedger) refuseLine(shownFile, 1, sentence("Core", "it is no privacy ledger"));
  if (json.at(kVersionOfLedger) > kLedgerVersion)
    throw FileError({.file = shownFile, .columnName = {}},
                    sentence("Core", "this ledger was written by a newer Epsiscope"),
                    sentence("Core", "book with that version"));
}

void notice(LedgerContents& ledger, std::string why) {
  if (!std::exchange(ledger.isIntact, false)) return;
  ledger.whyNot = std::move(why);
}

/// Returns whether a ledger may have such a line after those that were read.
bool takes(LedgerText& read, const Json& json) {
  try {
    const std::size_t line = read.lineSha256s.size() + 1;
    const std::string before = line == 1 ? std::string() : read.lineSha256s.back();
    if (textOrNone(json.at(kPreviousLine)) != before)
      notice(read.contents, filled(sentence("Core",
                                            "its line %1 does not follow from the line before: lines "
                                            "were changed, taken out or moved"),
                                   line));
    if (line == 1)
      read.contents.head = headFrom(json);
    else
      add(json, read.contents);
    return true;
  } catch (const WrongKind&) {
    return false;
  } catch (const Json::exception&) {
    return false;
  }
}

std::string finished(const Json& line) {
  return dumped(line) + '\n';
}

}  // namespace

const char* idOf(State state) {
  return state == State::booked ? "booked" : state == State::drawn ? "drawn" : "published";
}

LedgerText readLedgerText(const std::string& text, const std::string& shownFile) {
  if (text.empty())
    throw FileError({.file = shownFile, .columnName = {}}, sentence("Core", "it is empty"),
                    sentence("Core", "put the newest copy of the ledger back, or check that this is one"));
  LedgerText read;
  for (std::size_t from = 0; from < text.size();) {
    const std::size_t line = read.lineSha256s.size() + 1, end = text.find('\n', from);
    const std::string bytes = text.substr(from, end - from);
    from = end == std::string::npos ? text.size() : end + 1;
    const Json json = jsonOfLine(bytes, shownFile, line);
    if (line == 1) requireThisLedger(json, shownFile);
    if (!takes(read, json)) {
      // Where lines were moved, what they say does not fit either.
      if (!read.contents.isIntact && line > 1) break;
      refuseLine(shownFile, line, sentence("Core", "no ledger has such a line"));
    }
    read.lineSha256s.push_back(sha256Of(bytes));
  }
  if (!text.ends_with('\n')) notice(read.contents, sentence("Core", "its last line was cut off"));
  return read;
}

std::string headLine(const LedgerHead& head) {
  const LedgerSubject& subject = head.subject;
  return finished({{kVersionOfLedger, kLedgerVersion},
                   {"id", head.id},
                   {"data", subject.dataName},
                   {"data_sha256", subject.dataSha256},
                   {"person", textOrNull(subject.person)},
                   {kRowsOfLedgerPerson, subject.unit.isPerson() ? Json(subject.unit.most) : Json()},
                   {"epsilon", head.epsilon.text()},
                   {"delta", head.delta.text()},
                   {"time", head.time},
                   {kPreviousLine, nullptr}});
}

std::string bookedLine(const LedgerEntry& entry, const std::string& previous) {
  return finished({{"entry", entry.number},
                   {"state", idOf(State::booked)},
                   {"epsilon", entry.epsilon.text()},
                   {"delta", entry.delta.text()},
                   {"neighbours", idOf(entry.neighbours)},
                   {"trust", idOf(entry.trust)},
                   {"what", entry.what},
                   {"study_sha256", entry.studySha256},
                   {"commit", entry.commit},
                   {"time", entry.time},
                   {kPreviousLine, previous}});
}

std::string stateLine(const LedgerEntry& entry, const std::string& time, const std::string& previous) {
  return finished({{"entry", entry.number},
                   {"state", idOf(entry.state)},
                   {"sha256", entry.state == State::drawn ? entry.drawnSha256 : entry.publishedSha256},
                   {"time", time},
                   {kPreviousLine, previous}});
}

}  // namespace epsiscope
