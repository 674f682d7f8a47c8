#pragma once

#include <QImage>
#include <QPainter>

#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "ui/charts/chart_model.h"
#include "ui/charts/chart_picture.h"
#include "ui/theme/theme.h"
#include "ui/theme/method_style.h"
#include "ui/theme/theme.h"

namespace epsiscope::test {

/// A picture of the model.
inline QImage drawn(const ChartModel& model, QSize size) {
  QImage image(size, QImage::Format_ARGB32);
  image.fill(lightTheme().surface);
  QPainter painter(&image);
  paintPicture(painter, QRectF(image.rect()), model, freshState(model), lightTheme());
  return image;
}

/// Error against epsilon for six methods, with bands, baselines, a draggable epsilon and a draggable target.
inline ChartModel tradeOffModel(std::size_t points, const Theme& theme, double epsilon = 0.5) {
  ChartModel model;
  model.id = QStringLiteral("trade-off");
  model.title = QStringLiteral("What privacy costs");
  model.badges = {QStringLiteral("exact expectation"), QStringLiteral("band: 50 % of 10 runs")};
  model.x = {.title = QStringLiteral("Privacy budget ε: more private ← → more accurate"),
             .logarithmic = true,
             .range = {},
             .softMaximum = {}};
  model.y = {.title = QStringLiteral("Test error, mean squared (100 000 $)²"),
             .logarithmic = true,
             .range = {},
             .softMaximum = 6.0};
  const std::vector<std::pair<const char*, double>> methods{{"laplace", 0.30},
                                                            {"gaussian", 0.9},
                                                            {"staircase", 0.18},
                                                            {"rp-with-prior", 0.02},
                                                            {"rp-with-prior-debiased", 0.08},
                                                            {"central-ridge", 0.001}};
  for (const auto& [id, scale] : methods) {
    ChartSeries line;
    line.id = QString::fromLatin1(id);
    line.name = line.id;
    line.style = methodStyle(line.id, theme);
    line.markerX = std::vector{0.05, 0.1, 0.5, 1.0, 2.0, 4.0, 8.0};
    ChartSeries band = line;
    band.id = line.id + QStringLiteral("-band");
    band.name.clear();
    band.group = line.id;
    band.kind = ChartSeries::Kind::band;
    band.markerX.reset();
    for (std::size_t i = 0; i < points; ++i) {
      const double x = 0.05 * std::pow(160.0, static_cast<double>(i) / static_cast<double>(points - 1));
      const double y = 0.33 + scale / (x * x);
      line.x.push_back(x);
      line.y.push_back(y);
      band.x.push_back(x);
      band.y.push_back(0.9 * y);
      band.upper.push_back(1.15 * y);
    }
    model.series.push_back(band);
    model.series.push_back(line);
  }
  using Along = ChartGuide::Along;
  model.guides = {
      {QStringLiteral("predict-mean"), Along::y, 1.33, QStringLiteral("predict the mean: 1.33"),
       methodStyle(QStringLiteral("predict-mean"), theme).color, LineMeaning::yardstick, 2, false},
      {QStringLiteral("none"), Along::y, 0.32, QStringLiteral("no privacy: 0.32"),
       methodStyle(QStringLiteral("none"), theme).color, LineMeaning::notPrivate, 2, false},
      {QStringLiteral("target"), Along::y, 0.6, QStringLiteral("error I can accept: 0.60"), theme.accent,
       LineMeaning::own, 1.5, true, true},
      {QStringLiteral("epsilon"), Along::x, epsilon, QStringLiteral("ε %1").arg(epsilon), theme.accent,
       LineMeaning::own, 2, true}};
  return model;
}

/// A histogram with dots over it and interval ends, on linear axes.
inline ChartModel histogramModel(const Theme& theme) {
  ChartModel model;
  model.id = QStringLiteral("interval");
  model.title = QStringLiteral("The labels and the interval");
  model.x = {
      .title = QStringLiteral("Label (100 000 $)"), .logarithmic = false, .range = {}, .softMaximum = {}};
  model.y = {
      .title = QStringLiteral("Share of labels"), .logarithmic = false, .range = {}, .softMaximum = {}};
  model.showsTruth = true;
  ChartSeries steps;
  steps.id = steps.name = QStringLiteral("true labels");
  steps.kind = ChartSeries::Kind::steps;
  steps.notPrivate = true;
  steps.style = methodStyle(QStringLiteral("none"), theme);
  ChartSeries prior = steps;
  prior.id = prior.name = QStringLiteral("private prior");
  prior.notPrivate = false;
  prior.style = methodStyle(QStringLiteral("laplace"), theme);
  for (int i = 0; i <= 20; ++i) {
    steps.x.push_back(0.25 * i);
    prior.x.push_back(0.25 * i);
    if (i == 20) break;
    steps.y.push_back(0.12 * std::exp(-0.5 * std::pow((i - 6) / 4.0, 2)) + (i == 19 ? 0.05 : 0));
    prior.y.push_back(std::max(0.0, steps.y.back() + 0.02 * std::sin(7.0 * i)));
  }
  model.series = {steps, prior};
  using Along = ChartGuide::Along;
  model.guides = {{QStringLiteral("a1"), Along::x, 0.9, QStringLiteral("A1 0.90"), theme.mutedText,
                   LineMeaning::yardstick, 1.5, false},
                  {QStringLiteral("a2"), Along::x, 1.1, QStringLiteral("A2 1.10"), theme.mutedText,
                   LineMeaning::yardstick, 1.5, false},
                  {QStringLiteral("y"), Along::x, 3.0, QStringLiteral("y 3.00"), theme.accent,
                   LineMeaning::own, 2, true}};
  model.notes = {QStringLiteral("965 labels were clipped to the declared bounds.")};
  return model;
}

inline ChartModel heatModel() {
  ChartModel model;
  model.id = QStringLiteral("heat");
  model.title = QStringLiteral("Loss over the two ends");
  model.x = {.title = QStringLiteral("A1"), .logarithmic = false, .range = {}, .softMaximum = {}};
  model.y = {.title = QStringLiteral("A2"), .logarithmic = false, .range = {}, .softMaximum = {}};
  ChartHeat heat{.x0 = 0,
                 .x1 = 5,
                 .y0 = 0,
                 .y1 = 5,
                 .columns = 40,
                 .rows = 40,
                 .values = {},
                 .name = QStringLiteral("F")};
  for (std::size_t row = 0; row < 40; ++row)
    for (std::size_t column = 0; column < 40; ++column) {
      const double a1 = (static_cast<double>(column) + 0.5) / 8;
      const double a2 = (static_cast<double>(row) + 0.5) / 8;
      heat.values.push_back(a2 < a1 ? std::nan("") : std::pow(a1 - 1.5, 2) + std::pow(a2 - 3, 2));
    }
  model.heat = heat;
  return model;
}

}  // namespace epsiscope::test
