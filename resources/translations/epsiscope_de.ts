<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>AppState</name>
    <message>
        <source>Preparing the data…</source>
        <translation>Die Daten werden vorbereitet …</translation>
    </message>
    <message>
        <source>Open data first.</source>
        <translation>Öffnen Sie zuerst Daten.</translation>
    </message>
    <message>
        <source>Correct the marked field first.</source>
        <translation>Berichtigen Sie zuerst das markierte Feld.</translation>
    </message>
    <message>
        <source>Updating is paused: choose Study, Pause updating to go on.</source>
        <translation>Das Aktualisieren ist pausiert: Wählen Sie Studie, Aktualisieren pausieren, um weiterzumachen.</translation>
    </message>
    <message>
        <source>It was stopped; change a parameter to start again.</source>
        <translation>Es wurde angehalten; ändern Sie einen Parameter, um neu zu beginnen.</translation>
    </message>
</context>
<context>
    <name>Chart</name>
    <message>
        <source> (not private)</source>
        <translation> (nicht privat)</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>not private: %1</source>
        <translation>nicht privat: %1</translation>
    </message>
    <message>
        <source>not private: %1 and %2 more</source>
        <translation>nicht privat: %1 und %2 weitere</translation>
    </message>
    <message>
        <source>+%1 more</source>
        <translation>+%1 weitere</translation>
    </message>
    <message>
        <source>fewer</source>
        <translation>weniger</translation>
    </message>
    <message>
        <source>before the last change</source>
        <translation>vor der letzten Änderung</translation>
    </message>
    <message>
        <source>before: %1</source>
        <translation>vorher: %1</translation>
    </message>
    <message>
        <source>Computed from true values: for class and study, not for publication.</source>
        <translation>Aus wahren Werten berechnet: für Unterricht und Studium, nicht zur Veröffentlichung.</translation>
    </message>
    <message>
        <source>%1 points, as far as %2</source>
        <translation>%1 Punkte, bis %2</translation>
    </message>
    <message>
        <source>%1: %2 at %3</source>
        <translation>%1: %2 bei %3</translation>
    </message>
    <message>
        <source>Beyond the axes: %1.</source>
        <translation>Jenseits der Achsen: %1.</translation>
    </message>
</context>
<context>
    <name>ChartExport</name>
    <message>
        <source>Classroom mode: computed from true values, not for publication.</source>
        <translation>Unterrichtsmodus: aus wahren Werten berechnet, nicht zur Veröffentlichung.</translation>
    </message>
</context>
<context>
    <name>Core</name>
    <message>
        <source>This results file was changed after the run that wrote it.</source>
        <translation>Diese Ergebnisdatei wurde nach dem Lauf verändert, der sie geschrieben hat.</translation>
    </message>
    <message>
        <source>A run would keep %1 values of each error; choose fewer trials or epsilons, so that there are at most %2.</source>
        <translation>Ein Lauf würde %1 Werte je Fehler behalten; wählen Sie weniger Durchgänge oder Epsilon-Werte, sodass es höchstens %2 sind.</translation>
    </message>
    <message>
        <source>There are %1 combinations of epsilon, lambda, number of rows and method; choose at most %2.</source>
        <translation>Es gibt %1 Kombinationen von Epsilon, Lambda, Zeilenzahl und Verfahren; wählen Sie höchstens %2.</translation>
    </message>
    <message>
        <source>leave some out</source>
        <translation>lassen Sie einige weg</translation>
    </message>
    <message>
        <source>check where it comes from; unpack it yourself if it is meant</source>
        <translation>prüfen Sie, woher sie kommt; entpacken Sie sie selbst, wenn sie so gemeint ist</translation>
    </message>
    <message>
        <source>it unpacks to more than %1 times its size, which no table does</source>
        <translation>sie entpackt sich auf mehr als das %1-Fache ihrer Größe, wie es keine Tabelle tut</translation>
    </message>
    <message>
        <source>The list of %1 holds more than %2 of them; leave some out.</source>
        <translation>Die Liste „%1“ enthält mehr als %2 Einträge; lassen Sie einige weg.</translation>
    </message>
    <message>
        <source>%1 is %2; it must be a number from %3 to %4.</source>
        <translation>%1 ist %2; nötig ist eine Zahl von %3 bis %4.</translation>
    </message>
    <message>
        <source>it has a block with more than %1 keys</source>
        <translation>sie hat einen Block mit mehr als %1 Schlüsseln</translation>
    </message>
    <message>
        <source>it has a key of %1 bytes</source>
        <translation>sie hat einen Schlüssel von %1 Bytes</translation>
    </message>
    <message>
        <source>it holds more than %1 values</source>
        <translation>sie enthält mehr als %1 Werte</translation>
    </message>
    <message>
        <source>it is larger than %1 MB</source>
        <translation>sie ist größer als %1 MB</translation>
    </message>
    <message>
        <source>%1 against the rest (more than %2 other values).</source>
        <translation>%1 gegen den Rest (mehr als %2 andere Werte).</translation>
    </message>
    <message>
        <source>%1 holds more than %2 different values</source>
        <translation>%1 enthält mehr als %2 verschiedene Werte</translation>
    </message>
    <message>
        <source>Sales in 3,000 invented markets and what was spent on advertising there. The target has a heavy right tail: most markets sell little, a few sell very much, and about 4 in 1,000 lie above the public bound of 60. Known truth: sales = 7 + 0.045 tv + 0.19 radio + 0.08 online + 0 newspaper + noise, where noise = 3 (exp(z) - exp(1/2)) with z standard normal. The noise has mean 0 and variance 9 (e - 1) e = 42.04, which is the smallest mean squared error any prediction can reach.</source>
        <translation>Verkäufe in 3000 erfundenen Märkten und was dort für Werbung ausgegeben wurde. Das Ziel hat rechts einen langen Schwanz: Die meisten Märkte verkaufen wenig, einige sehr viel, und etwa 4 von 1000 liegen über der öffentlichen Schranke 60. Bekannte Wahrheit: sales = 7 + 0,045 tv + 0,19 radio + 0,08 online + 0 newspaper + Rauschen, wobei Rauschen = 3 (exp(z) − exp(1/2)) mit standardnormalem z. Das Rauschen hat den Mittelwert 0 und die Varianz 9 (e − 1) e = 42,04; kleiner kann der mittlere quadratische Fehler keiner Vorhersage werden.</translation>
    </message>
    <message>
        <source>Made by Epsiscope&apos;s own generator; free for any use (CC0 1.0).</source>
        <translation>Von Epsiscope selbst erzeugt; frei für jede Verwendung (CC0 1.0).</translation>
    </message>
    <message>
        <source>Median house prices of 4,000 invented districts, shaped like the Californian census of 1990: many cheap districts, few dear ones, all between 0 and 5. Known truth: price = 1.66 + 0.24 income - 0.002 house_age + 0.06 rooms - 0.1 bedrooms + 0 population - 0.04 occupancy - 0.01 (latitude - 32) - 0.004 coast_distance + noise, where noise is (u1 + u2 + u3 - 1.5) / 3 with u1, u2, u3 uniform on (0, 1): mean 0, never beyond 0.5, variance 1/36 = 0.0278, which is the smallest mean squared error any prediction can reach.</source>
        <translation>Mittlere Hauspreise von 4000 erfundenen Bezirken, in der Form der kalifornischen Volkszählung von 1990: viele billige, wenige teure Bezirke, alle zwischen 0 und 5. Bekannte Wahrheit: price = 1,66 + 0,24 income − 0,002 house_age + 0,06 rooms − 0,1 bedrooms + 0 population − 0,04 occupancy − 0,01 (latitude − 32) − 0,004 coast_distance + Rauschen, wobei das Rauschen (u1 + u2 + u3 − 1,5) / 3 ist, mit u1, u2, u3 gleichverteilt auf (0; 1): Mittelwert 0, nie über 0,5, Varianz 1/36 = 0,0278; kleiner kann der mittlere quadratische Fehler keiner Vorhersage werden.</translation>
    </message>
    <message>
        <source>Whether 5,000 invented people earn more than 50,000 a year, with numbers and words as features. Known truth: the probability of &gt;50K is 1 / (1 + exp(-s)) with s = -11 + 0.08 age + 0.1 hours + e + o, where e is 0 for school, 1.5 for college, 2.5 for bachelor, 4 for master; o is 0 for service, 0.5 for craft, 1 for sales, 2 for technical; region has no influence. age is uniform on 18 to 70, hours is 20, 30, 40, 50, 60 with probabilities 0.1, 0.15, 0.45, 0.2, 0.1; school, college, bachelor, master have 0.4, 0.3, 0.2, 0.1, the occupations and the regions are equally likely. Bayes error (the smallest error rate any classifier can reach): 0.1815.</source>
        <translation>Ob 5000 erfundene Personen mehr als 50 000 im Jahr verdienen, mit Zahlen und Wörtern als Merkmalen. Bekannte Wahrheit: Die Wahrscheinlichkeit von &gt;50K ist 1 / (1 + exp(−s)) mit s = −11 + 0,08 age + 0,1 hours + e + o, wobei e 0 für school, 1,5 für college, 2,5 für bachelor und 4 für master ist und o 0 für service, 0,5 für craft, 1 für sales und 2 für technical; region hat keinen Einfluss. age ist gleichverteilt von 18 bis 70, hours ist 20, 30, 40, 50, 60 mit den Wahrscheinlichkeiten 0,1; 0,15; 0,45; 0,2; 0,1; school, college, bachelor, master haben 0,4; 0,3; 0,2; 0,1, die Berufe und die Regionen sind gleich wahrscheinlich. Bayes-Fehler (die kleinste Fehlerrate, die ein Klassifikator erreichen kann): 0,1815.</translation>
    </message>
    <message>
        <source>, line %1</source>
        <translation>, Zeile %1</translation>
    </message>
    <message>
        <source>, column %1</source>
        <translation>, Spalte %1</translation>
    </message>
    <message>
        <source>House prices</source>
        <translation>Hauspreise</translation>
    </message>
    <message>
        <source>Advertising sales</source>
        <translation>Werbung und Verkauf</translation>
    </message>
    <message>
        <source>Income class</source>
        <translation>Einkommensklasse</translation>
    </message>
    <message numerus="yes">
        <source>%n columns</source>
        <comment>%n column</comment>
        <translation>
            <numerusform>%n Spalte</numerusform>
            <numerusform>%n Spalten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells are missing in %1 (%2; first in line %3)</source>
        <comment>%n cell is missing in %1 (%2; first in line %3)</comment>
        <translation>
            <numerusform>%n Zelle fehlt in %1 (%2; zuerst in Zeile %3)</numerusform>
            <numerusform>%n Zellen fehlen in %1 (%2; zuerst in Zeile %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells are missing in %1 (%2)</source>
        <comment>%n cell is missing in %1 (%2)</comment>
        <translation>
            <numerusform>%n Zelle fehlt in %1 (%2)</numerusform>
            <numerusform>%n Zellen fehlen in %1 (%2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n columns with missing cells were left out: %1.</source>
        <comment>%n column with missing cells was left out: %1.</comment>
        <translation>
            <numerusform>%n Spalte mit fehlenden Zellen wurde weggelassen: %1.</numerusform>
            <numerusform>%n Spalten mit fehlenden Zellen wurden weggelassen: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n missing cells of %1 counted as none of its categories.</source>
        <comment>%n missing cell of %1 counted as none of its categories.</comment>
        <translation>
            <numerusform>%n fehlende Zelle von %1 zählt zu keiner der Kategorien.</numerusform>
            <numerusform>%n fehlende Zellen von %1 zählen zu keiner der Kategorien.</numerusform>
        </translation>
    </message>
    <message>
        <source>Column %1 has no values and was left out.</source>
        <translation>Die Spalte %1 hat keine Werte und wurde weggelassen.</translation>
    </message>
    <message numerus="yes">
        <source>%n missing cells of %1 filled with the column&apos;s mean.</source>
        <comment>%n missing cell of %1 filled with the column&apos;s mean.</comment>
        <translation>
            <numerusform>%n fehlende Zelle von %1 wurde mit dem Mittelwert der Spalte gefüllt.</numerusform>
            <numerusform>%n fehlende Zellen von %1 wurden mit dem Mittelwert der Spalte gefüllt.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; leave out these rows or columns, or fill in the mean (the target&apos;s own can only be left out).</source>
        <translation>%1; lassen Sie diese Zeilen oder Spalten weg, oder füllen Sie mit dem Mittelwert (die des Ziels selbst können nur wegfallen).</translation>
    </message>
    <message>
        <source>%1, the target, which cannot be filled in or left out; leave out these rows.</source>
        <translation>%1, dem Ziel, das weder gefüllt noch weggelassen werden kann; lassen Sie diese Zeilen weg.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n rows left out because of missing cells.</source>
        <comment>%1 of %n row left out because of missing cells.</comment>
        <translation>
            <numerusform>%1 von %n Zeile wurden wegen fehlender Zellen weggelassen.</numerusform>
            <numerusform>%1 von %n Zeilen wurden wegen fehlender Zellen weggelassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is text with %n different values</source>
        <comment>%1 is text with %n different value</comment>
        <translation>
            <numerusform>%1 ist Text mit %n Wert</numerusform>
            <numerusform>%1 ist Text mit %n verschiedenen Werten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is text with %n different values, one for each row</source>
        <comment>%1 is text with %n different value, one for each row</comment>
        <translation>
            <numerusform>%1 ist Text mit %n Wert, einem je Zeile</numerusform>
            <numerusform>%1 ist Text mit %n verschiedenen Werten, einem je Zeile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, and so for %n more cells of this column</source>
        <comment>, and so for %n more cell of this column</comment>
        <translation>
            <numerusform>, ebenso %n weitere Zelle dieser Spalte</numerusform>
            <numerusform>, ebenso %n weitere Zellen dieser Spalte</numerusform>
        </translation>
    </message>
    <message>
        <source>Column %1 holds numbers beyond 1e150 (first in row %2), whose squares overflow; rescale the column or leave it out.</source>
        <translation>Die Spalte %1 enthält Zahlen jenseits von 1e150 (zuerst in Zeile %2), deren Quadrate überlaufen; skalieren Sie die Spalte oder lassen Sie sie weg.</translation>
    </message>
    <message>
        <source>No target is chosen; name the column that is to be predicted.</source>
        <translation>Es ist kein Ziel gewählt; nennen Sie die Spalte, die vorhergesagt werden soll.</translation>
    </message>
    <message>
        <source>The target %1 is text; choose a column that holds numbers, or a task that learns classes (&quot;private-classifier&quot;, &quot;label-classes&quot;).</source>
        <translation>Das Ziel %1 ist Text; wählen Sie eine Spalte mit Zahlen oder eine Aufgabe, die Klassen lernt („private-classifier“, „label-classes“).</translation>
    </message>
    <message>
        <source>The feature %1 is listed twice; list it once.</source>
        <translation>Das Merkmal %1 steht zweimal in der Liste; nennen Sie es einmal.</translation>
    </message>
    <message>
        <source>%1 is the target and cannot be a feature too; take it off the list.</source>
        <translation>%1 ist das Ziel und kann nicht zugleich Merkmal sein; nehmen Sie es von der Liste.</translation>
    </message>
    <message>
        <source>There is no feature to learn from; the table needs a usable column besides the target.</source>
        <translation>Es gibt kein Merkmal, aus dem gelernt werden könnte; die Tabelle braucht außer dem Ziel eine brauchbare Spalte.</translation>
    </message>
    <message numerus="yes">
        <source>%n rows of %1 would be left without missing cells; leave out the columns with most of them.</source>
        <comment>%n row of %1 would be left without missing cells; leave out the columns with most of them.</comment>
        <translation>
            <numerusform>%n Zeile von %1 bliebe ohne fehlende Zellen übrig; lassen Sie die Spalten mit den meisten davon weg.</numerusform>
            <numerusform>%n Zeilen von %1 blieben ohne fehlende Zellen übrig; lassen Sie die Spalten mit den meisten davon weg.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows cannot be split into rows to learn from and rows to test on; use a table with more rows.</source>
        <comment>%n row cannot be split into rows to learn from and rows to test on; use a table with more rows.</comment>
        <translation>
            <numerusform>%n Zeile lässt sich nicht in Zeilen zum Lernen und Zeilen zum Testen teilen; nehmen Sie eine Tabelle mit mehr Zeilen.</numerusform>
            <numerusform>%n Zeilen lassen sich nicht in Zeilen zum Lernen und Zeilen zum Testen teilen; nehmen Sie eine Tabelle mit mehr Zeilen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n features</source>
        <comment>%n feature</comment>
        <translation>
            <numerusform>%n Merkmal</numerusform>
            <numerusform>%n Merkmale</numerusform>
        </translation>
    </message>
    <message>
        <source>the file holds nothing but blanks</source>
        <translation>die Datei enthält nur Leerraum</translation>
    </message>
    <message>
        <source>choose a file that holds a table</source>
        <translation>wählen Sie eine Datei, die eine Tabelle enthält</translation>
    </message>
    <message numerus="yes">
        <source>%n names were given for %1</source>
        <comment>%n name was given for %1</comment>
        <translation>
            <numerusform>%n Name wurde für %1 angegeben</numerusform>
            <numerusform>%n Namen wurden für %1 angegeben</numerusform>
        </translation>
    </message>
    <message>
        <source>give one name for each column</source>
        <translation>geben Sie jeder Spalte einen Namen</translation>
    </message>
    <message>
        <source>The first line looks like data, so it was read as data and the columns are named &quot;column1&quot; to &quot;column%1&quot;.</source>
        <translation>Die erste Zeile sieht wie Daten aus; sie wurde als Daten gelesen, und die Spalten heißen „column1“ bis „column%1“.</translation>
    </message>
    <message numerus="yes">
        <source>%n blank lines were skipped.</source>
        <comment>%n blank line was skipped.</comment>
        <translation>
            <numerusform>%n leere Zeile wurde übersprungen.</numerusform>
            <numerusform>%n leere Zeilen wurden übersprungen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there is a header with %n names but no data rows</source>
        <comment>there is a header with %n name but no data rows</comment>
        <translation>
            <numerusform>es gibt eine Kopfzeile mit %n Namen, aber keine Daten</numerusform>
            <numerusform>es gibt eine Kopfzeile mit %n Namen, aber keine Daten</numerusform>
        </translation>
    </message>
    <message>
        <source>add rows, or say that there is no header</source>
        <translation>ergänzen Sie Zeilen oder geben Sie an, dass es keine Kopfzeile gibt</translation>
    </message>
    <message>
        <source>take a part of the file</source>
        <translation>nehmen Sie einen Teil der Datei</translation>
    </message>
    <message numerus="yes">
        <source>expected %n fields, found %1</source>
        <comment>expected %n field, found %1</comment>
        <translation>
            <numerusform>erwartet wurde %n Feld, gefunden wurden %1</numerusform>
            <numerusform>erwartet wurden %n Felder, gefunden wurden %1</numerusform>
        </translation>
    </message>
    <message>
        <source> (%1 lines differ, the next is line %2)</source>
        <translation> (%1 Zeilen weichen ab, die nächste ist Zeile %2)</translation>
    </message>
    <message>
        <source>give every line the same number of fields</source>
        <translation>geben Sie jeder Zeile gleich viele Felder</translation>
    </message>
    <message>
        <source>with the separator %1 all lines have equally many fields: choose that</source>
        <translation>mit dem Trennzeichen %1 haben alle Zeilen gleich viele: wählen Sie dieses</translation>
    </message>
    <message>
        <source>a quote opens here and is never closed</source>
        <translation>hier beginnt ein Anführungszeichen, das nie geschlossen wird</translation>
    </message>
    <message>
        <source>close it, or double it if it belongs to the text</source>
        <translation>schließen Sie es, oder verdoppeln Sie es, wenn es zum Text gehört</translation>
    </message>
    <message>
        <source>text follows the closing quote of this field</source>
        <translation>nach dem schließenden Anführungszeichen dieses Feldes folgt Text</translation>
    </message>
    <message>
        <source>double quotes that belong to the text</source>
        <translation>verdoppeln Sie Anführungszeichen, die zum Text gehören</translation>
    </message>
    <message>
        <source>more than two thousand million rows</source>
        <translation>mehr als zwei Milliarden Zeilen</translation>
    </message>
    <message>
        <source>is not a finite number</source>
        <translation>ist keine endliche Zahl</translation>
    </message>
    <message>
        <source>is too large for a number (the largest is about 1.8e308)</source>
        <translation>ist zu groß für eine Zahl (die größte ist etwa 1,8e308)</translation>
    </message>
    <message>
        <source>is hexadecimal, not a decimal number</source>
        <translation>ist hexadezimal, keine Dezimalzahl</translation>
    </message>
    <message>
        <source>has a decimal comma where the file has decimal points</source>
        <translation>hat ein Dezimalkomma, wo die Datei Dezimalpunkte hat</translation>
    </message>
    <message>
        <source>has a decimal point where the file has decimal commas</source>
        <translation>hat einen Dezimalpunkt, wo die Datei Dezimalkommas hat</translation>
    </message>
    <message>
        <source>is not a number</source>
        <translation>ist keine Zahl</translation>
    </message>
    <message>
        <source>Column %1 &quot;%2&quot;</source>
        <translation>Spalte %1 „%2“</translation>
    </message>
    <message>
        <source>%1 holds whole numbers beyond 2^53, which a number here would change: it was kept as text, digit for digit.</source>
        <translation>%1 enthält ganze Zahlen jenseits von 2^53, die sich als Zahl verändern würden: Sie blieb Text, Ziffer für Ziffer.</translation>
    </message>
    <message>
        <source>%1 is mixed, %2 and %3: it was read as text.</source>
        <translation>%1 ist gemischt, %2 und %3: Sie wurde als Text gelesen.</translation>
    </message>
    <message numerus="yes">
        <source>%n numbers</source>
        <comment>%n number</comment>
        <translation>
            <numerusform>%n Zahl</numerusform>
            <numerusform>%n Zahlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other texts</source>
        <comment>%n other text</comment>
        <translation>
            <numerusform>%n anderer Text</numerusform>
            <numerusform>%n andere Texte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n numbers too close to 0 for a number here were read as 0 (first in line %2).</source>
        <comment>%1: %n number too close to 0 for a number here was read as 0 (first in line %2).</comment>
        <translation>
            <numerusform>%1: %n Zahl, die für eine Zahl hier zu nahe bei 0 liegt, wurde als 0 gelesen (zuerst in Zeile %2).</numerusform>
            <numerusform>%1: %n Zahlen, die für eine Zahl hier zu nahe bei 0 liegen, wurden als 0 gelesen (zuerst in Zeile %2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: &quot;%2&quot; was read as a thousands mark in %n cells.</source>
        <comment>%1: &quot;%2&quot; was read as a thousands mark in %n cell.</comment>
        <translation>
            <numerusform>%1: „%2“ wurde in %n Zelle als Tausenderzeichen gelesen.</numerusform>
            <numerusform>%1: „%2“ wurde in %n Zellen als Tausenderzeichen gelesen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no values.</source>
        <translation>%1 hat keine Werte.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more cells that cannot be read as a number.</source>
        <comment>And %n more cell that cannot be read as a number.</comment>
        <translation>
            <numerusform>Und %n weitere Zelle, die sich nicht als Zahl lesen lässt.</numerusform>
            <numerusform>Und %n weitere Zellen, die sich nicht als Zahl lesen lassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>byte %1 at offset %2 is not %3</source>
        <translation>das Byte %1 an der Stelle %2 ist nicht %3</translation>
    </message>
    <message>
        <source>save the file as UTF-8 or say which encoding it has</source>
        <translation>speichern Sie die Datei als UTF-8 oder geben Sie an, welche Kodierung sie hat</translation>
    </message>
    <message>
        <source>%1 at byte offset %2</source>
        <translation>%1 an der Bytestelle %2</translation>
    </message>
    <message>
        <source>the UTF-16 text ends inside a character</source>
        <translation>der UTF-16-Text endet mitten in einem Zeichen</translation>
    </message>
    <message>
        <source>half of a UTF-16 surrogate pair stands alone</source>
        <translation>eine Hälfte eines UTF-16-Ersatzpaars steht allein</translation>
    </message>
    <message>
        <source>not a text file: a NUL character</source>
        <translation>keine Textdatei: ein NUL-Zeichen</translation>
    </message>
    <message>
        <source>this is not a text file (NUL at byte offset %1)</source>
        <translation>das ist keine Textdatei (NUL an der Bytestelle %1)</translation>
    </message>
    <message>
        <source>choose a text file such as CSV</source>
        <translation>wählen Sie eine Textdatei, etwa CSV</translation>
    </message>
    <message>
        <source>this is not a text file (%1 control characters in its first %2 bytes)</source>
        <translation>das ist keine Textdatei (%1 Steuerzeichen in den ersten %2 Bytes)</translation>
    </message>
    <message>
        <source>The text is not UTF-8 (first in line %1), so it was read as %2; if letters look wrong, say which encoding it has.</source>
        <translation>Der Text ist nicht UTF-8 (zuerst in Zeile %1) und wurde als %2 gelesen; wenn Buchstaben falsch aussehen, geben Sie die Kodierung an.</translation>
    </message>
    <message>
        <source>the encoding &quot;%1&quot; is not known</source>
        <translation>die Kodierung „%1“ ist nicht bekannt</translation>
    </message>
    <message>
        <source>choose UTF-8, UTF-16LE, UTF-16BE, Latin-1 or Windows-1252</source>
        <translation>wählen Sie UTF-8, UTF-16LE, UTF-16BE, Latin-1 oder Windows-1252</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>Semikolon</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>Tabulator</translation>
    </message>
    <message>
        <source>space</source>
        <translation>Leerzeichen</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>Komma</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>es gibt keine solche Datei</translation>
    </message>
    <message>
        <source>check the name and the folder</source>
        <translation>prüfen Sie den Namen und den Ordner</translation>
    </message>
    <message>
        <source>the file cannot be reached (%1)</source>
        <translation>die Datei ist nicht erreichbar (%1)</translation>
    </message>
    <message>
        <source>check its folder&apos;s permissions</source>
        <translation>prüfen Sie die Rechte ihres Ordners</translation>
    </message>
    <message>
        <source>this is a folder, not a file</source>
        <translation>das ist ein Ordner, keine Datei</translation>
    </message>
    <message>
        <source>this is a device or a pipe, not a plain file</source>
        <translation>das ist ein Gerät oder eine Pipe, keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>save the data to a file first</source>
        <translation>speichern Sie die Daten zuerst in eine Datei</translation>
    </message>
    <message>
        <source>open it in the program it comes from and save it as CSV</source>
        <translation>öffnen Sie sie in dem Programm, aus dem sie stammt, und speichern Sie sie als CSV</translation>
    </message>
    <message>
        <source>unpack it and open the table inside it</source>
        <translation>entpacken Sie sie und öffnen Sie die Tabelle darin</translation>
    </message>
    <message>
        <source>this is a spreadsheet (.xlsx, .ods) or a zip archive, not delimited text</source>
        <translation>das ist eine Tabellenkalkulation (.xlsx, .ods) oder ein Zip-Archiv, kein Text mit Trennzeichen</translation>
    </message>
    <message>
        <source>this is an old spreadsheet (.xls), not delimited text</source>
        <translation>das ist eine alte Tabellenkalkulation (.xls), kein Text mit Trennzeichen</translation>
    </message>
    <message>
        <source>this is a Parquet file, not delimited text</source>
        <translation>das ist eine Parquet-Datei, kein Text mit Trennzeichen</translation>
    </message>
    <message>
        <source>export the table as CSV</source>
        <translation>exportieren Sie die Tabelle als CSV</translation>
    </message>
    <message>
        <source>this is an HDF5 file, not delimited text</source>
        <translation>das ist eine HDF5-Datei, kein Text mit Trennzeichen</translation>
    </message>
    <message>
        <source>this is a PDF document, not a table</source>
        <translation>das ist ein PDF-Dokument, keine Tabelle</translation>
    </message>
    <message>
        <source>look for the data as CSV</source>
        <translation>suchen Sie die Daten als CSV</translation>
    </message>
    <message>
        <source>this is a tar archive, not a table</source>
        <translation>das ist ein tar-Archiv, keine Tabelle</translation>
    </message>
    <message>
        <source>this file is packed with bzip2</source>
        <translation>diese Datei ist mit bzip2 gepackt</translation>
    </message>
    <message>
        <source>this file is packed with xz</source>
        <translation>diese Datei ist mit xz gepackt</translation>
    </message>
    <message>
        <source>this file is packed with zstd</source>
        <translation>diese Datei ist mit zstd gepackt</translation>
    </message>
    <message>
        <source>this is a 7z archive, not a table</source>
        <translation>das ist ein 7z-Archiv, keine Tabelle</translation>
    </message>
    <message>
        <source>the file cannot be opened (%1)</source>
        <translation>die Datei lässt sich nicht öffnen (%1)</translation>
    </message>
    <message>
        <source>check its permissions</source>
        <translation>prüfen Sie ihre Rechte</translation>
    </message>
    <message>
        <source>reading failed (%1)</source>
        <translation>das Lesen ist fehlgeschlagen (%1)</translation>
    </message>
    <message>
        <source>copy the file and try again</source>
        <translation>kopieren Sie die Datei und versuchen Sie es noch einmal</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>die Datei ist leer</translation>
    </message>
    <message>
        <source>the gzip data end early</source>
        <translation>die gzip-Daten enden vorzeitig</translation>
    </message>
    <message>
        <source>copy or download the file again</source>
        <translation>kopieren oder laden Sie die Datei noch einmal</translation>
    </message>
    <message>
        <source>it unpacks to more than 8 GB</source>
        <translation>sie ist entpackt größer als 8 GB</translation>
    </message>
    <message>
        <source>unpack it and take a part of it</source>
        <translation>entpacken Sie sie und nehmen Sie einen Teil davon</translation>
    </message>
    <message>
        <source>the gzip data are damaged</source>
        <translation>die gzip-Daten sind beschädigt</translation>
    </message>
    <message>
        <source>the packed file is empty</source>
        <translation>die gepackte Datei ist leer</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message numerus="yes">
        <source>Columns %1 have no name and got one from their position, such as &quot;column%2&quot;.</source>
        <comment>Column %1 has no name and got one from its position, such as &quot;column%2&quot;.</comment>
        <translation>
            <numerusform>Die Spalte %1 hat keinen Namen und bekam einen nach ihrer Stelle, etwa „column%2“.</numerusform>
            <numerusform>Die Spalten %1 haben keinen Namen und bekamen einen nach ihrer Stelle, etwa „column%2“.</numerusform>
        </translation>
    </message>
    <message>
        <source>The name &quot;%1&quot; stands at columns %2; from the second on a number was added, such as &quot;%3&quot;.</source>
        <translation>Der Name „%1“ steht an den Spalten %2; ab der zweiten wurde eine Nummer angehängt, etwa „%3“.</translation>
    </message>
    <message>
        <source>There is no column %1; the columns are %2.</source>
        <translation>Es gibt keine Spalte %1; die Spalten sind %2.</translation>
    </message>
    <message>
        <source>There is no column %1; did you mean %2?</source>
        <translation>Es gibt keine Spalte %1; meinten Sie %2?</translation>
    </message>
    <message>
        <source> and %1 more</source>
        <translation> und %1 weitere</translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <comment>%n row</comment>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n different values: %2</source>
        <comment>%1 holds %n different value: %2</comment>
        <translation>
            <numerusform>%1 enthält %n Wert: %2</numerusform>
            <numerusform>%1 enthält %n verschiedene Werte: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>No positive class is declared; name one value of the target. %1.</source>
        <translation>Es ist keine positive Klasse angegeben; nennen Sie einen Wert des Ziels. %1.</translation>
    </message>
    <message>
        <source>No row has the positive class %1; name a value of the target. %2.</source>
        <translation>Keine Zeile hat die positive Klasse %1; nennen Sie einen Wert des Ziels. %2.</translation>
    </message>
    <message>
        <source>Every row has the positive class %1 in %2, so that there is nothing to distinguish; choose a target with two classes.</source>
        <translation>Jede Zeile hat die positive Klasse %1 in %2, es gibt also nichts zu unterscheiden; wählen Sie ein Ziel mit zwei Klassen.</translation>
    </message>
    <message numerus="yes">
        <source>%1 against the rest (%n other values).</source>
        <comment>%1 against the rest (%n other value).</comment>
        <translation>
            <numerusform>%1 gegen den Rest (%n anderer Wert).</numerusform>
            <numerusform>%1 gegen den Rest (%n andere Werte).</numerusform>
        </translation>
    </message>
    <message>
        <source>Output perturbation</source>
        <translation>Ausgabestörung</translation>
    </message>
    <message>
        <source>Objective perturbation</source>
        <translation>Zielfunktionsstörung</translation>
    </message>
    <message>
        <source>There are %1 candidates for lambda and %2 rows to learn from. Each candidate needs rows of its own, and more rows are needed to judge them; name fewer candidates or use more rows.</source>
        <translation>Es gibt %1 Kandidaten für λ und %2 Zeilen zum Lernen. Jeder Kandidat braucht eigene Zeilen, und weitere beurteilen sie; nennen Sie weniger Kandidaten oder nehmen Sie mehr Zeilen.</translation>
    </message>
    <message>
        <source>The largest values of %1 in the data were taken as bounds: declare bounds for a private result.</source>
        <translation>Die größten Werte von %1 in den Daten dienen als Schranken: geben Sie Schranken an, damit das Ergebnis privat ist.</translation>
    </message>
    <message>
        <source>Row %1 of the table has length %2, and the guarantee needs at most 1; scale the columns, or prepare with unit-rows.</source>
        <translation>Zeile %1 der Tabelle hat die Länge %2, und die Garantie verlangt höchstens 1; skalieren Sie die Spalten oder bereiten Sie mit unit-rows vor.</translation>
    </message>
    <message>
        <source>Lambda must be a number above 0.</source>
        <translation>λ muss eine Zahl über 0 sein.</translation>
    </message>
    <message>
        <source>Lambda is so small that the fit would be rounding: for these rows it must be at least about %1.</source>
        <translation>λ ist so klein, dass die Anpassung nur noch Rundung wäre: Für diese Zeilen muss es mindestens etwa %1 sein.</translation>
    </message>
    <message>
        <source>The kernel matrix is not positive definite, even with lambda added.</source>
        <translation>Die Kernmatrix ist nicht positiv definit, auch nicht mit addiertem λ.</translation>
    </message>
    <message>
        <source>The kernel matrix is not positive semidefinite: this function of two rows is not a kernel.</source>
        <translation>Die Kernmatrix ist nicht positiv semidefinit: Diese Funktion zweier Zeilen ist kein Kern.</translation>
    </message>
    <message>
        <source>The kernel matrix has values that are not finite.</source>
        <translation>Die Kernmatrix hat Werte, die nicht endlich sind.</translation>
    </message>
    <message>
        <source>The kernel matrix is not symmetric.</source>
        <translation>Die Kernmatrix ist nicht symmetrisch.</translation>
    </message>
    <message>
        <source>Left out because they have one value in the training part: %1.</source>
        <translation>Weggelassen, weil sie im Lernteil nur einen Wert haben: %1.</translation>
    </message>
    <message>
        <source>No random feature varies over the training part: every prediction is the mean.</source>
        <translation>Kein Zufallsmerkmal ändert sich im Lernteil: Jede Vorhersage ist der Mittelwert.</translation>
    </message>
    <message>
        <source>Random features are fitted to %1 of %2 training rows and tested on %3 of %4 test rows, evenly spread: all of them would take too long. The labels of the others are not used.</source>
        <translation>Zufallsmerkmale werden an %1 von %2 Lernzeilen angepasst und an %3 von %4 Testzeilen geprüft, gleichmäßig verteilt: Alle würden zu lange dauern. Die Labels der übrigen werden nicht benutzt.</translation>
    </message>
    <message>
        <source>There are more random features (%1) than training rows (%2): without noise and with a small lambda they repeat the training labels.</source>
        <translation>Es gibt mehr Zufallsmerkmale (%1) als Lernzeilen (%2): Ohne Rauschen und mit kleinem λ wiederholen sie die Labels des Lernteils.</translation>
    </message>
    <message>
        <source>Some features repeat what others say (%1 of %2 directions have no spread): with lambda 0 these directions are left out.</source>
        <translation>Einige Merkmale wiederholen, was andere sagen (%1 von %2 Richtungen haben keine Streuung): Mit λ = 0 werden diese Richtungen weggelassen.</translation>
    </message>
    <message>
        <source>The test part holds values so far from the training part that squared errors overflow: no error is shown.</source>
        <translation>Der Testteil enthält Werte, die so weit vom Lernteil entfernt sind, dass quadratische Fehler überlaufen: Es wird kein Fehler gezeigt.</translation>
    </message>
    <message>
        <source>The classic calibration is proved only for epsilon below 1; use gaussian, which is proved for every epsilon.</source>
        <translation>Die klassische Formel ist nur für ε unter 1 bewiesen; nehmen Sie gaussian, das für jedes ε bewiesen ist.</translation>
    </message>
    <message>
        <source>Adds noise that falls off evenly on both sides of the label: the simplest private release.</source>
        <translation>Addiert Rauschen, das zu beiden Seiten des Labels gleichmäßig abfällt: die einfachste private Veröffentlichung.</translation>
    </message>
    <message>
        <source>Adds bell-shaped noise, no more than a small allowed failure probability delta requires.</source>
        <translation>Addiert glockenförmiges Rauschen, nicht mehr davon, als eine kleine erlaubte Ausfallwahrscheinlichkeit δ verlangt.</translation>
    </message>
    <message>
        <source>Gaussian, classic formula</source>
        <translation>Gaussian, klassische Formel</translation>
    </message>
    <message>
        <source>Adds bell-shaped noise by the textbook formula, which is proved only for epsilon below 1.</source>
        <translation>Addiert glockenförmiges Rauschen nach der Lehrbuchformel, die nur für ε unter 1 bewiesen ist.</translation>
    </message>
    <message>
        <source>Adds noise with a stepped density: no other added noise has a smaller error at this epsilon.</source>
        <translation>Addiert Rauschen mit gestufter Dichte: Kein anderes addiertes Rauschen hat bei diesem ε einen kleineren Fehler.</translation>
    </message>
    <message>
        <source>Puts the labels into bins chosen for a prior, and answers with the output of the label&apos;s bin more often than with any other.</source>
        <translation>Legt die Labels in Bins, die für eine Vorabverteilung gewählt sind, und antwortet mit der Ausgabe des eigenen Bins öfter als mit jeder anderen.</translation>
    </message>
    <message>
        <source>Optimal unbiased</source>
        <translation>Optimal unverzerrt</translation>
    </message>
    <message>
        <source>Answers from a list so that the mean of the answers is the label, with the smallest error for a prior.</source>
        <translation>Von allen Antworten aus einer Liste, die im Mittel das Label treffen, die mit dem kleinsten Fehler für eine Vorabverteilung.</translation>
    </message>
    <message>
        <source>Answers with a value near the label more often than with any other from an interval where labels are expected.</source>
        <translation>Antwortet mit einem Wert nahe beim Label öfter als mit jedem anderen aus einem Intervall, in dem Labels erwartet werden.</translation>
    </message>
    <message>
        <source>RPWithPrior, debiased</source>
        <translation>RPWithPrior, entzerrt</translation>
    </message>
    <message>
        <source>RPWithPrior stretched about the middle of its interval, so that on average it equals the label.</source>
        <translation>RPWithPrior, um die Mitte seines Intervalls gestreckt, sodass es im Mittel das Label trifft.</translation>
    </message>
    <message>
        <source>Grid response</source>
        <translation>Rasterantwort</translation>
    </message>
    <message>
        <source>Answers with the label&apos;s cell of a grid or with any other cell, corrected so that on average it equals the label.</source>
        <translation>Antwortet mit der Rasterzelle des Labels oder mit einer beliebigen anderen, so berichtigt, dass es im Mittel das Label trifft.</translation>
    </message>
    <message>
        <source>The prior covers %1 to %2, which leaves the declared bounds %3 to %4; widen the bounds or cut the prior.</source>
        <translation>Die Vorabverteilung reicht von %1 bis %2 und verlässt damit die angegebenen Schranken %3 bis %4; erweitern Sie die Schranken oder kürzen Sie die Vorabverteilung.</translation>
    </message>
    <message>
        <source>write the header lower,upper,mass (bins) or value,mass (points) and one bin or point per line</source>
        <translation>schreiben Sie die Kopfzeile lower,upper,mass (Bins) oder value,mass (Punkte) und je Zeile einen Bin oder einen Punkt</translation>
    </message>
    <message>
        <source>name a file in it</source>
        <translation>nennen Sie eine Datei darin</translation>
    </message>
    <message>
        <source>it is not a text file (it holds a zero byte)</source>
        <translation>sie ist keine Textdatei (sie enthält ein Nullbyte)</translation>
    </message>
    <message>
        <source>save it as CSV in UTF-8</source>
        <translation>speichern Sie sie als CSV in UTF-8</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a finite number</source>
        <translation>„%1“ ist keine endliche Zahl</translation>
    </message>
    <message>
        <source>write it like 0.5 or 1e-5</source>
        <translation>schreiben Sie etwa 0.5 oder 1e-5</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>sie ist leer</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the header of a prior</source>
        <translation>„%1“ ist keine Kopfzeile einer Vorabverteilung</translation>
    </message>
    <message>
        <source>it has a header but no rows</source>
        <translation>sie hat eine Kopfzeile, aber keine Zeilen</translation>
    </message>
    <message>
        <source>the line has %1 cells where the header has %2</source>
        <translation>die Zeile hat %1 Zellen, die Kopfzeile %2</translation>
    </message>
    <message>
        <source>separate the cells by commas and write decimals with a point</source>
        <translation>trennen Sie die Zellen durch Kommas und schreiben Sie Dezimalzahlen mit Punkt</translation>
    </message>
    <message>
        <source>the mass is negative</source>
        <translation>die Masse ist negativ</translation>
    </message>
    <message>
        <source>write masses of 0 or more</source>
        <translation>schreiben Sie Massen von 0 oder mehr</translation>
    </message>
    <message>
        <source>the value is already on line %1</source>
        <translation>der Wert steht schon in Zeile %1</translation>
    </message>
    <message>
        <source>write every value once, with its whole mass</source>
        <translation>schreiben Sie jeden Wert einmal, mit seiner ganzen Masse</translation>
    </message>
    <message>
        <source>the bin&apos;s upper end is not above its lower end</source>
        <translation>das obere Ende des Bins liegt nicht über dem unteren</translation>
    </message>
    <message>
        <source>swap them</source>
        <translation>vertauschen Sie sie</translation>
    </message>
    <message>
        <source>the bin overlaps the one before it</source>
        <translation>der Bin überlappt den vorigen</translation>
    </message>
    <message>
        <source>let every bin start where another ends, or later</source>
        <translation>lassen Sie jeden Bin dort beginnen, wo ein anderer endet, oder später</translation>
    </message>
    <message>
        <source>all masses are 0</source>
        <translation>alle Massen sind 0</translation>
    </message>
    <message>
        <source>give at least one bin or point a mass above 0</source>
        <translation>geben Sie mindestens einem Bin oder einem Punkt eine Masse über 0</translation>
    </message>
    <message>
        <source>No noisy count was above zero, so the uniform prior is used.</source>
        <translation>Keine verrauschte Anzahl lag über null; es wird die gleichförmige Vorabverteilung benutzt.</translation>
    </message>
    <message>
        <source>All noisy labels are equal, so the uniform prior is used.</source>
        <translation>Alle verrauschten Labels sind gleich; es wird die gleichförmige Vorabverteilung benutzt.</translation>
    </message>
    <message>
        <source>The noisy labels spread over so many bins that wider bins are used.</source>
        <translation>Die verrauschten Labels verteilen sich auf so viele Bins, dass breitere Bins benutzt werden.</translation>
    </message>
    <message>
        <source>The prior has %1 values; they are rounded to %2 evenly spaced ones from its smallest to its largest.</source>
        <translation>Die Vorabverteilung hat %1 Werte; sie werden auf %2 gleichmäßig verteilte vom kleinsten bis zum größten gerundet.</translation>
    </message>
    <message>
        <source>check that the folder exists, can be written and has room, or choose another place</source>
        <translation>prüfen Sie, ob der Ordner besteht, beschreibbar ist und Platz hat, oder wählen Sie einen anderen Ort</translation>
    </message>
    <message>
        <source>it cannot be written</source>
        <translation>sie lässt sich nicht schreiben</translation>
    </message>
    <message>
        <source>writing stopped</source>
        <translation>das Schreiben wurde abgebrochen</translation>
    </message>
    <message>
        <source>it cannot be replaced</source>
        <translation>sie lässt sich nicht ersetzen</translation>
    </message>
    <message>
        <source>Only private classifiers have a boundary to see.</source>
        <translation>Eine Grenze gibt es nur bei privaten Klassifikatoren zu sehen.</translation>
    </message>
    <message>
        <source>A boundary can be drawn for two features that hold numbers; choose two in the list of features.</source>
        <translation>Eine Grenze lässt sich für zwei Merkmale zeichnen, die Zahlen enthalten; wählen Sie zwei in der Liste der Merkmale.</translation>
    </message>
    <message>
        <source>One in %1 rows is shown, of %2.</source>
        <translation>Gezeigt wird eine von %1 Zeilen, von insgesamt %2.</translation>
    </message>
    <message>
        <source>%1 of %2 private boundaries are shown, for they break into very many pieces; a smaller gamma gives smoother ones.</source>
        <translation>%1 von %2 privaten Grenzen werden gezeigt, denn sie zerfallen in sehr viele Stücke; ein kleineres γ macht sie glatter.</translation>
    </message>
    <message>
        <source>%1 at Lambda %2</source>
        <translation>%1 bei Λ = %2</translation>
    </message>
    <message>
        <source>%1: not every minimum was found to 1e-10, as the guarantee requires, so these results are not private; choose a larger Lambda.</source>
        <translation>%1: Nicht jedes Minimum wurde auf 1e-10 genau gefunden, worauf die Garantie baut; diese Ergebnisse sind daher nicht privat. Wählen Sie ein größeres Λ.</translation>
    </message>
    <message numerus="yes">
        <source>%1 or %n rows</source>
        <comment>%1 or %n row</comment>
        <translation>
            <numerusform>%1 oder %n Zeile</numerusform>
            <numerusform>%1 oder %n Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 at epsilon %2 and Lambda %3: the regularisation was raised by %4 because the change that one row of %5 can make to the curvature would cost %6 of epsilon; now it costs at most half, and the other half pays for the noise.</source>
        <translation>%1 bei ε = %2 und Λ = %3: Die Regularisierung wurde um %4 erhöht, weil das, was eine von %5 Zeilen an der Krümmung ändern kann, %6 von ε kosten würde; nun kostet es höchstens die Hälfte, und die andere Hälfte bezahlt das Rauschen.</translation>
    </message>
    <message>
        <source>%1 at epsilon %2 and Lambda %3: the regularisation was raised by %4, a rule of epsilon, %5 rows and %6 columns, because the noise would outweigh what is learned; the loss&apos;s bend costs %7 of epsilon, and the rest pays for the noise.</source>
        <translation>%1 bei ε = %2 und Λ = %3: Die Regularisierung wurde um %4 erhöht, nach einer Regel aus ε, %5 Zeilen und %6 Spalten, weil das Rauschen das Gelernte überwöge; die Krümmung des Verlusts kostet %7 von ε, und der Rest bezahlt das Rauschen.</translation>
    </message>
    <message>
        <source>Errors are measured on private rows: they may be looked at in Classroom, and epsilon does not cover them.</source>
        <translation>Fehler werden an privaten Zeilen gemessen: Im Unterricht darf man sie ansehen; ε bezahlt sie nicht.</translation>
    </message>
    <message>
        <source>Only one row has the class %1; it is learned from or tested on, never both.</source>
        <translation>Nur eine Zeile hat die Klasse %1; aus ihr wird gelernt oder an ihr getestet, nie beides.</translation>
    </message>
    <message>
        <source>Only one row has another class than %1; it is learned from or tested on, never both.</source>
        <translation>Nur eine Zeile hat eine andere Klasse als %1; aus ihr wird gelernt oder an ihr getestet, nie beides.</translation>
    </message>
    <message>
        <source>At Lambda %1; a run chooses it privately.</source>
        <translation>Bei Λ = %1; ein Lauf wählt es privat.</translation>
    </message>
    <message>
        <source>Better constant guess</source>
        <translation>Bessere konstante Antwort</translation>
    </message>
    <message>
        <source>A constant guess has mistakes, but no loss.</source>
        <translation>Eine konstante Antwort macht Fehler, hat aber keinen Verlust.</translation>
    </message>
    <message>
        <source>%1: regularisation raised below</source>
        <translation>%1: Regularisierung erhöht unterhalb</translation>
    </message>
    <message>
        <source>Only private classifiers choose Lambda privately.</source>
        <translation>Λ wird nur für private Klassifikatoren privat gewählt.</translation>
    </message>
    <message>
        <source>No private method is chosen; choose one to see how it chooses lambda.</source>
        <translation>Es ist keine private Methode gewählt; wählen Sie eine, um zu sehen, wie sie Λ wählt.</translation>
    </message>
    <message>
        <source>The lower bound of the target is missing; declare what is publicly known.</source>
        <translation>Die untere Schranke des Ziels fehlt; geben Sie an, was öffentlich bekannt ist.</translation>
    </message>
    <message>
        <source>The upper bound of the target is missing; declare what is publicly known.</source>
        <translation>Die obere Schranke des Ziels fehlt; geben Sie an, was öffentlich bekannt ist.</translation>
    </message>
    <message>
        <source>The lower bound is not a finite number; declare one.</source>
        <translation>Die untere Schranke ist keine endliche Zahl; geben Sie eine an.</translation>
    </message>
    <message>
        <source>The upper bound is not a finite number; declare one.</source>
        <translation>Die obere Schranke ist keine endliche Zahl; geben Sie eine an.</translation>
    </message>
    <message>
        <source>lower %1, upper %2</source>
        <translation>untere %1, obere %2</translation>
    </message>
    <message>
        <source>The bounds are swapped (%1); the lower one must be the smaller.</source>
        <translation>Die Schranken sind vertauscht (%1); die untere muss die kleinere sein.</translation>
    </message>
    <message>
        <source>The bounds are equal (%1); the upper one must be larger.</source>
        <translation>Die Schranken sind gleich (%1); die obere muss größer sein.</translation>
    </message>
    <message>
        <source>The bounds (%1) are too far apart or too close to compute with; change the unit.</source>
        <translation>Die Schranken (%1) liegen zum Rechnen zu weit auseinander oder zu nahe beieinander; ändern Sie die Einheit.</translation>
    </message>
    <message>
        <source>The bounds (%1) are so near each other for their size that a computer can hardly distinguish the numbers between them; subtract a number from the column.</source>
        <translation>Die Schranken (%1) liegen für ihre Größe so nah beieinander, dass ein Rechner die Zahlen dazwischen kaum unterscheiden kann; ziehen Sie von der Spalte eine Zahl ab.</translation>
    </message>
    <message>
        <source>No data file is named; name one, or a built-in one like builtin:house-prices.</source>
        <translation>Es ist keine Datendatei genannt; nennen Sie eine oder eingebaute Daten wie builtin:house-prices.</translation>
    </message>
    <message>
        <source>decimal mark</source>
        <translation>Dezimalzeichen</translation>
    </message>
    <message>
        <source>The list of names is empty; name every column or leave it out.</source>
        <translation>Die Liste der Namen ist leer; benennen Sie jede Spalte oder lassen Sie die Liste weg.</translation>
    </message>
    <message>
        <source>The list of features is empty; name at least one, or write null for all other columns.</source>
        <translation>Die Liste der Merkmale ist leer; nennen Sie mindestens eines oder schreiben Sie null für alle anderen Spalten.</translation>
    </message>
    <message>
        <source>preparation</source>
        <translation>Vorbereitung</translation>
    </message>
    <message>
        <source>Label privacy standardises the features, which are public; write &quot;standardise&quot;.</source>
        <translation>Beim Schutz der Labels werden die öffentlichen Merkmale standardisiert; schreiben Sie „standardise“.</translation>
    </message>
    <message>
        <source>The bound of column %1</source>
        <translation>Die Schranke der Spalte %1</translation>
    </message>
    <message>
        <source>Column %1 has two bounds; give it one.</source>
        <translation>Die Spalte %1 hat zwei Schranken; geben Sie ihr eine.</translation>
    </message>
    <message>
        <source>Column %1 is text, which needs no bound; take it off the list.</source>
        <translation>Die Spalte %1 ist Text und braucht keine Schranke; nehmen Sie sie von der Liste.</translation>
    </message>
    <message>
        <source>There are %1 features, text columns counting once per value; choose at most %2.</source>
        <translation>Es gibt %1 Merkmale, wobei Textspalten einmal je Wert zählen; wählen Sie höchstens %2.</translation>
    </message>
    <message>
        <source>Only one row is left to learn from; test on fewer rows, or use more rows.</source>
        <translation>Nur eine Zeile bleibt zum Lernen; testen Sie an weniger Zeilen, oder nehmen Sie mehr Zeilen.</translation>
    </message>
    <message numerus="yes">
        <source>With lambda 0 many weights fit %n rows equally well, for there are %1 and a constant; choose a lambda above 0, or the matched one.</source>
        <comment>With lambda 0 many weights fit %n row equally well, for there are %1 and a constant; choose a lambda above 0, or the matched one.</comment>
        <translation>
            <numerusform>Mit lambda 0 passen viele Gewichte gleich gut zu %n Zeile, denn es gibt %1 und eine Konstante; wählen Sie ein lambda über 0 oder das angepasste.</numerusform>
            <numerusform>Mit lambda 0 passen viele Gewichte gleich gut zu %n Zeilen, denn es gibt %1 und eine Konstante; wählen Sie ein lambda über 0 oder das angepasste.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n rows to learn from, fewer than %1; take at most as many.</source>
        <comment>There are %n row to learn from, fewer than %1; take at most as many.</comment>
        <translation>
            <numerusform>Es gibt %n Zeile zum Lernen, weniger als %1; nehmen Sie höchstens so viele.</numerusform>
            <numerusform>Es gibt %n Zeilen zum Lernen, weniger als %1; nehmen Sie höchstens so viele.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> from %n rows</source>
        <comment> from %n row</comment>
        <translation>
            <numerusform> aus %n Zeile</numerusform>
            <numerusform> aus %n Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values.</source>
        <comment>%n value.</comment>
        <translation>
            <numerusform>%n Wert.</numerusform>
            <numerusform>%n Werten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The prior is the true histogram of the labels, so this is not private.</source>
        <translation>Die Vorabverteilung ist das wahre Histogramm der Labels; das ist nicht privat.</translation>
    </message>
    <message>
        <source>The noise of the prior has the same quantiles at every epsilon and for every method of a study: its runs do not compose, and only one of them, of one method at one epsilon, may be released.</source>
        <translation>Das Rauschen der Vorabverteilung hat bei jedem Epsilon und für jede Methode einer Studie dieselben Quantile: Ihre Läufe lassen sich nicht komponieren, und nur einer davon, von einer Methode bei einem Epsilon, darf veröffentlicht werden.</translation>
    </message>
    <message>
        <source>No noise is added: it is there for comparison, not to be released.</source>
        <translation>Ohne Rauschen: Es ist zum Vergleich da, nicht zum Veröffentlichen.</translation>
    </message>
    <message>
        <source>Among complete rows: rows with missing cells are left out, and somebody whose row becomes one of them is not protected.</source>
        <translation>Unter vollständigen Zeilen: Zeilen mit fehlenden Zellen werden weggelassen, und wer zu so einer Zeile wird, ist nicht geschützt.</translation>
    </message>
    <message>
        <source>its brackets are nested more than %1 deep</source>
        <translation>ihre Klammern sind tiefer als %1 Ebenen verschachtelt</translation>
    </message>
    <message>
        <source>check that this is the file you mean</source>
        <translation>prüfen Sie, ob es die gemeinte Datei ist</translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; is there twice</source>
        <translation>der Schlüssel „%1“ steht zweimal da</translation>
    </message>
    <message>
        <source>keep one of the two</source>
        <translation>behalten Sie einen von beiden</translation>
    </message>
    <message>
        <source>the JSON text ends too early</source>
        <translation>der JSON-Text endet vorzeitig</translation>
    </message>
    <message>
        <source>this is not valid JSON</source>
        <translation>das ist kein gültiges JSON</translation>
    </message>
    <message>
        <source>add what is missing at the end: a quote, a value or a closing bracket</source>
        <translation>ergänzen Sie, was am Ende fehlt: ein Anführungszeichen, einen Wert oder eine schließende Klammer</translation>
    </message>
    <message>
        <source>look for a missing or extra comma, quote or bracket here or just before</source>
        <translation>suchen Sie hier oder kurz davor nach einem fehlenden oder überzähligen Komma, Anführungszeichen oder einer Klammer</translation>
    </message>
    <message>
        <source>it holds a number that is too large for a computer&apos;s number</source>
        <translation>sie enthält eine Zahl, die für eine Computerzahl zu groß ist</translation>
    </message>
    <message>
        <source>write numbers below 1.7e308</source>
        <translation>schreiben Sie Zahlen unter 1.7e308</translation>
    </message>
    <message>
        <source>The features are standardised by means and standard deviations of the training rows, which are private here: the result is not private; prepare with unit-rows and declared column bounds.</source>
        <translation>Die Merkmale sind mit Mittelwerten und Standardabweichungen der Lernzeilen standardisiert, die hier privat sind: Das Ergebnis ist nicht privat; bereiten Sie mit unit-rows und angegebenen Spaltenschranken vor.</translation>
    </message>
    <message>
        <source>The %1 kernel needs rows of length at most 1: longer ones are shortened to 1, each by itself.</source>
        <translation>Der Kern %1 braucht Zeilen der Länge höchstens 1: Längere werden auf 1 gekürzt, jede für sich.</translation>
    </message>
    <message>
        <source>%1 of %2 labels lie outside [%3, %4]; for training they are moved to the nearest bound, for testing they are kept.</source>
        <translation>%1 von %2 Labels liegen außerhalb von [%3; %4]; zum Lernen werden sie auf die nächste Schranke gesetzt, zum Testen bleiben sie.</translation>
    </message>
    <message>
        <source>Epsilon is for one released prediction; errors are means over the test rows.</source>
        <translation>ε gilt für eine veröffentlichte Vorhersage; Fehler sind Mittel über die Testzeilen.</translation>
    </message>
    <message>
        <source>Epsilon is for %1 released predictions, each with noise of its own, that many times as large as for one; errors are means over the test rows.</source>
        <translation>ε gilt für %1 veröffentlichte Vorhersagen, jede mit eigenem Rauschen, so vielfach wie für eine allein; Fehler sind Mittel über die Testzeilen.</translation>
    </message>
    <message>
        <source>The smoothness r is %1; it must be a number above 0 and at most 1, 1/2 if the true function has a finite norm.</source>
        <translation>Die Glattheit r ist %1; sie muss eine Zahl über 0 und höchstens 1 sein, 1/2 bei einer wahren Funktion mit endlicher Norm.</translation>
    </message>
    <message>
        <source>The constant of the approximation error</source>
        <translation>Die Konstante des Approximationsfehlers</translation>
    </message>
    <message>
        <source>The bound is %1; it must be a number from 1e-100 to 1e100.</source>
        <translation>Die Schranke ist %1; sie muss eine Zahl von 1e-100 bis 1e100 sein.</translation>
    </message>
    <message>
        <source>Only one bound of the target is declared; declare both, or none and the bound of labels M.</source>
        <translation>Nur eine Schranke des Ziels ist angegeben; geben Sie beide an, oder keine und die Schranke M der Labels.</translation>
    </message>
    <message>
        <source>The number of rows to learn from</source>
        <translation>Die Anzahl der Zeilen zum Lernen</translation>
    </message>
    <message>
        <source>A kernel method would learn from %1 rows, more than the %2 that it may; take at most as many.</source>
        <translation>Eine Kernmethode würde aus %1 Zeilen lernen, mehr als die %2, die sie darf; nehmen Sie höchstens so viele.</translation>
    </message>
    <message>
        <source>method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>kernel</source>
        <translation>Kern</translation>
    </message>
    <message>
        <source>The kernel&apos;s gamma</source>
        <translation>Das γ des Kerns</translation>
    </message>
    <message>
        <source>The kernel&apos;s degree</source>
        <translation>Der Grad des Kerns</translation>
    </message>
    <message>
        <source>Lambda</source>
        <translation>λ</translation>
    </message>
    <message>
        <source>values of lambda</source>
        <translation>Werte von λ</translation>
    </message>
    <message>
        <source>A value of lambda</source>
        <translation>Ein Wert von λ</translation>
    </message>
    <message>
        <source>The number of predictions</source>
        <translation>Die Anzahl der Vorhersagen</translation>
    </message>
    <message>
        <source>%1 at lambda %2 is left out. %3</source>
        <translation>%1 bei λ = %2 ist weggelassen. %3</translation>
    </message>
    <message>
        <source>%1 at epsilon %2 has errors too large for a computer&apos;s number; they are left out.</source>
        <translation>%1 bei ε = %2 hat Fehler, die für eine Computerzahl zu groß sind; sie sind weggelassen.</translation>
    </message>
    <message>
        <source>Left out, being constant in the training part: %1.</source>
        <translation>Weggelassen, weil im Lernteil konstant: %1.</translation>
    </message>
    <message>
        <source>The training part has %1 rows, of which a random %2 are used; the noise is for %3.</source>
        <translation>Der Lernteil hat %1 Zeilen, von denen %2 zufällige benutzt werden; das Rauschen ist für %3 bemessen.</translation>
    </message>
    <message>
        <source>Errors of the curves are means over %1 of %2 test rows; a run takes all of them.</source>
        <translation>Die Fehler der Kurven sind Mittel über %1 von %2 Testzeilen; ein Lauf nimmt alle.</translation>
    </message>
    <message>
        <source>Exact errors of methods with a private prior are given the prior of each trial; their sd over the trials shows how much the prior matters.</source>
        <translation>Exakte Fehler von Methoden mit privater Vorabverteilung gelten bei der Vorabverteilung des jeweiligen Laufs; ihre Standardabweichung über die Läufe zeigt, wie viel die Vorabverteilung ausmacht.</translation>
    </message>
    <message>
        <source>For unclipped predictions; the rows &quot;normal&quot; and &quot;sampled&quot; are for clipped ones.</source>
        <translation>Von ungeklemmten Vorhersagen; die Zeilen „normal“ und „sampled“ sind von geklemmten.</translation>
    </message>
    <message>
        <source>there is no built-in data of that name</source>
        <translation>es gibt keine eingebauten Daten dieses Namens</translation>
    </message>
    <message>
        <source>choose %1</source>
        <translation>wählen Sie %1</translation>
    </message>
    <message>
        <source>data.%1 is &quot;%2&quot;</source>
        <translation>data.%1 ist „%2“</translation>
    </message>
    <message>
        <source>&quot;.&quot; or &quot;,&quot;</source>
        <translation>&quot;.&quot; oder &quot;,&quot;</translation>
    </message>
    <message>
        <source>no data file is named</source>
        <translation>es ist keine Datendatei genannt</translation>
    </message>
    <message>
        <source>name a file or built-in data such as builtin:house-prices</source>
        <translation>nennen Sie eine Datei oder eingebaute Daten wie builtin:house-prices</translation>
    </message>
    <message>
        <source>Predict the mean</source>
        <translation>Mittelwert vorhersagen</translation>
    </message>
    <message>
        <source>Central ridge</source>
        <translation>Zentrale Ridge-Regression</translation>
    </message>
    <message>
        <source>Central ridge, Gaussian</source>
        <translation>Zentrale Ridge-Regression, Gauß</translation>
    </message>
    <message>
        <source>Ridge, paper&apos;s bound</source>
        <translation>Ridge, Schranke des Aufsatzes</translation>
    </message>
    <message>
        <source>Ridge, tight bound</source>
        <translation>Ridge, scharfe Schranke</translation>
    </message>
    <message>
        <source>SVM, paper&apos;s bound</source>
        <translation>SVM, Schranke des Aufsatzes</translation>
    </message>
    <message>
        <source>SVM, tight bound</source>
        <translation>SVM, scharfe Schranke</translation>
    </message>
    <message>
        <source>Ridge</source>
        <translation>Ridge</translation>
    </message>
    <message>
        <source>Ridge on random features</source>
        <translation>Ridge auf Zufallsmerkmalen</translation>
    </message>
    <message>
        <source>Perceptron</source>
        <translation>Perzeptron</translation>
    </message>
    <message>
        <source>Which columns were left out follows from the private rows: name the features for a private result.</source>
        <translation>Welche Spalten weggelassen wurden, folgt aus den privaten Zeilen: Nennen Sie die Merkmale, damit das Ergebnis privat ist.</translation>
    </message>
    <message>
        <source>Missing numbers were filled with means, in which every private row has a part: drop such rows for a result that is private among complete rows.</source>
        <translation>Fehlende Zahlen wurden mit Mittelwerten gefüllt, an denen jede private Zeile Anteil hat: Lassen Sie solche Zeilen weg, dann ist das Ergebnis unter vollständigen Zeilen privat.</translation>
    </message>
    <message>
        <source>Left out where the error is too large for a computer&apos;s number.</source>
        <translation>Weggelassen, wo der Fehler für eine Computerzahl zu groß ist.</translation>
    </message>
    <message>
        <source>The prior file holds points; RPWithPrior&apos;s interval needs bins.</source>
        <translation>Die Datei der Vorabverteilung enthält Punkte; das Intervall von RPWithPrior braucht Bins.</translation>
    </message>
    <message>
        <source>First random error R1</source>
        <translation>Erster zufälliger Fehler R1</translation>
    </message>
    <message>
        <source>Second random error R2</source>
        <translation>Zweiter zufälliger Fehler R2</translation>
    </message>
    <message>
        <source>Sample error S</source>
        <translation>Stichprobenfehler S</translation>
    </message>
    <message>
        <source>Approximation error D</source>
        <translation>Approximationsfehler D</translation>
    </message>
    <message>
        <source>Sum: the bound</source>
        <translation>Summe: die Schranke</translation>
    </message>
    <message>
        <source>The bound on the first random error needs e^epsilon - 1 &lt;= 2 epsilon, that is epsilon up to 1.256; the papers assume epsilon below 1 and lambda up to 1. With the tight bound the release itself is private beyond.</source>
        <translation>Die Schranke des ersten zufälligen Fehlers braucht e^ε − 1 ≤ 2 ε, also ε bis 1,256; die Aufsätze setzen ε unter 1 und λ bis 1 voraus. Mit der scharfen Schranke ist die Veröffentlichung selbst auch darüber privat.</translation>
    </message>
    <message>
        <source>The bound on the first random error needs e^epsilon - 1 &lt;= 2 epsilon, that is epsilon up to 1.256; the papers assume epsilon below 1. The release itself is private beyond.</source>
        <translation>Die Schranke des ersten zufälligen Fehlers braucht e^ε − 1 ≤ 2 ε, also ε bis 1,256; die Aufsätze setzen ε unter 1 voraus. Die Veröffentlichung selbst ist auch darüber privat.</translation>
    </message>
    <message>
        <source>Recommended epsilon</source>
        <translation>Empfohlenes ε</translation>
    </message>
    <message>
        <source>Recommended lambda</source>
        <translation>Empfohlenes λ</translation>
    </message>
    <message>
        <source>The paper&apos;s bound, corrected</source>
        <translation>Schranke des Aufsatzes, berichtigt</translation>
    </message>
    <message>
        <source>Tight bound</source>
        <translation>Scharfe Schranke</translation>
    </message>
    <message>
        <source>As the paper prints it</source>
        <translation>Wie im Aufsatz gedruckt</translation>
    </message>
    <message>
        <source>The constant of the approximation error depends on the unknown true function: it is assumed.</source>
        <translation>Die Konstante des Approximationsfehlers hängt von der unbekannten wahren Funktion ab: Sie ist angenommen.</translation>
    </message>
    <message>
        <source>The measured curves are the squared error that the noise adds.</source>
        <translation>Die gemessenen Kurven sind der quadratische Fehler, den das Rauschen hinzufügt.</translation>
    </message>
    <message>
        <source>The perceptron&apos;s error has no formula: press Run to measure it.</source>
        <translation>Für den Fehler des Perzeptrons gibt es keine Formel: „Starten“ misst ihn.</translation>
    </message>
    <message>
        <source>%1 is 0; it must be above 0, for the guarantee rests on the regularisation: without it one row can move the weights without limit.</source>
        <translation>%1 ist 0; es muss über 0 liegen, denn die Garantie beruht auf der Regularisierung: Ohne sie kann eine Zeile die Gewichte unbegrenzt verschieben.</translation>
    </message>
    <message>
        <source>A candidate for lambda</source>
        <translation>Ein Kandidat für λ</translation>
    </message>
    <message>
        <source>methods</source>
        <translation>Methoden</translation>
    </message>
    <message>
        <source>The loss&apos;s h</source>
        <translation>Das h des Verlusts</translation>
    </message>
    <message>
        <source>The number of draws</source>
        <translation>Die Anzahl der Ziehungen</translation>
    </message>
    <message>
        <source>The number of random features, where it is not 0,</source>
        <translation>Die Anzahl der Zufallsmerkmale, wo sie nicht 0 ist,</translation>
    </message>
    <message>
        <source>The features&apos; gamma</source>
        <translation>Das γ der Merkmale</translation>
    </message>
    <message numerus="yes">
        <source>%1 random features of %n rows do not fit into memory; choose fewer features.</source>
        <comment>%1 random features of %n row do not fit into memory; choose fewer features.</comment>
        <translation>
            <numerusform>%1 Zufallsmerkmale von %n Zeile passen nicht in den Speicher; wählen Sie weniger Merkmale.</numerusform>
            <numerusform>%1 Zufallsmerkmale von %n Zeilen passen nicht in den Speicher; wählen Sie weniger Merkmale.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is %2; it must be a number above 0.</source>
        <translation>%1 ist %2; nötig ist eine Zahl über 0.</translation>
    </message>
    <message>
        <source>%1 is %2; it must be 0 or a number above 0.</source>
        <translation>%1 ist %2; nötig ist 0 oder eine Zahl über 0.</translation>
    </message>
    <message>
        <source>%1 is %2; it must lie between 0 and 1, both excluded.</source>
        <translation>%1 ist %2; nötig ist eine Zahl zwischen 0 und 1, beide ausgeschlossen.</translation>
    </message>
    <message>
        <source>%1 is %2; it must be at least %3.</source>
        <translation>%1 ist %2; nötig ist mindestens %3.</translation>
    </message>
    <message>
        <source>%1 is %2; it must be from %3 to %4.</source>
        <translation>%1 ist %2; nötig ist eine Zahl von %3 bis %4.</translation>
    </message>
    <message>
        <source>There is no %1 %2; choose one of: %3.</source>
        <translation>%1: %2 gibt es nicht; wählen Sie eines von: %3.</translation>
    </message>
    <message>
        <source>The list of %1 is empty; put at least one into it.</source>
        <translation>Die Liste „%1“ ist leer; tragen Sie mindestens einen Eintrag ein.</translation>
    </message>
    <message>
        <source>The list of %1 holds one of them twice; list each once.</source>
        <translation>Die Liste „%1“ enthält einen Eintrag zweimal; nennen Sie jeden einmal.</translation>
    </message>
    <message>
        <source>learners</source>
        <translation>Lernverfahren</translation>
    </message>
    <message>
        <source>learner</source>
        <translation>Lernverfahren</translation>
    </message>
    <message>
        <source>The prior&apos;s share of epsilon</source>
        <translation>Der Anteil der Vorabverteilung an ε</translation>
    </message>
    <message>
        <source>The bin width</source>
        <translation>Die Bin-Breite</translation>
    </message>
    <message>
        <source>The bin width %1 makes more than %2 bins; choose wider bins.</source>
        <translation>Die Bin-Breite %1 ergibt mehr als %2 Bins; wählen Sie breitere Bins.</translation>
    </message>
    <message>
        <source>No prior file is named; name one, or write null and choose another prior.</source>
        <translation>Es ist keine Datei der Vorabverteilung genannt; nennen Sie eine, oder schreiben Sie null und wählen Sie eine andere Vorabverteilung.</translation>
    </message>
    <message>
        <source>The prior file holds points, but RPWithPrior needs bins: columns lower,upper,mass.</source>
        <translation>Die Datei der Vorabverteilung enthält Punkte, aber RPWithPrior braucht Bins: Spalten lower,upper,mass.</translation>
    </message>
    <message>
        <source>The prior file cannot be used: %1</source>
        <translation>Die Datei der Vorabverteilung ist nicht verwendbar: %1</translation>
    </message>
    <message>
        <source>The number of random features</source>
        <translation>Die Anzahl der Zufallsmerkmale</translation>
    </message>
    <message>
        <source>The number of values of randomized response</source>
        <translation>Die Anzahl der Werte von Randomized Response</translation>
    </message>
    <message>
        <source>The number of values of the unbiased randomizer</source>
        <translation>Die Anzahl der Werte des unverzerrten Mechanismus</translation>
    </message>
    <message>
        <source>Zeta</source>
        <translation>ζ</translation>
    </message>
    <message>
        <source>Delta</source>
        <translation>δ</translation>
    </message>
    <message>
        <source>A published column has no label or no source; say what it is and where it stands.</source>
        <translation>Eine veröffentlichte Spalte hat keine Bezeichnung oder keine Quelle; geben Sie an, was sie ist und wo sie steht.</translation>
    </message>
    <message>
        <source>The published column %1 is not private, but no reason is given; say why.</source>
        <translation>Die veröffentlichte Spalte %1 ist nicht privat, aber es ist kein Grund genannt; geben Sie an, warum.</translation>
    </message>
    <message>
        <source>The published column %1 is a table over lambda; give the one epsilon that it is for.</source>
        <translation>Die veröffentlichte Spalte %1 ist eine Tabelle über λ; geben Sie das eine ε an, für das sie gilt.</translation>
    </message>
    <message>
        <source>The published column %1 has lists of different lengths; give one error, and one sd if any, per epsilon or lambda.</source>
        <translation>Die veröffentlichte Spalte %1 hat Listen verschiedener Länge; geben Sie je ε oder λ einen Fehler an und, wenn überhaupt, eine Standardabweichung.</translation>
    </message>
    <message>
        <source>Epsilon</source>
        <translation>ε</translation>
    </message>
    <message>
        <source>A published error</source>
        <translation>Ein veröffentlichter Fehler</translation>
    </message>
    <message>
        <source>A published sd</source>
        <translation>Eine veröffentlichte Standardabweichung</translation>
    </message>
    <message>
        <source>epsilons</source>
        <translation>Werte von ε</translation>
    </message>
    <message>
        <source>The number of trials</source>
        <translation>Die Anzahl der Läufe</translation>
    </message>
    <message>
        <source>The share of rows for testing</source>
        <translation>Der Anteil der Zeilen zum Testen</translation>
    </message>
    <message>
        <source>training sizes</source>
        <translation>Lernumfänge</translation>
    </message>
    <message>
        <source>A number of rows to learn from</source>
        <translation>Eine Anzahl von Zeilen zum Lernen</translation>
    </message>
    <message>
        <source>Drawing and fitting</source>
        <translation>Ziehen und Anpassen</translation>
    </message>
    <message>
        <source>, about %1 s left</source>
        <translation>, noch etwa %1 s</translation>
    </message>
    <message>
        <source>, about %1 min left</source>
        <translation>, noch etwa %1 min</translation>
    </message>
    <message>
        <source>, about %1 h left</source>
        <translation>, noch etwa %1 h</translation>
    </message>
    <message>
        <source>Splitting and preparing</source>
        <translation>Aufteilen und Vorbereiten</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is %2, but it must be %3</source>
        <translation>„%1“ ist %2, nötig ist aber %3</translation>
    </message>
    <message>
        <source>correct the value</source>
        <translation>berichtigen Sie den Wert</translation>
    </message>
    <message>
        <source>a text in double quotes</source>
        <translation>ein Text in doppelten Anführungszeichen</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>a whole number below 2147483648</source>
        <translation>eine ganze Zahl unter 2147483648</translation>
    </message>
    <message>
        <source>a whole number from 0 to 18446744073709551615</source>
        <translation>eine ganze Zahl von 0 bis 18446744073709551615</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>eines von %1</translation>
    </message>
    <message>
        <source>a list of numbers</source>
        <translation>eine Liste von Zahlen</translation>
    </message>
    <message>
        <source>a list of texts</source>
        <translation>eine Liste von Texten</translation>
    </message>
    <message>
        <source>a number or &quot;%1&quot;</source>
        <translation>eine Zahl oder „%1“</translation>
    </message>
    <message>
        <source>a text in double quotes or a number</source>
        <translation>ein Text in doppelten Anführungszeichen oder eine Zahl</translation>
    </message>
    <message>
        <source>a block in curly brackets</source>
        <translation>ein Block in geschweiften Klammern</translation>
    </message>
    <message>
        <source>a list of blocks in square brackets</source>
        <translation>eine Liste von Blöcken in eckigen Klammern</translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; is unknown</source>
        <translation>der Schlüssel „%1“ ist unbekannt</translation>
    </message>
    <message>
        <source>remove it or correct its spelling</source>
        <translation>entfernen Sie ihn oder berichtigen Sie seine Schreibweise</translation>
    </message>
    <message>
        <source>it is JSON but not a study</source>
        <translation>sie ist JSON, aber keine Studie</translation>
    </message>
    <message>
        <source>a study starts with {&quot;format&quot;: &quot;epsiscope-study&quot;, &quot;version&quot;: 1</source>
        <translation>eine Studie beginnt mit {&quot;format&quot;: &quot;epsiscope-study&quot;, &quot;version&quot;: 1</translation>
    </message>
    <message>
        <source>its &quot;format&quot; is %1, not &quot;epsiscope-study&quot;</source>
        <translation>ihr &quot;format&quot; ist %1, nicht &quot;epsiscope-study&quot;</translation>
    </message>
    <message>
        <source>choose a study file</source>
        <translation>wählen Sie die Datei einer Studie</translation>
    </message>
    <message>
        <source>it has version %1, and this Epsiscope reads studies up to version %2</source>
        <translation>sie hat die Fassung %1, und dieses Epsiscope liest Studien bis Fassung %2</translation>
    </message>
    <message>
        <source>open it with a newer Epsiscope</source>
        <translation>öffnen Sie sie mit einem neueren Epsiscope</translation>
    </message>
    <message>
        <source>The target has only one value, so there is nothing to predict.</source>
        <translation>Das Ziel hat nur einen Wert; es gibt nichts vorherzusagen.</translation>
    </message>
    <message>
        <source>The target has only two values: if they are classes, the tasks &quot;private-classifier&quot; and &quot;label-classes&quot; learn which of them a row has.</source>
        <translation>Das Ziel hat nur zwei Werte: Wenn es Klassen sind, lernen die Aufgaben „private-classifier“ und „label-classes“, welche davon eine Zeile hat.</translation>
    </message>
    <message>
        <source>The labels use less than a hundredth of the declared range; tighter bounds, if publicly known, give less noise.</source>
        <translation>Die Labels nutzen weniger als ein Hundertstel des angegebenen Bereichs; engere Schranken, wenn öffentlich bekannt, ergeben weniger Rauschen.</translation>
    </message>
    <message>
        <source>The bounds were taken from the labels, so nothing that depends on them is private; declare bounds that are known without looking at the labels.</source>
        <translation>Die Schranken wurden den Labels entnommen, daher ist nichts, was von ihnen abhängt, privat; geben Sie Schranken an, die ohne Blick auf die Labels bekannt sind.</translation>
    </message>
    <message>
        <source>There are only %1 rows: errors vary widely from one split to another.</source>
        <translation>Es gibt nur %1 Zeilen: Die Fehler schwanken stark von einer Aufteilung zur anderen.</translation>
    </message>
    <message>
        <source>The prior is the true histogram of the labels: methods that use it are not private.</source>
        <translation>Die Vorabverteilung ist das wahre Histogramm der Labels: Methoden, die sie benutzen, sind nicht privat.</translation>
    </message>
    <message>
        <source>The classic Gaussian formula is proved only for epsilon below 1: from 1 on it is not called private.</source>
        <translation>Die klassische Gauß-Formel ist nur für ε unter 1 bewiesen: Ab 1 heißt sie hier nicht privat.</translation>
    </message>
    <message>
        <source>the values of the prior&apos;s file</source>
        <translation>den Werten aus der Datei der Vorabverteilung</translation>
    </message>
    <message>
        <source>%1 public values</source>
        <translation>%1 öffentlichen Werten</translation>
    </message>
    <message>
        <source>RR-on-Bins moves a label to the nearest of the values of the prior&apos;s file.</source>
        <translation>RR-on-Bins setzt ein Label auf den nächsten der Werte aus der Datei der Vorabverteilung.</translation>
    </message>
    <message>
        <source>RR-on-Bins moves a label to the nearest of %1 public values, a mean squared error of %2 if all labels are equally likely.</source>
        <translation>RR-on-Bins setzt ein Label auf den nächsten von %1 öffentlichen Werten, mit einem mittleren quadratischen Fehler von %2, wenn alle Labels gleich wahrscheinlich sind.</translation>
    </message>
    <message>
        <source>Optimal unbiased works on %1: a label between two of them goes to one of the two at random, which keeps its mean.</source>
        <translation>„Optimal unverzerrt“ arbeitet auf %1: Ein Label zwischen zweien davon geht zufällig zu einem der beiden, was seinen Mittelwert erhält.</translation>
    </message>
    <message>
        <source>This is half the noise that its proof asks for: only twice epsilon is proved.</source>
        <translation>Das ist die Hälfte des Rauschens, das der Beweis verlangt: Bewiesen ist das doppelte ε.</translation>
    </message>
    <message>
        <source>One number added to all predictions releases their differences exactly.</source>
        <translation>Eine Zahl, die zu allen Vorhersagen addiert wird, verrät ihre Unterschiede genau.</translation>
    </message>
    <message>
        <source>This bound is proved only for lambda up to 1, and too small for large ones: choose the tight bound.</source>
        <translation>Diese Schranke ist nur für λ bis 1 bewiesen und für große zu klein: Wählen Sie die scharfe Schranke.</translation>
    </message>
    <message>
        <source>At an epsilon this small an unbiased answer must come from a range %1 times as wide as that of the labels.</source>
        <translation>Bei so kleinem ε muss eine unverzerrte Antwort aus einem Bereich kommen, der %1-mal so breit ist wie der der Labels.</translation>
    </message>
    <message>
        <source>The optimal unbiased randomizer is computed up to epsilon %1, and epsilon is %2; choose a smaller epsilon.</source>
        <translation>Der optimale unverzerrte Mechanismus wird bis ε = %1 berechnet, und ε ist %2; wählen Sie ein kleineres ε.</translation>
    </message>
    <message>
        <source>The optimal unbiased randomizer is computed for at most %1 values and %2 pairs of a value and an output, but there are %3 values and %4 outputs; choose fewer.</source>
        <translation>Der optimale unverzerrte Mechanismus wird für höchstens %1 Werte und %2 Paare aus Wert und Ausgabe berechnet, hier sind es %3 Werte und %4 Ausgaben; wählen Sie weniger.</translation>
    </message>
    <message>
        <source>The optimal unbiased randomizer is computed for at most %1 values and %2 pairs of a value and an output, but there are %3 values; choose fewer.</source>
        <translation>Der optimale unverzerrte Mechanismus wird für höchstens %1 Werte und %2 Paare aus Wert und Ausgabe berechnet, hier sind es %3 Werte; wählen Sie weniger.</translation>
    </message>
    <message>
        <source>At epsilon %1 unbiased answers are too large to compute with; choose a larger epsilon.</source>
        <translation>Bei ε = %1 sind unverzerrte Antworten zu groß zum Rechnen; wählen Sie ein größeres ε.</translation>
    </message>
    <message>
        <source>Outputs from %1 to %2 are too narrow for an unbiased answer; at epsilon %3 they must reach from %4 or less to %5 or more.</source>
        <translation>Ausgaben von %1 bis %2 sind für eine unverzerrte Antwort zu eng; bei ε = %3 müssen sie von %4 oder weniger bis %5 oder mehr reichen.</translation>
    </message>
    <message numerus="yes">
        <source>%n weights</source>
        <comment>%n weight</comment>
        <translation>
            <numerusform>%n Gewicht</numerusform>
            <numerusform>%n Gewichte</numerusform>
        </translation>
    </message>
    <message>
        <source>The data have changed since the study was saved, so its results differ; save the study to accept them.</source>
        <translation>Die Daten haben sich seit dem Speichern der Studie geändert, daher weichen ihre Ergebnisse ab; speichern Sie die Studie, um sie anzunehmen.</translation>
    </message>
    <message>
        <source>%1, in the target, which cannot be filled in; correct the file, or leave out these rows.</source>
        <translation>%1, im Ziel, das nicht gefüllt werden kann; berichtigen Sie die Datei, oder lassen Sie diese Zeilen weg.</translation>
    </message>
    <message>
        <source>%1; correct the file, leave out these rows, fill in the mean, or leave the column out.</source>
        <translation>%1; berichtigen Sie die Datei, lassen Sie diese Zeilen weg, füllen Sie mit dem Mittelwert, oder lassen Sie die Spalte weg.</translation>
    </message>
    <message>
        <source>has a thousands mark, and the file is read as one without</source>
        <translation>hat ein Tausenderzeichen, und die Datei wird als eine ohne gelesen</translation>
    </message>
    <message>
        <source>has another thousands mark than the rest of the file</source>
        <translation>hat ein anderes Tausenderzeichen als der Rest der Datei</translation>
    </message>
    <message>
        <source>Line %1, column %2 &quot;%3&quot; (row %4): &quot;%5&quot; %6.</source>
        <translation>Zeile %1, Spalte %2 „%3“ (Datenzeile %4): „%5“ %6.</translation>
    </message>
    <message>
        <source>Cell %1, column &quot;%2&quot; (row %3): &quot;%4&quot; %5.</source>
        <translation>Zelle %1, Spalte „%2“ (Datenzeile %3): „%4“ %5.</translation>
    </message>
    <message>
        <source>the spreadsheet is damaged or cut short</source>
        <translation>die Tabellendatei ist beschädigt oder abgeschnitten</translation>
    </message>
    <message>
        <source>copy or download it again, or open it in a spreadsheet program and save it as CSV</source>
        <translation>kopieren oder laden Sie sie noch einmal, oder öffnen Sie sie in einer Tabellenkalkulation und speichern Sie sie als CSV</translation>
    </message>
    <message>
        <source>the spreadsheet is locked with a password</source>
        <translation>die Tabellendatei ist mit einem Passwort gesperrt</translation>
    </message>
    <message>
        <source>open it in a spreadsheet program and save it without a password, or its sheet as CSV</source>
        <translation>öffnen Sie sie in einer Tabellenkalkulation und speichern Sie sie ohne Passwort oder ihr Blatt als CSV</translation>
    </message>
    <message>
        <source>the spreadsheet is packed in a way that is not known here</source>
        <translation>die Tabellendatei ist auf eine Art gepackt, die hier nicht bekannt ist</translation>
    </message>
    <message>
        <source>open it in a spreadsheet program and save it as CSV</source>
        <translation>öffnen Sie sie in einer Tabellenkalkulation und speichern Sie sie als CSV</translation>
    </message>
    <message>
        <source>save the part of the sheet that is needed as CSV</source>
        <translation>speichern Sie den Teil des Blattes, den Sie brauchen, als CSV</translation>
    </message>
    <message>
        <source>the sheet holds more than %1 MB of text</source>
        <translation>das Blatt enthält mehr als %1 MB Text</translation>
    </message>
    <message>
        <source>save it as CSV, which may be larger, or delete what is not needed</source>
        <translation>speichern Sie es als CSV, das größer sein darf, oder löschen Sie, was nicht gebraucht wird</translation>
    </message>
    <message>
        <source>a cell stands in column %1, and a sheet has at most %2</source>
        <translation>eine Zelle steht in Spalte %1, und ein Blatt hat höchstens %2</translation>
    </message>
    <message>
        <source>take a part of the columns</source>
        <translation>nehmen Sie einen Teil der Spalten</translation>
    </message>
    <message>
        <source>a cell stands in row %1, and a sheet has at most %2</source>
        <translation>eine Zelle steht in Zeile %1, und ein Blatt hat höchstens %2</translation>
    </message>
    <message>
        <source>take a part of the rows</source>
        <translation>nehmen Sie einen Teil der Zeilen</translation>
    </message>
    <message>
        <source>the sheet has %1 rows and %2 columns, most of them empty</source>
        <translation>das Blatt hat %1 Zeilen und %2 Spalten, die meisten davon leer</translation>
    </message>
    <message>
        <source>delete the cells that do not belong to the table</source>
        <translation>löschen Sie die Zellen, die nicht zur Tabelle gehören</translation>
    </message>
    <message>
        <source>this is a binary workbook (.xlsb), which is not read</source>
        <translation>dies ist eine binäre Arbeitsmappe (.xlsb), die nicht gelesen wird</translation>
    </message>
    <message>
        <source>open it in the program it comes from and save it as .xlsx or CSV</source>
        <translation>öffnen Sie sie in dem Programm, aus dem sie kommt, und speichern Sie sie als .xlsx oder CSV</translation>
    </message>
    <message>
        <source>the texts of the spreadsheet take more than 1 GB</source>
        <translation>die Texte der Tabellendatei sind größer als 1 GB</translation>
    </message>
    <message>
        <source>save the sheet that is needed as CSV</source>
        <translation>speichern Sie das Blatt, das Sie brauchen, als CSV</translation>
    </message>
    <message>
        <source>this is a document without sheets, not a table</source>
        <translation>dies ist ein Dokument ohne Blätter, keine Tabelle</translation>
    </message>
    <message>
        <source>choose a spreadsheet or a text file such as CSV</source>
        <translation>wählen Sie eine Tabellendatei oder eine Textdatei wie CSV</translation>
    </message>
    <message>
        <source>the spreadsheet is larger than 1 GB</source>
        <translation>die Tabellendatei ist größer als 1 GB</translation>
    </message>
    <message>
        <source>save the sheet that is needed as CSV, which may be larger</source>
        <translation>speichern Sie das Blatt, das Sie brauchen, als CSV, das größer sein darf</translation>
    </message>
    <message>
        <source>there is no sheet %1</source>
        <translation>es gibt kein Blatt %1</translation>
    </message>
    <message>
        <source>choose one of %1</source>
        <translation>wählen Sie eines von %1</translation>
    </message>
    <message>
        <source>no sheet of the spreadsheet holds anything</source>
        <translation>kein Blatt der Tabellendatei enthält etwas</translation>
    </message>
    <message numerus="yes">
        <source>%n hidden rows were read like all others.</source>
        <comment>%n hidden row was read like all others.</comment>
        <translation>
            <numerusform>%n verborgene Zeile wurde wie alle anderen gelesen.</numerusform>
            <numerusform>%n verborgene Zeilen wurden wie alle anderen gelesen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hidden columns were read like all others.</source>
        <comment>%n hidden column was read like all others.</comment>
        <translation>
            <numerusform>%n verborgene Spalte wurde wie alle anderen gelesen.</numerusform>
            <numerusform>%n verborgene Spalten wurden wie alle anderen gelesen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n groups of cells are merged, such as %1: the first cell of each has the value, the others are empty.</source>
        <comment>The cells %1 are merged: the first has the value, the others are empty.</comment>
        <translation>
            <numerusform>%n Gruppe von Zellen ist verbunden, %1: Die erste Zelle hat den Wert, die anderen sind leer.</numerusform>
            <numerusform>%n Gruppen von Zellen sind verbunden, etwa %1: Die erste Zelle von jeder hat den Wert, die anderen sind leer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n formulas, the first in %1, have no stored result and are missing cells; save the file in a spreadsheet program to have them computed.</source>
        <comment>The formula in %1 has no stored result and is a missing cell; save the file in a spreadsheet program to have it computed.</comment>
        <translation>
            <numerusform>%n Formel, in %1, hat kein gespeichertes Ergebnis und ist eine fehlende Zelle; speichern Sie die Datei in einer Tabellenkalkulation, damit sie berechnet wird.</numerusform>
            <numerusform>%n Formeln, die erste in %1, haben kein gespeichertes Ergebnis und sind fehlende Zellen; speichern Sie die Datei in einer Tabellenkalkulation, damit sie berechnet werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n numbers, the first in %1, are stored as text and were read as numbers.</source>
        <comment>The number in %1 is stored as text and was read as a number.</comment>
        <translation>
            <numerusform>%n Zahl, in %1, ist als Text gespeichert und wurde als Zahl gelesen.</numerusform>
            <numerusform>%n Zahlen, die erste in %1, sind als Text gespeichert und wurden als Zahlen gelesen.</numerusform>
        </translation>
    </message>
    <message>
        <source>the spreadsheet has no other</source>
        <translation>die Tabellendatei hat kein anderes</translation>
    </message>
    <message numerus="yes">
        <source>%n lines above the table were skipped; they start with %1.</source>
        <comment>%n line above the table was skipped: %1.</comment>
        <translation>
            <numerusform>%n Zeile über der Tabelle wurde übersprungen: %1.</numerusform>
            <numerusform>%n Zeilen über der Tabelle wurden übersprungen; sie beginnen mit %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n cells may mean one too</source>
        <comment>%1 in %n cell may mean one too</comment>
        <translation>
            <numerusform>%1 in %n Zelle kann auch eine bedeuten</numerusform>
            <numerusform>%1 in %n Zellen kann auch eine bedeuten</numerusform>
        </translation>
    </message>
    <message>
        <source>the first of %1 sheets that holds a table</source>
        <translation>das erste von %1 Blättern, das eine Tabelle enthält</translation>
    </message>
    <message>
        <source>the sheet %1 holds nothing</source>
        <translation>das Blatt %1 enthält nichts</translation>
    </message>
    <message>
        <source>choose another sheet</source>
        <translation>wählen Sie ein anderes Blatt</translation>
    </message>
    <message>
        <source>A sheet has no %1: the setting for it was not needed.</source>
        <translation>Ein Blatt hat kein %1: Was darüber angegeben war, wurde nicht gebraucht.</translation>
    </message>
    <message>
        <source>The file is not a spreadsheet, so the sheet %1 was not looked for.</source>
        <translation>Die Datei ist keine Tabellendatei, deshalb wurde das Blatt %1 nicht gesucht.</translation>
    </message>
    <message>
        <source>The categories of %1 are those found in the data: declare them for a private result.</source>
        <translation>Die Kategorien von %1 sind die in den Daten gefundenen: Geben Sie sie an, damit das Ergebnis privat ist.</translation>
    </message>
    <message>
        <source>The target %1 is declared as text; declare it as a number, or choose a column of numbers.</source>
        <translation>Das Ziel %1 ist als Text angegeben; geben Sie es als Zahl an, oder wählen Sie eine Spalte mit Zahlen.</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>%1 Set data.%2 to %3.</source>
        <translation>%1 Setzen Sie data.%2 auf %3.</translation>
    </message>
    <message>
        <source>There is no feature to learn from; the table needs a usable column besides the target, or a text column whose categories are declared.%1</source>
        <translation>Es gibt kein Merkmal, aus dem gelernt werden könnte; die Tabelle braucht außer dem Ziel eine brauchbare Spalte oder eine Textspalte, deren Kategorien angegeben sind.%1</translation>
    </message>
    <message numerus="yes">
        <source>%n rows of %1 would be left without cells that cannot be read as a number; leave out the columns with most of them, or read these columns as text.</source>
        <comment>%n row of %1 would be left without cells that cannot be read as a number; leave out the columns with most of them, or read these columns as text.</comment>
        <translation>
            <numerusform>%n Zeile von %1 bliebe ohne Zellen übrig, die sich nicht als Zahl lesen lassen; lassen Sie die Spalten mit den meisten davon weg, oder lesen Sie diese Spalten als Text.</numerusform>
            <numerusform>%n Zeilen von %1 blieben ohne Zellen übrig, die sich nicht als Zahl lesen lassen; lassen Sie die Spalten mit den meisten davon weg, oder lesen Sie diese Spalten als Text.</numerusform>
        </translation>
    </message>
    <message>
        <source>the file was changed while it was read</source>
        <translation>die Datei wurde geändert, während sie gelesen wurde</translation>
    </message>
    <message>
        <source>read it again when nothing writes to it any more</source>
        <translation>lesen Sie sie noch einmal, wenn nichts mehr in sie schreibt</translation>
    </message>
    <message numerus="yes">
        <source>%n lines that start with &quot;%1&quot; were skipped as comments.</source>
        <comment>%n line that starts with &quot;%1&quot; was skipped as a comment.</comment>
        <translation>
            <numerusform>%n Zeile, die mit „%1“ beginnt, wurde als Kommentar übersprungen.</numerusform>
            <numerusform>%n Zeilen, die mit „%1“ beginnen, wurden als Kommentare übersprungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;.&quot;, &quot;,&quot;, &quot;space&quot;, &quot;apostrophe&quot; or &quot;none&quot;</source>
        <translation>&quot;.&quot;, &quot;,&quot;, &quot;space&quot;, &quot;apostrophe&quot; oder &quot;none&quot;</translation>
    </message>
    <message>
        <source>&apos;&quot;&apos;, &quot;&apos;&quot; or &quot;none&quot;</source>
        <translation>&apos;&quot;&apos;, &quot;&apos;&quot; oder &quot;none&quot;</translation>
    </message>
    <message>
        <source>&quot;none&quot; or one character such as &quot;#&quot;, &quot;%&quot; or &quot;|&quot;</source>
        <translation>&quot;none&quot; oder ein Zeichen wie &quot;#&quot;, &quot;%&quot; oder &quot;|&quot;</translation>
    </message>
    <message>
        <source>the class is %1, where %2 has %3</source>
        <translation>die Klasse ist %1, wo %2 %3 hat</translation>
    </message>
    <message>
        <source>it holds a third of the rows of Adult</source>
        <translation>sie enthält ein Drittel der Zeilen von Adult</translation>
    </message>
    <message>
        <source>Adult (Census Income)</source>
        <translation>Adult (Census Income)</translation>
    </message>
    <message>
        <source>45,222 people of the 1994 census survey of the United States, from both files, rows with missing cells left out: who earns more than 50,000 dollars a year.</source>
        <translation>45 222 Personen aus der Erhebung zur US-Volkszählung von 1994, aus beiden Dateien, ohne Zeilen mit fehlenden Zellen: wer mehr als 50 000 Dollar im Jahr verdient.</translation>
    </message>
    <message>
        <source>CC BY 4.0, says the UCI Machine Learning Repository</source>
        <translation>CC BY 4.0, laut UCI Machine Learning Repository</translation>
    </message>
    <message>
        <source>there are no households to divide by</source>
        <translation>es gibt keine Haushalte, durch die geteilt werden könnte</translation>
    </message>
    <message>
        <source>the column is called &quot;%1&quot;, where %2 has &quot;%3&quot;</source>
        <translation>die Spalte heißt „%1“, wo %2 „%3“ hat</translation>
    </message>
    <message>
        <source>Rooms, bedrooms and population were divided by households, and house values by 100,000.</source>
        <translation>Zimmer, Schlafzimmer und Einwohner wurden durch die Haushalte geteilt, Hauswerte durch 100 000.</translation>
    </message>
    <message>
        <source>California housing</source>
        <translation>California housing</translation>
    </message>
    <message>
        <source>20,640 block groups of the 1990 census of California: eight features, and the median house value in 100,000 dollars.</source>
        <translation>20 640 Blockgruppen der kalifornischen Volkszählung von 1990: acht Merkmale und der mittlere Hauswert (Median) in 100 000 Dollar.</translation>
    </message>
    <message>
        <source>no licence is stated; aggregates of the US census</source>
        <translation>keine Lizenz angegeben; zusammengefasste Zahlen der US-Volkszählung</translation>
    </message>
    <message numerus="yes">
        <source>it names %n columns, where %1 has %2, the last one %3</source>
        <comment>it names %n column, where %1 has %2, the last one %3</comment>
        <translation>
            <numerusform>sie nennt %n Spalte, wo %1 %2 hat, die letzte heißt %3</numerusform>
            <numerusform>sie nennt %n Spalten, wo %1 %2 hat, die letzte heißt %3</numerusform>
        </translation>
    </message>
    <message>
        <source>choose communities.names as it is published</source>
        <translation>wählen Sie communities.names, wie es veröffentlicht ist</translation>
    </message>
    <message>
        <source>it has the names of the columns</source>
        <translation>sie enthält die Namen der Spalten</translation>
    </message>
    <message>
        <source>Columns 1 to 5, which say nothing about the target, were left out: %1.</source>
        <translation>Die Spalten 1 bis 5, die nichts über das Ziel sagen, wurden weggelassen: %1.</translation>
    </message>
    <message>
        <source>Communities and Crime</source>
        <translation>Communities and Crime</translation>
    </message>
    <message>
        <source>1,994 communities of the United States around 1990: 100 features without missing cells, and violent crimes per head, all scaled to 0..1.</source>
        <translation>1994 Gemeinden der USA um 1990: 100 Merkmale ohne fehlende Zellen und die Gewalttaten je Kopf, alles auf 0 bis 1 skaliert.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n rows were left out because they have no sale, and %2 because the amount is above 400 euros, as in the paper.</source>
        <comment>%1 of %n row were left out because they have no sale, and %2 because the amount is above 400 euros, as in the paper.</comment>
        <translation>
            <numerusform>Von %n Zeile wurden %1 weggelassen, weil es keinen Verkauf gab, und %2, weil der Betrag über 400 Euro liegt, wie im Aufsatz.</numerusform>
            <numerusform>Von %n Zeilen wurden %1 weggelassen, weil es keinen Verkauf gab, und %2, weil der Betrag über 400 Euro liegt, wie im Aufsatz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hashed values that occur less than %1 times, or are not among the %2 most frequent ones of their column, became &quot;%3&quot;.</source>
        <comment>%n hashed value that occurs less than %1 times, or is not among the %2 most frequent ones of its column, became &quot;%3&quot;.</comment>
        <translation>
            <numerusform>%n gehashter Wert, der seltener als %1-mal vorkommt oder nicht zu den %2 häufigsten seiner Spalte gehört, wurde „%3“.</numerusform>
            <numerusform>%n gehashte Werte, die seltener als %1-mal vorkommen oder nicht zu den %2 häufigsten ihrer Spalte gehören, wurden „%3“.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not private: which rows are used follows from their amounts, and which values are kept from counts of the rows; no epsilon pays for either.</source>
        <translation>Nicht privat: Welche Zeilen benutzt werden, folgt aus ihren Beträgen, und welche Werte bleiben, aus Zählungen der Zeilen; für beides bezahlt kein ε.</translation>
    </message>
    <message>
        <source>there is no row with a sale of at most 400 euros</source>
        <translation>es gibt keine Zeile mit einem Verkauf von höchstens 400 Euro</translation>
    </message>
    <message>
        <source>Criteo Sponsored Search</source>
        <translation>Criteo Sponsored Search</translation>
    </message>
    <message>
        <source>Clicks on product advertisements that led to a sale of at most 400 euros: the amount, and 20 features, the hashed ones with their frequent values. Which values are frequent enough is decided here; the paper does not print it.</source>
        <translation>Klicks auf Produktanzeigen, die zu einem Verkauf von höchstens 400 Euro führten: der Betrag und 20 Merkmale, von den gehashten die häufigen Werte. Welche Werte häufig genug sind, ist hier entschieden; der Aufsatz nennt es nicht.</translation>
    </message>
    <message>
        <source>CC BY-NC-SA 4.0, says Criteo</source>
        <translation>CC BY-NC-SA 4.0, laut Criteo</translation>
    </message>
    <message numerus="yes">
        <source>it names %n columns, where %1 has %2</source>
        <comment>it names %n column, where %1 has %2</comment>
        <translation>
            <numerusform>sie nennt %n Spalte, wo %1 %2 hat</numerusform>
            <numerusform>sie nennt %n Spalten, wo %1 %2 hat</numerusform>
        </translation>
    </message>
    <message>
        <source>choose kddcup.names as it is published, or take it away</source>
        <translation>wählen Sie kddcup.names, wie es veröffentlicht ist, oder nehmen Sie die Datei weg</translation>
    </message>
    <message>
        <source>the class %1 does not end with a full stop, as in %2</source>
        <translation>die Klasse %1 endet nicht mit einem Punkt wie in %2</translation>
    </message>
    <message>
        <source>Every kind of attack is the class &quot;attack&quot;, all else &quot;normal&quot;.</source>
        <translation>Jede Art Angriff ist die Klasse „attack“, alles andere „normal“.</translation>
    </message>
    <message>
        <source>KDD Cup 1999</source>
        <translation>KDD Cup 1999</translation>
    </message>
    <message>
        <source>Simulated network connections, 494,021 of them in the 10 % file: normal, or an attack.</source>
        <translation>Simulierte Netzverbindungen, 494 021 in der 10-%-Datei: normal oder ein Angriff.</translation>
    </message>
    <message>
        <source>The recipe for %1 says so.</source>
        <translation>Das Rezept für %1 sagt es so.</translation>
    </message>
    <message>
        <source>%1 is not beside it, and %2</source>
        <translation>%1 liegt nicht daneben; gebraucht wird die Datei, denn %2</translation>
    </message>
    <message>
        <source>put %1 into the same folder</source>
        <translation>legen Sie %1 in denselben Ordner</translation>
    </message>
    <message>
        <source>the archive holds no file %1, which %2 has</source>
        <translation>das Archiv enthält keine Datei %1, die %2 hat</translation>
    </message>
    <message>
        <source>choose %1 as it is published, or open the file without the recipe</source>
        <translation>wählen Sie %1, wie es veröffentlicht ist, oder öffnen Sie die Datei ohne das Rezept</translation>
    </message>
    <message numerus="yes">
        <source>it has %n rows, where %1 has %2</source>
        <comment>it has %n row, where %1 has %2</comment>
        <translation>
            <numerusform>sie hat %n Zeile, wo %1 %2 hat</numerusform>
            <numerusform>sie hat %n Zeilen, wo %1 %2 hat</numerusform>
        </translation>
    </message>
    <message>
        <source>it is longer than any line of a table</source>
        <translation>sie ist länger als jede Zeile einer Tabelle</translation>
    </message>
    <message numerus="yes">
        <source>it has %n fields, where %1 has %2</source>
        <comment>it has %n field, where %1 has %2</comment>
        <translation>
            <numerusform>sie hat %n Feld, wo %1 %2 hat</numerusform>
            <numerusform>sie hat %n Felder, wo %1 %2 hat</numerusform>
        </translation>
    </message>
    <message>
        <source>it holds bytes that are not plain text, of which %1 has none</source>
        <translation>sie enthält Bytes, die kein einfacher Text sind; in %1 gibt es keine solchen</translation>
    </message>
    <message>
        <source>%1 is no number, where %2 has numbers</source>
        <translation>%1 ist keine Zahl, wo %2 Zahlen hat</translation>
    </message>
    <message>
        <source>the tar archive ends early</source>
        <translation>das tar-Archiv endet vorzeitig</translation>
    </message>
    <message>
        <source>the tar archive is damaged</source>
        <translation>das tar-Archiv ist beschädigt</translation>
    </message>
    <message numerus="yes">
        <source>%n cells of %1 that cannot be read as a number filled with the column&apos;s mean.</source>
        <comment>%n cell of %1 that cannot be read as a number filled with the column&apos;s mean.</comment>
        <translation>
            <numerusform>%n Zelle von %1, die sich nicht als Zahl lesen lässt, wurde mit dem Mittelwert der Spalte gefüllt.</numerusform>
            <numerusform>%n Zellen von %1, die sich nicht als Zahl lesen lassen, wurden mit dem Mittelwert der Spalte gefüllt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cells that are no numbers were filled with means, in which every private row has a part: drop such rows for a result that is private among complete rows.</source>
        <translation>Zellen, die keine Zahlen sind, wurden mit Mittelwerten gefüllt, an denen jede private Zeile Anteil hat: Lassen Sie solche Zeilen weg, dann ist das Ergebnis unter vollständigen Zeilen privat.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n rows left out because of cells that cannot be read as a number.</source>
        <comment>%1 of %n row left out because of cells that cannot be read as a number.</comment>
        <translation>
            <numerusform>%1 von %n Zeile wurden wegen Zellen weggelassen, die sich nicht als Zahl lesen lassen.</numerusform>
            <numerusform>%1 von %n Zeilen wurden wegen Zellen weggelassen, die sich nicht als Zahl lesen lassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>if lines that start with &quot;%1&quot; are comments, say so</source>
        <translation>wenn Zeilen, die mit „%1“ beginnen, Kommentare sind, geben Sie das an</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n whole numbers beyond 2^53 were rounded to the nearest number here (first in line %2); to keep their digits, say that the column holds text.</source>
        <comment>%1: %n whole number beyond 2^53 was rounded to the nearest number here (line %2); to keep its digits, say that the column holds text.</comment>
        <translation>
            <numerusform>%1: %n ganze Zahl jenseits von 2^53 wurde hier auf die nächste darstellbare Zahl gerundet (Zeile %2); um ihre Ziffern zu behalten, geben Sie an, dass die Spalte Text enthält.</numerusform>
            <numerusform>%1: %n ganze Zahlen jenseits von 2^53 wurden hier auf die nächste darstellbare Zahl gerundet (zuerst in Zeile %2); um ihre Ziffern zu behalten, geben Sie an, dass die Spalte Text enthält.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n cells with zeros in front were read as numbers without them (first in line %2); to keep codes such as 007, say that the column holds text.</source>
        <comment>%1: %n cell with zeros in front was read as a number without them (line %2); to keep codes such as 007, say that the column holds text.</comment>
        <translation>
            <numerusform>%1: %n Zelle mit führenden Nullen wurde als Zahl ohne sie gelesen (Zeile %2); um Codes wie 007 zu behalten, geben Sie an, dass die Spalte Text enthält.</numerusform>
            <numerusform>%1: %n Zellen mit führenden Nullen wurden als Zahlen ohne sie gelesen (zuerst in Zeile %2); um Codes wie 007 zu behalten, geben Sie an, dass die Spalte Text enthält.</numerusform>
        </translation>
    </message>
    <message>
        <source>the file starts with the mark of UTF-8</source>
        <translation>die Datei beginnt mit der Marke von UTF-8</translation>
    </message>
    <message>
        <source>all bytes fit UTF-8</source>
        <translation>alle Bytes passen zu UTF-8</translation>
    </message>
    <message>
        <source>the file holds nothing but ASCII</source>
        <translation>die Datei enthält nur ASCII</translation>
    </message>
    <message>
        <source>the file starts with the mark of %1</source>
        <translation>die Datei beginnt mit der Marke von %1</translation>
    </message>
    <message>
        <source>every other byte is NUL, as in UTF-16 text</source>
        <translation>jedes zweite Byte ist NUL, wie in Text aus UTF-16</translation>
    </message>
    <message>
        <source>the bytes in line %1 are not UTF-8</source>
        <translation>die Bytes in Zeile %1 sind nicht UTF-8</translation>
    </message>
    <message numerus="yes">
        <source>%n fields</source>
        <comment>%n field</comment>
        <translation>
            <numerusform>%n Feld</numerusform>
            <numerusform>%n Felder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each of the first %n lines has %1</source>
        <comment>the only line has %1</comment>
        <translation>
            <numerusform>es gibt nur %n Zeile, und sie hat %1</numerusform>
            <numerusform>jede der ersten %n Zeilen hat %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of the first %2 lines have %3</source>
        <translation>%1 der ersten %2 Zeilen haben %3</translation>
    </message>
    <message>
        <source>no field of the first lines is wrapped in quotes</source>
        <translation>kein Feld der ersten Zeilen steht in Anführungszeichen</translation>
    </message>
    <message numerus="yes">
        <source>%n fields of the first lines are wrapped in it</source>
        <comment>%n field of the first lines is wrapped in it</comment>
        <translation>
            <numerusform>%n Feld der ersten Zeilen steht darin</numerusform>
            <numerusform>%n Felder der ersten Zeilen stehen darin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fields of the first lines are wrapped in it, and none in &quot;</source>
        <comment>%n field of the first lines is wrapped in it, and none in &quot;</comment>
        <translation>
            <numerusform>%n Feld der ersten Zeilen steht darin, und keines in &quot;</numerusform>
            <numerusform>%n Felder der ersten Zeilen stehen darin, und keines in &quot;</numerusform>
        </translation>
    </message>
    <message>
        <source>no line at the top starts with a comment mark</source>
        <translation>keine Zeile am Anfang beginnt mit einem Kommentarzeichen</translation>
    </message>
    <message>
        <source>the file starts with it, above the table</source>
        <translation>die Datei beginnt damit, über der Tabelle</translation>
    </message>
    <message>
        <source>the first line starts with &quot;%1&quot;, but is like the lines below</source>
        <translation>die erste Zeile beginnt mit „%1“, gleicht aber den Zeilen darunter</translation>
    </message>
    <message>
        <source>the first line is longer than %1 MB</source>
        <translation>die erste Zeile ist länger als %1 MB</translation>
    </message>
    <message>
        <source>choose a text file with one row of the table in a line</source>
        <translation>wählen Sie eine Textdatei mit einer Zeile je Tabellenzeile</translation>
    </message>
    <message>
        <source>a row is longer than %1 MB</source>
        <translation>eine Tabellenzeile ist länger als %1 MB</translation>
    </message>
    <message>
        <source>look for a quote that is not closed, or choose another file</source>
        <translation>suchen Sie nach einem Anführungszeichen, das nicht geschlossen wird, oder wählen Sie eine andere Datei</translation>
    </message>
    <message>
        <source>as chosen</source>
        <translation>angegeben</translation>
    </message>
    <message>
        <source>the given thousands mark leaves no other</source>
        <translation>das angegebene Tausenderzeichen lässt kein anderes übrig</translation>
    </message>
    <message>
        <source>%1 in line %2 allows no other reading</source>
        <translation>%1 in Zeile %2 lässt keine andere Lesart zu</translation>
    </message>
    <message numerus="yes">
        <source>%1, though %n cells have the other mark</source>
        <comment>%1, though %n cell has the other mark</comment>
        <translation>
            <numerusform>%1, obwohl %n Zelle das andere Zeichen hat</numerusform>
            <numerusform>%1, obwohl %n Zellen das andere Zeichen haben</numerusform>
        </translation>
    </message>
    <message>
        <source>another mark groups the digits of whole numbers</source>
        <translation>ein anderes Zeichen gliedert die Ziffern ganzer Zahlen</translation>
    </message>
    <message>
        <source>nothing in the file settles it</source>
        <translation>nichts in der Datei entscheidet es</translation>
    </message>
    <message>
        <source>no number in the file has a mark</source>
        <translation>keine Zahl in der Datei hat ein solches Zeichen</translation>
    </message>
    <message>
        <source>%1 in line %2 has groups of three digits</source>
        <translation>%1 in Zeile %2 hat Gruppen von drei Ziffern</translation>
    </message>
    <message>
        <source>no number in the file has groups of three digits</source>
        <translation>keine Zahl in der Datei hat Gruppen von drei Ziffern</translation>
    </message>
    <message>
        <source>no cell is missing</source>
        <translation>keine Zelle fehlt</translation>
    </message>
    <message>
        <source>%1 in line %2 means %3 or %4, and nothing in the file shows which (%5): it was read as %6; if it is %7, say that the decimal mark is &quot;%8&quot;.</source>
        <translation>%1 in Zeile %2 bedeutet %3 oder %4, und nichts in der Datei entscheidet es (%5): Gelesen wurde es als %6; wenn es %7 ist, geben Sie an, dass das Dezimalzeichen „%8“ ist.</translation>
    </message>
    <message>
        <source>The separator %1 and the separator %2 cut every line equally well, and nothing in the file shows which is meant: it was read with the first.</source>
        <translation>Das Trennzeichen %1 und das Trennzeichen %2 zerlegen jede Zeile gleich gut, und nichts in der Datei sagt, welches gemeint ist: Gelesen wurde sie mit dem ersten.</translation>
    </message>
    <message>
        <source>with the separator %1 there are more than %2 columns</source>
        <translation>mit dem Trennzeichen %1 gibt es mehr als %2 Spalten</translation>
    </message>
    <message>
        <source>choose another separator, or take a part of the columns</source>
        <translation>wählen Sie ein anderes Trennzeichen, oder nehmen Sie einen Teil der Spalten</translation>
    </message>
    <message>
        <source>the decimal mark and the thousands mark are the same</source>
        <translation>Dezimalzeichen und Tausenderzeichen sind dasselbe</translation>
    </message>
    <message>
        <source>change one of them</source>
        <translation>ändern Sie eines von beiden</translation>
    </message>
    <message>
        <source>the first line holds nothing but numbers</source>
        <translation>die erste Zeile enthält nur Zahlen</translation>
    </message>
    <message>
        <source>the only line holds nothing but words</source>
        <translation>die einzige Zeile enthält nur Wörter</translation>
    </message>
    <message>
        <source>the only line holds numbers</source>
        <translation>die einzige Zeile enthält Zahlen</translation>
    </message>
    <message>
        <source>the words of the first line do not come again</source>
        <translation>die Wörter der ersten Zeile kommen nicht wieder vor</translation>
    </message>
    <message>
        <source>words of the first line come again below</source>
        <translation>Wörter der ersten Zeile kommen darunter wieder vor</translation>
    </message>
    <message numerus="yes">
        <source>words of the first line stand over %n columns of numbers</source>
        <comment>a word of the first line stands over a column of numbers</comment>
        <translation>
            <numerusform>Wörter der ersten Zeile stehen über %n Spalte mit Zahlen</numerusform>
            <numerusform>Wörter der ersten Zeile stehen über %n Spalten mit Zahlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the first line has numbers in %n columns of numbers</source>
        <comment>the first line has a number in the column of numbers</comment>
        <translation>
            <numerusform>die erste Zeile hat Zahlen in %n Spalte mit Zahlen</numerusform>
            <numerusform>die erste Zeile hat Zahlen in %n Spalten mit Zahlen</numerusform>
        </translation>
    </message>
    <message>
        <source>The %1 is %2; it can be %3.</source>
        <translation>Angegeben als %1: %2; möglich ist %3.</translation>
    </message>
    <message>
        <source>The decimal mark and the thousands mark are the same; change one of them.</source>
        <translation>Dezimalzeichen und Tausenderzeichen sind dasselbe; ändern Sie eines von beiden.</translation>
    </message>
    <message>
        <source>The separator and the mark of comment lines are the same; change one of them.</source>
        <translation>Trennzeichen und Kommentarzeichen sind dasselbe; ändern Sie eines von beiden.</translation>
    </message>
    <message>
        <source>separator</source>
        <translation>Trennzeichen</translation>
    </message>
    <message>
        <source>thousands mark</source>
        <translation>Tausenderzeichen</translation>
    </message>
    <message>
        <source>quote</source>
        <translation>Anführungszeichen</translation>
    </message>
    <message>
        <source>mark of comment lines</source>
        <translation>Kommentarzeichen</translation>
    </message>
    <message>
        <source>Column %1 is declared as a number and has categories; declare it as text, or take the categories away.</source>
        <translation>Die Spalte %1 ist als Zahl angegeben und hat Kategorien; geben Sie sie als Text an, oder nehmen Sie die Kategorien weg.</translation>
    </message>
    <message>
        <source>The categories of column %1 are an empty list; name at least one, or write null for those found in the data.</source>
        <translation>Die Kategorien der Spalte %1 sind eine leere Liste; nennen Sie mindestens eine, oder schreiben Sie null für die in den Daten gefundenen.</translation>
    </message>
    <message>
        <source>Column %1 has %2 declared categories; declare at most %3.</source>
        <translation>Für die Spalte %1 sind %2 Kategorien angegeben; geben Sie höchstens %3 an.</translation>
    </message>
    <message>
        <source>A declared category of column %1 is empty; an empty cell is a missing one.</source>
        <translation>Eine angegebene Kategorie der Spalte %1 ist leer; eine leere Zelle ist eine fehlende.</translation>
    </message>
    <message>
        <source>The category %1 of column %2 is declared twice; list it once.</source>
        <translation>Die Kategorie %1 der Spalte %2 ist zweimal angegeben; nennen Sie sie einmal.</translation>
    </message>
    <message>
        <source>Column %1 is declared twice; declare it once.</source>
        <translation>Die Spalte %1 ist zweimal angegeben; geben Sie sie einmal an.</translation>
    </message>
    <message>
        <source>Column %1 is declared as text, but this table holds numbers there; take it off the list.</source>
        <translation>Die Spalte %1 ist als Text angegeben, aber diese Tabelle enthält dort Zahlen; nehmen Sie sie von der Liste.</translation>
    </message>
    <message>
        <source>Column %1 is declared as a number, but this table holds text there; take it off the list.</source>
        <translation>Die Spalte %1 ist als Zahl angegeben, aber diese Tabelle enthält dort Text; nehmen Sie sie von der Liste.</translation>
    </message>
    <message>
        <source>built-in data are not read by a recipe</source>
        <translation>eingebaute Daten werden nicht mit einem Rezept gelesen</translation>
    </message>
    <message>
        <source>name the file that the recipe is for, or leave the recipe out</source>
        <translation>nennen Sie die Datei, für die das Rezept ist, oder lassen Sie das Rezept weg</translation>
    </message>
    <message>
        <source>there is no recipe &quot;%1&quot;</source>
        <translation>es gibt kein Rezept „%1“</translation>
    </message>
    <message>
        <source>data.%1 does not go with data.recipe, which says how the file is read</source>
        <translation>data.%1 verträgt sich nicht mit data.recipe, das sagt, wie die Datei gelesen wird</translation>
    </message>
    <message>
        <source>leave one of them out</source>
        <translation>lassen Sie eines von beiden weg</translation>
    </message>
    <message>
        <source>Keeps the labels, and adds noise to the sums that ridge needs of them.</source>
        <translation>Behält die Labels und verrauscht die Summen, die Ridge davon braucht.</translation>
    </message>
    <message>
        <source>The same with bell-shaped noise: less of it for many sums, and a δ.</source>
        <translation>Dasselbe mit glockenförmigem Rauschen: weniger davon bei vielen Summen, und ein δ.</translation>
    </message>
    <message>
        <source>Ignores the features: the private mean for everyone.</source>
        <translation>Lässt die Merkmale außer Acht: der private Mittelwert für alle.</translation>
    </message>
    <message>
        <source>No privacy</source>
        <translation>Keine Privatsphäre</translation>
    </message>
    <message>
        <source>The error of the same learner with the true labels.</source>
        <translation>Was dasselbe Lernverfahren mit den wahren Labels erreicht.</translation>
    </message>
    <message>
        <source>Learns as usual and makes the weights noisy.</source>
        <translation>Lernt wie üblich und verrauscht die Gewichte.</translation>
    </message>
    <message>
        <source>Adds a random slope to the objective: the noise shapes the weights while they are learned.</source>
        <translation>Addiert eine zufällige Steigung zur Zielfunktion: Das Rauschen formt die Gewichte, während sie gelernt werden.</translation>
    </message>
    <message>
        <source>Objective, tight</source>
        <translation>Zielfunktion, scharf</translation>
    </message>
    <message>
        <source>The same with a smaller price for the loss&apos;s bend, proved here.</source>
        <translation>Dasselbe mit kleinerem Preis für die Krümmung des Verlusts, hier bewiesen.</translation>
    </message>
    <message>
        <source>Objective, halved</source>
        <translation>Zielfunktion, halbiert</translation>
    </message>
    <message>
        <source>The same, but half of ε always pays for the loss&apos;s bend.</source>
        <translation>Dasselbe, aber die Hälfte von ε zahlt immer für die Krümmung des Verlusts.</translation>
    </message>
    <message>
        <source>The same classifier without noise.</source>
        <translation>Derselbe Klassifikator ohne Rauschen.</translation>
    </message>
    <message>
        <source>Age, sex, region and yearly income (in 1,000 $) of 1,000 invented people, as a census might sample them; no real person is among them. Known truth: income = (42 - 0.015 (age - 50)^2 + r) exp(0.7 z - 0.245) with z standard normal, where r is 0 for north, -4 for east, 2 for south, 6 for west; sex has no influence. age is 18 + a + b with a uniform on 0 to 19 and b uniform on 0 to 45, the sexes and the regions are equally likely. The exponential has mean 1, so the mean over all such people is 39.86 for income and 50 for age. Incomes have a heavy right tail: about 4 in 1,000 lie above the public bound of 200.</source>
        <translation>Alter, Geschlecht, Region und Jahreseinkommen (in 1000 $) von 1000 erfundenen Personen, wie eine Volkszählung sie als Stichprobe ziehen könnte; keine wirkliche Person ist darunter. Bekannte Wahrheit: income = (42 − 0,015 (age − 50)^2 + r) exp(0,7 z − 0,245) mit standardnormalem z, wobei r 0 für north, −4 für east, 2 für south und 6 für west ist; sex hat keinen Einfluss. age ist 18 + a + b mit a gleichverteilt auf 0 bis 19 und b gleichverteilt auf 0 bis 45, die Geschlechter und die Regionen sind gleich wahrscheinlich. Die Exponentialfunktion hat den Mittelwert 1, daher ist der Mittelwert über alle solchen Personen 39,86 für income und 50 für age. Die Einkommen haben einen schweren rechten Ausläufer: Etwa 4 von 1000 liegen über der öffentlichen Schranke von 200.</translation>
    </message>
    <message>
        <source>Census sample</source>
        <translation>Volkszählungsstichprobe</translation>
    </message>
    <message>
        <source>The table has no rows; choose a table with at least one.</source>
        <translation>Die Tabelle hat keine Zeilen; wählen Sie eine mit mindestens einer.</translation>
    </message>
    <message numerus="yes">
        <source>No row of %n would be left without missing cells in this column; choose another column.</source>
        <comment>The only row misses its cell in this column; choose another column or a table with more rows.</comment>
        <translation>
            <numerusform>Von %n Zeile bliebe keine ohne fehlende Zelle in dieser Spalte; wählen Sie eine andere Spalte oder eine Tabelle mit mehr Zeilen.</numerusform>
            <numerusform>Von %n Zeilen bliebe keine ohne fehlende Zellen in dieser Spalte; wählen Sie eine andere Spalte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Discrete Laplace noise cannot be drawn exactly at epsilon %1; choose another epsilon, or laplace.</source>
        <translation>Diskretes Laplace-Rauschen lässt sich bei Epsilon %1 nicht exakt ziehen; wählen Sie ein anderes Epsilon oder laplace.</translation>
    </message>
    <message>
        <source>Discrete Laplace</source>
        <translation>Diskretes Laplace</translation>
    </message>
    <message>
        <source>Adds whole numbers that fall off evenly on both sides: for counts an exact release, drawn without rounding.</source>
        <translation>Addiert ganze Zahlen, die auf beiden Seiten gleichmäßig seltener werden: bei Anzahlen die exakte Veröffentlichung, ohne Rundung gezogen.</translation>
    </message>
    <message>
        <source>Exponential</source>
        <translation>Exponentiell</translation>
    </message>
    <message>
        <source>Answers with a value near the wanted rank more often than with any other: for medians and other quantiles.</source>
        <translation>Antwortet mit einem Wert nahe dem gewünschten Rang öfter als mit jedem anderen: für Mediane und andere Quantile.</translation>
    </message>
    <message>
        <source>The quantile</source>
        <translation>Das Quantil</translation>
    </message>
    <message>
        <source>The number of bins</source>
        <translation>Die Anzahl der Zellen</translation>
    </message>
    <message>
        <source>The statistic&apos;s share of the budget</source>
        <translation>Der Anteil der Kennzahl am Budget</translation>
    </message>
    <message>
        <source>The deepest place of the valley was found in the private values: a bound chosen there reveals something about them.</source>
        <translation>Wo das Tal am tiefsten ist, wurde in den privaten Werten gefunden: Eine Schranke, die dort gewählt wird, verrät etwas über sie.</translation>
    </message>
    <message>
        <source>mechanism</source>
        <translation>Mechanismus</translation>
    </message>
    <message>
        <source>The exponential mechanism is for quantiles; choose laplace, discrete-laplace or gaussian.</source>
        <translation>Der exponentielle Mechanismus ist für Quantile; wählen Sie laplace, discrete-laplace oder gaussian.</translation>
    </message>
    <message>
        <source>The bounds of column %1 are %2 and %3; the lower one must be the smaller, and both ordinary numbers.</source>
        <translation>Die Schranken der Spalte %1 sind %2 und %3; die untere muss die kleinere sein, und beide müssen gewöhnliche Zahlen sein.</translation>
    </message>
    <message>
        <source>A release names no column; name the one it is about.</source>
        <translation>Eine Veröffentlichung nennt keine Spalte; nennen Sie die, von der sie handelt.</translation>
    </message>
    <message>
        <source>The quantile of column %1 is %2; choose a number between 0 and 1, 0.5 for the median.</source>
        <translation>Das Quantil der Spalte %1 ist %2; wählen Sie eine Zahl zwischen 0 und 1, 0,5 für den Median.</translation>
    </message>
    <message>
        <source>The histogram of column %1 has %2 bins; choose 1 to 10,000.</source>
        <translation>Das Histogramm der Spalte %1 hat %2 Zellen; wählen Sie 1 bis 10 000.</translation>
    </message>
    <message>
        <source>The share of column %1 is %2; choose a number above 0, at most 1.</source>
        <translation>Der Anteil der Spalte %1 ist %2; wählen Sie eine Zahl über 0, höchstens 1.</translation>
    </message>
    <message>
        <source>The bounds of column %1 are missing; declare what is publicly known, not what the table shows.</source>
        <translation>Die Schranken der Spalte %1 fehlen; geben Sie an, was öffentlich bekannt ist, nicht, was die Tabelle zeigt.</translation>
    </message>
    <message>
        <source>Column %1 is text; say which of its values is counted.</source>
        <translation>Die Spalte %1 ist Text; sagen Sie, welcher ihrer Werte gezählt wird.</translation>
    </message>
    <message>
        <source>Column %1 is text; declare its categories, for a list taken from the data would reveal which ones occur.</source>
        <translation>Die Spalte %1 ist Text; geben Sie ihre Kategorien an, denn eine Liste aus den Daten würde verraten, welche vorkommen.</translation>
    </message>
    <message>
        <source>The variance of a single row is always 0; use a table with more rows.</source>
        <translation>Die Varianz einer einzelnen Zeile ist immer 0; nehmen Sie eine Tabelle mit mehr Zeilen.</translation>
    </message>
    <message>
        <source>Count of %1</source>
        <translation>Anzahl von %1</translation>
    </message>
    <message>
        <source>Sum of %1</source>
        <translation>Summe von %1</translation>
    </message>
    <message>
        <source>Variance of %1</source>
        <translation>Varianz von %1</translation>
    </message>
    <message>
        <source>Quantile %2 of %1</source>
        <translation>Quantil %2 von %1</translation>
    </message>
    <message>
        <source>Histogram of %1</source>
        <translation>Histogramm von %1</translation>
    </message>
    <message>
        <source>Mean of %1</source>
        <translation>Mittelwert von %1</translation>
    </message>
    <message>
        <source>The noise on a sum or a count is the same for any number of rows, so more rows do not help to reach a wanted error.</source>
        <translation>Das Rauschen auf einer Summe oder Anzahl ist bei jeder Zeilenzahl gleich, daher erreichen mehr Zeilen keinen gewünschten Fehler.</translation>
    </message>
    <message>
        <source>Asking other people</source>
        <translation>Andere Leute befragen</translation>
    </message>
    <message>
        <source>No noise</source>
        <translation>Kein Rauschen</translation>
    </message>
    <message numerus="yes">
        <source>Asking %n other people</source>
        <comment>Asking %n other person</comment>
        <translation>
            <numerusform>%n andere Person befragen</numerusform>
            <numerusform>%n andere Personen befragen</numerusform>
        </translation>
    </message>
    <message>
        <source>Noise alone</source>
        <translation>Nur Rauschen</translation>
    </message>
    <message>
        <source>%1 has the share %2 of epsilon and delta (basic composition).</source>
        <translation>%1 hat den Anteil %2 von Epsilon und Delta (einfache Komposition).</translation>
    </message>
    <message>
        <source>Neighbours: one row replaced, so the number of rows is public. If rows may be added or removed, that number is private as well and other sensitivities hold.</source>
        <translation>Nachbarn: eine Zeile ersetzt, also ist die Zeilenzahl öffentlich. Dürfen Zeilen hinzukommen oder wegfallen, ist auch sie privat, und es gelten andere Sensitivitäten.</translation>
    </message>
    <message>
        <source>The largest count of the histogram; the row that leaves it enters another count, and both together reveal no more than epsilon.</source>
        <translation>Die größte Anzahl des Histogramms; die Zeile, die sie verlässt, kommt zu einer anderen Anzahl, und beide zusammen verraten nicht mehr als ε.</translation>
    </message>
    <message>
        <source>not reached up to epsilon %1</source>
        <translation>bis Epsilon %1 nicht erreicht</translation>
    </message>
    <message>
        <source>reached at the smallest epsilon of the curve already</source>
        <translation>schon beim kleinsten Epsilon der Kurve erreicht</translation>
    </message>
    <message>
        <source>by the mean of a few sampled fits; a run draws other ones</source>
        <translation>nach dem Mittel weniger gezogener Anpassungen; ein Lauf zieht andere</translation>
    </message>
    <message>
        <source>measured only by runs at the study&apos;s epsilons</source>
        <translation>nur durch Läufe bei den Epsilon der Studie gemessen</translation>
    </message>
    <message>
        <source>not reached at any of the study&apos;s epsilons</source>
        <translation>bei keinem Epsilon der Studie erreicht</translation>
    </message>
    <message>
        <source>It keeps %1 instead of %2 directions of the features and clips rows to length %3 instead of %4, as public quantities advise; with these labels that is worse.</source>
        <translation>Sie behält %1 statt %2 Richtungen der Merkmale und kürzt Zeilen auf die Länge %3 statt %4, wie öffentliche Größen es raten; mit diesen Labels ist das schlechter.</translation>
    </message>
    <message>
        <source>The half-width zeta goes from %1 to %2 and the prior&apos;s share of epsilon from %3 to %4; with the noisy prior of these splits that is worse.</source>
        <translation>Die halbe Breite Zeta geht von %1 auf %2 und der Anteil der Vorabverteilung an Epsilon von %3 auf %4; mit der verrauschten Vorabverteilung dieser Aufteilungen ist das schlechter.</translation>
    </message>
    <message>
        <source>Its answers follow the noisy prior, which suits the labels better at the smaller epsilon by chance.</source>
        <translation>Ihre Antworten folgen der verrauschten Vorabverteilung, die beim kleineren Epsilon zufällig besser zu den Labels passt.</translation>
    </message>
    <message numerus="yes">
        <source>The mean of %n draws in each split with the same noise along the curve; press Run for more.</source>
        <comment>The mean of %n draw in each split with the same noise along the curve; press Run for more.</comment>
        <translation>
            <numerusform>Das Mittel von %n Ziehung je Aufteilung mit demselben Rauschen entlang der Kurve; „Starten“ ergibt mehr.</numerusform>
            <numerusform>Das Mittel von %n Ziehungen je Aufteilung mit demselben Rauschen entlang der Kurve; „Starten“ ergibt mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>As printed the noise is half of what its own proof asks for: this bound on the error is proved nowhere.</source>
        <translation>Wie gedruckt ist das Rauschen halb so groß, wie der eigene Beweis verlangt: Diese Fehlerschranke ist nirgends bewiesen.</translation>
    </message>
    <message>
        <source>A noisy mean of the labels for epsilon %1.</source>
        <translation>Ein verrauschtes Mittel der Labels für ε = %1.</translation>
    </message>
    <message>
        <source>Their location, for epsilon %1: they are moved into an interval of half-width %2.</source>
        <translation>Wo sie liegen, für ε = %1: Sie werden in ein Intervall der halben Breite %2 gesetzt.</translation>
    </message>
    <message>
        <source>Their mean alone for epsilon %1: more would drown in the noise.</source>
        <translation>Allein ihr Mittel für ε = %1: Mehr ginge im Rauschen unter.</translation>
    </message>
    <message>
        <source>Noisy sums along %2 directions of the features for epsilon %1.</source>
        <translation>Verrauschte Summen entlang %2 Richtungen der Merkmale für ε = %1.</translation>
    </message>
    <message>
        <source>The distance of labels from the predictions of these sums, for epsilon %1.</source>
        <translation>Wie weit Labels von dem entfernt sind, was diese Summen vorhersagen, für ε = %1.</translation>
    </message>
    <message>
        <source>Noisy sums of what is left along %2 directions for epsilon %1, cut at %3; about %4 % were not cut.</source>
        <translation>Verrauschte Summen dessen, was übrig bleibt, entlang %2 Richtungen für ε = %1, abgeschnitten bei %3; etwa %4 % wurden nicht abgeschnitten.</translation>
    </message>
    <message>
        <source>The rest of each label, randomized for epsilon %1, cut at %2; about %3 % were not cut.</source>
        <translation>Was von jedem Label übrig bleibt, verrauscht für ε = %1, abgeschnitten bei %2; etwa %3 % wurden nicht abgeschnitten.</translation>
    </message>
    <message>
        <source>Some people answered once with epsilon %1, within %2 of their earlier predictions.</source>
        <translation>Einige Personen antworteten einmal mit ε = %1, bis %2 von dem entfernt, was zuvor von ihnen vorhergesagt war.</translation>
    </message>
    <message>
        <source>These people were not asked before.</source>
        <translation>Diese Personen wurden vorher nicht gefragt.</translation>
    </message>
    <message>
        <source>%1 at epsilon %2: %3</source>
        <translation>%1 bei ε = %2: %3</translation>
    </message>
    <message>
        <source>RPWithPrior in two stages</source>
        <translation>RPWithPrior in zwei Stufen</translation>
    </message>
    <message>
        <source>A noisy regression first; then each label is answered near its prediction.</source>
        <translation>Erst eine verrauschte Regression; dann wird jedes Label nahe seiner Vorhersage beantwortet.</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Beste</translation>
    </message>
    <message>
        <source>The same as “Best, with a curator”.</source>
        <translation>Dasselbe wie „Beste, mit Treuhänder“.</translation>
    </message>
    <message>
        <source>Best, with a curator</source>
        <translation>Beste, mit Treuhänder</translation>
    </message>
    <message>
        <source>Several looks at the labels, each narrowing the next; a curator sees them.</source>
        <translation>Mehrere Blicke auf die Labels, jeder grenzt den nächsten ein; ein Treuhänder sieht sie.</translation>
    </message>
    <message>
        <source>Best, without a curator</source>
        <translation>Beste, ohne Treuhänder</translation>
    </message>
    <message>
        <source>Everyone answers once; the later ones near the predictions learned from the first.</source>
        <translation>Jeder antwortet einmal; die Späteren nahe dem, was die Ersten gelehrt haben.</translation>
    </message>
    <message>
        <source>Its points are means of a few sampled fits, so it may be chance; or its stages share epsilon in another way from here on.</source>
        <translation>Ihre Punkte sind Mittel weniger gezogener Anpassungen, es kann also Zufall sein; oder ihre Stufen teilen ε von hier an anders auf.</translation>
    </message>
    <message>
        <source>Errors are of predictions clipped to the bounds. Expected ones are exact without noise, for the private mean and for central ridge; those of label randomizers are by the normal law (kind &quot;normal&quot;), and their exact ones are of unclipped predictions. Methods with several stages have only sampled ones.</source>
        <translation>Fehler gehören zu Vorhersagen, die auf die Schranken geklemmt sind. Erwartete sind exakt ohne Rauschen, für den privaten Mittelwert und für die zentrale Ridge-Regression; wo Labels verrauscht werden, sind sie nach der Normalverteilung berechnet (Art „normal“), und exakte gehören dort zu ungeklemmten Vorhersagen. Methoden mit mehreren Stufen haben nur gezogene.</translation>
    </message>
    <message>
        <source>this is an Excel workbook (.xlsx), not delimited text</source>
        <translation>dies ist eine Excel-Mappe (.xlsx), kein Text mit Trennzeichen</translation>
    </message>
    <message>
        <source>this is an OpenDocument spreadsheet (.ods), not delimited text</source>
        <translation>dies ist eine OpenDocument-Tabelle (.ods), kein Text mit Trennzeichen</translation>
    </message>
    <message>
        <source>this is an Excel workbook that is protected by a password</source>
        <translation>dies ist eine Excel-Mappe, die ein Passwort schützt</translation>
    </message>
    <message>
        <source>open it in Excel or LibreOffice with its password and save the sheet as CSV</source>
        <translation>öffnen Sie sie mit ihrem Passwort in Excel oder LibreOffice und speichern Sie das Blatt als CSV</translation>
    </message>
    <message>
        <source>this is a zip archive, not a table</source>
        <translation>dies ist ein Zip-Archiv, keine Tabelle</translation>
    </message>
    <message>
        <source>this is a text document (.doc, .docx or .odt), not a table</source>
        <translation>dies ist ein Textdokument (.doc, .docx oder .odt), keine Tabelle</translation>
    </message>
    <message>
        <source>copy the table into a spreadsheet and save that as CSV</source>
        <translation>kopieren Sie die Tabelle in eine Tabellenkalkulation und speichern Sie diese als CSV</translation>
    </message>
    <message>
        <source>this is a presentation, not a table</source>
        <translation>dies ist eine Präsentation, keine Tabelle</translation>
    </message>
    <message>
        <source>this is a spreadsheet of Apple Numbers, not delimited text</source>
        <translation>dies ist eine Tabelle von Apple Numbers, kein Text mit Trennzeichen</translation>
    </message>
    <message>
        <source>this is a NumPy file (.npy or .npz), not delimited text</source>
        <translation>dies ist eine NumPy-Datei (.npy oder .npz), kein Text mit Trennzeichen</translation>
    </message>
    <message>
        <source>read it with numpy.load and write it with numpy.savetxt(&quot;table.csv&quot;, table, delimiter=&quot;,&quot;)</source>
        <translation>lesen Sie sie mit numpy.load und schreiben Sie sie mit numpy.savetxt(&quot;table.csv&quot;, table, delimiter=&quot;,&quot;)</translation>
    </message>
    <message>
        <source>these are R objects (.RData), not delimited text</source>
        <translation>dies sind R-Objekte (.RData), kein Text mit Trennzeichen</translation>
    </message>
    <message>
        <source>this is an R object (.rds), not delimited text</source>
        <translation>dies ist ein R-Objekt (.rds), kein Text mit Trennzeichen</translation>
    </message>
    <message>
        <source>load it in R and write the table with write.csv(table, &quot;table.csv&quot;, row.names = FALSE)</source>
        <translation>laden Sie es in R und schreiben Sie die Tabelle mit write.csv(table, &quot;table.csv&quot;, row.names = FALSE)</translation>
    </message>
    <message>
        <source>this is an Arrow or Feather file, not delimited text</source>
        <translation>dies ist eine Arrow- oder Feather-Datei, kein Text mit Trennzeichen</translation>
    </message>
    <message>
        <source>this is an ORC file, not delimited text</source>
        <translation>dies ist eine ORC-Datei, kein Text mit Trennzeichen</translation>
    </message>
    <message>
        <source>this is an Avro file, not delimited text</source>
        <translation>dies ist eine Avro-Datei, kein Text mit Trennzeichen</translation>
    </message>
    <message>
        <source>read it with Python and write the table as CSV</source>
        <translation>lesen Sie sie mit Python und schreiben Sie die Tabelle als CSV</translation>
    </message>
    <message>
        <source>read it with pandas and write it with to_csv(&quot;table.csv&quot;, index=False)</source>
        <translation>lesen Sie sie mit pandas und schreiben Sie sie mit to_csv(&quot;table.csv&quot;, index=False)</translation>
    </message>
    <message>
        <source>this is a DuckDB data base, not delimited text</source>
        <translation>dies ist eine DuckDB-Datenbank, kein Text mit Trennzeichen</translation>
    </message>
    <message>
        <source>this is an Access data base, not delimited text</source>
        <translation>dies ist eine Access-Datenbank, kein Text mit Trennzeichen</translation>
    </message>
    <message>
        <source>this is a MATLAB file (.mat), not delimited text</source>
        <translation>dies ist eine MATLAB-Datei (.mat), kein Text mit Trennzeichen</translation>
    </message>
    <message>
        <source>load it in MATLAB or Octave and write the table with writetable or csvwrite</source>
        <translation>laden Sie sie in MATLAB oder Octave und schreiben Sie die Tabelle mit writetable oder csvwrite als CSV</translation>
    </message>
    <message>
        <source>this is a Python pickle, not delimited text</source>
        <translation>dies ist ein Python-Pickle, kein Text mit Trennzeichen</translation>
    </message>
    <message>
        <source>this is a text document (.rtf), not a table</source>
        <translation>dies ist ein Textdokument (.rtf), keine Tabelle</translation>
    </message>
    <message>
        <source>this is a picture, not a table</source>
        <translation>dies ist ein Bild, keine Tabelle</translation>
    </message>
    <message>
        <source>this is a RAR archive, not a table</source>
        <translation>dies ist ein RAR-Archiv, keine Tabelle</translation>
    </message>
    <message>
        <source>this is a web page (HTML), not delimited text</source>
        <translation>dies ist eine Webseite (HTML), kein Text mit Trennzeichen</translation>
    </message>
    <message>
        <source>download the data file that the page links to, or open the page&apos;s table in a spreadsheet and save it as CSV</source>
        <translation>laden Sie die Datei herunter, auf die die Seite verweist, oder öffnen Sie die Tabelle der Seite in einer Tabellenkalkulation und speichern Sie sie als CSV</translation>
    </message>
    <message>
        <source>this is an Excel workbook as XML, not delimited text</source>
        <translation>dies ist eine Excel-Mappe als XML, kein Text mit Trennzeichen</translation>
    </message>
    <message>
        <source>open it in Excel or LibreOffice and save the sheet as CSV</source>
        <translation>öffnen Sie sie in Excel oder LibreOffice und speichern Sie das Blatt als CSV</translation>
    </message>
    <message>
        <source>this is XML, not delimited text</source>
        <translation>dies ist XML, kein Text mit Trennzeichen</translation>
    </message>
    <message>
        <source>open it in a spreadsheet and save it as CSV</source>
        <translation>öffnen Sie es in einer Tabellenkalkulation und speichern Sie es als CSV</translation>
    </message>
    <message>
        <source>these are JSON lines, not delimited text</source>
        <translation>dies sind JSON-Zeilen, kein Text mit Trennzeichen</translation>
    </message>
    <message>
        <source>read them with pandas.read_json(&quot;file&quot;, lines=True) and write the table with to_csv(&quot;table.csv&quot;, index=False)</source>
        <translation>lesen Sie sie mit pandas.read_json(&quot;file&quot;, lines=True) und schreiben Sie die Tabelle mit to_csv(&quot;table.csv&quot;, index=False)</translation>
    </message>
    <message>
        <source>this is JSON, not delimited text</source>
        <translation>dies ist JSON, kein Text mit Trennzeichen</translation>
    </message>
    <message>
        <source>read it with pandas.read_json and write the table with to_csv(&quot;table.csv&quot;, index=False)</source>
        <translation>lesen Sie es mit pandas.read_json und schreiben Sie die Tabelle mit to_csv(&quot;table.csv&quot;, index=False)</translation>
    </message>
    <message>
        <source>this is an ARFF file of Weka, not delimited text</source>
        <translation>dies ist eine ARFF-Datei von Weka, kein Text mit Trennzeichen</translation>
    </message>
    <message>
        <source>save it as CSV in Weka, or keep what stands below @data under a line with the names of the attributes, commas between</source>
        <translation>speichern Sie sie in Weka als CSV, oder behalten Sie, was unter @data steht, unter einer Zeile mit den Namen der Attribute, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>every row has its own value</source>
        <translation>jede Zeile hat ihren eigenen Wert</translation>
    </message>
    <message>
        <source>%1 rows have %2 different values</source>
        <translation>%1 Zeilen haben %2 verschiedene Werte</translation>
    </message>
    <message>
        <source>it counts the rows</source>
        <translation>sie zählt die Zeilen</translation>
    </message>
    <message numerus="yes">
        <source>it is text with %n different values</source>
        <comment>it is text with %n different value</comment>
        <translation>
            <numerusform>sie ist Text mit %n verschiedenen Wert</numerusform>
            <numerusform>sie ist Text mit %n verschiedenen Werten</numerusform>
        </translation>
    </message>
    <message>
        <source>The feature %1 looks like an identifier (%2): nothing can be learned from it; leave it out of the features.</source>
        <translation>Das Merkmal %1 sieht wie eine Kennung aus (%2): Daraus lässt sich nichts lernen; nehmen Sie es aus den Merkmalen.</translation>
    </message>
    <message>
        <source>Column %1 &quot;%2&quot; looks like an identifier: %3; leave it out of the features.</source>
        <translation>Spalte %1 „%2“ sieht wie eine Kennung aus: %3; nehmen Sie sie aus den Merkmalen.</translation>
    </message>
    <message>
        <source>euros</source>
        <translation>Euro</translation>
    </message>
    <message>
        <source>dollars</source>
        <translation>Dollar</translation>
    </message>
    <message>
        <source>pounds</source>
        <translation>Pfund</translation>
    </message>
    <message>
        <source>yen</source>
        <translation>Yen</translation>
    </message>
    <message>
        <source>Swiss francs</source>
        <translation>Schweizer Franken</translation>
    </message>
    <message>
        <source>crowns</source>
        <translation>Kronen</translation>
    </message>
    <message>
        <source>zlotys</source>
        <translation>Złoty</translation>
    </message>
    <message>
        <source>Czech crowns</source>
        <translation>tschechische Kronen</translation>
    </message>
    <message>
        <source>rupees</source>
        <translation>Rupien</translation>
    </message>
    <message>
        <source>roubles</source>
        <translation>Rubel</translation>
    </message>
    <message>
        <source>reais</source>
        <translation>Real</translation>
    </message>
    <message>
        <source>percent</source>
        <translation>Prozent</translation>
    </message>
    <message>
        <source>hours since midnight</source>
        <translation>Stunden seit Mitternacht</translation>
    </message>
    <message>
        <source>days since 1970-01-01</source>
        <translation>Tage seit dem 1.1.1970</translation>
    </message>
    <message>
        <source>number; the percent sign is removed</source>
        <translation>Zahl; das Prozentzeichen wird entfernt</translation>
    </message>
    <message>
        <source>number, %1; the currency is removed</source>
        <translation>Zahl, %1; die Währung wird entfernt</translation>
    </message>
    <message>
        <source>number, %1; the unit is removed</source>
        <translation>Zahl, %1; die Einheit wird entfernt</translation>
    </message>
    <message>
        <source>number, %1; the day is written before the month</source>
        <translation>Zahl, %1; der Tag steht vor dem Monat</translation>
    </message>
    <message>
        <source>number, %1; the month is written before the day</source>
        <translation>Zahl, %1; der Monat steht vor dem Tag</translation>
    </message>
    <message>
        <source>number, %1</source>
        <translation>Zahl, %1</translation>
    </message>
    <message>
        <source>%1 in line %2</source>
        <translation>%1 in Zeile %2</translation>
    </message>
    <message>
        <source>it changes between %1 and %2, so it stays text; bring the column to one unit or currency</source>
        <translation>sie wechselt zwischen %1 und %2 und bleibt daher Text; bringen Sie die Spalte auf eine Einheit oder Währung</translation>
    </message>
    <message>
        <source>%1 has a unit and %2 has none, so it stays text; write the unit in every row or in none</source>
        <translation>%1 hat eine Einheit und %2 hat keine, daher bleibt sie Text; schreiben Sie die Einheit in jede Zeile oder in keine</translation>
    </message>
    <message>
        <source>%1 and %2 have different decimal marks, so it stays text; write all amounts in one way</source>
        <translation>%1 und %2 haben verschiedene Dezimalzeichen, daher bleibt sie Text; schreiben Sie alle Beträge auf eine Art</translation>
    </message>
    <message>
        <source>dates stand in two orders, the day first as %1 and the month first as %2, so it stays text; write all dates in one order</source>
        <translation>Daten stehen in zwei Reihenfolgen, der Tag zuerst wie %1 und der Monat zuerst wie %2, daher bleibt sie Text; schreiben Sie alle Daten in einer Reihenfolge</translation>
    </message>
    <message>
        <source>nothing shows whether %1 has the day or the month first, so it stays text; say which it is: &quot;day-first&quot; or &quot;month-first&quot;</source>
        <translation>nichts sagt, ob in %1 der Tag oder der Monat zuerst steht, daher bleibt sie Text; sagen Sie, was es ist: „day-first“ oder „month-first“</translation>
    </message>
    <message>
        <source>most texts are like %1, but not %2, so it stays text; correct these cells, say that they are missing, or say how the column is read</source>
        <translation>die meisten Texte sind wie %1, aber nicht %2, daher bleibt sie Text; berichtigen Sie diese Zellen, sagen Sie, dass sie fehlen, oder sagen Sie, wie die Spalte gelesen wird</translation>
    </message>
    <message>
        <source>%1, %2 as %3</source>
        <translation>%1, %2 als %3</translation>
    </message>
    <message>
        <source>%1 was read as %2.</source>
        <translation>%1 wurde gelesen als %2.</translation>
    </message>
    <message>
        <source>%1 is text and can be read as %3; say that its reading is &quot;%2&quot; to compute with it.</source>
        <translation>%1 ist Text und kann gelesen werden als %3; um damit zu rechnen, sagen Sie, dass ihre Lesart „%2“ ist.</translation>
    </message>
    <message>
        <source>%1 looks like numbers, but %2.</source>
        <translation>%1 sieht nach Zahlen aus, aber %2.</translation>
    </message>
    <message>
        <source>is not written as the column is read</source>
        <translation>ist nicht so geschrieben, wie die Spalte gelesen wird</translation>
    </message>
    <message>
        <source>has another currency or unit than the column</source>
        <translation>hat eine andere Währung oder Einheit als die Spalte</translation>
    </message>
    <message>
        <source>is a date whose day and month are not in the order in which the column is read</source>
        <translation>ist ein Datum, dessen Tag und Monat nicht so stehen, wie die Spalte gelesen wird</translation>
    </message>
    <message>
        <source>Column %1 is declared as text and has the reading &quot;%2&quot;, which makes numbers of it; take one of them away.</source>
        <translation>Spalte %1 ist als Text angegeben und hat die Lesart „%2“, die Zahlen daraus macht; nehmen Sie eines davon weg.</translation>
    </message>
    <message>
        <source>the table starts at the top</source>
        <translation>die Tabelle beginnt ganz oben</translation>
    </message>
    <message>
        <source>the first line says which separator is meant</source>
        <translation>die erste Zeile sagt, welches Trennzeichen gemeint ist</translation>
    </message>
    <message>
        <source>the first line says %1</source>
        <translation>die erste Zeile sagt %1</translation>
    </message>
    <message>
        <source>the lines above have fewer cells than the table</source>
        <translation>was darüber steht, hat weniger Zellen als die Tabelle</translation>
    </message>
    <message>
        <source>The first line, %1, says which separator is meant and was skipped.</source>
        <translation>Die erste Zeile, %1, sagt, welches Trennzeichen gemeint ist, und wurde übersprungen.</translation>
    </message>
    <message>
        <source>The number of skipped lines is below 0; choose 0 or more.</source>
        <translation>Die Zahl der übersprungenen Zeilen ist kleiner als 0; wählen Sie 0 oder mehr.</translation>
    </message>
    <message>
        <source>The most categories of a text column are %1; choose 1 to %2.</source>
        <translation>Die Höchstzahl der Kategorien einer Textspalte ist %1; wählen Sie 1 bis %2.</translation>
    </message>
    <message>
        <source>say that its reading is &quot;%1&quot; to make it a number, or declare the categories that count</source>
        <translation>sagen Sie, dass ihre Lesart „%1“ ist, um sie zur Zahl zu machen, oder geben Sie die Kategorien an, die zählen</translation>
    </message>
    <message>
        <source>declare the categories that count (the rare ones then count as none of them), or allow more</source>
        <translation>geben Sie die Kategorien an, die zählen (die seltenen zählen dann als keine davon), oder erlauben Sie mehr</translation>
    </message>
    <message>
        <source>Column %1: it was left out of the features; to change that, %2.</source>
        <translation>Spalte %1: Sie wurde nicht als Merkmal genommen; um das zu ändern: %2.</translation>
    </message>
    <message>
        <source>The feature %1, and more than %2 are not taken silently; leave it out, or %3.</source>
        <translation>Das Merkmal %1, und mehr als %2 werden nicht stillschweigend genommen; lassen Sie es weg, oder: %3.</translation>
    </message>
    <message>
        <source>it is JSON but not a results file</source>
        <translation>es ist JSON, aber keine Datei mit Ergebnissen</translation>
    </message>
    <message>
        <source>choose the results.json that a run has written</source>
        <translation>wählen Sie die results.json, die ein Lauf geschrieben hat</translation>
    </message>
    <message>
        <source>these results were written by a newer Epsiscope</source>
        <translation>diese Ergebnisse hat ein neueres Epsiscope geschrieben</translation>
    </message>
    <message>
        <source>open them with that version</source>
        <translation>öffnen Sie sie mit dieser Version</translation>
    </message>
    <message>
        <source>a part of the results is missing or of the wrong kind</source>
        <translation>ein Teil der Ergebnisse fehlt oder ist von der falschen Art</translation>
    </message>
    <message>
        <source>run the study again</source>
        <translation>lassen Sie die Studie noch einmal laufen</translation>
    </message>
    <message>
        <source>choose another folder, or move what is in the way</source>
        <translation>wählen Sie einen anderen Ordner, oder räumen Sie aus dem Weg, was dort steht</translation>
    </message>
    <message>
        <source>%1 and %2 are of different tables: their errors stand side by side, without differences.</source>
        <translation>%1 und %2 gehören zu verschiedenen Tabellen: Ihre Fehler stehen nebeneinander, ohne Unterschiede.</translation>
    </message>
    <message>
        <source>%1 and %2 do not measure the same: another target, class or statistic. Their errors stand side by side, without differences.</source>
        <translation>%1 und %2 messen nicht dasselbe: anderes Ziel, andere Klasse oder andere Statistik. Ihre Fehler stehen nebeneinander, ohne Unterschiede.</translation>
    </message>
    <message>
        <source>%1 and %2 have no splits to share: their differences are not paired.</source>
        <translation>%1 und %2 haben keine gemeinsamen Aufteilungen: Ihre Unterschiede sind nicht gepaart.</translation>
    </message>
    <message>
        <source>Differences of %1 and %2 are over the first %3 splits, which both have.</source>
        <translation>Unterschiede von %1 und %2 gelten für die ersten %3 Aufteilungen, die beide haben.</translation>
    </message>
    <message>
        <source>%1 and %2 learn from other splits (seeds %3 and %4, %5 and %6 rows): their differences are not paired, and their intervals are wider.</source>
        <translation>%1 und %2 lernen aus verschiedenen Aufteilungen (Startwerte %3 und %4, %5 und %6 Zeilen): Ihre Unterschiede sind nicht gepaart, und ihre Intervalle breiter.</translation>
    </message>
    <message>
        <source>one result has nothing to be compared with</source>
        <translation>ein einzelnes Ergebnis lässt sich mit nichts vergleichen</translation>
    </message>
    <message>
        <source>choose two or more results</source>
        <translation>wählen Sie zwei oder mehr Ergebnisse</translation>
    </message>
    <message>
        <source>it is of the task %1, and %2 is of %3</source>
        <translation>es gehört zur Aufgabe %1, und %2 zu %3</translation>
    </message>
    <message>
        <source>compare results of one task</source>
        <translation>vergleichen Sie Ergebnisse einer Aufgabe</translation>
    </message>
    <message>
        <source>%1 is of a run that was stopped early.</source>
        <translation>%1 gehört zu einem Lauf, der vorzeitig angehalten wurde.</translation>
    </message>
    <message>
        <source>Health survey</source>
        <translation>Gesundheitsumfrage</translation>
    </message>
    <message>
        <source>Which condition 5,000 invented people named in a survey, with numbers and words as features; no real person is among them. Known truth: the probability of a condition is proportional to exp(s) with s = 2.5 for none, 0.5 - 0.16 (age - 45) for allergy, -1 and 4.5 more for smokers for asthma, -3.5 + 0.2 (age - 45) + 0.4 (bmi - 26) for diabetes, -0.5 - 3 (sleep - 7) for migraine; region has no influence. age is uniform on 18 to 80, bmi is normal with mean 26 and standard deviation 4, sleep (hours) with 7 and 1.2, one in four smokes, the regions are equally likely. 41 % have none. Bayes error (the smallest error rate any classifier can reach): 0.2895.</source>
        <translation>Welche Beschwerde 5.000 erfundene Leute in einer Umfrage nannten, mit Zahlen und Wörtern als Merkmalen; keine echte Person ist darunter. Bekannte Wahrheit: Die Wahrscheinlichkeit einer Beschwerde ist proportional zu exp(s) mit s = 2,5 für none, 0,5 - 0,16 (age - 45) für allergy, -1 und 4,5 mehr bei Rauchern für asthma, -3,5 + 0,2 (age - 45) + 0,4 (bmi - 26) für diabetes, -0,5 - 3 (sleep - 7) für migraine; region hat keinen Einfluss. age ist gleichverteilt auf 18 bis 80, bmi ist normalverteilt mit Mittel 26 und Standardabweichung 4, sleep (Stunden) mit 7 und 1,2, eine Person von vier raucht, die Regionen sind gleich wahrscheinlich. 41 % haben none. Bayes-Fehler (die kleinste Fehlerrate, die ein Klassifikator erreichen kann): 0,2895.</translation>
    </message>
    <message>
        <source>Randomized response</source>
        <translation>Zufallsantwort</translation>
    </message>
    <message>
        <source>Answers with the true class more often than with any other one; nobody but its owner sees the label.</source>
        <translation>Antwortet mit der wahren Klasse öfter als mit jeder anderen; niemand als ihr Besitzer sieht das Label.</translation>
    </message>
    <message>
        <source>RR with a prior</source>
        <translation>Zufallsantwort mit A-priori-Verteilung</translation>
    </message>
    <message>
        <source>Randomized response among the classes that a prior says are likely; with a small epsilon only those are answered.</source>
        <translation>Zufallsantwort unter den Klassen, die nach einer A-priori-Verteilung wahrscheinlich sind; bei kleinem Epsilon werden nur diese geantwortet.</translation>
    </message>
    <message>
        <source>Only %1 of %2 classes are answered, the likeliest; the answers do not show how often the others occur.</source>
        <translation>Nur %1 von %2 Klassen werden geantwortet, die wahrscheinlichsten; wie oft die anderen vorkommen, sagen die Antworten nicht.</translation>
    </message>
    <message>
        <source>The list of classes is empty; name every class that is publicly possible, or write null to take them from the data, which is not private.</source>
        <translation>Die Liste der Klassen ist leer; nennen Sie jede Klasse, die öffentlich möglich ist, oder schreiben Sie null, um sie aus den Daten zu nehmen, was nicht privat ist.</translation>
    </message>
    <message>
        <source>There are %1 classes; declare at most %2.</source>
        <translation>Es sind %1 Klassen; geben Sie höchstens %2 an.</translation>
    </message>
    <message>
        <source>A class is empty; an empty cell is a missing label.</source>
        <translation>Eine Klasse ist leer; eine leere Zelle ist ein fehlendes Label.</translation>
    </message>
    <message>
        <source>The class %1 is listed twice; list it once.</source>
        <translation>Die Klasse %1 steht zweimal in der Liste; nennen Sie sie einmal.</translation>
    </message>
    <message>
        <source>Column %1 holds numbers, and the class %2 is none.</source>
        <translation>Spalte %1 enthält Zahlen, und die Klasse %2 ist keine.</translation>
    </message>
    <message>
        <source>Column %1 has more than %2 different numbers, so it is no class but a quantity; choose the task &quot;Protect labels&quot; (label-privacy).</source>
        <translation>Spalte %1 hat mehr als %2 verschiedene Zahlen, ist also keine Klasse, sondern eine Größe; wählen Sie die Aufgabe „Labels schützen“ (label-privacy).</translation>
    </message>
    <message>
        <source>Column %1 has more than %2 different texts; choose a column with fewer classes, or declare the ones that matter.</source>
        <translation>Spalte %1 hat mehr als %2 verschiedene Texte; wählen Sie eine Spalte mit weniger Klassen, oder geben Sie die an, auf die es ankommt.</translation>
    </message>
    <message>
        <source>A prior of classes cannot come from a file; choose noisy-counts, noisy-labels, uniform or exact.</source>
        <translation>Eine A-priori-Verteilung von Klassen kann nicht aus einer Datei kommen; wählen Sie noisy-counts, noisy-labels, uniform oder exact.</translation>
    </message>
    <message>
        <source>No row has one of the declared classes %1; column %2 holds %3.</source>
        <translation>Keine Zeile hat eine der angegebenen Klassen %1; Spalte %2 enthält %3.</translation>
    </message>
    <message>
        <source>The classes were taken from the labels: a class that only one person has would show. Declare the classes that are publicly possible.</source>
        <translation>Die Klassen wurden aus den Labels genommen: Eine, die nur eine einzige Person hat, wäre zu sehen. Geben Sie die Klassen an, die öffentlich möglich sind.</translation>
    </message>
    <message>
        <source>The prior is the true frequencies of the classes, which nothing hides.</source>
        <translation>Die A-priori-Verteilung sind die wahren Häufigkeiten der Klassen, die nichts verbirgt.</translation>
    </message>
    <message numerus="yes">
        <source>%n rows have a label that is none of the declared classes: they answer evenly, and count as errors where they are tested on.</source>
        <comment>%n row has a label that is none of the declared classes: it answers evenly, and counts as an error where it is tested on.</comment>
        <translation>
            <numerusform>%n Zeile hat ein Label, das keine der angegebenen Klassen ist: Sie antwortet gleichmäßig und zählt als Fehler, wo auf ihr getestet wird.</numerusform>
            <numerusform>%n Zeilen haben ein Label, das keine der angegebenen Klassen ist: Sie antworten gleichmäßig und zählen als Fehler, wo auf ihnen getestet wird.</numerusform>
        </translation>
    </message>
    <message>
        <source>No row has the class %1.</source>
        <translation>Keine Zeile hat die Klasse %1.</translation>
    </message>
    <message>
        <source>All rows have the same class, so there is nothing to distinguish and every guess is right.</source>
        <translation>Alle Zeilen haben dieselbe Klasse, es gibt also nichts zu unterscheiden, und jede Vorhersage ist richtig.</translation>
    </message>
    <message>
        <source>Fitted to %1 of %2 training rows and tested on %3 of %4 test rows, evenly spread: all of them would take too long. The labels of the others are not used.</source>
        <translation>An %1 von %2 Lernzeilen angepasst und an %3 von %4 Testzeilen geprüft, gleichmäßig verteilt: Alle würden zu lange dauern. Die Labels der anderen werden nicht benutzt.</translation>
    </message>
    <message>
        <source>Randomized response, uncorrected</source>
        <translation>Zufallsantwort, unkorrigiert</translation>
    </message>
    <message>
        <source>The same answers, learned from as if they were the true classes: for comparison.</source>
        <translation>Dieselben Antworten, gelernt, als wären sie die wahren Klassen: zum Vergleich.</translation>
    </message>
    <message>
        <source>Predict the majority</source>
        <translation>Die Mehrheit vorhersagen</translation>
    </message>
    <message>
        <source>Ignores the features: the most frequent class, chosen privately.</source>
        <translation>Lässt die Merkmale außer Acht: die häufigste Klasse, privat gewählt.</translation>
    </message>
    <message>
        <source>The label error is the exact share of released labels that are expected to differ from the true ones, given the prior; the test error is that of classifiers learned from drawn answers.</source>
        <translation>Der Labelfehler ist der exakte erwartete Anteil veröffentlichter Labels, die von den wahren abweichen, bei gegebener A-priori-Verteilung; der Testfehler gehört zu Klassifikatoren, die aus gezogenen Antworten gelernt haben.</translation>
    </message>
    <message>
        <source>Logistic regression</source>
        <translation>Logistische Regression</translation>
    </message>
    <message>
        <source>Planned data</source>
        <translation>Geplante Daten</translation>
    </message>
    <message>
        <source>Nobody was asked: these people are invented as the plan expects them. The features are uncorrelated, have mean 0 and variance 1, and say equally much about the label; together they explain the planned share R² of its variance linearly, among all people there could be.</source>
        <translation>Niemand wurde befragt: Diese Personen sind so erfunden, wie der Plan sie erwartet. Die Merkmale sind unkorreliert, haben Mittel 0 und Varianz 1 und wissen gleich viel vom Label; zusammen erklären sie linear den geplanten Anteil R² seiner Varianz, unter allen Personen, die es geben könnte.</translation>
    </message>
    <message>
        <source>The number of people is not computed for released predictions, whose fits take too long for so many tables; plan with several numbers of training rows and run the study.</source>
        <translation>Personen werden für veröffentlichte Vorhersagen nicht gezählt, deren Anpassungen für so viele Tabellen zu lange dauern; planen Sie mit mehreren Anzahlen von Trainingszeilen und führen Sie die Studie aus.</translation>
    </message>
    <message>
        <source>not known without a run</source>
        <translation>ohne einen Lauf nicht bekannt</translation>
    </message>
    <message>
        <source>reached with the fewest people that can be planned already</source>
        <translation>schon mit den wenigsten Personen erreicht, die sich planen lassen</translation>
    </message>
    <message>
        <source>the bounds leave the planned labels no range to lie in</source>
        <translation>die Schranken lassen den geplanten Labels keinen Bereich, in dem sie liegen könnten</translation>
    </message>
    <message>
        <source>declare a lower bound that is smaller than the upper one</source>
        <translation>geben Sie eine untere Schranke an, die kleiner als die obere ist</translation>
    </message>
    <message>
        <source>The number of planned rows</source>
        <translation>Die Anzahl der geplanten Zeilen</translation>
    </message>
    <message>
        <source>The number of planned features</source>
        <translation>Die Anzahl der geplanten Merkmale</translation>
    </message>
    <message>
        <source>The planned R² is %1; it must be a number from 0 to below 1, for no features foretell what people answer exactly: plan 0.9 or less.</source>
        <translation>Das geplante R² ist %1; es muss eine Zahl von 0 bis unter 1 sein, denn keine Merkmale sagen genau voraus, was Leute antworten: Planen Sie 0,9 oder weniger.</translation>
    </message>
    <message>
        <source>The planned labels&apos; end is %1; it must be a finite number.</source>
        <translation>Das Ende der geplanten Labels ist %1; es muss eine endliche Zahl sein.</translation>
    </message>
    <message>
        <source>%1 planned rows of %2 features are more than can be worked with; plan at most %3 rows, or fewer features.</source>
        <translation>%1 geplante Zeilen mit %2 Merkmalen sind mehr, als sich verarbeiten lässt; planen Sie höchstens %3 Zeilen oder weniger Merkmale.</translation>
    </message>
    <message>
        <source>The planned labels would lie from %1 to %2; the lower end must be the smaller.</source>
        <translation>Die geplanten Labels lägen von %1 bis %2; das untere Ende muss das kleinere sein.</translation>
    </message>
    <message>
        <source>planned, not measured</source>
        <translation>geplant, nicht gemessen</translation>
    </message>
    <message>
        <source>Planned, not measured: nobody was asked, the people are invented.</source>
        <translation>Geplant, nicht gemessen: Niemand wurde befragt, die Personen sind erfunden.</translation>
    </message>
    <message>
        <source>The same classifier, learned from the true classes.</source>
        <translation>Derselbe Klassifikator, gelernt aus den wahren Klassen.</translation>
    </message>
    <message>
        <source>Learned from %1 and %2 alone, the first two features that hold numbers; to see others, choose two in the list of features.</source>
        <translation>Nur aus %1 und %2 gelernt, den ersten beiden Merkmalen mit Zahlen; um andere zu sehen, wählen Sie zwei in der Liste der Merkmale.</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Label</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>at (%1, %2), label %3</source>
        <translation>bei (%1, %2), Label %3</translation>
    </message>
    <message>
        <source>Difference of two predictions, as released</source>
        <translation>Unterschied zweier Vorhersagen, wie veröffentlicht</translation>
    </message>
    <message>
        <source>All rows but one</source>
        <translation>Alle Zeilen bis auf eine</translation>
    </message>
    <message>
        <source>The last row</source>
        <translation>Die letzte Zeile</translation>
    </message>
    <message>
        <source>Prediction without noise</source>
        <translation>Vorhersage ohne Rauschen</translation>
    </message>
    <message>
        <source>Scale of the noise</source>
        <translation>Breite des Rauschens</translation>
    </message>
    <message>
        <source>A row far from all others</source>
        <translation>Eine Zeile fern von allen anderen</translation>
    </message>
    <message>
        <source>Row %1 of the training rows</source>
        <translation>Zeile %1 von denen, aus denen gelernt wird</translation>
    </message>
    <message>
        <source>the features of row %1, label %2</source>
        <translation>die Merkmale von Zeile %1, Label %2</translation>
    </message>
    <message>
        <source>Prediction at row %1, without noise</source>
        <translation>Vorhersage bei Zeile %1, ohne Rauschen</translation>
    </message>
    <message>
        <source>all features 0</source>
        <translation>alle Merkmale 0</translation>
    </message>
    <message>
        <source>along a line, at %1, label %2</source>
        <translation>auf einer Geraden, bei %1, Label %2</translation>
    </message>
    <message>
        <source>%1, features of length 1 along the noise</source>
        <translation>%1, Merkmale der Länge 1 in Richtung des Rauschens</translation>
    </message>
    <message>
        <source>Distance of the two minima</source>
        <translation>Abstand der beiden Minima</translation>
    </message>
    <message>
        <source>Ratio of the two densities of the weights, its logarithm</source>
        <translation>Verhältnis der beiden Dichten der Gewichte, sein Logarithmus</translation>
    </message>
    <message>
        <source>The only row that is not 0</source>
        <translation>Die einzige Zeile, die nicht 0 ist</translation>
    </message>
    <message>
        <source>Weight along the line, without noise</source>
        <translation>Gewicht auf der Geraden, ohne Rauschen</translation>
    </message>
    <message>
        <source>Released weight along the line</source>
        <translation>Veröffentlichtes Gewicht auf der Geraden</translation>
    </message>
    <message>
        <source>The staircase sampler takes its two parts with the weights 2 and -1, so that its draws have gaps where another label never answers.</source>
        <translation>Die Treppe wird mit den Gewichten 2 und -1 ihrer beiden Teile gezogen und hat so Lücken, in denen ein anderes Label nie antwortet.</translation>
    </message>
    <message>
        <source>Classic Gaussian above 1</source>
        <translation>Klassisches Gauß über 1</translation>
    </message>
    <message>
        <source>Gaussian noise by the classic formula, also from epsilon 1 on, where nobody has proved it.</source>
        <translation>Gauß-Rauschen nach der klassischen Formel, auch ab Epsilon 1, wo niemand sie bewiesen hat.</translation>
    </message>
    <message>
        <source>Staircase with weights 2 and -1</source>
        <translation>Treppe mit Gewichten 2 und -1</translation>
    </message>
    <message>
        <source>True labels in the prior</source>
        <translation>Wahre Labels in der Vorverteilung</translation>
    </message>
    <message>
        <source>The prior of noisy labels is counted from the true labels and a last batch of noisy ones, so it reveals the true ones.</source>
        <translation>Die Vorverteilung aus verrauschten Labels wird aus den wahren Labels und einem letzten Stapel verrauschter gezählt und verrät so die wahren.</translation>
    </message>
    <message>
        <source>Frequencies as densities</source>
        <translation>Häufigkeiten als Dichten</translation>
    </message>
    <message>
        <source>Half the noise</source>
        <translation>Halbes Rauschen</translation>
    </message>
    <message>
        <source>Predictions get half the noise that the proof asks for: only twice epsilon is proved.</source>
        <translation>Vorhersagen bekommen halb so viel Rauschen, wie der Beweis verlangt: Bewiesen ist das doppelte Epsilon.</translation>
    </message>
    <message>
        <source>One number for all predictions</source>
        <translation>Eine Zahl für alle Vorhersagen</translation>
    </message>
    <message>
        <source>One noisy number is added to all predictions, so that their differences are released exactly.</source>
        <translation>Zu allen Vorhersagen wird dieselbe Zufallszahl addiert, sodass ihre Unterschiede genau veröffentlicht werden.</translation>
    </message>
    <message>
        <source>Random features longer than 1</source>
        <translation>Zufallsmerkmale länger als 1</translation>
    </message>
    <message>
        <source>Random features are only cosines, with rows up to 1.41 long, and the noise is for rows of length 1.</source>
        <translation>Zufallsmerkmale sind Kosinuswerte allein, mit Zeilen bis zur Länge 1,41, und das Rauschen ist für Zeilen der Länge 1.</translation>
    </message>
    <message>
        <source>Noise divided by the rows twice</source>
        <translation>Rauschen zweimal durch die Zeilen geteilt</translation>
    </message>
    <message>
        <source>The noise of output perturbation is divided by the number of rows once more: a solver that averages where it used to sum.</source>
        <translation>Das Rauschen der Ausgabestörung wird noch einmal durch die Anzahl der Zeilen geteilt: ein Löser, der mittelt, wo er früher summierte.</translation>
    </message>
    <message>
        <source>Regularisation ignored</source>
        <translation>Regularisierung übergangen</translation>
    </message>
    <message>
        <source>Objective perturbation pays for the lambda that was asked for and minimises with a thousandth of it.</source>
        <translation>Die Zielstörung zahlt für das verlangte Lambda und minimiert mit einem Tausendstel davon.</translation>
    </message>
    <message>
        <source>As printed: %1 (%2)</source>
        <translation>Wie gedruckt: %1 (%2)</translation>
    </message>
    <message>
        <source>Noisy counts for the prior</source>
        <translation>Verrauschte Zählungen für die Vorverteilung</translation>
    </message>
    <message>
        <source>Count of the cell that the label leaves</source>
        <translation>Zählung des Fachs, das das Label verlässt</translation>
    </message>
    <message>
        <source>one more</source>
        <translation>eins mehr</translation>
    </message>
    <message>
        <source>one less</source>
        <translation>eins weniger</translation>
    </message>
    <message>
        <source>Count of the cell that it enters</source>
        <translation>Zählung des Fachs, in das es kommt</translation>
    </message>
    <message>
        <source>Count of the cell that the row leaves</source>
        <translation>Zählung des Fachs, das die Zeile verlässt</translation>
    </message>
    <message>
        <source>Predictions</source>
        <translation>Vorhersagen</translation>
    </message>
    <message>
        <source>The mean of the labels</source>
        <translation>Der Mittelwert der Labels</translation>
    </message>
    <message>
        <source>The most frequent class</source>
        <translation>Die häufigste Klasse</translation>
    </message>
    <message>
        <source>Said to be the most frequent</source>
        <translation>Als häufigste genannt</translation>
    </message>
    <message>
        <source>Each label, answered for the prior</source>
        <translation>Jedes Label, beantwortet für die Vorverteilung</translation>
    </message>
    <message>
        <source>Each answered label</source>
        <translation>Jedes beantwortete Label</translation>
    </message>
    <message>
        <source>Prior counted from true labels</source>
        <translation>Vorverteilung aus wahren Labels gezählt</translation>
    </message>
    <message>
        <source>A label that is not in the last batch</source>
        <translation>Ein Label, das nicht im letzten Stapel ist</translation>
    </message>
    <message>
        <source>Least count of its cell, whatever is drawn</source>
        <translation>Kleinste Zählung seines Fachs, was auch gezogen wird</translation>
    </message>
    <message>
        <source>Sums of the labels</source>
        <translation>Summen der Labels</translation>
    </message>
    <message>
        <source>Label of a row of length %1</source>
        <translation>Label einer Zeile der Länge %1</translation>
    </message>
    <message>
        <source>Noisy counts of residuals</source>
        <translation>Verrauschte Zählungen von Resten</translation>
    </message>
    <message>
        <source>Each answer about a prediction</source>
        <translation>Jede Antwort um eine Vorhersage</translation>
    </message>
    <message>
        <source>Where the labels lie</source>
        <translation>Wo die Labels liegen</translation>
    </message>
    <message>
        <source>Distance of the sums</source>
        <translation>Abstand der Summen</translation>
    </message>
    <message>
        <source>What the solver leaves</source>
        <translation>Was der Löser übrig lässt</translation>
    </message>
    <message>
        <source>Distance from the exact minimum</source>
        <translation>Abstand vom genauen Minimum</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>The picked candidate, judged by other people</source>
        <translation>Welcher Kandidat gewählt wird, von anderen Leuten</translation>
    </message>
    <message>
        <source>Mistakes of candidate %1</source>
        <translation>Fehler von Kandidat %1</translation>
    </message>
    <message>
        <source>Probability of picking it</source>
        <translation>Wahrscheinlichkeit, ihn zu wählen</translation>
    </message>
    <message>
        <source>label %1</source>
        <translation>Label %1</translation>
    </message>
    <message>
        <source>A published mistake</source>
        <translation>Ein veröffentlichter Fehler</translation>
    </message>
    <message>
        <source>published mistakes</source>
        <translation>veröffentlichte Fehler</translation>
    </message>
    <message>
        <source>Published mistakes are there to be studied, never to release with: take them out, or choose classroom.</source>
        <translation>Veröffentlichte Fehler sind zum Ansehen da, nie zum Veröffentlichen: herausnehmen oder den Unterrichtsmodus wählen.</translation>
    </message>
    <message>
        <source>Row %1 of %2 training rows</source>
        <translation>Zeile %1 von %2, aus denen gelernt wird</translation>
    </message>
    <message>
        <source>Prediction for it, without noise</source>
        <translation>Vorhersage für sie, ohne Rauschen</translation>
    </message>
    <message>
        <source>Dwork, McSherry, Nissim and Smith 2006; Dwork and Roth 2014, Theorem 3.6; core/mechanisms/laplace.h</source>
        <translation>Dwork, McSherry, Nissim und Smith 2006; Dwork und Roth 2014, Theorem 3.6; core/mechanisms/laplace.h</translation>
    </message>
    <message>
        <source>Balle and Wang 2018, Theorem 8; core/mechanisms/gaussian.h</source>
        <translation>Balle und Wang 2018, Theorem 8; core/mechanisms/gaussian.h</translation>
    </message>
    <message>
        <source>Dwork and Roth 2014, Theorem A.1, only for epsilon below 1</source>
        <translation>Dwork und Roth 2014, Theorem A.1, nur für Epsilon unter 1</translation>
    </message>
    <message>
        <source>Geng and Viswanath 2016; core/mechanisms/staircase.h</source>
        <translation>Geng und Viswanath 2016; core/mechanisms/staircase.h</translation>
    </message>
    <message>
        <source>Ghazi et al. 2023; core/mechanisms/rr_on_bins.h and core/tasks/label_privacy/pipeline.cpp</source>
        <translation>Ghazi et al. 2023; core/mechanisms/rr_on_bins.h und core/tasks/label_privacy/pipeline.cpp</translation>
    </message>
    <message>
        <source>Badanidiyuru et al. 2023; core/mechanisms/unbiased.h and core/tasks/label_privacy/pipeline.cpp</source>
        <translation>Badanidiyuru et al. 2023; core/mechanisms/unbiased.h und core/tasks/label_privacy/pipeline.cpp</translation>
    </message>
    <message>
        <source>Liu and Huang, Theorem 3.6; core/mechanisms/rp_with_prior.h and core/tasks/label_privacy/pipeline.cpp</source>
        <translation>Liu und Huang, Theorem 3.6; core/mechanisms/rp_with_prior.h und core/tasks/label_privacy/pipeline.cpp</translation>
    </message>
    <message>
        <source>Liu and Huang, Theorem 3.6; core/mechanisms/rp_with_prior.h and core/tasks/label_privacy/pipeline.cpp; then post-processing, Dwork and Roth 2014, Proposition 2.1</source>
        <translation>Liu und Huang, Theorem 3.6; core/mechanisms/rp_with_prior.h und core/tasks/label_privacy/pipeline.cpp; dann Nachbearbeitung, Dwork und Roth 2014, Proposition 2.1</translation>
    </message>
    <message>
        <source>core/mechanisms/grid_response.h, after Warner 1965</source>
        <translation>core/mechanisms/grid_response.h, nach Warner 1965</translation>
    </message>
    <message>
        <source>core/central/central_noise.h and core/central/central_release.h</source>
        <translation>core/central/central_noise.h und core/central/central_release.h</translation>
    </message>
    <message>
        <source>Balle and Wang 2018, Theorem 8; core/central/central_noise.h and core/central/central_release.h</source>
        <translation>Balle und Wang 2018, Theorem 8; core/central/central_noise.h und core/central/central_release.h</translation>
    </message>
    <message>
        <source>Warner 1965; core/classes/class_response.h</source>
        <translation>Warner 1965; core/classes/class_response.h</translation>
    </message>
    <message>
        <source>Ghazi et al. 2021; core/classes/class_response.h and core/tasks/label_classes/release.h</source>
        <translation>Ghazi et al. 2021; core/classes/class_response.h und core/tasks/label_classes/release.h</translation>
    </message>
    <message>
        <source>McSherry and Talwar 2007, Theorem 6; core/tasks/label_classes/release.h</source>
        <translation>McSherry und Talwar 2007, Theorem 6; core/tasks/label_classes/release.h</translation>
    </message>
    <message>
        <source>Nie and Wang 2017, error analysis, Lemma 2; core/theory/output_perturbation.cpp</source>
        <translation>Nie und Wang 2017, Fehleranalyse, Lemma 2; core/theory/output_perturbation.cpp</translation>
    </message>
    <message>
        <source>Nie and Wang 2017, perturbation, Theorem 2; core/theory/output_perturbation.cpp</source>
        <translation>Nie und Wang 2017, Störung, Theorem 2; core/theory/output_perturbation.cpp</translation>
    </message>
    <message>
        <source>Chaudhuri, Monteleoni and Sarwate 2011 (arXiv:0912.0071), Theorem 1; core/erm/perturbation.cpp</source>
        <translation>Chaudhuri, Monteleoni und Sarwate 2011 (arXiv:0912.0071), Theorem 1; core/erm/perturbation.cpp</translation>
    </message>
    <message>
        <source>Chaudhuri, Monteleoni and Sarwate 2011 (arXiv:0912.0071), Theorem 2, for the Huber loss Corollary 4; core/erm/perturbation.cpp</source>
        <translation>Chaudhuri, Monteleoni und Sarwate 2011 (arXiv:0912.0071), Theorem 2, für den Huber-Verlust Korollar 4; core/erm/perturbation.cpp</translation>
    </message>
    <message>
        <source>%1; the choice among candidates: Chaudhuri, Monteleoni and Sarwate 2011 (arXiv:0912.0071), Theorem 8; core/erm/tuning.cpp</source>
        <translation>%1; die Wahl unter den Kandidaten: Chaudhuri, Monteleoni und Sarwate 2011 (arXiv:0912.0071), Theorem 8; core/erm/tuning.cpp</translation>
    </message>
    <message>
        <source>McSherry and Talwar 2007, Theorem 6; core/mechanisms/exponential_quantile.h</source>
        <translation>McSherry und Talwar 2007, Theorem 6; core/mechanisms/exponential_quantile.h</translation>
    </message>
    <message>
        <source>Epsilon is for %1 released predictions: by the tight bound each has noise of its own, that many times as large as for one; by the paper&apos;s, as printed, one number with the noise of a single prediction is added to all of them. Errors are means over the test rows.</source>
        <translation>ε gilt für %1 veröffentlichte Vorhersagen: Bei der scharfen Schranke hat jede eigenes Rauschen, so vielfach wie für eine allein; bei der des Aufsatzes wird, wie gedruckt, zu allen dieselbe Zahl mit dem Rauschen einer einzigen Vorhersage addiert. Fehler sind Mittel über die Testzeilen.</translation>
    </message>
    <message>
        <source>The densities of the prior are shares of bins, and integrate to %1 where a density integrates to 1: the answers are the best for another prior.</source>
        <translation>Die Dichten der Vorverteilung sind Anteile von Fächern und ergeben integriert %1, wo eine Dichte 1 ergibt: Die Antworten sind die besten für eine andere Vorverteilung.</translation>
    </message>
    <message>
        <source>The prior of noisy labels takes the share of a bin as its density, whatever the bin&apos;s width: private, but no density, and the answers are not the best.</source>
        <translation>Die Vorverteilung aus verrauschten Labels nimmt den Anteil eines Fachs für seine Dichte, wie breit es auch ist: privat, aber keine Dichte, und die Antworten sind nicht die besten.</translation>
    </message>
    <message>
        <source>Intercept not regularised</source>
        <translation>Achsenabschnitt nicht regularisiert</translation>
    </message>
    <message>
        <source>Objective perturbation regularises the weight of the constant column with a thousandth of lambda, and pays for a lambda that all weights have.</source>
        <translation>Die Zielstörung regularisiert das Gewicht der konstanten Spalte mit einem Tausendstel von Lambda und zahlt für ein Lambda, das alle Gewichte haben.</translation>
    </message>
    <message>
        <source>Norm of the rows not squared</source>
        <translation>Länge der Zeilen nicht quadriert</translation>
    </message>
    <message>
        <source>Objective perturbation pays for the norm of the rows where a row bends the objective by its square: with rows up to 10 long, for a tenth of the change.</source>
        <translation>Die Zielstörung zahlt für die Länge der Zeilen, wo eine Zeile das Ziel um deren Quadrat krümmt: bei Zeilen bis zur Länge 10 für ein Zehntel der Änderung.</translation>
    </message>
    <message>
        <source>all features 0, label %1</source>
        <translation>alle Merkmale 0, Label %1</translation>
    </message>
    <message>
        <source>Released weight of the constant</source>
        <translation>Veröffentlichtes Gewicht der Konstanten</translation>
    </message>
    <message>
        <source>The statistic without noise</source>
        <translation>Die Kennzahl ohne Rauschen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; holds more than %2 values</source>
        <translation>„%1“ enthält mehr als %2 Werte</translation>
    </message>
    <message>
        <source>it does not fit into memory</source>
        <translation>sie passt nicht in den Speicher</translation>
    </message>
    <message>
        <source>something in it cannot be read</source>
        <translation>etwas darin lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>save it again in the program that it comes from, a table as CSV, and choose that</source>
        <translation>speichern Sie sie im Programm, aus dem sie kommt, neu, eine Tabelle als CSV, und wählen Sie diese</translation>
    </message>
    <message>
        <source>it has no values</source>
        <translation>sie hat keine Werte</translation>
    </message>
    <message>
        <source>it says the same in every row</source>
        <translation>sie sagt in jeder Zeile dasselbe</translation>
    </message>
    <message>
        <source>Delta is %1, and 1/n is %2 for n = %3 rows: from 1/n on one of them, drawn at random, may be published as it is, so nothing is promised. Choose a delta far below 1/n.</source>
        <translation>Delta ist %1, und 1/n ist %2 für n = %3 Zeilen: Ab 1/n darf eine davon, zufällig gezogen, so veröffentlicht werden, wie sie ist; also wird nichts versprochen. Wählen Sie ein Delta weit unter 1/n.</translation>
    </message>
    <message>
        <source>a cell holds more than %1 MB of text, which no cell of a table does</source>
        <translation>eine Zelle enthält mehr als %1 MB Text, wie keine einer Tabelle</translation>
    </message>
    <message>
        <source>delete it in a spreadsheet program, or save the sheet as CSV</source>
        <translation>löschen Sie sie in einem Tabellenprogramm, oder speichern Sie das Blatt als CSV</translation>
    </message>
    <message>
        <source>it has more than %1 sheets, or names of sheets that fill %2 MB</source>
        <translation>sie hat mehr als %1 Blätter, oder Namen von Blättern, die %2 MB füllen</translation>
    </message>
    <message>
        <source>it has more than %1 parts or sheets, or names of them that fill %2 MB</source>
        <translation>sie hat mehr als %1 Teile oder Blätter, oder deren Namen füllen %2 MB</translation>
    </message>
    <message>
        <source>the elements of %1 are nested more than %2 deep, deeper than those of any table</source>
        <translation>die Elemente von %1 sind mehr als %2 tief verschachtelt, wie in keiner Tabelle</translation>
    </message>
    <message>
        <source>the tags or names of %1 are longer than those of any table</source>
        <translation>die Tags oder Namen von %1 sind länger als die jeder Tabelle</translation>
    </message>
    <message>
        <source>it is made of more than %1 files</source>
        <translation>sie besteht aus mehr als %1 Dateien</translation>
    </message>
    <message>
        <source>this is not what a run wrote, and would be replaced</source>
        <translation>dies ist nicht so, wie ein Lauf es geschrieben hat, und würde ersetzt</translation>
    </message>
    <message>
        <source>somebody put it there or changed it while the run went on</source>
        <translation>jemand hat sie während des Laufs dorthin gelegt oder geändert</translation>
    </message>
    <message>
        <source>find the results of this run in %1</source>
        <translation>die Ergebnisse dieses Laufs liegen in %1</translation>
    </message>
    <message>
        <source>%1 of an earlier run was left: this run has read it.</source>
        <translation>%1 eines früheren Laufs blieb liegen: Dieser Lauf hat es gelesen.</translation>
    </message>
    <message>
        <source>%1 was left: it is not what the earlier run that lists it wrote.</source>
        <translation>%1 blieb liegen: Es ist nicht so, wie der frühere Lauf, der es aufführt, es geschrieben hat.</translation>
    </message>
    <message>
        <source>%1 of an earlier run was left: it cannot be removed.</source>
        <translation>%1 eines früheren Laufs blieb liegen: Es lässt sich nicht löschen.</translation>
    </message>
    <message>
        <source>not reachable even without privacy: there the %1 is %2</source>
        <translation>auch ohne Privatsphäre nicht erreichbar: Dort ist der %1 %2</translation>
    </message>
    <message>
        <source>not reachable: even without privacy and with %1 people the %2 is %3</source>
        <translation>nicht erreichbar: Auch ohne Privatsphäre und mit %1 Menschen ist der %2 %3</translation>
    </message>
    <message>
        <source>not reached up to %1 people; there the half-width is %2 %3</source>
        <translation>bis %1 Menschen nicht erreicht; dort ist die halbe Breite %2 %3</translation>
    </message>
    <message>
        <source>not reached up to %1 people; there the %2 is %3</source>
        <translation>bis %1 Menschen nicht erreicht; dort ist der %2 %3</translation>
    </message>
    <message>
        <source>%1 squared</source>
        <translation>%1 zum Quadrat</translation>
    </message>
    <message>
        <source>mean squared test error</source>
        <translation>mittlere quadratische Testfehler</translation>
    </message>
    <message>
        <source>mean squared error of the labels</source>
        <translation>mittlere quadratische Fehler der Labels</translation>
    </message>
    <message>
        <source>expected squared error</source>
        <translation>erwartete quadratische Fehler</translation>
    </message>
    <message>
        <source>share of wrong classes</source>
        <translation>Anteil falscher Klassen</translation>
    </message>
    <message>
        <source>share of wrong answers</source>
        <translation>Anteil falscher Antworten</translation>
    </message>
    <message>
        <source>mean test loss</source>
        <translation>mittlerer Testverlust</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>units of %1</source>
        <translation>Einheiten von %1</translation>
    </message>
    <message>
        <source>share of rows</source>
        <translation>Anteil der Zeilen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 %2 (root %3 %4)</source>
        <translation>%1 %2 (Wurzel %3 %4)</translation>
    </message>
    <message>
        <source>The shares of the budget add up to %1; change them so that they add up to 1 at most.</source>
        <translation>Die Anteile des Budgets ergeben zusammen %1; ändern Sie sie so, dass sie höchstens 1 ergeben.</translation>
    </message>
    <message>
        <source>The shares of the budget add up to %1: %2 of epsilon and delta stays unspent.</source>
        <translation>Die Anteile des Budgets ergeben zusammen %1: %2 von Epsilon und Delta bleibt unverbraucht.</translation>
    </message>
    <message>
        <source>%1: one of the %2 rows can move it by 1/%2 of the width of its bounds, %3, and noise is made for that.</source>
        <translation>%1: Eine der %2 Zeilen kann den Wert um 1/%2 der Breite der Schranken, %3, verschieben, und dafür ist das Rauschen gemacht.</translation>
    </message>
    <message>
        <source>%1: one of the %2 rows can move it by the whole width of its bounds, %3, and noise is made for that.</source>
        <translation>%1: Eine der %2 Zeilen kann den Wert um die ganze Breite der Schranken, %3, verschieben, und dafür ist das Rauschen gemacht.</translation>
    </message>
    <message>
        <source>%1: one of the %2 rows can move it by nearly 1/%2 of the squared width of its bounds, %3, and noise is made for that.</source>
        <translation>%1: Eine der %2 Zeilen kann den Wert um fast 1/%2 der quadrierten Breite der Schranken, %3, verschieben, und dafür ist das Rauschen gemacht.</translation>
    </message>
    <message>
        <source>%1: it is drawn by ranks, of which there are %2, and about 2/epsilon of them can hardly be distinguished.</source>
        <translation>%1: Gezogen wird nach Rängen, von denen es %2 gibt, und etwa 2/Epsilon davon sind kaum zu unterscheiden.</translation>
    </message>
    <message>
        <source>%1: it is at most %2, and one row can move it by 1: noise is made for that.</source>
        <translation>%1: Der Wert ist höchstens %2, und eine Zeile kann ihn um 1 verschieben: dafür ist das Rauschen gemacht.</translation>
    </message>
    <message>
        <source>%1: %2 rows share its cells, and the noise on each cell is that of a count, however few are in it.</source>
        <translation>%1: %2 Zeilen teilen sich die Zellen, und das Rauschen jeder Zelle ist das einer Anzahl, wie wenige auch darin sind.</translation>
    </message>
    <message>
        <source>No method of the study adds noise; choose one that does.</source>
        <translation>Keine Methode der Studie fügt Rauschen hinzu; wählen Sie eine, die es tut.</translation>
    </message>
    <message>
        <source>Delta is %1, more than a tenth of 1/n = %2 for n = %3 rows: from 1/n on nothing would be promised. Choose a delta far below 1/n.</source>
        <translation>Delta ist %1, mehr als ein Zehntel von 1/n = %2 für n = %3 Zeilen: Ab 1/n würde nichts versprochen. Wählen Sie ein Delta weit unter 1/n.</translation>
    </message>
    <message>
        <source>Whether 5,000 invented students passed an exam, with two numbers as features, so that a linear classifier is a line on a map. Known truth: the probability of passed is 1 / (1 + exp(-s)) with s = -9.2 + 0.25 practice + 0.12 midterm. practice (hours) is uniform on 0 to 40, midterm (points of 100) on 0 to 70. Half of them pass. Bayes error (the smallest error rate any classifier can reach): 0.1265.</source>
        <translation>Ob 5000 erfundene Studierende eine Prüfung bestanden haben, mit zwei Zahlen als Merkmalen, so dass ein linearer Klassifikator eine Linie auf einer Karte ist. Bekannte Wahrheit: Die Wahrscheinlichkeit von passed ist 1 / (1 + exp(−s)) mit s = −9,2 + 0,25 practice + 0,12 midterm. practice (Stunden) ist gleichverteilt auf 0 bis 40, midterm (Punkte von 100) auf 0 bis 70. Die Hälfte besteht. Bayes-Fehler (die kleinste Fehlerrate, die ein Klassifikator erreichen kann): 0,1265.</translation>
    </message>
    <message>
        <source>Exam results</source>
        <translation>Prüfungsergebnisse</translation>
    </message>
    <message>
        <source>Length of the row</source>
        <translation>Länge der Zeile</translation>
    </message>
    <message>
        <source>Label in half widths from the middle</source>
        <translation>Label in halben Breiten von der Mitte</translation>
    </message>
    <message>
        <source>How far the sums move</source>
        <translation>Wie weit sich die Summen bewegen</translation>
    </message>
    <message>
        <source>Slope of its loss</source>
        <translation>Steigung ihres Verlusts</translation>
    </message>
    <message>
        <source>The bounds of column %1 are %2 and %3; they must be two numbers, the smaller one first.</source>
        <translation>Die Schranken der Spalte %1 sind %2 und %3; es müssen zwei Zahlen sein, die kleinere zuerst.</translation>
    </message>
    <message>
        <source>Balle and Wang 2018, Theorem 8; core/sums/sums_noise.h</source>
        <translation>Balle und Wang 2018, Satz 8; core/sums/sums_noise.h</translation>
    </message>
    <message>
        <source>Kifer, Smith and Thakurta 2012, Theorem 2, with constants of its own; core/erm/tilted_regression.h</source>
        <translation>Kifer, Smith und Thakurta 2012, Satz 2, mit eigenen Konstanten; core/erm/tilted_regression.h</translation>
    </message>
    <message>
        <source>The sums</source>
        <translation>Die Summen</translation>
    </message>
    <message>
        <source>%1: a minimum was not found as exactly as the guarantee asks for, so these results are not private; choose a larger lambda.</source>
        <translation>%1: Ein Minimum wurde nicht so genau gefunden, wie die Garantie es verlangt, daher sind diese Ergebnisse nicht privat; ein größeres Lambda wählen.</translation>
    </message>
    <message>
        <source>Tested on %1 of %2 test rows, evenly spread: all of them would take too long.</source>
        <translation>An %1 von %2 Testzeilen geprüft, gleichmäßig verteilt: Alle würden zu lange dauern.</translation>
    </message>
    <message>
        <source>Noisy sums</source>
        <translation>Verrauschte Summen</translation>
    </message>
    <message>
        <source>Adds noise to the sums of all products of columns, and solves least squares with them.</source>
        <translation>Verrauscht die Summen aller Produkte von Spalten und löst mit ihnen die kleinsten Quadrate.</translation>
    </message>
    <message>
        <source>Noisy sums, Gaussian</source>
        <translation>Verrauschte Summen, Gauß</translation>
    </message>
    <message>
        <source>The same with normal noise: less of it, but with a small probability delta more is revealed.</source>
        <translation>Dasselbe mit normalem Rauschen: weniger davon, für eine kleine Wahrscheinlichkeit delta, mehr zu verraten.</translation>
    </message>
    <message>
        <source>Objective perturbation, Gaussian</source>
        <translation>Zielfunktionsstörung, Gauß</translation>
    </message>
    <message>
        <source>Adds a random slope to the objective: no sums are released, but every new fit costs again.</source>
        <translation>Addiert eine zufällige Steigung zu dem, was minimiert wird: Keine Summen werden veröffentlicht, aber jede neue Anpassung kostet wieder.</translation>
    </message>
    <message>
        <source>Ignores the features: the mean of the labels, made noisy.</source>
        <translation>Lässt die Merkmale außer Acht: der Mittelwert der Labels, verrauscht.</translation>
    </message>
    <message>
        <source>The same regression from the true sums.</source>
        <translation>Dieselbe Regression aus den wahren Summen.</translation>
    </message>
    <message>
        <source>Epsilon is for the released sums or weights: predictions computed from them, however many, cost nothing more.</source>
        <translation>Epsilon gilt für das, was veröffentlicht wird, Summen oder Gewichte: Beliebig viele Vorhersagen, die daraus berechnet werden, kosten nichts mehr.</translation>
    </message>
    <message>
        <source>Dwork, McSherry, Nissim and Smith 2006; Dwork and Roth 2014, Theorem 3.6; core/statistics/statistic_row.cpp</source>
        <translation>Dwork, McSherry, Nissim und Smith 2006; Dwork und Roth 2014, Satz 3.6; core/statistics/statistic_row.cpp</translation>
    </message>
    <message>
        <source>Balle and Wang 2018, Theorem 8; core/statistics/statistic_row.cpp</source>
        <translation>Balle und Wang 2018, Satz 8; core/statistics/statistic_row.cpp</translation>
    </message>
    <message>
        <source>core/mechanisms/discrete_laplace.h and core/statistics/statistic_row.cpp</source>
        <translation>core/mechanisms/discrete_laplace.h und core/statistics/statistic_row.cpp</translation>
    </message>
    <message>
        <source>1 of %1 sheets was read: %2. The file also has %3.</source>
        <translation>1 von %1 Blättern wurde gelesen: %2. Die Datei hat auch %3.</translation>
    </message>
    <message>
        <source>Column %1 is text, which has no such statistic; choose count or histogram, or a column of numbers.</source>
        <translation>Die Spalte %1 ist Text, für den es keine solche Kennzahl gibt; wählen Sie count oder histogram oder eine Spalte mit Zahlen.</translation>
    </message>
    <message>
        <source>This statistic has the share %1 of epsilon.</source>
        <translation>Diese Kennzahl hat den Anteil %1 von Epsilon.</translation>
    </message>
    <message numerus="yes">
        <source> The same holds at %n other combinations of epsilon, Lambda and rows.</source>
        <comment> The same holds at %n other combination of epsilon, Lambda and rows.</comment>
        <translation>
            <numerusform> So war es bei %n weiteren Kombination von ε, Λ und Zeilen.</numerusform>
            <numerusform> So war es bei %n weiteren Kombinationen von ε, Λ und Zeilen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lambda is chosen from %n candidates: the training rows fall into %1 parts of %2, one for each candidate to learn from and one on which their mistakes are counted. The choice and the weights cost epsilon together. Without privacy all candidates learn from all parts but the last.</source>
        <comment>Lambda is chosen from %n candidate: the training rows fall into %1 parts of %2, one for each candidate to learn from and one on which their mistakes are counted. The choice and the weights cost epsilon together. Without privacy all candidates learn from all parts but the last.</comment>
        <translation>
            <numerusform>Λ wird aus %n Kandidaten gewählt: Die Lernzeilen zerfallen in %1 Teile von %2, einen für jeden Kandidaten zum Lernen und einen zum Zählen der Fehler. Wahl und Gewichte kosten zusammen ε. Ohne Privatsphäre lernen alle Kandidaten aus allen Teilen außer dem letzten.</numerusform>
            <numerusform>Λ wird aus %n Kandidaten gewählt: Die Lernzeilen zerfallen in %1 Teile von %2, einen für jeden Kandidaten zum Lernen und einen zum Zählen der Fehler. Wahl und Gewichte kosten zusammen ε. Ohne Privatsphäre lernen alle Kandidaten aus allen Teilen außer dem letzten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows have no entry but 0; every classifier without a constant puts such a row into the class -1.</source>
        <comment>%n row has no entry but 0; every classifier without a constant puts such a row into the class -1.</comment>
        <translation>
            <numerusform>%n Zeile hat keinen Eintrag außer 0; jeder Klassifikator ohne Konstante ordnet eine solche Zeile der Klasse −1 zu.</numerusform>
            <numerusform>%n Zeilen haben keinen Eintrag außer 0; jeder Klassifikator ohne Konstante ordnet solche Zeilen der Klasse −1 zu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells do not fit the declared reading and count as missing.</source>
        <comment>%n cell does not fit the declared reading and counts as missing.</comment>
        <translation>
            <numerusform>%n Zelle passt nicht zur festgelegten Lesart und gilt als fehlend.</numerusform>
            <numerusform>%n Zellen passen nicht zur festgelegten Lesart und gelten als fehlend.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sheet: %1.</source>
        <translation>Blatt: %1.</translation>
    </message>
    <message>
        <source>Marks: %1.</source>
        <translation>Zeichen: %1.</translation>
    </message>
    <message>
        <source>Encoding: %1.</source>
        <translation>Kodierung: %1.</translation>
    </message>
    <message>
        <source>The first line names the columns.</source>
        <translation>Die erste Zeile nennt die Spalten.</translation>
    </message>
    <message>
        <source>There is no line of names.</source>
        <translation>Es gibt keine Zeile mit Namen.</translation>
    </message>
    <message>
        <source>Missing: empty cells.</source>
        <translation>Fehlend: leere Zellen.</translation>
    </message>
    <message>
        <source>Missing: empty cells and %1.</source>
        <translation>Fehlend: leere Zellen und %1.</translation>
    </message>
    <message>
        <source>Numbers: %1.</source>
        <translation>Zahlen: %1.</translation>
    </message>
    <message>
        <source>Texts: %1.</source>
        <translation>Texte: %1.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>A cell that does not fit counts as missing and changes no other.</source>
        <translation>Eine Zelle, die nicht passt, gilt als fehlend und ändert keine andere.</translation>
    </message>
    <message>
        <source>Column %1 has a declared unit, which goes with the readings &quot;currency&quot; and &quot;unit&quot; alone; take it away.</source>
        <translation>Für Spalte %1 ist eine Einheit angegeben, die nur zu den Lesarten „currency“ und „unit“ gehört; nehmen Sie sie weg.</translation>
    </message>
    <message>
        <source>The reading is declared, but these keys are missing: %1. Write them, or leave data.reading at &quot;detected&quot;.</source>
        <translation>Die Lesart ist festgelegt, aber diese Schlüssel fehlen: %1. Geben Sie sie an, oder lassen Sie data.reading auf „detected“.</translation>
    </message>
    <message>
        <source>The reading is declared, but the kind of %1 is not: list the columns in use in data.columns with their kind, number or text, or with their reading.</source>
        <translation>Die Lesart ist festgelegt, aber nicht die Art von %1: Zählen Sie die benutzten Spalten in data.columns auf, mit ihrer Art, number oder text, oder mit ihrer Lesart.</translation>
    </message>
    <message>
        <source>The reading is declared, but the unit of %1 is not: declare it, such as &quot;EUR&quot; or &quot;kg&quot;.</source>
        <translation>Die Lesart ist festgelegt, aber nicht die Einheit von %1: Geben Sie sie an, etwa „EUR“ oder „kg“.</translation>
    </message>
    <message>
        <source>How the cells are read was found out from the rows themselves, so that one cell can change the values of all others and nothing is private; declare the reading once you have checked it.</source>
        <translation>Wie die Zellen gelesen werden, wurde aus den Zeilen selbst erkannt, sodass eine Zelle die Werte aller anderen ändern kann und nichts privat ist; legen Sie die Lesart fest, wenn Sie sie geprüft haben.</translation>
    </message>
    <message>
        <source>Encoding: %1 with a byte order mark.</source>
        <translation>Kodierung: %1 mit Bytereihenfolge-Marke.</translation>
    </message>
    <message numerus="yes">
        <source>%n cells of %1 hold none of its declared categories and count as none of them.</source>
        <comment>%n cell of %1 holds none of its declared categories and counts as none of them.</comment>
        <translation>
            <numerusform>%n Zelle von %1 enthält keine der angegebenen Kategorien und zählt zu keiner davon.</numerusform>
            <numerusform>%n Zellen von %1 enthalten keine der angegebenen Kategorien und zählen zu keiner davon.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells are empty</source>
        <comment>%n cell is empty</comment>
        <translation>
            <numerusform>%n Zelle ist leer</numerusform>
            <numerusform>%n Zellen sind leer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n cells</source>
        <comment>%1 in %n cell</comment>
        <translation>
            <numerusform>%1 in %n Zelle</numerusform>
            <numerusform>%1 in %n Zellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines above the table are no rows.</source>
        <comment>%n line above the table is no row.</comment>
        <translation>
            <numerusform>%n Zeile über der Tabelle ist keine Zeile von ihr.</numerusform>
            <numerusform>%n Zeilen über der Tabelle sind keine Zeilen von ihr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n rows left out because nobody is named in %2.</source>
        <comment>%1 of %n row left out because nobody is named in %2.</comment>
        <translation>
            <numerusform>%1 von %n Zeile weggelassen, weil in %2 niemand genannt ist.</numerusform>
            <numerusform>%1 von %n Zeilen weggelassen, weil in %2 niemand genannt ist.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n rows left out, drawn at random, so that nobody has more than %2.</source>
        <comment>%1 of %n row left out, drawn at random, so that nobody has more than %2.</comment>
        <translation>
            <numerusform>%1 von %n Zeile weggelassen, zufällig gezogen, damit niemand mehr als %2 hat.</numerusform>
            <numerusform>%1 von %n Zeilen weggelassen, zufällig gezogen, damit niemand mehr als %2 hat.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is the target and cannot say whom a row belongs to; choose another column.</source>
        <translation>%1 ist das Ziel und kann nicht sagen, wem eine Zeile gehört; wählen Sie eine andere Spalte.</translation>
    </message>
    <message numerus="yes">
        <source>Nobody can have %1 of %n rows; declare the most that one person can have in a table like this.</source>
        <comment>Nobody can have %1 of %n row; declare the most that one person can have in a table like this.</comment>
        <translation>
            <numerusform>Niemand kann %1 von %n Zeile haben; legen Sie die meisten fest, die eine Person in einer solchen Tabelle haben kann.</numerusform>
            <numerusform>Niemand kann %1 von %n Zeilen haben; legen Sie die meisten fest, die eine Person in einer solchen Tabelle haben kann.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 says whom a row belongs to and cannot be a feature too; take it off the list.</source>
        <translation>%1 sagt, wem eine Zeile gehört, und kann nicht auch Merkmal sein; nehmen Sie es aus der Liste.</translation>
    </message>
    <message>
        <source>The values of %1 come back like names of people: %2 different ones, up to %3 rows with one of them. Every promise is about one row; for one about a person, say so under Data (Protected), or declare data.person and data.rows_per_person.</source>
        <translation>Die Werte von %1 kehren wieder wie Namen von Personen: %2 verschiedene, bis zu %3 Zeilen mit einem davon. Jedes Versprechen gilt einer Zeile; für eines über eine Person sagen Sie es unter Daten (Geschützt), oder legen Sie data.person und data.rows_per_person fest.</translation>
    </message>
    <message>
        <source>%1 counts people or households, so that a row may be a group: every promise is about one row, and about people only where each row is one person&apos;s.</source>
        <translation>%1 zählt Personen oder Haushalte, sodass eine Zeile eine Gruppe sein kann: Jedes Versprechen gilt einer Zeile, und Personen nur dort, wo jede Zeile einer Person gehört.</translation>
    </message>
    <message>
        <source>%1 names nobody in enough rows; choose the column that names whom a row belongs to.</source>
        <translation>%1 nennt in zu wenigen Zeilen jemanden; wählen Sie die Spalte, die nennt, wem eine Zeile gehört.</translation>
    </message>
    <message numerus="yes">
        <source>All %n rows are of one person in %1: nobody is left to test on. Choose the column that names whom a row belongs to.</source>
        <comment>The only row is of one person in %1: nobody is left to test on. Choose the column that names whom a row belongs to.</comment>
        <translation>
            <numerusform>Die %n Zeile gehört in %1 einer Person: Es bleibt niemand zum Prüfen. Wählen Sie die Spalte, die nennt, wem eine Zeile gehört.</numerusform>
            <numerusform>Alle %n Zeilen gehören in %1 einer Person: Es bleibt niemand zum Prüfen. Wählen Sie die Spalte, die nennt, wem eine Zeile gehört.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delta is %1, and 1/n is %2 for n = %3 people: from 1/n on the rows of one of them, drawn at random, may be published as they are, so nothing is promised. Choose a delta far below 1/n.</source>
        <translation>Delta ist %1, und 1/n ist %2 bei n = %3 Personen: Ab 1/n dürfen die Zeilen einer von ihnen, zufällig gezogen, so veröffentlicht werden, wie sie sind; versprochen ist also nichts. Wählen Sie ein Delta weit unter 1/n.</translation>
    </message>
    <message numerus="yes">
        <source>Label of all %n rows of a person</source>
        <comment>Label of the %n row of a person</comment>
        <translation>
            <numerusform>Label der %n Zeile einer Person</numerusform>
            <numerusform>Label aller %n Zeilen einer Person</numerusform>
        </translation>
    </message>
    <message>
        <source>The column that names whom a row belongs to has no name; name one, or write null.</source>
        <translation>Die Spalte, die nennt, wem eine Zeile gehört, hat keinen Namen; nennen Sie eine, oder schreiben Sie null.</translation>
    </message>
    <message>
        <source>%1 names whom a row belongs to, but the most rows that one person has are missing; declare what is publicly known.</source>
        <translation>%1 nennt, wem eine Zeile gehört, aber die meisten Zeilen einer Person fehlen; legen Sie fest, was öffentlich bekannt ist.</translation>
    </message>
    <message>
        <source>The most rows of one person are %1; declare 1 or more.</source>
        <translation>Die meisten Zeilen einer Person sind %1; legen Sie 1 oder mehr fest.</translation>
    </message>
    <message>
        <source>How many rows one person has is declared, but the column is missing that names whom a row belongs to; name it in data.person.</source>
        <translation>Wie viele Zeilen eine Person hat, ist festgelegt, aber die Spalte fehlt, die nennt, wem eine Zeile gehört; nennen Sie sie in data.person.</translation>
    </message>
    <message>
        <source>Delta is %1, more than a tenth of 1/n = %2 for n = %3 people: from 1/n on nothing would be promised. Choose a delta far below 1/n.</source>
        <translation>Delta ist %1, mehr als ein Zehntel von 1/n = %2 bei n = %3 Personen: Ab 1/n wäre nichts versprochen. Wählen Sie ein Delta weit unter 1/n.</translation>
    </message>
    <message numerus="yes">
        <source>Nobody in %1 has more than %n rows.</source>
        <comment>Nobody in %1 has more than %n row.</comment>
        <translation>
            <numerusform>Niemand in %1 hat mehr als %n Zeile.</numerusform>
            <numerusform>Niemand in %1 hat mehr als %n Zeilen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the rows of one person can move it by %2, and noise is made for that; there are %3 rows.</source>
        <translation>%1: Die Zeilen einer Person können es um %2 bewegen, und dafür ist das Rauschen gemacht; es gibt %3 Zeilen.</translation>
    </message>
    <message numerus="yes">
        <source>Of one row: a person may have %n, which share epsilon evenly.</source>
        <comment>Of one row: a person may have %n, which share epsilon evenly.</comment>
        <translation>
            <numerusform>Von einer Zeile: Eine Person kann %n haben, die sich Epsilon gleich teilen.</numerusform>
            <numerusform>Von einer Zeile: Eine Person kann %n haben, die sich Epsilon gleich teilen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1 of %2 replayed rows</source>
        <translation>Zeile %1 von %2 wiederholten Zeilen</translation>
    </message>
    <message>
        <source>with small values</source>
        <translation>mit kleinen Werten</translation>
    </message>
    <message>
        <source>with large values</source>
        <translation>mit großen Werten</translation>
    </message>
    <message>
        <source>The same for all %1 rows of the person</source>
        <translation>Dasselbe bei allen %1 Zeilen der Person</translation>
    </message>
    <message>
        <source>All rows but %1</source>
        <translation>Alle Zeilen bis auf %1</translation>
    </message>
    <message>
        <source>The last rows</source>
        <translation>Die letzten Zeilen</translation>
    </message>
    <message>
        <source>%1 rows far from all others</source>
        <translation>%1 Zeilen fern von allen anderen</translation>
    </message>
    <message>
        <source>the other labels</source>
        <translation>die anderen Labels</translation>
    </message>
    <message>
        <source>%1 of the training rows, one of them row %2</source>
        <translation>%1 der Zeilen, aus denen gelernt wird, darunter Zeile %2</translation>
    </message>
    <message>
        <source>their own labels</source>
        <translation>ihre eigenen Labels</translation>
    </message>
    <message>
        <source>The only %1 rows that are not 0</source>
        <translation>Die einzigen %1 Zeilen, die nicht 0 sind</translation>
    </message>
    <message>
        <source>Balle and Wang 2018 (arXiv:1805.06530), Theorem 8; core/erm/perturbation.cpp</source>
        <translation>Balle und Wang 2018 (arXiv:1805.06530), Satz 8; core/erm/perturbation.cpp</translation>
    </message>
    <message>
        <source>after Kifer, Smith and Thakurta 2012; core/erm/perturbation.cpp</source>
        <translation>nach Kifer, Smith und Thakurta 2012; core/erm/perturbation.cpp</translation>
    </message>
    <message>
        <source>Output, Gaussian</source>
        <translation>Ausgabe, Gauß</translation>
    </message>
    <message>
        <source>Makes the weights noisy with bell-shaped noise, at the price of a δ: less of it for many features.</source>
        <translation>Verrauscht die Gewichte mit glockenförmigem Rauschen, zum Preis eines δ: weniger davon bei vielen Merkmalen.</translation>
    </message>
    <message>
        <source>A bell-shaped random slope in the objective, at the price of a δ.</source>
        <translation>Eine glockenförmig gezogene Steigung in der Zielfunktion, zum Preis eines δ.</translation>
    </message>
    <message>
        <source>Distance of the two functions</source>
        <translation>Abstand der beiden Funktionen</translation>
    </message>
    <message>
        <source>Hall, Rinaldo and Wasserman 2013, Proposition 8; core/theory/output_perturbation.cpp</source>
        <translation>Hall, Rinaldo und Wasserman 2013, Proposition 8; core/theory/output_perturbation.cpp</translation>
    </message>
    <message>
        <source>The whole function</source>
        <translation>Die ganze Funktion</translation>
    </message>
    <message>
        <source>Along %1; all other features are held: numbers at their medians, texts at their most frequent categories.</source>
        <translation>Entlang %1; alle anderen Merkmale sind festgehalten: Zahlen auf ihrem Median, Texte auf ihrer häufigsten Kategorie.</translation>
    </message>
    <message>
        <source>This study releases predictions one by one; the curve is what the same epsilon would buy of the whole function, with delta.</source>
        <translation>Diese Studie veröffentlicht Vorhersagen einzeln; die Kurve zeigt, was dasselbe Epsilon von der ganzen Funktion kaufen würde, mit Delta.</translation>
    </message>
    <message>
        <source>No feature holds numbers, along which a curve could be drawn.</source>
        <translation>Kein Merkmal enthält Zahlen, an denen entlang sich eine Kurve zeichnen ließe.</translation>
    </message>
    <message>
        <source>release</source>
        <translation>Veröffentlichung</translation>
    </message>
    <message>
        <source>Sum along the recommended lambda and epsilon</source>
        <translation>Summe entlang empfohlenem lambda und epsilon</translation>
    </message>
    <message>
        <source>Bound at fixed epsilon along its own lambda</source>
        <translation>Schranke bei festem epsilon entlang eigenem lambda</translation>
    </message>
    <message>
        <source>The terms bound the excess hinge loss; as printed, the share of wrong signs exceeds the smallest possible one by at most the root of twice their sum. For the hinge loss the sum itself is enough.</source>
        <translation>Die Terme beschränken den Hinge-Verlust über dem kleinstmöglichen; wie gedruckt übersteigt der Anteil falscher Vorzeichen den kleinstmöglichen höchstens um die Wurzel der doppelten Summe. Für den Hinge-Verlust genügt die Summe selbst.</translation>
    </message>
    <message>
        <source>The terms bound the excess hinge loss, and the share of wrong signs exceeds the smallest possible one by at most their sum.</source>
        <translation>Die Terme beschränken den Hinge-Verlust über dem kleinstmöglichen, und der Anteil falscher Vorzeichen übersteigt den kleinstmöglichen höchstens um ihre Summe.</translation>
    </message>
    <message>
        <source>The measured curves are the hinge loss that the noise adds.</source>
        <translation>Die gemessenen Kurven sind der Hinge-Verlust, den das Rauschen hinzufügt.</translation>
    </message>
    <message>
        <source>Theorem 1, as printed</source>
        <translation>Theorem 1, wie gedruckt</translation>
    </message>
    <message>
        <source>Theorem 1, corrected</source>
        <translation>Theorem 1, berichtigt</translation>
    </message>
    <message>
        <source>The theorems are about predictions with Laplace noise: all of this is what they say of such a release, not of the whole function.</source>
        <translation>Die Sätze handeln von Vorhersagen mit Laplace-Rauschen: All das ist, was sie von einer solchen Veröffentlichung sagen, nicht von der ganzen Funktion.</translation>
    </message>
    <message>
        <source>Epsilon and delta are for the whole function: any number of predictions can be read off it, each moved to the nearest bound. Errors are means over the test rows, of a drawn function over at most 1,000 of them.</source>
        <translation>Epsilon und Delta gelten für die ganze Funktion: Beliebig viele Vorhersagen lassen sich an ihr ablesen, jede an die nächste Grenze gerückt. Fehler sind Mittel über die Testzeilen, bei einer gezogenen Funktion über höchstens 1.000 davon.</translation>
    </message>
    <message>
        <source>%1; leave out these rows or columns.</source>
        <translation>%1; diese Zeilen oder Spalten weglassen.</translation>
    </message>
    <message>
        <source>Cells that hold %1 count among them: if that is a category, give &quot;missing_values&quot; without it.</source>
        <translation>Zellen mit %1 zählen dazu: Wenn das eine Kategorie ist, „missing_values“ ohne sie angeben.</translation>
    </message>
    <message>
        <source>: the line ends with a separator</source>
        <translation>: Die Zeile endet mit einem Trennzeichen</translation>
    </message>
    <message>
        <source>double quotes that belong to the text, or read the file without quotes: then all lines have equally many fields</source>
        <translation>Anführungszeichen verdoppeln, die zum Text gehören, oder die Datei ohne Anführungszeichen lesen: Dann haben alle Zeilen gleich viele Felder</translation>
    </message>
    <message>
        <source>%1: years of two digits were read as those from %2 to %3.</source>
        <translation>%1: Jahre mit zwei Ziffern wurden als die von %2 bis %3 gelesen.</translation>
    </message>
    <message>
        <source>%1 can be read as %3; say that its reading is &quot;%2&quot; to take these cells in.</source>
        <translation>%1 kann als %3 gelesen werden; damit diese Zellen dazugehören, die Lesart „%2“ angeben.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 in %n cells lies far from all other values, %3 to %4. If it means that nobody answered, list it as &quot;missing&quot; of the column.</source>
        <comment>%1: %2 in %n cell lies far from all other values, %3 to %4. If it means that nobody answered, list it as &quot;missing&quot; of the column.</comment>
        <translation>
            <numerusform>%1: %2 in %n Zelle liegt weit von allen anderen Werten, %3 bis %4. Wenn es heißt, dass niemand geantwortet hat, bei der Spalte unter „missing“ angeben.</numerusform>
            <numerusform>%1: %2 in %n Zellen liegt weit von allen anderen Werten, %3 bis %4. Wenn es heißt, dass niemand geantwortet hat, bei der Spalte unter „missing“ angeben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n cells such as %2 were read as missing. If that is a category, give &quot;missing_values&quot; without it.</source>
        <comment>%1: %n cell, %2, was read as missing. If that is a category, give &quot;missing_values&quot; without it.</comment>
        <translation>
            <numerusform>%1: %n Zelle, %2, wurde als fehlend gelesen. Wenn das eine Kategorie ist, „missing_values“ ohne sie angeben.</numerusform>
            <numerusform>%1: %n Zellen wie %2 wurden als fehlend gelesen. Wenn das eine Kategorie ist, „missing_values“ ohne sie angeben.</numerusform>
        </translation>
    </message>
    <message>
        <source>no usual separator cuts the lines into equally many fields</source>
        <translation>kein übliches Trennzeichen teilt die Zeilen in gleich viele Felder</translation>
    </message>
    <message>
        <source>No usual separator cuts the lines, but the sign %1 stands equally often in each: if it stands between cells, choose it. The lines were read as one column.</source>
        <translation>Kein übliches Trennzeichen teilt die Zeilen, aber das Zeichen %1 steht in jeder gleich oft: Wenn es zwischen Zellen steht, ist es zu wählen. Die Zeilen wurden als eine Spalte gelesen.</translation>
    </message>
    <message>
        <source>the lines below have other cells than the table</source>
        <translation>die Zeilen darunter haben andere Zellen als die Tabelle</translation>
    </message>
    <message>
        <source>The line of names ends with a separator, behind which no column begins.</source>
        <translation>Die Zeile der Namen endet mit einem Trennzeichen, hinter dem keine Spalte beginnt.</translation>
    </message>
    <message>
        <source>The rows end with a separator, behind which no column begins.</source>
        <translation>Die Datenzeilen enden mit einem Trennzeichen, hinter dem keine Spalte beginnt.</translation>
    </message>
    <message>
        <source>words stand between the names and columns of numbers</source>
        <translation>zwischen den Namen und Zahlenspalten stehen Wörter</translation>
    </message>
    <message>
        <source>the line below the names holds no units</source>
        <translation>die Zeile unter den Namen enthält keine Einheiten</translation>
    </message>
    <message>
        <source>The line below the names holds units and is no row: %1.</source>
        <translation>Die Zeile unter den Namen enthält Einheiten und ist keine Datenzeile: %1.</translation>
    </message>
    <message>
        <source>%1, %2 as %3, which is %4</source>
        <translation>%1, %2 als %3, das ist %4</translation>
    </message>
    <message numerus="yes">
        <source>%n lines below the table were skipped; they start with %1.</source>
        <comment>%n line below the table was skipped: %1.</comment>
        <translation>
            <numerusform>%n Zeile unter der Tabelle wurde übersprungen: %1.</numerusform>
            <numerusform>%n Zeilen unter der Tabelle wurden übersprungen; sie beginnen mit %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells had blanks at their ends that are not seen, such as no-break spaces; they were taken away.</source>
        <comment>%n cell had a blank at its end that is not seen, such as a no-break space; it was taken away.</comment>
        <translation>
            <numerusform>%n Zelle hatte am Rand ein Leerzeichen, das man nicht sieht, wie ein geschütztes; es wurde entfernt.</numerusform>
            <numerusform>%n Zellen hatten am Rand Leerzeichen, die man nicht sieht, wie geschützte; sie wurden entfernt.</numerusform>
        </translation>
    </message>
    <message>
        <source>two digits are of the years %1 to %2</source>
        <translation>zwei Ziffern sind aus den Jahren %1 bis %2</translation>
    </message>
    <message numerus="yes">
        <source>%n lines below the table are no rows.</source>
        <comment>%n line below the table is no row.</comment>
        <translation>
            <numerusform>%n Zeile unter der Tabelle ist keine Datenzeile.</numerusform>
            <numerusform>%n Zeilen unter der Tabelle sind keine Datenzeilen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Years of two digits are those from %1 to %2.</source>
        <translation>Jahre mit zwei Ziffern sind die von %1 bis %2.</translation>
    </message>
    <message>
        <source>a list of texts or numbers</source>
        <translation>eine Liste von Texten oder Zahlen</translation>
    </message>
    <message>
        <source>is not a number: it holds the invisible character %1</source>
        <translation>ist keine Zahl: Sie enthält das unsichtbare Zeichen %1</translation>
    </message>
    <message>
        <source>&quot;,&quot;, &quot;;&quot;, &quot;|&quot;, &quot;tab&quot;, &quot;space&quot; or any other sign</source>
        <translation>„,“, „;“, „|“, „tab“, „space“ oder jedes andere Zeichen</translation>
    </message>
    <message>
        <source>The first of a hundred years is %1; choose 1 to %2.</source>
        <translation>Das erste von hundert Jahren ist %1; 1 bis %2 wählen.</translation>
    </message>
    <message>
        <source>Score of candidate %1</source>
        <translation>Punkte von Kandidat %1</translation>
    </message>
    <message>
        <source>The loss&apos;s threshold</source>
        <translation>Die Schwelle des Verlusts</translation>
    </message>
    <message>
        <source>The loss&apos;s threshold is %1; it must be a number from 0.001 to 1, in halves of the labels&apos; range.</source>
        <translation>Die Schwelle des Verlusts ist %1; sie muss eine Zahl von 0,001 bis 1 sein, in halben Breiten der Labels.</translation>
    </message>
    <message>
        <source>Interval for the prior&apos;s epsilon</source>
        <translation>Intervall für das Epsilon der Vorabverteilung</translation>
    </message>
    <message>
        <source>RPWithPrior chooses its interval for the part of epsilon that the prior has, where its answers have the other part: private, but not the best interval.</source>
        <translation>RPWithPrior wählt sein Intervall für den Teil von Epsilon, den die Vorabverteilung hat, obwohl seine Antworten den anderen haben: privat, aber nicht das beste Intervall.</translation>
    </message>
    <message>
        <source>Noise for all of epsilon</source>
        <translation>Rauschen für das ganze Epsilon</translation>
    </message>
    <message>
        <source>Objective perturbation draws its noise for all of epsilon, so that nothing is left to pay for the change of the curvature.</source>
        <translation>Die Störung der Zielfunktion zieht ihr Rauschen für das ganze Epsilon, sodass nichts bleibt, um die Änderung der Krümmung zu bezahlen.</translation>
    </message>
    <message>
        <source>First phase with too few rows</source>
        <translation>Erste Phase mit zu wenigen Zeilen</translation>
    </message>
    <message>
        <source>Objective perturbation takes half of epsilon for the change of the curvature to be enough from n Lambda = c/(4 epsilon) on, where 4 c/epsilon is needed.</source>
        <translation>Die Störung der Zielfunktion hält die Hälfte von Epsilon für die Änderung der Krümmung schon ab n Lambda = c/(4 Epsilon) für genug, obwohl 4 c/Epsilon nötig ist.</translation>
    </message>
    <message>
        <source>Standard deviation for the scale</source>
        <translation>Standardabweichung statt Skala</translation>
    </message>
    <message>
        <source>Laplace noise has the standard deviation that its scale should have, so that it is 1.41 times too small.</source>
        <translation>Das Laplace-Rauschen hat als Standardabweichung, was seine Skala sein sollte, und ist damit 1,41-mal zu klein.</translation>
    </message>
    <message>
        <source>%1 has %2 numbers for %3 values of epsilon; give one for each, or one number for all.</source>
        <translation>%1 hat %2 Zahlen für %3 Werte von Epsilon; geben Sie für jeden eine an oder eine Zahl für alle.</translation>
    </message>
    <message>
        <source>Ours is about 0.03 lower up to Lambda 0.00316. At the smallest noise alone decides, and by symmetry half of all rows are wrong on average: 0.5318 is the mean of one set of draws.</source>
        <translation>Unseres liegt bis Lambda 0,00316 etwa 0,03 tiefer. Bei den kleinsten entscheidet allein das Rauschen, und aus Symmetrie ist im Mittel die Hälfte aller Zeilen falsch: 0,5318 ist das Mittel eines einzigen Satzes von Ziehungen.</translation>
    </message>
    <message>
        <source>At Lambda 0.001 and 0.00316 ours is about twice as large, and without privacy up to three times: the rows are another sample, of the file of 10 % and not of all 5,000,000.</source>
        <translation>Bei Lambda 0,001 und 0,00316 ist unseres etwa doppelt so groß, ohne Privatsphäre bis zu dreimal: Die Zeilen sind eine andere Stichprobe, aus der Datei von 10 % und nicht aus allen 5 000 000.</translation>
    </message>
    <message>
        <source>0.8248 stands where the curvature takes all of epsilon, so that the algorithm goes into its second phase. More than half of all rows wrong is a solver that failed: the second phase, minimised, has about 0.28 there.</source>
        <translation>0,8248 steht, wo die Krümmung das ganze Epsilon nimmt, sodass der Algorithmus in seine zweite Phase geht. Mehr als die Hälfte aller Zeilen falsch, das ist ein Löser, der versagt hat: Die zweite Phase hat dort, wenn man sie minimiert, etwa 0,28.</translation>
    </message>
    <message>
        <source>0.2084 stands where the curvature takes all of epsilon, so that the algorithm goes into its second phase. It is no minimum of that: the second phase, minimised, has about 0.04 there.</source>
        <translation>0,2084 steht, wo die Krümmung das ganze Epsilon nimmt, sodass der Algorithmus in seine zweite Phase geht. Es ist kein Minimum davon: Die zweite Phase hat dort, wenn man sie minimiert, etwa 0,04.</translation>
    </message>
    <message>
        <source>The paper calls this column the best at every epsilon. By its own rule, that mean and standard deviation overlap those of the smallest mean, it is not among the best at epsilon 1 and 1.5.</source>
        <translation>Der Aufsatz nennt diese Spalte die beste bei jedem Epsilon. Nach seiner eigenen Regel, dass Mittel und Standardabweichung sich mit denen des kleinsten Mittels überschneiden, gehört sie bei Epsilon 1 und 1,5 nicht zu den besten.</translation>
    </message>
    <message>
        <source>At epsilon 1 Table 5 gives the prior 0.008 of it: noise of scale 625 on labels from 0 to 5. So the column cannot come from Algorithm 4, which with that prior has an error of about 184,000 in most splits.</source>
        <translation>Bei Epsilon 1 gibt Tabelle 5 der Vorabverteilung 0,008 davon: Rauschen der Skala 625 auf Labels von 0 bis 5. Die Spalte kann also nicht aus Algorithmus 4 stammen, der mit dieser Vorabverteilung in den meisten Aufteilungen einen Fehler von etwa 184 000 hat.</translation>
    </message>
    <message>
        <source>The paper calls this column the best. By its own rule, that mean and standard deviation overlap those of the smallest mean, it is not among the best at epsilon 2.</source>
        <translation>Der Aufsatz nennt diese Spalte die beste. Nach seiner eigenen Regel, dass Mittel und Standardabweichung sich mit denen des kleinsten Mittels überschneiden, gehört sie bei Epsilon 2 nicht zu den besten.</translation>
    </message>
    <message>
        <source>The paper says that this column and the unbiased one outperform the others. By its own rule, that mean and standard deviation overlap those of the smallest mean, this one is not among the best at epsilon 0.3, 0.5, 0.8, 1, 1.5 and 8.</source>
        <translation>Der Aufsatz sagt, dass diese Spalte und die unverzerrte die anderen übertreffen. Nach seiner eigenen Regel, dass Mittel und Standardabweichung sich mit denen des kleinsten Mittels überschneiden, gehört diese bei Epsilon 0,3, 0,5, 0,8, 1, 1,5 und 8 nicht zu den besten.</translation>
    </message>
    <message>
        <source>At epsilon 1 Table 5 gives the prior 0.017 of it: noise of scale 23,529 on labels from 0 to 400. So the column cannot come from Algorithm 4.</source>
        <translation>Bei Epsilon 1 gibt Tabelle 5 der Vorabverteilung 0,017 davon: Rauschen der Skala 23 529 auf Labels von 0 bis 400. Die Spalte kann also nicht aus Algorithmus 4 stammen.</translation>
    </message>
    <message>
        <source>The standard deviation 6246 at epsilon 0.5 is printed so, and may stand for 62.46.</source>
        <translation>Die Standardabweichung 6246 bei Epsilon 0,5 ist so gedruckt, gemeint ist wohl 62,46.</translation>
    </message>
    <message>
        <source>a number, or one for each epsilon</source>
        <translation>eine Zahl oder eine für jedes Epsilon</translation>
    </message>
    <message>
        <source>The quantile for all</source>
        <translation>Das Quantil für alle</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>The loss %1 is for numbers, but an SVM predicts one of two classes: choose %2, or the method ridge.</source>
        <translation>Der Verlust %1 ist für Zahlen, eine SVM sagt aber eine von zwei Klassen voraus: Wählen Sie %2 oder die Methode ridge.</translation>
    </message>
    <message>
        <source>The loss %1 is for two classes, but ridge predicts numbers: choose %2, or the method svm.</source>
        <translation>Der Verlust %1 ist für zwei Klassen, Ridge sagt aber Zahlen voraus: Wählen Sie %2 oder die Methode svm.</translation>
    </message>
    <message>
        <source>The kernel machine at lambda %1 was not found as exactly as its noise assumes; it is left out.</source>
        <translation>Die Kernmaschine bei Lambda %1 wurde nicht so genau gefunden, wie ihr Rauschen annimmt; sie fehlt.</translation>
    </message>
    <message>
        <source>Kernel machine, paper&apos;s bound</source>
        <translation>Kernmaschine, Schranke des Aufsatzes</translation>
    </message>
    <message>
        <source>Kernel machine, tight bound</source>
        <translation>Kernmaschine, scharfe Schranke</translation>
    </message>
    <message>
        <source>The theorems on errors are about the square and the hinge: of the loss %1 only the noise is proved, which the table says.</source>
        <translation>Die Sätze über Fehler handeln vom Quadrat und vom Hinge: Zum Verlust %1 ist nur das Rauschen bewiesen, das in der Tabelle steht.</translation>
    </message>
    <message>
        <source>The interval is the best one for epsilon %1, the prior&apos;s part, and not for the answers&apos; %2: of labels like the prior&apos;s, the share %3 is answered within zeta where %4 is possible.</source>
        <translation>Das Intervall ist das beste für Epsilon %1, den Teil der Vorabverteilung, und nicht für die %2 der Antworten: Von Labels wie denen der Vorabverteilung wird der Anteil %3 auf Zeta genau beantwortet, möglich ist %4.</translation>
    </message>
    <message>
        <source>Label privacy standardises the features, which are public; write &quot;standardise&quot;, or &quot;none&quot; for a perceptron that learns from them as they are.</source>
        <translation>Beim Schutz der Labels werden die öffentlichen Merkmale standardisiert; schreiben Sie „standardise“ oder „none“ für ein Perzeptron, das aus ihnen lernt, wie sie sind.</translation>
    </message>
    <message>
        <source>mean pinball loss</source>
        <translation>mittlerer Pinball-Verlust</translation>
    </message>
    <message numerus="yes">
        <source>Lambda is chosen from %n candidates by scores that all training rows give them, which costs %1 of epsilon. The weights are learned from all training rows and cost the rest. Without privacy the mistakes on one of %2 parts decide, from which no candidate has learned.</source>
        <comment>Lambda is chosen from %n candidate by scores that all training rows give it, which costs %1 of epsilon. The weights are learned from all training rows and cost the rest. Without privacy the mistakes on one of %2 parts decide, from which no candidate has learned.</comment>
        <translation>
            <numerusform>Lambda wird aus %n Kandidaten nach Punkten gewählt, die ihnen alle Trainingszeilen geben, was %1 von Epsilon kostet. Die Gewichte werden aus allen Trainingszeilen gelernt und kosten den Rest. Ohne Privatheit entscheiden die Fehler an einem von %2 Teilen, aus dem kein Kandidat gelernt hat.</numerusform>
            <numerusform>Lambda wird aus %n Kandidaten nach Punkten gewählt, die ihnen alle Trainingszeilen geben, was %1 von Epsilon kostet. Die Gewichte werden aus allen Trainingszeilen gelernt und kosten den Rest. Ohne Privatheit entscheiden die Fehler an einem von %2 Teilen, aus dem kein Kandidat gelernt hat.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; the choice among candidates: McSherry and Talwar 2007, Theorem 6; core/erm/candidate_scores.cpp</source>
        <translation>%1; die Wahl unter Kandidaten: McSherry und Talwar 2007, Satz 6; core/erm/candidate_scores.cpp</translation>
    </message>
    <message>
        <source>The picked candidate</source>
        <translation>Der gewählte Kandidat</translation>
    </message>
    <message>
        <source>way to choose lambda</source>
        <translation>Weg, Lambda zu wählen</translation>
    </message>
    <message>
        <source>With the prior of Algorithm 4, paid for as in Table 5, the errors of ridge are about 155 at epsilon 0.1, 0.065 at 1 and 0.022 at 8: at small epsilons the column cannot come from there.</source>
        <translation>Mit der Vorabverteilung von Algorithmus 4, bezahlt wie in Tabelle 5, sind die Fehler der Ridge-Regression etwa 155 bei Epsilon 0,1, 0,065 bei 1 und 0,022 bei 8: Bei kleinem Epsilon kann die Spalte nicht daher stammen.</translation>
    </message>
    <message>
        <source>a page cannot read or write files</source>
        <translation>eine Seite kann keine Dateien lesen oder schreiben</translation>
    </message>
    <message>
        <source>open the study in the program</source>
        <translation>öffnen Sie die Studie im Programm</translation>
    </message>
    <message>
        <source>A page cannot take %1 for %2, so that it stays as it was.</source>
        <translation>Eine Seite kann %1 für %2 nicht annehmen, es bleibt deshalb, wie es war.</translation>
    </message>
    <message>
        <source>Nothing is promised.</source>
        <translation>Nichts wird versprochen.</translation>
    </message>
    <message>
        <source>a page shows true errors, which a study in Release keeps back</source>
        <translation>eine Seite zeigt wahre Fehler, die eine Studie zur Veröffentlichung zurückhält</translation>
    </message>
    <message>
        <source>make the page of a study in Classroom</source>
        <translation>machen Sie die Seite aus einer Studie für den Unterricht</translation>
    </message>
    <message>
        <source>%1 is left out: a page has no solver for it, the program has.</source>
        <translation>%1 fehlt: Eine Seite hat keinen Löser dafür, das Programm hat ihn.</translation>
    </message>
    <message>
        <source>the page&apos;s engine is not built here</source>
        <translation>die Rechenmaschine der Seite ist hier nicht gebaut</translation>
    </message>
    <message>
        <source>build it with ./app/page in the folder of the sources</source>
        <translation>bauen Sie sie mit ./app/page im Ordner der Quellen</translation>
    </message>
    <message>
        <source>it has no place for a study, so it is none that this program fills</source>
        <translation>sie hat keinen Platz für eine Studie, ist also keine, die dieses Programm füllt</translation>
    </message>
    <message>
        <source>build it again with ./app/page</source>
        <translation>bauen Sie sie mit ./app/page neu</translation>
    </message>
    <message>
        <source>The page holds nothing of anybody: the people are planned, nobody was asked.</source>
        <translation>Die Seite enthält von niemandem etwas: Die Personen sind geplant, niemand wurde befragt.</translation>
    </message>
    <message>
        <source>The page holds nothing of anybody: its data are built in and invented.</source>
        <translation>Die Seite enthält von niemandem etwas: Ihre Daten sind eingebaut und erfunden.</translation>
    </message>
    <message numerus="yes">
        <source>The page holds %n rows as they are, with the true values of %1; the target %2 is among them. Whoever has the page can read them all.</source>
        <comment>The page holds %n row as it is, with the true values of %1; the target %2 is among them. Whoever has the page can read them all.</comment>
        <translation>
            <numerusform>Die Seite enthält %n Zeile, wie sie ist, mit den wahren Werten von %1; das Ziel %2 ist darunter. Wer die Seite hat, kann sie alle lesen.</numerusform>
            <numerusform>Die Seite enthält %n Zeilen, wie sie sind, mit den wahren Werten von %1; das Ziel %2 ist darunter. Wer die Seite hat, kann sie alle lesen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Planned data need the bounds of %1: declare what is publicly known of it.</source>
        <translation>Geplante Daten brauchen die Schranken von %1: Geben Sie an, was öffentlich darüber bekannt ist.</translation>
    </message>
    <message>
        <source>Planned data need the categories of %1: declare what these columns can say.</source>
        <translation>Geplante Daten brauchen die Kategorien von %1: Geben Sie an, was in diesen Spalten stehen kann.</translation>
    </message>
    <message>
        <source>a page cannot hold the file of a prior</source>
        <translation>eine Seite kann die Datei einer Vorabverteilung nicht aufnehmen</translation>
    </message>
    <message>
        <source>set label_privacy.prior to noisy-counts</source>
        <translation>setzen Sie label_privacy.prior auf noisy-counts</translation>
    </message>
    <message>
        <source>The page would have %1 MB, and a page may have %2 MB; even without a table it is too large: build a smaller page.html.</source>
        <translation>Die Seite hätte %1 MB, und eine Seite darf %2 MB haben; selbst ohne Tabelle ist sie zu groß: Bauen Sie eine kleinere page.html.</translation>
    </message>
    <message>
        <source>The page would have %1 MB, and a page may have %2 MB: with its %3 columns %4 of %5 rows would fit; hand out fewer rows or fewer features (data.features), or planned data.</source>
        <translation>Die Seite hätte %1 MB, und eine Seite darf %2 MB haben: Mit ihren %3 Spalten hätten %4 von %5 Zeilen Platz; geben Sie weniger Zeilen oder weniger Merkmale (data.features) weiter, oder geplante Daten.</translation>
    </message>
    <message>
        <source>Planned data of the same shape do not suit this study: %1</source>
        <translation>Geplante Daten derselben Form passen nicht zu dieser Studie: %1</translation>
    </message>
    <message>
        <source>No cell holds a value.</source>
        <translation>Keine Zelle enthält einen Wert.</translation>
    </message>
    <message>
        <source>There is nothing to answer about: leave the column out.</source>
        <translation>Es gibt nichts zu beantworten: Lassen Sie die Spalte weg.</translation>
    </message>
    <message>
        <source>Every value is %1.</source>
        <translation>Jeder Wert ist %1.</translation>
    </message>
    <message>
        <source>It tells nobody from anybody: no budget need be spent on it, and as a feature it only adds to the length of the rows that noise must hide.</source>
        <translation>Sie unterscheidet niemanden von niemandem: Für sie muss kein Budget ausgegeben werden, und als Merkmal verlängert sie nur die Zeilen, die das Rauschen verbergen muss.</translation>
    </message>
    <message>
        <source>%1 % of the values are %2.</source>
        <translation>%1 % der Werte sind %2.</translation>
    </message>
    <message>
        <source>It looks like an identifier: %1.</source>
        <translation>Sie sieht wie eine Kennung aus: %1.</translation>
    </message>
    <message>
        <source>A cell of one row is nothing but noise, and a group by it is a person: leave the column out.</source>
        <translation>Eine Klasse mit einer Zeile ist nichts als Rauschen, und eine Gruppe danach ist ein Mensch: Lassen Sie die Spalte weg.</translation>
    </message>
    <message>
        <source>%1 % of the cells hold no value.</source>
        <translation>%1 % der Zellen enthalten keinen Wert.</translation>
    </message>
    <message>
        <source>Whether somebody answered is private as well: where such rows are left out, a promise is among the complete ones.</source>
        <translation>Auch ob jemand geantwortet hat, ist privat: Wo solche Zeilen weggelassen werden, gilt ein Versprechen unter den vollständigen.</translation>
    </message>
    <message>
        <source>%1 in %2 cells looks like a code for no answer: all other values lie from %3 to %4.</source>
        <translation>%1 in %2 Zellen sieht wie ein Code für „keine Antwort“ aus: Alle anderen Werte liegen zwischen %3 und %4.</translation>
    </message>
    <message>
        <source>Read as a number it moves every mean, and asks for bounds that reach as far as it.</source>
        <translation>Als Zahl gelesen verschiebt er jeden Mittelwert und verlangt Schranken, die bis zu ihm reichen.</translation>
    </message>
    <message>
        <source>%1 % of the values are 0.</source>
        <translation>%1 % der Werte sind 0.</translation>
    </message>
    <message>
        <source>%1 % of the values are multiples of %2.</source>
        <translation>%1 % der Werte sind Vielfache von %2.</translation>
    </message>
    <message>
        <source>Cells narrower than %1 show where people round and pay with more noise: make a private histogram&apos;s cells so wide or wider.</source>
        <translation>Klassen schmaler als %1 zeigen, wo Menschen runden, und bezahlen mit mehr Rauschen: Machen Sie die Klassen eines privaten Histogramms mindestens so breit.</translation>
    </message>
    <message>
        <source>The values are skewed: their third standardised moment is %1, 0 where they are symmetric.</source>
        <translation>Die Werte sind schief verteilt: Ihr drittes standardisiertes Moment ist %1, bei Symmetrie wäre es 0.</translation>
    </message>
    <message>
        <source>%1 of %2 values lie further beyond the quartiles than three times their distance.</source>
        <translation>%1 von %2 Werten liegen weiter außerhalb der Quartile als das Dreifache von deren Abstand.</translation>
    </message>
    <message>
        <source>They are what noise must hide most, and what bounds from the data would give away: declare bounds without looking at them.</source>
        <translation>Sie muss das Rauschen am meisten verbergen, und sie würden Schranken aus den Daten verraten: Geben Sie Schranken an, ohne auf sie zu schauen.</translation>
    </message>
    <message>
        <source>%1 of %2 values lie outside the declared bounds %3 to %4.</source>
        <translation>%1 von %2 Werten liegen außerhalb der angegebenen Schranken %3 bis %4.</translation>
    </message>
    <message>
        <source>They count as the nearest bound: the noise hides them, the error grows.</source>
        <translation>Sie zählen als die nächste Schranke: Das Rauschen verbirgt sie, der Fehler wächst.</translation>
    </message>
    <message>
        <source>The declared bounds are %1 times as wide as the values.</source>
        <translation>Die angegebenen Schranken sind %1-mal so weit wie die Werte.</translation>
    </message>
    <message>
        <source>The noise is %1 times as large as tight bounds would need. Narrower bounds help only if they are known without these data.</source>
        <translation>Das Rauschen ist %1-mal so groß, wie enge Schranken es bräuchten. Engere Schranken helfen nur, wenn sie ohne diese Daten bekannt sind.</translation>
    </message>
    <message>
        <source>As two cells they share their people and have the noise twice: declare their spellings as one.</source>
        <translation>Als zwei Klassen teilen sie sich ihre Menschen und haben das Rauschen doppelt: Geben Sie ihre Schreibweisen als eine an.</translation>
    </message>
    <message>
        <source>%1 has %2 rows, %3 only %4.</source>
        <translation>%1 hat %2 Zeilen, %3 nur %4.</translation>
    </message>
    <message>
        <source>The same noise lies on every count: it hides a rare category first. A rate of errors says little either, for whoever names the frequent one is mostly right.</source>
        <translation>Auf jeder Zählung liegt dasselbe Rauschen: Eine seltene Kategorie verbirgt es zuerst. Auch eine Fehlerrate sagt wenig, denn wer die häufige nennt, hat meist recht.</translation>
    </message>
    <message>
        <source>%1 of %2 values are in no declared category.</source>
        <translation>%1 von %2 Werten sind in keiner angegebenen Kategorie.</translation>
    </message>
    <message>
        <source>They count in no cell: what is released says nothing of them.</source>
        <translation>Sie zählen in keiner Klasse: Was freigegeben wird, sagt nichts über sie.</translation>
    </message>
    <message>
        <source>No bounds are declared for %1: a private picture of a column needs them. Declare them there, or leave the column out of data.features.</source>
        <translation>Für %1 sind keine Schranken angegeben: Ein privates Bild einer Spalte braucht sie. Geben Sie sie dort an, oder lassen Sie die Spalte aus data.features weg.</translation>
    </message>
    <message>
        <source>No categories are declared for %1: a private picture of a text needs them. Declare them there, or leave the column out of data.features.</source>
        <translation>Für %1 sind keine Kategorien angegeben: Ein privates Bild eines Textes braucht sie. Geben Sie sie dort an, oder lassen Sie die Spalte aus data.features weg.</translation>
    </message>
    <message>
        <source>The noise of a mean is made for the largest value that is allowed: release the share of zeros and a quantile of the others instead.</source>
        <translation>Das Rauschen eines Mittelwerts ist für den größten erlaubten Wert bemessen: Geben Sie stattdessen den Anteil der Nullen und ein Quantil der anderen frei.</translation>
    </message>
    <message>
        <source>Bounds that hold the long tail make the noise of a mean large, bounds that cut it make the mean wrong: a private median hardly depends on them.</source>
        <translation>Schranken, die den langen Ausläufer fassen, machen das Rauschen eines Mittelwerts groß, engere machen den Mittelwert falsch: Ein privater Median hängt kaum von ihnen ab.</translation>
    </message>
    <message>
        <source>What is released about it says little beyond that value: a count of the few others is soon smaller than its noise.</source>
        <translation>Was über sie freigegeben wird, sagt wenig außer diesem Wert: Eine Zählung der wenigen anderen ist bald kleiner als ihr Rauschen.</translation>
    </message>
    <message>
        <source>No column is named: name one to look at, or leave data.features out.</source>
        <translation>Keine Spalte ist genannt: Nennen Sie eine, oder lassen Sie data.features weg.</translation>
    </message>
    <message>
        <source>Private correlations of %1 columns would be noise alone: choose a few.</source>
        <translation>Geschützte Korrelationen von %1 Spalten wären nur Rauschen: einige wenige wählen.</translation>
    </message>
    <message>
        <source>A first look at %1 rows takes more memory than a picture may: epsiscope describe draws it, with --epsilon.</source>
        <translation>Ein erster Blick auf %1 Zeilen braucht mehr Speicher, als ein Bild darf: epsiscope describe zeichnet ihn, mit --epsilon.</translation>
    </message>
    <message>
        <source>the disk does not confirm that it is written</source>
        <translation>der Datenträger bestätigt nicht, dass sie geschrieben ist</translation>
    </message>
    <message>
        <source>Private correlations need two columns of numbers with declared bounds: declare them in the columns&apos; menus in Data, or as data.column_bounds in the study&apos;s file.</source>
        <translation>Private Korrelationen brauchen zwei Zahlenspalten mit angegebenen Schranken: Geben Sie sie in den Menüs der Spalten unter Daten an, oder als data.column_bounds in der Datei der Studie.</translation>
    </message>
    <message>
        <source>A private picture of %1 needs declared bounds, or categories where it is a text: declare them in the column&apos;s menu in Data, or as data.column_bounds and data.columns in the study&apos;s file. Cells taken from the values would tell of them.</source>
        <translation>Ein privates Bild von %1 braucht angegebene Schranken, bei Text Kategorien: Geben Sie sie im Menü der Spalte unter Daten an, oder als data.column_bounds und data.columns in der Datei der Studie. Zellen, die aus den Werten genommen werden, verrieten etwas über sie.</translation>
    </message>
    <message>
        <source>the stopped process %1 (%2)</source>
        <translation>der angehaltene Prozess %1 (%2)</translation>
    </message>
    <message>
        <source>process %1 (%2)</source>
        <translation>Prozess %1 (%2)</translation>
    </message>
    <message>
        <source>%1 is writing into it</source>
        <translation>%1 schreibt gerade hinein</translation>
    </message>
    <message>
        <source>wait until it has ended or end it, or choose another folder</source>
        <translation>warten Sie, bis er geendet hat, oder beenden Sie ihn, oder wählen Sie einen anderen Ordner</translation>
    </message>
    <message>
        <source>another process</source>
        <translation>ein anderer Prozess</translation>
    </message>
    <message>
        <source>For %1 there is no exact sampler of labels; choose another method.</source>
        <translation>Für %1 gibt es kein exaktes Ziehen von Labels; wählen Sie ein anderes Verfahren.</translation>
    </message>
    <message>
        <source>The noise of %1 cannot be drawn exactly at epsilon %2; choose another epsilon.</source>
        <translation>Das Rauschen von %1 lässt sich bei ε = %2 nicht exakt ziehen; wählen Sie ein anderes ε.</translation>
    </message>
    <message>
        <source>A release needs a method that adds noise; name one.</source>
        <translation>Eine Veröffentlichung braucht ein Verfahren mit Rauschen; nennen Sie eines.</translation>
    </message>
    <message>
        <source>The study has %1 methods, and a release has one: each would be paid for. Name the one that you want.</source>
        <translation>Die Studie hat %1 Verfahren, eine Veröffentlichung hat eines: Jedes müsste bezahlt werden. Nennen Sie das gewünschte.</translation>
    </message>
    <message>
        <source>The study has %1 epsilons, and a release has one: each would be paid for. Name the one that you want.</source>
        <translation>Die Studie hat %1 Werte von ε, eine Veröffentlichung hat einen: Jeder müsste bezahlt werden. Nennen Sie den gewünschten.</translation>
    </message>
    <message>
        <source>wait until it has ended or end it, and try again</source>
        <translation>warten Sie, bis er geendet hat, oder beenden Sie ihn, und versuchen Sie es noch einmal</translation>
    </message>
    <message>
        <source>%1 cannot be locked, so another program could write at the same time</source>
        <translation>%1 lässt sich nicht sperren, sodass ein anderes Programm gleichzeitig schreiben könnte</translation>
    </message>
    <message>
        <source>choose a folder on a disk of this computer, for network folders may have no locks</source>
        <translation>wählen Sie einen Ordner auf einem Datenträger dieses Computers, denn Netzwerkordner haben manchmal keine Sperren</translation>
    </message>
    <message>
        <source>put it back from a copy, or book another release</source>
        <translation>stellen Sie es aus einer Kopie wieder her, oder buchen Sie eine weitere Veröffentlichung</translation>
    </message>
    <message>
        <source>no noise was drawn for entry %1</source>
        <translation>für den Eintrag %1 wurde kein Rauschen gezogen</translation>
    </message>
    <message>
        <source>book another release</source>
        <translation>buchen Sie eine weitere Veröffentlichung</translation>
    </message>
    <message>
        <source>what was drawn for entry %1 is not there</source>
        <translation>was für den Eintrag %1 gezogen wurde, ist nicht da</translation>
    </message>
    <message>
        <source>it is not what was drawn for entry %1</source>
        <translation>es ist nicht das, was für den Eintrag %1 gezogen wurde</translation>
    </message>
    <message>
        <source>what is known of its last line, in %1, cannot be read</source>
        <translation>was über die letzte Zeile bekannt ist, in %1, lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>it had %1 lines and has %2: it was cut, or an older copy was put in its place</source>
        <translation>es hatte %1 Zeilen und hat %2: Es wurde gekürzt, oder eine ältere Kopie kam an seine Stelle</translation>
    </message>
    <message>
        <source>its line %1 is not the one that was written: the file was changed</source>
        <translation>die Zeile %1 ist nicht die, die geschrieben wurde: Die Datei wurde verändert</translation>
    </message>
    <message>
        <source>put the newest copy of the ledger back: what was booked counts</source>
        <translation>stellen Sie die neueste Kopie des Kontobuchs wieder her: Was gebucht wurde, zählt</translation>
    </message>
    <message>
        <source>it would become larger than %1 MB</source>
        <translation>es würde größer als %1 MB</translation>
    </message>
    <message>
        <source>describe the release in fewer words</source>
        <translation>beschreiben Sie die Veröffentlichung mit weniger Worten</translation>
    </message>
    <message>
        <source>people, who have at most %1 rows each by %2</source>
        <translation>Personen mit je höchstens %1 Zeilen nach %2</translation>
    </message>
    <message>
        <source>%1 has changed since this ledger was made</source>
        <translation>%1 hat sich geändert, seit dieses Kontobuch angelegt wurde</translation>
    </message>
    <message>
        <source>put the table back as it was, or make another ledger, and the same people spend more than either says</source>
        <translation>stellen Sie die Tabelle wieder her, wie sie war, oder legen Sie ein weiteres Kontobuch an; dieselben Personen geben dann mehr aus, als jedes der beiden sagt</translation>
    </message>
    <message>
        <source>it is the ledger of %1, and this is a release from %2</source>
        <translation>es ist das Kontobuch von %1, und dies ist eine Veröffentlichung aus %2</translation>
    </message>
    <message>
        <source>name the ledger of this table, or make one</source>
        <translation>nennen Sie das Kontobuch dieser Tabelle, oder legen Sie eines an</translation>
    </message>
    <message>
        <source>it counts what is spent for %1, and this release is for %2</source>
        <translation>es zählt, was für %1 ausgegeben wird, und diese Veröffentlichung gilt für %2</translation>
    </message>
    <message>
        <source>protect the same in the study, or make another ledger</source>
        <translation>schützen Sie in der Studie dasselbe, oder legen Sie ein weiteres Kontobuch an</translation>
    </message>
    <message>
        <source>epsilon %1 and delta %2 are no price of a release</source>
        <translation>ε = %1 und δ = %2 sind kein Preis einer Veröffentlichung</translation>
    </message>
    <message>
        <source>take an epsilon above 0 and a delta from 0 to below 1, of at most %1 digits</source>
        <translation>nehmen Sie ein ε über 0 und ein δ von 0 bis unter 1, mit höchstens %1 Ziffern</translation>
    </message>
    <message>
        <source>epsilon %1 goes beyond the budget of %2, of which %3 is left</source>
        <translation>ε = %1 überschreitet das Budget von %2, von dem noch %3 übrig ist</translation>
    </message>
    <message>
        <source>show what was released before, for nothing more can be</source>
        <translation>zeigen Sie, was schon veröffentlicht wurde, denn mehr ist nicht möglich</translation>
    </message>
    <message>
        <source>choose an epsilon of at most %1</source>
        <translation>wählen Sie ein ε von höchstens %1</translation>
    </message>
    <message>
        <source>delta %1 goes beyond the budget of %2, of which %3 is left</source>
        <translation>δ = %1 überschreitet das Budget von %2, von dem noch %3 übrig ist</translation>
    </message>
    <message>
        <source>choose a method without delta</source>
        <translation>wählen Sie ein Verfahren ohne δ</translation>
    </message>
    <message>
        <source>choose a delta of at most %1</source>
        <translation>wählen Sie ein δ von höchstens %1</translation>
    </message>
    <message>
        <source>there is something of that name already</source>
        <translation>etwas mit diesem Namen gibt es schon</translation>
    </message>
    <message>
        <source>choose another name, or go on with that ledger</source>
        <translation>wählen Sie einen anderen Namen, oder fahren Sie mit jenem Kontobuch fort</translation>
    </message>
    <message>
        <source>what shows true values promises nothing, and has no price</source>
        <translation>was wahre Werte zeigt, verspricht nichts und hat keinen Preis</translation>
    </message>
    <message>
        <source>release something private</source>
        <translation>veröffentlichen Sie etwas Privates</translation>
    </message>
    <message>
        <source>it has no entry %1</source>
        <translation>es hat keinen Eintrag %1</translation>
    </message>
    <message>
        <source>choose one of its entries</source>
        <translation>wählen Sie einen seiner Einträge</translation>
    </message>
    <message>
        <source>the noise of entry %1 was drawn before</source>
        <translation>das Rauschen des Eintrags %1 wurde schon gezogen</translation>
    </message>
    <message>
        <source>show what was drawn, or book another release</source>
        <translation>zeigen Sie, was gezogen wurde, oder buchen Sie eine weitere Veröffentlichung</translation>
    </message>
    <message>
        <source>entry %1 was published before</source>
        <translation>der Eintrag %1 wurde schon veröffentlicht</translation>
    </message>
    <message>
        <source>show what was published, or book another release</source>
        <translation>zeigen Sie, was veröffentlicht wurde, oder buchen Sie eine weitere Veröffentlichung</translation>
    </message>
    <message>
        <source>put the newest copy of the ledger back, or check that this is one</source>
        <translation>stellen Sie die neueste Kopie des Kontobuchs wieder her, oder prüfen Sie, ob dies eines ist</translation>
    </message>
    <message>
        <source>it is no privacy ledger</source>
        <translation>es ist kein Kontobuch der Privatheit</translation>
    </message>
    <message>
        <source>this ledger was written by a newer Epsiscope</source>
        <translation>dieses Kontobuch hat ein neueres Epsiscope geschrieben</translation>
    </message>
    <message>
        <source>book with that version</source>
        <translation>buchen Sie mit jener Version</translation>
    </message>
    <message>
        <source>its line %1 does not follow from the line before: lines were changed, taken out or moved</source>
        <translation>die Zeile %1 folgt nicht aus der Zeile davor: Zeilen wurden verändert, entfernt oder verschoben</translation>
    </message>
    <message>
        <source>no ledger has such a line</source>
        <translation>kein Kontobuch hat eine solche Zeile</translation>
    </message>
    <message>
        <source>its last line was cut off</source>
        <translation>die letzte Zeile wurde abgeschnitten</translation>
    </message>
    <message>
        <source>it holds no files of a release</source>
        <translation>sie enthält keine Dateien einer Veröffentlichung</translation>
    </message>
    <message>
        <source>bring it back from a copy</source>
        <translation>stellen Sie sie aus einer Kopie wieder her</translation>
    </message>
    <message>
        <source>it cannot be made</source>
        <translation>er lässt sich nicht anlegen</translation>
    </message>
    <message>
        <source>it cannot be put in place</source>
        <translation>er lässt sich nicht an seinen Platz bringen</translation>
    </message>
    <message>
        <source>name a folder that a release was written into</source>
        <translation>nennen Sie einen Ordner, in den eine Veröffentlichung geschrieben wurde</translation>
    </message>
    <message>
        <source>it lists files in other folders</source>
        <translation>sie nennt Dateien in anderen Ordnern</translation>
    </message>
    <message>
        <source>it is not the list of a release</source>
        <translation>es ist nicht die Liste einer Veröffentlichung</translation>
    </message>
    <message>
        <source>it is not the signature of a release</source>
        <translation>es ist nicht die Unterschrift einer Veröffentlichung</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>%1 fehlt.</translation>
    </message>
    <message>
        <source>%1 is not what was released.</source>
        <translation>%1 ist nicht, was veröffentlicht wurde.</translation>
    </message>
    <message>
        <source>%1 is not part of the release.</source>
        <translation>%1 gehört nicht zur Veröffentlichung.</translation>
    </message>
    <message>
        <source>The ledger is not intact: %1.</source>
        <translation>Das Kontobuch ist nicht unversehrt: %1.</translation>
    </message>
    <message>
        <source>It is a release of another ledger.</source>
        <translation>Es ist eine Veröffentlichung eines anderen Kontobuchs.</translation>
    </message>
    <message>
        <source>Entry %1 of the ledger is about another release, or none.</source>
        <translation>Der Eintrag %1 des Kontobuchs handelt von einer anderen Veröffentlichung oder von keiner.</translation>
    </message>
    <message>
        <source>choose a new folder: a release is never changed</source>
        <translation>wählen Sie einen neuen Ordner: Eine Veröffentlichung wird nie geändert</translation>
    </message>
    <message>
        <source>there is no folder that it could be in</source>
        <translation>es gibt keinen Ordner, in dem er liegen könnte</translation>
    </message>
    <message>
        <source>make that folder, or choose another place</source>
        <translation>legen Sie jenen Ordner an, oder wählen Sie einen anderen Ort</translation>
    </message>
    <message>
        <source>The list of the files is not the one that was signed.</source>
        <translation>Die Liste der Dateien ist nicht die, die unterschrieben wurde.</translation>
    </message>
    <message>
        <source>others may read or change this signing key</source>
        <translation>andere dürfen diesen Signaturschlüssel lesen oder ändern</translation>
    </message>
    <message>
        <source>keep it to yourself (chmod 600), or remove it, and a new one is made</source>
        <translation>behalten Sie ihn für sich (chmod 600), oder entfernen Sie ihn, und ein neuer wird angelegt</translation>
    </message>
    <message>
        <source>it is no signing key, or a damaged one</source>
        <translation>es ist kein Signaturschlüssel, oder er ist beschädigt</translation>
    </message>
    <message>
        <source>put it back from a copy, or remove it, and a new one is made</source>
        <translation>stellen Sie ihn aus einer Kopie wieder her, oder entfernen Sie ihn, und ein neuer wird angelegt</translation>
    </message>
    <message>
        <source>Statistics of %1 with noise (%2 rows).</source>
        <translation>Kennzahlen von %1 mit Rauschen (%2 Zeilen).</translation>
    </message>
    <message>
        <source>The column %1 of %2 with noise in every cell (%3 rows), by %4.</source>
        <translation>Die Spalte %1 von %2 mit Rauschen in jeder Zelle (%3 Zeilen), nach %4.</translation>
    </message>
    <message>
        <source>Epsilon is %1 and delta is %2: whatever somebody thought before, seeing this changes the odds of any guess about what is protected by a factor of at most e^epsilon = %3, but for events of probability delta.</source>
        <translation>ε ist %1 und δ ist %2: Was jemand auch vorher dachte, dies zu sehen ändert die Chancen jeder Vermutung über das Geschützte höchstens um den Faktor e^ε = %3, bis auf Ereignisse der Wahrscheinlichkeit δ.</translation>
    </message>
    <message>
        <source>Epsilon is %1: whatever somebody thought before, seeing this changes the odds of any guess about what is protected by a factor of at most e^epsilon = %2.</source>
        <translation>ε ist %1: Was jemand auch vorher dachte, dies zu sehen ändert die Chancen jeder Vermutung über das Geschützte höchstens um den Faktor e^ε = %2.</translation>
    </message>
    <message>
        <source>Protected are the values of %1 of one person, who has at most %2 rows, whatever they are; all other columns are taken for public.</source>
        <translation>Geschützt sind die Werte von %1 einer Person mit höchstens %2 Zeilen, welche es auch sind; alle anderen Spalten gelten als öffentlich.</translation>
    </message>
    <message>
        <source>Protected are all rows of one person, at most %2, whatever stands in them, in %1 and in every other column.</source>
        <translation>Geschützt sind alle Zeilen einer Person, höchstens %2, was auch darin steht, in %1 und in jeder anderen Spalte.</translation>
    </message>
    <message>
        <source>Protected is the value of %1 in one row, whatever it is; all other columns are taken for public. Somebody with several rows is protected less.</source>
        <translation>Geschützt ist der Wert von %1 in einer Zeile, welcher es auch ist; alle anderen Spalten gelten als öffentlich. Wer mehrere Zeilen hat, ist weniger geschützt.</translation>
    </message>
    <message>
        <source>Protected is one whole row, whatever stands in it, in %1 and in every other column. Somebody with several rows is protected less.</source>
        <translation>Geschützt ist eine ganze Zeile, was auch darin steht, in %1 und in jeder anderen Spalte. Wer mehrere Zeilen hat, ist weniger geschützt.</translation>
    </message>
    <message>
        <source>Each answer was made noisy by itself: it could have been made where the value is at home, and whoever collects the answers need not be trusted.</source>
        <translation>Jede Antwort wurde für sich verrauscht: Das hätte geschehen können, wo der Wert zu Hause ist, und wer die Antworten sammelt, braucht kein Vertrauen.</translation>
    </message>
    <message>
        <source>Whoever holds the table has seen true values and is trusted; all others are not.</source>
        <translation>Wer die Tabelle hat, hat wahre Werte gesehen, und ihm wird vertraut, allen anderen nicht.</translation>
    </message>
    <message>
        <source>The number of rows, the bounds, the categories and how the cells are read are public: they were declared and not taken from the table.</source>
        <translation>Die Zahl der Zeilen, die Schranken, die Kategorien und die Lesart der Zellen sind öffentlich: Sie wurden angegeben und nicht der Tabelle entnommen.</translation>
    </message>
    <message>
        <source>All releases of this table are entries of one ledger (%1, entry %2): their promises add up, and so do those of any that is not there.</source>
        <translation>Alle Veröffentlichungen aus dieser Tabelle stehen in einem Kontobuch (%1, Eintrag %2): Ihre Versprechen zählen zusammen, auch die von solchen, die nicht darin stehen.</translation>
    </message>
    <message>
        <source>%1: noise by the law %2</source>
        <translation>%1: Rauschen nach dem Gesetz %2</translation>
    </message>
    <message>
        <source>; with 95 % probability a number is at most %1 away from what it is without noise</source>
        <translation>; mit 95 % Wahrscheinlichkeit ist eine Zahl höchstens %1 von dem entfernt, was sie ohne Rauschen ist</translation>
    </message>
    <message>
        <source>The noise was drawn in whole numbers with words of the system&apos;s secure generator, so that no rounding and no seed tells more than is promised. Epsiscope %1 (%2), %3.</source>
        <translation>Das Rauschen wurde in ganzen Zahlen gezogen, mit Wörtern des sicheren Generators des Systems, sodass kein Runden und kein Startwert mehr verrät als versprochen. Epsiscope %1 (%2), %3.</translation>
    </message>
    <message>
        <source>Promise</source>
        <translation>Versprechen</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation>Annahmen</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>Rauschen</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>What is computed from this release costs nothing more; another release of the same table does.</source>
        <translation>Was aus dieser Veröffentlichung berechnet wird, kostet nichts mehr; eine weitere Veröffentlichung derselben Tabelle schon.</translation>
    </message>
    <message>
        <source>Noise of known size is in every number: correct for it where it bends what is computed, and give intervals.</source>
        <translation>In jeder Zahl ist Rauschen bekannter Größe: Berücksichtigen Sie es, wo es das Berechnete verbiegt, und geben Sie Intervalle an.</translation>
    </message>
    <message>
        <source>Its noise is drawn in floating point, whose last bits can tell more than is promised, and we have no proof in whole numbers: it can be looked at, and not be released.</source>
        <translation>Das Rauschen wird in Gleitkommazahlen gezogen, deren letzte Bits mehr verraten können als versprochen, und wir haben keinen Beweis in ganzen Zahlen: Man kann es ansehen und nicht veröffentlichen.</translation>
    </message>
    <message>
        <source>Normal noise for this statistic cannot be drawn in whole numbers at epsilon %1; choose laplace.</source>
        <translation>Normales Rauschen für diese Kennzahl lässt sich bei ε = %1 nicht in ganzen Zahlen ziehen; wählen Sie laplace.</translation>
    </message>
    <message>
        <source>Weights of random features are of no use without their frequencies, which no release holds: learn from the columns themselves, with random_features 0.</source>
        <translation>Gewichte zufälliger Merkmale nützen nichts ohne deren Frequenzen, und die enthält keine Veröffentlichung: Lernen Sie aus den Spalten selbst, mit random_features 0.</translation>
    </message>
    <message>
        <source>The noise for these sums cannot be drawn in whole numbers at epsilon %1; choose a larger epsilon.</source>
        <translation>Das Rauschen für diese Summen lässt sich bei ε = %1 nicht in ganzen Zahlen ziehen; wählen Sie ein größeres ε.</translation>
    </message>
    <message>
        <source>Something in the rows stands against %1, and a release shows no rows: look at the table in Classroom, which says what it is.</source>
        <translation>Etwas in den Zeilen steht gegen %1, und eine Veröffentlichung zeigt keine Zeilen: Sehen Sie sich die Tabelle im Unterricht an, der sagt, was es ist.</translation>
    </message>
    <message>
        <source>The table was open in Classroom before this release: whoever chose method, epsilon and bounds may have done so after seeing true values, and this promise does not cover what they saw.</source>
        <translation>Die Tabelle war vor dieser Veröffentlichung im Unterricht offen: Wer Verfahren, Epsilon und Schranken gewählt hat, kann das nach dem Blick auf wahre Werte getan haben, und dieses Versprechen umfasst nicht, was dabei zu sehen war.</translation>
    </message>
    <message>
        <source>No look at the table in Classroom is on record with whoever released it. Whoever saw the table in another way has seen true values; this promise is about what was released and nothing else.</source>
        <translation>Bei dem, der dies veröffentlicht hat, ist kein Blick auf die Tabelle im Unterricht vermerkt. Wer die Tabelle auf andere Weise gesehen hat, hat wahre Werte gesehen; dieses Versprechen gilt dem, was veröffentlicht wurde, und sonst nichts.</translation>
    </message>
    <message>
        <source>In Release nothing is shown but what was released: press Release for that, or use epsiscope release; choose classroom to look.</source>
        <translation>In der Veröffentlichung wird nichts gezeigt, als was veröffentlicht wurde: Drücken Sie dafür Veröffentlichung oder nehmen Sie epsiscope release; wählen Sie classroom, um hinzusehen.</translation>
    </message>
    <message>
        <source>No library makes the release of %1: OpenDP has no regression, and that of diffprivlib adds other noise to other sums; use epsiscope release.</source>
        <translation>Keine Bibliothek macht die Veröffentlichung von %1: OpenDP hat keine Regression, und die von diffprivlib fügt anderen Summen anderes Rauschen hinzu; nehmen Sie epsiscope release.</translation>
    </message>
    <message>
        <source>No library of R makes the release of %1, only diffprivlib for Python; choose python, or use epsiscope release.</source>
        <translation>Keine Bibliothek für R macht die Veröffentlichung von %1, nur diffprivlib für Python; wählen Sie python, oder nehmen Sie epsiscope release.</translation>
    </message>
    <message>
        <source>Column %1 is read as %2, which the program does not; save it as plain numbers, or use epsiscope release.</source>
        <translation>Die Spalte %1 wird als %2 gelesen, was das Programm nicht tut; speichern Sie sie als einfache Zahlen, oder nehmen Sie epsiscope release.</translation>
    </message>
    <message>
        <source>This is what was released of %1: epsilon %2 was paid for it, and what is computed from it alone costs nothing more.</source>
        <translation>Das ist, was von %1 veröffentlicht wurde: Epsilon %2 wurde dafür bezahlt, und was allein daraus berechnet wird, kostet nichts mehr.</translation>
    </message>
    <message>
        <source>The sums of labels times features</source>
        <translation>Die Summen von Labels mal Merkmalen</translation>
    </message>
    <message>
        <source>Weights of a regression of the column %1 of %2 (%3 rows), from sums with noise, by %4.</source>
        <translation>Gewichte einer Regression der Spalte %1 von %2 (%3 Zeilen), aus Summen mit Rauschen, nach %4.</translation>
    </message>
    <message>
        <source>Predictions of the column %1 of %2 for its rows (%3 rows), from sums with noise, by %4.</source>
        <translation>Vorhersagen der Spalte %1 von %2 für ihre Zeilen (%3 Zeilen), aus Summen mit Rauschen, nach %4.</translation>
    </message>
    <message>
        <source>We know no call of OpenDP or diffprivlib that makes the release of %1; choose another method, or use epsiscope release.</source>
        <translation>Wir kennen keinen Aufruf von OpenDP oder diffprivlib, der die Veröffentlichung von %1 macht; wählen Sie ein anderes Verfahren, oder nehmen Sie epsiscope release.</translation>
    </message>
    <message>
        <source>The minimum was not found as exactly as the promise asks for, so nothing is released; what was booked is spent. Choose a larger Lambda.</source>
        <translation>Das Minimum wurde nicht so genau gefunden, wie das Versprechen verlangt; deshalb wird nichts veröffentlicht, und was gebucht wurde, ist ausgegeben. Wählen Sie ein größeres Lambda.</translation>
    </message>
    <message>
        <source>Weights for the column %1 of %2, learned with noise from %3 rows, by %4.</source>
        <translation>Gewichte für die Spalte %1 von %2, mit Rauschen aus %3 Zeilen gelernt, durch %4.</translation>
    </message>
    <message>
        <source>Each weight</source>
        <translation>Jedes Gewicht</translation>
    </message>
    <message>
        <source>The choice of Lambda has no proof in whole numbers: it can be looked at, and what is released is learned with one Lambda; take private_classifier.tune away.</source>
        <translation>Für die Wahl von Lambda gibt es keinen Beweis in ganzen Zahlen: Man kann sie ansehen, und was veröffentlicht wird, ist mit einem Lambda gelernt; nehmen Sie private_classifier.tune weg.</translation>
    </message>
    <message>
        <source>The noise for these weights cannot be drawn in whole numbers at epsilon %1 and this lambda; choose larger ones.</source>
        <translation>Das Rauschen für diese Gewichte lässt sich bei Epsilon %1 und diesem Lambda nicht in ganzen Zahlen ziehen; wählen Sie größere.</translation>
    </message>
    <message>
        <source>The random slope of the sum that is minimised</source>
        <translation>Die zufällige Steigung der Summe, die minimiert wird</translation>
    </message>
    <message>
        <source>Predictions are made for rows, and all rows here are private ones: there are no public rows to predict for. It can be looked at, and not be released; weights can be (private-regression, private-classifier).</source>
        <translation>Vorhersagen macht man für Zeilen, und alle Zeilen hier sind privat: Es gibt keine öffentlichen Zeilen, für die man vorhersagen könnte. Man kann es ansehen, aber nicht veröffentlichen; Gewichte kann man veröffentlichen (private-regression, private-classifier).</translation>
    </message>
    <message>
        <source>We know no call of OpenDP or diffprivlib that releases a statistic by groups or of weighted rows as it is promised here; use epsiscope release.</source>
        <translation>Wir kennen keinen Aufruf von OpenDP oder diffprivlib, der eine Statistik nach Gruppen oder von gewichteten Zeilen so veröffentlicht, wie es hier versprochen ist; nehmen Sie epsiscope release.</translation>
    </message>
    <message>
        <source>Column %1 has labels, which the program does not read; save the table with the words in place of the values, or use epsiscope release.</source>
        <translation>Die Spalte %1 hat Wertelabels, die das Programm nicht liest; speichern Sie die Tabelle mit den Wörtern an Stelle der Werte, oder nehmen Sie epsiscope release.</translation>
    </message>
    <message>
        <source>The program would have to read a sheet, a survey file, built-in data or the files of a recipe, which it does not; save the table as CSV and make a study of that.</source>
        <translation>Das Programm müsste ein Tabellenblatt, eine Umfragedatei, eingebaute Daten oder die Dateien eines Rezepts lesen, was es nicht tut; speichern Sie die Tabelle als CSV und machen Sie daraus eine Studie.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n cells hold bytes that are no text (BLOB) and count as missing.</source>
        <comment>%1: %n cell holds bytes that are no text (BLOB) and counts as missing.</comment>
        <translation>
            <numerusform>%1: %n Zelle enthält Bytes, die kein Text sind (BLOB), und gilt als fehlend.</numerusform>
            <numerusform>%1: %n Zellen enthalten Bytes, die kein Text sind (BLOB), und gelten als fehlend.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is true or false: it was read as 1 and 0.</source>
        <translation>%1 ist wahr oder falsch: als 1 und 0 gelesen.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n whole numbers beyond 2^53 were rounded to the nearest number here; to keep their digits, say that the column holds text.</source>
        <comment>%1: %n whole number beyond 2^53 was rounded to the nearest number here; to keep its digits, say that the column holds text.</comment>
        <translation>
            <numerusform>%1: %n ganze Zahl jenseits von 2^53 wurde auf die nächste Zahl hier gerundet; um die Ziffern zu behalten, sagen Sie, dass die Spalte Text enthält.</numerusform>
            <numerusform>%1: %n ganze Zahlen jenseits von 2^53 wurden auf die nächste Zahl hier gerundet; um die Ziffern zu behalten, sagen Sie, dass die Spalte Text enthält.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n numbers too close to 0 for a number here were read as 0.</source>
        <comment>%1: %n number too close to 0 for a number here was read as 0.</comment>
        <translation>
            <numerusform>%1: %n Zahl, die für eine Zahl hier zu nahe an 0 liegt, wurde als 0 gelesen.</numerusform>
            <numerusform>%1: %n Zahlen, die für eine Zahl hier zu nahe an 0 liegen, wurden als 0 gelesen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: all %n texts are numbers; say that its kind is &quot;number&quot; to compute with them.</source>
        <comment>%1: its %n text is a number; say that its kind is &quot;number&quot; to compute with it.</comment>
        <translation>
            <numerusform>%1: Der %n Text ist eine Zahl; sagen Sie, dass ihre Art &quot;number&quot; ist, um damit zu rechnen.</numerusform>
            <numerusform>%1: Alle %n Texte sind Zahlen; sagen Sie, dass ihre Art &quot;number&quot; ist, um damit zu rechnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The SHA-256 is that of the whole database file.</source>
        <translation>Die SHA-256 ist die der ganzen Datenbankdatei.</translation>
    </message>
    <message>
        <source>the database has no tables</source>
        <translation>Die Datenbank hat keine Tabellen</translation>
    </message>
    <message>
        <source>choose a database that holds a table</source>
        <translation>wählen Sie eine Datenbank, die eine Tabelle enthält</translation>
    </message>
    <message>
        <source>it has several tables: %1</source>
        <translation>Sie hat mehrere Tabellen: %1</translation>
    </message>
    <message>
        <source>name one of them: sqlite:FILE?table=NAME</source>
        <translation>nennen Sie eine davon: sqlite:FILE?table=NAME</translation>
    </message>
    <message>
        <source>The data name their table themselves, so the sheet %1 was not looked for.</source>
        <translation>Die Daten nennen ihre Tabelle selbst; darum wurde das Blatt %1 nicht gesucht.</translation>
    </message>
    <message>
        <source>the database has no other table</source>
        <translation>die Datenbank hat keine andere Tabelle</translation>
    </message>
    <message>
        <source>the server has not answered for %1 seconds</source>
        <translation>Der Server hat %1 Sekunden lang nicht geantwortet</translation>
    </message>
    <message>
        <source>check that it runs, and what pg_service.conf says of it</source>
        <translation>prüfen Sie, ob er läuft und was pg_service.conf über ihn sagt</translation>
    </message>
    <message>
        <source>Rows that the ORDER BY of the query leaves equal are in the order of the server, which may be another next time.</source>
        <translation>Zeilen, die das ORDER BY der Abfrage gleich lässt, stehen in der Reihenfolge des Servers, die beim nächsten Mal eine andere sein kann.</translation>
    </message>
    <message>
        <source>The SHA-256 is that of the rows as the server delivered them, since there is no file.</source>
        <translation>Die SHA-256 ist die der Zeilen, wie der Server sie lieferte, denn eine Datei gibt es nicht.</translation>
    </message>
    <message>
        <source>the service cannot be used (%1)</source>
        <translation>Der Dienst lässt sich nicht verwenden (%1)</translation>
    </message>
    <message>
        <source>describe it in pg_service.conf: its name in brackets, below it host, dbname and user</source>
        <translation>beschreiben Sie ihn in pg_service.conf: seinen Namen in eckigen Klammern, darunter host, dbname und user</translation>
    </message>
    <message>
        <source>the server asks for a password</source>
        <translation>Der Server verlangt ein Passwort</translation>
    </message>
    <message>
        <source>write it into .pgpass, which nobody else may read</source>
        <translation>schreiben Sie es in .pgpass, die sonst niemand lesen darf</translation>
    </message>
    <message>
        <source>there is no connection to the server (%1)</source>
        <translation>Es gibt keine Verbindung zum Server (%1)</translation>
    </message>
    <message>
        <source>check that it runs, and what pg_service.conf and .pgpass say of it</source>
        <translation>prüfen Sie, ob er läuft und was pg_service.conf und .pgpass über ihn sagen</translation>
    </message>
    <message>
        <source>the connection to the server was lost (%1)</source>
        <translation>Die Verbindung zum Server ist abgerissen (%1)</translation>
    </message>
    <message>
        <source>try again when the server answers</source>
        <translation>versuchen Sie es wieder, wenn der Server antwortet</translation>
    </message>
    <message>
        <source>the query would change the database (%1)</source>
        <translation>Die Abfrage würde die Datenbank ändern (%1)</translation>
    </message>
    <message>
        <source>write one SELECT that changes nothing</source>
        <translation>schreiben Sie ein SELECT, das nichts ändert</translation>
    </message>
    <message>
        <source>the server does not allow that (%1)</source>
        <translation>Der Server erlaubt das nicht (%1)</translation>
    </message>
    <message>
        <source>ask whoever keeps the database for the right to read it</source>
        <translation>bitten Sie, wer die Datenbank betreut, um das Recht, sie zu lesen</translation>
    </message>
    <message>
        <source>the server refuses the query (%1)</source>
        <translation>Der Server lehnt die Abfrage ab (%1)</translation>
    </message>
    <message>
        <source>correct the query</source>
        <translation>berichtigen Sie die Abfrage</translation>
    </message>
    <message>
        <source>there is no table %1</source>
        <translation>Es gibt keine Tabelle %1</translation>
    </message>
    <message>
        <source>take fewer of them, with WHERE or LIMIT in a query</source>
        <translation>nehmen Sie weniger davon, mit WHERE oder LIMIT in einer Abfrage</translation>
    </message>
    <message>
        <source>its first %1 rows fill more than %2 MB</source>
        <translation>Ihre ersten %1 Zeilen füllen mehr als %2 MB</translation>
    </message>
    <message>
        <source>take fewer rows or columns, with WHERE or LIMIT in a query</source>
        <translation>nehmen Sie weniger Zeilen oder Spalten, mit WHERE oder LIMIT in einer Abfrage</translation>
    </message>
    <message numerus="yes">
        <source>there are %n columns but no rows</source>
        <comment>there is %n column but no rows</comment>
        <translation>
            <numerusform>Es gibt %n Spalte, aber keine Zeilen</numerusform>
            <numerusform>Es gibt %n Spalten, aber keine Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>choose a table, or a query, that has some</source>
        <translation>wählen Sie eine Tabelle oder eine Abfrage, die welche hat</translation>
    </message>
    <message>
        <source>a database says of a cell itself that it is missing (NULL)</source>
        <translation>eine Datenbank sagt von einer Zelle selbst, dass sie fehlt (NULL)</translation>
    </message>
    <message>
        <source>A database has no %1: the setting for it was not needed.</source>
        <translation>Eine Datenbank hat kein %1: Die Einstellung dafür wurde nicht gebraucht.</translation>
    </message>
    <message>
        <source>this is not one SELECT, and nothing else is run</source>
        <translation>Das ist nicht ein einzelnes SELECT, und anderes wird nicht ausgeführt</translation>
    </message>
    <message>
        <source>write one SELECT, or WITH ... SELECT</source>
        <translation>schreiben Sie ein SELECT oder WITH ... SELECT</translation>
    </message>
    <message>
        <source>this is no SQLite database, or it is encrypted</source>
        <translation>Das ist keine SQLite-Datenbank, oder sie ist verschlüsselt</translation>
    </message>
    <message>
        <source>choose another file, or decrypt it first</source>
        <translation>wählen Sie eine andere Datei, oder entschlüsseln Sie sie zuerst</translation>
    </message>
    <message>
        <source>the end of the database is missing</source>
        <translation>Das Ende der Datenbank fehlt</translation>
    </message>
    <message>
        <source>take a copy that is whole</source>
        <translation>nehmen Sie eine vollständige Kopie</translation>
    </message>
    <message>
        <source>the last changes still lie beside it, in %1</source>
        <translation>Die letzten Änderungen liegen noch daneben, in %1</translation>
    </message>
    <message>
        <source>close the program that writes to it, or move them with sqlite3 FILE &quot;PRAGMA wal_checkpoint(TRUNCATE)&quot;</source>
        <translation>schließen Sie das Programm, das in sie schreibt, oder übernehmen Sie sie mit sqlite3 FILE &quot;PRAGMA wal_checkpoint(TRUNCATE)&quot;</translation>
    </message>
    <message>
        <source>the database cannot be opened (%1)</source>
        <translation>Die Datenbank lässt sich nicht öffnen (%1)</translation>
    </message>
    <message>
        <source>check the file and its permissions</source>
        <translation>prüfen Sie die Datei und ihre Rechte</translation>
    </message>
    <message>
        <source>the query asks for %1, which is another each time</source>
        <translation>Die Abfrage verlangt %1, was jedes Mal anders ist</translation>
    </message>
    <message>
        <source>leave it out, so that the same rows come again</source>
        <translation>lassen Sie es weg, damit dieselben Zeilen wiederkommen</translation>
    </message>
    <message>
        <source>the database is damaged or encrypted</source>
        <translation>Die Datenbank ist beschädigt oder verschlüsselt</translation>
    </message>
    <message>
        <source>take a copy that is whole, or decrypt it first</source>
        <translation>nehmen Sie eine vollständige Kopie, oder entschlüsseln Sie sie zuerst</translation>
    </message>
    <message>
        <source>another program is writing to the database</source>
        <translation>Ein anderes Programm schreibt in die Datenbank</translation>
    </message>
    <message>
        <source>the last writing to the database was not finished</source>
        <translation>Das letzte Schreiben in die Datenbank wurde nicht beendet</translation>
    </message>
    <message>
        <source>open it once in the program that writes to it</source>
        <translation>öffnen Sie sie einmal in dem Programm, das in sie schreibt</translation>
    </message>
    <message>
        <source>a cell is larger than %1 MB</source>
        <translation>Eine Zelle ist größer als %1 MB</translation>
    </message>
    <message>
        <source>name the columns that are needed in a query</source>
        <translation>nennen Sie in einer Abfrage die Spalten, die gebraucht werden</translation>
    </message>
    <message>
        <source>SQLite refuses the query: %1</source>
        <translation>SQLite lehnt die Abfrage ab: %1</translation>
    </message>
    <message>
        <source>correct the query; the tables are %1</source>
        <translation>berichtigen Sie die Abfrage; die Tabellen sind %1</translation>
    </message>
    <message>
        <source>%1: missing, as the file says: %2.</source>
        <translation>%1: fehlend, wie die Datei sagt: %2.</translation>
    </message>
    <message>
        <source>%1 holds numbers, some of which have a label: %2.</source>
        <translation>%1 enthält Zahlen, von denen einige ein Label haben: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n columns of codes were read as the words of their labels: %1. To compute with the codes, say that a column holds numbers.</source>
        <comment>%n column of codes was read as the words of its labels: %1. To compute with the codes, say that it holds numbers.</comment>
        <translation>
            <numerusform>%n Spalte von Codes wurde als die Wörter ihrer Labels gelesen: %1. Um mit den Codes zu rechnen, sagen Sie, dass sie Zahlen enthält.</numerusform>
            <numerusform>%n Spalten von Codes wurden als die Wörter ihrer Labels gelesen: %1. Um mit den Codes zu rechnen, sagen Sie, dass eine Spalte Zahlen enthält.</numerusform>
        </translation>
    </message>
    <message>
        <source>a text in it is not valid UTF-8, and the file names no other encoding</source>
        <translation>ein Text darin ist kein gültiges UTF-8, und die Datei nennt keine andere Kodierung</translation>
    </message>
    <message>
        <source>a text in it is not valid in the encoding %1</source>
        <translation>ein Text darin ist in der Kodierung %1 nicht gültig</translation>
    </message>
    <message>
        <source>give the encoding that it was written in, such as Windows-1252</source>
        <translation>geben Sie die Kodierung an, in der sie geschrieben wurde, etwa Windows-1252</translation>
    </message>
    <message>
        <source>it has more than %1 columns</source>
        <translation>sie hat mehr als %1 Spalten</translation>
    </message>
    <message>
        <source>it has %1 rows or more</source>
        <translation>sie hat %1 Zeilen oder mehr</translation>
    </message>
    <message>
        <source>its columns are not in order</source>
        <translation>ihre Spalten sind nicht in Ordnung</translation>
    </message>
    <message>
        <source>save it again in the program that it comes from</source>
        <translation>speichern Sie sie noch einmal in dem Programm, aus dem sie kommt</translation>
    </message>
    <message>
        <source>copy or download the file again, or save it again where it comes from</source>
        <translation>kopieren oder laden Sie die Datei noch einmal, oder speichern Sie sie dort noch einmal, wo sie herkommt</translation>
    </message>
    <message>
        <source>it is damaged, or does not fit into memory</source>
        <translation>sie ist beschädigt oder passt nicht in den Speicher</translation>
    </message>
    <message>
        <source>the encoding of its texts is not known</source>
        <translation>die Kodierung ihrer Texte ist nicht bekannt</translation>
    </message>
    <message>
        <source>it is of a version of its format that is not read</source>
        <translation>sie hat eine Version ihres Formats, die nicht gelesen wird</translation>
    </message>
    <message>
        <source>save it as an older version, or as CSV</source>
        <translation>speichern Sie sie in einer älteren Version oder als CSV</translation>
    </message>
    <message>
        <source>it ends early: there are fewer bytes than it says</source>
        <translation>sie endet zu früh: Es sind weniger Bytes da, als sie sagt</translation>
    </message>
    <message>
        <source>it is damaged: its parts do not fit together</source>
        <translation>sie ist beschädigt: Ihre Teile passen nicht zusammen</translation>
    </message>
    <message>
        <source>it has no columns</source>
        <translation>sie hat keine Spalten</translation>
    </message>
    <message numerus="yes">
        <source>it has %n columns but no rows</source>
        <comment>it has %n column but no rows</comment>
        <translation>
            <numerusform>sie hat %n Spalte, aber keine Zeilen</numerusform>
            <numerusform>sie hat %n Spalten, aber keine Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>A file of SPSS, Stata or SAS has no %1: the setting for it was not needed.</source>
        <translation>Eine Datei von SPSS, Stata oder SAS hat kein %1: Die Einstellung dafür wurde nicht gebraucht.</translation>
    </message>
    <message>
        <source>the file itself says which values are missing ones</source>
        <translation>die Datei selbst sagt, welche Werte fehlende sind</translation>
    </message>
    <message>
        <source>Some of its characters are none that a .por file can hold: they became question marks.</source>
        <translation>Einige ihrer Zeichen sind keine, die eine .por-Datei enthalten kann: Sie wurden zu Fragezeichen.</translation>
    </message>
    <message>
        <source>The last row%1 holds the sums of the rows above it and is nobody&apos;s: to leave it out, give %2 as &quot;skip_below&quot;.</source>
        <translation>Die letzte Zeile%1 enthält die Summen der Zeilen darüber und ist niemandes: Um sie wegzulassen, geben Sie %2 als „skip_below“ an.</translation>
    </message>
    <message numerus="yes">
        <source>%1: the label of %2, which stands in %n cells, is %3. If it means that nobody answered, list it as &quot;missing&quot; of the column.</source>
        <comment>%1: the label of %2, which stands in %n cell, is %3. If it means that nobody answered, list it as &quot;missing&quot; of the column.</comment>
        <translation>
            <numerusform>%1: Das Label von %2, das in %n Zelle steht, ist %3. Wenn es heißt, dass niemand geantwortet hat, führen Sie es als „missing“ der Spalte auf.</numerusform>
            <numerusform>%1: Das Label von %2, das in %n Zellen steht, ist %3. Wenn es heißt, dass niemand geantwortet hat, führen Sie es als „missing“ der Spalte auf.</numerusform>
        </translation>
    </message>
    <message>
        <source>unpack it and open what it holds</source>
        <translation>packen Sie sie aus und öffnen Sie, was darin ist</translation>
    </message>
    <message>
        <source>this is an SPSS file (.sav or .zsav) that is packed</source>
        <translation>dies ist eine SPSS-Datei (.sav oder .zsav), die gepackt ist</translation>
    </message>
    <message>
        <source>this is an SPSS file (.por) that is packed</source>
        <translation>dies ist eine SPSS-Datei (.por), die gepackt ist</translation>
    </message>
    <message>
        <source>this is an SPSS file that is protected by a password</source>
        <translation>dies ist eine SPSS-Datei, die mit einem Passwort geschützt ist</translation>
    </message>
    <message>
        <source>open it in SPSS with its password and save it without one</source>
        <translation>öffnen Sie sie in SPSS mit ihrem Passwort und speichern Sie sie ohne</translation>
    </message>
    <message>
        <source>this is a Stata file (.dta) that is packed</source>
        <translation>dies ist eine Stata-Datei (.dta), die gepackt ist</translation>
    </message>
    <message>
        <source>this is a SAS file (.sas7bdat) that is packed</source>
        <translation>dies ist eine SAS-Datei (.sas7bdat), die gepackt ist</translation>
    </message>
    <message>
        <source>this is a SAS transport file (.xpt) that is packed</source>
        <translation>dies ist eine SAS-Transportdatei (.xpt), die gepackt ist</translation>
    </message>
    <message>
        <source>a rule is drawn between the names and the first row</source>
        <translation>zwischen den Namen und der ersten Datenzeile ist ein Strich gezogen</translation>
    </message>
    <message>
        <source>The line below the names is a rule and no row.</source>
        <translation>Die Zeile unter den Namen ist ein Strich und keine Datenzeile.</translation>
    </message>
    <message>
        <source>Format: %1.</source>
        <translation>Format: %1.</translation>
    </message>
    <message>
        <source>Table: %1.</source>
        <translation>Tabelle: %1.</translation>
    </message>
    <message>
        <source>Missing: as the file says.</source>
        <translation>Fehlend: wie die Datei sagt.</translation>
    </message>
    <message>
        <source>The level of half-widths</source>
        <translation>Das Niveau halber Breiten</translation>
    </message>
    <message>
        <source>Row %1, column %2 &quot;%3&quot;: &quot;%4&quot; %5.</source>
        <translation>Zeile %1, Spalte %2 „%3“: „%4“ %5.</translation>
    </message>
    <message>
        <source>Column %1 &quot;%2&quot;, row %3: &quot;%4&quot; %5.</source>
        <translation>Spalte %1 „%2“, Zeile %3: „%4“ %5.</translation>
    </message>
    <message>
        <source>hosts, users and passwords do not belong in a study</source>
        <translation>Rechner, Benutzer und Passwörter gehören nicht in eine Studie</translation>
    </message>
    <message>
        <source>name a service: its host, user and database stand in your own pg_service.conf, its password in .pgpass</source>
        <translation>nennen Sie einen Dienst: Rechner, Benutzer und Datenbank stehen in Ihrer eigenen pg_service.conf, das Passwort in .pgpass</translation>
    </message>
    <message>
        <source>a percent sign has no two hexadecimal digits behind it</source>
        <translation>Hinter einem Prozentzeichen stehen keine zwei hexadezimalen Ziffern</translation>
    </message>
    <message>
        <source>write the sign itself with 25 behind it</source>
        <translation>schreiben Sie das Zeichen selbst mit 25 dahinter</translation>
    </message>
    <message>
        <source>this names no table of a database</source>
        <translation>Das nennt keine Tabelle einer Datenbank</translation>
    </message>
    <message>
        <source>write sqlite:FILE?query=SELECT ... or sqlite:FILE?table=NAME</source>
        <translation>schreiben Sie sqlite:FILE?query=SELECT ... oder sqlite:FILE?table=NAME</translation>
    </message>
    <message>
        <source>write postgresql:SERVICE?query=SELECT ... or postgresql:SERVICE?table=NAME</source>
        <translation>schreiben Sie postgresql:SERVICE?query=SELECT ... oder postgresql:SERVICE?table=NAME</translation>
    </message>
    <message>
        <source>in another group</source>
        <translation>in einer anderen Gruppe</translation>
    </message>
    <message>
        <source>quantile of the largest group</source>
        <translation>Quantil der größten Gruppe</translation>
    </message>
    <message>
        <source>The quantile of the largest group, drawn with half of epsilon: a row that leaves it enters another group.</source>
        <translation>Das Quantil der größten Gruppe, mit halbem Epsilon gezogen: Eine Zeile, die sie verlässt, kommt in eine andere Gruppe.</translation>
    </message>
    <message>
        <source>sum of a group</source>
        <translation>Summe einer Gruppe</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>A mean is released as the ratio of two noisy sums, that of the values less the middle of the bounds and that of the rows. The largest of these sums is drawn; a row moves %1 of them, which together reveal no more than epsilon.</source>
        <translation>Ein Mittelwert wird als Verhältnis zweier verrauschter Summen veröffentlicht: der Werte abzüglich der Mitte der Schranken und der Zeilen. Gezeichnet ist die größte dieser Summen; eine Zeile bewegt %1 von ihnen, die zusammen nicht mehr als Epsilon verraten.</translation>
    </message>
    <message>
        <source>largest cell</source>
        <translation>größte Zelle</translation>
    </message>
    <message>
        <source>The largest cell; the row that leaves it enters another one, and both together reveal no more than epsilon.</source>
        <translation>Die größte Zelle; die Zeile, die sie verlässt, kommt in eine andere, und beide zusammen verraten nicht mehr als Epsilon.</translation>
    </message>
    <message>
        <source>Column %1 divides the rows twice; name it once.</source>
        <translation>Die Spalte %1 teilt die Zeilen zweimal; nennen Sie sie einmal.</translation>
    </message>
    <message>
        <source>Rows are divided by column %1, whose categories are not declared; list them, for a list taken from the data would reveal which ones occur.</source>
        <translation>Die Zeilen werden nach der Spalte %1 geteilt, deren Kategorien nicht angegeben sind; zählen Sie sie auf, denn eine Liste aus den Daten würde verraten, welche vorkommen.</translation>
    </message>
    <message>
        <source>The wanted half-width of %1 is %2; choose a number above 0.</source>
        <translation>Die gewünschte halbe Breite von %1 ist %2; wählen Sie eine Zahl über 0.</translation>
    </message>
    <message>
        <source>%1 would have %2 cells; divide by fewer columns or categories, for %3 are the most.</source>
        <translation>%1 hätte %2 Zellen; teilen Sie nach weniger Spalten oder Kategorien, denn mehr als %3 sind es nie.</translation>
    </message>
    <message>
        <source>A variance is released of all rows alone, each counted once; choose another statistic, or take groups and weights away.</source>
        <translation>Eine Varianz wird nur von allen Zeilen zusammen veröffentlicht, jede einmal gezählt; wählen Sie eine andere Statistik, oder nehmen Sie Gruppen und Gewichte weg.</translation>
    </message>
    <message>
        <source>The weights are in column %1, whose largest value is not declared; declare what is publicly known in data.column_bounds.</source>
        <translation>Die Gewichte stehen in der Spalte %1, deren größter Wert nicht angegeben ist; geben Sie in data.column_bounds an, was öffentlich bekannt ist.</translation>
    </message>
    <message>
        <source>A quantile is drawn by ranks, in which each row counts once; take the weights away, or choose another statistic.</source>
        <translation>Ein Quantil wird nach Rängen gezogen, in denen jede Zeile einmal zählt; nehmen Sie die Gewichte weg, oder wählen Sie eine andere Statistik.</translation>
    </message>
    <message>
        <source>Errors are the mean over the %1 groups; the view Tables has each of them.</source>
        <translation>Fehler sind der Mittelwert über die %1 Gruppen; die Ansicht Tabellen zeigt jeden einzeln.</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 nach %2</translation>
    </message>
    <message>
        <source>The last row%1 holds the sums of the rows above it and is nobody&apos;s: leave it out where the table comes from.</source>
        <translation>Die letzte Zeile%1 enthält die Summen der Zeilen darüber und ist niemandes: Lassen Sie sie dort weg, wo die Tabelle herkommt.</translation>
    </message>
    <message>
        <source>We know no call of OpenDP or diffprivlib that finds bounds as it is promised here; use epsiscope release.</source>
        <translation>Wir kennen keinen Aufruf von OpenDP oder diffprivlib, der Schranken findet, wie es hier versprochen wird; verwenden Sie epsiscope release.</translation>
    </message>
    <message>
        <source>The labels of its values come from %1 beside the file.</source>
        <translation>Die Beschriftungen der Werte stammen aus %1 neben der Datei.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n cells such as 1E5 were read as numbers with a power of ten (first in line %2); to keep codes, say that the column holds text.</source>
        <comment>%1: %n cell such as 1E5 was read as a number with a power of ten (line %2); to keep codes, say that the column holds text.</comment>
        <translation>
            <numerusform>%1: %n Zelle wie 1E5 wurde als Zahl mit einer Zehnerpotenz gelesen (Zeile %2); um Codes zu behalten, geben Sie an, dass die Spalte Text enthält.</numerusform>
            <numerusform>%1: %n Zellen wie 1E5 wurden als Zahlen mit einer Zehnerpotenz gelesen (zuerst in Zeile %2); um Codes zu behalten, geben Sie an, dass die Spalte Text enthält.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 seems to hold years of two digits. They are read as they stand, so that 05 comes before 99: write all digits where the table comes from, if these are years.</source>
        <translation>%1 enthält anscheinend Jahre mit zwei Ziffern. Sie werden gelesen, wie sie dastehen, sodass 05 vor 99 kommt: Schreiben Sie dort, woher die Tabelle stammt, alle Ziffern, falls es Jahre sind.</translation>
    </message>
    <message>
        <source>this is a catalogue of labels of SAS (.sas7bcat), not a table</source>
        <translation>das ist ein Katalog von Beschriftungen von SAS (.sas7bcat), keine Tabelle</translation>
    </message>
    <message>
        <source>open the .sas7bdat file: a catalogue of the same name beside it is read with it</source>
        <translation>öffnen Sie die .sas7bdat-Datei: Ein Katalog gleichen Namens daneben wird mitgelesen</translation>
    </message>
    <message numerus="yes">
        <source>%1 stand among the numbers of %2: do they mean that a value is missing? They were read as texts that are no numbers.</source>
        <comment>%1 stands among the numbers of %2: does it mean that a value is missing? It was read as a text that is no number.</comment>
        <translation>
            <numerusform>%1 steht unter den Zahlen von %2: Bedeutet das, dass ein Wert fehlt? Es wurde als Text gelesen, der keine Zahl ist.</numerusform>
            <numerusform>%1 stehen unter den Zahlen von %2: Bedeuten sie, dass ein Wert fehlt? Sie wurden als Texte gelesen, die keine Zahlen sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every line ends with a separator, behind which no column begins.</source>
        <translation>Jede Zeile endet mit einem Trennzeichen, hinter dem keine Spalte beginnt.</translation>
    </message>
    <message>
        <source>%1 stands between the cells, and a separator is one sign</source>
        <translation>%1 steht zwischen den Zellen, ein Trennzeichen ist aber ein einziges Zeichen</translation>
    </message>
    <message>
        <source>replace it by a sign that no cell holds, such as a semicolon or a tab</source>
        <translation>ersetzen Sie es durch ein Zeichen, das in keiner Zelle steht, etwa ein Semikolon oder einen Tabulator</translation>
    </message>
    <message>
        <source>Its noise is made for bounds that the release finds, so that nothing is known of it before.</source>
        <translation>Ihr Rauschen ist für Schranken, die die Veröffentlichung findet, sodass vorher nichts darüber bekannt ist.</translation>
    </message>
    <message>
        <source>The number of rows, the categories and how the cells are read are public: they were declared and not taken from the table, and so were bounds, but for those that were found with a share of epsilon: these are released numbers.</source>
        <translation>Die Zahl der Zeilen, die Kategorien und die Lesart der Zellen sind öffentlich: Sie wurden angegeben und nicht der Tabelle entnommen, und ebenso Schranken, außer denen, die mit einem Anteil an Epsilon gefunden wurden: Diese sind veröffentlichte Zahlen.</translation>
    </message>
    <message>
        <source>The share that finds the bounds</source>
        <translation>Der Anteil für die Schranken</translation>
    </message>
    <message>
        <source>its numbers are names, %1 different ones</source>
        <translation>ihre Zahlen sind Namen, %1 verschiedene</translation>
    </message>
    <message>
        <source>%1: the share %2 of its epsilon finds its bounds. Errors are expected over all bounds that may be found. There is a half-width once they are.</source>
        <translation>%1: Der Anteil %2 ihres Epsilons findet ihre Schranken. Fehler sind Erwartungen über alle Schranken, die gefunden werden können; eine halbe Breite gibt es, sobald sie gefunden sind.</translation>
    </message>
    <message>
        <source>McSherry and Talwar 2007, Theorem 6; core/statistics/bound_choice_law.h</source>
        <translation>McSherry und Talwar 2007, Theorem 6; core/statistics/bound_choice_law.h</translation>
    </message>
    <message>
        <source>Choice of the bounds</source>
        <translation>Wahl der Schranken</translation>
    </message>
    <message>
        <source>A bound of column %1 is missing; declare what is publicly known, or give bounds_share a share of its epsilon that finds both.</source>
        <translation>Eine Schranke der Spalte %1 fehlt; geben Sie an, was öffentlich bekannt ist, oder geben Sie bounds_share einen Anteil an ihrem Epsilon, der beide findet.</translation>
    </message>
    <message>
        <source>The share that finds the bounds of column %1 is %2; choose a number from 0 to 0.9.</source>
        <translation>Der Anteil, der die Schranken der Spalte %1 findet, ist %2; wählen Sie eine Zahl von 0 bis 0,9.</translation>
    </message>
    <message>
        <source>A count counts what you say, and has no bounds to find; set bounds_share to 0, or choose another statistic.</source>
        <translation>Eine Anzahl zählt, was Sie angeben, und hat keine Schranken, die zu finden wären; setzen Sie bounds_share auf 0, oder wählen Sie eine andere Statistik.</translation>
    </message>
    <message>
        <source>A half-width depends on the bounds that are found, and cannot be wanted before; set bounds_share to 0, or take half_width away.</source>
        <translation>Eine halbe Breite hängt von den Schranken ab, die gefunden werden, und kann nicht vorher gewünscht werden; setzen Sie bounds_share auf 0, oder nehmen Sie half_width weg.</translation>
    </message>
    <message>
        <source>%1: the declared bounds are not used, for bounds_share finds others; set it to 0 to use them.</source>
        <translation>%1: Die angegebenen Schranken werden nicht verwendet, denn bounds_share findet andere; setzen Sie es auf 0, um sie zu verwenden.</translation>
    </message>
    <message>
        <source>%1: with %2 rows and this share of epsilon hardly a bound beyond %3 is found; what is larger is clipped.</source>
        <translation>%1: Mit %2 Zeilen und diesem Anteil an Epsilon wird kaum eine Schranke jenseits von %3 gefunden; was größer ist, wird beschnitten.</translation>
    </message>
    <message>
        <source>Column %1 is text, whose categories are declared and not found; set bounds_share to 0.</source>
        <translation>Spalte %1 ist Text, dessen Kategorien angegeben und nicht gefunden werden; setzen Sie bounds_share auf 0.</translation>
    </message>
    <message>
        <source>The bounds of column %1 are missing; declare what is publicly known, not what the table shows, or give bounds_share a share of epsilon that finds both.</source>
        <translation>Die Schranken der Spalte %1 fehlen; geben Sie an, was öffentlich bekannt ist, nicht was die Tabelle zeigt, oder geben Sie bounds_share einen Anteil an Epsilon, der beide findet.</translation>
    </message>
    <message>
        <source>The lower bound of the target is missing; declare what is publicly known, or give bounds_share a share of epsilon that finds both.</source>
        <translation>Die untere Schranke des Ziels fehlt; geben Sie an, was öffentlich bekannt ist, oder geben Sie bounds_share einen Anteil an Epsilon, der beide findet.</translation>
    </message>
    <message>
        <source>The upper bound of the target is missing; declare what is publicly known, or give bounds_share a share of epsilon that finds both.</source>
        <translation>Die obere Schranke des Ziels fehlt; geben Sie an, was öffentlich bekannt ist, oder geben Sie bounds_share einen Anteil an Epsilon, der beide findet.</translation>
    </message>
    <message>
        <source>%1 tables of %2 are made to agree after their noise, which costs no privacy. A row is counted in all of them or in none: where it has a declared category of each of %3.</source>
        <translation>%1 Tabellen von %2 werden nach ihrem Rauschen abgestimmt, was keine Privatsphäre kostet. Eine Zeile zählt in allen oder in keiner: wenn sie eine angegebene Kategorie von jeder dieser Spalten hat: %3.</translation>
    </message>
    <message>
        <source>There is nothing to make agree: no two counts, sums or histograms of one column have the same bounds and weights, one of them divided; add one, or take consistent away.</source>
        <translation>Es gibt nichts abzustimmen: Keine zwei Anzahlen, Summen oder Histogramme einer Spalte haben dieselben Schranken und Gewichte, eine davon unterteilt; fügen Sie eine hinzu, oder nehmen Sie consistent weg.</translation>
    </message>
    <message>
        <source>Tables that are divided by %1 columns in all cannot be made to agree; divide by fewer, for %2 are the most.</source>
        <translation>Tabellen, die zusammen nach %1 Spalten unterteilt sind, lassen sich nicht abstimmen; unterteilen Sie nach weniger, denn %2 sind das Höchste.</translation>
    </message>
    <message>
        <source>%1 finds bounds of its own, so that it cannot be made to agree with other tables; declare its bounds, or take consistent away.</source>
        <translation>%1 findet eigene Schranken und lässt sich daher nicht mit anderen Tabellen abstimmen; geben Sie die Schranken an, oder nehmen Sie consistent weg.</translation>
    </message>
    <message>
        <source>Shown are the bounds that are found most probably, %1 and %2, and the epsilon that is left for the statistic, %3.</source>
        <translation>Gezeigt sind die Schranken, die am wahrscheinlichsten gefunden werden, %1 und %2, und das Epsilon, das für die Statistik bleibt, %3.</translation>
    </message>
    <message>
        <source>%1 weights its rows, and is learned from as well, because data.features names it.</source>
        <translation>%1 gewichtet die Zeilen, und es wird auch daraus gelernt, weil data.features die Spalte nennt.</translation>
    </message>
    <message>
        <source>Its mean is %1 and its sum %2, as where rows stand for a population of that size.</source>
        <translation>Ihr Mittelwert ist %1 und ihre Summe %2, wie dort, wo Zeilen für eine Bevölkerung dieser Größe stehen.</translation>
    </message>
    <message>
        <source>Its mean is %1, as of weights that add up to the number of rows.</source>
        <translation>Ihr Mittelwert ist %1, wie bei Gewichten, die sich zur Zahl der Zeilen addieren.</translation>
    </message>
    <message>
        <source>Its mean is %1.</source>
        <translation>Ihr Mittelwert ist %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n values are below 0 and count as 0.</source>
        <comment>%n value is below 0 and counts as 0.</comment>
        <translation>
            <numerusform>%n Wert liegt unter 0 und zählt als 0.</numerusform>
            <numerusform>%n Werte liegen unter 0 und zählen als 0.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows have the weight 0 and add nothing to a statistic.</source>
        <comment>%n row has the weight 0 and adds nothing to a statistic.</comment>
        <translation>
            <numerusform>%n Zeile hat das Gewicht 0 und trägt zu einer Statistik nichts bei.</numerusform>
            <numerusform>%n Zeilen haben das Gewicht 0 und tragen zu einer Statistik nichts bei.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows have no weight: a statistic does with them what is chosen for missing cells and for cells that are no numbers.</source>
        <comment>%n row has no weight: a statistic does with it what is chosen for missing cells and for cells that are no numbers.</comment>
        <translation>
            <numerusform>%n Zeile hat kein Gewicht: Eine Statistik verfährt mit ihr, wie es für fehlende Zellen und für Zellen ohne Zahl gewählt ist.</numerusform>
            <numerusform>%n Zeilen haben kein Gewicht: Eine Statistik verfährt mit ihnen, wie es für fehlende Zellen und für Zellen ohne Zahl gewählt ist.</numerusform>
        </translation>
    </message>
    <message>
        <source>Is %1 the weight of its row, how many people it stands for?</source>
        <translation>Ist %1 das Gewicht der Zeilen, also für wie viele Menschen jede steht?</translation>
    </message>
    <message>
        <source>The file weights its rows by this column.</source>
        <translation>Die Datei gewichtet ihre Zeilen mit dieser Spalte.</translation>
    </message>
    <message>
        <source>Its name says so.</source>
        <translation>Ihr Name spricht dafür.</translation>
    </message>
    <message>
        <source>the list has the first %1 of %2 tables; a SELECT reads any of them</source>
        <translation>die Liste hat die ersten %1 von %2 Tabellen; ein SELECT liest jede davon</translation>
    </message>
    <message>
        <source>the server ended the query (%1)</source>
        <translation>Der Server hat die Abfrage beendet (%1)</translation>
    </message>
    <message>
        <source>ask for fewer rows, or try again when the server has more time and room</source>
        <translation>fragen Sie nach weniger Zeilen, oder versuchen Sie es wieder, wenn der Server mehr Zeit und Platz hat</translation>
    </message>
    <message>
        <source>there are no columns</source>
        <translation>es gibt keine Spalten</translation>
    </message>
    <message>
        <source>there are no tables that the role may read</source>
        <translation>es gibt keine Tabellen, die die Rolle lesen darf</translation>
    </message>
    <message>
        <source>it has %1 tables, such as %2</source>
        <translation>Sie hat %1 Tabellen, etwa %2</translation>
    </message>
    <message>
        <source>name one of them: postgresql:SERVICE?table=NAME</source>
        <translation>nennen Sie eine davon: postgresql:SERVICE?table=NAME</translation>
    </message>
    <message>
        <source>choose one of its %1 tables, such as %2</source>
        <translation>wählen Sie eine ihrer %1 Tabellen, etwa %2</translation>
    </message>
    <message>
        <source>No weight in %1 is above %2: a larger one counts as that.</source>
        <translation>Kein Gewicht in %1 liegt über %2: Ein größeres zählt als dieses.</translation>
    </message>
    <message>
        <source>Column %1 is text and cannot weight rows; name a column of numbers, or write null.</source>
        <translation>Die Spalte %1 ist Text und kann keine Zeilen gewichten; nennen Sie eine Zahlenspalte, oder schreiben Sie null.</translation>
    </message>
    <message numerus="yes">
        <source>%n weights in column %1 are below 0 and count as 0; correct the column.</source>
        <comment>%n weight in column %1 is below 0 and counts as 0; correct the column.</comment>
        <translation>
            <numerusform>%n Gewicht in der Spalte %1 ist kleiner als 0 und zählt als 0; berichtigen Sie die Spalte.</numerusform>
            <numerusform>%n Gewichte in der Spalte %1 sind kleiner als 0 und zählen als 0; berichtigen Sie die Spalte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bounds are found with each row counted once; set bounds_share to 0, or take the weights away.</source>
        <translation>Schranken werden gefunden, indem jede Zeile einmal zählt; setzen Sie bounds_share auf 0, oder nehmen Sie die Gewichte weg.</translation>
    </message>
    <message>
        <source>The categories of column %1 are declared, so that there are no bounds to find; set bounds_share to 0.</source>
        <translation>Die Kategorien der Spalte %1 sind angegeben, sodass es keine Schranken zu finden gibt; setzen Sie bounds_share auf 0.</translation>
    </message>
    <message>
        <source>%1: all groups have the same bounds, found of all rows, in a group or in none.</source>
        <translation>%1: Alle Gruppen haben dieselben Schranken, die mit allen Zeilen gefunden werden, ob in einer Gruppe oder in keiner.</translation>
    </message>
    <message>
        <source>R reads no table with %1 between its cells; save it with another separator, choose python, or use epsiscope release.</source>
        <translation>R liest keine Tabelle mit %1 zwischen den Zellen; speichern Sie sie mit einem anderen Trennzeichen, wählen Sie python, oder verwenden Sie epsiscope release.</translation>
    </message>
    <message>
        <source>this is a SQLite data base that is packed</source>
        <translation>das ist eine SQLite-Datenbank, die gepackt ist</translation>
    </message>
    <message>
        <source>Line %1 has words over columns of numbers: does it hold a second line of names, questions or units? It was read as a row.</source>
        <translation>Zeile %1 hat Wörter über Spalten von Zahlen: Enthält sie eine zweite Zeile von Namen, Fragen oder Einheiten? Sie wurde als Datenzeile gelesen.</translation>
    </message>
    <message>
        <source>%1 stands between the cells and cannot be a separator here</source>
        <translation>%1 steht zwischen den Zellen und kann hier kein Trennzeichen sein</translation>
    </message>
    <message>
        <source>Qualtrics writes questions and its own names below the names</source>
        <translation>Qualtrics schreibt Fragen und eigene Namen unter die Namen</translation>
    </message>
    <message>
        <source>The two lines below the names hold questions and names of Qualtrics and are no rows.</source>
        <translation>Die zwei Zeilen unter den Namen enthalten Fragen und Namen von Qualtrics und sind keine Datenzeilen.</translation>
    </message>
    <message>
        <source>%1 looks like a number with a flag behind it, so it stays text; move the flags to a column of their own, or take them away, where the table comes from</source>
        <translation>%1 sieht wie eine Zahl mit einem Kennzeichen dahinter aus, daher bleibt die Spalte Text; setzen Sie die Kennzeichen dort, woher die Tabelle kommt, in eine eigene Spalte, oder entfernen Sie sie</translation>
    </message>
    <message>
        <source>nothing shows whether %1 has the year or the day first, so it stays text; say which it is: &quot;date&quot; for the year, &quot;day-first&quot; or &quot;month-first&quot;</source>
        <translation>nichts sagt, ob in %1 das Jahr oder der Tag zuerst steht, daher bleibt sie Text; geben Sie an, was es ist: „date“ für das Jahr, „day-first“ oder „month-first“</translation>
    </message>
    <message>
        <source>dates stand in two orders, the year first as %1 and otherwise as %2, so it stays text; write all dates in one order</source>
        <translation>die Daten stehen in zwei Reihenfolgen, das Jahr vorn wie %1 und anders wie %2, daher bleibt die Spalte Text; schreiben Sie alle Daten in einer Reihenfolge</translation>
    </message>
    <message>
        <source>%1, %2 as %3 and %4 as %5</source>
        <translation>%1, %2 als %3 und %4 als %5</translation>
    </message>
    <message numerus="yes">
        <source>years of the first line stand over %n columns of other numbers</source>
        <comment>a year of the first line stands over a column of other numbers</comment>
        <translation>
            <numerusform>Jahre der ersten Zeile stehen über %n Spalte mit anderen Zahlen</numerusform>
            <numerusform>Jahre der ersten Zeile stehen über %n Spalten mit anderen Zahlen</numerusform>
        </translation>
    </message>
    <message>
        <source>The line below it is no row.</source>
        <translation>Die Zeile darunter ist keine Datenzeile.</translation>
    </message>
    <message>
        <source>number; parentheses, or a minus sign, CR or H behind it, mean less than nothing</source>
        <translation>Zahl; Klammern oder dahinter ein Minus, CR oder H bedeuten weniger als nichts</translation>
    </message>
    <message>
        <source>The first row%1 holds the sums of the rows below it and is nobody&apos;s: to leave it out, give true as &quot;unit_line&quot;.</source>
        <translation>Die erste Zeile%1 enthält die Summen der Zeilen darunter und ist niemandes: Um sie wegzulassen, geben Sie true als „unit_line“ an.</translation>
    </message>
    <message>
        <source>The first row%1 holds the sums of the rows below it and is nobody&apos;s: leave it out where the table comes from.</source>
        <translation>Die erste Zeile%1 enthält die Summen der Zeilen darunter und ist niemandes: Lassen Sie sie dort weg, wo die Tabelle herkommt.</translation>
    </message>
    <message>
        <source>%1 differ in case, blanks, accents, hyphens or points alone.</source>
        <translation>%1 unterscheiden sich nur in Groß- und Kleinschreibung, Leerzeichen, Akzenten, Bindestrichen oder Punkten.</translation>
    </message>
    <message>
        <source>%1: %2 differ in case, blanks, accents, hyphens or points alone and are categories of their own. To make one of them, list them as &quot;same&quot; of the column.</source>
        <translation>%1: %2 unterscheiden sich nur in Groß- und Kleinschreibung, Leerzeichen, Akzenten, Bindestrichen oder Punkten und sind eigene Kategorien. Um eine daraus zu machen, führen Sie sie als „same“ der Spalte auf.</translation>
    </message>
    <message>
        <source>this file begins with zeros where a table has text</source>
        <translation>diese Datei beginnt mit Nullen, wo eine Tabelle Text hat</translation>
    </message>
    <message>
        <source>copy or download the file again, or choose a text file such as CSV</source>
        <translation>kopieren oder laden Sie die Datei noch einmal, oder wählen Sie eine Textdatei wie CSV</translation>
    </message>
    <message numerus="yes">
        <source>%n columns, %1</source>
        <comment>Column %1</comment>
        <translation>
            <numerusform>%n Spalte, %1</numerusform>
            <numerusform>%n Spalten, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 may stand for no answer; all other values lie from %3 to %4.</source>
        <translation>%1: %2 kann für keine Antwort stehen; alle anderen Werte liegen zwischen %3 und %4.</translation>
    </message>
    <message>
        <source>%1: %2 may stand for no answer.</source>
        <translation>%1: %2 kann für keine Antwort stehen.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 differ in case, blanks, accents, hyphens or points alone. Are they one category each?</source>
        <comment>%1: %2 differ in case, blanks, accents, hyphens or points alone. Are they one category?</comment>
        <translation>
            <numerusform>%1: %2 unterscheiden sich nur in Groß- und Kleinschreibung, Leerzeichen, Akzenten, Bindestrichen oder Punkten. Sind sie eine Kategorie?</numerusform>
            <numerusform>%1: %2 unterscheiden sich nur in Groß- und Kleinschreibung, Leerzeichen, Akzenten, Bindestrichen oder Punkten. Sind sie je eine Kategorie?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n weights in column %1 are above %2, their declared bound, and count as %2; correct the column, or declare the bound that is publicly known.</source>
        <comment>%n weight in column %1 is above %2, its declared bound, and counts as %2; correct the column, or declare the bound that is publicly known.</comment>
        <translation>
            <numerusform>%n Gewicht der Spalte %1 liegt über %2, seiner angegebenen Schranke, und zählt als %2; berichtigen Sie die Spalte, oder geben Sie die Schranke an, die öffentlich bekannt ist.</numerusform>
            <numerusform>%n Gewichte der Spalte %1 liegen über %2, ihrer angegebenen Schranke, und zählen als %2; berichtigen Sie die Spalte, oder geben Sie die Schranke an, die öffentlich bekannt ist.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every weight in column %1 counts as 0, so that no row counts; correct the column, or take the weights away.</source>
        <translation>Jedes Gewicht der Spalte %1 zählt als 0, so dass keine Zeile zählt; berichtigen Sie die Spalte, oder nehmen Sie die Gewichte weg.</translation>
    </message>
    <message>
        <source>The weights in column %1 start at 0, and their lower bound is %2; declare 0, or the largest value alone.</source>
        <translation>Die Gewichte der Spalte %1 beginnen bei 0, und ihre untere Schranke ist %2; geben Sie 0 an, oder nur den größten Wert.</translation>
    </message>
    <message>
        <source>The rows are those of a SELECT, and what is protected is a row of its answer: where it chooses, counts, joins or sums up by what is private, somebody in the database may change several of them and how many there are, which no promise here covers.</source>
        <translation>Die Zeilen sind die eines SELECT, und geschützt ist eine Zeile seiner Antwort: Wo es nach Privatem auswählt, zählt, verbindet oder summiert, kann jemand in der Datenbank mehrere davon ändern und wie viele es sind; das deckt hier kein Versprechen ab.</translation>
    </message>
    <message numerus="yes">
        <source>%n lines say the names of the columns again, the first of them line %1; they were read as rows: take them away if they are none.</source>
        <comment>%n line says the names of the columns again, line %1; it was read as a row: take it away if it is none.</comment>
        <translation>
            <numerusform>%n Zeile nennt die Namen der Spalten noch einmal, Zeile %1; sie wurde als Datenzeile gelesen: Nehmen Sie sie weg, wenn es keine ist.</numerusform>
            <numerusform>%n Zeilen nennen die Namen der Spalten noch einmal, die erste davon Zeile %1; sie wurden als Datenzeilen gelesen: Nehmen Sie sie weg, wenn es keine sind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n cells such as %2 hold several values, and each combination is a category. To count the values, give each a column of its own where the table comes from.</source>
        <comment>%1: %n cell, %2, holds several values, and each combination is a category. To count the values, give each a column of its own where the table comes from.</comment>
        <translation>
            <numerusform>%1: %n Zelle, %2, enthält mehrere Werte, und jede Kombination ist eine Kategorie. Um die Werte zu zählen, geben Sie jedem dort, woher die Tabelle kommt, eine eigene Spalte.</numerusform>
            <numerusform>%1: %n Zellen wie %2 enthalten mehrere Werte, und jede Kombination ist eine Kategorie. Um die Werte zu zählen, geben Sie jedem dort, woher die Tabelle kommt, eine eigene Spalte.</numerusform>
        </translation>
    </message>
    <message>
        <source>is a limit and not a number; write what is to count for it where the table comes from</source>
        <translation>ist eine Grenze und keine Zahl; schreiben Sie dort, woher die Tabelle kommt, was dafür zählen soll</translation>
    </message>
    <message>
        <source>is about a number; write the number alone where the table comes from</source>
        <translation>ist eine ungefähre Zahl; schreiben Sie dort, woher die Tabelle kommt, nur die Zahl</translation>
    </message>
    <message>
        <source>is a number with a mark behind it; write the mark in a column of its own where the table comes from</source>
        <translation>ist eine Zahl mit einem Zeichen dahinter; schreiben Sie das Zeichen dort, woher die Tabelle kommt, in eine eigene Spalte</translation>
    </message>
    <message>
        <source>holds several values; give each of them a column of its own where the table comes from</source>
        <translation>enthält mehrere Werte; geben Sie jedem dort, woher die Tabelle kommt, eine eigene Spalte</translation>
    </message>
    <message>
        <source>is a range and not a number; write one number where the table comes from</source>
        <translation>ist ein Bereich und keine Zahl; schreiben Sie dort, woher die Tabelle kommt, eine Zahl</translation>
    </message>
</context>
<context>
    <name>DeclaredFacts</name>
    <message>
        <source>How the cells are read: declared.</source>
        <translation>Wie die Zellen gelesen werden: angegeben.</translation>
    </message>
    <message>
        <source>How the cells are read: the table is published.</source>
        <translation>Wie die Zellen gelesen werden: Die Tabelle ist öffentlich.</translation>
    </message>
    <message>
        <source>%1 is from %2 to %3.</source>
        <translation>%1 liegt zwischen %2 und %3.</translation>
    </message>
    <message>
        <source>%1 is one of: %2.</source>
        <translation>%1 ist eines von: %2.</translation>
    </message>
    <message>
        <source>Protected is a person, named in %1, with at most %2 rows.</source>
        <translation>Geschützt ist eine Person, die in %1 steht, mit höchstens %2 Zeilen.</translation>
    </message>
    <message>
        <source>Protected is a row: somebody with several rows is protected less.</source>
        <translation>Geschützt ist eine Zeile: Wer mehrere hat, ist weniger geschützt.</translation>
    </message>
    <message>
        <source>%1 weights its rows, each from 0 to %2.</source>
        <translation>%1 gewichtet die Zeilen, jede von 0 bis %2.</translation>
    </message>
</context>
<context>
    <name>FileKinds</name>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
    <message>
        <source>Studies and results</source>
        <translation>Studien und Ergebnisse</translation>
    </message>
</context>
<context>
    <name>Parameters</name>
    <message>
        <source>Regularisation λ</source>
        <translation>Regularisierung λ</translation>
    </message>
    <message>
        <source>flexible</source>
        <translation>biegsam</translation>
    </message>
    <message>
        <source>stiff</source>
        <translation>steif</translation>
    </message>
    <message>
        <source>How strongly the weights are held small: more noise in the labels asks for more. Matched: it grows with the noise of each method, chosen from public quantities only.</source>
        <translation>Wie stark die Gewichte klein gehalten werden: Mehr Rauschen in den Labels verlangt mehr. Angepasst: Es wächst mit dem Rauschen jeder Methode und wird nur aus öffentlichen Größen bestimmt.</translation>
    </message>
    <message>
        <source>matched</source>
        <translation>angepasst</translation>
    </message>
    <message>
        <source>Half-width ζ</source>
        <translation>Halbbreite ζ</translation>
    </message>
    <message>
        <source>narrow</source>
        <translation>eng</translation>
    </message>
    <message>
        <source>wide</source>
        <translation>weit</translation>
    </message>
    <message>
        <source>Results within ζ of the label are the likely ones.</source>
        <translation>Ergebnisse innerhalb von ζ um das Label sind die wahrscheinlichen.</translation>
    </message>
    <message>
        <source>suggested</source>
        <translation>vorgeschlagen</translation>
    </message>
    <message>
        <source>Histogram width</source>
        <translation>Breite der Histogrammbalken</translation>
    </message>
    <message>
        <source>fine</source>
        <translation>fein</translation>
    </message>
    <message>
        <source>coarse</source>
        <translation>grob</translation>
    </message>
    <message>
        <source>Width of the bars of the prior: finer shows more, but every bar gets the same noise.</source>
        <translation>Breite der Balken der Vorabverteilung: Feinere zeigen mehr, aber jeder Balken bekommt dasselbe Rauschen.</translation>
    </message>
    <message>
        <source>Failure probability δ</source>
        <translation>Ausfallwahrscheinlichkeit δ</translation>
    </message>
    <message>
        <source>stricter</source>
        <translation>strenger</translation>
    </message>
    <message>
        <source>looser</source>
        <translation>lockerer</translation>
    </message>
    <message>
        <source>With Gaussian noise no set of results exceeds what ε allows by more than this probability.</source>
        <translation>Mit Gaußschem Rauschen übertrifft keine Menge von Ergebnissen das, was ε erlaubt, um mehr als diese Wahrscheinlichkeit.</translation>
    </message>
    <message>
        <source>How strongly the weights are held small: more noise in the sums asks for more. Suggested: chosen from the noisy sums, which costs no privacy.</source>
        <translation>Wie stark die Gewichte klein gehalten werden: Mehr Rauschen in den Summen verlangt mehr. Vorgeschlagen: aus den verrauschten Summen gewählt, was keine Privatsphäre kostet.</translation>
    </message>
    <message>
        <source>People asked, n</source>
        <translation>Befragte Personen n</translation>
    </message>
    <message>
        <source>few</source>
        <translation>wenige</translation>
    </message>
    <message>
        <source>many</source>
        <translation>viele</translation>
    </message>
    <message>
        <source>How many people you want to ask: the rows of the table.</source>
        <translation>Wie viele Personen Sie befragen wollen: die Zeilen der Tabelle.</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>How many numbers are known of each of them beside the label.</source>
        <translation>Wie viele Zahlen von jeder von ihnen neben dem Label bekannt sind.</translation>
    </message>
    <message>
        <source>Expected R²</source>
        <translation>Erwartetes R²</translation>
    </message>
    <message>
        <source>they tell nothing</source>
        <translation>sie verraten nichts</translation>
    </message>
    <message>
        <source>nearly all</source>
        <translation>fast alles</translation>
    </message>
    <message>
        <source>How much of the labels&apos; variance the features explain linearly.</source>
        <translation>Wie viel von der Varianz der Labels die Merkmale linear erklären.</translation>
    </message>
    <message>
        <source>Random features</source>
        <translation>Zufallsmerkmale</translation>
    </message>
    <message>
        <source>quick</source>
        <translation>schnell</translation>
    </message>
    <message>
        <source>How many sines and cosines: more come closer to the Gaussian kernel.</source>
        <translation>Wie viele Sinus und Kosinus: Mehr kommen dem Gauß-Kern näher.</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Wie viele</translation>
    </message>
    <message>
        <source>Sines and cosines of the features, public and drawn once: the classifier follows curves as with a Gaussian kernel.</source>
        <translation>Sinus und Kosinus der Merkmale, öffentlich und einmal gezogen: Der Klassifikator folgt Kurven wie mit einem Gauß-Kern.</translation>
    </message>
    <message>
        <source>Kernel rate γ</source>
        <translation>Kernrate γ</translation>
    </message>
    <message>
        <source>smooth</source>
        <translation>glatt</translation>
    </message>
    <message>
        <source>wiggly</source>
        <translation>wellig</translation>
    </message>
    <message>
        <source>Rows further apart than about 1/√γ are unlike for the kernel exp(−γ d²).</source>
        <translation>Zeilen, die weiter als etwa 1/√γ auseinanderliegen, sind für den Kern exp(−γ d²) unähnlich.</translation>
    </message>
    <message>
        <source>How quickly two rows become unlike with their distance.</source>
        <translation>Wie schnell zwei Zeilen mit ihrem Abstand unähnlich werden.</translation>
    </message>
    <message>
        <source>Degree</source>
        <translation>Grad</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>gerade</translation>
    </message>
    <message>
        <source>bent</source>
        <translation>gebogen</translation>
    </message>
    <message>
        <source>The power of the polynomial kernel; its largest value is two to this power.</source>
        <translation>Die Potenz des polynomialen Kerns; sein größter Wert ist zwei in dieser Potenz.</translation>
    </message>
    <message>
        <source>How strongly the function is held small: a stiffer one needs less noise.</source>
        <translation>Wie stark die Funktion klein gehalten wird: Eine steifere braucht weniger Rauschen.</translation>
    </message>
    <message>
        <source>Bound of labels M</source>
        <translation>Schranke der Labels M</translation>
    </message>
    <message>
        <source>Labels lie in [−M, M], known without looking at them; others are clipped.</source>
        <translation>Labels liegen in [−M; M], bekannt ohne Blick auf sie; andere werden geklemmt.</translation>
    </message>
    <message>
        <source>Released predictions N</source>
        <translation>Veröffentlichte Vorhersagen N</translation>
    </message>
    <message>
        <source>one</source>
        <translation>eine</translation>
    </message>
    <message>
        <source>How many predictions share ε: each has noise N times as wide.</source>
        <translation>Wie viele Vorhersagen sich ε teilen: Jede hat N-mal so breites Rauschen.</translation>
    </message>
    <message>
        <source>Rows at most</source>
        <translation>Höchstens Zeilen</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Smoothness r</source>
        <translation>Glattheit r</translation>
    </message>
    <message>
        <source>rough</source>
        <translation>grob</translation>
    </message>
    <message>
        <source>How well the kernel fits the true function: ½ if that has a finite norm.</source>
        <translation>Wie gut der Kern zur wahren Funktion passt: ½, wenn sie endliche Norm hat.</translation>
    </message>
    <message>
        <source>Constant c of the approximation</source>
        <translation>Konstante c der Approximation</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>leicht</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>schwer</translation>
    </message>
    <message>
        <source>The approximation error is taken as c times λ to the smaller of 2r and 1.</source>
        <translation>Der Approximationsfehler wird als c mal λ hoch das kleinere von 2r und 1 angenommen.</translation>
    </message>
    <message>
        <source>Share spent on the prior</source>
        <translation>Anteil für die Vorabverteilung</translation>
    </message>
    <message>
        <source>all on answers</source>
        <translation>alles für Antworten</translation>
    </message>
    <message>
        <source>all on prior</source>
        <translation>alles vorab</translation>
    </message>
    <message>
        <source>The part of ε that pays for how often each class occurs.</source>
        <translation>Der Teil von ε, der die Häufigkeit der Klassen bezahlt.</translation>
    </message>
    <message>
        <source>How strongly the weights are held small. Suggested: by the number of rows and features.</source>
        <translation>Wie stark die Gewichte klein gehalten werden. Vorgeschlagen: nach der Zahl der Zeilen und Merkmale.</translation>
    </message>
    <message>
        <source>Values of RR-on-Bins</source>
        <translation>Werte von RR-on-Bins</translation>
    </message>
    <message>
        <source>Labels are rounded to this many public values before they are binned.</source>
        <translation>Labels werden auf so viele öffentliche Werte gerundet, bevor sie in Bins kommen.</translation>
    </message>
    <message>
        <source>Values of the unbiased randomizer</source>
        <translation>Werte des unverzerrten Mechanismus</translation>
    </message>
    <message>
        <source>A label between two of these public values goes to one of them at random.</source>
        <translation>Ein Label zwischen zweien dieser öffentlichen Werte geht zufällig zu einem davon.</translation>
    </message>
    <message>
        <source>all on labels</source>
        <translation>alles für Labels</translation>
    </message>
    <message>
        <source>The part of ε that pays for the private histogram of the labels.</source>
        <translation>Der Teil von ε, der das private Histogramm der Labels bezahlt.</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>Rounding of the corner h</source>
        <translation>Rundung der Ecke h</translation>
    </message>
    <message>
        <source>sharp</source>
        <translation>scharf</translation>
    </message>
    <message>
        <source>round</source>
        <translation>rund</translation>
    </message>
    <message>
        <source>A rounder loss bends less, so objective perturbation needs less of ε for it.</source>
        <translation>Ein runderer Verlust krümmt sich weniger, daher braucht die Zielfunktionsstörung weniger von ε dafür.</translation>
    </message>
    <message>
        <source>Regularisation Λ</source>
        <translation>Regularisierung Λ</translation>
    </message>
    <message>
        <source>How strongly the weights are held small: the guarantee rests on it, and more of it needs less noise.</source>
        <translation>Wie stark die Gewichte klein gehalten werden: Die Garantie beruht darauf, und mehr davon braucht weniger Rauschen.</translation>
    </message>
    <message>
        <source>little noise</source>
        <translation>wenig Rauschen</translation>
    </message>
    <message>
        <source>How many sines and cosines: more come closer to the Gaussian kernel, and more sums get noise.</source>
        <translation>Wie viele Sinus und Kosinus: Mehr kommen dem Gaußkern näher, und mehr Summen bekommen Rauschen.</translation>
    </message>
    <message>
        <source>Sines and cosines of the features, public and drawn once: the regression follows curves as with a Gaussian kernel.</source>
        <translation>Sinus und Kosinus der Merkmale, öffentlich und einmal gezogen: Die Regression folgt Kurven wie mit einem Gaußkern.</translation>
    </message>
    <message>
        <source>Which quantile</source>
        <translation>Welches Quantil</translation>
    </message>
    <message>
        <source>lowest</source>
        <translation>niedrigstes</translation>
    </message>
    <message>
        <source>highest</source>
        <translation>höchstes</translation>
    </message>
    <message>
        <source>The share of the rows that lie below it: 0.5 is the median.</source>
        <translation>Der Anteil der Zeilen, die darunter liegen: 0,5 ist der Median.</translation>
    </message>
    <message>
        <source>Cells of the histogram</source>
        <translation>Zellen des Histogramms</translation>
    </message>
    <message>
        <source>How many cells of equal width lie between the bounds; each has its noise.</source>
        <translation>Wie viele gleich breite Zellen zwischen den Schranken liegen; jede hat ihr Rauschen.</translation>
    </message>
    <message>
        <source>From more training rows a random subsample is taken: the work grows with its cube.</source>
        <translation>Von mehr Lernzeilen wird eine zufällige Teilstichprobe genommen: Die Arbeit wächst mit der dritten Potenz.</translation>
    </message>
    <message>
        <source>low</source>
        <translation>niedrig</translation>
    </message>
    <message>
        <source>high</source>
        <translation>hoch</translation>
    </message>
    <message>
        <source>The share of labels that lie below the prediction.</source>
        <translation>Der Anteil der Labels, die unter der Vorhersage liegen.</translation>
    </message>
    <message>
        <source>Threshold of the loss</source>
        <translation>Schwelle des Verlusts</translation>
    </message>
    <message>
        <source>Where the loss changes its shape, in halves of the labels&apos; range: 1 is half of it.</source>
        <translation>Wo der Verlust seine Form ändert, in halben Breiten der Labels: 1 ist eine halbe Breite.</translation>
    </message>
    <message>
        <source>Share that finds the bounds</source>
        <translation>Anteil, der die Schranken findet</translation>
    </message>
    <message>
        <source>declared</source>
        <translation>angegeben</translation>
    </message>
    <message>
        <source>The part of ε that finds bounds where nobody knows them, among powers of two; the rest releases the statistic. At 0 the declared bounds are used.</source>
        <translation>Der Teil von ε, der unter Zweierpotenzen Schranken findet, wo niemand sie kennt; der Rest veröffentlicht die Statistik. Bei 0 werden die angegebenen Schranken verwendet.</translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>A lesson takes 0 to %1 minutes.</source>
        <translation>Eine Lektion dauert 0 bis %1 Minuten.</translation>
    </message>
    <message>
        <source>Noise, a guessing game, and what privacy costs, in three minutes.</source>
        <translation>Rauschen, ein Ratespiel und was Privatsphäre kostet, in drei Minuten.</translation>
    </message>
    <message>
        <source>&amp;Three ideas to begin with</source>
        <translation>&amp;Drei Gedanken zum Anfang</translation>
    </message>
    <message>
        <source>ε %1</source>
        <translation>ε %1</translation>
    </message>
    <message>
        <source>δ %1</source>
        <translation>δ %1</translation>
    </message>
    <message>
        <source>error %1</source>
        <translation>Fehler %1</translation>
    </message>
    <message>
        <source>▲: above the dotted line, “%1”.</source>
        <translation>▲: über der gepunkteten Linie, „%1“.</translation>
    </message>
    <message>
        <source>Why do the curves of %1 have gaps?</source>
        <translation>Warum haben die Kurven von %1 Lücken?</translation>
    </message>
    <message>
        <source>Ready · curves up to date, runs are earlier ones</source>
        <translation>Bereit · Kurven aktuell, Läufe von früher</translation>
    </message>
    <message>
        <source>matched</source>
        <translation>angepasst</translation>
    </message>
    <message>
        <source>suggested</source>
        <translation>vorgeschlagen</translation>
    </message>
    <message>
        <source>%1, now %2</source>
        <translation>%1, jetzt %2</translation>
    </message>
    <message>
        <source>No privacy</source>
        <translation>Keine Privatsphäre</translation>
    </message>
    <message>
        <source>n Λ = %1, C = 1/(n Λ) = %2</source>
        <translation>n Λ = %1, C = 1/(n Λ) = %2</translation>
    </message>
    <message>
        <source>%1 used</source>
        <translation>%1 benutzt</translation>
    </message>
    <message>
        <source>One number added to a whole function hides nothing about its shape: each released prediction needs its own noise, so %1 of them cost %1 times.</source>
        <translation>Eine Zahl, die zu einer ganzen Funktion addiert wird, verbirgt nichts von ihrer Gestalt: Jede veröffentlichte Vorhersage braucht eigenes Rauschen, daher kosten %1 davon %1-mal so viel.</translation>
    </message>
    <message>
        <source>Linear regression whose weights are held small; its expected error is known without a run.</source>
        <translation>Lineare Regression, deren Gewichte klein gehalten werden; ihr erwarteter Fehler ist ohne Lauf bekannt.</translation>
    </message>
    <message>
        <source>Ridge on sines and cosines of the features: it follows curves, and its expected error is known without a run.</source>
        <translation>Ridge auf Sinus und Kosinus der Merkmale: Sie folgt Kurven, und ihr erwarteter Fehler ist ohne Lauf bekannt.</translation>
    </message>
    <message>
        <source>A small neural network, as in the RPWithPrior paper: press Run to measure its error.</source>
        <translation>Ein kleines neuronales Netz wie im RPWithPrior-Aufsatz: „Starten“ misst seinen Fehler.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Where yes becomes no</source>
        <translation>Wo aus Ja Nein wird</translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <translation>%1 ist nicht %2</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 ist %2</translation>
    </message>
    <message>
        <source>without privacy</source>
        <translation>ohne Privatsphäre</translation>
    </message>
    <message>
        <source>Each thin line is one possible result at ε = %1. A real release is only one of them, and nobody sees how lucky it is.</source>
        <translation>Jede dünne Linie ist ein mögliches Ergebnis bei ε = %1. Bei einer echten Veröffentlichung gibt es nur eines, und niemand sieht, wie viel Glück dabei war.</translation>
    </message>
    <message>
        <source>Without privacy the whole picture gets the same class.</source>
        <translation>Ohne Privatsphäre bekommt dieses ganze Bild dieselbe Klasse.</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 nach %2</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>all others: %1</source>
        <translation>alle anderen: %1</translation>
    </message>
    <message>
        <source>RR-on-Bins: expected squared error %1 under its prior; rounding to the public grid costs %2.</source>
        <translation>RR-on-Bins: erwarteter quadratischer Fehler %1 unter seiner Vorabverteilung; das Runden auf das öffentliche Raster kostet %2.</translation>
    </message>
    <message>
        <source>Squared bias of a released label plus its variance times (d + 1)/n, averaged over the prior. No label is looked at: choosing ζ here costs no privacy.</source>
        <translation>Quadrierte Verzerrung eines veröffentlichten Labels plus seine Varianz mal (d + 1)/n, gemittelt über die Vorabverteilung. Kein Label wird angesehen: ζ hier zu wählen, kostet keine Privatsphäre.</translation>
    </message>
    <message>
        <source>A1 %1 · A2 %2 · F %3</source>
        <translation>A1 %1 · A2 %2 · F %3</translation>
    </message>
    <message>
        <source>ε %1 on the prior, %2 on labels</source>
        <translation>ε: %1 für die Vorabverteilung, %2 für die Labels</translation>
    </message>
    <message>
        <source>RPWithPrior is not chosen</source>
        <translation>RPWithPrior ist nicht gewählt</translation>
    </message>
    <message>
        <source>What more rows bring</source>
        <translation>Was mehr Zeilen bringen</translation>
    </message>
    <message>
        <source>Training rows n: fewer ← → more</source>
        <translation>Lernzeilen n: weniger ← → mehr</translation>
    </message>
    <message>
        <source>better constant guess: %1</source>
        <translation>bessere konstante Antwort: %1</translation>
    </message>
    <message>
        <source>At ε = %1%2.</source>
        <translation>Bei ε = %1%2.</translation>
    </message>
    <message>
        <source>, the nearest that was run</source>
        <translation>, dem nächsten gelaufenen Wert</translation>
    </message>
    <message>
        <source>earlier parameters</source>
        <translation>frühere Parameter</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>nicht beendet</translation>
    </message>
    <message>
        <source>Stems: probability of one output, divided by the width of the bounds.</source>
        <translation>Stäbe: Wahrscheinlichkeit einer Ausgabe, geteilt durch die Breite der Schranken.</translation>
    </message>
    <message>
        <source>%1: probability of each output for each label</source>
        <translation>%1: Wahrscheinlichkeit jeder Ausgabe für jedes Label</translation>
    </message>
    <message>
        <source>Output by number, from %1 to %2</source>
        <translation>Nummer der Ausgabe, von %1 bis %2</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>published: %1</source>
        <translation>veröffentlicht: %1</translation>
    </message>
    <message>
        <source>, at ε = %1</source>
        <translation>, bei ε = %1</translation>
    </message>
    <message>
        <source>Published errors without privacy: %1.</source>
        <translation>Veröffentlichte Fehler ohne Privatsphäre: %1.</translation>
    </message>
    <message>
        <source>Published columns: %1.</source>
        <translation>Veröffentlichte Spalten: %1.</translation>
    </message>
    <message>
        <source>Regularisation λ at ε = %1</source>
        <translation>Regularisierung λ bei ε = %1</translation>
    </message>
    <message>
        <source>Training rows m at ε = %1, λ = %2</source>
        <translation>Lernzeilen m bei ε = %1, λ = %2</translation>
    </message>
    <message>
        <source>Privacy budget ε at λ = %1</source>
        <translation>Privatsphärebudget ε bei λ = %1</translation>
    </message>
    <message>
        <source>%1, not proved</source>
        <translation>%1, nicht bewiesen</translation>
    </message>
    <message>
        <source>measured: %1</source>
        <translation>gemessen: %1</translation>
    </message>
    <message>
        <source>bound not proved</source>
        <translation>Schranke nicht bewiesen</translation>
    </message>
    <message>
        <source>What the bound says</source>
        <translation>Was die Schranke sagt</translation>
    </message>
    <message>
        <source>Excess hinge loss</source>
        <translation>Überschuss des Hinge-Verlusts</translation>
    </message>
    <message>
        <source>λ* %1</source>
        <translation>λ* %1</translation>
    </message>
    <message>
        <source>ε* %1</source>
        <translation>ε* %1</translation>
    </message>
    <message>
        <source>Regularisation %1 at ε = %2: flexible ← → stiff</source>
        <translation>Regularisierung %1 bei ε = %2: biegsam ← → steif</translation>
    </message>
    <message>
        <source>regularisation raised</source>
        <translation>Regularisierung erhöht</translation>
    </message>
    <message>
        <source>Lines: exact expected error on the test rows.</source>
        <translation>Linien: exakter erwarteter Fehler an den Testzeilen.</translation>
    </message>
    <message>
        <source> They are of ε = %1, the nearest that was run.</source>
        <translation> Sie gehören zu ε = %1, dem nächsten gelaufenen Wert.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>press Run to measure</source>
        <translation>mit „Starten“ messen</translation>
    </message>
    <message>
        <source>ε ≤ %1</source>
        <translation>ε ≤ %1</translation>
    </message>
    <message>
        <source>ε = %1</source>
        <translation>ε = %1</translation>
    </message>
    <message>
        <source>exact expectation</source>
        <translation>exakter Erwartungswert</translation>
    </message>
    <message>
        <source>One possible result: each new seed makes other parts, other noise and maybe another choice.</source>
        <translation>Ein mögliches Ergebnis: Jeder neue Startwert ergibt andere Teile, anderes Rauschen und vielleicht eine andere Wahl.</translation>
    </message>
    <message>
        <source>A private choice of Λ</source>
        <translation>Eine private Wahl von Λ</translation>
    </message>
    <message>
        <source>Candidate Λ: flexible ← → stiff</source>
        <translation>Kandidat Λ: biegsam ← → steif</translation>
    </message>
    <message>
        <source>Probability of being picked</source>
        <translation>Wahrscheinlichkeit, gewählt zu werden</translation>
    </message>
    <message>
        <source>picked: Λ %1</source>
        <translation>gewählt: Λ %1</translation>
    </message>
    <message>
        <source>below 0.001 %</source>
        <translation>unter 0,001 %</translation>
    </message>
    <message>
        <source>Test error: share of wrong classes</source>
        <translation>Testfehler: Anteil falscher Klassen</translation>
    </message>
    <message>
        <source>Test loss: mean %1 loss</source>
        <translation>Testverlust: mittlerer Verlust (%1)</translation>
    </message>
    <message>
        <source>Open data</source>
        <translation>Daten öffnen</translation>
    </message>
    <message>
        <source>Open a study</source>
        <translation>Eine Studie öffnen</translation>
    </message>
    <message>
        <source>Where is %1?</source>
        <translation>Wo ist %1?</translation>
    </message>
    <message>
        <source>Save the study</source>
        <translation>Die Studie speichern</translation>
    </message>
    <message>
        <source>Studies (*.json)</source>
        <translation>Studien (*.json)</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Nicht gespeicherte Änderungen</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>About Epsiscope</source>
        <translation>Über Epsiscope</translation>
    </message>
    <message>
        <source>RPWithPrior on California housing…</source>
        <translation>RPWithPrior auf California Housing …</translation>
    </message>
    <message>
        <source>RPWithPrior on Communities and Crime…</source>
        <translation>RPWithPrior auf Communities and Crime …</translation>
    </message>
    <message>
        <source>Private ERM on Adult, logistic loss…</source>
        <translation>Private ERM auf Adult, logistischer Verlust …</translation>
    </message>
    <message>
        <source>Private ERM on Adult, Huber loss…</source>
        <translation>Private ERM auf Adult, Huber-Verlust …</translation>
    </message>
    <message>
        <source>Private ERM on KDD Cup 1999, logistic loss…</source>
        <translation>Private ERM auf KDD Cup 1999, logistischer Verlust …</translation>
    </message>
    <message>
        <source>Private ERM on KDD Cup 1999, Huber loss…</source>
        <translation>Private ERM auf KDD Cup 1999, Huber-Verlust …</translation>
    </message>
    <message>
        <source>Learning curve on KDD Cup 1999, logistic loss…</source>
        <translation>Lernkurve auf KDD Cup 1999, logistischer Verlust …</translation>
    </message>
    <message>
        <source>Learning curve on KDD Cup 1999, Huber loss…</source>
        <translation>Lernkurve auf KDD Cup 1999, Huber-Verlust …</translation>
    </message>
    <message>
        <source>Waiting for a valid study</source>
        <translation>Wartet auf eine gültige Studie</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>Ready · up to date</source>
        <translation>Bereit · aktuell</translation>
    </message>
    <message>
        <source>exact preview %1 ms</source>
        <translation>exakte Vorschau %1 ms</translation>
    </message>
    <message>
        <source>preview %1 ms</source>
        <translation>Vorschau %1 ms</translation>
    </message>
    <message>
        <source>&amp;Open data…</source>
        <translation>Daten ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Opens a table: comma, semicolon, tab or space separated text, or gz of it.</source>
        <translation>Öffnet eine Tabelle: Text mit Komma, Semikolon, Tabulator oder Leerzeichen, auch als gz.</translation>
    </message>
    <message>
        <source>Open s&amp;tudy…</source>
        <translation>S&amp;tudie öffnen …</translation>
    </message>
    <message>
        <source>Opens a saved study with its data.</source>
        <translation>Öffnet eine gespeicherte Studie mit ihren Daten.</translation>
    </message>
    <message>
        <source>&amp;Save study</source>
        <translation>Studie &amp;speichern</translation>
    </message>
    <message>
        <source>Saves all parameters; the data are named, not copied.</source>
        <translation>Speichert alle Parameter; die Daten werden genannt, nicht kopiert.</translation>
    </message>
    <message>
        <source>Save study &amp;as…</source>
        <translation>Studie speichern &amp;unter …</translation>
    </message>
    <message>
        <source>Saves all parameters in another file.</source>
        <translation>Speichert alle Parameter in einer anderen Datei.</translation>
    </message>
    <message>
        <source>&amp;Export chart…</source>
        <translation>Diagramm &amp;exportieren …</translation>
    </message>
    <message>
        <source>Writes a chart as PNG, SVG or PDF, or its data as CSV.</source>
        <translation>Schreibt ein Diagramm als PNG, SVG oder PDF oder seine Daten als CSV.</translation>
    </message>
    <message>
        <source>Export all &amp;charts…</source>
        <translation>&amp;Alle Diagramme exportieren …</translation>
    </message>
    <message>
        <source>Export &amp;report…</source>
        <translation>&amp;Bericht exportieren …</translation>
    </message>
    <message>
        <source>Writes charts, tables, parameters and warnings as one HTML or PDF page.</source>
        <translation>Schreibt Diagramme, Tabellen, Parameter und Warnungen als eine HTML- oder PDF-Seite.</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>Prints the report.</source>
        <translation>Druckt den Bericht.</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Bee&amp;nden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Takes the last change back.</source>
        <translation>Nimmt die letzte Änderung zurück.</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Makes the change again.</source>
        <translation>Macht die Änderung noch einmal.</translation>
    </message>
    <message>
        <source>Copy &amp;picture</source>
        <translation>&amp;Bild kopieren</translation>
    </message>
    <message>
        <source>Copies the chart as a picture.</source>
        <translation>Kopiert das Diagramm als Bild.</translation>
    </message>
    <message>
        <source>Copy chart &amp;data</source>
        <translation>&amp;Diagrammdaten kopieren</translation>
    </message>
    <message>
        <source>P&amp;aste a table</source>
        <translation>Tabelle &amp;einfügen</translation>
    </message>
    <message>
        <source>Opens the table that is on the clipboard as data.</source>
        <translation>Öffnet die Tabelle aus der Zwischenablage als Daten.</translation>
    </message>
    <message>
        <source>Chart as &amp;table</source>
        <translation>Diagramm als &amp;Tabelle</translation>
    </message>
    <message>
        <source>Shows the chart&apos;s summary and its data as a table.</source>
        <translation>Zeigt die Zusammenfassung des Diagramms und seine Daten als Tabelle.</translation>
    </message>
    <message>
        <source>Appearance, size of text, language, numbers and safety.</source>
        <translation>Erscheinungsbild, Textgröße, Sprache, Zahlen und Sicherheit.</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Starten</translation>
    </message>
    <message>
        <source>Samples runs: each with its own split, prior and noise.</source>
        <translation>Zieht Läufe: jeden mit eigener Aufteilung, Vorabverteilung und eigenem Rauschen.</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <source>Stops what is running; what is finished stays.</source>
        <translation>Hält an, was läuft; was fertig ist, bleibt.</translation>
    </message>
    <message>
        <source>&amp;New noise</source>
        <translation>&amp;Neues Rauschen</translation>
    </message>
    <message>
        <source>&amp;Pause updating</source>
        <translation>Aktualisieren &amp;pausieren</translation>
    </message>
    <message>
        <source>Keeps the pictures as they are while several parameters are changed.</source>
        <translation>Lässt die Bilder stehen, während mehrere Parameter geändert werden.</translation>
    </message>
    <message>
        <source>&amp;Explain</source>
        <translation>&amp;Erklärungen</translation>
    </message>
    <message>
        <source>Shows or hides the explanations.</source>
        <translation>Zeigt oder verbirgt die Erklärungen.</translation>
    </message>
    <message>
        <source>Zoom bac&amp;k</source>
        <translation>Zoom &amp;zurück</translation>
    </message>
    <message>
        <source>Shows the part of the chart that was shown before.</source>
        <translation>Zeigt den zuvor gezeigten Teil des Diagramms.</translation>
    </message>
    <message>
        <source>Zoom &amp;forward</source>
        <translation>Zoo&amp;m vor</translation>
    </message>
    <message>
        <source>Takes going back in the zoom back.</source>
        <translation>Nimmt das Zurückgehen im Zoom zurück.</translation>
    </message>
    <message>
        <source>&amp;Reset zoom</source>
        <translation>Zoom zurück&amp;setzen</translation>
    </message>
    <message>
        <source>Shows the charts in full again.</source>
        <translation>Zeigt die Diagramme wieder ganz.</translation>
    </message>
    <message>
        <source>Lar&amp;ger</source>
        <translation>Gr&amp;ößer</translation>
    </message>
    <message>
        <source>Makes text and controls larger, up to 300 %.</source>
        <translation>Macht Text und Bedienelemente größer, bis 300 %.</translation>
    </message>
    <message>
        <source>S&amp;maller</source>
        <translation>&amp;Kleiner</translation>
    </message>
    <message>
        <source>Makes text and controls smaller, down to 75 %.</source>
        <translation>Macht Text und Bedienelemente kleiner, bis 75 %.</translation>
    </message>
    <message>
        <source>Normal si&amp;ze</source>
        <translation>&amp;Normale Größe</translation>
    </message>
    <message>
        <source>Text and controls at 100 %.</source>
        <translation>Text und Bedienelemente bei 100 %.</translation>
    </message>
    <message>
        <source>&amp;Presenter mode</source>
        <translation>&amp;Vortragsmodus</translation>
    </message>
    <message>
        <source>Full screen, large text, only the chart and chosen sliders.</source>
        <translation>Vollbild, großer Text, nur das Diagramm und gewählte Regler.</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;Explain this view</source>
        <translation>Diese Ansicht &amp;erklären</translation>
    </message>
    <message>
        <source>What the view shows, its formula and what to look for.</source>
        <translation>Was die Ansicht zeigt, ihre Formel und worauf zu achten ist.</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;About Epsiscope</source>
        <translation>&amp;Über Epsiscope</translation>
    </message>
    <message>
        <source>&amp;Built-in data</source>
        <translation>Ein&amp;gebaute Daten</translation>
    </message>
    <message>
        <source>&amp;Compare with a paper</source>
        <translation>Mit einem Aufsatz &amp;vergleichen</translation>
    </message>
    <message>
        <source>E&amp;xamples</source>
        <translation>Beis&amp;piele</translation>
    </message>
    <message>
        <source>Protect labels: house prices</source>
        <translation>Labels schützen: Hauspreise</translation>
    </message>
    <message>
        <source>Release predictions: house prices</source>
        <translation>Vorhersagen veröffentlichen: Hauspreise</translation>
    </message>
    <message>
        <source>Private classifier: income class</source>
        <translation>Privater Klassifikator: Einkommensklasse</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Lektionen</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>Appearan&amp;ce</source>
        <translation>Ers&amp;cheinungsbild</translation>
    </message>
    <message>
        <source>&amp;Study</source>
        <translation>&amp;Studie</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message numerus="yes">
        <source>%1 values at or below zero are not shown on the logarithmic axis.</source>
        <comment>%1 value at or below zero is not shown on the logarithmic axis.</comment>
        <translation>
            <numerusform>%1 Wert bei oder unter null ist auf der logarithmischen Achse nicht gezeigt.</numerusform>
            <numerusform>%1 Werte bei oder unter null sind auf der logarithmischen Achse nicht gezeigt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Shows %1.</source>
        <translation>Zeigt %1.</translation>
    </message>
    <message>
        <source>Greyed, %1: %2.</source>
        <translation>Grau, %1: %2.</translation>
    </message>
    <message>
        <source>Why is even &quot;no privacy&quot; on the dotted line?</source>
        <translation>Warum liegt selbst „keine Privatsphäre“ auf der gepunkteten Linie?</translation>
    </message>
    <message>
        <source>Without any noise the learner already gives almost the same answer for all rows. Its regularisation may be too strong, or these features say little about the target.</source>
        <translation>Ganz ohne Rauschen gibt das Lernverfahren schon für alle Zeilen fast dieselbe Antwort. Seine Regularisierung ist vielleicht zu stark, oder diese Merkmale sagen wenig über das Ziel.</translation>
    </message>
    <message>
        <source>Where is the curve of the paper&apos;s bound?</source>
        <translation>Wo ist die Kurve zur Schranke des Aufsatzes?</translation>
    </message>
    <message>
        <source>The paper&apos;s bound assumes λ up to 1, and λ is %1: nothing is proved of its noise here. The tight bound holds for every λ.</source>
        <translation>Die Schranke des Aufsatzes setzt λ bis 1 voraus, und λ ist %1: Über ihr Rauschen ist hier nichts bewiesen. Die scharfe Schranke gilt für jedes λ.</translation>
    </message>
    <message>
        <source>Why is the bound greyed at this ε?</source>
        <translation>Warum ist die Schranke bei diesem ε grau?</translation>
    </message>
    <message>
        <source>Its first term is proved while e^ε − 1 ≤ 2ε, that is up to ε = 1.256. The release keeps its promise beyond; only the bound on its error is not proved there.</source>
        <translation>Ihr erster Term ist bewiesen, solange e^ε − 1 ≤ 2ε, also bis ε = 1,256. Die Veröffentlichung hält ihr Versprechen auch darüber; nur die Schranke ihres Fehlers ist dort nicht bewiesen.</translation>
    </message>
    <message>
        <source>Why is there so much noise?</source>
        <translation>Warum ist so viel Rauschen da?</translation>
    </message>
    <message>
        <source>%1 predictions share ε, so that each has noise %1 times as wide as one alone. One number added to a whole function hides nothing about its shape: each prediction needs noise of its own.</source>
        <translation>%1 Vorhersagen teilen sich ε, sodass jede %1-mal so breites Rauschen hat wie eine allein. Eine Zahl, die zu einer ganzen Funktion addiert wird, verbirgt nichts von ihrer Gestalt: Jede Vorhersage braucht eigenes Rauschen.</translation>
    </message>
    <message>
        <source>Why does a smaller λ not cost the tight curve more?</source>
        <translation>Warum kostet ein kleineres λ die scharfe Kurve nicht mehr?</translation>
    </message>
    <message>
        <source>Its noise is already made for the whole width of the bounds, %1: a clamped prediction cannot move further.</source>
        <translation>Ihr Rauschen ist schon für die ganze Breite der Schranken bemessen, %1: Eine geklemmte Vorhersage kann sich nicht weiter bewegen.</translation>
    </message>
    <message>
        <source>Why is %1 stiffer than Λ says?</source>
        <translation>Warum ist %1 steifer, als Λ sagt?</translation>
    </message>
    <message>
        <source>At ε = %1 and Λ = %2 the bend of the loss would cost all of ε (ε′ ≤ 0). So the regularisation is raised by %3, until half of ε is left for the noise. A smaller Λ changes nothing any more.</source>
        <translation>Bei ε = %1 und Λ = %2 würde die Krümmung des Verlusts ganz ε kosten (ε′ ≤ 0). Deshalb wird die Regularisierung um %3 erhöht, bis die Hälfte von ε für das Rauschen bleibt. Ein kleineres Λ ändert nichts mehr.</translation>
    </message>
    <message>
        <source>At ε = %1 and Λ = %2 the noise would outweigh what is learned. So the regularisation is raised by %3, by a rule that looks at ε, rows and columns alone. A smaller Λ changes nothing any more.</source>
        <translation>Bei ε = %1 und Λ = %2 überwöge das Rauschen das Gelernte. Deshalb wird die Regularisierung um %3 erhöht, nach einer Regel, die nur auf ε, Zeilen und Spalten sieht. Ein kleineres Λ ändert nichts mehr.</translation>
    </message>
    <message>
        <source>Why is output perturbation better here?</source>
        <translation>Warum ist die Ausgabestörung hier besser?</translation>
    </message>
    <message>
        <source>Why does the error of %1 grow again with ε?</source>
        <translation>Warum wächst der Fehler von %1 mit ε wieder?</translation>
    </message>
    <message>
        <source>The method makes the loss small, and the error counts classes. Much regularisation or noise can leave almost one answer for all rows, which is wrong for %1 of them; on the way from there to a good fit the error may rise first. The loss shows what is gained.</source>
        <translation>Die Methode macht den Verlust klein, der Fehler zählt Klassen. Viel Regularisierung oder Rauschen kann für alle Zeilen fast eine Antwort übrig lassen, die für %1 davon falsch ist; auf dem Weg von dort zu einer guten Anpassung kann der Fehler zuerst steigen. Der Verlust zeigt, was gewonnen wird.</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>At this ε the noise in the labels costs more than the features bring: predicting the private mean for everyone would be better. More ε, more rows or narrower declared bounds help.</source>
        <translation>Bei diesem ε kostet das Rauschen in den Labels mehr, als die Merkmale bringen: Für alle den privaten Mittelwert vorherzusagen, wäre besser. Mehr ε, mehr Zeilen oder engere angegebene Schranken helfen.</translation>
    </message>
    <message>
        <source>The noise on a prediction costs more than the features bring: one answer for all would be better. More ε, more rows, a larger λ or fewer predictions help.</source>
        <translation>Das Rauschen auf einer Vorhersage kostet mehr, als die Merkmale bringen: Eine Antwort für alle wäre besser. Mehr ε, mehr Zeilen, ein größeres λ oder weniger Vorhersagen helfen.</translation>
    </message>
    <message>
        <source>The noise costs more than the features bring: giving every row the more frequent class makes fewer mistakes. More ε, more rows or another Λ help.</source>
        <translation>Das Rauschen kostet mehr, als die Merkmale bringen: Jeder Zeile die häufigere Klasse zu geben, macht weniger Fehler. Mehr ε, mehr Zeilen oder ein anderes Λ helfen.</translation>
    </message>
    <message>
        <source> The raw RPWithPrior also pulls every label to the middle of its interval; its debiased twin does not.</source>
        <translation> Das rohe RPWithPrior zieht zudem jedes Label zur Mitte seines Intervalls; sein entzerrter Zwilling nicht.</translation>
    </message>
    <message>
        <source>Why is %1 above the dotted line?</source>
        <translation>Warum liegt %1 über der gepunkteten Linie?</translation>
    </message>
    <message>
        <source>Why are %1 above the dotted line?</source>
        <translation>Warum liegen %1 über der gepunkteten Linie?</translation>
    </message>
    <message>
        <source>Is any of this private?</source>
        <translation>Ist davon irgendetwas privat?</translation>
    </message>
    <message>
        <source>Is %1 private at all?</source>
        <translation>Ist %1 überhaupt privat?</translation>
    </message>
    <message>
        <source>Why does the curve of %1 have a gap?</source>
        <translation>Warum hat die Kurve von %1 eine Lücke?</translation>
    </message>
    <message>
        <source>There the error does not exist as a number.</source>
        <translation>Dort gibt es den Fehler nicht als Zahl.</translation>
    </message>
    <message>
        <source>Why is RPWithPrior so noisy?</source>
        <translation>Warum ist RPWithPrior so verrauscht?</translation>
    </message>
    <message>
        <source>%1 of ε is spent on the histogram. What is left for the labels is little, and their noise large.</source>
        <translation>%1 von ε werden für das Histogramm ausgegeben. Für die Labels bleibt wenig, und ihr Rauschen ist groß.</translation>
    </message>
    <message>
        <source>Why does more ε not remove the error?</source>
        <translation>Warum beseitigt mehr ε den Fehler nicht?</translation>
    </message>
    <message>
        <source>%1 of the training labels lie outside the declared bounds and are clipped to them. That error stays whatever ε is; wider bounds remove it and add noise.</source>
        <translation>%1 der Labels im Lernteil liegen außerhalb der angegebenen Schranken und werden auf sie geklemmt. Dieser Fehler bleibt, wie groß ε auch ist; weitere Schranken beseitigen ihn und bringen mehr Rauschen.</translation>
    </message>
    <message>
        <source>Why is even &quot;no privacy&quot; poor?</source>
        <translation>Warum ist selbst „keine Privatsphäre“ schlecht?</translation>
    </message>
    <message>
        <source>There are %1 for %2: the learner has little to learn from, and one split of the rows differs much from the next.</source>
        <translation>Es gibt %1 für %2: Das Lernverfahren hat wenig, woraus es lernen kann, und eine Aufteilung der Zeilen unterscheidet sich stark von der nächsten.</translation>
    </message>
    <message numerus="yes">
        <source>%1 training rows</source>
        <comment>%1 training row</comment>
        <translation>
            <numerusform>%1 Lernzeile</numerusform>
            <numerusform>%1 Lernzeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 features</source>
        <comment>%1 feature</comment>
        <translation>
            <numerusform>%1 Merkmal</numerusform>
            <numerusform>%1 Merkmale</numerusform>
        </translation>
    </message>
    <message>
        <source>Why is the interval so small?</source>
        <translation>Warum ist das Intervall so klein?</translation>
    </message>
    <message>
        <source>It has collapsed to one bar of the histogram: with so little ε, answering well for the most frequent labels and ignoring the rest gives the largest F. Results then say almost nothing.</source>
        <translation>Es ist auf einen Balken des Histogramms zusammengefallen: Bei so wenig ε ergibt es das größte F, für die häufigsten Labels gut zu antworten und den Rest außer Acht zu lassen. Die Ergebnisse sagen dann fast nichts.</translation>
    </message>
    <message>
        <source>Why does the interval cover everything?</source>
        <translation>Warum deckt das Intervall alles ab?</translation>
    </message>
    <message>
        <source>With this much ε the results stay close to their labels anyway, so nothing is gained by leaving labels out.</source>
        <translation>Bei so viel ε bleiben die Ergebnisse ohnehin nahe bei ihren Labels; es bringt nichts, Labels wegzulassen.</translation>
    </message>
    <message>
        <source>Why is the prior so ragged?</source>
        <translation>Warum ist die Vorabverteilung so zerklüftet?</translation>
    </message>
    <message>
        <source>The noise on the counts is as large as the counts: many bars became negative and were set to 0. A larger share, more ε or wider bars smooth it.</source>
        <translation>Das Rauschen auf den Anzahlen ist so groß wie die Anzahlen: Viele Balken wurden negativ und auf 0 gesetzt. Ein größerer Anteil, mehr ε oder breitere Balken glätten sie.</translation>
    </message>
    <message>
        <source>Why is %1 almost flat?</source>
        <translation>Warum ist %1 fast flach?</translation>
    </message>
    <message>
        <source>Its noise has a standard deviation of %1, more than the whole picture is wide. One result says next to nothing; only many together do.</source>
        <translation>Sein Rauschen hat eine Standardabweichung von %1, mehr als das ganze Bild breit ist. Ein Ergebnis sagt so gut wie nichts; nur viele zusammen tun es.</translation>
    </message>
    <message>
        <source>Why are published columns marked as not private?</source>
        <translation>Warum sind veröffentlichte Spalten als nicht privat gekennzeichnet?</translation>
    </message>
    <message>
        <source>Why is the log-ratio zero everywhere?</source>
        <translation>Warum ist das Log-Verhältnis überall null?</translation>
    </message>
    <message>
        <source>y and y′ are the same label: there is nothing to tell apart. Drag one of the lines.</source>
        <translation>y und y′ sind dasselbe Label: Es gibt nichts zu unterscheiden. Ziehen Sie eine der Linien.</translation>
    </message>
    <message>
        <source>No file name was given: choose where the chart is to be saved.</source>
        <translation>Es wurde kein Dateiname angegeben: Wählen Sie, wohin das Diagramm gespeichert werden soll.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a folder: choose a file name inside it.</source>
        <translation>„%1“ ist ein Ordner: Wählen Sie einen Dateinamen darin.</translation>
    </message>
    <message>
        <source>The folder &quot;%1&quot; does not exist: create it or choose another.</source>
        <translation>Den Ordner „%1“ gibt es nicht: Legen Sie ihn an oder wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>The picture for &quot;%1&quot; could not be made: choose a smaller size.</source>
        <translation>Das Bild für „%1“ ließ sich nicht herstellen: Wählen Sie eine kleinere Größe.</translation>
    </message>
    <message>
        <source>A picture needs a width and a height of at least one pixel.</source>
        <translation>Ein Bild braucht eine Breite und eine Höhe von mindestens einem Pixel.</translation>
    </message>
    <message numerus="yes">
        <source>all %1 columns</source>
        <comment>all %1 column</comment>
        <translation>
            <numerusform>alle %1 Spalte</numerusform>
            <numerusform>alle %1 Spalten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 of %1 columns</source>
        <comment>%2 of %1 column</comment>
        <translation>
            <numerusform>%2 von %1 Spalte</numerusform>
            <numerusform>%2 von %1 Spalten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rows</source>
        <comment>%1 row</comment>
        <translation>
            <numerusform>%1 Zeile</numerusform>
            <numerusform>%1 Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 labels clipped for training</source>
        <comment>%1 label clipped for training</comment>
        <translation>
            <numerusform>%1 Label zum Lernen geklemmt</numerusform>
            <numerusform>%1 Labels zum Lernen geklemmt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 possible results</source>
        <comment>%1 possible result</comment>
        <translation>
            <numerusform>%1 mögliches Ergebnis</numerusform>
            <numerusform>%1 mögliche Ergebnisse</numerusform>
        </translation>
    </message>
    <message>
        <source>No label lies outside the declared bounds.</source>
        <translation>Kein Label liegt außerhalb der angegebenen Schranken.</translation>
    </message>
    <message numerus="yes">
        <source>%1 labels (%2) outside the declared bounds, clipped for training.</source>
        <comment>%1 label (%2) outside the declared bounds, clipped for training.</comment>
        <translation>
            <numerusform>%1 Label (%2) außerhalb der angegebenen Schranken, zum Lernen geklemmt.</numerusform>
            <numerusform>%1 Labels (%2) außerhalb der angegebenen Schranken, zum Lernen geklemmt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Labels: %1</source>
        <translation>Labels: %1</translation>
    </message>
    <message>
        <source>lower</source>
        <translation>untere</translation>
    </message>
    <message>
        <source>upper</source>
        <translation>obere</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>%1 of %2 rows, evenly spaced.</source>
        <translation>%1 von %2 Zeilen, gleichmäßig verteilt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 columns</source>
        <comment>%1 column</comment>
        <translation>
            <numerusform>%1 Spalte</numerusform>
            <numerusform>%1 Spalten</numerusform>
        </translation>
    </message>
    <message>
        <source>outputs, A1 − ζ to A2 + ζ</source>
        <translation>Ausgaben, A1 − ζ bis A2 + ζ</translation>
    </message>
    <message numerus="yes">
        <source>RR-on-Bins: answers of its %1 bins</source>
        <comment>RR-on-Bins: answers of its %1 bin</comment>
        <translation>
            <numerusform>RR-on-Bins: Antwort seines %1 Bins</numerusform>
            <numerusform>RR-on-Bins: Antworten seiner %1 Bins</numerusform>
        </translation>
    </message>
    <message>
        <source>suggested %1</source>
        <translation>vorgeschlagen %1</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>Dichte</translation>
    </message>
    <message>
        <source>true labels</source>
        <translation>wahre Labels</translation>
    </message>
    <message>
        <source>prior</source>
        <translation>Vorabverteilung</translation>
    </message>
    <message>
        <source>optimum: F = %1 at %2 to %3</source>
        <translation>Optimum: F = %1 bei %2 bis %3</translation>
    </message>
    <message>
        <source>F against the half-width ζ</source>
        <translation>F gegen die Halbbreite ζ</translation>
    </message>
    <message>
        <source>Half-width ζ%1</source>
        <translation>Halbbreite ζ%1</translation>
    </message>
    <message>
        <source>best F</source>
        <translation>bestes F</translation>
    </message>
    <message>
        <source>Error of a fit against the half-width ζ</source>
        <translation>Fehler einer Anpassung gegen die Halbbreite ζ</translation>
    </message>
    <message>
        <source>Expected under the prior, %1</source>
        <translation>Erwartet unter der Vorabverteilung, %1</translation>
    </message>
    <message>
        <source>Error against the prior&apos;s share</source>
        <translation>Fehler gegen den Anteil vorab</translation>
    </message>
    <message>
        <source>Share of ε spent on the prior</source>
        <translation>Anteil von ε für die Vorabverteilung</translation>
    </message>
    <message>
        <source>Test error, %1</source>
        <translation>Testfehler, %1</translation>
    </message>
    <message>
        <source>At ε = %1.</source>
        <translation>Bei ε = %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 values</source>
        <comment>%1 value</comment>
        <translation>
            <numerusform>%1 Wert</numerusform>
            <numerusform>%1 Werten</numerusform>
        </translation>
    </message>
    <message>
        <source>Released value of %1</source>
        <translation>Veröffentlichter Wert von %1</translation>
    </message>
    <message>
        <source>stays within ±%1: pass (largest %2)</source>
        <translation>bleibt innerhalb ±%1: bestanden (größter %2)</translation>
    </message>
    <message>
        <source>leaves ±%1: fail (largest %2)</source>
        <translation>verlässt ±%1: nicht bestanden (größter %2)</translation>
    </message>
    <message>
        <source>P(S | y) ≤ exp(ε) P(S | y′) + %1 for every set S, δ = %2 allowed: %3</source>
        <translation>P(S | y) ≤ exp(ε) P(S | y′) + %1 für jede Menge S, δ = %2 erlaubt: %3</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>bestanden</translation>
    </message>
    <message>
        <source>fail</source>
        <translation>nicht bestanden</translation>
    </message>
    <message>
        <source>fail, not proved</source>
        <translation>nicht bestanden, nicht bewiesen</translation>
    </message>
    <message>
        <source>What is released for one label</source>
        <translation>Was für ein Label veröffentlicht wird</translation>
    </message>
    <message>
        <source>How well one result distinguishes y from y′</source>
        <translation>Wie gut ein Ergebnis y von y′ unterscheidet</translation>
    </message>
    <message>
        <source>Log-ratio</source>
        <translation>Log-Verhältnis</translation>
    </message>
    <message>
        <source>Label, %1</source>
        <translation>Label, %1</translation>
    </message>
    <message>
        <source>not proved: %1</source>
        <translation>nicht bewiesen: %1</translation>
    </message>
    <message>
        <source>Excess squared error, %1</source>
        <translation>Überschuss des quadratischen Fehlers, %1</translation>
    </message>
    <message>
        <source>Privacy budget ε: more private ← → more accurate</source>
        <translation>Privatsphärebudget ε: privater ← → genauer</translation>
    </message>
    <message>
        <source>no privacy: %1</source>
        <translation>keine Privatsphäre: %1</translation>
    </message>
    <message>
        <source>Lines: exact expected error on the test rows, predictions not clipped.</source>
        <translation>Linien: exakter erwarteter Fehler an den Testzeilen, Vorhersagen nicht geklemmt.</translation>
    </message>
    <message>
        <source>Lines: expected error on the test rows of predictions clipped to the bounds: exact for central ridge, the private mean and without noise, by the normal law for label randomizers.</source>
        <translation>Linien: erwarteter Fehler an den Testzeilen von Vorhersagen, die auf die Schranken geklemmt sind: exakt für die zentrale Ridge-Regression, den privaten Mittelwert und ohne Rauschen, nach der Normalverteilung, wo Labels verrauscht werden.</translation>
    </message>
    <message>
        <source>Expected error of clipped predictions, by the normal law.</source>
        <translation>Erwarteter Fehler geklemmter Vorhersagen, nach der Normalverteilung.</translation>
    </message>
    <message>
        <source>Expected error of clipped predictions, exact.</source>
        <translation>Erwarteter Fehler geklemmter Vorhersagen, exakt.</translation>
    </message>
    <message>
        <source>predictions clipped</source>
        <translation>Vorhersagen geklemmt</translation>
    </message>
    <message>
        <source>normal law</source>
        <translation>Normalverteilung</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws</source>
        <comment>%1 draw</comment>
        <translation>
            <numerusform>%1 Ziehung</numerusform>
            <numerusform>%1 Ziehungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sampled runs</source>
        <comment>%1 sampled run</comment>
        <translation>
            <numerusform>%1 gezogenem Lauf</numerusform>
            <numerusform>%1 gezogenen Läufen</numerusform>
        </translation>
    </message>
    <message>
        <source>What privacy costs</source>
        <translation>Was Privatsphäre kostet</translation>
    </message>
    <message numerus="yes">
        <source>A run chooses Λ privately among %1 candidates; the lines do not.</source>
        <comment>A run chooses Λ privately among %1 candidate; the lines do not.</comment>
        <translation>
            <numerusform>Ein Lauf wählt Λ privat unter %1 Kandidaten; die Linien tun es nicht.</numerusform>
            <numerusform>Ein Lauf wählt Λ privat unter %1 Kandidaten; die Linien tun es nicht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bands: 50 and 90 % of %1 draws</source>
        <comment>bands: 50 and 90 % of %1 draw</comment>
        <translation>
            <numerusform>Bänder: 50 und 90 % von %1 Ziehung</numerusform>
            <numerusform>Bänder: 50 und 90 % von %1 Ziehungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bands: 50 and 90 % of %1 runs</source>
        <comment>bands: 50 and 90 % of %1 run</comment>
        <translation>
            <numerusform>Bänder: 50 und 90 % von %1 Lauf</numerusform>
            <numerusform>Bänder: 50 und 90 % von %1 Läufen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rows in the last part</source>
        <comment>%1 row in the last part</comment>
        <translation>
            <numerusform>%1 Zeile im letzten Teil</numerusform>
            <numerusform>%1 Zeilen im letzten Teil</numerusform>
        </translation>
    </message>
    <message>
        <source>logistic</source>
        <translation>logistisch</translation>
    </message>
    <message>
        <source>huber</source>
        <translation>Huber</translation>
    </message>
    <message>
        <source>smoothed-hinge</source>
        <translation>geglätteter Hinge</translation>
    </message>
    <message>
        <source>squared units of %1</source>
        <translation>Quadrat der Einheit von %1</translation>
    </message>
    <message>
        <source>Test error, mean squared, %1</source>
        <translation>Testfehler, mittlerer quadratischer, %1</translation>
    </message>
    <message>
        <source>a comma</source>
        <translation>Komma</translation>
    </message>
    <message>
        <source>a point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>Type a whole number above %1 and below %2, such as %3.</source>
        <translation>Geben Sie eine ganze Zahl über %1 und unter %2 ein, etwa %3.</translation>
    </message>
    <message>
        <source>Type a number, with %1 for decimals, such as %2</source>
        <translation>Geben Sie eine Zahl ein, mit %1 vor den Dezimalen, etwa %2</translation>
    </message>
    <message>
        <source>Type a number above %1 and below %2, with %3 for decimals, such as %4</source>
        <translation>Geben Sie eine Zahl über %1 und unter %2 ein, mit %3 vor den Dezimalen, etwa %4</translation>
    </message>
    <message>
        <source>Type a number above %1, with %2 for decimals, such as %3</source>
        <translation>Geben Sie eine Zahl über %1 ein, mit %2 vor den Dezimalen, etwa %3</translation>
    </message>
    <message>
        <source>Type a number below %1, with %2 for decimals, such as %3</source>
        <translation>Geben Sie eine Zahl unter %1 ein, mit %2 vor den Dezimalen, etwa %3</translation>
    </message>
    <message>
        <source>, or the word %1</source>
        <translation>, oder das Wort %1</translation>
    </message>
    <message>
        <source>The computation ended in an unknown way; change a parameter or start it again.</source>
        <translation>Die Berechnung endete auf unbekannte Weise; ändern Sie einen Parameter oder starten Sie sie noch einmal.</translation>
    </message>
    <message>
        <source>Left out: %1.</source>
        <translation>Weggelassen: %1.</translation>
    </message>
    <message>
        <source>Lowest at %1: %2, %3.</source>
        <translation>Am niedrigsten bei %1: %2, %3.</translation>
    </message>
    <message>
        <source>Highest at %1: %2, %3.</source>
        <translation>Am höchsten bei %1: %2, %3.</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>berechnet</translation>
    </message>
    <message>
        <source>interpolated</source>
        <translation>interpoliert</translation>
    </message>
    <message>
        <source>marker 2 − marker 1</source>
        <translation>Marke 2 − Marke 1</translation>
    </message>
    <message>
        <source>marker 2 / marker 1</source>
        <translation>Marke 2 / Marke 1</translation>
    </message>
    <message>
        <source>curve</source>
        <translation>Kurve</translation>
    </message>
    <message>
        <source>place</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>upper edge</source>
        <translation>obere Kante</translation>
    </message>
    <message>
        <source>how</source>
        <translation>wie</translation>
    </message>
    <message>
        <source>crosshair</source>
        <translation>Fadenkreuz</translation>
    </message>
    <message>
        <source>marker %1</source>
        <translation>Marke %1</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>Verhältnis</translation>
    </message>
    <message>
        <source>Why do results of %1 lie far outside the bounds?</source>
        <translation>Warum liegen Ergebnisse von %1 weit außerhalb der Schranken?</translation>
    </message>
    <message>
        <source>Its noise has a standard deviation of %1, and labels differ by at most %2: one result must not tell the two ends of the bounds apart. The mean of many results still tells the mean of their labels.</source>
        <translation>Sein Rauschen hat eine Standardabweichung von %1, und Labels unterscheiden sich höchstens um %2: Ein Ergebnis darf die beiden Enden der Schranken nicht unterscheiden. Das Mittel vieler Ergebnisse verrät dennoch das Mittel ihrer Labels.</translation>
    </message>
    <message>
        <source>Why are the answers of Optimal unbiased so far out?</source>
        <translation>Warum liegen die Antworten von „Optimal unverzerrt“ so weit draußen?</translation>
    </message>
    <message>
        <source>To be right on average, answers must reach at least %1 times the width of the labels beyond either end at this ε, and further the smaller ε is. More ε, a smaller share for the prior, or a method that may be wrong on average keeps them near.</source>
        <translation>Um im Mittel richtig zu sein, müssen Antworten bei diesem ε mindestens das %1-Fache der Breite der Labels über jedes Ende hinausreichen, und je kleiner ε ist, desto weiter. Mehr ε, ein kleinerer Anteil für die Vorabverteilung oder eine Methode, die im Mittel falsch sein darf, halten sie nahe.</translation>
    </message>
    <message>
        <source>Why is the error of %1 so large?</source>
        <translation>Warum ist der Fehler von %1 so groß?</translation>
    </message>
    <message>
        <source>λ = %1 is too small for its noise, which the weights follow. λ = %2 suits the noise, and the error would be %3 in place of %4. Type &quot;matched&quot; to let λ follow the noise: it costs no privacy.</source>
        <translation>λ = %1 ist zu klein für sein Rauschen, dem die Gewichte folgen. λ = %2 passt zum Rauschen, und der Fehler wäre %3 statt %4. Geben Sie „angepasst“ ein, damit λ dem Rauschen folgt: Das kostet keine Privatsphäre.</translation>
    </message>
    <message>
        <source>Why does the error of %1 hardly change below ε = %2?</source>
        <translation>Warum ändert sich der Fehler von %1 unter ε = %2 kaum?</translation>
    </message>
    <message>
        <source>There its results tell almost nothing: what is learned from them gives nearly the same answer for all rows, and with even less ε it cannot become worse. Only from that ε on do the features bring anything.</source>
        <translation>Dort verraten seine Ergebnisse fast nichts: Was aus ihnen gelernt wird, gibt für alle Zeilen fast dieselbe Antwort, und mit noch weniger ε kann es nicht schlechter werden. Erst ab diesem ε bringen die Merkmale etwas.</translation>
    </message>
    <message>
        <source>A picture has %1 to %2 pixels per inch: choose a number between.</source>
        <translation>Ein Bild hat %1 bis %2 Pixel je Zoll: Wählen Sie eine Zahl dazwischen.</translation>
    </message>
    <message>
        <source>A picture is at most %1 mm wide and high: choose a smaller size.</source>
        <translation>Ein Bild ist höchstens %1 mm breit und hoch: Wählen Sie eine kleinere Größe.</translation>
    </message>
    <message>
        <source>A picture of %1 × %2 pixels does not fit into memory: choose a smaller size or fewer pixels per inch.</source>
        <translation>Ein Bild von %1 × %2 Pixeln passt nicht in den Speicher: Wählen Sie eine kleinere Größe oder weniger Pixel je Zoll.</translation>
    </message>
    <message>
        <source>This is above &quot;at_most&quot;: no value is both; correct one.</source>
        <translation>Das liegt über &quot;at_most&quot;: Kein Wert ist beides; berichtigen Sie eines.</translation>
    </message>
    <message>
        <source>It says no limit; add &quot;at_least&quot; or &quot;at_most&quot;.</source>
        <translation>Es nennt keine Grenze; ergänzen Sie &quot;at_least&quot; oder &quot;at_most&quot;.</translation>
    </message>
    <message>
        <source>Say one of &quot;at_least&quot; and &quot;at_most&quot;, &quot;equals&quot; or &quot;changed&quot;.</source>
        <translation>Nennen Sie eines von &quot;at_least&quot; und &quot;at_most&quot;, &quot;equals&quot; oder &quot;changed&quot;.</translation>
    </message>
    <message>
        <source>It says no limit; add &quot;below&quot; or &quot;above&quot;.</source>
        <translation>Es nennt keine Grenze; ergänzen Sie &quot;below&quot; oder &quot;above&quot;.</translation>
    </message>
    <message>
        <source>This can only be true: the step is done when it is read.</source>
        <translation>Das kann nur true sein: Der Schritt ist getan, wenn er gelesen ist.</translation>
    </message>
    <message>
        <source>This can only be &quot;finished&quot;.</source>
        <translation>Das kann nur &quot;finished&quot; sein.</translation>
    </message>
    <message>
        <source>A study has no key &quot;%1&quot;; use one of the study file, with dots between blocks.</source>
        <translation>Eine Studie hat keinen Schlüssel &quot;%1&quot;; nehmen Sie einen der Studiendatei, mit Punkten zwischen den Blöcken.</translation>
    </message>
    <message>
        <source>The key never has such a value: %1</source>
        <translation>Der Schlüssel hat nie einen solchen Wert: %1</translation>
    </message>
    <message>
        <source>There is no view &quot;%1&quot;.</source>
        <translation>Es gibt keine Ansicht &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>The view &quot;%1&quot; belongs to a task that this lesson never chooses.</source>
        <translation>Die Ansicht &quot;%1&quot; gehört zu einer Aufgabe, die diese Lektion nie wählt.</translation>
    </message>
    <message>
        <source>There is no quantity &quot;%1&quot; in the tasks of this lesson; use one of: %2.</source>
        <translation>Die Größe &quot;%1&quot; gibt es in den Aufgaben dieser Lektion nicht; nehmen Sie eine von: %2.</translation>
    </message>
    <message>
        <source>This is no condition; it needs one of the keys %1.</source>
        <translation>Das ist keine Bedingung; sie braucht einen der Schlüssel %1.</translation>
    </message>
    <message>
        <source>There is no method &quot;%1&quot; in the tasks of this lesson.</source>
        <translation>Die Methode &quot;%1&quot; gibt es in den Aufgaben dieser Lektion nicht.</translation>
    </message>
    <message>
        <source>Guide for lesson writers</source>
        <translation>Anleitung zum Schreiben von Lektionen</translation>
    </message>
    <message>
        <source>This must be a block in curly brackets.</source>
        <translation>Das muss ein Block in geschweiften Klammern sein.</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; is unknown; remove it or correct its spelling.</source>
        <translation>Der Schlüssel &quot;%1&quot; ist unbekannt; entfernen Sie ihn oder berichtigen Sie seine Schreibweise.</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; is missing; add it.</source>
        <translation>Der Schlüssel &quot;%1&quot; fehlt; ergänzen Sie ihn.</translation>
    </message>
    <message>
        <source>This must be a text in double quotes, and not empty.</source>
        <translation>Das muss ein nicht leerer Text in doppelten Anführungszeichen sein.</translation>
    </message>
    <message>
        <source>This must be a number.</source>
        <translation>Das muss eine Zahl sein.</translation>
    </message>
    <message>
        <source>This must be true or false.</source>
        <translation>Das muss true oder false sein.</translation>
    </message>
    <message>
        <source>It came out as you said.</source>
        <translation>Es kam, wie Sie sagten.</translation>
    </message>
    <message>
        <source>You said %1; it came out as %2.</source>
        <translation>Sie sagten %1; es kam %2 heraus.</translation>
    </message>
    <message>
        <source>It came out differently: %1.</source>
        <translation>Es kam anders heraus: %1.</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>Getan.</translation>
    </message>
    <message>
        <source>Right. %1</source>
        <translation>Richtig. %1</translation>
    </message>
    <message>
        <source>Not yet. %1</source>
        <translation>Noch nicht. %1</translation>
    </message>
    <message>
        <source>A lesson has the format &quot;%1&quot;.</source>
        <translation>Eine Lektion hat das Format &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>This Epsiscope reads lessons up to version %1; use a newer one.</source>
        <translation>Dieses Epsiscope liest Lektionen bis Fassung %1; nehmen Sie ein neueres.</translation>
    </message>
    <message>
        <source>An id is made of small letters, digits and hyphens.</source>
        <translation>Eine Kennung besteht aus Kleinbuchstaben, Ziffern und Bindestrichen.</translation>
    </message>
    <message>
        <source>The study cannot be read: %1; %2.</source>
        <translation>Die Studie ist nicht lesbar: %1; %2.</translation>
    </message>
    <message>
        <source>It has no answer; add &quot;choices&quot;, &quot;value&quot; or &quot;answer&quot;.</source>
        <translation>Sie hat keine Antwort; ergänzen Sie &quot;choices&quot;, &quot;value&quot; oder &quot;answer&quot;.</translation>
    </message>
    <message>
        <source>The answer can never be right; use 0 or more.</source>
        <translation>Die Antwort kann nie richtig sein; nehmen Sie 0 oder mehr.</translation>
    </message>
    <message>
        <source>None of them can be right; give one &quot;correct&quot; or &quot;when&quot;.</source>
        <translation>Keine davon kann richtig sein; geben Sie einer &quot;correct&quot; oder &quot;when&quot;.</translation>
    </message>
    <message>
        <source>The tasks of this lesson have no view &quot;%1&quot;.</source>
        <translation>Die Aufgaben dieser Lektion haben keine Ansicht &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>There is no line &quot;%1&quot; that can be dragged; use one of: %2.</source>
        <translation>Es gibt keine Linie &quot;%1&quot; zum Ziehen; nehmen Sie eine von: %2.</translation>
    </message>
    <message>
        <source>There is no control &quot;%1&quot;; see the guide for lesson writers.</source>
        <translation>Es gibt kein Bedienelement &quot;%1&quot;; siehe die Anleitung zum Schreiben von Lektionen.</translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1, Zeile %2: %3</translation>
    </message>
    <message>
        <source>%1, line %2, %3: %4</source>
        <translation>%1, Zeile %2, %3: %4</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Erste Schritte</translation>
    </message>
    <message>
        <source>Noise for labels</source>
        <translation>Rauschen für Labels</translation>
    </message>
    <message>
        <source>Learning and doubting</source>
        <translation>Lernen und Zweifeln</translation>
    </message>
    <message>
        <source>It is empty or cannot be read; choose another file.</source>
        <translation>Sie ist leer oder nicht lesbar; wählen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>one label, at its owner</source>
        <translation>ein Label, bei seinem Besitzer</translation>
    </message>
    <message>
        <source>one label, by a curator</source>
        <translation>ein Label, durch einen Treuhänder</translation>
    </message>
    <message>
        <source>one row, at its owner</source>
        <translation>eine Zeile, bei ihrem Besitzer</translation>
    </message>
    <message>
        <source>local</source>
        <translation>lokal</translation>
    </message>
    <message>
        <source>central</source>
        <translation>zentral</translation>
    </message>
    <message>
        <source>not private</source>
        <translation>nicht privat</translation>
    </message>
    <message>
        <source>%1, in %2</source>
        <translation>%1, in %2</translation>
    </message>
    <message>
        <source>At ε = %1 the smallest expected error of a private method is that of %2: %3.</source>
        <translation>Bei ε = %1 hat unter den privaten Verfahren %2 den kleinsten erwarteten Fehler: %3.</translation>
    </message>
    <message>
        <source>None was set. With one (Trade-off; view.error_target of the study) this page says the smallest ε of each method for it.</source>
        <translation>Keiner gesetzt. Mit einem (Abwägung; view.error_target der Studie) nennt diese Seite für jedes Verfahren das kleinste ε dafür.</translation>
    </message>
    <message>
        <source>%1 (as a squared error %2)</source>
        <translation>%1 (als quadratischer Fehler %2)</translation>
    </message>
    <message>
        <source>At ε = %1 by: %2.</source>
        <translation>Bei ε = %1 von: %2.</translation>
    </message>
    <message>
        <source>No private method reaches it at ε = %1; without privacy it would be reached.</source>
        <translation>Bei ε = %1 von keinem privaten Verfahren; ohne Privatheit würde er erreicht.</translation>
    </message>
    <message>
        <source>No method reaches it, not even without privacy.</source>
        <translation>Von keinem Verfahren, auch nicht ohne Privatheit.</translation>
    </message>
    <message>
        <source>Purpose</source>
        <translation>Zweck</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Verantwortlich</translation>
    </message>
    <message>
        <source>Date and version</source>
        <translation>Datum und Version</translation>
    </message>
    <message>
        <source>Rests on</source>
        <translation>Grundlage</translation>
    </message>
    <message>
        <source>What is protected, for whom</source>
        <translation>Was für wen geschützt ist</translation>
    </message>
    <message>
        <source>What ε = %1 means</source>
        <translation>Was ε = %1 bedeutet</translation>
    </message>
    <message>
        <source>Wanted error</source>
        <translation>Gewünschter Fehler</translation>
    </message>
    <message>
        <source>Reached</source>
        <translation>Erreicht</translation>
    </message>
    <message>
        <source>Expected error at ε = %1</source>
        <translation>Erwarteter Fehler bei ε = %1</translation>
    </message>
    <message>
        <source>Error, in %1</source>
        <translation>Fehler, in %1</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>Intervall</translation>
    </message>
    <message>
        <source>Reaches it</source>
        <translation>Erreicht ihn</translation>
    </message>
    <message>
        <source>Smallest ε for it</source>
        <translation>Kleinstes ε dafür</translation>
    </message>
    <message>
        <source>Error: the root of the mean squared error (RMSE), a typical distance from the true value of &quot;%1&quot;.</source>
        <translation>Fehler: die Wurzel aus dem mittleren quadratischen Fehler (RMSE), ein typischer Abstand vom wahren Wert von „%1“.</translation>
    </message>
    <message>
        <source>Error: the share of rows that are put into the wrong class.</source>
        <translation>Fehler: der Anteil der Zeilen, die in die falsche Klasse kommen.</translation>
    </message>
    <message>
        <source>Error: the mean loss on rows that were not learned from.</source>
        <translation>Fehler: der mittlere Verlust auf Zeilen, aus denen nicht gelernt wurde.</translation>
    </message>
    <message>
        <source>The numbers are those of results.json.</source>
        <translation>Die Zahlen sind die von results.json.</translation>
    </message>
    <message>
        <source>The numbers are those of the pictures, not of a run.</source>
        <translation>Die Zahlen sind die der Bilder, nicht die eines Laufs.</translation>
    </message>
    <message>
        <source>The bounds were taken from the private values: with them nothing is protected. Declare what is publicly known.</source>
        <translation>Die Schranken wurden aus den privaten Werten genommen: Mit ihnen ist nichts geschützt. Geben Sie an, was öffentlich bekannt ist.</translation>
    </message>
    <message>
        <source>The bounds %1 to %2 are declared, not looked up in the data; %3 of %4 values lie outside and are moved to the nearest one.</source>
        <translation>Die Schranken %1 bis %2 sind angegeben, nicht in den Daten nachgesehen; %3 von %4 Werten liegen außerhalb und werden auf die nächste verschoben.</translation>
    </message>
    <message>
        <source>Errors are measured on rows of this table that were not learned from. Other people, or fewer rows, have other errors.</source>
        <translation>Fehler sind auf Zeilen dieser Tabelle gemessen, aus denen nicht gelernt wurde. Andere Menschen oder weniger Zeilen haben andere Fehler.</translation>
    </message>
    <message>
        <source>Errors are those of this table. Other people, or fewer rows, have other errors.</source>
        <translation>Die Fehler sind die dieser Tabelle. Andere Menschen oder weniger Zeilen haben andere Fehler.</translation>
    </message>
    <message>
        <source>ε is that of one release by one method. Each further release adds its ε; the ledger in the appendix says how.</source>
        <translation>ε ist das einer Veröffentlichung mit einem Verfahren. Wer noch einmal veröffentlicht, zählt dessen ε hinzu; das Konto im Anhang sagt, wie.</translation>
    </message>
    <message>
        <source>The errors themselves are computed from true values, so this report is not private, and noise is drawn in floating point: it is for the decision, not for publication.</source>
        <translation>Die Fehler selbst sind aus wahren Werten berechnet, dieser Bericht ist also nicht privat, und Rauschen wird in Gleitkommazahlen gezogen: Er dient der Entscheidung, nicht der Veröffentlichung.</translation>
    </message>
    <message>
        <source>%1 of %2; the others are the same in every row that is learned from</source>
        <translation>%1 von %2; die anderen sind in jeder Zeile gleich, aus der gelernt wird</translation>
    </message>
    <message>
        <source>Limits and assumptions</source>
        <translation>Grenzen und Annahmen</translation>
    </message>
    <message>
        <source>Appendix</source>
        <translation>Anhang</translation>
    </message>
    <message>
        <source>Save the study at the end of this report as study.json first, where its data file is found.</source>
        <translation>Speichern Sie zuerst die Studie am Ende dieses Berichts als study.json, und zwar dort, von wo ihre Datendatei gefunden wird.</translation>
    </message>
    <message>
        <source>In the folder of the study. The study at the end of this report, saved as a file, does the same without --set.</source>
        <translation>Im Ordner der Studie. Die Studie am Ende dieses Berichts, in eine Datei gespeichert, tut dasselbe ohne --set.</translation>
    </message>
    <message numerus="yes">
        <source>%1 splits into rows to learn from and rows to test on</source>
        <comment>%1 split into rows to learn from and rows to test on</comment>
        <translation>
            <numerusform>%1 Aufteilung in Zeilen zum Lernen und Zeilen zum Prüfen</numerusform>
            <numerusform>%1 Aufteilungen in Zeilen zum Lernen und Zeilen zum Prüfen</numerusform>
        </translation>
    </message>
    <message>
        <source>barely</source>
        <translation>knapp</translation>
    </message>
    <message>
        <source>barely not</source>
        <translation>knapp nicht</translation>
    </message>
    <message>
        <source>As it stands, no method of this study is private: &quot;Limits and assumptions&quot; says why.</source>
        <translation>So wie sie ist, ist kein Verfahren dieser Studie privat: „Grenzen und Annahmen“ sagt, warum.</translation>
    </message>
    <message>
        <source>Error: the share of released classes that are wrong.</source>
        <translation>Fehler: der Anteil der veröffentlichten Klassen, die falsch sind.</translation>
    </message>
    <message>
        <source>Not booked: %1. %2</source>
        <translation>Nicht verbucht: %1. %2</translation>
    </message>
    <message>
        <source>sums of features times labels</source>
        <translation>Summen aus Merkmalen mal Labels</translation>
    </message>
    <message>
        <source>noisy labels</source>
        <translation>verrauschte Labels</translation>
    </message>
    <message>
        <source>prior of the labels</source>
        <translation>Vorabverteilung der Labels</translation>
    </message>
    <message>
        <source>in all</source>
        <translation>insgesamt</translation>
    </message>
    <message>
        <source>one released prediction</source>
        <translation>eine veröffentlichte Vorhersage</translation>
    </message>
    <message>
        <source>%1 released predictions, an equal part each</source>
        <translation>%1 veröffentlichte Vorhersagen, zu gleichen Teilen</translation>
    </message>
    <message>
        <source>weights and the private choice of Λ</source>
        <translation>Gewichte und die private Wahl von Λ</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>one row, by a curator</source>
        <translation>eine Zeile, durch einen Treuhänder</translation>
    </message>
    <message>
        <source>all columns</source>
        <translation>alle Spalten</translation>
    </message>
    <message>
        <source>Each method is a release of its own. Several releases of one kind add their ε and their δ (basic composition); kinds are not added to each other.</source>
        <translation>Jede Methode ist eine Veröffentlichung für sich. Wer mehrere einer Art veröffentlicht, addiert ihre ε und ihre δ (einfache Komposition); verschiedene Arten werden nicht addiert.</translation>
    </message>
    <message>
        <source>Parts of a method are added by adaptive sequential composition: ε of the prior and ε of the labels given the prior.</source>
        <translation>Teile einer Methode werden durch adaptive sequenzielle Komposition addiert: ε der Vorabverteilung und ε der Labels bei gegebener Vorabverteilung.</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>nicht gesetzt</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Each label is made noisy before it is handed on: who learns sees noisy labels and the public features. Where a method says &quot;by a curator&quot;, one trusted party sees the true labels and everybody else what it releases.</source>
        <translation>Jedes Label wird verrauscht, bevor es weitergegeben wird: Wer lernt, sieht verrauschte Labels und die öffentlichen Merkmale. Wo eine Methode „durch einen Treuhänder“ sagt, sieht eine vertrauenswürdige Stelle die wahren Labels und alle anderen, was sie veröffentlicht.</translation>
    </message>
    <message>
        <source>One trusted curator sees all rows; everybody else sees the released predictions.</source>
        <translation>Ein vertrauenswürdiger Treuhänder sieht alle Zeilen; alle anderen sehen die veröffentlichten Vorhersagen.</translation>
    </message>
    <message>
        <source>One trusted curator sees all rows; everybody else sees the released weights.</source>
        <translation>Ein vertrauenswürdiger Treuhänder sieht alle Zeilen; alle anderen sehen die veröffentlichten Gewichte.</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Rows and columns</source>
        <translation>Zeilen und Spalten</translation>
    </message>
    <message>
        <source>%1 rows, %2 columns</source>
        <translation>%1 Zeilen, %2 Spalten</translation>
    </message>
    <message>
        <source>SHA-256</source>
        <translation>SHA-256</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>Tabulator</translation>
    </message>
    <message>
        <source>How the file was read</source>
        <translation>Wie die Datei gelesen wurde</translation>
    </message>
    <message>
        <source>Rows in use</source>
        <translation>Benutzte Zeilen</translation>
    </message>
    <message>
        <source>Features in use</source>
        <translation>Benutzte Merkmale</translation>
    </message>
    <message>
        <source>Labels outside the declared bounds</source>
        <translation>Labels außerhalb der angegebenen Schranken</translation>
    </message>
    <message>
        <source>%1 of %2; for training they are moved to the nearest bound</source>
        <translation>%1 von %2; zum Lernen werden sie auf die nächste Schranke gesetzt</translation>
    </message>
    <message>
        <source>What was done to the cells</source>
        <translation>Was mit den Zellen geschah</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>Privacy budget ε of the pictures</source>
        <translation>Privatsphärebudget ε der Bilder</translation>
    </message>
    <message>
        <source>What is promised</source>
        <translation>Was versprochen wird</translation>
    </message>
    <message>
        <source>Nothing: no method of this study is private.</source>
        <translation>Nichts: Keine Methode dieser Studie ist privat.</translation>
    </message>
    <message>
        <source>ε = %1; a method with Gaussian noise may exceed it with probability δ = %2.</source>
        <translation>ε = %1; eine Methode mit gaußschem Rauschen darf es mit der Wahrscheinlichkeit δ = %2 überschreiten.</translation>
    </message>
    <message>
        <source>ε = %1, without exception (δ = 0).</source>
        <translation>ε = %1, ohne Ausnahme (δ = 0).</translation>
    </message>
    <message>
        <source>About which change</source>
        <translation>Über welche Änderung</translation>
    </message>
    <message>
        <source>Who sees what</source>
        <translation>Wer was sieht</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modus</translation>
    </message>
    <message>
        <source>Classroom: true labels and rows are shown, so nothing in this report is private.</source>
        <translation>Unterricht: Wahre Labels und Zeilen werden gezeigt, daher ist in diesem Bericht nichts privat.</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Veröffentlichung</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>Keine.</translation>
    </message>
    <message>
        <source>Preparation</source>
        <translation>Vorbereitung</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>Privatsphäre</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Warnungen</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>Haushaltsbuch</translation>
    </message>
    <message>
        <source>Repeat it</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>This command computes the numbers again:</source>
        <translation>Dieser Befehl berechnet die Zahlen noch einmal:</translation>
    </message>
    <message>
        <source>The study</source>
        <translation>Die Studie</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>en</source>
        <extracomment>The code of the language that the report is in.</extracomment>
        <translation>de</translation>
    </message>
    <message>
        <source>Classroom mode: nothing in this report is private.</source>
        <translation>Unterrichtsmodus: Nichts in diesem Bericht ist privat.</translation>
    </message>
    <message>
        <source>There is no run yet: the numbers are previews. Press Run and export again for measured ones.</source>
        <translation>Es gibt noch keinen Lauf: Die Zahlen sind Vorschauen. Wählen Sie „Starten“ und exportieren Sie noch einmal, um gemessene zu erhalten.</translation>
    </message>
    <message>
        <source>The last run was of other parameters, so its numbers are left out. Press Run and export again for measured ones.</source>
        <translation>Der letzte Lauf hatte andere Parameter, daher fehlen seine Zahlen. Wählen Sie „Starten“ und exportieren Sie noch einmal, um gemessene zu erhalten.</translation>
    </message>
    <message>
        <source>The run was stopped before its end: its finished parts are shown.</source>
        <translation>Der Lauf wurde vor dem Ende angehalten: Seine fertigen Teile sind gezeigt.</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Date of the run</source>
        <translation>Datum des Laufs</translation>
    </message>
    <message>
        <source>sampled</source>
        <translation>gezogen</translation>
    </message>
    <message>
        <source>test error, mean squared</source>
        <translation>Testfehler, mittlerer quadratischer</translation>
    </message>
    <message>
        <source>error of the labels, mean squared</source>
        <translation>Fehler der Labels, mittlerer quadratischer</translation>
    </message>
    <message>
        <source>share of wrong classes</source>
        <translation>Anteil falscher Klassen</translation>
    </message>
    <message>
        <source>mean test loss</source>
        <translation>mittlerer Testverlust</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>RMSE</source>
        <translation>RMSE</translation>
    </message>
    <message>
        <source>R²</source>
        <translation>R²</translation>
    </message>
    <message>
        <source>At %1 = %2.</source>
        <translation>Bei %1 = %2.</translation>
    </message>
    <message>
        <source>Preview: expectations, or medians of a few draws, on the split of run 1.</source>
        <translation>Vorschau: Erwartungswerte oder Mediane weniger Ziehungen, an der Aufteilung des ersten Laufs.</translation>
    </message>
    <message>
        <source>Whether each method keeps its promise</source>
        <translation>Ob jede Methode ihr Versprechen hält</translation>
    </message>
    <message>
        <source>Log-ratio of the two densities</source>
        <translation>Log-Verhältnis der beiden Dichten</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Lernverfahren</translation>
    </message>
    <message>
        <source>ε</source>
        <translation>ε</translation>
    </message>
    <message>
        <source>λ</source>
        <translation>λ</translation>
    </message>
    <message>
        <source>Training rows</source>
        <translation>Lernzeilen</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Wie</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation>Standardfehler</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>The run was stopped: these are its finished cells.</source>
        <translation>Der Lauf wurde angehalten: Dies sind seine fertigen Zellen.</translation>
    </message>
    <message>
        <source>What one release at this ε would spend</source>
        <translation>Was eine Veröffentlichung bei diesem ε ausgäbe</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Für</translation>
    </message>
    <message>
        <source>Protects</source>
        <translation>Schützt</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>δ</source>
        <translation>δ</translation>
    </message>
    <message>
        <source>%1 From 10 % it is at most %2, from 1 % at most %3.</source>
        <translation>%1 Von 10 % aus sind es höchstens %2, von 1 % aus höchstens %3.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 Beyond the shown range: %2.</source>
        <translation>%1 Außerhalb des gezeigten Bereichs: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 possible results</source>
        <comment>one possible result</comment>
        <translation>
            <numerusform>%1 mögliches Ergebnis</numerusform>
            <numerusform>%1 mögliche Ergebnisse</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>From ε = %1 to %2 a guess at 50 % can reach at most %3 instead of %4.</source>
        <translation>Von ε = %1 auf %2 kann eine Vermutung von 50 % aus höchstens %3 statt %4 erreichen.</translation>
    </message>
    <message>
        <source>%1 The error of %2 goes from %3 to %4.</source>
        <translation>%1 Der Fehler von %2 geht von %3 auf %4.</translation>
    </message>
    <message>
        <source>at ε = %1, %2 = %3</source>
        <translation>bei ε = %1, %2 = %3</translation>
    </message>
    <message>
        <source>at ε = %1</source>
        <translation>bei ε = %1</translation>
    </message>
    <message>
        <source>accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>× %1</source>
        <translation>× %1</translation>
    </message>
    <message>
        <source>mean of runs at ε = %1</source>
        <translation>Mittel der Läufe bei ε = %1</translation>
    </message>
    <message>
        <source>loss of the run at ε = %1</source>
        <translation>Verlust des Laufs bei ε = %1</translation>
    </message>
    <message>
        <source>test loss</source>
        <translation>Testverlust</translation>
    </message>
    <message>
        <source>test error</source>
        <translation>Testfehler</translation>
    </message>
    <message>
        <source>Drag the blue line to change %1. Click a point of a curve to go there.</source>
        <translation>Ziehen Sie die blaue Linie, um %1 zu ändern. Ein Klick auf den Punkt einer Kurve führt dorthin.</translation>
    </message>
    <message>
        <source>Drag the blue line to change ε. Click a point of a curve to see its noise.</source>
        <translation>Ziehen Sie die blaue Linie, um ε zu ändern. Ein Klick auf den Punkt einer Kurve zeigt ihr Rauschen.</translation>
    </message>
    <message>
        <source>Drag the blue line to change ε. Click a point of a curve to look closer.</source>
        <translation>Ziehen Sie die blaue Linie, um ε zu ändern. Ein Klick auf den Punkt einer Kurve zeigt ihn genauer.</translation>
    </message>
    <message>
        <source>Classroom: truth may be shown; not private</source>
        <translation>Unterricht: Wahres darf gezeigt werden; nicht privat</translation>
    </message>
    <message>
        <source>Classroom: not private</source>
        <translation>Unterricht: nicht privat</translation>
    </message>
    <message>
        <source>Writes every chart of every view into a folder, as the last chart was exported.</source>
        <translation>Schreibt jedes Diagramm jeder Ansicht in einen Ordner, so wie zuletzt exportiert wurde.</translation>
    </message>
    <message>
        <source>Copies the chart&apos;s data as a table.</source>
        <translation>Kopiert die Daten des Diagramms als Tabelle.</translation>
    </message>
    <message>
        <source>Cop&amp;y table</source>
        <translation>Tabelle &amp;kopieren</translation>
    </message>
    <message>
        <source>Copies the table of the view for a spreadsheet.</source>
        <translation>Kopiert die Tabelle der Ansicht für eine Tabellenkalkulation.</translation>
    </message>
    <message>
        <source>&amp;Setup</source>
        <translation>Auf&amp;bau</translation>
    </message>
    <message>
        <source>Shows or hides the parameters of the study.</source>
        <translation>Zeigt oder verbirgt die Parameter der Studie.</translation>
    </message>
    <message>
        <source>Candidates are numbers like %1; leave it empty for none.</source>
        <translation>Kandidaten sind Zahlen wie %1; leer bedeutet keine.</translation>
    </message>
    <message>
        <source>A bound is a number like %1 or 1e6.</source>
        <translation>Eine Schranke ist eine Zahl wie %1 oder 1e6.</translation>
    </message>
    <message>
        <source>Budgets are numbers like %1.</source>
        <translation>Budgets sind Zahlen wie %1.</translation>
    </message>
    <message>
        <source>Values are numbers like %1.</source>
        <translation>Werte sind Zahlen wie %1.</translation>
    </message>
    <message>
        <source>Numbers of rows are whole numbers like %1.</source>
        <translation>Zeilenzahlen sind ganze Zahlen wie %1.</translation>
    </message>
    <message>
        <source>This must be a list in square brackets with at least %1 in it.</source>
        <translation>Das muss eine Liste in eckigen Klammern mit mindestens %1 darin sein.</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exakt</translation>
    </message>
    <message>
        <source>Results of the run: %1</source>
        <translation>Ergebnisse des Laufs: %1</translation>
    </message>
    <message>
        <source>Trust model</source>
        <translation>Vertrauensmodell</translation>
    </message>
    <message>
        <source>Trust model: &quot;local&quot; if nobody but its owner sees a true value, &quot;central&quot; if a trusted curator does; of what the method releases, not of the error that is measured here.</source>
        <translation>Vertrauensmodell: „lokal“, wenn niemand außer dem Besitzer einen wahren Wert sieht, „zentral“, wenn ein Treuhänder ihn sieht; von dem, was die Methode veröffentlicht, nicht von dem Fehler, der hier gemessen wird.</translation>
    </message>
    <message>
        <source>All methods at the budget of the pictures</source>
        <translation>Alle Methoden beim Budget der Bilder</translation>
    </message>
    <message>
        <source>Where are the data?</source>
        <translation>Wo sind die Daten?</translation>
    </message>
    <message>
        <source>The study has changes that are not saved. Save them first?</source>
        <translation>Die Studie hat Änderungen, die nicht gespeichert sind. Zuerst speichern?</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>E&amp;instellungen …</translation>
    </message>
    <message>
        <source>Sliders f&amp;or presenting</source>
        <translation>Regler für den V&amp;ortrag</translation>
    </message>
    <message>
        <source>Rece&amp;nt</source>
        <translation>&amp;Zuletzt benutzt</translation>
    </message>
    <message>
        <source>Each column less its mean, divided by its standard deviation, both of the private rows.</source>
        <translation>Jede Spalte minus ihren Mittelwert, geteilt durch ihre Standardabweichung, beide aus den privaten Zeilen.</translation>
    </message>
    <message>
        <source>A classifier needs rows no longer than 1, which standardised rows are not.</source>
        <translation>Ein Klassifikator braucht Zeilen, die nicht länger als 1 sind; standardisierte sind es.</translation>
    </message>
    <message>
        <source>Density per %1</source>
        <translation>Dichte je %1</translation>
    </message>
    <message>
        <source>%1, %2 % of the runs</source>
        <translation>%1, %2 % der Läufe</translation>
    </message>
    <message>
        <source>Where RPWithPrior answers</source>
        <translation>Wo RPWithPrior antwortet</translation>
    </message>
    <message>
        <source>%1, for y′</source>
        <translation>%1, für y′</translation>
    </message>
    <message>
        <source>%1, possible results</source>
        <translation>%1, mögliche Ergebnisse</translation>
    </message>
    <message>
        <source>%1, their histogram</source>
        <translation>%1, ihr Histogramm</translation>
    </message>
    <message>
        <source>%1 kB</source>
        <translation>%1 kB</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1 MB</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>the server has sent nothing for %1 seconds</source>
        <comment>the server has sent nothing for %1 second</comment>
        <translation>
            <numerusform>der Server hat seit %1 Sekunde nichts gesendet</numerusform>
            <numerusform>der Server hat seit %1 Sekunden nichts gesendet</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, in %2.</source>
        <translation>%1, in %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 cells are no numbers</source>
        <comment>%1 cell is no number</comment>
        <translation>
            <numerusform>%1 Zelle ist keine Zahl</numerusform>
            <numerusform>%1 Zellen sind keine Zahlen</numerusform>
        </translation>
    </message>
    <message>
        <source>stop and say where</source>
        <translation>anhalten und die Stelle nennen</translation>
    </message>
    <message>
        <source>drop those rows</source>
        <translation>diese Zeilen weglassen</translation>
    </message>
    <message>
        <source>fill with the mean</source>
        <translation>mit dem Mittelwert füllen</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Datenzeile</translation>
    </message>
    <message>
        <source>Line in the file</source>
        <translation>Zeile der Datei</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message numerus="yes">
        <source>%1 cells are missing, in %2.</source>
        <comment>%1 cell is missing, in %2.</comment>
        <translation>
            <numerusform>%1 Zelle fehlt, in %2.</numerusform>
            <numerusform>%1 Zellen fehlen, in %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 cells are no numbers, in %2.</source>
        <comment>%1 cell is no number, in %2.</comment>
        <translation>
            <numerusform>%1 Zelle ist keine Zahl, in %2.</numerusform>
            <numerusform>%1 Zellen sind keine Zahlen, in %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>target &quot;%1&quot;</source>
        <translation>Ziel „%1“</translation>
    </message>
    <message>
        <source>bounds %1 to %2</source>
        <translation>Schranken %1 bis %2</translation>
    </message>
    <message>
        <source>bounds of columns</source>
        <translation>Schranken der Spalten</translation>
    </message>
    <message>
        <source>Kept from the study: %1.</source>
        <translation>Aus der Studie behalten: %1.</translation>
    </message>
    <message>
        <source>UTF-8</source>
        <translation>UTF-8</translation>
    </message>
    <message>
        <source>UTF-16, low byte first</source>
        <translation>UTF-16, niedriges Byte zuerst</translation>
    </message>
    <message>
        <source>UTF-16, high byte first</source>
        <translation>UTF-16, hohes Byte zuerst</translation>
    </message>
    <message>
        <source>Latin-1 (ISO 8859-1)</source>
        <translation>Latin-1 (ISO 8859-1)</translation>
    </message>
    <message>
        <source>Windows-1252</source>
        <translation>Windows-1252</translation>
    </message>
    <message>
        <source>lines that start with %1</source>
        <translation>Zeilen, die mit %1 beginnen</translation>
    </message>
    <message>
        <source>&amp;Encoding</source>
        <translation>Zeichen&amp;kodierung</translation>
    </message>
    <message>
        <source>Which bytes are which letters. A byte order mark at the start settles it.</source>
        <translation>Welche Bytes für welche Buchstaben stehen. Eine Bytereihenfolge-Marke am Anfang entscheidet es.</translation>
    </message>
    <message>
        <source>&amp;Separator</source>
        <translation>&amp;Trennzeichen</translation>
    </message>
    <message>
        <source>What stands between the cells of a row.</source>
        <translation>Was zwischen den Zellen einer Zeile steht.</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>Komma</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>Semikolon</translation>
    </message>
    <message>
        <source>spaces</source>
        <translation>Leerzeichen</translation>
    </message>
    <message>
        <source>&amp;Quotation mark</source>
        <translation>&amp;Anführungszeichen</translation>
    </message>
    <message>
        <source>What may stand around a cell, so that a separator inside is text.</source>
        <translation>Was um eine Zelle stehen darf, damit ein Trennzeichen darin Text ist.</translation>
    </message>
    <message>
        <source>double: &quot;…&quot;</source>
        <translation>doppelte: &quot;…&quot;</translation>
    </message>
    <message>
        <source>single: &apos;…&apos;</source>
        <translation>einfache: &apos;…&apos;</translation>
    </message>
    <message>
        <source>C&amp;omment lines</source>
        <translation>K&amp;ommentarzeilen</translation>
    </message>
    <message>
        <source>Lines that are not rows; they are skipped.</source>
        <translation>Zeilen, die keine Daten sind und übersprungen werden.</translation>
    </message>
    <message>
        <source>&amp;First line</source>
        <translation>&amp;Erste Zeile</translation>
    </message>
    <message>
        <source>Whether the first line names the columns.</source>
        <translation>Ob die erste Zeile die Spalten benennt.</translation>
    </message>
    <message>
        <source>names columns</source>
        <translation>benennt die Spalten</translation>
    </message>
    <message>
        <source>is data</source>
        <translation>enthält Daten</translation>
    </message>
    <message>
        <source>&amp;Decimal mark</source>
        <translation>&amp;Dezimalzeichen</translation>
    </message>
    <message>
        <source>What stands before the decimals of a number.</source>
        <translation>Was vor den Nachkommastellen einer Zahl steht.</translation>
    </message>
    <message>
        <source>point: 0.5</source>
        <translation>Punkt: 0.5</translation>
    </message>
    <message>
        <source>comma: 0,5</source>
        <translation>Komma: 0,5</translation>
    </message>
    <message>
        <source>&amp;Thousands mark</source>
        <translation>Ta&amp;usenderzeichen</translation>
    </message>
    <message>
        <source>What stands between groups of three digits; with none such a cell is no number.</source>
        <translation>Was zwischen Gruppen von drei Ziffern steht; bei „keine“ ist eine solche Zelle keine Zahl.</translation>
    </message>
    <message>
        <source>comma: 1,234,567</source>
        <translation>Komma: 1,234,567</translation>
    </message>
    <message>
        <source>point: 1.234.567</source>
        <translation>Punkt: 1.234.567</translation>
    </message>
    <message>
        <source>space: 1 234 567</source>
        <translation>Leerzeichen: 1 234 567</translation>
    </message>
    <message>
        <source>apostrophe: 1&apos;234&apos;567</source>
        <translation>Apostroph: 1&apos;234&apos;567</translation>
    </message>
    <message>
        <source>&amp;Missing is spelled</source>
        <translation>&amp;Fehlend heißt</translation>
    </message>
    <message>
        <source>Which texts mean that a cell has no value; an empty cell always does.</source>
        <translation>Welche Texte bedeuten, dass eine Zelle keinen Wert hat; eine leere Zelle hat nie einen.</translation>
    </message>
    <message>
        <source>empty cells only</source>
        <translation>nur leere Zellen</translation>
    </message>
    <message numerus="yes">
        <source>And %1 more columns.</source>
        <comment>And %1 more column.</comment>
        <translation>
            <numerusform>Und %1 weitere Spalte.</numerusform>
            <numerusform>Und %1 weitere Spalten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Recipe</source>
        <translation>Rezept</translation>
    </message>
    <message>
        <source>Write at least one category.</source>
        <translation>Schreiben Sie mindestens eine Kategorie.</translation>
    </message>
    <message>
        <source>%1 is there twice; write it once.</source>
        <translation>%1 steht zweimal da; schreiben Sie es einmal.</translation>
    </message>
    <message>
        <source>target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>feature</source>
        <translation>Merkmal</translation>
    </message>
    <message>
        <source>ignored</source>
        <translation>ignoriert</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>weggelassen</translation>
    </message>
    <message>
        <source>No values.</source>
        <translation>Keine Werte.</translation>
    </message>
    <message>
        <source>From %1 to %2, half of them between %3 and %4.</source>
        <translation>Von %1 bis %2, die Hälfte davon zwischen %3 und %4.</translation>
    </message>
    <message>
        <source>Mostly %1.</source>
        <translation>Meist %1.</translation>
    </message>
    <message numerus="yes">
        <source>text, %1 declared</source>
        <comment>text, %1 declared</comment>
        <translation>
            <numerusform>Text, %1 angegeben</numerusform>
            <numerusform>Text, %1 angegeben</numerusform>
        </translation>
    </message>
    <message>
        <source>Comma separated</source>
        <translation>Durch Kommas getrennt</translation>
    </message>
    <message>
        <source>Semicolon separated</source>
        <translation>Durch Semikolons getrennt</translation>
    </message>
    <message>
        <source>Tab separated</source>
        <translation>Durch Tabulatoren getrennt</translation>
    </message>
    <message>
        <source>Separated by spaces</source>
        <translation>Durch Leerzeichen getrennt</translation>
    </message>
    <message>
        <source>Separated by %1</source>
        <translation>Durch %1 getrennt</translation>
    </message>
    <message>
        <source>spaces between thousands</source>
        <translation>Leerzeichen zwischen Tausendern</translation>
    </message>
    <message>
        <source>%1 between thousands</source>
        <translation>%1 zwischen Tausendern</translation>
    </message>
    <message>
        <source>decimal comma</source>
        <translation>Dezimalkomma</translation>
    </message>
    <message>
        <source>decimal point</source>
        <translation>Dezimalpunkt</translation>
    </message>
    <message>
        <source>lines that start with %1 skipped</source>
        <translation>Zeilen übersprungen, die mit %1 beginnen</translation>
    </message>
    <message>
        <source>no names in the file</source>
        <translation>keine Namen in der Datei</translation>
    </message>
    <message numerus="yes">
        <source>%1 cells that are no numbers</source>
        <comment>%1 cell that is no number</comment>
        <translation>
            <numerusform>%1 Zelle, die keine Zahl ist</numerusform>
            <numerusform>%1 Zellen, die keine Zahlen sind</numerusform>
        </translation>
    </message>
    <message>
        <source>all rows in use</source>
        <translation>alle Zeilen benutzt</translation>
    </message>
    <message numerus="yes">
        <source>%2 of %1 rows left out</source>
        <comment>%2 of %1 row left out</comment>
        <translation>
            <numerusform>%2 von %1 Zeile weggelassen</numerusform>
            <numerusform>%2 von %1 Zeilen weggelassen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 of %1 rows</source>
        <comment>%2 of %1 row</comment>
        <translation>
            <numerusform>%2 von %1 Zeile</numerusform>
            <numerusform>%2 von %1 Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>contains</source>
        <translation>enthält</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>is bad</source>
        <translation>ist unbrauchbar</translation>
    </message>
    <message>
        <source>Write after %1 a value to compare %2 with.</source>
        <translation>Schreiben Sie nach %1, womit %2 verglichen wird.</translation>
    </message>
    <message>
        <source>%1 is text: compare it with =, != or contains.</source>
        <translation>%1 ist Text: Vergleichen Sie mit =, != oder „enthält“.</translation>
    </message>
    <message>
        <source>%1 holds numbers: compare it with =, !=, &lt;, &lt;=, &gt; or &gt;=.</source>
        <translation>%1 enthält Zahlen: Vergleichen Sie mit =, !=, &lt;, &lt;=, &gt; oder &gt;=.</translation>
    </message>
    <message>
        <source>%1 holds numbers: write one after %2, such as %3.</source>
        <translation>%1 enthält Zahlen: Schreiben Sie nach %2 eine, etwa %3.</translation>
    </message>
    <message>
        <source>No column is text; write a column, a comparison and a number, such as %1 &gt; %2.</source>
        <translation>Keine Spalte ist Text; schreiben Sie eine Spalte, einen Vergleich und eine Zahl, etwa %1 &gt; %2.</translation>
    </message>
    <message>
        <source>Where is %1, with %2 beside it?</source>
        <translation>Wo ist %1, mit %2 daneben?</translation>
    </message>
    <message>
        <source>Published data (*.tgz *.tar.gz *.gz *.data *.csv Criteo* *_percent)</source>
        <translation>Veröffentlichte Daten (*.tgz *.tar.gz *.gz *.data *.csv Criteo* *_percent)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Epsiscope %1&lt;/h3&gt;&lt;p&gt;Explore and teach differential privacy.&lt;/p&gt;&lt;p&gt;Commit %2, with Qt %3.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later; it comes without any warranty. The licences of what it is built with are below.&lt;/p&gt;&lt;p&gt;Epsiscope uses the network only to download public data, when you ask for it.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Epsiscope %1&lt;/h3&gt;&lt;p&gt;Differential Privacy erkunden und lehren.&lt;/p&gt;&lt;p&gt;Commit %2, mit Qt %3.&lt;/p&gt;&lt;p&gt;Freie Software unter der GNU General Public License, Version 3 oder später; ohne jede Gewährleistung. Die Lizenzen dessen, womit sie gebaut ist, stehen unten.&lt;/p&gt;&lt;p&gt;Epsiscope benutzt das Netz nur, um öffentliche Daten herunterzuladen, wenn Sie es verlangen.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>missing cells</source>
        <translation>fehlende Zellen</translation>
    </message>
    <message>
        <source>cells that are no numbers</source>
        <translation>Zellen, die keine Zahlen sind</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 dropped (%2)</source>
        <translation>%1 weggelassen (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%1 cells filled</source>
        <comment>%1 cell filled</comment>
        <translation>
            <numerusform>%1 Zelle gefüllt</numerusform>
            <numerusform>%1 Zellen gefüllt</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Download public data…</source>
        <translation>Öffentliche Daten &amp;herunterladen …</translation>
    </message>
    <message>
        <source>Lists public data sets, to be downloaded from their publishers and checked.</source>
        <translation>Zählt öffentliche Datensätze auf, die sich von ihren Herausgebern herunterladen und prüfen lassen.</translation>
    </message>
    <message>
        <source>P&amp;ublic data sets</source>
        <translation>Öffent&amp;liche Datensätze</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>The declared bounds are %1 wide, the values spread over %2. Noise is made for the bounds. Narrow them if you know better, but not by looking at the values.</source>
        <translation>Die angegebenen Schranken sind %1 breit, die Werte streuen über %2. Das Rauschen ist für die Schranken bemessen. Verengen Sie sie, wenn Sie es besser wissen, aber nicht durch einen Blick auf die Werte.</translation>
    </message>
    <message>
        <source>Values outside the declared bounds</source>
        <translation>Werte außerhalb der angegebenen Schranken</translation>
    </message>
    <message>
        <source>%1 of %2; they are moved to the nearest bound</source>
        <translation>%1 von %2; sie werden auf die nächste Schranke gesetzt</translation>
    </message>
    <message>
        <source>squared error</source>
        <translation>quadratischer Fehler</translation>
    </message>
    <message>
        <source>Preview: exact expectations.</source>
        <translation>Vorschau: exakte Erwartungswerte.</translation>
    </message>
    <message numerus="yes">
        <source>%1 values clipped</source>
        <comment>%1 value clipped</comment>
        <translation>
            <numerusform>%1 Wert geklemmt</numerusform>
            <numerusform>%1 Werte geklemmt</numerusform>
        </translation>
    </message>
    <message>
        <source>The column that is predicted. It is private, and so are all other columns: the features.</source>
        <translation>Die Spalte, die vorhergesagt wird. Sie ist privat, und alle anderen Spalten sind es auch: die Merkmale.</translation>
    </message>
    <message>
        <source>Declared, public bounds: what is known of the labels without looking at them. Training labels are clipped to them.</source>
        <translation>Angegebene, öffentliche Schranken: was von den Labels bekannt ist, ohne sie anzusehen. Labels werden zum Lernen auf sie geklemmt.</translation>
    </message>
    <message>
        <source>Each run has its own split, prior and noise; with more runs than before, Run adds to those that are there.</source>
        <translation>Jeder Lauf hat eigene Aufteilung, Vorabverteilung und eigenes Rauschen; bei mehr Läufen als zuvor kommen sie zu den vorhandenen hinzu.</translation>
    </message>
    <message>
        <source>The column whose values are private: the labels. All other columns are public features.</source>
        <translation>Die Spalte, deren Werte privat sind: die Labels. Alle anderen Spalten sind öffentliche Merkmale.</translation>
    </message>
    <message>
        <source>Squared error of %1</source>
        <translation>Quadratischer Fehler: %1</translation>
    </message>
    <message>
        <source>Squared error of %1, %2</source>
        <translation>Quadratischer Fehler: %1, %2</translation>
    </message>
    <message>
        <source>No value lies outside the declared bounds.</source>
        <translation>Kein Wert liegt außerhalb der angegebenen Schranken.</translation>
    </message>
    <message numerus="yes">
        <source>%1 values (%2) outside the declared bounds.</source>
        <comment>%1 value (%2) outside the declared bounds.</comment>
        <translation>
            <numerusform>%1 Wert (%2) außerhalb der angegebenen Schranken.</numerusform>
            <numerusform>%1 Werte (%2) außerhalb der angegebenen Schranken.</numerusform>
        </translation>
    </message>
    <message>
        <source>The %1 most frequent of %2 values.</source>
        <translation>Die %1 häufigsten von %2 Werten.</translation>
    </message>
    <message>
        <source>Values: %1</source>
        <translation>Werte: %1</translation>
    </message>
    <message>
        <source>Stems: probability of one output, divided by the step to the next.</source>
        <translation>Stäbe: Wahrscheinlichkeit einer Ausgabe, geteilt durch den Schritt zur nächsten.</translation>
    </message>
    <message>
        <source>Dots: %1 of each method for y, seed %2.</source>
        <translation>Punkte: %1 jeder Methode für y, Startwert %2.</translation>
    </message>
    <message>
        <source>Dots, and steps as their histogram: %1 of each method for y, seed %2.</source>
        <translation>Punkte und Stufen als ihr Histogramm: %1 jeder Methode für y, Startwert %2.</translation>
    </message>
    <message>
        <source>its root</source>
        <translation>seine Wurzel</translation>
    </message>
    <message>
        <source>its root, %1</source>
        <translation>seine Wurzel, %1</translation>
    </message>
    <message>
        <source>%1 of the error is clipping: values outside the declared bounds are moved to them before any noise is added. That stays whatever ε is; wider bounds remove it and add noise.</source>
        <translation>%1 des Fehlers sind Klemmen: Werte außerhalb der angegebenen Schranken werden auf sie gesetzt, bevor Rauschen hinzukommt. Das bleibt, wie groß ε auch ist; weitere Schranken beseitigen es und bringen mehr Rauschen.</translation>
    </message>
    <message>
        <source>No value is above %1, and the upper bound is %2. Noise is made for values up to the bound, whether anybody has them or not. Lower it if you know better, but not by looking at the values.</source>
        <translation>Kein Wert liegt über %1, und die obere Schranke ist %2. Das Rauschen ist für Werte bis zur Schranke gemacht, ob jemand sie hat oder nicht. Setzen Sie sie tiefer, wenn Sie es besser wissen, aber nicht durch einen Blick auf die Werte.</translation>
    </message>
    <message>
        <source>No value is below %1, and the lower bound is %2. Noise is made for values down to the bound, whether anybody has them or not. Raise it if you know better, but not by looking at the values.</source>
        <translation>Kein Wert liegt unter %1, und die untere Schranke ist %2. Das Rauschen ist für Werte bis hinab zur Schranke gemacht, ob jemand sie hat oder nicht. Setzen Sie sie höher, wenn Sie es besser wissen, aber nicht durch einen Blick auf die Werte.</translation>
    </message>
    <message>
        <source>Is privacy free here?</source>
        <translation>Ist Privatsphäre hier umsonst?</translation>
    </message>
    <message>
        <source>Almost: noise and clipping cost %1, and with other people in place of these the statistic would differ by %2 anyway, both squared and on average. With so many rows one of them hardly counts.</source>
        <translation>Fast: Rauschen und Klemmen kosten %1, und mit anderen Leuten an der Stelle dieser wiche die Kennzahl ohnehin um %2 ab, beides quadriert und im Mittel. Bei so vielen Zeilen zählt eine von ihnen kaum.</translation>
    </message>
    <message>
        <source>Why does the quantile hardly depend on the values?</source>
        <translation>Warum hängt das Quantil kaum von den Werten ab?</translation>
    </message>
    <message>
        <source>There is so little ε for so few rows that no value between the bounds is more than %1 times as likely as another. More rows help as much as more ε.</source>
        <translation>Es gibt so wenig ε für so wenige Zeilen, dass kein Wert zwischen den Schranken mehr als %1-mal so wahrscheinlich ist wie ein anderer. Mehr Zeilen helfen ebenso wie mehr ε.</translation>
    </message>
    <message>
        <source>Why is the quantile never the value that so many have?</source>
        <translation>Warum ist das Quantil nie der Wert, den so viele haben?</translation>
    </message>
    <message>
        <source>At least one row in ten has exactly the value %1. A release is drawn from the stretches between different values, and between equal ones is no room, so it lies beside them. Where only a few values occur, a histogram tells more.</source>
        <translation>Mindestens jede zehnte Zeile hat genau den Wert %1. Eine Veröffentlichung wird aus den Strecken zwischen verschiedenen Werten gezogen, und zwischen gleichen ist kein Platz, also liegt sie neben ihnen. Wo nur wenige Werte vorkommen, sagt ein Histogramm mehr.</translation>
    </message>
    <message>
        <source>Why can a result be below zero?</source>
        <translation>Warum kann ein Ergebnis unter null liegen?</translation>
    </message>
    <message>
        <source>What is released is %1 plus noise with a standard deviation of %2, and the noise does not know that there is nothing below zero. Setting such results to zero afterwards costs no privacy.</source>
        <translation>Veröffentlicht wird %1 plus Rauschen mit einer Standardabweichung von %2, und das Rauschen weiß nicht, dass es unter null nichts gibt. Solche Ergebnisse nachher auf null zu setzen kostet keine Privatsphäre.</translation>
    </message>
    <message>
        <source>Why do results lie outside the bounds?</source>
        <translation>Warum liegen Ergebnisse außerhalb der Schranken?</translation>
    </message>
    <message>
        <source>The values are clipped to the bounds, their noisy mean is not: the noise has a standard deviation of %1. Moving such results to the nearer bound afterwards costs no privacy.</source>
        <translation>Die Werte werden auf die Schranken geklemmt, ihr verrauschter Mittelwert nicht: Das Rauschen hat eine Standardabweichung von %1. Solche Ergebnisse nachher auf die nähere Schranke zu setzen kostet keine Privatsphäre.</translation>
    </message>
    <message>
        <source>Is the true count revealed?</source>
        <translation>Wird die wahre Anzahl verraten?</translation>
    </message>
    <message>
        <source>Nearly always: with probability %1 the noise is 0. At ε = %2 the promise allows that. With a smaller ε the count hides among its neighbours.</source>
        <translation>Fast immer: Mit Wahrscheinlichkeit %1 ist das Rauschen 0. Bei ε = %2 erlaubt das Versprechen es. Mit einem kleineren ε verbirgt sich die Anzahl unter ihren Nachbarn.</translation>
    </message>
    <message>
        <source>y and y′ are the same: there is nothing to tell apart. Drag one of the lines.</source>
        <translation>y und y′ sind gleich: Es gibt nichts zu unterscheiden. Ziehen Sie an einer der Linien.</translation>
    </message>
    <message>
        <source>Why do the two curves lie on each other?</source>
        <translation>Warum liegen die beiden Kurven aufeinander?</translation>
    </message>
    <message>
        <source>The two tables differ by %1 in what is released, and the noise has a standard deviation of %2: so well is the row hidden. For the result itself that may still be little.</source>
        <translation>Die beiden Tabellen unterscheiden sich um %1 in dem, was veröffentlicht wird, und das Rauschen hat eine Standardabweichung von %2: So gut ist die Zeile verborgen. Für das Ergebnis selbst kann das immer noch wenig sein.</translation>
    </message>
    <message>
        <source>Why is there nothing to be seen?</source>
        <translation>Warum ist nichts zu erkennen?</translation>
    </message>
    <message>
        <source>There are %1 cells for %2: most are empty, and each has noise of its own. With fewer cells the rows come together and the noise does not.</source>
        <translation>Es gibt %1 Zellen für %2: Die meisten sind leer, und jede hat ihr eigenes Rauschen. Mit weniger Zellen kommen die Zeilen zusammen und das Rauschen nicht.</translation>
    </message>
    <message>
        <source>Why is the released histogram so ragged?</source>
        <translation>Warum ist das veröffentlichte Histogramm so zerklüftet?</translation>
    </message>
    <message>
        <source>A cell has %1 rows on average, and the noise on each a standard deviation of %2. Fewer cells or more ε bring the shape out.</source>
        <translation>Eine Zelle hat im Mittel %1 Zeilen, und das Rauschen auf jeder hat eine Standardabweichung von %2. Weniger Zellen oder mehr ε bringen die Form hervor.</translation>
    </message>
    <message>
        <source>Why is a count negative?</source>
        <translation>Warum ist eine Anzahl negativ?</translation>
    </message>
    <message>
        <source>The noise, with a standard deviation of %1, does not know that there is nothing below zero. Setting negative counts to zero afterwards costs no privacy, but makes their sum too large.</source>
        <translation>Das Rauschen, mit einer Standardabweichung von %1, weiß nicht, dass es unter null nichts gibt. Negative Anzahlen nachher auf null zu setzen kostet keine Privatsphäre, macht aber ihre Summe zu groß.</translation>
    </message>
    <message>
        <source>Why are the cells at the ends so full?</source>
        <translation>Warum sind die Zellen am Rand so voll?</translation>
    </message>
    <message>
        <source>Why do the counts not add up to all rows?</source>
        <translation>Warum ergeben die Anzahlen zusammen nicht alle Zeilen?</translation>
    </message>
    <message>
        <source>Why does no number of rows reach the wanted error?</source>
        <translation>Warum erreicht keine Zeilenzahl den gewünschten Fehler?</translation>
    </message>
    <message>
        <source>Clipping alone costs %1, which is more, and more rows do not widen the bounds.</source>
        <translation>Allein das Klemmen kostet %1, also mehr, und mehr Zeilen machen die Schranken nicht weiter.</translation>
    </message>
    <message>
        <source>Why is &quot;%1&quot; so noisy?</source>
        <translation>Warum ist „%1“ so verrauscht?</translation>
    </message>
    <message>
        <source>It has %1 of the budget, and its noise is larger than its own sampling error. &quot;%2&quot; is far below its sampling error and could give some away.</source>
        <translation>Diese Kennzahl hat %1 des Budgets, und ihr Rauschen ist größer als ihr eigener Stichprobenfehler. „%2“ liegt weit unter ihrem Stichprobenfehler und könnte etwas abgeben.</translation>
    </message>
    <message>
        <source>Release a statistic: mean income</source>
        <translation>Kennzahl veröffentlichen: mittleres Einkommen</translation>
    </message>
    <message>
        <source>All rows have the value %1. A release is drawn from the stretches between values, and here these reach from bound to bound: it may lie anywhere, whatever ε is. Release a count of that value instead.</source>
        <translation>Alle Zeilen haben den Wert %1. Eine Veröffentlichung wird aus den Strecken zwischen Werten gezogen, und diese reichen hier von Schranke zu Schranke: Sie kann überall liegen, wie groß ε auch ist. Veröffentlichen Sie stattdessen die Anzahl dieses Werts.</translation>
    </message>
    <message>
        <source>One replaced row changes a count by at most 1.</source>
        <translation>Eine ersetzte Zeile ändert eine Anzahl um höchstens 1.</translation>
    </message>
    <message>
        <source>One replaced row changes the sum by at most the width of the bounds.</source>
        <translation>Eine ersetzte Zeile ändert die Summe höchstens um die Breite der Schranken.</translation>
    </message>
    <message>
        <source>One replaced row changes the variance by less than the square of the bounds&apos; width over n.</source>
        <translation>Eine ersetzte Zeile ändert die Varianz um weniger als das Quadrat der Breite der Schranken durch n.</translation>
    </message>
    <message>
        <source>The exponential mechanism prefers values whose rank is near the wanted one; it needs no noise.</source>
        <translation>Der exponentielle Mechanismus bevorzugt Werte, deren Rang nahe dem gewünschten ist; er braucht kein Rauschen.</translation>
    </message>
    <message>
        <source>One replaced row leaves one cell for another: two counts change by 1 each.</source>
        <translation>Eine ersetzte Zeile verlässt eine Zelle für eine andere: Zwei Anzahlen ändern sich um je 1.</translation>
    </message>
    <message>
        <source>One replaced row changes the mean by at most the width of the bounds over n.</source>
        <translation>Eine ersetzte Zeile ändert den Mittelwert höchstens um die Breite der Schranken durch n.</translation>
    </message>
    <message>
        <source>Noise on a quantile would have to be as wide as the bounds: one row can move it that far. The exponential mechanism does better.</source>
        <translation>Rauschen auf einem Quantil müsste so breit sein wie die Schranken: So weit kann eine Zeile es bewegen. Der exponentielle Mechanismus kann es besser.</translation>
    </message>
    <message>
        <source>The exponential mechanism is for quantiles; this statistic is released with noise.</source>
        <translation>Der exponentielle Mechanismus ist für Quantile; diese Kennzahl wird mit Rauschen veröffentlicht.</translation>
    </message>
    <message>
        <source>count of %1</source>
        <translation>Anzahl von %1</translation>
    </message>
    <message>
        <source>counts of %1</source>
        <translation>Anzahlen von %1</translation>
    </message>
    <message>
        <source>sum of %1</source>
        <translation>Summe von %1</translation>
    </message>
    <message>
        <source>variance of %1</source>
        <translation>Varianz von %1</translation>
    </message>
    <message>
        <source>median of %1</source>
        <translation>Median von %1</translation>
    </message>
    <message>
        <source>quantile %1 of %2</source>
        <translation>Quantil %1 von %2</translation>
    </message>
    <message>
        <source>mean of %1</source>
        <translation>Mittelwert von %1</translation>
    </message>
    <message>
        <source>One trusted curator sees all rows; everybody else sees the released statistics.</source>
        <translation>Ein vertrauenswürdiger Treuhänder sieht alle Zeilen; alle anderen sehen die veröffentlichten Kennzahlen.</translation>
    </message>
    <message>
        <source>Statistics of the same rows add their ε and their δ (basic composition).</source>
        <translation>Kennzahlen derselben Zeilen addieren ihre ε und ihre δ (einfache Komposition).</translation>
    </message>
    <message>
        <source>At this ε the noise is larger than what the statistic would differ by if other people had been asked. More ε, more rows or narrower declared bounds help.</source>
        <translation>Bei diesem ε ist das Rauschen größer als das, worum die Kennzahl abwiche, wenn andere Leute befragt worden wären. Mehr ε, mehr Zeilen oder engere angegebene Schranken helfen.</translation>
    </message>
    <message>
        <source>The column that the statistic is about. Its values are private, as the whole rows are.</source>
        <translation>Die Spalte, von der die Kennzahl handelt. Ihre Werte sind privat, wie die ganzen Zeilen.</translation>
    </message>
    <message>
        <source>Declared, public bounds: what is known of the values without looking at them. Values outside are moved to the nearest bound, and noise is made for their width.</source>
        <translation>Angegebene, öffentliche Schranken: was über die Werte bekannt ist, ohne sie anzusehen. Werte außerhalb werden auf die nächste Schranke gesetzt, und das Rauschen richtet sich nach ihrer Breite.</translation>
    </message>
    <message>
        <source>Lines: exact expected squared error, of clipping and noise together.</source>
        <translation>Linien: exakter erwarteter quadrierter Fehler, von Klemmen und Rauschen zusammen.</translation>
    </message>
    <message>
        <source>Clipping alone</source>
        <translation>Nur Klemmen</translation>
    </message>
    <message>
        <source>clipping alone: %1</source>
        <translation>nur Klemmen: %1</translation>
    </message>
    <message>
        <source>What is released for two neighbouring tables</source>
        <translation>Was für zwei benachbarte Tabellen veröffentlicht wird</translation>
    </message>
    <message>
        <source>Released %1</source>
        <translation>Veröffentlicht: %1</translation>
    </message>
    <message>
        <source>Each run draws the noise anew; with more runs than before, Run adds to those that are there.</source>
        <translation>Jeder Lauf zieht das Rauschen neu; bei mehr Läufen als zuvor ergänzt „Starten“ die vorhandenen.</translation>
    </message>
    <message>
        <source>Statistic</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>variance</source>
        <translation>Varianz</translation>
    </message>
    <message>
        <source>quantile</source>
        <translation>Quantil</translation>
    </message>
    <message>
        <source>histogram</source>
        <translation>Histogramm</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>Mittelwert</translation>
    </message>
    <message>
        <source>Over the upper bound</source>
        <translation>Über der oberen Schranke</translation>
    </message>
    <message>
        <source>Over the lower bound</source>
        <translation>Über der unteren Schranke</translation>
    </message>
    <message>
        <source>Upper bound of %1</source>
        <translation>Obere Schranke von %1</translation>
    </message>
    <message>
        <source>Lower bound of %1</source>
        <translation>Untere Schranke von %1</translation>
    </message>
    <message>
        <source>clipping</source>
        <translation>Klemmen</translation>
    </message>
    <message>
        <source>noise</source>
        <translation>Rauschen</translation>
    </message>
    <message>
        <source>together</source>
        <translation>zusammen</translation>
    </message>
    <message>
        <source>sampling: %1</source>
        <translation>Stichprobe: %1</translation>
    </message>
    <message>
        <source>best %1, not private</source>
        <translation>am besten %1, nicht privat</translation>
    </message>
    <message>
        <source>declared %1</source>
        <translation>angegeben %1</translation>
    </message>
    <message>
        <source>Who spends what</source>
        <translation>Wer was ausgibt</translation>
    </message>
    <message>
        <source>Privacy budget ε, shared</source>
        <translation>Privatsphärebudget ε, geteilt</translation>
    </message>
    <message>
        <source>Basic composition: %1.</source>
        <translation>Einfache Komposition: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 statistics</source>
        <comment>%1 statistic</comment>
        <translation>
            <numerusform>%1 Kennzahl</numerusform>
            <numerusform>%1 Kennzahlen</numerusform>
        </translation>
    </message>
    <message>
        <source>released: %1</source>
        <translation>veröffentlicht: %1</translation>
    </message>
    <message>
        <source>True counts, and those of one release</source>
        <translation>Wahre Anzahlen und die einer Veröffentlichung</translation>
    </message>
    <message>
        <source>true</source>
        <translation>wahr</translation>
    </message>
    <message>
        <source>The noise on each count has a standard deviation of %1; this is one release, of seed %2.</source>
        <translation>Das Rauschen auf jeder Anzahl hat eine Standardabweichung von %1; dies ist eine Veröffentlichung, mit Startwert %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 values outside the bounds are counted in the end cells.</source>
        <comment>%1 value outside the bounds is counted in an end cell.</comment>
        <translation>
            <numerusform>%1 Wert außerhalb der Schranken zählt in einer Randzelle.</numerusform>
            <numerusform>%1 Werte außerhalb der Schranken zählen in den Randzellen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 values are in no declared category and are not counted.</source>
        <comment>%1 value is in no declared category and is not counted.</comment>
        <translation>
            <numerusform>%1 Wert liegt in keiner angegebenen Kategorie und wird nicht gezählt.</numerusform>
            <numerusform>%1 Werte liegen in keiner angegebenen Kategorie und werden nicht gezählt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 cells</source>
        <comment>%1 cell</comment>
        <translation>
            <numerusform>%1 Zelle</numerusform>
            <numerusform>%1 Zellen</numerusform>
        </translation>
    </message>
    <message>
        <source>How many rows it takes</source>
        <translation>Wie viele Zeilen es braucht</translation>
    </message>
    <message>
        <source>Rows n</source>
        <translation>Zeilen n</translation>
    </message>
    <message>
        <source>from here on privacy costs less than sampling</source>
        <translation>von hier an kostet Privatsphäre weniger als die Stichprobe</translation>
    </message>
    <message>
        <source>This statistic has no sampling error to compare with.</source>
        <translation>Diese Kennzahl hat keinen Stichprobenfehler zum Vergleich.</translation>
    </message>
    <message>
        <source>error of at most %1</source>
        <translation>Fehler höchstens %1</translation>
    </message>
    <message>
        <source>With a wanted error, in Setup or Trade-off, a second line says how many rows reach it.</source>
        <translation>Mit einem gewünschten Fehler, in den Einstellungen oder unter Abwägung, sagt eine zweite Linie, wie viele Zeilen ihn erreichen.</translation>
    </message>
    <message>
        <source>this table: %1</source>
        <translation>diese Tabelle: %1</translation>
    </message>
    <message>
        <source>No number of rows reaches the wanted error.</source>
        <translation>Keine Zahl von Zeilen erreicht den gewünschten Fehler.</translation>
    </message>
    <message>
        <source>Usually objective perturbation is. But it pays a part of ε for the bend of the loss before its noise is drawn, and where that part is large it falls behind.</source>
        <translation>Meist ist die Störung des Ziels besser. Aber sie zahlt einen Teil von ε für die Krümmung der Verlustfunktion, bevor ihr Rauschen gezogen wird, und wo dieser Teil groß ist, fällt sie zurück.</translation>
    </message>
    <message>
        <source>Why is %1 below its line without privacy?</source>
        <translation>Warum liegt %1 unter der eigenen Linie ohne Privatsphäre?</translation>
    </message>
    <message>
        <source>At ε = %1 its error is %2 smaller than that of the same learner without privacy. Privacy does not help: the regularisation that goes with it does. The learner without privacy fits its rows too closely, and what is shrunk for the noise shrinks that as well. With a larger λ it would gain the same without noise.</source>
        <translation>Bei ε = %1 ist der Fehler um %2 kleiner als der desselben Lernverfahrens ohne Privatsphäre. Nicht die Privatsphäre hilft, sondern die Regularisierung, die mit ihr kommt: Ohne Privatsphäre passt sich das Lernverfahren seinen Zeilen zu eng an, und was für das Rauschen geschrumpft wird, schrumpft auch das. Mit größerem λ gewänne es dasselbe ohne Rauschen.</translation>
    </message>
    <message>
        <source>At ε = %1 it is %2 below, less than two standard errors between splits: that may be chance.</source>
        <translation>Bei ε = %1 liegt die Kurve um %2 darunter, weniger als zwei Standardfehler zwischen den Aufteilungen: Das kann Zufall sein.</translation>
    </message>
    <message>
        <source>This method spends ε by a rule that does not look ahead: a little more of it can lead to a worse choice.</source>
        <translation>Diese Methode gibt ε nach einer Regel aus, die nicht vorausschaut: Etwas mehr davon kann zu einer schlechteren Wahl führen.</translation>
    </message>
    <message>
        <source>Why does the error of %1 rise near ε = %2?</source>
        <translation>Warum steigt der Fehler von %1 bei ε = %2?</translation>
    </message>
    <message>
        <source>From ε = %1 to %2 it rises by %3.</source>
        <translation>Von ε = %1 bis %2 steigt er um %3.</translation>
    </message>
    <message>
        <source>Seed of the splits</source>
        <translation>Startwert der Aufteilungen</translation>
    </message>
    <message>
        <source>Local: nobody but its owner sees a true label.</source>
        <translation>Lokal: Niemand außer dem Besitzer sieht ein wahres Label.</translation>
    </message>
    <message>
        <source>split 1 of seed %1</source>
        <translation>Aufteilung 1 von Startwert %1</translation>
    </message>
    <message>
        <source>All of this is for %1.</source>
        <translation>Alles hier gehört zu: %1.</translation>
    </message>
    <message>
        <source>%1, one standard error between splits</source>
        <translation>%1, ein Standardfehler zwischen Aufteilungen</translation>
    </message>
    <message>
        <source>%1, mean of the runs</source>
        <translation>%1, Mittel der Läufe</translation>
    </message>
    <message>
        <source>Lines: exact means, otherwise means of the runs; dots: means; bands: 50 % and 90 % of %1%2.</source>
        <translation>Linien: exakte Mittel, sonst Mittel der Läufe; Punkte: Mittel; Bänder: 50 % und 90 % von %1%2.</translation>
    </message>
    <message numerus="yes">
        <source>mean of %1 splits</source>
        <comment>mean of %1 split</comment>
        <translation>
            <numerusform>Mittel aus %1 Aufteilung</numerusform>
            <numerusform>Mittel aus %1 Aufteilungen</numerusform>
        </translation>
    </message>
    <message>
        <source>seed %1, earlier</source>
        <translation>Startwert %1, früher</translation>
    </message>
    <message>
        <source>splits of seed %1, earlier</source>
        <translation>Aufteilungen von Startwert %1, früher</translation>
    </message>
    <message>
        <source>λ* = %1</source>
        <translation>λ* = %1</translation>
    </message>
    <message>
        <source>ε* = %1</source>
        <translation>ε* = %1</translation>
    </message>
    <message>
        <source>%1 lies beyond this axis: nothing is said about the bound there.</source>
        <translation>%1 liegt jenseits dieser Achse: Über die Schranke dort wird nichts gesagt.</translation>
    </message>
    <message>
        <source>At %1 the bound is about %2</source>
        <translation>Bei %1 beträgt die Schranke etwa %2</translation>
    </message>
    <message>
        <source>At %1 the bound is too large to say anything</source>
        <translation>Bei %1 ist die Schranke zu groß, um etwas zu sagen</translation>
    </message>
    <message>
        <source>%1 about %2</source>
        <translation>%1 etwa %2</translation>
    </message>
    <message>
        <source>%1; measured there: %2.</source>
        <translation>%1; dort gemessen: %2.</translation>
    </message>
    <message>
        <source>Privacy with &quot;%1&quot;: not proved. %2</source>
        <translation>Privatsphäre mit „%1“: nicht bewiesen. %2</translation>
    </message>
    <message>
        <source>no clear difference</source>
        <translation>kein klarer Unterschied</translation>
    </message>
    <message>
        <source>%1 ± %2 better</source>
        <translation>%1 ± %2 besser</translation>
    </message>
    <message>
        <source>%1 ± %2 worse</source>
        <translation>%1 ± %2 schlechter</translation>
    </message>
    <message>
        <source>%1 better</source>
        <translation>%1 besser</translation>
    </message>
    <message>
        <source>%1 worse</source>
        <translation>%1 schlechter</translation>
    </message>
    <message>
        <source>Smallest at ε = %1: %2, %3.</source>
        <translation>Am besten bei ε = %1: %2, %3.</translation>
    </message>
    <message>
        <source>%1 without privacy</source>
        <translation>%1 ohne Privatsphäre</translation>
    </message>
    <message>
        <source>no privacy, best learner: %1</source>
        <translation>ohne Privatsphäre, bestes Lernverfahren: %1</translation>
    </message>
    <message numerus="yes">
        <source>Mean of %1 splits so far</source>
        <comment>Mean of %1 split so far</comment>
        <translation>
            <numerusform>Bisher Mittel aus %1 Aufteilung</numerusform>
            <numerusform>Bisher Mittel aus %1 Aufteilungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %1 more to come.</source>
        <comment>, %1 more to come.</comment>
        <translation>
            <numerusform>, %1 weitere folgt.</numerusform>
            <numerusform>, %1 weitere folgen.</numerusform>
        </translation>
    </message>
    <message>
        <source>For one split of the rows.</source>
        <translation>Für eine Aufteilung der Zeilen.</translation>
    </message>
    <message numerus="yes">
        <source>Mean of %1 splits.</source>
        <comment>Mean of %1 split.</comment>
        <translation>
            <numerusform>Mittel aus %1 Aufteilung.</numerusform>
            <numerusform>Mittel aus %1 Aufteilungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lines: exact expectation, or the mean of a few draws.</source>
        <translation>Linien: exakte Erwartung oder das Mittel einiger Ziehungen.</translation>
    </message>
    <message>
        <source>Lines with bands: mean, 50 % and 90 % of a few draws. Lines without: exact expectation.</source>
        <translation>Linien mit Bändern: Mittel, 50 % und 90 % einiger Ziehungen. Linien ohne: exakte Erwartung.</translation>
    </message>
    <message>
        <source>Dashes at the right: the same learner without privacy.</source>
        <translation>Striche rechts: dasselbe Lernverfahren ohne Privatsphäre.</translation>
    </message>
    <message>
        <source>Dots: mean of %1; bands: 50 % and 90 % of them%2.</source>
        <translation>Punkte: Mittel von %1; Bänder: 50 % und 90 % davon%2.</translation>
    </message>
    <message>
        <source>all curves</source>
        <translation>alle Kurven</translation>
    </message>
    <message>
        <source>expected, mean of %1 of %2 splits</source>
        <translation>erwartet, Mittel aus %1 von %2 Aufteilungen</translation>
    </message>
    <message>
        <source>expected, one split</source>
        <translation>erwartet, eine Aufteilung</translation>
    </message>
    <message numerus="yes">
        <source>expected, mean of %1 splits</source>
        <comment>expected, mean of %1 split</comment>
        <translation>
            <numerusform>erwartet, Mittel aus %1 Aufteilung</numerusform>
            <numerusform>erwartet, Mittel aus %1 Aufteilungen</numerusform>
        </translation>
    </message>
    <message>
        <source>≤ %1</source>
        <translation>≤ %1</translation>
    </message>
    <message>
        <source>&gt; %1</source>
        <translation>&gt; %1</translation>
    </message>
    <message numerus="yes">
        <source>%2: %3, with a standard error of %4 between %1 splits.</source>
        <comment>%2: %3, with a standard error of %4 between %1 split.</comment>
        <translation>
            <numerusform>%2: %3, mit einem Standardfehler von %4 bei %1 Aufteilung.</numerusform>
            <numerusform>%2: %3, mit einem Standardfehler von %4 zwischen %1 Aufteilungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>The same learner without privacy: %1.</source>
        <translation>Dasselbe Lernverfahren ohne Privatsphäre: %1.</translation>
    </message>
    <message>
        <source>Not private. %1</source>
        <translation>Nicht privat. %1</translation>
    </message>
    <message>
        <source>not even without privacy</source>
        <translation>auch ohne Privatsphäre nicht</translation>
    </message>
    <message>
        <source>not up to ε = %1</source>
        <translation>nicht bis ε = %1</translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>gegen %1</translation>
    </message>
    <message>
        <source>trust</source>
        <translation>Vertrauen</translation>
    </message>
    <message>
        <source>errors from the true labels</source>
        <translation>Fehler aus den wahren Labels</translation>
    </message>
    <message>
        <source>errors from the true values</source>
        <translation>Fehler aus den wahren Werten</translation>
    </message>
    <message>
        <source>bands: %1</source>
        <translation>Bänder: %1</translation>
    </message>
    <message>
        <source>Another seed for the noise and for private priors; the splits stay. The same seed gives the same.</source>
        <translation>Ein anderer Startwert für das Rauschen und private Vorabverteilungen; die Aufteilungen bleiben. Derselbe Startwert ergibt dasselbe.</translation>
    </message>
    <message>
        <source>New sp&amp;lit</source>
        <translation>Neue Auf&amp;teilung</translation>
    </message>
    <message>
        <source>Another seed for the splits: other rows are learned from and tested on. The noise keeps its seed.</source>
        <translation>Ein anderer Startwert für die Aufteilungen: Aus anderen Zeilen wird gelernt, an anderen getestet. Das Rauschen behält seinen Startwert.</translation>
    </message>
    <message>
        <source>Central: a trusted curator sees the true values.</source>
        <translation>Zentral: Ein vertrauenswürdiger Treuhänder sieht die wahren Werte.</translation>
    </message>
    <message>
        <source>Privacy with &quot;%1&quot;: proved here by the tight bound, not by the paper.</source>
        <translation>Privatsphäre mit „%1“: hier durch die enge Schranke bewiesen, nicht durch den Artikel.</translation>
    </message>
    <message numerus="yes">
        <source>Mean of %1 splits; thin bands: its standard error.</source>
        <comment>Mean of %1 split; thin bands: its standard error.</comment>
        <translation>
            <numerusform>Mittel aus %1 Aufteilung; schmale Bänder: sein Standardfehler.</numerusform>
            <numerusform>Mittel aus %1 Aufteilungen; schmale Bänder: sein Standardfehler.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On the same %1 splits: %2.</source>
        <comment>On the same %1 split: %2.</comment>
        <translation>
            <numerusform>Auf derselben %1 Aufteilung: %2.</numerusform>
            <numerusform>Auf denselben %1 Aufteilungen: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>each label answered once</source>
        <translation>jedes Label einmal beantwortet</translation>
    </message>
    <message>
        <source>noisy sums and residuals</source>
        <translation>verrauschte Summen und Reste</translation>
    </message>
    <message>
        <source>where labels lie</source>
        <translation>wo die Labels liegen</translation>
    </message>
    <message>
        <source>Methods with several stages are sampled: the mean of %1 fits on each split.</source>
        <translation>Methoden mit mehreren Stufen sind gezogen: das Mittel von %1 Anpassungen auf jeder Aufteilung.</translation>
    </message>
    <message>
        <source>Sampled: the mean of %1 fits on each split.</source>
        <translation>Gezogen: das Mittel von %1 Anpassungen auf jeder Aufteilung.</translation>
    </message>
    <message>
        <source>Lines a&amp;bove the table</source>
        <translation>Zeilen ü&amp;ber der Tabelle</translation>
    </message>
    <message>
        <source>Titles and notes that stand above the table and are skipped.</source>
        <translation>Titel und Anmerkungen, die über der Tabelle stehen und übersprungen werden.</translation>
    </message>
    <message>
        <source>skip %1</source>
        <translation>%1 überspringen</translation>
    </message>
    <message>
        <source>percent</source>
        <translation>Prozent</translation>
    </message>
    <message>
        <source>money</source>
        <translation>Geldbetrag</translation>
    </message>
    <message>
        <source>number, unit</source>
        <translation>Zahl, Einheit</translation>
    </message>
    <message>
        <source>date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>date, day first</source>
        <translation>Datum, Tag zuerst</translation>
    </message>
    <message>
        <source>date, month first</source>
        <translation>Datum, Monat zuerst</translation>
    </message>
    <message>
        <source>time of day</source>
        <translation>Uhrzeit</translation>
    </message>
    <message numerus="yes">
        <source>left out: %1 columns</source>
        <comment>left out: %1 column</comment>
        <translation>
            <numerusform>weggelassen: %1 Spalte</numerusform>
            <numerusform>weggelassen: %1 Spalten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>feature: %1 columns</source>
        <comment>feature: %1 column</comment>
        <translation>
            <numerusform>Merkmal: %1 Spalte</numerusform>
            <numerusform>Merkmal: %1 Spalten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>makes %1 columns</source>
        <comment>makes %1 column</comment>
        <translation>
            <numerusform>ergibt %1 Spalte</numerusform>
            <numerusform>ergibt %1 Spalten</numerusform>
        </translation>
    </message>
    <message>
        <source>The chart has the first %1 of %2 lines; choose one method.</source>
        <translation>Das Diagramm hat die ersten %1 von %2 Linien; wählen Sie ein Verfahren.</translation>
    </message>
    <message>
        <source>The table has the first %1 of %2 rows; the exported one has all.</source>
        <translation>Die Tabelle hat die ersten %1 von %2 Zeilen; die exportierte hat alle.</translation>
    </message>
    <message>
        <source>sampled runs</source>
        <translation>gezogene Läufe</translation>
    </message>
    <message>
        <source>expected, by the normal law</source>
        <translation>erwartet, nach dem Normalgesetz</translation>
    </message>
    <message>
        <source>%1 (seed %2)</source>
        <translation>%1 (Startwert %2)</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>Startwert %1</translation>
    </message>
    <message>
        <source>%1 (not paired)</source>
        <translation>%1 (nicht gepaart)</translation>
    </message>
    <message>
        <source>%1 at ε = %2.</source>
        <translation>%1 bei ε = %2.</translation>
    </message>
    <message>
        <source>Error of the labels, mean squared</source>
        <translation>Fehler der Zielwerte, mittleres Quadrat</translation>
    </message>
    <message>
        <source>λ = %1</source>
        <translation>λ = %1</translation>
    </message>
    <message>
        <source>Results compared</source>
        <translation>Ergebnisse im Vergleich</translation>
    </message>
    <message>
        <source>earlier parameters, %1</source>
        <translation>frühere Parameter, %1</translation>
    </message>
    <message>
        <source>%1, splits of seed %2</source>
        <translation>%1, Aufteilungen von Startwert %2</translation>
    </message>
    <message>
        <source> Lines: %1.</source>
        <translation> Linien: %1.</translation>
    </message>
    <message>
        <source>Compare res&amp;ults…</source>
        <translation>&amp;Ergebnisse vergleichen …</translation>
    </message>
    <message>
        <source>Sets the runs of two or more results files side by side, with differences.</source>
        <translation>Stellt die Läufe von zwei oder mehr Ergebnisdateien nebeneinander, mit Unterschieden.</translation>
    </message>
    <message>
        <source>Why is nothing here private?</source>
        <translation>Warum ist hier nichts privat?</translation>
    </message>
    <message>
        <source>The list of classes was taken from the labels: a class that a single person has would show in it, whatever ε is. Declare the classes that are publicly possible, in Setup under Classes.</source>
        <translation>Die Liste der Klassen wurde aus den Labels genommen: Eine Klasse, die nur eine einzige Person hat, wäre darin zu sehen, wie auch ε ist. Geben Sie die öffentlich möglichen Klassen an, im Aufbau unter Klassen.</translation>
    </message>
    <message>
        <source>Why does the correction gain nothing here?</source>
        <translation>Warum bringt die Korrektur hier nichts?</translation>
    </message>
    <message>
        <source>Randomized response is wrong about every class in the same way, so the class that is answered most often near a row is often still the right one. The correction makes the probabilities right, not always the winner; it gains where classes are of different sizes, and with little data it can lose to the simpler fit.</source>
        <translation>Die Zufallsantwort irrt sich bei jeder Klasse auf dieselbe Art, so dass die nahe einer Zeile am häufigsten geantwortete Klasse oft trotzdem die richtige ist. Die Korrektur macht die Wahrscheinlichkeiten richtig, nicht immer den Sieger; sie gewinnt, wo Klassen verschieden groß sind, und kann bei wenigen Daten gegen die einfachere Anpassung verlieren.</translation>
    </message>
    <message>
        <source>How can anything be learned from mostly wrong answers?</source>
        <translation>Wie lässt sich aus meist falschen Antworten etwas lernen?</translation>
    </message>
    <message>
        <source>%1 of the answers are wrong, but everybody knows how: the true class is answered e^ε times as often as any other one. Over many rows that is enough to tell which class is likelier where.</source>
        <translation>%1 der Antworten sind falsch, aber alle wissen, auf welche Art: Die wahre Klasse wird e^ε-mal so oft geantwortet wie jede andere. Über viele Zeilen reicht das, um zu sagen, welche Klasse wo wahrscheinlicher ist.</translation>
    </message>
    <message>
        <source>Why are some classes never answered?</source>
        <translation>Warum werden manche Klassen nie geantwortet?</translation>
    </message>
    <message>
        <source>How can a share be below 0?</source>
        <translation>Wie kann ein Anteil unter 0 liegen?</translation>
    </message>
    <message>
        <source>The estimate is right on average, and for a rare class its noise reaches below 0. Setting it to 0 would be allowed, for it costs no privacy, but then the shares of rare classes would be too large on average.</source>
        <translation>Die Schätzung stimmt im Mittel, und bei einer seltenen Klasse reicht ihr Rauschen unter 0. Sie auf 0 zu setzen wäre erlaubt, denn es kostet keine Privatsphäre, aber dann wären die Anteile seltener Klassen im Mittel zu groß.</translation>
    </message>
    <message>
        <source>answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>A quote is not closed; write classes like: yes, no, &quot;don&apos;t know, yet&quot;.</source>
        <translation>Ein Anführungszeichen ist nicht geschlossen; schreiben Sie Klassen wie: ja, nein, &quot;weiß nicht, noch&quot;.</translation>
    </message>
    <message numerus="yes">
        <source>%1 declared classes.</source>
        <comment>%1 declared class.</comment>
        <translation>
            <numerusform>%1 angegebene Klasse.</numerusform>
            <numerusform>%1 angegebene Klassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody answers with a class that is the true one more often than any other: who learns sees answers and the public features. Where a method says &quot;by a curator&quot;, one trusted party counts the true labels and everybody else sees noisy counts.</source>
        <translation>Alle antworten mit einer Klasse, die öfter die wahre ist als jede andere: Wer lernt, sieht Antworten und die öffentlichen Merkmale. Wo ein Verfahren „durch einen Treuhänder“ sagt, zählt eine vertrauenswürdige Stelle die wahren Labels, und alle anderen sehen verrauschte Zahlen.</translation>
    </message>
    <message>
        <source>Parts of a method are added by adaptive sequential composition: ε of the prior and ε of the answers given the prior.</source>
        <translation>Teile eines Verfahrens werden durch adaptive sequenzielle Komposition addiert: ε der A-priori-Verteilung und ε der Antworten bei gegebener Verteilung.</translation>
    </message>
    <message>
        <source>At this ε the answers say so little that the private majority class for everyone makes fewer mistakes. More ε, more rows or fewer classes help.</source>
        <translation>Bei diesem ε sagen die Antworten so wenig, dass die private Mehrheitsklasse für alle weniger Fehler macht. Mehr ε, mehr Zeilen oder weniger Klassen helfen.</translation>
    </message>
    <message>
        <source>The column whose classes are private: the labels. All other columns are public features.</source>
        <translation>Die Spalte, deren Klassen privat sind: die Labels. Alle anderen Spalten sind öffentliche Merkmale.</translation>
    </message>
    <message>
        <source>Lines: the exact share of wrong answers, or of the private majority&apos;s mistakes.</source>
        <translation>Linien: der exakte Anteil falscher Antworten oder der Fehler der privaten Mehrheit.</translation>
    </message>
    <message>
        <source>Label error: share of wrong answers</source>
        <translation>Label-Fehler: Anteil falscher Antworten</translation>
    </message>
    <message>
        <source>± 2 standard deviations</source>
        <translation>± 2 Standardabweichungen</translation>
    </message>
    <message>
        <source>What is answered for two labels</source>
        <translation>Was bei zwei Labels geantwortet wird</translation>
    </message>
    <message>
        <source>Answer to %1</source>
        <translation>Antwort auf %1</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>label %1</source>
        <translation>Label %1</translation>
    </message>
    <message>
        <source>No answer is more than e^ε = %1 times as likely for one label as for another.</source>
        <translation>Keine Antwort ist bei einem Label mehr als e^ε = %1-mal so wahrscheinlich wie bei einem anderen.</translation>
    </message>
    <message>
        <source>Answered: %1 of %2 classes; people with another label answer with any of them.</source>
        <translation>Geantwortet: %1 von %2 Klassen; wessen Label ein anderes ist, antwortet irgendeine von ihnen.</translation>
    </message>
    <message>
        <source>How often each class occurs</source>
        <translation>Wie oft jede Klasse vorkommt</translation>
    </message>
    <message>
        <source>Share of the labels</source>
        <translation>Anteil an den Labels</translation>
    </message>
    <message>
        <source>answers of one draw</source>
        <translation>Antworten einer Ziehung</translation>
    </message>
    <message>
        <source>estimated without bias</source>
        <translation>unverzerrt geschätzt</translation>
    </message>
    <message>
        <source>private prior</source>
        <translation>private A-priori-Verteilung</translation>
    </message>
    <message>
        <source>One draw of answers, of seed %1; another seed gives another one.</source>
        <translation>Eine Ziehung von Antworten, mit Seed %1; ein anderer Seed gibt eine andere.</translation>
    </message>
    <message numerus="yes">
        <source>%1 classes</source>
        <comment>%1 class</comment>
        <translation>
            <numerusform>%1 Klasse</numerusform>
            <numerusform>%1 Klassen</numerusform>
        </translation>
    </message>
    <message>
        <source>label error</source>
        <translation>Label-Fehler</translation>
    </message>
    <message>
        <source>Protect classes: health survey</source>
        <translation>Klassen schützen: Gesundheitsumfrage</translation>
    </message>
    <message>
        <source>Why does the prior make the classifier worse?</source>
        <translation>Warum macht die A-priori-Verteilung den Klassifikator schlechter?</translation>
    </message>
    <message>
        <source>share of wrong answers</source>
        <translation>Anteil falscher Antworten</translation>
    </message>
    <message>
        <source>It makes answers right more often by leaving out classes that are rare. But a classifier that knows how answers are wrong learns more from answers that tell all classes apart, and the prior costs a share of ε. Switch to answers: there it is often ahead.</source>
        <translation>Sie macht Antworten öfter richtig, indem sie seltene Klassen weglässt. Aber ein Klassifikator, der weiß, wie Antworten falsch sind, lernt mehr aus Antworten, die alle Klassen unterscheiden, und die Verteilung kostet einen Anteil von ε. Auf Antworten umschalten: Dort liegt sie oft vorn.</translation>
    </message>
    <message>
        <source>Why does no number of people reach it with %1?</source>
        <translation>Warum reicht mit %1 keine Personenzahl?</translation>
    </message>
    <message>
        <source>Even without privacy its error stays at %1: the features do not tell enough of the labels. A larger R² or a larger wanted error would help; more people and more ε do not.</source>
        <translation>Auch ohne Privatsphäre bleibt der Fehler bei %1: Die Merkmale verraten nicht genug von den Labels. Ein größeres R² oder ein größerer gewünschter Fehler hülfen; mehr Personen und mehr ε helfen nicht.</translation>
    </message>
    <message>
        <source>Why does the error of %1 explode at the left?</source>
        <translation>Warum explodiert der Fehler von %1 links?</translation>
    </message>
    <message>
        <source>With %1 people there are hardly more labels than weights to learn, and every label is noisy: the noise is learned. Such errors leave the picture.</source>
        <translation>Mit %1 Personen werden kaum mehr Labels erfragt als Gewichte gelernt, und jedes Label ist verrauscht: Gelernt wird das Rauschen. Solche Fehler verlassen das Bild.</translation>
    </message>
    <message>
        <source>Why does Trade-off say another error of %1?</source>
        <translation>Warum nennt Abwägung einen anderen Fehler von %1?</translation>
    </message>
    <message>
        <source>It draws the one planned table that you see in Data: %1. Here is the mean over many such tables: %2. That is how much tables of %3 people differ by chance.</source>
        <translation>Dort steht die eine geplante Tabelle, die unter Daten zu sehen ist: %1. Hier steht das Mittel über viele solche Tabellen: %2. So sehr unterscheiden sich Tabellen von %3 Personen durch Zufall.</translation>
    </message>
    <message>
        <source>Will my own survey come out like this?</source>
        <translation>Wird meine eigene Befragung so ausgehen?</translation>
    </message>
    <message>
        <source>As far as people are as you expect them: the shape of the labels, R² and the bounds decide. Move them to what is still believable, and take the larger number of people.</source>
        <translation>Soweit die Leute so sind, wie erwartet: Die Gestalt der Labels, R² und die Schranken entscheiden. Verschieben Sie sie bis zu dem, was noch glaubhaft ist, und nehmen Sie die größere Personenzahl.</translation>
    </message>
    <message>
        <source>Planned, not measured: nobody was asked, the people are invented.</source>
        <translation>Geplant, nicht gemessen: Niemand wurde befragt, die Personen sind erfunden.</translation>
    </message>
    <message>
        <source>People asked, n</source>
        <translation>Befragte Personen n</translation>
    </message>
    <message>
        <source>planned: %1</source>
        <translation>geplant: %1</translation>
    </message>
    <message>
        <source>Rough so far: from %1 people on, two planned tables each.</source>
        <translation>Noch grob: ab %1 Personen je zwei geplante Tabellen.</translation>
    </message>
    <message>
        <source>error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>error of %1</source>
        <translation>Fehler %1</translation>
    </message>
    <message>
        <source>How many people to ask</source>
        <translation>Wie viele Personen zu befragen sind</translation>
    </message>
    <message>
        <source>Lines: mean expected errors of the planned tables, straight between the numbers of people that were computed. Bands: two standard errors between tables.</source>
        <translation>Linien: mittlere erwartete Fehler der geplanten Tabellen, gerade zwischen den berechneten Personenzahlen. Bänder: zwei Standardfehler zwischen Tabellen.</translation>
    </message>
    <message>
        <source>Error over people and ε</source>
        <translation>Fehler über Personen und ε</translation>
    </message>
    <message>
        <source>Privacy budget ε</source>
        <translation>Privatsphäre-Budget ε</translation>
    </message>
    <message>
        <source>The errors of %1 are not known without a run.</source>
        <translation>Die Fehler von %1 sind ohne einen Lauf nicht bekannt.</translation>
    </message>
    <message>
        <source>%1: error over people and ε</source>
        <translation>%1: Fehler über Personen und ε</translation>
    </message>
    <message>
        <source>Errors above %1 have one colour.</source>
        <translation>Fehler über %1 haben eine einzige Farbe.</translation>
    </message>
    <message>
        <source>fewest</source>
        <translation>wenigste</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation>%1 und mehr</translation>
    </message>
    <message>
        <source>P&amp;lan a data set</source>
        <translation>Daten p&amp;lanen</translation>
    </message>
    <message>
        <source>Invents people as you expect them, before you have asked any.</source>
        <translation>Erfindet Personen, wie Sie sie erwarten, bevor Sie jemanden befragt haben.</translation>
    </message>
    <message>
        <source>%1, not used</source>
        <translation>%1, nicht verwendet</translation>
    </message>
    <message numerus="yes">
        <source>quick look: %1 trials</source>
        <comment>quick look: %1 trial</comment>
        <translation>
            <numerusform>erster Blick: %1 Versuch</numerusform>
            <numerusform>erster Blick: %1 Versuche</numerusform>
        </translation>
    </message>
    <message>
        <source>A quick look, to begin with: press Run for one with all trials.</source>
        <translation>Ein erster Blick; „Starten“ misst mit allen Versuchen.</translation>
    </message>
    <message>
        <source>histogram width</source>
        <translation>Histogrammbreite</translation>
    </message>
    <message>
        <source>Show what was before</source>
        <translation>Zeigen, was vorher war</translation>
    </message>
    <message>
        <source>Draws the curves from before the last change faintly behind those of now: to see what it did.</source>
        <translation>Zeichnet die Kurven von vor der letzten Änderung blass hinter die jetzigen: damit man sieht, was sie bewirkt hat.</translation>
    </message>
    <message>
        <source>Read as %1.</source>
        <translation>Gelesen als %1.</translation>
    </message>
    <message>
        <source>“%1” can be %2 or %3: write the one you mean without a mark for thousands.</source>
        <translation>„%1“ kann %2 oder %3 sein: Schreiben Sie die gemeinte Zahl ohne Tausenderzeichen.</translation>
    </message>
    <message>
        <source>“%1” is not understood as a number: write it like %2.</source>
        <translation>„%1“ wird nicht als Zahl verstanden: Schreiben Sie sie wie %2.</translation>
    </message>
    <message>
        <source>Your %1 is right as a whole amount. The field counts in %2: write %3.</source>
        <translation>Ihr %1 stimmt als ganzer Betrag. Das Feld zählt in %2: Schreiben Sie %3.</translation>
    </message>
    <message>
        <source>Your %1 is right as a share. The field counts in percent: write %2.</source>
        <translation>Ihr %1 stimmt als Anteil. Das Feld zählt in Prozent: Schreiben Sie %2.</translation>
    </message>
    <message>
        <source>Your %1 is right in percent. The field takes a share: write %2.</source>
        <translation>Ihr %1 stimmt in Prozent. Das Feld nimmt einen Anteil: Schreiben Sie %2.</translation>
    </message>
    <message>
        <source>What came out: %1.</source>
        <translation>Es kam heraus: %1.</translation>
    </message>
    <message>
        <source>Nearly. %1</source>
        <translation>Fast. %1</translation>
    </message>
    <message>
        <source>This is no lesson that comes before this one; use ids of: %1.</source>
        <translation>Das ist keine Lektion, die vor dieser kommt; verwenden Sie Ids von: %1.</translation>
    </message>
    <message>
        <source>Next.</source>
        <translation>Als Nächstes.</translation>
    </message>
    <message>
        <source>Needs nothing before it.</source>
        <translation>Braucht nichts vorher.</translation>
    </message>
    <message>
        <source>After: %1.</source>
        <translation>Nach: %1.</translation>
    </message>
    <message>
        <source>%1 lessons, about %2 minutes.</source>
        <translation>%1 Lektionen, etwa %2 Minuten.</translation>
    </message>
    <message>
        <source>All of them are done.</source>
        <translation>Alle sind erledigt.</translation>
    </message>
    <message>
        <source>%1 done; about %2 minutes are left.</source>
        <translation>%1 erledigt; es bleiben etwa %2 Minuten.</translation>
    </message>
    <message>
        <source>Course: privacy with numbers</source>
        <translation>Kurs: Privatsphäre mit Zahlen</translation>
    </message>
    <message>
        <source>In this order each lesson uses what the ones before it have shown. No lesson asks for mathematics beyond school: it shows a picture, asks for a guess, and lets one try.</source>
        <translation>In dieser Reihenfolge verwendet jede Lektion, was die vorigen gezeigt haben. Keine verlangt mehr als Schulmathematik: Sie zeigt ein Bild, fragt nach einer Vermutung und lässt ausprobieren.</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>Questions and answers</source>
        <translation>Fragen und Antworten</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>*Answer.* %1</source>
        <translation>*Antwort.* %1</translation>
    </message>
    <message>
        <source>%1: Another lesson has the id &quot;%2&quot;; give it one of its own.</source>
        <translation>%1: Eine andere Lektion hat die Kennung „%2“; geben Sie ihr eine eigene.</translation>
    </message>
    <message>
        <source>It is not JSON with the format &quot;epsiscope-class&quot;; correct it or take it away.</source>
        <translation>Das ist kein JSON im Format „epsiscope-class“; berichtigen Sie es oder nehmen Sie es weg.</translation>
    </message>
    <message>
        <source>The study %1 is not there; put it beside this file.</source>
        <translation>Die Studie %1 ist nicht da; legen Sie sie neben diese Datei.</translation>
    </message>
    <message>
        <source>The folder %1 of EPSISCOPE_LESSONS has %2 JSON files, and only the first %3 are looked at; leave those of one class in it.</source>
        <translation>Der Ordner %1 aus EPSISCOPE_LESSONS hat %2 JSON-Dateien, und nur die ersten %3 werden angesehen; lassen Sie die eines Kurses darin.</translation>
    </message>
    <message>
        <source>The folder %1 of EPSISCOPE_LESSONS is not there; name one that is.</source>
        <translation>Den Ordner %1 aus EPSISCOPE_LESSONS gibt es nicht; nennen Sie einen, den es gibt.</translation>
    </message>
    <message>
        <source>From this class</source>
        <translation>Von diesem Kurs</translation>
    </message>
    <message>
        <source>A lesson uses built-in data, such as &quot;builtin:house-prices&quot;, or a table in its folder.</source>
        <translation>Eine Lektion verwendet eingebaute Daten, etwa „builtin:house-prices“, oder eine Tabelle in ihrem Ordner.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Anfangen</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Ansichten</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>Methoden</translation>
    </message>
    <message>
        <source>Sections of Setup</source>
        <translation>Abschnitte der Einstellungen</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>Befehlszeile</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Every key of a study</source>
        <translation>Alle Schlüssel einer Studie</translation>
    </message>
    <message>
        <source>Every key of a lesson</source>
        <translation>Alle Schlüssel einer Lektion</translation>
    </message>
    <message>
        <source>Every key of results</source>
        <translation>Alle Schlüssel von Ergebnissen</translation>
    </message>
    <message>
        <source>When something is refused</source>
        <translation>Wenn etwas abgelehnt wird</translation>
    </message>
    <message>
        <source>For the lab</source>
        <translation>Für den Kursraum</translation>
    </message>
    <message>
        <source>&amp;Handbook</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>no bound</source>
        <translation>keine Grenze</translation>
    </message>
    <message>
        <source>%1: measured</source>
        <translation>%1: gemessen</translation>
    </message>
    <message>
        <source>✓ holds</source>
        <translation>✓ hält</translation>
    </message>
    <message>
        <source>✗ broken</source>
        <translation>✗ gebrochen</translation>
    </message>
    <message>
        <source>? not proved</source>
        <translation>? nicht bewiesen</translation>
    </message>
    <message>
        <source>– promises nothing</source>
        <translation>– verspricht nichts</translation>
    </message>
    <message>
        <source>%1 promises nothing.</source>
        <translation>%1 verspricht nichts.</translation>
    </message>
    <message>
        <source>%1: claimed ε %2, measured %3 (%4); %5.</source>
        <translation>%1: behauptet ε %2, gemessen %3 (%4); %5.</translation>
    </message>
    <message>
        <source>the exact worst case</source>
        <translation>der genaue schlimmste Fall</translation>
    </message>
    <message>
        <source>the worst of %1 pairs tried</source>
        <translation>das schlimmste von %1 versuchten Paaren</translation>
    </message>
    <message>
        <source>Proof: %1.</source>
        <translation>Beweis: %1.</translation>
    </message>
    <message>
        <source>Claimed and measured</source>
        <translation>Behauptet und gemessen</translation>
    </message>
    <message>
        <source>what the noise is for: no dot may lie above</source>
        <translation>wofür das Rauschen ist: Kein Punkt darf darüber liegen</translation>
    </message>
    <message>
        <source>at least, by draws alone</source>
        <translation>mindestens, aus Ziehungen allein</translation>
    </message>
    <message>
        <source>ε: smaller is more private</source>
        <translation>ε: kleiner ist privater</translation>
    </message>
    <message>
        <source>the most that ε %1 allows</source>
        <translation>das meiste, was ε %1 erlaubt</translation>
    </message>
    <message>
        <source>a coin</source>
        <translation>eine Münze</translation>
    </message>
    <message>
        <source>Says y where it was y</source>
        <translation>Sagt y, wo es y war</translation>
    </message>
    <message>
        <source>What is released</source>
        <translation>Was veröffentlicht wird</translation>
    </message>
    <message>
        <source>How sure of y</source>
        <translation>Wie sicher y ist</translation>
    </message>
    <message>
        <source>with the row changed</source>
        <translation>mit geänderter Zeile</translation>
    </message>
    <message>
        <source>with the row as it is</source>
        <translation>mit der Zeile, wie sie ist</translation>
    </message>
    <message>
        <source>How sure of the row as it is</source>
        <translation>Wie sicher die Zeile ist, wie sie ist</translation>
    </message>
    <message>
        <source>Share of releases</source>
        <translation>Anteil der Veröffentlichungen</translation>
    </message>
    <message>
        <source>How sure one answer makes</source>
        <translation>Sicher nach einer Antwort</translation>
    </message>
    <message>
        <source>%1: how sure</source>
        <translation>%1: wie sicher</translation>
    </message>
    <message>
        <source>The best test</source>
        <translation>Der beste Test</translation>
    </message>
    <message>
        <source>False alarms: says y where it was y′</source>
        <translation>Falscher Alarm: sagt y, wo es y′ war</translation>
    </message>
    <message>
        <source>Zoom and te&amp;xt size</source>
        <translation>Zoom und Te&amp;xtgröße</translation>
    </message>
    <message>
        <source>%1, δ = %2</source>
        <translation>%1, δ = %2</translation>
    </message>
    <message>
        <source>no proof</source>
        <translation>kein Beweis</translation>
    </message>
    <message>
        <source>exactly</source>
        <translation>genau</translation>
    </message>
    <message>
        <source>%1 pairs</source>
        <translation>%1 Paare</translation>
    </message>
    <message>
        <source>Audited on %1 by Epsiscope %2 at ε = %3.</source>
        <translation>Geprüft am %1 mit Epsiscope %2 bei ε = %3.</translation>
    </message>
    <message>
        <source>Samplers were also drawn from, %1 times for each of two neighbours.</source>
        <translation>Auch aus dem Rauschen selbst wurde gezogen, %1-mal für jeden von zwei Nachbarn.</translation>
    </message>
    <message>
        <source>For every ε of the study: epsiscope audit STUDY.json.</source>
        <translation>Für jedes ε der Studie: epsiscope audit STUDY.json.</translation>
    </message>
    <message>
        <source>What is promised, and what an audit found</source>
        <translation>Was versprochen ist und was eine Prüfung fand</translation>
    </message>
    <message>
        <source>Every method at ε = %1</source>
        <translation>Jedes Verfahren bei ε = %1</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Claimed ε</source>
        <translation>Behauptetes ε</translation>
    </message>
    <message>
        <source>Measured ε</source>
        <translation>Gemessenes ε</translation>
    </message>
    <message>
        <source>Looked at</source>
        <translation>Betrachtet</translation>
    </message>
    <message>
        <source>Assumptions and remarks</source>
        <translation>Annahmen und Anmerkungen</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Beweis</translation>
    </message>
    <message>
        <source>Every promise is proved, and none was broken.</source>
        <translation>Jedes Versprechen ist bewiesen, und keines wurde gebrochen.</translation>
    </message>
    <message>
        <source>What was measured depends on the private rows, so it is not private.</source>
        <translation>Was gemessen wurde, hängt von den privaten Zeilen ab und ist deshalb nicht privat.</translation>
    </message>
    <message>
        <source>Exactly: no pair of neighbours and no output is worse. Otherwise the worst pair that was tried is shown: a worse one may exist.</source>
        <translation>Genau: Kein Paar von Nachbarn und keine Ausgabe ist schlimmer. Sonst steht da das schlimmste der versuchten Paare: Es kann ein schlimmeres geben.</translation>
    </message>
    <message>
        <source>All rests on this, where no remark says otherwise: bounds, classes and categories were declared without looking at private values, and noise is a real number; what floating point does to it is not looked at.</source>
        <translation>Alles beruht darauf, wo keine Anmerkung anderes sagt: Schranken, Klassen und Kategorien wurden angegeben, ohne private Werte anzusehen, und Rauschen ist eine reelle Zahl; was Gleitkommazahlen daraus machen, wird nicht betrachtet.</translation>
    </message>
    <message>
        <source>✗ Broken: %1.</source>
        <translation>✗ Gebrochen: %1.</translation>
    </message>
    <message>
        <source>? Not proved: %1.</source>
        <translation>? Nicht bewiesen: %1.</translation>
    </message>
    <message>
        <source>The audit found that not all that is claimed is true: see &quot;%1&quot;.</source>
        <translation>Die Prüfung fand, dass nicht alles Behauptete wahr ist: siehe „%1“.</translation>
    </message>
    <message>
        <source>A method with a δ leaves it, though seldom.</source>
        <translation>Was ein δ hat, verlässt ihn, wenn auch selten.</translation>
    </message>
    <message>
        <source>Is it really private?</source>
        <translation>Ist es wirklich privat?</translation>
    </message>
    <message>
        <source>Every key of class.json</source>
        <translation>Alle Schlüssel von class.json</translation>
    </message>
    <message>
        <source>What the program says:</source>
        <translation>Was das Programm sagt:</translation>
    </message>
    <message>
        <source>A guess is compared with what comes out; use &quot;value&quot; or &quot;choices&quot; instead.</source>
        <translation>Eine Vermutung wird mit dem verglichen, was herauskommt; verwenden Sie stattdessen &quot;value&quot; oder &quot;choices&quot;.</translation>
    </message>
    <message>
        <source>There is a &quot;value&quot; already; take one of the two away.</source>
        <translation>Es gibt schon ein &quot;value&quot;; nehmen Sie eines von beiden weg.</translation>
    </message>
    <message>
        <source>It has no answer; add &quot;choices&quot; or &quot;value&quot;.</source>
        <translation>Sie hat keine Antwort; ergänzen Sie &quot;choices&quot; oder &quot;value&quot;.</translation>
    </message>
    <message>
        <source>This Epsiscope reads class files of version %1; use a newer one.</source>
        <translation>Dieses Epsiscope liest Kursdateien der Fassung %1; nehmen Sie ein neueres.</translation>
    </message>
    <message>
        <source>This must be the name of a section in double quotes.</source>
        <translation>Das muss der Name eines Abschnitts in Anführungszeichen sein.</translation>
    </message>
    <message>
        <source>the most that ε %1 and δ %2 allow</source>
        <translation>das meiste, was ε %1 und δ %2 erlauben</translation>
    </message>
    <message>
        <source>just under 100 %</source>
        <translation>knapp 100 %</translation>
    </message>
    <message>
        <source>A result below 0 is no mistake: the noise knows no sign. Cut off at 0, means would come out too high.</source>
        <translation>Ein Ergebnis unter 0 ist kein Fehler: Das Rauschen kennt kein Vorzeichen. Bei 0 abgeschnitten, kämen Mittelwerte zu hoch heraus.</translation>
    </message>
    <message>
        <source>Dots: %1%2; bands need at least two.</source>
        <translation>Punkte: %1%2; Bänder brauchen mindestens zwei.</translation>
    </message>
    <message>
        <source>one run: no bands</source>
        <translation>ein Lauf: keine Bänder</translation>
    </message>
    <message numerus="yes">
        <source>%1 points lie outside this part.</source>
        <comment>%1 point lies outside this part.</comment>
        <translation>
            <numerusform>%1 Punkt liegt außerhalb dieses Teils.</numerusform>
            <numerusform>%1 Punkte liegen außerhalb dieses Teils.</numerusform>
        </translation>
    </message>
    <message>
        <source>Below the dotted line the regularisation is raised, until half of ε is left for the noise. Just above it nothing is raised, but the bend of the loss costs almost all of ε (ε′ near 0), so that the noise is huge.</source>
        <translation>Unter der gepunkteten Linie wird die Regularisierung angehoben, bis die Hälfte von ε für das Rauschen bleibt. Knapp darüber wird nichts angehoben, aber die Krümmung des Verlusts kostet fast ganz ε (ε′ nahe 0), sodass das Rauschen riesig ist.</translation>
    </message>
    <message>
        <source>At ε = %1 it is. Its curve is marked for what holds further along: %2</source>
        <translation>Bei ε = %1 ist sie es. Ihre Kurve ist markiert, weil weiter rechts gilt: %2</translation>
    </message>
    <message>
        <source>Are %1 private at all?</source>
        <translation>Sind %1 überhaupt privat?</translation>
    </message>
    <message>
        <source>%1 of the error is that of values outside the declared bounds: they are counted in the cells at the ends before any noise is added. That stays whatever ε is; wider bounds remove it, and as many cells are then coarser.</source>
        <translation>%1 des Fehlers stammt von Werten außerhalb der angegebenen Schranken: Sie werden in den Zellen an den Enden gezählt, bevor Rauschen dazukommt. Das bleibt bei jedem ε; weitere Schranken beseitigen es, und ebenso viele Zellen sind dann gröber.</translation>
    </message>
    <message>
        <source>%1 of the error is that the quantile lies outside the declared bounds, between which every answer is drawn. That stays whatever ε is; wider bounds remove it.</source>
        <translation>%1 des Fehlers kommt daher, dass das Quantil außerhalb der angegebenen Schranken liegt, zwischen denen jede Antwort gezogen wird. Das bleibt bei jedem ε; weitere Schranken beseitigen es.</translation>
    </message>
    <message>
        <source>The study %1 is no file in this folder; put it beside this file.</source>
        <translation>Die Studie %1 ist keine Datei in diesem Ordner; legen Sie sie neben diese Datei.</translation>
    </message>
    <message>
        <source>%1: This leads out of the folder; put the file itself there.</source>
        <translation>%1: Dies führt aus dem Ordner hinaus; legen Sie die Datei selbst dorthin.</translation>
    </message>
    <message>
        <source>A lesson&apos;s prior is a file in its own folder.</source>
        <translation>Die Vorverteilung einer Lektion ist eine Datei in ihrem eigenen Ordner.</translation>
    </message>
    <message>
        <source>At ε = %1 the expected error of %2, the one private method, is %3.</source>
        <translation>Bei ε = %1 ist der erwartete Fehler von %2, der einzigen privaten Methode, %3.</translation>
    </message>
    <message>
        <source>At ε = %1 no method is clearly better: %2 cannot be distinguished (%3).</source>
        <translation>Bei ε = %1 ist keine Methode klar besser: %2 sind nicht zu unterscheiden (%3).</translation>
    </message>
    <message>
        <source>Next is %1: %2.</source>
        <translation>Die nächste ist %1: %2.</translation>
    </message>
    <message>
        <source>That is clearly worse than “%1”: at this ε one private answer for everybody does better.</source>
        <translation>Das ist klar schlechter als „%1“: Bei diesem ε ist eine private Antwort für alle besser.</translation>
    </message>
    <message>
        <source>That is not clearly better than “%1”.</source>
        <translation>Das ist nicht klar besser als „%1“.</translation>
    </message>
    <message>
        <source>Clearly better than “%1”: %2.</source>
        <translation>Klar besser als „%1“: %2.</translation>
    </message>
    <message>
        <source>Nothing here: no method of this study is private, so ε bounds nothing.</source>
        <translation>Hier nichts: Keine Methode dieser Studie ist privat, darum begrenzt ε nichts.</translation>
    </message>
    <message>
        <source>As RMSE: a typical distance from the true value.</source>
        <translation>Als RMSE: ein typischer Abstand vom wahren Wert.</translation>
    </message>
    <message>
        <source>As RMSE, in %1: a typical distance from the true value.</source>
        <translation>Als RMSE, in %1: ein typischer Abstand vom wahren Wert.</translation>
    </message>
    <message>
        <source>The line marks 1/n = %1: from there on nothing is promised.</source>
        <translation>Die Linie zeigt 1/n = %1: Von dort an wird nichts versprochen.</translation>
    </message>
    <message>
        <source>part of the error</source>
        <translation>Teil des Fehlers</translation>
    </message>
    <message>
        <source>yardstick</source>
        <translation>Maßstab</translation>
    </message>
    <message>
        <source>At this ε the noise is larger than what the count would differ by if other people had been asked. More ε helps, or fewer statistics that share it; the count of many rows has the same noise as that of few.</source>
        <translation>Bei diesem ε ist das Rauschen größer als das, worin sich die Anzahl unterschiede, wären andere Leute befragt worden. Mehr ε hilft, oder weniger Statistiken, die es teilen; die Anzahl vieler Zeilen hat dasselbe Rauschen wie die weniger.</translation>
    </message>
    <message>
        <source>At this ε the noise on a cell is larger than what its count would differ by if other people had been asked. More ε helps, fewer statistics that share it, or coarser cells: each holds more rows and has the same noise.</source>
        <translation>Bei diesem ε ist das Rauschen einer Zelle größer als das, worin sich ihre Anzahl unterschiede, wären andere Leute befragt worden. Mehr ε hilft, weniger Statistiken, die es teilen, oder gröbere Zellen: Jede enthält mehr Zeilen und hat dasselbe Rauschen.</translation>
    </message>
    <message>
        <source>At this ε so many ranks can hardly be told apart that the quantile differs more than if other people had been asked. More ε or more rows help; narrower bounds do only where fewer ranks than that lie between the quantile and a bound.</source>
        <translation>Bei diesem ε sind so viele Ränge kaum zu unterscheiden, dass das Quantil stärker abweicht, als wären andere Leute befragt worden. Mehr ε oder mehr Zeilen helfen; engere Schranken nur, wo weniger Ränge als das zwischen dem Quantil und einer Schranke liegen.</translation>
    </message>
    <message>
        <source>Declared, public bounds: rows whose value lies between them are counted. The noise on a count is the same for any bounds.</source>
        <translation>Angegebene, öffentliche Schranken: Zeilen, deren Wert dazwischen liegt, werden gezählt. Das Rauschen einer Anzahl ist bei allen Schranken gleich.</translation>
    </message>
    <message>
        <source>Declared, public bounds: the cells lie between them, and a value outside is counted in the cell at that end. The noise on a cell is the same for any bounds.</source>
        <translation>Angegebene, öffentliche Schranken: Die Zellen liegen dazwischen, und ein Wert außerhalb wird in der Zelle an jenem Ende gezählt. Das Rauschen einer Zelle ist bei allen Schranken gleich.</translation>
    </message>
    <message>
        <source>Declared, public bounds: the quantile is drawn from between them, by ranks. Values outside are moved to the nearest bound.</source>
        <translation>Angegebene, öffentliche Schranken: Das Quantil wird zwischen ihnen gezogen, nach Rängen. Werte außerhalb werden auf die nächste Schranke gesetzt.</translation>
    </message>
    <message>
        <source>RMSE %1</source>
        <translation>RMSE %1</translation>
    </message>
    <message>
        <source>%1, squared %2</source>
        <translation>%1, quadriert %2</translation>
    </message>
    <message>
        <source>Somebody to whom both seem equally likely begins at 50 %; with ε %1 nobody leaves the strip between the two lines.</source>
        <translation>Wer vorher beides für gleich wahrscheinlich hält, beginnt bei 50 %; ε %1 lässt niemanden den Streifen zwischen den beiden Linien verlassen.</translation>
    </message>
    <message>
        <source>Faint, in short dashes: at %1.</source>
        <translation>Blass, kurz gestrichelt: bei %1.</translation>
    </message>
    <message>
        <source>Filled in colour: for y. Thin and filled in grey: for y′.</source>
        <translation>Farbig gefüllt: für y. Dünn und grau gefüllt: für y′.</translation>
    </message>
    <message>
        <source>promises nothing: %1</source>
        <translation>verspricht nichts: %1</translation>
    </message>
    <message>
        <source>wanted: %1</source>
        <translation>gewünscht: %1</translation>
    </message>
    <message>
        <source>%1 unspent</source>
        <translation>%1 unverbraucht</translation>
    </message>
    <message>
        <source>unspent: %1</source>
        <translation>unverbraucht: %1</translation>
    </message>
    <message>
        <source>A part of the error: it is not a release.</source>
        <translation>Ein Teil des Fehlers: nichts, was veröffentlicht wird.</translation>
    </message>
    <message>
        <source>Where the wanted error (%1) is reached is not known without a run.</source>
        <translation>Wo der gewünschte Fehler (%1) erreicht wird, ist ohne einen Lauf nicht bekannt.</translation>
    </message>
    <message>
        <source>The wanted error (%1) is not reachable even without privacy.</source>
        <translation>Der gewünschte Fehler (%1) ist auch ohne Privatsphäre nicht erreichbar.</translation>
    </message>
    <message>
        <source>The wanted error (%1) is not reached up to ε = %2.</source>
        <translation>Der gewünschte Fehler (%1) wird bis ε = %2 nicht erreicht.</translation>
    </message>
    <message>
        <source>The wanted error (%1) is reached at ε = %2 already.</source>
        <translation>Der gewünschte Fehler (%1) wird schon bei ε = %2 erreicht.</translation>
    </message>
    <message>
        <source>The wanted error (%1) is reached from ε = %2 on.</source>
        <translation>Der gewünschte Fehler (%1) wird ab ε = %2 erreicht.</translation>
    </message>
    <message>
        <source>%1 from</source>
        <translation>%1 ab</translation>
    </message>
    <message>
        <source>%1: there %2, here %3</source>
        <translation>%1: dort %2, hier %3</translation>
    </message>
    <message>
        <source>They differ only in what is looked at.</source>
        <translation>Beide sagen dasselbe, bis auf das, was betrachtet wird.</translation>
    </message>
    <message>
        <source>They differ in %1.</source>
        <translation>Sie unterscheiden sich in %1.</translation>
    </message>
    <message>
        <source>It holds no study that can be read.</source>
        <translation>Sie enthält keine lesbare Studie.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiterer</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was changed at %2, after it was opened or saved here.</source>
        <translation>%1 wurde um %2 geändert, nachdem sie hier geöffnet oder gespeichert worden war.</translation>
    </message>
    <message>
        <source>There is a file %1 already, of %2.</source>
        <translation>Es gibt bereits eine Datei %1, vom %2.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Another name…</source>
        <translation>Anderer Name …</translation>
    </message>
    <message>
        <source>%1 better than %2</source>
        <translation>%1 besser als %2</translation>
    </message>
    <message>
        <source>%1 worse than %2</source>
        <translation>%1 schlechter als %2</translation>
    </message>
    <message>
        <source>n λ = %1 over all training rows</source>
        <translation>n λ = %1 über alle Trainingszeilen</translation>
    </message>
    <message>
        <source>RPWithPrior uses it, which is not chosen.</source>
        <translation>RPWithPrior nutzt es, das nicht gewählt ist.</translation>
    </message>
    <message>
        <source>This prior has bars of its own.</source>
        <translation>Diese Vorabverteilung hat eigene Balken.</translation>
    </message>
    <message>
        <source>Bounds are names with a number or two each, such as: age 100, latitude 32..42.</source>
        <translation>Schranken sind Namen mit je einer oder zwei Zahlen, etwa: age 100, latitude 32..42.</translation>
    </message>
    <message>
        <source>Why is the curve without δ so much higher?</source>
        <translation>Warum liegt die Kurve ohne δ so viel höher?</translation>
    </message>
    <message>
        <source>Its noise in each of the sums grows with the root of their rows, %1 here; normal noise stays as it is and pays with δ instead. With few columns the two are close.</source>
        <translation>Ihr Rauschen in jeder der Summen wächst mit der Wurzel aus der Zahl ihrer Zeilen, hier %1; normales Rauschen bleibt, wie es ist, und zahlt stattdessen mit δ. Bei wenigen Spalten liegen die beiden nah beieinander.</translation>
    </message>
    <message>
        <source>sums of products</source>
        <translation>Summen von Produkten</translation>
    </message>
    <message>
        <source>The noise in the sums costs more than the features bring: predicting the private mean for everyone would be better. More ε, more rows, fewer columns or narrower declared bounds help.</source>
        <translation>Das Rauschen in den Summen kostet mehr, als die Merkmale bringen: Für alle den privaten Mittelwert vorherzusagen, wäre besser. Mehr ε, mehr Zeilen, weniger Spalten oder engere angegebene Schranken helfen.</translation>
    </message>
    <message>
        <source>Private regression: house prices</source>
        <translation>Private Regression: Hauspreise</translation>
    </message>
    <message>
        <source>One trusted curator sees all rows; everybody else sees the released sums, or weights.</source>
        <translation>Ein vertrauenswürdiger Treuhänder sieht alle Zeilen; alle anderen sehen die veröffentlichten Summen oder Gewichte.</translation>
    </message>
    <message>
        <source>All sums are one release. Whatever is computed from it, weights and any number of predictions, costs nothing more; nor do predictions from released weights.</source>
        <translation>Alle Summen sind eine Veröffentlichung. Was daraus berechnet wird, Gewichte und beliebig viele Vorhersagen, kostet nichts mehr, auch nicht Vorhersagen aus veröffentlichten Gewichten.</translation>
    </message>
    <message>
        <source>How many rows lie inside the bounds, or have a certain value.</source>
        <translation>Wie viele Zeilen innerhalb der Schranken liegen oder einen bestimmten Wert haben.</translation>
    </message>
    <message>
        <source>The sum of the values, moved to the bounds.</source>
        <translation>Die Summe der Werte, auf die Schranken gesetzt.</translation>
    </message>
    <message>
        <source>The mean of the values, moved to the bounds.</source>
        <translation>Der Mittelwert der Werte, auf die Schranken gesetzt.</translation>
    </message>
    <message>
        <source>The mean squared distance from the mean, of the values moved to the bounds.</source>
        <translation>Der mittlere quadrierte Abstand vom Mittelwert, der auf die Schranken gesetzten Werte.</translation>
    </message>
    <message>
        <source>The value that a certain share of the rows lies below: 0.5 is the median.</source>
        <translation>Der Wert, unter dem ein bestimmter Anteil der Zeilen liegt: 0,5 ist der Median.</translation>
    </message>
    <message>
        <source>How many rows lie in each of some equal cells, or have each of the categories.</source>
        <translation>Wie viele Zeilen in jeder von einigen gleichen Zellen liegen oder jede der Kategorien haben.</translation>
    </message>
    <message numerus="yes">
        <source>%1 rows have a value outside the bounds; it is counted in the cell at that end.</source>
        <comment>%1 row has a value outside the bounds; it is counted in the cell at that end.</comment>
        <translation>
            <numerusform>%1 Zeile hat einen Wert außerhalb der Schranken; er zählt in der Zelle an diesem Rand.</numerusform>
            <numerusform>%1 Zeilen haben einen Wert außerhalb der Schranken; er zählt in der Zelle an diesem Rand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rows have a value that is in no declared category.</source>
        <comment>%1 row has a value that is in no declared category.</comment>
        <translation>
            <numerusform>%1 Zeile hat einen Wert, der in keiner angegebenen Kategorie ist.</numerusform>
            <numerusform>%1 Zeilen haben einen Wert, der in keiner angegebenen Kategorie ist.</numerusform>
        </translation>
    </message>
    <message>
        <source>of which noise</source>
        <translation>davon Rauschen</translation>
    </message>
    <message>
        <source>Attacked row</source>
        <translation>Angegriffene Zeile</translation>
    </message>
    <message>
        <source>The training row that is attacked; at 0 two labels that may be anybody&apos;s, or a row that reveals much.</source>
        <translation>Welche der Zeilen, aus denen gelernt wird, angegriffen wird; bei 0 zwei Labels, die jedem gehören können, oder eine Zeile, die viel verrät.</translation>
    </message>
    <message>
        <source>any row</source>
        <translation>irgendeine Zeile</translation>
    </message>
    <message>
        <source>row </source>
        <translation>Zeile </translation>
    </message>
    <message>
        <source>Method in view</source>
        <translation>Betrachtete Methode</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>etwa %1</translation>
    </message>
    <message>
        <source>✗ %1</source>
        <translation>✗ %1</translation>
    </message>
    <message>
        <source>method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>best guess</source>
        <translation>beste Vermutung</translation>
    </message>
    <message>
        <source>drawn guesses</source>
        <translation>gezogene Vermutungen</translation>
    </message>
    <message>
        <source>its ε allows</source>
        <translation>ihr ε erlaubt</translation>
    </message>
    <message>
        <source>What is distinguished</source>
        <translation>Was unterschieden wird</translation>
    </message>
    <message>
        <source>y</source>
        <translation>y</translation>
    </message>
    <message>
        <source>y′</source>
        <translation>y′</translation>
    </message>
    <message>
        <source>What one release reveals</source>
        <translation>Was eine Veröffentlichung verrät</translation>
    </message>
    <message>
        <source>How often a guess is right</source>
        <translation>Wie oft eine Vermutung stimmt</translation>
    </message>
    <message>
        <source>What the attacker has to distinguish</source>
        <translation>Was der Angreifer unterscheiden muss</translation>
    </message>
    <message>
        <source>Search deeper</source>
        <translation>Tiefer suchen</translation>
    </message>
    <message>
        <source>Tries many times more draws and neighbours.</source>
        <translation>Zieht und versucht Nachbarn viele Male öfter.</translation>
    </message>
    <message>
        <source>As published, with a mistake:</source>
        <translation>Wie es gedruckt wurde:</translation>
    </message>
    <message>
        <source>see %1</source>
        <translation>siehe %1</translation>
    </message>
    <message>
        <source>method</source>
        <comment>with a verdict</comment>
        <translation>Methode</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>claimed ε</source>
        <translation>behauptetes ε</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>gemessen</translation>
    </message>
    <message>
        <source>looked at</source>
        <translation>betrachtet</translation>
    </message>
    <message>
        <source>proof</source>
        <translation>Beweis</translation>
    </message>
    <message>
        <source>one table</source>
        <translation>eine Tabelle</translation>
    </message>
    <message>
        <source>its neighbour</source>
        <translation>ihr Nachbar</translation>
    </message>
    <message>
        <source>trying harder: %1 of %2 draws</source>
        <translation>sucht weiter: %1 von %2 Ziehungen</translation>
    </message>
    <message>
        <source>%1 draws from each</source>
        <translation>je %1 Ziehungen</translation>
    </message>
    <message>
        <source>Every promise, put to the test</source>
        <translation>Jedes Versprechen auf die Probe gestellt</translation>
    </message>
    <message>
        <source>What is claimed and what was measured</source>
        <translation>Was behauptet und was gemessen wurde</translation>
    </message>
    <message>
        <source>The two tables that are easiest to distinguish</source>
        <translation>Die zwei Tabellen, die sich am besten unterscheiden lassen</translation>
    </message>
    <message>
        <source>Use %1 and %2</source>
        <translation>%1 und %2 nehmen</translation>
    </message>
    <message>
        <source>from %1 and %2 alone</source>
        <translation>nur aus %1 und %2</translation>
    </message>
    <message>
        <source>Method whose results are drawn</source>
        <translation>Methode, deren Ergebnisse gezeichnet sind</translation>
    </message>
    <message>
        <source>Use these two</source>
        <translation>Diese zwei nehmen</translation>
    </message>
    <message>
        <source>Learns from these two features alone in every view.</source>
        <translation>Lernt in jeder Ansicht nur aus diesen beiden Merkmalen.</translation>
    </message>
    <message>
        <source>ε of answers</source>
        <translation>ε der Antworten</translation>
    </message>
    <message>
        <source>ε of the prior</source>
        <translation>ε der A-priori-Verteilung</translation>
    </message>
    <message>
        <source>log-ratio</source>
        <translation>Log-Verhältnis</translation>
    </message>
    <message>
        <source>wrong answers</source>
        <translation>falsche Antworten</translation>
    </message>
    <message>
        <source>farthest off</source>
        <translation>größte Abweichung</translation>
    </message>
    <message>
        <source>What people answer</source>
        <translation>Was geantwortet wird</translation>
    </message>
    <message>
        <source>What the answers cost and show</source>
        <translation>Was die Antworten kosten und sagen</translation>
    </message>
    <message>
        <source>Method whose answers are shown</source>
        <translation>Verfahren, dessen Antworten gezeigt werden</translation>
    </message>
    <message>
        <source>A learning curve needs runs that learn from fewer rows as well. Nothing is run before you press Run.</source>
        <translation>Eine Lernkurve braucht Läufe, die auch aus weniger Zeilen lernen. Vor „Starten“ läuft nichts.</translation>
    </message>
    <message>
        <source>Press Run to learn from %1 rows.</source>
        <translation>„Starten“ lernt aus %1 Zeilen.</translation>
    </message>
    <message>
        <source>press Run for all trials</source>
        <translation>alle Versuche mit „Starten“</translation>
    </message>
    <message>
        <source>Measure at six sizes</source>
        <translation>Bei sechs Umfängen messen</translation>
    </message>
    <message>
        <source>What is measured</source>
        <translation>Was gemessen wird</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>log n</source>
        <translation>log n</translation>
    </message>
    <message>
        <source>Logarithmic axis: equal steps multiply the rows.</source>
        <translation>Logarithmische Achse: Gleiche Schritte vervielfachen die Zeilen.</translation>
    </message>
    <message>
        <source>log error</source>
        <translation>log Fehler</translation>
    </message>
    <message>
        <source>Logarithmic axis for the error.</source>
        <translation>Logarithmische Achse für den Fehler.</translation>
    </message>
    <message>
        <source>Has runs learn from fewer rows as well, with all trials. Nothing is run before you press Run.</source>
        <translation>Läufe lernen dann auch aus weniger Zeilen, mit allen Versuchen. Vor „Starten“ läuft nichts.</translation>
    </message>
    <message>
        <source>none</source>
        <comment>wanted error</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>at ε = %1, wanted error %2</source>
        <translation>bei ε = %1, gewünschter Fehler %2</translation>
    </message>
    <message>
        <source>people needed</source>
        <translation>Personen nötig</translation>
    </message>
    <message>
        <source>between</source>
        <translation>zwischen</translation>
    </message>
    <message>
        <source>error as planned</source>
        <translation>Fehler wie geplant</translation>
    </message>
    <message>
        <source>not reached</source>
        <translation>nicht erreicht</translation>
    </message>
    <message>
        <source>People needed at the current ε</source>
        <translation>Beim aktuellen ε benötigte Personen</translation>
    </message>
    <message>
        <source>Method whose map is drawn</source>
        <translation>Verfahren, dessen Karte gezeichnet wird</translation>
    </message>
    <message>
        <source>The map shows the errors of this method.</source>
        <translation>Die Karte zeigt die Fehler dieses Verfahrens.</translation>
    </message>
    <message>
        <source>squared errors</source>
        <translation>quadratische Fehler</translation>
    </message>
    <message>
        <source>As declared, upper %1</source>
        <translation>Wie angegeben, obere %1</translation>
    </message>
    <message>
        <source>Best upper bound %1, not private</source>
        <translation>Beste obere Schranke %1, nicht privat</translation>
    </message>
    <message>
        <source>Best lower bound %1, not private</source>
        <translation>Beste untere Schranke %1, nicht privat</translation>
    </message>
    <message>
        <source>Asking other people</source>
        <translation>Andere Leute befragen</translation>
    </message>
    <message>
        <source>What the bounds cost</source>
        <translation>Was die Schranken kosten</translation>
    </message>
    <message>
        <source>log upper</source>
        <translation>log oben</translation>
    </message>
    <message>
        <source>log lower</source>
        <translation>log unten</translation>
    </message>
    <message>
        <source>Add a statistic…</source>
        <translation>Kennzahl hinzufügen …</translation>
    </message>
    <message>
        <source>Add a statistic</source>
        <translation>Eine Kennzahl hinzufügen</translation>
    </message>
    <message>
        <source>One more statistic, of any column, which shares ε with those that are there.</source>
        <translation>Eine weitere Kennzahl, von einer beliebigen Spalte, die sich ε mit den vorhandenen teilt.</translation>
    </message>
    <message>
        <source>Make equal</source>
        <translation>Angleichen</translation>
    </message>
    <message>
        <source>Gives every statistic an equal part of ε and leaves nothing unspent.</source>
        <translation>Gibt jeder Statistik einen gleichen Teil von ε und lässt nichts unverbraucht.</translation>
    </message>
    <message>
        <source>Make the parts equal</source>
        <translation>Die Teile angleichen</translation>
    </message>
    <message>
        <source>All statistics have equal parts already.</source>
        <translation>Alle Statistiken haben schon gleiche Teile.</translation>
    </message>
    <message>
        <source>Takes a statistic away; the others share what it spent.</source>
        <translation>Nimmt eine Kennzahl weg; die anderen teilen sich, was sie ausgab.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove a statistic</source>
        <translation>Eine Kennzahl entfernen</translation>
    </message>
    <message>
        <source>The target&apos;s statistic is the only one, and it stays.</source>
        <translation>Die Kennzahl des Ziels ist die einzige, und sie bleibt.</translation>
    </message>
    <message>
        <source>statistic</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>its ε</source>
        <translation>ihr ε</translation>
    </message>
    <message>
        <source>root error</source>
        <translation>Wurzelfehler</translation>
    </message>
    <message>
        <source>sampling error</source>
        <translation>Stichprobenfehler</translation>
    </message>
    <message>
        <source>Statistics that share ε</source>
        <translation>Kennzahlen, die sich ε teilen</translation>
    </message>
    <message>
        <source>What each statistic spends and costs</source>
        <translation>Was jede Kennzahl ausgibt und kostet</translation>
    </message>
    <message>
        <source>mechanism</source>
        <translation>Mechanismus</translation>
    </message>
    <message>
        <source>sd of the noise</source>
        <translation>Streuung des Rauschens</translation>
    </message>
    <message>
        <source>least true count</source>
        <translation>kleinste wahre Anzahl</translation>
    </message>
    <message>
        <source>counts below 0</source>
        <translation>Anzahlen unter 0</translation>
    </message>
    <message>
        <source>A private histogram</source>
        <translation>Ein privates Histogramm</translation>
    </message>
    <message>
        <source>How far the released counts are off</source>
        <translation>Wie weit die veröffentlichten Anzahlen abweichen</translation>
    </message>
    <message>
        <source>no number is enough</source>
        <translation>keine Zahl reicht</translation>
    </message>
    <message>
        <source>rows needed</source>
        <translation>nötige Zeilen</translation>
    </message>
    <message>
        <source>this table has them</source>
        <translation>diese Tabelle hat sie</translation>
    </message>
    <message>
        <source>Privacy costs less than sampling</source>
        <translation>Privatsphäre kostet weniger als die Stichprobe</translation>
    </message>
    <message>
        <source>Error of at most %1</source>
        <translation>Fehler höchstens %1</translation>
    </message>
    <message>
        <source>Rows needed at the current ε</source>
        <translation>Nötige Zeilen beim jetzigen ε</translation>
    </message>
    <message>
        <source>log ε</source>
        <translation>log ε</translation>
    </message>
    <message>
        <source>Logarithmic axis: equal steps multiply the value.</source>
        <translation>Logarithmische Achse: Gleiche Schritte vervielfachen den Wert.</translation>
    </message>
    <message>
        <source>Axis of the chart</source>
        <translation>Achse des Diagramms</translation>
    </message>
    <message>
        <source>over ε</source>
        <translation>über ε</translation>
    </message>
    <message>
        <source>over λ</source>
        <translation>über λ</translation>
    </message>
    <message>
        <source>over m</source>
        <translation>über m</translation>
    </message>
    <message>
        <source>The bound against the privacy budget.</source>
        <translation>Die Schranke gegen das Privatsphärebudget.</translation>
    </message>
    <message>
        <source>The bound against the regularisation.</source>
        <translation>Die Schranke gegen die Regularisierung.</translation>
    </message>
    <message>
        <source>The bound against the number of training rows.</source>
        <translation>Die Schranke gegen die Anzahl der Lernzeilen.</translation>
    </message>
    <message>
        <source>as printed</source>
        <translation>wie gedruckt</translation>
    </message>
    <message>
        <source>Not proved: the constants as the papers print them, with half the noise that their proof needs.</source>
        <translation>Nicht bewiesen: die Konstanten, wie die Aufsätze sie drucken, mit der Hälfte des Rauschens, das ihr Beweis braucht.</translation>
    </message>
    <message>
        <source>noise of one prediction</source>
        <translation>Rauschen einer Vorhersage</translation>
    </message>
    <message>
        <source>sensitivity</source>
        <translation>Sensitivität</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>Skala</translation>
    </message>
    <message>
        <source>× paper&apos;s</source>
        <translation>× Aufsatz</translation>
    </message>
    <message>
        <source>privacy proved</source>
        <translation>Privatsphäre bewiesen</translation>
    </message>
    <message>
        <source>by the tight bound</source>
        <translation>durch die enge Schranke</translation>
    </message>
    <message>
        <source>Noise of one released prediction</source>
        <translation>Rauschen einer veröffentlichten Vorhersage</translation>
    </message>
    <message>
        <source>log axis</source>
        <translation>log Achse</translation>
    </message>
    <message>
        <source>candidate</source>
        <translation>Kandidat</translation>
    </message>
    <message>
        <source>rows of its part</source>
        <translation>Zeilen seines Teils</translation>
    </message>
    <message>
        <source>mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>probability</source>
        <translation>Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>picked</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>✓</source>
        <translation>✓</translation>
    </message>
    <message>
        <source>candidates to begin with</source>
        <translation>Kandidaten zu Beginn</translation>
    </message>
    <message>
        <source>%1 in total</source>
        <translation>%1 zusammen</translation>
    </message>
    <message>
        <source>The parts of the rows and what became of them</source>
        <translation>Die Teile der Zeilen und was aus ihnen wurde</translation>
    </message>
    <message>
        <source>Method whose choice is shown</source>
        <translation>Methode, deren Wahl gezeigt wird</translation>
    </message>
    <message>
        <source>Use these candidates</source>
        <translation>Diese Kandidaten nehmen</translation>
    </message>
    <message>
        <source>Has Λ chosen from them in every view and every run.</source>
        <translation>Wählt Λ in jeder Ansicht und jedem Lauf aus ihnen.</translation>
    </message>
    <message>
        <source>n λ = %1</source>
        <translation>n λ = %1</translation>
    </message>
    <message>
        <source>Assumed by the theory</source>
        <translation>Annahmen der Theorie</translation>
    </message>
    <message>
        <source>Regression</source>
        <translation>Regression</translation>
    </message>
    <message numerus="yes">
        <source>All of them are for the same %1 splits.</source>
        <comment>All of them are for the same %1 split.</comment>
        <translation>
            <numerusform>Alle gehören zu derselben %1 Aufteilung.</numerusform>
            <numerusform>Alle gehören zu denselben %1 Aufteilungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A random %2 of the %1 training rows are used; the noise is for %2.</source>
        <translation>Von %1 Lernzeilen werden %2 zufällige benutzt; das Rauschen ist für %2 bemessen.</translation>
    </message>
    <message>
        <source>With so small an ε an answer is right more often if it comes from the %1 likeliest classes alone. A person with another class answers one of these at random. A larger ε brings the others back.</source>
        <translation>Bei so kleinem ε ist eine Antwort öfter richtig, wenn sie nur aus den %1 wahrscheinlichsten Klassen kommt. Wer eine andere Klasse hat, antwortet zufällig eine von diesen. Ein größeres ε bringt die anderen zurück.</translation>
    </message>
    <message>
        <source>With Gaussian noise the label may also be revealed outright, with probability δ = %1.</source>
        <translation>Mit gaußschem Rauschen kann das Label auch ganz verraten werden, mit der Wahrscheinlichkeit δ = %1.</translation>
    </message>
    <message>
        <source>With Gaussian noise the row may also be revealed outright, with probability δ = %1.</source>
        <translation>Mit Gaußschem Rauschen kann die Zeile auch ganz verraten werden, mit Wahrscheinlichkeit δ = %1.</translation>
    </message>
    <message>
        <source>With Gaussian noise more may be revealed, with probability δ = %1 at most.</source>
        <translation>Mit Gaußschem Rauschen kann mehr verraten werden, höchstens mit der Wahrscheinlichkeit δ = %1.</translation>
    </message>
    <message>
        <source>As published, with mistakes: house prices</source>
        <translation>Wie es gedruckt wurde: Hauspreise</translation>
    </message>
    <message>
        <source>How the file was read, as detected</source>
        <translation>Wie die Datei gelesen wurde, so wie erkannt</translation>
    </message>
    <message>
        <source>How the file was read, as declared</source>
        <translation>Wie die Datei gelesen wurde, so wie festgelegt</translation>
    </message>
    <message>
        <source>Nothing is private before it is declared how the file is read; once it is: </source>
        <translation>Nichts ist privat, bevor festgelegt ist, wie die Datei gelesen wird; wenn es das ist: </translation>
    </message>
    <message numerus="yes">
        <source>%1 categories</source>
        <comment>%1 category</comment>
        <translation>
            <numerusform>%1 Kategorie</numerusform>
            <numerusform>%1 Kategorien</numerusform>
        </translation>
    </message>
    <message>
        <source>A person: neighbours are tables that differ in all rows of one person, or all their labels; how many rows a person has is public. Where each row answers by itself, what is measured is that of one row, times the most rows of a person.</source>
        <translation>Eine Person: Nachbarn sind Tabellen, die sich in allen Zeilen einer Person unterscheiden, oder in allen ihren Labels; wie viele Zeilen eine Person hat, ist öffentlich. Wo jede Zeile für sich antwortet, ist das Gemessene das einer Zeile, mal die meisten Zeilen einer Person.</translation>
    </message>
    <message>
        <source>One label: neighbours are tables that differ in the label of one row alone; all other columns are public.</source>
        <translation>Ein Label: Nachbarn sind Tabellen, die sich allein im Label einer Zeile unterscheiden; alle anderen Spalten sind öffentlich.</translation>
    </message>
    <message>
        <source>One row: neighbours are tables that differ in one whole row; how many rows there are is public.</source>
        <translation>Eine Zeile: Nachbarn sind Tabellen, die sich in einer ganzen Zeile unterscheiden; wie viele Zeilen es gibt, ist öffentlich.</translation>
    </message>
    <message numerus="yes">
        <source>each of %1 people</source>
        <comment>the one person</comment>
        <translation>
            <numerusform>%1 Person</numerusform>
            <numerusform>jede von %1 Personen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all of at most %1 rows</source>
        <comment>the one row</comment>
        <translation>
            <numerusform>%1 Zeile</numerusform>
            <numerusform>allen, höchstens %1, Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>For %1, with %2: the values of &quot;%3&quot;. All other columns are taken as public and are not protected, and neither is how many rows somebody has.</source>
        <translation>Für %1, mit %2: die Werte von „%3“. Alle anderen Spalten gelten als öffentlich und sind nicht geschützt, und auch nicht, wie viele Zeilen jemand hat.</translation>
    </message>
    <message>
        <source>For %1, with %2: the whole rows, with every column. How many rows there are is public.</source>
        <translation>Für %1, mit %2: die ganzen Zeilen, mit jeder Spalte. Wie viele Zeilen es gibt, ist öffentlich.</translation>
    </message>
    <message numerus="yes">
        <source>each of %1 rows</source>
        <comment>the one row</comment>
        <translation>
            <numerusform>%1 Zeile</numerusform>
            <numerusform>jede von %1 Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>For %1 by itself: the value of &quot;%2&quot;. All other columns are taken as public and are not protected.</source>
        <translation>Für %1 für sich: der Wert von „%2“. Alle anderen Spalten gelten als öffentlich und sind nicht geschützt.</translation>
    </message>
    <message>
        <source>For %1 by itself: the whole row, with every column. How many rows there are is public.</source>
        <translation>Für %1 für sich: die ganze Zeile, mit jeder Spalte. Wie viele Zeilen es gibt, ist öffentlich.</translation>
    </message>
    <message>
        <source>Whoever has several rows is protected less: with K rows the factor below becomes its Kth power, until data.person says whom rows belong to.</source>
        <translation>Wer mehrere Zeilen hat, ist weniger geschützt: Mit K Zeilen wird aus dem Faktor unten seine K-te Potenz, bis data.person sagt, wem Zeilen gehören.</translation>
    </message>
    <message>
        <source>Someone who knows everything else and sees what is released can shift the odds between two possible values of %3 by a factor of e^ε = %1 at most: a guess at 50 % becomes %2 at most.</source>
        <translation>Wer alles andere weiß und sieht, was veröffentlicht wird, kann die Chancen zwischen zwei möglichen Werten von %3 höchstens um den Faktor e^ε = %1 verschieben: Aus einer Vermutung zu 50 % werden höchstens %2.</translation>
    </message>
    <message>
        <source>Someone who knows every other row and sees what is released can shift the odds between two possible contents of %3 by a factor of e^ε = %1 at most: a guess at 50 % becomes %2 at most.</source>
        <translation>Wer jede andere Zeile kennt und sieht, was veröffentlicht wird, kann die Chancen zwischen zwei möglichen Inhalten von %3 höchstens um den Faktor e^ε = %1 verschieben: Aus einer Vermutung zu 50 % werden höchstens %2.</translation>
    </message>
    <message>
        <source>all rows of a person</source>
        <translation>allen Zeilen einer Person</translation>
    </message>
    <message>
        <source>a row</source>
        <translation>einer Zeile</translation>
    </message>
    <message>
        <source>a person&apos;s rows, at their owner</source>
        <translation>die Zeilen einer Person, bei ihr selbst</translation>
    </message>
    <message>
        <source>a person&apos;s rows, by a curator</source>
        <translation>die Zeilen einer Person, durch einen Treuhänder</translation>
    </message>
    <message>
        <source>a person&apos;s labels, at their owner</source>
        <translation>die Labels einer Person, bei ihr selbst</translation>
    </message>
    <message>
        <source>a person&apos;s labels, by a curator</source>
        <translation>die Labels einer Person, durch einen Treuhänder</translation>
    </message>
    <message>
        <source>nobody named</source>
        <translation>niemand genannt</translation>
    </message>
    <message>
        <source>too many of one person</source>
        <translation>zu viele einer Person</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>of each row, ε %1 on the prior, %2 on the label</source>
        <translation>von jeder Zeile ε %1 für die Vorabverteilung, %2 für das Label</translation>
    </message>
    <message numerus="yes">
        <source>%1 people</source>
        <comment>%1 person</comment>
        <translation>
            <numerusform>%1 Person</numerusform>
            <numerusform>%1 Personen</numerusform>
        </translation>
    </message>
    <message>
        <source>Interval: the mean less and plus two standard errors between splits of this table; other people than these would differ by more.</source>
        <translation>Intervall: der Mittelwert minus und plus zwei Standardfehler zwischen Aufteilungen dieser Tabelle; andere Personen als diese unterschieden sich um mehr.</translation>
    </message>
    <message>
        <source>Barely: the wanted error lies within the interval.</source>
        <translation>Knapp: Der gewünschte Fehler liegt im Intervall.</translation>
    </message>
    <message>
        <source>With the mean two standard errors between splits lower or higher: ε = %1. Other people than these would differ by more.</source>
        <translation>Mit einem um zwei Standardfehler zwischen Aufteilungen kleineren oder größeren Mittelwert: ε = %1. Andere Personen als diese unterschieden sich um mehr.</translation>
    </message>
    <message>
        <source>ε %1 for each of %2 rows</source>
        <translation>ε %1 für jede von %2 Zeilen</translation>
    </message>
    <message>
        <source>tells them apart</source>
        <translation>unterscheidet sie</translation>
    </message>
    <message>
        <source>Replayed on %1 pairs of tables with the same answers: %2.</source>
        <translation>Wiederholt auf %1 Tabellenpaaren mit denselben Antworten: %2.</translation>
    </message>
    <message>
        <source>replayed</source>
        <translation>wiederholt</translation>
    </message>
    <message>
        <source>the whole release, replayed</source>
        <translation>die ganze Freigabe, wiederholt</translation>
    </message>
    <message>
        <source>Replayed: the program&apos;s own code ran on tables of up to %1 rows and on neighbours of them with the same answers prescribed. This is the most that all answers of a release told together on the pairs that were tried; a worse pair may exist.</source>
        <translation>Wiederholt: Der Code des Programms selbst lief auf Tabellen mit bis zu %1 Zeilen und auf deren Nachbarn, wobei dieselben Antworten vorgeschrieben waren. So viel verrieten alle Antworten einer Freigabe zusammen höchstens auf den Paaren, die versucht wurden; ein schlimmeres kann es geben.</translation>
    </message>
    <message>
        <source>%1; replayed: %2</source>
        <translation>%1; wiederholt: %2</translation>
    </message>
    <message>
        <source>The replayed tables are made up from what is declared: no private row was looked at.</source>
        <translation>Die wiederholten Tabellen sind aus dem Deklarierten erfunden: Keine private Zeile wurde angesehen.</translation>
    </message>
    <message>
        <source>Replayed on %1 pairs of made-up tables with the same answers: %2.</source>
        <translation>Wiederholt auf %1 Paaren erfundener Tabellen mit denselben Antworten: %2.</translation>
    </message>
    <message>
        <source>“Clearly” is meant for other people like these, with 95 % confidence.</source>
        <translation>„Klar“ ist für andere Personen wie diese gemeint, mit 95 % Sicherheit.</translation>
    </message>
    <message>
        <source>“Clearly” is meant for other splits of this table; for other people it may be otherwise.</source>
        <translation>„Klar“ ist für andere Aufteilungen dieser Tabelle gemeint; bei anderen Personen kann es anders sein.</translation>
    </message>
    <message>
        <source>(splits)</source>
        <translation>(Aufteilungen)</translation>
    </message>
    <message>
        <source>Interval: for other people like these, with 95 % confidence; where it says “(splits)”, two standard errors between splits of this table either way.</source>
        <translation>Intervall: für andere Personen wie diese, mit 95 % Sicherheit; wo „(Aufteilungen)“ steht, zwei Standardfehler zwischen Aufteilungen dieser Tabelle nach beiden Seiten.</translation>
    </message>
    <message>
        <source>for other people like these</source>
        <translation>für andere Personen wie diese</translation>
    </message>
    <message>
        <source>for other draws of noise</source>
        <translation>für anders gezogenes Rauschen</translation>
    </message>
    <message>
        <source>between splits</source>
        <translation>zwischen Aufteilungen</translation>
    </message>
    <message>
        <source>no clear difference from %1: 95 % interval %2 to %3 %4</source>
        <translation>kein klarer Unterschied zu %1: 95-%-Intervall %2 bis %3 %4</translation>
    </message>
    <message>
        <source>%1 better than %2, 95 % interval %3 to %4 %5</source>
        <translation>um %1 besser als %2, 95-%-Intervall %3 bis %4 %5</translation>
    </message>
    <message>
        <source>%1 worse than %2, 95 % interval %3 to %4 %5</source>
        <translation>um %1 schlechter als %2, 95-%-Intervall %3 bis %4 %5</translation>
    </message>
    <message>
        <source>No method is clearly better at ε = %1: %2 cannot be distinguished (%3).</source>
        <translation>Keine Methode ist bei ε = %1 klar besser: %2 sind nicht zu unterscheiden (%3).</translation>
    </message>
    <message>
        <source>For other people like these: %1 to %2 (95 %).</source>
        <translation>Für andere Personen wie diese: %1 bis %2 (95 %).</translation>
    </message>
    <message>
        <source>For other people like these: ε = %1 (95 %).</source>
        <translation>Für andere Personen wie diese: ε = %1 (95 %).</translation>
    </message>
    <message>
        <source>In brackets behind ε: the same for other people like these; of errors that are means of draws, between splits.</source>
        <translation>In Klammern hinter ε: dasselbe für andere Personen wie diese; bei Fehlern, die Mittel von Ziehungen sind, zwischen Aufteilungen.</translation>
    </message>
    <message>
        <source>In brackets behind ε: the same between splits of this table.</source>
        <translation>In Klammern hinter ε: dasselbe zwischen Aufteilungen dieser Tabelle.</translation>
    </message>
    <message>
        <source>It is clearly better; as a squared error %1.</source>
        <translation>Das ist klar besser; als quadratischer Fehler %1.</translation>
    </message>
    <message>
        <source>It is clearly better: %1.</source>
        <translation>Das ist klar besser: %1.</translation>
    </message>
    <message>
        <source>Interval: for other people like these, with 95 % confidence.</source>
        <translation>Intervall: für andere Personen wie diese, mit 95 % Sicherheit.</translation>
    </message>
    <message>
        <source>worst case of %1</source>
        <translation>schlimmster Fall: %1</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>%1: the best guess is right in %2 of all cases, and ε allows %3; of %4 drawn releases it was right for %5. For the worst two neighbours of any table: %6.</source>
        <translation>%1: Die beste Vermutung stimmt in %2 aller Fälle, und ε erlaubt %3; von %4 gezogenen Veröffentlichungen stimmte sie bei %5. Bei den schlimmsten zwei Nachbarn irgendeiner Tabelle: %6.</translation>
    </message>
    <message>
        <source>worst case</source>
        <translation>schlimmster Fall</translation>
    </message>
    <message>
        <source>all together</source>
        <translation>alle zusammen</translation>
    </message>
    <message>
        <source>sum: promised and booked</source>
        <translation>Summe: versprochen und gebucht</translation>
    </message>
    <message>
        <source>The ε of all statistics added up. It is what the study promises and a release books.</source>
        <translation>Die ε aller Kennzahlen zusammengezählt. Das verspricht die Studie, und das bucht eine Veröffentlichung.</translation>
    </message>
    <message>
        <source>by concentrated privacy (zCDP)</source>
        <translation>nach konzentrierter Privatheit (zCDP)</translation>
    </message>
    <message>
        <source>The ρ of zCDP is added up instead of ε, and made an ε for this δ: an upper bound.</source>
        <translation>Statt ε wird das ρ der zCDP zusammengezählt und daraus ein ε für dieses δ gemacht; größer ist das ε aller zusammen nicht.</translation>
    </message>
    <message>
        <source>by the law of the noise</source>
        <translation>nach dem Gesetz des Rauschens</translation>
    </message>
    <message>
        <source>An upper bound of the ε of all of them together, from how likely they are to tell how much: exact where all noise is Gaussian.</source>
        <translation>Größer ist das ε aller zusammen nicht: berechnet daraus, mit welcher Wahrscheinlichkeit sie wie viel verraten, und exakt, wo alles Rauschen Gaußsch ist.</translation>
    </message>
    <message>
        <source>What all of them cost together</source>
        <translation>Was alle zusammen kosten</translation>
    </message>
    <message>
        <source>Wide pale lines: the most that a method&apos;s noise tells of any neighbours. What lies above, up to the bound, is allowed but never told.</source>
        <translation>Breite blasse Linien: das Meiste, was das Rauschen einer Methode über irgendwelche Nachbarn verrät. Was darüber liegt, bis zur Grenze, ist erlaubt, wird aber nie verraten.</translation>
    </message>
    <message>
        <source>%1 and δ = %2</source>
        <translation>%1 und δ = %2</translation>
    </message>
    <message>
        <source>What is disclosed: the picked Λ and its weights. It costs %1 in total: no row is in two parts, so the fits and the choice each have all of it.</source>
        <translation>Was offengelegt wird: das gewählte Λ und seine Gewichte. Es kostet zusammen %1: Keine Zeile liegt in zwei Teilen, daher haben die Anpassungen und die Wahl je das ganze Budget.</translation>
    </message>
    <message>
        <source>the whole function</source>
        <translation>die ganze Funktion</translation>
    </message>
    <message>
        <source>The noise on the function costs more than the features bring: one answer for all would be better. More ε, more rows or a larger λ help.</source>
        <translation>Das Rauschen auf der Funktion kostet mehr, als die Merkmale bringen: Eine Antwort für alle wäre besser. Mehr ε, mehr Zeilen oder ein größeres λ helfen.</translation>
    </message>
    <message>
        <source>Predictions share ε in equal parts (basic composition); a whole function pays once.</source>
        <translation>Vorhersagen teilen sich ε zu gleichen Teilen (einfache Komposition); eine ganze Funktion zahlt einmal.</translation>
    </message>
    <message>
        <source>nine in ten releases</source>
        <translation>neun von zehn Veröffentlichungen</translation>
    </message>
    <message>
        <source>%1: possible releases</source>
        <translation>%1: mögliche Veröffentlichungen</translation>
    </message>
    <message>
        <source>Decision, from −1 to 1</source>
        <translation>Entscheidung, von −1 bis 1</translation>
    </message>
    <message>
        <source>Prediction: %1</source>
        <translation>Vorhersage: %1</translation>
    </message>
    <message>
        <source>The released function</source>
        <translation>Die veröffentlichte Funktion</translation>
    </message>
    <message>
        <source>without noise</source>
        <translation>ohne Rauschen</translation>
    </message>
    <message>
        <source>Each thin line is one possible release at ε = %1 and δ = %2, and the band holds nine in ten of them at each place. A real release is one of these lines, everywhere at once.</source>
        <translation>Jede dünne Linie ist eine mögliche Veröffentlichung bei ε = %1 und δ = %2, und im Band liegen an jeder Stelle neun von zehn. Eine wirkliche Veröffentlichung ist eine dieser Linien, überall zugleich.</translation>
    </message>
    <message>
        <source>Noise of a prediction among many</source>
        <translation>Rauschen einer Vorhersage unter vielen</translation>
    </message>
    <message>
        <source>Released predictions N</source>
        <translation>Veröffentlichte Vorhersagen N</translation>
    </message>
    <message>
        <source>Standard deviation%1</source>
        <translation>Standardabweichung%1</translation>
    </message>
    <message>
        <source>whole function, normal noise</source>
        <translation>ganze Funktion, normales Rauschen</translation>
    </message>
    <message>
        <source>one by one, Laplace noise</source>
        <translation>einzeln, Laplace-Rauschen</translation>
    </message>
    <message>
        <source>N = %1</source>
        <translation>N = %1</translation>
    </message>
    <message>
        <source>From N = %1 predictions on the whole function has less noise: it pays once, whatever is asked, with a chance δ = %2 of more.</source>
        <translation>Von N = %1 Vorhersagen an hat die ganze Funktion weniger Rauschen: Sie zahlt einmal, was auch immer gefragt wird, und mit Wahrscheinlichkeit δ = %2 mehr.</translation>
    </message>
    <message>
        <source>Feature along which it is drawn</source>
        <translation>Merkmal, an dem entlang sie gezeichnet wird</translation>
    </message>
    <message>
        <source>The function is drawn along this feature; all others are held.</source>
        <translation>Die Funktion wird entlang dieses Merkmals gezeichnet; alle anderen sind festgehalten.</translation>
    </message>
    <message>
        <source>δ = %1</source>
        <translation>δ = %1</translation>
    </message>
    <message>
        <source>A whole function, released at once</source>
        <translation>Eine ganze Funktion, auf einmal veröffentlicht</translation>
    </message>
    <message>
        <source>At fixed ε the line bounds the error above (1 + 2ε) %1, not above %1: 2ε %1 may remain however many rows there are (error analysis, Theorem 2).</source>
        <translation>Bei festem ε beschränkt die Linie den Fehler über (1 + 2ε) %1, nicht über %1: 2ε %1 kann bleiben, wie viele Zeilen es auch gibt (Fehleranalyse, Theorem 2).</translation>
    </message>
    <message>
        <source>The share of wrong signs falls as fast as the bound; as printed, with half the exponent.</source>
        <translation>Der Anteil falscher Vorzeichen fällt so schnell wie die Schranke; wie gedruckt mit dem halben Exponenten.</translation>
    </message>
    <message>
        <source>As printed, D lacks the factor 1 + 2ε in the bound at fixed ε.</source>
        <translation>Wie gedruckt fehlt D in der Schranke bei festem ε der Faktor 1 + 2ε.</translation>
    </message>
    <message>
        <source>Recommended: λ* = %1 at this ε, ε* = %2; along both, chosen anew for every m, the bound falls as m to the power −%3.</source>
        <translation>Empfohlen: λ* = %1 bei diesem ε, ε* = %2; entlang beider, für jedes m neu gewählt, fällt die Schranke wie m hoch −%3.</translation>
    </message>
    <message>
        <source>At the current ε and λ the bound on the share of wrong signs says nothing.</source>
        <translation>Beim jetzigen ε und λ sagt die Schranke für den Anteil falscher Vorzeichen nichts.</translation>
    </message>
    <message>
        <source>At the current ε and λ the share of wrong signs is at most %1 above the smallest one.</source>
        <translation>Beim jetzigen ε und λ liegt der Anteil falscher Vorzeichen höchstens %1 über dem kleinsten.</translation>
    </message>
    <message>
        <source>by the theorem</source>
        <translation>nach dem Satz</translation>
    </message>
    <message>
        <source>10¹² to 10¹⁵ rows</source>
        <translation>10¹² bis 10¹⁵ Zeilen</translation>
    </message>
    <message>
        <source>Learning rates</source>
        <translation>Lernraten</translation>
    </message>
    <message>
        <source>A learning rate is a slope only along λ*(m) and ε*(m).</source>
        <translation>Eine Lernrate ist eine Steigung nur entlang λ*(m) und ε*(m).</translation>
    </message>
    <message>
        <source>Both are at most 1 there, so that the bound holds on the whole line.</source>
        <translation>Dort sind beide höchstens 1, sodass die Schranke auf der ganzen Linie gilt.</translation>
    </message>
    <message>
        <source>slope over m</source>
        <translation>Steigung über m</translation>
    </message>
    <message>
        <source>last decade</source>
        <translation>letzte Dekade</translation>
    </message>
    <message>
        <source>With a probability of at least %1 the picked candidate makes fewer than %2 mistakes more than the best one on the last part of %3 rows (Theorem 9).</source>
        <translation>Mit einer Wahrscheinlichkeit von mindestens %1 macht der gewählte Kandidat auf dem letzten Teil von %3 Zeilen weniger als %2 Fehler mehr als der beste (Theorem 9).</translation>
    </message>
    <message>
        <source>Method whose noise is shown</source>
        <translation>Methode, deren Rauschen gezeigt wird</translation>
    </message>
    <message>
        <source>bar: |</source>
        <translation>Strich: |</translation>
    </message>
    <message>
        <source>colon</source>
        <translation>Doppelpunkt</translation>
    </message>
    <message>
        <source>Lines belo&amp;w the table</source>
        <translation>Zeilen unter der Tabe&amp;lle</translation>
    </message>
    <message>
        <source>Sources and notes that stand below the table and are skipped.</source>
        <translation>Quellen und Anmerkungen, die unter der Tabelle stehen und übersprungen werden.</translation>
    </message>
    <message>
        <source>Line of &amp;units</source>
        <translation>Zeile der Einheite&amp;n</translation>
    </message>
    <message>
        <source>Whether units stand below the names, such as kg or m/s.</source>
        <translation>Ob unter den Namen Einheiten wie kg oder m/s stehen.</translation>
    </message>
    <message>
        <source>below the names</source>
        <translation>unter den Namen</translation>
    </message>
    <message>
        <source>&amp;Years of two digits</source>
        <translation>&amp;Jahre mit zwei Ziffern</translation>
    </message>
    <message>
        <source>Which hundred years the two digits of a year in a date mean.</source>
        <translation>Welche hundert Jahre die zwei Ziffern eines Jahres in einem Datum meinen.</translation>
    </message>
    <message>
        <source>account</source>
        <translation>Buchhaltung</translation>
    </message>
    <message>
        <source>enough for any data, loss up to %1 above the best</source>
        <translation>genug für jedwede Daten, Verlust bis %1 über dem besten</translation>
    </message>
    <message>
        <source>on average</source>
        <translation>im Mittel</translation>
    </message>
    <message>
        <source>in %1 % of tables</source>
        <translation>in %1 % der Tabellen</translation>
    </message>
    <message>
        <source>in its corollary</source>
        <translation>im Korollar</translation>
    </message>
    <message>
        <source>%1, by the theorems and with their constants proved here: with %2 training rows the expected loss is on average at most %3 above that of every linear rule of length √(%3/λ); with %4 rows it is so in %5 % of tables.</source>
        <translation>%1, nach den Sätzen und mit hier bewiesenen Konstanten: Mit %2 Trainingszeilen liegt der erwartete Verlust im Mittel höchstens %3 über dem jeder linearen Regel der Länge √(%3/λ); mit %4 Zeilen ist es in %5 % der Tabellen so.</translation>
    </message>
    <message>
        <source>Rows that are enough by theory</source>
        <translation>Zeilen, die nach der Theorie genügen</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>mean pinball loss</source>
        <translation>mittlerer Pinball-Verlust</translation>
    </message>
    <message>
        <source>Test error: mean pinball loss</source>
        <translation>Testfehler: mittlerer Pinball-Verlust</translation>
    </message>
    <message>
        <source>Test error: mean pinball loss, %1</source>
        <translation>Testfehler: mittlerer Pinball-Verlust, %1</translation>
    </message>
    <message>
        <source>Every candidate is scored on all rows, and the picked one learns from all of them with the rest of ε.</source>
        <translation>Jeder Kandidat bekommt Punkte an allen Zeilen, und der gewählte lernt aus ihnen allen mit dem Rest von ε.</translation>
    </message>
    <message>
        <source>Each candidate learns from a part of the rows, and the last part chooses: ε in total, but fewer rows for each.</source>
        <translation>Jeder Kandidat lernt aus einem Teil der Zeilen, und der letzte Teil wählt: insgesamt ε, aber für jeden weniger Zeilen.</translation>
    </message>
    <message>
        <source>A private choice of Λ costs no more than ε in all: by parts the rows do not overlap (parallel composition), on all rows the choice and the weights have parts of ε (sequential composition).</source>
        <translation>Eine private Wahl von Λ kostet insgesamt nicht mehr als ε: Bei Teilen überschneiden sich die Zeilen nicht (parallele Komposition), an allen Zeilen haben Wahl und Gewichte Teile von ε (sequentielle Komposition).</translation>
    </message>
    <message>
        <source>ours</source>
        <translation>unsere</translation>
    </message>
    <message>
        <source>as described</source>
        <translation>wie beschrieben</translation>
    </message>
    <message>
        <source>The study as we would do it.</source>
        <translation>Die Studie, wie wir sie machen würden.</translation>
    </message>
    <message>
        <source>The study as the paper describes it, with every promise kept.</source>
        <translation>Die Studie, wie der Aufsatz sie beschreibt, wobei jedes Versprechen gehalten wird.</translation>
    </message>
    <message>
        <source>The study as the paper&apos;s code or text has it, mistakes included.</source>
        <translation>Die Studie, wie das Programm oder der Text des Aufsatzes sie hat, samt Fehlern.</translation>
    </message>
    <message>
        <source>%1: %2; ours: %3</source>
        <translation>%1: %2; bei uns: %3</translation>
    </message>
    <message>
        <source>Published mistakes repeated: %1; ours: none</source>
        <translation>Wiederholte veröffentlichte Fehler: %1; bei uns: keine</translation>
    </message>
    <message>
        <source>Published %1: %2</source>
        <translation>Veröffentlicht, %1: %2</translation>
    </message>
    <message>
        <source>Here the study is in the form: %1. What differs from ours stands below.</source>
        <translation>Die Studie ist hier in der Form: %1. Was anders ist als bei uns, steht unten.</translation>
    </message>
    <message>
        <source>Here the study is in a form of its own. What differs from ours stands below.</source>
        <translation>Die Studie ist hier in einer eigenen Form. Was anders ist als bei uns, steht unten.</translation>
    </message>
    <message>
        <source>Differences from ours: %1.</source>
        <translation>Unterschiede zu unserer: %1.</translation>
    </message>
    <message>
        <source>by scores on all rows</source>
        <translation>nach Punkten an allen Zeilen</translation>
    </message>
    <message>
        <source>by mistakes on the last part</source>
        <translation>nach Fehlern am letzten Teil</translation>
    </message>
    <message>
        <source>What is disclosed: the picked Λ and its weights. It costs %1 in total: ε = %2 for the choice, the rest for the weights, both from all rows.</source>
        <translation>Offengelegt werden das gewählte Λ und seine Gewichte. Das kostet insgesamt %1: ε = %2 für die Wahl, den Rest für die Gewichte, beides aus allen Zeilen.</translation>
    </message>
    <message>
        <source>In this draw the weights make %1 mistakes on the test rows where Λ is chosen on all rows, %2 where it is chosen by parts.</source>
        <translation>In dieser Ziehung machen die Gewichte %1 Fehler an den Testzeilen, wo Λ an allen Zeilen gewählt ist, %2, wo es nach Teilen gewählt ist.</translation>
    </message>
    <message>
        <source>Not private: mistakes, scores and probabilities come from private rows, and are shown only in Classroom.</source>
        <translation>Nicht privat: Fehler, Punkte und Wahrscheinlichkeiten stammen aus privaten Zeilen und werden nur im Unterricht gezeigt.</translation>
    </message>
    <message>
        <source>score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>moved by a row</source>
        <translation>bewegt durch eine Zeile</translation>
    </message>
    <message>
        <source>noise alone</source>
        <translation>nur Rauschen</translation>
    </message>
    <message>
        <source>%1 for the choice</source>
        <translation>%1 für die Wahl</translation>
    </message>
    <message>
        <source>The scores of the candidates on all rows</source>
        <translation>Die Punkte der Kandidaten an allen Zeilen</translation>
    </message>
    <message>
        <source>RPWithPrior on Criteo Sponsored Search…</source>
        <translation>RPWithPrior auf Criteo Sponsored Search…</translation>
    </message>
    <message>
        <source>All of them together reveal at most ε = %1 for δ = %2, by a joint account; their sum is what is promised.</source>
        <translation>Alle zusammen verraten höchstens ε = %1 bei δ = %2, nach einer gemeinsamen Rechnung; zugesagt ist ihre Summe.</translation>
    </message>
    <message>
        <source>all together: ε ≤ %1</source>
        <translation>alle zusammen: ε ≤ %1</translation>
    </message>
    <message>
        <source>&amp;Hand out a page…</source>
        <translation>Seite &amp;weitergeben …</translation>
    </message>
    <message>
        <source>Writes the study as one file that any browser opens, with its sliders.</source>
        <translation>Schreibt die Studie mit ihren Schiebern als eine Datei, die jeder Browser öffnet.</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>one value</source>
        <translation>ein Wert</translation>
    </message>
    <message>
        <source>nearly one value</source>
        <translation>fast nur ein Wert</translation>
    </message>
    <message>
        <source>identifier?</source>
        <translation>Kennung?</translation>
    </message>
    <message>
        <source>gaps</source>
        <translation>Lücken</translation>
    </message>
    <message>
        <source>a code?</source>
        <translation>ein Code?</translation>
    </message>
    <message>
        <source>zeros</source>
        <translation>Nullen</translation>
    </message>
    <message>
        <source>rounded</source>
        <translation>gerundet</translation>
    </message>
    <message>
        <source>skewed</source>
        <translation>schief</translation>
    </message>
    <message>
        <source>outliers</source>
        <translation>Ausreißer</translation>
    </message>
    <message>
        <source>beyond bounds</source>
        <translation>außerhalb der Schranken</translation>
    </message>
    <message>
        <source>wide bounds</source>
        <translation>weite Schranken</translation>
    </message>
    <message>
        <source>unbalanced</source>
        <translation>unausgewogen</translation>
    </message>
    <message>
        <source>spellings</source>
        <translation>Schreibweisen</translation>
    </message>
    <message>
        <source>rows, with noise</source>
        <translation>Zeilen, mit Rauschen</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>may as well be 0</source>
        <translation>kann ebenso gut 0 sein</translation>
    </message>
    <message>
        <source>95 % around</source>
        <translation>95 % darum</translation>
    </message>
    <message>
        <source>mean of %1 in each cell</source>
        <translation>Mittel von %1 in jeder Zelle</translation>
    </message>
    <message>
        <source>Dots: %1 of %2 rows, evenly spaced; the cells count all of them.</source>
        <translation>Punkte: %1 von %2 Zeilen in gleichem Abstand; die Zellen zählen alle.</translation>
    </message>
    <message>
        <source>half of the rows</source>
        <translation>die Hälfte der Zeilen</translation>
    </message>
    <message>
        <source>nine in ten of them</source>
        <translation>neun von zehn</translation>
    </message>
    <message>
        <source>median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>Whiskers hold nine rows in ten: the least and the largest value would be those of two rows.</source>
        <translation>Die Antennen umfassen neun von zehn Zeilen: Der kleinste und der größte Wert wären die zweier Zeilen.</translation>
    </message>
    <message>
        <source>The boxes are read off the released cells, which cost nothing more.</source>
        <translation>Die Kästen werden aus den veröffentlichten Zellen abgelesen und kosten nichts mehr.</translation>
    </message>
    <message numerus="yes">
        <source>%1 groups have too few rows for a box: noise could make them up.</source>
        <comment>%1 group has too few rows for a box: noise could make it up.</comment>
        <translation>
            <numerusform>%1 Gruppe hat zu wenige Zeilen für einen Kasten: Rauschen könnte sie erfinden.</numerusform>
            <numerusform>%1 Gruppen haben zu wenige Zeilen für einen Kasten: Rauschen könnte sie erfinden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Share of rows: %1</source>
        <translation>Anteil der Zeilen: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 columns are left out: noise could make up their rows.</source>
        <comment>%1 column is left out: noise could make up its rows.</comment>
        <translation>
            <numerusform>%1 Spalte fehlt: Rauschen könnte ihre Zeilen erfinden.</numerusform>
            <numerusform>%1 Spalten fehlen: Rauschen könnte ihre Zeilen erfinden.</numerusform>
        </translation>
    </message>
    <message>
        <source>share of the fullest</source>
        <translation>Anteil der vollsten</translation>
    </message>
    <message>
        <source>each column by itself</source>
        <translation>jede Spalte für sich</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1 columns</source>
        <translation>%1 Spalten</translation>
    </message>
    <message>
        <source>%1: the first %2 of %3 categories.</source>
        <translation>%1: die ersten %2 von %3 Kategorien.</translation>
    </message>
    <message>
        <source>One possible result at ε = %1, of seed %2.</source>
        <translation>Ein mögliches Ergebnis bei ε = %1, mit Startwert %2.</translation>
    </message>
    <message>
        <source>this picture</source>
        <translation>dieses Bild</translation>
    </message>
    <message>
        <source>As it is: what columns say about each other</source>
        <translation>Wie es ist: was Spalten übereinander sagen</translation>
    </message>
    <message>
        <source>There are no two columns to compare.</source>
        <translation>Es gibt keine zwei Spalten zum Vergleichen.</translation>
    </message>
    <message>
        <source>strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Pearson&apos;s correlation of two numbers, Cramér&apos;s V of two texts, the correlation ratio of a text and numbers: 0 says nothing, 1 everything.</source>
        <translation>Pearsons Korrelation zweier Zahlen, Cramérs V zweier Texte, das Korrelationsverhältnis von Text und Zahlen: 0 sagt nichts, 1 alles.</translation>
    </message>
    <message>
        <source>From %1 of %2 rows, at random.</source>
        <translation>Aus %1 von %2 Zeilen, zufällig gewählt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 columns are left out: nearly every row has its own value.</source>
        <comment>%1 column is left out: nearly every row has its own value.</comment>
        <translation>
            <numerusform>%1 Spalte fehlt: Fast jede Zeile hat ihren eigenen Wert.</numerusform>
            <numerusform>%1 Spalten fehlen: Fast jede Zeile hat ihren eigenen Wert.</numerusform>
        </translation>
    </message>
    <message>
        <source>What remains: correlations</source>
        <translation>Was bleibt: Korrelationen</translation>
    </message>
    <message numerus="yes">
        <source>Hatched: %1 correlations that cannot be told from 0, or that noise left without a value.</source>
        <comment>Hatched: %1 correlation that cannot be told from 0, or that noise left without a value.</comment>
        <translation>
            <numerusform>Schraffiert: %1 Korrelation, die nicht von 0 zu unterscheiden ist oder der das Rauschen keinen Wert ließ.</numerusform>
            <numerusform>Schraffiert: %1 Korrelationen, die nicht von 0 zu unterscheiden sind oder denen das Rauschen keinen Wert ließ.</numerusform>
        </translation>
    </message>
    <message>
        <source>As it is: %1</source>
        <translation>Wie es ist: %1</translation>
    </message>
    <message>
        <source>No row has a value in all of these columns.</source>
        <translation>Keine Zeile hat in allen diesen Spalten einen Wert.</translation>
    </message>
    <message>
        <source>What remains: %1</source>
        <translation>Was bleibt: %1</translation>
    </message>
    <message>
        <source>With 95 % a count is at most %1 from the true one, and the shares of the cells are expected to be off by %2 in total variation.</source>
        <translation>Mit 95 % ist eine Anzahl höchstens %1 von der wahren entfernt, und die Anteile der Zellen sind in totaler Variation erwartet um %2 daneben.</translation>
    </message>
    <message>
        <source>%1 of %2 cells may as well be 0: they are hatched or faint, not empty.</source>
        <translation>%1 von %2 Zellen können ebenso gut 0 sein: Sie sind schraffiert oder blass, nicht leer.</translation>
    </message>
    <message>
        <source>No row is in two cells, so that they share ε. Another picture is another release and costs ε again; this one is drawn anew only with another ε, seed or grid.</source>
        <translation>Keine Zeile liegt in zwei Zellen, sodass sie ε teilen. Ein anderes Bild ist eine andere Veröffentlichung und kostet wieder ε; dieses wird nur mit anderem ε, Startwert oder Raster neu gezogen.</translation>
    </message>
    <message>
        <source>Each of %1 panels looks at every row and has ε/%1; no row is in two cells of a panel.</source>
        <translation>Jedes von %1 Feldern sieht jede Zeile an und hat ε/%1; keine Zeile liegt in zwei Zellen eines Feldes.</translation>
    </message>
    <message>
        <source>Pearson</source>
        <translation>Pearson</translation>
    </message>
    <message>
        <source>Spearman</source>
        <translation>Spearman</translation>
    </message>
    <message>
        <source>Cramér&apos;s V</source>
        <translation>Cramérs V</translation>
    </message>
    <message>
        <source>correlation ratio</source>
        <translation>Korrelationsverhältnis</translation>
    </message>
    <message>
        <source>not told from 0, ± %1</source>
        <translation>nicht von 0 zu trennen, ± %1</translation>
    </message>
    <message>
        <source>strongest of %1 pairs</source>
        <translation>die stärksten von %1 Paaren</translation>
    </message>
    <message>
        <source>measure</source>
        <translation>Maß</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>wie es ist</translation>
    </message>
    <message>
        <source>by ranks</source>
        <translation>nach Rängen</translation>
    </message>
    <message>
        <source>what remains</source>
        <translation>was bleibt</translation>
    </message>
    <message>
        <source>Click to see %1 and %2.</source>
        <translation>Klicken zeigt %1 und %2.</translation>
    </message>
    <message>
        <source>missing together</source>
        <translation>fehlen zusammen</translation>
    </message>
    <message numerus="yes">
        <source>%1 further patterns</source>
        <comment>%1 further pattern</comment>
        <translation>
            <numerusform>%1 weiteres Muster</numerusform>
            <numerusform>%1 weitere Muster</numerusform>
        </translation>
    </message>
    <message>
        <source>median %1 ± %2</source>
        <translation>Median %1 ± %2</translation>
    </message>
    <message>
        <source>most often %1</source>
        <translation>am häufigsten %1</translation>
    </message>
    <message>
        <source>a first look for ε = %1</source>
        <translation>ein erster Blick für ε = %1</translation>
    </message>
    <message>
        <source>comes out</source>
        <translation>kommt heraus</translation>
    </message>
    <message>
        <source>odd, and noticed</source>
        <translation>auffällig, bemerkt</translation>
    </message>
    <message>
        <source>odd, and missed</source>
        <translation>auffällig, übersehen</translation>
    </message>
    <message>
        <source>seems odd</source>
        <translation>scheint auffällig</translation>
    </message>
    <message>
        <source>Click to see %1.</source>
        <translation>Klicken zeigt %1.</translation>
    </message>
    <message>
        <source>Column in the picture, or the whole table</source>
        <translation>Spalte im Bild, oder die ganze Tabelle</translation>
    </message>
    <message>
        <source>A further column in the picture</source>
        <translation>Eine weitere Spalte im Bild</translation>
    </message>
    <message>
        <source>The whole table at a glance, or a picture of a column.</source>
        <translation>Die ganze Tabelle im Überblick oder ein Bild einer Spalte.</translation>
    </message>
    <message>
        <source>A picture of two columns, or a matrix of up to six.</source>
        <translation>Ein Bild von zwei Spalten oder eine Matrix von bis zu sechs.</translation>
    </message>
    <message>
        <source>the whole table</source>
        <translation>die ganze Tabelle</translation>
    </message>
    <message>
        <source>and …</source>
        <translation>und …</translation>
    </message>
    <message>
        <source>Grid of private pictures</source>
        <translation>Raster der geschützten Bilder</translation>
    </message>
    <message>
        <source>fine</source>
        <translation>fein</translation>
    </message>
    <message>
        <source>coarse</source>
        <translation>grob</translation>
    </message>
    <message>
        <source>As many cells as ε and the number of rows can carry: in an even picture each would hold four standard deviations of its noise.</source>
        <translation>So viele Zellen, wie ε und die Zahl der Zeilen tragen: In einem gleichmäßigen Bild enthielte jede vier Standardabweichungen ihres Rauschens.</translation>
    </message>
    <message>
        <source>So few cells that each would hold twenty standard deviations of its noise.</source>
        <translation>So wenige Zellen, dass jede zwanzig Standardabweichungen ihres Rauschens enthielte.</translation>
    </message>
    <message numerus="yes">
        <source>%1 duplicates</source>
        <comment>%1 duplicate</comment>
        <translation>
            <numerusform>%1 Wiederholung</numerusform>
            <numerusform>%1 Wiederholungen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: up to %2 rows each</source>
        <translation>%1: je bis zu %2 Zeilen</translation>
    </message>
    <message numerus="yes">
        <source>%1 rows in use</source>
        <comment>%1 row in use</comment>
        <translation>
            <numerusform>%1 Zeile in Gebrauch</numerusform>
            <numerusform>%1 Zeilen in Gebrauch</numerusform>
        </translation>
    </message>
    <message>
        <source>A table at a glance</source>
        <translation>Eine Tabelle im Überblick</translation>
    </message>
    <message>
        <source>The strongest pairs of columns</source>
        <translation>Die stärksten Paare von Spalten</translation>
    </message>
    <message>
        <source>Columns that are missing together</source>
        <translation>Spalten, die zusammen fehlen</translation>
    </message>
    <message>
        <source>A private first look</source>
        <translation>Ein geschützter erster Blick</translation>
    </message>
    <message>
        <source>The data</source>
        <translation>Die Daten</translation>
    </message>
    <message>
        <source>lit from</source>
        <translation>beleuchtet ab</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>%1 of %2 dots are lit.</source>
        <translation>%1 von %2 Punkten sind beleuchtet.</translation>
    </message>
    <message>
        <source>rows that are lit</source>
        <translation>beleuchtete Zeilen</translation>
    </message>
    <message>
        <source>not lit</source>
        <translation>nicht beleuchtet</translation>
    </message>
    <message>
        <source>All of them together cost ε once; the first look is another release.</source>
        <translation>Alle zusammen kosten ε einmal; der erste Blick ist eine weitere Veröffentlichung.</translation>
    </message>
    <message>
        <source>With 95 % none of those in colour is 0; their expected error is up to %1.</source>
        <translation>Mit 95 % ist keine der farbigen 0; ihr erwarteter Fehler ist bis zu %1.</translation>
    </message>
    <message>
        <source>%1 of %2 cells may as well be 0.</source>
        <translation>%1 von %2 Zellen können ebenso gut 0 sein.</translation>
    </message>
    <message>
        <source>Even cells, because they begin at or below 0: %1.</source>
        <translation>Gleich breite Zellen, weil sie bei 0 oder darunter beginnen: %1.</translation>
    </message>
    <message>
        <source>Cells of numbers</source>
        <translation>Zellen von Zahlen</translation>
    </message>
    <message>
        <source>even</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>log</source>
        <translation>log</translation>
    </message>
    <message>
        <source>All cells of a column are as wide.</source>
        <translation>Alle Zellen einer Spalte sind gleich breit.</translation>
    </message>
    <message>
        <source>Each cell is as many times the one before, on a logarithmic axis: for columns above 0 with a long tail, such as incomes.</source>
        <translation>Jede Zelle ist ein gleiches Vielfaches der vorigen, auf einer logarithmischen Achse: für Spalten über 0 mit langem Ausläufer, etwa Einkommen.</translation>
    </message>
    <message>
        <source>What is promised to whom</source>
        <translation>Was wem versprochen ist</translation>
    </message>
    <message>
        <source>ε is a number above 0, like %1.</source>
        <translation>ε ist eine Zahl über 0, etwa %1.</translation>
    </message>
    <message>
        <source>%1: with 95 % probability a number is at most %2 away from what it is without noise.</source>
        <translation>%1: Mit 95 % Wahrscheinlichkeit ist eine Zahl höchstens %2 von dem entfernt, was sie ohne Rauschen ist.</translation>
    </message>
    <message>
        <source>Expected error, of as many planned people with the same bounds: %1 (%2).</source>
        <translation>Erwarteter Fehler bei ebenso vielen geplanten Menschen mit denselben Schranken: %1 (%2).</translation>
    </message>
    <message>
        <source>root of the mean squared error, in %1</source>
        <translation>Wurzel des mittleren quadratischen Fehlers, in %1</translation>
    </message>
    <message>
        <source>It is being released.</source>
        <translation>Es wird veröffentlicht.</translation>
    </message>
    <message>
        <source>What is declared is being checked.</source>
        <translation>Die Angaben werden geprüft.</translation>
    </message>
    <message>
        <source>There is no ledger yet that could pay: make one, or choose one.</source>
        <translation>Noch gibt es kein Kontobuch, das bezahlen könnte: Legen Sie eines an oder wählen Sie eines.</translation>
    </message>
    <message>
        <source>All that the study releases</source>
        <translation>Alles, was die Studie veröffentlicht</translation>
    </message>
    <message>
        <source>ε %1, δ %2</source>
        <translation>ε %1, δ %2</translation>
    </message>
    <message>
        <source>It takes %1 for %2.</source>
        <translation>Sie nimmt %1 für %2.</translation>
    </message>
    <message>
        <source>There is no ledger %1 yet: it is made with the budget before the first release.</source>
        <translation>Ein Kontobuch %1 gibt es noch nicht: Es wird vor der ersten Veröffentlichung mit dem Budget angelegt.</translation>
    </message>
    <message>
        <source>The ledger %1 is not intact: %2.</source>
        <translation>Das Kontobuch %1 ist nicht unversehrt: %2.</translation>
    </message>
    <message>
        <source>Ledger %1: the budget is ε %2 and δ %3, and %4 releases are booked.</source>
        <translation>Kontobuch %1: Das Budget ist ε %2 und δ %3, und gebucht sind %4 Veröffentlichungen.</translation>
    </message>
    <message>
        <source>%1: ε %2 is used, and %3 is left.</source>
        <translation>%1: ε %2 ist verbraucht, und %3 ist übrig.</translation>
    </message>
    <message>
        <source>The ledger %1 cannot be read: %2.</source>
        <translation>Das Kontobuch %1 kann nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>A release</source>
        <translation>Eine Veröffentlichung</translation>
    </message>
    <message>
        <source>What may leave the house at %1</source>
        <translation>Was das Haus bei %1 verlassen darf</translation>
    </message>
    <message>
        <source>May leave</source>
        <translation>Darf hinaus</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Bemerkungen</translation>
    </message>
    <message>
        <source>What the first of them would say: %1</source>
        <translation>Was die erste davon sagen würde: %1</translation>
    </message>
    <message>
        <source>None of the numbers of this report is released. A release is made by Release in the window, or by epsiscope release: one method at one ε, booked first, drawn once, signed; another one is paid for again.</source>
        <translation>Keine der Zahlen dieses Berichts ist veröffentlicht. Eine Veröffentlichung macht Veröffentlichung im Fenster oder epsiscope release: ein Verfahren bei einem ε, zuerst gebucht, einmal gezogen, unterschrieben; eine weitere wird noch einmal bezahlt.</translation>
    </message>
    <message>
        <source>Guesses of the class</source>
        <translation>Vermutungen der Klasse</translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>Vermutungen</translation>
    </message>
    <message>
        <source>what came out</source>
        <translation>herausgekommen</translation>
    </message>
    <message>
        <source>No guess yet; type the codes that the phones show.</source>
        <translation>Noch keine Vermutung; geben Sie die Codes ein, die die Handys zeigen.</translation>
    </message>
    <message numerus="yes">
        <source>%1 guesses.</source>
        <comment>%1 guess.</comment>
        <translation>
            <numerusform>%1 Vermutung.</numerusform>
            <numerusform>%1 Vermutungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Median: %1.</source>
        <translation>Median: %1.</translation>
    </message>
    <message>
        <source>%1 holds a sign that no code has; codes are letters without I, L and O.</source>
        <translation>%1 enthält ein Zeichen, das kein Code hat; Codes sind Buchstaben ohne I, L und O.</translation>
    </message>
    <message>
        <source>%1 has too few or too many letters; the code of a guess has eight.</source>
        <translation>%1 hat zu wenige oder zu viele Buchstaben; der Code einer Vermutung hat acht.</translation>
    </message>
    <message>
        <source>%1 has a wrong letter; compare it with the phone.</source>
        <translation>%1 hat einen falschen Buchstaben; vergleichen Sie ihn mit dem Handy.</translation>
    </message>
    <message>
        <source>%1 answers a question of the class and is no guess; count it on the page of the class.</source>
        <translation>%1 beantwortet eine Frage an die Klasse und ist keine Vermutung; zählen Sie ihn auf der Seite der Klasse.</translation>
    </message>
    <message>
        <source>%1 stands here twice and counts once; take one of the two away.</source>
        <translation>%1 steht zweimal hier und zählt einmal; nehmen Sie einen der beiden weg.</translation>
    </message>
    <message>
        <source>%1 is a guess in another lesson; ask which page it comes from.</source>
        <translation>%1 ist eine Vermutung in einer anderen Lektion; fragen Sie, von welcher Seite er kommt.</translation>
    </message>
    <message>
        <source>%1 is a guess at step %2; type it there.</source>
        <translation>%1 ist eine Vermutung zu Schritt %2; geben Sie ihn dort ein.</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Sliders&lt;/b&gt;: arrows move finely, Page keys by a decade, Home and End to the ends, a double click returns to the start value.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Charts, mouse&lt;/b&gt;: drag a box to zoom, turn the wheel to zoom at the pointer, drag with the right button to move, double click to show everything. Shift and a click pin a marker. A click on the legend hides a curve, Ctrl and a click show it alone. The right button opens the menu.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Charts, keyboard&lt;/b&gt;: Tab chooses a line or the legend, arrows move it, Space hides or shows, with Ctrl all others; 1 to 9 do so at once. + and − zoom, arrows move what is zoomed, Backspace and Shift+Backspace go back and forward, 0 shows everything, F fits the curves. Ctrl and arrows move the crosshair, Enter chooses its point, M pins a marker, Delete removes it, Ctrl+C copies the values, Menu or Shift+F10 opens the menu.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Presenter mode&lt;/b&gt;: Page keys, arrows and Space turn to the next or previous chart, or to the step of a lesson, G shows the guesses of the class, digits choose a view, ↑ and ↓ move ε, B or the point makes the screen black, Esc leaves.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Regler&lt;/b&gt;: Pfeile bewegen fein, Bildtasten um eine Dekade, Pos1 und Ende an die Enden, ein Doppelklick setzt auf den Anfangswert zurück.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Diagramme, Maus&lt;/b&gt;: Ein gezogener Rahmen vergrößert, das Rad vergrößert am Zeiger, Ziehen mit der rechten Taste verschiebt, ein Doppelklick zeigt alles. Umschalt und Klick setzen eine Marke. Ein Klick auf die Legende verbirgt eine Kurve, Strg und Klick zeigen sie allein. Die rechte Taste öffnet das Menü.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Diagramme, Tastatur&lt;/b&gt;: Tab wählt eine Linie oder die Legende, Pfeile bewegen sie, die Leertaste verbirgt oder zeigt, mit Strg alle anderen; 1 bis 9 tun es sofort. + und − vergrößern und verkleinern, Pfeile verschieben den Ausschnitt, Rücktaste und Umschalt+Rücktaste gehen zurück und vor, 0 zeigt alles, F passt die Kurven ein. Strg und Pfeile bewegen das Fadenkreuz, die Eingabetaste wählt seinen Punkt, M setzt eine Marke, Entf entfernt sie, Strg+C kopiert die Werte, Menü oder Umschalt+F10 öffnet das Menü.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Vortragsmodus&lt;/b&gt;: Bildtasten, Pfeile und Leertaste blättern zum nächsten oder vorigen Diagramm oder Schritt einer Lektion, G zeigt die Vermutungen der Klasse, Ziffern wählen eine Ansicht, ↑ und ↓ bewegen ε, B oder der Punkt macht den Bildschirm schwarz, Esc verlässt ihn.&lt;/p&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%1 said so.</source>
        <comment>%1 said so.</comment>
        <translation>
            <numerusform>%1 sagte es.</numerusform>
            <numerusform>%1 sagten es.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more do not count either.</source>
        <comment>%1 more does not count either.</comment>
        <translation>
            <numerusform>%1 weiterer zählt auch nicht.</numerusform>
            <numerusform>%1 weitere zählen auch nicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 at ε = %2: what a release would be worth</source>
        <translation>%1 bei ε = %2: was eine Veröffentlichung wert wäre</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Zelle</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Half-width (%1)</source>
        <translation>Halbe Breite (%1)</translation>
    </message>
    <message>
        <source>In percent</source>
        <translation>In Prozent</translation>
    </message>
    <message>
        <source>Root error</source>
        <translation>Wurzel des Fehlers</translation>
    </message>
    <message>
        <source>Noise could be half</source>
        <translation>Rauschen könnte die Hälfte sein</translation>
    </message>
    <message numerus="yes">
        <source>… and %1 more in the tables.csv that epsiscope tables writes.</source>
        <comment>… and %1 more in the tables.csv that epsiscope tables writes.</comment>
        <translation>
            <numerusform>… und %1 weitere in der tables.csv, die epsiscope tables schreibt.</numerusform>
            <numerusform>… und %1 weitere in der tables.csv, die epsiscope tables schreibt.</numerusform>
        </translation>
    </message>
    <message>
        <source>All cells of a table together cost its ε once, because no row is in two of them.</source>
        <translation>Alle Zellen einer Tabelle zusammen kosten deren ε einmal, weil keine Zeile in zweien von ihnen ist.</translation>
    </message>
    <message>
        <source>nearly every row has its own</source>
        <translation>fast jede Zeile hat einen eigenen</translation>
    </message>
    <message>
        <source>%1 categories, %2 are the most</source>
        <translation>%1 Kategorien, höchstens %2 sind möglich</translation>
    </message>
    <message>
        <source>%1 (%2): %3</source>
        <translation>%1 (%2): %3</translation>
    </message>
    <message>
        <source>All cells of a table together cost its ε once; its errors are the mean over them.</source>
        <translation>Alle Zellen einer Tabelle zusammen kosten deren ε einmal; ihre Fehler sind der Mittelwert über sie.</translation>
    </message>
    <message>
        <source>all rows</source>
        <translation>alle Zeilen</translation>
    </message>
    <message>
        <source>%1: no row of the table is in this cell.</source>
        <translation>%1: Keine Zeile der Tabelle ist in dieser Zelle.</translation>
    </message>
    <message>
        <source>That is %1 of the number.</source>
        <translation>Das sind %1 der Zahl.</translation>
    </message>
    <message>
        <source>Noise alone could make up half of this number.</source>
        <translation>Rauschen allein könnte die Hälfte dieser Zahl ausmachen.</translation>
    </message>
    <message>
        <source>Sum of the weights</source>
        <translation>Summe der Gewichte</translation>
    </message>
    <message>
        <source>Hatched and in brackets: noise alone could make up half of the number.</source>
        <translation>Schraffiert und in Klammern: Rauschen allein könnte die Hälfte der Zahl ausmachen.</translation>
    </message>
    <message>
        <source>What would be released: %1</source>
        <translation>Was veröffentlicht würde: %1</translation>
    </message>
    <message>
        <source>%1, ε = %2, ± for %3.</source>
        <translation>%1, ε = %2, ± für %3.</translation>
    </message>
    <message>
        <source>What each statistic costs, and what is lost</source>
        <translation>Was jede Statistik kostet, und was verloren geht</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Small cells</source>
        <translation>Kleine Zellen</translation>
    </message>
    <message>
        <source>All together</source>
        <translation>Alle zusammen</translation>
    </message>
    <message>
        <source>All other columns are public: nothing here protects them, and whoever sees a release is taken to know them.</source>
        <translation>Alle anderen Spalten sind öffentlich: Hier schützt sie nichts, und es wird angenommen, dass jeder, der eine Veröffentlichung sieht, sie kennt.</translation>
    </message>
    <message>
        <source>This report</source>
        <translation>Dieser Bericht</translation>
    </message>
    <message>
        <source>The study; keys that it does not name have their defaults:</source>
        <translation>Die Studie; Schlüssel, die sie nicht nennt, haben ihre Voreinstellung:</translation>
    </message>
    <message>
        <source>Means of the run: %1</source>
        <translation>Mittel des Laufs: %1</translation>
    </message>
    <message>
        <source>All rows of the run, with standard errors and medians, stand in this report as a web page and in results.csv.</source>
        <translation>Alle Zeilen des Laufs, mit Standardfehlern und Medianen, stehen in diesem Bericht als Webseite und in results.csv.</translation>
    </message>
    <message>
        <source>± %1 would take about %2 rows in the whole table, divided as now.</source>
        <translation>± %1 bräuchte etwa %2 Zeilen in der ganzen Tabelle, unterteilt wie jetzt.</translation>
    </message>
    <message>
        <source>Open &amp;from a database…</source>
        <translation>Aus einer &amp;Datenbank öffnen …</translation>
    </message>
    <message>
        <source>Opens a table or the rows of a SELECT of a PostgreSQL server.</source>
        <translation>Öffnet eine Tabelle oder die Zeilen eines SELECT von einem PostgreSQL-Server.</translation>
    </message>
    <message>
        <source>Expected root error %1.</source>
        <translation>Erwartete Wurzel des Fehlers %1.</translation>
    </message>
    <message>
        <source>found most probably: %1</source>
        <translation>am wahrscheinlichsten gefunden: %1</translation>
    </message>
    <message>
        <source>As found most probably, upper %1</source>
        <translation>Wie am wahrscheinlichsten gefunden, obere %1</translation>
    </message>
    <message>
        <source>Errors at the bounds as they are and at the best</source>
        <translation>Fehler bei den Schranken, wie sie sind, und bei den besten</translation>
    </message>
    <message>
        <source>S&amp;heet or table</source>
        <translation>&amp;Blatt oder Tabelle</translation>
    </message>
    <message>
        <source>Which sheet of the spreadsheet, or table of the database, is read.</source>
        <translation>Welches Blatt der Tabellendatei oder welche Tabelle der Datenbank gelesen wird.</translation>
    </message>
    <message numerus="yes">
        <source>And %1 more questions, once these are answered.</source>
        <comment>And %1 more question, once these are answered.</comment>
        <translation>
            <numerusform>Und %1 weitere Frage, sobald diese beantwortet sind.</numerusform>
            <numerusform>Und %1 weitere Fragen, sobald diese beantwortet sind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 open questions</source>
        <comment>%1 open question</comment>
        <translation>
            <numerusform>%1 offene Frage</numerusform>
            <numerusform>%1 offene Fragen</numerusform>
        </translation>
    </message>
    <message>
        <source>Half-width: so often a number is at most that far away from what it is without noise; of several cells from the smallest to the largest. Root error: the root of the expected squared error, of several cells of their mean. A small cell: noise alone could make up half of its number.</source>
        <translation>Halbe Breite: So oft weicht eine Zahl höchstens so weit davon ab, was sie ohne Rauschen ist; bei mehreren Zellen von der kleinsten bis zur größten. Wurzel des Fehlers: die Wurzel des erwarteten quadrierten Fehlers, bei mehreren Zellen ihres Mittels. Eine kleine Zelle: Rauschen allein könnte die Hälfte ihrer Zahl ausmachen.</translation>
    </message>
    <message>
        <source>Expected root error %1; with %2 a number is at most %3 away from what it is without noise.</source>
        <translation>Erwartete Wurzel des Fehlers %1; mit %2 weicht eine Zahl höchstens um %3 davon ab, was sie ohne Rauschen ist.</translation>
    </message>
    <message>
        <source>Half-widths are for %1: so often a number is at most that far away from what it is without noise.</source>
        <translation>Halbe Breiten gelten für %1: So oft weicht eine Zahl höchstens so weit davon ab, was sie ohne Rauschen ist.</translation>
    </message>
    <message>
        <source>At ε = %1 in %4 of all draws a number that %2 releases is at most %3 away from what it is without noise.</source>
        <translation>Bei ε = %1 weicht in %4 aller Ziehungen eine Zahl, die %2 veröffentlicht, höchstens um %3 davon ab, was sie ohne Rauschen ist.</translation>
    </message>
    <message>
        <source>In %1 of all draws a released number is at most %2 away from what it is without noise.</source>
        <translation>In %1 aller Ziehungen weicht eine veröffentlichte Zahl höchstens um %2 davon ab, was sie ohne Rauschen ist.</translation>
    </message>
    <message>
        <source>Half-width / number</source>
        <translation>Halbbreite / Zahl</translation>
    </message>
    <message>
        <source>2 × root error / number</source>
        <translation>2 × Wurzel des Fehlers / Zahl</translation>
    </message>
    <message>
        <source>%1, ε = %2.</source>
        <translation>%1, ε = %2.</translation>
    </message>
    <message>
        <source>A single release is one draw: the error of 90 % of the runs at ε = %1, each with its own split, is %2.</source>
        <translation>Eine einzelne Veröffentlichung ist eine Ziehung: Der Fehler von 90 % der Läufe bei ε = %1, jeder mit eigener Aufteilung, ist %2.</translation>
    </message>
    <message>
        <source>90 % of the runs</source>
        <translation>90 % der Läufe</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Budgets ε of the runs</source>
        <translation>Budgets ε der Läufe</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Share of the rows kept for testing</source>
        <translation>Anteil der Zeilen, die zum Testen bleiben</translation>
    </message>
    <message>
        <source>Also learned from so many rows</source>
        <translation>Auch aus so vielen Zeilen gelernt</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>Methoden</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Lernverfahren</translation>
    </message>
    <message>
        <source>Regularisation λ</source>
        <translation>Regularisierung λ</translation>
    </message>
    <message>
        <source>Random features</source>
        <translation>Zufallsmerkmale</translation>
    </message>
    <message>
        <source>Kernel rate γ of the random features</source>
        <translation>Kernrate γ der Zufallsmerkmale</translation>
    </message>
    <message>
        <source>Public values of RR-on-Bins</source>
        <translation>Öffentliche Werte von RR-on-Bins</translation>
    </message>
    <message>
        <source>Public values of the unbiased randomizer</source>
        <translation>Öffentliche Werte des unverzerrten Mechanismus</translation>
    </message>
    <message>
        <source>Half-width ζ</source>
        <translation>Halbbreite ζ</translation>
    </message>
    <message>
        <source>Failure probability δ</source>
        <translation>Ausfallwahrscheinlichkeit δ</translation>
    </message>
    <message>
        <source>Prior</source>
        <translation>Vorabverteilung</translation>
    </message>
    <message>
        <source>File of the prior</source>
        <translation>Datei der Vorabverteilung</translation>
    </message>
    <message>
        <source>Share of ε spent on the prior</source>
        <translation>Anteil von ε für die Vorabverteilung</translation>
    </message>
    <message>
        <source>Histogram width</source>
        <translation>Breite der Histogrammbalken</translation>
    </message>
    <message>
        <source>Predictions clipped to the bounds</source>
        <translation>Vorhersagen auf die Schranken geklemmt</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kern</translation>
    </message>
    <message>
        <source>Kernel rate γ</source>
        <translation>Kernrate γ</translation>
    </message>
    <message>
        <source>Degree of a polynomial kernel</source>
        <translation>Grad eines polynomialen Kerns</translation>
    </message>
    <message>
        <source>Also at these λ</source>
        <translation>Auch bei diesen λ</translation>
    </message>
    <message>
        <source>Released predictions N</source>
        <translation>Veröffentlichte Vorhersagen N</translation>
    </message>
    <message>
        <source>Smoothness r of the theory</source>
        <translation>Glattheit r der Theorie</translation>
    </message>
    <message>
        <source>Approximation constant of the theory</source>
        <translation>Approximationskonstante der Theorie</translation>
    </message>
    <message>
        <source>Bound of labels M, where none are declared</source>
        <translation>Schranke der Labels M, wo keine angegeben sind</translation>
    </message>
    <message>
        <source>Training rows at most</source>
        <translation>Höchstens so viele Lernzeilen</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>Rounding of the corner h</source>
        <translation>Rundung der Ecke h</translation>
    </message>
    <message>
        <source>Regularisation Λ</source>
        <translation>Regularisierung Λ</translation>
    </message>
    <message>
        <source>Also at these Λ</source>
        <translation>Auch bei diesen Λ</translation>
    </message>
    <message>
        <source>Draws of noise in each run</source>
        <translation>Ziehungen des Rauschens in jedem Lauf</translation>
    </message>
    <message>
        <source>Random features (0: none)</source>
        <translation>Zufallsmerkmale (0: keine)</translation>
    </message>
    <message>
        <source>Candidates for Λ, chosen from privately</source>
        <translation>Kandidaten für Λ, privat daraus gewählt</translation>
    </message>
    <message>
        <source>Scaling of the features</source>
        <translation>Skalierung der Merkmale</translation>
    </message>
    <message>
        <source>Missing cells</source>
        <translation>Fehlende Zellen</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>Declared bounds of columns</source>
        <translation>Angegebene Schranken der Spalten</translation>
    </message>
    <message>
        <source>Declared lower bound of the target</source>
        <translation>Angegebene untere Schranke des Ziels</translation>
    </message>
    <message>
        <source>Declared upper bound of the target</source>
        <translation>Angegebene obere Schranke des Ziels</translation>
    </message>
    <message>
        <source>Bounds taken from the private labels</source>
        <translation>Schranken aus den privaten Labels</translation>
    </message>
    <message>
        <source>Positive class</source>
        <translation>Positive Klasse</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>Cells that are no numbers</source>
        <translation>Zellen, die keine Zahlen sind</translation>
    </message>
    <message>
        <source>Declared kinds and categories of columns</source>
        <translation>Angegebene Arten und Kategorien der Spalten</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Recipe</source>
        <translation>Rezept</translation>
    </message>
    <message>
        <source>Separator</source>
        <translation>Trennzeichen</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>Decimal mark</source>
        <translation>Dezimalzeichen</translation>
    </message>
    <message>
        <source>Thousands mark</source>
        <translation>Tausenderzeichen</translation>
    </message>
    <message>
        <source>Quote</source>
        <translation>Anführungszeichen</translation>
    </message>
    <message>
        <source>Start of comment lines</source>
        <translation>Beginn der Kommentarzeilen</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Zeichenkodierung</translation>
    </message>
    <message>
        <source>First line holds names</source>
        <translation>Erste Zeile enthält Namen</translation>
    </message>
    <message>
        <source>Names of the columns</source>
        <translation>Namen der Spalten</translation>
    </message>
    <message>
        <source>Spellings of a missing cell</source>
        <translation>Schreibweisen fehlender Zellen</translation>
    </message>
    <message>
        <source>Statistic</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>Mechanism</source>
        <translation>Mechanismus</translation>
    </message>
    <message>
        <source>Which quantile</source>
        <translation>Welches Quantil</translation>
    </message>
    <message>
        <source>Bins of a histogram</source>
        <translation>Zellen eines Histogramms</translation>
    </message>
    <message>
        <source>Share of ε of the target&apos;s statistic</source>
        <translation>Anteil der Kennzahl des Ziels an ε</translation>
    </message>
    <message>
        <source>Statistics that share ε</source>
        <translation>Kennzahlen, die sich ε teilen</translation>
    </message>
    <message>
        <source>Seed of the splits</source>
        <translation>Startwert der Aufteilungen</translation>
    </message>
    <message>
        <source>Seed of private priors</source>
        <translation>Startwert privater Vorabverteilungen</translation>
    </message>
    <message>
        <source>Declared classes</source>
        <translation>Angegebene Klassen</translation>
    </message>
    <message>
        <source>Column that names whom a row belongs to</source>
        <translation>Spalte, die nennt, wem eine Zeile gehört</translation>
    </message>
    <message>
        <source>Most rows of one person</source>
        <translation>Meiste Zeilen einer Person</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Veröffentlichung</translation>
    </message>
    <message>
        <source>Threshold of the loss</source>
        <translation>Schwelle des Verlusts</translation>
    </message>
    <message>
        <source>How Λ is chosen among the candidates</source>
        <translation>Wie Λ unter den Kandidaten gewählt wird</translation>
    </message>
    <message>
        <source>Column of the rows&apos; weights</source>
        <translation>Spalte mit den Gewichten der Zeilen</translation>
    </message>
    <message>
        <source>Columns that divide the statistic</source>
        <translation>Spalten, nach denen die Statistik unterteilt ist</translation>
    </message>
    <message>
        <source>Level of half-widths</source>
        <translation>Niveau der halben Breiten</translation>
    </message>
    <message>
        <source>Wanted half-width</source>
        <translation>Gewünschte halbe Breite</translation>
    </message>
    <message>
        <source>Share of its ε that finds the bounds</source>
        <translation>Anteil an ihrem ε, der die Schranken findet</translation>
    </message>
    <message>
        <source>Tables made to agree</source>
        <translation>Aufeinander abgestimmte Tabellen</translation>
    </message>
</context>
<context>
    <name>TableReader</name>
    <message>
        <source>Reading data</source>
        <translation>Daten lesen</translation>
    </message>
</context>
<context>
    <name>Tasks</name>
    <message>
        <source>&amp;Data</source>
        <translation>&amp;Daten</translation>
    </message>
    <message>
        <source>&amp;Noise</source>
        <translation>&amp;Rauschen</translation>
    </message>
    <message>
        <source>&amp;Interval</source>
        <translation>&amp;Intervall</translation>
    </message>
    <message>
        <source>&amp;Trade-off</source>
        <translation>&amp;Abwägung</translation>
    </message>
    <message>
        <source>T&amp;heory</source>
        <translation>&amp;Theorie</translation>
    </message>
    <message>
        <source>&amp;Learning curve</source>
        <translation>&amp;Lernkurve</translation>
    </message>
    <message>
        <source>&amp;Boundary</source>
        <translation>&amp;Grenze</translation>
    </message>
    <message>
        <source>T&amp;uning</source>
        <translation>&amp;Feinwahl</translation>
    </message>
    <message>
        <source>neighbours: one row replaced</source>
        <translation>Nachbarn: eine Zeile ersetzt</translation>
    </message>
    <message>
        <source>What privacy hides here: any one row may be replaced, its features and its label. Both are private.</source>
        <translation>Was Privatsphäre hier verbirgt: Jede einzelne Zeile darf ersetzt werden, ihre Merkmale und ihr Label. Beide sind privat.</translation>
    </message>
    <message>
        <source>A guess at 50 % about which of two rows is in the data can reach at most %1.</source>
        <translation>Wer mit 50 % vermutet, welche von zwei Zeilen in den Daten steht, kann höchstens %1 erreichen.</translation>
    </message>
    <message>
        <source>Protect labels</source>
        <translation>Labels schützen</translation>
    </message>
    <message>
        <source>Every label is made noisy before anything is learned; the features are public.</source>
        <translation>Jedes Label wird verrauscht, bevor irgendetwas gelernt wird; die Merkmale sind öffentlich.</translation>
    </message>
    <message>
        <source>neighbours: one label replaced</source>
        <translation>Nachbarn: ein Label ersetzt</translation>
    </message>
    <message>
        <source>What privacy hides here: any one label may be replaced. Features are public.</source>
        <translation>Was Privatsphäre hier verbirgt: Jedes einzelne Label darf ersetzt werden. Merkmale sind öffentlich.</translation>
    </message>
    <message>
        <source>A guess at 50 % about a label can reach at most %1.</source>
        <translation>Wer ein Label mit 50 % vermutet, kann höchstens %1 erreichen.</translation>
    </message>
    <message>
        <source>Release predictions</source>
        <translation>Vorhersagen veröffentlichen</translation>
    </message>
    <message>
        <source>A kernel machine learns from the true rows, and its predictions are released with noise.</source>
        <translation>Eine Kernmaschine lernt aus den wahren Zeilen, und ihre Vorhersagen werden mit Rauschen veröffentlicht.</translation>
    </message>
    <message>
        <source>Private classifier</source>
        <translation>Privater Klassifikator</translation>
    </message>
    <message>
        <source>The weights of a linear classifier are released, made noisy while or after they are learned.</source>
        <translation>Die Gewichte eines linearen Klassifikators werden veröffentlicht, verrauscht beim Lernen oder danach.</translation>
    </message>
    <message>
        <source>strict</source>
        <translation>streng</translation>
    </message>
    <message>
        <source>Strict: a result says hardly anything about what is hidden.</source>
        <translation>Streng: Ein Ergebnis sagt kaum etwas über das Verborgene.</translation>
    </message>
    <message>
        <source>moderate</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>Moderate: a result is a hint at what is hidden, far from a proof.</source>
        <translation>Mittel: Ein Ergebnis ist ein Hinweis auf das Verborgene, weit entfernt von einem Beweis.</translation>
    </message>
    <message>
        <source>weak</source>
        <translation>schwach</translation>
    </message>
    <message>
        <source>Weak: a guess can become near certainty.</source>
        <translation>Schwach: Eine Vermutung kann fast zur Gewissheit werden.</translation>
    </message>
    <message>
        <source>Release a statistic</source>
        <translation>Kennzahl veröffentlichen</translation>
    </message>
    <message>
        <source>A number, or a few, about a column is released with noise: a count, sum, mean, variance, quantile or histogram.</source>
        <translation>Eine Zahl oder einige über eine Spalte werden mit Rauschen veröffentlicht: Anzahl, Summe, Mittelwert, Varianz, Quantil oder Histogramm.</translation>
    </message>
    <message>
        <source>What privacy hides here: any one row may be replaced by another, so the number of rows n is public. Where a row may be added or removed instead, n itself is private, and the sensitivities differ.</source>
        <translation>Was hier verborgen bleibt: Jede einzelne Zeile kann durch eine andere ersetzt sein, daher ist die Zeilenzahl n öffentlich. Kann stattdessen eine Zeile hinzukommen oder wegfallen, ist n selbst privat, und die Sensitivitäten sind andere.</translation>
    </message>
    <message>
        <source>Bo&amp;unds</source>
        <translation>Schra&amp;nken</translation>
    </message>
    <message>
        <source>H&amp;istogram</source>
        <translation>&amp;Histogramm</translation>
    </message>
    <message>
        <source>Ro&amp;ws</source>
        <translation>&amp;Zeilen</translation>
    </message>
    <message>
        <source>&amp;Budget</source>
        <translation>&amp;Budget</translation>
    </message>
    <message>
        <source>Protect classes</source>
        <translation>Klassen schützen</translation>
    </message>
    <message>
        <source>Every class is answered at random before anything is learned; the features are public.</source>
        <translation>Jede Klasse wird zufällig beantwortet, bevor irgendetwas gelernt wird; die Merkmale sind öffentlich.</translation>
    </message>
    <message>
        <source>Ans&amp;wers</source>
        <translation>&amp;Antworten</translation>
    </message>
    <message>
        <source>&amp;People</source>
        <translation>&amp;Personen</translation>
    </message>
    <message>
        <source>&amp;Audit</source>
        <translation>Prüf&amp;ung</translation>
    </message>
    <message>
        <source>Attac&amp;k</source>
        <translation>Attac&amp;ke</translation>
    </message>
    <message>
        <source>Private regression</source>
        <translation>Private Regression</translation>
    </message>
    <message>
        <source>A linear regression that protects whole rows: noise on the sums that it is learned from, or on what it minimises.</source>
        <translation>Eine lineare Regression, die ganze Zeilen schützt: Rauschen auf den Summen, aus denen sie gelernt wird, oder auf dem, was sie minimiert.</translation>
    </message>
    <message>
        <source>neighbours: all labels of a person replaced</source>
        <translation>Nachbarn: alle Labels einer Person ersetzt</translation>
    </message>
    <message>
        <source>neighbours: all rows of a person replaced</source>
        <translation>Nachbarn: alle Zeilen einer Person ersetzt</translation>
    </message>
    <message>
        <source>What privacy hides here: all labels of any one person may be replaced. The other columns are public, and so is how many rows a person has.</source>
        <translation>Was hier verborgen wird: Alle Labels einer beliebigen Person können ersetzt sein. Die anderen Spalten sind öffentlich, und auch, wie viele Zeilen eine Person hat.</translation>
    </message>
    <message>
        <source>What privacy hides here: all rows of any one person may be replaced by as many others. How many they are is public.</source>
        <translation>Was hier verborgen wird: Alle Zeilen einer beliebigen Person können durch ebenso viele andere ersetzt sein. Wie viele es sind, ist öffentlich.</translation>
    </message>
    <message>
        <source>&amp;Function</source>
        <translation>&amp;Funktion</translation>
    </message>
    <message>
        <source>&amp;Glance</source>
        <translation>Über&amp;blick</translation>
    </message>
    <message>
        <source>Tab&amp;les</source>
        <translation>Tabe&amp;llen</translation>
    </message>
</context>
<context>
    <name>epsiscope::AddStatisticDialog</name>
    <message>
        <source>Add a statistic</source>
        <translation>Eine Kennzahl hinzufügen</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Column</source>
        <translation>&amp;Spalte</translation>
    </message>
    <message>
        <source>The column that the statistic is about.</source>
        <translation>Die Spalte, um die es in der Kennzahl geht.</translation>
    </message>
    <message>
        <source>&amp;Statistic</source>
        <translation>Kennzah&amp;l</translation>
    </message>
    <message>
        <source>&amp;Mechanism</source>
        <translation>&amp;Mechanismus</translation>
    </message>
    <message>
        <source>The way it is released; only mechanisms that can are listed.</source>
        <translation>Wie sie veröffentlicht wird; nur passende Mechanismen stehen zur Wahl.</translation>
    </message>
    <message>
        <source>&amp;Value</source>
        <translation>&amp;Wert</translation>
    </message>
    <message>
        <source>Rows that have this value are counted.</source>
        <translation>Zeilen mit diesem Wert werden gezählt.</translation>
    </message>
    <message>
        <source>Declared, public bounds: what is known about the values without looking at them.</source>
        <translation>Angegebene, öffentliche Schranken: was von den Werten bekannt ist, ohne sie anzusehen.</translation>
    </message>
    <message>
        <source>&amp;Lower bound</source>
        <translation>&amp;Untere Schranke</translation>
    </message>
    <message>
        <source>&amp;Upper bound</source>
        <translation>&amp;Obere Schranke</translation>
    </message>
    <message>
        <source>&amp;Which quantile</source>
        <translation>Welches &amp;Quantil</translation>
    </message>
    <message>
        <source>The share of the rows that lie below it: 0.5 is the median.</source>
        <translation>Der Anteil der Zeilen, die darunter liegen: 0,5 ist der Median.</translation>
    </message>
    <message>
        <source>C&amp;ells</source>
        <translation>&amp;Zellen</translation>
    </message>
    <message>
        <source>How many cells of equal width lie between the bounds.</source>
        <translation>Wie viele gleich breite Zellen zwischen den Schranken liegen.</translation>
    </message>
    <message>
        <source>This column has no value to count.</source>
        <translation>Diese Spalte hat keinen Wert, der gezählt werden könnte.</translation>
    </message>
    <message>
        <source>The quantile is a number between 0 and 1; %1 is the median.</source>
        <translation>Das Quantil ist eine Zahl zwischen 0 und 1; %1 ist der Median.</translation>
    </message>
    <message>
        <source>The number of cells is a whole number from 1 to 10 000.</source>
        <translation>Die Zahl der Zellen ist eine ganze Zahl von 1 bis 10 000.</translation>
    </message>
    <message>
        <source>Declare both bounds: what is publicly known about the column.</source>
        <translation>Geben Sie beide Schranken an: was über die Spalte öffentlich bekannt ist.</translation>
    </message>
    <message>
        <source>The lower bound must be below the upper one.</source>
        <translation>Die untere Schranke muss unter der oberen liegen.</translation>
    </message>
    <message>
        <source>The statistic of the column; text has counts and histograms only.</source>
        <translation>Die Kennzahl der Spalte; für Text gibt es nur Anzahlen und Histogramme.</translation>
    </message>
    <message>
        <source>&amp;Divide by</source>
        <translation>Unterteilen &amp;nach</translation>
    </message>
    <message>
        <source>Categories are taken from the data, which is not private; declare them in the Data view if you know them.</source>
        <translation>Die Kategorien werden den Daten entnommen, was nicht privat ist; geben Sie sie in der Ansicht Daten an, wenn Sie sie kennen.</translation>
    </message>
</context>
<context>
    <name>epsiscope::AimsSection</name>
    <message>
        <source>Compare and aim</source>
        <translation>Vergleichen und zielen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Trade-off tells the smallest ε with which each method reaches it.</source>
        <translation>Die Abwägung nennt das kleinste ε, mit dem jede Methode ihn erreicht.</translation>
    </message>
    <message>
        <source>rough</source>
        <translation>grob</translation>
    </message>
    <message>
        <source>accurate</source>
        <translation>genau</translation>
    </message>
    <message>
        <source>Wanted error</source>
        <translation>Gewünschter Fehler</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>A second ε that the pictures show beside the first.</source>
        <translation>Ein zweites ε, das die Bilder neben dem ersten zeigen.</translation>
    </message>
    <message>
        <source>more accurate</source>
        <translation>genauer</translation>
    </message>
    <message>
        <source>more private</source>
        <translation>privater</translation>
    </message>
    <message>
        <source>Compare with ε</source>
        <translation>Vergleich mit ε</translation>
    </message>
</context>
<context>
    <name>epsiscope::BoundsDialog</name>
    <message>
        <source>Declared bounds</source>
        <translation>Angegebene Schranken</translation>
    </message>
    <message>
        <source>&amp;Smallest value</source>
        <translation>&amp;Kleinster Wert</translation>
    </message>
    <message>
        <source>Empty: the largest value with a minus.</source>
        <translation>Leer: der größte Wert mit einem Minus.</translation>
    </message>
    <message>
        <source>&amp;Largest value</source>
        <translation>&amp;Größter Wert</translation>
    </message>
    <message>
        <source>Both empty: no bounds are declared.</source>
        <translation>Beide leer: keine Schranken sind angegeben.</translation>
    </message>
    <message>
        <source>Write the largest value too.</source>
        <translation>Geben Sie auch den größten Wert an.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no number.</source>
        <translation>„%1“ ist keine Zahl.</translation>
    </message>
    <message>
        <source>The smallest value must be below the largest.</source>
        <translation>Der kleinste Wert muss unter dem größten liegen.</translation>
    </message>
    <message>
        <source>Write the smallest value too: the largest is not above 0.</source>
        <translation>Geben Sie auch den kleinsten Wert an: Der größte ist nicht über 0.</translation>
    </message>
    <message>
        <source>No bounds are declared.</source>
        <translation>Keine Schranken sind angegeben.</translation>
    </message>
    <message>
        <source>From %1 to %2</source>
        <translation>Von %1 bis %2</translation>
    </message>
    <message>
        <source>The smallest and the largest value that %1 can have, as they are known without looking at the data. Values beyond them count as the bound; the closer they are, the smaller the noise. Without bounds there is no private picture of it.</source>
        <translation>Der kleinste und der größte Wert, den %1 haben kann, so wie sie ohne einen Blick in die Daten bekannt sind. Werte darüber hinaus zählen als die Schranke; je enger sie sind, desto kleiner das Rauschen. Ohne Schranken gibt es kein privates Bild davon.</translation>
    </message>
</context>
<context>
    <name>epsiscope::BoundsQuestion</name>
    <message>
        <source>What values can %1 have?</source>
        <translation>Welche Werte kann %1 haben?</translation>
    </message>
    <message>
        <source>Column to be protected</source>
        <translation>Spalte, die geschützt werden soll</translation>
    </message>
    <message>
        <source>Protect</source>
        <translation>Schützen</translation>
    </message>
    <message>
        <source>Smallest value</source>
        <translation>Kleinster Wert</translation>
    </message>
    <message>
        <source>Largest value</source>
        <translation>Größter Wert</translation>
    </message>
    <message>
        <source>Use these bounds</source>
        <translation>Diese Schranken nehmen</translation>
    </message>
    <message>
        <source>Take those of the data</source>
        <translation>Die der Daten nehmen</translation>
    </message>
    <message>
        <source>not private</source>
        <translation>nicht privat</translation>
    </message>
    <message>
        <source>The largest value must be above the smallest one.</source>
        <translation>Der größte Wert muss über dem kleinsten liegen.</translation>
    </message>
    <message>
        <source>Noise hides one value among all that are possible, so it needs to know what is possible. Say what anybody knows without the data: a scale from 0 to 100, wages up to 200.</source>
        <translation>Rauschen verbirgt einen Wert unter allen möglichen, es muss also wissen, was möglich ist. Gemeint ist, was jeder ohne die Daten weiß: eine Skala von 0 bis 100, Löhne bis 200.</translation>
    </message>
</context>
<context>
    <name>epsiscope::CategoryDialog</name>
    <message>
        <source>not private</source>
        <translation>nicht privat</translation>
    </message>
    <message>
        <source>Declared categories</source>
        <translation>Angegebene Kategorien</translation>
    </message>
    <message>
        <source>The values that %1 can have, one per line, as they are known without looking at the data. Each becomes a feature; other values have none.</source>
        <translation>Die Werte, die %1 haben kann, einer je Zeile, bekannt ohne Blick auf die Daten. Jeder wird ein Merkmal; andere Werte haben keines.</translation>
    </message>
    <message>
        <source>One category per line.</source>
        <translation>Je Zeile eine Kategorie.</translation>
    </message>
    <message>
        <source>&amp;Take them from the data (not private)</source>
        <translation>&amp;Aus den Daten nehmen (nicht privat)</translation>
    </message>
    <message>
        <source>Take them from the data</source>
        <translation>Aus den Daten nehmen</translation>
    </message>
    <message>
        <source>Which categories occur is private: what depends on them is marked as not private.</source>
        <translation>Welche Kategorien vorkommen, ist privat: Was davon abhängt, ist als nicht privat gekennzeichnet.</translation>
    </message>
    <message>
        <source>Cells are private: they are not shown where results are released.</source>
        <translation>Zellen sind privat: Wo Ergebnisse veröffentlicht werden, wird nichts davon gezeigt.</translation>
    </message>
</context>
<context>
    <name>epsiscope::CellReportDialog</name>
    <message>
        <source>Cells that are no numbers</source>
        <translation>Zellen, die keine Zahlen sind</translation>
    </message>
    <message>
        <source>What happens to them</source>
        <translation>Was mit ihnen geschieht</translation>
    </message>
    <message>
        <source>Stop: nothing is computed until they are dealt with. A label is never filled in.</source>
        <translation>Anhalten: Nichts wird berechnet, bis über sie entschieden ist. Ein Label wird nie gefüllt.</translation>
    </message>
    <message>
        <source>&amp;What happens to them</source>
        <translation>&amp;Was mit ihnen geschieht</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Zellen</translation>
    </message>
    <message>
        <source>Each with its row, its line in the file, its column, its text and why it is no number.</source>
        <translation>Jede mit ihrer Datenzeile, ihrer Zeile in der Datei, ihrer Spalte, ihrem Text und warum sie keine Zahl ist.</translation>
    </message>
    <message>
        <source>&amp;Go to row</source>
        <translation>Zur Zeile &amp;gehen</translation>
    </message>
    <message>
        <source>Shows the row of the chosen cell in the table of the data.</source>
        <translation>Zeigt die Zeile der gewählten Zelle in der Tabelle der Daten.</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copies the chosen cells, or all, tab separated for a spreadsheet.</source>
        <translation>Kopiert die gewählten Zellen, oder alle, durch Tabulatoren getrennt, für eine Tabellenkalkulation.</translation>
    </message>
    <message>
        <source>&amp;Save as CSV…</source>
        <translation>Als CSV &amp;speichern …</translation>
    </message>
    <message>
        <source>Writes all of them into a file.</source>
        <translation>Schreibt sie alle in eine Datei.</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>Sch&amp;ließen</translation>
    </message>
    <message>
        <source>Closes the list; the cells stay as they are.</source>
        <translation>Schließt die Liste; die Zellen bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Every cell of a column of numbers is one.</source>
        <translation>Jede Zelle einer Zahlenspalte ist eine Zahl.</translation>
    </message>
    <message>
        <source>Save the list of cells into which file?</source>
        <translation>Die Liste der Zellen in welche Datei speichern?</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Geschrieben: %1</translation>
    </message>
</context>
<context>
    <name>epsiscope::CellsForm</name>
    <message>
        <source>There are no bad cells: every cell of a column of numbers is a number or missing.</source>
        <translation>Es gibt keine unbrauchbaren Zellen: Was in einer Zahlenspalte nicht fehlt, ist eine Zahl.</translation>
    </message>
    <message>
        <source>stop and say where</source>
        <translation>anhalten und die Stelle nennen</translation>
    </message>
    <message>
        <source>drop those rows</source>
        <translation>diese Zeilen weglassen</translation>
    </message>
    <message>
        <source>drop those columns</source>
        <translation>diese Spalten weglassen</translation>
    </message>
    <message>
        <source>fill with the mean</source>
        <translation>mit dem Mittelwert füllen</translation>
    </message>
    <message>
        <source>Missin&amp;g cells</source>
        <translation>Fehlende &amp;Zellen</translation>
    </message>
    <message>
        <source>What happens to cells without a value. A missing label is never filled in.</source>
        <translation>Was mit Zellen ohne Wert geschieht. Ein fehlendes Label wird nie gefüllt.</translation>
    </message>
    <message>
        <source>&amp;Bad cells</source>
        <translation>Un&amp;brauchbare Zellen</translation>
    </message>
    <message>
        <source>What happens to cells that are no numbers in a column of numbers.</source>
        <translation>Was mit Zellen geschieht, die in einer Zahlenspalte keine Zahlen sind.</translation>
    </message>
</context>
<context>
    <name>epsiscope::Chart</name>
    <message>
        <source>%1, hidden</source>
        <translation>%1, verborgen</translation>
    </message>
    <message>
        <source>%1, shown</source>
        <translation>%1, gezeigt</translation>
    </message>
</context>
<context>
    <name>epsiscope::ChartActions</name>
    <message>
        <source>No other part of the chart was shown before.</source>
        <translation>Vorher wurde kein anderer Teil des Diagramms gezeigt.</translation>
    </message>
    <message>
        <source>There is nothing to go forward to.</source>
        <translation>Es wurde nicht zurückgegangen.</translation>
    </message>
    <message>
        <source>The charts are shown in full.</source>
        <translation>Die Diagramme sind ganz gezeigt.</translation>
    </message>
    <message>
        <source>This view has no chart yet.</source>
        <translation>Diese Ansicht hat noch kein Diagramm.</translation>
    </message>
    <message>
        <source>This view has no table to copy.</source>
        <translation>Diese Ansicht hat keine Tabelle zum Kopieren.</translation>
    </message>
</context>
<context>
    <name>epsiscope::ChartMenu</name>
    <message>
        <source>Zoom &amp;back</source>
        <translation>Zoom &amp;zurück</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>Zoom &amp;forward</source>
        <translation>Zoom &amp;vor</translation>
    </message>
    <message>
        <source>Shift+Backspace</source>
        <translation>Umschalt+Rücktaste</translation>
    </message>
    <message>
        <source>Show &amp;everything</source>
        <translation>&amp;Alles zeigen</translation>
    </message>
    <message>
        <source>F&amp;it</source>
        <translation>&amp;Einpassen</translation>
    </message>
    <message>
        <source>The cells of a map are evenly spaced.</source>
        <translation>Die Zellen einer Karte liegen gleichmäßig.</translation>
    </message>
    <message>
        <source>Logarithmic &amp;x axis</source>
        <translation>Logarithmische &amp;x-Achse</translation>
    </message>
    <message>
        <source>Logarithmic &amp;y axis</source>
        <translation>Logarithmische &amp;y-Achse</translation>
    </message>
    <message>
        <source>&amp;Pin a marker</source>
        <translation>&amp;Marke setzen</translation>
    </message>
    <message>
        <source>&amp;Remove markers</source>
        <translation>Marken ent&amp;fernen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Copy &amp;values</source>
        <translation>&amp;Werte kopieren</translation>
    </message>
    <message>
        <source>Ctrl+C</source>
        <translation>Strg+C</translation>
    </message>
    <message>
        <source>The chart is shown in full.</source>
        <translation>Das Diagramm ist ganz gezeigt.</translation>
    </message>
    <message>
        <source>No other part was shown before.</source>
        <translation>Vorher wurde kein anderer Teil gezeigt.</translation>
    </message>
    <message>
        <source>There is nothing to go forward to.</source>
        <translation>Es wurde nicht zurückgegangen.</translation>
    </message>
    <message>
        <source>No marker is pinned.</source>
        <translation>Es ist keine Marke gesetzt.</translation>
    </message>
</context>
<context>
    <name>epsiscope::ChartPointer</name>
    <message>
        <source>The curves have left this part of the chart. Fit shows them again (F).</source>
        <translation>Die Kurven haben diesen Teil des Diagramms verlassen. „Einpassen“ zeigt sie wieder (F).</translation>
    </message>
    <message>
        <source>%1: click to hide or show it, Ctrl and click to show it alone.</source>
        <translation>%1: Ein Klick verbirgt oder zeigt es, Strg und Klick zeigen es allein.</translation>
    </message>
    <message>
        <source>A pinned marker: drag it, or remove it with Delete.</source>
        <translation>Eine gesetzte Marke: Ziehen Sie sie, oder entfernen Sie sie mit Entf.</translation>
    </message>
    <message>
        <source>Folds the legend to two rows.</source>
        <translation>Faltet die Legende auf zwei Zeilen.</translation>
    </message>
    <message>
        <source>Opens the legend.</source>
        <translation>Klappt die Legende auf.</translation>
    </message>
</context>
<context>
    <name>epsiscope::ChartTable</name>
    <message>
        <source>Summary</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <source>What the chart shows, in one paragraph.</source>
        <translation>Was das Diagramm zeigt, in einem Absatz.</translation>
    </message>
    <message>
        <source>&amp;Only what is visible</source>
        <translation>&amp;Nur das Sichtbare</translation>
    </message>
    <message>
        <source>Data of the chart</source>
        <translation>Daten des Diagramms</translation>
    </message>
    <message>
        <source>Every number of the chart, with six digits; copies have all.</source>
        <translation>Jede Zahl des Diagramms, mit sechs Ziffern; Kopien haben alle.</translation>
    </message>
    <message>
        <source>Only what is visible</source>
        <translation>Nur das Sichtbare</translation>
    </message>
    <message>
        <source>Leaves out hidden curves and what lies outside the part that the chart shows.</source>
        <translation>Lässt verborgene Kurven weg und was außerhalb des gezeigten Teils liegt.</translation>
    </message>
    <message>
        <source>Closes the table; the chart stays.</source>
        <translation>Schließt die Tabelle; das Diagramm bleibt.</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copies these rows with all digits, tab separated, for a spreadsheet.</source>
        <translation>Kopiert diese Zeilen mit allen Ziffern, durch Tabulatoren getrennt, für eine Tabellenkalkulation.</translation>
    </message>
    <message>
        <source>Rows: %1</source>
        <translation>Zeilen: %1</translation>
    </message>
    <message>
        <source>%1; %2 outside the visible part</source>
        <translation>%1; %2 außerhalb des sichtbaren Teils</translation>
    </message>
</context>
<context>
    <name>epsiscope::ChartTableModel</name>
    <message>
        <source>Series</source>
        <translation>Reihe</translation>
    </message>
    <message>
        <source>Upper edge</source>
        <translation>Obere Kante</translation>
    </message>
</context>
<context>
    <name>epsiscope::ClassesSection</name>
    <message>
        <source>Classes</source>
        <translation>Klassen</translation>
    </message>
    <message>
        <source>Every class that a label can be, publicly known, with commas between. Empty: taken from the labels, which is not private.</source>
        <translation>Jede Klasse, die ein Label sein kann, öffentlich bekannt, mit Kommas dazwischen. Leer: aus den Labels genommen, was nicht privat ist.</translation>
    </message>
    <message>
        <source>from the labels</source>
        <translation>aus den Labels</translation>
    </message>
    <message>
        <source>not private</source>
        <translation>nicht privat</translation>
    </message>
    <message>
        <source>Declare those of the table</source>
        <translation>Die der Tabelle angeben</translation>
    </message>
    <message>
        <source>Writes down the classes that occur. Press it only if everybody may know that they are possible.</source>
        <translation>Schreibt die Klassen auf, die vorkommen. Nur drücken, wenn alle wissen dürfen, dass sie möglich sind.</translation>
    </message>
    <message>
        <source>Prior</source>
        <translation>Vorabverteilung</translation>
    </message>
    <message>
        <source>private counts</source>
        <translation>private Zählungen</translation>
    </message>
    <message>
        <source>Counts of the classes plus noise, paid for by its share of ε. A trusted curator counts.</source>
        <translation>Zählungen der Klassen plus Rauschen, bezahlt mit ihrem Anteil an ε. Ein Treuhänder zählt.</translation>
    </message>
    <message>
        <source>first answers</source>
        <translation>erste Antworten</translation>
    </message>
    <message>
        <source>Everybody answers twice, first for the frequencies: no trusted curator.</source>
        <translation>Alle antworten zweimal, zuerst für die Häufigkeiten: kein Treuhänder.</translation>
    </message>
    <message>
        <source>uniform</source>
        <translation>gleichförmig</translation>
    </message>
    <message>
        <source>All classes are equally likely; costs nothing, and is randomized response.</source>
        <translation>Alle Klassen sind gleich wahrscheinlich; kostet nichts und ist die Zufallsantwort.</translation>
    </message>
    <message>
        <source>true frequencies</source>
        <translation>wahre Häufigkeiten</translation>
    </message>
    <message>
        <source>The labels as they are: for comparison in class only.</source>
        <translation>Die Labels, wie sie sind: nur zum Vergleich im Unterricht.</translation>
    </message>
    <message>
        <source>The labels hold %1. Which classes occur is revealed unless they are declared.</source>
        <translation>Die Labels enthalten %1. Welche Klassen vorkommen, wird verraten, wenn sie nicht angegeben sind.</translation>
    </message>
</context>
<context>
    <name>epsiscope::ClassifierSection</name>
    <message>
        <source>Classifier</source>
        <translation>Klassifikator</translation>
    </message>
    <message>
        <source>Choose Λ from</source>
        <translation>Λ wählen aus</translation>
    </message>
    <message>
        <source>Candidates for Λ, one of which is chosen privately; empty: Λ is as set above.</source>
        <translation>Kandidaten für Λ, von denen einer privat gewählt wird; leer: Λ ist wie oben gesetzt.</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>logistic</source>
        <translation>logistisch</translation>
    </message>
    <message>
        <source>log(1 + exp(−z)) of the margin z: smooth everywhere.</source>
        <translation>log(1 + exp(−z)) des Abstands z: überall glatt.</translation>
    </message>
    <message>
        <source>Huber hinge</source>
        <translation>Huber-Hinge</translation>
    </message>
    <message>
        <source>The hinge of an SVM with its corner rounded over h.</source>
        <translation>Der Hinge-Verlust einer SVM, seine Ecke über h gerundet.</translation>
    </message>
    <message>
        <source>smoothed hinge</source>
        <translation>geglätteter Hinge</translation>
    </message>
    <message>
        <source>The hinge with its corner rounded by a polynomial over h.</source>
        <translation>Der Hinge-Verlust, seine Ecke über h durch ein Polynom gerundet.</translation>
    </message>
    <message>
        <source>Chosen by</source>
        <translation>Gewählt nach</translation>
    </message>
    <message>
        <source>mistakes on a part of its own</source>
        <translation>Fehlern an einem eigenen Teil</translation>
    </message>
    <message>
        <source>Each candidate learns from a part of the rows, and the last part judges: ε for all of it.</source>
        <translation>Jeder Kandidat lernt aus einem Teil der Zeilen, und der letzte Teil urteilt: ε für alles zusammen.</translation>
    </message>
    <message>
        <source>scores on all rows</source>
        <translation>Punkten an allen Zeilen</translation>
    </message>
    <message>
        <source>A fifth of ε pays for a choice by what each candidate can reach; the rest learns from all rows.</source>
        <translation>Ein Fünftel von ε zahlt für eine Wahl nach dem, was jeder Kandidat erreichen kann; mit dem Rest wird aus allen Zeilen gelernt.</translation>
    </message>
</context>
<context>
    <name>epsiscope::ColumnModel</name>
    <message>
        <source>A double click gives the column another name.</source>
        <translation>Ein Doppelklick gibt der Spalte einen anderen Namen.</translation>
    </message>
    <message>
        <source>As detected</source>
        <translation>Wie erkannt</translation>
    </message>
    <message>
        <source>Detected: %1</source>
        <translation>Erkannt: %1</translation>
    </message>
    <message>
        <source>Numbers are computed with; of texts each one counts for itself.</source>
        <translation>Mit Zahlen wird gerechnet; von Texten zählt jeder für sich.</translation>
    </message>
    <message>
        <source>What is predicted. To change it, make another column the target.</source>
        <translation>Was vorhergesagt wird. Um es zu ändern, machen Sie eine andere Spalte zum Ziel.</translation>
    </message>
    <message>
        <source>The target is predicted from the features; ignored columns play no part.</source>
        <translation>Das Ziel wird aus den Merkmalen vorhergesagt; ignorierte Spalten spielen keine Rolle.</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>First values</source>
        <translation>Erste Werte</translation>
    </message>
    <message>
        <source>Read as %1.</source>
        <translation>Gelesen als %1.</translation>
    </message>
    <message>
        <source>Looks like numbers, but %1.</source>
        <translation>Sieht nach Zahlen aus, aber %1.</translation>
    </message>
    <message>
        <source>Can be read as %1.</source>
        <translation>Kann als %1 gelesen werden.</translation>
    </message>
</context>
<context>
    <name>epsiscope::ColumnPicker</name>
    <message>
        <source>Features</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>The columns that are learned from; text counts once for each of its values.</source>
        <translation>Die Spalten, aus denen gelernt wird; Text zählt einmal für jeden seiner Werte.</translation>
    </message>
    <message>
        <source>All columns but the target</source>
        <translation>Alle Spalten außer dem Ziel</translation>
    </message>
    <message>
        <source>Too many to list: choose them in the Data view</source>
        <translation>Zu viele zum Aufzählen: Wählen Sie sie in der Ansicht „Daten“</translation>
    </message>
</context>
<context>
    <name>epsiscope::ColumnSummaryModel</name>
    <message>
        <source>column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlend</translation>
    </message>
    <message>
        <source>least</source>
        <translation>kleinster</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>largest</source>
        <translation>größter</translation>
    </message>
    <message>
        <source>sd</source>
        <translation>Streuung</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>verborgen</translation>
    </message>
    <message>
        <source>A feature that the study cannot use: the notes in Setup say why. Click to change it.</source>
        <translation>Ein Merkmal, das die Studie nicht benutzen kann: Die Hinweise unter „Aufbau“ sagen, warum. Ein Klick ändert es.</translation>
    </message>
    <message>
        <source>Whether cells are read as numbers or as text. Click to change it, or to declare categories.</source>
        <translation>Ob Zellen als Zahlen oder als Text gelesen werden. Ein Klick ändert es oder gibt Kategorien an.</translation>
    </message>
    <message>
        <source>values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>bad</source>
        <translation>unbrauchbar</translation>
    </message>
    <message>
        <source>different</source>
        <translation>verschieden</translation>
    </message>
    <message>
        <source>lower quartile</source>
        <translation>unteres Quartil</translation>
    </message>
    <message>
        <source>median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>upper quartile</source>
        <translation>oberes Quartil</translation>
    </message>
    <message>
        <source>Whether the column is the target, learned from or ignored. Click to change it.</source>
        <translation>Ob die Spalte das Ziel ist, ob aus ihr gelernt wird oder ob sie ignoriert wird. Ein Klick ändert es.</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>Nothing stands out.</source>
        <translation>Nichts fällt auf.</translation>
    </message>
    <message>
        <source>odd</source>
        <translation>auffällig</translation>
    </message>
</context>
<context>
    <name>epsiscope::CompareDialog</name>
    <message>
        <source>Compare results</source>
        <translation>Ergebnisse vergleichen</translation>
    </message>
    <message>
        <source>Results that are compared</source>
        <translation>Ergebnisse, die verglichen werden</translation>
    </message>
    <message>
        <source>The first is what the others are compared with.</source>
        <translation>Mit dem ersten werden die anderen verglichen.</translation>
    </message>
    <message>
        <source>&amp;Add results…</source>
        <translation>Ergebnisse &amp;hinzufügen …</translation>
    </message>
    <message>
        <source>Adds results.json of a run, or the run kept beside a study.</source>
        <translation>Fügt die results.json eines Laufs hinzu, oder was neben einer Studie aufbewahrt wurde.</translation>
    </message>
    <message>
        <source>Make it the &amp;first</source>
        <translation>Zum &amp;ersten machen</translation>
    </message>
    <message>
        <source>The others are compared with the chosen one.</source>
        <translation>Die anderen werden mit dem gewählten verglichen.</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Takes the chosen result out of the list.</source>
        <translation>Nimmt das gewählte Ergebnis aus der Liste.</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>Was verglichen wird</translation>
    </message>
    <message>
        <source>The error, and how it was found.</source>
        <translation>Der Fehler, und wie er gefunden wurde.</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>One method alone, or all that the results have.</source>
        <translation>Eine Methode allein, oder alle, die die Ergebnisse haben.</translation>
    </message>
    <message>
        <source>Errors and their differences</source>
        <translation>Fehler und ihre Unterschiede</translation>
    </message>
    <message>
        <source>&amp;Export chart…</source>
        <translation>Diagramm &amp;exportieren …</translation>
    </message>
    <message>
        <source>Writes the chart as PNG, SVG or PDF, or its data as CSV.</source>
        <translation>Schreibt das Diagramm als PNG, SVG oder PDF, oder seine Daten als CSV.</translation>
    </message>
    <message>
        <source>Export &amp;table…</source>
        <translation>&amp;Tabelle exportieren …</translation>
    </message>
    <message>
        <source>Writes all errors and differences as CSV, a line for each error.</source>
        <translation>Schreibt alle Fehler und Unterschiede als CSV, eine Zeile für jeden Fehler.</translation>
    </message>
    <message>
        <source>&amp;Copy table</source>
        <translation>Tabelle &amp;kopieren</translation>
    </message>
    <message>
        <source>Copies the table for a spreadsheet.</source>
        <translation>Kopiert die Tabelle für eine Tabellenkalkulation.</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>Sch&amp;ließen</translation>
    </message>
    <message>
        <source>Closes the comparison.</source>
        <translation>Schließt den Vergleich.</translation>
    </message>
    <message>
        <source>Reading results</source>
        <translation>Ergebnisse werden gelesen</translation>
    </message>
    <message>
        <source>Compare which results?</source>
        <translation>Welche Ergebnisse vergleichen?</translation>
    </message>
    <message>
        <source>Results (*.json)</source>
        <translation>Ergebnisse (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Export the comparison into which file?</source>
        <translation>In welche Datei soll der Vergleich?</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Geschrieben: %1</translation>
    </message>
    <message>
        <source>Add two or more results: the results.json of a run, or the run kept beside a study.</source>
        <translation>Fügen Sie zwei oder mehr Ergebnisse hinzu: die results.json eines Laufs, oder was neben einer Studie aufbewahrt wurde.</translation>
    </message>
    <message>
        <source>%1: seed %2, %3 trials, %4</source>
        <translation>%1: Startwert %2, %3 Läufe, %4</translation>
    </message>
    <message>
        <source>%1 (the others are compared with it)</source>
        <translation>%1 (die anderen werden damit verglichen)</translation>
    </message>
    <message>
        <source>all methods</source>
        <translation>alle Methoden</translation>
    </message>
</context>
<context>
    <name>epsiscope::Course</name>
    <message>
        <source>Course</source>
        <translation>Kurs</translation>
    </message>
    <message>
        <source>All lessons are done</source>
        <translation>Alle Lektionen sind erledigt</translation>
    </message>
    <message>
        <source>Start “%1”</source>
        <translation>„%1“ beginnen</translation>
    </message>
    <message>
        <source>Any lesson can be taken again: follow its title.</source>
        <translation>Jede Lektion lässt sich wiederholen: Folgen Sie ihrem Titel.</translation>
    </message>
    <message>
        <source>The next lesson of the course. Any other starts where its title is.</source>
        <translation>Die nächste Lektion des Kurses. Jede andere beginnt mit einem Klick auf ihren Titel.</translation>
    </message>
</context>
<context>
    <name>epsiscope::DataColumns</name>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>This is the target; make another column the target first.</source>
        <translation>Das ist das Ziel; machen Sie zuerst eine andere Spalte zum Ziel.</translation>
    </message>
    <message>
        <source>This is the last feature; nothing would be left to learn from.</source>
        <translation>Das ist das letzte Merkmal; nichts bliebe zum Lernen.</translation>
    </message>
    <message>
        <source>&amp;Target</source>
        <translation>&amp;Ziel</translation>
    </message>
    <message>
        <source>&amp;Feature</source>
        <translation>&amp;Merkmal</translation>
    </message>
    <message>
        <source>&amp;Ignored</source>
        <translation>&amp;Ignoriert</translation>
    </message>
    <message>
        <source>Built-in data are not read from a file: their kinds are known.</source>
        <translation>Eingebaute Daten werden nicht aus einer Datei gelesen: Ihre Arten sind bekannt.</translation>
    </message>
    <message>
        <source>Kind as the &amp;cells say</source>
        <translation>Art nach den Z&amp;ellen</translation>
    </message>
    <message>
        <source>Read as &amp;numbers</source>
        <translation>Als Za&amp;hlen lesen</translation>
    </message>
    <message>
        <source>Read as te&amp;xt</source>
        <translation>Als Te&amp;xt lesen</translation>
    </message>
    <message>
        <source>&amp;Declared categories…</source>
        <translation>&amp;Angegebene Kategorien …</translation>
    </message>
    <message>
        <source>Only text has categories; read the column as text first.</source>
        <translation>Nur Text hat Kategorien; lesen Sie die Spalte zuerst als Text.</translation>
    </message>
    <message>
        <source>The target holds numbers here, and this column is text.</source>
        <translation>Das Ziel enthält hier Zahlen, und diese Spalte ist Text.</translation>
    </message>
    <message>
        <source>Choose a column to see it against the labels; Enter opens its menu: role, kind, categories, bounds.</source>
        <translation>Wählen Sie eine Spalte, um sie gegen die Labels zu sehen; Enter öffnet ihr Menü: Rolle, Art, Kategorien, Schranken.</translation>
    </message>
    <message>
        <source>Declared &amp;bounds…</source>
        <translation>Angegebene Sch&amp;ranken …</translation>
    </message>
    <message>
        <source>Only numbers have bounds; read the column as numbers first.</source>
        <translation>Nur Zahlen haben Schranken; lesen Sie die Spalte zuerst als Zahlen.</translation>
    </message>
    <message>
        <source>The bounds of the target are declared in Setup.</source>
        <translation>Die Schranken des Ziels werden unter Aufbau angegeben.</translation>
    </message>
</context>
<context>
    <name>epsiscope::DataOffer</name>
    <message>
        <source>Another target</source>
        <translation>Anderes Ziel</translation>
    </message>
    <message>
        <source>“%1” cannot work with the target %2.</source>
        <translation>„%1“ kann mit dem Ziel %2 nicht arbeiten.</translation>
    </message>
    <message>
        <source>Use %1 (built-in)</source>
        <translation>%1 nehmen (eingebaut)</translation>
    </message>
    <message>
        <source>Opens built-in data that suit this task. Undo brings yours back.</source>
        <translation>Öffnet eingebaute Daten, die zu dieser Aufgabe passen. Rückgängig bringt Ihre zurück.</translation>
    </message>
    <message>
        <source>Back to “%1”</source>
        <translation>Zurück zu „%1“</translation>
    </message>
    <message>
        <source>choose…</source>
        <translation>wählen…</translation>
    </message>
</context>
<context>
    <name>epsiscope::DataRows</name>
    <message>
        <source>Rows to show</source>
        <translation>Welche Zeilen gezeigt werden</translation>
    </message>
    <message>
        <source>A column, a comparison and a value, such as %1: = != &lt; &lt;= &gt; &gt;= contains. Or a column and &quot;is missing&quot; or &quot;is bad&quot;. Other words are looked for in all text.</source>
        <translation>Eine Spalte, ein Vergleich und ein Wert, etwa %1: = != &lt; &lt;= &gt; &gt;= enthält. Oder eine Spalte und „fehlt“ oder „ist unbrauchbar“. Andere Wörter werden in allen Texten gesucht.</translation>
    </message>
    <message>
        <source>Show rows where…</source>
        <translation>Zeilen zeigen, wo …</translation>
    </message>
    <message>
        <source>Go to row</source>
        <translation>Zu Zeile gehen</translation>
    </message>
    <message>
        <source>The number of a row in the file (Ctrl+G), then Enter.</source>
        <translation>Die Nummer einer Datenzeile der Datei (Strg+G), dann die Eingabetaste.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Stops searching and sorting; the rows stay as they are shown.</source>
        <translation>Hält Suchen und Sortieren an; die Zeilen bleiben, wie sie gezeigt sind.</translation>
    </message>
    <message>
        <source>All rows</source>
        <translation>Alle Zeilen</translation>
    </message>
    <message>
        <source>Click a heading to sort: upwards, downwards, as in the file. The menu sorts too, and saves.</source>
        <translation>Ein Klick auf eine Überschrift sortiert: aufsteigend, absteigend, wie in der Datei. Das Menü sortiert auch und speichert.</translation>
    </message>
    <message>
        <source>Cells are private: they are not shown where results are released.</source>
        <translation>Zellen sind privat: Wo Ergebnisse veröffentlicht werden, wird nichts davon gezeigt.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Suche läuft …</translation>
    </message>
    <message>
        <source>Stopped: shown as before</source>
        <translation>Angehalten: gezeigt wie zuvor</translation>
    </message>
    <message>
        <source>Write the number of a row, from 1 to %1.</source>
        <translation>Schreiben Sie die Nummer einer Zeile, von 1 bis %1.</translation>
    </message>
    <message>
        <source>Row %1 is not among the rows that are shown; clear the search to see it.</source>
        <translation>Zeile %1 ist nicht unter den gezeigten Zeilen; leeren Sie die Suche, um sie zu sehen.</translation>
    </message>
    <message>
        <source>Sort &amp;upwards by this column</source>
        <translation>&amp;Aufsteigend nach dieser Spalte sortieren</translation>
    </message>
    <message>
        <source>Sort &amp;downwards by this column</source>
        <translation>A&amp;bsteigend nach dieser Spalte sortieren</translation>
    </message>
    <message>
        <source>&amp;Order of the file</source>
        <translation>&amp;Reihenfolge der Datei</translation>
    </message>
    <message>
        <source>The rows are in the order of the file.</source>
        <translation>Die Zeilen stehen in der Reihenfolge der Datei.</translation>
    </message>
    <message>
        <source>There are no rows.</source>
        <translation>Es gibt keine Zeilen.</translation>
    </message>
    <message>
        <source>Cells are private: they are not written where results are released.</source>
        <translation>Zellen sind privat: Wo Ergebnisse veröffentlicht werden, wird nichts davon geschrieben.</translation>
    </message>
    <message>
        <source>A table is being written.</source>
        <translation>Eine Tabelle wird gerade geschrieben.</translation>
    </message>
    <message>
        <source>Save &amp;all rows as CSV…</source>
        <translation>Alle &amp;Zeilen als CSV speichern …</translation>
    </message>
    <message>
        <source>&amp;Save table as CSV…</source>
        <translation>&amp;Tabelle als CSV speichern …</translation>
    </message>
    <message>
        <source>Writes private data: keep the file as safe as its source.</source>
        <translation>Schreibt private Daten: Verwahren Sie die Datei so sicher wie ihre Quelle.</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Die Tabelle speichern</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
</context>
<context>
    <name>epsiscope::DataSection</name>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändern …</translation>
    </message>
    <message>
        <source>Opens other data: your own table or a built-in one. You can also drop a file on the window.</source>
        <translation>Öffnet andere Daten: eine eigene Tabelle oder eingebaute. Eine Datei lässt sich auch auf das Fenster ziehen.</translation>
    </message>
    <message>
        <source>Change data</source>
        <translation>Daten ändern</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>Class against the rest</source>
        <translation>Klasse gegen den Rest</translation>
    </message>
    <message>
        <source>The value of the target that is one class; all other values are the other.</source>
        <translation>Der Wert des Ziels, der die eine Klasse ist; alle anderen Werte sind die andere.</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Bounds</source>
        <translation>Schranken</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>not private</source>
        <translation>nicht privat</translation>
    </message>
    <message>
        <source>Missing cells</source>
        <translation>Fehlende Zellen</translation>
    </message>
    <message>
        <source>stop and say where</source>
        <translation>anhalten und die Stelle nennen</translation>
    </message>
    <message>
        <source>drop those rows</source>
        <translation>diese Zeilen weglassen</translation>
    </message>
    <message>
        <source>drop those columns</source>
        <translation>diese Spalten weglassen</translation>
    </message>
    <message>
        <source>fill with the mean</source>
        <translation>mit dem Mittelwert füllen</translation>
    </message>
    <message>
        <source>What happens to cells without a value. A missing label is never filled in.</source>
        <translation>Was mit Zellen ohne Wert geschieht. Ein fehlendes Label wird nie gefüllt.</translation>
    </message>
    <message>
        <source>No data</source>
        <translation>Keine Daten</translation>
    </message>
    <message>
        <source>%1 against the rest</source>
        <translation>%1 gegen den Rest</translation>
    </message>
    <message>
        <source>How it was read…</source>
        <translation>Wie sie gelesen wurden …</translation>
    </message>
    <message>
        <source>How it was read</source>
        <translation>Wie sie gelesen wurden</translation>
    </message>
    <message>
        <source>Shows separator, marks, kinds of columns and what else was found in the file, to be changed.</source>
        <translation>Zeigt Trennzeichen, Zahlenzeichen, Arten der Spalten und was sonst in der Datei gefunden wurde; alles lässt sich ändern.</translation>
    </message>
    <message>
        <source>Cells that are no numbers</source>
        <translation>Zellen, die keine Zahlen sind</translation>
    </message>
    <message>
        <source>What happens to cells of a column of numbers that are none. A label is never filled in.</source>
        <translation>Was mit Zellen einer Zahlenspalte geschieht, die keine Zahlen sind. Ein Label wird nie gefüllt.</translation>
    </message>
    <message>
        <source>Show…</source>
        <translation>Zeigen …</translation>
    </message>
    <message>
        <source>Show the cells that are no numbers</source>
        <translation>Die Zellen zeigen, die keine Zahlen sind</translation>
    </message>
    <message>
        <source>Lists each with its row, its line in the file and why it is no number.</source>
        <translation>Zählt jede auf, mit ihrer Datenzeile, ihrer Zeile in der Datei und warum sie keine Zahl ist.</translation>
    </message>
    <message>
        <source>Bad cells</source>
        <translation>Unbrauchbar</translation>
    </message>
    <message>
        <source>Lower bound of the target</source>
        <translation>Untere Schranke des Ziels</translation>
    </message>
    <message>
        <source>Upper bound of the target</source>
        <translation>Obere Schranke des Ziels</translation>
    </message>
</context>
<context>
    <name>epsiscope::DataTableModel</name>
    <message>
        <source>hidden</source>
        <translation>verborgen</translation>
    </message>
    <message>
        <source>Cells are private: they are not shown where results are released.</source>
        <translation>Zellen sind privat: Wo Ergebnisse veröffentlicht werden, wird nichts davon gezeigt.</translation>
    </message>
    <message>
        <source>This cell is missing.</source>
        <translation>Diese Zelle fehlt.</translation>
    </message>
</context>
<context>
    <name>epsiscope::DataView</name>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>all rows</source>
        <translation>alle Zeilen</translation>
    </message>
    <message>
        <source>Part of the table</source>
        <translation>Teil der Tabelle</translation>
    </message>
    <message>
        <source>A line for each column: its role, its kind and its values in short.</source>
        <translation>Eine Zeile je Spalte: ihre Rolle, ihre Art und ihre Werte in Kürze.</translation>
    </message>
    <message>
        <source>Every row of the table, to sort and to search.</source>
        <translation>Jede Zeile der Tabelle, zum Sortieren und Suchen.</translation>
    </message>
    <message>
        <source>How it was read…</source>
        <translation>Wie sie gelesen wurden …</translation>
    </message>
    <message>
        <source>Shows how the file was read, and why; every decision can be changed.</source>
        <translation>Zeigt, wie die Datei gelesen wurde und warum; jede Entscheidung lässt sich ändern.</translation>
    </message>
</context>
<context>
    <name>epsiscope::DatabaseDialog</name>
    <message>
        <source>Open from a database</source>
        <translation>Aus einer Datenbank öffnen</translation>
    </message>
    <message>
        <source>Name a service of your own pg_service.conf, where host, user and database stand; the password stands in .pgpass. Nothing is written to the database.</source>
        <translation>Nennen Sie einen Dienst aus Ihrer eigenen pg_service.conf, in der Host, Benutzer und Datenbank stehen; das Passwort steht in .pgpass. In die Datenbank wird nichts geschrieben.</translation>
    </message>
    <message>
        <source>&amp;Service</source>
        <translation>&amp;Dienst</translation>
    </message>
    <message>
        <source>A name in square brackets in pg_service.conf.</source>
        <translation>Ein Name in eckigen Klammern in pg_service.conf.</translation>
    </message>
    <message>
        <source>&amp;Table or SELECT</source>
        <translation>&amp;Tabelle oder SELECT</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Shows how the table is read before it is taken.</source>
        <translation>Zeigt, wie die Tabelle gelesen wird, bevor sie übernommen wird.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Closes the dialog; data and study stay as they are.</source>
        <translation>Schließt den Dialog; Daten und Studie bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>The name of a table, or a SELECT that asks for its rows; empty: the tables are listed.</source>
        <translation>Der Name einer Tabelle oder ein SELECT, das nach ihren Zeilen fragt; leer: die Tabellen werden aufgelistet.</translation>
    </message>
    <message>
        <source>choose from a list</source>
        <translation>aus einer Liste wählen</translation>
    </message>
</context>
<context>
    <name>epsiscope::DeclarationForm</name>
    <message>
        <source>&amp;Declare</source>
        <translation>&amp;Angeben</translation>
    </message>
    <message>
        <source>Declare</source>
        <translation>Angeben</translation>
    </message>
    <message>
        <source>Takes what is written here for public knowledge.</source>
        <translation>Nimmt, was hier steht, für öffentlich bekannt.</translation>
    </message>
    <message>
        <source>Write what is publicly known, from a law, a form or common sense, and not what the table holds. Values beyond bounds are cut to them.</source>
        <translation>Schreiben Sie, was öffentlich bekannt ist, aus einem Gesetz, einem Formular oder mit gesundem Menschenverstand, und nicht, was in der Tabelle steht. Werte jenseits der Schranken werden auf sie gekürzt.</translation>
    </message>
    <message>
        <source>%1: what it can be</source>
        <translation>%1: was es sein kann</translation>
    </message>
    <message>
        <source>what it can be, separated by commas</source>
        <translation>was es sein kann, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>%1: smallest value</source>
        <translation>%1: kleinster Wert</translation>
    </message>
    <message>
        <source>smallest value</source>
        <translation>kleinster Wert</translation>
    </message>
    <message>
        <source>%1: largest value</source>
        <translation>%1: größter Wert</translation>
    </message>
    <message>
        <source>largest value</source>
        <translation>größter Wert</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>Write what %1 can be, separated by commas.</source>
        <translation>Schreiben Sie, was %1 sein kann, durch Kommas getrennt.</translation>
    </message>
    <message>
        <source>The bounds of %1 are two numbers, the smaller one first.</source>
        <translation>Die Schranken von %1 sind zwei Zahlen, die kleinere zuerst.</translation>
    </message>
</context>
<context>
    <name>epsiscope::DivideButton</name>
    <message>
        <source>Divide by</source>
        <translation>Unterteilen nach</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>not in the table</source>
        <translation>nicht in der Tabelle</translation>
    </message>
    <message>
        <source>No column of text: a column of numbers becomes one in the Data view</source>
        <translation>Keine Spalte aus Text: Eine Spalte aus Zahlen wird in der Ansicht Daten zu einer</translation>
    </message>
    <message>
        <source>Columns of text: each cell of their table has the statistic of its own rows. Of several, the last one that is ticked stands on top; the cells of a histogram always do.</source>
        <translation>Spalten aus Text: Jede Zelle ihrer Tabelle hat die Statistik ihrer eigenen Zeilen. Von mehreren steht die zuletzt angekreuzte oben; die Zellen eines Histogramms stehen immer oben.</translation>
    </message>
</context>
<context>
    <name>epsiscope::Document</name>
    <message>
        <source>The pasted table cannot be written beside %1; choose a folder that can be written.</source>
        <translation>Die eingefügte Tabelle lässt sich nicht neben %1 schreiben; wählen Sie einen beschreibbaren Ordner.</translation>
    </message>
    <message>
        <source>The pasted table was written beside the study: %1</source>
        <translation>Die eingefügte Tabelle wurde neben die Studie geschrieben: %1</translation>
    </message>
    <message>
        <source>The declared bounds belong to %1 and come back with it.</source>
        <translation>Die angegebenen Schranken gehören zu %1 und kommen damit zurück.</translation>
    </message>
    <message>
        <source>%1 was not saved: it holds something else than what was opened from it or saved in it here; save the study again, and choose what becomes of that.</source>
        <translation>%1 wurde nicht gespeichert: Die Datei enthält etwas anderes, als hier aus ihr geöffnet oder in ihr gespeichert wurde; speichern Sie die Studie noch einmal und wählen Sie, was damit geschieht.</translation>
    </message>
    <message>
        <source>%1 was not saved; there is too little memory, or it cannot be written: choose another place.</source>
        <translation>%1 wurde nicht gespeichert; der Speicher reicht nicht, oder dort lässt sich nicht schreiben: Wählen Sie einen anderen Ort.</translation>
    </message>
</context>
<context>
    <name>epsiscope::DownloadCard</name>
    <message>
        <source>Licence: %1</source>
        <translation>Lizenz: %1</translation>
    </message>
    <message>
        <source>Publisher: %1</source>
        <translation>Herausgeber: %1</translation>
    </message>
    <message>
        <source>Publisher&apos;s page of %1</source>
        <translation>Seite des Herausgebers von %1</translation>
    </message>
    <message>
        <source>Opens %1 in the browser.</source>
        <translation>Öffnet %1 im Browser.</translation>
    </message>
    <message>
        <source>Progress of %1</source>
        <translation>Fortschritt von %1</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Stop downloading %1</source>
        <translation>Herunterladen von %1 anhalten</translation>
    </message>
    <message>
        <source>Stops the download; of a file that is not whole nothing stays.</source>
        <translation>Hält das Herunterladen an; von einer unvollständigen Datei bleibt nichts.</translation>
    </message>
    <message>
        <source>The publisher states no checksum, so a download could not be checked. Fetch it by hand from the publisher&apos;s page and open it with File, Open data.</source>
        <translation>Der Herausgeber nennt keine Prüfsumme, daher ließe sich ein Herunterladen nicht prüfen. Holen Sie die Datei selbst von der Seite des Herausgebers, und öffnen Sie sie mit Datei, Daten öffnen.</translation>
    </message>
    <message>
        <source>Stored in the folder, and the same as published.</source>
        <translation>Liegt im Ordner, und genau wie veröffentlicht.</translation>
    </message>
    <message>
        <source>The folder has another %1; downloading keeps it under another name.</source>
        <translation>Im Ordner liegt ein anderes %1; beim Herunterladen bleibt es unter einem anderen Namen.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Download and open</source>
        <translation>Herunterladen und öffnen</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>Download and open %1</source>
        <translation>%1 herunterladen und öffnen</translation>
    </message>
    <message>
        <source>Opens the files of the folder.</source>
        <translation>Öffnet die Dateien des Ordners.</translation>
    </message>
    <message>
        <source>Downloads what the folder lacks, checks it, and opens it.</source>
        <translation>Lädt herunter, was im Ordner fehlt, prüft es und öffnet es.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>epsiscope::DownloadDialog</name>
    <message>
        <source>Download public data</source>
        <translation>Öffentliche Daten herunterladen</translation>
    </message>
    <message>
        <source>Nothing is downloaded until you press a button below. A file is opened only if it is the published one, byte for byte.</source>
        <translation>Nichts wird heruntergeladen, bevor Sie unten einen Knopf drücken. Eine Datei wird nur geöffnet, wenn sie Byte für Byte die veröffentlichte ist.</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Ordner</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Where the files are stored, and looked for. Empty: Epsiscope&apos;s own folder.</source>
        <translation>Wo die Dateien abgelegt und gesucht werden. Leer: der eigene Ordner von Epsiscope.</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>&amp;Wählen …</translation>
    </message>
    <message>
        <source>Choose the folder</source>
        <translation>Den Ordner wählen</translation>
    </message>
    <message>
        <source>Chooses the folder where the files are stored.</source>
        <translation>Wählt den Ordner, in dem die Dateien abgelegt werden.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Closes the list; a download that is running is stopped.</source>
        <translation>Schließt die Liste; ein laufendes Herunterladen wird angehalten.</translation>
    </message>
    <message>
        <source>Store the files in which folder?</source>
        <translation>Die Dateien in welchem Ordner ablegen?</translation>
    </message>
    <message>
        <source>There is no checked download of this data set.</source>
        <translation>Für diesen Datensatz gibt es kein geprüftes Herunterladen.</translation>
    </message>
    <message>
        <source>%1 is being downloaded.</source>
        <translation>%1 wird gerade heruntergeladen.</translation>
    </message>
    <message>
        <source>The files of the folder are being checked.</source>
        <translation>Die Dateien des Ordners werden gerade geprüft.</translation>
    </message>
    <message>
        <source>Stop the download first.</source>
        <translation>Halten Sie zuerst das Herunterladen an.</translation>
    </message>
</context>
<context>
    <name>epsiscope::Downloader</name>
    <message>
        <source>the server is not found, or there is no network</source>
        <translation>der Server wird nicht gefunden, oder es gibt kein Netz</translation>
    </message>
    <message>
        <source>the server refuses the connection</source>
        <translation>der Server lehnt die Verbindung ab</translation>
    </message>
    <message>
        <source>the server broke the connection off</source>
        <translation>der Server hat die Verbindung abgebrochen</translation>
    </message>
    <message>
        <source>the server cannot prove that it is the publisher&apos;s</source>
        <translation>der Server kann nicht belegen, dass er der des Herausgebers ist</translation>
    </message>
    <message>
        <source>the server sends from address to address without end</source>
        <translation>der Server verweist ohne Ende von Adresse zu Adresse</translation>
    </message>
    <message>
        <source>the server sends to an address without encryption</source>
        <translation>der Server verweist auf eine Adresse ohne Verschlüsselung</translation>
    </message>
    <message>
        <source>the server has no such file any more</source>
        <translation>der Server hat diese Datei nicht mehr</translation>
    </message>
    <message>
        <source>the server answers with code %1</source>
        <translation>der Server antwortet mit dem Code %1</translation>
    </message>
    <message>
        <source>the folder cannot be made</source>
        <translation>der Ordner lässt sich nicht anlegen</translation>
    </message>
    <message>
        <source>there is a folder of that name</source>
        <translation>dort gibt es einen Ordner dieses Namens</translation>
    </message>
    <message>
        <source>it is larger than the published file, which has %1 bytes</source>
        <translation>sie ist größer als die veröffentlichte Datei, die %1 Bytes hat</translation>
    </message>
    <message>
        <source>only %1 of %2 bytes arrived</source>
        <translation>nur %1 von %2 Bytes sind angekommen</translation>
    </message>
    <message>
        <source>it is not the published file (its SHA-256 is %1)</source>
        <translation>sie ist nicht die veröffentlichte Datei (ihr SHA-256 ist %1)</translation>
    </message>
    <message>
        <source>what has that name there cannot be moved</source>
        <translation>was dort so heißt, lässt sich nicht verschieben</translation>
    </message>
    <message>
        <source>%1 was not downloaded from %2: %3. Try again later, or fetch it by hand from the publisher&apos;s page.</source>
        <translation>%1 wurde nicht von %2 heruntergeladen: %3. Versuchen Sie es später noch einmal, oder holen Sie die Datei selbst von der Seite des Herausgebers.</translation>
    </message>
    <message>
        <source>%1 cannot be stored in %2: %3. Choose another folder.</source>
        <translation>%1 lässt sich in %2 nicht ablegen: %3. Wählen Sie einen anderen Ordner.</translation>
    </message>
</context>
<context>
    <name>epsiscope::EditGestures</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Wiederholen: %1</translation>
    </message>
</context>
<context>
    <name>epsiscope::ExplainPanel</name>
    <message>
        <source>Explain</source>
        <translation>Erklärungen</translation>
    </message>
    <message>
        <source>Try it.</source>
        <translation>Ausprobieren.</translation>
    </message>
    <message>
        <source>Back to the view</source>
        <translation>Zurück zur Ansicht</translation>
    </message>
    <message>
        <source>Shows what is said about the view in front (Esc).</source>
        <translation>Zeigt, was zur vorderen Ansicht gesagt wird (Esc).</translation>
    </message>
    <message>
        <source>What to look for</source>
        <translation>Worauf zu achten ist</translation>
    </message>
    <message>
        <source>Reference: %1</source>
        <translation>Quelle: %1</translation>
    </message>
    <message>
        <source>How is this known?</source>
        <translation>Woher weiß man das?</translation>
    </message>
    <message>
        <source>Shows or hides the words to the formula, what else to look for, and where it is from.</source>
        <translation>Zeigt oder verbirgt die Worte zur Formel, worauf noch zu achten ist und woher es kommt.</translation>
    </message>
</context>
<context>
    <name>epsiscope::ExportDialog</name>
    <message>
        <source>Export chart</source>
        <translation>Diagramm exportieren</translation>
    </message>
    <message>
        <source>&amp;Chart</source>
        <translation>&amp;Diagramm</translation>
    </message>
    <message>
        <source>Which chart of the view is exported.</source>
        <translation>Welches Diagramm der Ansicht exportiert wird.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Where the chart is written; the ending says the format.</source>
        <translation>Wohin das Diagramm geschrieben wird; die Endung nennt das Format.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen …</translation>
    </message>
    <message>
        <source>Choose the file</source>
        <translation>Die Datei wählen</translation>
    </message>
    <message>
        <source>Chooses folder and name of the file.</source>
        <translation>Wählt Ordner und Namen der Datei.</translation>
    </message>
    <message>
        <source>Fil&amp;e</source>
        <translation>D&amp;atei</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xportieren</translation>
    </message>
    <message>
        <source>All c&amp;harts…</source>
        <translation>Alle Dia&amp;gramme …</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Writes the chart into the file.</source>
        <translation>Schreibt das Diagramm in die Datei.</translation>
    </message>
    <message>
        <source>All charts</source>
        <translation>Alle Diagramme</translation>
    </message>
    <message>
        <source>Writes every chart of every view into a folder, with the same choices.</source>
        <translation>Schreibt jedes Diagramm jeder Ansicht in einen Ordner, mit derselben Wahl.</translation>
    </message>
    <message>
        <source>Export into which file?</source>
        <translation>In welche Datei exportieren?</translation>
    </message>
    <message>
        <source>This view has no chart yet.</source>
        <translation>Diese Ansicht hat noch kein Diagramm.</translation>
    </message>
    <message>
        <source>The file exists and will be replaced.</source>
        <translation>Die Datei besteht schon und wird ersetzt.</translation>
    </message>
    <message>
        <source>A chart is being written.</source>
        <translation>Ein Diagramm wird geschrieben.</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Geschrieben: %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>epsiscope::ExportPreview</name>
    <message>
        <source>Preview of the picture</source>
        <translation>Vorschau des Bildes</translation>
    </message>
</context>
<context>
    <name>epsiscope::FileMenu</name>
    <message>
        <source>Only %2 of the %1 files is opened; drop the others one by one.</source>
        <translation>Von %1 Dateien wird %2 geöffnet; legen Sie die anderen einzeln ab.</translation>
    </message>
</context>
<context>
    <name>epsiscope::FileWatch</name>
    <message>
        <source>%1 was changed at %2 by another window or program; saving asks before it replaces that.</source>
        <translation>%1 wurde um %2 von einem anderen Fenster oder Programm geändert; das Speichern fragt, bevor es das ersetzt.</translation>
    </message>
    <message>
        <source>%1 is no longer there; saving writes it again.</source>
        <translation>%1 ist nicht mehr da; das Speichern schreibt sie neu.</translation>
    </message>
    <message>
        <source>%1 is no longer there. The window keeps showing the rows that were read, but the study does not open without it: put it back.</source>
        <translation>%1 ist nicht mehr da. Gezeigt werden weiter die gelesenen Zeilen, aber ohne sie lässt sich die Studie nicht öffnen: Legen Sie sie zurück.</translation>
    </message>
    <message>
        <source>%1 was written at %2 by another program. The window keeps showing the rows that were read; open it again to see those that it has now.</source>
        <translation>%1 wurde um %2 von einem anderen Programm geschrieben. Gezeigt werden weiter die gelesenen Zeilen; öffnen Sie sie noch einmal, um die jetzigen zu sehen.</translation>
    </message>
</context>
<context>
    <name>epsiscope::Formula</name>
    <message>
        <source>Copy as TeX</source>
        <translation>Als TeX kopieren</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
</context>
<context>
    <name>epsiscope::GuessDialog</name>
    <message>
        <source>Guesses of the class</source>
        <translation>Vermutungen der Klasse</translation>
    </message>
    <message>
        <source>Codes of the phones</source>
        <translation>Codes der Handys</translation>
    </message>
    <message>
        <source>The eight letters that the page of the lesson shows after a guess, one code a line or many in one.</source>
        <translation>Die acht Buchstaben, die die Seite der Lektion nach einer Vermutung zeigt, ein Code je Zeile oder viele in einer.</translation>
    </message>
    <message>
        <source>The lesson has asked for no guess yet; go on to the step that does.</source>
        <translation>Die Lektion hat noch nach keiner Vermutung gefragt; gehen Sie weiter bis zu dem Schritt, der es tut.</translation>
    </message>
    <message>
        <source>C&amp;odes of the phones</source>
        <translation>C&amp;odes der Handys</translation>
    </message>
</context>
<context>
    <name>epsiscope::GuessingPage</name>
    <message>
        <source>The best guesser is right %1 of the time here, in %2 results mostly %3 to %4 times. And ε = %5 promises of every kind of noise: nobody, whatever else they know, is right more often than e^ε/(1 + e^ε) = %6.</source>
        <translation>Der beste Rater hat hier in %1 der Fälle recht, bei %2 Ergebnissen meist %3- bis %4-mal. Und ε = %5 verspricht für jede Art von Rauschen: Niemand, was er auch sonst weiß, hat öfter recht als e^ε/(1 + e^ε) = %6.</translation>
    </message>
    <message>
        <source>You were right %1 times of %2. %3 %4</source>
        <translation>Sie hatten %1-mal von %2 recht. %3 %4</translation>
    </message>
    <message>
        <source>Right of %1: %2.</source>
        <translation>Richtig von %1: %2.</translation>
    </message>
    <message>
        <source>%1 at ε %2</source>
        <translation>%1 bei ε %2</translation>
    </message>
    <message>
        <source>Result %1 of %2: %3.</source>
        <translation>Ergebnis %1 von %2: %3.</translation>
    </message>
    <message>
        <source>%1 Which one was it?</source>
        <translation>%1 Welcher war es?</translation>
    </message>
    <message>
        <source>No, it was %1; %2 of %3 so far. %4</source>
        <translation>Nein, es war %1; bisher %2 von %3. %4</translation>
    </message>
    <message>
        <source>Right, it was %1; %2 of %3 so far. %4</source>
        <translation>Richtig, es war %1; bisher %2 von %3. %4</translation>
    </message>
    <message>
        <source>result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>What is published (100 000 $)</source>
        <translation>Was veröffentlicht wird (100 000 $)</translation>
    </message>
    <message>
        <source>the dearest</source>
        <translation>der teuerste</translation>
    </message>
    <message>
        <source>the cheapest</source>
        <translation>der billigste</translation>
    </message>
    <message>
        <source>Twenty new results.</source>
        <translation>Zwanzig neue Ergebnisse.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>As the best guesser would: the nearer price.</source>
        <translation>Wie der beste Rater: der nähere Preis.</translation>
    </message>
    <message>
        <source>Play the rest for me</source>
        <translation>Den Rest für mich spielen</translation>
    </message>
    <message>
        <source>Your guess; key 2 or the right arrow.</source>
        <translation>Ihr Tipp; Taste 2 oder Pfeil nach rechts.</translation>
    </message>
    <message>
        <source>Your guess; key 1 or the left arrow.</source>
        <translation>Ihr Tipp; Taste 1 oder Pfeil nach links.</translation>
    </message>
    <message>
        <source>2: the dearest</source>
        <translation>2: der teuerste</translation>
    </message>
    <message>
        <source>1: the cheapest</source>
        <translation>1: der billigste</translation>
    </message>
    <message>
        <source>Can you tell who?</source>
        <translation>Können Sie sagen, wer?</translation>
    </message>
    <message>
        <source>Each time a coin chooses one of the two districts, and its price is published with noise. You see the result alone. Which one was it? Guess twenty times; the keys 1 and 2 or the arrows do it too. Prices below zero are the noise&apos;s doing.</source>
        <translation>Jedes Mal wählt eine Münze einen der beiden Bezirke, und sein Preis wird mit Rauschen veröffentlicht. Sie sehen nur das Ergebnis. Welcher war es? Raten Sie zwanzigmal; die Tasten 1 und 2 oder die Pfeile tun es auch. Preise unter null sind das Werk des Rauschens.</translation>
    </message>
</context>
<context>
    <name>epsiscope::HandbookDialog</name>
    <message>
        <source>Handbook</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search the handbook</source>
        <translation>Das Handbuch durchsuchen</translation>
    </message>
    <message>
        <source>Pages of the handbook</source>
        <translation>Seiten des Handbuchs</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Shows the pages that have this word, or the page about this message.</source>
        <translation>Zeigt die Seiten, auf denen dieses Wort steht, oder die Seite zu dieser Meldung.</translation>
    </message>
</context>
<context>
    <name>epsiscope::Handout</name>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>Prints the page as it is shown.</source>
        <translation>Druckt die Seite, wie sie gezeigt wird.</translation>
    </message>
    <message>
        <source>Save as a web page…</source>
        <translation>Als Webseite speichern…</translation>
    </message>
    <message>
        <source>Writes the page as it is shown into a file.</source>
        <translation>Schreibt die Seite, wie sie gezeigt wird, in eine Datei.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Closes the page; the study stays as it is.</source>
        <translation>Schließt die Seite; die Studie bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Save the page into which file?</source>
        <translation>Die Seite in welche Datei speichern?</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Webseite (*.html)</translation>
    </message>
</context>
<context>
    <name>epsiscope::HeadModel</name>
    <message>
        <source>Read as %1.</source>
        <translation>Gelesen als %1.</translation>
    </message>
    <message>
        <source>Missing: the cell is empty.</source>
        <translation>Fehlt: Die Zelle ist leer.</translation>
    </message>
    <message>
        <source>Missing: &quot;%1&quot;.</source>
        <translation>Fehlt: „%1“.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; %2.</source>
        <translation>„%1“ %2.</translation>
    </message>
</context>
<context>
    <name>epsiscope::HeatKey</name>
    <message>
        <source>( ) more</source>
        <translation>( ) mehr</translation>
    </message>
    <message>
        <source>%1: 0 %</source>
        <translation>%1: 0 %</translation>
    </message>
</context>
<context>
    <name>epsiscope::HelpMark</name>
    <message>
        <source>Explains %1 (F1).</source>
        <translation>Erklärt %1 (F1).</translation>
    </message>
    <message>
        <source>Explain %1</source>
        <translation>%1 erklären</translation>
    </message>
</context>
<context>
    <name>epsiscope::ImportDialog</name>
    <message>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>Reading the file</source>
        <translation>Die Datei wird gelesen</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importieren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Takes the table into the study.</source>
        <translation>Übernimmt die Tabelle in die Studie.</translation>
    </message>
    <message>
        <source>Closes the dialog; data and study stay as they are.</source>
        <translation>Schließt das Fenster; Daten und Studie bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>The file is being read; the first rows are shown already.</source>
        <translation>Die Datei wird noch gelesen; die ersten Zeilen sind schon zu sehen.</translation>
    </message>
    <message>
        <source>The file cannot be read in this way; choose another one at the left, or cancel.</source>
        <translation>So lässt sich die Datei nicht lesen; wählen Sie links eine andere Lesart, oder brechen Sie ab.</translation>
    </message>
    <message>
        <source>Answer the question at the top first: the file cannot tell.</source>
        <translation>Beantworten Sie zuerst die Frage oben: Die Datei kann es nicht sagen.</translation>
    </message>
    <message>
        <source>Say at the top what takes the place of &quot;%1&quot;, or give it up.</source>
        <translation>Sagen Sie oben, was an die Stelle von „%1“ tritt, oder geben Sie es auf.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is read as %2.</source>
        <translation>„%1“ wird gelesen als %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is text and can be read as %2.</source>
        <translation>„%1“ ist Text und kann gelesen werden als %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; looks like numbers, but %2.</source>
        <translation>„%1“ sieht nach Zahlen aus, aber %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is ignored: %2.</source>
        <translation>„%1“ wird ignoriert: %2.</translation>
    </message>
    <message>
        <source>The page Columns changes that.</source>
        <translation>Die Seite Spalten ändert das.</translation>
    </message>
    <message>
        <source>&amp;Declare and import</source>
        <translation>&amp;Festlegen und importieren</translation>
    </message>
    <message>
        <source>Declare and import</source>
        <translation>Festlegen und importieren</translation>
    </message>
    <message>
        <source>You answer for how the cells are read, as it is written above; without that nothing is private.</source>
        <translation>Sie stehen dafür ein, wie die Zellen gelesen werden, so wie es oben steht; ohne das ist nichts privat.</translation>
    </message>
    <message>
        <source>&amp;Import as detected</source>
        <translation>Wie &amp;erkannt importieren</translation>
    </message>
    <message>
        <source>To declare, without having looked at the rows: %1</source>
        <translation>Festzulegen, ohne die Zeilen angesehen zu haben: %1</translation>
    </message>
    <message>
        <source>Declare the most rows of one person.</source>
        <translation>Legen Sie die meisten Zeilen einer Person fest.</translation>
    </message>
    <message>
        <source>Is &quot;%1&quot; who the rows belong to? It has %2 different values, up to %3 rows with one of them; every promise is about one row, unless you choose it here.</source>
        <translation>Sagt „%1“, wem die Zeilen gehören? Es hat %2 verschiedene Werte, bis zu %3 Zeilen mit einem davon; jedes Versprechen gilt einer Zeile, wenn Sie es nicht hier wählen.</translation>
    </message>
    <message>
        <source>Declare the most rows of one person at the left, or choose every row by itself.</source>
        <translation>Legen Sie links die meisten Zeilen einer Person fest, oder wählen Sie jede Zeile für sich.</translation>
    </message>
    <message>
        <source>Declare the largest weight.</source>
        <translation>Geben Sie das größte Gewicht an.</translation>
    </message>
    <message>
        <source>It is not taken from the table, whose largest weight is private: declare what is known of such weights without looking.</source>
        <translation>Es wird nicht aus der Tabelle genommen, deren größtes Gewicht privat ist: Geben Sie an, was man von solchen Gewichten weiß, ohne hinzusehen.</translation>
    </message>
    <message>
        <source>Unless you choose it here, every row counts once and the column is one like any other.</source>
        <translation>Solange Sie sie hier nicht wählen, zählt jede Zeile einmal, und die Spalte ist eine wie jede andere.</translation>
    </message>
    <message>
        <source>Declare the largest weight at the left, or choose that each row counts once.</source>
        <translation>Geben Sie links das größte Gewicht an, oder wählen Sie, dass jede Zeile einmal zählt.</translation>
    </message>
    <message>
        <source>Answer the questions at the top first.</source>
        <translation>Beantworten Sie zuerst die Fragen oben.</translation>
    </message>
    <message>
        <source>What is not answered stays as it was read.</source>
        <translation>Was nicht beantwortet ist, bleibt, wie es gelesen wurde.</translation>
    </message>
</context>
<context>
    <name>epsiscope::ImportQuestions</name>
    <message>
        <source>The target &quot;%1&quot; is not in this table. What takes its place?</source>
        <translation>Das Ziel „%1“ ist nicht in dieser Tabelle. Was tritt an seine Stelle?</translation>
    </message>
    <message>
        <source>The feature &quot;%1&quot; is not in this table. What takes its place?</source>
        <translation>Das Merkmal „%1“ ist nicht in dieser Tabelle. Was tritt an seine Stelle?</translation>
    </message>
    <message>
        <source>The class &quot;%1&quot; is not in this target. What takes its place?</source>
        <translation>Die Klasse „%1“ ist nicht in diesem Ziel. Was tritt an ihre Stelle?</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; has a declared bound and is not in this table. What takes its place?</source>
        <translation>Die Spalte „%1“ hat eine angegebene Schranke und ist nicht in dieser Tabelle. Was tritt an ihre Stelle?</translation>
    </message>
    <message>
        <source>The study speaks of a column &quot;%1&quot;, which is not in this table. What takes its place?</source>
        <translation>Die Studie spricht von einer Spalte „%1“, die nicht in dieser Tabelle ist. Was tritt an ihre Stelle?</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Give up all that is not answered</source>
        <translation>Alles Unbeantwortete aufgeben</translation>
    </message>
    <message>
        <source>Everything else that the study says of columns which are not here is forgotten.</source>
        <translation>Was die Studie sonst über Spalten sagt, die nicht hier sind, wird vergessen.</translation>
    </message>
    <message>
        <source>Reads the file that way.</source>
        <translation>Liest die Datei auf diese Weise.</translation>
    </message>
    <message>
        <source>choose…</source>
        <translation>wählen …</translation>
    </message>
    <message>
        <source>What the study says of it goes to the chosen one, or is given up.</source>
        <translation>Was die Studie darüber sagt, geht auf die gewählte Spalte oder Klasse über oder wird aufgegeben.</translation>
    </message>
    <message>
        <source>nothing: give it up</source>
        <translation>nichts: aufgeben</translation>
    </message>
    <message>
        <source>No, leave it as it is</source>
        <translation>Nein, so lassen</translation>
    </message>
    <message>
        <source>Yes, the value is missing</source>
        <translation>Ja, der Wert fehlt</translation>
    </message>
    <message>
        <source>Yes, one category</source>
        <translation>Ja, eine Kategorie</translation>
    </message>
    <message>
        <source>Begin a new study with it</source>
        <translation>Neue Studie damit beginnen</translation>
    </message>
    <message>
        <source>The study that is open gives way to a new one of the same task; Undo brings it back.</source>
        <translation>Die offene Studie weicht einer neuen mit derselben Aufgabe; Rückgängig bringt sie zurück.</translation>
    </message>
    <message>
        <source>Leave all values as they are</source>
        <translation>Alle Werte so lassen</translation>
    </message>
    <message>
        <source>No value that is asked about becomes a missing one, and no spellings become one.</source>
        <translation>Kein Wert, nach dem gefragt wird, wird ein fehlender, und keine Schreibweisen werden eine.</translation>
    </message>
</context>
<context>
    <name>epsiscope::ImportTables</name>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>The first rows as the file has them; below a cell stands what was read, where it looks different.</source>
        <translation>Die ersten Zeilen, wie sie in der Datei stehen; unter einer Zelle steht, was gelesen wurde, wo es anders aussieht.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Kind and role of each column; Space or a click changes them, a double click its name.</source>
        <translation>Art und Rolle jeder Spalte; die Leertaste oder ein Klick ändert sie, ein Doppelklick den Namen.</translation>
    </message>
    <message>
        <source>Preview and columns</source>
        <translation>Vorschau und Spalten</translation>
    </message>
    <message>
        <source>&amp;Preview</source>
        <translation>&amp;Vorschau</translation>
    </message>
    <message>
        <source>Co&amp;lumns</source>
        <translation>S&amp;palten</translation>
    </message>
    <message>
        <source>%1 · %2 · the first %3 are shown</source>
        <translation>%1 · %2 · gezeigt werden die ersten %3</translation>
    </message>
</context>
<context>
    <name>epsiscope::IntervalView</name>
    <message>
        <source>The optimal interval</source>
        <translation>Das optimale Intervall</translation>
    </message>
    <message>
        <source>error over ζ</source>
        <translation>Fehler über ζ</translation>
    </message>
    <message>
        <source>Shows the effect of ζ on the error of a label instead of on F.</source>
        <translation>Zeigt, was ζ mit dem Fehler eines Labels macht, statt mit F.</translation>
    </message>
</context>
<context>
    <name>epsiscope::KeptRuns</name>
    <message>
        <source>The run is not kept beside its study: %1</source>
        <translation>Der Lauf wird nicht neben seiner Studie aufbewahrt: %1</translation>
    </message>
    <message>
        <source>it holds something else</source>
        <translation>sie enthält etwas anderes</translation>
    </message>
    <message>
        <source>move it away and save the study again</source>
        <translation>räumen Sie sie weg, und speichern Sie die Studie noch einmal</translation>
    </message>
    <message>
        <source>The run is not kept beside its study: %1 holds another run, which was not read with the study here.</source>
        <translation>Der Lauf wird nicht neben seiner Studie aufbewahrt: %1 enthält einen anderen Lauf, der hier nicht mit der Studie gelesen wurde.</translation>
    </message>
</context>
<context>
    <name>epsiscope::KernelSection</name>
    <message>
        <source>Kernel machine</source>
        <translation>Kernmaschine</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>kernel ridge</source>
        <translation>Kern-Ridge</translation>
    </message>
    <message>
        <source>Predicts numbers: least squares with a kernel.</source>
        <translation>Sagt Zahlen voraus: kleinste Quadrate mit einem Kern.</translation>
    </message>
    <message>
        <source>kernel SVM</source>
        <translation>Kern-SVM</translation>
    </message>
    <message>
        <source>Predicts one of two classes: the hinge loss with a kernel.</source>
        <translation>Sagt eine von zwei Klassen voraus: der Hinge-Verlust mit einem Kern.</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kern</translation>
    </message>
    <message>
        <source>Gaussian</source>
        <translation>Gauß</translation>
    </message>
    <message>
        <source>exp(−γ d²): smooth.</source>
        <translation>exp(−γ d²): glatt.</translation>
    </message>
    <message>
        <source>Laplacian</source>
        <translation>Laplace</translation>
    </message>
    <message>
        <source>exp(−γ d): it may have kinks.</source>
        <translation>exp(−γ d): Es darf Knicke haben.</translation>
    </message>
    <message>
        <source>polynomial</source>
        <translation>Polynom</translation>
    </message>
    <message>
        <source>(1 + x·x′) to a power; rows of at most length 1.</source>
        <translation>(1 + x·x′) in einer Potenz; Zeilen der Länge höchstens 1.</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>linear</translation>
    </message>
    <message>
        <source>x·x′: straight lines; rows of at most length 1.</source>
        <translation>x·x′: gerade Linien; Zeilen der Länge höchstens 1.</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Veröffentlichung</translation>
    </message>
    <message>
        <source>predictions</source>
        <translation>Vorhersagen</translation>
    </message>
    <message>
        <source>Each prediction has Laplace noise of its own, and N of them share ε.</source>
        <translation>Jede Vorhersage hat ihr eigenes Laplace-Rauschen, und N von ihnen teilen sich ε.</translation>
    </message>
    <message>
        <source>whole function</source>
        <translation>ganze Funktion</translation>
    </message>
    <message>
        <source>A Gaussian process is added to the function: every prediction at once, at ε and δ.</source>
        <translation>Zur Funktion kommt ein Gaußprozess: jede Vorhersage auf einmal, bei ε und δ.</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>square</source>
        <translation>Quadrat</translation>
    </message>
    <message>
        <source>(y − f)²: the mean; one far label pulls strongly.</source>
        <translation>(y − f)²: der Mittelwert; ein weit entferntes Label zieht stark.</translation>
    </message>
    <message>
        <source>Huber</source>
        <translation>Huber</translation>
    </message>
    <message>
        <source>The square up to the threshold, straight beyond: the mean of most, whatever a few far labels are.</source>
        <translation>Das Quadrat bis zur Schwelle, darüber gerade: der Mittelwert der meisten, was auch immer ein paar weit entfernte Labels sind.</translation>
    </message>
    <message>
        <source>absolute</source>
        <translation>absolut</translation>
    </message>
    <message>
        <source>|y − f|: the median, which far labels do not move.</source>
        <translation>|y − f|: der Median, den weit entfernte Labels nicht bewegen.</translation>
    </message>
    <message>
        <source>insensitive</source>
        <translation>unempfindlich</translation>
    </message>
    <message>
        <source>|y − f| beyond the threshold: what is nearly right costs nothing.</source>
        <translation>|y − f| über der Schwelle: Was fast stimmt, kostet nichts.</translation>
    </message>
    <message>
        <source>pinball</source>
        <translation>Pinball</translation>
    </message>
    <message>
        <source>Labels above cost q, labels below 1 − q for each unit: the quantile q.</source>
        <translation>Labels darüber kosten q, darunter 1 − q für jede Einheit: das Quantil q.</translation>
    </message>
    <message>
        <source>hinge</source>
        <translation>Hinge</translation>
    </message>
    <message>
        <source>1 − z for a margin z below 1: the support vector machine.</source>
        <translation>1 − z für einen Abstand z unter 1: die Support-Vektor-Maschine.</translation>
    </message>
    <message>
        <source>logistic</source>
        <translation>logistisch</translation>
    </message>
    <message>
        <source>log(1 + exp(−z)) of the margin z: smooth everywhere.</source>
        <translation>log(1 + exp(−z)) des Abstands z: überall glatt.</translation>
    </message>
    <message>
        <source>This loss is for numbers; a kernel SVM predicts one of two classes.</source>
        <translation>Dieser Verlust ist für Zahlen; eine Kern-SVM sagt eine von zwei Klassen voraus.</translation>
    </message>
    <message>
        <source>This loss is for two classes; kernel ridge predicts numbers.</source>
        <translation>Dieser Verlust ist für zwei Klassen; Kern-Ridge sagt Zahlen voraus.</translation>
    </message>
</context>
<context>
    <name>epsiscope::LearnerSection</name>
    <message>
        <source>Clip predictions to the bounds</source>
        <translation>Vorhersagen auf die Schranken klemmen</translation>
    </message>
    <message>
        <source>No label lies beyond the declared bounds, so no prediction need: costs no privacy and makes errors smaller where the noise is large.</source>
        <translation>Kein Label liegt jenseits der angegebenen Schranken, also braucht es auch keine Vorhersage: Das kostet keine Privatsphäre und macht Fehler kleiner, wo das Rauschen groß ist.</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Lernverfahren</translation>
    </message>
</context>
<context>
    <name>epsiscope::LedgerPanel</name>
    <message>
        <source>The epsilon that still fits</source>
        <translation>Das Epsilon, das noch passt</translation>
    </message>
    <message>
        <source>Takes the largest epsilon that the budget still allows.</source>
        <translation>Nimmt das größte Epsilon, das das Budget noch zulässt.</translation>
    </message>
    <message>
        <source>Another &amp;ledger…</source>
        <translation>Anderes &amp;Kontobuch …</translation>
    </message>
    <message>
        <source>Another ledger</source>
        <translation>Anderes Kontobuch</translation>
    </message>
    <message>
        <source>Chooses the file of a ledger: one that is there, or a name for a new one.</source>
        <translation>Wählt die Datei eines Kontobuchs: eine, die da ist, oder einen Namen für ein neues.</translation>
    </message>
    <message>
        <source>Entries of the ledger</source>
        <translation>Einträge des Kontobuchs</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>ε</source>
        <translation>ε</translation>
    </message>
    <message>
        <source>δ</source>
        <translation>δ</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>&amp;Budget ε</source>
        <translation>&amp;Budget ε</translation>
    </message>
    <message>
        <source>All that may ever be spent of this table, to the last digit. It cannot be raised later.</source>
        <translation>Alles, was von dieser Tabelle je ausgegeben werden darf, bis zur letzten Ziffer. Es lässt sich später nicht erhöhen.</translation>
    </message>
    <message>
        <source>&amp;and δ</source>
        <translation>&amp;und δ</translation>
    </message>
    <message>
        <source>0 if no method with delta is to be released. Far below one in the number of people.</source>
        <translation>0, wenn kein Verfahren mit Delta veröffentlicht werden soll. Weit unter eins durch die Zahl der Menschen.</translation>
    </message>
    <message>
        <source>&amp;Make this ledger</source>
        <translation>Dieses Kontobuch &amp;anlegen</translation>
    </message>
    <message>
        <source>Make this ledger</source>
        <translation>Dieses Kontobuch anlegen</translation>
    </message>
    <message>
        <source>Writes the budget into the file. From then on every release of this table is booked there first.</source>
        <translation>Schreibt das Budget in die Datei. Von da an wird jede Veröffentlichung aus dieser Tabelle dort zuerst gebucht.</translation>
    </message>
    <message>
        <source>Which ledger pays?</source>
        <translation>Welches Kontobuch bezahlt?</translation>
    </message>
    <message>
        <source>Ledger (*.ledger)</source>
        <translation>Kontobuch (*.ledger)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Wählen</translation>
    </message>
    <message>
        <source>A budget is an ε above 0 and a δ from 0 to below 1, like %1 and %2.</source>
        <translation>Ein Budget ist ein ε über 0 und ein δ von 0 bis unter 1, etwa %1 und %2.</translation>
    </message>
    <message>
        <source>%1, which is not there yet</source>
        <translation>%1, das noch nicht da ist</translation>
    </message>
    <message>
        <source>First what is missing above: a ledger says whom it protects.</source>
        <translation>Erst das, was oben fehlt: Ein Kontobuch sagt, wen es schützt.</translation>
    </message>
    <message>
        <source>Of the budget ε %1 for %2, %3 is used; this release takes %4; %5 is left now.</source>
        <translation>Vom Budget ε %1 für %2 sind %3 verbraucht; diese Veröffentlichung nimmt %4; jetzt sind %5 übrig.</translation>
    </message>
    <message>
        <source>Take ε %1, which still fits</source>
        <translation>ε %1 nehmen, das noch passt</translation>
    </message>
    <message>
        <source>Of the budget δ %1, %2 is used; this release takes %3.</source>
        <translation>Vom Budget δ %1 sind %2 verbraucht; diese Veröffentlichung nimmt %3.</translation>
    </message>
    <message>
        <source>The budget is ε %1 and δ %2.</source>
        <translation>Das Budget ist ε %1 und δ %2.</translation>
    </message>
    <message>
        <source>Labels and rows, and answers made noisy at home or by a curator, are accounts of their own: they promise different things and are never added.</source>
        <translation>Labels und Zeilen, und Antworten, die zu Hause oder bei einem Treuhänder verrauscht werden, sind eigene Konten: Sie versprechen Verschiedenes und werden nie zusammengezählt.</translation>
    </message>
    <message>
        <source>%1 (not published: spent all the same)</source>
        <translation>%1 (nicht veröffentlicht: trotzdem ausgegeben)</translation>
    </message>
    <message>
        <source>Together these releases tell no more than ε %1 at δ %2; what counts here is the sum, which holds whatever they are.</source>
        <translation>Zusammen sagen diese Veröffentlichungen nicht mehr als ε %1 bei δ %2; hier zählt die Summe, die gilt, was immer sie sind.</translation>
    </message>
</context>
<context>
    <name>epsiscope::LessonCard</name>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>That is my guess</source>
        <translation>Das ist meine Vermutung</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Show a hint</source>
        <translation>Hinweis zeigen</translation>
    </message>
    <message>
        <source>Says how the step is done; after that it can also be skipped.</source>
        <translation>Sagt, wie der Schritt geht; danach lässt er sich auch überspringen.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Gives your own study back; the lesson can be resumed where you are.</source>
        <translation>Gibt Ihre eigene Studie zurück; die Lektion lässt sich hier fortsetzen.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Lesson · step %1 of %2</source>
        <translation>Lektion · Schritt %1 von %2</translation>
    </message>
    <message>
        <source>The step before.</source>
        <translation>Der Schritt davor.</translation>
    </message>
    <message>
        <source>This is the first step.</source>
        <translation>Das ist der erste Schritt.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Goes on without doing this step.</source>
        <translation>Geht weiter, ohne diesen Schritt zu tun.</translation>
    </message>
    <message>
        <source>Do the step first; a hint says how.</source>
        <translation>Tun Sie zuerst den Schritt; ein Hinweis sagt, wie.</translation>
    </message>
    <message>
        <source>Ends the lesson and gives your own study back.</source>
        <translation>Beendet die Lektion und gibt Ihre eigene Studie zurück.</translation>
    </message>
    <message>
        <source>The next step.</source>
        <translation>Der nächste Schritt.</translation>
    </message>
    <message>
        <source>The controls open once you have said what you expect.</source>
        <translation>Die Bedienelemente öffnen sich, sobald Sie gesagt haben, was Sie erwarten.</translation>
    </message>
    <message>
        <source>Text of the lesson</source>
        <translation>Text der Lektion</translation>
    </message>
    <message>
        <source>Question of the lesson</source>
        <translation>Frage der Lektion</translation>
    </message>
</context>
<context>
    <name>epsiscope::LessonDesk</name>
    <message>
        <source>Lesson finished: %1.</source>
        <translation>Lektion beendet: %1.</translation>
    </message>
    <message>
        <source>&amp;Leave the lesson</source>
        <translation>Die Lektion &amp;verlassen</translation>
    </message>
    <message>
        <source>Gives your own study back; the lesson can be resumed.</source>
        <translation>Gibt Ihre eigene Studie zurück; die Lektion lässt sich fortsetzen.</translation>
    </message>
    <message>
        <source>No lesson is under way.</source>
        <translation>Es läuft keine Lektion.</translation>
    </message>
    <message>
        <source>&amp;Resume the lesson</source>
        <translation>Die Lektion &amp;fortsetzen</translation>
    </message>
    <message>
        <source>Goes on where you left.</source>
        <translation>Geht dort weiter, wo Sie aufhörten.</translation>
    </message>
    <message>
        <source>No lesson was left.</source>
        <translation>Es wurde keine Lektion verlassen.</translation>
    </message>
    <message>
        <source>Start the lesson a&amp;new</source>
        <translation>Die Lektion &amp;neu beginnen</translation>
    </message>
    <message>
        <source>From its first step, with its own study.</source>
        <translation>Vom ersten Schritt an, mit ihrer eigenen Studie.</translation>
    </message>
    <message>
        <source>&amp;Open lesson file…</source>
        <translation>&amp;Lektionsdatei öffnen …</translation>
    </message>
    <message>
        <source>A lesson that a teacher wrote.</source>
        <translation>Eine Lektion, die eine Lehrkraft schrieb.</translation>
    </message>
    <message>
        <source>&amp;Guide for lesson writers</source>
        <translation>&amp;Anleitung zum Schreiben von Lektionen</translation>
    </message>
    <message>
        <source>The format of lesson files, with an example.</source>
        <translation>Das Format von Lektionsdateien, mit einem Beispiel.</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Eine Lektion öffnen</translation>
    </message>
    <message>
        <source>Lessons (*.json);;All files (*)</source>
        <translation>Lektionen (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The lessons below belong together.</source>
        <translation>Die Lektionen darunter gehören zusammen.</translation>
    </message>
    <message>
        <source>%1 About %2 min.</source>
        <translation>%1 Etwa %2 min.</translation>
    </message>
    <message>
        <source>%1 Finished before.</source>
        <translation>%1 Schon einmal beendet.</translation>
    </message>
    <message>
        <source>&amp;Course…</source>
        <translation>&amp;Kurs…</translation>
    </message>
    <message>
        <source>The lessons in order, with their minutes and what is done.</source>
        <translation>Die Lektionen der Reihe nach, mit ihren Minuten und dem, was erledigt ist.</translation>
    </message>
    <message>
        <source>&amp;Question bank…</source>
        <translation>Fra&amp;gensammlung…</translation>
    </message>
    <message>
        <source>Questions for a class, with answers for the teacher.</source>
        <translation>Fragen für eine Klasse, mit Antworten für die Lehrenden.</translation>
    </message>
    <message>
        <source>Gu&amp;esses of the class…</source>
        <translation>Vermut&amp;ungen der Klasse …</translation>
    </message>
    <message>
        <source>Collects the codes that the pages of the lesson show after a guess.</source>
        <translation>Sammelt die Codes, die die Seiten der Lektion nach einer Vermutung zeigen.</translation>
    </message>
</context>
<context>
    <name>epsiscope::LessonRunner</name>
    <message numerus="yes">
        <source>%1 (and %n more)</source>
        <translation>
            <numerusform>%1 (und %n weiterer)</numerusform>
            <numerusform>%1 (und %n weitere)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: The id &quot;%2&quot; is that of a lesson of Epsiscope; choose another one.</source>
        <translation>%1: Die Kennung &quot;%2&quot; gehört einer Lektion von Epsiscope; wählen Sie eine andere.</translation>
    </message>
    <message>
        <source>The number is not computed just now; wait, or show the view that has it.</source>
        <translation>Die Zahl ist gerade nicht berechnet; warten Sie, oder zeigen Sie die Ansicht, die sie hat.</translation>
    </message>
    <message>
        <source>Say first in the lesson what you expect: then the controls open.</source>
        <translation>Sagen Sie zuerst in der Lektion, was Sie erwarten: Dann öffnen sich die Bedienelemente.</translation>
    </message>
</context>
<context>
    <name>epsiscope::MainWindow</name>
    <message>
        <source>Settings cannot be kept in %1, so they last until this window is closed; make that file one that can be written, and make room for it.</source>
        <translation>Die Einstellungen können nicht in %1 aufbewahrt werden und gelten nur, bis dieses Fenster geschlossen wird; machen Sie die Datei beschreibbar und schaffen Sie Platz für sie.</translation>
    </message>
    <message>
        <source>New here? Three ideas in three minutes: noise, a guessing game, and what privacy costs.</source>
        <translation>Neu hier? Drei Gedanken in drei Minuten: Rauschen, ein Ratespiel und was Privatsphäre kostet.</translation>
    </message>
    <message>
        <source>this run</source>
        <translation>dieser Lauf</translation>
    </message>
    <message>
        <source>class.json closes &quot;%1&quot;, but Setup has no such section; it has %2.</source>
        <translation>class.json schließt „%1“, aber die Einstellungen haben keinen solchen Abschnitt; es gibt %2.</translation>
    </message>
    <message>
        <source>A release is made of a table, and none is open: a plan has nobody&apos;s data.</source>
        <translation>Veröffentlicht wird aus einer Tabelle, und es ist keine offen: Ein Plan hat niemandes Daten.</translation>
    </message>
</context>
<context>
    <name>epsiscope::MethodChoice</name>
    <message>
        <source>Chooses among the private methods of the study.</source>
        <translation>Wählt unter den privaten Methoden der Studie.</translation>
    </message>
</context>
<context>
    <name>epsiscope::MethodList</name>
    <message>
        <source>Methods</source>
        <translation>Methoden</translation>
    </message>
    <message>
        <source>Space takes a method in or out.</source>
        <translation>Die Leertaste nimmt eine Methode hinein oder heraus.</translation>
    </message>
</context>
<context>
    <name>epsiscope::MethodsSection</name>
    <message>
        <source>Methods</source>
        <translation>Methoden</translation>
    </message>
    <message>
        <source>three to begin with</source>
        <translation>drei zu Beginn</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>own</source>
        <translation>eigene</translation>
    </message>
    <message>
        <source>Set of methods</source>
        <translation>Auswahl der Methoden</translation>
    </message>
    <message>
        <source>Three methods that differ in what they protect against, and how.</source>
        <translation>Drei Methoden, die sich darin unterscheiden, wovor und wie sie schützen.</translation>
    </message>
    <message>
        <source>Every method that the task has.</source>
        <translation>Jede Methode, die es für die Aufgabe gibt.</translation>
    </message>
    <message>
        <source>Take methods in or out below for a set of your own.</source>
        <translation>Nehmen Sie unten Methoden hinzu oder heraus für eine eigene Auswahl.</translation>
    </message>
</context>
<context>
    <name>epsiscope::NoisePage</name>
    <message>
        <source>Whatever is published, it is at most %1 times likelier from one of the two than from the other. For any two districts it is at most e^ε = %2 times: the number ε (epsilon), here %3, is that promise.</source>
        <translation>Was auch veröffentlicht wird, es ist vom einen der beiden höchstens %1-mal so wahrscheinlich wie vom anderen. Für je zwei Bezirke ist es höchstens e^ε = %2-mal: Die Zahl ε (Epsilon), hier %3, ist dieses Versprechen.</translation>
    </message>
    <message>
        <source>before, at %1</source>
        <translation>vorher, bei %1</translation>
    </message>
    <message>
        <source>How likely</source>
        <translation>Wie wahrscheinlich</translation>
    </message>
    <message>
        <source>What is published (100 000 $)</source>
        <translation>Was veröffentlicht wird (100 000 $)</translation>
    </message>
    <message>
        <source>dearest district, %1</source>
        <translation>teuerster Bezirk, %1</translation>
    </message>
    <message>
        <source>cheapest district, %1</source>
        <translation>billigster Bezirk, %1</translation>
    </message>
    <message>
        <source>One person, one number, one noise</source>
        <translation>Ein Mensch, eine Zahl, ein Rauschen</translation>
    </message>
    <message>
        <source>Somebody has told you what houses cost where they live, and you may publish something, but not that price. So you add a random number first. The curves say which results are likely: one for the cheapest district of this data set, one for the dearest. Where they overlap, a result does not tell which it was. A result below zero is no mistake: the noise knows no sign.</source>
        <translation>Jemand hat Ihnen gesagt, was Häuser dort kosten, wo er wohnt, und Sie dürfen etwas veröffentlichen, aber nicht diesen Preis. Also zählen Sie zuerst eine Zufallszahl dazu. Die Kurven sagen, welche Ergebnisse wahrscheinlich sind: eine für den billigsten Bezirk dieses Datensatzes, eine für den teuersten. Wo sie sich überdecken, verrät ein Ergebnis nicht, welcher es war. Ein Ergebnis unter null ist kein Fehler: Das Rauschen kennt kein Vorzeichen.</translation>
    </message>
</context>
<context>
    <name>epsiscope::NoiseView</name>
    <message>
        <source>Whether each method keeps its promise</source>
        <translation>Ob jede Methode ihr Versprechen hält</translation>
    </message>
    <message>
        <source> dots</source>
        <translation> Punkte</translation>
    </message>
    <message>
        <source>Possible results shown as dots</source>
        <translation>Als Punkte gezeigte mögliche Ergebnisse</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>Neu ziehen</translation>
    </message>
    <message>
        <source>Other possible results: a new seed, for the whole study.</source>
        <translation>Andere mögliche Ergebnisse: ein neuer Startwert, für die ganze Studie.</translation>
    </message>
    <message>
        <source>Picture below the densities</source>
        <translation>Bild unter den Dichten</translation>
    </message>
    <message>
        <source>log density</source>
        <translation>log Dichte</translation>
    </message>
    <message>
        <source>Logarithmic axis: exponential tails become straight lines.</source>
        <translation>Logarithmische Achse: Exponentielle Ausläufer werden gerade Linien.</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>Startwert %1</translation>
    </message>
    <message>
        <source>log-ratio</source>
        <translation>Log-Verhältnis</translation>
    </message>
    <message>
        <source>matrix of %1</source>
        <translation>Matrix von %1</translation>
    </message>
    <message>
        <source>method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>log-ratio of the two densities</source>
        <translation>Log-Verhältnis der beiden Dichten</translation>
    </message>
    <message>
        <source>Method in front</source>
        <translation>Vordere Methode</translation>
    </message>
    <message>
        <source>Brings one method to the front.</source>
        <translation>Bringt eine Methode vor alle anderen.</translation>
    </message>
    <message>
        <source>The log-ratio, or all probabilities of a method with finitely many outputs.</source>
        <translation>Das Log-Verhältnis, oder alle Wahrscheinlichkeiten einer Methode mit endlich vielen Ausgaben.</translation>
    </message>
    <message>
        <source>How many possible results of each method are drawn as dots; from 20 on with their histogram.</source>
        <translation>Wie viele mögliche Ergebnisse jeder Methode als Punkte gezeichnet werden; ab 20 mit ihrem Histogramm.</translation>
    </message>
    <message>
        <source>Draw one more</source>
        <translation>Eins mehr</translation>
    </message>
    <message>
        <source>More than %1 results cannot be distinguished.</source>
        <translation>Mehr als %1 Ergebnisse sind nicht zu unterscheiden.</translation>
    </message>
    <message>
        <source>Adds one possible result of each method; the present ones stay.</source>
        <translation>Fügt ein mögliches Ergebnis jeder Methode hinzu; die vorhandenen bleiben.</translation>
    </message>
    <message>
        <source>all methods</source>
        <translation>alle</translation>
    </message>
</context>
<context>
    <name>epsiscope::NoticeBar</name>
    <message>
        <source>Does not offer it any more; Help has it.</source>
        <translation>Bietet es nicht mehr an; die Hilfe hat es.</translation>
    </message>
    <message>
        <source>Never again</source>
        <translation>Nie mehr</translation>
    </message>
    <message>
        <source>Three screens with one idea each; the window stays as it is.</source>
        <translation>Drei Seiten mit je einem Gedanken; das Fenster bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Puts this message away.</source>
        <translation>Räumt diese Meldung weg.</translation>
    </message>
    <message>
        <source>Dismiss message</source>
        <translation>Meldung wegräumen</translation>
    </message>
    <message>
        <source>Locate…</source>
        <translation>Suchen …</translation>
    </message>
    <message>
        <source>Asks where the data file is, and goes on with the study.</source>
        <translation>Fragt, wo die Datendatei ist, und macht mit der Studie weiter.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Opens the copy; nothing is saved over.</source>
        <translation>Öffnet die Kopie; nichts wird überschrieben.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Deletes the copy.</source>
        <translation>Löscht die Kopie.</translation>
    </message>
    <message>
        <source>Newer message</source>
        <translation>Neuere Meldung</translation>
    </message>
    <message>
        <source>Shows the message that came after this one.</source>
        <translation>Zeigt die Meldung, die nach dieser kam.</translation>
    </message>
    <message>
        <source>Older message</source>
        <translation>Ältere Meldung</translation>
    </message>
    <message>
        <source>Shows the message that came before this one.</source>
        <translation>Zeigt die Meldung, die vor dieser kam.</translation>
    </message>
    <message>
        <source>Dismiss all</source>
        <translation>Alle wegräumen</translation>
    </message>
    <message>
        <source>Dismiss all messages</source>
        <translation>Alle Meldungen wegräumen</translation>
    </message>
    <message>
        <source>Puts all messages away.</source>
        <translation>Räumt alle Meldungen weg.</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n times)</source>
        <translation>
            <numerusform>%1 (%n-mal)</numerusform>
            <numerusform>%1 (%n-mal)</numerusform>
        </translation>
    </message>
    <message>
        <source>Error: %1</source>
        <translation>Fehler: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Match…</source>
        <translation>Zuordnen …</translation>
    </message>
    <message>
        <source>Learn classes</source>
        <translation>Klassen lernen</translation>
    </message>
    <message>
        <source>Switches to the first of these tasks; Undo switches back.</source>
        <translation>Wechselt zur ersten dieser Aufgaben; „Rückgängig“ wechselt zurück.</translation>
    </message>
    <message>
        <source>Asks which columns take the place of those that are not there, and how the file is read.</source>
        <translation>Fragt, welche Spalten an die Stelle fehlender treten und wie die Datei gelesen wird.</translation>
    </message>
    <message>
        <source>Show…</source>
        <translation>Zeigen …</translation>
    </message>
    <message>
        <source>Lists the cells that are no numbers, and asks what happens to them.</source>
        <translation>Zählt die Zellen auf, die keine Zahlen sind, und fragt, was mit ihnen geschieht.</translation>
    </message>
    <message>
        <source>Use the recipe</source>
        <translation>Das Rezept benutzen</translation>
    </message>
    <message>
        <source>Reads the published file as its recipe says, with target, bounds and preparation.</source>
        <translation>Liest die veröffentlichte Datei, wie ihr Rezept es sagt, mit Ziel, Schranken und Vorbereitung.</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Opens the study as its file has it now; asks about changes of yours.</source>
        <translation>Öffnet die Studie, wie sie jetzt in der Datei steht; fragt nach Ihren Änderungen.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Keeps the run of this window in the place of the other one.</source>
        <translation>Bewahrt den Lauf dieses Fensters anstelle des anderen auf.</translation>
    </message>
    <message>
        <source>Declare…</source>
        <translation>Festlegen…</translation>
    </message>
    <message>
        <source>Shows how the file is read, and lists what you would declare.</source>
        <translation>Zeigt, wie die Datei gelesen wird, und zählt auf, was Sie festlegen würden.</translation>
    </message>
    <message>
        <source>Opens the page in the browser.</source>
        <translation>Öffnet die Seite im Browser.</translation>
    </message>
</context>
<context>
    <name>epsiscope::Notices</name>
    <message>
        <source>%1 was %2 and is %3</source>
        <translation>%1 war %2 und ist %3</translation>
    </message>
    <message>
        <source>The target %1 is text, and the task “%2” learns numbers. Classes are learned by: %3.</source>
        <translation>Das Ziel %1 ist Text, und die Aufgabe „%2“ lernt Zahlen. Klassen lernt: %3.</translation>
    </message>
    <message>
        <source>The target %1 has two values only. If they are classes, they are learned by: %2.</source>
        <translation>Das Ziel %1 hat nur zwei Werte. Wenn es Klassen sind, lernt sie: %2.</translation>
    </message>
    <message>
        <source>The data asked for changes, which Undo takes back. %1.</source>
        <translation>Die Daten verlangten Änderungen, die „Rückgängig“ zurücknimmt. %1.</translation>
    </message>
    <message>
        <source>%1 Choose what is done about it.</source>
        <translation>%1 Wählen Sie, was damit geschieht.</translation>
    </message>
    <message>
        <source>The data do not have everything that the study names, or leave something open: match them to go on.</source>
        <translation>Die Daten haben nicht alles, was die Studie nennt, oder lassen etwas offen: Ordnen Sie es zu, um weiterzumachen.</translation>
    </message>
    <message>
        <source>No method of this study is private: nothing is protected.</source>
        <translation>Keine Methode dieser Studie ist privat: Nichts ist geschützt.</translation>
    </message>
</context>
<context>
    <name>epsiscope::OddList</name>
    <message>
        <source>Why does this look odd?</source>
        <translation>Warum sieht das seltsam aus?</translation>
    </message>
    <message>
        <source>Shows all that may look odd here, or the most striking alone.</source>
        <translation>Zeigt alles, was hier seltsam aussehen kann, oder nur das Auffälligste.</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weiterer</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>Weniger</translation>
    </message>
</context>
<context>
    <name>epsiscope::Opener</name>
    <message>
        <source>There are no built-in data &quot;%1&quot;; choose from File, Built-in data.</source>
        <translation>Es gibt keine eingebauten Daten „%1“; wählen Sie unter Datei, Eingebaute Daten.</translation>
    </message>
    <message>
        <source>The clipboard holds no text; copy the cells of a table first.</source>
        <translation>Die Zwischenablage enthält keinen Text; kopieren Sie zuerst die Zellen einer Tabelle.</translation>
    </message>
    <message>
        <source>The table could not be kept in %1; make room there and paste again.</source>
        <translation>Die Tabelle ließ sich in %1 nicht aufbewahren; schaffen Sie dort Platz und fügen Sie sie noch einmal ein.</translation>
    </message>
    <message>
        <source>%1 is not there, and the study needs it; locate it to go on.</source>
        <translation>%1 ist nicht da, und die Studie braucht es; suchen Sie es, um weiterzumachen.</translation>
    </message>
    <message>
        <source>The data have changed since the study was saved, so its results will differ; save it to accept the new data.</source>
        <translation>Die Daten haben sich seit dem Speichern der Studie geändert, daher werden ihre Ergebnisse abweichen; speichern Sie sie, um die neuen Daten anzunehmen.</translation>
    </message>
    <message>
        <source>By its name this is %1: a recipe knows its columns, target and preparation.</source>
        <translation>Dem Namen nach ist das %1: Ein Rezept kennt Spalten, Ziel und Vorbereitung.</translation>
    </message>
    <message>
        <source>There is no recipe &quot;%1&quot;; choose from File, Public data sets.</source>
        <translation>Es gibt kein Rezept „%1“; wählen Sie unter Datei, Öffentliche Datensätze.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; (%2)</source>
        <translation>„%1“ (%2)</translation>
    </message>
    <message>
        <source>Nothing is learned from %1; choose the features in Setup to change that.</source>
        <translation>Aus %1 wird nicht gelernt; um das zu ändern, wählen Sie die Merkmale in den Einstellungen.</translation>
    </message>
    <message>
        <source>Reading results</source>
        <translation>Ergebnisse werden gelesen</translation>
    </message>
    <message>
        <source>The run that was kept with the study is not shown: %1</source>
        <translation>Der Lauf, der mit der Studie aufbewahrt wurde, wird nicht gezeigt: %1</translation>
    </message>
    <message>
        <source>The data have changed since the study was saved, so the run that was kept with it is not shown; run it again, and save it to accept the new data.</source>
        <translation>Die Daten haben sich geändert, seit die Studie gespeichert wurde, darum wird der Lauf, der mit ihr aufbewahrt wurde, nicht gezeigt; lassen Sie sie noch einmal laufen, und speichern Sie sie, um die neuen Daten anzunehmen.</translation>
    </message>
    <message>
        <source>The results are of another table than %1, so they are not shown; run the study again, or open it with its own table.</source>
        <translation>Die Ergebnisse gehören zu einer anderen Tabelle als %1, darum werden sie nicht gezeigt; lassen Sie die Studie noch einmal laufen, oder öffnen Sie sie mit ihrer eigenen Tabelle.</translation>
    </message>
    <message>
        <source>“%1” begins with an example of its own, %2. Undo brings %3 back.</source>
        <translation>„%1“ beginnt mit einem eigenen Beispiel, %2. Rückgängig bringt %3 zurück.</translation>
    </message>
</context>
<context>
    <name>epsiscope::OpeningDialog</name>
    <message>
        <source>Every method, your own data, and what else there is.</source>
        <translation>Alle Methoden, eigene Daten, und was es sonst noch gibt.</translation>
    </message>
    <message>
        <source>Open the whole window</source>
        <translation>Das ganze Fenster öffnen</translation>
    </message>
    <message>
        <source>The next idea.</source>
        <translation>Der nächste Gedanke.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>The idea before.</source>
        <translation>Der Gedanke davor.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Closes these screens; Help has them again.</source>
        <translation>Schließt diese Seiten; die Hilfe hat sie wieder.</translation>
    </message>
    <message>
        <source>Skip to the whole window</source>
        <translation>Gleich zum ganzen Fenster</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Epsiscope: three ideas</source>
        <translation>Epsiscope: drei Gedanken</translation>
    </message>
</context>
<context>
    <name>epsiscope::OpeningPage</name>
    <message>
        <source>Called epsilon, ε: the smaller, the more private.</source>
        <translation>Heißt Epsilon, ε: je kleiner, desto privater.</translation>
    </message>
    <message>
        <source>much: more accurate</source>
        <translation>viel: genauer</translation>
    </message>
    <message>
        <source>little: more private</source>
        <translation>wenig: privater</translation>
    </message>
    <message>
        <source>How much may be revealed</source>
        <translation>Wie viel darf verraten werden</translation>
    </message>
</context>
<context>
    <name>epsiscope::PageDialog</name>
    <message>
        <source>Hand out a page</source>
        <translation>Seite weitergeben</translation>
    </message>
    <message>
        <source>One file that any browser opens, without a network and without this program: whoever has it can move the sliders of this study.</source>
        <translation>Eine Datei, die jeder Browser öffnet, ohne Netz und ohne dieses Programm: Wer sie hat, kann die Schieber dieser Studie bewegen.</translation>
    </message>
    <message>
        <source>Choose &amp;file…</source>
        <translation>&amp;Datei wählen …</translation>
    </message>
    <message>
        <source>Choose file</source>
        <translation>Datei wählen</translation>
    </message>
    <message>
        <source>Asks for the file, then writes the page.</source>
        <translation>Fragt nach der Datei und schreibt dann die Seite.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Planned data of the same shape</source>
        <translation>&amp;Geplante Daten derselben Form</translation>
    </message>
    <message>
        <source>As many rows and features, labels within the declared bounds. Nothing comes from a cell of the table, and errors are those of the plan.</source>
        <translation>Ebenso viele Zeilen und Merkmale, Labels innerhalb der angegebenen Schranken. Nichts stammt aus einer Zelle der Tabelle, und die Fehler sind die des Plans.</translation>
    </message>
    <message>
        <source>The &amp;data as they are</source>
        <translation>Die Daten, &amp;wie sie sind</translation>
    </message>
    <message>
        <source>Everybody in the table, or whoever may decide for them, agrees to that.</source>
        <translation>Alle in der Tabelle, oder wer für sie entscheiden darf, sind damit einverstanden.</translation>
    </message>
    <message>
        <source>Choose first whose data the page holds.</source>
        <translation>Wählen Sie zuerst, wessen Daten die Seite enthält.</translation>
    </message>
    <message>
        <source>Planned data of the same shape</source>
        <translation>Geplante Daten derselben Form</translation>
    </message>
    <message>
        <source>The data as they are</source>
        <translation>Die Daten, wie sie sind</translation>
    </message>
</context>
<context>
    <name>epsiscope::PageExport</name>
    <message>
        <source>The data are still being prepared: hand the page out in a moment.</source>
        <translation>Die Daten werden noch vorbereitet: Geben Sie die Seite gleich weiter.</translation>
    </message>
    <message>
        <source>Hand the page out in which file?</source>
        <translation>In welche Datei soll die Seite?</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Webseite (*.html)</translation>
    </message>
    <message>
        <source>The page is in %1.</source>
        <translation>Die Seite ist in %1.</translation>
    </message>
</context>
<context>
    <name>epsiscope::ParameterSlider</name>
    <message>
        <source>Sets %1 to &quot;%2&quot;.</source>
        <translation>Setzt %1 auf „%2“.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>epsiscope::PersonPicker</name>
    <message>
        <source>The most rows of one person are a whole number from 1, such as 5.</source>
        <translation>Die meisten Zeilen einer Person sind eine ganze Zahl ab 1, etwa 5.</translation>
    </message>
    <message>
        <source>Protected</source>
        <translation>Geschützt</translation>
    </message>
    <message>
        <source>Whom a promise is about: every row by itself, or a person with all rows that are theirs.</source>
        <translation>Wem ein Versprechen gilt: jeder Zeile für sich oder einer Person mit allen Zeilen, die ihr gehören.</translation>
    </message>
    <message>
        <source>Most rows of one person</source>
        <translation>Meiste Zeilen einer Person</translation>
    </message>
    <message>
        <source>How many rows one person has at most, declared without counting them. Of somebody who has more, so many are drawn at random.</source>
        <translation>Wie viele Zeilen eine Person höchstens hat, festgelegt, ohne sie zu zählen. Von jemandem, der mehr hat, werden so viele zufällig gezogen.</translation>
    </message>
    <message>
        <source>every row by itself</source>
        <translation>jede Zeile für sich</translation>
    </message>
    <message>
        <source>who is in “%1”</source>
        <translation>wer in „%1“ steht</translation>
    </message>
    <message>
        <source>Rows each, at most</source>
        <translation>Zeilen, höchstens</translation>
    </message>
</context>
<context>
    <name>epsiscope::PictureControls</name>
    <message>
        <source>Slide, 16:9</source>
        <translation>Folie, 16:9</translation>
    </message>
    <message>
        <source>Column of an A4 page</source>
        <translation>Spalte einer A4-Seite</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Quadrat</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Bildschirm</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <translation>Bild (PNG)</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <translation>Zeichnung (SVG)</translation>
    </message>
    <message>
        <source>Page (PDF)</source>
        <translation>Seite (PDF)</translation>
    </message>
    <message>
        <source>Data of the chart (CSV)</source>
        <translation>Daten des Diagramms (CSV)</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>What kind of file is written; in drawings and pages text stays text.</source>
        <translation>Welche Art Datei geschrieben wird; in Zeichnungen und Seiten bleibt Text Text.</translation>
    </message>
    <message>
        <source>Own size</source>
        <translation>Eigene Größe</translation>
    </message>
    <message>
        <source>For &amp;what</source>
        <translation>Für &amp;was</translation>
    </message>
    <message>
        <source>Sets size, resolution and text for a common use.</source>
        <translation>Setzt Größe, Auflösung und Text für einen üblichen Zweck.</translation>
    </message>
    <message>
        <source>mm</source>
        <translation>mm</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>Pixel</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Width of the picture.</source>
        <translation>Breite des Bildes.</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Height of the picture.</source>
        <translation>Höhe des Bildes.</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Unit of width and height.</source>
        <translation>Einheit von Breite und Höhe.</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Größe</translation>
    </message>
    <message>
        <source>Pixels per &amp;inch</source>
        <translation>Pixel je &amp;Zoll</translation>
    </message>
    <message>
        <source>Resolution: 96 for screens, 300 for print, up to 1200.</source>
        <translation>Auflösung: 96 für Bildschirme, 300 für Druck, bis 1200.</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>&amp;Text</translation>
    </message>
    <message>
        <source>Height of the text in points; lines and markers grow with it.</source>
        <translation>Höhe des Textes in Punkt; Linien und Marken wachsen mit.</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Transparent</source>
        <translation>Durchsichtig</translation>
    </message>
    <message>
        <source>From the appearance</source>
        <translation>Wie das Erscheinungsbild</translation>
    </message>
    <message>
        <source>&amp;Background</source>
        <translation>&amp;Hintergrund</translation>
    </message>
    <message>
        <source>What lies behind the chart.</source>
        <translation>Was hinter dem Diagramm liegt.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Erscheinungsbild</translation>
    </message>
    <message>
        <source>Colours of text and lines, whatever the window shows.</source>
        <translation>Farben von Text und Linien, was immer das Fenster zeigt.</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>&amp;Part</source>
        <translation>&amp;Ausschnitt</translation>
    </message>
    <message>
        <source>With the zoom, the hidden curves and the axes of the window, or the whole chart.</source>
        <translation>Mit dem Zoom, den verborgenen Kurven und den Achsen des Fensters, oder das ganze Diagramm.</translation>
    </message>
    <message>
        <source>A table has no size and no colours.</source>
        <translation>Eine Tabelle hat keine Größe und keine Farben.</translation>
    </message>
    <message>
        <source>A drawing has no pixels: it is sharp at every size.</source>
        <translation>Eine Zeichnung hat keine Pixel: Sie ist in jeder Größe scharf.</translation>
    </message>
    <message>
        <source>White paper wants dark text: choose another background first.</source>
        <translation>Weißes Papier verlangt dunklen Text: Wählen Sie zuerst einen anderen Hintergrund.</translation>
    </message>
    <message>
        <source>Numbers with 17 digits</source>
        <translation>Zahlen mit 17 Ziffern</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 Pixel</translation>
    </message>
    <message>
        <source>%1 × %2 mm</source>
        <translation>%1 × %2 mm</translation>
    </message>
    <message>
        <source>In a file beside it</source>
        <translation>In einer Datei daneben</translation>
    </message>
    <message>
        <source>In comment lines on top</source>
        <translation>In Kommentarzeilen darüber</translation>
    </message>
    <message>
        <source>&amp;Notes</source>
        <translation>A&amp;nmerkungen</translation>
    </message>
    <message>
        <source>Where data, seed, study and &quot;not private&quot; of a table stand: in a file of the same name with .txt, or above the table in lines that start with #, which most programs must be told to skip.</source>
        <translation>Wo Daten, Startwert, Studie und „nicht privat“ einer Tabelle stehen: in einer Datei desselben Namens mit .txt oder über der Tabelle in Zeilen, die mit # beginnen und die man den meisten Programmen zu überspringen sagen muss.</translation>
    </message>
    <message>
        <source>As many as leave room</source>
        <translation>So viele, wie Platz lassen</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>How much small print stands below the chart. The file&apos;s description always has all of it.</source>
        <translation>Wie viel Kleingedrucktes unter dem Diagramm steht. Die Beschreibung der Datei hat immer alles.</translation>
    </message>
    <message>
        <source>As shown</source>
        <translation>Wie angesehen</translation>
    </message>
</context>
<context>
    <name>epsiscope::Pictures</name>
    <message>
        <source>Preparing data</source>
        <translation>Daten vorbereiten</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Zeichnen</translation>
    </message>
    <message>
        <source>Preparing more splits</source>
        <translation>Weitere Aufteilungen werden vorbereitet</translation>
    </message>
    <message>
        <source>Looking at other people</source>
        <translation>Andere Personen werden betrachtet</translation>
    </message>
</context>
<context>
    <name>epsiscope::PlanSection</name>
    <message>
        <source>Planned people</source>
        <translation>Geplante Personen</translation>
    </message>
    <message>
        <source>Labels are</source>
        <translation>Labels sind</translation>
    </message>
    <message>
        <source>spread evenly</source>
        <translation>gleichmäßig verteilt</translation>
    </message>
    <message>
        <source>All values within the bounds are as likely.</source>
        <translation>Alle Werte innerhalb der Schranken sind gleich wahrscheinlich.</translation>
    </message>
    <message>
        <source>bell-shaped</source>
        <translation>glockenförmig</translation>
    </message>
    <message>
        <source>Most labels lie in the middle of the bounds.</source>
        <translation>Die meisten Labels liegen in der Mitte der Schranken.</translation>
    </message>
    <message>
        <source>mostly low</source>
        <translation>meist niedrig</translation>
    </message>
    <message>
        <source>Most labels are low, and few are very high.</source>
        <translation>Die meisten Labels sind niedrig, wenige sehr hoch.</translation>
    </message>
    <message>
        <source>close, with outliers</source>
        <translation>dicht, mit Ausreißern</translation>
    </message>
    <message>
        <source>Labels lie close together, but for one in fifty, which lies anywhere within the bounds.</source>
        <translation>Labels liegen dicht beieinander, bis auf eines von fünfzig, das irgendwo innerhalb der Schranken liegt.</translation>
    </message>
    <message>
        <source>two classes</source>
        <translation>zwei Klassen</translation>
    </message>
    <message>
        <source>Labels are no numbers but yes or no.</source>
        <translation>Labels sind keine Zahlen, sondern ja oder nein.</translation>
    </message>
</context>
<context>
    <name>epsiscope::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Closes the preferences; they apply already.</source>
        <translation>Schließt die Einstellungen; sie gelten schon.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Erscheinungsbild</translation>
    </message>
    <message>
        <source>Light or dark, for the window and its charts.</source>
        <translation>Hell oder dunkel, für das Fenster und seine Diagramme.</translation>
    </message>
    <message>
        <source>as the system</source>
        <translation>wie das System</translation>
    </message>
    <message>
        <source>light</source>
        <translation>hell</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>dunkel</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Size of text and controls</source>
        <translation>Größe von Text und Bedienelementen</translation>
    </message>
    <message>
        <source>From 75 to 300 %; Ctrl with +, − and 0 do the same.</source>
        <translation>Von 75 bis 300 %; Strg mit +, − und 0 tut dasselbe.</translation>
    </message>
    <message>
        <source>Language (from the next start)</source>
        <translation>Sprache (ab dem nächsten Start)</translation>
    </message>
    <message>
        <source>The language of the window; files and the command line stay English.</source>
        <translation>Die Sprache des Fensters; Dateien und Befehlszeile bleiben englisch.</translation>
    </message>
    <message>
        <source>For numbers on the screen; files always have a point.</source>
        <translation>Der Zahlen auf dem Bildschirm; Dateien haben immer einen Punkt.</translation>
    </message>
    <message>
        <source>as the language</source>
        <translation>wie die Sprache</translation>
    </message>
    <message>
        <source>point: 0.5</source>
        <translation>Punkt: 0.5</translation>
    </message>
    <message>
        <source>comma: 0,5</source>
        <translation>Komma: 0,5</translation>
    </message>
    <message>
        <source>Keep recovery copies</source>
        <translation>Sicherungskopien behalten</translation>
    </message>
    <message>
        <source>Unsaved changes are kept in a copy, in case of a crash.</source>
        <translation>Was nicht gespeichert ist, wird daneben aufbewahrt, gegen einen Absturz.</translation>
    </message>
    <message>
        <source>Show tips</source>
        <translation>Tipps zeigen</translation>
    </message>
    <message>
        <source>Tips that were put away come back.</source>
        <translation>Weggeräumte Tipps kommen zurück.</translation>
    </message>
    <message>
        <source>Draw without the graphics driver (from the next start)</source>
        <translation>Ohne den Grafiktreiber zeichnen (ab dem nächsten Start)</translation>
    </message>
    <message>
        <source>For machines whose graphics driver draws badly; charts are drawn the same way.</source>
        <translation>Für Rechner, deren Grafiktreiber schlecht zeichnet; Diagramme werden gleich gezeichnet.</translation>
    </message>
    <message>
        <source>Reset all settings…</source>
        <translation>Alle Einstellungen zurücksetzen …</translation>
    </message>
    <message>
        <source>Reset all settings</source>
        <translation>Alle Einstellungen zurücksetzen</translation>
    </message>
    <message>
        <source>Everything is as at the first start; asks once.</source>
        <translation>Alles ist wie beim ersten Start; fragt einmal nach.</translation>
    </message>
    <message>
        <source>Forget size and place, recent files, sections and finished lessons?</source>
        <translation>Größe und Ort, zuletzt benutzte Dateien, Abschnitte und beendete Lektionen vergessen?</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Forgets all settings; studies and data stay.</source>
        <translation>Vergisst alle Einstellungen; Studien und Daten bleiben.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Keeps all settings.</source>
        <translation>Behält alle Einstellungen.</translation>
    </message>
    <message>
        <source>Decimal mark (from the next start)</source>
        <translation>Dezimalzeichen (ab dem nächsten Start)</translation>
    </message>
    <message>
        <source>Epsiscope uses the network only to download public data, when you ask for it.</source>
        <translation>Epsiscope benutzt das Netz nur, um öffentliche Daten herunterzuladen, wenn Sie es verlangen.</translation>
    </message>
</context>
<context>
    <name>epsiscope::PreparationSection</name>
    <message>
        <source>Preparation</source>
        <translation>Vorbereitung</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Skalierung</translation>
    </message>
    <message>
        <source>into the unit ball</source>
        <translation>in die Einheitskugel</translation>
    </message>
    <message>
        <source>Each column is divided by its bound, each row by its length where that is above 1; a constant is added.</source>
        <translation>Jede Spalte wird durch ihre Schranke geteilt, jede Zeile durch ihre Länge, wo diese über 1 liegt; eine Konstante wird angehängt.</translation>
    </message>
    <message>
        <source>unit ball, no constant</source>
        <translation>Einheitskugel, ohne Konstante</translation>
    </message>
    <message>
        <source>As in the paper of Chaudhuri and others: columns by their bound, long rows by their length.</source>
        <translation>Wie im Aufsatz von Chaudhuri und anderen: Spalten durch ihre Schranke, lange Zeilen durch ihre Länge.</translation>
    </message>
    <message>
        <source>standardise</source>
        <translation>standardisieren</translation>
    </message>
    <message>
        <source>as in the file</source>
        <translation>wie in der Datei</translation>
    </message>
    <message>
        <source>Nothing is changed. Classifiers and some kernels need rows no longer than 1.</source>
        <translation>Nichts wird geändert. Klassifikatoren und einige Kerne brauchen Zeilen, die nicht länger als 1 sind.</translation>
    </message>
    <message>
        <source>Bounds</source>
        <translation>Schranken</translation>
    </message>
    <message>
        <source>age 100, hours 99</source>
        <translation>age 100, hours 99</translation>
    </message>
    <message>
        <source>not private</source>
        <translation>nicht privat</translation>
    </message>
    <message>
        <source>Columns without a declared bound are divided by their largest value, which is private.</source>
        <translation>Spalten ohne angegebene Schranke werden durch ihren größten Wert geteilt, der privat ist.</translation>
    </message>
    <message>
        <source>Mean and standard deviation are those of the private rows.</source>
        <translation>Mittelwert und Standardabweichung sind die der privaten Zeilen.</translation>
    </message>
    <message>
        <source>The largest absolute value a column can have, or its smallest and largest value, known without looking at the data, such as: age 100, latitude 32..42.</source>
        <translation>Der größte Betrag, den eine Spalte haben kann, oder ihr kleinster und ihr größter Wert, bekannt ohne Blick auf die Daten, etwa: age 100, latitude 32..42.</translation>
    </message>
</context>
<context>
    <name>epsiscope::Presenter</name>
    <message>
        <source>Epsiscope: presenter mode</source>
        <translation>Epsiscope: Vortragsmodus</translation>
    </message>
    <message>
        <source>not private</source>
        <translation>nicht privat</translation>
    </message>
    <message>
        <source>**Step %1 of %2.** %3</source>
        <translation>**Schritt %1 von %2.** %3</translation>
    </message>
    <message>
        <source>Page keys: next and previous chart, or step of a lesson · G: guesses of the class · digits: view · ↑ ↓: ε · B: black · Esc: leave</source>
        <translation>Bildtasten: nächstes und voriges Diagramm oder Schritt einer Lektion · G: Vermutungen der Klasse · Ziffern: Ansicht · ↑ ↓: ε · B: schwarz · Esc: verlassen</translation>
    </message>
</context>
<context>
    <name>epsiscope::PricePage</name>
    <message>
        <source>With a curator whom everybody trusts with the true price: %1. No method is the best everywhere; the whole window has them all.</source>
        <translation>Mit einem Treuhänder, dem alle den wahren Preis anvertrauen: %1. Keine Methode ist überall die beste; das ganze Fenster hat sie alle.</translation>
    </message>
    <message>
        <source>At ε = %1 predictions with noisy prices are wrong by about %2 (root mean square), always saying the mean by %3, without privacy by %4.</source>
        <translation>Bei ε = %1 liegen Vorhersagen mit verrauschten Preisen um etwa %2 daneben (Wurzel des mittleren Quadrats), immer den Mittelwert zu sagen um %3, ohne Privatsphäre um %4.</translation>
    </message>
    <message>
        <source>Adds a second method: a trusted curator sees all true prices and adds less noise, once.</source>
        <translation>Fügt eine zweite Methode hinzu: Ein Treuhänder sieht alle wahren Preise und verrauscht weniger, und nur einmal.</translation>
    </message>
    <message>
        <source>Is there something better?</source>
        <translation>Gibt es etwas Besseres?</translation>
    </message>
    <message>
        <source>The noisy prices of all districts teach a computer to predict prices. The more noise, the more wrong it gets: that is the price of privacy. On the dotted line predictions are no better than always saying the mean.</source>
        <translation>Aus den verrauschten Preisen aller Bezirke lernt ein Computer, Preise vorherzusagen. Je mehr Rauschen, desto falscher wird er: Das ist der Preis der Privatsphäre. Auf der gepunkteten Linie sind Vorhersagen nicht besser, als immer den Mittelwert zu sagen.</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Wird berechnet …</translation>
    </message>
    <message>
        <source>The price</source>
        <translation>Der Preis</translation>
    </message>
</context>
<context>
    <name>epsiscope::PriorSection</name>
    <message>
        <source>Prior and grids</source>
        <translation>Vorabverteilung und Raster</translation>
    </message>
    <message>
        <source>Prior</source>
        <translation>Vorabverteilung</translation>
    </message>
    <message>
        <source>Chooses a table with the columns lower, upper and mass.</source>
        <translation>Wählt eine Tabelle mit den Spalten lower, upper und mass.</translation>
    </message>
    <message>
        <source>not private</source>
        <translation>nicht privat</translation>
    </message>
    <message>
        <source>Open a public prior</source>
        <translation>Eine öffentliche Vorabverteilung öffnen</translation>
    </message>
    <message>
        <source>Tables (*.csv *.txt);;All files (*)</source>
        <translation>Tabellen (*.csv *.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Datei wählen …</translation>
    </message>
    <message>
        <source>private histogram</source>
        <translation>privates Histogramm</translation>
    </message>
    <message>
        <source>Counts of the labels plus noise, paid for by its share of ε. A trusted curator counts.</source>
        <translation>Anzahlen der Labels plus Rauschen, bezahlt aus ihrem Anteil an ε. Ein vertrauenswürdiger Treuhänder zählt.</translation>
    </message>
    <message>
        <source>noisy labels</source>
        <translation>verrauschte Labels</translation>
    </message>
    <message>
        <source>Every label is made noisy before it is counted: no trusted curator, much more noise.</source>
        <translation>Jedes Label wird verrauscht, bevor es gezählt wird: kein Treuhänder, viel mehr Rauschen.</translation>
    </message>
    <message>
        <source>uniform</source>
        <translation>gleichförmig</translation>
    </message>
    <message>
        <source>Nothing is known of the labels but the bounds; costs nothing.</source>
        <translation>Von den Labels sind nur die Schranken bekannt; kostet nichts.</translation>
    </message>
    <message>
        <source>public, from a file</source>
        <translation>öffentlich, aus einer Datei</translation>
    </message>
    <message>
        <source>A public table with the columns lower, upper and mass; costs nothing.</source>
        <translation>Eine öffentliche Tabelle mit den Spalten lower, upper und mass; kostet nichts.</translation>
    </message>
    <message>
        <source>true histogram</source>
        <translation>wahres Histogramm</translation>
    </message>
    <message>
        <source>The labels as they are: for comparison in class only.</source>
        <translation>Die Labels, wie sie sind: nur zum Vergleich im Unterricht.</translation>
    </message>
</context>
<context>
    <name>epsiscope::PrivacySection</name>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Privacy budget ε</source>
        <translation>Privatsphärebudget ε</translation>
    </message>
    <message>
        <source>more private</source>
        <translation>privater</translation>
    </message>
    <message>
        <source>more accurate</source>
        <translation>genauer</translation>
    </message>
    <message>
        <source>How much of one label or row may be revealed: smaller is more private.</source>
        <translation>Wie viel von einem Label oder einer Zeile verraten werden darf: Kleiner ist privater.</translation>
    </message>
    <message>
        <source>Sets ε to %1. %2</source>
        <translation>Setzt ε auf %1. %2</translation>
    </message>
    <message>
        <source>Nothing is protected: no method of this study is private.</source>
        <translation>Nichts ist geschützt: Keine Methode dieser Studie ist privat.</translation>
    </message>
</context>
<context>
    <name>epsiscope::QuestionBank</name>
    <message>
        <source>Question bank</source>
        <translation>Fragensammlung</translation>
    </message>
    <message>
        <source>Show the answers</source>
        <translation>Antworten zeigen</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Shows the questions of this lesson.</source>
        <translation>Zeigt die Fragen dieser Lektion.</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Alle Lektionen</translation>
    </message>
    <message>
        <source>For the teacher. Without them the page can be handed out.</source>
        <translation>Für die Lehrenden. Ohne sie kann die Seite ausgeteilt werden.</translation>
    </message>
</context>
<context>
    <name>epsiscope::QuestionBox</name>
    <message>
        <source>Your answer: a number like %1.</source>
        <translation>Ihre Antwort: eine Zahl wie %1.</translation>
    </message>
    <message>
        <source>Says your answer; it can be tried again.</source>
        <translation>Sagt Ihre Antwort; es darf noch einmal versucht werden.</translation>
    </message>
    <message>
        <source>Type a number like %1 first.</source>
        <translation>Geben Sie zuerst eine Zahl wie %1 ein.</translation>
    </message>
    <message>
        <source>Choose an answer first.</source>
        <translation>Wählen Sie zuerst eine Antwort.</translation>
    </message>
</context>
<context>
    <name>epsiscope::ReadingForm</name>
    <message>
        <source>%1 with byte order mark</source>
        <translation>%1 mit Bytereihenfolge-Marke</translation>
    </message>
    <message>
        <source>a plain table</source>
        <translation>eine einfache Tabelle</translation>
    </message>
    <message>
        <source>&amp;Read as</source>
        <translation>&amp;Lesen als</translation>
    </message>
    <message>
        <source>A recipe reads a published data set as those who use it do.</source>
        <translation>Ein Rezept liest einen veröffentlichten Datensatz, wie es üblich ist.</translation>
    </message>
    <message>
        <source>Spellings of a missing cell</source>
        <translation>Schreibweisen fehlender Zellen</translation>
    </message>
    <message>
        <source>With semicolons between: n/a; -9999.</source>
        <translation>Mit Semikolons dazwischen: n/a; -9999.</translation>
    </message>
    <message>
        <source>n/a; -9999</source>
        <translation>n/a; -9999</translation>
    </message>
    <message>
        <source>As detected</source>
        <translation>Wie erkannt</translation>
    </message>
    <message>
        <source>Detected: %1</source>
        <translation>Erkannt: %1</translation>
    </message>
    <message>
        <source>as listed</source>
        <translation>wie aufgeführt</translation>
    </message>
    <message>
        <source>The recipe says how the file is read.</source>
        <translation>Das Rezept sagt, wie die Datei gelesen wird.</translation>
    </message>
    <message>
        <source>or SE&amp;LECT</source>
        <translation>oder SE&amp;LECT</translation>
    </message>
    <message>
        <source>A query whose rows are read in place of a table. Nothing is written to the database; an empty field goes back to the tables.</source>
        <translation>Eine Abfrage, deren Zeilen anstelle einer Tabelle gelesen werden. In die Datenbank wird nichts geschrieben; ein leeres Feld führt zurück zu den Tabellen.</translation>
    </message>
    <message>
        <source>SELECT a, b FROM t</source>
        <translation>SELECT a, b FROM t</translation>
    </message>
    <message>
        <source>rows of the SELECT</source>
        <translation>Zeilen des SELECT</translation>
    </message>
</context>
<context>
    <name>epsiscope::RecentFiles</name>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>%1 (not found)</source>
        <translation>%1 (nicht gefunden)</translation>
    </message>
    <message>
        <source>Clear the list</source>
        <translation>Die Liste leeren</translation>
    </message>
</context>
<context>
    <name>epsiscope::Recovery</name>
    <message>
        <source>Changes that are not saved cannot be kept in %1 against a crash; save often, or make that folder one that can be written.</source>
        <translation>Änderungen, die nicht gespeichert sind, können nicht gegen einen Absturz in %1 gesichert werden; speichern Sie oft, oder machen Sie den Ordner beschreibbar.</translation>
    </message>
    <message>
        <source>Epsiscope ended unexpectedly; changes of %1 were not saved and can be restored.</source>
        <translation>Epsiscope endete unerwartet; Änderungen an %1 waren nicht gespeichert und lassen sich wiederherstellen.</translation>
    </message>
</context>
<context>
    <name>epsiscope::ReleaseWindow</name>
    <message>
        <source>Release – Epsiscope</source>
        <translation>Veröffentlichung – Epsiscope</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Classroom</source>
        <translation>Unterricht</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Veröffentlichung</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modus</translation>
    </message>
    <message>
        <source>Back to the study: there true values are shown, and nothing shown is private.</source>
        <translation>Zurück zur Studie: Dort sind wahre Werte zu sehen, und nichts davon ist privat.</translation>
    </message>
    <message>
        <source>What may leave the house: drawn once, booked first, signed.</source>
        <translation>Was das Haus verlassen darf: einmal gezogen, zuerst gebucht, unterschrieben.</translation>
    </message>
    <message>
        <source>What pays</source>
        <translation>Was bezahlt</translation>
    </message>
    <message>
        <source>Released</source>
        <translation>Veröffentlicht</translation>
    </message>
    <message>
        <source>&amp;Open the folder</source>
        <translation>Ordner &amp;öffnen</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Shows the files that may leave the house.</source>
        <translation>Zeigt die Dateien, die das Haus verlassen dürfen.</translation>
    </message>
    <message>
        <source>What leaves the house</source>
        <translation>Was das Haus verlässt</translation>
    </message>
    <message>
        <source>&amp;Method</source>
        <translation>&amp;Verfahren</translation>
    </message>
    <message>
        <source>A release has one method; each would be paid for.</source>
        <translation>Eine Veröffentlichung hat ein Verfahren; jedes wäre zu bezahlen.</translation>
    </message>
    <message>
        <source>ε</source>
        <translation>ε</translation>
    </message>
    <message>
        <source>&amp;ε</source>
        <translation>&amp;ε</translation>
    </message>
    <message>
        <source>What is spent of the budget: all of it at once, and never paid back.</source>
        <translation>Was vom Budget ausgegeben wird: alles auf einmal und nie zurückgezahlt.</translation>
    </message>
    <message>
        <source>What is declared</source>
        <translation>Was angegeben ist</translation>
    </message>
    <message>
        <source>&amp;Declare it in Classroom</source>
        <translation>Im Unterricht &amp;angeben</translation>
    </message>
    <message>
        <source>Declare it in Classroom</source>
        <translation>Im Unterricht angeben</translation>
    </message>
    <message>
        <source>Goes back to the study, which shows what would be declared beside the rows.</source>
        <translation>Geht zurück zur Studie, die neben den Zeilen zeigt, was anzugeben wäre.</translation>
    </message>
    <message>
        <source>What it promises, and how good it is</source>
        <translation>Was sie verspricht, und wie gut sie ist</translation>
    </message>
    <message>
        <source>&amp;Release…</source>
        <translation>Ve&amp;röffentlichen …</translation>
    </message>
    <message>
        <source>Asks for a folder, books, draws once, and writes it.</source>
        <translation>Fragt nach einem Ordner, bucht, zieht einmal und schreibt ihn.</translation>
    </message>
    <message>
        <source>It is booked first, then drawn once; there is no way back and no refund.</source>
        <translation>Es wird erst gebucht, dann einmal gezogen; es gibt kein Zurück und keine Erstattung.</translation>
    </message>
    <message>
        <source>The release is in %1, and is entry %2 of the ledger. These files may leave the house; the ledger, and what stands beside it, may not.</source>
        <translation>Die Veröffentlichung liegt in %1 und ist Eintrag %2 des Kontobuchs. Diese Dateien dürfen das Haus verlassen; das Kontobuch und was daneben liegt nicht.</translation>
    </message>
    <message>
        <source>Whoever gets it can check it with the command epsiscope verify. It is signed with the key %1: tell them the key by another way.</source>
        <translation>Wer sie bekommt, kann sie mit dem Befehl epsiscope verify prüfen. Sie ist mit dem Schlüssel %1 unterschrieben: Teilen Sie ihn auf einem anderen Weg mit.</translation>
    </message>
    <message>
        <source>It was drawn before and not published: it is the same release, and cost nothing more.</source>
        <translation>Sie war schon gezogen und nicht veröffentlicht: Es ist dieselbe Veröffentlichung, und sie hat nichts mehr gekostet.</translation>
    </message>
    <message>
        <source>Entry %1 was booked for the same study and not drawn, for example because the machine was switched off: it is spent.</source>
        <translation>Eintrag %1 wurde für dieselbe Studie gebucht und nicht gezogen, etwa weil der Rechner ausgeschaltet wurde: Er ist ausgegeben.</translation>
    </message>
    <message>
        <source>From the table %1: %2</source>
        <translation>Aus der Tabelle %1: %2</translation>
    </message>
    <message>
        <source>It is known once everything is declared.</source>
        <translation>Das ist bekannt, sobald alles angegeben ist.</translation>
    </message>
    <message>
        <source>All of this follows from what is declared; nothing of it was computed from the table.</source>
        <translation>All das folgt aus den Angaben; nichts davon wurde aus der Tabelle berechnet.</translation>
    </message>
    <message>
        <source>Release into which new folder?</source>
        <translation>In welchen neuen Ordner veröffentlichen?</translation>
    </message>
    <message>
        <source>release</source>
        <translation>veroeffentlichung</translation>
    </message>
    <message>
        <source>What was open in Classroom is closed. True values are not shown here.</source>
        <translation>Was im Unterricht offen war, ist geschlossen. Wahre Werte werden hier nicht gezeigt.</translation>
    </message>
</context>
<context>
    <name>epsiscope::ReportDialog</name>
    <message>
        <source>Export report</source>
        <translation>Bericht exportieren</translation>
    </message>
    <message>
        <source>&amp;Purpose</source>
        <translation>&amp;Zweck</translation>
    </message>
    <message>
        <source>What is to be decided with this report; stands on its first page.</source>
        <translation>Was mit diesem Bericht entschieden werden soll; steht auf seiner ersten Seite.</translation>
    </message>
    <message>
        <source>&amp;Author</source>
        <translation>&amp;Verantwortlich</translation>
    </message>
    <message>
        <source>Who answers for this report; stands on its first page.</source>
        <translation>Wer für diesen Bericht einsteht; steht auf seiner ersten Seite.</translation>
    </message>
    <message>
        <source>Choose &amp;file…</source>
        <translation>&amp;Datei wählen…</translation>
    </message>
    <message>
        <source>Choose file</source>
        <translation>Datei wählen</translation>
    </message>
    <message>
        <source>Asks for the file: a web page, or pages as PDF, by its ending.</source>
        <translation>Fragt nach der Datei: eine Webseite oder Seiten als PDF, je nach Endung.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Pictures of the data as privacy leaves them</source>
        <translation>Bilder der Daten, wie der Schutz sie lässt</translation>
    </message>
    <message>
        <source>The charts of errors are still computed from the data: a report in Classroom is not private.</source>
        <translation>Die Diagramme der Fehler werden weiterhin aus den Daten berechnet: Ein Bericht im Unterricht ist nicht geschützt.</translation>
    </message>
    <message>
        <source>Pictures of the &amp;data as privacy leaves them</source>
        <translation>Bilder der &amp;Daten, wie der Schutz sie lässt</translation>
    </message>
    <message>
        <source>Charts of &amp;true values</source>
        <translation>Diagramme &amp;wahrer Werte</translation>
    </message>
    <message>
        <source>Charts of true values</source>
        <translation>Diagramme wahrer Werte</translation>
    </message>
    <message>
        <source>Rows, counts and answers as they are: for readers who may see the data. It is asked anew for every report.</source>
        <translation>Zeilen, Anzahlen und Antworten, wie sie sind: für Leser, die die Daten sehen dürfen. Es wird für jeden Bericht neu gefragt.</translation>
    </message>
    <message>
        <source>All but the last is kept in the study; texts may stay empty. It changes no number.</source>
        <translation>Alles außer dem Letzten bleibt in der Studie; Texte dürfen leer bleiben. Es ändert keine Zahl.</translation>
    </message>
</context>
<context>
    <name>epsiscope::Rereader</name>
    <message>
        <source>The data are being read again.</source>
        <translation>Die Daten werden noch einmal gelesen.</translation>
    </message>
    <message>
        <source>%1 has changed since it was read last, so results will differ.</source>
        <translation>%1 hat sich seit dem letzten Lesen geändert, daher werden Ergebnisse abweichen.</translation>
    </message>
    <message>
        <source>The change was taken back, because the data were not read again.</source>
        <translation>Die Änderung wurde zurückgenommen, weil die Daten nicht noch einmal gelesen wurden.</translation>
    </message>
</context>
<context>
    <name>epsiscope::Runner</name>
    <message>
        <source>There is not enough memory for this; use smaller data, fewer random features or fewer values, or close other programs.</source>
        <translation>Dafür reicht der Speicher nicht; verwenden Sie kleinere Daten, weniger Zufallsmerkmale oder weniger Werte, oder schließen Sie andere Programme.</translation>
    </message>
    <message>
        <source>The system gives this program no further thread, so nothing was computed; close other programs, then start it again or change a parameter.</source>
        <translation>Das System gibt diesem Programm keinen weiteren Thread, darum wurde nichts berechnet; schließen Sie andere Programme, und starten Sie die Berechnung erneut oder ändern Sie einen Parameter.</translation>
    </message>
</context>
<context>
    <name>epsiscope::Runs</name>
    <message>
        <source>starting</source>
        <translation>beginnt</translation>
    </message>
</context>
<context>
    <name>epsiscope::RunsSection</name>
    <message>
        <source>Sampled runs</source>
        <translation>Gezogene Läufe</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Draws in each</source>
        <translation>Ziehungen je Lauf</translation>
    </message>
    <message>
        <source>How often the noise is drawn anew in every run.</source>
        <translation>Wie oft das Rauschen in jedem Lauf neu gezogen wird.</translation>
    </message>
    <message>
        <source>at ε</source>
        <translation>bei ε</translation>
    </message>
    <message>
        <source>The values of ε at which runs are sampled, separated by commas.</source>
        <translation>Die Werte von ε, bei denen Läufe gezogen werden, durch Kommas oder Semikolons getrennt.</translation>
    </message>
    <message>
        <source>Budgets to run</source>
        <translation>Budgets der Läufe</translation>
    </message>
    <message>
        <source>Also over Λ</source>
        <translation>Auch über Λ</translation>
    </message>
    <message>
        <source>Runs at more values of the regularisation, for the error against it.</source>
        <translation>Läufe bei weiteren Werten der Regularisierung, für den Fehler gegen sie.</translation>
    </message>
    <message>
        <source>values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>More values of the regularisation, separated by commas.</source>
        <translation>Weitere Werte der Regularisierung, durch Kommas oder Semikolons getrennt.</translation>
    </message>
    <message>
        <source>Also on fewer rows</source>
        <translation>Auch aus weniger Zeilen</translation>
    </message>
    <message>
        <source>Runs that learn from fewer rows, for the learning curve.</source>
        <translation>Läufe, die aus weniger Zeilen lernen, für die Lernkurve.</translation>
    </message>
    <message>
        <source>from</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>Numbers of rows that are learned from, separated by commas.</source>
        <translation>Zeilenzahlen, aus denen gelernt wird, durch Kommas getrennt.</translation>
    </message>
    <message>
        <source>Values of the regularisation to run</source>
        <translation>Werte der Regularisierung für die Läufe</translation>
    </message>
    <message>
        <source>Numbers of rows to run</source>
        <translation>Zeilenzahlen für die Läufe</translation>
    </message>
    <message>
        <source>Also over %1</source>
        <translation>Auch über %1</translation>
    </message>
</context>
<context>
    <name>epsiscope::Section</name>
    <message>
        <source>Shows or hides this section. Set in it: %1.</source>
        <translation>Zeigt oder verbirgt diesen Abschnitt. Darin eingestellt: %1.</translation>
    </message>
    <message>
        <source>Shows or hides this section.</source>
        <translation>Zeigt oder verbirgt diesen Abschnitt.</translation>
    </message>
</context>
<context>
    <name>epsiscope::SetupPanel</name>
    <message>
        <source>Setup</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Closed for this class.</source>
        <translation>Für diesen Kurs geschlossen.</translation>
    </message>
</context>
<context>
    <name>epsiscope::ShownChart</name>
    <message>
        <source>The x axis now shows %1 to %2.</source>
        <translation>Die x-Achse zeigt jetzt %1 bis %2.</translation>
    </message>
    <message>
        <source>The y axis now shows %1 to %2.</source>
        <translation>Die y-Achse zeigt jetzt %1 bis %2.</translation>
    </message>
</context>
<context>
    <name>epsiscope::StatisticSection</name>
    <message>
        <source>Statistic</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Gezählt</translation>
    </message>
    <message>
        <source>values inside the bounds</source>
        <translation>Werte innerhalb der Schranken</translation>
    </message>
    <message>
        <source>Rows whose value lies between the declared bounds are counted.</source>
        <translation>Gezählt werden Zeilen, deren Wert zwischen den angegebenen Schranken liegt.</translation>
    </message>
    <message>
        <source>one value</source>
        <translation>ein Wert</translation>
    </message>
    <message>
        <source>Rows that have one certain value are counted.</source>
        <translation>Gezählt werden Zeilen, die einen bestimmten Wert haben.</translation>
    </message>
    <message>
        <source>Mechanism</source>
        <translation>Mechanismus</translation>
    </message>
    <message>
        <source>Laplace</source>
        <translation>Laplace</translation>
    </message>
    <message>
        <source>Noise with exponential tails, made for the largest change that one row can cause.</source>
        <translation>Rauschen mit exponentiellen Ausläufern, gemacht für die größte Änderung, die eine Zeile bewirken kann.</translation>
    </message>
    <message>
        <source>discrete Laplace</source>
        <translation>diskretes Laplace</translation>
    </message>
    <message>
        <source>The same for whole numbers: what is released has no digits that could tell more.</source>
        <translation>Dasselbe für ganze Zahlen: Das Veröffentlichte hat keine Ziffern, die mehr verraten könnten.</translation>
    </message>
    <message>
        <source>Gaussian</source>
        <translation>Gaussian</translation>
    </message>
    <message>
        <source>Normal noise: lighter tails for the price of a failure probability δ.</source>
        <translation>Normalverteiltes Rauschen: leichtere Ausläufer zum Preis einer Ausfallwahrscheinlichkeit δ.</translation>
    </message>
    <message>
        <source>exponential</source>
        <translation>exponentiell</translation>
    </message>
    <message>
        <source>Draws a value, the more likely the nearer its rank is to the wanted one.</source>
        <translation>Zieht einen Wert, umso wahrscheinlicher, je näher sein Rang dem gewünschten ist.</translation>
    </message>
    <message>
        <source>Divide by</source>
        <translation>Unterteilen nach</translation>
    </message>
    <message>
        <source>Level of half-widths</source>
        <translation>Niveau der halben Breiten</translation>
    </message>
    <message>
        <source>How often a release is at most the half-width away from the statistic of the clipped values.</source>
        <translation>Wie oft eine Veröffentlichung höchstens um die halbe Breite von der Statistik der beschnittenen Werte abweicht.</translation>
    </message>
    <message>
        <source>Half-widths for</source>
        <translation>Halbe Breiten für</translation>
    </message>
    <message>
        <source>Declared: %1. Categories from the table say which ones occur, which is not private; list those you know without it in the Data view.</source>
        <translation>Angegeben: %1. Kategorien aus der Tabelle sagen, welche vorkommen, was nicht privat ist; geben Sie in der Ansicht Daten die an, die Sie ohne sie kennen.</translation>
    </message>
    <message>
        <source>Make tables agree</source>
        <translation>Tabellen abstimmen</translation>
    </message>
    <message>
        <source>Counts, sums or histograms of one column that are divided differently are moved after their noise, as little as it takes for cells to add up to their margins: costs no privacy.</source>
        <translation>Verschieden unterteilte Anzahlen, Summen oder Histogramme einer Spalte werden nach ihrem Rauschen verschoben, so wenig wie nötig, damit Zellen sich zu ihren Rändern addieren: kostet keine Privatsphäre.</translation>
    </message>
</context>
<context>
    <name>epsiscope::StatusLine</name>
    <message>
        <source>out of date</source>
        <translation>veraltet</translation>
    </message>
    <message>
        <source>For class and study: curves are computed from the true labels, and every export says so.</source>
        <translation>Für Unterricht und Studium: Kurven werden aus den wahren Labels berechnet, und jeder Export sagt es.</translation>
    </message>
    <message>
        <source>The picture still shows earlier parameters.</source>
        <translation>Das Bild zeigt noch frühere Parameter.</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Stops what is running; what is finished stays (Esc).</source>
        <translation>Hält an, was läuft; was fertig ist, bleibt (Esc).</translation>
    </message>
    <message>
        <source>paused: Ctrl+U goes on</source>
        <translation>pausiert: Strg+U macht weiter</translation>
    </message>
    <message>
        <source>Pictures stay as they are until Study, Pause updating is switched off.</source>
        <translation>Bilder bleiben, wie sie sind, bis Studie, Aktualisieren pausieren ausgeschaltet ist.</translation>
    </message>
    <message>
        <source>Lists the cells that are no numbers.</source>
        <translation>Zählt die Zellen auf, die keine Zahlen sind.</translation>
    </message>
    <message>
        <source>Every cell of a column of numbers is one, or is missing.</source>
        <translation>Jede Zelle einer Zahlenspalte ist eine Zahl oder fehlt.</translation>
    </message>
</context>
<context>
    <name>epsiscope::StudyExports</name>
    <message>
        <source>Export all charts into which folder?</source>
        <translation>Alle Diagramme in welchen Ordner exportieren?</translation>
    </message>
    <message>
        <source>Export the report into which file?</source>
        <translation>Den Bericht in welche Datei exportieren?</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Webseite (*.html)</translation>
    </message>
    <message>
        <source>Pages (*.pdf)</source>
        <translation>Seiten (*.pdf)</translation>
    </message>
    <message>
        <source>The data are still being prepared: export again in a moment.</source>
        <translation>Die Daten werden noch vorbereitet: Exportieren Sie gleich noch einmal.</translation>
    </message>
    <message>
        <source>Every chart is in %1, as %2.</source>
        <translation>Jedes Diagramm ist in %1, als %2.</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Geschrieben: %1</translation>
    </message>
    <message>
        <source>Export all charts</source>
        <translation>Alle Diagramme exportieren</translation>
    </message>
    <message numerus="yes">
        <source>%n charts are in %1 already.</source>
        <comment>%n chart is in %1 already.</comment>
        <translation>
            <numerusform>%n Diagramm ist schon in %1.</numerusform>
            <numerusform>%n Diagramme sind schon in %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace them</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Beide behalten</translation>
    </message>
</context>
<context>
    <name>epsiscope::TablesView</name>
    <message>
        <source>Tables by groups</source>
        <translation>Tabellen nach Gruppen</translation>
    </message>
    <message>
        <source>table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>number ±</source>
        <translation>Zahl ±</translation>
    </message>
    <message>
        <source>±</source>
        <translation>±</translation>
    </message>
    <message>
        <source>± in %</source>
        <translation>± in %</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Which of the statistics that are divided is shown.</source>
        <translation>Welche der unterteilten Statistiken gezeigt wird.</translation>
    </message>
    <message>
        <source>How the table is shown</source>
        <translation>Wie die Tabelle gezeigt wird</translation>
    </message>
    <message>
        <source>The table: each cell says more under the mouse.</source>
        <translation>Die Tabelle: Jede Zelle sagt unter der Maus mehr.</translation>
    </message>
    <message>
        <source>The table as a picture, as exports and reports have it.</source>
        <translation>Die Tabelle als Bild, wie Exporte und Berichte sie haben.</translation>
    </message>
    <message>
        <source>What the cells show</source>
        <translation>Was die Zellen zeigen</translation>
    </message>
    <message>
        <source>The number as it is, which is not private, and the half-width of a release.</source>
        <translation>Die Zahl, wie sie ist, was nicht privat ist, und die halbe Breite einer Veröffentlichung.</translation>
    </message>
    <message>
        <source>The half-width of a release alone.</source>
        <translation>Allein die halbe Breite einer Veröffentlichung.</translation>
    </message>
    <message>
        <source>The half-width in percent of the number.</source>
        <translation>Die halbe Breite in Prozent der Zahl.</translation>
    </message>
    <message>
        <source>Cells of the table</source>
        <translation>Zellen der Tabelle</translation>
    </message>
    <message>
        <source>A cell for each group: the number and how far off a release would be.</source>
        <translation>Eine Zelle für jede Gruppe: die Zahl, und wie weit eine Veröffentlichung abwiche.</translation>
    </message>
    <message>
        <source>ε %1 of %2</source>
        <translation>ε %1 von %2</translation>
    </message>
    <message>
        <source>half-widths for %1</source>
        <translation>halbe Breiten für %1</translation>
    </message>
    <message>
        <source>weighted by %1</source>
        <translation>gewichtet mit %1</translation>
    </message>
    <message>
        <source>agrees with other tables</source>
        <translation>mit anderen Tabellen abgestimmt</translation>
    </message>
    <message>
        <source>There is a half-width once the bounds are found.</source>
        <translation>Eine Halbbreite gibt es, sobald die Schranken gefunden sind.</translation>
    </message>
</context>
<context>
    <name>epsiscope::TaskSection</name>
    <message>
        <source>Task</source>
        <translation>Aufgabe</translation>
    </message>
</context>
<context>
    <name>epsiscope::TipLine</name>
    <message>
        <source>Dismiss the tip</source>
        <translation>Tipp wegräumen</translation>
    </message>
    <message>
        <source>Hides this tip; the preferences bring all tips back.</source>
        <translation>Verbirgt diesen Tipp; die Einstellungen bringen alle Tipps zurück.</translation>
    </message>
</context>
<context>
    <name>epsiscope::ToolBar</name>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen …</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>New noise</source>
        <translation>Neues Rauschen</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Classroom</source>
        <translation>Unterricht</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Veröffentlichung</translation>
    </message>
    <message>
        <source>For class and study: the truth may be shown, nothing shown is private.</source>
        <translation>Für Unterricht und Studium: Wahres darf gezeigt werden, nichts Gezeigtes ist privat.</translation>
    </message>
    <message>
        <source>Stops the runs; what is finished stays (Esc).</source>
        <translation>Hält die Läufe an; was fertig ist, bleibt (Esc).</translation>
    </message>
    <message>
        <source>Samples runs: each with its own split, prior and noise (Ctrl+R).</source>
        <translation>Zieht Läufe: jeden mit eigener Aufteilung, Vorabverteilung und eigenem Rauschen (Strg+R).</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>Startwert %1</translation>
    </message>
    <message>
        <source>New noise · seed %1</source>
        <translation>Neues Rauschen · Startwert %1</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modus</translation>
    </message>
    <message>
        <source>New split</source>
        <translation>Neue Aufteilung</translation>
    </message>
    <message>
        <source>Seed of the noise: %1; of the splits: %2.</source>
        <translation>Startwert des Rauschens: %1; der Aufteilungen: %2.</translation>
    </message>
    <message>
        <source>Seed of the noise: %1.</source>
        <translation>Startwert des Rauschens: %1.</translation>
    </message>
    <message>
        <source>Another seed for the noise and for private priors; the splits stay (Ctrl+N).</source>
        <translation>Ein anderer Startwert für das Rauschen und private Vorabverteilungen; die Aufteilungen bleiben (Strg+N).</translation>
    </message>
    <message>
        <source>Another seed for the splits: other rows are learned from and tested on. The noise keeps its seed (Ctrl+Shift+N).</source>
        <translation>Ein anderer Startwert für die Aufteilungen: Aus anderen Zeilen wird gelernt, an anderen getestet. Das Rauschen behält seinen Startwert (Strg+Umschalt+N).</translation>
    </message>
    <message>
        <source>What may leave the house: closes everything that shows true values, then declares, books, draws once and signs.</source>
        <translation>Was das Haus verlassen darf: schließt alles, was wahre Werte zeigt, gibt dann an, bucht, zieht einmal und unterschreibt.</translation>
    </message>
</context>
<context>
    <name>epsiscope::TradeOffView</name>
    <message>
        <source>What privacy costs</source>
        <translation>Was Privatsphäre kostet</translation>
    </message>
    <message>
        <source>Methods at the current ε</source>
        <translation>Methoden beim aktuellen ε</translation>
    </message>
    <message>
        <source>Learner whose curves are shown</source>
        <translation>Lernverfahren, dessen Kurven gezeigt werden</translation>
    </message>
    <message>
        <source>error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>What is measured</source>
        <translation>Was gemessen wird</translation>
    </message>
    <message>
        <source>The share of test rows that get the wrong class.</source>
        <translation>Der Anteil der Testzeilen, die die falsche Klasse bekommen.</translation>
    </message>
    <message>
        <source>The mean loss on the test rows: what the learner minimises.</source>
        <translation>Der mittlere Verlust an den Testzeilen: was das Lernverfahren klein macht.</translation>
    </message>
    <message>
        <source>over ε</source>
        <translation>über ε</translation>
    </message>
    <message>
        <source>over λ</source>
        <translation>über λ</translation>
    </message>
    <message>
        <source>Axis of the chart</source>
        <translation>Achse des Diagramms</translation>
    </message>
    <message>
        <source>Error against the privacy budget, at the regularisation of the study.</source>
        <translation>Fehler gegen das Privatsphärebudget, bei der Regularisierung der Studie.</translation>
    </message>
    <message>
        <source>Error against the regularisation, at the current ε.</source>
        <translation>Fehler gegen die Regularisierung, beim aktuellen ε.</translation>
    </message>
    <message>
        <source>log ε</source>
        <translation>log ε</translation>
    </message>
    <message>
        <source>log error</source>
        <translation>log Fehler</translation>
    </message>
    <message>
        <source>Logarithmic axis for the error.</source>
        <translation>Logarithmische Achse für den Fehler.</translation>
    </message>
    <message>
        <source>over %1</source>
        <translation>über %1</translation>
    </message>
    <message>
        <source>The learner whose curves and errors are shown.</source>
        <translation>Das Lernverfahren, dessen Kurven und Fehler gezeigt werden.</translation>
    </message>
    <message>
        <source>wanted error</source>
        <translation>gewünschter Fehler</translation>
    </message>
    <message>
        <source>A line to drag to the error that you want: the table shows the smallest ε.</source>
        <translation>Eine Linie, die sich auf den gewünschten Fehler ziehen lässt: Die Tabelle nennt das kleinste ε.</translation>
    </message>
    <message>
        <source>Logarithmic axis: equal steps multiply the value.</source>
        <translation>Logarithmische Achse: Gleiche Schritte vervielfachen den Wert.</translation>
    </message>
    <message>
        <source>log %1</source>
        <translation>log %1</translation>
    </message>
    <message>
        <source>There is no error between that without noise and that of the dotted line.</source>
        <translation>Zwischen dem Fehler ohne Rauschen und dem der gepunkteten Linie liegt keiner.</translation>
    </message>
    <message>
        <source>answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>The share of released labels that are not the true ones: exact.</source>
        <translation>Der Anteil veröffentlichter Labels, die nicht die wahren sind: exakt.</translation>
    </message>
    <message>
        <source>What differs from ours?</source>
        <translation>Was ist anders als bei uns?</translation>
    </message>
    <message>
        <source>Lists all that this form of the study does in another way than we would.</source>
        <translation>Zählt auf, was diese Form der Studie anders macht, als wir es täten.</translation>
    </message>
    <message>
        <source>Form of the study beside the published table</source>
        <translation>Form der Studie neben der veröffentlichten Tabelle</translation>
    </message>
</context>
<context>
    <name>epsiscope::View</name>
    <message>
        <source>The faint curves from before the last change are only on the screen.</source>
        <translation>Die blassen Kurven von vor der letzten Änderung stehen nur auf dem Bildschirm.</translation>
    </message>
    <message>
        <source>How is this known?</source>
        <translation>Woher weiß man das?</translation>
    </message>
    <message>
        <source>Shows or hides what is computed here, how, and to what it applies.</source>
        <translation>Zeigt oder verbirgt, was hier wie berechnet ist und wofür es gilt.</translation>
    </message>
</context>
<context>
    <name>epsiscope::ViewHeader</name>
    <message>
        <source>not private</source>
        <translation>nicht privat</translation>
    </message>
    <message>
        <source>Not private: %1.</source>
        <translation>Nicht privat: %1.</translation>
    </message>
    <message>
        <source>It promises nothing: it is there for comparison.</source>
        <translation>Sie verspricht nichts: Sie ist zum Vergleichen da.</translation>
    </message>
</context>
<context>
    <name>epsiscope::ViewTabs</name>
    <message>
        <source>Views</source>
        <translation>Ansichten</translation>
    </message>
</context>
<context>
    <name>epsiscope::WeightPicker</name>
    <message>
        <source>The largest weight is a number above 0.</source>
        <translation>Das größte Gewicht ist eine Zahl über 0.</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>The column that says how often a row counts in a statistic. It is no feature.</source>
        <translation>Die Spalte, die sagt, wie oft eine Zeile in einer Statistik zählt. Sie ist kein Merkmal.</translation>
    </message>
    <message>
        <source>Largest weight</source>
        <translation>Größtes Gewicht</translation>
    </message>
    <message>
        <source>The largest weight that a row can have, known without looking at the table: noise is made for it, and larger weights are cut down to it.</source>
        <translation>Das größte Gewicht, das eine Zeile haben kann, bekannt ohne Blick in die Tabelle: Dafür ist das Rauschen gemacht, und größere Gewichte werden darauf gekürzt.</translation>
    </message>
    <message>
        <source>none: each row counts once</source>
        <translation>keine: jede Zeile zählt einmal</translation>
    </message>
</context>
</TS>
