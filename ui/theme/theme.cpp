#include "ui/theme/theme.h"

namespace epsiscope {

const Theme& lightTheme() {
  static const Theme theme{
      .dark = false,
      .window = QColor(0xf4f5f8),
      .panel = QColor(0xffffff),
      .surface = QColor(0xffffff),
      .field = QColor(0xf1f3f8),
      .border = QColor(0xdfe1e8),
      .edge = QColor(0x858892),
      .grid = QColor(0xe6e7ec),
      .track = QColor(0xdfe1e8),
      .text = QColor(0x222226),
      .mutedText = QColor(0x63666f),
      .accent = QColor(0x2a66d0),
      .onAccent = QColor(0xffffff),
      .notPrivate = QColor(0xc62828),
      .onNotPrivate = QColor(0xffffff),
      .problem = QColor(0x8a5200),
  };
  return theme;
}

const Theme& darkTheme() {
  static const Theme theme{
      .dark = true,
      .window = QColor(0x17181b),
      .panel = QColor(0x1f2023),
      .surface = QColor(0x1f2023),
      .field = QColor(0x2a2b30),
      .border = QColor(0x3a3b42),
      .edge = QColor(0x767882),
      .grid = QColor(0x36373c),
      .track = QColor(0x3e3f47),
      .text = QColor(0xe8e8ea),
      .mutedText = QColor(0xa9abb3),
      .accent = QColor(0x7ab7ff),
      .onAccent = QColor(0x10131a),
      .notPrivate = QColor(0xff7a70),
      .onNotPrivate = QColor(0x2a0a08),
      .problem = QColor(0xf2b84b),
  };
  return theme;
}

QPalette applicationPalette(const Theme& theme) {
  QPalette palette;
  palette.setColor(QPalette::Window, theme.panel);
  palette.setColor(QPalette::WindowText, theme.text);
  palette.setColor(QPalette::Base, theme.surface);
  palette.setColor(QPalette::AlternateBase, theme.window);
  palette.setColor(QPalette::Text, theme.text);
  palette.setColor(QPalette::PlaceholderText, theme.mutedText);
  palette.setColor(QPalette::Button, theme.field);
  palette.setColor(QPalette::ButtonText, theme.text);
  palette.setColor(QPalette::ToolTipBase, theme.field);
  palette.setColor(QPalette::ToolTipText, theme.text);
  palette.setColor(QPalette::Highlight, theme.accent);
  palette.setColor(QPalette::HighlightedText, theme.onAccent);
  palette.setColor(QPalette::Link, theme.accent);
  palette.setColor(QPalette::LinkVisited, theme.accent);
  palette.setColor(QPalette::BrightText, theme.notPrivate);
  palette.setColor(QPalette::Light, theme.surface);
  palette.setColor(QPalette::Midlight, theme.grid);
  palette.setColor(QPalette::Mid, theme.track);
  palette.setColor(QPalette::Dark, theme.border);
  palette.setColor(QPalette::Shadow, theme.border);
  for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
    palette.setColor(QPalette::Disabled, role, theme.mutedText);
  palette.setColor(QPalette::Disabled, QPalette::Highlight, theme.track);
  palette.setColor(QPalette::Disabled, QPalette::HighlightedText, theme.mutedText);
  return palette;
}

}  // namespace epsiscope
