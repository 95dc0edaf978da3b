/** Options for how many minutes before the press on CODE the arrest began. */
export const BEGAN_BEFORE = [1, 2, 5] as const;

export const MINUTE_MS = 60_000;

/** The time in ms that a press on an option logs. Pressing the same option again resets it to 0. */
export const beganBy = (minutes: number, before: number): number =>
  before === minutes * MINUTE_MS ? 0 : minutes * MINUTE_MS;
