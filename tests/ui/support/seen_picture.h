#pragma once

#include <QStringList>

#include <filesystem>

namespace epsiscope {

class Chart;
class View;

namespace test {

/// Returns what somebody sees on a chart, a line each: what is drawn with its name, its meaning and its
/// marker, what is hidden, the lines across the plot, and what the red badge and the quiet line say. Numbers
/// in names are left out: other tests hold them.
QStringList seenOn(const Chart& chart, const View& view);
/// Returns that of every chart of the view that is in sight.
QStringList seenIn(const View& view);

/// Expects the lines to be those of a file of tests/ui; says how they differ. With the variable
/// EPSISCOPE_PICTURES=write the file is written and the test fails.
void expectPictures(const std::filesystem::path& file, const QStringList& lines);

}  // namespace test
}  // namespace epsiscope
