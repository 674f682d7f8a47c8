#pragma once

#include "core/base/go_on.h"

#include <cstddef>
#include <functional>
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
  /// A look at the first rows of a sheet. Returns whether to look at the next one.
  using Look = std::function<bool(std::size_t sheet, const SheetText& text)>;

  virtual ~Workbook() = default;
  const std::vector<SheetName>& sheets() const { return m_sheets; }
  /// Adds the cells of a sheet until the text is full. Throws SheetFault and Cancelled.
  virtual void read(std::size_t sheet, SheetText& text, const GoOn& goOn) const = 0;
  /// Looks at the first rows that hold something, at most so many, of one sheet after the other, the hidden
  /// ones last. All together take no more than going through the file once, however many there are. Throws as
  /// read() does.
  virtual void lookThrough(std::size_t mostRows, const Look& look, const GoOn& goOn) const = 0;

protected:
  /// Throws SheetFault: more sheets than any program has, or names that are longer than all of theirs.
  void addSheet(SheetName sheet);

private:
  std::vector<SheetName> m_sheets{};
  std::size_t m_namesBytes = 0;
};

/// The workbook of an archive, .xlsx or .ods, which must outlive it. Throws SheetFault: other archives, a
/// workbook that is locked, damaged or of a kind that is not read. Throws Cancelled.
std::unique_ptr<Workbook> openWorkbook(const ZipArchive& archive, const GoOn& goOn);

}  // namespace epsiscope
