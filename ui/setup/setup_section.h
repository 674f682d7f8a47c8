#pragma once

#include <QComboBox>

#include <optional>
#include <span>
#include <vector>

#include "ui/widgets/text_field.h"
#include "ui/state/app_state.h"
#include "ui/widgets/form_rows.h"
#include "ui/widgets/parameter_slider.h"
#include "ui/widgets/section.h"

class QCheckBox;
class QLabel;

namespace epsiscope {

struct ParameterRow;
struct TaskUi;

/// A word that a key of the study can have, and what people read.
struct WordChoice {
  QString value;
  QString name;
  QString tip;  ///< one sentence
};

/// A part of the setup panel: shows some keys of the study and hands out a changed copy when the user edits
/// one. The control for a key has the key as its objectName: lessons point at it by that name, and its page
/// of explanations is found by it.
class SetupSection : public Section {
  Q_OBJECT
public:
  using Section::Section;
  /// A section of sliders alone.
  SetupSection(const QString& title, std::span<const ParameterRow> rows);
  /// Hides the section from all other tasks.
  void setTask(TaskId task) { m_task = task; }
  void present(const AppState& state);

signals:
  void edited(const Study& study);
  /// A field holds text that is no value; the study keeps the last good one.
  void badText(const QString& field, bool bad);

protected:
  /// Whether the study has anything to set here; a section that has not is hidden.
  virtual bool isNeeded(const Study&) const { return true; }
  /// Shows `state` but for the sliders of rows; nothing of it may come back as an edit. Called only if the
  /// section is needed.
  virtual void update(const AppState&) {}
  template <class Change>
  void edit(const Change& change) {
    Study study = m_study;
    change(study);
    emit edited(study);
  }
  /// The form in which a study stores the number that a slider shows.
  using Stored = double (*)(const Study& study, double shown);
  /// A slider for one of numberKeys(), which says its range; `words` says the rest. `stored`: where the
  /// slider shows another number than the study has.
  ParameterSlider* addSlider(const char* field, const SliderSpec& words, Stored stored = nullptr);
  /// A slider for each row, which outlives the section.
  void addSliders(std::span<const ParameterRow> rows);
  /// The same for such rows of every task, shown where the task is the study's.
  void addTaskSliders(std::span<const ParameterRow> TaskUi::*rows);
  /// A choice between words for one key: `change(study, word)`. Its parent is the row that it stands in.
  template <class Change>
  QComboBox* addChoice(const char* field, const QString& label, const QList<WordChoice>& choices,
                       const Change& change) {
    QComboBox* box = addBox(field, label, choices);
    connect(box, &QComboBox::activated, this, [this, box, change](int index) {
      edit([&](Study& study) { change(study, box->itemData(index).toString().toStdString()); });
    });
    return box;
  }
  /// Words that the study cannot have stay in the list and say why: `whyNot` of a word, empty where it can.
  template <class WhyNot>
  static void offer(QComboBox* box, const WhyNot& whyNot) {
    for (int i = 0; i < box->count(); ++i)
      offerItem(box, i, whyNot(box->itemData(i).toString().toStdString()));
  }
  /// A line of text for one key, with its sentence below: `change(study, text)`. Its parent is the row that
  /// it stands in.
  template <class Change>
  TextField* addLine(const char* field, const QString& label, const QString& tip,
                     const TextField::Check& check, const Change& change) {
    TextField* line = addField(field, label, tip, check);
    connect(line, &TextField::accepted, this,
            [this, change](const QString& text) { edit([&](Study& study) { change(study, text); }); });
    return line;
  }
  QLabel* addLabel(const char* role);

private:
  struct RowSlider {
    std::optional<TaskId> task;  ///< absent: every task
    const ParameterRow* row;
    QCheckBox* box;  ///< or null
    ParameterSlider* slider;
  };
  void addRow(const ParameterRow& row, std::optional<TaskId> task);
  QCheckBox* addRowBox(const ParameterRow& row);
  static void show(const RowSlider& one, const AppState& state);
  static void offerItem(QComboBox* box, int index, const QString& whyNot);
  QComboBox* addBox(const char* field, const QString& label, const QList<WordChoice>& choices);
  TextField* addField(const char* field, const QString& label, const QString& tip,
                      const TextField::Check& check);

  Study m_study;
  std::optional<TaskId> m_task;  ///< that alone has the section; absent: every task
  std::vector<RowSlider> m_rowSliders;
};

/// Shows the number of the slider's key unless the slider has it already: a text that is being typed stays.
/// `shown`: where the slider shows another number than the study has.
void showIn(ParameterSlider* slider, const AppState& state,
            double (*shown)(const Study& study, double stored) = nullptr);
void showIn(TextField* line, const QString& text, const AppState& state, const char* field);
/// Shows a word, and its tip on the box.
void showIn(QComboBox* box, const std::string& word);

}  // namespace epsiscope
