#include "ui/state/notice.h"

#include <algorithm>

namespace epsiscope {

bool offersRestore(const Notice& notice) {
  return std::ranges::count(notice.actions, NoticeAction::restore) > 0;
}

void addNotice(std::vector<Notice>& notices, const Notice& notice) {
  const auto before = std::ranges::find(notices, notice.sentence, &Notice::sentence);
  Notice next = notice;
  if (before != notices.end()) {
    next.times = before->times + 1;
    notices.erase(before);
  }
  const auto place = offersRestore(next) ? notices.begin() : std::ranges::find_if_not(notices, offersRestore);
  notices.insert(place, next);
  if (notices.size() <= kMostNotices) return;
  const auto oldest = std::ranges::find_if_not(notices.rbegin(), notices.rend(), offersRestore);
  notices.erase(std::next(oldest).base());
}

}  // namespace epsiscope
