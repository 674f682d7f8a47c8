#include "ui/window/preferences_dialog.h"

#include "ui/language/language.h"
#include "ui/widgets/tip.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

namespace epsiscope {

namespace {

QLabel* quiet(const QString& sentence, QWidget* parent) {
  auto* label = new QLabel(sentence, parent);
  label->setProperty("role", QStringLiteral("muted"));
  label->setWordWrap(true);
  return label;
}

}  // namespace

PreferencesDialog::PreferencesDialog(const Preferences& preferences, QWidget* parent)
    : QDialog(parent), m_preferences(preferences) {
  setAttribute(Qt::WA_DeleteOnClose);
  setWindowTitle(tr("Preferences"));
  auto* form = new QFormLayout(this);
  form->setContentsMargins(24, 16, 24, 16);
  form->setSpacing(8);
  form->setRowWrapPolicy(QFormLayout::WrapLongRows);
  addLook(form);
  addWords(form);
  addSafety(form);
  form->addRow(
      quiet(tr("Epsiscope uses the network only to download public data, when you ask for it."), this));
  form->addRow(resetRow());
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  buttons->button(QDialogButtonBox::Close)->setToolTip(tr("Closes the preferences; they apply already."));
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
  form->addRow(buttons);
  present(preferences);
}

template <class Change>
void PreferencesDialog::change(const Change& how) {
  how(m_preferences);
  emit changed(m_preferences);
}

void PreferencesDialog::addLook(QFormLayout* form) {
  m_appearance = addChoice(form, "preferences.appearance", tr("Appearance"),
                           tr("Light or dark, for the window and its charts."));
  for (const auto& [appearance, name] :
       {std::pair(Appearance::system, tr("as the system")), std::pair(Appearance::light, tr("light")),
        std::pair(Appearance::dark, tr("dark"))})
    m_appearance->addItem(name, nameOf(appearance));
  connect(m_appearance, &QComboBox::activated, this, [this] {
    change([this](Preferences& next) {
      next.appearance = appearanceFrom(m_appearance->currentData().toString());
    });
  });
  m_scale = new QSpinBox(this);
  m_scale->setRange(kSmallestScale, kLargestScale);
  m_scale->setSingleStep(25);
  m_scale->setButtonSymbols(QSpinBox::NoButtons);
  m_scale->setSuffix(tr(" %"));
  m_scale->setKeyboardTracking(false);
  describe(m_scale, "preferences.scale", tr("Size of text and controls"),
           tr("From 75 to 300 %; Ctrl with +, − and 0 do the same."));
  form->addRow(tr("Size of text and controls"), m_scale);
  connect(m_scale, &QSpinBox::valueChanged, this,
          [this](int percent) { change([percent](Preferences& next) { next.scalePercent = percent; }); });
}

void PreferencesDialog::addWords(QFormLayout* form) {
  m_language = addChoice(form, "preferences.language", tr("Language (from the next start)"),
                         tr("The language of the window; files and the command line stay English."));
  m_language->addItem(tr("as the system"), QString());
  for (const auto& [code, name] : availableLanguages()) m_language->addItem(name, code);
  connect(m_language, &QComboBox::activated, this, [this] {
    change([this](Preferences& next) { next.language = m_language->currentData().toString(); });
  });
  m_numbers = addChoice(form, "preferences.numbers", tr("Decimal mark (from the next start)"),
                        tr("For numbers on the screen; files always have a point."));
  for (const auto& [format, name] :
       {std::pair(NumberFormat::language, tr("as the language")),
        std::pair(NumberFormat::point, tr("point: 0.5")), std::pair(NumberFormat::comma, tr("comma: 0,5"))})
    m_numbers->addItem(name, static_cast<int>(format));
  connect(m_numbers, &QComboBox::activated, this, [this] {
    change([this](Preferences& next) {
      next.numbers = static_cast<NumberFormat>(m_numbers->currentData().toInt());
    });
  });
}

void PreferencesDialog::addSafety(QFormLayout* form) {
  m_recovery =
      addSwitch(form, "preferences.recovery", tr("Keep recovery copies"),
                tr("Unsaved changes are kept in a copy, in case of a crash."), &Preferences::recoveryCopies);
  m_tips = addSwitch(form, "preferences.tips", tr("Show tips"), tr("Tips that were put away come back."),
                     &Preferences::tips);
  m_software =
      addSwitch(form, "preferences.software", tr("Draw without the graphics driver (from the next start)"),
                tr("For machines whose graphics driver draws badly; charts are drawn the same way."),
                &Preferences::softwareRendering);
}

QComboBox* PreferencesDialog::addChoice(QFormLayout* form, const char* name, const QString& label,
                                        const QString& tip) {
  auto* box = new QComboBox(this);
  describe(box, name, label, tip);
  form->addRow(label, box);
  return box;
}

QCheckBox* PreferencesDialog::addSwitch(QFormLayout* form, const char* name, const QString& text,
                                        const QString& tip, bool Preferences::*which) {
  auto* box = new QCheckBox(text, this);
  describe(box, name, text, tip);
  form->addRow(box);
  connect(box, &QCheckBox::clicked, this,
          [this, which](bool on) { change([which, on](Preferences& next) { next.*which = on; }); });
  return box;
}

/// The question stands where the button was: nothing is lost by one click.
QWidget* PreferencesDialog::resetRow() {
  auto* row = new QWidget(this);
  auto* layout = new QHBoxLayout(row);
  layout->setContentsMargins(0, 8, 0, 8);
  auto* reset = new QPushButton(tr("Reset all settings…"), row);
  describe(reset, "preferences.reset", tr("Reset all settings"),
           tr("Everything is as at the first start; asks once."));
  auto* question = new QLabel(tr("Forget size and place, recent files, sections and finished lessons?"), row);
  question->setWordWrap(true);
  auto* yes = new QPushButton(tr("Reset"), row);
  describe(yes, "preferences.reset-now", tr("Reset"), tr("Forgets all settings; studies and data stay."));
  auto* no = new QPushButton(tr("Keep"), row);
  describe(no, "preferences.keep", tr("Keep"), tr("Keeps all settings."));
  layout->addWidget(reset);
  layout->addWidget(question, 1);
  layout->addWidget(yes);
  layout->addWidget(no);
  layout->addStretch();
  const auto ask = [=](bool asking) {
    reset->setVisible(!asking);
    for (QWidget* part : std::initializer_list<QWidget*>{question, yes, no}) part->setVisible(asking);
    if (row->isVisible()) (asking ? no : reset)->setFocus();
  };
  ask(false);
  for (QPushButton* button : {reset, yes, no}) button->setAutoDefault(false);
  connect(reset, &QPushButton::clicked, this, [ask] { ask(true); });
  connect(no, &QPushButton::clicked, this, [ask] { ask(false); });
  connect(yes, &QPushButton::clicked, this, [this, ask] {
    ask(false);
    emit resetRequested();
  });
  return row;
}

void PreferencesDialog::present(const Preferences& preferences) {
  m_preferences = preferences;
  const auto show = [](QComboBox* box, const QVariant& value) { box->setCurrentIndex(box->findData(value)); };
  show(m_appearance, nameOf(preferences.appearance));
  show(m_language, preferences.language);
  show(m_numbers, static_cast<int>(preferences.numbers));
  const QSignalBlocker quietly(m_scale);
  m_scale->setValue(preferences.scalePercent);
  m_recovery->setChecked(preferences.recoveryCopies);
  m_tips->setChecked(preferences.tips);
  m_software->setChecked(preferences.softwareRendering);
}

}  // namespace epsiscope
