import { z } from 'zod';
import { eitherForm, isBlock } from '../either-form.ts';

/** How a product is kept. */
export interface Kept {
  readonly cold?: true;
  readonly dark?: true;
  /** Degrees Celsius. */
  readonly from?: number;
  readonly to?: number;
  /** The most days out of the refrigerator. */
  readonly daysOut?: number;
}

const kept = z
  .strictObject({
    cold: z.literal(true).exactOptional(),
    dark: z.literal(true).exactOptional(),
    from: z.number().exactOptional(),
    to: z.number().exactOptional(),
    daysOut: z.number().int().positive().exactOptional(),
  })
  .refine(
    ({ from, to }) =>
      (from === undefined) === (to === undefined) && !(from !== undefined && to !== undefined && from >= to),
    'A temperature has two ends, the lower first: write "from: 2, to: 8"',
  )
  .transform((said: Kept): { readonly kept: Kept } => ({ kept: said }));

/** How a product is kept: in figures, or in words. */
export const storage = eitherForm(isBlock, kept, z.string()).transform(
  (said): string | { readonly kept: Kept } => said,
);
