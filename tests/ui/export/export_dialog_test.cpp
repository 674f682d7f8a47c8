#include "core/study/study.h"
#include "ui/export/export_dialog.h"

#include <gtest/gtest.h>

#include <QComboBox>
#include <QCoreApplication>
#include <QDoubleSpinBox>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QTemporaryDir>

#include "tests/ui/charts/sample_models.h"
#include "ui/theme/theme.h"

namespace epsiscope::export_dialog_test {
namespace {

class ExportDialogTest : public testing::Test {
protected:
  void SetUp() override { present(dialog); }
  void present(ExportDialog& shown) const {
    shown.present({{test::tradeOffModel(60, lightTheme()), {}}, {test::histogramModel(lightTheme()), {}}},
                  {});
  }
  template <class Control>
  Control* find(const char* name) const {
    return dialog.findChild<Control*>(QLatin1String(name));
  }
  void choose(const char* name, int index) const {
    auto* box = find<QComboBox>(name);
    box->setCurrentIndex(index);
    emit box->activated(index);
  }
  QString message() const { return find<QLabel>("export-message")->text(); }
  void write() {
    find<QPushButton>("export-write")->click();
    while (dialog.isWriting()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
  }
  QString path(const char* name) const { return folder.filePath(QString::fromLatin1(name)); }

  const QTemporaryDir folder;
  QSettings settings{folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat};
  ExportDialog dialog{settings};
};

TEST_F(ExportDialogTest, WritesTheChosenChartAndRemembersTheChoice) {
  dialog.choose(QStringLiteral("interval"));
  choose("export-preset", 0);
  dialog.setFile(path("slide.png"));
  write();
  EXPECT_EQ(QImage(path("slide.png")).size(), QSize(1920, 1080));
  EXPECT_TRUE(message().contains(path("slide.png"))) << message().toStdString();
  ExportDialog again(settings);
  present(again);
  EXPECT_EQ(again.options(), dialog.options());
  EXPECT_EQ(QFileInfo(again.file()).path(), folder.path());
}

TEST_F(ExportDialogTest, ProposesAFolderThatExists) {
  const QString gone = folder.filePath(QStringLiteral("gone"));
  settings.setValue(QStringLiteral("export/folder"), gone);
  QWidget window;
  window.setWindowFilePath(path("study.json"));
  for (QWidget* parent : {static_cast<QWidget*>(nullptr), &window}) {
    ExportDialog shown(settings, parent);
    present(shown);
    const QFileInfo proposed(shown.file());
    EXPECT_TRUE(QFileInfo(proposed.path()).isDir()) << shown.file().toStdString();
    EXPECT_EQ(proposed.path() == folder.path(), parent != nullptr) << "beside the study";
  }
}

TEST_F(ExportDialogTest, TheEndingAndTheFormatFollowEachOther) {
  dialog.setFile(path("a.png"));
  choose("export-format", 2);
  EXPECT_EQ(dialog.file(), path("a.pdf"));
  dialog.setFile(path("b.csv"));
  EXPECT_EQ(dialog.options().format, PictureFormat::csv);
}

TEST_F(ExportDialogTest, AnotherUnitKeepsTheSize) {
  find<QSpinBox>("export-dpi")->setValue(254);
  find<QDoubleSpinBox>("export-width")->setValue(100);
  choose("export-unit", 1);
  EXPECT_EQ(dialog.options().width, 1000);
  EXPECT_EQ(pixelSize(dialog.options()).width(), 1000);
  choose("export-unit", 0);
  EXPECT_EQ(dialog.options().width, 100);
}

TEST_F(ExportDialogTest, WhatMakesNoDifferenceIsDisabledAndSaysWhy) {
  const auto* appearance = find<QComboBox>("export-appearance");
  EXPECT_FALSE(appearance->isEnabled());
  EXPECT_TRUE(appearance->toolTip().contains(QStringLiteral("White paper")));
  choose("export-background", 2);
  EXPECT_TRUE(appearance->isEnabled());
  EXPECT_FALSE(appearance->toolTip().contains(QStringLiteral("White paper")));
  choose("export-format", 3);
  EXPECT_FALSE(find<QDoubleSpinBox>("export-width")->isEnabled());
  EXPECT_FALSE(find<QSpinBox>("export-dpi")->isEnabled());
}

TEST_F(ExportDialogTest, APictureThatCannotBeIsSaidAndNotWritten) {
  choose("export-unit", 1);
  find<QSpinBox>("export-dpi")->setValue(kMostDpi);
  find<QDoubleSpinBox>("export-width")->setValue(100000);
  find<QDoubleSpinBox>("export-height")->setValue(100000);
  EXPECT_FALSE(find<QPushButton>("export-write")->isEnabled());
  EXPECT_TRUE(message().contains(QStringLiteral("memory"))) << message().toStdString();
  choose("export-preset", 1);
  EXPECT_TRUE(find<QPushButton>("export-write")->isEnabled());
}

TEST_F(ExportDialogTest, AFailureIsOneSentenceInTheDialog) {
  dialog.setFile(path("missing/a.png"));
  write();
  EXPECT_TRUE(message().contains(QStringLiteral("does not exist"))) << message().toStdString();
  EXPECT_TRUE(find<QPushButton>("export-write")->isEnabled());
}

TEST_F(ExportDialogTest, TheChosenChartStaysChosenWhileItIsThere) {
  dialog.choose(QStringLiteral("interval"));
  find<QLineEdit>("export-file")->setText(path("mine.png"));
  present(dialog);
  EXPECT_EQ(find<QComboBox>("export-chart")->currentData(), QStringLiteral("interval"));
  EXPECT_EQ(dialog.file(), path("mine.png"));
  dialog.present({{test::heatModel(), {}}}, {});
  EXPECT_EQ(find<QComboBox>("export-chart")->currentData(), QStringLiteral("heat"));
  EXPECT_TRUE(dialog.file().endsWith(QStringLiteral("heat.png")));
}

TEST_F(ExportDialogTest, EveryControlIsNamedAndExplained) {
  for (const QWidget* control : dialog.findChildren<QWidget*>()) {
    if (!control->objectName().startsWith(QStringLiteral("export-")) || qobject_cast<const QLabel*>(control))
      continue;
    EXPECT_FALSE(control->accessibleName().isEmpty()) << control->objectName().toStdString();
    EXPECT_FALSE(control->accessibleName().contains(QLatin1Char('&')));
    EXPECT_FALSE(control->toolTip().isEmpty()) << control->objectName().toStdString();
    EXPECT_FALSE(control->accessibleDescription().isEmpty()) << control->objectName().toStdString();
  }
}

}  // namespace
}  // namespace epsiscope::export_dialog_test
