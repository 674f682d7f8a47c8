#pragma once

#include <string>
#include <vector>

#include "core/tasks/noise_preview.h"
#include "ui/views/noise/possible_results.h"

namespace epsiscope {

struct AppState;
class ChartList;

struct NoiseOptions {
  bool logDensity = false;
};

/// Whether y and y' come from the private table, and are not two labels that somebody might have.
bool showsTruth(const Study& study);

/// The method in view, if it has a curve; then the others are faint. Empty: all alike.
std::string frontMethod(const Study& study, const NoisePreview& preview);

/// Density of the released label for y (solid) and y' (faint), with draws as dots and, for enough draws,
/// their histogram ("METHOD/histogram"; for finitely many outputs their frequencies); guides "y" and
/// "y-prime".
ChartModel densityChart(const Study& study, const NoisePreview& preview,
                        const std::vector<PossibleResults>& draws, const Theme& theme,
                        const NoiseOptions& options = {});
/// The epsilon that the law on screen keeps: of a label that is answered by itself that of one row.
double epsilonShown(const Study& study);
/// "ε 1", or "ε 0.2 for each of 5 rows" where a person has several answers.
QString epsilonShownText(const Study& study);
/// Log-ratio of the two densities between the lines at plus and minus epsilon.
ChartModel logRatioChart(const Study& study, const NoisePreview& preview, const Theme& theme);

/// The probabilities of a randomizer with finitely many outputs: a row per label value, a column per output.
/// Precondition: the curve has them.
ChartModel matrixChart(const Study& study, const NoiseCurve& curve);

/// Whether the drawn release keeps the promise, in words.
struct RatioVerdict {
  QString method;
  QString label;
  bool passed = false;
  QString sentence;  ///< "stays within ±0.8: pass (largest 0.8)"
};
/// The verdicts. Where delta > 0 the integral of max(0, f - e^epsilon f') decides, which no picture can show.
std::vector<RatioVerdict> ratioVerdicts(const NoisePreview& preview);

/// Adds every chart of the view for an export.
void addNoiseCharts(const AppState& state, ChartList& charts);

}  // namespace epsiscope
