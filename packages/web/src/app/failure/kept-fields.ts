import { currentUser } from '../../session/identity.ts';
import { readSessionText, writeSessionText } from '../../session/session-state.ts';

/*
 * Typed text lives in the screen and is lost if the screen fails. So it is read from the fields before they are removed
 * and restored in the fields of the replacement screen.
 */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface KeptField {
  /** Type and label of the field, with a number that distinguishes fields with the same name. */
  readonly name: string;
  readonly value: string;
  /** A password is kept in memory only. */
  readonly isSecret: boolean;
}

/** One user's fields on one screen. They are restored only for that user. */
interface Kept {
  readonly user: string | undefined;
  readonly path: string;
  readonly fields: readonly KeptField[];
}

const KEPT = 'first60.fields';
const FIELDS = 'input:not([type=hidden]), textarea, select';

const typed = new WeakSet<EventTarget>();
let kept: Kept = { user: undefined, path: '', fields: [] };
let watcher: MutationObserver | undefined;

const isOfHere = ({ user, path }: Kept): boolean => user === currentUser()?.id && path === window.location.pathname;

/** Tracks what the user types, and restores what `keepOverReload` stored before a reload. */
export function watchFields(): void {
  for (const event of ['input', 'change']) {
    document.addEventListener(event, ({ target }) => target && typed.add(target), { capture: true });
  }
  const stored = readSessionText(KEPT);
  if (stored === null) return;
  writeSessionText(KEPT, null);
  try {
    kept = JSON.parse(stored);
    giveFieldsBack();
  } catch {
    // The stored text is not from this app.
  }
}

/** Keeps the text typed on a screen that is about to be removed. */
export function takeFields(): void {
  const names = namedFields();
  const fields = [...names].filter(([, field]) => typed.has(field)).map(([name, field]) => keptField(name, field));
  const before = isOfHere(kept) ? kept.fields.filter(({ name }) => !names.has(name)) : [];
  kept = { user: currentUser()?.id, path: window.location.pathname, fields: [...before, ...fields] };
}

/** Restores each field as it appears, until the user goes to another screen. */
export function giveFieldsBack(): void {
  watcher?.disconnect();
  watcher = new MutationObserver(fill);
  watcher.observe(document.body, { childList: true, subtree: true });
  fill();
}

/** Stores the kept fields before the same screen reloads. */
export function keepOverReload(): void {
  const fields = kept.fields.filter(({ isSecret }) => !isSecret);
  writeSessionText(KEPT, fields.length === 0 ? null : JSON.stringify({ ...kept, fields }));
}

function fill(): void {
  if (!isOfHere(kept)) kept = { ...kept, fields: [] };
  if (kept.fields.length === 0) {
    watcher?.disconnect();
    return;
  }
  const names = namedFields();
  const here = kept.fields.filter(({ name }) => names.has(name));
  kept = { ...kept, fields: kept.fields.filter(({ name }) => !names.has(name)) };
  for (const { name, value } of here) {
    const field = names.get(name);
    if (field !== undefined) give(field, value);
  }
}

function namedFields(): ReadonlyMap<string, Field> {
  const names = new Map<string, Field>();
  for (const field of document.querySelectorAll<Field>(FIELDS)) {
    const label = field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? '';
    // React generates a radio group's name, which is different each time.
    const called = [field.type, isChoice(field) ? '' : field.name, label].join(' ');
    let count = 0;
    while (names.has(`${called} ${count}`)) count += 1;
    names.set(`${called} ${count}`, field);
  }
  return names;
}

const isChoice = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

const keptField = (name: string, field: Field): KeptField => ({
  name,
  value: isChoice(field) ? String(field.checked) : field.value,
  isSecret: field.type === 'password',
});

/**
 * Sets a value as if it had been typed: React reads a value only on its event, and ignores a value that was set through
 * React's own setter.
 */
function give(field: Field, value: string): void {
  if (isChoice(field)) {
    if (String(field.checked) !== value) field.click();
    return;
  }
  if (field.value === value) return;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
