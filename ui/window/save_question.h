#pragma once

#include <QString>

class QWidget;

namespace epsiscope {

class Session;
struct FileStamp;
struct Study;

/// The treatment of a file that holds something else than the study opened from it or saved in it here.
enum class InTheWay { replace, otherName, cancel };

/// How the study that the file holds differs from this one, a line each; one sentence where it holds none, or
/// where they differ at most in their view.
QString differencesOf(const QString& file, const Study& study);

/// Says what is in the way and how it differs, and asks.
InTheWay askInTheWay(QWidget* parent, const Session& session, const QString& file, const FileStamp& there);

}  // namespace epsiscope
