#include "ui/export/clipboard.h"

#include <gtest/gtest.h>

#include <QImage>
#include <QMimeData>

#include <memory>

#include "tests/ui/charts/sample_models.h"
#include "ui/charts/chart_csv.h"
#include "ui/theme/theme.h"

namespace epsiscope::clipboard_test {
namespace {

TEST(Clipboard, DataAreLinesOfCellsWithWhereTheyAreFrom) {
  ChartModel model = test::histogramModel(lightTheme());
  model.series.front().id = QStringLiteral("a \"b\", c");
  const std::unique_ptr<QMimeData> data(copiedData(model, {}, {{QStringLiteral("seed: 7")}, {}}));
  EXPECT_TRUE(data->text().contains(QStringLiteral("# seed: 7\n")));
  EXPECT_TRUE(data->text().contains(QStringLiteral("\na \"b\", c\t0\t")));
  EXPECT_TRUE(data->html().contains(QStringLiteral("<td>a &quot;b&quot;, c</td>")));
  EXPECT_EQ(data->data(QStringLiteral("text/csv")), chartCsv(model, {QStringLiteral("seed: 7")}));
}

TEST(Clipboard, WhatIsHiddenIsNotCopied) {
  const ChartModel model = test::tradeOffModel(20, lightTheme());
  const std::unique_ptr<QMimeData> data(copiedData(model, {.hidden = {"laplace"}}, {}));
  EXPECT_FALSE(data->text().contains(QStringLiteral("\nlaplace\t")));
  EXPECT_TRUE(data->text().contains(QStringLiteral("\nstaircase\t")));
}

TEST(Clipboard, APictureIsAPictureAndADrawing) {
  const std::unique_ptr<QMimeData> data(copiedPicture(test::heatModel(), {}, {}));
  const QImage image = qvariant_cast<QImage>(data->imageData());
  EXPECT_EQ(image.size(), QSize(1600, 1000));
  EXPECT_EQ(image.pixelColor(2, 2), QColor(Qt::white));
  EXPECT_TRUE(data->data(QStringLiteral("image/svg+xml")).contains("</svg>"));
}

}  // namespace
}  // namespace epsiscope::clipboard_test
