#include "core/reading/text/file_kind.h"

#include "core/base/file_error.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

namespace epsiscope::file_kind_test {
namespace {

using namespace std::string_literals;

/// An entry of a zip archive: its mark, 26 bytes about it, name, contents.
std::string zipEntry(const std::string& name, const std::string& contents = "") {
  std::string entry = "PK\x03\x04"s + std::string(22, '\0');
  entry += static_cast<char>(name.size());
  entry += "\0\0\0"s;
  return entry + name + contents;
}

std::string wide(const std::string& name) {
  std::string text;
  for (const char c : name) text.append({c, '\0'});
  return text;
}

TEST(FileKind, AWorkbookIsToldFromOtherArchives) {
  EXPECT_EQ(fileKind(zipEntry("[Content_Types].xml") + zipEntry("xl/workbook.xml")), FileKind::xlsx);
  EXPECT_EQ(fileKind(zipEntry("[Content_Types].xml")), FileKind::xlsx);
  EXPECT_EQ(fileKind(zipEntry("mimetype", "application/vnd.oasis.opendocument.spreadsheet")), FileKind::ods);
  EXPECT_EQ(fileKind(zipEntry("mimetype", "application/vnd.oasis.opendocument.text")), FileKind::word);
  EXPECT_EQ(fileKind(zipEntry("[Content_Types].xml") + zipEntry("word/document.xml")), FileKind::word);
  EXPECT_EQ(fileKind(zipEntry("ppt/slides/slide1.xml")), FileKind::slides);
  EXPECT_EQ(fileKind(zipEntry("arr_0.npy")), FileKind::numpy);
  EXPECT_EQ(fileKind(zipEntry("table.csv", "a,b\n1,2\n")), FileKind::zip);
  EXPECT_EQ(fileKind("PK\x03\x04rest"), FileKind::cutZip);
  EXPECT_EQ(fileKind("PK\x05\x06"s + std::string(18, '\0')), FileKind::zip);
}

TEST(FileKind, OldOfficeDocumentsAreToldByTheirParts) {
  const std::string mark = "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1";
  EXPECT_EQ(fileKind(mark + wide("Workbook")), FileKind::xls);
  EXPECT_EQ(fileKind(mark + wide("WordDocument")), FileKind::word);
  EXPECT_EQ(fileKind(mark + wide("EncryptedPackage")), FileKind::lockedWorkbook);
}

TEST(FileKind, FilesOfStatisticsPackages) {
  EXPECT_EQ(fileKind("$FL2@(#) SPSS DATA FILE"), FileKind::spss);
  EXPECT_EQ(fileKind("\x1C\0\0\0\0\0\0\0ENCRYPTEDSAV\x15"s), FileKind::lockedSpss);
  EXPECT_EQ(fileKind("ASCII SPSS PORT FILE                    "), FileKind::spssPortable);
  const std::string signs(456, '.');
  EXPECT_EQ(fileKind(signs + "SPSSPORTA8/20240101"), FileKind::spssPortable);
  EXPECT_EQ(fileKind(signs.substr(0, 80) + "\r\n" + signs.substr(80) + "SPSSPORTA"), FileKind::spssPortable);
  EXPECT_EQ(fileKind(signs + ".SPSSPORTA"), FileKind::text);
  EXPECT_EQ(fileKind("<stata_dta><header><release>118"), FileKind::stata);
  EXPECT_EQ(fileKind("\x72\x02\x01\x00\x05\x00"s), FileKind::stata);
  EXPECT_EQ(fileKind(std::string(12, '\0') + "\xC2\xEA\x81\x60\xB3\x14"s), FileKind::sas);
  EXPECT_EQ(fileKind("HEADER RECORD*******LIBRARY HEADER RECORD!!!!!!!"), FileKind::sasTransport);
  EXPECT_EQ(fileKind("RDX3\nX\n\0\0\0\x03"s), FileKind::rData);
  EXPECT_EQ(fileKind("RDA3\nA\n3\n262657\n"), FileKind::rData);
  EXPECT_EQ(fileKind("X\n\0\0\0\x03\0\x04"s), FileKind::rds);
  EXPECT_EQ(fileKind("PAR1\x15\x04"), FileKind::parquet);
  EXPECT_EQ(fileKind("ARROW1\0\0"s), FileKind::arrow);
  EXPECT_EQ(fileKind("FEA1\0\0"s), FileKind::arrow);
  EXPECT_EQ(fileKind("\x93NUMPY\x01"s), FileKind::numpy);
  EXPECT_EQ(fileKind("\x80\x04\x95"s), FileKind::pickle);
  EXPECT_EQ(fileKind("\x89HDF\r\n\x1A\n"s), FileKind::hdf5);
  EXPECT_EQ(fileKind("SQLite format 3\0"s), FileKind::sqlite);
  EXPECT_EQ(fileKind("%PDF-1.7"), FileKind::pdf);
}

TEST(FileKind, OfNothingButZerosWhereTextStands) {
  for (const std::size_t size : {1U, 100U, 4096U, 100'000U})
    EXPECT_EQ(fileKind(std::string(size, '\0')), FileKind::zeros) << size;
  EXPECT_EQ(fileKind(std::string(4096, '\0') + "a,b\n1,2\n"), FileKind::zeros);
  EXPECT_EQ(fileKind(std::string(4095, '\0') + "a,b\n1,2\n"), FileKind::text);
}

TEST(FileKind, TextsThatAreNoTables) {
  EXPECT_EQ(fileKind("<!DOCTYPE html>\n<html>"), FileKind::html);
  EXPECT_EQ(fileKind("\xEF\xBB\xBF\n <HTML lang=de>"), FileKind::html);
  EXPECT_EQ(fileKind("<table><tr><td>1</td></tr></table>"), FileKind::html);
  EXPECT_EQ(fileKind("<?xml version=\"1.0\"?>\n<rows/>"), FileKind::xml);
  EXPECT_EQ(fileKind("<?xml version=\"1.0\"?><?mso-application progid=\"Excel.Sheet\"?>"),
            FileKind::excelXml);
  EXPECT_EQ(fileKind("{\"a\": 1}\n{\"a\": 2}\n"), FileKind::jsonLines);
  EXPECT_EQ(fileKind("{\n \"a\": [1, 2]\n}\n"), FileKind::json);
  EXPECT_EQ(fileKind("[{\"a\": 1},\n {\"a\": 2}]"), FileKind::json);
  EXPECT_EQ(fileKind("[[1, 2],\n [3, 4]]"), FileKind::json);
  EXPECT_EQ(fileKind("% a comment\n%\n\n@RELATION iris\n@ATTRIBUTE x NUMERIC\n@DATA\n1\n"), FileKind::arff);
}

TEST(FileKind, TablesStayTables) {
  for (const std::string text : {"a,b\n1,2\n",
                                 "\"a\"\t\"b\"\n",
                                 "{a},b\n1,2\n",
                                 "[x],y\n1,2\n",
                                 "[1,2],3\n",
                                 "<5,>3\n1,2\n",
                                 "@a,b\n1,2\n",
                                 "% note\na,b\n1,2\n",
                                 "X\n1\n2\n",
                                 "r\n1\n",
                                 "Xname,b\n1,2\n",
                                 "BZ,b\n1,2\n",
                                 "ORC,b\n1,2\n",
                                 "\xE4,b\n1,2\n",
                                 "Obj,b\n1,2\n",
                                 "PAR1,PAR2\n1,2\n",
                                 "RDX2\nRDA2\n",
                                 "GIF8,b\n1,2\n",
                                 "column0,DUCK\n1,2\n",
                                 "sep=;\na;b\n1;2\n",
                                 ""})
    EXPECT_EQ(fileKind(text), FileKind::text) << text;
}

TEST(FileKind, EveryRefusalNamesTheFileAndTheWayToCsv) {
  for (int kind = 1; kind <= static_cast<int>(FileKind::arff); ++kind) {
    try {
      refuseUnlessText(static_cast<FileKind>(kind), "data.bin");
      ADD_FAILURE() << kind << " was not refused";
    } catch (const FileError& error) {
      EXPECT_TRUE(error.reason().starts_with("th")) << error.what();
      EXPECT_TRUE(std::string(error.nextStep()).find("CSV") != std::string::npos ||
                  std::string(error.nextStep()).find("csv") != std::string::npos ||
                  std::string(error.nextStep()).find("unpack") != std::string::npos ||
                  std::string(error.nextStep()).find("sas7bdat") != std::string::npos ||
                  std::string(error.nextStep()).find("password") != std::string::npos)
          << error.what();
    }
  }
  EXPECT_NO_THROW(refuseUnlessText(FileKind::text, "data.csv"));
}

}  // namespace
}  // namespace epsiscope::file_kind_test
