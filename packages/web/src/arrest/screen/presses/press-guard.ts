/** Two presses on one button within this time, in ms, count as a single press by a hurried thumb. */
const SAME_PRESS_MS = 2_000;
/** How long a button ignores presses after its meaning has changed, in ms. */
export const CHANGED_MS = 600;
/** The same for Pause when compressions resumed without a press, because the call to compress was in its place. */
export const RESUMED_MS = 2_000;
/** The same for Undo after a press on Undo. */
export const UNDO_MS = 1_000;

/** Decides when a press on one place on the screen starts to count. Times are in milliseconds on the page's clock. */
export class PressGuard {
  #meaning: string | undefined;
  #until = 0;

  /**
   * Sets the current meaning of the place. After a new meaning, presses are ignored for `ms`. This includes the first
   * meaning, because something else was there just before.
   * @returns the time until which presses are ignored
   */
  means(meaning: string, at: number, ms: number): number {
    if (meaning !== this.#meaning) {
      this.#meaning = meaning;
      this.#until = at + ms;
    }
    return this.#until;
  }
}

/** Distinguishes a second press for the same thing from a new one. */
export class PressOnce {
  #last: { readonly name: string; readonly at: number } | undefined;

  /** True if a press would be the second half of a double press. */
  isAgain(name: string, at: number): boolean {
    const last = this.#last;
    return last !== undefined && last.name === name && at - last.at < SAME_PRESS_MS;
  }

  /**
   * True if a press counts. A press that does not count leaves the time of the last counted one unchanged, so that
   * repeated presses are not blocked forever.
   */
  counts(name: string, at: number): boolean {
    if (this.isAgain(name, at)) return false;
    this.#last = { name, at };
    return true;
  }

  /** Call when the last press was undone, so that the next one counts as the first. */
  forget(): void {
    this.#last = undefined;
  }
}
