/**
 * Header with which a client identifies a change, so that it can send the change again if no response arrives. The
 * server applies the change once, and reports success for every repetition without changing anything.
 */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

/** A UUID or a similar key: 16 to 64 letters, digits, hyphens and underscores. */
export const isIdempotencyKey = (text: string): boolean => /^[\w-]{16,64}$/.test(text);

/**
 * Header with which a client identifies its user. Several people may share a device, and a call by one user must not be
 * made in the next user's session.
 */
export const USER_HEADER = 'first60-user';
