#include "core/reading/sheet/workbook.h"

#include "core/reading/sheet/ods_workbook.h"
#include "core/reading/sheet/sheet_fault.h"
#include "core/reading/sheet/xlsx_workbook.h"
#include "core/reading/sheet/zip_archive.h"
#include "core/text/sentence.h"

namespace epsiscope {

std::unique_ptr<Workbook> openWorkbook(const ZipArchive& archive, const GoOn& goOn) {
  if (archive.find("xl/workbook.bin") != nullptr)
    throw SheetFault{sentence("Core", "this is a binary workbook (.xlsb), which is not read"),
                     sentence("Core", "open it in the program it comes from and save it as .xlsx or CSV")};
  if (isXlsx(archive)) return openXlsx(archive);
  if (archive.find("content.xml") != nullptr) return openOds(archive, goOn);
  refuseDamagedWorkbook();
}

}  // namespace epsiscope
