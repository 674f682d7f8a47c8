#include "ui/lessons/question_bank.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QSettings>

#include <algorithm>

#include "ui/lessons/lesson_shelf.h"
#include "ui/lessons/lesson_text.h"
#include "ui/widgets/tip.h"

namespace epsiscope {

namespace {

QString titleOf(const QString& lesson, const QSettings& settings) {
  return lessonHead(lessonFile(lesson, settings)).title;
}

}  // namespace

std::vector<BankQuestion> bankQuestions() {
  const QJsonArray list =
      QJsonDocument::fromJson(questionFile()).object().value(QLatin1String("questions")).toArray();
  std::vector<BankQuestion> questions;
  for (const QString& lesson : courseIds())
    for (const QJsonValue& one : list)
      if (one[QLatin1String("lesson")].toString() == lesson)
        questions.push_back({.id = one[QLatin1String("id")].toString(),
                             .lesson = lesson,
                             .text = one[QLatin1String("text")].toString(),
                             .answer = one[QLatin1String("answer")].toString()});
  return questions;
}

QString bankHtml(const QSettings& settings, const QString& lesson, bool answers) {
  QString html = QStringLiteral("<h2>%1</h2>")
                     .arg(answers ? QObject::tr("Questions and answers") : QObject::tr("Questions"));
  QString before;
  int number = 0;
  for (const BankQuestion& question : bankQuestions()) {
    ++number;  // The same question keeps its number.
    if (!lesson.isEmpty() && question.lesson != lesson) continue;
    if (question.lesson != before)
      html += QStringLiteral("<h3>%1</h3>").arg(titleOf(question.lesson, settings).toHtmlEscaped());
    before = question.lesson;
    html += lessonHtml(QStringLiteral("**%1.** %2").arg(number).arg(question.text));
    if (answers)
      html += QStringLiteral("<blockquote>%1</blockquote>")
                  .arg(lessonHtml(QObject::tr("*Answer.* %1").arg(question.answer)));
  }
  return html;
}

QuestionBank::QuestionBank(const QSettings& settings, QWidget* parent)
    : Handout(tr("Question bank"), QStringLiteral("epsiscope-questions"), parent),
      m_lesson(new QComboBox(this)),
      m_answers(new QCheckBox(tr("Show the answers"), this)) {
  describe(m_lesson, QStringLiteral("bank-lesson"), tr("Lesson"), tr("Shows the questions of this lesson."));
  m_lesson->addItem(tr("All lessons"), QString());
  for (const QString& id : courseIds()) m_lesson->addItem(titleOf(id, settings), id);
  m_answers->setObjectName(QStringLiteral("bank-answers"));
  setTip(m_answers, tr("For the teacher. Without them the page can be handed out."));
  head()->addWidget(m_lesson);
  head()->addWidget(m_answers);
  head()->addStretch(1);
  connect(m_lesson, &QComboBox::currentIndexChanged, this, [this, &settings] { fill(settings); });
  connect(m_answers, &QCheckBox::toggled, this, [this, &settings] { fill(settings); });
  fill(settings);
}

void QuestionBank::fill(const QSettings& settings) {
  setHtml(bankHtml(settings, m_lesson->currentData().toString(), m_answers->isChecked()));
}

}  // namespace epsiscope
