/** Minutes that an arrest may have begun before the press on CODE. */
export const BEGAN_BEFORE = [1, 2, 5] as const;

export const MINUTE_MS = 60_000;

/** What a press on one of them says: that it began so long before, in ms; pressed again, that it did not. */
export const beganBy = (minutes: number, before: number): number =>
  before === minutes * MINUTE_MS ? 0 : minutes * MINUTE_MS;
