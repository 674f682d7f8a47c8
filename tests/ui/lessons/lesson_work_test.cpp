#include "ui/lessons/lesson_reader.h"

#include <gtest/gtest.h>

#include <string>

#include "tests/support/grown_json.h"
#include "tests/ui/support/event_costs.h"
#include "ui/theme/resources.h"

namespace epsiscope::lesson_work_test {
namespace {

/// At every place of a lesson four times the bytes take about four times the work, in bytes requested from
/// the heap.
TEST(LessonWork, GrowsWithTheBytesAndNotFaster) {
  constexpr std::size_t kBytes = 30'000;
  useResources();
  const auto bytesFor = [](const std::string& json) {
    return test::costOfCall([&] { (void)readLesson(json, {}); }).bytes;
  };
  for (const char* id : {"the-noisy-mean", "attack"}) {
    const auto lesson = test::Json::parse(
        fileContents(QStringLiteral(":/lessons/%1.json").arg(QLatin1String(id))).toStdString());
    const auto places = test::placesIn(lesson);
    EXPECT_GT(places.size(), 30U);
    for (const auto& place : places) {
      const auto one = bytesFor(test::grown(lesson, place, kBytes));
      EXPECT_LE(bytesFor(test::grown(lesson, place, 4 * kBytes)), 5 * one) << id << ' ' << place.to_string();
    }
  }
}

}  // namespace
}  // namespace epsiscope::lesson_work_test
