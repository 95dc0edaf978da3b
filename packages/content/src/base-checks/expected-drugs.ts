import type { MedicationId } from '@first60/edition';

/** A drug's entry in the dosing tables, read independently of the drug's own file; "-" where there is nothing. */
interface ExpectedDrug {
  /** Amount of drug in one millilitre; absent when the drug has no strength. */
  readonly strength?: string;
  /** Every number in its name / presentation. */
  readonly pack: string;
  /**
   * Each dosing row: every number in its wording, as adult | child | total | interval, and its figures, as adult |
   * child.
   */
  readonly rows: ReadonlyArray<readonly [numbers: string, figures: string]>;
}

/** Every drug, in the order of the inventory. */
export const EXPECTED_DRUGS: Readonly<Record<MedicationId, ExpectedDrug>> = {
  'epinephrine-1-10000': {
    strength: '0.1 mg',
    pack: '1 10,000 / 1 10',
    rows: [
      ['1 | 0.01 1 | - | 3 5', '1 mg | 0.01 mg/kg max 1 mg'],
      ['- | 0.01 1 | 1 | 3 5', '- | 0.01 mg/kg max 1 mg'],
      ['10 | 1 10 | 10 | 1 5', '10 mcg | 1 mcg/kg max 10 mcg'],
    ],
  },
  'epinephrine-1-1000': {
    strength: '1 mg',
    pack: '1 1,000 / 1 1',
    rows: [
      ['0.5 | 0.01 0.5 | 0.5 3 5 | 5 15', '0.5 mg | 0.01 mg/kg max 0.5 mg'],
      ['2.5 10 | 0.1 2.5 | - | 3 5', '2.5 mg | 0.1 mg/kg max 2.5 mg'],
      ['2 10 | 0.1 1 | 10 1 10 | -', '2-10 mcg/min | 0.1-1 mcg/kg/min above 10 mcg on order'],
      ['0.5 | 0.01 0.5 | - | 10', '0.5 mg | 0.01 mg/kg max 0.5 mg'],
      ['5 | 0.5 5 | - | 10', '5 mg | 0.5 mg/kg max 5 mg'],
    ],
  },
  amiodarone: {
    strength: '50 mg',
    pack: '- / 150 3',
    rows: [
      ['300 | 5 300 | 450 15 450 | 150 3 5', '300 mg | 5 mg/kg max 300 mg'],
      ['150 10 | 5 60 300 | 300 | -', '150 mg | 5 mg/kg max 300 mg'],
    ],
  },
  adenosine: {
    strength: '3 mg',
    pack: '- / 6 2',
    rows: [
      ['6 | 0.1 6 | - | -', '6 mg | 0.1 mg/kg max 6 mg'],
      ['12 | 0.2 12 | 18 6 12 | 1 2', '12 mg | 0.2 mg/kg max 12 mg'],
    ],
  },
  atropine: {
    strength: '0.1 mg',
    pack: '- / 1 10',
    rows: [
      ['1 | 0.02 0.1 0.5 | 3 1 | 3 5 5', '1 mg | 0.02 mg/kg min 0.1 mg max 0.5 mg'],
      ['2 | 0.05 2 | 5 | 5', '2 mg | 0.05 mg/kg max 2 mg'],
    ],
  },
  lidocaine: {
    strength: '20 mg',
    pack: '2 / 100 5',
    rows: [
      ['1.5 | 1 100 | 3 | 5 10 0.75 5 1 100', '1.5 mg/kg | 1 mg/kg max 100 mg'],
      ['1 | - | 3 | 5 10 0.5 0.75', '1 mg/kg | -'],
      ['40 | 0.5 40 | - | -', '40 mg | 0.5 mg/kg max 40 mg'],
    ],
  },
  'magnesium-sulfate': {
    strength: '500 mg',
    pack: '50 / 5 10',
    rows: [
      ['- | 50 2000 | 2000 | -', '- | 50 mg/kg max 2000 mg'],
      ['2000 | - | 2000 | -', '2000 mg | -'],
      ['2000 20 | 25 20 2000 | 2000 | -', '2000 mg | 25 mg/kg max 2000 mg'],
      ['4000 10 | - | 4000 | -', '4000 mg | -'],
      ['4000 20 | - | 4000 | -', '4000 mg | -'],
      ['10000 | - | 10000 | -', '10000 mg | -'],
      ['2000 5 | - | 2000 | -', '2000 mg | -'],
    ],
  },
  'calcium-chloride': {
    strength: '100 mg',
    pack: '10 / 1 10',
    rows: [['1000 | 20 1000 | 2 | -', '1000 mg | 20 mg/kg max 1000 mg']],
  },
  'sodium-bicarbonate': {
    strength: '1 mEq',
    pack: '8.4 / 50 50',
    rows: [
      ['50 50 | 1 50 | 50 2 | -', '50 mEq | 1 mEq/kg max 50 mEq'],
      ['1 1 | 1 50 | - | -', '1 mEq/kg | 1 mEq/kg max 50 mEq'],
    ],
  },
  aspirin: { pack: '- / 81', rows: [['324 4 | - | 324 | -', '324 mg | -']] },
  nitroglycerin: {
    pack: '- / 0.4',
    rows: [
      ['0.4 | - | 3 | 5', '0.4 mg | -'],
      ['0.4 0.8 160 | - | 3 | 3 5', '0.4 mg | -'],
    ],
  },
  naloxone: {
    strength: '0.4 mg',
    pack: '- / 0.4 1',
    rows: [['0.4 2 | 0.1 2 | 10 | 2 3', '0.4 mg | 0.1 mg/kg max 2 mg']],
  },
  heparin: {
    strength: '5000 units',
    pack: '- / 25000 5',
    rows: [['60 4000 | - | 4000 | -', '60 units/kg max 4000 units | -']],
  },
  labetalol: { strength: '5 mg', pack: '- / 100 20', rows: [['20 2 | - | 300 | 10 40 80', '20 mg | -']] },
  norepinephrine: {
    strength: '1 mg',
    pack: '- / 4 4',
    rows: [['5 20 | 0.05 0.1 | 20 0.1 | 90 65', '5-20 mcg/min above 20 mcg on order | 0.05-0.1 mcg/kg/min']],
  },
  furosemide: {
    strength: '10 mg',
    pack: '- / 20 2',
    rows: [
      ['40 1 2 | 1 40 | 40 | -', '40 mg | 1 mg/kg max 40 mg'],
      ['40 | 1 40 | 40 | -', '40 mg | 1 mg/kg max 40 mg'],
    ],
  },
  albuterol: {
    pack: '- / 2.5 3',
    rows: [
      ['2.5 1 | 2.5 1 | 3 | -', '2.5 mg | 2.5 mg'],
      ['10 4 | 2.5 4 5 4 | - | -', '10 mg | -'],
    ],
  },
  ipratropium: {
    strength: '0.2 mg',
    pack: '- / 0.5 2.5',
    rows: [
      ['0.5 1 | 0.5 2 | - | -', '0.5 mg | 0.5 mg fromMonths 24'],
      ['- | 0.25 1 | - | -', '- | 0.25 mg fromMonths 12 belowMonths 24'],
    ],
  },
  methylprednisolone: {
    strength: '62.5 mg',
    pack: '- / 125 2',
    rows: [['125 | 2 60 | 125 60 | -', '125 mg | 2 mg/kg max 60 mg']],
  },
  hydrocortisone: {
    strength: '50 mg',
    pack: '- / 100 2',
    rows: [
      ['200 | 200 13 100 6 12 50 6 25 6 | - | 6', '200 mg | -'],
      ['100 | 2 100 | 100 | -', '100 mg | 2 mg/kg max 100 mg'],
    ],
  },
  dexamethasone: { strength: '4 mg', pack: '- / 4', rows: [['10 | 0.5 10 | 10 | -', '10 mg | 0.5 mg/kg max 10 mg']] },
  propofol: {
    strength: '10 mg',
    pack: '1 / 200 20',
    rows: [
      ['1.5 | 1.5 2 | - | -', '1.5 mg/kg | 1.5 mg/kg fromMonths 2'],
      ['5 50 | - | 50 | 5 5 10 5 10', '5-50 mcg/kg/min | -'],
    ],
  },
  etomidate: {
    strength: '2 mg',
    pack: '- / 20 10',
    rows: [['0.3 20 | 0.3 20 10 | 20 | -', '0.3 mg/kg max 20 mg | 0.3 mg/kg max 20 mg aboveMonths 120']],
  },
  succinylcholine: {
    strength: '20 mg',
    pack: '- / 100 5 200 10',
    rows: [['1.5 200 | 2 200 | 200 | 1 2', '1.5 mg/kg max 200 mg | 2 mg/kg max 200 mg']],
  },
  rocuronium: {
    strength: '10 mg',
    pack: '- / 50 5',
    rows: [['1 100 | 1 100 | 100 | -', '1 mg/kg max 100 mg | 1 mg/kg max 100 mg']],
  },
  haloperidol: {
    strength: '5 mg',
    pack: '- / 5 1',
    rows: [
      [
        '5 2.5 69 | 0.05 2.5 5 12 | - | -',
        '5 mg belowMonths 828 | 0.05 mg/kg max 2.5 mg fromMonths 60 belowMonths 156',
      ],
    ],
  },
  'dextrose-10': {
    strength: '0.1 g',
    pack: '10 / 25 250',
    rows: [['250 25 | 5 250 | 250 | -', '250 mL | 5 mL/kg max 250 mL fromMonths 1']],
  },
  glucagon: {
    strength: '1 mg',
    pack: '- / 1 1',
    rows: [
      ['1 | 1 20 | 1 | 15 20', '1 mg | 1 mg fromKg 20'],
      ['- | 0.5 20 | 0.5 | -', '- | 0.5 mg belowKg 20'],
      ['5 5 | 0.5 5 1 5 | 5 1 | -', '5 mg | -'],
      ['1 | 0.02 1 | 5 1 | 5', '1 mg | 0.02 mg/kg max 1 mg'],
    ],
  },
  'oral-glucose': { pack: '- / 15', rows: [['15 1 | 0.5 15 | - | 10', '15 g | 0.5 g/kg max 15 g']] },
  'tranexamic-acid': {
    strength: '100 mg',
    pack: '- / 500 5',
    rows: [
      ['1000 10 | 15 10 1000 | 1000 | -', '1000 mg | 15 mg/kg max 1000 mg'],
      ['1000 10 | - | 1000 | 30', '1000 mg | -'],
    ],
  },
  ketorolac: {
    strength: '30 mg',
    pack: '- / 30 1',
    rows: [
      ['15 | 0.5 15 4 | 120 | 6', '15 mg | 0.5 mg/kg max 15 mg fromMonths 48'],
      ['30 | - | 120 | 6', '30 mg | -'],
    ],
  },
  acetaminophen: {
    strength: '10 mg',
    pack: '- / 1 100 500',
    rows: [
      [
        '1000 50 | 15 1000 10 | 4 3000 60 2000 10 33 3000 33 50 4000 | 4 4',
        '1000 mg aboveKg 50 | 15 mg/kg max 1000 mg aboveKg 10',
      ],
      ['15 750 50 | - | 60 3000 | 4 4', '15 mg/kg max 750 mg toKg 50 | -'],
      ['- | 7.5 10 | 30 | 4 4', '- | 7.5 mg/kg toKg 10'],
    ],
  },
  ondansetron: { strength: '2 mg', pack: '- / 4 2 4', rows: [['4 | 0.1 4 | 8 4 | 15', '4 mg | 0.1 mg/kg max 4 mg']] },
  diphenhydramine: {
    strength: '50 mg',
    pack: '- / 50 1',
    rows: [['25 | 1 25 | 25 | -', '25 mg | 1 mg/kg max 25 mg']],
  },
  'sodium-chloride': {
    pack: '0.9 / 100 500 1000 10 20',
    rows: [
      ['1 | 20 1000 | 2 40 2 | 250 500 10', '1000 mL | 20 mL/kg max 1000 mL fromMonths 1'],
      ['1 | 20 1000 | 2 40 2 | 250 500 10', '1000 mL | 20 mL/kg max 1000 mL fromMonths 1'],
    ],
  },
  'ringers-lactate': {
    pack: '- / 500 1000',
    rows: [['250 90 | 20 1000 10 | 2000 40 2000 | 10', '250 mL | 20 mL/kg max 1000 mL fromMonths 1']],
  },
  oxygen: { pack: '- / -', rows: [['12 15 2 6 | - | - | -', '- | -']] },
  ketamine: {
    strength: '50 mg',
    pack: '- / 500 10',
    rows: [
      ['0.2 20 | 0.2 20 | 2 40 | 5 10', '0.2 mg/kg max 20 mg | 0.2 mg/kg max 20 mg'],
      ['2 200 | 2 200 | 200 | -', '2 mg/kg max 200 mg | 2 mg/kg max 200 mg'],
      ['1 100 | 1 100 | 100 | 10 15', '1 mg/kg max 100 mg | 1 mg/kg max 100 mg'],
      ['4 400 | - | 400 | -', '4 mg/kg max 400 mg | -'],
    ],
  },
  midazolam: {
    strength: '5 mg',
    pack: '- / 15 3',
    rows: [
      ['10 | 0.2 10 | 10 0.2 0.4 10 | -', '10 mg | 0.2 mg/kg max 10 mg'],
      ['5 | 0.1 5 | 2 10 0.4 10 | 5', '5 mg | 0.1 mg/kg max 5 mg'],
      ['5 | 0.1 5 | 2 10 0.4 10 | 5 20', '5 mg | 0.1 mg/kg max 5 mg'],
      ['5 | 0.2 5 | 5 10 0.4 10 | 15', '5 mg | 0.2 mg/kg max 5 mg'],
      ['2.5 | - | 5 | 5', '2.5 mg | -'],
      ['2.5 | - | 5 | 5', '2.5 mg | -'],
      ['- | 0.05 2.5 | 2.5 2 | 5', '- | 0.05 mg/kg max 2.5 mg'],
    ],
  },
  fentanyl: {
    strength: '50 mcg',
    pack: '- / 100 2',
    rows: [
      ['50 | 1 50 | 50 150 50 2 | 5', '50 mcg | 1 mcg/kg max 50 mcg'],
      ['- | 1.5 50 | 50 2 | 5', '- | 1.5 mcg/kg max 50 mcg'],
    ],
  },
  morphine: {
    strength: '10 mg',
    pack: '- / 10 1',
    rows: [
      ['5 | 0.1 4 | 12 2 4 2 | 5', '5 mg | 0.1 mg/kg max 4 mg'],
      ['5 | 0.1 4 | - | -', '5 mg | 0.1 mg/kg max 4 mg'],
    ],
  },
  lorazepam: { strength: '4 mg', pack: '- / 4 1', rows: [['4 | 0.1 4 | 2 8 | 10 15', '4 mg | 0.1 mg/kg max 4 mg']] },
  diazepam: {
    strength: '5 mg',
    pack: '- / 10 2',
    rows: [
      ['10 | 0.2 10 | 2 20 0.4 20 | 5', '10 mg | 0.2 mg/kg max 10 mg'],
      ['- | 0.5 10 2 5 | 10 | -', '- | 0.5 mg/kg max 10 mg fromMonths 24 belowMonths 72'],
      ['- | 0.3 10 6 11 | 10 | -', '- | 0.3 mg/kg max 10 mg fromMonths 72 belowMonths 144'],
      ['- | 0.2 10 12 17 | 10 | -', '- | 0.2 mg/kg max 10 mg fromMonths 144 belowMonths 216'],
      ['10 | - | 10 | -', '10 mg | -'],
    ],
  },
  flumazenil: {
    strength: '0.1 mg',
    pack: '- / 0.5 5',
    rows: [
      ['0.2 30 | - | 3 | 30 60 0.3 0.5', '0.2 mg | -'],
      ['0.2 15 | 0.01 15 0.2 | 1 0.05 1 | 45', '0.2 mg | 0.01 mg/kg max 0.2 mg fromMonths 12'],
    ],
  },
  'activated-charcoal': { pack: '- / 25 120', rows: [['1 50 | 1 50 | 50 | -', '1 g/kg max 50 g | 1 g/kg max 50 g']] },
  'atropine-pralidoxime-auto-injector': {
    pack: '- / 2.1 0.7 600 2',
    rows: [['1 2 3 | 41 | 3 | 3 10 15', '2.1 mg aboveKg 41 | 2.1 mg aboveKg 41']],
  },
  'cyanide-antidote-kit': {
    pack: '- / 5 200 300 10 12.5 50',
    rows: [
      ['5000 15 | 70 15 5000 | 10000 140 10000 | -', '5000 mg | 70 mg/kg max 5000 mg'],
      ['300 | 6 300 | 300 | -', '300 mg | 6 mg/kg max 300 mg'],
      ['12500 | 250 12500 | 12500 | -', '12500 mg | 250 mg/kg max 12500 mg'],
    ],
  },
  'epinephrine-auto-injector-adult': {
    pack: '- / 0.3 0.3',
    rows: [['0.3 1 | 0.3 1 30 | - | 5 15', '0.3 mg | 0.3 mg fromKg 30']],
  },
  'epinephrine-auto-injector-pediatric': {
    pack: '- / 0.15 0.3',
    rows: [['- | 0.15 1 15 30 | - | 5 15', '- | 0.15 mg fromKg 15 belowKg 30']],
  },
};
