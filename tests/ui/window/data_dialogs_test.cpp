#include <QLabel>
#include <QPushButton>
#include <QToolButton>

#include "tests/support/temporary_folder.h"
#include "tests/ui/support/shown_window.h"
#include "ui/import/import_dialog.h"

namespace epsiscope::data_dialogs_test {
namespace {

class DataDialogsTest : public test::ShownWindow {
protected:
  ImportDialog* dialog() const {
    for (auto* one : window->findChildren<ImportDialog*>())
      if (one->isVisible()) return one;
    return nullptr;
  }
  void ask(const std::string& text) {
    window->session().open(OpenAsking{QString::fromStdString(files.write("table.csv", text).string())});
    settleDialog();
  }
  void settleDialog() {
    while (dialog() != nullptr && dialog()->isReading())
      QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    rest();
  }
  void press(const char* button) {
    dialog()->findChild<QPushButton*>(QLatin1String(button))->click();
    rest();
  }
  test::TemporaryFolder files;
};

TEST_F(DataDialogsTest, CancelLeavesEverythingAsItIs) {
  const Study study = state().study;
  const auto dataset = state().dataset;
  ask("a,y\n1,2\n3,4\n5,6\n");
  ASSERT_NE(dialog(), nullptr);
  EXPECT_TRUE(dialog()->isModal());
  press("import-cancel");
  EXPECT_EQ(dialog(), nullptr);
  EXPECT_EQ(state().study, study);
  EXPECT_EQ(state().dataset, dataset);
}

TEST_F(DataDialogsTest, WhatIsImportedIsTheDataOfTheStudy) {
  ask("a,y\n1,2\n3,4\n5,6\n");
  press("import-accept");
  EXPECT_EQ(state().dataset->find("y"), 1);
  EXPECT_EQ(state().study.data.target, "y");
}

TEST_F(DataDialogsTest, HowItWasReadIsALinkBesideTheName) {
  auto* link = window->findChild<QToolButton*>(QStringLiteral("data.reading"));
  ASSERT_NE(link, nullptr);
  EXPECT_TRUE(link->isHidden()) << "built-in data come from no file";
  ask("a,y\n1,2\n3,4\n5,6\n");
  press("import-accept");
  EXPECT_FALSE(link->isHidden());
  link->click();
  settleDialog();
  ASSERT_NE(dialog(), nullptr);
  EXPECT_EQ(dialog()->reason(), QString());
  EXPECT_EQ(dialog()->choice().target, "y");
}

TEST_F(DataDialogsTest, TheLatestFileIsTheOneThatIsAskedAbout) {
  ask("a,y\n1,2\n3,4\n5,6\n");
  ask("b,z\n1,2\n3,4\n5,6\n");
  press("import-accept");
  EXPECT_EQ(state().study.data.target, "z");
  EXPECT_EQ(dialog(), nullptr);
}

}  // namespace
}  // namespace epsiscope::data_dialogs_test
