const SQLITE_BUSY = 5;

/** True when the database refused a statement because another connection holds the lock. Nothing was changed then. */
export function isBusy(error: unknown): boolean {
  // The low byte is the primary code. The rest describes what the database was busy with.
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY;
}
