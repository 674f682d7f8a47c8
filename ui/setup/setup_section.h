#pragma once

#include "ui/widgets/parameter_slider.h"
#include "ui/widgets/section.h"
#include "ui/window/app_state.h"

class QLabel;

namespace epsiscope {

/// A part of the setup panel: shows some keys of the study and hands out a changed copy when the user edits
/// one.
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
  /// Shows `state`; nothing of it may come back as an edit.
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
  QLabel* addLabel(const char* role);

private:
  void follow(ParameterSlider* slider, const char* field);

  Study m_study;
};

/// Shows a value unless the slider has it already: a text that is being typed stays.
void showIn(ParameterSlider* slider, std::optional<double> value, const AppState& state, const char* field);
/// Shows a sentence in a label that takes no room while it is empty.
void showSentence(QLabel* label, const QString& sentence);

}  // namespace epsiscope
