#include "ui/export/picture_options.h"

#include <gtest/gtest.h>

#include <QSettings>
#include <QTemporaryDir>

namespace epsiscope::picture_options_test {
namespace {

TEST(PictureOptions, AnInchHasAsManyPixelsAsItsResolution) {
  for (int dpi = kLeastDpi; dpi <= kMostDpi; ++dpi)
    EXPECT_EQ(pixelSize({.width = 25.4, .height = 50.8, .dpi = dpi}), QSize(dpi, 2 * dpi));
  const PictureOptions pixels{.width = 1200, .height = 600, .unit = PictureUnit::pixels, .dpi = 600};
  EXPECT_EQ(pixelSize(pixels), QSize(1200, 600));
  EXPECT_EQ(sizeInMillimetres(pixels), QSizeF(50.8, 25.4));
}

TEST(PictureOptions, TheEndingSaysTheFormat) {
  for (const PictureFormat format :
       {PictureFormat::png, PictureFormat::svg, PictureFormat::pdf, PictureFormat::csv}) {
    EXPECT_EQ(formatOf(QStringLiteral("a.b.") + endingOf(format), PictureFormat::png), format);
    EXPECT_EQ(formatOf(QStringLiteral("a.") + endingOf(format).toUpper(), PictureFormat::png), format);
  }
  EXPECT_EQ(formatOf(QStringLiteral("a.jpeg"), PictureFormat::svg), PictureFormat::svg);
}

TEST(PictureOptions, TheLastChoiceComesBackAndNonsenseDoesNot) {
  const QTemporaryDir folder;
  QSettings settings(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
  EXPECT_EQ(loadPictureOptions(settings), PictureOptions());
  const PictureOptions chosen{.format = PictureFormat::pdf,
                              .width = 84.5,
                              .height = 60,
                              .dpi = 600,
                              .background = PictureBackground::transparent,
                              .dark = true,
                              .textPoints = 7.5,
                              .visiblePart = false,
                              .comments = true};
  savePictureOptions(settings, chosen);
  EXPECT_EQ(loadPictureOptions(settings), chosen);
  settings.setValue(QStringLiteral("export/dpi"), 1e9);
  EXPECT_EQ(loadPictureOptions(settings), PictureOptions());
}

}  // namespace
}  // namespace epsiscope::picture_options_test
