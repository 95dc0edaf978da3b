import { flushSync } from 'react-dom';

/**
 * Before a form is sent, each of its fields tells the app what it holds. A password manager may fill a field without an
 * event, and the app would then send, or miss, what stood there before.
 */
globalThis.document?.addEventListener?.(
  'submit',
  ({ target }) => {
    if (target instanceof HTMLFormElement) for (const tell of [...target.elements].map(heldBy)) tell();
  },
  { capture: true },
);

/** The event by which React hears what a field holds. It says nothing of one that has not changed. */
const EVENTS: Readonly<Record<string, string>> = { input: 'input', textarea: 'input', select: 'change' };

/** Reads a field, and returns how to tell the app. */
function heldBy(field: Element): () => void {
  const event = EVENTS[field.localName];
  if (event === undefined || !('value' in field)) return () => undefined;
  const { value } = field;
  return () => {
    // The drawing after another field has put back what the app knew of this one. The setter of the element itself
    // would count the value as known already.
    const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
    if (field.value !== value) setter?.call(field, value);
    // A form adds each change to what was drawn last, so one is drawn before the next is told.
    flushSync(() => field.dispatchEvent(new Event(event, { bubbles: true })));
  };
}
