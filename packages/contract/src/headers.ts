/**
 * Header by which a client names one change, so that it may send it again when it never heard the answer: the server
 * makes a change of that name once, and answers every repetition as a success that changes nothing.
 */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

/** A UUID, or anything alike: 16 to 64 letters, digits, hyphens and underscores. */
export const isIdempotencyKey = (text: string): boolean => /^[\w-]{16,64}$/.test(text);

/**
 * Header by which a client names the user in whose name it calls. A device passes from hand to hand: a call of the one
 * who left must not be made with the session of the one who signed in meanwhile.
 */
export const USER_HEADER = 'first60-user';
