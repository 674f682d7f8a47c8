#pragma once

#include <QString>

#include <string>

namespace epsiscope {

/// The word for the standard input in place of a data file.
inline constexpr const char* kStandardInput = "-";

/// The path of a data file that the command line names: for "-" of a copy of all the standard input, which is
/// deleted when the program ends. Throws FileError.
std::string dataFile(const QString& given);

}  // namespace epsiscope
