#include "tests/core/counted_heap.h"

#ifdef EPSISCOPE_COUNTS_HEAP

#include <gtest/gtest.h>
#include <malloc.h>

#include <atomic>
#include <cstdlib>
#include <new>

#include "core/base/said_error.h"

namespace epsiscope::counted_heap {
namespace {

/// The bytes of all threads: a large file is hashed by a thread of its own.
std::atomic<std::size_t> asked{0}, held{0}, mostHeld{0};

void* counted(std::size_t size) {
  void* const memory = std::malloc(size == 0 ? 1 : size);
  if (memory == nullptr) throw std::bad_alloc();
  asked += size;
  const std::size_t now = held += ::malloc_usable_size(memory);
  for (std::size_t most = mostHeld; most < now && !mostHeld.compare_exchange_weak(most, now);) {
  }
  return memory;
}

void given(void* memory) noexcept {
  if (memory != nullptr) held -= ::malloc_usable_size(memory);
  std::free(memory);
}

}  // namespace
}  // namespace epsiscope::counted_heap

void* operator new(std::size_t size) {
  return epsiscope::counted_heap::counted(size);
}
void* operator new[](std::size_t size) {
  return epsiscope::counted_heap::counted(size);
}
void operator delete(void* memory) noexcept {
  epsiscope::counted_heap::given(memory);
}
void operator delete[](void* memory) noexcept {
  epsiscope::counted_heap::given(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
  epsiscope::counted_heap::given(memory);
}
void operator delete[](void* memory, std::size_t) noexcept {
  epsiscope::counted_heap::given(memory);
}

namespace epsiscope::test {

Work workOf(const std::function<void(const GoOn&)>& read) {
  using namespace counted_heap;
  Work work;
  const std::size_t askedBefore = asked, heldBefore = held;
  mostHeld = heldBefore;
  try {
    read([&](double) { return ++work.questions > 0; });
  } catch (const SaidError&) {
    // What it says is the business of other tests.
  }
  work.asked = asked - askedBefore;
  work.most = mostHeld - heldBefore;
  return work;
}

void expectInProportion(const Work& one, const Work& four) {
  EXPECT_LE(four.asked, 5 * one.asked);
  EXPECT_LE(four.most, 5 * one.most);
  EXPECT_LE(four.questions, 5 * one.questions);
}

}  // namespace epsiscope::test

#endif
