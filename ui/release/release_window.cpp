#include "ui/release/release_window.h"

#include <QAction>
#include <QCloseEvent>
#include <QComboBox>
#include <QDesktopServices>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QTimer>
#include <QToolBar>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

#include "core/tasks/methods.h"
#include "core/tasks/task.h"
#include "ui/release/declaration_form.h"
#include "ui/release/declared_facts.h"
#include "ui/release/ledger_panel.h"
#include "ui/session/data_defaults.h"
#include "ui/state/units.h"
#include "ui/widgets/form_rows.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/segmented.h"
#include "ui/widgets/shown_text.h"
#include "ui/widgets/start_folder.h"
#include "ui/widgets/text_field.h"

namespace epsiscope {

namespace {

constexpr int kPageWidthInCharacters = 96;

QString epsilonCheck(const QString& text) {
  const auto epsilon = numberFromText(text);
  return epsilon && *epsilon > 0 ? QString()
                                 : QObject::tr("ε is a number above 0, like %1.").arg(exactText(0.5));
}

QString lines(const std::vector<std::string>& sentences) {
  QStringList all;
  for (const std::string& sentence : sentences) all << QString::fromStdString(sentence);
  return all.join(QLatin1Char('\n'));
}

/// The study as a release begins with it: at the epsilon that was looked at, with the first method that may
/// be released.
Study begun(Study study) {
  study.epsilon = {study.view.epsilon};
  const Task& task = taskOf(study);
  if (auto* methods = task.methodsOf(study)) {
    const auto first = std::ranges::find_if(*methods, [&](const auto& id) { return task.isMethod(id); });
    if (first != methods->end()) *methods = {std::string(*first)};
  }
  return study;
}

/// Its scale as a half-width; the statement has its law, and all of its parameters.
QString noiseText(const ReleasedNoise& noise) {
  if (!noise.halfWidth) return QString::fromStdString(noiseInWords(noise));
  return QObject::tr("%1: with 95 % probability a number is at most %2 away from what it is without noise.")
      .arg(QString::fromStdString(noise.about), numberText(*noise.halfWidth));
}

/// A mean squared error as its root, which is in the unit of the label.
QString plannedErrorText(const Study& study, const ReleaseProposal& proposal) {
  const bool isSquared = proposal.metric == "test_mse";
  const double error = isSquared ? std::sqrt(*proposal.plannedError) : *proposal.plannedError;
  return QObject::tr("Expected error, of as many planned people with the same bounds: %1 (%2).")
      .arg(numberText(error), isSquared ? QObject::tr("root of the mean squared error, in %1")
                                              .arg(QString::fromStdString(proposal.unit))
                                        : metricTitle(study, proposal.metric));
}

bool isAboutReading(const ReleaseSight& sight) {
  return std::ranges::any_of(sight.proposal.undeclared,
                             [](const Undeclared& one) { return one.key == kKeyReading; });
}

}  // namespace

ReleaseWindow::ReleaseWindow(const Study& study, QWidget* parent)
    : QMainWindow(parent), m_desk(begun(study)) {
  setObjectName(QStringLiteral("release-window"));
  setWindowTitle(tr("Release – Epsiscope"));
  if (QFileInfo(QString::fromStdString(study.data.file)).isAbsolute())
    setWindowFilePath(QString::fromStdString(study.data.file));
  addBar();
  auto* whole = new QWidget(this);
  auto* column = new QVBoxLayout(whole);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(addPage(), 1);
  column->addWidget(addFoot());
  setCentralWidget(whole);
  auto* quit = new QAction(this);
  quit->setShortcut(QKeySequence::Quit);
  addAction(quit);
  connect(quit, &QAction::triggered, this, &QWidget::close);
  connect(&m_desk, &ReleaseDesk::changed, this, &ReleaseWindow::present);
  present();
  // Not on the first button: Space at the start should not lead back.
  setFocus();
}

void ReleaseWindow::addBar() {
  auto* bar = addToolBar(tr("Tools"));
  bar->setMovable(false);
  bar->setContextMenuPolicy(Qt::PreventContextMenu);
  auto* said = new QLabel(tr("What was open in Classroom is closed. True values are not shown here."), bar);
  said->setProperty("role", QStringLiteral("muted"));
  bar->addWidget(said);
  auto* spacer = new QWidget(bar);
  spacer->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  bar->addWidget(spacer);
  m_mode = new SegmentedControl({tr("Classroom"), tr("Release")}, bar);
  m_mode->setObjectName(QStringLiteral("mode"));
  m_mode->setAccessibleName(tr("Mode"));
  m_mode->setCurrent(1);
  m_mode->setToolTipOf(0,
                       tr("Back to the study: there true values are shown, and nothing shown is private."));
  m_mode->setToolTipOf(1, tr("What may leave the house: drawn once, booked first, signed."));
  bar->addWidget(m_mode);
  connect(m_mode, &SegmentedControl::chosen, this, [this](int index) {
    if (index == 0) emit classroomRequested(m_desk.study());
  });
}

QVBoxLayout* ReleaseWindow::addPart(QVBoxLayout* page, const QString& title) {
  auto* heading = new QLabel(title, this);
  heading->setProperty("role", QStringLiteral("title"));
  page->addSpacing(16);
  page->addWidget(heading);
  auto* part = new QVBoxLayout;
  part->setSpacing(8);
  page->addLayout(part);
  return part;
}

QLabel* ReleaseWindow::addText(QVBoxLayout* part, const char* name, const char* role) {
  auto* label = new QLabel(this);
  label->setObjectName(QLatin1String(name));
  label->setWordWrap(true);
  label->setTextFormat(Qt::PlainText);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  if (*role != '\0') label->setProperty("role", QLatin1String(role));
  part->addWidget(label);
  return label;
}

QWidget* ReleaseWindow::addPage() {
  auto* area = new QScrollArea(this);
  area->setWidgetResizable(true);
  area->setFrameShape(QFrame::NoFrame);
  auto* desk = new QWidget(area);
  desk->setProperty("role", QStringLiteral("page"));
  desk->setAttribute(Qt::WA_StyledBackground);
  auto* middle = new QHBoxLayout(desk);
  middle->setContentsMargins(24, 8, 24, 24);
  auto* sheet = new QWidget(desk);
  sheet->setMaximumWidth(kPageWidthInCharacters * fontMetrics().averageCharWidth());
  middle->addStretch(0);
  middle->addWidget(sheet, 1);
  middle->addStretch(0);
  auto* page = new QVBoxLayout(sheet);
  page->setContentsMargins(0, 0, 0, 0);
  addMade(page);
  addChoice(page);
  addDeclarations(page);
  addPromise(page);
  m_ledger = new LedgerPanel(sheet);
  addPart(page, tr("What pays"))->addWidget(m_ledger);
  connect(m_ledger, &LedgerPanel::fileChosen, &m_desk, &ReleaseDesk::setLedger);
  connect(m_ledger, &LedgerPanel::wanted, this, [this](const Decimal& epsilon, const Decimal& delta) {
    m_desk.createLedger(m_desk.ledger(), epsilon, delta);
  });
  connect(m_ledger, &LedgerPanel::epsilonChosen, this,
          [this](double epsilon) { change([epsilon](Study& study) { study.epsilon = {epsilon}; }); });
  page->addStretch(1);
  area->setWidget(desk);
  return area;
}

void ReleaseWindow::addMade(QVBoxLayout* page) {
  m_madePart = new QWidget(this);
  m_madePart->setObjectName(QStringLiteral("made"));
  auto* whole = new QVBoxLayout(m_madePart);
  whole->setContentsMargins(0, 0, 0, 0);
  auto* part = addPart(whole, tr("Released"));
  m_made = addText(part, "made-words", "note");
  auto* open = named(new QPushButton(tr("&Open the folder"), m_madePart), "made-open", tr("Open the folder"),
                     tr("Shows the files that may leave the house."));
  open->setAutoDefault(false);
  part->addWidget(open, 0, Qt::AlignLeft);
  page->addWidget(m_madePart);
  connect(open, &QPushButton::clicked, this, [this] {
    if (const auto& made = m_desk.sight().made) QDesktopServices::openUrl(QUrl::fromLocalFile(made->folder));
  });
}

void ReleaseWindow::addChoice(QVBoxLayout* page) {
  auto* part = addPart(page, tr("What leaves the house"));
  m_what = addText(part, "what");
  auto* form = new QFormLayout;
  part->addLayout(form);
  m_method = choices(this, {});
  const Task& task = taskOf(m_desk.study());
  for (const Method& method : task.methods())
    if (task.facts().hasMethods && method.role == MethodRole::method)
      m_method->addItem(QString::fromStdString(methodLabel(method.id)), QString::fromStdString(method.id));
  addRow(form, m_method, "release-method", tr("&Method"),
         tr("A release has one method; each would be paid for."));
  for (QWidget* shown : {static_cast<QWidget*>(m_method), form->labelForField(m_method)})
    shown->setVisible(task.facts().hasMethods);
  m_epsilon = addRow(form, new TextField(tr("ε"), epsilonCheck, this), "release-epsilon", tr("&ε"),
                     tr("What is spent of the budget: all of it at once, and never paid back."));
  connect(m_method, &QComboBox::activated, this, [this] {
    change([this](Study& study) {
      *taskOf(study).methodsOf(study) = {m_method->currentData().toString().toStdString()};
    });
  });
  connect(m_epsilon, &TextField::accepted, this, [this](const QString& text) {
    change([epsilon = numberFromText(text)](Study& study) { study.epsilon = {epsilon.value()}; });
  });
}

void ReleaseWindow::addDeclarations(QVBoxLayout* page) {
  auto* part = addPart(page, tr("What is declared"));
  m_facts = addText(part, "declared-facts");
  m_missing = addText(part, "missing", "error");
  m_form = new DeclarationForm(this);
  part->addWidget(m_form);
  m_back = named(new QPushButton(tr("&Declare it in Classroom"), this), "declare-reading",
                 tr("Declare it in Classroom"),
                 tr("Goes back to the study, which shows what would be declared beside the rows."));
  m_back->setAutoDefault(false);
  part->addWidget(m_back, 0, Qt::AlignLeft);
  connect(m_back, &QPushButton::clicked, this, [this] { emit classroomRequested(m_desk.study()); });
  connect(m_form, &DeclarationForm::declared, &m_desk, &ReleaseDesk::setStudy);
}

void ReleaseWindow::addPromise(QVBoxLayout* page) {
  auto* part = addPart(page, tr("What it promises, and how good it is"));
  m_promise = addText(part, "promise");
  m_planned = addText(part, "planned", "muted");
}

QWidget* ReleaseWindow::addFoot() {
  auto* foot = new QWidget(this);
  foot->setProperty("role", QStringLiteral("panel"));
  foot->setAttribute(Qt::WA_StyledBackground);
  auto* row = new QHBoxLayout(foot);
  row->setContentsMargins(16, 8, 16, 8);
  m_status = new QLabel(foot);
  m_status->setObjectName(QStringLiteral("release-status"));
  m_status->setWordWrap(true);
  m_status->setTextFormat(Qt::PlainText);
  row->addWidget(m_status, 1);
  m_release = named(new QPushButton(tr("&Release…"), foot), "release", tr("Release"),
                    tr("Asks for a folder, books, draws once, and writes it."));
  m_release->setProperty("role", QStringLiteral("primary"));
  row->addWidget(m_release);
  connect(m_release, &QPushButton::clicked, this, &ReleaseWindow::askForFolder);
  return foot;
}

void ReleaseWindow::change(const std::function<void(Study&)>& how) {
  Study study = m_desk.study();
  how(study);
  m_desk.setStudy(study);
}

void ReleaseWindow::present() {
  const ReleaseSight& sight = m_desk.sight();
  presentMade(sight);
  presentChoice();
  m_facts->setText(shownText(declaredFacts(m_desk.study()).join(QLatin1Char('\n'))));
  QStringList missing;
  if (!sight.tableProblem.isEmpty()) missing << sight.tableProblem;
  for (const Problem& problem : sight.proposal.problems) {
    const QString sentence = QString::fromStdString(problem.sentence);
    if (!missing.contains(sentence)) missing << sentence;
  }
  showSentence(m_missing, missing.join(QLatin1Char('\n')));
  m_form->present(m_desk.study(), sight.proposal.problems, sight.proposal.undeclared);
  m_back->setVisible(isAboutReading(sight));
  presentPromise(sight);
  m_ledger->present(m_desk.ledger(), sight);
  if (m_closes && !sight.isWriting) QTimer::singleShot(0, this, &QWidget::close);
  const QString whyNot = sight.whyNot();
  allow(m_release, whyNot);
  m_status->setText(shownText(!sight.failure.isEmpty() ? sight.failure
                              : whyNot.isEmpty() ? tr("It is booked first, then drawn once; there is no "
                                                      "way back and no refund.")
                                                 : whyNot));
}

void ReleaseWindow::presentMade(const ReleaseSight& sight) {
  m_madePart->setVisible(sight.made.has_value());
  if (!sight.made) return;
  QStringList said = {
      tr("The release is in %1, and is entry %2 of the ledger. These files may leave the house; "
         "the ledger, and what stands beside it, may not.")
          .arg(sight.made->folder)
          .arg(sight.made->entry),
      tr("Whoever gets it can check it with the command epsiscope verify. It is signed with the "
         "key %1: tell them the key by another way.")
          .arg(sight.made->signer)};
  if (sight.made->wasKept)
    said << tr("It was drawn before and not published: it is the same release, and cost nothing more.");
  for (const std::size_t entry : sight.made->lost)
    said << tr("Entry %1 was booked for the same study and not drawn, for example because the machine was "
               "switched off: it is spent.")
                .arg(entry);
  m_made->setText(shownText(said.join(QLatin1Char('\n'))));
}

void ReleaseWindow::presentChoice() {
  const Study& study = m_desk.study();
  const QString table = isBuiltIn(study.data) ? builtInTitle(study.data)
                                              : QFileInfo(QString::fromStdString(study.data.file)).fileName();
  m_what->setText(
      shownText(tr("From the table %1: %2").arg(table, QString::fromStdString(study.data.target))));
  Study copy = study;
  if (const auto* methods = taskOf(copy).methodsOf(copy); methods != nullptr)
    m_method->setCurrentIndex(
        methods->size() == 1 ? m_method->findData(QString::fromStdString(methods->front())) : -1);
  if (study.epsilon.size() == 1) m_epsilon->showText(exactText(study.epsilon.front()));
}

void ReleaseWindow::presentPromise(const ReleaseSight& sight) {
  const ReleaseProposal& proposal = sight.proposal;
  m_promise->setText(shownText(proposal.statement ? lines(promiseInWords(*proposal.statement))
                                                  : tr("It is known once everything is declared.")));
  QStringList planned;
  for (const ReleasedNoise& noise : proposal.noise) planned << noiseText(noise);
  if (proposal.plannedError) planned << plannedErrorText(m_desk.study(), proposal);
  for (const std::string& why : proposal.whyNotPlanned) planned << QString::fromStdString(why);
  if (!planned.empty())
    planned << tr("All of this follows from what is declared; nothing of it was computed from the table.");
  showSentence(m_planned, planned.join(QLatin1Char('\n')));
}

void ReleaseWindow::askForFolder() {
  auto* dialog = new QFileDialog(this, tr("Release into which new folder?"));
  startIn(*dialog);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setOption(QFileDialog::DontConfirmOverwrite);
  dialog->setLabelText(QFileDialog::Accept, tr("Release"));
  dialog->selectFile(tr("release"));
  connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& folder) {
    if (m_desk.sight().whyNot().isEmpty()) m_desk.release(folder);
  });
  dialog->open();
}

/// What is being drawn is booked: it is published first.
void ReleaseWindow::closeEvent(QCloseEvent* event) {
  m_closes = m_desk.sight().isWriting;
  event->setAccepted(!m_closes);
}

}  // namespace epsiscope
