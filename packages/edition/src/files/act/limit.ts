import type { Limit, Modifier } from '@first60/clinical';
import { z } from 'zod';
import { eitherForm } from '../either-form.ts';
import { sourceKeys } from '../line-file.ts';
import { quantity } from '../quantity.ts';
import { bothOf, ifAndWho, NEEDS_IF } from './caution.ts';
import { dose } from './dose.ts';
import { who } from './who.ts';
import { key, NUMBER, type Refused, refused, written } from './written.ts';

/** The most that is given in all. */
export const limit = z
  .strictObject({
    who: who.exactOptional(),
    counts: eitherForm(
      (counted) => typeof counted === 'string',
      z.literal('class'),
      z.array(key).min(1),
    ).exactOptional(),
    in: key.exactOptional(),
    family: z.literal(true).exactOptional(),
    total: dose.exactOptional(),
    /** The most whatever the weight, when the total is per kg. */
    max: quantity.exactOptional(),
    doses: z.number().int().positive().exactOptional(),
    per: z.literal('day').exactOptional(),
    then: z.enum(['order', 'stop']),
    source: sourceKeys.exactOptional(),
  })
  .transform(({ total, max, ...rest }, context): Limit => {
    if (total === undefined && rest.doses === undefined) {
      context.addIssue('A limit says how much or how often: write "total: 10 mg" or "doses: 2"');
    }
    if (max !== undefined && !total?.perKg) {
      context.addIssue({
        code: 'custom',
        path: ['max'],
        message: '"max" is for a total per kg: write "total: 0.4 mg/kg, max: 10 mg", or "total: 10 mg" alone',
      });
    }
    if (max !== undefined && total?.max !== undefined) {
      context.addIssue({ code: 'custom', path: ['max'], message: 'The total has its max already: keep one' });
    }
    return { ...rest, ...(total && { total: max === undefined ? total : { ...total, max } }) };
  });

const FACTORS = new RegExp(`^(?<low>${NUMBER})-(?<high>${NUMBER})$`);

const noFactor = (text: string): Refused =>
  refused(`"${text}" is no factor: write a number below 1 or a range, like 0.5 or "0-0.5"`);

/** What a dose is multiplied by: 0.5, or a range like "0-0.5". */
const factor = eitherForm(
  (said) => typeof said === 'number',
  z
    .number()
    .positive()
    .lt(1)
    .transform((one) => ({ low: one, high: one })),
  written((text): { readonly low: number; readonly high: number } | Refused => {
    const { low, high } = FACTORS.exec(text)?.groups ?? {};
    const isRange = low !== undefined && Number(low) < Number(high) && Number(high) <= 1;
    return isRange ? { low: Number(low), high: Number(high) } : noFactor(text);
  }),
);

/** What makes a dose smaller. */
export const modifier = z
  .strictObject({
    ...ifAndWho,
    factor: factor.exactOptional(),
    give: dose.exactOptional(),
    acts: z.array(key).min(1).exactOptional(),
    limits: z.literal(true).exactOptional(),
    order: z.literal(true).exactOptional(),
    source: sourceKeys.exactOptional(),
  })
  .transform(({ if: condition, who: patients, ...rest }, context): Modifier => {
    const both = bothOf({ ...(condition && { if: condition }), ...(patients && { who: patients }) });
    if (both === undefined) context.addIssue(NEEDS_IF);
    if ((rest.factor === undefined) === (rest.give === undefined)) {
      context.addIssue('Write either what the dose is multiplied by, "factor: 0.5", or what is given, "give: 250 mL"');
    }
    return { who: both ?? {}, ...rest };
  });
