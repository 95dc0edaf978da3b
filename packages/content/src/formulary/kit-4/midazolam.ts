import type { Drug } from '@first60/edition';

export const midazolam: Drug = {
  id: 'midazolam',
  medId: 'ORIG_29',
  genericName: 'midazolam',
  brandNames: ['Versed', 'Dormicum', 'Modzal', 'Midathetic'],
  classPrimary: 'Benzodiazepine',
  classSecondary: 'Anticonvulsant, sedative',
  kitNumber: 4,
  presentation: '15 mg/3 mL ampoule',
  concentration: { amount: 5, unit: 'mg' },
  dosing: [
    {
      indication: 'Seizure, no IV',
      kind: 'bolus',
      route: 'IM, or IN half in each nostril',
      adultDose: '10 mg',
      adultFigure: { fixed: { amount: 10, unit: 'mg' } },
      pedsDose: '0.2 mg/kg (max 10 mg)',
      pedsFigure: { perKg: { amount: 0.2, unit: 'mg' }, max: { amount: 10, unit: 'mg' } },
      maxTotal: 'adult 10 mg, then only on order of medical direction; child 0.4 mg/kg in all, an IV dose counted',
      repeatInterval: 'single dose; anything more, IV too, only on order',
      remarks:
        '10 mg = 2 mL; 20 kg: 4 mg = 0.8 mL. Also severe nerve agent poisoning. Adult 10 mg, child above 25 kg more than 5 mg: right here, above the usual 5 mg.',
      sources: ['la-1309', 'la-protocols-2025', 'rampart-2012', 'salt-lake-2026'],
    },
    {
      indication: 'Seizure, sedation, IV',
      kind: 'bolus',
      route: 'Slow IV/IO',
      adultDose: '5 mg',
      adultFigure: { fixed: { amount: 5, unit: 'mg' } },
      pedsDose: '0.1 mg/kg (max 5 mg)',
      pedsFigure: { perKg: { amount: 0.1, unit: 'mg' }, max: { amount: 5, unit: 'mg' } },
      youngs: true,
      maxTotal:
        "adult 10 mg, child 2 doses, an IM or IN dose counted (in a seizure a family's too, as one dose), then call medical direction; child in all 0.4 mg/kg, at most 10 mg",
      repeatInterval: 'once more after 5 min; after an IM or IN dose only on order',
      remarks:
        '5 mg = 1 mL; 20 kg: 2 mg = 0.4 mL. Adult before cardioversion, for pacing or shivering in cooling: 2.5 mg, once more after 5 min; pressure low: half or none. Child before cardioversion alone: 0.05 mg/kg (max 2.5 mg), once more after 5 min; pressure low: none. ' +
        'Agitated child: only on order. LA repeats a seizure dose after 2 min.',
      sources: ['spec', 'la-1309', 'la-protocols-2025', 'maryland-2020', 'massachusetts-2026'],
    },
    {
      indication: 'Agitation, no IV',
      kind: 'bolus',
      route: 'IM; adult also IN, half in each nostril',
      adultDose: '5 mg',
      adultFigure: { fixed: { amount: 5, unit: 'mg' } },
      pedsDose: '0.2 mg/kg (max 5 mg)',
      pedsFigure: { perKg: { amount: 0.2, unit: 'mg' }, max: { amount: 5, unit: 'mg' } },
      maxTotal: '10 mg in all, an IV dose counted',
      repeatInterval: 'once more after 5 min',
      remarks:
        'Dangerous agitation only. 5 mg = 1 mL; 20 kg: 4 mg = 0.8 mL. A child, or cause unknown: on order of medical direction.',
      sources: ['la-1309'],
    },
  ],
  preparation:
    'IM and IN: undiluted. IV: slowly; under 20 kg diluted: 1 mL + 4 mL saline = 1 mg/mL, 5 times the mL shown here. Label it.',
  notesCaution:
    'Stops breathing, more so with opioids or alcohol, and drops the pressure: monitor, bag-valve-mask ready. Halve from 69 years and under the influence of alcohol or opioids. Under 1 month: call. A 1 mg/mL ampoule exists.',
  highAlert: true,
  youngsAdultDose: { comprehensive: { amount: 5, unit: 'mg' } },
  watched: 'midazolam',
  synonyms: ['benzo', 'midaz'],
  sources: [
    'spec',
    'la-1309',
    'dormicum-page',
    'sfda-leaflets',
    'maryland-2020',
    'midazolam-newborn',
    'ismp-high-alert',
  ],
};
