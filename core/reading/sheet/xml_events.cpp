#include "core/reading/sheet/xml_events.h"

#include "core/reading/sheet/sheet_fault.h"
#include "core/reading/sheet/zip_archive.h"

#include <expat.h>

#include <algorithm>
#include <charconv>
#include <exception>
#include <memory>
#include <new>

namespace epsiscope {

namespace {

/// No cell is so long; expat keeps all of a tag.
constexpr XML_Index kLongestTag = XML_Index{64} << 20;
constexpr std::size_t kMostCount = std::size_t{1} << 53;

/// Carries what a callback throws past the C code that called it.
struct Walk {
  XML_Parser parser;
  XmlEvents& events;
  std::exception_ptr fault{};
  bool ended = false;

  template <class Call>
  void step(const Call& call) {
    if (fault || ended) return;
    try {
      call();
      ended = events.isEnough();
    } catch (...) {
      fault = std::current_exception();
    }
    if (fault || ended) XML_StopParser(parser, XML_FALSE);
  }
};

Walk& walkOf(void* data) {
  return *static_cast<Walk*>(data);
}
void openElement(void* data, const XML_Char* name, const XML_Char** attributes) {
  Walk& walk = walkOf(data);
  walk.step([&] { walk.events.open(name, XmlAttributes(attributes)); });
}
void closeElement(void* data, const XML_Char* name) {
  Walk& walk = walkOf(data);
  walk.step([&] { walk.events.close(name); });
}
void addText(void* data, const XML_Char* text, int length) {
  Walk& walk = walkOf(data);
  walk.step([&] { walk.events.text({text, static_cast<std::size_t>(length)}); });
}
/// Workbooks declare no entities; who does may want to fill the memory with them.
void refuseDeclarations(void* data, const XML_Char*, const XML_Char*, const XML_Char*, int) {
  walkOf(data).step([] { refuseDamagedWorkbook(); });
}

}  // namespace

std::string_view localName(std::string_view name) {
  const std::size_t colon = name.find(':');
  return colon == std::string_view::npos ? name : name.substr(colon + 1);
}

std::optional<std::string_view> XmlAttributes::find(std::string_view name) const {
  for (const char* const* pair = m_pairs; *pair != nullptr; pair += 2)
    if (name == *pair) return pair[1];
  return std::nullopt;
}

std::optional<std::string_view> XmlAttributes::findLocal(std::string_view name) const {
  for (const char* const* pair = m_pairs; *pair != nullptr; pair += 2)
    if (name == localName(*pair)) return pair[1];
  return std::nullopt;
}

std::size_t XmlAttributes::count(std::string_view name, std::size_t otherwise) const {
  const std::optional<std::string_view> text = find(name);
  return text ? wholeNumber(*text).value_or(otherwise) : otherwise;
}

std::optional<std::size_t> wholeNumber(std::string_view text) {
  std::size_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size() || value > kMostCount) return std::nullopt;
  return value;
}

bool readXml(const ZipArchive& archive, const std::string& file, XmlEvents& events, const GoOn& goOn) {
  const ZipFile* entry = archive.find(file);
  if (entry == nullptr) refuseDamagedWorkbook();
  ZipStream stream(archive, *entry);
  const std::unique_ptr<XML_ParserStruct, void (*)(XML_Parser)> parser(XML_ParserCreate(nullptr),
                                                                       XML_ParserFree);
  if (parser == nullptr) throw std::bad_alloc();
  Walk walk{.parser = parser.get(), .events = events};
  XML_SetUserData(parser.get(), &walk);
  XML_SetElementHandler(parser.get(), openElement, closeElement);
  XML_SetCharacterDataHandler(parser.get(), addText);
  XML_SetStartDoctypeDeclHandler(parser.get(), refuseDeclarations);
  XML_Index given = 0;
  for (;;) {
    if (!goOn(stream.done())) return false;
    const std::string_view piece = stream.next();
    given += static_cast<XML_Index>(piece.size());
    const XML_Status status =
        XML_Parse(parser.get(), piece.data(), static_cast<int>(piece.size()), piece.empty() ? 1 : 0);
    if (walk.fault) std::rethrow_exception(walk.fault);
    if (walk.ended) return true;
    if (status != XML_STATUS_OK || given - XML_GetCurrentByteIndex(parser.get()) > kLongestTag)
      refuseDamagedWorkbook();
    if (piece.empty()) return true;
  }
}

}  // namespace epsiscope
