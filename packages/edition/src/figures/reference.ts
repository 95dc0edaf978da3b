/** For whom a regimen gives a dose. */
type Age = 'adult' | 'child';

/** Which figure of a dose is meant; without one, the dose itself. */
const PARTS = ['min', 'max', 'low', 'high', 'total max', 'total', 'order'] as const;
type Part = (typeof PARTS)[number];

/** How a figure is written, where not as the regimen states it. */
export type Form =
  /** A volume: of the stock, or of one of the drug's dilutions. */
  | { readonly kind: 'mL' | 'mL/h'; readonly of?: string }
  /** In another unit. */
  | { readonly kind: 'mg' | 'mcg' | 'g' | 'L' }
  /** Without its unit, where that stands behind the next figure. */
  | { readonly kind: 'number' };

/** What a text in braces names. A name that is left out is that of the place where it stands. */
export type Reference =
  /** A figure that is no dose of a regimen, stated here and taken from the sources of its line. */
  | { readonly kind: 'stated'; readonly text: string }
  | { readonly kind: 'strength'; readonly name?: string; readonly unit?: 'mg' | 'mcg' | 'g' }
  | {
      readonly kind: 'mix';
      readonly name?: string;
      readonly part: 'stock' | 'saline' | 'drug' | 'in' | 'strength';
      readonly form?: Form;
    }
  | {
      readonly kind: 'dose';
      readonly regimen?: string;
      readonly age: Age;
      readonly part?: Part;
      readonly atKg?: string;
      /** So many of these doses together. */
      readonly times?: string;
      /** The weight at which the dose for each kg reaches its maximum. */
      readonly reachesMax?: true;
      readonly form?: Form;
    };

const AMOUNT = String.raw`\d+(?:\.\d+)?`;
/** An amount of a drug or a fluid as texts have it: "0.5 mg", "2-10 mcg/kg/min". A laboratory value is none. */
const WRITTEN_AMOUNT = `${AMOUNT}(?:-${AMOUNT})? (?:mg|mcg|g|mEq|units|mL|L)(?:/(?:kg|min|h|mL))*`;
const STATED = new RegExp(`^${WRITTEN_AMOUNT}$`);
const NAME = `[a-z0-9][a-z0-9/-]*`;
const FORM = `(?: (?:(?<volume>mL(?:/h)?)(?: of (?<of>${NAME}))?|in (?<unit>mg|mcg|g|L)|(?<number>number)))?`;
const DOSE = new RegExp(
  `^(?:(?<regimen>${NAME}) )?(?<age>adult|child)(?: (?<part>${PARTS.join('|')}))?(?: at (?<kg>${AMOUNT}) kg|(?<reaches> reaches max))?(?: times (?<times>${AMOUNT}))?${FORM}$`,
);
const MIX = new RegExp(`^(?:(?<name>${NAME}) )?mix (?<part>stock|saline|drug|in|strength)${FORM}$`);
const STRENGTH = new RegExp(`^(?:(?<name>${NAME}) )?strength(?: in (?<unit>mg|mcg|g))?$`);

/**
 * Reads what stands between two braces: "anaphylaxis child at 20 kg mL", "epinephrine-1-1000 strength", "0.3 mg".
 * @returns nothing for a text of no known form.
 */
export function readReference(text: string): Reference | undefined {
  if (STATED.test(text)) return { kind: 'stated', text };
  const mix = MIX.exec(text)?.groups;
  if (mix) {
    return {
      kind: 'mix',
      part: mix.part as 'stock',
      ...(mix.name !== undefined && { name: mix.name }),
      ...formOf(mix),
    };
  }
  const strength = STRENGTH.exec(text)?.groups;
  if (strength) {
    const { name, unit } = strength;
    return { kind: 'strength', ...(name !== undefined && { name }), ...(unit !== undefined && { unit: unit as 'mg' }) };
  }
  const dose = DOSE.exec(text)?.groups;
  if (dose === undefined) return undefined;
  return {
    kind: 'dose',
    age: dose.age as Age,
    ...(dose.regimen !== undefined && { regimen: dose.regimen }),
    ...(dose.part !== undefined && { part: dose.part as Part }),
    ...(dose.kg !== undefined && { atKg: dose.kg }),
    ...(dose.times !== undefined && { times: dose.times }),
    ...(dose.reaches !== undefined && { reachesMax: true }),
    ...formOf(dose),
  };
}

function formOf({ volume, of, unit, number }: Partial<Record<string, string>>): { form?: Form } {
  if (volume !== undefined) return { form: { kind: volume as 'mL', ...(of !== undefined && { of }) } };
  if (unit !== undefined) return { form: { kind: unit as 'mg' } };
  return number === undefined ? {} : { form: { kind: 'number' } };
}
