#include <QFile>

#include <cstdlib>

#include "core/study/study_file.h"
#include "tests/fuzz/fuzz_study.h"
#include "ui/lessons/condition.h"
#include "ui/lessons/lesson_answer.h"
#include "ui/lessons/lesson_reader.h"
#include "ui/lessons/lesson_shelf.h"
#include "ui/lessons/quantity.h"
#include "ui/state/app_state.h"
#include "ui/theme/resources.h"

namespace epsiscope {
namespace {

/// The lessons of the course, and their words.
const std::vector<std::string>& startLessons() {
  static const std::vector<std::string> all = [] {
    std::vector<std::string> read;
    for (const LessonGroup& group : lessonGroups())
      for (const QString& id : group.ids)
        read.push_back(fileContents(QStringLiteral(":/lessons/%1.json").arg(id)).toStdString());
    return read;
  }();
  return all;
}

const std::vector<std::string>& lessonWords() {
  static const std::vector<std::string> all = [] {
    std::vector<std::string> words = test::studyWords();
    for (const QString& name : quantityNames()) words.push_back(name.toStdString());
    for (const char* word :
         {"read", "key", "tab", "run", "method", "quantity", "ratio", "audit", "all", "any", "tab:noise",
          "action:run", "error:laplace", "view.epsilon", "guide:trade-off/epsilon"})
      words.emplace_back(word);
    return words;
  }();
  return all;
}

void answer(const LessonQuestion& question, const StepEntry& before, const AppState& now) {
  for (const int choice : {-1, 0, 1}) {
    const LessonAnswer said{.choice = choice, .number = 0.5};
    (void)isRight(question, said, before, now);
    (void)otherHabit(question, said, now);
    (void)outcomeOf(question, said, before, now);
  }
}

void walk(const Lesson& lesson) {
  AppState now;
  now.study = lesson.study;
  const StepEntry before{.study = lesson.study, .result = nullptr, .values = {}};
  for (const LessonStep& step : lesson.steps) {
    (void)holds(step.advance, before, now);
    for (const QString& name : quantitiesOf(step)) (void)quantity(name, now);
    if (step.predict) answer(*step.predict, before, now);
    if (step.question) answer(*step.question, before, now);
  }
}

}  // namespace
}  // namespace epsiscope

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most,
                                               unsigned seed) {
  using namespace epsiscope;
  if (seed % 4 == 0) return LLVMFuzzerMutate(data, size, most);
  Rng rng(seed);
  const std::string& start = startLessons()[rng.below(startLessons().size())];
  const std::string text =
      rng.below(10) == 0 ? start : std::string(reinterpret_cast<const char*>(data), size);
  return test::stored(test::mutatedJson(text, start, lessonWords(), rng), data, size, most);
}

/// Whatever a lesson file says, it is a lesson that can be walked through, or its faults are said in
/// sentences.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  using namespace epsiscope;
  const QStringList widgets = {QStringLiteral("view.epsilon"), QStringLiteral("run")};
  const LessonReading reading = readLesson({reinterpret_cast<const char*>(bytes), size}, widgets);
  if (reading.lesson.has_value() == !reading.problems.empty()) std::abort();
  for (const LessonProblem& problem : reading.problems)
    if (sentenceOf(problem, QStringLiteral("lesson.json")).isEmpty()) std::abort();
  if (reading.lesson) walk(*reading.lesson);
  return 0;
}
