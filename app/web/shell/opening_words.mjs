/** @file Words of the opening. */

import { words } from './words.mjs';

Object.assign(words.en, {
  openingTitle: 'What did Ana earn?',
  openingFacts: 'Three ideas, a few minutes.',
  places: 'The three ideas',
  anaTitle: 'What did Ana earn?',
  anaFirst:
    '%1 people say what they earn in a year. Nobody’s income is told, only the mean of all, in 1000 $. Then Ana leaves, somebody without any income takes her place, and the new mean is told as well.',
  withAna: 'with Ana',
  withoutAna: 'without Ana',
  anaAsk: 'Two harmless numbers. What did Ana earn?',
  anaRight: 'Right.',
  anaWrong: 'You said %1.',
  anaWhy: '%1 people share the sum, so with all digits: %1 × (%2 − %3) = %4. A mean can give one person away.',
  anaNoise:
    'What helps is noise: a random number is added before a mean is told. How much, the privacy budget ε decides. Incomes count up to %1, so one of %2 people moves the mean by little, and a little noise hides that.',
  publishBoth: 'Tell both means',
  publishMany: '%1 times',
  herIncome: 'her income',
  followsForAna: 'What follows for Ana’s income',
  anaYet: 'Nothing has been told yet.',
  anaSaid:
    'Told: %1 and %2. From these Ana would have earned %3. The noise has a standard deviation of %4; told %5 times so far.',
  gameText:
    'Each time a coin chooses who is in the table: somebody without income, or somebody who earns %1 or more, the most that counts. You see the mean with its noise, and guess who it was, %2 times. The keys 1 and 2 do it too.',
  guessFirst: '1: without income',
  guessSecond: '2: earns %1 or more',
  wasFirst: '1: it was the one without income',
  wasSecond: '2: it was the one with %1',
  thisResult: 'who is it?',
  gameRight: 'Right.',
  gameWrong: 'No, it was the other one.',
  gameScore: '%1 of %2 right so far.',
  gameNow: 'Result %1 of %2: %3. Who was it?',
  gameOver: 'You were right %1 times of %2.',
  roofShort: 'ε allows %1',
  roofLong:
    'ε = %1 promises: whoever knows everything else is still right in at most e^ε/(1 + e^ε) = %2 of all guesses, with any kind of noise. The best guesser reaches %3 here, in %4 results mostly %5 to %6 times.',
  luckToo: 'You were above it: in so few results luck does that. Play again.',
  scoreLabel: '%1 of %2 guesses right; ε allows %3.',
  priceText:
    'Noise makes the mean wrong: that is the price of privacy. More privacy to the left, a smaller error to the right. The dotted line is the error that is there anyway, since other people might have been asked.',
  priceSaid: 'At ε = %1 the noise moves the mean by about %2; asking other people would move it by about %3.',
  goOn: 'On to the first lesson',
});

Object.assign(words.de, {
  openingTitle: 'Was hat Ana verdient?',
  openingFacts: 'Drei Gedanken, ein paar Minuten.',
  places: 'Die drei Gedanken',
  anaTitle: 'Was hat Ana verdient?',
  anaFirst:
    '%1 Menschen sagen, was sie im Jahr verdienen. Niemandes Einkommen wird genannt, nur der Mittelwert von allen, in 1000 $. Dann geht Ana, jemand ohne Einkommen nimmt ihren Platz ein, und auch der neue Mittelwert wird genannt.',
  withAna: 'mit Ana',
  withoutAna: 'ohne Ana',
  anaAsk: 'Zwei harmlose Zahlen. Was hat Ana verdient?',
  anaRight: 'Richtig.',
  anaWrong: 'Sie sagten %1.',
  anaWhy:
    '%1 Menschen teilen sich die Summe, mit allen Stellen also: %1 × (%2 − %3) = %4. Ein Mittelwert kann einen Menschen verraten.',
  anaNoise:
    'Dagegen hilft Rauschen: Bevor ein Mittelwert genannt wird, kommt eine Zufallszahl dazu. Wie viel, bestimmt das Privatsphäre-Budget ε. Einkommen zählen bis %1; einer von %2 Menschen bewegt den Mittelwert also wenig, und wenig Rauschen verbirgt das.',
  publishBoth: 'Beide Mittelwerte nennen',
  publishMany: '%1-mal',
  herIncome: 'ihr Einkommen',
  followsForAna: 'Was für Anas Einkommen folgt',
  anaYet: 'Noch ist nichts genannt.',
  anaSaid:
    'Genannt: %1 und %2. Danach hätte Ana %3 verdient. Das Rauschen hat eine Standardabweichung von %4; bisher %5-mal genannt.',
  gameText:
    'Jedes Mal wählt eine Münze, wer in der Tabelle steht: jemand ohne Einkommen oder jemand, der %1 oder mehr verdient, das Höchste, was zählt. Sie sehen den Mittelwert mit seinem Rauschen und raten, wer es war, %2-mal. Die Tasten 1 und 2 tun es auch.',
  guessFirst: '1: ohne Einkommen',
  guessSecond: '2: verdient %1 oder mehr',
  wasFirst: '1: Es war der ohne Einkommen',
  wasSecond: '2: Es war der mit %1',
  thisResult: 'Wer ist es?',
  gameRight: 'Richtig.',
  gameWrong: 'Nein, es war der andere.',
  gameScore: 'Bisher %1 von %2 richtig.',
  gameNow: 'Ergebnis %1 von %2: %3. Wer war es?',
  gameOver: 'Sie hatten %1-mal von %2 recht.',
  roofShort: 'ε erlaubt %1',
  roofLong:
    'ε = %1 verspricht: Auch wer alles andere weiß, hat höchstens in e^ε/(1 + e^ε) = %2 aller Fälle recht, bei jeder Art von Rauschen. Der beste Rater kommt hier auf %3, bei %4 Ergebnissen meist %5- bis %6-mal.',
  luckToo: 'Sie lagen darüber: Bei so wenigen Ergebnissen kann das Glück sein. Spielen Sie noch einmal.',
  scoreLabel: '%1 von %2 richtig geraten; ε erlaubt %3.',
  priceText:
    'Rauschen macht den Mittelwert falsch: Das ist der Preis der Privatsphäre. Links mehr Privatsphäre, rechts ein kleinerer Fehler. Die gepunktete Linie ist der Fehler, den es ohnehin gibt, weil auch andere Menschen hätten gefragt werden können.',
  priceSaid:
    'Bei ε = %1 bewegt das Rauschen den Mittelwert um etwa %2; andere Menschen zu fragen, würde ihn um etwa %3 bewegen.',
  goOn: 'Weiter zur ersten Lektion',
});
