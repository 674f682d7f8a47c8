#pragma once

#include <zlib.h>

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace epsiscope::test {

/// A file of a zip archive.
struct ZipPart {
  std::string name, bytes;
};

inline std::string littleEndian(std::uint64_t value, int size) {
  std::string bytes;
  for (int i = 0; i < size; ++i, value >>= 8) bytes += static_cast<char>(value & 0xFF);
  return bytes;
}

inline std::string deflated(const std::string& text) {
  z_stream stream{};
  deflateInit2(&stream, Z_BEST_SPEED, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY);
  std::string packed(deflateBound(&stream, text.size()) + 32, '\0');
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
  stream.avail_in = static_cast<uInt>(text.size());
  stream.next_out = reinterpret_cast<Bytef*>(packed.data());
  stream.avail_out = static_cast<uInt>(packed.size());
  deflate(&stream, Z_FINISH);
  packed.resize(stream.total_out);
  deflateEnd(&stream);
  return packed;
}

/// The archive of these files, packed or stored as they are.
inline std::string zipOf(const std::vector<ZipPart>& parts, bool packed = true, std::uint16_t flags = 0) {
  std::string archive, directory;
  for (const ZipPart& part : parts) {
    // The kind of an .ods file can be read from its first bytes.
    const bool isPacked = packed && part.name != "mimetype";
    const std::string stored = isPacked ? deflated(part.bytes) : part.bytes;
    const auto sum =
        crc32(0, reinterpret_cast<const Bytef*>(part.bytes.data()), static_cast<uInt>(part.bytes.size()));
    const std::string facts = littleEndian(20, 2) + littleEndian(flags, 2) +
                              littleEndian(isPacked ? 8 : 0, 2) + littleEndian(0, 4) + littleEndian(sum, 4) +
                              littleEndian(stored.size(), 4) + littleEndian(part.bytes.size(), 4) +
                              littleEndian(part.name.size(), 2) + littleEndian(0, 2);
    directory += "PK\x01\x02" + littleEndian(20, 2) + facts + littleEndian(0, 10) +
                 littleEndian(archive.size(), 4) + part.name;
    archive += "PK\x03\x04" + facts + part.name + stored;
  }
  const std::string end = "PK\x05\x06" + littleEndian(0, 4) + littleEndian(parts.size(), 2) +
                          littleEndian(parts.size(), 2) + littleEndian(directory.size(), 4) +
                          littleEndian(archive.size(), 4) + littleEndian(0, 2);
  return archive + directory + end;
}

/// A cell as a person sees it in a sheet.
struct SheetCell {
  enum class Kind { blank, number, text, boolean, error, date, dateTime, time, percent, formula } kind;
  std::string value{};  ///< digits, a text, "1", "#DIV/0!", a day number; for a formula its result
  std::string iso{};    ///< for a date, as ODS writes it
};
using SheetRow = std::vector<SheetCell>;

inline SheetCell blank() {
  return {.kind = SheetCell::Kind::blank};
}
inline SheetCell number(const std::string& digits) {
  return {.kind = SheetCell::Kind::number, .value = digits};
}
inline SheetCell text(const std::string& words) {
  return {.kind = SheetCell::Kind::text, .value = words};
}
inline SheetCell boolean(bool value) {
  return {.kind = SheetCell::Kind::boolean, .value = value ? "1" : "0"};
}
inline SheetCell error(const std::string& name) {
  return {.kind = SheetCell::Kind::error, .value = name};
}
inline SheetCell date(const std::string& day, const std::string& iso) {
  return {.kind = SheetCell::Kind::date, .value = day, .iso = iso};
}
inline SheetCell dateTime(const std::string& day, const std::string& iso) {
  return {.kind = SheetCell::Kind::dateTime, .value = day, .iso = iso};
}
inline SheetCell timeOfDay(const std::string& day, const std::string& iso) {
  return {.kind = SheetCell::Kind::time, .value = day, .iso = iso};
}
inline SheetCell percent(const std::string& value) {
  return {.kind = SheetCell::Kind::percent, .value = value};
}
inline SheetCell formula(const std::string& result) {
  return {.kind = SheetCell::Kind::formula, .value = result};
}

inline std::string escapedXml(const std::string& words) {
  std::string escaped;
  for (const char c : words) escaped += c == '&' ? "&amp;" : c == '<' ? "&lt;" : std::string(1, c);
  return escaped;
}

inline std::string columnName(std::size_t column) {
  return column < 26 ? std::string(1, static_cast<char>('A' + column))
                     : columnName(column / 26 - 1) + static_cast<char>('A' + column % 26);
}

inline constexpr const char* kXmlHead = R"(<?xml version="1.0" encoding="UTF-8" standalone="yes"?>)";

/// Formats by number: 1 date, 2 date and time, 3 time, 4 percent, 5 elapsed, 6 a colour, quotes and a d.
inline constexpr const char* kStyles =
    R"(<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="3">)"
    R"(<numFmt numFmtId="164" formatCode="yyyy\-mm\-dd"/><numFmt numFmtId="165" formatCode="[h]:mm"/>)"
    R"(<numFmt numFmtId="166" formatCode="[Red]0.00&quot; days&quot;;General"/></numFmts>)"
    R"(<cellStyleXfs count="1"><xf numFmtId="14"/></cellStyleXfs><cellXfs count="7"><xf numFmtId="0"/>)"
    R"(<xf numFmtId="164"/><xf numFmtId="22"/><xf numFmtId="21"/><xf numFmtId="10"/><xf numFmtId="165"/>)"
    R"(<xf numFmtId="166"/></cellXfs></styleSheet>)";

inline std::string xlsxCell(const SheetCell& cell, const std::string& place) {
  using Kind = SheetCell::Kind;
  const std::string at = "<c r=\"" + place + "\"";
  const auto plain = [&](const std::string& attributes) {
    return at + attributes + "><v>" + cell.value + "</v></c>";
  };
  switch (cell.kind) {
    case Kind::blank:
      return {};
    case Kind::text:
      return at + " t=\"inlineStr\"><is><t>" + escapedXml(cell.value) + "</t></is></c>";
    case Kind::boolean:
      return plain(" t=\"b\"");
    case Kind::error:
      return plain(" t=\"e\"");
    case Kind::date:
      return plain(" s=\"1\"");
    case Kind::dateTime:
      return plain(" s=\"2\"");
    case Kind::time:
      return plain(" s=\"3\"");
    case Kind::percent:
      return plain(" s=\"4\"");
    case Kind::formula:
      return at + "><f>1+1</f><v>" + cell.value + "</v></c>";
    case Kind::number:
      break;
  }
  return plain("");
}

/// The element <sheetData> of these rows.
inline std::string xlsxData(const std::vector<SheetRow>& rows) {
  std::string xml = "<sheetData>";
  for (std::size_t row = 0; row < rows.size(); ++row) {
    const std::string r = std::to_string(row + 1);
    xml += "<row r=\"" + r + "\">";
    for (std::size_t column = 0; column < rows[row].size(); ++column)
      xml += xlsxCell(rows[row][column], columnName(column) + r);
    xml += "</row>";
  }
  return xml + "</sheetData>";
}

struct XlsxSheet {
  std::string name, data;  ///< the contents of <worksheet>
  bool hidden = false;
};

struct XlsxParts {
  std::string shared{};      ///< the contents of <sst>
  std::string properties{};  ///< <workbookPr .../>
};

inline std::vector<ZipPart> xlsxParts(const std::vector<XlsxSheet>& sheets, const XlsxParts& more = {}) {
  const std::string relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships",
                    package = "http://schemas.openxmlformats.org/package/2006/relationships",
                    main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
  std::string list, links;
  std::vector<ZipPart> parts;
  const auto link = [&](const std::string& id, const std::string& type, const std::string& target) {
    links +=
        "<Relationship Id=\"" + id + "\" Type=\"" + relations + "/" + type + "\" Target=\"" + target + "\"/>";
  };
  for (std::size_t i = 0; i < sheets.size(); ++i) {
    const std::string n = std::to_string(i + 1);
    list += "<sheet name=\"" + escapedXml(sheets[i].name) + "\" sheetId=\"" + n + "\"" +
            (sheets[i].hidden ? " state=\"hidden\"" : "") + " r:id=\"rId" + n + "\"/>";
    link("rId" + n, "worksheet", "worksheets/sheet" + n + ".xml");
    parts.push_back({"xl/worksheets/sheet" + n + ".xml",
                     kXmlHead + ("<worksheet xmlns=\"" + main + "\">") + sheets[i].data + "</worksheet>"});
  }
  link("rId90", "styles", "/xl/styles.xml");
  link("rId91", "sharedStrings", "sharedStrings.xml");
  parts.push_back({"xl/styles.xml", kXmlHead + std::string(kStyles)});
  parts.push_back(
      {"xl/sharedStrings.xml", kXmlHead + ("<sst xmlns=\"" + main + "\">") + more.shared + "</sst>"});
  parts.push_back(
      {"xl/workbook.xml", kXmlHead + ("<workbook xmlns=\"" + main + "\" xmlns:r=\"" + relations + "\">") +
                              more.properties + "<sheets>" + list + "</sheets></workbook>"});
  parts.push_back({"xl/_rels/workbook.xml.rels",
                   kXmlHead + ("<Relationships xmlns=\"" + package + "\">") + links + "</Relationships>"});
  parts.push_back({"_rels/.rels", kXmlHead + ("<Relationships xmlns=\"" + package + "\">") +
                                      "<Relationship Id=\"rId1\" Type=\"" + relations +
                                      "/officeDocument\" Target=\"xl/workbook.xml\"/></Relationships>"});
  return parts;
}

inline std::string xlsxOf(const std::vector<SheetRow>& rows, const std::string& name = "Data") {
  return zipOf(xlsxParts({{.name = name, .data = xlsxData(rows)}}));
}

inline std::string odsCell(const SheetCell& cell) {
  using Kind = SheetCell::Kind;
  const auto with = [](const std::string& attributes, const std::string& shown) {
    return "<table:table-cell " + attributes + "><text:p>" + escapedXml(shown) +
           "</text:p></table:table-cell>";
  };
  const std::string value = "\" office:value=\"" + cell.value + "\"";
  switch (cell.kind) {
    case Kind::blank:
      return "<table:table-cell/>";
    case Kind::text: {
      std::string paragraphs = "<text:p>";
      for (const char c : escapedXml(cell.value))
        paragraphs += c == '\n' ? "</text:p><text:p>" : std::string(1, c);
      return "<table:table-cell office:value-type=\"string\">" + paragraphs + "</text:p></table:table-cell>";
    }
    case Kind::boolean:
      return with(std::string("office:value-type=\"boolean\" office:boolean-value=\"") +
                      (cell.value == "1" ? "true\"" : "false\""),
                  "shown");
    case Kind::error:
      return with(
          "table:formula=\"of:=1/0\" office:value-type=\"string\" office:string-value=\"\" "
          "calcext:value-type=\"error\"",
          cell.value);
    case Kind::date:
    case Kind::dateTime:
      return with("office:value-type=\"date\" office:date-value=\"" + cell.iso + "\"", "31/3");
    case Kind::time:
      return with("office:value-type=\"time\" office:time-value=\"" + cell.iso + "\"", "2 pm");
    case Kind::percent:
      return with("office:value-type=\"percentage" + value, "12.5 %");
    case Kind::formula:
      return with("table:formula=\"of:=1+1\" office:value-type=\"float" + value, "2");
    case Kind::number:
      break;
  }
  return with("office:value-type=\"float" + value, "about");
}

/// The elements <table:table-row> of these rows.
inline std::string odsRows(const std::vector<SheetRow>& rows) {
  std::string xml;
  for (const SheetRow& row : rows) {
    xml += "<table:table-row>";
    for (const SheetCell& cell : row) xml += odsCell(cell);
    // As programs write rows: empty to the end of the sheet.
    xml += "<table:table-cell table:number-columns-repeated=\"" + std::to_string(16384 - row.size()) +
           "\"/></table:table-row>";
  }
  return xml;
}

struct OdsTable {
  std::string name, rows;
};

inline std::vector<ZipPart> odsParts(const std::vector<OdsTable>& tables) {
  std::string content =
      kXmlHead +
      std::string(
          R"(<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" )"
          R"(xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" )"
          R"(xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" )"
          R"(xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0" )"
          R"(xmlns:calcext="urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0">)"
          "<office:body><office:spreadsheet>");
  for (const OdsTable& table : tables)
    content += "<table:table table:name=\"" + escapedXml(table.name) + "\">" + table.rows +
               "<table:table-row table:number-rows-repeated=\"1048000\"><table:table-cell "
               "table:number-columns-repeated=\"16384\"/></table:table-row></table:table>";
  content += "</office:spreadsheet></office:body></office:document-content>";
  return {
      {"mimetype", "application/vnd.oasis.opendocument.spreadsheet"},
      {"content.xml", std::move(content)},
      {"META-INF/manifest.xml",
       kXmlHead + std::string(R"(<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:)"
                              R"(manifest:1.0"><manifest:file-entry manifest:full-path="content.xml"/>)"
                              "</manifest:manifest>")}};
}

inline std::string odsOf(const std::vector<SheetRow>& rows, const std::string& name = "Data") {
  return zipOf(odsParts({{name, odsRows(rows)}}));
}

}  // namespace epsiscope::test
