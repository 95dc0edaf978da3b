import type { z } from 'zod';

/**
 * Who may make a call: anyone, a signed-in user, one who accepted the current disclaimer, or an administrator
 * who did so. Refusals: 401 when signed out, 403 when the role is missing or the disclaimer is still open.
 */
export type Access = 'anyone' | 'signed-in' | 'disclaimer-accepted' | 'administrator';

/** One call of the API: everything that a route, a client and the OpenAPI document need to agree on. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly access: Access;
  readonly summary: string;
  /** The named parts of the path. */
  readonly params?: z.ZodType;
  readonly body?: z.ZodType;
  /** Schema of the answer by status code. */
  readonly answers: Readonly<Record<number, z.ZodType>>;
}
