/** Two presses of one button within this time are one press of a hurried thumb. */
const SAME_PRESS_MS = 2_000;
/** A button that means something else after a press ignores the second tap of a double tap. */
export const DOUBLE_TAP_MS = 500;

/** Tells a second press of the same thing from a new one. */
export class PressOnce {
  #last: { readonly name: string; readonly at: number } | undefined;

  /**
   * Whether a press counts. One that does not leaves the time of the one that did, so that a thumb that goes on pressing
   * is not held off for ever.
   * @param at milliseconds of the page's clock
   */
  counts(name: string, at: number): boolean {
    const last = this.#last;
    if (last !== undefined && last.name === name && at - last.at < SAME_PRESS_MS) return false;
    this.#last = { name, at };
    return true;
  }
}
