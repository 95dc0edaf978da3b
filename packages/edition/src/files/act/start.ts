import type { Start, Who } from '@first60/clinical';
import { z } from 'zod';
import { eitherForm, isBlock } from '../either-form.ts';
import { span } from './span.ts';
import { type Wording, wording } from './table-words.ts';
import { who } from './who.ts';
import { key } from './written.ts';

const keys = z.array(key).min(1);

/** What is done first: words for everybody, or with the patients that they are for. */
const step = eitherForm(
  isBlock,
  z.strictObject({ who, say: wording('steps') }),
  wording('steps').transform((say) => ({ say })),
).transform((one): { readonly say: Wording; readonly who?: Who } => one);

export type WrittenStart = Omit<Start, 'first'> & { readonly first?: readonly z.output<typeof step>[] };

/** What has to be true or done before the first dose. */
export const start = z
  .strictObject({
    /** Acts, drugs or events. */
    after: keys.exactOptional(),
    wait: span.exactOptional(),
    within: z
      .record(key, span)
      .transform((spans) => Object.entries(spans).map(([given, is]) => ({ given, span: is })))
      .exactOptional(),
    afterShock: z.number().int().positive().exactOptional(),
    check: keys.exactOptional(),
    needs: keys.exactOptional(),
    first: z.array(step).min(1).exactOptional(),
  })
  .transform((said): WrittenStart => said);
