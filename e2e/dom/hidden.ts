/** Widths of Tailwind's breakpoints, in px (packages/web/src/styles). */
const BREAKPOINTS: Readonly<Record<string, number>> = {
  '2xs': 304,
  xs: 360,
  sm: 640,
  md: 768,
  lg: 1024,
  xl: 1280,
  '2xl': 1536,
};
const DISPLAYS = /^(block|inline|inline-block|flex|inline-flex|grid|contents|table|list-item)$/;
const NEVER_SHOWN: ReadonlySet<string> = new Set([
  'SCRIPT',
  'STYLE',
  'TEMPLATE',
  'NOSCRIPT',
  'HEAD',
  'TITLE',
  'META',
  'LINK',
]);

/** True when an element is invisible: by an attribute, by an ancestor, or by a Tailwind class for this width. */
export function isHidden(element: Element): boolean {
  for (let at: Element | null = element; at !== null; at = at.parentElement) if (isSelfHidden(at)) return true;
  return !element.isConnected;
}

/** True when a screen reader skips the element. */
export function isHiddenForReaders(element: Element): boolean {
  return isHidden(element) || element.closest('[aria-hidden="true"]') !== null;
}

/** The same for the element alone, whatever its ancestors. */
export function isSelfHidden(element: Element): boolean {
  if (NEVER_SHOWN.has(element.tagName) || element.hasAttribute('hidden')) return true;
  const style = element.getAttribute('style');
  if (style !== null && /display:\s*none|visibility:\s*hidden/.test(style)) return true;
  if (element.tagName === 'DIALOG' && !element.hasAttribute('open')) return true;
  const parent = element.parentElement;
  if (parent?.tagName === 'DETAILS' && !parent.hasAttribute('open') && element !== firstSummary(parent)) return true;
  return isHiddenByClass(element);
}

const firstSummary = (details: Element): Element | undefined =>
  [...details.children].find(({ tagName }) => tagName === 'SUMMARY');

function isHiddenByClass(element: Element): boolean {
  const names = element.getAttribute('class');
  if (names === null || !/hidden|invisible/.test(names)) return false;
  const width = element.ownerDocument.defaultView?.innerWidth ?? 0;
  let hidden = false;
  let from = -1;
  for (const name of names.split(/\s+/)) {
    const parts = name.split(':');
    const last = parts.pop() ?? '';
    const isHiding = last === 'hidden' || last === 'invisible';
    if (!isHiding && !DISPLAYS.test(last)) continue;
    const isEmpty = element.childNodes.length === 0;
    const place = placeOf(
      parts.filter((part) => !(part === 'empty' && isEmpty)),
      width,
    );
    if (place === undefined || place < from) continue;
    from = place;
    hidden = isHiding;
  }
  return hidden;
}

/** Position of a class's rule in the stylesheet: later rules win. Undefined when its variants do not apply. */
function placeOf(variants: readonly string[], width: number): number | undefined {
  let place = 0;
  for (const variant of variants) {
    const [, max, name = ''] = /^(max-)?(.+)$/.exec(variant) ?? [];
    const breakpoint = BREAKPOINTS[name];
    if (breakpoint === undefined) return undefined;
    if (max === undefined ? width < breakpoint : width >= breakpoint) return undefined;
    place = max === undefined ? breakpoint : 1;
  }
  return place;
}
