/**
 * A readable cookie next to the session cookie. It lets the page know that this browser holds a session, and contains
 * no secret. Without it nobody is signed in, so the page does not ask the server.
 */
export const SESSION_MARK = 'first60-session';
