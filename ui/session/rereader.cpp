#include "ui/session/rereader.h"

#include "core/study/data_match.h"
#include "core/study/load.h"
#include "core/study/plan.h"
#include "ui/session/activities.h"
#include "ui/session/document.h"
#include "ui/session/notices.h"

namespace epsiscope {

Rereader::Rereader(AppState& state, Document& document, Notices& notices, Activities& activities,
                   QObject* parent)
    : QObject(parent), m_state(state), m_document(document), m_notices(notices) {
  activities.follow(m_runner, Activity::Kind::loading);
  connect(&m_runner, &Runner::ended, this, &Rereader::giveUp);
  connect(&document, &Document::tableReplaced, this, [this] {
    m_runner.stop();
    m_wanted.reset();
  });
}

void Rereader::update() {
  if (!m_state.dataset) return;
  if (m_document.isReadAsWanted()) {
    m_runner.stop();
    m_wanted.reset();
    m_document.settle();
    return;
  }
  // A plan that cannot be made is the study's problem already; the shown data stay.
  if (isPlan(m_state.study.data) && !isPlannable(m_state.study.data)) {
    m_runner.stop();
    m_wanted.reset();
    return;
  }
  m_state.problems = {{"data.file", tr("The data are being read again.").toStdString()}};
  if (m_wanted && readsTheSame(m_wanted->data, m_state.study.data)) return;
  m_wanted = m_state.study;
  m_runner.start([this, data = m_state.study.data](const Runner::Control& control) -> Runner::Delivery {
    const std::optional<SummarisedTable> table = readTable(data, control);
    if (!table) return {};
    return [this, table, control] {
      if (!control.stopped()) finish(*table);
    };
  });
}

void Rereader::finish(const SummarisedTable& table) {
  const DataChoice& data = m_state.study.data;
  if (m_document.settled().data.file != data.file && dataChanged(data, *table.dataset))
    m_notices.say(tr("%1 has changed since it was read last, so results will differ.")
                      .arg(QString::fromStdString(data.file)));
  m_document.adoptReading(table);
  m_notices.addWhatIsOpen();
  emit adopted();
}

void Rereader::giveUp() {
  if (!m_wanted || m_runner.isRunning()) return;
  m_document.giveUpReading(*m_wanted);
  m_wanted.reset();
  m_notices.say(tr("The change was taken back, because the data were not read again."));
  emit givenUp();
}

}  // namespace epsiscope
