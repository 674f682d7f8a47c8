#include "ui/setup/data_facts.h"

#include <QObject>
#include <QStringList>

#include "core/tasks/task.h"
#include "core/tasks/warnings.h"
#include "core/tasks/task_cache.h"
#include "ui/state/app_state.h"
#include "ui/widgets/counted_text.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

QString dataFacts(const AppState& state) {
  if (!state.dataset) return {};
  const std::size_t rows = state.dataset->rows();
  QStringList facts = {countedText("QObject", "%1 rows", "%1 row", rows)};
  if (state.cache) {
    const TaskCache& cache = *state.cache;
    if (cache.data().rows.size() != state.dataset->rows())
      facts << QObject::tr("%1 used").arg(countText(cache.data().rows.size()));
    if (const std::size_t people = cache.data().counts.persons; people > 0)
      facts << countedText("QObject", "%1 people", "%1 person", people);
    const bool learns = taskOf(state.study).facts().learns;
    if (learns) facts << countedText("QObject", "%1 features", "%1 feature", cache.features());
    const std::size_t clipped = cache.clippedTrainLabels();
    if (clipped > 0 && !learns)
      facts << countedText("QObject", "%1 values clipped", "%1 value clipped", clipped);
    if (clipped > 0 && learns)
      facts << countedText("QObject", "%1 labels clipped for training", "%1 label clipped for training",
                           clipped);
  }
  return facts.join(QStringLiteral(" · "));
}

QString dataWarnings(const AppState& state) {
  constexpr qsizetype kMost = 3;
  QStringList sentences;
  if (state.dataset)
    for (const std::string& note : state.dataset->notes) sentences << QString::fromStdString(note);
  if (state.cache)
    for (const std::string& note : warnings(state.study, *state.cache))
      sentences << QString::fromStdString(note);
  return sentences.mid(0, kMost).join(QLatin1Char('\n'));
}

}  // namespace epsiscope
