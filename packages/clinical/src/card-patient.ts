import type { Who } from './act/act.ts';
import type { ActPatient } from './act/given.ts';
import type { Fit } from './act/known-range.ts';
import { fitOf } from './act/who.ts';
import { ageGroup, type DoseAge } from './age-group.ts';
import type { Kg, Years } from './units.ts';

/** What a crew has said of the patient. Nothing of it has to be known. */
export interface SaidPatient {
  readonly weight: Kg | null;
  readonly years: Years | null;
  /** Chosen by hand. */
  readonly group?: 'adult' | 'child';
  /** From 20 weeks of a pregnancy to 6 weeks after a birth. */
  readonly pregnant?: boolean;
}

/** The patient of an open card, as far as is known. */
export interface CardPatient extends ActPatient {
  /** Set when what was said cannot all be true. Then nothing counts as known. */
  readonly contradicts?: true;
}

/** Nobody is pregnant below this age, or below this weight while the age is not known. */
const PREGNANT_FROM = { years: 10, kg: 30 } as const;

const NOBODY: CardPatient = { weight: null, age: null, conditions: new Map() };
const GROUPS = { adult: 'adult', pediatric: 'child' } as const satisfies Record<DoseAge, 'adult' | 'child'>;

/**
 * Whom a card's lines are for. The group is that of the age, else of the weight, else the one that was said; a card for
 * one group adds its own while neither decides. Weights in kg, ages in years.
 * @returns a patient of whom nothing is known when what was said contradicts itself, or when the card is for the other
 * group: no line is hidden on a doubt
 */
export function cardPatient(card: { readonly ageGroup?: DoseAge | 'both' }, said: SaidPatient): CardPatient {
  const { weight, years, pregnant } = said;
  const measured = ageGroup(weight, years);
  const decided = measured && GROUPS[measured];
  if (decided !== undefined && said.group !== undefined && said.group !== decided) {
    return { ...NOBODY, contradicts: true };
  }
  const own = card.ageGroup === undefined || card.ageGroup === 'both' ? undefined : GROUPS[card.ageGroup];
  // The crew chose the card, so a heavy child of unknown age stays a child there.
  const group = own === 'child' && years === null ? own : (decided ?? own ?? said.group);
  if (own !== undefined && group !== own) return NOBODY;
  const isPregnant = group === 'child' && isTooYoung(weight, years) ? false : pregnant;
  return {
    weight,
    age: years,
    ...(group !== undefined && { group }),
    conditions: isPregnant === undefined ? NOBODY.conditions : new Map([['pregnant', isPregnant]]),
  };
}

const isTooYoung = (weight: Kg | null, years: Years | null): boolean =>
  years === null ? weight?.value.lt(PREGNANT_FROM.kg) === true : years.value.lt(PREGNANT_FROM.years);

/** Whether a line is for the patient: `unsure` when it depends on what is not known. */
export const lineFit = (whom: Who | undefined, patient: CardPatient): Fit =>
  whom === undefined ? 'yes' : fitOf(whom, patient);

/** Whom a line is for, and whom of them it is not for. */
interface LinePatients {
  readonly for?: Who;
  readonly except?: Who;
}

/** The same for a line that leaves out some of its patients. Without patients it is for everybody. */
export function partsFit({ for: whom, except }: LinePatients = {}, patient: CardPatient): Fit {
  const fit = lineFit(whom, patient);
  if (except === undefined || fit === 'no') return fit;
  const left = fitOf(except, patient);
  if (left === 'yes') return 'no';
  return left === 'unsure' ? 'unsure' : fit;
}
