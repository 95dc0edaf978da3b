import { flushSync } from 'react-dom';

/**
 * Before a form is sent, each of its fields reports its value to the app. A password manager may fill a field without
 * an event, and the app would then send the old value or none.
 */
globalThis.document?.addEventListener?.(
  'submit',
  ({ target }) => {
    if (target instanceof HTMLFormElement) for (const tell of [...target.elements].map(heldBy)) tell();
  },
  { capture: true },
);

/** The event through which React receives a field's value. React ignores it if the value has not changed. */
const EVENTS: Readonly<Record<string, string>> = { input: 'input', textarea: 'input', select: 'change' };

/** Reads a field and returns a function that reports the value to the app. */
function heldBy(field: Element): () => void {
  const event = EVENTS[field.localName];
  if (event === undefined || !('value' in field)) return () => undefined;
  const { value } = field;
  return () => {
    // The render after another field's event has reset this field to the value that the app already had. With the
    // setter of the element itself, React would treat the value as already known.
    const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
    if (field.value !== value) setter?.call(field, value);
    // A form adds each change to its last rendered state, so it renders before the next field reports its value.
    flushSync(() => field.dispatchEvent(new Event(event, { bubbles: true })));
  };
}
