import type { Act } from '@first60/clinical';
import { type Refused, refused, written } from './written.ts';

const WRITTEN = /^(?<what>[a-z0-9-]+) after (?<after>each step|each dose)$/;

/** What is looked at again after each step or dose: "lungs after each step". */
export const recheck = written((text): NonNullable<Act['recheck']> | Refused => {
  const { what, after } = WRITTEN.exec(text)?.groups ?? {};
  if (what === undefined) {
    return refused(
      `"${text}" says not what is looked at when: write a key of monitoring and when, like "lungs after each step"`,
    );
  }
  return { what, after: after as 'each step' | 'each dose' };
});
