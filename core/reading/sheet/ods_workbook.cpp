#include "core/reading/sheet/ods_workbook.h"

#include "core/reading/sheet/sheet_fault.h"
#include "core/reading/sheet/sheet_text.h"
#include "core/reading/sheet/xml_events.h"
#include "core/reading/sheet/zip_archive.h"
#include "core/table/cell_name.h"
#include "core/text/sentence.h"

#include <array>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <limits>

namespace epsiscope {

namespace {

constexpr const char* kContent = "content.xml";
/// Bytes of one cell's text.
constexpr std::size_t kMostOdsText = std::size_t{64} << 20;

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

/// The sheets' names.
class NameEvents : public XmlEvents {
public:
  void open(std::string_view name, const XmlAttributes& attributes) override {
    if (name == "office:spreadsheet") isSpreadsheet = true;
    if (name != "table:table" || m_depth++ > 0) return;
    sheets.push_back({.name = std::string(attributes.find("table:name").value_or(""))});
  }
  void close(std::string_view name) override {
    if (name == "table:table") --m_depth;
  }

  std::vector<SheetName> sheets{};
  bool isSpreadsheet = false;

private:
  std::size_t m_depth = 0;
};

/// The cells of one sheet.
class TableEvents : public XmlEvents {
public:
  TableEvents(std::size_t sheet, SheetText& text) : m_sheet(sheet), m_text(text) {}

  void open(std::string_view name, const XmlAttributes& attributes) override {
    if (name == "table:table" && m_skipped == 0 && !m_inTable) {
      m_inTable = m_seen++ == m_sheet;
      if (!m_inTable) m_skipped = 1;
      return;
    }
    // Pictures, comments and tables within cells are no cells of the sheet.
    if (m_skipped > 0 || name == "office:annotation" || name == "table:shapes" || name.starts_with("draw:") ||
        (m_inTable && name == "table:table")) {
      ++m_skipped;
      return;
    }
    if (m_inTable) openInside(name, attributes);
  }

  void close(std::string_view name) override {
    if (m_skipped > 0) {
      --m_skipped;
    } else if (!m_inTable) {
      return;
    } else if (name == "table:table") {
      m_inTable = false;
      m_done = true;
    } else if (name == "table:table-row") {
      closeRow();
    } else if (name == "table:table-cell" || name == "table:covered-table-cell") {
      closeCell();
    } else if (name == "text:p") {
      m_inText = false;
    }
  }

  void text(std::string_view piece) override {
    if (m_skipped > 0 || !m_inText) return;
    // Several blanks in the file are one; more of them have an element.
    for (const char c : piece)
      if (c != '\n' && c != '\t')
        m_paragraphs += c;
      else if (!m_paragraphs.ends_with(' '))
        m_paragraphs += ' ';
    if (m_paragraphs.size() > kMostOdsText) refuseDamagedWorkbook();
  }

  bool isEnough() const override { return m_done || m_text.isFull(); }

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
      m_paragraphs.append(std::min(attributes.count("text:c", 1), kMostOdsText), ' ');
      if (m_paragraphs.size() > kMostOdsText) refuseDamagedWorkbook();
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

  void openRow(const XmlAttributes& attributes) {
    m_times = attributes.count("table:number-rows-repeated", 1);
    m_isHidden = attributes.find("table:visibility").value_or("visible") != "visible";
    m_text.beginRow(m_row);
    m_column = 0;
  }

  void closeRow() {
    m_text.endRow(m_isHidden, m_times);
    m_row += m_times;
    if (m_row > std::numeric_limits<std::uint32_t>::max()) refuseDamagedWorkbook();
  }

  void openCell(const XmlAttributes& attributes) {
    m_paragraphs.clear();
    m_hasParagraph = false;
    const auto value = [&](const char* key) { return std::string(attributes.find(key).value_or("")); };
    m_repeated = attributes.count("table:number-columns-repeated", 1);
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
    const std::size_t columns = attributes.count("table:number-columns-spanned", 1),
                      rows = attributes.count("table:number-rows-spanned", 1);
    if ((columns > 1 || rows > 1) && m_text.facts.merged++ == 0)
      m_text.facts.firstMerged =
          cellName(m_column, m_row) + ":" + cellName(m_column + columns - 1, m_row + rows - 1);
  }

  void closeCell() {
    if (m_type.empty() && m_isFormula && m_paragraphs.empty() && m_text.facts.withoutResult++ == 0)
      m_text.facts.firstWithoutResult = cellName(m_column, m_row);
    const std::size_t first = m_column;
    m_column += m_repeated;
    if (m_type.empty() && m_paragraphs.empty()) return;
    for (std::size_t column = first; column < m_column; ++column) addCell(column);
  }

  void addCell(std::size_t column) {
    if (m_type == "float" || m_type == "percentage" || m_type == "currency") {
      m_text.addNumber(column, m_value);
    } else if (m_type == "date") {
      std::string date = m_value;
      if (const std::size_t time = date.find('T'); time != std::string::npos) date[time] = ' ';
      m_text.addText(column, date);
    } else if (m_type == "time") {
      m_text.addText(column, timeOfDuration(m_value));
    } else if (m_type == "boolean") {
      m_text.addText(column, m_value == "true" ? "TRUE" : "FALSE");
    } else {
      m_text.addText(column, m_value.empty() || m_type == "error" ? m_paragraphs : m_value);
    }
  }

  static constexpr std::size_t kHiddenMargin = 1000;

  std::size_t m_sheet;
  SheetText& m_text;
  std::size_t m_seen = 0, m_skipped = 0;
  std::size_t m_row = 0, m_times = 1, m_column = 0, m_repeated = 1;
  std::string m_type, m_value, m_paragraphs;
  bool m_inTable = false, m_done = false, m_inText = false, m_hasParagraph = false, m_isHidden = false,
       m_isFormula = false;
};

class OdsWorkbook : public Workbook {
public:
  /// Without sheets if cancelled.
  OdsWorkbook(const ZipArchive& archive, const GoOn& goOn) : m_archive(archive) {
    constexpr const char* kManifest = "META-INF/manifest.xml";
    ManifestEvents manifest;
    if (archive.find(kManifest) != nullptr) readXml(archive, kManifest, manifest);
    if (manifest.isLocked) refuseLockedWorkbook();
    NameEvents names;
    if (!readXml(archive, kContent, names, goOn)) return;
    if (!names.isSpreadsheet)
      throw SheetFault{sentence("Core", "this is a document without sheets, not a table"),
                       sentence("Core", "choose a spreadsheet or a text file such as CSV")};
    m_sheets = std::move(names.sheets);
  }

  bool read(std::size_t sheet, SheetText& text, const GoOn& goOn) const override {
    TableEvents events(sheet, text);
    return readXml(m_archive, kContent, events, goOn);
  }

private:
  const ZipArchive& m_archive;
};

}  // namespace

std::unique_ptr<Workbook> openOds(const ZipArchive& archive, const GoOn& goOn) {
  return std::make_unique<OdsWorkbook>(archive, goOn);
}

}  // namespace epsiscope
