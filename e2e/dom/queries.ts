import { type ByRoleMatcher, queryAllByRole } from '@testing-library/dom';
import { computeAccessibleDescription, computeAccessibleName } from 'dom-accessibility-api';
import { isHidden, isHiddenForReaders, isSelfHidden } from './hidden.ts';
import { matches, normal, textOf, type Wanted } from './text.ts';

/** Finds elements inside another one, in document order. */
export type Query = (root: Element) => readonly Element[];

export interface RoleOptions {
  readonly name?: Wanted;
  readonly exact?: boolean;
  readonly level?: number;
  readonly checked?: boolean;
  readonly pressed?: boolean;
  readonly selected?: boolean;
  readonly expanded?: boolean;
  readonly disabled?: boolean;
  readonly includeHidden?: boolean;
}

export const byRole =
  (role: string, { name, exact, disabled, includeHidden = false, ...states }: RoleOptions = {}): Query =>
  (root) =>
    queryAllByRole(root as HTMLElement, role as ByRoleMatcher, { hidden: true, ...states })
      .filter((element) => includeHidden || !isHiddenForReaders(element))
      .filter((element) => disabled === undefined || isDisabled(element) === disabled)
      .filter((element) => name === undefined || matches(nameOf(element), name, exact));

/** The name that a screen reader reads out. */
export const nameOf = (element: Element): string =>
  normal(computeAccessibleName(element, { getComputedStyle: styleOf }));

export const descriptionOf = (element: Element): string =>
  normal(computeAccessibleDescription(element, { getComputedStyle: styleOf }));

/** Elements that do not separate their text from the rest of a word. */
const INSIDE_WORDS: ReadonlySet<string> = new Set(['MARK', 'SUB', 'SUP']);

/** Returns only whether an element is displayed. Computing happy-dom's full style took most of the time of a test. */
function styleOf(element: Element, pseudo?: string | null): CSSStyleDeclaration {
  const display = pseudo == null && isSelfHidden(element) ? 'none' : INSIDE_WORDS.has(element.tagName) ? 'inline' : '';
  return { getPropertyValue: (name: string) => (name === 'display' ? display : '') } as CSSStyleDeclaration; // its only use
}

export const isDisabled = (element: Element): boolean =>
  element.closest('[aria-disabled="true"]') !== null ||
  ('disabled' in element && element.disabled === true) ||
  (element.closest('fieldset[disabled]') !== null && /^(BUTTON|INPUT|SELECT|TEXTAREA)$/.test(element.tagName));

/** The innermost elements that contain the text. */
export const byText =
  (wanted: Wanted, { exact = false } = {}): Query =>
  (root) => {
    const has = (element: Element): boolean => {
      const text = textOf(element);
      return matches(typeof wanted === 'string' ? text : normal(text), wanted, exact);
    };
    // If an element lacks the text, all its descendants lack it too.
    const below = (element: Element): Element[] => {
      if (typeof wanted === 'string' && !exact && !has(element)) return [];
      const inner = [...element.children].flatMap(below);
      if (inner.length > 0 || [...element.children].some(has)) return inner;
      return has(element) ? [element] : [];
    };
    return [...root.children].flatMap(below);
  };

export const byLabel =
  (wanted: Wanted, { exact = false } = {}): Query =>
  (root) =>
    [
      ...root.querySelectorAll('[aria-label], [aria-labelledby], input, select, textarea, button, output, meter'),
    ].filter((element) => labelsOf(element).some((label) => matches(label, wanted, exact)));

function labelsOf(element: Element): string[] {
  const by = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const labelled = by.flatMap((id) => element.ownerDocument.getElementById(id) ?? []);
  const own = 'labels' in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])] : [];
  const label = element.getAttribute('aria-label');
  if (labelled.length > 0) return labelled.map(textOf);
  return [...(label === null ? [] : [label]), ...own.map(textOf)];
}

export const byAttribute =
  (name: string, wanted: Wanted, { exact = false } = {}): Query =>
  (root) =>
    [...root.querySelectorAll(`[${name}]`)].filter((element) =>
      matches(element.getAttribute(name) ?? '', wanted, exact),
    );

function firstAfter(element: Element, tag: string): readonly Element[] {
  const all = [...element.ownerDocument.querySelectorAll(tag)];
  return all.filter((one) => element.compareDocumentPosition(one) === 4).slice(0, 1);
}

/** A CSS selector, with Playwright's `:visible` at its end, and `..` for the parent. */
export function bySelector(selector: string): Query {
  if (selector === '..' || selector === 'xpath=..') return (root) => (root.parentElement ? [root.parentElement] : []);
  const following = /^xpath=following::(\w+)\[1\]$/.exec(selector)?.[1];
  if (following !== undefined) return (root) => firstAfter(root, following);
  if (/^xpath=|>>|:has-text|:text/.test(selector)) throw new Error(`A document knows no selector ${selector}.`);
  const [plain = '', visible] = selector.split(/(:visible)$/);
  const scoped = plain.startsWith('>') ? `:scope ${plain}` : plain;
  return (root) => {
    const found = [...root.querySelectorAll(scoped)];
    if (root === root.ownerDocument.documentElement && root.matches(scoped)) found.unshift(root);
    return visible === undefined ? found : found.filter((element) => !isHidden(element));
  };
}
