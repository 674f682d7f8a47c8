#include "ui/export/chart_export.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

#include "core/base/file_error.h"
#include "core/base/store.h"
#include "core/text/printable.h"
#include "ui/charts/chart_csv.h"
#include "ui/charts/chart_look.h"
#include "ui/charts/chart_picture.h"
#include "ui/charts/chart_rows.h"
#include "ui/theme/theme.h"

namespace epsiscope {

namespace {

const QString kProgram = QStringLiteral("Epsiscope " EPSISCOPE_VERSION);

/// A chart is laid out with text of kPictureText units and scaled, so that lines, markers and gaps keep their
/// proportions to the text at every resolution.
double unitsPerPixel(const PictureOptions& options) {
  return kPictureText * 72.0 / (options.textPoints * options.dpi);
}

QSizeF layoutSize(const PictureOptions& options) {
  return QSizeF(pixelSize(options)) * unitsPerPixel(options);
}

/// White paper wants dark text, whatever is on the screen.
Theme themeOf(const PictureOptions& options) {
  const bool white = options.background == PictureBackground::white;
  Theme theme = options.dark && !white ? darkTheme() : lightTheme();
  if (white) theme.surface = Qt::white;
  // Behind labels it is still seen: they lie on it faded.
  if (options.background == PictureBackground::transparent) theme.surface.setAlpha(0);
  return theme;
}

/// The origin of the chart, and every note, also those that the picture has no room for.
QString description(const ChartModel& model, const ExportHeader& header) {
  const QStringList first = model.showsTruth ? QStringList(truthLine()) : QStringList();
  return (first + header.lines + model.notes + model.sources).join(QLatin1Char('\n'));
}

void paintOn(QPaintDevice& device, double perPixel, const ChartModel& model, const ChartLook& look,
             const PictureOptions& options, const QString& mark) {
  QPainter painter(&device);
  paintExport(painter, perPixel, model, look, options, mark);
}

QImage image(const ChartModel& model, const ChartLook& look, const PictureOptions& options,
             const ExportHeader& header) {
  const bool clear = options.background == PictureBackground::transparent;
  QImage picture(pixelSize(options), clear ? QImage::Format_ARGB32_Premultiplied : QImage::Format_RGB32);
  if (picture.isNull()) return {};  // more than the memory holds
  picture.fill(Qt::transparent);
  paintOn(picture, 1, model, look, options, header.mark);
  picture.setText(QStringLiteral("Title"), model.title);
  picture.setText(QStringLiteral("Description"), description(model, header));
  picture.setText(QStringLiteral("Software"), kProgram);
  const int dotsPerMetre = qRound(options.dpi * 1000 / kMillimetresPerInch);
  picture.setDotsPerMeterX(dotsPerMetre);
  picture.setDotsPerMeterY(dotsPerMetre);
  return picture;
}

QByteArray svg(const ChartModel& model, const ChartLook& look, const PictureOptions& options,
               const ExportHeader& header) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  QSvgGenerator generator;
  generator.setOutputDevice(&buffer);
  // The generator knows whole dots only: hundredths of a millimetre.
  generator.setResolution(2540);
  generator.setSize((sizeInMillimetres(options) * 100).toSize());
  generator.setViewBox(QRectF(QPointF(), layoutSize(options)));
  // The generator writes both as they are: a name with < in it would end the drawing.
  generator.setTitle(model.title.toHtmlEscaped());
  generator.setDescription(description(model, header).toHtmlEscaped());
  paintOn(generator, unitsPerPixel(options), model, look, options, header.mark);
  // It writes controls as they are, too, which no reader of XML takes.
  return QByteArray::fromStdString(printable(bytes.toStdString()));
}

/// Qt has no setter for a PDF's subject; every reader shows the description of its XMP packet.
QByteArray pdfMetadata(const ChartModel& model, const ExportHeader& header) {
  const QString packet =
      QStringLiteral(
          "<?xpacket begin='' id='W5M0MpCehiHzreSzNTczkc9d'?><x:xmpmeta xmlns:x='adobe:ns:meta/'>"
          "<rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#'>"
          "<rdf:Description rdf:about='' xmlns:dc='http://purl.org/dc/elements/1.1/' "
          "xmlns:xmp='http://ns.adobe.com/xap/1.0/'><xmp:CreatorTool>%1</xmp:CreatorTool>"
          "<dc:title><rdf:Alt><rdf:li xml:lang='x-default'>%2</rdf:li></rdf:Alt></dc:title>"
          "<dc:description><rdf:Alt><rdf:li xml:lang='x-default'>%3</rdf:li></rdf:Alt></dc:description>"
          "</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end='w'?>")
          .arg(kProgram, model.title.toHtmlEscaped(), description(model, header).toHtmlEscaped());
  return QByteArray::fromStdString(printable(packet.toStdString()));
}

QByteArray pdf(const ChartModel& model, const ChartLook& look, const PictureOptions& options,
               const ExportHeader& header) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  QPdfWriter writer(&buffer);
  constexpr int kResolution = 1200;
  writer.setResolution(kResolution);
  writer.setTitle(model.title);
  writer.setCreator(kProgram);
  writer.setDocumentXmpMetadata(pdfMetadata(model, header));
  // A page of nearly the size of A4 would become A4.
  writer.setPageSize(
      QPageSize(sizeInMillimetres(options), QPageSize::Millimeter, QString(), QPageSize::ExactMatch));
  writer.setPageMargins(QMarginsF());
  paintOn(writer, static_cast<double>(kResolution) / options.dpi, model, look, options, header.mark);
  return bytes;
}

void fillTable(DrawnChart& chart, const ChartModel& model, const ChartLook& look,
               const PictureOptions& options, const ExportHeader& header) {
  const ChartModel looked = options.visiblePart ? withLook(model, look) : model;
  const ChartState seen = seenState(looked, look);
  const std::vector<ChartRow> rows = options.visiblePart ? visibleRows(looked, seen) : chartRows(model);
  const QStringList lines =
      options.visiblePart ? withRowsOutside(header.lines, rowsOutside(looked, seen)) : header.lines;
  if (options.comments)
    chart.bytes = chartCsv(looked, lines, rows);
  else {
    chart.bytes = chartTable(looked, rows, header.notPrivate);
    chart.notes = chartNotes(looked, lines).join(QLatin1Char('\n')).toUtf8() + '\n';
  }
}

/// The obstacle to writing there, as one sentence; empty if there is none.
QString whyNotWritable(const QString& file) {
  if (file.trimmed().isEmpty())
    return QObject::tr("No file name was given: choose where the chart is to be saved.");
  const QFileInfo info(file);
  if (info.isDir()) return QObject::tr("\"%1\" is a folder: choose a file name inside it.").arg(file);
  if (!QFileInfo(info.absolutePath()).isDir())
    return QObject::tr("The folder \"%1\" does not exist: create it or choose another.")
        .arg(info.absolutePath());
  return {};
}

struct LeavingChart {
  ChartModel model;
  ChartState state;
};

LeavingChart leaving(const ChartModel& model, const ChartLook& look, const PictureOptions& options,
                     const QString& mark) {
  ChartModel complete = options.visiblePart ? withLook(model, look) : model;
  if (options.comments) complete.notes += complete.sources;
  complete.footnotes += mark.split(QLatin1Char('\n'), Qt::SkipEmptyParts);
  if (mark.isEmpty() && model.showsTruth) complete.footnotes << truthSentence();
  ChartState state = options.visiblePart ? seenState(complete, look) : freshState(complete);
  state.allNotes = options.comments;
  return {std::move(complete), std::move(state)};
}

}  // namespace

ChartFrame exportFrame(const ChartModel& model, const ChartLook& look, const PictureOptions& options,
                       const QString& mark) {
  const LeavingChart chart = leaving(model, look, options, mark);
  return pictureFrame(chart.model, chart.state, themeOf(options), layoutSize(options));
}

void paintExport(QPainter& painter, double perPixel, const ChartModel& model, const ChartLook& look,
                 const PictureOptions& options, const QString& mark) {
  const LeavingChart chart = leaving(model, look, options, mark);
  painter.save();
  painter.scale(perPixel / unitsPerPixel(options), perPixel / unitsPerPixel(options));
  paintPicture(painter, QRectF(QPointF(), layoutSize(options)), chart.model, chart.state, themeOf(options));
  painter.restore();
}

DrawnChart drawnChart(const ChartModel& model, const ChartLook& look, const PictureOptions& options,
                      const ExportHeader& header) {
  DrawnChart chart;
  chart.failure = problemOf(options);
  if (!chart.failure.isEmpty()) return chart;
  switch (options.format) {
    case PictureFormat::png:
      chart.image = image(model, look, options, header);
      break;
    case PictureFormat::svg:
      chart.bytes = svg(model, look, options, header);
      break;
    case PictureFormat::pdf:
      chart.bytes = pdf(model, look, options, header);
      break;
    case PictureFormat::csv:
      fillTable(chart, model, look, options, header);
      break;
  }
  return chart;
}

QByteArray encoded(const DrawnChart& chart) {
  if (chart.image.isNull()) return chart.bytes;
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  return chart.image.save(&buffer, "PNG") ? bytes : QByteArray();
}

QString writtenTo(const QString& file, const DrawnChart& chart) {
  if (!chart.failure.isEmpty()) return chart.failure;
  const QString failure = writtenTo(file, encoded(chart));
  return failure.isEmpty() && !chart.notes.isEmpty() ? writtenTo(file + QStringLiteral(".txt"), chart.notes)
                                                     : failure;
}

QString writtenTo(const QString& file, const QByteArray& bytes) {
  if (const QString sentence = whyNotWritable(file); !sentence.isEmpty()) return sentence;
  if (bytes.isEmpty())
    return QObject::tr("The picture for \"%1\" could not be made: choose a smaller size.").arg(file);
  try {
    writeFileAtomically(QFile::encodeName(file).toStdString(), {bytes.data(), std::size_t(bytes.size())});
  } catch (const FileError& error) {
    return QString::fromStdString(error.what());
  }
  return {};
}

QString exportChart(const ChartModel& model, const ChartLook& look, const PictureOptions& options,
                    const ExportHeader& header, const QString& file) {
  return writtenTo(file, drawnChart(model, look, options, header));
}

}  // namespace epsiscope
