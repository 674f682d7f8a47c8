#include "ui/window/export_header.h"

#include <gtest/gtest.h>

#include "core/study/study_file.h"

namespace epsiscope {
namespace {

TEST(ExportHeader, repeats_the_study_and_marks_what_is_not_private) {
  Dataset dataset;
  dataset.name = "table";
  dataset.sha256 = "abc123";
  Study study;
  study.seed = 4711;
  const auto [lines, mark] = exportHeader(dataset, study);
  EXPECT_FALSE(mark.isEmpty());
  EXPECT_TRUE(lines.join(QLatin1Char('\n')).contains(QStringLiteral("abc123")));
  EXPECT_TRUE(lines.contains(QStringLiteral("seed: 4711")));
  EXPECT_TRUE(lines.contains(QStringLiteral("Classroom mode: not private")));
  const QString prefix = QStringLiteral("study: ");
  ASSERT_TRUE(lines.back().startsWith(prefix));
  EXPECT_EQ(parseStudy(lines.back().mid(prefix.size()).toStdString(), "header"), study);
}

TEST(ExportHeader, says_the_task_and_what_neighbours_are) {
  Study study;
  EXPECT_TRUE(exportHeader({}, study).lines.contains(
      QStringLiteral("task: label-privacy, neighbours: one label replaced")));
  study.task = Task::kernelRelease;
  EXPECT_TRUE(exportHeader({}, study).lines.contains(
      QStringLiteral("task: kernel-release, neighbours: one row replaced")));
}

}  // namespace
}  // namespace epsiscope
