#include "ui/lessons/class_folder.h"

#include <gtest/gtest.h>

#include "tests/support/temporary_folder.h"
#include "tests/ui/lessons/example_lesson.h"
#include "ui/lessons/lesson_shelf.h"

namespace epsiscope::class_folder_test {
namespace {

class ClassFolderTest : public testing::Test {
protected:
  ClassFolder read() const { return readClassFolder(QString::fromStdString(m_folder.path().string())); }
  static std::string lessonCalled(const std::string& id) {
    std::string lesson = test::exampleLesson();
    const std::size_t start = lesson.find("\"id\": \"") + 7;
    return lesson.replace(start, lesson.find('"', start) - start, id);
  }

  test::TemporaryFolder m_folder;
};

TEST_F(ClassFolderTest, HasTheLessonsAmongItsFilesInTheirOrder) {
  m_folder.write("2-second.json", lessonCalled("second"));
  m_folder.write("1-first.json", lessonCalled("first"));
  m_folder.write("study.json", R"({"format": "epsiscope-study", "version": 1})");
  m_folder.write("table.csv", "x,y\n1,2\n");
  const ClassFolder found = read();
  ASSERT_EQ(found.lessons.size(), 2U);
  EXPECT_EQ(found.lessons[0].id, QStringLiteral("first"));
  EXPECT_EQ(found.lessons[1].id, QStringLiteral("second"));
  EXPECT_TRUE(found.problems.isEmpty());
  EXPECT_TRUE(found.study.isEmpty());
}

TEST_F(ClassFolderTest, SaysHowTheWindowStarts) {
  m_folder.write("start.json", R"({"format": "epsiscope-study", "version": 1})");
  m_folder.write("class.json", R"({"format": "epsiscope-class", "version": 1, "title": "Statistics 1",
                                   "study": "start.json", "present": true, "closed": ["task", "data"]})");
  const ClassFolder found = read();
  EXPECT_EQ(found.title, QStringLiteral("Statistics 1"));
  EXPECT_TRUE(found.study.endsWith(QStringLiteral("/start.json")));
  EXPECT_TRUE(found.presents);
  EXPECT_EQ(found.closed, (QStringList{QStringLiteral("task"), QStringLiteral("data")}));
  EXPECT_TRUE(found.problems.isEmpty()) << found.problems.join(u'\n').toStdString();
}

TEST_F(ClassFolderTest, NamesWhatItCannotUseAndUsesTheRest) {
  m_folder.write("a.json", lessonCalled("own"));
  m_folder.write("b.json", lessonCalled("own"));
  m_folder.write("c.json", lessonCalled(shippedLessons().front().toStdString()));
  m_folder.write("class.json", R"({"format": "epsiscope-class", "study": "absent.json", "colour": 1})");
  const ClassFolder found = read();
  EXPECT_EQ(found.lessons.size(), 1U);
  ASSERT_EQ(found.problems.size(), 4);
  EXPECT_TRUE(found.problems[0].contains(QStringLiteral("b.json: Another lesson has the id \"own\"")));
  EXPECT_TRUE(found.problems[2].contains(QStringLiteral("absent.json is not there")));
  EXPECT_TRUE(found.problems[3].contains(QStringLiteral("\"colour\"")));
}

TEST_F(ClassFolderTest, SaysTheLineAndKeyOfWhatIsWrongAndUsesTheRest) {
  m_folder.write("class.json",
                 "{\"version\": 2,\n\"title\": \"T\",\n\"present\": \"yes\",\n\"closed\": [\"task\",\n7]}");
  const ClassFolder found = read();
  EXPECT_EQ(found.title, QStringLiteral("T"));
  EXPECT_FALSE(found.presents);
  EXPECT_EQ(found.closed, QStringList{QStringLiteral("task")});
  ASSERT_EQ(found.problems.size(), 3);
  EXPECT_TRUE(
      found.problems[0].contains(QStringLiteral("class.json, line 1, version: This Epsiscope reads")));
  EXPECT_TRUE(found.problems[1].contains(QStringLiteral(", line 3, present: This must be true or false.")));
  EXPECT_TRUE(found.problems[2].contains(QStringLiteral(", line 5, closed[1]: This must be the name of a")));
  m_folder.write("class.json", "{\n\"title\": ");
  const ClassFolder cut = read();
  ASSERT_EQ(cut.problems.size(), 1);
  EXPECT_TRUE(cut.problems[0].contains(QStringLiteral("class.json, line 2")));
}

TEST_F(ClassFolderTest, LooksAtAsManyFilesAsAClassHas) {
  for (int i = 100; i < 301; ++i)
    m_folder.write(std::to_string(i) + ".json", lessonCalled("of" + std::to_string(i)));
  const ClassFolder found = read();
  EXPECT_EQ(found.lessons.size(), 200U);
  ASSERT_EQ(found.problems.size(), 1);
  EXPECT_TRUE(found.problems[0].contains(QStringLiteral("has 201 JSON files, and only the first 200")))
      << found.problems[0].toStdString();
}

TEST_F(ClassFolderTest, IsEmptyWhereThereIsNoneAndSaysWhereItIsGone) {
  const ClassFolder none = readClassFolder({});
  EXPECT_TRUE(none.lessons.empty() && none.problems.isEmpty());
  EXPECT_EQ(readClassFolder(QStringLiteral("/nowhere/at/all")).problems.size(), 1);
}

TEST_F(ClassFolderTest, ALessonMayUseATableBesideItAndNoOther) {
  m_folder.write("table.csv", "x,y\n1,2\n2,3\n");
  const auto lessonOn = [&](const std::string& file) {
    std::string lesson = test::exampleLesson();
    const std::size_t start = lesson.find("builtin:");
    lesson.replace(start, lesson.find('"', start) - start, file);
    const auto path = m_folder.write("lesson.json", lesson);
    return readLessonFile(QString::fromStdString(path.string()), test::someControls());
  };
  const LessonReading beside = lessonOn("table.csv");
  ASSERT_TRUE(beside.lesson) << (beside.problems.empty() ? "" : beside.problems[0].sentence.toStdString());
  EXPECT_EQ(beside.lesson->study.data.file, (m_folder.path() / "table.csv").string());
  for (const char* file : {"absent.csv", "../table.csv", "/etc/passwd", "folder/table.csv", "."})
    EXPECT_FALSE(lessonOn(file).lesson) << file;
  const test::TemporaryFolder elsewhere;
  std::filesystem::create_symlink(elsewhere.write("theirs.csv", "x,y\n1,2\n2,3\n"),
                                  m_folder.path() / "link.csv");
  EXPECT_FALSE(lessonOn("link.csv").lesson);
}

/// A file outside is refused under its own name, and through a link to a file or a folder.
TEST_F(ClassFolderTest, OpensNothingOutsideOfIt) {
  const test::TemporaryFolder elsewhere;
  const std::filesystem::path study =
      elsewhere.write("study.json", R"({"format": "epsiscope-study", "version": 1})");
  const std::filesystem::path folder = m_folder.path() / "class";
  std::filesystem::create_directory(folder);
  m_folder.write("above.json", R"({"format": "epsiscope-study", "version": 1})");
  std::filesystem::create_symlink(study, folder / "link.txt");
  std::filesystem::create_directory_symlink(elsewhere.path(), folder / "folder");
  std::filesystem::create_directory(folder / "deep");
  m_folder.write("class/deep/study.json", R"({"format": "epsiscope-study", "version": 1})");
  const auto studyOf = [&](const std::string& name) {
    m_folder.write("class/class.json", R"({"study": ")" + name + "\"}");
    const ClassFolder found = readClassFolder(QString::fromStdString(folder.string()));
    EXPECT_EQ(found.study.isEmpty(), found.problems.size() == 1) << name;
    return found.study;
  };
  for (const std::string& name :
       {study.string(), std::string("../above.json"), std::string("deep/../../above.json"),
        std::string("link.txt"), std::string("folder/study.json"), std::string("/dev/null"), std::string("."),
        std::string("deep")})
    EXPECT_EQ(studyOf(name), QString()) << name;
  EXPECT_TRUE(studyOf("deep/study.json").endsWith(QStringLiteral("/deep/study.json")));
  // The folder itself may be reached through a link.
  std::filesystem::create_directory_symlink(folder, m_folder.path() / "this term");
  EXPECT_FALSE(
      readClassFolder(QString::fromStdString((m_folder.path() / "this term").string())).study.isEmpty());
}

TEST_F(ClassFolderTest, ReadsNoLinkOutOfIt) {
  const test::TemporaryFolder elsewhere;
  std::filesystem::create_symlink(elsewhere.write("lesson.json", lessonCalled("theirs")),
                                  m_folder.path() / "lesson.json");
  std::filesystem::create_symlink(elsewhere.write("class.json", R"({"title": "Theirs"})"),
                                  m_folder.path() / "class.json");
  m_folder.write("own.json", lessonCalled("own"));
  std::filesystem::create_symlink("own.json", m_folder.path() / "zz-again.json");
  const ClassFolder found = read();
  ASSERT_EQ(found.lessons.size(), 1U);
  EXPECT_EQ(found.lessons[0].id, QStringLiteral("own"));
  EXPECT_NE(found.title, QStringLiteral("Theirs"));
  ASSERT_EQ(found.problems.size(), 3);
  EXPECT_TRUE(found.problems[0].contains(QStringLiteral("class.json: This leads out of the folder")));
}

}  // namespace
}  // namespace epsiscope::class_folder_test
