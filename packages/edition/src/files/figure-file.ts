import { z } from 'zod';
import { sourceKeys } from './line-file.ts';
import { quantity } from './quantity.ts';

/** The denominators that a figure can have. */
const PER = ['kg', 'min', 'h', 'kg/min', 'kg/h', 'mL'] as const;

/** A figure as people write it: "2.5 mg", "5-10 mL/kg", "2 mg/min", "1 mg/mL". */
const written = z.string().transform((text, context) => {
  const { low = '', high, unit = '', per } = WRITTEN.exec(text)?.groups ?? {};
  const ends = [low, high ?? low].map((end) => quantity.safeParse(`${end} ${unit}`));
  const [first, last] = ends.map((end) => (end.success ? end.data : undefined));
  if (first === undefined || last === undefined || first.amount > last.amount) {
    context.addIssue(`"${text}" is no figure: write it like "2.5 mg", "5-10 mL/kg" or "2 mg/min"`);
    return z.NEVER;
  }
  return {
    low: first.amount,
    ...(high !== undefined && { high: last.amount }),
    unit: first.unit,
    ...(per !== undefined && { per: per as (typeof PER)[number] }),
  };
});

const WRITTEN = new RegExp(`^(?<low>[\\d.]+)(?:-(?<high>[\\d.]+))? (?<unit>\\w+?)(?:/(?<per>${PER.join('|')}))?$`);

/** A figure of a drug that is in no act: a step, half a dose, the rate of a push. Texts refer to it by its name. */
export const figureFile = z.strictObject({ value: written, source: sourceKeys });
