#pragma once

#include <QString>

#include "core/text/sentence.h"

namespace epsiscope {

struct AppState;

/// A number of a study as a slider: all that is said of it. Its range stands in numberKeys().
struct ParameterRow {
  const char* key;  ///< "label_privacy.lambda"
  // To be translated in the context "Parameters".
  const char* label;
  const char* lowWord;
  const char* highWord;
  const char* tip;
  const char* wordForNone = nullptr;  ///< stands where the study has no number; null: it always has one
  bool startsAsNumber = false;        ///< a double click returns to the standard number, not to that word
  bool percent = false;               ///< 0.2 is shown and typed as 20 %
  bool ofWidth = false;               ///< its range is a multiple of the width of the labels' bounds
  bool isDelta = false;               ///< shown where a method of the study may fail
  /// A check box before it, which sets the standard number or 0; then it is shown where it is not 0.
  const char* box = nullptr;
  const char* boxTip = nullptr;
  bool (*isShown)(const AppState&) = nullptr;  ///< null: it always is
  /// A line below the slider, or nothing.
  QString (*hint)(const AppState&) = nullptr;
};

/// The slider of a failure probability.
constexpr ParameterRow deltaRow(const char* key) {
  return {.key = key,
          .label = marked("Parameters", "Failure probability δ"),
          .lowWord = marked("Parameters", "stricter"),
          .highWord = marked("Parameters", "looser"),
          .tip = marked("Parameters",
                        "With Gaussian noise no set of results exceeds what ε allows by more than this "
                        "probability."),
          .isDelta = true};
}

/// How many random features there are, shown where they are used.
constexpr ParameterRow randomFeaturesRow(const char* key, bool (*isShown)(const AppState&)) {
  return {.key = key,
          .label = marked("Parameters", "Random features"),
          .lowWord = marked("Parameters", "quick"),
          .highWord = marked("Parameters", "fine"),
          .tip = marked("Parameters", "How many sines and cosines: more come closer to the Gaussian kernel."),
          .isShown = isShown};
}

/// The same behind a check box.
constexpr ParameterRow randomFeaturesRow(const char* key) {
  ParameterRow row = randomFeaturesRow(key, nullptr);
  row.label = marked("Parameters", "How many");
  row.box = marked("Parameters", "Random features");
  row.boxTip = marked("Parameters",
                      "Sines and cosines of the features, public and drawn once: the classifier follows "
                      "curves as with a Gaussian kernel.");
  return row;
}

/// The rate of their kernel. `isShown`: whether there are any.
constexpr ParameterRow kernelRateRow(const char* key, bool (*isShown)(const AppState&),
                                     const char* wordForNone = nullptr) {
  return {
      .key = key,
      .label = marked("Parameters", "Kernel rate γ"),
      .lowWord = marked("Parameters", "smooth"),
      .highWord = marked("Parameters", "wiggly"),
      .tip = marked("Parameters", "Rows further apart than about 1/√γ are unlike for the kernel exp(−γ d²)."),
      .wordForNone = wordForNone,
      .startsAsNumber = true,
      .isShown = isShown};
}

}  // namespace epsiscope
