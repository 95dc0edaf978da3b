/** Text to look for, as written in a test. */
export type Wanted = string | RegExp;

export const normal = (text: string): string => text.replaceAll('\u200B', '').replaceAll(/\s+/g, ' ').trim();

const NO_TEXT: ReadonlySet<string> = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE']);

/** The text of an element and of everything in it, as written. */
export function textOf(element: Element): string {
  if (NO_TEXT.has(element.tagName)) return '';
  if (element instanceof HTMLInputElementOf(element) && /^(submit|button)$/.test(element.type)) return element.value;
  if (element.querySelector('script, style, noscript, template') === null) return element.textContent ?? '';
  return [...element.childNodes]
    .map((node) =>
      node.nodeType === 1 ? textOf(node as Element) : node.nodeType === 3 ? (node.textContent ?? '') : '',
    )
    .join('');
}

const HTMLInputElementOf = (element: Element): typeof HTMLInputElement =>
  (element.ownerDocument.defaultView as unknown as typeof globalThis).HTMLInputElement; // each window has its own class

/** True when a text matches the wanted one. Strings match in any case and as substrings, unless `exact`. */
export function matches(text: string, wanted: Wanted, exact = false): boolean {
  if (typeof wanted !== 'string') {
    wanted.lastIndex = 0;
    return wanted.test(text);
  }
  const [is, looked] = [normal(text), normal(wanted)];
  return exact ? is === looked : is.toLowerCase().includes(looked.toLowerCase());
}
