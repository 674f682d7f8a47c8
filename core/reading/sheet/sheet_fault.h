#pragma once

#include <string>

namespace epsiscope {

/// The reason why a workbook cannot be read. Becomes a FileError where the file is known.
struct SheetFault {
  std::string reason, nextStep;
};

/// Throws the fault of a workbook whose parts do not fit together or end early.
[[noreturn]] void refuseDamagedWorkbook();
/// Throws the fault of one that only its password opens.
[[noreturn]] void refuseLockedWorkbook();

}  // namespace epsiscope
