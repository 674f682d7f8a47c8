#include "core/reading/sheet/workbook.h"

#include "core/reading/sheet/ods_workbook.h"
#include "core/reading/sheet/sheet_fault.h"
#include "core/reading/sheet/xlsx_workbook.h"
#include "core/reading/sheet/zip_archive.h"
#include "core/text/sentence.h"

#include <utility>

namespace epsiscope {

void Workbook::addSheet(SheetName sheet) {
  constexpr std::size_t kMostSheets = 10'000, kMostNamesBytes = std::size_t{4} << 20;
  m_namesBytes += sheet.name.size();
  if (m_sheets.size() == kMostSheets || m_namesBytes > kMostNamesBytes)
    throw SheetFault{
        filled(sentence("Core", "it has more than %1 sheets, or names of sheets that fill %2 MB"),
               kMostSheets, kMostNamesBytes >> 20),
        sentence("Core", "save the sheet that is needed as CSV")};
  m_sheets.push_back(std::move(sheet));
}

std::unique_ptr<Workbook> openWorkbook(const ZipArchive& archive, const GoOn& goOn) {
  if (archive.find("xl/workbook.bin") != nullptr)
    throw SheetFault{sentence("Core", "this is a binary workbook (.xlsb), which is not read"),
                     sentence("Core", "open it in the program it comes from and save it as .xlsx or CSV")};
  if (auto xlsx = openXlsx(archive, goOn)) return xlsx;
  if (archive.find("content.xml") != nullptr) return openOds(archive, goOn);
  refuseDamagedWorkbook();
}

}  // namespace epsiscope
