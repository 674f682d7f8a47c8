#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

#include "core/reading/reader.h"

namespace epsiscope::test {

/// The first characters of a fuzzer's input, which choose how the rest is read: a digit each, 0 to detect the
/// value, and a line end.
class FuzzOptions {
public:
  explicit FuzzOptions(std::string_view input) : m_input(input) {}

  ReadOptions take() {
    ReadOptions options;
    options.separator = one<char>({',', ';', '\t', ' '});
    options.decimal = one<char>({'.', ','});
    options.thousands = one<char>({'\0', '.', ',', ' ', '\''});
    options.quote = one<char>({'"', '\'', '\0'});
    options.comment = one<char>({'\0', '#', '%'});
    options.encoding = one<std::string>({"UTF-8", "UTF-16LE", "UTF-16BE", "Latin-1", "Windows-1252"});
    options.header = one<bool>({true, false});
    options.missing = one<std::vector<std::string>>({{}, {"-9"}, {"NA", "none"}});
    const auto kind = one<ColumnKind>({ColumnKind::number, ColumnKind::text});
    if (kind) options.kinds = {{"a", *kind}, {"column1", *kind}};
    digit();
    return options;
  }
  std::string_view rest() const { return m_input; }

private:
  std::size_t digit() {
    if (m_input.empty()) return 0;
    const auto byte = static_cast<unsigned char>(m_input.front());
    m_input.remove_prefix(1);
    return byte >= '0' ? byte - std::size_t{'0'} : 0;
  }
  template <typename Value>
  std::optional<Value> one(std::initializer_list<Value> values) {
    const std::size_t chosen = digit() % (values.size() + 1);
    if (chosen == 0) return std::nullopt;
    return values.begin()[chosen - 1];
  }

  std::string_view m_input;
};

}  // namespace epsiscope::test
