import type { MedicationLine } from '@first60/edition';

/**
 * Drugs that both allergy cards give, once each, so that a dose cannot drift between them. A card spreads a line and
 * overrides only its indication or note.
 */

export const epinephrineImForAnaphylaxis: MedicationLine = {
  medication: 'epinephrine-1-1000',
  indication: 'Anaphylaxis',
  purpose: 'anaphylaxis',
  kind: 'bolus',
  adult: { text: '0.5 mg', fixed: { amount: 0.5, unit: 'mg' } },
  pediatric: {
    text: '0.01 mg/kg (max 0.5 mg)',
    perKg: { amount: 0.01, unit: 'mg' },
    max: { amount: 0.5, unit: 'mg' },
  },
  routes: ['IM'],
  route: 'IM, middle of the outer thigh',
  timing: 'Every 5-15 min',
  max: '0.5 mg a dose. 3 doses, then the drip or OLMD; no line or pump and still signs: go on every 5 min while calling',
  examples: '10 kg: 0.1 mL. 20 kg: 0.2 mL',
  note: 'OLMD after the 2nd dose; the 3rd does not wait',
  pediatricNote: 'Child: 1 mL syringe',
  sources: ['spec', 'la-protocols-2025', 'maryland-2020', 'wao-2020', 'epinephrine-vial-label', 'salt-lake-2026'],
};

export const epinephrineAutoInjectors: readonly MedicationLine[] = [
  {
    medication: 'epinephrine-auto-injector-adult',
    indication: 'Anaphylaxis, when no ampoule is drawn up',
    purpose: 'anaphylaxis',
    kind: 'autoinjector',
    adult: { text: '0.3 mg (1 injector)', fixed: { amount: 0.3, unit: 'mg' }, count: '1 injector' },
    pediatric: {
      text: '0.3 mg (1 injector) from 30 kg',
      fixed: { amount: 0.3, unit: 'mg' },
      only: { fromKg: 30 },
      count: '1 injector',
    },
    routes: ['IM'],
    route: 'IM outer thigh, through clothing if needed',
    timing: 'Repeat once after 5-15 min',
    max: '2 injectors unless supervised',
    sources: ['spec', 'fda-epipen', 'maryland-2020'],
  },
  {
    medication: 'epinephrine-auto-injector-pediatric',
    indication: 'Anaphylaxis, when no ampoule is drawn up',
    purpose: 'anaphylaxis',
    kind: 'autoinjector',
    pediatric: {
      text: '0.15 mg (1 injector), 15-30 kg',
      fixed: { amount: 0.15, unit: 'mg' },
      only: { fromKg: 15, toKg: 30 },
      count: '1 injector',
    },
    routes: ['IM'],
    route: 'IM outer thigh, hold the leg still',
    timing: 'Repeat once after 5-15 min',
    max: '2 injectors unless supervised',
    note: 'From 30 kg the 0.3 mg injector. Under 15 kg: draw up 0.01 mg/kg. Not drawn up at once: give this injector, do not wait',
    sources: ['spec', 'fda-epipen', 'maryland-2020', 'csaci-2015'],
  },
];

export const diphenhydramineForItch = (indication: string): MedicationLine => ({
  medication: 'diphenhydramine',
  indication,
  kind: 'bolus',
  adult: { text: '25 mg', fixed: { amount: 25, unit: 'mg' } },
  pediatric: {
    text: '1 mg/kg (max 25 mg)',
    perKg: { amount: 1, unit: 'mg' },
    max: { amount: 25, unit: 'mg' },
  },
  routes: ['IV', 'IM'],
  route: 'Slow IV or IM',
  timing: 'Once',
  max: 'Adult 50 mg a dose, child 25 mg a dose',
  note: 'Does not treat anaphylaxis',
  adultNote: 'Adult range 25-50 mg',
  pediatricNote: 'Under 2 years: only on OLMD',
  sources: ['spec', 'maryland-2020', 'wvems-2026', 'massachusetts-2026', 'salt-lake-2026'],
});

export const ONE_STEROID = 'One steroid only for allergy or wheeze. Known adrenal insufficiency: hydrocortisone';

export const methylprednisoloneAfterEpinephrine = (indication: string): MedicationLine => ({
  medication: 'methylprednisolone',
  indication,
  kind: 'bolus',
  adult: { text: '125 mg', fixed: { amount: 125, unit: 'mg' } },
  pediatric: {
    text: '2 mg/kg (max 60 mg)',
    perKg: { amount: 2, unit: 'mg' },
    max: { amount: 60, unit: 'mg' },
  },
  routes: ['IV', 'IM'],
  route: 'IV over several minutes, or IM',
  timing: 'Once',
  max: '125 mg adult, 60 mg child',
  note: `No acute benefit. Never before epinephrine. ${ONE_STEROID}`,
  sources: ['spec', 'ocfl-methylprednisolone', 'massachusetts-2026', 'chop-anaphylaxis'],
});
