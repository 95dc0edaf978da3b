/** The press on CODE by both clocks of this page: the wall's and the page's own, which no setting moves. */
export interface CodePress {
  readonly wall: number;
  readonly mono: number;
}

let noted: CodePress | undefined;

/** Notes the moment of a press on CODE. The screen may have to be loaded before it can begin the code. */
export function notePress(): void {
  noted = { wall: Date.now(), mono: performance.now() };
}

/** The noted press, once. Undefined where an address or a shortcut opened the screen. */
export function takePress(): CodePress | undefined {
  const press = noted;
  noted = undefined;
  return press;
}
