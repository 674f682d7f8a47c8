#pragma once

#include <QString>
#include <QStringList>

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

/// The page of a view by its id, such as "trade-off".
ExplainPage explainPage(const QString& viewId);

}  // namespace epsiscope
