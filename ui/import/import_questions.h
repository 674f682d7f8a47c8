#pragma once

#include <QScrollArea>

#include <optional>
#include <string>
#include <vector>

#include "core/study/data_match.h"

class QLabel;
class QVBoxLayout;

namespace epsiscope {

/// The questions that neither the file nor the study can decide, each with its answers: three at once, those
/// that may stay open last. Takes no room without questions.
class ImportQuestions : public QScrollArea {
  Q_OBJECT
public:
  explicit ImportQuestions(QWidget* parent = nullptr);
  void present(const std::vector<Question>& questions, const std::vector<Mismatch>& mismatches,
               const Replacements& answers);

  QSize sizeHint() const override;

signals:
  /// One of its answers.
  void answered(const Question& question, const std::string& answer);
  /// All that is asked of values stays as it was read.
  void valuesLeft();
  /// The replacement of a name: a name of the table, or nothing.
  void replaced(const std::string& name, const std::optional<std::string>& by);
  void restGivenUp();
  /// A new study is to begin with the table.
  void begunAnew();

private:
  /// What asks.
  struct Row {
    QWidget* widget;
    std::string name;  ///< whose place is asked for; empty: it is a question, which goes once it is answered
  };
  QVBoxLayout* addRow(const std::string& name);
  void addQuestions(bool ofValues);
  void addQuestion(const Question& question);
  void addMismatch(const Mismatch& mismatch);
  void addButtons();
  void showRows(const Replacements& answers);
  void showAnswer(const Mismatch& mismatch, const Replacements& answers);
  void rebuild();

  std::vector<Question> m_questions;
  std::vector<Mismatch> m_mismatches;
  std::vector<Row> m_rows;
  QLabel* m_more = nullptr;
};

}  // namespace epsiscope
