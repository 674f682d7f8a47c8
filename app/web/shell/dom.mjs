/** @file Elements in one line. */

/**
 * @param {string} tag @param {Record<string, any>} [attributes] properties that are functions are listeners
 * @param {...(Node | string | null | undefined | false)} children
 * @returns {any}
 */
export function el(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (typeof value === 'function') element.addEventListener(name, value);
    else if (name === 'class') element.className = value;
    else if (name === 'html') element.innerHTML = value;
    else if (name.startsWith('data-') || name.startsWith('aria-') || !(name in element))
      element.setAttribute(name, value === true ? '' : value);
    else element[name] = value;
  }
  element.append(...children.filter((child) => child || child === 0));
  return element;
}

/** Text that is only written where it changed, so that nothing is read aloud twice. */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** Paragraphs or the like, one for each text, which are only written where one changed. @param {string[]} texts */
export function setTexts(element, texts, tag, attributes = {}) {
  const isSame =
    texts.length === element.children.length && texts.every((text, i) => text === element.children[i].textContent);
  if (!isSame) element.replaceChildren(...texts.map((text) => el(tag, attributes, text)));
}

/** Copies what a field or an output holds; a page that is a file may have no clipboard to write on. */
export async function copyFrom(element) {
  try {
    await navigator.clipboard.writeText(element.value);
  } catch {
    element.focus();
    if (element.select) element.select();
    else getSelection().selectAllChildren(element);
    document.execCommand?.('copy');
  }
}

/** Hands a file to the reader. */
export function download(name, text, type) {
  const link = el('a', { href: URL.createObjectURL(new Blob([text], { type })), download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
