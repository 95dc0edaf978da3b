import { plainText } from '@first60/clinical';
import { MOST_JOULES } from '../../words/energy-words.ts';

/** Whole joules from 1 to 360. Undefined for any other text. */
export function readEnergy(text: string): number | undefined {
  const plain = plainText(text).trim();
  const joules = /^\d{1,3}$/.test(plain) ? Number(plain) : 0;
  return joules >= 1 && joules <= MOST_JOULES ? joules : undefined;
}
