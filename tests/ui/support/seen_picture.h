#pragma once

#include <QStringList>

#include <filesystem>

namespace epsiscope {

class Chart;
class View;

namespace test {

/// Returns the visible contents of a chart, a line each: its drawings with their names, meanings and markers,
/// hidden series, the lines across the plot, the red badge and the quiet line. Numbers in names are left out:
/// other tests hold them.
QStringList seenOn(const Chart& chart, const View& view);
/// Returns the visible contents of all charts of the view that are in sight.
QStringList seenIn(const View& view);

/// Expects the lines to be those of a file of tests/ui, or says how they differ. With the variable
/// EPSISCOPE_PICTURES=write the file is written and the test fails.
void expectPictures(const std::filesystem::path& file, const QStringList& lines);

}  // namespace test
}  // namespace epsiscope
