/**
 * The requirement's quick-calculator table, re-entered by hand: per-kg figure, unit, maximum, mg (or mL) in one mL of
 * the syringe that is given (magnesium 200 mg/mL, never the 500 of its vial; 'none' where no syringe can be filled
 * because no kit holds the diluent), the fixed adult dose, and the adult dose for Young's rule. Empty where the table
 * states nothing.
 */
export interface QuickRow {
  readonly perKg: string;
  readonly max: string;
  readonly perMl: string;
  readonly fixedAdult: string;
  readonly youngs: string;
  /** Typical maximum for the high-dose warning. */
  readonly high: string;
}

const row = (
  perKg: string,
  max: string,
  perMl: string,
  fixedAdult: string,
  youngs: string,
  high: string,
): QuickRow => ({
  perKg,
  max,
  perMl,
  fixedAdult,
  youngs,
  high,
});

export const QUICK_TABLE: Readonly<Record<string, QuickRow>> = {
  'epinephrine-cardiac-arrest': row('0.01', '1', '0.1', '1', '1', '1'),
  'epinephrine-anaphylaxis': row('0.01', '', '1', '0.3', '0.3', '1'),
  'epinephrine-ett': row('0.1', '', '1', '2.5', '2.5', '1'),
  'amiodarone-pulseless': row('5', '', '50', '', '300', '300'),
  // Stocked as 50 mg/mL but given in dextrose 5%, which the kits do not hold.
  'amiodarone-stable-vt': row('5', '300', 'none', '', '', '300'),
  'adenosine-first': row('0.1', '6', '3', '', '6', ''),
  'adenosine-second': row('0.2', '12', '3', '', '', ''),
  'magnesium-cardiac': row('50', '2000', '200', '', '2000', ''),
  'magnesium-torsades-bronchospasm': row('25', '2000', '200', '', '', ''),
  naloxone: row('0.1', '2', '0.4', '', '0.4', ''),
  methylprednisolone: row('2', '60', '62.5', '', '', ''),
  ondansetron: row('0.1', '4', '2', '', '', ''),
  propofol: row('1.5', '', '10', '', '140', ''),
  etomidate: row('0.3', '20', '2', '', '14', ''),
  // In mL, so the dose is its own volume; 25 g is 250 mL.
  'dextrose-10': row('5', '', '1', '', '250', ''),
};

/** The table's drugs without a weight-based row: adult mg and mg in one mL. */
export const AGE_ONLY_TABLE: Readonly<Record<string, readonly [youngs: string, perMl: string]>> = {
  atropine: ['0.5', '0.1'],
  lidocaine: ['100', '20'],
  diphenhydramine: ['25', '50'],
  'calcium-chloride': ['1000', '100'],
  succinylcholine: ['70', '20'],
  rocuronium: ['70', '10'],
};

/** The requirement's table for the comprehensive calculator, in mg, except fentanyl in mcg. */
export const COMPREHENSIVE_TABLE: Readonly<Record<string, string>> = {
  'epinephrine-1-10000': '1',
  'epinephrine-1-1000': '0.3',
  amiodarone: '300',
  atropine: '1',
  adenosine: '6',
  naloxone: '0.4',
  midazolam: '5',
  morphine: '5',
  ketamine: '70',
  fentanyl: '100',
};

/**
 * The weight in kg that nobody below an age reaches, typed by hand from the WHO growth tables: +4 SD, rounded up. At or
 * above this weight, a dose "from" that age can be given when the age is unknown.
 */
export const NOBODY_YOUNGER_FROM: Readonly<Record<string, string>> = {
  '1 month': '8',
  '2 months': '9',
  '12 months': '15',
  '2 years': '20',
  '4 years': '29',
};

/** Typical maxima, keyed by the beginning of a drug's name; fentanyl's is in mcg, the others in mg. */
export const HIGH_DOSES: ReadonlyArray<readonly [name: string, limit: string, unit: string]> = [
  ['epinephrine', '1', 'mg'],
  ['morphine', '10', 'mg'],
  ['fentanyl', '100', 'mcg'],
  ['midazolam', '5', 'mg'],
  ['lorazepam', '4', 'mg'],
  ['amiodarone', '300', 'mg'],
];
