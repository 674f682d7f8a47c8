#include "ui/widgets/names_text.h"

#include <gtest/gtest.h>

#include "core/tasks/task.h"
#include "core/text/sentence.h"

namespace epsiscope::names_text_test {
namespace {

TEST(NamesText, SaysHowManyMethodsThereAre) {
  EXPECT_EQ(namesText({}), QString());
  EXPECT_EQ(namesText({QStringLiteral("Laplace"), QStringLiteral("Staircase")}),
            QStringLiteral("Laplace, Staircase"));
  for (const Task* task : allTasks()) {
    QStringList names;
    for (const Method& method : task->methods())
      names << QString::fromStdString(sentence("Core", method.name.c_str()));
    const QString text = namesText(names);
    const QString mark = text.contains(u';') ? QStringLiteral("; ") : QStringLiteral(", ");
    EXPECT_EQ(text.split(mark), names) << text.toStdString();
  }
}

}  // namespace
}  // namespace epsiscope::names_text_test
