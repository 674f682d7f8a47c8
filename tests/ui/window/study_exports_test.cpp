#include "ui/window/study_exports.h"

#include <gtest/gtest.h>

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QMessageBox>
#include <QMimeData>

#include "tests/ui/support/shown_window.h"
#include "ui/export/picture_options.h"

namespace epsiscope::study_exports_test {
namespace {

class StudyExportsTest : public test::ShownWindow {
protected:
  void SetUp() override {
    ShownWindow::SetUp();
    exports = window->findChild<StudyExports*>();
  }
  void finish() const {
    while (exports->isBusy()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
  }
  QString notice() const {
    const std::vector<Notice>& notices = window->session().state().notices;
    return notices.empty() ? QString() : notices.front().sentence;
  }
  static QByteArray contents(const QString& file) {
    QFile in(file);
    EXPECT_TRUE(in.open(QIODevice::ReadOnly)) << file.toStdString();
    return in.readAll();
  }

  StudyExports* exports = nullptr;
};

TEST_F(StudyExportsTest, ChartsOfTabsThatWereNeverShownAreWrittenToo) {
  savePictureOptions(settings, {.format = PictureFormat::svg});
  const QTemporaryDir target;
  exports->writeCharts(target.path());
  finish();
  const QStringList files = QDir(target.path()).entryList(QDir::Files);
  for (const char* name : {"trade-off.svg", "noise.svg", "interval.svg", "prior-share.svg", "data.svg"})
    EXPECT_TRUE(files.contains(QLatin1String(name))) << name;
  EXPECT_TRUE(notice().contains(target.path())) << notice().toStdString();
}

TEST_F(StudyExportsTest, ChartsThatAreThereAreReplacedOnlyWhereThatIsSaid) {
  savePictureOptions(settings, {.format = PictureFormat::svg});
  const QTemporaryDir target;
  const QDir there(target.path());
  QFile other(there.filePath(QStringLiteral("noise.svg")));
  ASSERT_TRUE(other.open(QIODevice::WriteOnly));
  other.write("of somebody else");
  other.close();
  const auto answer = [&](const char* text) {
    exports->writeCharts(target.path());
    finish();
    auto* box = window->findChild<QMessageBox*>(QStringLiteral("replace-charts"));
    ASSERT_NE(box, nullptr) << text;
    EXPECT_TRUE(box->informativeText().contains(QStringLiteral("noise.svg")));
    for (QAbstractButton* button : box->buttons())
      if (button->text().remove(QLatin1Char('&')) == QLatin1String(text)) button->click();
    delete box;
    finish();
  };
  answer("Cancel");
  EXPECT_EQ(there.entryList(QDir::Files).size(), 1);
  answer("Keep both");
  EXPECT_EQ(contents(other.fileName()), "of somebody else");
  EXPECT_TRUE(there.exists(QStringLiteral("noise-2.svg")));
  EXPECT_TRUE(there.exists(QStringLiteral("trade-off.svg")));
  answer("Replace them");
  EXPECT_NE(contents(other.fileName()), "of somebody else");
  EXPECT_FALSE(there.exists(QStringLiteral("noise-3.svg")));
}

TEST_F(StudyExportsTest, AFolderThatIsNotThereIsSaidInOneSentence) {
  exports->writeCharts(folder.filePath(QStringLiteral("missing")));
  finish();
  EXPECT_TRUE(notice().contains(QStringLiteral("does not exist"))) << notice().toStdString();
}

TEST_F(StudyExportsTest, TheReportIsAPageOrPagesByItsEnding) {
  exports->writeReport(folder.filePath(QStringLiteral("r.html")));
  finish();
  EXPECT_TRUE(contents(folder.filePath(QStringLiteral("r.html"))).startsWith("<!DOCTYPE html>"));
  exports->writeReport(folder.filePath(QStringLiteral("r.pdf")));
  finish();
  EXPECT_TRUE(contents(folder.filePath(QStringLiteral("r.pdf"))).startsWith("%PDF"));
}

TEST_F(StudyExportsTest, NothingIsExportedOfAStudyThatCannotRun) {
  Study study = window->session().state().study;
  study.trials = 0;
  window->session().setStudy(study);
  test::settle(window->session());
  exports->writeReport(folder.filePath(QStringLiteral("r.html")));
  finish();
  EXPECT_FALSE(QFile::exists(folder.filePath(QStringLiteral("r.html"))));
  EXPECT_EQ(notice(), window->session().state().whyNotRunnable());
}

TEST_F(StudyExportsTest, ThePictureOfTheChartInFocusIsCopied) {
  window->actionsOfWindow().tabs[2]->trigger();
  test::settle(window->session());
  const auto titleCopied = [&] {
    window->actionsOfWindow().copyPicture->trigger();
    const QMimeData* data = QApplication::clipboard()->mimeData();
    EXPECT_EQ(qvariant_cast<QImage>(data->imageData()).size(), QSize(1600, 1000));
    EXPECT_TRUE(data->data(QStringLiteral("image/svg+xml")).contains("<text"));
    return qvariant_cast<QImage>(data->imageData()).text(QStringLiteral("Title"));
  };
  const std::vector<Chart*> charts = window->currentView()->charts();
  charts[0]->setFocus();
  EXPECT_EQ(titleCopied(), window->currentView()->modelOf(charts[0]).title);
  charts[1]->setFocus();
  EXPECT_EQ(titleCopied(), window->currentView()->modelOf(charts[1]).title);
}

TEST_F(StudyExportsTest, DataAndTableAreCopiedForSpreadsheets) {
  window->actionsOfWindow().copyData->trigger();
  const QMimeData* data = QApplication::clipboard()->mimeData();
  EXPECT_TRUE(data->text().contains(QStringLiteral("\nseries\tx\ty\tupper\n")));
  EXPECT_TRUE(data->data(QStringLiteral("text/csv")).contains("\nseries,x,y,upper,private\n"));
  EXPECT_TRUE(data->data(QStringLiteral("text/csv")).contains("# seed: "));
  EXPECT_TRUE(data->html().startsWith(QStringLiteral("<table>")));
  window->actionsOfWindow().copyTable->trigger();
  const QStringList lines = QApplication::clipboard()->text().split(QLatin1Char('\n'));
  EXPECT_TRUE(lines[0].startsWith(QStringLiteral("at ε = 1\ttest error\tRMSE"))) << lines[0].toStdString();
  const auto methods = static_cast<qsizetype>(window->session().state().study.labelPrivacy.methods.size());
  EXPECT_EQ(lines.size(), methods + 4) << "the heading, the two baselines and the end";
}

}  // namespace
}  // namespace epsiscope::study_exports_test
