#pragma once

#include <QString>
#include <QStringList>

#include <vector>

#include "core/study/chart_look.h"
#include "ui/charts/chart_model.h"

namespace epsiscope {

/// The height of a chart's text: its small print has twelve thirteenths of it, 9 points.
inline constexpr double kReportPoints = 9.75;

struct ReportFact {
  QString name;
  QString value;
  QString key = {};  ///< of the study, where it is one
  bool operator==(const ReportFact&) const = default;
};

struct ReportTable {
  QString caption = {};
  QStringList headings = {};
  std::vector<QStringList> rows = {};
  QStringList notes = {};
  qsizetype below = 0;  ///< so many of the last columns are sentences: on pages they stand below their row
};

struct ReportChart {
  ChartModel model;
  ChartLook look;
  QString summary;  ///< one paragraph: what is drawn
};

/// Whether charts and tables have rows, counts and answers as they are, beside errors that are computed from
/// them.
enum class TrueValues { leftOut, shown };

/// A study on paper: everything that it says and that repeats it, as a value. Made by reportOf(), rendered as
/// a web page or as pages.
struct Report {
  QString title;
  QStringList marks;  ///< what must be read first: not private, no run yet

  // The first page: what somebody needs who decides and does not read on.
  QString conclusion;               ///< what the numbers come to
  std::vector<ReportFact> summary;  ///< purpose, author, protected values, epsilon in words, ...
  ReportTable expected;             ///< every method at view.epsilon, in the unit of the estimate
  QStringList limits;               ///< what all of it rests on

  ReportTable costs = {};  ///< of each statistic, and what is lost; without headings: nothing of that kind

  // The charts, then what is promised, then the appendix.
  std::vector<ReportFact> about;  ///< version, date, seed
  std::vector<ReportFact> data, preparation, parameters, guarantee;
  std::vector<ReportChart> charts;  ///< those of the data last
  std::size_t firstOfData = 0;      ///< the first of those
  QStringList claimMarks = {};      ///< which promises are broken or not proved
  ReportTable claims = {};          ///< the promises and the findings of an audit; without headings: no audit
  ReportTable release = {};         ///< what may leave the house
  std::vector<ReportTable> tables;
  std::vector<ReportTable> shortTables = {};  ///< the same in short, for pages
  QStringList warnings;
  ReportTable ledger;
  QString command;      ///< a line for the shell that repeats the numbers
  QString commandHint;  ///< what has to be there first
  QString study;        ///< the study file
  QString shortStudy;   ///< the same without the keys that have their defaults, for pages
};

}  // namespace epsiscope
