import type { z } from 'zod';

/**
 * Who may make a call: anyone, a signed-in user, or a signed-in user who accepted the current disclaimer.
 * Refusals: 401 when signed out, 403 when the disclaimer is still open.
 */
export type Access = 'anyone' | 'signed-in' | 'disclaimer-accepted';

/** One call of the API: everything that a route, a client and the OpenAPI document need to agree on. */
export interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly access: Access;
  readonly summary: string;
  readonly body?: z.ZodType;
  /** Schema of the answer by status code. */
  readonly answers: Readonly<Record<number, z.ZodType>>;
}
