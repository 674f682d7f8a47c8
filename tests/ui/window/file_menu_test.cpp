#include <gtest/gtest.h>

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDragEnterEvent>
#include <QMimeData>
#include <QUrl>

#include "tests/support/temporary_folder.h"
#include "tests/ui/support/shown_window.h"

namespace epsiscope::file_menu_test {
namespace {

class FileMenuTest : public test::ShownWindow {
protected:
  bool takesDrop(const QList<QUrl>& urls) const {
    QMimeData data;
    data.setUrls(urls);
    QDragEnterEvent enter(QPoint(200, 200), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    enter.ignore();
    QCoreApplication::sendEvent(window.get(), &enter);
    return enter.isAccepted();
  }
};

TEST_F(FileMenuTest, ATableIsPastedFromTheClipboard) {
  QApplication::clipboard()->setText(QStringLiteral("x\ty\n1\t5\n2\t7\n3\t9\n4\t11\n"));
  actions().pasteTable->trigger();
  rest();
  EXPECT_EQ(state().dataset->rows(), 4u);
  EXPECT_FALSE(settings.contains(QStringLiteral("recent")));
}

TEST_F(FileMenuTest, TakesPlainFilesAndNothingElse) {
  const test::TemporaryFolder place;
  const QUrl file = QUrl::fromLocalFile(QString::fromStdString(place.write("a.xlsx", "PK").string()));
  EXPECT_TRUE(takesDrop({file}));
  EXPECT_TRUE(takesDrop({file, file}));
  EXPECT_FALSE(takesDrop({QUrl::fromLocalFile(QString::fromStdString(place.path().string()))}));
  EXPECT_FALSE(takesDrop({QUrl(QStringLiteral("https://example.org/a.csv"))}));
  EXPECT_FALSE(takesDrop({}));
}

}  // namespace
}  // namespace epsiscope::file_menu_test
