#pragma once

#include "core/tasks/label_classes/answers_preview.h"
#include "ui/views/view.h"

namespace epsiscope {

namespace view_id {
inline constexpr const char* answers = "answers";
}

class MethodChoice;
class MethodTable;
class ViewHeader;

/// What is answered for each class, and what all answers tell of how often the classes occur.
class AnswersView : public View {
  Q_OBJECT
public:
  explicit AnswersView(QWidget* parent = nullptr);
  void present(const AppState& state, const Theme& theme) override;
  std::vector<Chart*> charts() const override { return {m_answers, m_frequencies}; }

private:
  void moveLabel(const QString& guide, double value);
  void showTable(const AnswersPreview& preview, const Theme& theme);

  ViewHeader* m_header;
  MethodChoice* m_method;
  Chart* m_answers;
  Chart* m_frequencies;
  MethodTable* m_table;
};

}  // namespace epsiscope
