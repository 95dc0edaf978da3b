import type { PageMoment } from './log/page-clock.ts';

let noted: PageMoment | undefined;

/** Notes the moment of a press on CODE. The screen may have to be loaded before it can begin the arrest. */
export function notePress(): void {
  noted = { wall: Date.now(), mono: performance.now() };
}

/** The noted press, once. Undefined where an address or a shortcut opened the screen. */
export function takePress(): PageMoment | undefined {
  const press = noted;
  noted = undefined;
  return press;
}
