#include "core/reading/sheet/xlsx_workbook.h"

#include "core/reading/sheet/cell_format.h"
#include "core/reading/sheet/sheet_fault.h"
#include "core/reading/sheet/sheet_text.h"
#include "core/reading/sheet/xml_events.h"
#include "core/reading/sheet/zip_archive.h"
#include "core/table/cell_name.h"
#include "core/text/sentence.h"

#include <charconv>
#include <cstdint>
#include <map>
#include <set>
#include <utility>

namespace epsiscope {

namespace {

/// Bytes of the texts that cells share.
constexpr std::size_t kMostShared = std::size_t{1} << 30;
/// The most parts and sheets, and bytes of their names: a workbook has a few thousand.
constexpr std::size_t kMostNames = 100'000, kMostNamesBytes = std::size_t{16} << 20;

/// Counts names that are kept, and refuses more than any workbook has.
class NameCount {
public:
  void add(std::size_t bytes) {
    m_bytes += bytes;
    if (++m_count > kMostNames || m_bytes > kMostNamesBytes)
      throw SheetFault{
          filled(sentence("Core", "it has more than %1 parts or sheets, or names of them that fill %2 MB"),
                 kMostNames, kMostNamesBytes >> 20),
          sentence("Core", "save the sheet that is needed as CSV")};
  }

private:
  std::size_t m_count = 0, m_bytes = 0;
};

/// The length of "_x000D_".
constexpr std::size_t kEscapeLength = 7;

struct Relation {
  std::string type{}, target{};
};

/// The names by which a part of the workbook refers to others.
class RelationsEvents : public XmlEvents {
public:
  void open(std::string_view name, const XmlAttributes& attributes) override {
    if (localName(name) != "Relationship") return;
    const std::string_view id = attributes.find("Id").value_or(""),
                           type = attributes.find("Type").value_or(""),
                           target = attributes.find("Target").value_or("");
    m_count.add(id.size() + type.size() + target.size());
    relations[std::string(id)] = {.type = std::string(type.substr(type.rfind('/') + 1)),
                                  .target = std::string(target)};
  }
  void close(std::string_view) override {}

  std::map<std::string, Relation> relations{};

private:
  NameCount m_count;
};

/// "xl/worksheets/sheet1.xml" for "worksheets/sheet1.xml", "/xl/worksheets/sheet1.xml" or
/// "../xl/worksheets/sheet1.xml" as the part in `folder`, which ends in a slash, says it.
std::string partPath(std::string folder, std::string_view target) {
  if (target.starts_with('/')) return std::string(target.substr(1));
  while (target.starts_with("../") || target.starts_with("./")) {
    const bool up = target.starts_with("../");
    target.remove_prefix(up ? 3 : 2);
    if (!up || folder.empty()) continue;
    folder.pop_back();
    folder.erase(folder.rfind('/') + 1);
  }
  return folder.append(target);
}

std::map<std::string, Relation> relationsOf(const ZipArchive& archive, const std::string& part,
                                            const GoOn& goOn) {
  const std::size_t slash = part.rfind('/') + 1;
  const std::string file = part.substr(0, slash) + "_rels/" + part.substr(slash) + ".rels";
  RelationsEvents events;
  if (archive.find(file) != nullptr) readXml(archive, file, events, goOn);
  for (auto& [id, relation] : events.relations)
    relation.target = partPath(part.substr(0, slash), relation.target);
  return std::move(events.relations);
}

/// The path of the workbook itself; empty if there is none.
std::string workbookPart(const ZipArchive& archive, const GoOn& goOn) {
  if (archive.find("xl/workbook.xml") != nullptr) return "xl/workbook.xml";
  for (const auto& [id, relation] : relationsOf(archive, "", goOn))
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
      const std::string_view shown = attributes.find("name").value_or(""),
                             relation = attributes.findLocal("id").value_or("");
      m_count.add(shown.size() + relation.size());
      sheets.push_back({.name = {.name = std::string(shown),
                                 .hidden = attributes.find("state").value_or("visible") != "visible"},
                        .relation = std::string(relation)});
    }
  }
  void close(std::string_view) override {}

  std::vector<Sheet> sheets{};
  bool from1904 = false;

private:
  NameCount m_count;
};

/// The effect of cell styles on numbers.
class StyleEvents : public XmlEvents {
public:
  void open(std::string_view name, const XmlAttributes& attributes) override {
    name = localName(name);
    if (name == "numFmt") {
      m_count.add(0);
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
  NameCount m_count;
  bool m_inCells = false;
};

/// The character that "_x000D_" at the text's beginning stands for; a blank in place of controls. Null if
/// there is none, or none of ASCII.
std::optional<char> escapedCharacter(std::string_view text) {
  if (text.size() < kEscapeLength || !text.starts_with("_x") || text[kEscapeLength - 1] != '_')
    return std::nullopt;
  unsigned code = 0;
  const char* const last = text.data() + kEscapeLength - 1;
  const auto [end, error] = std::from_chars(text.data() + 2, last, code, 16);
  if (error != std::errc() || end != last || code >= 0x80) return std::nullopt;
  const bool shown = code >= 0x20 || code == '\t' || code == '\n' || code == '\r';
  return shown ? static_cast<char>(code) : ' ';
}

/// Texts with characters that XML cannot hold have them as _x000D_. Each character moves once.
std::string unescaped(std::string text) {
  std::size_t to = text.find("_x");
  for (std::size_t at = to; at < text.size();) {
    const std::optional<char> escaped = escapedCharacter(std::string_view(text).substr(at));
    text[to++] = escaped.value_or(text[at]);
    at += escaped ? kEscapeLength : 1;
  }
  if (to != std::string::npos) text.resize(to);
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
    SheetText::refuseCellBeyond(m_text.size());
  }
  std::string take() { return unescaped(std::exchange(m_text, {})); }

private:
  std::string m_text;
  bool m_in = false, m_skipped = false;
};

/// Texts that cells name by their number, one behind the other.
class SharedTexts {
public:
  /// Without the blanks at its ends, which no cell has.
  void add(std::string_view text) {
    m_text += withoutBlankEnds(text);
    if (m_text.size() + m_ends.size() * sizeof(m_ends[0]) > kMostShared)
      throw SheetFault{sentence("Core", "the texts of the spreadsheet take more than 1 GB"),
                       sentence("Core", "save the sheet that is needed as CSV")};
    m_ends.push_back(static_cast<std::uint32_t>(m_text.size()));
  }
  std::size_t size() const { return m_ends.size(); }
  std::string_view operator[](std::size_t index) const {
    const std::size_t begin = index == 0 ? 0 : m_ends[index - 1];
    return std::string_view(m_text).substr(begin, m_ends[index] - begin);
  }

private:
  std::string m_text;
  std::vector<std::uint32_t> m_ends;
};

class SharedEvents : public XmlEvents {
public:
  void open(std::string_view name, const XmlAttributes&) override { m_rich.open(localName(name)); }
  void close(std::string_view name) override {
    name = localName(name);
    m_rich.close(name);
    if (name == "si") texts.add(m_rich.take());
  }
  void text(std::string_view piece) override { m_rich.text(piece); }

  SharedTexts texts{};

private:
  RichText m_rich;
};

/// The parts that all sheets of a workbook share.
struct SharedParts {
  SharedTexts texts{};
  bool hasTexts = false;  ///< they were read
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
    SheetText::refuseCellBeyond(m_value.size());
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
    if (m_inCell) refuseDamagedWorkbook();
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
  /// `book`: where the workbook itself stands.
  XlsxWorkbook(const ZipArchive& archive, const std::string& book, const GoOn& goOn) : m_archive(archive) {
    BookEvents events;
    readXml(archive, book, events, goOn);
    m_shared.from1904 = events.from1904;
    const std::map<std::string, Relation> relations = relationsOf(archive, book, goOn);
    for (const BookEvents::Sheet& sheet : events.sheets) {
      const auto relation = relations.find(sheet.relation);
      // Sheets of charts and of old macros hold no cells.
      if (relation == relations.end() || relation->second.type != "worksheet") continue;
      addSheet(sheet.name);
      m_files.push_back(relation->second.target);
    }
    std::string styles;
    for (const auto& [id, relation] : relations) {
      if (relation.type == "sharedStrings") m_texts = relation.target;
      if (relation.type == "styles" && archive.find(relation.target) != nullptr) styles = relation.target;
    }
    if (!styles.empty()) readStyles(styles, goOn);
  }

  void read(std::size_t sheet, SheetText& text, const GoOn& goOn) const override {
    readTexts(goOn.part(0, kShareOfTexts));
    CellEvents events(m_shared, text);
    readXml(m_archive, m_files[sheet], events, goOn.part(kShareOfTexts, 1));
  }

  /// Several sheets may have one part: what was seen of it once is not looked at again.
  void lookThrough(std::size_t mostRows, const Look& look, const GoOn& goOn) const override {
    std::set<std::string_view> seen;
    for (const bool hidden : {false, true})
      for (std::size_t i = 0; i < sheets().size(); ++i) {
        if (sheets()[i].hidden != hidden || !seen.insert(m_files[i]).second) continue;
        SheetText text(mostRows, m_archive.bytes().size(), goOn);
        read(i, text, goOn);
        if (!look(i, text)) return;
      }
  }

private:
  static constexpr double kShareOfTexts = 0.2;

  void readStyles(const std::string& file, const GoOn& goOn) {
    StyleEvents events;
    readXml(m_archive, file, events, goOn);
    m_shared.formats = std::move(events.formats);
  }

  /// When they are needed first: there may be many.
  void readTexts(const GoOn& goOn) const {
    if (m_shared.hasTexts || m_texts.empty() || m_archive.find(m_texts) == nullptr) return;
    SharedEvents events;
    readXml(m_archive, m_texts, events, goOn);
    m_shared.texts = std::move(events.texts);
    m_shared.hasTexts = true;
  }

  const ZipArchive& m_archive;
  std::vector<std::string> m_files;
  std::string m_texts;
  mutable SharedParts m_shared;
};

}  // namespace

std::unique_ptr<Workbook> openXlsx(const ZipArchive& archive, const GoOn& goOn) {
  const std::string book = workbookPart(archive, goOn);
  if (book.empty()) return nullptr;
  return std::make_unique<XlsxWorkbook>(archive, book, goOn);
}

}  // namespace epsiscope
