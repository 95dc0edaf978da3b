/**
 * The cookie that stands beside the session's own and can be read by the page: it says only that this browser holds a
 * session, no secret. Without it the page knows that nobody is signed in and need not ask.
 */
export const SESSION_MARK = 'first60-session';
