/** @file Where the page begins: what it holds, whether this browser can compute it, and which kind it is. */

import { EngineClient } from './engine_client.mjs';
import { setLibrary } from './explain.mjs';
import { setCatalogue, setLanguage, word } from './language.mjs';
import { parseFragment } from './fragment.mjs';
import { chooseTheme } from './theme.mjs';
import { StudyPage } from './study.mjs';
import { LessonPage } from './lesson.mjs';
import { OpeningPage } from './opening.mjs';
import { ClassPage } from './class.mjs';

/** What a page can be, by the kind in its script element. */
const kinds = { study: StudyPage, lesson: LessonPage, opening: OpeningPage, class: ClassPage };

const textOf = (id) => document.getElementById(id)?.textContent.trim() ?? '';

/** Unpacks a script element that holds gzip as base64. @returns {Promise<ArrayBuffer>} */
async function unpacked(id) {
  const packed = Uint8Array.from(atob(textOf(id)), (c) => c.charCodeAt(0));
  return new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
}

function stop(sentence) {
  let message = document.getElementById('message');
  if (!message) {
    // The page had begun already.
    message = Object.assign(document.createElement('p'), { id: 'message', className: 'problem' });
    message.setAttribute('role', 'alert');
    document.getElementById('app').prepend(message);
  }
  message.textContent = sentence;
  message.hidden = false;
  document.documentElement.dataset.ready = 'failed';
}

async function start() {
  const page = JSON.parse(textOf('epsiscope-page') || 'null');
  const { lang, theme } = parseFragment(location.hash).state;
  setLanguage(lang ?? page?.language ?? 'en');
  if (theme === 'dark' || theme === 'light') chooseTheme(theme);
  if (!page || !kinds[page.kind]) return stop(word('notAStudy'));
  if (typeof WebAssembly !== 'object') return stop(word('noWebAssembly'));
  if (typeof DecompressionStream !== 'function') return stop(word('noInflate'));
  document.getElementById('loading').textContent = word('loading');
  const [wasm, library] = await Promise.all([unpacked('epsiscope-engine'), unpacked('epsiscope-library')]);
  const { catalogue, words, ...texts } = JSON.parse(new TextDecoder().decode(library));
  setCatalogue(catalogue);
  setLibrary(texts);
  const client = new EngineClient(textOf('epsiscope-worker'), wasm);
  await new kinds[page.kind](document.getElementById('app'), page, client, { version: texts.version, words }).start();
}

start().catch((error) => {
  const isRefused = Array.isArray(error.problems);
  stop(isRefused ? error.message : word('engineFailed', error.message));
  if (!isRefused) console.error(error);
});
