#include "ui/lessons/lesson_reader.h"

#include <QObject>
#include <QRegularExpression>

#include <nlohmann/json.hpp>

#include <algorithm>

#include "core/base/file_error.h"
#include "core/builtin/generators.h"
#include "core/study/study_json.h"
#include "core/study/study_paths.h"
#include "core/tasks/problems.h"
#include "core/study/plan.h"
#include "ui/lessons/condition_reader.h"
#include "ui/lessons/lesson_shelf.h"
#include "ui/session/study_paths.h"
#include "ui/state/tasks.h"

namespace epsiscope {

namespace {

constexpr const char* kFormat = "epsiscope-lesson";
constexpr int kVersion = 1, kMostMinutes = 1000;

std::string itemPath(const std::string& list, std::size_t index) {
  return list + "[" + std::to_string(index) + "]";
}

/// Reads the file part by part, then checks what can only be known of the whole.
class Reader {
public:
  Reader(const std::string& json, const QStringList& widgets, const std::filesystem::path& folder)
      : m_widgets(widgets), m_folder(folder), m_source{.lines = jsonLines(json), .problems = {}} {}

  LessonReading read(const Json& json) {
    {
      JsonPart whole(json, {}, m_source);
      readHead(whole);
      readStudy(whole);
      const auto steps = whole.list("steps", 1);
      for (std::size_t i = 0; i < steps.size(); ++i) readStep(*steps[i], itemPath("steps", i));
    }
    checkSteps();
    std::ranges::stable_sort(m_source.problems, {}, &LessonProblem::line);
    LessonReading reading{.lesson = {}, .problems = std::move(m_source.problems)};
    if (reading.problems.empty()) reading.lesson = std::move(m_lesson);
    return reading;
  }

private:
  void readHead(JsonPart& whole) {
    if (whole.has(kEditorKey)) whole.text(kEditorKey);
    if (whole.text("format", true) != QLatin1String(kFormat))
      whole.complain("format", QObject::tr("A lesson has the format \"%1\".").arg(QLatin1String(kFormat)));
    const auto version = whole.number("version", true);
    if (version && *version > kVersion)
      whole.complain(
          "version",
          QObject::tr("This Epsiscope reads lessons up to version %1; use a newer one.").arg(kVersion));
    m_lesson.id = whole.text("id", true);
    static const QRegularExpression word(QStringLiteral("^[a-z0-9-]*$"));
    if (!word.match(m_lesson.id).hasMatch())
      whole.complain("id", QObject::tr("An id is made of small letters, digits and hyphens."));
    m_lesson.title = whole.text("title", true);
    m_lesson.summary = whole.text("summary", true);
    const double minutes = whole.number("minutes", true).value_or(0);
    if (minutes >= 0 && minutes <= kMostMinutes)
      m_lesson.minutes = static_cast<int>(minutes);
    else
      whole.complain("minutes", QObject::tr("A lesson takes 0 to %1 minutes.").arg(kMostMinutes));
    if (whole.has("needs")) readNeeds(whole);
  }

  /// Lessons that come before this one in the course: so none waits for itself.
  void readNeeds(JsonPart& whole) {
    QStringList before = courseIds();
    if (const qsizetype own = before.indexOf(m_lesson.id); own >= 0) before = before.first(own);
    const auto items = whole.list("needs", 0);
    for (std::size_t i = 0; i < items.size(); ++i) {
      const QString id =
          items[i]->is_string() ? QString::fromStdString(items[i]->get<std::string>()) : QString();
      m_lesson.needs << id;
      if (!before.contains(id))
        m_source.complain(
            itemPath("needs", i),
            QObject::tr("This is no lesson that comes before this one; use ids of: %1.")
                .arg(before.isEmpty() ? QObject::tr("none") : before.join(QStringLiteral(", "))));
    }
  }

  void readStudy(JsonPart& whole) {
    const Json* json = whole.get("study", true);
    if (json == nullptr) return;
    try {
      m_lesson.study = studyFromJson(*json, "lesson");
    } catch (const FileError& error) {
      return m_source.complain(studyPath(error.reason()), QObject::tr("The study cannot be read: %1; %2.")
                                                              .arg(QString::fromStdString(error.reason()),
                                                                   QString::fromStdString(error.nextStep())));
    }
    if (!std::ranges::all_of(filesBeside(m_lesson.study),
                             [&](const std::string& file) { return isBeside(file); }))
      return m_source.complain("study.label_privacy.prior_file",
                               QObject::tr("A lesson's prior is a file in its own folder."));
    const std::string& file = m_lesson.study.data.file;
    const BuiltIn* builtIn = file.starts_with("builtin:") ? findBuiltIn(file.substr(8)) : nullptr;
    if (isPlan(m_lesson.study.data)) {
      for (const Problem& problem : problems(m_lesson.study))
        m_source.complain("study." + problem.field, QString::fromStdString(problem.sentence));
      return;
    }
    if (builtIn == nullptr) return readTable(file);
    const auto table = PreparedTable::of(m_lesson.study, std::make_shared<const Dataset>(builtIn->make()));
    for (const Problem& problem : problems(m_lesson.study, *table))
      m_source.complain("study." + problem.field, QString::fromStdString(problem.sentence));
  }

  /// Whether it is the name of a plain file in the lesson's own folder, and no link out of that.
  bool isBeside(const std::string& file) const {
    const std::filesystem::path path = file;
    std::error_code error;
    return !m_folder.empty() && !file.empty() && path.filename() == path &&
           std::filesystem::is_regular_file(m_folder / path, error) && isInside(m_folder / path, m_folder);
  }

  /// A table in the lesson's own folder. It may be large: whether it fits the study is found when it is
  /// opened.
  void readTable(const std::string& file) {
    if (!isBeside(file))
      return m_source.complain(
          "study.data.file",
          QObject::tr(
              "A lesson uses built-in data, such as \"builtin:house-prices\", or a table in its folder."));
    for (const Problem& problem : problems(m_lesson.study, m_folder))
      m_source.complain("study." + problem.field, QString::fromStdString(problem.sentence));
    m_lesson.study = withAbsolutePaths(m_lesson.study, m_folder);
  }

  /// A study's reader names the key first.
  static std::string studyPath(const std::string& reason) {
    const std::size_t from = reason.find('"'), to = reason.find('"', from + 1);
    if (to == std::string::npos) return "study";
    return "study." + reason.substr(from + 1, to - from - 1);
  }

  void readStep(const Json& json, const std::string& path) {
    JsonPart part(json, path, m_source);
    LessonStep& step = m_lesson.steps.emplace_back();
    step.text = part.text("text", true);
    step.widget = part.text("widget");
    step.hint = part.text("hint");
    if (const Json* advance = part.get("advance", true))
      step.advance = readCondition(*advance, part.pathOf("advance"), m_source);
    if (const Json* predict = part.get("predict"))
      readQuestion(*predict, part.pathOf("predict"), true, step.predict.emplace());
    if (const Json* question = part.get("question"))
      readQuestion(*question, part.pathOf("question"), false, step.question.emplace());
  }

  void readQuestion(const Json& json, const std::string& path, bool predicts, LessonQuestion& question) {
    JsonPart part(json, path, m_source);
    question.text = part.text("text", true);
    question.right = part.text(predicts ? "explanation" : "right", true);
    if (!predicts) question.wrong = part.text("wrong", true);
    if (part.has("choices")) return readChoices(part, predicts, question);
    question.unit = part.has("unit") ? part.text("unit") : QString();
    readNumber(part, predicts, question);
    question.tolerance = part.number("tolerance", true).value_or(0);
    if (question.tolerance < 0)
      part.complain("tolerance", QObject::tr("The answer can never be right; use 0 or more."));
  }

  void readNumber(JsonPart& part, bool predicts, LessonQuestion& question) {
    const bool isComputed = part.has("value"), isGiven = part.has("answer");
    question.quantity = isComputed ? part.text("value") : QString();
    question.number = part.number("answer").value_or(0);
    if (predicts && isGiven)
      part.complain("answer", QObject::tr("A guess is compared with what comes out; use \"value\" or "
                                          "\"choices\" instead."));
    else if (isComputed && isGiven)
      part.complain("answer", QObject::tr("There is a \"value\" already; take one of the two away."));
    else if (!isComputed && !isGiven)
      part.complain("text", predicts
                                ? QObject::tr("It has no answer; add \"choices\" or \"value\".")
                                : QObject::tr("It has no answer; add \"choices\", \"value\" or \"answer\"."));
  }

  void readChoices(JsonPart& part, bool predicts, LessonQuestion& question) {
    const auto items = part.list("choices", 2);
    for (std::size_t i = 0; i < items.size(); ++i) {
      const std::string path = itemPath(part.pathOf("choices"), i);
      JsonPart item(*items[i], path, m_source);
      LessonChoice& choice = question.choices.emplace_back();
      choice.text = item.text("text", true);
      if (const Json* when = item.get("when", predicts))
        choice.when = readCondition(*when, path + ".when", m_source);
      if (!predicts) choice.right = item.truth("correct").value_or(false);
    }
    const bool possible = std::ranges::any_of(
        question.choices, [](const LessonChoice& choice) { return choice.right || choice.when; });
    if (!items.empty() && !possible)
      part.complain("choices", QObject::tr("None of them can be right; give one \"correct\" or \"when\"."));
  }

  void checkSteps() {
    std::vector<TaskId> tasks{m_lesson.study.task};
    for (const LessonStep& step : m_lesson.steps) addTasks(step.advance, tasks);
    for (std::size_t i = 0; i < m_lesson.steps.size(); ++i) {
      const LessonStep& step = m_lesson.steps[i];
      const std::string path = itemPath("steps", i);
      checkWidget(step.widget, path + ".widget", tasks);
      checkCondition(step.advance, path + ".advance", m_lesson.study, tasks, m_source);
      if (step.predict) checkQuestion(*step.predict, path + ".predict", tasks);
      if (step.question) checkQuestion(*step.question, path + ".question", tasks);
    }
  }

  void checkQuestion(const LessonQuestion& question, const std::string& path,
                     const std::vector<TaskId>& tasks) {
    checkQuantity(question.quantity, path + ".value", tasks, m_source);
    for (std::size_t i = 0; i < question.choices.size(); ++i)
      if (question.choices[i].when)
        checkCondition(*question.choices[i].when, itemPath(path + ".choices", i) + ".when", m_lesson.study,
                       tasks, m_source);
  }

  void checkWidget(const QString& widget, const std::string& path, const std::vector<TaskId>& tasks) {
    const QString name = widget.section(QLatin1Char(':'), 1);
    if (widget.isEmpty() || (widget.startsWith(QLatin1String("action:")) && m_widgets.contains(name))) return;
    if (widget.startsWith(QLatin1String("tab:"))) {
      if (!hasTab(name.toStdString(), m_lesson.study, tasks))
        m_source.complain(path, QObject::tr("The tasks of this lesson have no view \"%1\".").arg(name));
    } else if (widget.startsWith(QLatin1String("guide:"))) {
      if (!lessonGuides().contains(name))
        m_source.complain(path, QObject::tr("There is no line \"%1\" that can be dragged; use one of: %2.")
                                    .arg(name, lessonGuides().join(QStringLiteral(", "))));
    } else if (!m_widgets.contains(widget)) {
      m_source.complain(
          path, QObject::tr("There is no control \"%1\"; see the guide for lesson writers.").arg(widget));
    }
  }

  const QStringList& m_widgets;
  const std::filesystem::path& m_folder;
  JsonSource m_source;
  Lesson m_lesson;
};

}  // namespace

LessonReading readLesson(const std::string& json, const QStringList& widgets,
                         const std::filesystem::path& folder) {
  try {
    return Reader(json, widgets, folder).read(parseJson(json, "lesson"));
  } catch (const FileError& error) {
    const QString sentence = QStringLiteral("%1; %2.").arg(QString::fromStdString(error.reason()),
                                                           QString::fromStdString(error.nextStep()));
    return {.lesson = {}, .problems = {{.line = error.place().line, .path = {}, .sentence = sentence}}};
  }
}

QString sentenceOf(const LessonProblem& problem, const QString& file) {
  if (problem.line == 0) return QObject::tr("%1: %2").arg(file, problem.sentence);
  if (problem.path.isEmpty())
    return QObject::tr("%1, line %2: %3").arg(file, QString::number(problem.line), problem.sentence);
  return QObject::tr("%1, line %2, %3: %4")
      .arg(file, QString::number(problem.line), problem.path, problem.sentence);
}

QStringList lessonGuides() {
  return {QStringLiteral("trade-off/epsilon"),     QStringLiteral("trade-off/lambda"),
          QStringLiteral("trade-off/target"),      QStringLiteral("noise/y"),
          QStringLiteral("noise/y-prime"),         QStringLiteral("interval/reach"),
          QStringLiteral("interval-zeta/zeta"),    QStringLiteral("prior-share/share"),
          QStringLiteral("theory/epsilon"),        QStringLiteral("theory/lambda"),
          QStringLiteral("bounds-upper/declared"), QStringLiteral("bounds-lower/declared"),
          QStringLiteral("rows/epsilon"),          QStringLiteral("people/rows"),
          QStringLiteral("people/target")};
}

}  // namespace epsiscope
