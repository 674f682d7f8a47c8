#include "core/release/ledger.h"

#include <array>
#include <nlohmann/json.hpp>
#include <optional>
#include <sodium.h>
#include <system_error>
#include <utility>

#include "core/base/file_error.h"
#include "core/base/json.h"
#include "core/base/json_count.h"
#include "core/base/now_text.h"
#include "core/base/plain_file.h"
#include "core/base/sha256.h"
#include "core/base/store.h"
#include "core/release/file_lease.h"
#include "core/release/ledger_text.h"
#include "core/release/own_folder.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

namespace epsiscope {

namespace {

namespace fs = std::filesystem;
using State = LedgerEntry::State;

constexpr std::size_t kLargestLedger = std::size_t{64} << 20, kLargestKnownEnd = std::size_t{1} << 20;

[[noreturn]] void refuseLedger(const fs::path& file, std::string reason, std::string nextStep) {
  throw FileError({.file = shownPath(file), .columnName = {}}, std::move(reason), std::move(nextStep));
}

/// The number of lines of a ledger, and the hash of the last one.
struct LedgerEnd {
  std::size_t lines = 0;
  std::string sha256;
};

LedgerEnd endOf(const LedgerText& text) {
  return {.lines = text.lineSha256s.size(), .sha256 = text.lineSha256s.back()};
}

fs::path knownEndFile(const LedgerPlace& place, const LedgerHead& head) {
  return place.heads / head.id;
}

void writeKnownEnd(const fs::path& file, const LedgerEnd& end) {
  writeFileAtomically(file, dumped({{"lines", end.lines}, {"sha256", end.sha256}}) + '\n',
                      Readers::ownerOnly);
}

/// None where nothing is known; an end that no ledger has, where a file has something else.
std::optional<LedgerEnd> knownEndIn(const fs::path& file) {
  std::error_code ignored;
  if (fs::status(file, ignored).type() == fs::file_type::not_found) return std::nullopt;
  const std::string text = readWholeFile(file, kLargestKnownEnd);
  try {
    const Json json = parseJson(text, shownPath(file));
    return LedgerEnd{.lines = countFrom<std::size_t>(json.at("lines")),
                     .sha256 = json.at("sha256").get<std::string>()};
  } catch (const FileError&) {
    return LedgerEnd();
  } catch (const Json::exception&) {
    return LedgerEnd();
  } catch (const WrongKind&) {
    return LedgerEnd();
  }
}

/// What is wrong with lines that have these hashes, if that end was written once; else empty.
std::string againstKnownEnd(const std::vector<std::string>& hashes, const LedgerEnd& known,
                            const fs::path& knownFile) {
  if (known.lines == 0)
    return filled(sentence("Core", "what is known of its last line, in %1, cannot be read"),
                  shownPath(knownFile));
  if (known.lines > hashes.size())
    return filled(sentence("Core",
                           "it had %1 lines and has %2: it was cut, or an older copy was put in its "
                           "place"),
                  known.lines, hashes.size());
  if (hashes[known.lines - 1] != known.sha256)
    return filled(sentence("Core", "its line %1 is not the one that was written: the file was changed"),
                  known.lines);
  return {};
}

void compareWithKnownEnd(LedgerText& text, const std::optional<LedgerEnd>& known, const fs::path& knownFile) {
  if (!text.contents.isIntact || !known) return;
  text.contents.whyNot = againstKnownEnd(text.lineSha256s, *known, knownFile);
  text.contents.isIntact = text.contents.whyNot.empty();
}

/// A ledger that no other process changes meanwhile: not under another name either, nor a copy of it.
class HeldLedger {
public:
  explicit HeldLedger(const LedgerPlace& place)
      : m_file(ledgerFileAt(place.file)),
        m_lease(m_file, place.patience),
        m_bytes(readWholeFile(m_file, kLargestLedger)),
        m_text(readLedgerText(m_bytes, shownPath(m_file))),
        m_end(knownEndFile(place, m_text.contents.head)) {
    requireOwnFolder(place.heads);
    m_endLease.emplace(m_end, place.patience);
    compareWithKnownEnd(m_text, knownEndIn(m_end), m_end);
    requireIntact(m_text.contents, m_file);
  }

  const fs::path& file() const { return m_file; }
  const LedgerContents& contents() const { return m_text.contents; }
  const std::string& lastSha256() const { return m_text.lineSha256s.back(); }

  /// On the disk when it returns.
  void append(const std::string& line) const {
    if (m_bytes.size() + line.size() > kLargestLedger)
      refuseLedger(m_file,
                   filled(sentence("Core", "it would become larger than %1 MB"), kLargestLedger >> 20),
                   sentence("Core", "describe the release in fewer words"));
    const LedgerEnd before = endOf(m_text);
    // Where the second place cannot be written, nothing is booked either.
    writeKnownEnd(m_end, before);
    writeFileAtomically(m_file, m_bytes + line);
    writeKnownEnd(m_end, {.lines = before.lines + 1, .sha256 = sha256Of(line.substr(0, line.size() - 1))});
  }

private:
  fs::path m_file;
  FileLease m_lease;
  std::string m_bytes;
  LedgerText m_text;
  fs::path m_end;
  std::optional<FileLease> m_endLease;
};

std::string unitWords(const LedgerSubject& subject) {
  if (!subject.unit.isPerson()) return sentence("Core", "rows");
  return filled(sentence("Core", "people, who have at most %1 rows each by %2"), subject.unit.most,
                quoted(subject.person));
}

void requireSubject(const fs::path& file, const LedgerSubject& booked, const LedgerSubject& released) {
  if (released.dataSha256 != booked.dataSha256 && released.dataName == booked.dataName)
    refuseLedger(
        file, filled(sentence("Core", "%1 has changed since this ledger was made"), quoted(booked.dataName)),
        sentence("Core",
                 "put the table back as it was, or make another ledger, and the same people "
                 "spend more than either says"));
  if (released.dataSha256 != booked.dataSha256)
    refuseLedger(file,
                 filled(sentence("Core", "it is the ledger of %1, and this is a release from %2"),
                        quoted(booked.dataName), quoted(released.dataName)),
                 sentence("Core", "name the ledger of this table, or make one"));
  if (released.unit != booked.unit || released.person != booked.person)
    refuseLedger(file,
                 filled(sentence("Core", "it counts what is spent for %1, and this release is for %2"),
                        unitWords(booked), unitWords(released)),
                 sentence("Core", "protect the same in the study, or make another ledger"));
}

void requirePrice(const fs::path& file, const Decimal& epsilon, const Decimal& delta) {
  if (isPrice(epsilon, delta)) return;
  constexpr std::size_t kShown = 40;
  refuseLedger(file,
               filled(sentence("Core", "epsilon %1 and delta %2 are no price of a release"),
                      shortened(epsilon.text(), kShown), shortened(delta.text(), kShown)),
               filled(sentence("Core",
                               "take an epsilon above 0 and a delta from 0 to below 1, of at most %1 "
                               "digits"),
                      kMostDigitsOfPrice));
}

/// What is refused is said with what still fits, to the last digit.
void requireRoom(const fs::path& file, const LedgerContents& ledger, const LedgerEntry& entry) {
  const LedgerAccount account = accountOf(ledger, entry.neighbours, entry.trust);
  if (entry.epsilon > account.leftEpsilon)
    refuseLedger(
        file,
        filled(sentence("Core", "epsilon %1 goes beyond the budget of %2, of which %3 is left"),
               entry.epsilon.text(), ledger.head.epsilon.text(), account.leftEpsilon.text()),
        account.leftEpsilon == Decimal()
            ? sentence("Core", "show what was released before, for nothing more can be")
            : filled(sentence("Core", "choose an epsilon of at most %1"), account.leftEpsilon.text()));
  if (entry.delta > account.leftDelta)
    refuseLedger(file,
                 filled(sentence("Core", "delta %1 goes beyond the budget of %2, of which %3 is left"),
                        entry.delta.text(), ledger.head.delta.text(), account.leftDelta.text()),
                 account.leftDelta == Decimal()
                     ? sentence("Core", "choose a method without delta")
                     : filled(sentence("Core", "choose a delta of at most %1"), account.leftDelta.text()));
}

std::string newLedgerId() {
  std::array<unsigned char, 16> bytes;
  if (sodium_init() < 0) throw SaidError("the operating system's random generator cannot be opened");
  randombytes_buf(bytes.data(), bytes.size());
  std::array<char, 2 * bytes.size() + 1> text;
  return sodium_bin2hex(text.data(), text.size(), bytes.data(), bytes.size());
}

/// Appends the state that the entry has now.
void appendState(const HeldLedger& ledger, const LedgerEntry& entry) {
  ledger.append(stateLine(entry, nowText(), ledger.lastSha256()));
}

}  // namespace

fs::path ledgerFileAt(const fs::path& path) {
  std::error_code error;
  const fs::path found = fs::weakly_canonical(path, error);
  return error ? path : found;
}

void createLedger(const LedgerPlace& place, LedgerHead head) {
  const fs::path file = ledgerFileAt(place.file);
  requirePrice(file, head.epsilon, head.delta);
  const FileLease lease(file, place.patience);
  std::error_code ignored;
  if (fs::symlink_status(file, ignored).type() != fs::file_type::not_found)
    refuseLedger(file, sentence("Core", "there is something of that name already"),
                 sentence("Core", "choose another name, or go on with that ledger"));
  head.id = newLedgerId();
  head.time = nowText();
  const std::string line = headLine(head);
  requireOwnFolder(place.heads);
  writeKnownEnd(knownEndFile(place, head), {.lines = 1, .sha256 = sha256Of(line.substr(0, line.size() - 1))});
  writeFileAtomically(file, line);
}

LedgerContents readLedger(const LedgerPlace& place) {
  const fs::path file = ledgerFileAt(place.file);
  const auto textNow = [&] { return readLedgerText(readWholeFile(file, kLargestLedger), shownPath(file)); };
  const fs::path knownFile = knownEndFile(place, textNow().contents.head);
  // Another process may book at any time, first in the ledger: what is known must be read before that.
  const std::optional<LedgerEnd> known = knownEndIn(knownFile);
  LedgerText text = textNow();
  compareWithKnownEnd(text, known, knownFile);
  return text.contents;
}

void requireBookable(const LedgerContents& ledger, const fs::path& file, const LedgerSubject& subject,
                     const LedgerEntry& entry) {
  requireIntact(ledger, file);
  requireSubject(file, ledger.head.subject, subject);
  if (entry.trust == Booking::Trust::none)
    refuseLedger(file, sentence("Core", "what shows true values promises nothing, and has no price"),
                 sentence("Core", "release something private"));
  requirePrice(file, entry.epsilon, entry.delta);
  requireRoom(file, ledger, entry);
}

std::size_t bookInLedger(const LedgerPlace& place, const LedgerSubject& subject, LedgerEntry entry) {
  const HeldLedger ledger(place);
  requireBookable(ledger.contents(), ledger.file(), subject, entry);
  entry.number = ledger.contents().entries.size() + 1;
  entry.time = nowText();
  ledger.append(bookedLine(entry, ledger.lastSha256()));
  return entry.number;
}

void requireIntact(const LedgerContents& ledger, const fs::path& file) {
  if (!ledger.isIntact)
    refuseLedger(file, ledger.whyNot,
                 sentence("Core", "put the newest copy of the ledger back: what was booked counts"));
}

const LedgerEntry& entryOf(const LedgerContents& ledger, std::size_t number, const fs::path& file) {
  if (number == 0 || number > ledger.entries.size())
    refuseLedger(file, filled(sentence("Core", "it has no entry %1"), number),
                 sentence("Core", "choose one of its entries"));
  return ledger.entries[number - 1];
}

void setDrawn(const LedgerPlace& place, std::size_t number, const std::string& sha256) {
  const HeldLedger ledger(place);
  LedgerEntry entry = entryOf(ledger.contents(), number, ledger.file());
  if (entry.state != State::booked)
    refuseLedger(ledger.file(), filled(sentence("Core", "the noise of entry %1 was drawn before"), number),
                 sentence("Core", "show what was drawn, or book another release"));
  entry.state = State::drawn;
  entry.drawnSha256 = sha256;
  appendState(ledger, entry);
}

void setPublished(const LedgerPlace& place, std::size_t number, const std::string& sha256) {
  const HeldLedger ledger(place);
  LedgerEntry entry = entryOf(ledger.contents(), number, ledger.file());
  if (entry.state == State::booked)
    refuseLedger(ledger.file(), filled(sentence("Core", "no noise was drawn for entry %1"), number),
                 sentence("Core", "book another release"));
  if (entry.state == State::published)
    refuseLedger(ledger.file(), filled(sentence("Core", "entry %1 was published before"), number),
                 sentence("Core", "show what was published, or book another release"));
  entry.state = State::published;
  entry.publishedSha256 = sha256;
  appendState(ledger, entry);
}

}  // namespace epsiscope
