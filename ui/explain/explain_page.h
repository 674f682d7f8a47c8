#pragma once

#include <QString>
#include <QStringList>

#include "core/study/study.h"

namespace epsiscope {

/// What is said about one view; rich text, from resources/explain.
struct ExplainPage {
  QString title;
  QString shows;
  QString formula;
  QString formulaWords;
  QStringList lookFor;
  QString handsOn;
};

/// The page of a view by its id, such as "trade-off": that of the task where it has one of its own.
ExplainPage explainPage(const QString& viewId, Task task);

}  // namespace epsiscope
