#pragma once

#include <QScrollArea>

#include <optional>
#include <string>
#include <vector>

#include "core/study/data_match.h"

class QVBoxLayout;

namespace epsiscope {

/// The questions that neither the file nor the study can decide, each with its answers. Takes no room without
/// questions.
class ImportQuestions : public QScrollArea {
  Q_OBJECT
public:
  explicit ImportQuestions(QWidget* parent = nullptr);
  void present(const std::vector<Question>& questions, const std::vector<Mismatch>& mismatches,
               const Replacements& answers);

  QSize sizeHint() const override;

signals:
  /// An option of reading, as a study writes it.
  void answered(const std::string& key, const std::string& value);
  /// The replacement of a name: a name of the table, or nothing.
  void replaced(const std::string& name, const std::optional<std::string>& by);
  void restGivenUp();

private:
  void addQuestion(QVBoxLayout* column, const Question& question);
  void addMismatch(QVBoxLayout* column, const Mismatch& mismatch);
  void showAnswer(const Mismatch& mismatch, const Replacements& answers);
  void rebuild();

  std::vector<Question> m_questions;
  std::vector<Mismatch> m_mismatches;
};

}  // namespace epsiscope
