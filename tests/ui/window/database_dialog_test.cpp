#include "ui/window/database_dialog.h"

#include <gtest/gtest.h>

#include <QLineEdit>
#include <QPushButton>

#include "core/table/database_address.h"

namespace epsiscope::database_dialog_test {
namespace {

TEST(DatabaseDialog, NamesWhatTheReaderReads) {
  DatabaseDialog dialog;
  dialog.setAttribute(Qt::WA_DeleteOnClose, false);
  auto* service = dialog.findChild<QLineEdit*>(QStringLiteral("database-service"));
  auto* rows = dialog.findChild<QLineEdit*>(QStringLiteral("database-rows"));
  auto* open = dialog.findChild<QPushButton*>(QStringLiteral("database-open"));
  EXPECT_FALSE(open->isEnabled());
  service->setText(QStringLiteral(" office "));
  EXPECT_TRUE(open->isEnabled());
  EXPECT_EQ(dialog.address(), QStringLiteral("postgresql:office")) << "its tables are listed next";
  for (const std::string words :
       {"people", "public.people", "select", "with", "selected people", "with_people", "50% \"Größe\"?"}) {
    rows->setText(QString::fromStdString(words));
    const DatabaseAddress address = databaseAddress(dialog.address().toStdString());
    EXPECT_EQ(address.engine, DatabaseEngine::postgresql);
    EXPECT_EQ(address.place, "office");
    EXPECT_EQ(address.table, words);
  }
  for (const std::string words :
       {"SELECT a FROM t WHERE b LIKE 'x%' AND c ? 'd'", "with u as (select 1) select * from u",
        "SELECT\n  a\nFROM t", "select*from t", "(SELECT 1)"}) {
    rows->setText(QString::fromStdString(words));
    EXPECT_EQ(databaseAddress(dialog.address().toStdString()).query, words);
  }
  QStringList chosen;
  QObject::connect(&dialog, &DatabaseDialog::chosen, &dialog,
                   [&](const QString& address) { chosen << address; });
  dialog.open();
  open->click();
  EXPECT_EQ(chosen, QStringList{dialog.address()});
}

}  // namespace
}  // namespace epsiscope::database_dialog_test
