#include "ui/lessons/lesson_shelf.h"

#include <gtest/gtest.h>

#include <sys/stat.h>

#include "tests/support/temporary_folder.h"
#include "tests/ui/lessons/example_lesson.h"

namespace epsiscope::lesson_shelf_test {
namespace {

/// Opening a pipe would wait for somebody to write into it, a device never ends, and a large file takes the
/// window's time.
TEST(LessonShelf, ALessonIsAPlainFileThatIsSmall) {
  const test::TemporaryFolder folder;
  const std::filesystem::path pipe = folder.path() / "pipe";
  ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
  const std::string lesson = test::exampleLesson();
  const auto read = [](const std::filesystem::path& file) {
    return readLessonFile(QString::fromStdString(file.string()), test::someControls());
  };
  EXPECT_TRUE(read(folder.write("lesson.json", lesson)).lesson);
  for (const std::filesystem::path& file :
       {pipe, std::filesystem::path("/dev/zero"),
        folder.write("large.json", lesson + std::string(std::size_t{1} << 20, ' '))}) {
    const LessonReading reading = read(file);
    EXPECT_FALSE(reading.lesson) << file;
    EXPECT_EQ(reading.problems.size(), 1u) << file;
    EXPECT_TRUE(lessonHead(QString::fromStdString(file.string())).title.isEmpty()) << file;
  }
}

}  // namespace
}  // namespace epsiscope::lesson_shelf_test
