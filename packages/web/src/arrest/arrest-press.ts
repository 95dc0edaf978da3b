import type { PageMoment } from './log/page-clock.ts';

let noted: PageMoment | undefined;

/** Records when CODE was pressed, because the screen may have to load before it can start the arrest. */
export function notePress(): void {
  noted = { wall: Date.now(), mono: performance.now() };
}

/** Returns the recorded press once. Undefined if an address or a shortcut opened the screen. */
export function takePress(): PageMoment | undefined {
  const press = noted;
  noted = undefined;
  return press;
}
