#include "ui/widgets/text_field.h"

#include <gtest/gtest.h>

namespace epsiscope::text_field_test {
namespace {

QString mustBeDigits(const QString& text) {
  bool good = false;
  text.toInt(&good);
  return good ? QString() : QStringLiteral("Digits, please.");
}

class TextFieldTest : public testing::Test {
protected:
  void SetUp() override {
    QObject::connect(&field, &TextField::accepted, [this](const QString& text) { accepted << text; });
    QObject::connect(&field, &TextField::badText, [this](bool bad) { reports.push_back(bad); });
    field.showText(QStringLiteral("5"));
  }
  void type(const QString& text) {
    field.setText(text);
    emit field.editingFinished();
  }
  TextField field{QStringLiteral("Number"), mustBeDigits};
  QStringList accepted;
  std::vector<bool> reports;
};

TEST_F(TextFieldTest, HandsOutGoodTextOnce) {
  type(QStringLiteral("7"));
  emit field.editingFinished();
  EXPECT_EQ(accepted, QStringList{QStringLiteral("7")});
}

TEST_F(TextFieldTest, BadTextStaysAndIsReportedUntilItIsGood) {
  type(QStringLiteral("seven"));
  EXPECT_EQ(field.text(), QStringLiteral("seven"));
  EXPECT_EQ(field.sentence(), QStringLiteral("Digits, please."));
  field.showText(QStringLiteral("5"));
  EXPECT_EQ(field.text(), QStringLiteral("seven")) << "the value did not change";
  type(QStringLiteral("5"));
  EXPECT_TRUE(field.sentence().isEmpty());
  EXPECT_EQ(reports, (std::vector<bool>{true, false}));
  EXPECT_TRUE(accepted.isEmpty());
}

TEST_F(TextFieldTest, ATextWithoutRoomIsShownFromItsStart) {
  field.showText(QString(500, QLatin1Char('7')));
  EXPECT_EQ(field.cursorPosition(), 0);
}

TEST_F(TextFieldTest, AnotherValueReplacesBadText) {
  type(QStringLiteral("seven"));
  field.showText(QStringLiteral("8"));
  EXPECT_EQ(field.text(), QStringLiteral("8"));
  EXPECT_EQ(reports, (std::vector<bool>{true, false}));
}

TEST_F(TextFieldTest, AProblemFromOutsideIsShownUnlessTheTextIsBad) {
  field.setProblem(QStringLiteral("Too large."));
  EXPECT_EQ(field.sentence(), QStringLiteral("Too large."));
  type(QStringLiteral("x"));
  EXPECT_EQ(field.sentence(), QStringLiteral("Digits, please."));
}

TEST(NumbersFromText, ReadsListsAndRefusesWhatIsNoNumber) {
  EXPECT_EQ(numbersFromText(QStringLiteral("0.1, 0.5;2  8")), (std::vector<double>{0.1, 0.5, 2, 8}));
  EXPECT_EQ(numbersFromText(QStringLiteral("0.1, abc")), std::nullopt);
  EXPECT_EQ(numbersFromText(QStringLiteral("inf")), std::nullopt);
  EXPECT_EQ(textOfNumbers({0.1, 2, 1e-5}), QStringLiteral("0.1, 2, 1e-5"));
}

}  // namespace
}  // namespace epsiscope::text_field_test
