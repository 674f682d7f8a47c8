#pragma once

#include <QSize>
#include <QSizeF>
#include <QString>

class QSettings;

namespace epsiscope {

enum class PictureFormat { png, svg, pdf, csv };
enum class PictureUnit { millimetres, pixels };
enum class PictureBackground { white, transparent, theme };

inline constexpr int kLeastDpi = 72;
inline constexpr int kMostDpi = 1200;
inline constexpr double kMillimetresPerInch = 25.4;

/// The form of an exported chart: nothing here depends on the screen. The defaults are a column of text.
struct PictureOptions {
  PictureFormat format = PictureFormat::png;
  double width = 160, height = 115;  ///< in `unit`
  PictureUnit unit = PictureUnit::millimetres;
  int dpi = 300;  ///< pixels per inch, kLeastDpi to kMostDpi
  PictureBackground background = PictureBackground::white;
  bool dark = false;        ///< colours of the dark theme; a white background has those of the light one
  double textPoints = 8;    ///< height of the text; lines and markers follow it
  bool visiblePart = true;  ///< zoom, hidden curves and axes as they are looked at; else everything
  /// All notes in the file itself: above a table's rows, not in a file beside it; in a picture, not only as
  /// many as leave the plot its share.
  bool comments = false;
  bool operator==(const PictureOptions&) const = default;
};

/// Rounded, so that 25.4 mm at 300 DPI are 300 pixels.
QSize pixelSize(const PictureOptions& options);
QSizeF sizeInMillimetres(const PictureOptions& options);
/// "png": the ending of the file.
QString endingOf(PictureFormat format);
/// The format that the file's ending asks for, or `otherwise`.
PictureFormat formatOf(const QString& file, PictureFormat otherwise);
/// The reason why there is no such picture, as one sentence with the next step; empty if there is.
QString problemOf(const PictureOptions& options);

/// The last choice; nonsense in the settings becomes the default.
PictureOptions loadPictureOptions(const QSettings& settings);
void savePictureOptions(QSettings& settings, const PictureOptions& options);

}  // namespace epsiscope
