/** Two presses of one button within this time are one press of a hurried thumb. */
const SAME_PRESS_MS = 2_000;
/** A place that means something else is dead for this long. */
export const CHANGED_MS = 600;
/** The same for Pause, where nobody pressed Resume: its place was that of a call to compress. */
export const RESUMED_MS = 2_000;
/** The same for Undo after an Undo. */
export const UNDO_MS = 1_000;

/** Tells from when a press on one place of the screen counts. Times are milliseconds of the page's clock. */
export class PressGuard {
  #meaning: string | undefined;
  #until = 0;

  /**
   * Tells what the place means now. A meaning that it did not have before is dead for `ms`, the first one too: a moment ago
   * something else stood there.
   * @returns until when the place is dead
   */
  means(meaning: string, at: number, ms: number): number {
    if (meaning !== this.#meaning) {
      this.#meaning = meaning;
      this.#until = at + ms;
    }
    return this.#until;
  }
}

/** Tells a second press of the same thing from a new one. */
export class PressOnce {
  #last: { readonly name: string; readonly at: number } | undefined;

  /** Whether a press would be the second of a double press. */
  isAgain(name: string, at: number): boolean {
    const last = this.#last;
    return last !== undefined && last.name === name && at - last.at < SAME_PRESS_MS;
  }

  /**
   * Whether a press counts. One that does not leaves the time of the one that did, so that a thumb that goes on pressing
   * is not held off for ever.
   */
  counts(name: string, at: number): boolean {
    if (this.isAgain(name, at)) return false;
    this.#last = { name, at };
    return true;
  }

  /** The last press was taken back: the next one is the first. */
  forget(): void {
    this.#last = undefined;
  }
}
