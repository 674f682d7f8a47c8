#include "ui/window/page_export.h"

#include <gtest/gtest.h>

#include <QAction>
#include <QDialogButtonBox>
#include <QFile>
#include <QFileDialog>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QToolButton>

#include "tests/support/temporary_folder.h"
#include "tests/ui/support/shown_window.h"

namespace epsiscope::page_export_test {
namespace {

constexpr const char* kPage =
    "<!doctype html><html lang=\"en\"><script type=\"application/json\" id=\"epsiscope-page\"></script>"
    "<div data-static=\"table\"></div></html>";

class PageExportTest : public test::ShownWindow {
protected:
  void SetUp() override {
    ShownWindow::SetUp();
    pages = window->findChild<PageExport*>();
    pages->setTemplate(place.write("page.html", kPage));
  }
  void finish() const {
    while (pages->isBusy()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
  }
  /// A table of people with declared bounds.
  void openPeople(const char* more = "") {
    std::string table = "income,age,city\n";
    for (int i = 0; i < 60; ++i)
      table += std::to_string(1000 + 37 * i % 900) + "," + std::to_string(20 + i) + "," +
               (i % 2 == 0 ? "Bonn" : "Kiel") + "\n";
    place.write("people.csv", table);
    const std::string study = std::string(R"({"data": {"file": "people.csv", "target": "income", "lower": 0,
      "upper": 5000, "features": ["age")") +
                              more + R"(]}, "trials": 2, "epsilon": [1],
      "label_privacy": {"methods": ["laplace"]}})";
    window->session().open(OpenFile{QString::fromStdString(place.write("people.json", study).string())});
    rest();
  }
  PageDialog* asked() {
    actions().handOut->trigger();
    return window->findChild<PageDialog*>();
  }
  template <class Widget>
  Widget* part(const char* name) const {
    return window->findChild<Widget*>(QLatin1String(name));
  }
  QString notice() const { return state().notices.empty() ? QString() : state().notices.front().sentence; }
  QString file() const { return QString::fromStdString((place.path() / "handed.html").string()); }
  QJsonObject written() const {
    QFile in(file());
    EXPECT_TRUE(in.open(QIODevice::ReadOnly)) << notice().toStdString();
    const QByteArray html = in.readAll(), begin = "id=\"epsiscope-page\">";
    const qsizetype from = html.indexOf(begin) + begin.size();
    return QJsonDocument::fromJson(html.mid(from, html.indexOf("</script>", from) - from)).object();
  }

  test::TemporaryFolder place;
  PageExport* pages = nullptr;
};

TEST_F(PageExportTest, OfBuiltInDataThereIsNothingToDecide) {
  PageDialog* dialog = asked();
  ASSERT_NE(dialog, nullptr);
  EXPECT_TRUE(part<QLabel>("page-truth")->text().contains(QStringLiteral("nothing of anybody")));
  EXPECT_EQ(part<QRadioButton>("page-own"), nullptr);
  auto* choose = part<QPushButton>("page-choose");
  EXPECT_TRUE(choose->isEnabled());
  EXPECT_TRUE(choose->isDefault());
  choose->click();
  auto* files = window->findChild<QFileDialog*>();
  ASSERT_NE(files, nullptr) << "then it asks for a file";
  EXPECT_EQ(files->acceptMode(), QFileDialog::AcceptSave);
  emit files->fileSelected(file());
  finish();
  EXPECT_TRUE(written().value(QStringLiteral("table")).isNull());
  EXPECT_TRUE(notice().contains(file())) << notice().toStdString();
  EXPECT_TRUE(part<QToolButton>("notice.open-page")->isVisibleTo(window.get()));
}

TEST_F(PageExportTest, SaysWhatOfPeopleItWouldHoldAndBeginsWithPlannedOnes) {
  openPeople();
  PageDialog* dialog = asked();
  ASSERT_NE(dialog, nullptr);
  const QString truth = part<QLabel>("page-truth")->text();
  for (const char* said : {"60 rows", "income", "age"})
    EXPECT_TRUE(truth.contains(QLatin1String(said))) << truth.toStdString();
  EXPECT_FALSE(truth.contains(QStringLiteral("city")));
  EXPECT_TRUE(part<QRadioButton>("page-planned")->isChecked());
  EXPECT_EQ(dialog->people(), PagePeople::planned);
  part<QRadioButton>("page-own")->click();
  EXPECT_EQ(dialog->people(), PagePeople::asTheyAre);
  for (const char* name : {"page-planned", "page-own"})
    EXPECT_FALSE(part<QRadioButton>(name)->accessibleDescription().isEmpty());
}

TEST_F(PageExportTest, WritesTheOnesThatWereChosen) {
  openPeople();
  pages->write(file(), PagePeople::planned);
  finish();
  EXPECT_EQ(written()[QStringLiteral("study")][QStringLiteral("data")][QStringLiteral("file")].toString(),
            QStringLiteral("builtin:plan"));
  pages->write(file(), PagePeople::asTheyAre);
  finish();
  EXPECT_FALSE(written().value(QStringLiteral("table")).isNull());
  EXPECT_TRUE(written()[QStringLiteral("truth")].toString().contains(QStringLiteral("60 rows")));
  EXPECT_EQ(written()[QStringLiteral("study")][QStringLiteral("data")][QStringLiteral("file")].toString(),
            QStringLiteral("people.csv"));
}

TEST_F(PageExportTest, WithoutDeclarationsNothingIsChosenForAnybody) {
  openPeople(R"(, "city")");
  PageDialog* dialog = asked();
  ASSERT_NE(dialog, nullptr);
  EXPECT_FALSE(part<QRadioButton>("page-planned")->isEnabled());
  EXPECT_TRUE(part<QLabel>("page-why-not-planned")->text().contains(QStringLiteral("categories")));
  auto* choose = part<QPushButton>("page-choose");
  EXPECT_FALSE(choose->isEnabled());
  part<QRadioButton>("page-own")->click();
  EXPECT_TRUE(choose->isEnabled());
  EXPECT_EQ(dialog->people(), PagePeople::asTheyAre);
}

TEST_F(PageExportTest, SaysWhyThereIsNone) {
  const test::TemporaryFolder empty;
  pages->setTemplate(empty.path() / "page.html");
  pages->write(file(), PagePeople::asTheyAre);
  finish();
  EXPECT_FALSE(QFile::exists(file()));
  EXPECT_TRUE(notice().contains(QStringLiteral("page.html"))) << notice().toStdString();
  Study study = state().study;
  study.trials = 0;
  window->session().setStudy(study);
  rest();
  EXPECT_EQ(asked(), nullptr);
  EXPECT_EQ(notice(), state().whyNotRunnable());
}

}  // namespace
}  // namespace epsiscope::page_export_test
