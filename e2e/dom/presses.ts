import type { DocumentPage } from './document-page.ts';

/** A mouse press with all its events, in the order in which a browser fires them. */
export async function clickOn(page: DocumentPage, element: Element): Promise<void> {
  await page.user.click(element);
  await page.settle();
}

/** Sets the text of a field at once. */
export function fillIn(element: Element, text: string): void {
  const field = element as HTMLInputElement | HTMLTextAreaElement;
  const { InputEvent, Event } = windowOf(element);
  field.focus();
  // React watches the value property of the element itself. User input changes the property of its class.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  if (set === undefined) throw new Error('This element takes no text.');
  set.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

export interface Option {
  readonly label?: string;
  readonly value?: string;
  readonly index?: number;
}

/** Chooses an option by its value or its label. @returns its value */
export function selectIn(element: Element, wanted: string | Option): string {
  const select = element as HTMLSelectElement;
  const { Event } = windowOf(element);
  const is = (option: HTMLOptionElement): boolean =>
    typeof wanted === 'string'
      ? option.value === wanted || option.text === wanted
      : option.text === wanted.label || option.value === wanted.value;
  const option =
    typeof wanted === 'object' && wanted.index !== undefined
      ? select.options[wanted.index]
      : [...select.options].find(is);
  if (option === undefined) throw new Error(`There is no option ${JSON.stringify(wanted)}.`);
  select.focus();
  option.selected = true;
  select.dispatchEvent(new Event('input', { bubbles: true }));
  select.dispatchEvent(new Event('change', { bubbles: true }));
  return option.value;
}

const MODIFIERS: Readonly<Record<string, string>> = { Control: 'Control', Meta: 'Meta', Shift: 'Shift', Alt: 'Alt' };

/** A key as Playwright names it: "Enter", "Shift+Tab", "a". */
export async function pressIn(page: DocumentPage, key: string): Promise<void> {
  const parts = key === '+' ? ['+'] : key.split('+');
  const last = parts.at(-1) ?? '';
  const held = parts.slice(0, -1).map((part) => MODIFIERS[part] ?? part);
  if (last === 'Tab') await page.user.tab({ shift: held.includes('Shift') });
  else {
    const down = held.map((part) => `{${part}>}`).join('');
    const up = held.map((part) => `{/${part}}`).join('');
    await page.user.keyboard(`${down}${last.length === 1 ? escaped(last) : last === 'Space' ? ' ' : `{${last}}`}${up}`);
  }
  await page.settle();
}

export const escaped = (text: string): string => text.replaceAll(/[{[]/g, '$&$&');

const windowOf = (element: Element): typeof globalThis =>
  element.ownerDocument.defaultView as unknown as typeof globalThis; // each window has its own classes
