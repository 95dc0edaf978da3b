import type { ActDose, Figure, Give } from '@first60/clinical';
import { z } from 'zod';
import { eitherForm, isBlock } from '../either-form.ts';
import { sourceKeys } from '../line-file.ts';
import { type Gas, gas } from './gas.ts';
import { DOSE_UNIT, NUMBER, type Refused, refused, written } from './written.ts';

const FIRST = new RegExp(
  `^(?<upTo>up to )?(?<low>${NUMBER})(?:-(?<high>${NUMBER}))? (?<unit>${DOSE_UNIT})(?<perKg>/kg)?(?:/(?<per>min|h))?$`,
);
const LIMIT = new RegExp(`^(?<word>min|max) (?<amount>${NUMBER}) (?<unit>${DOSE_UNIT})(?:/(?<per>min|h))?$`);
const LATER = new RegExp(`^from dose (?<dose>[2-9]|[1-9]\\d) (?<amount>${NUMBER}) (?<unit>${DOSE_UNIT})$`);

const noDose = (text: string): Refused =>
  refused(`"${text}" is no dose: write a number, a space and a unit, like "0.2 mg/kg, max 10 mg"`);

const figureOf = (amount: string | undefined, unit: string | undefined): Figure => ({
  amount: Number(amount),
  unit: unit as Figure['unit'],
});

/** Reads a dose: "0.2 mg/kg, max 10 mg", "2-10 mcg/min", "up to 1000 mL", "0.4 mg, from dose 4 2 mg". */
export function readDose(text: string): ActDose | Refused {
  const [first = '', ...clauses] = text.split(', ');
  const { upTo, low, high, unit, perKg, per } = FIRST.exec(first)?.groups ?? {};
  if (low === undefined || Number(low) === 0) return noDose(text);
  if (high !== undefined && Number(high) <= Number(low)) {
    return refused(`"${text}" is no dose: write the smaller amount first, like "2-10 mcg/min"`);
  }
  const said: { -readonly [Part in 'min' | 'max' | 'fromDose' | 'inMl']?: ActDose[Part] } = {};
  for (const clause of clauses) {
    const part = clauseOf(clause, per);
    if (part === undefined || Object.keys(part).some((name) => name in said)) {
      return refused(
        `"${clause}" in "${text}" is not understood: behind a dose stand, each once, "min 0.1 mg", "max 10 mg"${per === undefined ? '' : ` (here "max 10 mg/${per}")`}, "from dose 4 2 mg" or "in mL"`,
      );
    }
    Object.assign(said, part);
  }
  return {
    low: figureOf(low, unit),
    ...(high !== undefined && { high: figureOf(high, unit) }),
    ...(perKg !== undefined && { perKg: true as const }),
    ...(per !== undefined && { per: per as 'min' | 'h' }),
    ...(upTo !== undefined && { upTo: true as const }),
    ...said,
  };
}

function clauseOf(clause: string, per: string | undefined): Partial<ActDose> | undefined {
  if (clause === 'in mL') return { inMl: true };
  const limit = LIMIT.exec(clause)?.groups;
  // A limit of an infusion is written per the same time, so that nobody takes it for a total.
  if (limit) return limit.per === per ? { [limit.word as 'min']: figureOf(limit.amount, limit.unit) } : undefined;
  const later = LATER.exec(clause)?.groups;
  return later && { fromDose: { dose: Number(later.dose), give: figureOf(later.amount, later.unit) } };
}

/** A dose as written. */
export const dose = written(readDose);

const SAY = 'say: ';

/** What is given: a dose, `call`, or for a gas words behind "say: ". */
const giveText = written((text): WrittenGive | Refused => {
  if (text === 'call') return text;
  return text.startsWith(SAY) ? { say: text.slice(SAY.length) } : readDose(text);
});

/** What is given as it is written: a gas may be in parts. */
export type WrittenGive = Exclude<Give, { readonly say: string }> | { readonly say: string | Gas };

/** What one group of patients gets, with sources of its own when it has them. */
export const give = eitherForm(
  isBlock,
  z.union([
    z.strictObject({ say: z.string() }).transform((said) => ({ give: said as WrittenGive })),
    z.strictObject({ give: giveText, source: sourceKeys.exactOptional() }),
  ]),
  eitherForm(
    (said) => Array.isArray(said),
    gas.transform((say): WrittenGive => ({ say })),
    giveText,
  ).transform((is) => ({ give: is })),
).transform((one): { readonly give: WrittenGive; readonly source?: readonly string[] } => one);
