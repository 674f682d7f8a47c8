// The first page of the folder: a card for each page, in one language.

/** The texts that only this page has. */
const WORDS = {
  en: {
    file: 'index.html',
    title: 'Epsiscope in a browser',
    facts: 'What privacy costs, computed in the page: nothing is sent anywhere, and no network is needed.',
    begin: 'Begin here',
    lessons: 'Lessons: %1',
    studies: 'Studies',
    other: 'Deutsch',
  },
  de: {
    file: 'index.de.html',
    title: 'Epsiscope im Browser',
    facts:
      'Was Privatsphäre kostet, in der Seite selbst berechnet: Nichts wird gesendet, und kein Netz wird gebraucht.',
    begin: 'Hier beginnen',
    lessons: 'Lektionen: %1',
    studies: 'Studien',
    other: 'English',
  },
};

/** The task's name and its sentence, as the window says them. */
const TASKS = {
  'label-privacy': ['Protect labels', 'Every label is made noisy before anything is learned; the features are public.'],
  'kernel-release': [
    'Release predictions',
    'A kernel machine learns from the true rows, and its predictions are released with noise.',
  ],
  'private-classifier': [
    'Private classifier',
    'The weights of a linear classifier are released, made noisy while or after they are learned.',
  ],
  statistic: [
    'Release a statistic',
    'A number, or a few, about a column is released with noise: a count, sum, mean, variance, quantile or histogram.',
  ],
  'label-classes': [
    'Protect classes',
    'Every class is answered at random before anything is learned; the features are public.',
  ],
  'private-regression': [
    'Private regression',
    'A linear regression that protects whole rows: noise on the sums that it is learned from, or on what it minimises.',
  ],
};

/** The languages of the first page: [{file, html}]. `said`: what the window says in German. */
export function indexPages({ style, icon, studies, talks, said, escaped }) {
  const made = (language, other) => {
    const words = WORDS[language];
    const inLanguage = (text) => {
      if (language === 'en') return text;
      if (said[text] === undefined) throw new Error(`The program has no German for "${text}"`);
      return said[text];
    };
    const own = (titles) => escaped(titles[language] ?? titles.en);
    const link = (path, name) => `<h3><a href="${path}${language === 'en' ? '' : '#lang=de'}">${name}</a></h3>`;
    const shelf = (name, cards) =>
      `<h2 class="shelf">${escaped(name)}</h2><ul class="cards">\n${cards.map((card) => `<li>${card}</li>`).join('\n')}\n</ul>`;
    const talk = ({ path, titles, summaries, minutes }) =>
      `${link(path, own(titles))}<p>${own(summaries)}${minutes ? ` <span class="aside">${minutes} min</span>` : ''}</p>`;
    const study = ({ id, title, task }) =>
      `${link(`${id}.html`, escaped(inLanguage(TASKS[task][0])))}<p>${escaped(inLanguage(TASKS[task][1]))}</p>` +
      `<p>${escaped(language === 'en' ? title : (said[title] ?? title))} · ${escaped(id)}</p>`;
    const groups = [...new Set(talks.map(({ group }) => group).filter(Boolean))];
    const ofGroup = (group) => talks.filter((one) => one.group === group).map(talk);
    const shelves = [
      shelf(words.begin, ofGroup(undefined)),
      ...groups.map((name) => shelf(words.lessons.replace('%1', inLanguage(name)), ofGroup(name))),
      shelf(words.studies, studies.map(study)),
    ];
    return `<!DOCTYPE html>
<html lang="${language}" data-ready="yes">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${words.title}</title><link rel="icon" href="${icon}"><style>${style}</style></head>
<body><div id="app"><header><div class="titles"><h1>${words.title}</h1><p class="facts">${words.facts}</p></div><div class="actions"><a href="${WORDS[other].file}" lang="${other}">${words.other}</a></div></header>
<main>${shelves.join('\n')}</main></div></body>
</html>
`;
  };
  return [
    { file: WORDS.en.file, html: made('en', 'de') },
    { file: WORDS.de.file, html: made('de', 'en') },
  ];
}
