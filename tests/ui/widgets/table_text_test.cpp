#include "ui/widgets/table_text.h"

#include <gtest/gtest.h>

#include <QStandardItemModel>

namespace epsiscope::table_text_test {
namespace {

TEST(TableText, HasALineForEachRowAndATabBetweenCells) {
  QStandardItemModel model(2, 2);
  model.setHorizontalHeaderLabels({QStringLiteral("method"), QStringLiteral("error")});
  model.setItem(0, 0, new QStandardItem(QStringLiteral("Laplace")));
  model.setItem(0, 1, new QStandardItem(QStringLiteral("0.5")));
  model.setItem(1, 0, new QStandardItem(QStringLiteral("a\tb\nc")));
  EXPECT_EQ(toTsv(tableOf(model)), QStringLiteral("method\terror\nLaplace\t0.5\na b c\t\n"));
}

TEST(TableText, IsEscapedForWordProcessors) {
  const TextTable table{.headings = {QStringLiteral("a<b")}, .rows = {{QStringLiteral("\"&\"")}}};
  EXPECT_EQ(toHtml(table),
            QStringLiteral("<table>\n<tr><th>a&lt;b</th></tr>\n<tr><td>&quot;&amp;&quot;</td></tr>\n"
                           "</table>\n"));
}

}  // namespace
}  // namespace epsiscope::table_text_test
