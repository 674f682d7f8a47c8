#include "core/reading/sheet/xlsx_workbook.h"

#include "core/reading/sheet/cell_format.h"
#include "core/reading/sheet/sheet_fault.h"
#include "core/reading/sheet/sheet_text.h"
#include "core/reading/sheet/xml_events.h"
#include "core/reading/sheet/zip_archive.h"
#include "core/table/cell_name.h"
#include "core/text/sentence.h"

#include <charconv>
#include <map>
#include <utility>

namespace epsiscope {

namespace {

/// Bytes of the texts that cells share, and of one cell's.
constexpr std::size_t kMostShared = std::size_t{1} << 30, kMostOfCell = std::size_t{64} << 20;

struct Relation {
  std::string type{}, target{};
};

/// How a part of the workbook calls others.
class RelationsEvents : public XmlEvents {
public:
  void open(std::string_view name, const XmlAttributes& attributes) override {
    if (localName(name) != "Relationship") return;
    const std::string type(attributes.find("Type").value_or(""));
    relations[std::string(attributes.find("Id").value_or(""))] = {
        .type = type.substr(type.rfind('/') + 1),
        .target = std::string(attributes.find("Target").value_or(""))};
  }
  void close(std::string_view) override {}

  std::map<std::string, Relation> relations{};
};

/// "xl/worksheets/sheet1.xml" for "worksheets/sheet1.xml", "/xl/worksheets/sheet1.xml" or
/// "../xl/worksheets/sheet1.xml" as the part in `folder`, which ends in a slash, says it.
std::string partPath(std::string folder, std::string target) {
  if (target.starts_with('/')) return target.substr(1);
  while (target.starts_with("../") || target.starts_with("./")) {
    const bool up = target.starts_with("../");
    target.erase(0, up ? 3 : 2);
    if (!up || folder.empty()) continue;
    folder.pop_back();
    folder.erase(folder.rfind('/') + 1);
  }
  return folder + target;
}

std::map<std::string, Relation> relationsOf(const ZipArchive& archive, const std::string& part) {
  const std::size_t slash = part.rfind('/') + 1;
  const std::string file = part.substr(0, slash) + "_rels/" + part.substr(slash) + ".rels";
  RelationsEvents events;
  if (archive.find(file) != nullptr) readXml(archive, file, events);
  for (auto& [id, relation] : events.relations)
    relation.target = partPath(part.substr(0, slash), relation.target);
  return std::move(events.relations);
}

/// Where the workbook itself stands; empty if there is none.
std::string workbookPart(const ZipArchive& archive) {
  if (archive.find("xl/workbook.xml") != nullptr) return "xl/workbook.xml";
  for (const auto& [id, relation] : relationsOf(archive, ""))
    if (relation.type == "officeDocument" && relation.target.ends_with("workbook.xml") &&
        archive.find(relation.target) != nullptr)
      return relation.target;
  return {};
}

/// The list of sheets.
class BookEvents : public XmlEvents {
public:
  struct Sheet {
    SheetName name;
    std::string relation;
  };
  void open(std::string_view name, const XmlAttributes& attributes) override {
    if (localName(name) == "workbookPr") {
      const std::string_view value = attributes.find("date1904").value_or("0");
      from1904 = value == "1" || value == "true";
    } else if (localName(name) == "sheet") {
      const std::string_view state = attributes.find("state").value_or("visible");
      sheets.push_back(
          {.name = {.name = std::string(attributes.find("name").value_or("")), .hidden = state != "visible"},
           .relation = std::string(attributes.findLocal("id").value_or(""))});
    }
  }
  void close(std::string_view) override {}

  std::vector<Sheet> sheets{};
  bool from1904 = false;
};

/// What the styles of cells make of numbers.
class StyleEvents : public XmlEvents {
public:
  void open(std::string_view name, const XmlAttributes& attributes) override {
    name = localName(name);
    if (name == "numFmt") {
      m_codes[attributes.count("numFmtId", 0)] = formatOfCode(attributes.find("formatCode").value_or(""));
    } else if (name == "cellXfs") {
      m_inCells = true;
    } else if (name == "xf" && m_inCells) {
      const std::size_t id = attributes.count("numFmtId", 0);
      const auto own = m_codes.find(id);
      formats.push_back(own == m_codes.end() ? builtInFormat(id) : own->second);
    }
  }
  void close(std::string_view name) override {
    if (localName(name) == "cellXfs") m_inCells = false;
  }

  std::vector<CellFormat> formats{};

private:
  std::map<std::size_t, CellFormat> m_codes;
  bool m_inCells = false;
};

/// Texts with characters that XML cannot hold have them as _x000D_.
std::string unescaped(std::string text) {
  constexpr std::size_t kLength = 7;
  for (std::size_t at = text.find("_x"); at != std::string::npos; at = text.find("_x", at + 1)) {
    if (at + kLength > text.size()) break;
    if (text[at + kLength - 1] != '_') continue;
    unsigned code = 0;
    const auto [end, error] = std::from_chars(text.data() + at + 2, text.data() + at + kLength - 1, code, 16);
    if (error != std::errc() || end != text.data() + at + kLength - 1 || code >= 0x80) continue;
    const bool shown = code >= 0x20 || code == '\t' || code == '\n' || code == '\r';
    text.replace(at, kLength, 1, shown ? static_cast<char>(code) : ' ');
  }
  return text;
}

/// Collects the text of an element <si> or <is>: that of its <t>, but for the pronunciation of it.
class RichText {
public:
  void open(std::string_view name) {
    if (name == "rPh") m_skipped = true;
    if (name == "t" && !m_skipped) m_in = true;
  }
  void close(std::string_view name) {
    if (name == "rPh") m_skipped = false;
    if (name == "t") m_in = false;
  }
  void text(std::string_view piece) {
    if (m_in) m_text += piece;
    if (m_text.size() > kMostOfCell) refuseDamagedWorkbook();
  }
  std::string take() { return unescaped(std::exchange(m_text, {})); }

private:
  std::string m_text;
  bool m_in = false, m_skipped = false;
};

/// Texts that cells name by their number.
class SharedEvents : public XmlEvents {
public:
  void open(std::string_view name, const XmlAttributes&) override { m_rich.open(localName(name)); }
  void close(std::string_view name) override {
    name = localName(name);
    m_rich.close(name);
    if (name != "si") return;
    texts.push_back(m_rich.take());
    m_size += texts.back().size() + sizeof(std::string);
    if (m_size > kMostShared)
      throw SheetFault{sentence("Core", "the texts of the spreadsheet take more than 1 GB"),
                       sentence("Core", "save the sheet that is needed as CSV")};
  }
  void text(std::string_view piece) override { m_rich.text(piece); }

  std::vector<std::string> texts{};

private:
  RichText m_rich;
  std::size_t m_size = 0;
};

/// What all sheets of a workbook share.
struct SharedParts {
  std::vector<std::string> texts{};
  std::vector<CellFormat> formats{};
  bool from1904 = false;
};

/// The column of a name such as "BC17", from 0.
std::optional<std::size_t> columnOf(std::string_view cell) {
  std::size_t column = 0, letters = 0;
  while (letters < cell.size() && cell[letters] >= 'A' && cell[letters] <= 'Z' && letters < 6)
    column = column * 26 + static_cast<std::size_t>(cell[letters++] - 'A') + 1;
  if (letters == 0) return std::nullopt;
  return column - 1;
}

/// The cells of a sheet.
class CellEvents : public XmlEvents {
public:
  CellEvents(const SharedParts& parts, SheetText& text) : m_parts(parts), m_text(text) {}

  void open(std::string_view name, const XmlAttributes& attributes) override {
    name = localName(name);
    if (name == "c") {
      openCell(attributes);
    } else if (name == "v") {
      m_inValue = true;
    } else if (name == "row" && m_inData) {
      openRow(attributes);
    } else if (name == "f") {
      m_formula = true;
    } else if (name == "sheetData") {
      m_inData = true;
    } else if (name == "mergeCell") {
      if (m_text.facts.merged++ == 0) m_text.facts.firstMerged = attributes.find("ref").value_or("");
    } else if (name == "col" && isHidden(attributes)) {
      const std::size_t first = attributes.count("min", 1), last = attributes.count("max", first);
      // A hidden margin reaches to the end of the sheet.
      if (last >= first && last < kLastColumn) m_text.facts.hiddenColumns += last - first + 1;
    } else if (m_inCell) {
      m_rich.open(name);
    }
  }

  void close(std::string_view name) override {
    name = localName(name);
    if (name == "c" && m_inCell) {
      closeCell();
    } else if (name == "v") {
      m_inValue = false;
    } else if (name == "row" && m_inData) {
      m_text.endRow(m_isHidden);
    } else if (name == "sheetData") {
      m_inData = false;
    } else if (m_inCell) {
      m_rich.close(name);
    }
  }

  void text(std::string_view piece) override {
    if (m_inValue)
      m_value += piece;
    else if (m_inCell)
      m_rich.text(piece);
    if (m_value.size() > kMostOfCell) refuseDamagedWorkbook();
  }

  bool isEnough() const override { return m_text.isFull(); }

private:
  static constexpr std::size_t kLastColumn = 16'384;

  static bool isHidden(const XmlAttributes& attributes) {
    const std::string_view hidden = attributes.find("hidden").value_or("0");
    return hidden == "1" || hidden == "true";
  }

  void openRow(const XmlAttributes& attributes) {
    // Rows and cells without a number follow those before them.
    m_row = attributes.count("r", m_row + 1);
    if (m_row == 0) refuseDamagedWorkbook();
    m_text.beginRow(m_row - 1);
    m_column = 0;
    m_isHidden = isHidden(attributes);
  }

  void openCell(const XmlAttributes& attributes) {
    if (!m_inData) return;
    m_inCell = true;
    m_formula = false;
    m_value.clear();
    m_type = attributes.find("t").value_or("n");
    m_style = attributes.count("s", 0);
    if (const auto place = attributes.find("r")) m_column = columnOf(*place).value_or(m_column);
  }

  void closeCell() {
    m_inCell = false;
    const std::string rich = m_rich.take();
    if (m_type == "inlineStr")
      m_text.addText(m_column, rich);
    else if (!m_value.empty())
      addValue();
    else if (m_formula && m_type != "str" && m_text.facts.withoutResult++ == 0)
      m_text.facts.firstWithoutResult = cellName(m_column, m_row - 1);
    ++m_column;
  }

  void addValue() {
    if (m_type == "n") {
      addNumber();
    } else if (m_type == "s") {
      const std::optional<std::size_t> index = wholeNumber(m_value);
      if (!index || *index >= m_parts.texts.size()) refuseDamagedWorkbook();
      m_text.addText(m_column, m_parts.texts[*index]);
    } else if (m_type == "b") {
      m_text.addText(m_column, m_value == "0" || m_value == "false" ? "FALSE" : "TRUE");
    } else if (m_type == "d") {
      if (const std::size_t time = m_value.find('T'); time != std::string::npos) m_value[time] = ' ';
      m_text.addText(m_column, m_value);
    } else {
      m_text.addText(m_column, unescaped(m_value));
    }
  }

  void addNumber() {
    const CellFormat format =
        m_style < m_parts.formats.size() ? m_parts.formats[m_style] : CellFormat::number;
    if (format != CellFormat::number) {
      double days = 0;
      const auto [end, error] = std::from_chars(m_value.data(), m_value.data() + m_value.size(), days);
      if (error == std::errc() && end == m_value.data() + m_value.size())
        if (const auto date = dateText(days, format, m_parts.from1904))
          return m_text.addText(m_column, *date);
    }
    m_text.addNumber(m_column, m_value);
  }

  const SharedParts& m_parts;
  SheetText& m_text;
  RichText m_rich;
  std::string m_value, m_type;
  std::size_t m_row = 0, m_column = 0, m_style = 0;
  bool m_inData = false, m_inCell = false, m_inValue = false, m_formula = false, m_isHidden = false;
};

class XlsxWorkbook : public Workbook {
public:
  explicit XlsxWorkbook(const ZipArchive& archive) : m_archive(archive) {
    const std::string book = workbookPart(archive);
    BookEvents events;
    readXml(archive, book, events);
    m_shared.from1904 = events.from1904;
    const std::map<std::string, Relation> relations = relationsOf(archive, book);
    for (const BookEvents::Sheet& sheet : events.sheets) {
      const auto relation = relations.find(sheet.relation);
      // Sheets of charts and of old macros hold no cells.
      if (relation == relations.end() || relation->second.type != "worksheet") continue;
      m_sheets.push_back(sheet.name);
      m_files.push_back(relation->second.target);
    }
    for (const auto& [id, relation] : relations) {
      if (relation.type == "sharedStrings") m_texts = relation.target;
      if (relation.type == "styles") readStyles(relation.target);
    }
  }

  bool read(std::size_t sheet, SheetText& text, const GoOn& goOn) const override {
    if (!readTexts(goOn.part(0, kShareOfTexts))) return false;
    CellEvents events(m_shared, text);
    return readXml(m_archive, m_files[sheet], events, goOn.part(kShareOfTexts, 1));
  }

private:
  static constexpr double kShareOfTexts = 0.2;

  void readStyles(const std::string& file) {
    if (m_archive.find(file) == nullptr) return;
    StyleEvents events;
    readXml(m_archive, file, events);
    m_shared.formats = std::move(events.formats);
  }

  /// When they are needed first: there may be many.
  bool readTexts(const GoOn& goOn) const {
    if (m_texts.empty() || !m_shared.texts.empty() || m_archive.find(m_texts) == nullptr) return goOn();
    SharedEvents events;
    if (!readXml(m_archive, m_texts, events, goOn)) return false;
    m_shared.texts = std::move(events.texts);
    return true;
  }

  const ZipArchive& m_archive;
  std::vector<std::string> m_files;
  std::string m_texts;
  mutable SharedParts m_shared;
};

}  // namespace

bool isXlsx(const ZipArchive& archive) {
  return !workbookPart(archive).empty();
}

std::unique_ptr<Workbook> openXlsx(const ZipArchive& archive) {
  return std::make_unique<XlsxWorkbook>(archive);
}

}  // namespace epsiscope
