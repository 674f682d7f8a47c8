#include "core/reading/sheet/sheet_fault.h"

#include "core/text/sentence.h"

namespace epsiscope {

void refuseDamagedWorkbook() {
  throw SheetFault{
      sentence("Core", "the spreadsheet is damaged or cut short"),
      sentence("Core", "copy or download it again, or open it in a spreadsheet program and save it as CSV")};
}

void refuseLockedWorkbook() {
  throw SheetFault{
      sentence("Core", "the spreadsheet is locked with a password"),
      sentence("Core",
               "open it in a spreadsheet program and save it without a password, or its sheet as CSV")};
}

}  // namespace epsiscope
