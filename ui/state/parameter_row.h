#pragma once

#include <QString>

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

}  // namespace epsiscope
