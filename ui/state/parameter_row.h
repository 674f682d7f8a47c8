#pragma once

#include <QString>
#include <QtGlobal>

namespace epsiscope {

struct AppState;

/// A number of a task's block as a slider: all that is said of it. Its range stands in numberKeys().
struct ParameterRow {
  const char* key;  ///< "label_privacy.lambda"
  // To be translated in the context "Parameters".
  const char* label;
  const char* lowWord;
  const char* highWord;
  const char* tip;
  const char* wordForNone = nullptr;  ///< what stands where the study has no number; null: it always has one
  bool ofWidth = false;               ///< its range is a multiple of the width of the labels' bounds
  bool isDelta = false;               ///< shown where a method of the study may fail
  /// A line below the slider, or nothing.
  QString (*hint)(const AppState&) = nullptr;
};

/// The slider of a failure probability.
constexpr ParameterRow deltaRow(const char* key) {
  return {.key = key,
          .label = QT_TRANSLATE_NOOP("Parameters", "Failure probability δ"),
          .lowWord = QT_TRANSLATE_NOOP("Parameters", "stricter"),
          .highWord = QT_TRANSLATE_NOOP("Parameters", "looser"),
          .tip = QT_TRANSLATE_NOOP(
              "Parameters",
              "With Gaussian noise no set of results exceeds what ε allows by more than this probability."),
          .isDelta = true};
}

}  // namespace epsiscope
