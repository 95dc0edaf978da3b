import type { Drug, Edition, Line, Protocol } from '@first60/edition';
import { drugWords } from './drug-words.ts';
import { changed, isLine, lineSaying } from './texts.ts';

const UNIT = '(mcg|mg|g|mEq|units?)';
const NUMBER = String.raw`(\d[\d,]*(?:\.\d+)?)`;
/** "5 mg/mL" */
const STRENGTH = new RegExp(`${NUMBER} ?${UNIT}/mL`, 'g');
/** "2.6 mg = 0.52 mL", "70 mg/kg (2.8 mL/kg)" */
const DRAWN_UP = new RegExp(String.raw`${NUMBER} ?${UNIT}(?:/kg)? ?(?:=|\() ?${NUMBER} ?mL`, 'g');
/** "0.01 mg/kg", "20 mL/kg" */
const PER_KG = new RegExp(`${NUMBER} ?(mcg|mg|g|mEq|units?|mL)/kg`, 'g');
/** An amount of a drug. "60 mg/dL" and "90 mmHg" do not match. */
export const AMOUNT = /\d ?(?:mcg|mg|g|mEq|units?)(?!\p{L}|\/dL)/u;
export const VOLUME = /\d ?(?:mL|L)(?!\p{L}|\/min)/u;
/** What a drug is diluted with: "+ 9 mL saline". */
const ADDED = /\+ ?[\d.]+ ?mL \p{L}+/gu;
/**
 * A line about an injector often contains no more than this: "2 injectors", "Auto-injector: 0.3 mg", "the 0.15 mg
 * injector".
 */
const INJECTOR = /\d(?: mg)? injectors?\b|\binjectors?:? \d/i;
/** A heading above steps that do not name the fluid. */
const OF_FLUID = /^fluids?\b/i;

/** Volumes are printed with two decimal places. */
const ROUNDING = 0.02;
const MICROGRAMS: Readonly<Record<string, number>> = { g: 1e6, mg: 1e3, mcg: 1 };

interface Known {
  readonly id: string;
  readonly names: RegExp;
  /** Amount of drug in one mL, as stocked and as diluted. */
  readonly strengths: readonly Quantity[];
  readonly isFluid: boolean;
  readonly isInjector: boolean;
}

interface Given extends Known {
  /** Doses per kg in the rows of the card. */
  readonly perKg: readonly Quantity[];
}

/** The drugs of an edition, with a pattern that matches any of their names. */
interface Drugs {
  readonly all: readonly Known[];
  readonly anyName: RegExp;
}

interface Quantity {
  readonly amount: number;
  readonly unit: string;
}

/**
 * Removes the doses of the drug from the lines of a card that name no drug: "Child 13 kg: 0.2 mg/kg = 2.6 mg = 0.52 mL
 * IM."
 */
export function withoutUnnamedDoses(
  card: Protocol,
  { id, drugs, sentence }: { readonly id: string; readonly drugs: Drugs; readonly sentence: string },
): Protocol {
  const ids: ReadonlySet<string> = new Set(card.medications.map(({ medication }) => medication));
  if (!ids.has(id)) return card;
  const injectors: ReadonlySet<string> = new Set(drugs.all.filter(({ isInjector: is }) => is).map((drug) => drug.id));
  const isInjector = injectors.has(id);
  const given = drugs.all.filter((drug) => ids.has(drug.id)).map((drug) => givenOn(card, drug));
  const namedIn = (text: string): readonly Given[] => given.filter(({ names }) => names.test(text));
  const underHeading = (heading: string): readonly Given[] =>
    OF_FLUID.test(heading) ? given.filter(({ isFluid }) => isFluid) : namedIn(heading);

  /**
   * The drugs that the heading above names, or else those of the nearest preceding line under that heading that names a
   * drug.
   */
  const near = (above: readonly Line[]): readonly Given[] => {
    const at = above.findLastIndex(({ text }) => text.endsWith(':'));
    const ofHeading = underHeading(above[at]?.text ?? '');
    if (ofHeading.length > 0) return ofHeading;
    const line = above.slice(at + 1).findLast(({ text }) => drugs.anyName.test(text.replace(ADDED, '')));
    return line === undefined ? [] : namedIn(line.text.replace(ADDED, ''));
  };
  const hideIn = (lines: readonly Line[], isInOrder: boolean): readonly Line[] =>
    lines.map((line, at) => {
      const { text } = line;
      if (isInjector && INJECTOR.test(text)) return lineSaying(line, sentence);
      if (!AMOUNT.test(text) && !VOLUME.test(text)) return line;
      if (text.endsWith(':') || drugs.anyName.test(text)) return line;
      const before = isInOrder ? near(lines.slice(0, at)) : [];
      return isOf(id, text, { given, near: before }) ? lineSaying(line, sentence) : line;
    });
  const inOrder = new Set<unknown>([card.alsSteps, card.steps]);
  const ofCard = given.filter((drug) => drug.id === id);
  const medications = card.medications.map((line) =>
    injectors.has(line.medication)
      ? changed(line, (node) => (typeof node === 'string' && isPerKg(node, ofCard) ? sentence : node))
      : line,
  );
  return changed({ ...card, medications }, (node) => {
    if (!Array.isArray(node) || node.length === 0 || !node.every(isLine)) return node;
    const lines = hideIn(node, inOrder.has(node));
    return lines.every((line, at) => line === node[at]) ? node : lines;
  });
}

/**
 * An auto-injector without the instructions for drawing up a dose instead: "Under 15 kg draw up 0.01 mg/kg of 1 mg/mL".
 */
export function withoutDrawnUp(drug: Drug, recalled: Drug, sentence: string): Drug {
  if (drug.autoInjector !== true) return drug;
  const perKg = defined(recalled.dosing.flatMap((row) => [row.adultFigure?.perKg, row.pedsFigure?.perKg]));
  const { concentration } = recalled;
  const isRecalled = (text: string): boolean =>
    isPerKg(text, [{ perKg }]) && concentration !== undefined && anyOf(strengthsIn(text), [concentration]);
  return changed(drug, (node) => (typeof node === 'string' && isRecalled(node) ? sentence : node));
}

const isPerKg = (text: string, drugs: readonly Pick<Given, 'perKg'>[]): boolean =>
  drugs.some(({ perKg }) => anyOf(quantitiesIn(text, PER_KG), perKg));

/**
 * Decides whether a dose belongs to the drug. A dose belongs to the drug with its strength, else to the drug named
 * before it, else to a drug with the same dose per kg.
 */
function isOf(
  id: string,
  text: string,
  { given, near }: { readonly given: readonly Given[]; readonly near: readonly Given[] },
): boolean {
  const isOne = (drugs: readonly Given[]): boolean => drugs.some((drug) => drug.id === id);
  const ofStrength = given.filter(({ strengths }) => anyOf(strengthsIn(text), strengths));
  const nearest = ofStrength.filter((drug) => near.includes(drug));
  if (ofStrength.length > 0) return isOne(nearest.length > 0 ? nearest : ofStrength);
  if (near.length > 0) return isOne(near.filter(({ isFluid }) => (isFluid ? VOLUME : AMOUNT).test(text)));
  return isOne(given.filter((drug) => isPerKg(text, [drug])));
}

const strengthsIn = (text: string): readonly Quantity[] => [
  ...quantitiesIn(text, STRENGTH),
  ...[...text.matchAll(DRAWN_UP)].map(([, amount = '', unit = '', mL = '']) => ({
    amount: numberOf(amount) / numberOf(mL),
    unit,
  })),
];

const quantitiesIn = (text: string, pattern: RegExp): readonly Quantity[] =>
  [...text.matchAll(pattern)].map(([, amount = '', unit = '']) => ({ amount: numberOf(amount), unit }));

const numberOf = (text: string): number => Number(text.replaceAll(',', ''));

const anyOf = (some: readonly Quantity[], others: readonly Quantity[]): boolean =>
  some.some((one) => others.some((other) => areAlike(one, other)));

function areAlike(one: Quantity, other: Quantity): boolean {
  const [left, right] = [plain(one), plain(other)];
  return left.unit === right.unit && Math.abs(left.amount - right.amount) <= ROUNDING * right.amount;
}

const plain = ({ amount, unit }: Quantity): Quantity => {
  const mcg = MICROGRAMS[unit];
  return mcg === undefined ? { amount, unit: unit.replace(/s$/, '') } : { amount: amount * mcg, unit: 'mcg' };
};

/** Called once for all cards. */
export function drugsOf({ formulary }: Edition): Drugs {
  const all = Object.values(formulary).map(knownOf);
  return { all, anyName: new RegExp(all.map(({ names }) => names.source).join('|'), 'iu') };
}

function knownOf(drug: Drug): Known {
  const { id, concentration, dosing } = drug;
  const isInjector = drug.autoInjector === true;
  const strengths = [concentration, ...dosing.map(({ dilution }) => dilution?.perMl)];
  const units = dosing.flatMap(({ adultFigure, pedsFigure }) =>
    defined([adultFigure?.fixed, adultFigure?.perKg, pedsFigure?.fixed, pedsFigure?.perKg]).map(({ unit }) => unit),
  );
  return {
    id,
    names: drugWords(drug),
    strengths: isInjector ? [] : defined(strengths),
    isFluid: concentration === undefined && units.includes('mL'),
    isInjector,
  };
}

function givenOn({ medications }: Protocol, drug: Known): Given {
  const rows = medications.filter(({ medication }) => medication === drug.id);
  return { ...drug, perKg: defined(rows.flatMap(({ adult, pediatric }) => [adult?.perKg, pediatric?.perKg])) };
}

const defined = <Value>(values: readonly (Value | undefined)[]): readonly Value[] =>
  values.filter((value) => value !== undefined);
