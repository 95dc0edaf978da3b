import type { Drug } from '@first60/edition';
import { ketamineForPain } from '../dilutions.ts';

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
      maxTotal: '2 doses, 40 mg at most',
      repeatInterval: 'once more after 5-10 min',
      remarks:
        'Diluted to 5 mg/mL: 70 kg 2.8 mL, 20 kg 0.8 mL. The same mL undiluted induces anesthesia. Under 1 year only on order of medical direction. Maryland IN or IM 0.5 mg/kg; Western Virginia 20 mg over 10 min.',
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
      maxTotal: '200 mg',
      repeatInterval: 'single dose',
      remarks:
        '70 kg: 140 mg = 2.8 mL. In shock ask medical direction for the dose. Under 3 months only on order. Label 1-4.5 mg/kg.',
      sources: ['maryland-2020', 'wvems-2026', 'isos-2025', 'fda-ketamine'],
    },
    {
      indication: 'Sedation after the tube or on the ventilator',
      kind: 'bolus',
      route: 'Slow IV/IO',
      adultDose: '1 mg/kg (max 100 mg)',
      adultFigure: { perKg: { amount: 1, unit: 'mg' }, max: { amount: 100, unit: 'mg' } },
      pedsDose: '1 mg/kg (max 100 mg)',
      pedsFigure: { perKg: { amount: 1, unit: 'mg' }, max: { amount: 100, unit: 'mg' } },
      maxTotal: '100 mg a dose',
      repeatInterval: '10 min after each dose of ketamine, 15 min at the latest',
      remarks:
        '70 kg: 70 mg = 1.4 mL; 20 kg: 20 mg = 0.4 mL. First dose within 5 min after etomidate or propofol. Instead of midazolam, in asthma or low pressure first. Under 3 months only on order.',
      sources: ['cems-2026', 'fda-ketamine', 'ed-awareness-2021', 'wvems-2026'],
    },
    {
      indication: 'Severe agitation',
      kind: 'bolus',
      route: 'IM',
      adultDose: '4 mg/kg IM (max 400 mg)',
      adultFigure: { perKg: { amount: 4, unit: 'mg' }, max: { amount: 400, unit: 'mg' } },
      pedsDose: 'Call medical direction',
      maxTotal: '400 mg',
      repeatInterval: 'single dose',
      remarks:
        '80 kg: 320 mg = 6.4 mL, in two sites. IV instead: 1 mg/kg over 60 s, max 100 mg. SpO2, EtCO2 and bag-mask on at once.',
      sources: ['maryland-2020', 'fda-ketamine'],
    },
  ],
  preparation:
    'Pain: 1 mL + 9 mL saline = 5 mg/mL, slowly. Induction: undiluted over 60 s. Ampoules of 100 mg/mL exist and must be diluted.',
  notesCaution:
    'Laryngospasm, secretions, bad dreams on waking. Care with eye injury. ' +
    "The indication sets the dose: pain 0.2, sedation 1, induction 2, agitation IM 4 mg/kg. Young's adult 70 mg is 1 mg/kg, half the induction dose: never induce by it.",
  highAlert: true,
  youngsAdultDose: { comprehensive: { amount: 70, unit: 'mg' } },
  synonyms: ['ket'],
  sources: ['spec', 'fda-ketamine', 'maryland-2020', 'ismp-high-alert'],
};
