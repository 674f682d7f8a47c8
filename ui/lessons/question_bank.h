#pragma once

#include <QString>

#include <vector>

#include "ui/lessons/handout.h"

class QCheckBox;
class QComboBox;
class QSettings;

namespace epsiscope {

/// A question for a class, with its answer.
struct BankQuestion {
  QString id, lesson;  ///< the lesson that it belongs to
  QString text, answer;
  bool operator==(const BankQuestion&) const = default;
};

/// Returns all questions in the language of the screen, in the order of the course.
std::vector<BankQuestion> bankQuestions();
/// Returns them as a page. `lesson`: those of this one alone; empty: all.
QString bankHtml(const QSettings& settings, const QString& lesson, bool answers);

/// The question bank: of which lesson, with or without answers.
class QuestionBank : public Handout {
  Q_OBJECT
public:
  explicit QuestionBank(const QSettings& settings, QWidget* parent = nullptr);

private:
  void fill(const QSettings& settings);

  QComboBox* m_lesson;
  QCheckBox* m_answers;
};

}  // namespace epsiscope
