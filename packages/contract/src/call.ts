import type { z } from 'zod';

/**
 * Who may make a call: anyone, a signed-in user, a user who accepted the current disclaimer, or such a user who is also
 * an administrator or has a content role (`desk`). The refusal is 401 when signed out, and 403 without the role or the
 * acceptance.
 */
type Access = 'anyone' | 'signed-in' | 'disclaimer-accepted' | 'administrator' | 'desk';

/** One API call, shared by its route, its clients and the OpenAPI description. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly access: Access;
  readonly summary: string;
  /** The named parts of the path. */
  readonly params?: z.ZodType;
  readonly body?: z.ZodType;
  /** Response schemas by status code. */
  readonly answers: Readonly<Record<number, z.ZodType>>;
}
