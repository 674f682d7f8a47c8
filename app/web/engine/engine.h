#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "core/base/json.h"

namespace epsiscope {

class PageStudy;

/// The session of one study in a page: requests and answers as JSON, see app/web/README.md. Nothing that is
/// asked ends it: what cannot be done is an answer that says so, and leaves all as it was. It computes when
/// it is asked, in the thread that asks.
class Engine {
public:
  Engine();
  ~Engine();
  Engine(const Engine&) = delete;
  Engine& operator=(const Engine&) = delete;

  /// To one request, or to each of a list.
  std::string answer(std::string_view text);

private:
  Json answered(const Json& request);
  Json answerTo(const Json& request);
  Json open(const Json& request);
  PageStudy& opened();

  std::unique_ptr<PageStudy> m_study;
};

}  // namespace epsiscope
