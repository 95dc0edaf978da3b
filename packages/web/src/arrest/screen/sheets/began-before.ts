/** Options for how many minutes before CODE was pressed the arrest began. */
export const BEGAN_BEFORE = [1, 2, 5] as const;

export const MINUTE_MS = 60_000;

/** The time in ms logged by a press on an option. Pressing the same option again resets it to 0. */
export const beganBy = (minutes: number, before: number): number =>
  before === minutes * MINUTE_MS ? 0 : minutes * MINUTE_MS;
