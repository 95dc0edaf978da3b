import type { Drug } from '../model/drug.ts';
import { ketamineForPain } from './dilutions.ts';

export const ketamine: Drug = {
  id: 'ketamine',
  medId: 'ORIG_28',
  genericName: 'ketamine',
  brandNames: ['Ketalar'],
  classPrimary: 'Dissociative anesthetic',
  classSecondary: 'Analgesic',
  kitNumber: 4,
  presentation: '500 mg/10 mL vial',
  concentration: { amount: 50, unit: 'mg' },
  dosing: [
    {
      indication: 'Pain',
      kind: 'bolus',
      route: 'Slow IV/IO over 1-2 min',
      adultDose: '0.2 mg/kg (max 20 mg)',
      adultFigure: { perKg: { amount: 0.2, unit: 'mg' }, max: { amount: 20, unit: 'mg' } },
      pedsDose: '0.2 mg/kg (max 20 mg)',
      pedsFigure: { perKg: { amount: 0.2, unit: 'mg' }, max: { amount: 20, unit: 'mg' } },
      dilution: ketamineForPain,
      maxTotal: '40 mg',
      repeatInterval: 'once, after 5-10 min',
      remarks:
        '70 kg: 14 mg = 0.28 mL, diluted to 10 mL. IN or IM 0.5 mg/kg. Western Virginia: flat 20 mg over 10 min.',
      sources: ['maryland-2020', 'wvems-2026'],
    },
    {
      indication: 'RSI induction',
      kind: 'bolus',
      route: 'IV/IO over 60 s',
      adultDose: '2 mg/kg (max 200 mg)',
      adultFigure: { perKg: { amount: 2, unit: 'mg' }, max: { amount: 200, unit: 'mg' } },
      pedsDose: '2 mg/kg (max 200 mg)',
      pedsFigure: { perKg: { amount: 2, unit: 'mg' }, max: { amount: 200, unit: 'mg' } },
      youngs: true,
      remarks: '70 kg: 140 mg = 2.8 mL. Label 1-4.5 mg/kg.',
      sources: ['maryland-2020', 'wvems-2026', 'isos-2025', 'fda-ketamine'],
    },
    {
      indication: 'Severe agitation',
      kind: 'bolus',
      route: 'IM',
      adultDose: '4 mg/kg IM (max 400 mg)',
      adultFigure: { perKg: { amount: 4, unit: 'mg' }, max: { amount: 400, unit: 'mg' } },
      pedsDose: 'Call medical direction',
      maxTotal: '400 mg',
      remarks: '80 kg: 320 mg = 6.4 mL. IV 1 mg/kg, max 100 mg.',
      sources: ['maryland-2020'],
    },
  ],
  preparation:
    'Pain: dilute to 10 mL and push slowly. Induction: over 60 s. Ampoules of 100 mg/mL exist and must be diluted.',
  notesCaution:
    'Laryngospasm, secretions, bad dreams on waking. Care with eye injury. ' +
    "The indication sets the dose: pain 0.2, induction 2 mg/kg; Young's adult 70 mg is neither.",
  highAlert: true,
  youngsAdultDose: { comprehensive: { amount: 70, unit: 'mg' } },
  synonyms: ['ket'],
  sources: ['spec', 'fda-ketamine', 'maryland-2020', 'ismp-high-alert'],
};
