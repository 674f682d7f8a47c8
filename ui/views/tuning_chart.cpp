#include "ui/views/tuning_chart.h"

#include <QObject>

namespace epsiscope {

ChartModel tuningChart(const Study&, const TuningPreview& preview, const Theme& theme) {
  ChartModel model;
  model.id = QStringLiteral("tuning");
  model.title = QObject::tr("A private choice of Λ");
  model.notPrivate = true;
  model.x = {.title = QObject::tr("Candidate Λ"), .logarithmic = true};
  model.y = {.title = QObject::tr("Probability of being picked"), .range = std::pair(0.0, 1.0)};
  if (!preview.obstacle.empty()) model.notes << QString::fromStdString(preview.obstacle);
  ChartSeries dots{.id = QStringLiteral("probability"),
                   .name = QObject::tr("probability"),
                   .kind = ChartSeries::Kind::dots,
                   .style = methodStyle(QString::fromStdString(preview.method), theme)};
  for (const TuningPreview::Candidate& candidate : preview.candidates) {
    dots.x.push_back(candidate.lambda);
    dots.y.push_back(candidate.probability);
  }
  model.series.push_back(std::move(dots));
  return model;
}

}  // namespace epsiscope
