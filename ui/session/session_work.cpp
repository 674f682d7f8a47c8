#include "ui/session/session.h"

namespace epsiscope {

Session::Work Session::work() const {
  return {.study = m_state.study,
          .savedStudy = m_state.savedStudy,
          .studyFile = m_state.studyFile,
          .settled = m_settled,
          .dataset = m_state.dataset,
          .summaries = m_state.summaries,
          .profiles = m_state.profiles,
          .results = m_results,
          .history = m_history};
}

void Session::takeBack(const Work& work) {
  m_loader.stop();
  m_rereader.stop();
  m_studyRunner.stop();
  m_preparer.stop();
  stopDrawing();
  m_preparing.reset();
  m_state.study = work.study;
  m_state.savedStudy = work.savedStudy;
  m_state.studyFile = work.studyFile;
  m_settled = work.settled;
  m_wanted.reset();
  m_state.dataset = work.dataset;
  m_state.summaries = work.summaries;
  m_state.profiles = work.profiles;
  m_profiled = work.profiles ? work.dataset : nullptr;
  m_results = work.results;
  m_state.result = m_results[work.study.task];
  m_state.cache.reset();
  m_state.forgetPictures();
  m_state.badFields.clear();
  settleNotices({});
  m_history = work.history;
  recheck(Aspect::study | Aspect::data | Aspect::picture | Aspect::result | Aspect::notice);
}

}  // namespace epsiscope
