#include "ui/export/chart_export.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>
#include <QSvgGenerator>

#include "ui/charts/chart_picture.h"

namespace epsiscope {

namespace {

/// A chart is laid out at this width and scaled, so that its text has the same share of every picture.
constexpr double layoutWidth = 800;

QSizeF layoutSize(QSize pixels) {
  return {layoutWidth, layoutWidth * pixels.height() / std::max(1, pixels.width())};
}

void paintScaled(QPaintDevice& device, const ChartModel& model, double factor, QSize pixels) {
  QPainter painter(&device);
  painter.scale(factor, factor);
  paintPicture(painter, QRectF(QPointF(), layoutSize(pixels)), model, freshState(model), lightTheme());
}

QByteArray pngBytes(const ChartModel& model, const QStringList& header, QSize pixels) {
  QImage image(pixels, QImage::Format_RGB32);
  if (image.isNull()) return {};  // more than the memory holds
  image.fill(lightTheme().surface);
  image.setText(QStringLiteral("Title"), model.title);
  image.setText(QStringLiteral("Description"), header.join(QLatin1Char('\n')));
  image.setText(QStringLiteral("Software"), QStringLiteral("Epsiscope " EPSISCOPE_VERSION));
  paintScaled(image, model, pixels.width() / layoutWidth, pixels);
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  return image.save(&buffer, "PNG") ? bytes : QByteArray();
}

QByteArray svgBytes(const ChartModel& model, const QStringList& header, QSize pixels) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  QSvgGenerator svg;
  const QSize size = layoutSize(pixels).toSize();
  svg.setOutputDevice(&buffer);
  svg.setResolution(96);
  svg.setSize(size);
  svg.setViewBox(QRect(QPoint(), size));
  svg.setTitle(model.title);
  svg.setDescription(header.join(QLatin1Char('\n')));
  paintScaled(svg, model, 1, pixels);
  return bytes;
}

QByteArray pdfBytes(const ChartModel& model, QSize pixels) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  QPdfWriter pdf(&buffer);
  constexpr int resolution = 288;
  pdf.setResolution(resolution);
  pdf.setTitle(model.title);
  pdf.setCreator(QStringLiteral("Epsiscope " EPSISCOPE_VERSION));
  // 96 layout units to an inch, 72 points to an inch.
  pdf.setPageSize(QPageSize(layoutSize(pixels) * 72 / 96, QPageSize::Point));
  pdf.setPageMargins(QMarginsF());
  paintScaled(pdf, model, resolution / 96.0, pixels);
  return bytes;
}

/// What stands in the way of writing there, as one sentence; empty if nothing does.
QString obstacle(const QString& file) {
  if (file.trimmed().isEmpty())
    return QObject::tr("No file name was given: choose where the chart is to be saved.");
  const QFileInfo info(file);
  if (info.isDir()) return QObject::tr("\"%1\" is a folder: choose a file name inside it.").arg(file);
  const QFileInfo folder(info.absolutePath());
  if (!folder.isDir())
    return QObject::tr("The folder \"%1\" does not exist: create it or choose another.")
        .arg(info.absolutePath());
  return {};
}

QString written(const QByteArray& bytes, const QString& file) {
  if (bytes.isEmpty())
    return QObject::tr("The picture for \"%1\" could not be made: choose a smaller size.").arg(file);
  QSaveFile out(file);
  const bool good = out.open(QIODevice::WriteOnly) && out.write(bytes) == bytes.size() && out.commit();
  if (good && QFileInfo(file).size() == bytes.size()) return {};
  return QObject::tr("\"%1\" could not be written (%2): choose another folder or free some space.")
      .arg(file, out.errorString());
}

}  // namespace

QString exportChart(const ChartModel& model, const QStringList& headerLines, const QString& file,
                    QSize pixels) {
  if (const QString sentence = obstacle(file); !sentence.isEmpty()) return sentence;
  QStringList header = headerLines;
  if (model.notPrivate) header.prepend(QStringLiteral("not private"));
  const QString ending = QFileInfo(file).suffix().toLower();
  if (ending == QLatin1String("csv")) return written(chartCsv(model, headerLines), file);
  if (pixels.isEmpty()) return QObject::tr("A picture needs a width and a height of at least one pixel.");
  if (ending == QLatin1String("png")) return written(pngBytes(model, header, pixels), file);
  if (ending == QLatin1String("svg")) return written(svgBytes(model, header, pixels), file);
  if (ending == QLatin1String("pdf")) return written(pdfBytes(model, pixels), file);
  return QObject::tr("\"%1\" has no ending that says what to write: end it with .png, .svg, .pdf or .csv.")
      .arg(file);
}

}  // namespace epsiscope
