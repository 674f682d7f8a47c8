#include <gtest/gtest.h>

#include <QApplication>

#include "tests/ui/support/event_costs.h"
#include "tests/ui/support/fresh_look.h"
#include "tests/ui/support/own_surroundings.h"
#include "tests/ui/support/save_forever.h"

int main(int argc, char** argv) {
  const epsiscope::test::OwnSurroundings surroundings;
  epsiscope::test::CountingApplication application(argc, argv);
  QApplication::setStyle(QStringLiteral("Fusion"));
  QApplication::setOrganizationName(QStringLiteral("epsiscope-tests"));
  QApplication::setApplicationName(QStringLiteral("epsiscope-tests"));
  const QStringList arguments = QApplication::arguments();
  if (arguments.value(1) == QLatin1String(epsiscope::test::kSaveForever))
    epsiscope::test::saveForever(arguments.value(2));
  testing::InitGoogleTest(&argc, argv);
  testing::UnitTest::GetInstance()->listeners().Append(new epsiscope::test::FreshLook);
  return RUN_ALL_TESTS();
}
