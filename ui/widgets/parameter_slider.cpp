#include "ui/widgets/parameter_slider.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

#include "ui/widgets/help_mark.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/slider_scale.h"
#include "ui/widgets/slider_track.h"
#include "ui/widgets/tip.h"

namespace epsiscope {

namespace {

QLabel* quietLabel(const QString& text, const char* role, QWidget* parent) {
  auto* label = new QLabel(text, parent);
  label->setProperty("role", QString::fromLatin1(role));
  return label;
}

/// A line of text under the slider that takes no room while it is empty.
QLabel* sentenceLabel(const char* role, QWidget* parent) {
  QLabel* label = quietLabel(QString(), role, parent);
  label->setWordWrap(true);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  label->setFocusPolicy(Qt::NoFocus);
  label->hide();
  return label;
}

void describe(QWidget* control, const SliderSpec& spec) {
  control->setAccessibleName(spec.label);
  setTip(control, spec.tip);
}

/// The width that a value needs, whatever the text and the font are: numbers must not move what is beside
/// them.
class ValueField : public QLineEdit {
public:
  ValueField(const QString& word, QWidget* parent) : QLineEdit(parent), m_word(word) {
    setAlignment(Qt::AlignRight);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  }
  QSize sizeHint() const override {
    const int value = fontMetrics().horizontalAdvance(QStringLiteral("0.000000"));
    return {std::max(value, fontMetrics().horizontalAdvance(m_word)) + 24, QLineEdit::sizeHint().height()};
  }
  QSize minimumSizeHint() const override { return sizeHint(); }

private:
  QString m_word;  ///< that stands for no value
};

void setSentence(QLabel* label, const QString& sentence) {
  label->setText(sentence);
  label->setVisible(!sentence.isEmpty());
}

}  // namespace

struct ParameterSlider::Private {
  SliderSpec spec;
  std::optional<double> value, suggestion, limit;
  bool bad = false, compact = false;
  QString outsideProblem;

  QLineEdit* field = nullptr;
  QToolButton* noneButton = nullptr;
  SliderTrack* track = nullptr;
  QLabel* problem = nullptr;
  QLabel* hint = nullptr;
  QLabel* label = nullptr;
  QWidget* words = nullptr;

  QString textOf(std::optional<double> v) const { return v ? fieldText(*v, spec) : spec.wordForNone; }

  void showValue() {
    if (const auto shown = value ? value : suggestion) track->setFraction(fractionOf(*shown, spec));
    track->setMark(suggestion ? std::optional(fractionOf(*suggestion, spec)) : std::nullopt);
    const bool hasLimit = limit && *limit >= spec.minimum && *limit <= spec.maximum;
    track->setLimit(hasLimit ? std::optional(fractionOf(*limit, spec)) : std::nullopt);
    track->setIdle(!value);
    const QString inUse = suggestion ? fieldText(roundedTo(*suggestion, 3), spec) : QString();
    track->setValueText(value || !suggestion ? textOf(value)
                                             : QObject::tr("%1, now %2").arg(textOf(value), inUse));
    if (noneButton == nullptr || compact) return;
    // In its place stands what the word means just now.
    noneButton->setVisible(value.has_value() || suggestion.has_value());
    noneButton->setEnabled(value.has_value());
    noneButton->setText(value ? spec.wordForNone : inUse);
  }

  void showProblem() {
    setSentence(problem, bad ? rangeSentence(spec) : outsideProblem);
    const bool marked = bad || !outsideProblem.isEmpty();
    if (field->property("bad").toBool() == marked) return;
    field->setProperty("bad", marked);
    field->style()->unpolish(field);
    field->style()->polish(field);
  }

  /// The typed text as a value; outer nothing: it is neither a good number nor the word.
  std::optional<std::optional<double>> typed() const {
    const QString text = field->text().trimmed();
    if (!spec.wordForNone.isEmpty() && text.compare(spec.wordForNone, Qt::CaseInsensitive) == 0)
      return std::optional<double>();
    if (const auto number = typedValue(text, spec)) return std::optional(number);
    return std::nullopt;
  }
};

ParameterSlider::ParameterSlider(const SliderSpec& spec, QWidget* parent)
    : QWidget(parent), d(std::make_unique<Private>()) {
  d->spec = spec;
  build();
  connectParts();
  setValue(spec.standard);
}

ParameterSlider::~ParameterSlider() = default;

void ParameterSlider::build() {
  const SliderSpec& spec = d->spec;
  d->track = new SliderTrack(this);
  d->track->setTicks(decadeTicks(spec));
  describe(d->track, spec);
  d->problem = sentenceLabel("problem", this);
  d->hint = sentenceLabel("small", this);

  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(1);
  column->addLayout(topRow());
  column->addWidget(d->track);
  if (!spec.lowWord.isEmpty() || !spec.highWord.isEmpty()) {
    d->words = new QWidget(this);
    auto* words = new QHBoxLayout(d->words);
    words->setContentsMargins(0, 0, 0, 0);
    words->addWidget(quietLabel(spec.lowWord, "small", d->words));
    words->addStretch(1);
    words->addWidget(quietLabel(spec.highWord, "small", d->words));
    column->addWidget(d->words);
  }
  column->addWidget(d->problem);
  column->addWidget(d->hint);
  setTabOrder(d->field, d->track);
}

QHBoxLayout* ParameterSlider::topRow() {
  const SliderSpec& spec = d->spec;
  QLabel* label = d->label = new QLabel(spec.label, this);
  d->field = new ValueField(spec.wordForNone, this);
  describe(d->field, spec);
  label->setWordWrap(true);
  label->setBuddy(d->field);
  label->setToolTip(spec.tip);
  auto* row = new QHBoxLayout;
  row->setSpacing(0);
  row->addWidget(label, 1);
  row->addWidget(new HelpMark(this, spec.label, this));
  if (!spec.wordForNone.isEmpty()) {
    d->noneButton = new QToolButton(this);
    d->noneButton->setObjectName(QStringLiteral("word"));
    d->noneButton->setProperty("role", QStringLiteral("link"));
    d->noneButton->setText(spec.wordForNone);
    d->noneButton->setToolTip(tr("Sets %1 to \"%2\".").arg(spec.label, spec.wordForNone));
    d->noneButton->setAccessibleName(tr("%1: %2").arg(spec.label, spec.wordForNone));
    QSizePolicy keepsRoom = d->noneButton->sizePolicy();
    keepsRoom.setRetainSizeWhenHidden(true);
    d->noneButton->setSizePolicy(keepsRoom);
    row->addWidget(d->noneButton);
  }
  row->addSpacing(4);
  row->addWidget(d->field);
  return row;
}

void ParameterSlider::connectParts() {
  connect(d->track, &SliderTrack::dragged, this,
          [this](double fraction) { setByUser(valueAt(fraction, d->spec)); });
  connect(d->track, &SliderTrack::resetRequested, this,
          [this] { setByUser(d->spec.startsAsWord ? std::nullopt : std::optional(d->spec.standard)); });
  connect(d->track, &SliderTrack::stepped, this, [this](SliderTrack::Step step) {
    setByUser(steppedValue(d->value.value_or(valueAt(d->track->fraction(), d->spec)), step, d->spec));
  });
  connect(d->field, &QLineEdit::textEdited, this, [this](const QString& text) {
    if (d->typed())
      setBad(false);
    else if (!isUnfinishedNumber(text) &&
             !d->spec.wordForNone.startsWith(text.trimmed(), Qt::CaseInsensitive))
      setBad(true);
  });
  connect(d->field, &QLineEdit::editingFinished, this, &ParameterSlider::takeText);
  if (d->noneButton != nullptr)
    connect(d->noneButton, &QToolButton::clicked, this, [this] { setByUser(std::nullopt); });
}

const QString& ParameterSlider::label() const {
  return d->spec.label;
}

std::optional<double> ParameterSlider::value() const {
  return d->value;
}

void ParameterSlider::setValue(std::optional<double> value) {
  setBad(false);
  // A text that already says this value stays as it was typed.
  if (d->field->text().isEmpty() || d->typed() != std::optional(value)) d->field->setText(d->textOf(value));
  d->value = value;
  d->showValue();
}

void ParameterSlider::setByUser(std::optional<double> value) {
  const bool news = value != d->value;
  setBad(false);
  d->field->setText(d->textOf(value));
  d->value = value;
  d->showValue();
  if (news) emit changed(value);
}

void ParameterSlider::takeText() {
  const auto typed = d->typed();
  if (!typed) return setBad(true);
  setBad(false);
  QString text = d->field->text().trimmed();
  if (d->spec.percent && *typed && !text.endsWith(QLatin1Char('%'))) text += QStringLiteral(" %");
  if (text != d->field->text()) d->field->setText(text);
  if (*typed == d->value) return;
  d->value = *typed;
  d->showValue();
  emit changed(d->value);
}

void ParameterSlider::setBad(bool bad) {
  const bool news = bad != d->bad;
  d->bad = bad;
  d->showProblem();
  if (news) emit badText(bad);
}

void ParameterSlider::setProblem(const QString& sentence) {
  d->outsideProblem = sentence;
  d->showProblem();
}

bool ParameterSlider::hasBadText() const {
  return d->bad;
}

void ParameterSlider::setHint(const QString& sentence) {
  setSentence(d->hint, d->compact ? QString() : sentence);
}

void ParameterSlider::setCompact() {
  d->compact = true;
  d->label->setWordWrap(false);
  if (d->words != nullptr) d->words->hide();
  if (d->noneButton != nullptr) d->noneButton->hide();
  QSizePolicy givesRoom = d->noneButton ? d->noneButton->sizePolicy() : QSizePolicy();
  givesRoom.setRetainSizeWhenHidden(false);
  if (d->noneButton != nullptr) d->noneButton->setSizePolicy(givesRoom);
  setHint({});
}

std::optional<double> ParameterSlider::suggestion() const {
  return d->suggestion;
}

void ParameterSlider::setSuggestion(std::optional<double> value) {
  if (value == d->suggestion) return;
  d->suggestion = value;
  d->showValue();
}

void ParameterSlider::setLimit(std::optional<double> value) {
  if (value == d->limit) return;
  d->limit = value;
  d->showValue();
}

std::optional<double> ParameterSlider::limit() const {
  return d->limit;
}

void ParameterSlider::setRange(double minimum, double maximum, double standard) {
  if (d->spec.minimum == minimum && d->spec.maximum == maximum && d->spec.standard == standard) return;
  d->spec.minimum = minimum;
  d->spec.maximum = maximum;
  d->spec.standard = standard;
  d->track->setTicks(decadeTicks(d->spec));
  d->showValue();
}

}  // namespace epsiscope
