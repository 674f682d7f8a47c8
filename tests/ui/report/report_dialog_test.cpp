#include "ui/report/report_dialog.h"

#include <gtest/gtest.h>

#include <QCheckBox>

namespace epsiscope::report_dialog_test {
namespace {

QCheckBox* box(const ReportDialog& dialog, const char* name) {
  return dialog.findChild<QCheckBox*>(QLatin1String(name));
}

TEST(ReportDialog, AsksForTrueValuesAnewEachTime) {
  const Study study;
  const ReportDialog dialog(study);
  EXPECT_EQ(dialog.trueValues(), TrueValues::leftOut);
  box(dialog, "report-true-values")->click();
  EXPECT_EQ(dialog.trueValues(), TrueValues::shown);
  EXPECT_EQ(dialog.saidOf(study), study);
  EXPECT_EQ(ReportDialog(dialog.saidOf(study)).trueValues(), TrueValues::leftOut);
}

TEST(ReportDialog, KeepsInTheStudyThatTheDataAreShownAsTheyRemain) {
  const ReportDialog dialog{Study()};
  box(dialog, "report-private-data")->click();
  EXPECT_TRUE(dialog.saidOf(Study()).view.privateData);
}

}  // namespace
}  // namespace epsiscope::report_dialog_test
