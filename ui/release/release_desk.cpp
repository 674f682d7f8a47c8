#include "ui/release/release_desk.h"

#include <QFileInfo>

#include <utility>

#include "core/base/said_error.h"
#include "core/release/looks.h"
#include "core/release/release.h"
#include "core/release/release_folder.h"
#include "core/study/data_match.h"
#include "core/study/load.h"
#include "core/table/dataset.h"
#include "core/tasks/prepared_table.h"
#include "ui/release/own_places.h"
#include "ui/session/study_paths.h"

namespace epsiscope {

namespace {

/// What was found of a choice, and the table for the next one.
struct Look {
  ReleaseSight sight;
  std::shared_ptr<const PreparedTable> table;
};

void lookIntoLedger(const Study& study, const QString& file, const Dataset* dataset, ReleaseSight& sight) {
  sight.ledgerIsThere = QFileInfo::exists(file);
  if (!sight.ledgerIsThere) return;
  try {
    sight.ledger = readLedger(ledgerPlaceOf(file));
    if (dataset != nullptr && sight.proposal.statement)
      requireBookable(*sight.ledger, pathOf(file), ledgerSubjectOf(study.data, *dataset),
                      entryFor(*sight.proposal.statement));
  } catch (const SaidError& error) {
    sight.ledgerProblem = QString::fromStdString(error.what());
  }
}

/// `dataset`: the table, where it was read in this way before.
Look lookAt(const Study& study, const QString& ledger, std::shared_ptr<const Dataset> dataset,
            const GoOn& goOn) {
  Look look{.sight = {.isLooking = false}, .table = nullptr};
  look.sight.proposal = proposedRelease(study, {});
  if (look.sight.proposal.problems.empty()) {
    try {
      if (!dataset) dataset = loadData(study.data, {}, goOn);
      if (!dataset) return look;
      look.table = PreparedTable::of(study, std::move(dataset));
      look.sight.proposal = proposedRelease(study, *look.table, {});
      if (look.sight.proposal.problems.empty())
        planRelease(study, *look.table, {}, goOn, look.sight.proposal);
    } catch (const SaidError& error) {
      look.sight.tableProblem = QString::fromStdString(error.what());
    }
  }
  lookIntoLedger(study, ledger, look.table ? look.table->dataset().get() : nullptr, look.sight);
  return look;
}

MadeRelease made(const ReleaseOrder& order) {
  const ReleaseOutcome outcome = release(order);
  return {.folder = QString::fromStdString(order.out.string()),
          .entry = outcome.entry,
          .signer = QString::fromStdString(signerOf(order.out)),
          .wasKept = outcome.wasKept,
          .lost = outcome.lost};
}

}  // namespace

ReleaseDesk::ReleaseDesk(const Study& study, QObject* parent)
    : QObject(parent), m_study(study), m_ledger(usualLedgerOf(study.data)) {
  connect(&m_looker, &Runner::failed, this, [this](const QString& sentence) {
    m_sight.tableProblem = sentence;
    emit changed();
  });
  connect(&m_writer, &Runner::failed, this, [this](const QString& sentence) { m_sight.failure = sentence; });
  connect(&m_writer, &Runner::ended, this, [this] {
    m_sight.isWriting = false;
    look();
  });
  look();
}

ReleaseDesk::~ReleaseDesk() = default;

void ReleaseDesk::setStudy(const Study& study) {
  m_study = study;
  look();
}

void ReleaseDesk::setLedger(const QString& file) {
  m_ledger = file;
  look();
}

void ReleaseDesk::look() {
  m_sight.isLooking = true;
  emit changed();
  const bool isRead = m_table && readsTheSame(m_readAs, m_study.data);
  m_looker.start([this, study = m_study, ledger = m_ledger,
                  dataset = isRead ? m_table->dataset() : nullptr](const Runner::Control& control) {
    const Look look = lookAt(study, ledger, dataset, control.goOn());
    return Runner::Delivery([this, look, study] {
      ReleaseSight sight = look.sight;
      sight.isWriting = m_sight.isWriting;
      sight.failure = m_sight.failure;
      sight.made = m_sight.made;
      m_sight = sight;
      if (look.table) {
        m_table = look.table;
        m_readAs = study.data;
      }
      emit changed();
    });
  });
}

void ReleaseDesk::write(const Runner::Job& job) {
  m_sight.isWriting = true;
  m_sight.failure.clear();
  emit changed();
  m_writer.start(job);
}

void ReleaseDesk::createLedger(const QString& file, const Decimal& epsilon, const Decimal& delta) {
  m_ledger = file;
  LedgerHead head;
  head.epsilon = epsilon;
  head.delta = delta;
  head.subject = ledgerSubjectOf(m_study.data, *m_table->dataset());
  write([head, place = ledgerPlaceOf(file)](const Runner::Control&) {
    epsiscope::createLedger(place, head);
    return Runner::Delivery();
  });
}

void ReleaseDesk::release(const QString& folder) {
  m_sight.made.reset();
  write([this, study = m_study, table = m_table, chosen = m_sight.proposal.chosen,
         ledger = ledgerPlaceOf(m_ledger), out = pathOf(folder)](const Runner::Control&) {
    const MadeRelease release = made({.study = study,
                                      .table = *table,
                                      .chosen = chosen,
                                      .ledger = ledger,
                                      .key = signingKeyFile(),
                                      .out = out,
                                      .wasLookedAt = wasLookedAt(looksFolder(), table->dataset()->sha256)});
    return Runner::Delivery([this, release] { m_sight.made = release; });
  });
}

}  // namespace epsiscope
