#pragma once

#include <QString>
#include <QWidget>

#include <memory>
#include <optional>

class QHBoxLayout;

namespace epsiscope {

/// The value and limits of a slider. The value is kept exactly as typed; the handle only shows where it is.
struct SliderSpec {
  QString label = {};     ///< "Privacy budget ε"
  QString lowWord = {};   ///< under the left end: "more private"
  QString highWord = {};  ///< under the right end
  QString tip = {};       ///< tooltip and accessible description: one sentence
  double minimum = 0;
  double maximum = 1;
  double standard = 1;  ///< double click returns here
  bool logarithmic = true;
  bool percent = false;         ///< 0.2 is shown and typed as 20 %
  bool whole = false;           ///< whole numbers only
  double smallestTyped = 0;     ///< typed values may leave the slider's range, but must be > this ...
  double largestTyped = 1e300;  ///< ... and < this
  QString wordForNone = {};     ///< "matched": the field may hold this word instead of a number
  bool startsAsWord = false;    ///< double click returns to the word, not to `standard`
};

/// Label, value field, slider, words at both ends, and a line for a sentence when the typed text is no good.
/// Arrows move finely, Page by a decade (linear: a tenth), Home and End to the ends.
class ParameterSlider : public QWidget {
  Q_OBJECT
public:
  explicit ParameterSlider(const SliderSpec& spec, QWidget* parent = nullptr);
  ~ParameterSlider() override;

  const QString& label() const;
  std::optional<double> value() const;  ///< nothing: wordForNone is set
  /// Does not emit changed().
  void setValue(std::optional<double> value);
  /// A sentence beside the field (from problems()), empty to clear. Text typed badly sets its own.
  void setProblem(const QString& sentence);
  bool hasBadText() const;
  /// A muted sentence under the slider, e.g. what epsilon means.
  void setHint(const QString& sentence);
  /// One line and the track: without the words at the ends, hints and the button of the word.
  void setCompact();
  /// The number that the word stands for, marked on the track; where the word is set it stands beside it,
  /// with the handle there.
  void setSuggestion(std::optional<double> value);
  std::optional<double> suggestion() const;
  /// A number that is better not passed, marked across the track where the track has it.
  void setLimit(std::optional<double> value);
  std::optional<double> limit() const;
  /// Another range and standard value, as when the data's unit changes. The value stays as it is.
  void setRange(double minimum, double maximum, double standard);

signals:
  void changed(std::optional<double> value);  ///< by the user: slider, keys or a good text
  void badText(bool bad);

private:
  void build();
  QHBoxLayout* topRow();
  void connectParts();
  void setByUser(std::optional<double> value);
  void takeText();
  void setBad(bool bad);

  struct Private;
  std::unique_ptr<Private> d;
};

}  // namespace epsiscope
