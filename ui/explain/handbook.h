#pragma once

#include <QColor>
#include <QString>

#include <vector>

namespace epsiscope {

struct HandbookPage {
  QString id, title;
  QString html;  ///< below the title; links to other pages are "#id"
};

struct HandbookChapter {
  QString title;
  std::vector<HandbookPage> pages;
};

/// Everything there is to read: first steps, each view, method and control, the commands, each key of the
/// files, messages, and how to set up a lab. Formulas are drawn into the pages. `commands`: of the command
/// line, which only its own part of the program knows. `language`: as for explainPage(); what it lacks is
/// English. `ink`: of the formulas.
std::vector<HandbookChapter> handbook(const std::vector<HandbookPage>& commands, const QString& language,
                                      const QColor& ink = Qt::black);

/// All of it as one file that needs no other, with a list of its pages in front.
QString handbookHtml(const std::vector<HandbookChapter>& chapters);

}  // namespace epsiscope
