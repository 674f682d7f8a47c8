#pragma once

#include <string>
#include <vector>

#include "core/tasks/noise_preview.h"
#include "ui/charts/chart_model.h"

namespace epsiscope {

/// Results that one method could release for one label, with their density there.
struct PossibleResults {
  std::string method;
  std::vector<double> outputs, density;
};
/// The number of draws that the study wants: view.draws, within the limits of a chart.
int shownDraws(const Study& study);
/// Returns "one possible result" or "10 possible results".
QString possibleResultsText(std::size_t count);
/// `count` draws of every method for y, from streams of the study's seed: the same study shows the same
/// draws, and larger numbers of them begin with the same ones.
std::vector<PossibleResults> possibleResults(const Study& study, const NoisePreview& preview, int count);

/// The factor of a stem that stands beside densities: as if each probability were spread up to the next
/// output where outputs lie on a lattice, otherwise over the width of the bounds. Precondition: the curve is
/// discrete.
double stemScale(const NoiseCurve& curve, const NoisePreview& preview);

/// Adds the histogram of enough draws, id "METHOD/histogram"; for finitely many outputs their frequencies.
void addHistograms(ChartModel& model, const NoisePreview& preview, const std::vector<PossibleResults>& draws,
                   const Theme& theme);
/// Adds the draws on the density, id "METHOD/draws", and a note of their number. The model has its range.
void addDots(ChartModel& model, const Study& study, const std::vector<PossibleResults>& draws,
             const Theme& theme);

/// Steps whose area is 1: an estimate of the density from draws.
struct DrawHistogram {
  std::vector<double> nodes;  ///< one more than the densities
  std::vector<double> density;
};
/// Bins as wide as 2 IQR n^(-1/3) (Freedman and Diaconis 1981), wider where there would be more than a
/// picture can show; their edges are multiples of the width and hold every draw. Empty for draws that are all
/// equal.
DrawHistogram drawHistogram(std::vector<double> draws);

}  // namespace epsiscope
