#include "app/commands/study_pictures.h"

#include <QDir>

#include "app/commands/arguments.h"
#include "app/commands/offscreen.h"
#include "core/study/preview.h"
#include "ui/export/chart_export.h"
#include "ui/views/study_charts.h"
#include "ui/window/export_header.h"

namespace epsiscope {

void writePictures(const StudyInput& input, const Result& result, const std::filesystem::path& folder) {
  const OffscreenApplication application;
  const auto cache = buildCache(input.study, input.dataset, {}, input.folder);
  const QStringList header = exportHeader(*input.dataset, input.study);
  const QDir target(QString::fromStdString(folder.string()));
  for (const ChartModel& chart : studyCharts(input.study, *cache, &result))
    for (const char* ending : {".svg", ".png"}) {
      const QString failure = exportChart(chart, header, target.filePath(chart.id + QLatin1String(ending)));
      if (!failure.isEmpty()) throw UsageError(failure);
    }
}

}  // namespace epsiscope
