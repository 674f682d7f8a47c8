#pragma once

#include <QDialog>

#include <map>
#include <memory>
#include <optional>
#include <utility>

#include "ui/lessons/guess_chart.h"
#include "ui/theme/theme.h"

class QLabel;
class QPlainTextEdit;

namespace epsiscope {

class Chart;
struct CodeHeap;
struct Lesson;
struct LessonProgress;

/// The codes that were typed, by lesson and step.
using TypedCodes = std::map<std::pair<QString, int>, QString>;

/// Collects the guesses of a class: codes that the pages of a lesson show (core/page/class_code.h) are typed
/// here, or pasted many at a time, and become a histogram. It follows the lesson; what came out is marked
/// once the lesson has shown it.
class GuessDialog : public QDialog {
  Q_OBJECT
public:
  /// `typed` outlives it and is written to.
  GuessDialog(TypedCodes& typed, const Theme& theme, QWidget* parent);

  void present(const LessonProgress& progress);
  const ClassGuesses& guesses() const { return m_guesses; }

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  QWidget* makeCodes();
  QWidget* makePicture();
  void count();
  void complain(const CodeHeap& heap);
  QString lineBeingTyped() const;

  TypedCodes& m_typed;
  Theme m_theme;
  std::shared_ptr<const Lesson> m_lesson;
  int m_step = -1;  ///< the last one with a prediction; -1: none yet
  ClassGuesses m_guesses;
  QPlainTextEdit* m_codes;
  QLabel *m_problems, *m_asked, *m_said;
  Chart* m_chart;
};

}  // namespace epsiscope
