#include "core/release/release.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "core/base/file_error.h"
#include "core/prior/prior_file.h"
#include "core/privacy/custodian.h"
#include "core/privacy/normal_loss.h"
#include "core/privacy/transcript.h"
#include "core/random/rng.h"
#include "core/release/chosen_release.h"
#include "core/release/release_files.h"
#include "core/release/release_folder.h"
#include "core/release/statement.h"
#include "core/study/load.h"
#include "core/study/study.h"
#include "core/table/dataset.h"
#include "core/tasks/prepared_table.h"
#include "core/tasks/problems.h"
#include "core/tasks/task.h"
#include "tests/support/child_process.h"
#include "tests/support/every_method.h"
#include "tests/support/temporary_folder.h"

namespace epsiscope::release_test {
namespace {

using test::everyMethod, test::visits;

constexpr double kEpsilon = 0.8;

/// A study of everyMethod() as a release has it, with the release that it asks for.
struct Asked {
  Study study;
  std::shared_ptr<const PreparedTable> table;
  ChosenRelease chosen;
  std::vector<Problem> problems;
};

Asked asked(Study study, const std::shared_ptr<const Dataset>& table) {
  study.epsilon = {kEpsilon};
  Asked made{.study = study, .table = PreparedTable::of(study, table), .chosen = {}, .problems = {}};
  made.chosen = chosenRelease(study, made.problems);
  return made;
}

/// All that is written of a release whose noise the custodian draws.
ReleaseFiles written(const Asked& asked, const Custodian& custodian) {
  const Released released =
      taskOf(asked.study)
          .release(asked.study, asked.table->data(), asked.chosen.method, kEpsilon, {}, custodian);
  ReleaseStatement statement{
      .task = "task", .method = asked.chosen.method, .target = asked.study.data.target};
  statement.promise = promiseOf(asked.study, asked.table->data(), asked.chosen);
  statement.rows = asked.table->data().rows.size();
  statement.noise = released.noise;
  return filesOf(released, statement);
}

constexpr std::size_t kPeople = 80;

/// The table with the rows of the last person as those of the first one: of a task of labels only the labels.
std::shared_ptr<const Dataset> neighbour(const Study& study, const Dataset& table) {
  Dataset other = table;
  const bool onlyLabel = taskOf(study).facts().neighbours == Neighbours::labels;
  for (Column& column : other.columns) {
    if (onlyLabel && column.name != study.data.target) continue;
    if (column.name == study.data.person) continue;
    for (std::size_t first = 0; first < table.rows(); first += kPeople) {
      const std::size_t last = first + kPeople - 1;
      if (!column.values.empty()) column.values[last] = column.values[first];
      if (!column.codes.empty()) column.codes[last] = column.codes[first];
    }
  }
  return std::make_shared<const Dataset>(std::move(other));
}

/// The methods without a proof in whole numbers.
bool hasNoProof(const std::string& name) {
  static const std::set<std::string> names = {"label-privacy best", "label-privacy best-central",
                                              "label-privacy best-local",
                                              "label-privacy rp-with-prior-two-stage", "variance gaussian"};
  return name.starts_with("kernel-release") || name.starts_with("function of") ||
         name.find("tuned") != std::string::npos || names.contains(name);
}

/// Two neighbouring tables and the same answers: every byte that is written is the same, and the answers tell
/// no more than is promised.
TEST(Release, WritesNothingButAnswersAndPublicFacts) {
  std::size_t released = 0, moved = 0;
  for (const auto& [name, ofRows] : everyMethod())
    for (const bool ofPersons : {false, true}) {
      const Study study = ofPersons ? test::ofPersons(ofRows) : ofRows;
      SCOPED_TRACE(name + (ofPersons ? " of persons" : ""));
      const Asked one = asked(study, visits(ofPersons ? test::kVisits : 1, kPeople));
      ASSERT_TRUE(one.problems.empty()) << one.problems.front().sentence;
      const std::vector<Problem> reasons = whyItStays(one.study, *one.table, one.chosen, {});
      if (!ofPersons) {
        EXPECT_EQ(!reasons.empty(), hasNoProof(name)) << (reasons.empty() ? "" : reasons.front().sentence);
      }
      if (!reasons.empty()) continue;
      const Asked other = asked(study, neighbour(study, *one.table->dataset()));
      Rng rng(7), unused(8);
      Transcript drawn;
      const ReleaseFiles files = written(one, Custodian(rng, &drawn));
      Transcript replay = Transcript::replayOf(drawn);
      const ReleaseFiles same = written(other, Custodian(unused, &replay));
      EXPECT_GT(drawn.answers(), 0u);
      EXPECT_TRUE(replay.saysTheSame());
      ASSERT_EQ(files.size(), same.size());
      for (const auto& [file, bytes] : files) EXPECT_EQ(bytes, same.at(file)) << file;
      const AnswerLoss loss = replay.loss();
      EXPECT_LE(loss.most, kEpsilon * (1 + 1e-9));
      const double delta = promiseOf(one.study, one.table->data(), one.chosen).delta();
      if (loss.moved > 0) {
        ++moved;
        EXPECT_LE(epsilonOfNormal(loss.moved, delta), kEpsilon * (1 + 1e-9));
      }
      ++released;
    }
  EXPECT_GE(released, 30u);
  EXPECT_GE(moved, 6u) << "normal noise of sums, means and cells";
}

TEST(Release, DrawsWhatIsPromisedAndNoMore) {
  for (const auto& [name, study] : everyMethod()) {
    SCOPED_TRACE(name);
    for (const bool ofPersons : {false, true}) {
      const Asked one = asked(ofPersons ? test::ofPersons(study) : study, visits(ofPersons ? 2 : 1, 80));
      if (!whyItStays(one.study, *one.table, one.chosen, {}).empty()) continue;
      // It throws where more was booked than is promised.
      const Released released = drawRelease(one.study, one.table->data(), one.chosen, {});
      ASSERT_FALSE(released.tables.empty());
      EXPECT_FALSE(released.noise.empty());
      // The statement says which of these it is.
      const std::string said = promiseInWords(statementBefore(one.study, *one.table, one.chosen)).front();
      const std::string& table = released.tables.front().name;
      const bool hasSums = released.tables.back().name == "sums";
      EXPECT_TRUE(said.starts_with(table == "predictions"  ? "Predictions of the column"
                                   : hasSums               ? "Weights of a regression"
                                   : table == "weights"    ? "Weights for the column"
                                   : table == "statistics" ? "Statistics of"
                                                           : "The column"))
          << said << table;
    }
  }
}

/// What a statement says of the noise, drawn often: 95 % of the numbers lie as near to the middle one as the
/// half-width says. Counts have whole steps, of which four hold 1 - 2 q^5/(1 + q) = .9748, q = e^-.8.
TEST(Release, HasTheHalfWidthsThatItStates) {
  constexpr int kDraws = 3000;
  const double off = 5 * std::sqrt(0.95 * 0.05 / kDraws), fewest = 0.95 - off, most = 0.9748 + off;
  std::size_t tried = 0;
  for (const auto& [name, study] : everyMethod()) {
    SCOPED_TRACE(name);
    const Asked one = asked(study, visits(1, 80));
    if (study.task != TaskId::statistic || !whyItStays(one.study, *one.table, one.chosen, {}).empty())
      continue;
    Rng rng(11);
    std::vector<double> drawn;
    double halfWidth = 0;
    for (int i = 0; i < kDraws; ++i) {
      const Released released =
          taskOf(one.study).release(one.study, one.table->data(), {}, kEpsilon, {}, rng);
      const auto& columns = released.tables.front().columns;
      const auto value = std::ranges::find(columns, "value", &ReleasedColumn::name);
      drawn.push_back(value->numbers.front());
      halfWidth = released.noise.front().halfWidth.value_or(0);
    }
    if (halfWidth == 0) continue;  // by ranks: it depends on the values
    std::ranges::sort(drawn);
    const double middle = drawn[kDraws / 2];
    const auto near = std::ranges::count_if(
        drawn, [&](double value) { return std::abs(value - middle) <= halfWidth * (1 + 1e-9); });
    EXPECT_GE(near, fewest * kDraws);
    EXPECT_LE(near, most * kDraws);
    ++tried;
  }
  EXPECT_GE(tried, 12u);
}

/// Bounds that nobody declared are drawn, paid for and said; its statement no longer says that all bounds
/// were declared. Groups have them in common.
TEST(Release, FindsBoundsAndSaysThem) {
  std::vector<Study> studies;
  for (const auto& [mechanism, kind] :
       {std::pair("laplace", StatisticKind::variance), std::pair("gaussian", StatisticKind::mean),
        std::pair("laplace", StatisticKind::sum), std::pair("discrete-laplace", StatisticKind::histogram),
        std::pair("exponential", StatisticKind::quantile)}) {
    Study study = test::studyOfMethod(taskOf(TaskId::statistic), mechanism);
    study.statistic.statistic = kind;
    study.data.lower = study.data.upper = std::nullopt;
    study.statistic.boundsShare = 0.25;
    studies.push_back(study);
    if (test::hasGroups(kind, false)) studies.push_back(test::byOutcome(study, false));
  }
  for (const Study& study : studies) {
    const std::string& mechanism = study.statistic.mechanism;
    const Asked one = asked(study, visits(1, 80));
    ASSERT_TRUE(problems(one.study, *one.table).empty());
    ASSERT_TRUE(whyItStays(one.study, *one.table, one.chosen, {}).empty()) << mechanism;
    ReleaseStatement statement = statementBefore(one.study, *one.table, one.chosen);
    EXPECT_EQ(statementInWords(statement)[4].find("share of epsilon"), std::string::npos);
    const Released released = drawRelease(one.study, one.table->data(), one.chosen, {});
    statement.noise = released.noise;
    ASSERT_EQ(statement.noise.size(), 1u);
    double lower = 0, upper = 0, share = 0;
    for (const auto& [name, value] : statement.noise.front().parameters) {
      if (name == "lower") lower = value;
      if (name == "upper") upper = value;
      if (name == "bounds_share") share = value;
    }
    EXPECT_LT(lower, upper);
    EXPECT_EQ(share, 0.25);
    const std::size_t cells = study.statistic.statistic == StatisticKind::histogram ? 20 : 1;
    for (const ReleasedColumn& column : released.tables.front().columns) {
      if (column.name != "value") continue;
      EXPECT_EQ(column.numbers.size(), cells * (study.statistic.by.empty() ? 1 : 2));
      for (const double value : column.numbers) {
        const bool isWithin = study.statistic.statistic == StatisticKind::mean ||
                              study.statistic.statistic == StatisticKind::quantile;
        if (isWithin && !study.statistic.by.empty()) {
          EXPECT_TRUE(value >= lower && value <= upper) << value;
        }
      }
    }
    EXPECT_NE(statementInWords(statement)[4].find("share of epsilon"), std::string::npos);
    EXPECT_NE(noiseInWords(statement.noise.front()).find("upper"), std::string::npos);
  }
}

/// What was paid for a prior is public from then on, and can be the file of a next study's.
TEST(Release, OfAPriorIsAFileOfAPrior) {
  const test::TemporaryFolder folder;
  std::size_t read = 0;
  for (const auto& [name, study] : everyMethod()) {
    SCOPED_TRACE(name);
    const Asked one = asked(study, visits(1, 80));
    if (!whyItStays(one.study, *one.table, one.chosen, {}).empty()) continue;
    const Released released = drawRelease(one.study, one.table->data(), one.chosen, {});
    const ReleaseFiles files = filesOf(released, {});
    const auto prior = files.find("prior.csv");
    if (prior == files.end()) continue;
    const Prior found = readPrior(folder.write("prior.csv", prior->second));
    const ReleasedTable& table = released.tables.back();
    EXPECT_EQ(found.mass.size(), table.columns.back().numbers.size());
    ++read;
  }
  EXPECT_GE(read, 4u);
}

class ReleaseFolders : public testing::Test {
protected:
  ReleaseFolders() {
    for (const auto& [name, study] : everyMethod())
      if (name.starts_with("mean") && whatIs(study) == "laplace") m_study = study;
    m_asked = std::make_unique<Asked>(asked(m_study, visits(1, 80)));
    LedgerHead head{.id = {}, .subject = subject(), .epsilon = *Decimal::fromText("2"), .delta = {}};
    createLedger(place(), head);
  }

  static std::string whatIs(const Study& study) { return study.statistic.mechanism; }
  LedgerPlace place() const { return {.file = m_folder.path() / "l.ledger", .heads = m_folder.path() / "h"}; }
  LedgerSubject subject() const { return ledgerSubjectOf(m_study.data, *m_asked->table->dataset()); }
  ReleaseOrder order(const std::string& out) const {
    return {.study = m_asked->study,
            .table = *m_asked->table,
            .chosen = m_asked->chosen,
            .folder = {},
            .ledger = place(),
            .key = m_folder.path() / "k",
            .out = m_folder.path() / out};
  }
  std::string wrongIn(const std::string& out) const { return whatIsWrongIn(m_folder.path() / out, place()); }

  test::TemporaryFolder m_folder;
  Study m_study;
  std::unique_ptr<Asked> m_asked;
};

TEST_F(ReleaseFolders, ArePaidForOnceEach) {
  EXPECT_EQ(release(order("one")).entry, 1u);
  EXPECT_EQ(release(order("two")).entry, 2u);
  EXPECT_EQ(wrongIn("one"), "");
  EXPECT_EQ(wrongIn("two"), "");
  const LedgerContents ledger = readLedger(place());
  EXPECT_TRUE(ledger.isIntact);
  ASSERT_EQ(ledger.entries.size(), 2u);
  EXPECT_EQ(ledger.entries[1].state, LedgerEntry::State::published);
  EXPECT_EQ(accountsOf(ledger).front().leftEpsilon.text(), "0.4");
  // Two draws are two numbers.
  EXPECT_NE(test::bytesOf(m_folder.path() / "one/statistics.csv"),
            test::bytesOf(m_folder.path() / "two/statistics.csv"));
}

/// What was released is opened as any table, and says what it has cost.
TEST_F(ReleaseFolders, AreOpenedAsTablesWithWhatTheyHaveCost) {
  release(order("one"));
  const auto saysItsCost = [&] {
    DataChoice data;
    data.file = (m_folder.path() / "one/statistics.csv").string();
    return std::ranges::any_of(loadData(data, {})->notes, [](const std::string& note) {
      return note.find("epsilon 0.8 was paid") != std::string::npos;
    });
  };
  EXPECT_TRUE(saysItsCost());
  const std::string table = test::bytesOf(m_folder.path() / "one/statistics.csv");
  m_folder.write("one/statistics.csv", table + table.substr(table.find('\n') + 1));
  EXPECT_FALSE(saysItsCost()) << "it was changed";
  m_folder.write("one/statistics.csv", table);
  for (const char* bytes :
       {"", "nonsense", "[]", "{}", "{\"format\": \"epsiscope-release\"}", "{\"format\": 1}"}) {
    m_folder.write("one/statement.json", bytes);
    EXPECT_FALSE(saysItsCost()) << bytes;
  }
}

TEST_F(ReleaseFolders, AreRefusedBeyondTheBudgetBeforeAnythingIsWritten) {
  release(order("one"));
  release(order("two"));
  try {
    release(order("three"));
    FAIL();
  } catch (const FileError& error) {
    EXPECT_NE(std::string(error.what()).find("0.4"), std::string::npos) << error.what();
  }
  EXPECT_FALSE(std::filesystem::exists(m_folder.path() / "three"));
  EXPECT_EQ(readLedger(place()).entries.size(), 2u);
}

/// Where the folder cannot be made after the draw, the next release of the same study is that draw.
TEST_F(ReleaseFolders, AreTheSameAfterACrash) {
  const ReleaseOrder first = order("one");
  release(first);
  // As it is when the machine stops before the folder is published: the last line of the ledger and what is
  // known of it are gone.
  const std::string text = test::bytesOf(place().file);
  m_folder.write("l.ledger", text.substr(0, text.rfind('\n', text.size() - 2) + 1));
  std::filesystem::remove_all(m_folder.path() / "h");
  const std::string table = test::bytesOf(m_folder.path() / "one/statistics.csv");
  const std::string list = test::bytesOf(m_folder.path() / "one/manifest.json");
  const ReleaseOutcome again = release(order("again"));
  EXPECT_TRUE(again.wasKept);
  EXPECT_EQ(again.entry, 1u);
  EXPECT_EQ(test::bytesOf(m_folder.path() / "again/statistics.csv"), table);
  EXPECT_EQ(test::bytesOf(m_folder.path() / "again/manifest.json"), list);
  EXPECT_EQ(wrongIn("again"), "");
  EXPECT_EQ(wrongIn("one"), "");
  EXPECT_EQ(readLedger(place()).entries.size(), 1u);
  EXPECT_FALSE(release(order("new")).wasKept);
}

/// Six processes at once, and a budget for two: nobody shows what was not booked, and what is booked keeps
/// it.
TEST_F(ReleaseFolders, OfManyProcessesKeepTheBudgetTogether) {
  constexpr int kProcesses = 6;
  test::inProcesses(kProcesses, [&](int process) {
    try {
      release(order("of" + std::to_string(process)));
    } catch (const FileError&) {
      // The budget was spent.
    }
  });
  const LedgerContents ledger = readLedger(place());
  EXPECT_TRUE(ledger.isIntact);
  EXPECT_LE(ledger.entries.size(), 2u);
  int shown = 0;
  for (int i = 0; i < kProcesses; ++i) {
    const std::string out = "of" + std::to_string(i);
    if (!std::filesystem::exists(m_folder.path() / out)) continue;
    EXPECT_EQ(wrongIn(out), "");
    ++shown;
  }
  EXPECT_GE(shown, 1);
}

/// Two hundred releases, each killed somewhere on its way or just after it: a folder is there as a whole,
/// with its entry, or not at all; what was booked stays booked; the budget is kept, and the next release goes
/// on.
TEST_F(ReleaseFolders, OfKilledProcessesAreWholeAndPaidFor) {
  using Clock = std::chrono::steady_clock;
  constexpr int kKills = 200;
  ReleaseOrder begun = order("first");
  begun.ledger.file = m_folder.path() / "large.ledger";
  createLedger(begun.ledger,
               {.id = {}, .subject = subject(), .epsilon = *Decimal::fromText("90"), .delta = {}});
  const Clock::time_point start = Clock::now();
  release(begun);
  std::chrono::duration<double> whole = Clock::now() - start;
  Rng moments(20);
  std::size_t booked = 1;
  // A draw may be published twice, by who was killed then and by who found it.
  std::set<std::string> shown = {test::bytesOf(begun.out / "statistics.csv")};
  for (int kill = 0; kill < kKills; ++kill) {
    SCOPED_TRACE(kill);
    ReleaseOrder one = begun;
    one.out = m_folder.path() / ("of" + std::to_string(kill));
    const pid_t process = ::fork();
    if (process == 0) {
      try {
        release(one);
      } catch (const FileError&) {
        // The budget was spent.
      }
      ::_exit(0);
    }
    std::this_thread::sleep_for(whole * (1.2 * moments.uniform()));
    ::kill(process, SIGKILL);
    int ended = 0;
    ::waitpid(process, &ended, 0);
    // However busy the machine is just then, about as many are killed on their way as come to their end.
    whole *= WIFSIGNALED(ended) ? 1.1 : 1 / 1.1;
    const LedgerContents ledger = readLedger(begun.ledger);
    ASSERT_TRUE(ledger.isIntact) << ledger.whyNot;
    ASSERT_GE(ledger.entries.size(), booked) << "no refund";
    booked = ledger.entries.size();
    ASSERT_LE(accountsOf(ledger).front().spentEpsilon, ledger.head.epsilon);
    if (!std::filesystem::exists(one.out)) continue;
    shown.insert(test::bytesOf(one.out / "statistics.csv"));
    ASSERT_EQ(whatIsWrongIn(one.out, std::nullopt), "");
    ASSERT_LE(shown.size(), booked) << "nothing is shown that was not booked";
  }
  EXPECT_GT(shown.size(), 10u);
  EXPECT_LT(shown.size(), booked) << "some were killed between booking and publishing, and are spent";
}

TEST_F(ReleaseFolders, ThatWereTouchedAreNoticed) {
  release(order("one"));
  const auto file = [](const std::string& name) { return "one/" + name; };
  std::map<std::string, std::string> as;
  for (const auto& entry : std::filesystem::directory_iterator(m_folder.path() / "one"))
    as[entry.path().filename().string()] = test::bytesOf(entry.path());
  EXPECT_GE(as.size(), 7u);
  for (const auto& [name, bytes] : as) {
    SCOPED_TRACE(name);
    std::string changed = bytes;
    const std::size_t place = changed.find_last_of("0123456789abcdef");
    changed[place] = changed[place] == '0' ? '1' : '0';
    m_folder.write(file(name), changed);
    EXPECT_NE(wrongIn("one"), "");
    std::filesystem::remove(m_folder.path() / file(name));
    try {
      EXPECT_NE(wrongIn("one"), "");
    } catch (const FileError&) {
      // A folder without a list is no release.
    }
    m_folder.write(file(name), bytes);
  }
  EXPECT_EQ(wrongIn("one"), "");
  m_folder.write(file("more.csv"), "1");
  EXPECT_NE(wrongIn("one"), "");
}

TEST_F(ReleaseFolders, AreNeverWrittenOverAnything) {
  m_folder.write("taken", "of somebody else");
  EXPECT_THROW(release(order("taken")), FileError);
  EXPECT_THROW(release(order("absent/deeper")), FileError);
  EXPECT_EQ(readLedger(place()).entries.size(), 0u);
  EXPECT_EQ(test::bytesOf(m_folder.path() / "taken"), "of somebody else");
}

TEST(ChosenRelease, IsOneOrAProblem) {
  const auto studies = everyMethod();
  Study study = studies.front().second;
  study.epsilon = {1, 2};
  std::vector<Problem> found;
  (void)chosenRelease(study, found);
  ASSERT_FALSE(found.empty());
  EXPECT_EQ(found.front().field, "epsilon");
  for (const Task* task : allTasks()) {
    Study several;
    several.task = task->facts().task;
    several.epsilon = {1};
    std::vector<std::string>* methods = task->methodsOf(several);
    if (methods == nullptr) continue;
    found.clear();
    (void)chosenRelease(several, found);
    EXPECT_EQ(found.empty(), methods->size() == 1) << task->facts().id;
    methods->clear();
    found.clear();
    (void)chosenRelease(several, found);
    EXPECT_FALSE(found.empty()) << task->facts().id;
  }
}

}  // namespace
}  // namespace epsiscope::release_test
