#pragma once

#include <QComboBox>

#include "ui/setup/text_field.h"
#include "ui/widgets/parameter_slider.h"
#include "ui/widgets/section.h"
#include "ui/state/app_state.h"

class QLabel;

namespace epsiscope {

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
  void present(const AppState& state);

signals:
  void edited(const Study& study);
  /// A field holds text that is no value; the study keeps the last good one.
  void badText(const QString& field, bool bad);

protected:
  /// Whether the task and the methods have anything to set here; a section that has not is hidden.
  virtual bool isNeeded(const Study&) const { return true; }
  /// Shows `state`; nothing of it may come back as an edit. Called only if the section is needed.
  virtual void update(const AppState& state) = 0;
  template <class Change>
  void edit(const Change& change) {
    Study study = m_study;
    change(study);
    emit edited(study);
  }
  /// A slider for one key. `change(study, value)` puts the new value in its place.
  template <class Change>
  ParameterSlider* addSlider(const char* field, const SliderSpec& spec, const Change& change) {
    auto* slider = new ParameterSlider(spec, this);
    connect(slider, &ParameterSlider::changed, this, [this, change](std::optional<double> value) {
      edit([&](Study& study) { change(study, value); });
    });
    follow(slider, field);
    return slider;
  }
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
  void follow(ParameterSlider* slider, const char* field);
  QComboBox* addBox(const char* field, const QString& label, const QList<WordChoice>& choices);
  TextField* addField(const char* field, const QString& label, const QString& tip,
                      const TextField::Check& check);

  Study m_study;
};

/// A label and a control in one row.
QWidget* labelled(const QString& text, QWidget* control, QWidget* parent);
/// Shows a value unless the slider has it already: a text that is being typed stays.
void showIn(ParameterSlider* slider, std::optional<double> value, const AppState& state, const char* field);
void showIn(TextField* line, const QString& text, const AppState& state, const char* field);
/// Shows a word, and its tip on the box.
void showIn(QComboBox* box, const std::string& word);
/// Shows a sentence in a label that takes no room while it is empty.
void showSentence(QLabel* label, const QString& sentence);

}  // namespace epsiscope
