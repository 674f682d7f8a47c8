#include <QAction>
#include <QLabel>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextDocument>

#include "tests/ui/support/contrast.h"
#include "tests/ui/support/shown_window.h"
#include "ui/explain/explain_page.h"
#include "ui/explain/explain_panel.h"
#include "ui/explain/handbook.h"
#include "ui/lessons/course.h"
#include "ui/state/view_kind.h"
#include "ui/theme/theme.h"
#include "ui/window/handbook_dialog.h"

namespace epsiscope::contrast_test {
namespace {

class Contrast : public test::ShownWindow {
protected:
  /// Expects contrast between every ink of a text and every ground on which texts stand.
  static void expectReadable(const QTextDocument& text, const Theme& theme, const std::string& where) {
    for (QTextBlock block = text.begin(); block.isValid(); block = block.next())
      for (auto at = block.begin(); !at.atEnd(); ++at) {
        const QTextCharFormat format = at.fragment().charFormat();
        if (!format.hasProperty(QTextFormat::ForegroundBrush)) continue;
        for (const QColor& ground : {theme.surface, theme.panel, theme.field})
          EXPECT_GE(test::contrast(format.foreground().color(), ground), 4.5)
              << where << ": " << at.fragment().text().left(40).toStdString();
      }
  }
  /// Expects contrast in all texts of a window; returns the number of their links.
  static int expectReadable(const QWidget& root, const Theme& theme) {
    int links = 0;
    for (const auto* document : root.findChildren<QTextDocument*>()) {
      links += static_cast<int>(document->toHtml().count(QLatin1String("href=")));
      expectReadable(*document, theme,
                     document->parent() == nullptr || document->parent()->parent() == nullptr
                         ? std::string("text")
                         : document->parent()->parent()->objectName().toStdString());
    }
    return links;
  }
  void dressIn(Appearance appearance) {
    Preferences next = window->preferences();
    next.appearance = appearance;
    window->setPreferences(next);
    rest();
  }
};

/// A text keeps the colours of the theme in which it was read, unless somebody renews them.
TEST_F(Contrast, OfEveryLinkHoldsInEachThemeAndAfterAChange) {
  dressIn(Appearance::light);
  auto* panel = window->findChild<ExplainPanel*>();
  auto* course = new Course(settings, window.get());
  course->show();
  auto* handbook = new HandbookDialog(epsiscope::handbook({}, QStringLiteral("en"), Qt::black), window.get());
  handbook->show();
  auto* link = new QLabel(QStringLiteral("<a href=\"https://example.org\">there</a>"), window.get());
  link->show();
  rest();
  for (const Appearance appearance : {Appearance::dark, Appearance::light, Appearance::dark}) {
    dressIn(appearance);
    const Theme& theme = appearance == Appearance::dark ? darkTheme() : lightTheme();
    EXPECT_GE(expectReadable(*window, theme), 3);
    handbook->showPage(QStringLiteral("m-prior"));
    expectReadable(*handbook, theme);
    for (const QString& topic : explainTopics()) {
      QWidget about;
      about.setProperty("topic", topic);
      panel->explain(&about);
      expectReadable(*panel, theme);
    }
  }
  dressIn(Appearance::light);
}

TEST(ContrastOfPalette, OfEveryRoleOfTextIsAtLeast45) {
  for (const Theme& theme : {lightTheme(), darkTheme()}) {
    const QPalette palette = applicationPalette(theme);
    for (const QPalette::ColorGroup group : {QPalette::Active, QPalette::Inactive, QPalette::Disabled})
      for (const QPalette::ColorRole role :
           {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::PlaceholderText,
            QPalette::Link, QPalette::LinkVisited, QPalette::ToolTipText})
        for (const QPalette::ColorRole ground :
             {QPalette::Window, QPalette::Base, QPalette::AlternateBase, QPalette::Button})
          EXPECT_GE(test::contrast(palette.color(group, role), palette.color(group, ground)), 4.5)
              << theme.dark << " role " << role << " on " << ground << " in group " << group;
    EXPECT_GE(test::contrast(palette.color(QPalette::HighlightedText), palette.color(QPalette::Highlight)),
              4.5);
  }
}

}  // namespace
}  // namespace epsiscope::contrast_test
