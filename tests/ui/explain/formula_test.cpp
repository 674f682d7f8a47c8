#include "ui/explain/formula.h"

#include <gtest/gtest.h>

#include <QAction>
#include <QClipboard>
#include <QCryptographicHash>
#include <QDir>
#include <QGuiApplication>
#include <QPainter>
#include <QSvgRenderer>

#include "ui/theme/resources.h"

namespace epsiscope::formula_test {
namespace {

QStringList warnings;

void collectWarning(QtMsgType, const QMessageLogContext&, const QString& message) {
  warnings << message;
}

QByteArray fileOf(const QString& name) {
  return fileContents(QStringLiteral(":/formulas/") + name);
}

QStringList filesOf(const char* ending) {
  useResources();
  QStringList names;
  for (const QString& file :
       QDir(QStringLiteral(":/formulas")).entryList({QStringLiteral("*.") + QLatin1String(ending)}))
    names << file.section(QLatin1Char('.'), 0, 0);
  return names;
}

TEST(Formula, EveryDrawingBelongsToItsTex) {
  EXPECT_EQ(filesOf("tex"), filesOf("svg"));
  EXPECT_GE(filesOf("tex").size(), 50);
  for (const QString& name : filesOf("tex")) {
    const QByteArray hash =
        QCryptographicHash::hash(fileOf(name + QStringLiteral(".tex")), QCryptographicHash::Sha256).toHex();
    EXPECT_TRUE(fileOf(name + QStringLiteral(".svg")).contains("SHA-256 of the TeX: " + hash))
        << name.toStdString() << ": run resources/formulas/make";
  }
}

TEST(Formula, EveryDrawingIsDrawnInOneColourWithoutWarnings) {
  warnings.clear();
  const QtMessageHandler before = qInstallMessageHandler(collectWarning);
  for (const QString& name : filesOf("svg")) {
    const QByteArray drawing = fileOf(name + QStringLiteral(".svg"));
    EXPECT_EQ(drawing.count("fill="), 1) << name.toStdString();
    EXPECT_EQ(drawing.count("#000000"), 1) << name.toStdString();
    EXPECT_FALSE(drawing.contains("<text")) << name.toStdString();
    QSvgRenderer renderer(drawing);
    ASSERT_TRUE(renderer.isValid()) << name.toStdString();
    const QRectF ink = renderer.boundsOnElement(QStringLiteral("page1")), box = renderer.viewBoxF();
    EXPECT_TRUE(box.adjusted(-0.1, -0.1, 0.1, 0.1).contains(ink)) << name.toStdString();
    EXPECT_GT(ink.width(), box.width() - 2) << name.toStdString() << ": a glyph is missing";
    QImage image(200, 60, QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&image);
    renderer.render(&painter);
  }
  qInstallMessageHandler(before);
  EXPECT_EQ(warnings, QStringList());
}

class FormulaTest : public testing::Test {
protected:
  FormulaTest() {
    formula.setFormula(QStringLiteral("rp-with-prior"), QStringLiteral("the density of t given y"));
  }
  Formula formula;
};

TEST_F(FormulaTest, IsReadByItsWordsAndCopiedAsTex) {
  EXPECT_EQ(formula.accessibleName(), QStringLiteral("the density of t given y"));
  EXPECT_TRUE(formula.tex().contains(QStringLiteral("\\gamma")));
  ASSERT_EQ(formula.actions().size(), 2);
  formula.actions()[0]->trigger();
  EXPECT_EQ(QGuiApplication::clipboard()->text(), formula.tex());
  formula.actions()[1]->trigger();
  EXPECT_EQ(QGuiApplication::clipboard()->text(), formula.accessibleName());
}

TEST_F(FormulaTest, KeepsItsShapeWhereThereIsLittleRoom) {
  const QSizeF natural = formula.drawnSize(2000), small = formula.drawnSize(150);
  EXPECT_LE(small.width(), 150);
  EXPECT_NEAR(small.width() / small.height(), natural.width() / natural.height(), 1e-9);
  EXPECT_LT(formula.heightForWidth(150), formula.heightForWidth(2000));
}

TEST_F(FormulaTest, GrowsWithTheText) {
  QFont font = formula.font();
  font.setPixelSize(10);
  formula.setFont(font);
  const double before = formula.drawnSize(2000).width();
  font.setPixelSize(30);
  formula.setFont(font);
  EXPECT_NEAR(formula.drawnSize(2000).width() / before, 3, 0.4) << "fonts are hinted in whole pixels";
}

TEST_F(FormulaTest, TakesNoRoomWhereThereIsNone) {
  EXPECT_FALSE(formula.isHidden());
  formula.setFormula(QString(), QString());
  EXPECT_TRUE(formula.isHidden());
  EXPECT_TRUE(formula.tex().isEmpty());
}

}  // namespace
}  // namespace epsiscope::formula_test
