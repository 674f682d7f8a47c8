#include "core/reading/text/file_kind.h"

#include "core/base/file_error.h"
#include "core/reading/text/cell_text.h"
#include "core/text/sentence.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace epsiscope {

namespace {

using namespace std::string_view_literals;

struct FileMark {
  std::string_view bytes;
  std::size_t offset;
  FileKind kind;
};

/// Marks of fixed bytes at a fixed place.
constexpr std::array kFileMarks = {
    FileMark{"$FL2"sv, 0, FileKind::spss},
    FileMark{"$FL3"sv, 0, FileKind::spss},
    FileMark{"ENCRYPTEDSAV"sv, 8, FileKind::lockedSpss},
    FileMark{"<stata_dta>"sv, 0, FileKind::stata},
    FileMark{"\0\0\0\0\0\0\0\0\0\0\0\0\xC2\xEA\x81\x60"sv, 0, FileKind::sas},
    FileMark{"\0\0\0\0\0\0\0\0\0\0\0\0\xC2\xEA\x81\x63"sv, 0, FileKind::sasCatalogue},
    FileMark{"HEADER RECORD*******LI"sv, 0, FileKind::sasTransport},
    FileMark{"RDX2\n"sv, 0, FileKind::rData},
    FileMark{"RDX3\n"sv, 0, FileKind::rData},
    FileMark{"RDA2\nA\n"sv, 0, FileKind::rData},
    FileMark{"RDA3\nA\n"sv, 0, FileKind::rData},
    FileMark{"X\n\0\0\0\x02"sv, 0, FileKind::rds},
    FileMark{"X\n\0\0\0\x03"sv, 0, FileKind::rds},
    FileMark{"PAR1"sv, 0, FileKind::parquet},
    FileMark{"ARROW1"sv, 0, FileKind::arrow},
    FileMark{"FEA1"sv, 0, FileKind::arrow},
    FileMark{"\xFF\xFF\xFF\xFF"sv, 0, FileKind::arrow},
    FileMark{"ORC\n"sv, 0, FileKind::orc},
    FileMark{"Obj\x01"sv, 0, FileKind::avro},
    FileMark{"SQLite format 3"sv, 0, FileKind::sqlite},
    FileMark{"DUCK"sv, 8, FileKind::duckDb},
    FileMark{"\0\x01\0\0Standard "sv, 0, FileKind::access},
    FileMark{"\x89HDF"sv, 0, FileKind::hdf5},
    FileMark{"MATLAB 5.0 MAT-file"sv, 0, FileKind::matlab},
    FileMark{"\x93NUMPY"sv, 0, FileKind::numpy},
    FileMark{"%PDF-"sv, 0, FileKind::pdf},
    FileMark{"{\\rtf"sv, 0, FileKind::rtf},
    FileMark{"\x89PNG"sv, 0, FileKind::picture},
    FileMark{"\xFF\xD8\xFF"sv, 0, FileKind::picture},
    FileMark{"GIF8"sv, 0, FileKind::picture},
    FileMark{"ustar"sv, 257, FileKind::tar},
    FileMark{"BZh"sv, 0, FileKind::bzip2},
    FileMark{"\xFD"
             "7zXZ"sv,
             0, FileKind::xz},
    FileMark{"\x28\xB5\x2F\xFD"sv, 0, FileKind::zstd},
    FileMark{"7z\xBC\xAF"sv, 0, FileKind::sevenZip},
    FileMark{"Rar!"sv, 0, FileKind::rar}};

/// Shorter marks of letters and digits can be the name of a first column: PAR1.
constexpr std::size_t kNoName = 7;

constexpr std::string_view kZipEntry = "PK\x03\x04"sv, kEmptyZip = "PK\x05\x06"sv;
constexpr std::string_view kOldOffice = "\xD0\xCF\x11\xE0"sv;

/// The beginning of a file that says what it holds.
constexpr std::size_t kMarkedHead = 4096;

unsigned byteAt(std::string_view bytes, std::size_t at) {
  return at < bytes.size() ? static_cast<unsigned char>(bytes[at]) : 0u;
}

bool holdsControls(std::string_view bytes) {
  return std::ranges::any_of(bytes, [](char c) { return (c >= 0 && c < '\t') || (c > '\r' && c < ' '); });
}

bool isMarked(std::string_view bytes, const FileMark& mark) {
  if (bytes.size() < mark.offset || !bytes.substr(mark.offset).starts_with(mark.bytes)) return false;
  const bool canBeName = mark.bytes.size() < kNoName && std::isalpha(byteAt(mark.bytes, 0)) != 0;
  return !canBeName || holdsControls(bytes.substr(0, kMarkedHead));
}

bool isOfZeros(std::string_view bytes) {
  return !bytes.empty() && bytes.substr(0, kMarkedHead).find_first_not_of('\0') == std::string_view::npos;
}

bool startsWithWord(std::string_view text, std::string_view lower) {
  return equalsIgnoringCase(text.substr(0, lower.size()), lower);
}

/// Finds what the entries of an archive say that it is for. An entry: its mark, 26 bytes about it, name,
/// contents.
FileKind kindOfZip(std::string_view bytes) {
  bool office = false, named = false;
  for (std::size_t at = 0; at != std::string_view::npos; at = bytes.find(kZipEntry, at + 1)) {
    const std::size_t size = byteAt(bytes, at + 26) | byteAt(bytes, at + 27) << 8;
    const std::string_view name = bytes.substr(std::min(at + 30, bytes.size())).substr(0, size);
    if (at == 0 && name == "mimetype") {
      const std::string_view type = bytes.substr(std::min(at + 30 + size, bytes.size())).substr(0, 200);
      if (type.starts_with("application/vnd.oasis.opendocument.spreadsheet")) return FileKind::ods;
      if (type.starts_with("application/vnd.oasis.opendocument.text")) return FileKind::word;
      if (type.starts_with("application/vnd.oasis.opendocument.presentation")) return FileKind::slides;
    }
    if (name.starts_with("xl/")) return FileKind::xlsx;
    if (name.starts_with("word/")) return FileKind::word;
    if (name.starts_with("ppt/")) return FileKind::slides;
    if (name.starts_with("Index/")) return FileKind::numbersSheet;
    if (name.ends_with(".npy")) return FileKind::numpy;
    named |= size > 0 && name.size() == size;
    office |= name == "[Content_Types].xml";
  }
  if (office) return FileKind::xlsx;
  return named ? FileKind::zip : FileKind::cutZip;
}

/// As the directory of an old Office document writes the names of its parts.
bool holdsWide(std::string_view bytes, std::string_view name) {
  std::string wide;
  for (const char c : name) wide.append({c, '\0'});
  return bytes.find(wide) != std::string_view::npos;
}

FileKind kindOfOldOffice(std::string_view bytes) {
  if (holdsWide(bytes, "EncryptedPackage")) return FileKind::lockedWorkbook;
  if (holdsWide(bytes, "WordDocument")) return FileKind::word;
  if (holdsWide(bytes, "PowerPoint Document")) return FileKind::slides;
  return FileKind::xls;
}

/// Versions 4 to 12: release, byte order, the type of a data file, a byte that is 0.
bool isOldStata(std::string_view bytes) {
  const unsigned release = byteAt(bytes, 0), order = byteAt(bytes, 1);
  return bytes.size() > 4 && release >= 0x68 && release <= 0x73 && (order == 1 || order == 2) &&
         bytes[2] == '\x01' && bytes[3] == '\0';
}

/// Five names of the format in 200 characters, each in a character set of its own, then the characters
/// themselves, then a mark in the last set; line ends stand anywhere. The first name is in ASCII.
bool isPortableSpss(std::string_view bytes) {
  constexpr std::size_t kLines = 600, kMark = 456;
  constexpr std::string_view kName = "ASCII SPSS PORT FILE", kTypeMark = "SPSSPORT";
  if (bytes.starts_with(kName)) return true;
  std::string text(bytes.substr(0, kLines));
  std::erase_if(text, [](char c) { return c == '\r' || c == '\n'; });
  return text.size() > kMark && std::string_view(text).substr(kMark).starts_with(kTypeMark);
}

/// Protocols 2 to 5 start with their number.
bool isPickle(std::string_view bytes) {
  return byteAt(bytes, 0) == 0x80 && byteAt(bytes, 1) >= 2 && byteAt(bytes, 1) <= 5;
}

std::string_view withoutBlanks(std::string_view text) {
  const std::size_t start = text.find_first_not_of(" \t\r\n");
  return start == std::string_view::npos ? std::string_view() : text.substr(start);
}

FileKind kindOfMarkup(std::string_view text) {
  for (const std::string_view start : {"<!doctype html"sv, "<html"sv, "<head"sv, "<body"sv, "<table"sv})
    if (startsWithWord(text, start)) return FileKind::html;
  if (!text.starts_with("<?xml")) return FileKind::text;
  const std::string_view top = text.substr(0, 1000);
  if (top.find("Excel.Sheet") != std::string_view::npos) return FileKind::excelXml;
  return top.find("<html") != std::string_view::npos ? FileKind::html : FileKind::xml;
}

/// An object starts with its first key or is empty; an array of a table with an object or another array.
bool isJsonObject(std::string_view text) {
  const std::string_view inside = withoutBlanks(text.substr(1));
  if (inside.starts_with('}')) return true;
  if (!inside.starts_with('"')) return false;
  const std::size_t end = inside.find('"', 1);
  return end != std::string_view::npos && withoutBlanks(inside.substr(end + 1)).starts_with(':');
}

FileKind kindOfJson(std::string_view text) {
  if (text.starts_with('[')) {
    const std::string_view inside = withoutBlanks(text.substr(1));
    const bool table = inside.starts_with('[') || (inside.starts_with('{') && isJsonObject(inside));
    return table ? FileKind::json : FileKind::text;
  }
  if (!text.starts_with('{') || !isJsonObject(text)) return FileKind::text;
  const std::string_view line = text.substr(0, text.find_first_of("\r\n"));
  const std::string_view rest = withoutBlanks(text.substr(line.size()));
  return trimmed(line).ends_with('}') && rest.starts_with('{') ? FileKind::jsonLines : FileKind::json;
}

/// Comments of ARFF start with %.
bool isArff(std::string_view text) {
  while ((text = withoutBlanks(text)).starts_with('%'))
    text.remove_prefix(std::min(text.find('\n'), text.size()));
  return startsWithWord(text, "@relation ") || startsWithWord(text, "@relation\t");
}

FileKind kindOfText(std::string_view text) {
  if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
  text = withoutBlanks(text);
  if (text.starts_with('<')) return kindOfMarkup(text);
  if (text.starts_with('{') || text.starts_with('[')) return kindOfJson(text);
  return isArff(text) ? FileKind::arff : FileKind::text;
}

struct RefusedKind {
  FileKind kind;
  const char* reason;
  const char* nextStep;
};

constexpr const char* kSaveAsCsv = marked("Core", "open it in the program it comes from and save it as CSV");
constexpr const char* kUnpack = marked("Core", "unpack it and open the table inside it");
constexpr const char* kUnpackThis = marked("Core", "unpack it and open what it holds");
constexpr const char* kExport = marked("Core", "export the table as CSV");
constexpr const char* kFromPython = marked("Core", "read it with Python and write the table as CSV");
constexpr const char* kFromPandas =
    marked("Core", "read it with pandas and write it with to_csv(\"table.csv\", index=False)");
constexpr const char* kFromR = marked(
    "Core", "load it in R and write the table with write.csv(table, \"table.csv\", row.names = FALSE)");
constexpr const char* kAsCsv = marked("Core", "look for the data as CSV");

constexpr std::array kRefusedKinds = {
    RefusedKind{FileKind::xlsx, marked("Core", "this is an Excel workbook (.xlsx), not delimited text"),
                kSaveAsCsv},
    RefusedKind{FileKind::ods,
                marked("Core", "this is an OpenDocument spreadsheet (.ods), not delimited text"), kSaveAsCsv},
    RefusedKind{
        FileKind::lockedWorkbook, marked("Core", "this is an Excel workbook that is protected by a password"),
        marked("Core", "open it in Excel or LibreOffice with its password and save the sheet as CSV")},
    RefusedKind{FileKind::zip, marked("Core", "this is a zip archive, not a table"), kUnpack},
    RefusedKind{FileKind::cutZip,
                marked("Core", "this is a spreadsheet (.xlsx, .ods) or a zip archive, not delimited text"),
                kSaveAsCsv},
    RefusedKind{FileKind::xls, marked("Core", "this is an old spreadsheet (.xls), not delimited text"),
                kSaveAsCsv},
    RefusedKind{FileKind::word, marked("Core", "this is a text document (.doc, .docx or .odt), not a table"),
                marked("Core", "copy the table into a spreadsheet and save that as CSV")},
    RefusedKind{FileKind::slides, marked("Core", "this is a presentation, not a table"), kAsCsv},
    RefusedKind{FileKind::numbersSheet,
                marked("Core", "this is a spreadsheet of Apple Numbers, not delimited text"), kSaveAsCsv},
    RefusedKind{FileKind::numpy, marked("Core", "this is a NumPy file (.npy or .npz), not delimited text"),
                marked("Core",
                       "read it with numpy.load and write it with numpy.savetxt(\"table.csv\", table, "
                       "delimiter=\",\")")},
    RefusedKind{FileKind::spss, marked("Core", "this is an SPSS file (.sav or .zsav) that is packed"),
                kUnpackThis},
    RefusedKind{FileKind::spssPortable, marked("Core", "this is an SPSS file (.por) that is packed"),
                kUnpackThis},
    RefusedKind{FileKind::lockedSpss, marked("Core", "this is an SPSS file that is protected by a password"),
                marked("Core", "open it in SPSS with its password and save it without one")},
    RefusedKind{FileKind::stata, marked("Core", "this is a Stata file (.dta) that is packed"), kUnpackThis},
    RefusedKind{FileKind::sas, marked("Core", "this is a SAS file (.sas7bdat) that is packed"), kUnpackThis},
    RefusedKind{
        FileKind::sasCatalogue,
        marked("Core", "this is a catalogue of labels of SAS (.sas7bcat), not a table"),
        marked("Core", "open the .sas7bdat file: a catalogue of the same name beside it is read with it")},
    RefusedKind{FileKind::sasTransport, marked("Core", "this is a SAS transport file (.xpt) that is packed"),
                kUnpackThis},
    RefusedKind{FileKind::rData, marked("Core", "these are R objects (.RData), not delimited text"), kFromR},
    RefusedKind{FileKind::rds, marked("Core", "this is an R object (.rds), not delimited text"), kFromR},
    RefusedKind{FileKind::parquet, marked("Core", "this is a Parquet file, not delimited text"), kFromPandas},
    RefusedKind{FileKind::arrow, marked("Core", "this is an Arrow or Feather file, not delimited text"),
                kFromPandas},
    RefusedKind{FileKind::orc, marked("Core", "this is an ORC file, not delimited text"), kFromPandas},
    RefusedKind{FileKind::avro, marked("Core", "this is an Avro file, not delimited text"), kFromPython},
    RefusedKind{FileKind::sqlite, marked("Core", "this is a SQLite data base that is packed"), kUnpackThis},
    RefusedKind{FileKind::duckDb, marked("Core", "this is a DuckDB data base, not delimited text"), kExport},
    RefusedKind{FileKind::access, marked("Core", "this is an Access data base, not delimited text"), kExport},
    RefusedKind{FileKind::hdf5, marked("Core", "this is an HDF5 file, not delimited text"), kSaveAsCsv},
    RefusedKind{
        FileKind::matlab, marked("Core", "this is a MATLAB file (.mat), not delimited text"),
        marked("Core", "load it in MATLAB or Octave and write the table with writetable or csvwrite")},
    RefusedKind{FileKind::pickle, marked("Core", "this is a Python pickle, not delimited text"), kFromPandas},
    RefusedKind{FileKind::pdf, marked("Core", "this is a PDF document, not a table"), kAsCsv},
    RefusedKind{FileKind::rtf, marked("Core", "this is a text document (.rtf), not a table"),
                marked("Core", "copy the table into a spreadsheet and save that as CSV")},
    RefusedKind{FileKind::picture, marked("Core", "this is a picture, not a table"), kAsCsv},
    RefusedKind{FileKind::tar, marked("Core", "this is a tar archive, not a table"), kUnpack},
    RefusedKind{FileKind::bzip2, marked("Core", "this file is packed with bzip2"), kUnpack},
    RefusedKind{FileKind::xz, marked("Core", "this file is packed with xz"), kUnpack},
    RefusedKind{FileKind::zstd, marked("Core", "this file is packed with zstd"), kUnpack},
    RefusedKind{FileKind::sevenZip, marked("Core", "this is a 7z archive, not a table"), kUnpack},
    RefusedKind{FileKind::rar, marked("Core", "this is a RAR archive, not a table"), kUnpack},
    RefusedKind{FileKind::zeros, marked("Core", "this file begins with zeros where a table has text"),
                marked("Core", "copy or download the file again, or choose a text file such as CSV")},
    RefusedKind{FileKind::html, marked("Core", "this is a web page (HTML), not delimited text"),
                marked("Core",
                       "download the data file that the page links to, or open the page's table in a "
                       "spreadsheet and save it as CSV")},
    RefusedKind{FileKind::excelXml, marked("Core", "this is an Excel workbook as XML, not delimited text"),
                marked("Core", "open it in Excel or LibreOffice and save the sheet as CSV")},
    RefusedKind{FileKind::xml, marked("Core", "this is XML, not delimited text"),
                marked("Core", "open it in a spreadsheet and save it as CSV")},
    RefusedKind{FileKind::jsonLines, marked("Core", "these are JSON lines, not delimited text"),
                marked("Core",
                       "read them with pandas.read_json(\"file\", lines=True) and write the table with "
                       "to_csv(\"table.csv\", index=False)")},
    RefusedKind{FileKind::json, marked("Core", "this is JSON, not delimited text"),
                marked("Core",
                       "read it with pandas.read_json and write the table with "
                       "to_csv(\"table.csv\", index=False)")},
    RefusedKind{FileKind::arff, marked("Core", "this is an ARFF file of Weka, not delimited text"),
                marked("Core",
                       "save it as CSV in Weka, or keep what stands below @data under a line with the "
                       "names of the attributes, commas between")}};

}  // namespace

FileKind fileKind(std::string_view bytes) {
  if (bytes.starts_with(kZipEntry)) return kindOfZip(bytes);
  if (bytes.starts_with(kEmptyZip)) return FileKind::zip;
  if (bytes.starts_with(kOldOffice)) return kindOfOldOffice(bytes);
  for (const FileMark& mark : kFileMarks)
    if (isMarked(bytes, mark)) return mark.kind;
  if (isOfZeros(bytes)) return FileKind::zeros;
  if (isOldStata(bytes)) return FileKind::stata;
  if (isPortableSpss(bytes)) return FileKind::spssPortable;
  if (isPickle(bytes)) return FileKind::pickle;
  return kindOfText(bytes);
}

bool isSurvey(FileKind kind) {
  constexpr std::array kSurveys = {FileKind::spss, FileKind::spssPortable, FileKind::stata, FileKind::sas,
                                   FileKind::sasTransport};
  return std::ranges::count(kSurveys, kind) > 0;
}

void refuseUnlessText(FileKind kind, const std::string& shownFile) {
  const auto refused = std::ranges::find(kRefusedKinds, kind, &RefusedKind::kind);
  if (refused == kRefusedKinds.end()) return;
  throw FileError({.file = shownFile}, sentence("Core", refused->reason),
                  sentence("Core", refused->nextStep));
}

void refuseKnownFormats(std::string_view bytes, const std::string& shownFile) {
  refuseUnlessText(fileKind(bytes), shownFile);
}

}  // namespace epsiscope
