#include "ui/export/picture_options.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSettings>

#include <array>
#include <cmath>
#include <utility>

#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

/// 800 MB while it is drawn; A4 at 1200 DPI is 140 million.
constexpr double kMostPixels = 200e6;
constexpr double kMostMillimetres = 5000;
constexpr double kLeastText = 4, kMostText = 72;

template <class Enum, std::size_t N>
using NameTable = std::array<std::pair<Enum, const char*>, N>;

constexpr NameTable<PictureFormat, 4> kFormats = {{{PictureFormat::png, "png"},
                                                   {PictureFormat::svg, "svg"},
                                                   {PictureFormat::pdf, "pdf"},
                                                   {PictureFormat::csv, "csv"}}};
constexpr NameTable<PictureUnit, 2> kUnits = {
    {{PictureUnit::millimetres, "mm"}, {PictureUnit::pixels, "px"}}};
constexpr NameTable<PictureBackground, 3> kBackgrounds = {{{PictureBackground::white, "white"},
                                                           {PictureBackground::transparent, "transparent"},
                                                           {PictureBackground::theme, "theme"}}};

template <class Enum, std::size_t N>
QString nameIn(const NameTable<Enum, N>& names, Enum value) {
  for (const auto& [known, name] : names)
    if (known == value) return QString::fromLatin1(name);
  return {};
}

template <class Enum, std::size_t N>
Enum valueIn(const NameTable<Enum, N>& names, const QString& name, Enum otherwise) {
  for (const auto& [value, known] : names)
    if (name == QLatin1String(known)) return value;
  return otherwise;
}

QString key(const char* name) {
  return QStringLiteral("export/") + QLatin1String(name);
}

void load(const QSettings& settings, const char* name, double& value) {
  bool good = false;
  const double stored = settings.value(key(name)).toDouble(&good);
  if (good) value = stored;
}

}  // namespace

QSize pixelSize(const PictureOptions& options) {
  const double perUnit = options.unit == PictureUnit::pixels ? 1 : options.dpi / kMillimetresPerInch;
  const auto pixels = [&](double length) {
    return static_cast<int>(std::lround(std::clamp(length * perUnit, 0.0, 1e9)));
  };
  return {pixels(options.width), pixels(options.height)};
}

QSizeF sizeInMillimetres(const PictureOptions& options) {
  const double perUnit = options.unit == PictureUnit::millimetres ? 1 : kMillimetresPerInch / options.dpi;
  return {options.width * perUnit, options.height * perUnit};
}

QString endingOf(PictureFormat format) {
  return nameIn(kFormats, format);
}

PictureFormat formatOf(const QString& file, PictureFormat otherwise) {
  return valueIn(kFormats, QFileInfo(file).suffix().toLower(), otherwise);
}

QString problemOf(const PictureOptions& options) {
  if (options.format == PictureFormat::csv) return {};
  const QSize pixels = pixelSize(options);
  if (pixels.isEmpty()) return QObject::tr("A picture needs a width and a height of at least one pixel.");
  if (options.dpi < kLeastDpi || options.dpi > kMostDpi)
    return QObject::tr("A picture has %1 to %2 pixels per inch: choose a number between.")
        .arg(kLeastDpi)
        .arg(kMostDpi);
  const QSizeF size = sizeInMillimetres(options);
  if (std::max(size.width(), size.height()) > kMostMillimetres)
    return QObject::tr("A picture is at most %1 mm wide and high: choose a smaller size.")
        .arg(numberText(kMostMillimetres));
  const double count = static_cast<double>(pixels.width()) * pixels.height();
  if (options.format == PictureFormat::png && count > kMostPixels)
    return QObject::tr(
               "A picture of %1 × %2 pixels does not fit into memory: choose a smaller size or fewer pixels "
               "per inch.")
        .arg(numberText(pixels.width(), 7), numberText(pixels.height(), 7));
  return {};
}

PictureOptions loadPictureOptions(const QSettings& settings) {
  const PictureOptions usual;
  PictureOptions options;
  const auto text = [&](const char* name) { return settings.value(key(name)).toString(); };
  options.format = valueIn(kFormats, text("format"), usual.format);
  options.unit = valueIn(kUnits, text("unit"), usual.unit);
  options.background = valueIn(kBackgrounds, text("background"), usual.background);
  load(settings, "width", options.width);
  load(settings, "height", options.height);
  load(settings, "text", options.textPoints);
  options.dpi = settings.value(key("dpi"), usual.dpi).toInt();
  options.dark = settings.value(key("dark"), usual.dark).toBool();
  options.visiblePart = settings.value(key("visible"), usual.visiblePart).toBool();
  options.comments = settings.value(key("comments"), usual.comments).toBool();
  const bool textIsGood = options.textPoints >= kLeastText && options.textPoints <= kMostText;
  return textIsGood && problemOf(options).isEmpty() ? options : usual;
}

void savePictureOptions(QSettings& settings, const PictureOptions& options) {
  settings.setValue(key("format"), nameIn(kFormats, options.format));
  settings.setValue(key("unit"), nameIn(kUnits, options.unit));
  settings.setValue(key("background"), nameIn(kBackgrounds, options.background));
  settings.setValue(key("width"), options.width);
  settings.setValue(key("height"), options.height);
  settings.setValue(key("text"), options.textPoints);
  settings.setValue(key("dpi"), options.dpi);
  settings.setValue(key("dark"), options.dark);
  settings.setValue(key("visible"), options.visiblePart);
  settings.setValue(key("comments"), options.comments);
}

}  // namespace epsiscope
