#pragma once

#include <gtest/gtest.h>

#include <clocale>
#include <string>

namespace epsiscope::test {

/// Locales that write a decimal comma.
inline constexpr const char* kCommaLocales[] = {"de_DE.UTF-8", "pt_PT.UTF-8", "fr_FR.UTF-8"};

/// Sets the process's locale for one scope.
class LocaleGuard {
public:
  explicit LocaleGuard(const char* name) : m_set(std::setlocale(LC_ALL, name) != nullptr) {}
  ~LocaleGuard() { std::setlocale(LC_ALL, m_before.c_str()); }
  LocaleGuard(const LocaleGuard&) = delete;
  LocaleGuard& operator=(const LocaleGuard&) = delete;

  /// Returns false where the machine does not have that locale.
  bool isSet() const { return m_set; }

private:
  std::string m_before = std::setlocale(LC_ALL, nullptr);
  bool m_set = false;
};

}  // namespace epsiscope::test

/// Sets the locale for the rest of the test. tests/run builds the locales that the machine does not have.
#define IN_LOCALE(name)                              \
  const epsiscope::test::LocaleGuard inLocale(name); \
  if (!inLocale.isSet()) GTEST_SKIP() << "this machine has no locale " << (name)
