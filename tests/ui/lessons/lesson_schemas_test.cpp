#include <gtest/gtest.h>

#include <QMenu>

#include <regex>
#include <set>
#include <string>
#include <vector>

#include "tests/support/json_schema.h"
#include "tests/support/temporary_folder.h"
#include "tests/ui/lessons/example_lesson.h"
#include "ui/lessons/class_folder.h"
#include "ui/lessons/condition_reader.h"
#include "ui/lessons/quantity.h"
#include "ui/setup/setup_panel.h"
#include "ui/state/view_kind.h"

// The schemas of lessons and classes list the same words as the window.

namespace epsiscope::lesson_schemas_test {
namespace {

using test::JsonSchema;
using test::plain;
using test::Plain;
using Words = std::set<std::string>;

Words wordsOf(const QStringList& names) {
  Words words;
  for (const QString& name : names) words.insert(name.toStdString());
  return words;
}

Words viewIds() {
  Words ids;
  for (const ViewKind& view : allViews()) ids.insert(view.id);
  return ids;
}

/// The words of "a|b|c".
Words alternatives(const std::string& text) {
  Words words;
  for (std::size_t start = 0; start <= text.size();) {
    const std::size_t end = std::min(text.find('|', start), text.size());
    words.insert(text.substr(start, end - start));
    start = end + 1;
  }
  return words;
}

/// The alternatives of a group of the pattern that begins so: "tab:(a|b)".
Words groupOf(const std::string& pattern, const std::string& begin) {
  const std::size_t at = pattern.find(begin + "(");
  if (at == std::string::npos) return {};
  const std::size_t from = at + begin.size() + 1;
  return alternatives(pattern.substr(from, pattern.find(')', from) - from));
}

/// Collects all values below that stand under the key.
void collect(const Plain& json, const char* key, std::vector<Plain>& found) {
  if (json.is_object() && json.contains(key)) found.push_back(json.at(key));
  if (json.is_structured())
    for (const Plain& value : json) collect(value, key, found);
}

const Plain& definition(const Plain& schema, const char* name) {
  return schema.at("definitions").at(name);
}

TEST(LessonSchema, HasTheTabsOfTheWindow) {
  const Plain schema = JsonSchema("lesson").json();
  const auto tabs = definition(schema, "tab").at("enum").get<Words>();
  EXPECT_EQ(tabs, viewIds());
}

TEST(LessonSchema, PointsAtTheTabsAndLinesOfTheWindow) {
  const Plain schema = JsonSchema("lesson").json();
  const auto pattern =
      definition(schema, "step").at("properties").at("widget").at("pattern").get<std::string>();
  EXPECT_EQ(groupOf(pattern, "tab:"), viewIds());
  EXPECT_EQ(groupOf(pattern, "guide:"), wordsOf(lessonGuides()));
}

/// Quantities of methods, "error:METHOD", stand before the colon of a pattern; the others stand in a list.
TEST(LessonSchema, HasTheQuantitiesOfTheProgram) {
  const Plain quantity = definition(JsonSchema("lesson").json(), "quantity");
  std::vector<Plain> lists, patterns;
  collect(quantity, "enum", lists);
  collect(quantity, "pattern", patterns);
  Words known;
  for (const Plain& list : lists) known.merge(list.get<Words>());
  for (const Plain& pattern : patterns)
    for (const std::string& name : groupOf(pattern.get<std::string>(), "^")) known.insert(name + ":METHOD");
  EXPECT_EQ(known, wordsOf(quantityNames()));
}

TEST(LessonSchema, HasTheConditionsOfTheReader) {
  const Plain schema = JsonSchema("lesson").json();
  Words known;
  for (const Plain& kind : definition(schema, "condition").at("oneOf"))
    known.insert(kind.at("required").at(0).get<std::string>());
  EXPECT_EQ(known, wordsOf(conditionKinds()));
}

/// The reader and the schema agree on files that differ from the example in one value.
TEST(LessonSchema, AgreesWithTheReaderOnNamesThatAreMisspelt) {
  JsonSchema schema("lesson");
  Plain lesson = plain(test::exampleLesson());
  const Plain::json_pointer limit("/steps/0/advance/at_least"),
      value("/steps/0/predict/choices/0/when/ratio");
  for (const auto& [place, name, right] : {std::tuple(limit, "posterior", true),
                                           {limit, "posterier", false},
                                           {value, "log-ratio:laplace", true},
                                           {value, "log-ratio:l", false}}) {
    Plain changed = lesson;
    changed[place] = name;
    EXPECT_EQ(schema.accepts(changed), right) << name;
    EXPECT_EQ(readLesson(changed.dump(), test::someControls()).lesson.has_value(), right) << name;
  }
}

class ClassSchema : public testing::Test {
protected:
  /// Whether the reader accepts the file.
  bool isRead(const Plain& given) const {
    m_folder.write("class.json", given.dump());
    return readClassFolder(QString::fromStdString(m_folder.path().string())).problems.isEmpty();
  }
  void SetUp() override { m_folder.write("start.json", R"({"format": "epsiscope-study", "version": 1})"); }

  test::TemporaryFolder m_folder;
  JsonSchema m_schema{"class"};
  const Plain m_full = plain(R"({"$schema": "class.schema.json", "format": "epsiscope-class", "version": 1,
                                 "title": "Statistics 1", "study": "start.json", "present": false,
                                 "closed": ["task", "data"]})");
};

TEST_F(ClassSchema, AcceptsAFullClassAndAnEmptyOne) {
  for (const Plain& given : {m_full, Plain::object()}) {
    EXPECT_EQ(m_schema.complaints(given), "");
    EXPECT_TRUE(isRead(given)) << given;
  }
}

TEST_F(ClassSchema, RefusesWhatTheReaderRefuses) {
  for (const auto& [key, kept] : m_full.items())
    for (const char* probe :
         {"null", "true", "\"nonsense\"", "\"\"", "0.5", "2", "[]", "{}", "[0.5]", "[null]"}) {
      Plain given = m_full;
      given[key] = plain(probe);
      // A file of any name could lie there.
      if (key == "study" && given[key] == "nonsense") continue;
      EXPECT_EQ(m_schema.accepts(given), isRead(given)) << key << " " << probe;
    }
  for (const char* other : {R"({"colour": 1})", "[]", "7", "null"}) {
    EXPECT_FALSE(m_schema.accepts(plain(other))) << other;
    EXPECT_FALSE(isRead(plain(other))) << other;
  }
}

TEST_F(ClassSchema, ClosesTheSectionsOfSetup) {
  QMenu menu;
  const SetupPanel panel(&menu);
  const Plain& items = m_schema.json().at("properties").at("closed").at("items");
  EXPECT_EQ(items.at("enum").get<Words>(), wordsOf(panel.sectionNames()));
}

/// The handbook shows class.json as a class may write it.
TEST_F(ClassSchema, AcceptsTheClassesOfTheHandbook) {
  for (const char* file : {"handbook/lab.html", "handbook/de/lab.html"}) {
    const std::string text = test::bytesOf(test::kResources / file);
    const std::size_t from = text.find("{\"format\": \"epsiscope-class\"");
    ASSERT_NE(from, std::string::npos) << file;
    EXPECT_EQ(m_schema.complaintsAbout(text.substr(from, text.find('}', from) + 1 - from)), "") << file;
  }
}

}  // namespace
}  // namespace epsiscope::lesson_schemas_test
