#include "ui/tasks/private_regression/regression_section.h"

#include <QCheckBox>
#include <QVBoxLayout>

#include "core/study/number_keys.h"
#include "ui/widgets/tip.h"

namespace epsiscope {

RegressionSection::RegressionSection(QWidget* parent) : SetupSection(tr("Regression"), parent) {
  m_random = new QCheckBox(tr("Random features"), this);
  m_random->setProperty("topic", QStringLiteral("private_regression.random_features"));
  setTip(m_random, tr("Sines and cosines of the features, public and drawn once: the regression follows "
                      "curves as with a Gaussian kernel."));
  body()->addWidget(m_random);
  connect(m_random, &QCheckBox::clicked, this, [this](bool on) {
    const NumberKey& key = numberKey("private_regression.random_features");
    edit([&](Study& study) { key.set(study, on ? standardOf(key) : 0); });
  });
  m_features = addSlider(
      "private_regression.random_features",
      {.label = tr("How many"),
       .lowWord = tr("little noise"),
       .highWord = tr("fine"),
       .tip = tr("How many sines and cosines: more come closer to the Gaussian kernel, and more sums "
                 "get noise.")});
  m_gamma =
      addSlider("private_regression.gamma",
                {.label = tr("Kernel rate γ"),
                 .lowWord = tr("smooth"),
                 .highWord = tr("wiggly"),
                 .tip = tr("Rows further apart than about 1/√γ are unlike for the kernel exp(−γ d²).")});
}

void RegressionSection::update(const AppState& state) {
  const bool random = state.study.privateRegression.randomFeatures > 0;
  m_random->setChecked(random);
  m_features->setVisible(random);
  m_gamma->setVisible(random);
  if (random) showIn(m_features, state);
  showIn(m_gamma, state);
}

}  // namespace epsiscope
