#include "ui/state/notice.h"

#include <algorithm>

namespace epsiscope {

void addNotice(std::vector<Notice>& notices, const Notice& notice) {
  const auto before = std::ranges::find(notices, notice.sentence, &Notice::sentence);
  Notice next = notice;
  if (before != notices.end()) {
    next.times = before->times + 1;
    notices.erase(before);
  }
  notices.insert(notices.begin(), next);
  if (notices.size() > kMostNotices) notices.pop_back();
}

}  // namespace epsiscope
