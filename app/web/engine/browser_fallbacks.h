#pragma once

// Included first in every source of the browser build, and there alone: Debian's emscripten comes with a
// standard library that lacks some of C++20. Each piece does what the standard says of the calls that core
// makes, and no more.

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <iterator>
#include <string>
#include <system_error>
#include <type_traits>
#include <utility>

// Here std::quoted(), of streams, is found for core's own where an argument is a string, and preferred.
#define quoted quoted_for_streams
#include <iomanip>
#undef quoted

// NOLINTBEGIN(cert-dcl58-cpp): they stand where the calls look for them.
namespace std {

template <class To, class From>
To bit_cast(const From& from) noexcept {
  static_assert(sizeof(To) == sizeof(From) && is_trivially_copyable_v<To> && is_trivially_copyable_v<From>);
  To to;
  memcpy(&to, &from, sizeof to);
  return to;
}

namespace epsiscope_digits {

/// A number as its digits d.ddd times a power of ten, as few as read back as the same number and of those the
/// nearest to it: what to_chars() promises.
struct Shortest {
  char text[40];   ///< as printf writes it: -d.ddde-xx
  int digits = 1;  ///< before and after the point
  int exponent = 0;
};

inline Shortest shortest(double value) {
  constexpr int kMost = 17;
  Shortest found;
  for (found.digits = 1; found.digits <= kMost; ++found.digits) {
    snprintf(found.text, sizeof found.text, "%.*e", found.digits - 1, value);
    if (strtod(found.text, nullptr) == value) break;
  }
  found.exponent = static_cast<int>(strtol(strchr(found.text, 'e') + 1, nullptr, 10));
  return found;
}

inline to_chars_result put(char* first, char* last, const char* text) {
  const size_t size = strlen(text);
  if (static_cast<size_t>(last - first) < size) return {last, errc::value_too_large};
  memcpy(first, text, size);
  return {first + size, errc()};
}

inline to_chars_result putNotFinite(char* first, char* last, double value) {
  return put(first, last, isnan(value) ? (signbit(value) ? "-nan" : "nan") : value < 0 ? "-inf" : "inf");
}

inline to_chars_result putFixed(char* first, char* last, double value, const Shortest& digits) {
  char text[400];
  snprintf(text, sizeof text, "%.*f", max(0, digits.digits - 1 - digits.exponent), value);
  return put(first, last, text);
}

}  // namespace epsiscope_digits

inline to_chars_result to_chars(char* first, char* last, double value, chars_format format) {
  using namespace epsiscope_digits;
  if (!isfinite(value)) return putNotFinite(first, last, value);
  const Shortest digits = shortest(value);
  constexpr int kPlain = 6;  // the standard's default precision
  const bool plain = format == chars_format::general && digits.exponent >= -4 && digits.exponent < kPlain;
  if (format == chars_format::fixed || plain) return putFixed(first, last, value, digits);
  return put(first, last, digits.text);
}

inline to_chars_result to_chars(char* first, char* last, double value) {
  using namespace epsiscope_digits;
  if (!isfinite(value)) return putNotFinite(first, last, value);
  const Shortest digits = shortest(value);
  char plain[400];
  const to_chars_result written = putFixed(plain, plain + sizeof plain, value, digits);
  *written.ptr = '\0';
  return put(first, last, strlen(plain) <= strlen(digits.text) ? plain : digits.text);
}

inline to_chars_result to_chars(char* first, char* last, double value, chars_format format, int precision) {
  using namespace epsiscope_digits;
  if (!isfinite(value)) return putNotFinite(first, last, value);
  char text[800];
  const char* const pattern = format == chars_format::fixed        ? "%.*f"
                              : format == chars_format::scientific ? "%.*e"
                                                                   : "%.*g";
  snprintf(text, sizeof text, pattern, precision, value);
  return put(first, last, text);
}

inline from_chars_result from_chars(const char* first, const char* last, double& value,
                                    chars_format = chars_format::general) {
  const auto isDigit = [&](const char* at) { return at != last && *at >= '0' && *at <= '9'; };
  const char* at = first;
  if (at != last && *at == '-') ++at;
  if (at != last && (*at == 'i' || *at == 'I' || *at == 'n' || *at == 'N')) {
    const string text(first, last);
    char* stop = nullptr;
    const double read = strtod(text.c_str(), &stop);
    if (stop == text.c_str()) return {first, errc::invalid_argument};
    value = read;
    return {first + (stop - text.c_str()), errc()};
  }
  const char* const digits = at;
  while (isDigit(at)) ++at;
  ptrdiff_t count = at - digits;
  if (at != last && *at == '.') {
    const char* const point = at++;
    while (isDigit(at)) ++at;
    count += at - point - 1;
  }
  if (count == 0) return {first, errc::invalid_argument};
  if (at != last && (*at == 'e' || *at == 'E')) {
    const char* power = at + 1;
    if (power != last && (*power == '+' || *power == '-')) ++power;
    if (isDigit(power)) {
      while (isDigit(power)) ++power;
      at = power;
    }
  }
  const double read = strtod(string(first, at).c_str(), nullptr);
  const bool isZero = all_of(first, at, [](char c) { return c < '1' || c > '9'; });
  if (isinf(read) || (read == 0 && !isZero)) return {at, errc::result_out_of_range};
  value = read;
  return {at, errc()};
}

namespace ranges {

// With ranges alone, but for sort(), and with projections where core has them.

template <class Less, class Projection>
auto byProjection(Less& less, Projection& projection) {
  return [&](const auto& a, const auto& b) -> bool {
    return std::invoke(less, std::invoke(projection, a), std::invoke(projection, b));
  };
}
struct Same {
  template <class T>
  constexpr T&& operator()(T&& value) const noexcept {
    return std::forward<T>(value);
  }
};
struct Ascending {
  template <class A, class B>
  constexpr bool operator()(const A& a, const B& b) const {
    return a < b;
  }
};
struct Equal {
  template <class A, class B>
  constexpr bool operator()(const A& a, const B& b) const {
    return a == b;
  }
};

template <class Range, class Holds, class Projection = Same>
auto find_if(Range&& range, Holds holds, Projection projection = {}) {
  auto at = std::begin(range);
  const auto last = std::end(range);
  while (at != last && !std::invoke(holds, std::invoke(projection, *at))) ++at;
  return at;
}
template <class Range, class Value, class Projection = Same>
auto find(Range&& range, const Value& value, Projection projection = {}) {
  return ranges::find_if(
      range, [&](const auto& one) { return one == value; }, projection);
}
template <class Range, class Holds, class Projection = Same>
bool any_of(Range&& range, Holds holds, Projection projection = {}) {
  return ranges::find_if(range, std::ref(holds), projection) != std::end(range);
}
template <class Range, class Holds, class Projection = Same>
bool none_of(Range&& range, Holds holds, Projection projection = {}) {
  return !ranges::any_of(range, std::ref(holds), projection);
}
template <class Range, class Holds, class Projection = Same>
bool all_of(Range&& range, Holds holds, Projection projection = {}) {
  return ranges::none_of(
      range, [&](auto&& one) { return !std::invoke(holds, one); }, projection);
}
template <class Range, class Holds, class Projection = Same>
ptrdiff_t count_if(Range&& range, Holds holds, Projection projection = {}) {
  ptrdiff_t count = 0;
  for (auto&& one : range)
    if (std::invoke(holds, std::invoke(projection, one))) ++count;
  return count;
}
template <class Range, class Value, class Projection = Same>
ptrdiff_t count(Range&& range, const Value& value, Projection projection = {}) {
  return ranges::count_if(
      range, [&](const auto& one) { return one == value; }, projection);
}
template <class Range, class Less = Ascending, class Projection = Same>
void sort(Range&& range, Less less = {}, Projection projection = {}) {
  std::sort(std::begin(range), std::end(range), byProjection(less, projection));
}
template <class Range, class Less = Ascending, class Projection = Same>
void stable_sort(Range&& range, Less less = {}, Projection projection = {}) {
  std::stable_sort(std::begin(range), std::end(range), byProjection(less, projection));
}
template <class Range, class Middle, class Less = Ascending, class Projection = Same>
void partial_sort(Range&& range, Middle middle, Less less = {}, Projection projection = {}) {
  std::partial_sort(std::begin(range), middle, std::end(range), byProjection(less, projection));
}
template <class Range, class Holds>
void stable_partition(Range&& range, Holds holds) {
  std::stable_partition(std::begin(range), std::end(range), std::ref(holds));
}
template <class Range, class Less = Ascending, class Projection = Same>
auto max_element(Range&& range, Less less = {}, Projection projection = {}) {
  return std::max_element(std::begin(range), std::end(range), byProjection(less, projection));
}
template <class Range, class Less = Ascending, class Projection = Same>
auto min_element(Range&& range, Less less = {}, Projection projection = {}) {
  return std::min_element(std::begin(range), std::end(range), byProjection(less, projection));
}
template <class Range, class Less = Ascending, class Projection = Same>
auto minmax_element(Range&& range, Less less = {}, Projection projection = {}) {
  return std::minmax_element(std::begin(range), std::end(range), byProjection(less, projection));
}
template <class Range, class Holds>
auto partition_point(Range&& range, Holds holds) {
  return std::partition_point(std::begin(range), std::end(range), std::ref(holds));
}
template <class Range, class Value, class Less = Ascending, class Projection = Same>
auto lower_bound(Range&& range, const Value& value, Less less = {}, Projection projection = {}) {
  return ranges::partition_point(
      range, [&](const auto& one) -> bool { return std::invoke(less, std::invoke(projection, one), value); });
}
template <class Range, class Value, class Less = Ascending, class Projection = Same>
auto upper_bound(Range&& range, const Value& value, Less less = {}, Projection projection = {}) {
  return ranges::partition_point(range, [&](const auto& one) -> bool {
    return !std::invoke(less, value, std::invoke(projection, one));
  });
}
template <class Range, class Value>
bool binary_search(Range&& range, const Value& value) {
  return std::binary_search(std::begin(range), std::end(range), value);
}
template <class One, class Other, class Alike = Equal, class Projection = Same>
bool equal(One&& one, Other&& other, Alike alike = {}, Projection projection = {}) {
  return std::equal(std::begin(one), std::end(one), std::begin(other), std::end(other),
                    [&](const auto& a, const auto& b) -> bool {
                      return std::invoke(alike, std::invoke(projection, a), b);
                    });
}
template <class Range, class Value>
void fill(Range&& range, const Value& value) {
  std::fill(std::begin(range), std::end(range), value);
}
template <class Range, class Out>
void copy(Range&& range, Out out) {
  std::copy(std::begin(range), std::end(range), out);
}
template <class Range, class Out, class Holds>
void copy_if(Range&& range, Out out, Holds holds) {
  std::copy_if(std::begin(range), std::end(range), out, std::ref(holds));
}
template <class Range, class Out, class Make>
auto transform(Range&& range, Out out, Make make) -> decltype(std::invoke(make, *std::begin(range)), void()) {
  std::transform(std::begin(range), std::end(range), out, std::ref(make));
}
template <class One, class Other, class Out, class Make>
void transform(One&& one, Other&& other, Out out, Make make) {
  auto at = std::begin(one);
  auto beside = std::begin(other);
  for (; at != std::end(one) && beside != std::end(other); ++at, ++beside, ++out)
    *out = std::invoke(make, *at, *beside);
}
template <class Range, class From, class To>
void replace(Range&& range, const From& from, const To& to) {
  std::replace(std::begin(range), std::end(range), from, to);
}

}  // namespace ranges

}  // namespace std
// NOLINTEND(cert-dcl58-cpp)
