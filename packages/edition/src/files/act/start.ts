import type { Start } from '@first60/clinical';
import { z } from 'zod';
import { span } from './span.ts';
import { key } from './written.ts';

const keys = z.array(key).min(1);

/** What has to be true or done before the first dose. */
export const start = z
  .strictObject({
    /** Acts, drugs or events. */
    after: keys.exactOptional(),
    wait: span.exactOptional(),
    within: z.record(key, span).exactOptional(),
    afterShock: z.number().int().positive().exactOptional(),
    check: keys.exactOptional(),
    needs: keys.exactOptional(),
    first: z.array(z.string()).min(1).exactOptional(),
  })
  .transform((said): Start => said);
