import { randomInt } from 'node:crypto';

/** Without 0, 1, i, l and o, which are easily confused when read aloud. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUP_LENGTH = 5;

/** A random password of about 99 bits, in groups that can be read aloud: "k7mqz-…". */
export const createPassword = (): string => groups(4);

/** A random code of about 49 bits in the same form. A guesser has only a few attempts within one day. */
export const createPasswordCode = (): string => groups(2);

function groups(count: number): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: count }, group).join('-');
}
