#pragma once

#include <QByteArray>
#include <QImage>
#include <QString>
#include <QStringList>

#include "core/study/chart_look.h"
#include "ui/charts/chart_frame.h"
#include "ui/charts/chart_model.h"
#include "ui/export/picture_options.h"

class QPainter;

namespace epsiscope {

/// The origin of exported charts. In every language of the window the lines are English: they are for
/// repeating the export.
struct ExportHeader {
  QStringList lines;       ///< study, seed, version: the top of a CSV and the metadata of a picture
  QString mark;            ///< small print of every picture: "Classroom mode: ...", a line each; or empty
  bool notPrivate = true;  ///< nothing that is exported is
};

/// A chart that can be exported: what it shows and how it is looked at.
struct LookedAtChart {
  ChartModel model;
  ChartLook look;
};

/// The places of everything in a chart that leaves the window.
ChartFrame exportFrame(const ChartModel& model, const ChartLook& look, const PictureOptions& options,
                       const QString& mark);
/// Draws the chart as it leaves the window, `perPixel` device pixels to a pixel of
/// pixelSize(options).
void paintExport(QPainter& painter, double perPixel, const ChartModel& model, const ChartLook& look,
                 const PictureOptions& options, const QString& mark);

/// A chart on its way into a file. Large pictures take their time: off the thread of the window.
struct DrawnChart {
  QImage image;      ///< of a PNG
  QByteArray bytes;  ///< of all others
  QByteArray notes;  ///< of a table without comments: what its rows do not say, for a file beside it
  QString failure;   ///< one sentence; or empty
};
DrawnChart drawnChart(const ChartModel& model, const ChartLook& look, const PictureOptions& options,
                      const ExportHeader& header);
/// The contents of the file; empty if there are none.
QByteArray encoded(const DrawnChart& chart);
/// Notes go into a file of the same name with .txt. Writes all of the file or nothing. Returns an empty
/// string, or one sentence: the cause and what to do.
QString writtenTo(const QString& file, const DrawnChart& chart);
QString writtenTo(const QString& file, const QByteArray& bytes);

/// Draws the chart and writes the file. Returns an empty string, or one sentence as writtenTo() does.
QString exportChart(const ChartModel& model, const ChartLook& look, const PictureOptions& options,
                    const ExportHeader& header, const QString& file);

}  // namespace epsiscope
