// The words that the engine needs in another language, from a file of translations (resources/translations).

const contexts = ['Core', 'Parameters', 'Tasks'];
// The window's words are many: these are the ones that the engine says.
const ofWindow = ['Local: nobody but its owner sees a true label.', 'Central: a trusted curator sees the true values.'];

const plain = (text) =>
  text.replace(/&(lt|gt|quot|apos|amp);/g, (_, name) => ({ lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' })[name]);

// The part "words" of the request "words": {context: [[text, translation], [text, for one, for several]]}.
export function wordsOf(translations) {
  const words = {};
  for (const [, context, messages] of translations.matchAll(
    /<context>\s*<name>([^<]*)<\/name>([\s\S]*?)<\/context>/g,
  )) {
    if (![...contexts, 'QObject'].includes(context)) continue;
    words[context] = [];
    for (const [, message] of messages.matchAll(/<message[^>]*>([\s\S]*?)<\/message>/g)) {
      const source = plain(message.match(/<source>([^<]*)<\/source>/)[1]);
      if (context === 'QObject' && !ofWindow.includes(source)) continue;
      const forms = [...message.matchAll(/<numerusform>([^<]*)<\/numerusform>/g)].map(([, form]) => plain(form));
      words[context].push([
        source,
        ...(forms.length ? forms : [plain(message.match(/<translation[^>]*>([^<]*)<\/translation>/)[1])]),
      ]);
    }
  }
  return words;
}
