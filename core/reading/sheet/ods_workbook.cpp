#include "core/reading/sheet/ods_workbook.h"

#include "core/reading/sheet/sheet_fault.h"
#include "core/reading/sheet/sheet_text.h"
#include "core/reading/sheet/xml_events.h"
#include "core/reading/sheet/zip_archive.h"
#include "core/table/cell_name.h"
#include "core/text/sentence.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <functional>
#include <optional>
#include <utility>

namespace epsiscope {

namespace {

constexpr const char* kContent = "content.xml";
/// Columns and rows beyond every sheet: where there is nothing, one may say that it goes on as far as it
/// likes.
constexpr std::size_t kFarAway = std::size_t{1} << 53;

/// Whether a file of the document needs a password.
class ManifestEvents : public XmlEvents {
public:
  void open(std::string_view name, const XmlAttributes&) override {
    isLocked |= localName(name) == "encryption-data";
  }
  void close(std::string_view) override {}
  bool isLocked = false;
};

/// "14:30:00" for "PT14H30M00S"; the text itself if it says something else.
std::string timeOfDuration(std::string_view text) {
  const std::string whole(text);
  const bool minus = text.starts_with('-');
  if (minus) text.remove_prefix(1);
  if (!text.starts_with('P')) return whole;
  double seconds = 0;
  bool inTime = false;
  for (text.remove_prefix(1); !text.empty();) {
    if (text.front() == 'T') {
      inTime = true;
      text.remove_prefix(1);
      continue;
    }
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end == text.data() + text.size()) return whole;
    const char unit = *end;
    const double size = unit == 'D' && !inTime ? 86400 : unit == 'H' ? 3600 : unit == 'M' && inTime ? 60 : 1;
    if (size == 1 && unit != 'S') return whole;
    seconds += size * value;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()) + 1);
  }
  if (!(seconds < 1e12)) return whole;
  const long long all = std::llround(seconds * 1000), rest = all % 1000;
  std::array<char, 64> digits;
  int size = std::snprintf(digits.data(), digits.size(), "%s%02lld:%02lld:%02lld", minus ? "-" : "",
                           all / 3600000, all / 60000 % 60, all / 1000 % 60);
  if (rest != 0)
    size +=
        std::snprintf(digits.data() + size, digits.size() - static_cast<std::size_t>(size), ".%03lld", rest);
  return {digits.data(), static_cast<std::size_t>(size)};
}

/// The sheets of a document, one after the other.
class SheetsEvents : public XmlEvents {
public:
  void open(std::string_view name, const XmlAttributes& attributes) final {
    if (name == "office:spreadsheet") isSpreadsheet = true;
    const bool isTable = name == "table:table";
    if (isTable && m_tables++ == 0)
      beginSheet(attributes);
    else if (m_tables > 0)
      openInside(name, attributes);
  }
  void close(std::string_view name) final {
    if (m_tables == 0) return;
    if (name == "table:table" && --m_tables == 0)
      endSheet();
    else
      closeInside(name);
  }

  bool isSpreadsheet = false;

protected:
  virtual void beginSheet(const XmlAttributes& attributes) = 0;
  virtual void endSheet() {}
  virtual void openInside(std::string_view, const XmlAttributes&) {}
  virtual void closeInside(std::string_view) {}

private:
  std::size_t m_tables = 0;  ///< that are open, one within the other
};

class NameEvents : public SheetsEvents {
public:
  explicit NameEvents(std::function<void(SheetName)> add) : m_add(std::move(add)) {}

private:
  void beginSheet(const XmlAttributes& attributes) override {
    m_add({.name = std::string(attributes.find("table:name").value_or(""))});
  }

  std::function<void(SheetName)> m_add;
};

/// The cells of one sheet.
class TableCells {
public:
  explicit TableCells(SheetText& text) : m_text(text) {}

  void open(std::string_view name, const XmlAttributes& attributes) {
    // Pictures, comments and tables within cells are no cells of the sheet.
    if (m_skipped > 0 || name == "office:annotation" || name == "table:shapes" || name.starts_with("draw:") ||
        name == "table:table") {
      ++m_skipped;
      return;
    }
    openInside(name, attributes);
  }

  void close(std::string_view name) {
    if (m_skipped > 0) {
      --m_skipped;
    } else if (name == "table:table-row") {
      closeRow();
    } else if (name == "table:table-cell" || name == "table:covered-table-cell") {
      closeCell();
    } else if (name == "text:p") {
      m_inText = false;
    }
  }

  void text(std::string_view piece) {
    if (m_skipped > 0 || !m_inText) return;
    // Several blanks in the file are one; more of them have an element.
    for (const char c : piece)
      if (c != '\n' && c != '\t')
        m_paragraphs += c;
      else if (!m_paragraphs.ends_with(' '))
        m_paragraphs += ' ';
    SheetText::refuseCellBeyond(m_paragraphs.size());
  }

private:
  void openInside(std::string_view name, const XmlAttributes& attributes) {
    if (name == "table:table-cell" || name == "table:covered-table-cell") {
      openCell(attributes);
    } else if (name == "table:table-row") {
      openRow(attributes);
    } else if (name == "text:p") {
      if (m_hasParagraph) m_paragraphs += '\n';
      m_inText = m_hasParagraph = true;
    } else if (name == "text:s") {
      addBlanks(attributes.count("text:c", 1));
    } else if (name == "text:tab") {
      m_paragraphs += '\t';
    } else if (name == "text:line-break") {
      m_paragraphs += '\n';
    } else if (name == "table:table-column" &&
               attributes.find("table:visibility").value_or("visible") != "visible") {
      const std::size_t times = attributes.count("table:number-columns-repeated", 1);
      // A hidden margin reaches to the end of the sheet.
      if (times < kHiddenMargin) m_text.facts.hiddenColumns += times;
    }
  }

  void addBlanks(std::size_t count) {
    m_text.charge(count);
    SheetText::refuseCellBeyond(count);
    m_paragraphs.append(count, ' ');
    SheetText::refuseCellBeyond(m_paragraphs.size());
  }

  /// Returns how many rows, columns or areas it says; one where it says none.
  static std::size_t countOf(const XmlAttributes& attributes, std::string_view name) {
    return std::max<std::size_t>(attributes.count(name, 1), 1);
  }

  void openRow(const XmlAttributes& attributes) {
    m_times = countOf(attributes, "table:number-rows-repeated");
    m_isHidden = attributes.find("table:visibility").value_or("visible") != "visible";
    m_text.beginRow(m_row);
    m_column = 0;
  }

  void closeRow() {
    m_text.endRow(m_isHidden, m_times);
    m_row = std::min(m_row + m_times, kFarAway);
  }

  void openCell(const XmlAttributes& attributes) {
    if (std::exchange(m_inCell, true)) refuseDamagedWorkbook();
    m_paragraphs.clear();
    m_hasParagraph = false;
    const auto value = [&](const char* key) { return std::string(attributes.find(key).value_or("")); };
    m_repeated = countOf(attributes, "table:number-columns-repeated");
    m_type = value("office:value-type");
    m_isFormula = attributes.find("table:formula").has_value();
    // An error has the type of a text or of a number, and its name only in the text that is shown.
    if (attributes.find("calcext:value-type").value_or("") == "error") m_type = "error";
    if (m_type == "date")
      m_value = value("office:date-value");
    else if (m_type == "time")
      m_value = value("office:time-value");
    else if (m_type == "boolean")
      m_value = value("office:boolean-value");
    else if (m_type == "string")
      m_value = value("office:string-value");
    else
      m_value = value("office:value");
    const std::size_t columns = countOf(attributes, "table:number-columns-spanned"),
                      rows = countOf(attributes, "table:number-rows-spanned");
    if ((columns > 1 || rows > 1) && m_text.facts.merged++ == 0)
      m_text.facts.firstMerged =
          cellName(m_column, m_row) + ":" + cellName(m_column + columns - 1, m_row + rows - 1);
  }

  void closeCell() {
    m_inCell = false;
    if (m_type.empty() && m_isFormula && m_paragraphs.empty() && m_text.facts.withoutResult++ == 0)
      m_text.facts.firstWithoutResult = cellName(m_column, m_row);
    if (!m_type.empty() || !m_paragraphs.empty()) addCell();
    m_column = std::min(m_column + m_repeated, kFarAway);
  }

  void addCell() {
    if (m_type == "float" || m_type == "percentage" || m_type == "currency") {
      m_text.addNumber(m_column, m_value, m_repeated);
    } else if (m_type == "date") {
      if (const std::size_t time = m_value.find('T'); time != std::string::npos) m_value[time] = ' ';
      m_text.addText(m_column, m_value, m_repeated);
    } else if (m_type == "time") {
      m_text.addText(m_column, timeOfDuration(m_value), m_repeated);
    } else if (m_type == "boolean") {
      m_text.addText(m_column, m_value == "true" ? "TRUE" : "FALSE", m_repeated);
    } else {
      m_text.addText(m_column, m_value.empty() || m_type == "error" ? m_paragraphs : m_value, m_repeated);
    }
  }

  static constexpr std::size_t kHiddenMargin = 1000;

  SheetText& m_text;
  std::size_t m_skipped = 0;
  std::size_t m_row = 0, m_times = 1, m_column = 0, m_repeated = 1;
  std::string m_type, m_value, m_paragraphs;
  bool m_inCell = false, m_inText = false, m_hasParagraph = false, m_isHidden = false, m_isFormula = false;
};

/// Reads one sheet.
class SheetEvents : public SheetsEvents {
public:
  SheetEvents(std::size_t sheet, SheetText& text) : m_sheet(sheet), m_text(text), m_cells(text) {}
  void text(std::string_view piece) override {
    if (m_inSheet) m_cells.text(piece);
  }
  bool isEnough() const override { return m_done || m_text.isFull(); }

private:
  void beginSheet(const XmlAttributes&) override { m_inSheet = m_seen++ == m_sheet; }
  void endSheet() override { m_done = m_inSheet; }
  void openInside(std::string_view name, const XmlAttributes& attributes) override {
    if (m_inSheet) m_cells.open(name, attributes);
  }
  void closeInside(std::string_view name) override {
    if (m_inSheet) m_cells.close(name);
  }

  std::size_t m_sheet, m_seen = 0;
  SheetText& m_text;
  TableCells m_cells;
  bool m_inSheet = false, m_done = false;
};

/// Looks at the first rows of every sheet.
class LookEvents : public SheetsEvents {
public:
  LookEvents(const Workbook::Look& look, std::function<SheetText()> newText)
      : m_look(look), m_newText(std::move(newText)) {}
  void text(std::string_view piece) override {
    if (isLooking()) m_cells->text(piece);
  }
  bool isEnough() const override { return m_done; }

private:
  bool isLooking() const { return m_text && !m_text->isFull(); }
  void beginSheet(const XmlAttributes&) override {
    m_text.emplace(m_newText());
    m_cells.emplace(*m_text);
  }
  void endSheet() override { m_done = !m_look(m_seen++, *m_text); }
  void openInside(std::string_view name, const XmlAttributes& attributes) override {
    if (isLooking()) m_cells->open(name, attributes);
  }
  void closeInside(std::string_view name) override {
    if (isLooking()) m_cells->close(name);
  }

  const Workbook::Look& m_look;
  std::function<SheetText()> m_newText;
  std::size_t m_seen = 0;
  std::optional<SheetText> m_text;
  std::optional<TableCells> m_cells;
  bool m_done = false;
};

class OdsWorkbook : public Workbook {
public:
  OdsWorkbook(const ZipArchive& archive, const GoOn& goOn) : m_archive(archive) {
    constexpr const char* kManifest = "META-INF/manifest.xml";
    ManifestEvents manifest;
    if (archive.find(kManifest) != nullptr) readXml(archive, kManifest, manifest, goOn);
    if (manifest.isLocked) refuseLockedWorkbook();
    NameEvents names([this](SheetName name) { addSheet(std::move(name)); });
    readXml(archive, kContent, names, goOn);
    if (!names.isSpreadsheet)
      throw SheetFault{sentence("Core", "this is a document without sheets, not a table"),
                       sentence("Core", "choose a spreadsheet or a text file such as CSV")};
  }

  void read(std::size_t sheet, SheetText& text, const GoOn& goOn) const override {
    SheetEvents events(sheet, text);
    readXml(m_archive, kContent, events, goOn);
  }

  void lookThrough(std::size_t mostRows, const Look& look, const GoOn& goOn) const override {
    LookEvents events(look, [&] { return SheetText(mostRows, m_archive.bytes().size(), goOn); });
    readXml(m_archive, kContent, events, goOn);
  }

private:
  const ZipArchive& m_archive;
};

}  // namespace

std::unique_ptr<Workbook> openOds(const ZipArchive& archive, const GoOn& goOn) {
  return std::make_unique<OdsWorkbook>(archive, goOn);
}

}  // namespace epsiscope
