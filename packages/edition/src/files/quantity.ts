import type { Figure } from '@first60/clinical';
import { z } from 'zod';

/** No unnecessary zero: "5.0 mg" is easily read as 50 mg. */
const WRITTEN = /^(?<amount>(?:0|[1-9]\d*)(?:\.\d*[1-9])?) (?<unit>mg|mcg|g|mEq|units|mL)$/;

/**
 * An amount of a drug or a fluid as people write it, "0.5 mg": a number, one space and a unit, one of mg, mcg, g, mEq,
 * units and mL. Never "5.0 mg" or ".5 mg".
 */
export const quantity = z.string().transform((text, context): Figure => {
  const { amount, unit } = WRITTEN.exec(text)?.groups ?? {};
  if (amount !== undefined && unit !== undefined) return { amount: Number(amount), unit: unit as Figure['unit'] };
  context.addIssue(`"${text}" is no amount: write a number, a space and mg, mcg, g, mEq, units or mL, like "0.5 mg"`);
  return z.NEVER;
});

/** Amount of drug in one millilitre, "1 mg/mL". */
export const strength = z
  .string()
  .transform((text, context) => {
    if (text.endsWith('/mL')) return text.slice(0, -'/mL'.length);
    context.addIssue(`"${text}" is no strength: write how much one mL holds, like "1 mg/mL"`);
    return z.NEVER;
  })
  .pipe(quantity);
