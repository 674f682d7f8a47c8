/** @file Words of the class that answers together. */

import { words } from './words.mjs';

Object.assign(words.en, {
  classTitle: 'The class answers together',
  nothingSent: 'Nothing is sent and nothing is kept: people carry the codes.',
  yes: 'Yes',
  no: 'No',
  tossing: 'The phone tosses its coin…',
  phoneBefore:
    'Answer honestly. Your phone then says your answer with probability %1, else the opposite; from its code nobody learns which it was.',
  badLink: 'This link holds no question that can be answered. Ask for it again.',
  codeSays: 'Your phone says:',
  yourCode: 'Your code, for the teacher:',
  phoneWhy: 'With probability %1 that is what you pressed, with %2 the opposite. The page has forgotten which.',
  phoneOnce: 'Answer once: several codes together would tell more about you.',
  phoneHow: 'What could somebody learn?',
  phoneHowText:
    'Epsilon is %1: each code is at most %2 times likelier from one answer than from the other. Whoever held both for equally likely can become at most %3 sure. All codes together still show how many said yes.',
  askTitle: '1 · Ask',
  linkTitle: '2 · Hand it out',
  codesTitle: '3 · Collect',
  exampleQuestion: 'Have you ever copied homework?',
  questionLabel: 'A yes-or-no question that people would rather not answer openly',
  lawText:
    'Each phone says the true answer with probability %1, the opposite with %2. Nobody can become more than %3 sure of anybody’s answer.',
  linkLabel: 'Link for the phones',
  copy: 'Copy the link',
  tryPhone: 'See the phone’s side',
  qrLabel: 'The link as a code for cameras',
  localLink:
    'This page lies on this computer, where phones do not reach it. Put the file on a web server of the school, or hand the file itself to the phones; then the link works.',
  codesLabel: 'Codes of the class, one a line',
  noCodes: 'No code yet. Type the six letters that each phone shows.',
  estimateSaid:
    '%1 codes, %2 of them say yes: %3. Without the coins, yes is the answer of about %4 of the class, with a standard error of %5: between %6 and %7 (95 %).',
  saysNothing: 'So few answers say nothing about the class at this ε.',
  rawShare: 'as the codes say',
  estimatedShare: 'estimate for the class',
  why_letters: 'Signs that no code has: %1.',
  why_length: 'With letters too few or too many: %1.',
  why_check: 'Misspelt, a letter is wrong: %1.',
  why_other: 'From another question or another ε: %1.',
  why_kind: 'A code of another kind: %1.',
  why_twice: 'Typed twice, counted once: %1.',
  guessesTitle: 'Guesses of a lesson',
  lessonLabel: 'Lesson',
  guessLabel: 'Guess',
  guessCodesLabel: 'Codes of guesses, one a line',
  guessCount: '%1 guesses',
});

Object.assign(words.de, {
  classTitle: 'Die Klasse antwortet gemeinsam',
  nothingSent: 'Nichts wird gesendet und nichts behalten: Menschen tragen die Codes.',
  yes: 'Ja',
  no: 'Nein',
  tossing: 'Das Handy wirft seine Münze …',
  phoneBefore:
    'Antworten Sie ehrlich. Ihr Handy sagt dann mit Wahrscheinlichkeit %1 Ihre Antwort, sonst das Gegenteil; aus seinem Code erfährt niemand, was es war.',
  badLink: 'Dieser Link enthält keine Frage, die sich beantworten lässt. Lassen Sie ihn sich noch einmal geben.',
  codeSays: 'Ihr Handy sagt:',
  yourCode: 'Ihr Code für die Lehrkraft:',
  phoneWhy:
    'Mit Wahrscheinlichkeit %1 ist das, was Sie gedrückt haben, mit %2 das Gegenteil. Die Seite hat vergessen, welches.',
  phoneOnce: 'Antworten Sie einmal: Mehrere Codes zusammen verrieten mehr über Sie.',
  phoneHow: 'Was könnte jemand erfahren?',
  phoneHowText:
    'Epsilon ist %1: Jeder Code ist von der einen Antwort höchstens %2-mal so wahrscheinlich wie von der anderen. Wer beide für gleich wahrscheinlich hielt, kann höchstens zu %3 sicher werden. Alle Codes zusammen zeigen trotzdem, wie viele Ja sagen.',
  askTitle: '1 · Fragen',
  linkTitle: '2 · Austeilen',
  codesTitle: '3 · Einsammeln',
  exampleQuestion: 'Haben Sie schon einmal Hausaufgaben abgeschrieben?',
  questionLabel: 'Eine Ja-Nein-Frage, auf die man ungern offen antwortet',
  lawText:
    'Jedes Handy sagt mit Wahrscheinlichkeit %1 die wahre Antwort, mit %2 das Gegenteil. Niemand kann sich einer Antwort mehr als zu %3 sicher werden.',
  linkLabel: 'Link für die Handys',
  copy: 'Link kopieren',
  tryPhone: 'Die Seite des Handys ansehen',
  qrLabel: 'Der Link als Code für Kameras',
  localLink:
    'Diese Seite liegt auf diesem Rechner, wo Handys sie nicht erreichen. Legen Sie die Datei auf einen Webserver der Schule oder geben Sie den Handys die Datei selbst; dann geht der Link.',
  codesLabel: 'Codes der Klasse, einer je Zeile',
  noCodes: 'Noch kein Code. Tippen Sie die sechs Buchstaben ein, die jedes Handy zeigt.',
  estimateSaid:
    '%1 Codes, %2 davon sagen Ja: %3. Ohne die Münzen ist Ja die Antwort von etwa %4 der Klasse, mit einem Standardfehler von %5: zwischen %6 und %7 (95 %).',
  saysNothing: 'So wenige Antworten sagen bei diesem ε nichts über die Klasse.',
  rawShare: 'wie die Codes es sagen',
  estimatedShare: 'Schätzung für die Klasse',
  why_letters: 'Zeichen, die kein Code hat: %1.',
  why_length: 'Mit Buchstaben zu wenig oder zu viel: %1.',
  why_check: 'Verschrieben, ein Buchstabe stimmt nicht: %1.',
  why_other: 'Von einer anderen Frage oder einem anderen ε: %1.',
  why_kind: 'Ein Code anderer Art: %1.',
  why_twice: 'Zweimal getippt, einmal gezählt: %1.',
  guessesTitle: 'Vermutungen einer Lektion',
  lessonLabel: 'Lektion',
  guessLabel: 'Vermutung',
  guessCodesLabel: 'Codes der Vermutungen, einer je Zeile',
  guessCount: '%1 Vermutungen',
});
