#include "ui/tasks/label_privacy/prior_section.h"

#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <array>

#include "core/study/study_names.h"
#include "ui/tasks/label_privacy/needs.h"
#include "ui/widgets/badge.h"
#include "ui/widgets/start_folder.h"

namespace epsiscope {

namespace {

struct PriorChoice {
  PriorKind kind;
  const char* name;
  const char* hint;
};
constexpr std::array kPriorKinds = {
    PriorChoice{
        PriorKind::noisyCounts, QT_TRANSLATE_NOOP("epsiscope::PriorSection", "private histogram"),
        QT_TRANSLATE_NOOP(
            "epsiscope::PriorSection",
            "Counts of the labels plus noise, paid for by its share of ε. A trusted curator counts.")},
    PriorChoice{PriorKind::noisyLabels, QT_TRANSLATE_NOOP("epsiscope::PriorSection", "noisy labels"),
                QT_TRANSLATE_NOOP(
                    "epsiscope::PriorSection",
                    "Every label is made noisy before it is counted: no trusted curator, much more noise.")},
    PriorChoice{PriorKind::uniform, QT_TRANSLATE_NOOP("epsiscope::PriorSection", "uniform"),
                QT_TRANSLATE_NOOP("epsiscope::PriorSection",
                                  "Nothing is known of the labels but the bounds; costs nothing.")},
    PriorChoice{PriorKind::file, QT_TRANSLATE_NOOP("epsiscope::PriorSection", "public, from a file"),
                QT_TRANSLATE_NOOP("epsiscope::PriorSection",
                                  "A public table with the columns lower, upper and mass; costs nothing.")},
    PriorChoice{PriorKind::exact, QT_TRANSLATE_NOOP("epsiscope::PriorSection", "true histogram"),
                QT_TRANSLATE_NOOP("epsiscope::PriorSection",
                                  "The labels as they are: for comparison in class only.")},
};

std::size_t indexOf(PriorKind kind) {
  std::size_t index = 0;
  while (kPriorKinds[index].kind != kind) ++index;
  return index;
}

}  // namespace

PriorSection::PriorSection(std::span<const ParameterRow> rows) : SetupSection(tr("Prior and grids")) {
  addSliders(rows);
  addKind();
  m_hint = addLabel("small");
  m_problem = addLabel("problem");
}

void PriorSection::addKind() {
  m_kind = new QComboBox(this);
  m_kind->setObjectName(QStringLiteral("label_privacy.prior"));
  m_kind->setAccessibleName(tr("Prior"));
  for (const PriorChoice& kind : kPriorKinds)
    m_kind->addItem(tr(kind.name), QString::fromStdString(nameOf(kind.kind)));
  m_file = new QPushButton(this);
  m_file->setToolTip(tr("Chooses a table with the columns lower, upper and mass."));
  m_notPrivate = new Badge(tr("not private"), Badge::Kind::notPrivate, this);
  body()->addWidget(labelled(tr("Prior"), m_kind, this));
  body()->addWidget(m_file);
  body()->addWidget(m_notPrivate, 0, Qt::AlignLeft);
  connect(m_kind, &QComboBox::activated, this, [this](int index) {
    edit([index](Study& study) {
      study.labelPrivacy.prior = kPriorKinds[static_cast<std::size_t>(index)].kind;
    });
  });
  connect(m_file, &QPushButton::clicked, this, &PriorSection::choosePriorFile);
}

void PriorSection::choosePriorFile() {
  const QString file = QFileDialog::getOpenFileName(this, tr("Open a public prior"), startFolder(this),
                                                    tr("Tables (*.csv *.txt);;All files (*)"));
  if (!file.isEmpty()) edit([&](Study& study) { study.labelPrivacy.priorFile = file.toStdString(); });
}

bool PriorSection::isNeeded(const Study& study) const {
  return anyMethodNeeds(study, &Needs::priorBins) || anyMethodNeeds(study, &Needs::priorPoints);
}

void PriorSection::update(const AppState& state) {
  const LabelPrivacy& parameters = state.study.labelPrivacy;
  const std::size_t index = indexOf(parameters.prior);
  m_kind->setCurrentIndex(static_cast<int>(index));
  setSummary(tr(kPriorKinds[index].name));
  m_kind->setToolTip(tr(kPriorKinds[index].hint));
  m_hint->setText(tr(kPriorKinds[index].hint));
  m_file->setVisible(parameters.prior == PriorKind::file);
  m_file->setText(parameters.priorFile ? QFileInfo(QString::fromStdString(*parameters.priorFile)).fileName()
                                       : tr("Choose a file…"));
  m_notPrivate->setVisible(parameters.prior == PriorKind::exact);
  const QString sentence = state.problemOf("label_privacy.prior");
  showSentence(m_problem, sentence.isEmpty() ? state.problemOf("label_privacy.prior_file") : sentence);
}

}  // namespace epsiscope
