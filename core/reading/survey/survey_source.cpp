#include "core/reading/survey/survey_source.h"

#include "core/base/sha256.h"

#include <zlib.h>

#include <algorithm>
#include <cstring>

namespace epsiscope {

namespace {

constexpr std::size_t kSourceBlock = std::size_t{1} << 18;

std::uint32_t checksumOf(const std::string& block) {
  return static_cast<std::uint32_t>(
      crc32_z(0, reinterpret_cast<const Bytef*>(block.data()), static_cast<z_size_t>(block.size())));
}

}  // namespace

bool SurveySource::goTo(std::int64_t place) {
  if (place < 0 || static_cast<std::uint64_t>(place) > m_file.size()) return false;
  m_place = static_cast<std::size_t>(place);
  return true;
}

void SurveySource::load(std::size_t block) {
  m_loaded = block;
  m_block.resize(kSourceBlock);
  m_block.resize(m_file.readAt(block * kSourceBlock, m_block.data(), kSourceBlock));
  if (m_seen.size() <= block) m_seen.resize(block + 1);
  const std::uint32_t checksum = checksumOf(m_block);
  m_differs |= m_seen[block] && *m_seen[block] != checksum;
  m_seen[block] = checksum;
}

std::size_t SurveySource::read(char* to, std::size_t most) {
  std::size_t got = 0;
  while (got < most && m_place < m_file.size()) {
    if (m_loaded != m_place / kSourceBlock) load(m_place / kSourceBlock);
    const std::size_t at = m_place % kSourceBlock;
    if (at >= m_block.size()) break;  // the file has become shorter
    const std::size_t some = std::min(most - got, m_block.size() - at);
    std::memcpy(to + got, m_block.data() + at, some);
    got += some;
    m_place += some;
  }
  return got;
}

void SurveySource::hash() {
  Sha256 hash;
  std::string block;
  for (std::size_t place = 0; !m_stopped; place += block.size()) {
    block.resize(kSourceBlock);
    block.resize(m_file.readAt(place, block.data(), kSourceBlock));
    if (block.empty()) break;
    hash.update(block.data(), block.size());
    m_hashed.push_back(checksumOf(block));
  }
  m_sha256 = hash.hex();
}

bool SurveySource::changed() const {
  bool differs = m_differs;
  for (std::size_t block = 0; block < m_seen.size(); ++block)
    differs |= m_seen[block] && (block >= m_hashed.size() || *m_seen[block] != m_hashed[block]);
  return differs;
}

}  // namespace epsiscope
