#pragma once

#include <QString>

namespace epsiscope {

/// Paragraphs with **strong** and *slanted* words as rich text; everything else is shown as it is written.
QString lessonHtml(const QString& text);

}  // namespace epsiscope
