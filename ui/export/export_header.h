#pragma once

#include "ui/export/chart_export.h"

namespace epsiscope {

struct AppState;
struct Dataset;
struct RowCounts;
struct Study;

/// The header of an exported table or picture: program, data with their hash, how many rows are in use and
/// which cells were filled, seed, mode, and the whole study on one line, so that the export can be repeated.
ExportHeader exportHeader(const Dataset& dataset, const Study& study, const RowCounts& counts);
/// The study with paths that start at the folder of its file, where it has one: what leaves the program names
/// no other folders.
Study withoutFolders(const Study& study, const QString& studyFile);
/// The header of the view in front. Precondition: there are data.
ExportHeader exportHeader(const AppState& state);

/// A line for tables on the clipboard: rows left out and cells filled; empty if the data are used as they
/// are.
QStringList countsLine(const AppState& state);

}  // namespace epsiscope
