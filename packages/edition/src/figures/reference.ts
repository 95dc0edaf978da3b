/** The age group that a dose is for. */
type Age = 'adult' | 'child';

/** Which figure of a dose is meant; if absent, the dose itself. */
const PARTS = ['min', 'max', 'low', 'high', 'total max', 'total', 'order'] as const;
type Part = (typeof PARTS)[number];

/** The form of a figure, when it differs from how the act states it. */
export type Form =
  /** A volume: of the stock, or of one of the drug's dilutions. */
  | { readonly kind: 'mL' | 'mL/h' | 'mL/min'; readonly of?: string }
  /** In another unit. */
  | { readonly kind: 'mg' | 'mcg' | 'g' | 'L' }
  /** Without its unit, because the unit follows the next figure. */
  | { readonly kind: 'number' }
  /** A number of containers as stocked: "two 10 mL vials". */
  | { readonly kind: 'containers'; readonly sized?: true; readonly inWords?: true };

/** Kinds of volume that do not depend on how a drug is stocked. */
const MATTERS = ['air', 'blood', 'container', 'flow', 'flush', 'mixture', 'muscle', 'nose'] as const;
type Matter = (typeof MATTERS)[number];

/** A reference in braces. A missing name is inferred from where the text appears. */
export type Reference =
  /** A volume that belongs to no drug, stated here and taken from the sources of its line. */
  | { readonly kind: 'stated'; readonly text: string; readonly of: Matter }
  /** A figure from another work or for another product, with the key of that work. */
  | { readonly kind: 'quoted'; readonly text: string; readonly work: string }
  /** A figure in braces without a known form: its meaning has to be stated. */
  | { readonly kind: 'bare'; readonly text: string }
  /** Content of one mL of the stock or of a dilution; with `ofMl`, content of that many mL. */
  | { readonly kind: 'strength'; readonly name?: string; readonly ofMl?: string; readonly form?: Form }
  /** The adult dose that Young's rule starts from. */
  | { readonly kind: 'youngs'; readonly name?: string; readonly table: 'quick' | 'comprehensive' }
  /** A named figure of a drug that is in no act. */
  | {
      readonly kind: 'figure';
      readonly name: string;
      readonly atKg?: string;
      readonly times?: string;
      readonly form?: Form;
    }
  /** Content of one container, as it is stocked. */
  | { readonly kind: 'container'; readonly name?: string; readonly part: 'drug' | 'volume'; readonly form?: Form }
  /** Ratio of the first to the second. */
  | { readonly kind: 'ratio'; readonly one: Reference; readonly other: Reference; readonly inWords?: true }
  | {
      readonly kind: 'mix';
      readonly name?: string;
      readonly part: 'stock' | 'saline' | 'drug' | 'in' | 'strength';
      readonly form?: Form;
    }
  | {
      readonly kind: 'dose';
      readonly act?: string;
      readonly age: Age;
      readonly part?: Part;
      readonly atKg?: string;
      /** The age whose dose is meant, where the group has several, in months. */
      readonly atMonths?: number;
      /** Result of the per-kg figure without its minimum and maximum. */
      readonly unlimited?: true;
      /** Number of these doses in total. */
      readonly times?: string;
      /** The weight at which the per-kg dose reaches its maximum. */
      readonly reachesMax?: true;
      readonly form?: Form;
    };

const MONTHS_A_YEAR = 12;
const AMOUNT = String.raw`\d+(?:\.\d+)?`;
/**
 * An amount of a drug or a fluid as written in texts: "0.5 mg", "2-10 mcg/kg/min". A laboratory value does not count.
 */
const WRITTEN_AMOUNT = `${AMOUNT}(?:-${AMOUNT})? (?:mg|mcg|g|mEq|units|mL|L)(?:/(?:kg|min|h|mL))*`;
const BARE = new RegExp(`^${WRITTEN_AMOUNT}$`);
const STATED = new RegExp(
  `^(?<text>${AMOUNT}(?:-${AMOUNT})? (?:mL|L)(?:/(?:kg|min|h))*) of (?<of>${MATTERS.join('|')})$`,
);
const NAME = `[a-z0-9][a-z0-9/-]*`;
const QUOTED = new RegExp(`^(?<text>${WRITTEN_AMOUNT}(?: in ${AMOUNT} (?:mL|L))?) by (?<work>${NAME})$`);
const FORM = `(?: (?:(?<volume>mL(?:/h|/min)?)(?: of (?<of>${NAME}))?|in (?<unit>mg|mcg|g|L)|(?<number>number)|(?<sized>sized )?(?<containers>containers)(?<inWords> in words)?))?`;
const TIMES = `(?: times (?<times>${AMOUNT}))?`;
const DOSE = new RegExp(
  `^(?:(?<act>${NAME}) )?(?<age>adult|child)(?: (?<part>${PARTS.join('|')}))?(?: at (?<kg>${AMOUNT}) kg(?<unlimited> unlimited)?| at (?<count>\\d+) (?<span>month|year)s?|(?<reaches> reaches max))?${TIMES}${FORM}$`,
);
const FIGURE = new RegExp(`^(?<name>${NAME}) figure(?: at (?<kg>${AMOUNT}) kg)?${TIMES}${FORM}$`);
const MIX = new RegExp(`^(?:(?<name>${NAME}) )?mix (?<part>stock|saline|drug|in|strength)${FORM}$`);
const STRENGTH = new RegExp(
  `^(?:(?<name>${NAME}) )?strength(?: of (?<ofMl>${AMOUNT}) mL)?(?: (?:in (?<unit>mg|mcg|g)|(?<number>number)))?$`,
);
const YOUNGS = new RegExp(`^(?:(?<name>${NAME}) )?youngs (?<table>quick|comprehensive)$`);
const CONTAINER = new RegExp(`^(?:(?<name>${NAME}) )?container (?<part>drug|volume)(?: in (?<unit>mg|mcg|g))?$`);
const RATIO = /^(?<one>[^:]+) : (?<other>[^:]+?)(?<inWords> in words)?$/;

type Groups = Readonly<Partial<Record<string, string>>>;

/** Each form of a reference, with the function that reads it. */
const FORMS: ReadonlyArray<readonly [form: RegExp, read: (groups: Groups) => Reference | undefined]> = [
  [STATED, ({ text = '', of }) => ({ kind: 'stated', text, of: of as Matter })],
  [QUOTED, ({ text = '', work = '' }) => ({ kind: 'quoted', text, work })],
  [RATIO, ratioOf],
  [MIX, (mix) => ({ kind: 'mix', part: mix.part as 'stock', ...named(mix), ...formOf(mix) })],
  [
    STRENGTH,
    (strength) => ({
      kind: 'strength',
      ...named(strength),
      ...(strength.ofMl !== undefined && { ofMl: strength.ofMl }),
      ...formOf(strength),
    }),
  ],
  [YOUNGS, (youngs) => ({ kind: 'youngs', table: youngs.table as 'quick', ...named(youngs) })],
  [
    CONTAINER,
    (container) => ({ kind: 'container', part: container.part as 'drug', ...named(container), ...formOf(container) }),
  ],
  [FIGURE, (figure) => ({ kind: 'figure', name: figure.name ?? '', ...scaleOf(figure), ...formOf(figure) })],
  [
    DOSE,
    (dose) => ({
      kind: 'dose',
      age: dose.age as Age,
      ...(dose.act !== undefined && { act: dose.act }),
      ...(dose.part !== undefined && { part: dose.part as Part }),
      ...scaleOf(dose),
      ...(dose.count !== undefined && { atMonths: Number(dose.count) * (dose.span === 'year' ? MONTHS_A_YEAR : 1) }),
      ...(dose.unlimited !== undefined && { unlimited: true }),
      ...(dose.reaches !== undefined && { reachesMax: true }),
      ...formOf(dose),
    }),
  ],
];

/**
 * Reads the text between two braces: "anaphylaxis child at 20 kg mL", "epinephrine-1-1000 strength", "20 mL of flush".
 * @returns undefined for a text without a known form.
 */
export function readReference(text: string): Reference | undefined {
  if (BARE.test(text)) return { kind: 'bare', text };
  for (const [form, read] of FORMS) {
    const groups = form.exec(text)?.groups;
    if (groups !== undefined) return read(groups);
  }
  return undefined;
}

function ratioOf({ one = '', other = '', inWords }: Groups): Reference | undefined {
  const [upper, lower] = [readReference(one), readReference(other)];
  return upper && lower && { kind: 'ratio', one: upper, other: lower, ...(inWords !== undefined && { inWords: true }) };
}

const named = ({ name }: Groups): { name?: string } => (name === undefined ? {} : { name });

const scaleOf = ({ kg, times }: Groups): { atKg?: string; times?: string } => ({
  ...(kg !== undefined && { atKg: kg }),
  ...(times !== undefined && { times }),
});

function formOf({ volume, of, unit, number, containers, sized, inWords }: Groups): { form?: Form } {
  if (volume !== undefined) return { form: { kind: volume as 'mL', ...(of !== undefined && { of }) } };
  if (unit !== undefined) return { form: { kind: unit as 'mg' } };
  if (containers !== undefined) {
    return {
      form: {
        kind: 'containers',
        ...(sized !== undefined && { sized: true }),
        ...(inWords !== undefined && { inWords: true }),
      },
    };
  }
  return number === undefined ? {} : { form: { kind: 'number' } };
}
