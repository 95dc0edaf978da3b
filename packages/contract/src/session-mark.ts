/**
 * A cookie beside that of the session, readable by the page. It says that this browser holds a session and contains no
 * secret. Without it nobody is signed in, so the page does not ask the server.
 */
export const SESSION_MARK = 'first60-session';
