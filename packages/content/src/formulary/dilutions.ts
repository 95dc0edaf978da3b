import type { SourcedDilution } from '@first60/edition';

/**
 * Adenosine for the smallest children: under 0.2 mL of stock (0.6 mg, a first dose under 6 kg) the mark of the
 * syringe decides the dose.
 */
export const adenosineForSmallDoses: SourcedDilution = {
  recipe: '1 mL of adenosine 3 mg/mL + 9 mL saline = 0.3 mg/mL. Label it',
  perMl: { amount: 0.3, unit: 'mg' },
  use: 'small-dose',
  belowMl: 0.2,
  sources: ['cheo-adenosine'],
};

/** A second dose is twice the first: a child under 6 kg keeps the syringe of the first. */
export const adenosineForSmallSecondDoses: SourcedDilution = { ...adenosineForSmallDoses, belowMl: 0.4 };

/** The same volume of the stock syringe is ten times the dose: volumes are of the dilution alone. */
export const epinephrinePushDose: SourcedDilution = {
  recipe: '1 mL of epinephrine 0.1 mg/mL + 9 mL saline = 10 mcg/mL. Label it',
  perMl: { amount: 10, unit: 'mcg' },
  use: 'always',
  sources: ['la-1309'],
};

/** Shown with the infusion; its rate in mL/h follows from it. The stock has no 250 mL bag of saline. */
export const epinephrineInfusion: SourcedDilution = {
  recipe:
    'Discard 250 mL of a 500 mL saline bag, then put 1 mg (1 mL of epinephrine 1 mg/mL) into the 250 mL left: 1 mg in 250 mL saline = 4 mcg/mL. Label drug and strength',
  perMl: { amount: 4, unit: 'mcg' },
  use: 'always',
  sources: ['spec'],
};

/** The label dilutes the vial in dextrose 5%, which is not stocked; the ready bag of 16 mcg/mL is in saline. */
export const norepinephrineInfusion: SourcedDilution = {
  recipe:
    'Discard 250 mL of a 500 mL saline bag, then put 4 mg (4 mL of norepinephrine 1 mg/mL) into the 250 mL left: 4 mg in 250 mL saline = 16 mcg/mL. Label drug and strength',
  perMl: { amount: 16, unit: 'mcg' },
  use: 'always',
  sources: ['wvems-2026', 'fda-norepinephrine'],
};

/** For the slow push in pain; an induction is drawn from the stock. */
export const ketamineForPain: SourcedDilution = {
  recipe: '1 mL of ketamine 50 mg/mL + 9 mL saline = 5 mg/mL. Label it',
  perMl: { amount: 5, unit: 'mg' },
  use: 'advised',
  sources: ['fda-ketamine'],
};

export const morphineForPain: SourcedDilution = {
  recipe: '1 mL of morphine 10 mg/mL + 9 mL saline = 1 mg/mL. Label it',
  perMl: { amount: 1, unit: 'mg' },
  use: 'advised',
  sources: ['emc-morphine'],
};
