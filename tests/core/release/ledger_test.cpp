#include "core/release/ledger.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <functional>
#include <nlohmann/json.hpp>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include "core/base/file_error.h"
#include "core/base/lease.h"
#include "core/base/sha256.h"
#include "core/release/ledger_json.h"
#include "core/release/ledger_text.h"
#include "tests/support/child_process.h"
#include "tests/support/temporary_folder.h"

namespace epsiscope::ledger_test {
namespace {

namespace fs = std::filesystem;
using Neighbours = Booking::Neighbours;
using State = LedgerEntry::State;
using Trust = Booking::Trust;
using Lines = std::vector<std::string>;

Decimal decimal(const std::string& text) {
  return Decimal::fromText(text).value();
}

LedgerEntry priced(const std::string& epsilon, const std::string& delta = "0") {
  return {.epsilon = decimal(epsilon),
          .delta = decimal(delta),
          .neighbours = Neighbours::label,
          .trust = Trust::central,
          .what = "ridge of all labels",
          .studySha256 = std::string(64, 'a'),
          .commit = "0123456789ab"};
}

/// The sentence with which it is refused; empty if it is not.
std::string refusalOf(const std::function<void()>& work) {
  try {
    work();
    return {};
  } catch (const FileError& error) {
    return error.what();
  }
}

bool says(const std::string& sentence, const std::string& part) {
  return sentence.find(part) != std::string::npos;
}

/// With their ends.
Lines linesOf(const std::string& text) {
  Lines lines;
  for (std::size_t from = 0; from < text.size();) {
    const std::size_t end = std::min(text.find('\n', from), text.size() - 1) + 1;
    lines.push_back(text.substr(from, end - from));
    from = end;
  }
  return lines;
}

std::string joined(const Lines& lines) {
  std::string text;
  for (const std::string& line : lines) text += line;
  return text;
}

std::string hashOfLine(const std::string& line) {
  return sha256Of(line.substr(0, line.size() - 1));
}

class LedgerTest : public testing::Test {
protected:
  LedgerTest() { createLedger(m_place, m_head); }

  std::string bytes() const { return test::bytesOf(m_place.file); }
  void put(const std::string& text) const {
    // Some file systems flush a file whose contents are replaced.
    fs::remove(m_place.file);
    m_folder.write("ledger", text);
  }
  LedgerContents read() const { return readLedger(m_place); }
  fs::path known() const { return m_place.heads / read().head.id; }
  std::size_t book(const LedgerEntry& entry) const { return bookInLedger(m_place, m_head.subject, entry); }
  /// The sentence with which the booking is refused, after which the ledger must be as it was.
  std::string refusal(const LedgerEntry& entry, const LedgerSubject& subject) const {
    const std::string before = bytes();
    std::string sentence = refusalOf([&] { bookInLedger(m_place, subject, entry); });
    EXPECT_EQ(bytes(), before);
    return sentence;
  }
  std::string refusal(const LedgerEntry& entry) const { return refusal(entry, m_head.subject); }
  /// Whether it is seen that this is not what was written; nothing is booked then.
  bool isNoticed(const std::string& text) const {
    put(text);
    bool isIntact = false;
    const std::string sentence = refusalOf([&] { isIntact = read().isIntact; });
    return !isIntact && !refusal(priced("0.01")).empty();
  }
  /// Three entries, of which one was published: six lines.
  void fill() const {
    for (int i = 0; i < 3; ++i) book(priced("0.1", "0.000001"));
    setDrawn(m_place, 2, std::string(64, 'd'));
    setPublished(m_place, 2, std::string(64, 'f'));
  }

  test::TemporaryFolder m_folder;
  LedgerPlace m_place{
      .file = m_folder.path() / "ledger", .heads = m_folder.path() / "heads", .patience = 600};
  LedgerHead m_head{.subject = {.dataName = "people.csv", .dataSha256 = std::string(64, '1')},
                    .epsilon = decimal("1"),
                    .delta = decimal("0.00001")};
};

TEST_F(LedgerTest, SaysWhatWasBooked) {
  LedgerEntry entry = priced("0.25", "1e-6");
  entry.trust = Trust::local;
  entry.neighbours = Neighbours::row;
  EXPECT_EQ(book(entry), 1U);
  EXPECT_EQ(book(priced("0.1")), 2U);
  const LedgerContents ledger = read();
  EXPECT_TRUE(ledger.isIntact) << ledger.whyNot;
  EXPECT_EQ(ledger.head.subject, m_head.subject);
  EXPECT_EQ(ledger.head.epsilon, m_head.epsilon);
  EXPECT_EQ(ledger.head.delta, m_head.delta);
  ASSERT_EQ(ledger.entries.size(), 2U);
  entry.number = 1;
  entry.time = ledger.entries[0].time;
  EXPECT_EQ(entry.time.size(), std::string("2030-01-02T03:04:05Z").size());
  EXPECT_EQ(ledger.entries[0], entry);
}

TEST_F(LedgerTest, KeepsAnyTextInOneLine) {
  LedgerEntry entry = priced("0.25");
  entry.what = "two\nlines, \"quotes\", \x1b[1m and \t\\ and \xe2\x80\xa8 and \xff";
  book(entry);
  EXPECT_EQ(linesOf(bytes()).size(), 2U);
  entry.what.replace(entry.what.size() - 1, 1, "\xef\xbf\xbd");
  EXPECT_EQ(read().entries.at(0).what, entry.what);
  EXPECT_TRUE(read().isIntact);
}

TEST_F(LedgerTest, TenTenthsFitOneAndNoMore) {
  for (int i = 0; i < 10; ++i) book(priced("0.1"));
  const std::string sentence = refusal(priced("0.1"));
  EXPECT_TRUE(says(sentence, "epsilon 0.1 goes beyond the budget of 1, of which 0 is left")) << sentence;
  EXPECT_TRUE(says(sentence, m_place.file.string())) << sentence;
  EXPECT_FALSE(refusal(priced("1e-200")).empty());
  EXPECT_EQ(read().entries.size(), 10U);
}

TEST_F(LedgerTest, ARefusalNamesWhatStillFitsToTheLastDigit) {
  book(priced("0.7000000000000000000001", "0.000006"));
  std::string sentence = refusal(priced("0.3"));
  EXPECT_TRUE(says(sentence, "choose an epsilon of at most 0.2999999999999999999999.")) << sentence;
  sentence = refusal(priced("0.1", "0.0000041"));
  EXPECT_TRUE(says(sentence, "choose a delta of at most 0.000004.")) << sentence;
  EXPECT_EQ(book(priced("0.2999999999999999999999", "0.000004")), 2U);
  EXPECT_EQ(accountsOf(read()).at(0).leftEpsilon, Decimal());
}

TEST_F(LedgerTest, ABudgetWithoutDeltaTakesNone) {
  const LedgerPlace place{.file = m_folder.path() / "pure", .heads = m_place.heads};
  m_head.delta = Decimal();
  createLedger(place, m_head);
  const std::string sentence = refusalOf([&] { bookInLedger(place, m_head.subject, priced("0.1", "1e-9")); });
  EXPECT_TRUE(says(sentence, "choose a method without delta")) << sentence;
  EXPECT_EQ(bookInLedger(place, m_head.subject, priced("0.1")), 1U);
}

TEST_F(LedgerTest, AccountsAreApart) {
  for (const Neighbours neighbours : {Neighbours::label, Neighbours::row})
    for (const Trust trust : {Trust::local, Trust::central}) {
      LedgerEntry entry = priced("0.6", "0.000006");
      entry.neighbours = neighbours;
      entry.trust = trust;
      book(entry);
      EXPECT_TRUE(says(refusal(entry), "0.4 is left"));
    }
  const std::vector<LedgerAccount> accounts = accountsOf(read());
  ASSERT_EQ(accounts.size(), 4U);
  for (const LedgerAccount& account : accounts) {
    EXPECT_EQ(account.spentEpsilon, decimal("0.6"));
    EXPECT_EQ(account.spentDelta, decimal("0.000006"));
    EXPECT_EQ(account.leftEpsilon, decimal("0.4"));
    EXPECT_EQ(account.leftDelta, decimal("0.000004"));
  }
}

TEST_F(LedgerTest, RefusesWhatIsNoPrice) {
  for (const auto& [epsilon, delta] : std::vector<std::pair<std::string, std::string>>{
           {"0", "0"}, {"-0.1", "0"}, {"0.1", "-1e-9"}, {"0.1", "1"}, {"1e-400", "0"}}) {
    EXPECT_TRUE(says(refusal(priced(epsilon, delta)), "no price of a release")) << epsilon << ' ' << delta;
    LedgerHead head = m_head;
    head.epsilon = decimal(epsilon);
    head.delta = decimal(delta);
    const fs::path other = m_folder.path() / "other";
    EXPECT_FALSE(refusalOf([&] { createLedger({.file = other, .heads = m_place.heads}, head); }).empty());
    EXPECT_FALSE(fs::exists(other));
  }
  LedgerEntry shown = priced("0.1");
  shown.trust = Trust::none;
  EXPECT_FALSE(refusal(shown).empty());
}

TEST_F(LedgerTest, IsOfOneTableAndOneUnit) {
  const LedgerEntry entry = priced("0.1");
  LedgerSubject other = m_head.subject;
  other.dataSha256 = std::string(64, '2');
  EXPECT_TRUE(says(refusal(entry, other), "\"people.csv\" has changed since this ledger was made"));
  other.dataName = "cats.csv";
  EXPECT_TRUE(says(refusal(entry, other), "this is a release from \"cats.csv\""));
  other = m_head.subject;
  other.person = "name";
  other.unit = {3};
  EXPECT_TRUE(
      says(refusal(entry, other), "for rows, and this release is for people, who have at most 3 rows"));
  other = m_head.subject;
  other.dataName = "moved.csv";
  EXPECT_EQ(refusalOf([&] { bookInLedger(m_place, other, entry); }), "") << "the same table";

  const LedgerPlace place{.file = m_folder.path() / "persons", .heads = m_place.heads};
  m_head.subject.person = "name";
  m_head.subject.unit = {3};
  createLedger(place, m_head);
  EXPECT_EQ(readLedger(place).head.subject, m_head.subject);
  LedgerSubject another = m_head.subject;
  another.unit = {4};
  EXPECT_FALSE(refusalOf([&] { bookInLedger(place, another, entry); }).empty());
  another = m_head.subject;
  another.person = "family";
  EXPECT_FALSE(refusalOf([&] { bookInLedger(place, another, entry); }).empty());
  EXPECT_EQ(bookInLedger(place, m_head.subject, entry), 1U);
}

TEST_F(LedgerTest, StatesGoForwardAlone) {
  book(priced("0.1"));
  book(priced("0.1"));
  const std::string draw(64, 'd'), list(64, 'f'), first = bytes();
  EXPECT_TRUE(says(refusalOf([&] { setPublished(m_place, 1, list); }), "no noise was drawn for entry 1"));
  for (const std::size_t number : {std::size_t{0}, std::size_t{3}})
    EXPECT_TRUE(says(refusalOf([&] { setDrawn(m_place, number, draw); }), "it has no entry"));
  EXPECT_EQ(bytes(), first);
  setDrawn(m_place, 1, draw);
  EXPECT_EQ(read().entries[0].state, State::drawn);
  EXPECT_EQ(read().entries[0].drawnSha256, draw);
  EXPECT_FALSE(refusalOf([&] { setDrawn(m_place, 1, list); }).empty());
  setPublished(m_place, 1, list);
  EXPECT_EQ(read().entries[0].state, State::published);
  EXPECT_EQ(read().entries[0].publishedSha256, list);
  EXPECT_FALSE(refusalOf([&] { setDrawn(m_place, 1, list); }).empty());
  EXPECT_FALSE(refusalOf([&] { setPublished(m_place, 1, list); }).empty());
  EXPECT_EQ(read().entries[0].drawnSha256, draw);
  EXPECT_EQ(read().entries[1].state, State::booked);
  EXPECT_EQ(bytes().substr(0, first.size()), first) << "lines are never changed";
  EXPECT_EQ(linesOf(bytes()).size(), 5U);
  EXPECT_TRUE(read().isIntact);
}

TEST_F(LedgerTest, EveryChangedByteIsNoticed) {
  book(priced("0.1", "0.000001"));
  setDrawn(m_place, 1, std::string(64, 'd'));
  const std::string whole = bytes();
  for (std::size_t at = 0; at < whole.size(); ++at) {
    std::string changed = whole;
    changed[at] = static_cast<char>(changed[at] ^ 1);
    EXPECT_TRUE(isNoticed(changed)) << at;
    EXPECT_TRUE(isNoticed(whole.substr(0, at))) << at << " cut";
  }
  put(whole);
  EXPECT_TRUE(read().isIntact);
  EXPECT_EQ(book(priced("0.1")), 2U);
}

TEST_F(LedgerTest, EveryOtherByteInOnePlaceIsNoticed) {
  book(priced("0.1"));
  const std::string whole = bytes();
  const std::vector<std::size_t> places = {0, whole.find("epsilon"), whole.find('\n'), whole.size() - 1};
  for (const std::size_t at : places) {
    for (int byte = 0; byte < 256; ++byte) {
      std::string changed = whole;
      changed[at] = static_cast<char>(byte);
      EXPECT_EQ(isNoticed(changed), changed != whole) << at << ' ' << byte;
      put(whole);
    }
    EXPECT_TRUE(isNoticed(whole.substr(0, at) + whole.substr(at + 1))) << at << " taken out";
    for (const char* more : {" ", "\n", "\r"})
      EXPECT_TRUE(isNoticed(whole.substr(0, at) + more + whole.substr(at))) << at << " put in";
  }
  EXPECT_TRUE(isNoticed(whole + '\n'));
  EXPECT_TRUE(isNoticed(whole + '\0'));
}

TEST_F(LedgerTest, EveryOlderLedgerIsNoticed) {
  std::vector<std::string> older = {bytes()};
  for (int i = 0; i < 3; ++i) {
    book(priced("0.1"));
    older.push_back(bytes());
  }
  setDrawn(m_place, 1, std::string(64, 'd'));
  for (const std::string& text : older) {
    EXPECT_TRUE(isNoticed(text));
    EXPECT_TRUE(says(refusal(priced("0.1")), "an older copy was put in its place"));
  }
}

TEST_F(LedgerTest, MovedLinesAreNoticedWithoutTheSecondPlace) {
  fill();
  fs::remove_all(m_place.heads);
  const Lines lines = linesOf(bytes());
  for (std::size_t one = 1; one < lines.size(); ++one)
    for (std::size_t other = one + 1; other < lines.size(); ++other) {
      Lines moved = lines;
      std::swap(moved[one], moved[other]);
      put(joined(moved));
      EXPECT_FALSE(read().isIntact) << one << ' ' << other;
    }
  for (std::size_t gone = 1; gone + 1 < lines.size(); ++gone) {
    Lines fewer = lines;
    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(gone));
    put(joined(fewer));
    EXPECT_FALSE(read().isIntact) << gone;
    EXPECT_TRUE(says(read().whyNot, "line " + std::to_string(gone + 1))) << read().whyNot;
  }
}

/// The chain of a forger is right; what is known in the second place is another one.
TEST_F(LedgerTest, ALedgerMadeAnewIsNoticed) {
  fill();
  LedgerContents ledger = read();
  ledger.head.epsilon = decimal("100");
  Lines lines = {headLine(ledger.head)};
  for (int i = 0; i < 10; ++i) {
    LedgerEntry entry = ledger.entries[0];
    entry.number = lines.size();
    lines.push_back(bookedLine(entry, hashOfLine(lines.back())));
  }
  EXPECT_TRUE(readLedgerText(joined(lines), "forged").contents.isIntact);
  EXPECT_TRUE(isNoticed(joined(lines)));
}

TEST_F(LedgerTest, ACrashBetweenTheTwoPlacesIsNone) {
  book(priced("0.1"));
  const std::string before = test::bytesOf(known()), text = bytes();
  book(priced("0.2"));
  const std::string newer = bytes();
  std::ofstream(known()) << before;
  EXPECT_TRUE(read().isIntact) << read().whyNot;
  EXPECT_EQ(book(priced("0.3")), 3U);
  EXPECT_TRUE(isNoticed(text));
  EXPECT_TRUE(isNoticed(newer)) << "all of it is known again";
}

TEST_F(LedgerTest, OnAnotherMachineIsTakenAndKnownFromThenOn) {
  fill();
  const std::string text = bytes();
  fs::remove_all(m_place.heads);
  EXPECT_TRUE(read().isIntact);
  EXPECT_FALSE(fs::exists(m_place.heads)) << "reading writes nothing";
  book(priced("0.1"));
  EXPECT_TRUE(isNoticed(text));
  using fs::perms;
  EXPECT_EQ(fs::status(m_place.heads).permissions(), perms::owner_all);
  EXPECT_EQ(fs::status(known()).permissions(), perms::owner_read | perms::owner_write);
}

TEST_F(LedgerTest, ADamagedSecondPlaceBooksNothing) {
  const fs::path file = known();
  for (const char* text : {"", "junk", "{}", "[]", "{\"lines\":0,\"sha256\":\"\"}", "{\"lines\":-1}",
                           "{\"lines\":1,\"sha256\":1}", "{\"lines\":\"1\",\"sha256\":\"\"}"}) {
    std::ofstream(file) << text;
    EXPECT_FALSE(read().isIntact) << text;
    EXPECT_TRUE(says(refusal(priced("0.1")), "cannot be read")) << text;
  }
  fs::remove(file);
  fs::create_directory(file);
  EXPECT_FALSE(refusal(priced("0.1")).empty());
  fs::remove(file);
  fs::remove_all(m_place.heads);
  std::ofstream(m_place.heads) << "a file";
  EXPECT_FALSE(refusal(priced("0.1")).empty());
}

TEST_F(LedgerTest, ACopyIsTheSameLedger) {
  LedgerPlace copy = m_place;
  copy.file = m_folder.path() / "copy";
  fs::copy_file(m_place.file, copy.file);
  book(priced("0.1"));
  EXPECT_FALSE(readLedger(copy).isIntact);
  EXPECT_FALSE(refusalOf([&] { bookInLedger(copy, m_head.subject, priced("0.1")); }).empty());
}

TEST_F(LedgerTest, ALinkIsFollowedByTheLedgerAndItsLock) {
  const fs::path elsewhere = m_folder.path() / "elsewhere";
  fs::create_directory(elsewhere);
  LedgerPlace linked = m_place;
  linked.file = elsewhere / "link";
  fs::create_symlink(m_place.file, linked.file);
  EXPECT_EQ(bookInLedger(linked, m_head.subject, priced("0.1")), 1U);
  EXPECT_TRUE(fs::is_symlink(linked.file));
  EXPECT_EQ(read().entries.size(), 1U);
  EXPECT_EQ(readLedger(linked).entries.size(), 1U);
  const Lease held(Lease::Of::file, m_place.file.string() + ".lock");
  linked.patience = 0;
  EXPECT_FALSE(refusalOf([&] { bookInLedger(linked, m_head.subject, priced("0.1")); }).empty());
  EXPECT_EQ(read().entries.size(), 1U);
}

TEST_F(LedgerTest, NeverReplacesWhatIsThere) {
  fs::create_directory(m_folder.path() / "folder");
  fs::create_symlink("nowhere", m_folder.path() / "link");
  m_folder.write("other", "");
  for (const char* name : {"ledger", "folder", "link", "other"}) {
    LedgerPlace place = m_place;
    place.file = m_folder.path() / name;
    EXPECT_TRUE(says(refusalOf([&] { createLedger(place, m_head); }), "something of that name")) << name;
  }
  EXPECT_FALSE(fs::exists(m_folder.path() / "nowhere"));
  LedgerPlace second = m_place;
  second.file = m_folder.path() / "second";
  createLedger(second, m_head);
  EXPECT_NE(readLedger(second).head.id, read().head.id);
}

TEST_F(LedgerTest, TwoProcessesNeverGoBeyondTheBudget) {
  m_head.epsilon = decimal("0.5");
  m_place.file = m_folder.path() / "shared";
  createLedger(m_place, m_head);
  constexpr int kProcesses = 4, kTurns = 25;
  test::inProcesses(kProcesses, [&](int process) {
    std::string numbers;
    for (int turn = 0; turn < kTurns; ++turn) try {
        numbers += ' ' + std::to_string(book(priced("0.01")));
      } catch (const FileError& error) {
        if (!says(error.what(), "of which 0 is left")) ::_exit(1);
      }
    m_folder.write("won" + std::to_string(process), numbers);
  });
  std::vector<int> numbers, expected(50);
  for (int process = 0; process < kProcesses; ++process) {
    std::ifstream won(m_folder.path() / ("won" + std::to_string(process)));
    for (int number = 0; won >> number;) numbers.push_back(number);
  }
  std::ranges::sort(numbers);
  std::iota(expected.begin(), expected.end(), 1);
  EXPECT_EQ(numbers, expected);
  const LedgerContents ledger = read();
  EXPECT_TRUE(ledger.isIntact) << ledger.whyNot;
  EXPECT_EQ(ledger.entries.size(), 50U);
  EXPECT_EQ(accountsOf(ledger).at(0).spentEpsilon, decimal("0.5"));
  EXPECT_FALSE(fs::exists(m_place.file.string() + ".lock"));
}

TEST_F(LedgerTest, CopiesThatBookAtOnceAreOne) {
  constexpr int kTurns = 10;
  fs::copy_file(m_place.file, m_folder.path() / "copy");
  test::inProcesses(2, [&](int process) {
    if (process == 1) m_place.file = m_folder.path() / "copy";
    int won = 0;
    for (int turn = 0; turn < kTurns; ++turn)
      if (refusalOf([&] { book(priced("0.01")); }).empty()) ++won;
    m_folder.write("won" + std::to_string(process), std::to_string(won));
  });
  std::vector<std::string> won = {test::bytesOf(m_folder.path() / "won0"),
                                  test::bytesOf(m_folder.path() / "won1")};
  std::ranges::sort(won);
  EXPECT_EQ(won, (std::vector<std::string>{"0", std::to_string(kTurns)}));
}

TEST_F(LedgerTest, IsIntactForWhoeverReadsWhileItIsWritten) {
  test::inProcesses(2, [&](int process) {
    for (int turn = 0; turn < 40; ++turn) {
      if (process == 0) book(priced("0.001"));
      if (process == 1 && !read().isIntact) ::_exit(1);
    }
  });
}

TEST_F(LedgerTest, NamesWhoHoldsTheLock) {
  m_place.patience = 0.01;
  test::ChildProcess other([&] { new Lease(Lease::Of::file, m_place.file.string() + ".lock"); });
  ASSERT_TRUE(other.isReady());
  std::string sentence = refusal(priced("0.1"));
  EXPECT_TRUE(says(sentence, "process " + std::to_string(other.id()) + " (")) << sentence;
  EXPECT_TRUE(says(sentence, m_place.file.string())) << sentence;
  other.kill();
  EXPECT_TRUE(fs::exists(m_place.file.string() + ".lock")) << "it was left";
  EXPECT_EQ(book(priced("0.1")), 1U);

  test::ChildProcess another([&] { new Lease(Lease::Of::file, known().string() + ".lock"); });
  ASSERT_TRUE(another.isReady());
  sentence = refusal(priced("0.1"));
  EXPECT_TRUE(says(sentence, "process " + std::to_string(another.id()) + " (")) << sentence;
}

TEST_F(LedgerTest, BooksNothingWithoutALock) {
  fs::create_symlink("nowhere", m_place.file.string() + ".lock");
  const std::string sentence = refusal(priced("0.1"));
  EXPECT_TRUE(says(sentence, "cannot be locked")) << sentence;
  EXPECT_TRUE(says(sentence, "network folders may have no locks")) << sentence;
  EXPECT_FALSE(refusalOf([&] { setDrawn(m_place, 1, ""); }).empty());
  EXPECT_TRUE(read().isIntact) << "it can be read";
}

/// Root may write everywhere, so the work is done by somebody else.
TEST_F(LedgerTest, WhereNobodyMayWriteIsReadAndNotBooked) {
  using fs::perms;
  constexpr perms readOnly = perms::all & ~(perms::owner_write | perms::group_write | perms::others_write);
  const std::string before = bytes();
  fs::permissions(m_place.heads, perms::all);
  fs::permissions(m_place.heads / read().head.id, perms::all);
  fs::permissions(m_folder.path(), readOnly);
  const auto asSomebody = [&](const std::function<bool()>& isRight) {
    test::inProcesses(1, [&](int) {
      if (::geteuid() == 0 && ::setuid(65534) != 0) ::_exit(2);
      try {
        if (!isRight()) ::_exit(1);
      } catch (const FileError&) {
        ::_exit(3);
      }
    });
  };
  asSomebody([&] { return read().isIntact; });
  asSomebody([&] { return says(refusalOf([&] { book(priced("0.1")); }), "it cannot be written"); });
  fs::permissions(m_folder.path(), perms::all);
  fs::permissions(m_place.file, perms::all);
  fs::permissions(m_place.heads, readOnly);
  asSomebody([&] { return says(refusalOf([&] { book(priced("0.1")); }), "it cannot be written"); });
  fs::permissions(m_place.heads, perms::all);
  fs::permissions(known(), readOnly);
  asSomebody([&] { return says(refusalOf([&] { book(priced("0.1")); }), "it cannot be written"); });
  EXPECT_EQ(bytes(), before);
}

TEST_F(LedgerTest, RefusesOtherFilesWithASentence) {
  book(priced("0.1"));
  const Lines lines = linesOf(bytes());
  std::string deep(100000, '['), twice = lines[0];
  twice.insert(1, "\"id\":\"a\",");
  const auto withHead = [&](const std::string& what, const std::string& other) {
    std::string head = lines[0];
    const std::size_t at = head.find(what);
    EXPECT_NE(at, std::string::npos) << what;
    return head.replace(at, what.size(), other);
  };
  const std::string id = "\"" + read().head.id + "\"";
  for (const std::string& text : std::vector<std::string>{
           "",
           "\n",
           "junk",
           std::string("\0\0\xff\xfe", 4),
           "{}",
           "[]",
           "1",
           "null",
           "\"ledger\"",
           "{\"ledger\":true}",
           "{\"ledger\":0}",
           "{\"ledger\":-1}",
           "{\"ledger\":1}",
           "{\"ledger\":1e999}",
           deep,
           twice,
           withHead(id, "\"../../../../tmp/evil\""),
           withHead(id, "\"" + std::string(32, 'G') + "\""),
           withHead(id, "7"),
           withHead("\"epsilon\":\"1\"", "\"epsilon\":\"1e0\""),
           withHead("\"epsilon\":\"1\"", "\"epsilon\":\"" + std::string(301, '9') + "\""),
           withHead("\"epsilon\":\"1\"", "\"epsilon\":1"),
           withHead("\"epsilon\":\"1\"", "\"epsilon\":\"-1\""),
           withHead("\"epsilon\":\"1\"", "\"epsilon\":\"nan\""),
           withHead("\"person\":null", "\"person\":\"name\""),
           withHead("\"rows_per_person\":null", "\"rows_per_person\":3"),
           withHead("\"rows_per_person\":null", "\"rows_per_person\":1e300")}) {
    put(text);
    const std::string shown = text.substr(0, 200);
    for (const std::string& sentence : {refusalOf([&] { read(); }), refusal(priced("0.1"))}) {
      EXPECT_TRUE(says(sentence, m_place.file.string())) << shown;
      EXPECT_TRUE(says(sentence, "; ")) << shown << ": " << sentence;
      EXPECT_EQ(sentence.find('\n'), std::string::npos) << sentence;
    }
  }
  put(lines[0] + "{\"entry\":1,\n");
  EXPECT_TRUE(says(refusalOf([&] { read(); }), ", line 2: "));
  put("{\"ledger\":2}\n");
  EXPECT_TRUE(says(refusalOf([&] { read(); }), "newer Epsiscope"));
  fs::resize_file(m_place.file, (std::uintmax_t{64} << 20) + 1);
  EXPECT_TRUE(says(refusalOf([&] { read(); }), "larger than 64 MB"));
  fs::remove(m_place.file);
  EXPECT_TRUE(says(refusalOf([&] { read(); }), "there is no such file"));
  EXPECT_FALSE(refusalOf([&] { book(priced("0.1")); }).empty());
  fs::create_directory(m_place.file);
  EXPECT_TRUE(says(refusalOf([&] { read(); }), "this is a folder"));
  m_place.file = m_folder.path() / "gone" / "ledger";
  EXPECT_FALSE(refusalOf([&] { read(); }).empty());
  EXPECT_FALSE(refusalOf([&] { book(priced("0.1")); }).empty());
  EXPECT_FALSE(refusalOf([&] { createLedger(m_place, m_head); }).empty());
}

/// Lines whose chain is right, as a program that goes wrong, or somebody, would write them.
TEST_F(LedgerTest, RefusesLinesThatNoLedgerHas) {
  book(priced("0.1"));
  const Lines lines = linesOf(bytes());
  const std::string last = "\"previous\":\"" + hashOfLine(lines[1]) + "\"}\n";
  const std::string price =
      "\"delta\":\"0\",\"neighbours\":\"label\",\"trust\":\"local\",\"what\":\"\","
      "\"study_sha256\":\"\",\"commit\":\"\",\"time\":\"\",";
  for (const std::string& line : std::vector<std::string>{
           "{", "{\"entry\":2,\"state\":\"refunded\",", "{\"entry\":0,\"state\":\"drawn\",\"sha256\":\"\",",
           "{\"entry\":2,\"state\":\"drawn\",\"sha256\":\"\",",
           "{\"entry\":1,\"state\":\"published\",\"sha256\":\"\",",
           "{\"entry\":1,\"state\":\"drawn\",\"sha256\":1,", "{\"entry\":1,\"state\":\"drawn\",",
           "{\"entry\":3,\"state\":\"booked\",\"epsilon\":\"0.1\"," + price,
           "{\"entry\":1,\"state\":\"booked\",\"epsilon\":\"0.1\"," + price,
           "{\"entry\":2,\"state\":\"booked\",\"epsilon\":\"-0.1\"," + price,
           "{\"entry\":2,\"state\":\"booked\",\"epsilon\":\"0\"," + price,
           "{\"entry\":2,\"state\":\"booked\",\"epsilon\":0.1," + price}) {
    put(joined(lines) + line + last);
    EXPECT_TRUE(says(refusalOf([&] { read(); }), ", line 3: ")) << line;
    EXPECT_FALSE(refusal(priced("0.1")).empty());
  }
  put(joined(lines) + "{\"entry\":2,\"state\":\"booked\",\"epsilon\":\"0.1\",\"unknown\":{\"a\":[1]}," +
      price + last);
  EXPECT_TRUE(read().isIntact) << "unknown keys";
  EXPECT_EQ(read().entries.size(), 2U);
  EXPECT_EQ(book(priced("0.1")), 3U);
}

TEST_F(LedgerTest, ShowsWhatIsSpentAndLeft) {
  const std::string empty = dumped(ledgerToJson(read()));
  EXPECT_TRUE(says(empty, R"("spent":{"epsilon":0.0,"epsilon_exact":"0")")) << empty;
  EXPECT_TRUE(says(empty, R"("accounts":[],"entries":[],"intact":true,"reason":null)")) << empty;
  book(priced("0.1", "0.000001"));
  LedgerEntry local = priced("0.7");
  local.trust = Trust::local;
  book(local);
  setDrawn(m_place, 1, "d");
  const Json json = ledgerToJson(read());
  EXPECT_EQ(json["budget"],
            (Json{{"epsilon", 1.0}, {"epsilon_exact", "1"}, {"delta", 1e-5}, {"delta_exact", "0.00001"}}));
  EXPECT_EQ(json["spent"],
            (Json{{"epsilon", 0.7}, {"epsilon_exact", "0.7"}, {"delta", 0.0}, {"delta_exact", "0"}}));
  EXPECT_EQ(json["left"]["epsilon_exact"], "0.3");
  ASSERT_EQ(json["accounts"].size(), 2U);
  EXPECT_EQ(json["accounts"][0]["neighbours"], "label");
  EXPECT_EQ(json["accounts"][0]["trust"], "local");
  EXPECT_EQ(json["accounts"][1]["trust"], "central");
  EXPECT_EQ(json["accounts"][1]["spent"]["delta_exact"], "0.000001");
  EXPECT_EQ(json["accounts"][1]["left"]["delta_exact"], "0.000009");
  ASSERT_EQ(json["entries"].size(), 2U);
  EXPECT_EQ(json["entries"][0]["state"], "drawn");
  EXPECT_EQ(json["entries"][0]["drawn_sha256"], "d");
  EXPECT_TRUE(json["entries"][0]["published_sha256"].is_null());
  EXPECT_EQ(json["entries"][1]["epsilon_exact"], "0.7");
  EXPECT_EQ(json["unit"], "row");
  EXPECT_TRUE(json["person"].is_null());
  put(linesOf(bytes())[0]);
  const Json cut = ledgerToJson(read());
  EXPECT_EQ(cut["intact"], false);
  EXPECT_TRUE(cut["reason"].is_string());
}

/// By hand a hundred releases at epsilon .01 with delta 1e-6 have rho = 100 .0001/2 and, by Bun and Steinke's
/// conversion, epsilon = rho + 2 sqrt(rho ln(1e6)) = .531 of the 1 that is booked; the account converts
/// better.
TEST(LedgerToJson, HasTheJointAccountBesideTheSum) {
  LedgerContents ledger;
  ledger.head.epsilon = *Decimal::fromText("2");
  ledger.entries.assign(100, {.epsilon = *Decimal::fromText("0.01"), .trust = Booking::Trust::central});
  EXPECT_TRUE(ledgerToJson(ledger)["accounts"][0]["joint"].is_null()) << "without delta nothing is gained";
  ledger.head.delta = *Decimal::fromText("1e-6");
  const Json account = ledgerToJson(ledger)["accounts"][0];
  EXPECT_EQ(account["spent"]["epsilon_exact"], "1");
  const double byHand = 0.005 + 2 * std::sqrt(0.005 * std::log(1e6));
  const double zcdp = account["joint"]["zcdp"].get<double>(), exact = account["joint"]["exact"].get<double>();
  EXPECT_LE(zcdp, byHand);
  EXPECT_GT(zcdp, 0.8 * byHand);
  EXPECT_LE(exact, zcdp);
  EXPECT_GT(exact, 0.2);
}

}  // namespace
}  // namespace epsiscope::ledger_test
