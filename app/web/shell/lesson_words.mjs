/** @file Words of lessons, the opening and the class, added to the page's own (words.mjs). */

import {words} from './words.mjs';

Object.assign(words.en, {
  talkSkip: 'Skip to the text', allPages: 'All pages', minutes: 'About %1 minutes',
  noSuchStep: 'There is no step “%1”; the lesson has %2. It begins at the first.',
  stage: 'What the step works with', controlsOpen: 'The controls are open now.', otherSettings: 'All settings', before: 'before',
  becomesSure: 'Whoever held two people for equally likely can become at most %1 sure.',
  upperBound: 'Upper bound', lowerBound: 'Lower bound', asPrinted: 'As printed', whichRow: 'Which row',
  keyTask: 'Task', keyTarget: 'Column to protect', keyRelease: 'Released', keyOther: '%1',
  'task_label-privacy': 'Protect labels', 'task_kernel-release': 'Release predictions', 'task_private-classifier': 'Private classifier', 'task_private-regression': 'Private regression', task_statistic: 'Release a statistic', 'task_label-classes': 'Protect classes',
  release_predictions: 'predictions', release_function: 'a whole function',
  valuesOf: 'Values of %1', rows: 'Rows', boundAt: 'bound %1', cutOff: '%1 of the values lie beyond the bounds and are cut to them.', noneCut: 'No value lies beyond the bounds.', meanIs: 'mean %1',
  auditTitle: 'What is claimed, and what was measured', measuredEpsilon: 'Measured ε', claimed: 'claimed: ε %1', measuredIs: 'measured %1', claimedShort: 'claimed', measuredShort: 'measured', verdict: 'verdict',
  verdict_holds: 'holds', verdict_broken: 'broken', verdict_unproved: 'not proved', verdict_nothing: 'promises nothing',
  nothingHere: 'This page cannot draw that.', notUnderstood: '“%1” is not understood as a number: write it like %2.',
  cannotShow: 'A page in a browser cannot compute this step; Epsiscope on a computer can. Guess all the same, read what comes out there, and go on.',
  cannotRun: 'A run takes a computer with Epsiscope on it. Read what it shows, and go on.',
  notComputed: 'This page cannot compute what comes out; the program says:', notChecked: 'This page cannot check that; the program says:',
  doIt: 'Do it for me', forClass: 'A code of your guess for the class', forClassText: 'The teacher’s page collects guesses by these letters. They hold the guess, rounded to two digits, and no name.',
  lessonOver: 'Lesson · done', lessonDone: 'You have come to the end.', nextLesson: 'Next lesson: %1',
});

Object.assign(words.de, {
  talkSkip: 'Zum Text springen', allPages: 'Alle Seiten', minutes: 'Etwa %1 Minuten',
  noSuchStep: 'Einen Schritt „%1“ gibt es nicht; die Lektion hat %2. Sie beginnt beim ersten.',
  stage: 'Womit der Schritt arbeitet', controlsOpen: 'Die Bedienelemente sind jetzt offen.', otherSettings: 'Alle Einstellungen', before: 'vorher',
  becomesSure: 'Wer zwei Menschen für gleich wahrscheinlich hielt, kann höchstens zu %1 sicher werden.',
  upperBound: 'Obere Schranke', lowerBound: 'Untere Schranke', asPrinted: 'Wie gedruckt', whichRow: 'Welche Zeile',
  keyTask: 'Aufgabe', keyTarget: 'Zu schützende Spalte', keyRelease: 'Veröffentlicht', keyOther: '%1',
  'task_label-privacy': 'Labels schützen', 'task_kernel-release': 'Vorhersagen veröffentlichen', 'task_private-classifier': 'Privater Klassifikator', 'task_private-regression': 'Private Regression', task_statistic: 'Statistik veröffentlichen', 'task_label-classes': 'Klassen schützen',
  release_predictions: 'Vorhersagen', release_function: 'eine ganze Funktion',
  valuesOf: 'Werte von %1', rows: 'Zeilen', boundAt: 'Schranke %1', cutOff: '%1 der Werte liegen jenseits der Schranken und werden auf sie gestutzt.', noneCut: 'Kein Wert liegt jenseits der Schranken.', meanIs: 'Mittelwert %1',
  auditTitle: 'Was behauptet und was gemessen wird', measuredEpsilon: 'Gemessenes ε', claimed: 'behauptet: ε %1', measuredIs: 'gemessen %1', claimedShort: 'behauptet', measuredShort: 'gemessen', verdict: 'Urteil',
  verdict_holds: 'hält', verdict_broken: 'gebrochen', verdict_unproved: 'nicht bewiesen', verdict_nothing: 'verspricht nichts',
  nothingHere: 'Das kann diese Seite nicht zeichnen.', notUnderstood: '„%1“ ist als Zahl nicht zu verstehen: Schreiben Sie sie wie %2.',
  cannotShow: 'Diesen Schritt kann eine Seite im Browser nicht berechnen, Epsiscope auf einem Rechner kann es. Raten Sie trotzdem, lesen Sie, was dort herauskommt, und gehen Sie weiter.',
  cannotRun: 'Ein Lauf braucht einen Rechner mit Epsiscope. Lesen Sie, was er zeigt, und gehen Sie weiter.',
  notComputed: 'Was herauskommt, kann diese Seite nicht berechnen; das Programm sagt:', notChecked: 'Das kann diese Seite nicht prüfen; das Programm sagt:',
  doIt: 'Für mich tun', forClass: 'Ein Code Ihrer Vermutung für die Klasse', forClassText: 'Die Seite der Lehrkraft sammelt Vermutungen an diesen Buchstaben. Sie enthalten die Vermutung, auf zwei Stellen gerundet, und keinen Namen.',
  lessonOver: 'Lektion · fertig', lessonDone: 'Sie sind am Ende angekommen.', nextLesson: 'Nächste Lektion: %1',
});
