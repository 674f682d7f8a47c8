#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include "tests/ui/lessons/example_lesson.h"
#include "tests/ui/lessons/lesson_window.h"
#include "tests/ui/support/speaking.h"
#include "ui/lessons/lesson_target.h"
#include "ui/state/tasks.h"

namespace epsiscope::translated_lessons_test {
namespace {

QJsonObject jsonOf(const std::string& text) {
  return QJsonDocument::fromJson(QByteArray::fromStdString(text)).object();
}

QJsonObject lessonIn(const std::string& folder, const QString& id) {
  return jsonOf(test::lessonSource(folder + id.toStdString() + ".json"));
}

bool isSaid(const QString& key, const QJsonValue& value) {
  static const QStringList keys{QStringLiteral("title"),       QStringLiteral("summary"),
                                QStringLiteral("text"),        QStringLiteral("hint"),
                                QStringLiteral("explanation"), QStringLiteral("unit"),
                                QStringLiteral("right"),       QStringLiteral("wrong")};
  return value.isString() && keys.contains(key);
}

/// The part that is the same in every language: all but the words for the learner. The study has a unit of
/// its own.
QJsonValue wordless(const QJsonValue& value) {
  if (value.isArray()) {
    const QJsonArray array = value.toArray();
    QJsonArray parts;
    for (qsizetype i = 0; i < array.size(); ++i) parts.append(wordless(array.at(i)));
    return parts;
  }
  if (!value.isObject()) return value;
  const QJsonObject object = value.toObject();
  QJsonObject rest;
  for (const QString& key : object.keys()) {
    const QJsonValue member = object.value(key);
    if (isSaid(key, member))
      rest.insert(key, QJsonValue(!member.toString().trimmed().isEmpty()));
    else
      rest.insert(key, key == QLatin1String("study") ? member : wordless(member));
  }
  return rest;
}

std::string skeletonOf(const QJsonObject& lesson) {
  return QJsonDocument(wordless(lesson).toObject()).toJson().toStdString();
}

/// The words for the learner, in the order of the skeleton.
QStringList wordsOf(const QJsonValue& value) {
  QStringList words;
  const QJsonArray array = value.toArray();
  for (qsizetype i = 0; i < array.size(); ++i) words << wordsOf(array.at(i));
  const QJsonObject object = value.toObject();
  for (const QString& key : object.keys()) {
    const QJsonValue member = object.value(key);
    if (isSaid(key, member))
      words << member.toString();
    else if (key != QLatin1String("study"))
      words << wordsOf(member);
  }
  return words;
}

/// The numbers in the words, sorted, and without decimal marks: languages differ in both. A number after a
/// letter belongs to a name.
std::string numbersIn(const QString& words) {
  static const QRegularExpression number(QStringLiteral("(?<![A-Za-z])[0-9]+([.,][0-9]+)*"));
  QStringList numbers;
  for (auto match = number.globalMatch(words); match.hasNext();)
    numbers << match.next().captured().remove(QLatin1Char('.')).remove(QLatin1Char(','));
  numbers.sort();
  return numbers.join(QLatin1Char(' ')).toStdString();
}

std::vector<std::string> translatedFolders() {
  std::vector<std::string> folders = test::lessonFolders();
  std::erase(folders, "");
  return folders;
}

TEST(TranslatedLessons, DifferFromTheEnglishOnesInWordsAlone) {
  ASSERT_FALSE(translatedFolders().empty());
  for (const std::string& folder : translatedFolders())
    for (const QString& id : test::shippedLessons()) {
      SCOPED_TRACE(folder + id.toStdString());
      const QJsonObject english = lessonIn({}, id), other = lessonIn(folder, id);
      ASSERT_FALSE(english.isEmpty());
      EXPECT_EQ(skeletonOf(other), skeletonOf(english));
    }
}

TEST(TranslatedLessons, SayEveryStepInOtherWords) {
  for (const std::string& folder : translatedFolders())
    for (const QString& id : test::shippedLessons()) {
      SCOPED_TRACE(folder + id.toStdString());
      const QJsonObject english = lessonIn({}, id), other = lessonIn(folder, id);
      EXPECT_NE(other[QLatin1String("title")].toString(), english[QLatin1String("title")].toString());
      EXPECT_NE(other[QLatin1String("summary")].toString(), english[QLatin1String("summary")].toString());
      const QJsonArray steps = english[QLatin1String("steps")].toArray();
      const QJsonArray others = other[QLatin1String("steps")].toArray();
      ASSERT_EQ(others.size(), steps.size());
      for (qsizetype i = 0; i < steps.size(); ++i)
        EXPECT_NE(others.at(i)[QLatin1String("text")].toString(),
                  steps.at(i)[QLatin1String("text")].toString())
            << "step " << i;
    }
}

TEST(TranslatedLessons, SayTheSameNumbers) {
  for (const std::string& folder : translatedFolders())
    for (const QString& id : test::shippedLessons()) {
      SCOPED_TRACE(folder + id.toStdString());
      const QStringList english = wordsOf(lessonIn({}, id)), other = wordsOf(lessonIn(folder, id));
      ASSERT_EQ(other.size(), english.size());
      for (qsizetype i = 0; i < english.size(); ++i)
        EXPECT_EQ(numbersIn(other[i]), numbersIn(english[i])) << other[i].toStdString();
    }
}

TEST(TranslatedLessons, HaveAGuideWithTheSameExample) {
  for (const std::string& folder : translatedFolders()) {
    SCOPED_TRACE(folder);
    const std::string example = test::exampleLesson(folder);
    for (const LessonProblem& problem : readLesson(example, test::someControls()).problems)
      ADD_FAILURE() << sentenceOf(problem, QStringLiteral("guide")).toStdString();
    EXPECT_EQ(skeletonOf(jsonOf(example)), skeletonOf(jsonOf(test::exampleLesson())));
  }
}

using BuiltInTranslatedLessons = test::LessonWindow;

TEST_F(BuiltInTranslatedLessons, AreThoseOfTheLanguageAndReadWithoutProblems) {
  const QStringList controls = controlNames(*window);
  window.reset();
  for (const Language& language : availableLanguages()) {
    if (language.code == QLatin1String("en")) continue;
    const test::Speaking speaking(language.code);
    for (const QString& id : test::shippedLessons()) {
      const QString file = lessonFile(id, settings);
      EXPECT_EQ(file, QStringLiteral(":/lessons/%1/%2.json").arg(language.code, id));
      const LessonReading reading = readLessonFile(file, controls);
      EXPECT_TRUE(reading.lesson);
      for (const LessonProblem& problem : reading.problems)
        ADD_FAILURE() << sentenceOf(problem, file).toStdString();
      EXPECT_EQ(
          lessonHead(file).title.toStdString(),
          lessonIn(language.code.toStdString() + "/", id)[QLatin1String("title")].toString().toStdString());
    }
    EXPECT_EQ(lessonGuide().toStdString(), test::lessonSource(language.code.toStdString() + "/GUIDE.md"));
  }
}

}  // namespace
}  // namespace epsiscope::translated_lessons_test
