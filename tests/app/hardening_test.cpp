#include <gtest/gtest.h>

#include <elf.h>

#include <algorithm>
#include <cstring>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "tests/support/paths.h"
#include "tests/support/temporary_folder.h"

// The flags that the linker kept in the program that people get. Only its own build has them all.
#if defined(EPSISCOPE_HARDENED) && defined(__LP64__)

namespace epsiscope::hardening_test {
namespace {

/// The tables of an ELF file that the loader reads.
class ElfFile {
public:
  explicit ElfFile(const std::string& file) : m_bytes(test::bytesOf(file)) {
    const auto header = at<Elf64_Ehdr>(0);
    m_type = header.e_type;
    for (int i = 0; i < header.e_phnum; ++i)
      m_segments.push_back(at<Elf64_Phdr>(header.e_phoff + static_cast<std::size_t>(i) * header.e_phentsize));
    for (const Elf64_Phdr& segment : m_segments)
      if (segment.p_type == PT_DYNAMIC)
        for (std::size_t place = segment.p_offset; at<Elf64_Dyn>(place).d_tag != DT_NULL;
             place += sizeof(Elf64_Dyn))
          m_dynamic.push_back(at<Elf64_Dyn>(place));
  }

  int type() const { return m_type; }
  /// The value of the entry; 0 if there is no such entry.
  Elf64_Xword dynamic(Elf64_Sxword tag) const {
    for (const Elf64_Dyn& entry : m_dynamic)
      if (entry.d_tag == tag) return entry.d_un.d_val;
    return 0;
  }
  const Elf64_Phdr* segment(Elf64_Word type) const {
    for (const Elf64_Phdr& one : m_segments)
      if (one.p_type == type) return &one;
    return nullptr;
  }
  /// The names that the program takes from libraries; each ends with a zero, in one table.
  std::set<std::string> names() const {
    const char* const begin = m_bytes.data() + placeOf(dynamic(DT_STRTAB));
    std::set<std::string> found;
    for (const char* name = begin; name < begin + dynamic(DT_STRSZ); name += std::strlen(name) + 1)
      found.insert(name);
    return found;
  }

private:
  template <class T>
  T at(std::size_t place) const {
    T found;
    std::memcpy(&found, m_bytes.data() + place, sizeof(T));
    return found;
  }
  std::size_t placeOf(Elf64_Addr address) const {
    for (const Elf64_Phdr& one : m_segments)
      if (one.p_type == PT_LOAD && address >= one.p_vaddr && address < one.p_vaddr + one.p_filesz)
        return address - one.p_vaddr + one.p_offset;
    return 0;
  }

  std::string m_bytes;
  int m_type = ET_NONE;
  std::vector<Elf64_Phdr> m_segments;
  std::vector<Elf64_Dyn> m_dynamic;
};

TEST(Hardening, TheProgramLiesAnywhereInMemory) {
  const ElfFile program(EPSISCOPE_PROGRAM);
  EXPECT_EQ(program.type(), ET_DYN);
  EXPECT_NE(program.dynamic(DT_FLAGS_1) & DF_1_PIE, 0U);
}

TEST(Hardening, NoAddressOfALibraryCanBeOverwritten) {
  const ElfFile program(EPSISCOPE_PROGRAM);
  EXPECT_NE(program.segment(PT_GNU_RELRO), nullptr);
  EXPECT_NE(program.dynamic(DT_FLAGS_1) & DF_1_NOW, 0U);
}

TEST(Hardening, NothingOnTheStackIsRun) {
  const ElfFile program(EPSISCOPE_PROGRAM);
  ASSERT_NE(program.segment(PT_GNU_STACK), nullptr);
  EXPECT_EQ(program.segment(PT_GNU_STACK)->p_flags & PF_X, 0U);
}

TEST(Hardening, StackAndBuffersAreChecked) {
  const std::set<std::string> names = ElfFile(EPSISCOPE_PROGRAM).names();
  EXPECT_TRUE(names.contains("__stack_chk_fail"));
  EXPECT_TRUE(names.contains("__fprintf_chk") || names.contains("__memcpy_chk")) << "without _FORTIFY_SOURCE";
}

#ifdef __x86_64__
TEST(Hardening, WhatIsCalledByAddressBeginsWithAMark) {
  // endbr64, which the processor wants to meet where it jumps to an address that was computed.
  constexpr std::string_view kMark = "\xf3\x0f\x1e\xfa";
  const std::string bytes = test::bytesOf(EPSISCOPE_PROGRAM);
  int marks = 0;
  for (std::size_t place = bytes.find(kMark); place != std::string::npos;
       place = bytes.find(kMark, place + 1))
    ++marks;
  EXPECT_GT(marks, 10000);
}
#endif

TEST(Hardening, ReadingStaysInsideItsContainers) {
  const std::set<std::string> names = ElfFile(EPSISCOPE_PROGRAM).names();
  EXPECT_TRUE(std::ranges::any_of(
      names, [](const std::string& name) { return name.find("glibcxx_assert_fail") != std::string::npos; }));
}

}  // namespace
}  // namespace epsiscope::hardening_test

#endif
