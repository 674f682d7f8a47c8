// The pages that talk with people: the opening, the lessons in the order of the course, and the class.

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

// The course as the window has it: groups of lessons, in their order. Lessons that are in none come last.
function courseIn(text, lessons) {
  const groups = [
    ...text('ui/lessons/lesson_shelf.cpp').matchAll(/\{QObject::tr\("([^"]+)"\),\s*ids\(((?:"[^"]*"\s*)+)\)\}/g),
  ].map(([, name, texts]) => ({ name, ids: texts.replace(/"\s*"|"/g, '').trim().split(' ') }));
  if (groups.length < 2) throw new Error('ui/lessons/lesson_shelf.cpp reads otherwise than talks.mjs expects');
  const left = lessons.filter(({ id }) => !groups.some(({ ids }) => ids.includes(id)));
  return left.length ? [...groups, { name: 'More lessons', ids: left.map(({ id }) => id) }] : groups;
}

// What a phone's code of a guess can be about: the predictions of a lesson.
const guessesOf = (lesson) =>
  lesson.steps
    .map(
      ({ predict }, step) =>
        predict && { step, text: predict.text, choices: predict.choices?.map(({ text }) => text), unit: predict.unit },
    )
    .filter(Boolean);

function lessonsIn(root, json, text) {
  const folder = 'resources/lessons';
  const found = readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ name, lesson: json(folder, name) }))
    .filter(({ lesson }) => lesson.format === 'epsiscope-lesson');
  const german = Object.fromEntries(
    found
      .filter(({ name }) => existsSync(join(root, folder, 'de', name)))
      .map(({ name, lesson }) => [lesson.id, json(folder, 'de', name)]),
  );
  const all = found.map(({ lesson }) => lesson);
  const course = courseIn(text, all);
  const lessons = course.flatMap(({ ids }) => ids).map((id) => all.find((lesson) => lesson.id === id));
  return { lessons, german, groupOf: (id) => course.find(({ ids }) => ids.includes(id)).name };
}

const ofFile = (targets, { study }) =>
  Object.fromEntries(Object.entries(targets).filter(([name]) => name.startsWith(`${study.data.file}/`)));

// What is publicly declared of a column of built-in data, as the program's own studies and lessons declare it.
function targetsIn(root, json, lessons) {
  const studies = readdirSync(join(root, 'resources/studies'))
    .filter((name) => name.endsWith('.json'))
    .map((name) => json('resources/studies', name))
    .concat(lessons.map(({ study }) => study));
  const targets = {};
  for (const {
    data: { file, target, ...declared },
  } of studies)
    for (const key of ['lower', 'upper', 'unit', 'positive'])
      (targets[`${file}/${target}`] ??= {})[key] ??= declared[key] ?? null;
  return targets;
}

// {path, titles, summaries, data}: each becomes a page; `data` is its script element.
export function talkPages({ json, root, text }) {
  const { lessons, german, groupOf } = lessonsIn(root, json, text);
  const language = 'en';
  const targets = targetsIn(root, json, lessons);
  const pages = lessons.map((lesson, i) => {
    const next = lessons[i + 1];
    const translations = german[lesson.id] ? { de: german[lesson.id] } : {};
    return {
      path: `lessons/${lesson.id}.html`,
      titles: { en: lesson.title, de: german[lesson.id]?.title },
      summaries: { en: lesson.summary, de: german[lesson.id]?.summary },
      minutes: lesson.minutes,
      group: groupOf(lesson.id),
      data: {
        kind: 'lesson',
        home: '../index.html',
        lesson,
        translations,
        targets: ofFile(targets, lesson),
        next: next && { id: next.id, titles: { en: next.title, de: german[next.id]?.title ?? next.title } },
        language,
      },
    };
  });
  const digest = (lesson) => ({ title: lesson.title, guesses: guessesOf(lesson) });
  const guesses = lessons
    .filter((lesson) => guessesOf(lesson).length)
    .map((lesson) => ({ id: lesson.id, en: digest(lesson), de: digest(german[lesson.id] ?? lesson) }));
  return [
    {
      path: 'opening.html',
      titles: { en: 'What did Ana earn?', de: 'Was hat Ana verdient?' },
      summaries: {
        en: 'One mean, one person, one noise: the idea in three screens.',
        de: 'Ein Mittelwert, ein Mensch, ein Rauschen: die Idee auf drei Bildschirmen.',
      },
      data: {
        kind: 'opening',
        home: 'index.html',
        study: lessons.find(({ id }) => id === 'the-noisy-mean').study,
        language,
      },
    },
    ...pages,
    {
      path: 'class.html',
      titles: { en: 'The class answers together', de: 'Die Klasse antwortet gemeinsam' },
      summaries: {
        en: 'A delicate yes-or-no question to a whole class: phones answer at random, and the class still learns its share.',
        de: 'Eine heikle Ja-Nein-Frage an die ganze Klasse: Die Telefone antworten zufällig, und die Klasse erfährt doch ihren Anteil.',
      },
      data: { kind: 'class', home: 'index.html', lessons: guesses, language },
    },
  ];
}
