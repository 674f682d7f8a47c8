#include "core/reading/sheet/xml_events.h"

#include "core/reading/sheet/sheet_fault.h"
#include "core/reading/sheet/zip_archive.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

#include <expat.h>

#include <charconv>
#include <cstddef>
#include <cstdlib>
#include <exception>
#include <memory>
#include <new>
#include <utility>

// NOLINTNEXTLINE(readability-redundant-declaration): security updates bring it to versions without it.
extern "C" [[gnu::weak]] XML_Bool XML_SetReparseDeferralEnabled(XML_Parser parser, XML_Bool enabled);

namespace epsiscope {

namespace {

/// Formulas and the texts of cells stand in tags at times. A tag is looked through from its beginning
/// whenever more of it comes.
constexpr XML_Index kLongestTag = XML_Index{1} << 20;
/// Elements within elements: those of tables are a dozen deep.
constexpr std::size_t kDeepestElement = 1000;
constexpr std::size_t kMostCount = std::size_t{1} << 53;

/// The memory of the parser that works in this thread: it keeps a tag until it ends, every open element, and
/// every name that it has seen. The size of each block stands in front of it.
struct ParserMemory {
  static constexpr std::size_t kMost = std::size_t{32} << 20, kFront = alignof(std::max_align_t);
  static inline thread_local std::size_t held = 0;
  static inline thread_local bool wantedMore = false;

  static std::size_t sizeOf(void* block) {
    return block == nullptr ? 0 : *reinterpret_cast<std::size_t*>(static_cast<std::byte*>(block) - kFront);
  }
  static void* resize(void* block, std::size_t size) {
    const std::size_t before = sizeOf(block);
    if (size > kMost || held - before + size > kMost) {
      wantedMore = true;
      return nullptr;
    }
    void* const begin = block == nullptr ? nullptr : static_cast<std::byte*>(block) - kFront;
    void* const front = std::realloc(begin, kFront + size);
    if (front == nullptr) return nullptr;
    held += size - before;
    *static_cast<std::size_t*>(front) = size;
    return static_cast<std::byte*>(front) + kFront;
  }
  static void* allocate(std::size_t size) { return resize(nullptr, size); }
  static void free(void* block) {
    if (block == nullptr) return;
    held -= sizeOf(block);
    std::free(static_cast<std::byte*>(block) - kFront);
  }
};

/// Throws the fault of a workbook that wants more memory than a table's can.
[[noreturn]] void refuseXml(std::string reason) {
  throw SheetFault{std::move(reason),
                   sentence("Core", "open it in a spreadsheet program and save it as CSV")};
}

[[noreturn]] void refuseDepth(const std::string& file) {
  refuseXml(filled(
      sentence("Core", "the elements of %1 are nested more than %2 deep, deeper than those of any table"),
      shortened(file, 60), kDeepestElement));
}

/// Carries what a callback throws past the C code that called it.
struct Walk {
  XML_Parser parser;
  XmlEvents& events;
  const std::string& file;
  std::size_t depth = 0;
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
  walk.step([&] {
    if (++walk.depth > kDeepestElement) refuseDepth(walk.file);
    walk.events.open(name, XmlAttributes(attributes));
  });
}
void closeElement(void* data, const XML_Char* name) {
  Walk& walk = walkOf(data);
  walk.step([&] {
    --walk.depth;
    walk.events.close(name);
  });
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

void readXml(const ZipArchive& archive, const std::string& file, XmlEvents& events, const GoOn& goOn) {
  const ZipFile* entry = archive.find(file);
  if (entry == nullptr) refuseDamagedWorkbook();
  ZipStream stream(archive, *entry);
  constexpr XML_Memory_Handling_Suite kMemory = {ParserMemory::allocate, ParserMemory::resize,
                                                 ParserMemory::free};
  ParserMemory::wantedMore = false;
  const std::unique_ptr<XML_ParserStruct, void (*)(XML_Parser)> parser(
      XML_ParserCreate_MM(nullptr, &kMemory, nullptr), XML_ParserFree);
  if (parser == nullptr) throw std::bad_alloc();
  // By itself a parser that has this waits until as much of a tag has come again.
  if (XML_SetReparseDeferralEnabled != nullptr) XML_SetReparseDeferralEnabled(parser.get(), XML_FALSE);
  Walk walk{.parser = parser.get(), .events = events, .file = file};
  XML_SetUserData(parser.get(), &walk);
  XML_SetElementHandler(parser.get(), openElement, closeElement);
  XML_SetCharacterDataHandler(parser.get(), addText);
  XML_SetStartDoctypeDeclHandler(parser.get(), refuseDeclarations);
  XML_Index given = 0;
  for (bool isLast = false; !isLast;) {
    if (!goOn(stream.done())) throw Cancelled{};
    isLast = stream.isFinished();
    const std::string_view piece = isLast ? std::string_view() : stream.next();
    if (piece.empty() && !isLast) continue;
    given += static_cast<XML_Index>(piece.size());
    const XML_Status status =
        XML_Parse(parser.get(), piece.data(), static_cast<int>(piece.size()), isLast ? 1 : 0);
    if (walk.fault) std::rethrow_exception(walk.fault);
    if (walk.ended) return;
    if (ParserMemory::wantedMore || given - XML_GetCurrentByteIndex(parser.get()) > kLongestTag)
      refuseXml(filled(sentence("Core", "the tags or names of %1 are longer than those of any table"),
                       shortened(file, 60)));
    if (status != XML_STATUS_OK) {
      if (XML_GetErrorCode(parser.get()) == XML_ERROR_NO_MEMORY) throw std::bad_alloc();
      refuseDamagedWorkbook();
    }
  }
}

}  // namespace epsiscope
