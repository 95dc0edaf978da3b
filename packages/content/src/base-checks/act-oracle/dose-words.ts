import { type Rational, rational } from '../oracle/rational.ts';

/** An amount with its unit, exact. */
export interface Amount {
  readonly value: Rational;
  readonly unit: string;
}

/** A dose as a person writes it: "0.2 mg/kg, max 10 mg", "2-10 mcg/min", "0.4 mg, from dose 4 2 mg". */
export interface DoseWords {
  readonly low: Amount;
  readonly high: Amount | undefined;
  readonly perKg: boolean;
  readonly per: 'min' | 'h' | undefined;
  readonly upTo: boolean;
  readonly min: Amount | undefined;
  readonly max: Amount | undefined;
  readonly later: { readonly dose: number; readonly give: Amount } | undefined;
  readonly inMl: boolean;
}

const HEAD = /^(up to )?(\d[\d.]*)(?:-(\d[\d.]*))? (mg|mcg|g|mEq|units|mL)(\/kg)?(?:\/(min|h))?$/;
const AMOUNT = /^(\d[\d.]*) (mg|mcg|g|mEq|units|mL)$/;
const LATER = /^from dose (\d+) (.+)$/;

export function amountOf(words: string): Amount {
  const [, digits = '', unit = ''] = AMOUNT.exec(words.trim()) ?? [];
  if (unit === '') throw new Error(`"${words}" is no amount`);
  return { value: rational(digits), unit };
}

export function doseOfWords(words: string): DoseWords {
  const [first = '', ...rest] = words.split(/,\s*/);
  const head = HEAD.exec(first.trim());
  if (!head) throw new Error(`"${words}" is no dose`);
  const [, upTo, low = '', high, unit = '', perKg, per] = head;
  const named = (name: string) => rest.find((part) => part.startsWith(`${name} `))?.slice(name.length + 1);
  const [min, max] = [named('min'), named('max')];
  const later = rest.map((part) => LATER.exec(part)).find((found) => found !== null);
  const known = rest.every((part) => /^(min|max) \d/.test(part) || part === 'in mL' || LATER.test(part));
  if (!known) throw new Error(`"${words}" says more than a dose`);
  return {
    low: { value: rational(low), unit },
    high: high === undefined ? undefined : { value: rational(high), unit },
    perKg: perKg !== undefined,
    per: per === 'min' || per === 'h' ? per : undefined,
    upTo: upTo !== undefined,
    min: limitOf(min, per),
    max: limitOf(max, per),
    later: later ? { dose: Number(later[1]), give: amountOf(later[2] ?? '') } : undefined,
    inMl: rest.includes('in mL'),
  };
}

/** A limit of an infusion is written per the same time. */
function limitOf(words: string | undefined, per: string | undefined): Amount | undefined {
  return words === undefined ? undefined : amountOf(per === undefined ? words : words.replace(`/${per}`, ''));
}

const MICROGRAMS: Readonly<Record<string, bigint>> = { mcg: 1n, mg: 1_000n, g: 1_000_000n };

/** The same amount in the other unit. */
export function inUnit({ value, unit }: Amount, to: string): Rational {
  if (unit === to) return value;
  const [from, into] = [MICROGRAMS[unit], MICROGRAMS[to]];
  if (from === undefined || into === undefined) throw new Error(`${unit} is never ${to}`);
  return { n: value.n * from, d: value.d * into };
}
