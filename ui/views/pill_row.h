#pragma once

#include <QStringList>
#include <QWidget>

#include <vector>

namespace epsiscope {

class Badge;

/// Facts in pills, one after the other; those for which there is no room are left out.
class PillRow : public QWidget {
  Q_OBJECT
public:
  explicit PillRow(QWidget* parent = nullptr);
  void setFacts(const QStringList& facts);
  const QStringList& facts() const { return m_facts; }

  int widthOfFirst() const;
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

protected:
  void resizeEvent(QResizeEvent* event) override;

private:
  void arrange();

  QStringList m_facts;
  std::vector<Badge*> m_pills;
};

}  // namespace epsiscope
