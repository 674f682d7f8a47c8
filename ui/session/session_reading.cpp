#include "core/study/data_match.h"
#include "core/study/load.h"
#include "core/study/study_file.h"
#include "ui/session/data_defaults.h"
#include "ui/session/session.h"

namespace epsiscope {

namespace {

/// `now` without what `wanted` changed of `settled`.
Study takenBack(const Study& wanted, const Study& settled, const Study& now) {
  Study study = withSettings(settled, settingsBetween(wanted, now));
  study.view = now.view;
  return readsTheSame(study.data, settled.data) ? study : settled;
}

}  // namespace

bool Session::isReadAsWanted() const {
  return m_state.dataset && readsTheSame(m_state.study.data, m_settled.data);
}

/// Where the study wants its data read in another way: until they are, nothing else is computed.
void Session::readAgain() {
  if (!m_state.dataset) return;
  if (isReadAsWanted()) {
    m_rereader.stop();
    m_wanted.reset();
    m_settled = m_state.study;
    return;
  }
  m_state.problems = {{"data.file", tr("The data are being read again.").toStdString()}};
  if (m_wanted && readsTheSame(m_wanted->data, m_state.study.data)) return;
  m_wanted = m_state.study;
  m_rereader.start([this, data = m_state.study.data](const Runner::Control& control) -> Runner::Delivery {
    const std::optional<Table> table = readTable(data, control);
    if (!table) return {};
    return [this, table, control] {
      if (!control.stopped()) finishReading(*table);
    };
  });
}

void Session::finishReading(const Table& table) {
  const Study before = m_settled;
  Study& study = m_state.study;
  if (study.data.target != before.data.target && study.mode == Mode::classroom)
    takeBoundsFromData(study, *table.dataset);
  choosePositive(study, *table.dataset);
  if (before.data.file != study.data.file && dataChanged(study.data, *table.dataset))
    say(tr("%1 has changed since it was read last, so results will differ.")
            .arg(QString::fromStdString(study.data.file)));
  study.data.sha256 = table.dataset->sha256;
  m_settled = study;
  setTable(table);
  tellWhatIsOpen();
  recheck(Aspect::study | Aspect::data | Aspect::picture | Aspect::result | Aspect::notice);
}

/// It was stopped, or the file cannot be read so: what wanted it is taken back, what was changed since stays.
void Session::giveUpReading() {
  if (!m_wanted || m_rereader.isRunning()) return;
  m_state.study = takenBack(*m_wanted, m_settled, m_state.study);
  m_wanted.reset();
  m_history.forget(m_state.study);
  say(tr("The change was taken back, because the data were not read again."));
  recheck(Aspect::study);
}

}  // namespace epsiscope
