import type { Repeat } from '@first60/clinical';
import { z } from 'zod';
import { eitherForm, isBlock } from '../either-form.ts';
import { byWho } from './by-who.ts';
import { span } from './span.ts';

const WORDS = ['every', 'after', 'noLaterThan', 'count', 'factor'] as const;

const again = z
  .strictObject({
    every: span.exactOptional(),
    after: span.exactOptional(),
    noLaterThan: span.exactOptional(),
    /** The number of doses in all. */
    count: z.number().int().min(2).exactOptional(),
    /** Each dose is the last one times this. */
    factor: z.number().gt(1).exactOptional(),
  })
  .refine(
    (said) => Object.keys(said).length > 0,
    'This says nothing: write "every: 5 min", "after: 5 min" or "count: 2"',
  )
  .refine(
    ({ every, after }) => every === undefined || after === undefined,
    '"every" and "after" cannot stand together: "every" is for doses that go on, "after" for one more',
  )
  .transform((said): Repeat => said);

const none = z.literal('none');

const isByWho = (written: unknown): boolean =>
  isBlock(written) && !Object.keys(written).some((word) => (WORDS as readonly string[]).includes(word));

/** Whether and when a dose is given again: `none` is once. */
export const repeat = byWho(
  isByWho,
  eitherForm((written) => !isBlock(written), none, again),
);
