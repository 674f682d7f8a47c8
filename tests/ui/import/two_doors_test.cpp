// The two ways to begin a study: by `epsiscope init` or in the window. Both ask the same about every table,
// and write the same.

#include <gtest/gtest.h>

#include <QComboBox>
#include <QCoreApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStringList>
#include <QTableView>

#include <algorithm>
#include <filesystem>
#include <set>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "core/base/file_error.h"
#include "core/start/class_values.h"
#include "core/start/data_start.h"
#include "core/study/load.h"
#include "core/study/study_file.h"
#include "core/table/identifier.h"
#include "core/tasks/prepared_table.h"
#include "core/tasks/problems.h"
#include "core/tasks/task.h"
#include "core/tasks/task_cache.h"
#include "core/tasks/trade_off_preview.h"
#include "tests/support/run_epsiscope.h"
#include "tests/support/shared_files.h"
#include "tests/support/temporary_folder.h"
#include "tests/ui/support/coded_survey.h"
#include "tests/ui/support/settled.h"
#include "ui/import/column_model.h"
#include "ui/import/import_dialog.h"
#include "ui/state/tasks.h"
#include "ui/theme/theme.h"

namespace epsiscope::two_doors_test {
namespace {

using nlohmann::json;
using test::settle;
using test::Words;

constexpr double kLower = -1000, kUpper = 1e6, kLargestWeight = 500;

/// The answers to the questions about a table.
struct Wish {
  std::string target;
  TaskId task = TaskId::labelPrivacy;
  std::string weight{};                ///< the column that weights the rows; empty: none does
  std::vector<std::string> options{};  ///< of the command line
  QStringList answers{};               ///< the buttons of the form that say the same
  MissingRule missing = MissingRule::stop;
};

/// The outcome: a study, or sentences that say why there is none.
struct Begun {
  std::string study;  ///< as JSON; empty: refused
  std::string said;   ///< one line per sentence
};

bool isQuantity(const Column& column) {
  return column.kind == ColumnKind::number;
}

/// The outcome of the command line.
Begun byCommand(const std::string& file, const Wish& wish, bool isNumber) {
  Words words = {"init", file, "--target", wish.target, "--task", taskOf(wish.task).facts().id};
  if (isNumber)
    for (const auto& [option, value] :
         {std::pair("--lower", std::to_string(kLower)), std::pair("--upper", std::to_string(kUpper))})
      words.insert(words.end(), {option, value});
  if (!wish.weight.empty())
    words.insert(words.end(), {"--weight", wish.weight, "--weight-upper", std::to_string(kLargestWeight)});
  words.insert(words.end(), wish.options.begin(), wish.options.end());
  const test::Finished made = test::run(words);
  return {made.exitCode == 0 ? made.out : std::string(), made.err};
}

/// The window's part: a session without pictures, and the form with the questions about a table.
class Window {
public:
  explicit Window(TaskId task) {
    session.setPaused(true);
    QObject::connect(&session, &Session::needsAnswers, &session,
                     [this](const Study& study, std::shared_ptr<const Dataset> dataset) {
                       ask(study.data, std::move(dataset));
                     });
    session.open(OpenDefault{});
    settle(session);
    if (task != TaskId::labelPrivacy) session.setStudy(withTask(state().study, task, nullptr));
    settle(session);
  }

  /// Opens the file as `request` says, makes the column the target and declares bounds where they are
  /// requested.
  Begun begin(const OpenRequest& request, const Wish& wish, bool isNumber) {
    m_wish = wish;
    const std::string before = toJson(state().study);
    session.open(request);
    settle(session);
    if (!m_refused.empty()) return {{}, m_refused};
    if (toJson(state().study) == before) return {{}, lastSaid()};
    Study study = state().study;
    if (study.data.target != wish.target) study = withTarget(study, *state().dataset, wish.target);
    if (isNumber) {
      study.data.lower = kLower;
      study.data.upper = kUpper;
    }
    if (wish.missing != MissingRule::stop) study.data.missing = wish.missing;
    session.setStudy(study);
    settle(session);
    std::string said;
    for (const Problem& problem : state().problems) said += problem.field + ": " + problem.sentence + "\n";
    return {said.empty() ? toJson(state().study) : std::string(), said};
  }
  const AppState& state() const { return session.state(); }

private:
  void ask(const DataChoice& data, std::shared_ptr<const Dataset> dataset) {
    Study study = state().study;
    study.data = data;
    auto* dialog = new ImportDialog(study, std::move(dataset), lightTheme());
    QObject::connect(dialog, &ImportDialog::imported, &session,
                     [this](const DataChoice& choice, const std::shared_ptr<const Dataset>& table) {
                       session.open(OpenTable{choice, table});
                     });
    const auto wait = [&] {
      while (dialog->isReading()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    };
    wait();
    for (const QString& answer : m_wish.answers) {
      dialog->findChild<QPushButton*>(answer)->click();
      wait();
    }
    QAbstractItemModel* columns = dialog->findChild<QTableView*>(QStringLiteral("data.columns"))->model();
    for (int row = 0; row < columns->rowCount(); ++row)
      if (columns->index(row, ColumnModel::name).data().toString().toStdString() == m_wish.target)
        columns->setData(columns->index(row, ColumnModel::role), static_cast<int>(ColumnRole::target));
    wait();
    if (!m_wish.weight.empty()) weigh(*dialog);
    const QString failure = dialog->findChild<QLabel*>(QStringLiteral("import-failure"))->text();
    if (!dialog->reason().isEmpty()) {
      m_refused = failure.isEmpty() ? "question" : failure.toStdString();
      dialog->reject();
    } else {
      dialog->findChild<QPushButton*>(QStringLiteral("import-accept"))->click();
    }
    QCoreApplication::processEvents();
  }
  /// Answers as a user who knows the weights.
  void weigh(const ImportDialog& dialog) const {
    auto* weight = dialog.findChild<QComboBox*>(QStringLiteral("data.weight"));
    const int index = weight->findData(QString::fromStdString(m_wish.weight));
    ASSERT_GT(index, 0) << m_wish.weight;
    weight->setCurrentIndex(index);
    emit weight->activated(index);
    auto* largest = dialog.findChild<QLineEdit*>(QStringLiteral("data.largest_weight"));
    largest->setText(QString::number(kLargestWeight));
    QMetaObject::invokeMethod(largest, "editingFinished");
  }
  std::string lastSaid() const {
    return state().notices.empty() ? std::string() : state().notices.front().sentence.toStdString();
  }

  Session session;
  Wish m_wish;
  std::string m_refused;
};

/// The parts of a study that both ways decide: the methods in view, their epsilon and the seed are the
/// window's own.
json decided(const std::string& study) {
  json found = json::parse(study);
  for (const char* key : {"epsilon", "seed", "split_seed", "prior_seed", "view", "trials", "about"})
    found.erase(key);
  for (json& block : found)
    if (block.is_object()) block.erase("methods");
  found["data"].erase("file");
  return found;
}

std::vector<std::filesystem::path> tables() {
  std::vector<std::filesystem::path> files;
  for (const auto& folder : {test::sharedDir() / "data", test::sharedDir() / "cases"})
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
      static const std::set<std::string> extensions = {".csv", ".txt", ".data", ".test", ".xlsx", ".ods"};
      const bool isAttack = entry.path().parent_path().filename() == "attacks";
      if (entry.is_regular_file() && extensions.contains(entry.path().extension().string()) && !isAttack)
        files.push_back(entry.path());
    }
  std::ranges::sort(files);
  return files;
}

/// The guess, the guess with the weights that are likely, another column of numbers, one that has to be read
/// as numbers first, and texts.
std::vector<Wish> wishesOf(const Dataset& dataset, bool isLarge) {
  std::vector<Wish> wishes;
  std::set<std::string> asked;
  const auto ask = [&](const std::string& target, TaskId task) {
    if (!target.empty() && asked.insert(target + taskOf(task).facts().id).second)
      wishes.push_back({target, task});
  };
  ask(proposedTarget(dataset), TaskId::labelPrivacy);
  if (const auto weight = likeliestWeight(dataset); weight && !wishes.empty())
    wishes.push_back({wishes.front().target, TaskId::labelPrivacy, weight->column});
  if (isLarge) return wishes;
  for (const Column& column : dataset.columns)
    if (isQuantity(column) && !sameInEveryRow(column)) {
      ask(column.name, TaskId::labelPrivacy);
      break;
    }
  for (const Column& column : dataset.columns)
    if (column.offered) ask(column.name, TaskId::labelPrivacy);
  for (const Column& column : dataset.columns)
    if (!isQuantity(column) && !column.offered && column.categories.size() < 10) {
      ask(column.name, TaskId::privateClassifier);
      ask(column.name, TaskId::labelClasses);
      break;
    }
  return wishes;
}

/// The sentence without the folder of the file at its beginning: each way names the folder differently.
std::string withoutFolder(const std::string& sentence) {
  const std::size_t end = sentence.find(", line"), slash = sentence.rfind('/', end);
  const bool isOfFile = sentence.starts_with('/') || sentence.starts_with('.');
  return isOfFile && slash != std::string::npos ? sentence.substr(slash + 1) : sentence;
}

/// Expects that both refuse, and that each sentence of the window is one of the command's.
void expectSameRefusal(const Begun& command, const Begun& window) {
  ASSERT_EQ(command.study.empty(), window.study.empty()) << command.said << "\nwindow: " << window.said;
  if (!command.study.empty() || window.said == "question") return;
  std::size_t start = 0;
  while (start < window.said.size()) {
    const std::size_t end = std::min(window.said.find('\n', start), window.said.size());
    const std::string sentence = withoutFolder(window.said.substr(start, end - start));
    EXPECT_NE(command.said.find(sentence), std::string::npos)
        << "window: " << window.said << "\ncommand: " << command.said;
    start = end + 1;
  }
}

void expectSameStudy(const Begun& command, const Begun& window) {
  const json differences = json::diff(decided(command.study), decided(window.study));
  EXPECT_TRUE(differences.empty()) << "what the window has instead: " << differences.dump(1);
}

/// The block "data" of the study that both write for the file, which they must not refuse.
json dataByBothDoors(const std::string& file, const Wish& wish) {
  const Begun command = byCommand(file, wish, true);
  const Begun window = Window(wish.task).begin(OpenFile{QString::fromStdString(file)}, wish, true);
  EXPECT_FALSE(command.study.empty()) << command.said;
  EXPECT_FALSE(window.study.empty()) << window.said;
  if (command.study.empty() || window.study.empty()) return json::object();
  expectSameStudy(command, window);
  return json::parse(window.study)["data"];
}

class TwoDoors : public testing::TestWithParam<std::filesystem::path> {};

TEST_P(TwoDoors, WriteTheSameStudy) {
  const std::string file = GetParam().string();
  const bool isLarge = std::filesystem::file_size(file) > 500'000;
  DataChoice data;
  data.file = file;
  std::shared_ptr<const Dataset> dataset;
  try {
    dataset = loadData(data, {});
  } catch (const FileError&) {
    const Begun command = byCommand(file, {"y"}, true);
    const QString name = QString::fromStdString(file);
    expectSameRefusal(command, Window(TaskId::labelPrivacy).begin(OpenFile{name}, {"y"}, true));
    expectSameRefusal(command, Window(TaskId::labelPrivacy).begin(OpenAsking{name}, {"y"}, true));
    return;
  }
  for (const Wish& wish : wishesOf(*dataset, isLarge)) {
    const Column& target = dataset->columns[static_cast<std::size_t>(dataset->find(wish.target))];
    const bool isNumber = wish.task == TaskId::labelPrivacy && (isQuantity(target) || target.offered);
    SCOPED_TRACE(wish.target + " by " + taskOf(wish.task).facts().id);
    const Begun command = byCommand(file, wish, isNumber);
    const QString name = QString::fromStdString(file);
    for (const OpenRequest& request : {OpenRequest(OpenAsking{name}), OpenRequest(OpenFile{name})}) {
      SCOPED_TRACE(request.index());
      const Begun window = Window(wish.task).begin(request, wish, isNumber);
      expectSameRefusal(command, window);
      if (!command.study.empty() && !window.study.empty()) {
        expectSameStudy(command, window);
      }
      if (isLarge) break;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Tables, TwoDoors,
                         testing::ValuesIn(std::filesystem::exists(test::sharedDir() / "data")
                                               ? tables()
                                               : std::vector<std::filesystem::path>()),
                         [](const testing::TestParamInfo<std::filesystem::path>& one) {
                           std::string name = one.param.parent_path().filename().string() + "_" +
                                              one.param.filename().string();
                           for (char& c : name)
                             if (!std::isalnum(static_cast<unsigned char>(c))) c = '_';
                           return name;
                         });
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(TwoDoors);

/// Percent, money, dates, a running number, a constant, and a target whose cells hold their unit.
std::string shop() {
  std::string text = "id;day;share;city;shop;area;price\n";
  for (int i = 0; i < 80; ++i)
    text += std::to_string(i + 1) + ';' + std::to_string(1 + i % 28) + ".2.2024;" +
            std::to_string(i * 7 % 40) + " %;" + (i % 3 == 0 ? "Bonn" : "Kiel") + ";A;" +
            std::to_string(20 + i * 13 % 71) + ',' + std::to_string(i % 10) + ';' +
            std::to_string(100 + (i * 13 % 71) * 3) + ",50 EUR\n";
  return text;
}

/// Likely weights are asked for even where the file is opened without a question.
TEST(OneSurvey, HasItsWeightsByBothDoorsAndTheyAreNoFeature) {
  const test::TemporaryFolder folder;
  std::string text = "id,age,pspwght,income\n";
  for (int i = 0; i < 80; ++i)
    text += std::to_string(i + 1) + ',' + std::to_string(20 + i * 7 % 45) + (i % 2 == 0 ? ",0.5," : ",1.5,") +
            std::to_string(900 + i * 37 % 800) + ".5\n";
  const std::string file = folder.write("survey.csv", text).string();
  for (const std::string& weight : {std::string(), std::string("pspwght"), std::string("age")}) {
    SCOPED_TRACE(weight);
    json data = dataByBothDoors(file, {.target = "income", .weight = weight});
    json features = {"age", "pspwght"};
    if (!weight.empty()) features.erase(std::ranges::find(features, json(weight)));
    EXPECT_EQ(data["features"], features) << "an identifier is set aside as well";
    EXPECT_EQ(data["weight"], weight.empty() ? json(nullptr) : json(weight));
    EXPECT_EQ(data["column_bounds"].size(), weight.empty() ? 0U : 1U);
  }
}

class OneShop : public testing::Test {
protected:
  const test::TemporaryFolder folder;
  const std::string file = folder.write("shop.csv", shop()).string();
};

TEST_F(OneShop, HasAllItsColumnsAndItsUnitByBothDoors) {
  for (const char* target : {"price", "area", "share"}) {
    SCOPED_TRACE(target);
    json data = dataByBothDoors(file, {target});
    json features = {"day", "share", "city", "area", "price"};
    features.erase(std::ranges::find(features, json(target)));
    EXPECT_EQ(data["features"], features) << "the first guess among them";
    EXPECT_EQ(data["unit"], target == std::string("price")   ? json("euros")
                            : target == std::string("share") ? json("percent")
                                                             : json(nullptr));
    EXPECT_EQ(data["separator"], ";");
  }
}

TEST_F(OneShop, ItsValuesMeanTheSameByBothDoors) {
  const std::string survey = folder.write("survey.csv", test::codedSurvey()).string();
  const Wish unanswered{"y"};
  const Wish answered{
      .target = "y",
      .options = {"--missing-in", "mood=99", "--missing-in", "trust=99", "--same", "town=Bonn,bonn",
                  "--missing", "drop-rows"},
      .answers = {QStringLiteral("answer.missing.missing.mood"), QStringLiteral("answer.same.same.town")},
      .missing = MissingRule::dropRows};
  for (const Wish& wish : {unanswered, answered}) {
    const QString name = QString::fromStdString(survey);
    const Begun command = byCommand(survey, wish, true);
    ASSERT_FALSE(command.study.empty()) << command.said;
    for (const OpenRequest& request : {OpenRequest(OpenAsking{name}), OpenRequest(OpenFile{name})}) {
      SCOPED_TRACE(request.index());
      const Begun window = Window(wish.task).begin(request, wish, true);
      ASSERT_FALSE(window.study.empty()) << window.said;
      expectSameStudy(command, window);
    }
  }
}

TEST_F(OneShop, HasTheSameErrorsByBothDoorsToTheLastBit) {
  const Wish wish{"price"};
  Study command = parseStudy(byCommand(file, wish, true).study, "command");
  const Study window =
      parseStudy(Window(wish.task).begin(OpenFile{QString::fromStdString(file)}, wish, true).study, "window");
  command.labelPrivacy.methods = window.labelPrivacy.methods;
  command.seed = window.seed;
  command.view = window.view;
  command.epsilon = window.epsilon;
  std::vector<std::vector<double>> errors;
  for (const Study& study : {command, window}) {
    const auto dataset = loadData(study.data, std::filesystem::current_path());
    const auto table = PreparedTable::of(study, dataset);
    ASSERT_TRUE(problems(study, *table).empty());
    errors.push_back(previewTradeOff(study, {buildCache(study, table)}).atEpsilon);
  }
  EXPECT_GE(errors[0].size(), 3U);
  EXPECT_EQ(errors[0], errors[1]);
}

}  // namespace
}  // namespace epsiscope::two_doors_test
