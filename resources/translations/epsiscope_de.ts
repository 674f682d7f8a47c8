<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>AppState</name>
    <message>
        <source>Preparing the data…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open data first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the marked field first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Chart</name>
    <message>
        <source> (not private)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not private</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChartFiles</name>
    <message>
        <source>Picture (*.png);;Drawing (*.svg);;Page (*.pdf);;Data of the chart (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Core</name>
    <message>
        <source>Sales in 3,000 invented markets and what was spent on advertising there. The target has a heavy right tail: most markets sell little, a few sell very much, and about 4 in 1,000 lie above the public bound of 60. Known truth: sales = 7 + 0.045 tv + 0.19 radio + 0.08 online + 0 newspaper + noise, where noise = 3 (exp(z) - exp(1/2)) with z standard normal. The noise has mean 0 and variance 9 (e - 1) e = 42.04, which is the smallest mean squared error any prediction can reach.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made by Epsiscope&apos;s own generator; free for any use (CC0 1.0).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Median house prices of 4,000 invented districts, shaped like the Californian census of 1990: many cheap districts, few dear ones, all between 0 and 5. Known truth: price = 1.66 + 0.24 income - 0.002 house_age + 0.06 rooms - 0.1 bedrooms + 0 population - 0.04 occupancy - 0.01 (latitude - 32) - 0.004 coast_distance + noise, where noise is (u1 + u2 + u3 - 1.5) / 3 with u1, u2, u3 uniform on (0, 1): mean 0, never beyond 0.5, variance 1/36 = 0.0278, which is the smallest mean squared error any prediction can reach.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether 5,000 invented people earn more than 50,000 a year, with numbers and words as features. Known truth: the probability of &gt;50K is 1 / (1 + exp(-s)) with s = -11 + 0.08 age + 0.1 hours + e + o, where e is 0 for school, 1.5 for college, 2.5 for bachelor, 4 for master; o is 0 for service, 0.5 for craft, 1 for sales, 2 for technical; region has no influence. age is uniform on 18 to 70, hours is 20, 30, 40, 50, 60 with probabilities 0.1, 0.15, 0.45, 0.2, 0.1; school, college, bachelor, master have 0.4, 0.3, 0.2, 0.1, the occupations and the regions are equally likely. Bayes error (the smallest error rate any classifier can reach): 0.1815.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, line %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, column %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House prices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advertising sales</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Income class</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n columns</source>
        <comment>%n column</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells are missing in %1 (%2; first in line %3)</source>
        <comment>%n cell is missing in %1 (%2; first in line %3)</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells are missing in %1 (%2)</source>
        <comment>%n cell is missing in %1 (%2)</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n columns with missing cells were left out: %1.</source>
        <comment>%n column with missing cells was left out: %1.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n missing cells of %1 counted as none of its categories.</source>
        <comment>%n missing cell of %1 counted as none of its categories.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Column %1 has no values and was left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n missing cells of %1 filled with the column&apos;s mean.</source>
        <comment>%n missing cell of %1 filled with the column&apos;s mean.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1; set missing to drop-rows, drop-columns or mean (the target&apos;s own can only be dropped).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, the target, which cannot be filled in or left out; set missing to drop-rows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n rows left out because of missing cells.</source>
        <comment>%1 of %n row left out because of missing cells.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is text with %n different values</source>
        <comment>%1 is text with %n different value</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is text with %n different values, one for each row</source>
        <comment>%1 is text with %n different value, one for each row</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>column %1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n cells of %1 cannot be read as a number</source>
        <comment>%n cell of %1 cannot be read as a number</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1, %2: &quot;%3&quot; %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>, and so for %n more cells of this column</source>
        <comment>, and so for %n more cell of this column</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1; correct the file, empty the cell, or leave the column out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column %1 holds numbers beyond 1e150 (first in row %2), whose squares overflow; rescale the column or leave it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No target is chosen; name the column that is to be predicted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The target %1 is text; choose a column that holds numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column %1: it was left out of the features.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The feature %1 is listed twice; list it once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is the target and cannot be a feature too; take it off the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The feature %1, too many for one indicator each (at most %2); take it off the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no feature to learn from; the table needs a usable column besides the target.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n rows of %1 would be left without missing cells; leave out the columns with most of them.</source>
        <comment>%n row of %1 would be left without missing cells; leave out the columns with most of them.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows cannot be split into rows to learn from and rows to test on; use a table with more rows.</source>
        <comment>%n row cannot be split into rows to learn from and rows to test on; use a table with more rows.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fewer rows than parameters: %n rows for %1 and a constant; choose fewer features or use a table with more rows.</source>
        <comment>Fewer rows than parameters: %n row for %1 and a constant; choose fewer features or use a table with more rows.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n features</source>
        <comment>%n feature</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>the file holds nothing but blanks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a file that holds a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n names were given for %1</source>
        <comment>%n name was given for %1</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>give one name for each column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first line looks like data, so it was read as data and the columns are named &quot;column1&quot; to &quot;column%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing in the file tells whether &quot;%1&quot; means 1.234 or 1234 (%2): it was read as 1.234; if it is 1234, say that the decimal mark is &quot;%3&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n blank lines were skipped.</source>
        <comment>%n blank line was skipped.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there is a header with %n names but no data rows</source>
        <comment>there is a header with %n name but no data rows</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>add rows, or say that there is no header</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table does not fit into memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take a part of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>expected %n fields, found %1</source>
        <comment>expected %n field, found %1</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source> (%1 lines differ, the next is line %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give every line the same number of fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with the separator %1 all lines have equally many: choose that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a quote opens here and is never closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>close it, or double it if it belongs to the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text follows the closing quote of this field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>double quotes that belong to the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than two thousand million rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not a finite number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is too large for a number (the largest is about 1.8e308)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is hexadecimal, not a decimal number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has a decimal comma where the file has decimal points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has a decimal point where the file has decimal commas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has either a decimal mark or a thousands mark: say which decimal mark the file has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column %1 &quot;%2&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds whole numbers beyond 2^53, which a number here would change: it was kept as text, digit for digit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is mixed, %2 and %3: it was read as text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n numbers</source>
        <comment>%n number</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other texts</source>
        <comment>%n other text</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n numbers too close to 0 for a number here were read as 0 (first in line %2).</source>
        <comment>%1: %n number too close to 0 for a number here was read as 0 (first in line %2).</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: &quot;%2&quot; was read as a thousands mark in %n cells.</source>
        <comment>%1: &quot;%2&quot; was read as a thousands mark in %n cell.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1, column %2 &quot;%3&quot;: &quot;%4&quot; %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>And %n more cells that cannot be read as a number.</source>
        <comment>And %n more cell that cannot be read as a number.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>byte %1 at offset %2 is not %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>save the file as UTF-8 or say which encoding it has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at byte offset %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the UTF-16 text ends inside a character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half of a UTF-16 surrogate pair stands alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a text file: a NUL character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not a text file (NUL at byte offset %1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a text file such as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it looks like UTF-16 without a mark: say that its encoding is %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not a text file (%1 control characters in its first %2 bytes)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is not UTF-8 (first in line %1), so it was read as %2; if letters look wrong, say which encoding it has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the encoding &quot;%1&quot; is not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose UTF-8, UTF-16LE, UTF-16BE, Latin-1 or Windows-1252</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>comma</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>check the name and the folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file cannot be reached (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>check its folder&apos;s permissions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a folder, not a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name a data file inside it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a device or a pipe, not a plain file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>save the data to a file first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open it in the program it comes from and save it as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unpack it and open the table inside it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a spreadsheet (.xlsx, .ods) or a zip archive, not delimited text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is an old spreadsheet (.xls), not delimited text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is an SPSS file (.sav), not delimited text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is an SPSS file (.zsav), not delimited text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a Stata file (.dta), not delimited text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a Parquet file, not delimited text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a SQLite data base, not delimited text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>export the table as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is an HDF5 file, not delimited text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a PDF document, not a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>look for the data as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a tar archive, not a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this file is packed with bzip2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this file is packed with xz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this file is packed with zstd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a 7z archive, not a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file cannot be opened (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>check its permissions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reading failed (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copy the file and try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the gzip data end early</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copy or download the file again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it unpacks to more than 8 GB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unpack it and take a part of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the gzip data are damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the packed file is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> and </source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Columns %1 have no name and got one from their position, such as &quot;column%2&quot;.</source>
        <comment>Column %1 has no name and got one from its position, such as &quot;column%2&quot;.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The name &quot;%1&quot; stands at columns %2; from the second on a number was added, such as &quot;%3&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no column %1; the columns are %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no column %1; did you mean %2?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> and %1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <comment>%n row</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n different values: %2</source>
        <comment>%1 holds %n different value: %2</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No positive class is declared; name one value of the target. %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No row has the positive class %1; name a value of the target. %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every row has the positive class %1 in %2, so that there is nothing to tell apart; choose a target with two classes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 against the rest (%n other values).</source>
        <comment>%1 against the rest (%n other value).</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Without privacy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output perturbation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Objective perturbation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Objective perturbation, tight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Objective perturbation, halved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are %1 candidates for lambda and %2 rows to learn from. Each candidate needs rows of its own, and more rows judge them; name fewer candidates or use more rows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The largest values of %1 in the data were taken for bounds: declare bounds for a private result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The categories of text columns are those found in the data.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row %1 of the table has length %2, and the guarantee needs at most 1; scale the columns, or prepare with unit-rows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lambda must be a number above 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lambda is so small that the fit would be rounding: for these rows it must be at least about %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel matrix is not positive definite, even with lambda added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel matrix is not positive semidefinite: this function of two rows is not a kernel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel matrix has values that are not finite.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel matrix is not symmetric.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out because they have one value in the training part: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No random feature varies over the training part: every prediction is the mean.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are more random features (%1) than training rows (%2): without noise and with a small lambda they repeat the training labels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some features repeat what others say (%1 of %2 directions have no spread): with lambda 0 these directions are left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The test part holds values so far from the training part that squared errors overflow: no error is shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The classic calibration is proved for epsilon below 1 only; use gaussian, which is proved for every epsilon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds noise that falls off evenly on both sides of the label: the simplest private release.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds bell-shaped noise, no more of it than a small allowed failure probability delta demands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gaussian, classic formula</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds bell-shaped noise by the textbook formula, which is proved for epsilon below 1 only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds noise with a stepped density: no other added noise has a smaller error at this epsilon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts the labels into bins chosen for a prior, and answers with the output of the label&apos;s bin more often than with any other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Optimal unbiased</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of all answers from a list that on average tell the label, the one with the smallest error for a prior.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers with a value near the label more often than with any other from an interval where labels are expected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RPWithPrior, debiased</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RPWithPrior stretched about the middle of its interval, so that on average it tells the label.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grid response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers with the label&apos;s cell of a grid or with any other cell, corrected so that on average it tells the label.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The prior covers %1 to %2, which leaves the declared bounds %3 to %4; widen the bounds or cut the prior.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write the header lower,upper,mass (bins) or value,mass (points) and one bin or point a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>check the path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name a file in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>check that you may read it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not a text file (it holds a zero byte)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>save it as CSV in UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a finite number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write it like 0.5 or 1e-5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the header of a prior</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has a header but no rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the line has %1 cells where the header has %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>separate the cells by commas and write decimals with a point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the mass is negative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write masses of 0 or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the value is already on line %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write every value once, with its whole mass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bin&apos;s upper end is not above its lower end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>swap them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bin overlaps the one before it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>let every bin start where another ends, or later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all masses are 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give at least one bin or point a mass above 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No noisy count was above zero, so the uniform prior is used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All noisy labels are equal, so the uniform prior is used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The noisy labels spread over so many bins that wider bins are used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The prior has %1 values; they are rounded to %2 evenly spaced ones from its smallest to its largest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>check that the folder exists, can be written and has room, or choose another place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it cannot be written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>writing stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it cannot be replaced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a file in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it cannot be opened: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>check its name and that you may read it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a boundary to see for private classifiers only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A boundary can be drawn for two features that hold numbers; choose two in the list of features.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One in %1 rows is shown, of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 private boundaries are shown, for they break into very many pieces; a smaller gamma gives smoother ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at Lambda %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: not every minimum was found to 1e-10, on which the guarantee counts, so these results are not private; choose a larger Lambda.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source> So it was at %n other combinations of epsilon, Lambda and rows.</source>
        <comment> So it was at %n other combination of epsilon, Lambda and rows.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 or %n rows</source>
        <comment>%1 or %n row</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lambda is chosen from %n candidates: the training rows fall into %1 parts of %2, one for each candidate to learn from and one to count its mistakes on. The choice and the weights cost epsilon together. Without privacy all candidates learn from all parts but the last.</source>
        <comment>Lambda is chosen from %n candidate: the training rows fall into %1 parts of %2, one for each candidate to learn from and one to count its mistakes on. The choice and the weights cost epsilon together. Without privacy all candidates learn from all parts but the last.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 at epsilon %2 and Lambda %3: the regularisation was raised by %4 because what one row of %5 can do to the curvature would cost %6 of epsilon; now it costs at most half, and the other half pays for the noise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Errors are measured on private rows: they may be looked at in Classroom, and are not part of what epsilon pays for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n rows have no entry but 0; every classifier without a constant takes such a row for the class -1.</source>
        <comment>%n row has no entry but 0; every classifier without a constant takes such a row for the class -1.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>One row only has the class %1; it is learned from or tested on, never both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One row only has another class than %1; it is learned from or tested on, never both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At Lambda %1; a run chooses it privately.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The median of %n draws with the same noise along the curve; press Run for more.</source>
        <comment>The median of %n draw with the same noise along the curve; press Run for more.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Better constant guess</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A constant guess has mistakes, but no loss.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: regularisation raised below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lambda is chosen privately for private classifiers only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study names no candidates for lambda; list some to have one chosen privately.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No private method is chosen; choose one to see how it chooses lambda.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lower bound of the target is missing; declare what is publicly known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The upper bound of the target is missing; declare what is publicly known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lower bound is not a finite number; declare one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The upper bound is not a finite number; declare one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lower %1, upper %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bounds are swapped (%1); the lower one must be the smaller.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bounds are equal (%1); the upper one must be larger.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bounds (%1) are too far apart or too close to compute with; change the unit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No data file is named; name one, or a built-in one like builtin:house-prices.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The separator is %1; it can be a comma, semicolon, tab or space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>decimal mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The separator and the decimal mark are the same; change one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list of names is empty; name every column or leave it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list of features is empty; name at least one, or write null for all other columns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>preparation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label privacy standardises the features, which are public; write &quot;standardise&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bound of column %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column %1 has two bounds; give it one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column %1 is text, which needs no bound; take it off the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Only %n rows are left to learn from, for %1 and a constant; test on fewer rows, or use more rows or fewer features.</source>
        <comment>Only %n row is left to learn from, for %1 and a constant; test on fewer rows, or use more rows or fewer features.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>There are %1 features, text columns counting once per value; choose at most %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>There are %n rows to learn from, fewer than %1; take at most as many.</source>
        <comment>There are %n row to learn from, fewer than %1; take at most as many.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> from %n rows</source>
        <comment> from %n row</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values.</source>
        <comment>%n value.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The prior is the true histogram of the labels, so this is not private.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its brackets are nested more than %1 deep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>check that this is the file you mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; is there twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep one of the two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the JSON text ends too early</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not valid JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>add what is missing at the end: a quote, a value or a closing bracket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>look for a missing or extra comma, quote or bracket here or just before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it holds a number that is too large for a computer&apos;s number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write numbers below 1.7e308</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The features are standardised by means and standard deviations of the training rows, which are private here: the result is not private; prepare with unit-rows and declared column bounds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 kernel needs rows of length at most 1: longer ones are shortened to 1, each by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 labels lie outside [%3, %4]; for training they are moved to the nearest bound, for testing they are kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Epsilon is for one released prediction; errors are means over the test rows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Epsilon is for %1 released predictions, each with noise of its own, as many times as large as for one; errors are means over the test rows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The smoothness r is %1; it must be a number above 0 and at most 1, 1/2 if the true function has a finite norm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The constant of the approximation error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bound is %1; it must be a number from 1e-100 to 1e100.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one bound of the target is declared; declare both, or none and kernel_release.bound.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of rows to learn from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A kernel method would learn from %1 rows, more than kernel_release.most_rows allows (%2); take at most as many.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>method</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel&apos;s gamma</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel&apos;s degree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lambda</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>values of lambda</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A value of lambda</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of predictions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at lambda %2 is left out. %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at epsilon %2 has errors too large for a computer&apos;s number; they are left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out, being constant in the training part: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The training part has %1 rows, of which a random %2 are used; the noise is for %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Errors of the curves are means over %1 of %2 test rows; a run takes all of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The support vector machine at lambda %1 was not found as exactly as its noise assumes; it is left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exact errors of methods with a private prior are given the prior of each trial; their sd over the trials shows how much the prior matters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sampled errors are of predictions clipped to the bounds, exact ones of unclipped predictions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best expected at epsilon %1: %2, learner %3, chosen from public quantities.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no built-in data of that name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>data.%1 is &quot;%2&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;,&quot;, &quot;;&quot;, &quot;tab&quot; or &quot;space&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;.&quot; or &quot;,&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no data file is named</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name a file or built-in data such as builtin:house-prices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not private</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Predict the mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Central ridge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ridge, paper&apos;s bound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ridge, tight bound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SVM, paper&apos;s bound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SVM, tight bound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ridge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ridge on random features</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Perceptron</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which columns were left out follows from the private rows: name the features for a private result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing numbers were filled with means, in which every private row has a part: drop such rows for a result that is private among complete rows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out where the error is too large for a computer&apos;s number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The prior file holds points; RPWithPrior&apos;s interval needs bins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recommended by the bound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First random error R1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second random error R2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample error S</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approximation error D</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sum: the bound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bound on the first random error needs e^epsilon - 1 &lt;= 2 epsilon, that is epsilon up to 1.256; the papers assume epsilon below 1 and lambda up to 1. With the tight bound the release itself is private beyond.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bound on the first random error needs e^epsilon - 1 &lt;= 2 epsilon, that is epsilon up to 1.256; the papers assume epsilon below 1. The release itself is private beyond.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As printed the noise is half of what its own proof asks for, so that nothing is proved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recommended epsilon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recommended lambda</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The paper&apos;s bound, corrected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tight bound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the paper prints it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The constant of the approximation error depends on the unknown true function: it is assumed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The terms bound the excess hinge loss; the share of wrong signs exceeds the smallest possible one by at most the root of twice their sum. The measured curves are the hinge loss that the noise adds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The measured curves are the squared error that the noise adds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The perceptron&apos;s error has no formula: press Run to measure it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is 0; it must be above 0, for the guarantee rests on the regularisation: without it one row can move the weights without limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A candidate for lambda</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>methods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The loss&apos;s h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of random features, where it is not 0,</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The features&apos; gamma</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 random features of %n rows do not fit into memory; choose fewer features.</source>
        <comment>%1 random features of %n row do not fit into memory; choose fewer features.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is %2; it must be a number above 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2; it must be 0 or a number above 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2; it must lie between 0 and 1, both excluded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2; it must be at least %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2; it must be from %3 to %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no %1 %2; choose one of: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list of %1 is empty; put at least one into it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list of %1 holds one of them twice; list each once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>learners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>learner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The prior&apos;s share of epsilon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bin width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bin width %1 makes more than %2 bins; choose wider bins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No prior file is named; name one, or write null and choose another prior.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The prior file holds points, but RPWithPrior needs bins: columns lower,upper,mass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The prior file cannot be used: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of random features</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of values of randomized response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of values of the unbiased randomizer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zeta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A published column has no label or no source; say what it is and where it stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The published column %1 is not private, but no reason is given; say why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The published column %1 is a table over lambda; give the one epsilon that it is for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The published column %1 has lists of different lengths; give one error, and one sd if any, per epsilon or lambda.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Epsilon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A published error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A published sd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Release mode is not available in this version; choose classroom.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>epsilons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of trials</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The share of rows for testing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>training sizes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number of rows to learn from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing and fitting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, about %1 s left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, about %1 min left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, about %1 h left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Splitting and preparing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is %2, but it must be %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>correct the value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text in double quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number below 2147483648</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number from 0 to 18446744073709551615</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number or &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text in double quotes or a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a block in curly brackets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of blocks in square brackets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; is unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remove it or correct its spelling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is JSON but not a study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a study starts with {&quot;format&quot;: &quot;epsiscope-study&quot;, &quot;version&quot;: 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its &quot;format&quot; is %1, not &quot;epsiscope-study&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a study file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has version %1, and this Epsiscope reads studies up to version %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open it with a newer Epsiscope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The target has one value only, so there is nothing to predict.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The labels use less than a hundredth of the declared range; tighter bounds, if publicly known, give less noise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bounds were taken from the labels, so nothing that depends on them is private; declare bounds that are known without looking at the labels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are %1 rows only: errors vary much from one split to another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The prior is the true histogram of the labels: methods that use it are not private.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The classic Gaussian formula is proved for epsilon below 1 only: from 1 on it is not called private.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the values of the prior&apos;s file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 public values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RR-on-Bins moves a label to the nearest of the values of the prior&apos;s file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RR-on-Bins moves a label to the nearest of %1 public values, a mean squared error of %2 if all labels are equally likely.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Optimal unbiased works on %1: a label between two of them goes to one of the two at random, which keeps its mean.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is half the noise that its proof asks for: twice epsilon is what is proved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One number added to all predictions releases their differences exactly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This bound is proved for lambda up to 1 only, and too small for large ones: choose the tight bound.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At an epsilon this small an unbiased answer must come from a range %1 times as wide as that of the labels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The optimal unbiased randomizer is computed up to epsilon %1, and epsilon is %2; choose a smaller epsilon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The optimal unbiased randomizer is computed for at most %1 values and %2 pairs of a value and an output, and here are %3 values and %4 outputs; choose fewer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The optimal unbiased randomizer is computed for at most %1 values and %2 pairs of a value and an output, and here are %3 values; choose fewer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At epsilon %1 unbiased answers are too large to be computed with; choose a larger epsilon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outputs from %1 to %2 are too narrow for an unbiased answer; at epsilon %3 they must reach from %4 or less to %5 or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n weights</source>
        <comment>%n weight</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>Candidates are numbers like 0.001, 0.01, 0.1, separated by commas; leave it empty for none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>n Λ = %1, C = 1/(n Λ) = %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One number added to a whole function hides nothing about its shape: each released prediction needs its own noise, so %1 of them cost %1 times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of %1 training rows a random %2 are used; the noise is for %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grows with the noise of each method: chosen from public quantities only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>n λ = %1 over all training rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Linear regression whose weights are held small; its expected error is known exactly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ridge on sines and cosines of the features: it follows curves, and its expected error is known exactly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A small neural network, as in the RPWithPrior paper: press Run to measure its error.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Central ridge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeps the labels and makes the sums noisy that ridge needs of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At each ε the method and learner that public quantities expect to be best.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Predict the mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ignores the features: the private mean for everyone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No privacy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the same learner reaches with the true labels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output perturbation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learns as usual and makes the weights noisy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Objective perturbation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds a random slope to what is minimised: the noise shapes the weights while they are learned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Objective, tight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same with a smaller price for the loss&apos;s bend, proved here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Objective, halved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same, but half of ε always pays for the loss&apos;s bend.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same classifier without noise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bounds are names with a number each, such as: age 100, hours-per-week 99.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than 99.9 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Budgets are numbers like 0.1, 0.5, 2, separated by commas.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values are numbers like 1e-4, 0.01, 1, separated by commas.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers of rows are whole numbers like 100, 200, 500, separated by commas.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where yes becomes no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without privacy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each thin line is one possible result at ε = %1. Of a real release there is one alone, and nobody sees how lucky it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without privacy all of this picture gets the same class.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all others: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RR-on-Bins: expected squared error %1 under its prior; rounding to the public grid costs %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Squared bias of a released label plus its variance times (d + 1)/n, averaged over the prior. No label is looked at: choosing ζ here costs no privacy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A1 %1 · A2 %2 · F %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ε %1 on the prior, %2 on labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RPWithPrior is not chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What more rows bring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training rows n: fewer ← → more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>better constant guess: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At ε = %1%2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, the nearest that was run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines: exact means, else medians; dots: medians; bands: 50 % and 90 % of %1%2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, drawn for earlier parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>earlier parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stems: probability of one output, divided by the width of the bounds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: probability of each output for each label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output by number, from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>published: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, at ε = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Published errors without privacy: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Published columns: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regularisation λ at ε = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training rows m at ε = %1, λ = %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Privacy budget ε at λ = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, not proved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>measured: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bound not proved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the bound says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Excess hinge loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recommended: λ* = %1 at this ε, ε* = %2; the error then falls as m^−%3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: not proved. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>λ* %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ε* %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regularisation %1 at ε = %2: flexible ← → stiff</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>regularisation raised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wanted error %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines: exact expected error on the test rows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines: exact expectation or the median of a few draws, for the first split.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines with bands: median, 50 % and 90 % of a few draws. Lines without: exact expectation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> They are of ε = %1, the nearest that was run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beyond</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>press Run to measure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not reachable for ε ≤ %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ε ≤ %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ε = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>medians of a few draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exact expectation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bands: earlier parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is disclosed: the picked Λ and its weights. It costs ε = %1 in total: no row is in two parts, so the fits and the choice each have all of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not private: the mistakes and the probabilities are counted on private rows, and shown in Classroom alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One possible result: each new seed makes other parts, other noise and maybe another choice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A private choice of Λ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candidate Λ: flexible ← → stiff</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Probability of being picked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>probability of a candidate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>picked: Λ %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>below 0.001 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test error: share of wrong classes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test loss: mean %1 loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt *.data *.gz);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Studies (*.json);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where is %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables (*.csv *.data *.gz *_percent);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Studies (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export all charts into a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every chart is in %1, as SVG, PNG and CSV.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study has changes that are not saved. Save them before closing?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Sliders&lt;/b&gt;: arrows move finely, Page keys by a decade, Home and End to the ends, a double click returns to the start value.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Charts&lt;/b&gt;: drag a box to zoom, turn the wheel to zoom at the pointer; with the keyboard Tab chooses a line, arrows move it, + and − zoom, Backspace goes back, 0 shows everything.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;h3&gt;Epsiscope %1&lt;/h3&gt;&lt;p&gt;Explore and teach differential privacy.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later; it comes without any warranty.&lt;/p&gt;&lt;p&gt;Built with Qt %2 (LGPL-3; Qt Charts GPL-3), Eigen (MPL-2), libsodium (ISC), JSON for Modern C++ (MIT) and zlib (Zlib).&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Epsiscope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RPWithPrior on California housing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RPWithPrior on Communities and Crime…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Private ERM on Adult, logistic loss…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Private ERM on Adult, Huber loss…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Private ERM on KDD Cup 1999, logistic loss…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Private ERM on KDD Cup 1999, Huber loss…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learning curve on KDD Cup 1999, logistic loss…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learning curve on KDD Cup 1999, Huber loss…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for a valid study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready · up to date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exact preview %1 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>preview %1 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open data…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens a table: comma, semicolon, tab or space separated text, or gz of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open s&amp;tudy…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens a saved study with its data.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saves all parameters; the data are named, not copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save study &amp;as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saves all parameters in another file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export chart…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes a chart as PNG, SVG or PDF, or its data as CSV.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export all &amp;charts…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes every chart of every view as SVG, PNG and CSV into a folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export &amp;report…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes charts, tables, parameters and warnings as one HTML or PDF page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prints the report.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes the last change back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes the change again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies the chart as a picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy chart &amp;data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies the chart&apos;s data as CSV.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;aste a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens the table that is on the clipboard as data.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart as &amp;table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the chart&apos;s summary and its data as a table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;references…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Appearance, size of text, language, numbers and safety.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples runs: each with its own split, prior and noise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stops what is running; what is finished stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New noise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another seed: another split, prior and noise. The same seed gives the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pause updating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeps the pictures as they are while several parameters are changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Explain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows or hides the explanations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom bac&amp;k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the part of the chart that was shown before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes going back in the zoom back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reset zoom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the charts in full again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lar&amp;ger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes text and controls larger, up to 300 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;maller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes text and controls smaller, down to 75 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal si&amp;ze</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text and controls at 100 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Presenter mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen, large text, only the chart and chosen sliders.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Explain this view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the view shows, its formula and what to look for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Epsiscope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Built-in data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Compare with a paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;xamples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Protect labels: house prices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Release predictions: house prices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Private classifier: income class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 values at or below zero are not shown on the logarithmic axis.</source>
        <comment>%1 value at or below zero is not shown on the logarithmic axis.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Shows %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greyed, %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This view is not private.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why is even &quot;no privacy&quot; on the dotted line?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without any noise the learner already gives almost the same answer for all rows. Its regularisation may be too strong, or these features say little about the target.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where is the curve of the paper&apos;s bound?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The paper&apos;s bound assumes λ up to 1, and λ is %1: nothing is proved of its noise here. The tight bound holds for every λ.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why is the bound greyed at this ε?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its first term is proved while e^ε − 1 ≤ 2ε, that is up to ε = 1.256. The release keeps its promise beyond; only the bound on its error is not proved there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why is there so much noise?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 predictions share ε, so that each has noise %1 times as wide as one alone. One number added to a whole function hides nothing about its shape: each prediction needs noise of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why does a smaller λ not cost the tight curve more?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its noise is already made for the whole width of the bounds, %1: a clamped prediction cannot move further.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why is %1 stiffer than Λ says?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At ε = %1 and Λ = %2 the bend of the loss would cost all of ε (ε′ ≤ 0). So the regularisation is raised by %3, until half of ε is left for the noise. A smaller Λ changes nothing any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why is output perturbation better here?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usually objective perturbation is. But it pays a part of ε for the bend of the loss before its noise is drawn, and where that part is large it falls behind. A small difference may be chance: its curve is the median of a few draws.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why does the error of %1 grow again with ε?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Below the dashed line the regularisation is raised, until half of ε is left for the noise. Just above it nothing is raised, but the bend of the loss costs almost all of ε (ε′ near 0), so that the noise is huge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The method makes the loss small, and the error counts classes. Much regularisation or noise can leave almost one answer for all rows, which is wrong for %1 of them; on the way from there to a good fit the error may rise first. The loss shows what is gained.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> and </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At this ε the noise in the labels costs more than the features bring: predicting the private mean for everyone would be better. More ε, more rows or narrower declared bounds help.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The noise on a prediction costs more than the features bring: one answer for all would be better. More ε, more rows, a larger λ or fewer predictions help.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The noise costs more than the features bring: giving every row the more frequent class makes fewer mistakes. More ε, more rows or another Λ help.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> The raw RPWithPrior also pulls every label to the middle of its interval; its debiased twin does not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why is %1 above the dotted line?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why are %1 above the dotted line?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is any of this private?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not here: the scales of columns, their categories, filled cells or the target&apos;s bounds are taken from the private rows. Scale into the unit ball and declare the bounds, then it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is %1 private at all?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not here: it is drawn for comparison. Gaussian noise in its classic form is proved below ε = 1 only, and a prior taken from the true labels tells them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why does the curve of %1 have a gap?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There the error does not exist as a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why is RPWithPrior so noisy?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of ε is spent on the histogram. What is left for the labels is little, and their noise large.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why does more ε not remove the error?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of the training labels lie outside the declared bounds and are clipped to them. That error stays whatever ε is; wider bounds remove it and add noise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The declared bounds are %1 wide, the labels spread over %2. Noise is made for the bounds. Narrow them if you know better, but not by looking at the labels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why is even &quot;no privacy&quot; poor?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are %1 for %2: the learner has little to learn from, and one split of the rows differs much from the next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 training rows</source>
        <comment>%1 training row</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 features</source>
        <comment>%1 feature</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Why is the interval so small?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has collapsed to one bar of the histogram: with so little ε, answering well for the most frequent labels and ignoring the rest gives the largest F. Results then say almost nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why does the interval cover everything?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With this much ε the results stay close to their labels anyway, so nothing is gained by leaving labels out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why is the prior so ragged?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The noise on the counts is as large as the counts: many bars became negative and were set to 0. A larger share, more ε or wider bars smooth it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why is %1 almost flat?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its noise has a standard deviation of %1, more than the whole picture is wide. One result says next to nothing; only many together do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why are published columns marked as not private?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why is the log-ratio zero everywhere?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>y and y′ are the same label: there is nothing to tell apart. Drag one of the lines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No file name was given: choose where the chart is to be saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a folder: choose a file name inside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder &quot;%1&quot; does not exist: create it or choose another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture for &quot;%1&quot; could not be made: choose a smaller size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; could not be written (%2): choose another folder or free some space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A picture needs a width and a height of at least one pixel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no ending that says what to write: end it with .png, .svg, .pdf or .csv.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>all %1 columns</source>
        <comment>all %1 column</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 of %1 columns</source>
        <comment>%2 of %1 column</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A bound is a number like %1 or 1e6, with a point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 rows</source>
        <comment>%1 row</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 labels clipped for training</source>
        <comment>%1 label clipped for training</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 possible results</source>
        <comment>%1 possible result</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No label lies outside the declared bounds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 labels (%2) outside the declared bounds, clipped for training.</source>
        <comment>%1 label (%2) outside the declared bounds, clipped for training.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Labels: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>upper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 rows, evenly spaced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>text, %1 values</source>
        <comment>text, %1 value</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 columns</source>
        <comment>%1 column</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>outputs, A1 − ζ to A2 + ζ</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>RR-on-Bins: answers of its %1 bins</source>
        <comment>RR-on-Bins: answers of its %1 bin</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>suggested %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where RPWithPrior keeps the labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Density</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prior</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>optimum: F = %1 at %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F against the half-width ζ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half-width ζ%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>best F</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error of a fit against the half-width ζ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected under the prior, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error against the prior&apos;s share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of ε spent on the prior</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test error, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At ε = %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 values</source>
        <comment>%1 value</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Released value of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stays within ±%1: pass (largest %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leaves ±%1: fail (largest %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P(S | y) ≤ e^ε P(S | y′) + %1 for every set S, δ = %2 allowed: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fail, not proved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is released for one label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dots: %1 per method for the label y, seed %2%3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; %1 beyond the shown range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much one result tells y from y′</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log-ratio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not proved: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Excess squared error, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Privacy budget ε: more private ← → more accurate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no privacy: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines: exact expected error on the test rows, predictions not clipped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dots: median of %1; bands: 50 % and 90 % of them%2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 draws</source>
        <comment>%1 draw</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sampled runs</source>
        <comment>%1 sampled run</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>What privacy costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A run chooses Λ privately among %1 candidates; the lines do not.</source>
        <comment>A run chooses Λ privately among %1 candidate; the lines do not.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bands: 50 and 90 % of %1 draws</source>
        <comment>bands: 50 and 90 % of %1 draw</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bands: 50 and 90 % of %1 runs</source>
        <comment>bands: 50 and 90 % of %1 run</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rows in the last part</source>
        <comment>%1 row in the last part</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>logistic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>huber</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>smoothed-hinge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>squared units of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test error, mean squared, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a comma</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a whole number above %1 and below %2, such as %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a number, with %1 for decimals, such as %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a number above %1 and below %2, with %3 for decimals, such as %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a number above %1, with %2 for decimals, such as %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a number below %1, with %2 for decimals, such as %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, or the word %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computation ended in an unknown way; change a parameter or start it again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tasks</name>
    <message>
        <source>&amp;Data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Noise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Interval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Trade-off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T&amp;heory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Learning curve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Boundary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T&amp;uning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>neighbours: one row replaced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What privacy hides here: any one row may be replaced, its features and its label. Both are private.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who guesses at 50 % which of two rows is in the data can reach at most %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Protect labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every label is made noisy before anything is learned; the features are public.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>neighbours: one label replaced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What privacy hides here: any one label may be replaced. Features are public.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who guesses a label at 50 % can reach at most %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Release predictions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A kernel machine learns from the true rows, and its predictions are released with noise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Private classifier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weights of a linear classifier are released, made noisy while or after they are learned.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epsiscope::BoundaryView</name>
    <message>
        <source>Where yes becomes no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Method whose results are drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use %1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epsiscope::ClassifierSection</name>
    <message>
        <source>Classifier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose Λ from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candidates for Λ, one of which is chosen privately; empty: Λ is as set above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>logistic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>log(1 + exp(−z)) of the margin z: smooth everywhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Huber hinge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hinge of an SVM with its corner rounded over h.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>smoothed hinge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hinge with its corner rounded by a polynomial over h.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounding of the corner h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sharp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A rounder loss bends less, so objective perturbation needs less of ε for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regularisation Λ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flexible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stiff</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How strongly the weights are held small: the guarantee rests on it, and more of it needs less noise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random features</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sines and cosines of the features, public and drawn once: the classifier follows curves as with a Gaussian kernel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many sines and cosines: more come closer to the Gaussian kernel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kernel rate γ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>smooth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wiggly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows further apart than about 1/√γ are unlike for the kernel exp(−γ d²).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each candidate learns from a part of the rows, and the last part chooses: ε in total, but fewer rows for each.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epsiscope::ColumnPicker</name>
    <message>
        <source>Features</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The columns that are learned from; text counts once for each of its values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All columns but the target</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epsiscope::ColumnSummaryModel</name>
    <message>
        <source>number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>largest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sd</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epsiscope::DataSection</name>
    <message>
        <source>Data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens other data: your own table or a built-in one. You can also drop a file on the window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Features</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Class against the rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value of the target that is one class; all other values are the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower bound of the labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upper bound of the labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not private</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declared, public bounds: what is known of the labels without looking at them. Training labels are clipped to them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stop and say where</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drop those rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drop those columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fill with the mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happens to cells without a value. A missing label is never filled in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The column whose values are private: the labels. All other columns are public features.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The column that is predicted. It is private, and so are all other columns: the features.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 against the rest</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epsiscope::DataView</name>
    <message>
        <source>Data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a column to see it against the labels.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epsiscope::ExplainPanel</name>
    <message>
        <source>Explain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;What to look for&lt;/b&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epsiscope::IntervalView</name>
    <message>
        <source>The optimal interval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>error over ζ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows what ζ does to the error of a label instead of to F.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epsiscope::KernelSection</name>
    <message>
        <source>Kernel machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Method</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kernel ridge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Predicts numbers: least squares with a kernel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kernel SVM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Predicts one of two classes: the hinge loss with a kernel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gaussian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exp(−γ d²): smooth.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Laplacian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exp(−γ d): it may have kinks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>polynomial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(1 + x·x′) to a power; rows of at most length 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>linear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>x·x′: straight lines; rows of at most length 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kernel rate γ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>smooth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wiggly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How quickly two rows become unlike with their distance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Degree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>straight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The power of the polynomial kernel; its largest value is two to this power.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regularisation λ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flexible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stiff</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How strongly the function is held small: a stiffer one needs less noise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bound of labels M</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>narrow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Labels lie in [−M, M], known without looking at them; others are clipped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Released predictions N</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many predictions share ε: each has noise N times as wide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of more training rows a random subsample is taken: the work grows with its cube.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>n λ = %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epsiscope::LearnerSection</name>
    <message>
        <source>Learner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regularisation λ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flexible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stiff</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How strongly the weights are held small: more noise in the labels asks for more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>matched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random features</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many sines and cosines: more come closer to the Gaussian kernel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kernel rate γ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>smooth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wiggly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows further apart than about 1/√γ are unlike for the kernel exp(−γ d²).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>automatic</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epsiscope::LearningCurveView</name>
    <message>
        <source>What more rows bring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A learning curve needs runs that learn from fewer rows as well. Nothing is run before you press Run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure at six sizes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press Run to learn from %1 rows.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epsiscope::MainWindow</name>
    <message>
        <source>%1 (not found)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the list</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epsiscope::MethodList</name>
    <message>
        <source>Methods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space takes a method in or out.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epsiscope::MethodsSection</name>
    <message>
        <source>Methods</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epsiscope::NoiseView</name>
    <message>
        <source>What is released for one label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether each method keeps its promise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> dots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Possible results shown as dots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many possible results of each method are drawn as dots.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other possible results: a new seed, for the whole study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture below the densities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>log density</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Logarithmic axis: exponential tails become straight lines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ε %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>log-ratio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>matrix of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>method</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>log-ratio of the two densities</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epsiscope::NoticeBar</name>
    <message>
        <source>Puts this message away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dismiss message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2 times)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epsiscope::ParameterSlider</name>
    <message>
        <source>Sets %1 to &quot;%2&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epsiscope::PreparationSection</name>
    <message>
        <source>Preparation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>into the unit ball</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each column is divided by its bound, each row by its length where that is above 1; a constant is added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unit ball, no constant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in the paper of Chaudhuri and others: columns by their bound, long rows by their length.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>standardise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each column less its mean, divided by its standard deviation, both of the private rows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as in the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is changed. Classifiers and some kernels need rows no longer than 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The largest absolute value a column can have, known without looking at the data, such as: age 100, hours-per-week 99.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>age 100, hours 99</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not private</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns without a declared bound are divided by their largest value, which is private.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean and standard deviation are those of the private rows.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epsiscope::PriorSection</name>
    <message>
        <source>Prior and grids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half-width ζ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>narrow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results within ζ of the label are the likely ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>suggested</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Histogram width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>coarse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width of the bars of the prior: finer shows more, but every bar gets the same noise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values of RR-on-Bins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Labels are rounded to this many public values before they are binned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values of the unbiased randomizer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A label between two of these public values goes to one of them at random.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prior</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chooses a table with the columns lower, upper and mass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not private</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a public prior</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables (*.csv *.txt);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>private histogram</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts of the labels plus noise, paid for by its share of ε. A trusted curator counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>noisy labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every label is made noisy before it is counted: no trusted curator, much more noise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>uniform</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is known of the labels but the bounds; costs nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>public, from a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A public table with the columns lower, upper and mass; costs nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true histogram</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The labels as they are: for comparison in class only.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epsiscope::PrivacySection</name>
    <message>
        <source>Privacy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Privacy budget ε</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more private</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more accurate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much of one label or row may be revealed: smaller is more private.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failure probability δ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stricter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>looser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gaussian noise may exceed ε with at most this probability.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share spent on the prior</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all on labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all on prior</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The part of ε that pays for the private histogram of the labels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>suggested</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wanted error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accurate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rough</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trade-off tells the smallest ε with which each method reaches it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epsiscope::RunsSection</name>
    <message>
        <source>Sampled runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each run has its own split of the rows, its own prior and its own noise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draws in each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often the noise is drawn anew in every run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at ε</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The values of ε at which runs are sampled, separated by commas.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Budgets to run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also over Λ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs at more values of the regularisation, for the error against it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More values of the regularisation, separated by commas.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also on fewer rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs that learn from fewer rows, for the learning curve.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers of rows that are learned from, separated by commas.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values of the regularisation to run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers of rows to run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>λ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Λ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also over %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epsiscope::Section</name>
    <message>
        <source>Shows or hides this section.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epsiscope::Session</name>
    <message>
        <source>starting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no built-in data &quot;%1&quot;; choose from File, Built-in data.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preparing data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epsiscope::SetupPanel</name>
    <message>
        <source>Setup</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epsiscope::StatusLine</name>
    <message>
        <source>out of date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classroom: truth may be shown; not private</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For class and study: curves are computed from the true labels, and every export says so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture still shows earlier parameters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stops what is running; what is finished stays (Esc).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classroom: not private</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epsiscope::TaskSection</name>
    <message>
        <source>Task</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epsiscope::TheorySection</name>
    <message>
        <source>Assumed by the theory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smoothness r</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rough</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>smooth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How well the kernel fits the true function: ½ if that has a finite norm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Constant c of the approximation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The approximation error is taken as c times λ to the smaller of 2r and 1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epsiscope::TheoryView</name>
    <message>
        <source>What the bound says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Noise of one released prediction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over ε</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over λ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over m</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Axis of the chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bound against the privacy budget.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bound against the regularisation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bound against the number of training rows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as printed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not proved: the constants as the papers print them, with half the noise that their proof needs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>noise of one prediction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sensitivity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>× paper&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>proved</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epsiscope::ToolBar</name>
    <message>
        <source>Tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New noise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classroom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Release</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For class and study: the truth may be shown, nothing shown is private.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Release is not available: releasing needs the secure lattice samplers and the ledger, which this version does not have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stops the runs; what is finished stays (Esc).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples runs: each with its own split, prior and noise (Ctrl+R).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New noise · seed %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epsiscope::TradeOffView</name>
    <message>
        <source>What privacy costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Methods at the current ε</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learner whose curves are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The share of test rows that get the wrong class.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mean loss on the test rows: what the learner makes small.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over ε</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over λ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Axis of the chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error against the privacy budget, at the regularisation of the study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error against the regularisation, at the current ε.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>log ε</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Logarithmic axis for ε: equal steps multiply it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>log error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Logarithmic axis for the error.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at ε = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>test loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>test error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RMSE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R²</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accuracy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loss of the run at ε = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>error %1 from</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epsiscope::TuningView</name>
    <message>
        <source>A private choice of Λ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Method whose choice is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The parts of the rows and what became of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try five candidates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>candidate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows of its part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mistakes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>probability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>picked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in total</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epsiscope::ViewHeader</name>
    <message>
        <source>not private</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computed from the private labels: for class and study, not for publication.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
