import { randomInt } from 'node:crypto';

/** Without 0, 1, i, l and o, which are misread when a password is dictated. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 5;

/** A random password of about 99 bits, in groups that can be read aloud: "k7mqz-…". */
export function createPassword(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
