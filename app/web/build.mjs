/** @file Puts the page into single files: node app/web/build.mjs [OUT, else build/page] [ENGINE, the folder of engine.js, else OUT].
 *
 * Whatever the page shares with the program is read where the program has it: colours and markers, explanations, formulas,
 * translations, studies. */

import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { indexPages } from './index_page.mjs';
import { talkPages } from './talks.mjs';
import { wordsOf } from './words.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = resolve(here, '../..');
const out = resolve(process.argv[2] ?? join(root, 'build/page'));
const engineFolder = resolve(process.argv[3] ?? out);
const libraries = librariesOf('package.json', 'package-lock.json');
const esbuild = createRequire(import.meta.url)(join(libraries, 'esbuild'));

/** The folder with what these files name, fetched again where they have changed. */
function librariesOf(...files) {
  const folder = join(root, 'build/npm');
  const isThere = (file) =>
    existsSync(join(folder, file)) && readFileSync(join(folder, file)).equals(readFileSync(join(here, file)));
  if (!files.every(isThere) || !existsSync(join(folder, 'node_modules'))) {
    mkdirSync(folder, { recursive: true });
    for (const file of files) copyFileSync(join(here, file), join(folder, file));
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
  }
  return join(folder, 'node_modules');
}

const MOST_BYTES = 4 * 2 ** 20;

const text = (...path) => readFileSync(join(root, ...path), 'utf8');
const json = (...path) => JSON.parse(text(...path));
const hex = (number) => '#' + number.slice(2);

/** Colours, markers and patterns of methods, and the two themes, out of ui/theme. */
function programStyles() {
  const methods = {};
  const rows = text('ui/theme/method_style.cpp').matchAll(
    /\{"([\w-]*)", (0x\w+), (0x\w+), MarkerShape::(\w+)((?:, [\w:.]+)*)\}/g,
  );
  for (const [, method, light, dark, marker, rest] of rows) {
    const [open, width, meaning] = rest.split(', ').slice(1);
    const widths = { kHeavy: 3, kTwin: 1.6 };
    methods[method] = {
      light: hex(light),
      dark: hex(dark),
      marker,
      open: open === 'kOpen',
      width: widths[width] ?? Number(width ?? 2),
      meaning: meaning?.split('::')[1] ?? 'own',
    };
  }
  const neutral = /neutral\{"", (0x\w+), (0x\w+)/.exec(text('ui/theme/method_style.cpp'));
  methods[''] = {
    light: hex(neutral[1]),
    dark: hex(neutral[2]),
    marker: 'circle',
    open: false,
    width: 2,
    meaning: 'own',
  };
  const blocks = text('ui/theme/theme.cpp').split('static const Theme theme').slice(1, 3);
  const [light, dark] = blocks.map((block) =>
    Object.fromEntries(
      [...block.matchAll(/\.(\w+) = QColor\((0x\w+)\)/g)].map(([, name, color]) => [name, hex(color)]),
    ),
  );
  if (Object.keys(methods).length < 40 || Object.keys(light).length < 12)
    throw new Error('ui/theme reads otherwise than build.mjs expects');
  return { methods, themes: { light, dark } };
}

/** The program's German by English text, whatever its context; '&' marks a key and is no part of a text. */
function germanOf(translations) {
  const plain = (text) =>
    text
      .replace(/&(lt|gt|quot|apos|amp);/g, (_, name) => ({ lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' })[name])
      .replace(/&(?=\w)/g, '');
  const german = {};
  for (const [, source, text] of translations.matchAll(
    /<message>\s*<source>([^<]*)<\/source>\s*<translation>([^<]*)<\/translation>/g,
  ))
    german[plain(source)] ??= plain(text);
  return german;
}

/** The English texts of tr('...') in the page's modules. */
export function sentencesOf(folder = join(here, 'shell')) {
  const sentences = new Set();
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) sentencesOf(path).forEach((sentence) => sentences.add(sentence));
    else if (entry.name.endsWith('.mjs'))
      for (const [, call] of readFileSync(path, 'utf8').matchAll(/\btr\(([^()]*(?:\([^()]*\)[^()]*)*)/g))
        for (const [, single, double] of call
          .split(/,(?=[^'"]*(?:['"][^'"]*['"][^'"]*)*$)/)[0]
          .matchAll(/'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"/g))
          if (/\s|^\p{L}{2,}/u.test(single ?? double)) sentences.add((single ?? double).replace(/\\(.)/g, '$1'));
  }
  return sentences;
}

/** The names of the window that the engine says in a context of its own. */
const NAMES = ['Privacy budget ε'];

/** What the page's views say in German, and what the engine does. */
function wordsOfPage() {
  const translations = text('resources/translations/epsiscope_de.ts');
  const german = germanOf(translations);
  const sentences = [...sentencesOf(), ...endWords()];
  const missing = [...sentences, ...NAMES].filter((sentence) => german[sentence] === undefined);
  if (missing.length) throw new Error(`The program has no German for:\n  ${missing.join('\n  ')}`);
  const words = wordsOf(translations);
  words.Parameters.push(...NAMES.map((name) => [name, german[name]]));
  return { catalogue: Object.fromEntries(sentences.map((sentence) => [sentence, german[sentence]])), words };
}

const endWords = () =>
  /END_WORDS = \{([\s\S]*?)\};/
    .exec(readFileSync(join(here, 'shell/controls.mjs'), 'utf8'))[1]
    .match(/'[^']+'/g)
    .map((word) => word.slice(1, -1));

/** Formulas draw in the colour of the text; their names become part of the ids, since several stand in one document. */
function formulasOf(explain) {
  const names = new Set(
    ['views', 'methods', 'parameters', 'sections']
      .flatMap((shelf) => Object.values(explain.en[shelf]).map(({ formula }) => formula))
      .filter(Boolean),
  );
  return Object.fromEntries(
    [...names].map((name) => {
      const svg = text('resources/formulas', `${name}.svg`)
        .replace(/<\?xml.*?\?>|<!--[\s\S]*?-->/g, '')
        .replace(/\s*\n\s*/g, '')
        .replace(/(id='|href='#)/g, `$1${name}-`)
        .replace(/fill='#000000'/g, "fill='currentColor'");
      return [name, svg];
    }),
  );
}

/** Leaves out explanations of what a page does not have. */
function explanationsOf() {
  const shelves = ['views', 'methods', 'parameters', 'sections', 'formulas'];
  const folders = { en: 'resources/explain', de: 'resources/explain/de' };
  return Object.fromEntries(
    Object.entries(folders).map(([tongue, folder]) => [
      tongue,
      Object.fromEntries(shelves.map((shelf) => [shelf, json(folder, `${shelf}.json`)])),
    ]),
  );
}

const variables = (theme, ramp) =>
  [...Object.entries(theme).map(([name, color]) => `--${name}:${color}`), `--ramp:${ramp}`].join(';');

function styleSheet(styles) {
  const { light, dark } = styles.themes;
  const css =
    readFileSync(join(here, 'shell/style.css'), 'utf8') +
    readFileSync(join(here, 'shell/lesson.css'), 'utf8') +
    readFileSync(join(libraries, 'uplot/dist/uPlot.min.css'), 'utf8');
  const asDark = `${variables(dark, styles.methods.laplace.dark)};color-scheme:dark`;
  const method = '.swatch.of-method{color:var(--c-dark)}';
  const themes =
    `:root{${variables(light, styles.methods.laplace.light)};color-scheme:light}:root[data-theme=dark]{${asDark}}[data-theme=dark] ${method}` +
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme]){${asDark}}:root:not([data-theme]) ${method}}@media print{:root,:root[data-theme]{${variables(light, styles.methods.laplace.light)}}:root[data-theme] .swatch.of-method{color:var(--c-light)}}`;
  return esbuild.transformSync(css + themes, { loader: 'css', minify: true }).code.trim();
}

async function bundled(entry, styles) {
  const program = {
    name: 'program',
    setup(build) {
      build.onResolve({ filter: /^program:/ }, ({ path }) => ({ path, namespace: 'program' }));
      build.onLoad({ filter: /.*/, namespace: 'program' }, () => ({
        contents: JSON.stringify(styles),
        loader: 'json',
      }));
    },
  };
  const { outputFiles } = await esbuild.build({
    entryPoints: [join(here, 'shell', entry)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'inline',
    plugins: [program],
    nodePaths: [libraries],
  });
  return outputFiles[0].text.trim();
}

/** Nothing in a script may end its element. */
const inScript = (script) => script.replace(/<\/(script)/gi, '<\\/$1').replace(/<!--/g, '<\\!--');
const packed = (bytes) => gzipSync(bytes, { level: 9 }).toString('base64');

/** A page of the template with a study, as `epsiscope page` writes it. */
export function filled(page, title, data, statics = '') {
  return page
    .replace('<title>Epsiscope</title>', () => `<title>${escaped(title)}</title>`)
    .replace(
      /(<script type="application\/json" id="epsiscope-page">)null/,
      (_, tag) => tag + JSON.stringify(data).replace(/</g, '\\u003c'),
    )
    .replace(
      '<div class="static" data-static="all"></div>',
      () => `<div class="static" data-static="all">${statics}</div>`,
    );
}

const escaped = (plain) =>
  plain.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c]);

function versionOf() {
  return /project\(\w+ VERSION ([\d.]+)/i.exec(text('CMakeLists.txt'))?.[1] ?? '';
}

/** The studies that need no file. */
function studies() {
  return readdirSync(join(root, 'resources/studies'))
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ id: name.slice(0, -5), study: json('resources/studies', name) }))
    .filter(({ study }) => study.data.file?.startsWith('builtin:'));
}

/** What a reader without JavaScript gets, and the index: facts and errors from the engine, of one split. */
async function computed(study) {
  const engine = await createRequire(import.meta.url)(join(engineFolder, 'engine.js'))({
    wasmBinary: readFileSync(join(engineFolder, 'engine.wasm')),
  });
  const ask = (request) =>
    JSON.parse(engine.ccall('epsiscope_answer', 'string', ['string'], [JSON.stringify(request)]));
  const facts = ask({ call: 'open', study, table: null, language: 'en' });
  const errors = ask({ call: 'errors' });
  if (!facts.ok || !errors.ok) throw new Error(JSON.stringify(facts.problems ?? errors.problems));
  const row = ({ name, error, private: isPrivate, promise }) =>
    `<tr><th scope="row">${escaped(name)}</th><td>${error === null ? '' : Number(error.toPrecision(4))}</td><td>${isPrivate ? '' : '<span class="badge">not private</span> '}${escaped(promise)}</td></tr>`;
  const statics =
    `<h1>${escaped(facts.title)}</h1><p>${facts.rows} rows, ${escaped(facts.target)}</p><table class="plain"><caption>Errors at ε = ${errors.epsilon}: ${escaped(errors.metric_words)}, one split</caption>` +
    `<thead><tr><th scope="col">method</th><th scope="col">error</th><th scope="col">promise</th></tr></thead><tbody>${errors.rows.map(row).join('')}</tbody></table>`;
  return { title: facts.title, statics };
}

async function build() {
  const styles = programStyles();
  const explain = explanationsOf();
  const library = JSON.stringify({ version: versionOf(), explain, formulas: formulasOf(explain), ...wordsOfPage() });
  const style = styleSheet(styles);
  const icon =
    'data:image/svg+xml;base64,' + readFileSync(join(root, 'resources/icons/epsiscope-small.svg')).toString('base64');
  const worker =
    inScript(readFileSync(join(engineFolder, 'engine.js'), 'utf8')) +
    '\n' +
    inScript(await bundled('worker.mjs', styles));
  const parts = {
    UPLOT: readFileSync(join(libraries, 'uplot/LICENSE'), 'utf8').trim(),
    NOTICES: text('resources/package/notices.txt').split('Beside the program')[0].trim(),
    STYLE: style,
    ICON: icon,
    LIBRARY: packed(library),
    ENGINE: packed(readFileSync(join(engineFolder, 'engine.wasm'))),
    WORKER: worker,
    SCRIPT: inScript(await bundled('main.mjs', styles)),
  };
  const page = readFileSync(join(here, 'shell/page.html.in'), 'utf8').replace(
    /@([A-Z]+)@/g,
    (whole, name) => parts[name] ?? whole,
  );
  mkdirSync(out, { recursive: true });
  const write = (name, html) => {
    const size = Buffer.byteLength(html);
    if (size > MOST_BYTES) throw new Error(`${name} has ${size} bytes, more than ${MOST_BYTES}`);
    writeFileSync(join(out, name), html);
    return size;
  };
  const size = write('page.html', page);
  const list = [];
  for (const { id, study } of studies()) {
    const { title, statics } = await computed(study);
    write(
      `${id}.html`,
      filled(page, title, { kind: 'study', study, table: null, language: 'en', truth: null, static: {} }, statics),
    );
    list.push({ id, title, task: study.task });
  }
  const talks = talkPages({ json, root, text });
  for (const { path, titles, data } of talks) {
    mkdirSync(dirname(join(out, path)), { recursive: true });
    write(path, filled(page, titles.en, data));
  }
  const said = germanOf(text('resources/translations/epsiscope_de.ts'));
  for (const { file, html } of indexPages({ style, icon, studies: list, talks, said, escaped })) write(file, html);
  const sizes = Object.entries(parts)
    .map(([name, part]) => `${name.toLowerCase()} ${Math.round(Buffer.byteLength(part) / 1024)}`)
    .join(', ');
  console.log(
    `page.html ${Math.round(size / 1024)} kB (${sizes}); ${list.length} studies, ${talks.length} lessons and talks`,
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
