#include "ui/views/data/bounds_dialog.h"

#include <gtest/gtest.h>

#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>

#include <array>
#include <utility>
#include <vector>

namespace epsiscope::bounds_dialog_test {
namespace {

class BoundsDialogTest : public testing::Test {
protected:
  void open(const BoundsDialog::Bound& declared) {
    dialog = new BoundsDialog("age", declared);
    QObject::connect(dialog, &BoundsDialog::chosen,
                     [this](const BoundsDialog::Bound& bound) { chosen.push_back(bound); });
  }
  ~BoundsDialogTest() override { delete dialog; }
  QLineEdit& field(const char* name) { return *dialog->findChild<QLineEdit*>(QLatin1String(name)); }
  void write(const char* least, const char* largest) {
    field("least-value").setText(QLatin1String(least));
    field("largest-value").setText(QLatin1String(largest));
  }
  QPushButton* ok() { return dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok); }

  QPointer<BoundsDialog> dialog;
  std::vector<BoundsDialog::Bound> chosen;
};

TEST_F(BoundsDialogTest, DeclareTwoValuesOrTheLargestAlone) {
  const std::vector<std::pair<std::array<const char*, 2>, BoundsDialog::Bound>> cases = {
      {{"18", " 90 "}, ColumnBound{.column = "age", .bound = 90, .lower = 18}},
      {{"", "100"}, ColumnBound{.column = "age", .bound = 100}},
      {{"-40", "-1e-3"}, ColumnBound{.column = "age", .bound = -1e-3, .lower = -40}},
      {{"", " "}, {}}};
  for (const auto& [texts, bound] : cases) {
    open({});
    write(texts[0], texts[1]);
    ok()->click();
    ASSERT_FALSE(chosen.empty()) << texts[1];
    EXPECT_EQ(chosen.back(), bound) << texts[1];
    delete dialog;
  }
}

TEST_F(BoundsDialogTest, WhatIsDeclaredComesBackAsItWas) {
  for (const ColumnBound& bound : {ColumnBound{.column = "age", .bound = 0.1, .lower = -1.0 / 3},
                                   ColumnBound{.column = "age", .bound = 1e99}}) {
    open(bound);
    ok()->click();
    EXPECT_EQ(chosen.back(), bound);
    delete dialog;
  }
}

TEST_F(BoundsDialogTest, BoundsThatCannotBeSayWhy) {
  open({});
  for (const auto& [least, largest] : std::vector<std::array<const char*, 2>>{
           {"0", ""}, {"ten", "20"}, {"1", "nan"}, {"5", "5"}, {"6", "5"}, {"", "0"}, {"", "-3"}}) {
    write(least, largest);
    EXPECT_FALSE(ok()->isEnabled()) << least << " " << largest;
    EXPECT_FALSE(ok()->toolTip().isEmpty()) << least << " " << largest;
  }
  EXPECT_TRUE(chosen.empty());
}

}  // namespace
}  // namespace epsiscope::bounds_dialog_test
