import type { QuickAgeDose } from './model/drug.ts';
import { line } from './model/line.ts';

/**
 * The drugs of the quick calculator's Young's table that have no row by weight, in the table's order. They are
 * offered on the age path alone; a row's figure is its drug's `youngsAdultDose.quick`.
 */
export const quickAgeDoses: readonly QuickAgeDose[] = [
  {
    id: 'atropine',
    medication: 'atropine',
    name: 'Atropine',
    indication: 'Symptomatic bradycardia (cardiac)',
    purpose: 'rhythm',
    youngsAdultDose: { amount: 0.5, unit: 'mg' },
    perKg: { amount: 0.02, unit: 'mg' },
    route: 'IV/IO rapid push',
    kitLocation: 1,
    cautions: [
      line('Adult figure: 0.5 mg here, 1 mg in Comprehensive and in Adult Dosing.', 'spec'),
      line('Under 3 years the estimate is below the 0.1 mg minimum: give by weight.', 'spec', 'aha-peds-2015'),
      line('Oxygen and ventilation first: in children they treat the cause.', 'la-1309'),
      line('Hypothermia (core below 35 °C, not cold skin): only on order.', 'cems-2026'),
    ],
    sources: ['spec', 'la-1309', 'aha-peds-2015', 'cems-2026'],
  },
  {
    id: 'lidocaine',
    medication: 'lidocaine',
    name: 'Lidocaine',
    indication: 'Cardiac arrest, VF/pulseless VT',
    purpose: 'arrest',
    youngsAdultDose: { amount: 100, unit: 'mg' },
    perKg: { amount: 1, unit: 'mg' },
    route: 'IV/IO push',
    kitLocation: 1,
    cautions: [
      line('When there is no amiodarone. With a pulse not in heart block. Too much brings seizures.', 'la-1309'),
      line('Cold arrest, core below 30 °C: none.', 'salt-lake-2026'),
    ],
    sources: ['spec', 'aha-peds-2015', 'wvems-2026'],
  },
  {
    id: 'diphenhydramine',
    medication: 'diphenhydramine',
    name: 'Diphenhydramine',
    indication: 'Allergic reaction, dystonia',
    purpose: 'allergy',
    youngsAdultDose: { amount: 25, unit: 'mg' },
    perKg: { amount: 1, unit: 'mg' },
    route: 'Slow IV, deep IM',
    kitLocation: 3,
    cautions: [
      line('Does not treat anaphylaxis: epinephrine first.', 'la-1309'),
      line('Under 2 years only on order of medical direction.', 'salt-lake-2026'),
    ],
    sources: ['spec', 'maryland-2020'],
  },
  {
    id: 'calcium-chloride',
    medication: 'calcium-chloride',
    name: 'Calcium chloride',
    indication: 'Hyperkalemia, calcium-blocker or magnesium overdose, hydrofluoric acid, cardiac arrest',
    purpose: 'metabolic',
    youngsAdultDose: { amount: 1000, unit: 'mg' },
    perKg: { amount: 20, unit: 'mg' },
    route: 'Slow IV/IO; push in arrest',
    kitLocation: 1,
    cautions: [
      line('Leakage kills tissue. Never in one line with bicarbonate.', 'la-1309', 'maryland-2020'),
      line(
        'With a pulse over 5-10 min. Poisoning, no ECG sign of potassium yet, or digoxin: only on order of medical direction.',
        'la-1309',
      ),
      line(
        'In cardiac arrest only with high potassium, calcium-blocker or magnesium overdose, or hydrofluoric acid.',
        'la-1309',
        'aha-peds-2015',
        'calcium-notes',
      ),
    ],
    sources: ['spec', 'la-1309', 'maryland-2020'],
  },
  {
    id: 'succinylcholine',
    medication: 'succinylcholine',
    name: 'Succinylcholine',
    indication: 'RSI paralysis',
    purpose: 'airway',
    youngsAdultDose: { amount: 70, unit: 'mg' },
    perKg: { amount: 2, unit: 'mg' },
    route: 'IV/IO rapid push',
    kitLocation: 2,
    cautions: [
      line('Paralysis by age alone has no label behind it: weigh or measure the child.'),
      line(
        'Not with high potassium, known or suspected, kidney failure, crush at any time, burn over 24 h, malignant hyperthermia.',
        'fda-succinylcholine',
      ),
      line(
        'Nor with muscle or nerve disease, old stroke or cord injury, cholinesterase deficiency.',
        'fda-succinylcholine',
      ),
      line('Not in nerve agent or organophosphate poisoning: it paralyzes for hours.', 'cholinesterase-2013'),
    ],
    sources: ['spec', 'wvems-2026'],
  },
  {
    id: 'rocuronium',
    medication: 'rocuronium',
    name: 'Rocuronium',
    indication: 'RSI paralysis',
    purpose: 'airway',
    youngsAdultDose: { amount: 70, unit: 'mg' },
    perKg: { amount: 1, unit: 'mg' },
    route: 'IV/IO rapid push',
    kitLocation: 2,
    cautions: [
      line('Paralysis by age alone has no label behind it: weigh or measure the child.'),
      line('Sedate first, then by the clock: the block outlasts induction.', 'rocuronium-label'),
      line('Child: trained team or order of medical direction first.', 'isos-2025'),
      line('Under 3 months: only on order of medical direction.', 'wvems-2026'),
    ],
    sources: ['spec', 'wvems-2026', 'isos-2025'],
  },
];
