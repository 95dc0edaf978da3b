/**
 * Header by which a client names one change. It may then send the change again when no answer arrived. The server
 * applies a change of that name once, and answers every repetition as a success that changes nothing.
 */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

/** A UUID or a similar name: 16 to 64 letters, digits, hyphens and underscores. */
export const isIdempotencyKey = (text: string): boolean => /^[\w-]{16,64}$/.test(text);

/**
 * Header by which a client names its user. Several people use one device. A call of a user who has left must not be
 * made with the session of the next user.
 */
export const USER_HEADER = 'first60-user';
