#include "ui/import/head_model.h"

#include <gtest/gtest.h>

#include "core/text/sentence.h"
#include "ui/theme/theme.h"

namespace epsiscope::head_model_test {
namespace {

TEST(LooksOtherThanRead, WhereAPersonCouldTakeItForAnotherNumber) {
  for (const auto& [text, value] :
       {std::pair("0,435", 0.435), std::pair("1.234", 1234.0), std::pair("1,234", 1234.0),
        std::pair("1 234,5", 1234.5), std::pair("1'234", 1234.0), std::pair("1e-400", 0.0),
        std::pair("\u2212"
                  "9999,0",
                  -9999.0),
        std::pair("9007199254740993", 9007199254740992.0)})
    EXPECT_TRUE(looksOtherThanRead(QString::fromUtf8(text), value)) << text;
  for (const auto& [text, value] :
       {std::pair("0.435", 0.435), std::pair("-12", -12.0), std::pair("1e5", 1e5), std::pair("0.000", 0.0),
        std::pair("+3.50", 3.5), std::pair("0.1234567890123456789", 0.1234567890123456789)})
    EXPECT_FALSE(looksOtherThanRead(QString::fromLatin1(text), value)) << text;
}

TEST(LooksOtherThanRead, NotWhereTheScreenWritesTheNumberInTheSameWay) {
  setDecimalMark(',');
  EXPECT_FALSE(looksOtherThanRead(QStringLiteral("0,435"), 0.435));
  EXPECT_TRUE(looksOtherThanRead(QStringLiteral("0,435"), 435));
  setDecimalMark('.');
}

class HeadModelTest : public testing::Test {
protected:
  void SetUp() override {
    model.setRows(shownRows({{{.text = "0,435", .kind = HeadCellKind::number, .value = 0.435},
                              {.text = "n/a?", .kind = HeadCellKind::bad},
                              {.text = "NA", .kind = HeadCellKind::missing},
                              {.text = "007"}},
                             {{.text = "0.9", .kind = HeadCellKind::number, .value = 0.9}}}));
  }
  QString at(int row, int column, int role = Qt::DisplayRole) const {
    return model.index(row, column).data(role).toString();
  }
  HeadModel model{darkTheme()};
};

TEST_F(HeadModelTest, ShowsTheTextOfTheFileAndBelowItWhatWasRead) {
  EXPECT_EQ(at(0, 0), QStringLiteral("0,435"));
  EXPECT_EQ(at(0, 0, HeadModel::kValueRole), QStringLiteral("= 0.435"));
  EXPECT_EQ(at(0, 0, Qt::ToolTipRole), QStringLiteral("Read as 0.435."));
  EXPECT_EQ(at(1, 0, HeadModel::kValueRole), QString());
  EXPECT_TRUE(model.shown().showsValues);
}

TEST_F(HeadModelTest, BadAndMissingCellsAreToldByMoreThanAColour) {
  EXPECT_EQ(at(0, 1), QString::fromUtf8("⚠ n/a?"));
  EXPECT_EQ(model.index(0, 1).data(Qt::ForegroundRole).value<QColor>(), darkTheme().problem);
  EXPECT_TRUE(at(0, 1, Qt::ToolTipRole).contains(QStringLiteral("is not a number")));
  EXPECT_EQ(at(0, 2), QString::fromUtf8("–"));
  EXPECT_TRUE(at(0, 2, Qt::AccessibleTextRole).contains(QStringLiteral("Missing")));
  EXPECT_EQ(at(0, 3), QStringLiteral("007"));
}

TEST_F(HeadModelTest, RowsAreNumberedByTheirLinesWhereTheyAreNotTheFirst) {
  const auto number = [this](int row) { return model.headerData(row, Qt::Vertical).toInt(); };
  EXPECT_EQ(number(1), 2);
  model.setRows(shownRows({{{.text = "a"}}, {{.text = "b"}}}, {31, 33}));
  EXPECT_EQ(number(0), 31);
  EXPECT_EQ(number(1), 33);
}

TEST_F(HeadModelTest, MissingCellsStandWhereTheNumbersOfTheirColumnDo) {
  model.setRows(shownRows({{{.kind = HeadCellKind::missing}, {.kind = HeadCellKind::missing}},
                           {{.text = "1", .kind = HeadCellKind::number, .value = 1}, {.text = "word"}}}));
  EXPECT_TRUE(model.index(0, 0).data(Qt::TextAlignmentRole).toInt() & Qt::AlignRight);
  EXPECT_TRUE(model.index(0, 1).data(Qt::TextAlignmentRole).toInt() & Qt::AlignLeft);
}

TEST_F(HeadModelTest, ARaggedRowHasTheCellsItHas) {
  EXPECT_EQ(model.columnCount(), 4);
  EXPECT_EQ(at(1, 3), QString());
}

TEST_F(HeadModelTest, AColumnWithAQuestionIsMarkedInItsHeader) {
  model.setColumns({{QStringLiteral("x"), QStringLiteral("number · target"), QStringLiteral("Which mark?")}});
  const auto header = [this](int section, int role) {
    return model.headerData(section, Qt::Horizontal, role).toString();
  };
  EXPECT_EQ(header(0, Qt::DisplayRole), QStringLiteral("? x\nnumber · target"));
  EXPECT_EQ(header(0, Qt::ToolTipRole), QStringLiteral("Which mark?"));
  EXPECT_EQ(header(1, Qt::DisplayRole).section(QLatin1Char('\n'), 0, 0), QStringLiteral("2"));
}

}  // namespace
}  // namespace epsiscope::head_model_test
