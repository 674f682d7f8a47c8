#include "core/study/study.h"
#include "ui/import/import_dialog.h"

#include <gtest/gtest.h>

#include <QComboBox>
#include <QCoreApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QTableView>

#include <algorithm>
#include <string>
#include <vector>

#include "core/study/load.h"
#include "tests/support/shared_files.h"
#include "tests/support/sheet_files.h"
#include "tests/support/sqlite_files.h"
#include "tests/support/survey_files.h"
#include "tests/support/temporary_folder.h"
#include "tests/ui/events.h"
#include "tests/ui/support/coded_survey.h"
#include "ui/import/column_model.h"
#include "ui/import/reading_options.h"
#include "ui/theme/theme.h"

namespace epsiscope::import_dialog_test {
namespace {

class ImportDialogTest : public testing::Test {
protected:
  ~ImportDialogTest() override { delete dialog; }
  /// A study that declares nothing about columns yet.
  static Study studyOn(const std::filesystem::path& file) {
    Study study;
    study.data.file = file.string();
    study.data.target.clear();
    study.data.lower = study.data.upper = std::nullopt;
    return study;
  }
  void open(const std::string& text) { open(studyOn(folder.write("table.csv", text))); }
  void open(const Study& study, std::shared_ptr<const Dataset> dataset = nullptr) {
    delete dialog;
    dialog = new ImportDialog(study, std::move(dataset), lightTheme());
    QObject::connect(dialog, &ImportDialog::imported,
                     [this](const DataChoice& choice, std::shared_ptr<const Dataset> table, bool anew) {
                       beginsAnew = anew;
                       data = choice;
                       imported = std::move(table);
                     });
    dialog->show();
    settle();
  }
  void settle() const {
    while (dialog && dialog->isReading()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    QCoreApplication::processEvents();
  }
  template <class Control>
  Control* find(const char* name) const {
    return dialog->findChild<Control*>(QLatin1String(name));
  }
  /// Chooses by the value as a study writes it, as a user would; empty: the detected value.
  void choose(const char* name, const QString& value) const {
    auto* box = find<QComboBox>(name);
    const int index = value.isEmpty() ? 0 : box->findData(value);
    ASSERT_GE(index, 0) << name;
    box->setCurrentIndex(index);
    emit box->activated(index);
  }
  void tell(const char* name, const QString& value) const {
    choose(name, value);
    settle();
  }
  QString cell(int row, int column) const {
    return find<QTableView>("import-preview")->model()->index(row, column).data().toString();
  }
  QString header(int column) const {
    return find<QTableView>("import-preview")->model()->headerData(column, Qt::Horizontal).toString();
  }
  QString state() const { return find<QLabel>("import-state")->text(); }
  QString failure() const {
    const auto* label = find<QLabel>("import-failure");
    return label->isHidden() ? QString() : label->text();
  }
  void chooseInColumns(int row, ColumnModel::Field field, int choice) {
    QAbstractItemModel* model = find<QTableView>("data.columns")->model();
    ASSERT_TRUE(model->setData(model->index(row, field), choice));
    settle();
  }
  /// A database of the table `first`, as SQL writes its name, and of "two".
  std::string twoTables(const std::string& first) const {
    return test::makeSqlite(folder.path() / "two.db",
                            "CREATE TABLE " + first + " (a, y); CREATE TABLE two (b, y); INSERT INTO " +
                                first + " VALUES (1, 2), (2, 3); INSERT INTO two VALUES (1.5, 4), (2, 5)")
        .string();
  }
  bool canImport() const { return find<QPushButton>("import-accept")->isEnabled(); }
  const Dataset& import() {
    EXPECT_TRUE(canImport()) << state().toStdString();
    find<QPushButton>("import-accept")->click();
    EXPECT_TRUE(imported);
    return *imported;
  }

  test::TemporaryFolder folder;
  QPointer<ImportDialog> dialog;  ///< once closed it deletes itself
  DataChoice data;
  std::shared_ptr<const Dataset> imported;
  bool beginsAnew = false;
};

TEST_F(ImportDialogTest, OfASurveyFileAsksForNothingThatItSaysItself) {
  open(studyOn(
      folder.write("survey.sav", test::surveyBytes({.columns = {
                                                        {.name = "sex",
                                                         .numbers = {1, 2, 2, 1},
                                                         .label = "Sex of respondent",
                                                         .labels = {{1, "male"}, {2, "female"}}},
                                                        {.name = "income", .numbers = {10, 25, 31, 99.5}},
                                                    }}))));
  for (const char* mark : {"data.separator", "data.decimal", "data.header", "data.skip_lines"})
    EXPECT_FALSE(find<QComboBox>(mark)->isVisibleTo(dialog)) << mark;
  EXPECT_TRUE(find<QComboBox>("data.encoding")->isVisibleTo(dialog));
  EXPECT_TRUE(cell(1, 0).startsWith(QStringLiteral("female")));
  const QAbstractItemModel* columns = find<QTableView>("data.columns")->model();
  EXPECT_TRUE(columns->index(0, ColumnModel::name)
                  .data(Qt::ToolTipRole)
                  .toString()
                  .startsWith(QStringLiteral("Sex of respondent")));
  chooseInColumns(0, ColumnModel::kind, 1);
  EXPECT_EQ(import().columns[0].values[1], 2);
  EXPECT_EQ(data.columns[0].kind, ColumnKind::number);
}

TEST_F(ImportDialogTest, AsksForASheetWhereThereAreSomeAndForNothingThatItHasNot) {
  const auto rows = [](const char* name) {
    return std::vector<test::SheetRow>{{test::text(name), test::text("y")},
                                       {test::number("1.5"), test::error("#DIV/0!")},
                                       {test::number("2"), test::number("3")},
                                       {test::number("4"), test::number("5")}};
  };
  open(studyOn(
      folder.write("table.xlsx", test::zipOf(test::xlsxParts({{"One", test::xlsxData(rows("a"))},
                                                              {"Two", test::xlsxData(rows("b"))}})))));
  auto* sheet = find<QComboBox>("data.sheet");
  ASSERT_TRUE(sheet->isVisibleTo(dialog));
  EXPECT_EQ(sheet->currentText(), QStringLiteral("Detected: One"));
  EXPECT_FALSE(find<QComboBox>("data.separator")->isVisibleTo(dialog));
  EXPECT_TRUE(find<QComboBox>("data.header")->isVisibleTo(dialog));
  EXPECT_TRUE(header(0).startsWith(QStringLiteral("a")));
  tell("data.sheet", QStringLiteral("Two"));
  EXPECT_TRUE(header(0).startsWith(QStringLiteral("b")));
  EXPECT_TRUE(cell(0, 1).endsWith(QStringLiteral("#DIV/0!")));
  tell("data.sheet", {});
  EXPECT_TRUE(header(0).startsWith(QStringLiteral("a")));

  open("a;b\n1;2\n");
  EXPECT_FALSE(find<QComboBox>("data.sheet")->isVisibleTo(dialog));
  EXPECT_TRUE(find<QComboBox>("data.separator")->isVisibleTo(dialog));
}

TEST_F(ImportDialogTest, ChoosesATableOfADatabase) {
  open(studyOn(
      test::makeSqlite(folder.path() / "two.db",
                       "CREATE TABLE one (a, y); CREATE TABLE two (b, y);"
                       "INSERT INTO one VALUES (1, 2), (2, 3); INSERT INTO two VALUES (1.5, 4), (2, 'x')")));
  auto* table = find<QComboBox>("data.sheet");
  ASSERT_TRUE(table->isVisibleTo(dialog));
  EXPECT_FALSE(canImport());
  EXPECT_TRUE(failure().contains(QStringLiteral("it has several tables"))) << failure().toStdString();
  for (const char* other : {"data.separator", "data.decimal", "data.header", "data.skip_lines"})
    EXPECT_FALSE(find<QComboBox>(other)->isVisibleTo(dialog)) << other;
  tell("data.sheet", QStringLiteral("two"));
  EXPECT_EQ(failure(), QString());
  EXPECT_TRUE(header(0).startsWith(QStringLiteral("b")));
  EXPECT_EQ(cell(0, 0), QStringLiteral("1.5"));
  tell("data.sheet", QStringLiteral("one"));
  EXPECT_TRUE(header(0).startsWith(QStringLiteral("a")));
  EXPECT_EQ(import().name, "two.db: one");
  EXPECT_EQ(data.reading.sheet, "one");
}

TEST_F(ImportDialogTest, ASelectTakesThePlaceOfATableAndBack) {
  const std::string file = twoTables("\"a.b\"");
  open(studyOn(file));
  auto* select = find<QLineEdit>("data.select");
  auto* table = find<QComboBox>("data.sheet");
  ASSERT_TRUE(select->isVisibleTo(dialog));
  EXPECT_EQ(select->text(), QString());
  const auto ask = [&](const char* query) {
    select->setText(QString::fromUtf8(query));
    emit select->editingFinished();
    settle();
  };
  ask(" SELECT b * 10 AS c, y FROM two WHERE y % 4 = 0 ");
  EXPECT_EQ(failure(), QString());
  EXPECT_TRUE(header(0).startsWith(QStringLiteral("c")));
  EXPECT_EQ(cell(0, 0), QStringLiteral("15"));
  EXPECT_EQ(table->currentIndex(), 0);
  EXPECT_GE(table->findData(QStringLiteral("a.b")), 1) << "the way back";
  ask("DROP TABLE two");
  EXPECT_FALSE(canImport());
  EXPECT_TRUE(failure().contains(QStringLiteral("this is not one SELECT"))) << failure().toStdString();
  EXPECT_TRUE(select->isVisibleTo(dialog));
  tell("data.sheet", QStringLiteral("a.b"));
  EXPECT_EQ(failure(), QString());
  EXPECT_EQ(select->text(), QString());
  EXPECT_TRUE(header(0).startsWith(QStringLiteral("a")));
  ask("SELECT y FROM two");
  ask("");
  EXPECT_TRUE(failure().contains(QStringLiteral("it has several tables"))) << failure().toStdString();
  ask("SELECT y, '50%' AS z FROM two");
  EXPECT_EQ(import().rows(), 2U);
  EXPECT_EQ(data.file, "sqlite:" + file + "?query=SELECT y, '50%25' AS z FROM two");
  EXPECT_EQ(data.reading.sheet, std::nullopt);
}

TEST_F(ImportDialogTest, AnAddressIsAsOpenAsItsDatabase) {
  const std::string file = twoTables("one");
  open(studyOn("sqlite:" + file + "?table=two"));
  EXPECT_EQ(failure(), QString());
  EXPECT_EQ(dialog->windowTitle(), QStringLiteral("Open two.db"));
  EXPECT_EQ(find<QComboBox>("data.sheet")->currentData().toString(), QStringLiteral("two"));
  EXPECT_EQ(find<QLineEdit>("data.select")->text(), QString());
  tell("data.sheet", QStringLiteral("one"));
  EXPECT_EQ(cell(0, 0), QStringLiteral("1"));
  EXPECT_EQ(import().name, "two.db: one");
  EXPECT_EQ(data.file, file);
  EXPECT_EQ(data.reading.sheet, "one");
  open(studyOn("sqlite:" + file + "?query=SELECT y FROM one ORDER BY y DESC"));
  EXPECT_EQ(find<QLineEdit>("data.select")->text(), QStringLiteral("SELECT y FROM one ORDER BY y DESC"));
  EXPECT_EQ(cell(0, 0), QStringLiteral("3"));
}

TEST_F(ImportDialogTest, AQueryThatNobodyEditsStaysAsItIs) {
  const std::string file = test::makeSqlite(folder.path() / "one.db",
                                            "CREATE TABLE one (a, y); INSERT INTO one VALUES (1, 2), (2, 3)")
                               .string();
  // It has lines, with a comment between, and is longer than what a field takes by itself.
  const std::string query = "\nSELECT a, y FROM one -- " + std::string(40'000, 'x') + "\nWHERE a > 1 ";
  open(studyOn("sqlite:" + file + "?query=" + query));
  EXPECT_EQ(failure(), QString());
  auto* select = find<QLineEdit>("data.select");
  EXPECT_EQ(select->text().toStdString(), query);
  emit select->editingFinished();
  EXPECT_FALSE(dialog->isReading());
  EXPECT_EQ(import().rows(), 1U);
  EXPECT_EQ(data.file, "sqlite:" + file + "?query=" + query);
}

TEST_F(ImportDialogTest, AServerThatCannotBeReachedIsOneSentence) {
  open(studyOn("postgresql:no-such-service-anywhere"));
  EXPECT_FALSE(canImport());
  EXPECT_TRUE(failure().contains(QStringLiteral("the service cannot be used"))) << failure().toStdString();
  EXPECT_TRUE(find<QLineEdit>("data.select")->isVisibleTo(dialog));
  EXPECT_FALSE(find<QComboBox>("data.separator")->isVisibleTo(dialog));
  open(studyOn("postgresql:not a service"));
  EXPECT_TRUE(failure().contains(QStringLiteral("do not belong in a study"))) << failure().toStdString();
  auto* select = find<QLineEdit>("data.select");
  select->setText(QStringLiteral("SELECT 1"));
  emit select->editingFinished();
  settle();
  EXPECT_TRUE(failure().contains(QStringLiteral("do not belong in a study"))) << failure().toStdString();
}

TEST_F(ImportDialogTest, OnlyADatabaseIsAskedByASelect) {
  open("a,y\n1,2\n2,3\n");
  EXPECT_FALSE(find<QLineEdit>("data.select")->isVisibleTo(dialog));
}

TEST_F(ImportDialogTest, HandsOverTheTableAndWritesDownHowItWasRead) {
  open("a;b;y\n0,5;1;2\n1,5;3;4\n");
  EXPECT_EQ(cell(0, 0), QStringLiteral("0,5"));
  EXPECT_TRUE(header(2).contains(QStringLiteral("target"))) << header(2).toStdString();
  const Dataset& table = import();
  EXPECT_EQ(table.columns.front().values, (std::vector<double>{0.5, 1.5}));
  EXPECT_EQ(data.target, "y");
  EXPECT_EQ(data.reading.separator, ";");
  EXPECT_EQ(data.reading.decimal, ",");
  EXPECT_EQ(data.reading.header, true);
  EXPECT_EQ(data.reading.encoding, "UTF-8");
  EXPECT_EQ(data.sha256, table.sha256);
}

struct Override {
  const char* key;
  const char* value;
  const char* file;
  std::vector<std::string> names;  ///< the columns that are read then
  std::string first;               ///< a cell of the preview
};

class EachOption : public ImportDialogTest, public testing::WithParamInterface<Override> {};

TEST_P(EachOption, OverriddenChangesThePreviewAndTheTableAndGoesBack) {
  const Override& given = GetParam();
  open(given.file);
  tell((std::string("data.") + given.key).c_str(), QString::fromUtf8(given.value));
  EXPECT_EQ(failure(), QString());
  EXPECT_EQ(cell(0, 0).toStdString(), given.first);
  const Dataset& table = import();
  std::vector<std::string> names;
  for (const Column& column : table.columns) names.push_back(column.name);
  EXPECT_EQ(names, given.names);
  DataChoice plain = data, without = data;
  epsiscope::tell(without.reading, given.key, std::nullopt);
  EXPECT_NE(plain, without) << "the study says what was told";
}

INSTANTIATE_TEST_SUITE_P(
    ImportDialog, EachOption,
    testing::Values(Override{"separator", ";", "a,b;y\n1,5;2\n2,5;4\n", {"a,b", "y"}, "1,5"},
                    Override{"decimal", ",", "a;y\n1.234;2\n5.678;4\n", {"a", "y"}, "1.234"},
                    Override{"thousands", ".", "a;y\n1.234;2\n5.678;4\n", {"a", "y"}, "1.234"},
                    Override{"quote", "'", "a,y\n'1',2\n'2',4\n", {"a", "y"}, "1"},
                    Override{"comment", "%", "a,y\n%1,2\n3,4\n5,6\n", {"a", "y"}, "3"},
                    Override{"encoding", "Latin-1", "a,\xE9\n1,2\n3,4\n", {"a", "é"}, "1"},
                    Override{"header", "false", "a,y\n1,2\n3,4\n", {"column1", "column2"}, "\u26A0 a"}),
    [](const testing::TestParamInfo<Override>& one) { return one.param.key; });

TEST_F(ImportDialogTest, ListedSpellingsOfMissingCellsAreMissingThen) {
  open("a,y\n-9999,2\n1,3\nNA,4\n");
  auto* box = find<QComboBox>("data.missing_values");
  box->setCurrentIndex(box->count() - 1);
  emit box->activated(box->count() - 1);
  auto* list = find<QLineEdit>("data.missing_values.list");
  EXPECT_FALSE(list->isHidden());
  list->setText(QStringLiteral("-9999; NA"));
  emit list->editingFinished();
  settle();
  EXPECT_EQ(import().columns.front().missing, 2u);
  EXPECT_EQ(data.reading.missingValues, (std::vector<std::string>{"-9999", "NA"}));
}

TEST_F(ImportDialogTest, AReadingIsDeclaredWithOneButtonThatListsIt) {
  open("zip;y\n007;2,5\n012;3,5\n013;4,5\n014;oops\n");
  chooseInColumns(0, ColumnModel::kind, 2);
  const QString listed = find<QLabel>("import-declaration")->text();
  for (const char* said :
       {"separator \";\"", "decimal mark \",\"", "UTF-8", "The first line names the columns.", "\"zip\"",
        "\"y\"", "A cell that does not fit"})
    EXPECT_TRUE(listed.contains(QLatin1String(said))) << said << " in " << listed.toStdString();
  EXPECT_EQ(find<QPushButton>("import-accept")->text(), QStringLiteral("&Import as detected"));
  find<QPushButton>("import-declare")->click();
  settle();
  ASSERT_TRUE(imported);
  EXPECT_FALSE(imported->readAsDetected);
  EXPECT_EQ(data.reading.origin, ReadingOrigin::declared);
  EXPECT_EQ(data.reading.separator, ";");
  EXPECT_EQ(data.columns.size(), 2u);
  EXPECT_EQ(imported->columns[1].missing, 1u) << "what does not fit";
  EXPECT_TRUE(imported->columns[1].badCells.empty());

  Study again = studyOn(folder.path() / "table.csv");
  again.data = data;
  open(again, imported);
  EXPECT_TRUE(find<QPushButton>("import-declare")->isHidden()) << "it is declared";
  EXPECT_EQ(find<QPushButton>("import-accept")->text(), QStringLiteral("&Import"));
  choose("data.decimal", QStringLiteral("."));
  settle();
  EXPECT_FALSE(find<QPushButton>("import-declare")->isHidden()) << "another reading has to be declared again";
}

TEST_F(ImportDialogTest, ImportedAsDetectedNobodyAnswersForIt) {
  open("a,y\n1,2\n3,4\n");
  EXPECT_TRUE(import().readAsDetected);
  EXPECT_EQ(data.reading.origin, ReadingOrigin::detected);
}

TEST_F(ImportDialogTest, AsksWhoseRowsTheyAreWhereAColumnNamesPeople) {
  std::string visits = "person,visit,cost\n";
  for (int i = 0; i < 60; ++i)
    visits +=
        "P" + std::to_string(i % 12) + ',' + std::to_string(i / 12) + ',' + std::to_string(i * 7 % 90) + '\n';
  open(visits);
  auto* hint = find<QLabel>("import-person-hint");
  EXPECT_TRUE(hint->isVisibleTo(dialog));
  EXPECT_NE(hint->text().indexOf(QStringLiteral("12 different values, up to 5 rows")), -1)
      << hint->text().toStdString();
  auto* most = find<QLineEdit>("data.rows_per_person");
  EXPECT_FALSE(most->isVisibleTo(dialog));
  EXPECT_TRUE(canImport()) << "a row is what is protected as long as nobody says otherwise";

  choose("data.person", QStringLiteral("person"));
  EXPECT_FALSE(canImport());
  EXPECT_NE(state().indexOf(QStringLiteral("most rows of one person")), -1) << state().toStdString();
  ASSERT_TRUE(most->isVisibleTo(dialog));
  most->setText(QStringLiteral("5"));
  QMetaObject::invokeMethod(most, "editingFinished");
  EXPECT_FALSE(hint->isVisibleTo(dialog));
  EXPECT_NE(find<QLabel>("import-declaration")->text().indexOf(QStringLiteral("more than 5 rows")), -1);
  import();
  EXPECT_EQ(data.person, "person");
  EXPECT_EQ(data.rowsPerPerson, 5);
}

/// Ages, incomes, and weights that are 0.5 and 1.5 by turns.
std::string weightedTable() {
  std::string text = "age,wgt,income\n";
  for (int i = 0; i < 40; ++i)
    text += std::to_string(20 + i * 7 % 45) + (i % 2 == 0 ? ",0.5," : ",1.5,") +
            std::to_string(900 + i * 37 % 800) + ".5\n";
  return text;
}

TEST_F(ImportDialogTest, ProposesTheWeightOfRowsAndAsksForTheLargest) {
  open(weightedTable());
  auto* hint = find<QLabel>("import-weight-hint");
  auto* largest = find<QLineEdit>("data.largest_weight");
  EXPECT_TRUE(hint->isVisibleTo(dialog));
  for (const char* said : {"\"wgt\" the weight of its row", "Its name says so.", "Its mean is 1,"})
    EXPECT_TRUE(hint->text().contains(QLatin1String(said))) << said << " in " << hint->text().toStdString();
  EXPECT_FALSE(largest->isVisibleTo(dialog));
  EXPECT_TRUE(canImport()) << "each row counts once as long as nobody says otherwise";
  EXPECT_TRUE(header(1).contains(QStringLiteral("feature"))) << header(1).toStdString();

  choose("data.weight", QStringLiteral("wgt"));
  EXPECT_TRUE(header(1).contains(QStringLiteral("ignored"))) << header(1).toStdString();
  EXPECT_FALSE(canImport());
  EXPECT_TRUE(state().contains(QStringLiteral("largest weight"))) << state().toStdString();
  ASSERT_TRUE(largest->isVisibleTo(dialog));
  EXPECT_TRUE(largest->text().isEmpty()) << "it is never taken from the table";
  EXPECT_TRUE(hint->text().contains(QStringLiteral("not taken from the table")))
      << hint->text().toStdString();
  const auto type = [&](const char* text) {
    largest->setText(QLatin1String(text));
    QMetaObject::invokeMethod(largest, "editingFinished");
  };
  type("0");
  EXPECT_FALSE(canImport()) << "that is no weight";
  type("4");
  EXPECT_FALSE(hint->isVisibleTo(dialog));
  EXPECT_TRUE(
      find<QLabel>("import-declaration")->text().contains(QStringLiteral("No weight in \"wgt\" is above 4")));
  type("four");
  EXPECT_FALSE(canImport()) << "the field says something else than the study";
  type("4");
  import();
  EXPECT_EQ(data.weight, "wgt");
  EXPECT_EQ(data.columnBounds, (std::vector<ColumnBound>{{.column = "wgt", .bound = 4}}));
  EXPECT_EQ(data.features, std::nullopt) << "all other columns, of which it is none";
}

TEST_F(ImportDialogTest, AnotherColumnWeightsTheRowsOrNone) {
  open(weightedTable());
  choose("data.weight", QStringLiteral("age"));
  EXPECT_TRUE(header(0).contains(QStringLiteral("ignored"))) << header(0).toStdString();
  EXPECT_TRUE(header(1).contains(QStringLiteral("feature"))) << header(1).toStdString();
  chooseInColumns(0, ColumnModel::role, static_cast<int>(ColumnRole::feature));
  EXPECT_TRUE(header(0).contains(QStringLiteral("feature"))) << "somebody wants it so";
  choose("data.weight", QString());
  EXPECT_TRUE(canImport());
  import();
  EXPECT_EQ(data.weight, std::nullopt);
  EXPECT_TRUE(data.columnBounds.empty());
}

TEST_F(ImportDialogTest, SaysWhichColumnTheFileItselfWeightsBy) {
  open(studyOn(folder.write("survey.sav",
                            test::surveyBytes({.columns = {{.name = "v7", .numbers = {0, 2, -1, 200}},
                                                           {.name = "income", .numbers = {10, 25, 31, 99.5}}},
                                               .weight = "v7"}))));
  const QString said = find<QLabel>("import-weight-hint")->text();
  for (const char* part : {"The file weights its rows by this column.", "1 value is below 0 and counts as 0.",
                           "1 row has the weight 0"})
    EXPECT_TRUE(said.contains(QLatin1String(part))) << part << " in " << said.toStdString();
  choose("data.weight", QStringLiteral("v7"));
  EXPECT_TRUE(find<QLabel>("import-weight-hint")->text().contains(QStringLiteral("below 0")))
      << "still said of what is chosen";
}

TEST_F(ImportDialogTest, AColumnToldToBeTextKeepsItsZeros) {
  open("zip,y\n007,2\n012,3\n");
  chooseInColumns(0, ColumnModel::kind, 2);
  EXPECT_EQ(import().columns.front().categories, (std::vector<std::string>{"007", "012"}));
  ASSERT_EQ(data.columns.size(), 2u);
  EXPECT_EQ(data.columns.front().kind, ColumnKind::text);
  EXPECT_EQ(data.columns.back(), (ColumnChoice{.column = "y", .kind = ColumnKind::number}));
}

TEST_F(ImportDialogTest, AColumnGetsAnotherNameWhereverItIsSpokenOf) {
  open("a,b,y\n007,2,3\n012,5,6\n");
  chooseInColumns(0, ColumnModel::kind, 2);
  QAbstractItemModel* model = find<QTableView>("data.columns")->model();
  EXPECT_TRUE(model->flags(model->index(0, ColumnModel::name)).testFlag(Qt::ItemIsEditable));
  EXPECT_FALSE(model->setData(model->index(0, ColumnModel::name), QStringLiteral(" ")));
  EXPECT_FALSE(model->setData(model->index(0, ColumnModel::name), QStringLiteral("b"))) << "it is taken";
  EXPECT_TRUE(model->setData(model->index(0, ColumnModel::name), QStringLiteral(" code ")));
  settle();
  EXPECT_TRUE(model->setData(model->index(2, ColumnModel::name), QStringLiteral("price")));
  settle();
  const Dataset& table = import();
  EXPECT_EQ(table.columns[0].name, "code");
  EXPECT_EQ(table.columns[0].categories, (std::vector<std::string>{"007", "012"})) << "it is text still";
  EXPECT_EQ(data.target, "price");
  EXPECT_EQ(data.reading.names, (std::vector<std::string>{"code", "b", "price"}));
}

TEST_F(ImportDialogTest, RolesAreChosenInTheTableOfColumns) {
  open("a,b,y\n1,2,3\n4,5,6\n");
  chooseInColumns(0, ColumnModel::role, static_cast<int>(ColumnRole::target));
  chooseInColumns(1, ColumnModel::role, static_cast<int>(ColumnRole::ignored));
  import();
  EXPECT_EQ(data.target, "a");
  EXPECT_EQ(data.features, std::vector<std::string>{"y"});
}

TEST_F(ImportDialogTest, TheFirstGuessOfTheTargetIsAFeatureOnceAnotherIsChosen) {
  open(
      "id;share;city;price\n"
      "1;12 %;Bonn;7,00 EUR\n2;13 %;Kiel;8,25 EUR\n3;12 %;Bonn;9,00 EUR\n4;15 %;Kiel;7,50 EUR\n");
  EXPECT_TRUE(header(3).contains(QStringLiteral("target"))) << header(3).toStdString();
  chooseInColumns(1, ColumnModel::role, static_cast<int>(ColumnRole::target));
  EXPECT_TRUE(header(3).contains(QStringLiteral("feature"))) << header(3).toStdString();
  import();
  EXPECT_EQ(data.target, "share");
  EXPECT_EQ(data.unit, "percent");
  EXPECT_EQ(data.features, (std::vector<std::string>{"city", "price"}));
}

TEST_F(ImportDialogTest, AQuestionKeepsItFromBeingImportedUntilItIsAnswered) {
  const Study study = studyOn(folder.write("table.csv", "a;y\n1.234;2\n5.678;4\n"));
  auto asking = std::make_shared<Dataset>(*loadData(study.data, {}));
  asking->questions = {{.key = "decimal",
                        .column = "a",
                        .sentence = "Is 1.234 a thousand?",
                        .answers = {".", ","},
                        .columns = {"a"}}};
  open(study, asking);
  EXPECT_FALSE(canImport());
  EXPECT_FALSE(find<QPushButton>("import-accept")->toolTip().isEmpty());
  EXPECT_TRUE(state().contains(QStringLiteral("question"))) << state().toStdString();
  EXPECT_TRUE(header(0).startsWith(QLatin1Char('?')));
  find<QPushButton>("answer.decimal.,")->click();
  settle();
  EXPECT_EQ(import().columns.front().values.front(), 1234);
  EXPECT_EQ(data.reading.decimal, ",");
}

TEST_F(ImportDialogTest, WhatTheStudyNamesAndTheTableLacksIsAskedAndAnswered) {
  Study study = studyOn(folder.write("table.csv", "rooms,price_eur\n1,2\n3,4\n"));
  study.data.target = "price";
  study.data.lower = 0;
  study.data.upper = 10;
  open(study);
  EXPECT_FALSE(canImport());
  choose("match.data.target.price", QStringLiteral("price_eur"));
  import();
  EXPECT_EQ(data.target, "price_eur");
  EXPECT_EQ(data.upper, 10) << "the bounds go with the target";
}

TEST_F(ImportDialogTest, WhatTheTableLacksCanBeGivenUp) {
  Study study = studyOn(folder.write("table.csv", "a,b,y\n1,2,3\n4,5,6\n"));
  study.data.target = "y";
  study.data.features = {"a", "p", "q", "r"};
  open(study);
  EXPECT_FALSE(canImport());
  find<QPushButton>("give-up-rest")->click();
  EXPECT_TRUE(canImport());
  auto* box = find<QComboBox>("match.data.features.q");
  EXPECT_EQ(box->currentIndex(), box->count() - 1);
  choose("match.data.features.q", QStringLiteral("b"));
  import();
  EXPECT_EQ(data.target, "y");
  EXPECT_EQ(data.features, (std::vector<std::string>{"a", "b"}));
}

TEST_F(ImportDialogTest, WhatValuesMeanIsAskedAndMayStayOpen) {
  open(test::codedSurvey());
  EXPECT_TRUE(canImport()) << state().toStdString();
  EXPECT_FALSE(find<QPushButton>("import-declare")->isEnabled()) << "who declares answers";
  EXPECT_TRUE(state().contains(QStringLiteral("stays as it was read"))) << state().toStdString();
  EXPECT_TRUE(header(0).startsWith(QLatin1Char('?')));

  find<QPushButton>("answer.missing.missing.mood")->click();
  settle();
  EXPECT_EQ(find<QPushButton>("answer.missing.missing.mood"), nullptr) << "it is answered";
  EXPECT_FALSE(header(0).startsWith(QLatin1Char('?')));
  find<QPushButton>("answer.same.same.town")->click();
  settle();
  EXPECT_TRUE(find<QPushButton>("import-declare")->isEnabled());
  const Dataset& table = import();
  EXPECT_EQ(table.columns[0].missing, 4U);
  EXPECT_EQ(table.columns[1].missing, 4U) << "one answer for both columns";
  EXPECT_EQ(table.columns[2].categories, (std::vector<std::string>{"Bonn", "Kiel"}));
  ASSERT_EQ(data.columns.size(), 4U);
  EXPECT_EQ(data.columns[0].missing, std::vector<std::string>{"99"});
  EXPECT_EQ(data.columns[2].same, (std::vector<std::vector<std::string>>{{"Bonn", "bonn"}}));
}

TEST_F(ImportDialogTest, AnsweredOrNotTheValuesMayStandAsTheyWereRead) {
  open(test::codedSurvey());
  import();
  const DataChoice unanswered = data;
  open(test::codedSurvey());
  find<QPushButton>("answer.missing.value.mood")->click();
  settle();
  find<QPushButton>("answer.same.apart.town")->click();
  settle();
  EXPECT_TRUE(find<QPushButton>("import-declare")->isEnabled());
  EXPECT_EQ(import().columns[0].missing, 0U);
  std::ranges::sort(data.columns, {}, &ColumnChoice::column);
  DataChoice sorted = unanswered;
  std::ranges::sort(sorted.columns, {}, &ColumnChoice::column);
  EXPECT_EQ(data, sorted);
}

TEST_F(ImportDialogTest, AsksForThreeThingsAtOnce) {
  Study study = studyOn(folder.write("table.csv", "a,b,y\n1,2,3\n4,5,6\n"));
  study.data.target = "y";
  study.data.features = {"a", "p", "q", "r", "s", "t"};
  open(study);
  const auto asked = [&] {
    QString names;
    for (const char* name : {"p", "q", "r", "s", "t"})
      if (find<QComboBox>((std::string("match.data.features.") + name).c_str())->isVisibleTo(dialog))
        names += QLatin1String(name);
    return names;
  };
  const auto* more = find<QLabel>("import-more-questions");
  EXPECT_EQ(asked(), QStringLiteral("pqr"));
  EXPECT_TRUE(more->isVisibleTo(dialog));
  EXPECT_TRUE(more->text().contains(QLatin1Char('2'))) << more->text().toStdString();
  choose("match.data.features.q", QStringLiteral("b"));
  EXPECT_EQ(asked(), QStringLiteral("pqrs")) << "what is answered can be answered otherwise";
  find<QPushButton>("give-up-rest")->click();
  EXPECT_EQ(asked(), QStringLiteral("pqrst"));
  EXPECT_FALSE(more->isVisibleTo(dialog));
}

TEST_F(ImportDialogTest, ANewStudyCanBeginWithATableThatTheOldOneDoesNotFit) {
  Study study = studyOn(folder.write("table.csv", "a,b,rent\n1,2,3\n4,5,7\n8,9,8\n"));
  study.data.target = "price";
  study.data.features = {"a", "gone"};
  study.data.columnBounds = {{.column = "a", .bound = 5}};
  study.data.prepare = "none";
  open(study);
  EXPECT_FALSE(canImport());
  find<QPushButton>("begin-anew")->click();
  settle();
  EXPECT_EQ(find<QPushButton>("begin-anew"), nullptr) << "nothing is missed any more";
  import();
  EXPECT_TRUE(beginsAnew);
  EXPECT_EQ(data.target, "rent");
  EXPECT_FALSE(data.features && std::ranges::count(*data.features, "gone") > 0);
  EXPECT_TRUE(data.columnBounds.empty());
  EXPECT_EQ(data.prepare, DataChoice().prepare);
  EXPECT_EQ(data.file, study.data.file);
}

TEST_F(ImportDialogTest, AChoiceOfFeaturesGivesUpNothingThatIsStillAsked) {
  Study study = studyOn(folder.write("table.csv", "a,b,y\n1,2,3\n4,5,6\n"));
  study.data.target = "y";
  study.data.features = {"a", "gone"};
  open(study);
  chooseInColumns(1, ColumnModel::role, static_cast<int>(ColumnRole::feature));
  EXPECT_NE(find<QComboBox>("match.data.features.gone"), nullptr);
  EXPECT_FALSE(canImport());
}

TEST_F(ImportDialogTest, AFileThatCannotBeReadSoIsOneSentenceAndCanBeReadOtherwise) {
  open("a;b\n1,5;2\n2,5,7;3\n");
  tell("data.separator", QStringLiteral(","));
  EXPECT_TRUE(failure().contains(QStringLiteral("line"))) << failure().toStdString();
  EXPECT_FALSE(canImport());
  tell("data.separator", QStringLiteral(";"));
  EXPECT_EQ(failure(), QString());
  EXPECT_TRUE(canImport()) << state().toStdString();
}

TEST_F(ImportDialogTest, TheLatestChoiceWins) {
  open("a;b|y,z\n1;2,3\n4;5,6\n");
  for (const char* separator : {";", "tab", "space", ",", ";", ","})
    choose("data.separator", QLatin1String(separator));
  settle();
  EXPECT_EQ(import().columns.front().name, "a;b|y");
  EXPECT_EQ(data.reading.separator, ",");
}

TEST_F(ImportDialogTest, CellsWithoutAUseAreCountedAndTheirFateIsChosen) {
  open("a,b,y\n1,x,2\n2,,3\nn/a?,3,4\n5,6,7\n8,9,10\n");
  EXPECT_TRUE(find<QComboBox>("data.missing")->isVisibleTo(dialog));
  tell("data.bad_cells", QStringLiteral("drop-rows"));
  tell("data.missing", QStringLiteral("mean"));
  import();
  EXPECT_EQ(data.badCells, BadCellRule::dropRows);
  EXPECT_EQ(data.missing, MissingRule::mean);
}

TEST_F(ImportDialogTest, CancelledItHandsOverNothingAndWaitsForNobody) {
  open("a,y\n1,2\n3,4\n");
  choose("data.separator", QStringLiteral(";"));
  find<QPushButton>("import-cancel")->click();
  EXPECT_TRUE(dialog->isHidden());
  settle();
  EXPECT_FALSE(imported);
  EXPECT_FALSE(dialog) << "it goes when its reading has stopped";
}

TEST_F(ImportDialogTest, ShowsTheLineThatCannotBeRead) {
  std::string text = "x,y\n";
  for (int line = 2; line <= 400; ++line) text += std::to_string(line) + (line == 232 ? ",1,2\n" : ",1\n");
  open(text);
  EXPECT_TRUE(failure().contains(QStringLiteral("232"))) << failure().toStdString();
  const auto* preview = find<QTableView>("import-preview");
  const QModelIndexList selected = preview->selectionModel()->selectedRows();
  ASSERT_EQ(selected.size(), 1);
  EXPECT_EQ(selected.front().data().toString(), QStringLiteral("232"));
  EXPECT_EQ(preview->model()->headerData(selected.front().row(), Qt::Vertical).toInt(), 232);
  EXPECT_GT(selected.front().row(), 0) << "with the lines above it";
  // Read as one column the file is a table, and begins with its first row.
  tell("data.separator", QStringLiteral("|"));
  EXPECT_EQ(failure(), QString());
  EXPECT_EQ(preview->model()->headerData(0, Qt::Vertical).toInt(), 1);
}

TEST_F(ImportDialogTest, AnyFileGivesAPreviewOrASentence) {
  NEEDS_FILE(test::dataFile("bad"));
  for (const auto& file : std::filesystem::directory_iterator(test::dataFile("bad"))) {
    SCOPED_TRACE(file.path().filename().string());
    open(studyOn(file.path()));
    const bool shows = find<QTableView>("import-preview")->model()->rowCount() > 0;
    EXPECT_TRUE(shows || !failure().isEmpty());
    EXPECT_NE(canImport(), !state().isEmpty() && !dialog->reason().isEmpty());
    EXPECT_EQ(failure().count(QLatin1Char('\n')), 0) << failure().toStdString();
    tell("data.separator", QStringLiteral(";"));
    tell("data.encoding", QStringLiteral("Latin-1"));
    tell("data.header", QStringLiteral("false"));
    EXPECT_NE(canImport(), !dialog->reason().isEmpty());
  }
}

TEST_F(ImportDialogTest, EnterPressesTheButtonThatHasTheKeyboard) {
  open("a,y\n1,2\n3,4\n");
  QApplication::setActiveWindow(dialog);
  find<QPushButton>("import-cancel")->setFocus(Qt::TabFocusReason);
  test::press(*find<QPushButton>("import-cancel"), Qt::Key_Return);
  EXPECT_EQ(dialog->result(), QDialog::Rejected);
  EXPECT_FALSE(dialog->isVisible());
  EXPECT_EQ(imported, nullptr);
}

bool takesKeys(const QWidget& widget) {
  return widget.isVisible() && widget.isEnabled() && (widget.focusPolicy() & Qt::TabFocus) != 0 &&
         widget.focusProxy() == nullptr;
}

TEST_F(ImportDialogTest, TabReachesEveryControlAndEachSaysWhatItIs) {
  Study study = studyOn(folder.write("table.csv", "a,b,y\n1,,3\n4,5,6\nx,5,6\n"));
  study.data.target = "gone";
  open(study);
  QApplication::setActiveWindow(dialog);
  QList<QWidget*> wanted;
  for (QWidget* widget : dialog->findChildren<QWidget*>())
    if (takesKeys(*widget)) wanted << widget;
  ASSERT_GT(wanted.size(), 12);
  wanted.front()->setFocus(Qt::TabFocusReason);
  QList<QWidget*> met;
  for (qsizetype i = 0; i < 2 * wanted.size(); ++i) {
    met << QApplication::focusWidget();
    test::press(*met.back(), Qt::Key_Tab);
  }
  for (QWidget* widget : wanted) {
    EXPECT_TRUE(met.contains(widget)) << widget->objectName().toStdString();
    EXPECT_FALSE(widget->accessibleName().isEmpty())
        << widget->metaObject()->className() << " " << widget->objectName().toStdString();
    EXPECT_FALSE(widget->accessibleName().contains(QLatin1Char('&')));
  }
}

const char* const kShop =
    "id;city;price;share;day;y\n"
    "1;Bonn;1.234,50 €;12 %;1.2.2024;1,5\n2;Kiel;7,00 €;13 %;2.2.2024;2,5\n"
    "3;Bonn;8,25 €;14 %;3.2.2024;3,5\n4;Kiel;9,00 €;15 %;4.2.2024;4,5\n";

TEST_F(ImportDialogTest, ChoosesWhatAllTextsOfAColumnAllowAndSaysSo) {
  open(kShop);
  const QString said = find<QLabel>("import-proposals")->text();
  EXPECT_TRUE(said.contains(QStringLiteral("\"price\" is read as number, euros; the currency is removed.")))
      << said.toStdString();
  EXPECT_TRUE(said.contains(QStringLiteral("\"share\" is read as number; the percent sign is removed.")));
  EXPECT_TRUE(said.contains(QStringLiteral("\"day\" is read as number, days since 1970-01-01.")));
  EXPECT_TRUE(said.contains(QStringLiteral("\"id\" is ignored: it counts the rows."))) << said.toStdString();
  EXPECT_TRUE(header(2).contains(QStringLiteral("money"))) << header(2).toStdString();
  const Dataset& table = import();
  EXPECT_EQ(table.columns[2].values, (std::vector<double>{1234.5, 7, 8.25, 9}));
  EXPECT_EQ(table.columns[3].values, (std::vector<double>{12, 13, 14, 15}));
  EXPECT_EQ(table.columns[4].values.front(), 19754);
  EXPECT_EQ(data.columns, (std::vector<ColumnChoice>{
                              {.column = "price", .kind = {}, .reading = CellForm::currency, .unit = "EUR"},
                              {.column = "share", .kind = {}, .reading = CellForm::percent},
                              {.column = "day", .kind = {}, .reading = CellForm::date},
                              {.column = "id", .kind = ColumnKind::number},
                              {.column = "city", .kind = ColumnKind::text},
                              {.column = "y", .kind = ColumnKind::number}}));
  EXPECT_EQ(data.features, (std::vector<std::string>{"city", "price", "share", "day"}));
}

TEST_F(ImportDialogTest, GoesBackToTextWhereThatIsWanted) {
  open(kShop);
  chooseInColumns(3, ColumnModel::kind, 2);
  EXPECT_TRUE(find<QLabel>("import-proposals")
                  ->text()
                  .contains(QStringLiteral("\"share\" is text and can be read as")));
  chooseInColumns(2, ColumnModel::kind, 0);
  chooseInColumns(0, ColumnModel::role, 1);
  const Dataset& table = import();
  EXPECT_EQ(table.columns[2].kind, ColumnKind::text);
  EXPECT_EQ(table.columns[3].kind, ColumnKind::text);
  EXPECT_EQ(table.columns[4].kind, ColumnKind::number);
  EXPECT_EQ(data.features, std::nullopt);
}

TEST_F(ImportDialogTest, AnotherReadingCanBeChosen) {
  open("a;d;y\n0,5;03/04/2024;1\n1,5;05/06/2024;2\n2,5;06/06/2024;3\n");
  EXPECT_TRUE(
      find<QLabel>("import-proposals")->text().contains(QStringLiteral("\"d\" looks like numbers, but")));
  chooseInColumns(1, ColumnModel::kind, 3 + static_cast<int>(CellForm::dayFirst));
  EXPECT_EQ(import().columns[1].values.front(), 19816);
}

TEST_F(ImportDialogTest, KnownDataStayAsTheyAre) {
  Study study = studyOn(folder.write("table.csv", kShop));
  study.data.sha256 = "known";
  open(study);
  EXPECT_EQ(import().columns[3].kind, ColumnKind::text);
  for (const ColumnChoice& column : data.columns) EXPECT_EQ(column.reading, std::nullopt) << column.column;
  EXPECT_EQ(data.features, std::nullopt);
}

TEST_F(ImportDialogTest, LinesAboveTheTableAreFoundAndCanBeTold) {
  open("Sales of 2023\n\nname;year;amount\na;2020;1\nb;2021;2\n");
  auto* box = find<QComboBox>("data.skip_lines");
  ASSERT_NE(box, nullptr);
  EXPECT_TRUE(box->itemText(0).contains(QStringLiteral("1"))) << box->itemText(0).toStdString();
  EXPECT_EQ(header(0).section(QLatin1Char('\n'), 0, 0), QStringLiteral("name"));
  tell("data.skip_lines", QStringLiteral("0"));
  EXPECT_FALSE(failure().isEmpty());
  tell("data.skip_lines", QString());
  EXPECT_EQ(import().columns.size(), 3U);
  EXPECT_EQ(data.reading.skipLines, imported->reading.skipLines) << "found, and written down";
  EXPECT_GT(imported->reading.skipLines, 0);
}

TEST_F(ImportDialogTest, AsksWhetherADashAmongNumbersIsAMissingValue) {
  open("a,y\n1,1\n2,-\n3,3\n4,4\n");
  EXPECT_FALSE(canImport());
  auto* yes = find<QPushButton>("answer.missing_values.?; NA; N/A; NaN; null; -");
  ASSERT_NE(yes, nullptr);
  EXPECT_EQ(yes->text(), QStringLiteral("Yes, the value is missing"));
  yes->click();
  settle();
  EXPECT_EQ(import().columns[1].missing, 1U);
}

}  // namespace
}  // namespace epsiscope::import_dialog_test
