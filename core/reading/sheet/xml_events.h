#pragma once

#include "core/base/go_on.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace epsiscope {

class ZipArchive;

/// `name` without its prefix: "row" for "x:row".
std::string_view localName(std::string_view name);

/// The attributes of an element, valid while it is opened.
class XmlAttributes {
public:
  explicit XmlAttributes(const char* const* pairs) : m_pairs(pairs) {}
  /// Finds an attribute by its name as it is written, or without its prefix.
  std::optional<std::string_view> find(std::string_view name) const;
  std::optional<std::string_view> findLocal(std::string_view name) const;
  /// As a count: `otherwise` if it is absent or no whole number.
  std::size_t count(std::string_view name, std::size_t otherwise) const;

private:
  const char* const* m_pairs;
};

/// The events of a walk through an XML file.
class XmlEvents {
public:
  virtual ~XmlEvents() = default;
  virtual void open(std::string_view name, const XmlAttributes& attributes) = 0;
  virtual void close(std::string_view name) = 0;
  virtual void text(std::string_view) {}
  /// Whether no more is wanted.
  virtual bool isEnough() const { return false; }
};

/// A number of digits alone; nothing for other texts, and for numbers beyond 2^53.
std::optional<std::size_t> wholeNumber(std::string_view text);

/// Goes through a file of the archive. Throws SheetFault if it is absent, damaged or no XML, and where it
/// wants more memory than any table's does: files that declare entities, whose elements are nested deep, or
/// that have a tag or names without end. Throws Cancelled.
void readXml(const ZipArchive& archive, const std::string& file, XmlEvents& events, const GoOn& goOn);

}  // namespace epsiscope
