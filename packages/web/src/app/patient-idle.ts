const IDLE_MS = 30 * 60_000;

/** Milliseconds until untouched values have to be asked about; 0 once that time has come. */
export const idleIn = (touchedAt: number, now: number): number => Math.max(0, touchedAt + IDLE_MS - now);
