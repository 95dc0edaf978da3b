/*
 * Reads the texts of a face back into numbers. The grammar is written from what crews read. It shares nothing with the
 * words that it reads, so that a wrong word or digit there is seen here.
 */

/** The digits of one figure, with their unit. */
export interface Figure {
  readonly digits: string;
  readonly unit: string;
  /** The same in micrograms, in brackets. */
  readonly mcg?: string;
}

/** "0.2 mg/kg, min 0.1 mg, max 10 mg", "2-10 mcg/min" */
export interface ReadAmount {
  readonly upTo: boolean;
  readonly low: string;
  readonly high?: string;
  readonly unit: string;
  readonly perKg: boolean;
  readonly per?: string;
  readonly mcg?: string;
  readonly min?: Figure;
  readonly max?: Figure;
}

export type ReadDose =
  | { readonly kind: 'amount'; readonly amount: ReadAmount; readonly mL?: ReadAmount }
  | { readonly kind: 'none'; readonly why: 'call' | 'stop' | 'patient' | 'limit' };

export type ReadRecipe =
  | {
      readonly kind: 'mixed';
      readonly stock: string;
      readonly from: Figure;
      readonly diluent: string;
      readonly total: string;
      readonly made: Figure;
    }
  | {
      readonly kind: 'powder';
      readonly drug: Figure;
      readonly diluent: string;
      readonly total: string;
      readonly made: Figure;
    }
  | {
      readonly kind: 'into';
      readonly stock: string;
      readonly from: Figure;
      readonly drug: Figure;
      readonly bag: string;
    }
  | {
      readonly kind: 'bag';
      readonly out?: string;
      readonly container?: string;
      readonly bag: string;
      readonly stock: string;
      readonly from: Figure;
      readonly drug: Figure;
      readonly total: string;
      readonly made: Figure;
    }
  | { readonly kind: 'each-ml'; readonly from: Figure; readonly parts: string; readonly made: Figure }
  | { readonly kind: 'dose-into'; readonly bag: string }
  | { readonly kind: 'dose-up-to'; readonly total: string }
  | { readonly kind: 'missing'; readonly made?: Figure };

const N = String.raw`\d+(?:\.\d+)?`;
const UNIT = '(?:mg|mcg|g|mEq|units|mL)';
const FIGURE = String.raw`(?:${N}) ${UNIT}(?: \(${N} mcg\))?`;
const STRENGTH = String.raw`${N} ${UNIT}\/mL`;
const AMOUNT = String.raw`(?:up to )?${N}(?:-${N})? ${UNIT}(?:\/kg)?(?:\/(?:min|h))?(?: \(${N} mcg\))?(?:, min ${FIGURE})?(?:, max ${FIGURE})?`;

const AMOUNT_PARTS = new RegExp(
  `^(?<upTo>up to )?(?<low>${N})(?:-(?<high>${N}))? (?<unit>${UNIT})(?<perKg>/kg)?(?:/(?<per>min|h))?(?: \\((?<mcg>${N}) mcg\\))?(?:, min (?<min>${FIGURE}))?(?:, max (?<max>${FIGURE}))?$`,
);

type Groups = Readonly<Record<string, string | undefined>>;
const groupsOf = (pattern: RegExp, text: string): Groups | undefined =>
  pattern.exec(text)?.groups as Groups | undefined;

function figureOf(text: string | undefined): Figure {
  const found = groupsOf(
    new RegExp(`^(?<digits>${N}) (?<unit>${UNIT})(?:/mL)?(?: \\((?<mcg>${N}) mcg\\))?$`),
    text ?? '',
  );
  if (found === undefined) throw new Error(`"${text}" is no figure`);
  const { digits = '', unit = '', mcg } = found;
  return { digits, unit, ...(mcg !== undefined && { mcg }) };
}

/** Reads a dose or a volume. Undefined when the text is neither. */
export function readAmount(text: string): ReadAmount | undefined {
  const found = groupsOf(AMOUNT_PARTS, text);
  if (found === undefined) return undefined;
  const { upTo, low = '', high, unit = '', perKg, per, mcg, min, max } = found;
  return {
    upTo: upTo !== undefined,
    low,
    unit,
    perKg: perKg !== undefined,
    ...(high !== undefined && { high }),
    ...(per !== undefined && { per }),
    ...(mcg !== undefined && { mcg }),
    ...(min !== undefined && { min: figureOf(min) }),
    ...(max !== undefined && { max: figureOf(max) }),
  };
}

/** "5 mg/mL" */
export const readStrength = (text: string): Figure | undefined =>
  new RegExp(`^${STRENGTH}$`).test(text) ? figureOf(text) : undefined;

const IN_ML = new RegExp(`^(?<mL>${AMOUNT}) \\((?<amount>${AMOUNT})\\)$`);
const CHOICE = new RegExp(`^none, at most (?<high>${FIGURE})$`);
const NO_DOSE: readonly (readonly [text: RegExp, why: 'call' | 'stop' | 'patient' | 'limit'])[] = [
  [/^dose only from OLMD$/, 'call'],
  [/^not given(?:: .+)?$/, 'stop'],
  [/^not for this patient$/, 'patient'],
  [/^no more$/, 'limit'],
];

/** Reads the largest text of a face. Undefined when the grammar does not know it. */
export function readDose(text: string): ReadDose | undefined {
  const none = NO_DOSE.find(([pattern]) => pattern.test(text));
  if (none !== undefined) return { kind: 'none', why: none[1] };
  const choice = groupsOf(CHOICE, text)?.high;
  if (choice !== undefined) {
    const { digits, unit, mcg } = figureOf(choice);
    const amount = { upTo: false, low: '0', high: digits, unit, perKg: false };
    return { kind: 'amount', amount: mcg === undefined ? amount : { ...amount, mcg } };
  }
  const amount = readAmount(text);
  if (amount !== undefined) return { kind: 'amount', amount };
  const both = groupsOf(IN_ML, text);
  const [mL, drug] = [readAmount(both?.mL ?? ''), readAmount(both?.amount ?? '')];
  return mL && drug ? { kind: 'amount', amount: drug, mL } : undefined;
}

const FLUID = '[a-z]+(?: [a-z]+)*(?: \\d+%)?';
const NEVER = '(?:\\. Never in [^.]+)?';
const EMPTY = ', in an empty labeled syringe, never a flush';
/** A larger dose takes the syringe twice: the volume is that of one. */
const TWICE = '(?:; above \\k<total> mL twice as much of each)?';
const DRAWN = `(?<stock>${N}) mL of (?<from>${STRENGTH})`;
const MADE = `(?<total>${N}) mL of (?<made>${STRENGTH})`;

const RECIPES: readonly (readonly [RegExp, (found: Groups) => ReadRecipe])[] = [
  [
    new RegExp(`^${DRAWN} \\+ (?<diluent>${N}) mL ${FLUID} = ${MADE}${EMPTY}${TWICE}${NEVER}$`),
    ({ stock = '', from, diluent = '', total = '', made }) => ({
      kind: 'mixed',
      stock,
      from: figureOf(from),
      diluent,
      total,
      made: figureOf(made),
    }),
  ],
  [
    new RegExp(`^(?<drug>${FIGURE}) \\+ (?<diluent>${N}) mL ${FLUID} = ${MADE}${NEVER}$`),
    ({ drug, diluent = '', total = '', made }) => ({
      kind: 'powder',
      drug: figureOf(drug),
      diluent,
      total,
      made: figureOf(made),
    }),
  ],
  [
    new RegExp(`^${DRAWN} \\((?<drug>${FIGURE})\\) into (?<bag>${N}) mL ${FLUID}, all of it\\. Label it${NEVER}$`),
    ({ stock = '', from, drug, bag = '' }) => ({
      kind: 'into',
      stock,
      from: figureOf(from),
      drug: figureOf(drug),
      bag,
    }),
  ],
  [
    new RegExp(
      `^(?:Take (?<out>${N}) mL out of a (?<whole>${N}) mL ${FLUID} bag|Empty a (?<container>${N}) mL ${FLUID} bag to (?<left>${N}) mL), put in ${DRAWN} \\((?<drug>${FIGURE})\\) = ${MADE}\\. Label it${NEVER}$`,
    ),
    ({ out, whole, container, left, stock = '', from, drug, total = '', made }) => ({
      kind: 'bag',
      ...(out !== undefined && { out }),
      ...(container !== undefined && { container }),
      bag: whole ?? left ?? '',
      stock,
      from: figureOf(from),
      drug: figureOf(drug),
      total,
      made: figureOf(made),
    }),
  ],
  [
    new RegExp(
      `^each mL of (?<from>${STRENGTH}) \\+ (?<parts>${N}) mL ${FLUID} = (?<made>${STRENGTH})${EMPTY}${NEVER}$`,
    ),
    ({ from, parts = '', made }) => ({ kind: 'each-ml', from: figureOf(from), parts, made: figureOf(made) }),
  ],
  [
    new RegExp(`^the dose into (?<bag>${N}) mL ${FLUID}, all of it\\. Label it${NEVER}$`),
    ({ bag = '' }) => ({ kind: 'dose-into', bag }),
  ],
  [
    new RegExp(`^the dose made up to (?<total>${N}) mL with ${FLUID}${NEVER}$`),
    ({ total = '' }) => ({ kind: 'dose-up-to', total }),
  ],
  [
    new RegExp(
      `^[A-Z][a-z]+(?: \\d+%)? is not in the kits: OLMD names fluid and volume\\.(?: (?<made>${STRENGTH})(?: or weaker)?)?(?:\\. never in [^.]+)?$`,
    ),
    ({ made }) => ({ kind: 'missing', ...(made !== undefined && { made: figureOf(made) }) }),
  ],
];

/** Reads how a syringe or bag is made; undefined when it is no recipe. */
export function readRecipe(text: string): ReadRecipe | undefined {
  for (const [pattern, of] of RECIPES) {
    const found = groupsOf(pattern, text);
    if (found !== undefined) return of(found);
  }
  return undefined;
}

/** "2 ampoules", "half a nebule", "1 mL syringe": several of them with commas. */
export interface ReadContainers {
  readonly count?: string;
  readonly form?: string;
  readonly syringe?: string;
}

const FORM = '(?:ampoule|vial|syringe|bag|nebule|tablet|tube|bottle|spray|injector|cylinder|kit)';

export function readContainers(text: string): ReadContainers | undefined {
  let read: ReadContainers = {};
  for (const part of text.split(', ')) {
    const counted = groupsOf(new RegExp(`^(?<count>${N}) (?<form>${FORM})s?$`), part);
    const half = groupsOf(new RegExp(`^half an? (?<form>${FORM})$`), part);
    const syringe = groupsOf(new RegExp(`^(?<syringe>${N}) mL syringe$`), part);
    if (counted?.count !== undefined) read = { ...read, count: counted.count, form: counted.form ?? '' };
    else if (half?.form !== undefined) read = { ...read, count: '0.5', form: half.form };
    else if (syringe?.syringe !== undefined) read = { ...read, syringe: syringe.syringe };
    else return undefined;
  }
  return read;
}

/** "from the 4th dose 2 mg = 5 mL" */
export interface ReadLater {
  readonly dose: number;
  readonly amount: Figure;
  readonly mL?: string;
}

export function readLater(text: string): ReadLater | undefined {
  const found = groupsOf(
    new RegExp(`^(?:then|from the (?<dose>\\d+)(?:st|nd|rd|th) dose) (?<amount>${FIGURE})(?: = (?<mL>${N}) mL)?$`),
    text,
  );
  if (found === undefined) return undefined;
  const { dose = '2', amount, mL } = found;
  return { dose: Number(dose), amount: figureOf(amount), ...(mL !== undefined && { mL }) };
}

/** "alcohol or opioids: half, 2.5 mg = 0.5 mL, 5 mg in all, even on order 10 mg" */
export interface ReadOther {
  readonly isHalf: boolean;
  readonly dose: ReadDose;
  /** A later dose of its own, as it is written. */
  readonly later?: string;
  readonly volume?: ReadAmount;
  readonly containers?: ReadContainers;
  readonly total?: Figure;
  readonly evenOnOrder?: Figure;
}

const OTHER = new RegExp(
  `^(?<half>half, )?(?<dose>none, at most ${FIGURE}|${AMOUNT}|${AMOUNT} \\(${AMOUNT}\\))(?: = (?<volume>${AMOUNT}))?(?: \\((?<containers>${N} ${FORM}s?|half an? ${FORM})\\))?(?:, (?<later>(?:then|from the \\d+(?:st|nd|rd|th) dose) ${FIGURE}(?: = ${N} mL)?))?(?:, (?<total>${FIGURE}) in all(?:, even on order (?<even>${FIGURE}))?)?(?:, only on OLMD)?$`,
);

/** Reads another dose behind its condition, which may have colons itself. */
export function readOther(text: string): ReadOther | undefined {
  for (let at = text.indexOf(': '); at >= 0; at = text.indexOf(': ', at + 1)) {
    const found = groupsOf(OTHER, text.slice(at + 2));
    const dose = found === undefined ? undefined : readDose(found.dose ?? '');
    if (found === undefined || dose === undefined) continue;
    const volume = readAmount(found.volume ?? '');
    const containers = found.containers === undefined ? undefined : readContainers(found.containers);
    return {
      isHalf: found.half !== undefined,
      dose,
      ...(volume && { volume }),
      ...(containers && { containers }),
      ...(found.later !== undefined && { later: found.later }),
      ...(found.total !== undefined && { total: figureOf(found.total) }),
      ...(found.even !== undefined && { evenOnOrder: figureOf(found.even) }),
    };
  }
  return undefined;
}

/** "or diluted: 1 mL of 3 mg/mL + 9 mL saline = 10 mL of 0.3 mg/mL, ..., of it 2 mL" */
export function readOffered(text: string): { readonly recipe: ReadRecipe; readonly mL: string } | undefined {
  const found = groupsOf(new RegExp(`^or diluted: (?<recipe>.+), of it (?<mL>${N}) mL$`), text);
  const recipe = readRecipe(found?.recipe ?? '');
  return recipe && { recipe, mL: found?.mL ?? '' };
}
