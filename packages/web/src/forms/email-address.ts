/*
 * The HTML standard's own rule for <input type="email">, so that this check, the browser's and the server's agree:
 * https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

export const isEmailAddress = (text: string): boolean => EMAIL.test(text.trim());
