#pragma once

#include "core/base/go_on.h"

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

namespace epsiscope {

class SheetText;
class ZipArchive;

struct SheetName {
  std::string name{};
  bool hidden = false;
};

/// The sheets of a spreadsheet file.
class Workbook {
public:
  virtual ~Workbook() = default;
  const std::vector<SheetName>& sheets() const { return m_sheets; }
  /// Adds the cells of a sheet until the text is full. Throws SheetFault. False if cancelled.
  virtual bool read(std::size_t sheet, SheetText& text, const GoOn& goOn) const = 0;

protected:
  std::vector<SheetName> m_sheets{};
};

/// The workbook of an archive, .xlsx or .ods, which must outlive it. Throws SheetFault: other archives, a
/// workbook that is locked, damaged or of a kind that is not read. Without sheets if cancelled.
std::unique_ptr<Workbook> openWorkbook(const ZipArchive& archive, const GoOn& goOn);

}  // namespace epsiscope
