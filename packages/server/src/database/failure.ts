/** The code that Node or the database driver assigned to a failure: ECONNREFUSED, 28P01. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : messageOf(error);
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

const SQLITE_CONSTRAINT_FOREIGNKEY = 787;
const FOREIGN_KEY_VIOLATION = '23503';

/** The row refers to another that has since been deleted, such as its account. */
export function isMissingReference(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error && error.errcode === SQLITE_CONSTRAINT_FOREIGNKEY) return true;
  return codeOf(error) === FOREIGN_KEY_VIOLATION;
}
