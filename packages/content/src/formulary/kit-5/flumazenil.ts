import type { Drug } from '@first60/edition';

export const flumazenil: Drug = {
  id: 'flumazenil',
  medId: 'ORIG_33',
  genericName: 'flumazenil',
  brandNames: ['Romazicon'],
  classPrimary: 'Benzodiazepine antagonist',
  classSecondary: 'Antidote',
  kitNumber: 5,
  presentation: '0.5 mg/5 mL ampoule',
  concentration: { amount: 0.1, unit: 'mg' },
  dosing: [
    {
      indication: 'Benzodiazepine reversal',
      kind: 'bolus',
      route: 'IV over 30 s',
      adultDose: '0.2 mg over 30 s',
      adultFigure: { fixed: { amount: 0.2, unit: 'mg' }, over: { low: 30, high: 30, unit: 's' } },
      pedsDose: '0.01 mg/kg (max 0.2 mg)',
      pedsFigure: { perKg: { amount: 0.01, unit: 'mg' }, max: { amount: 0.2, unit: 'mg' } },
      maxTotal: 'adult 3 mg; child 0.05 mg/kg in all, never above 1 mg',
      repeatInterval:
        'adult: after 30-60 s 0.3 mg, then 0.5 mg each minute; child: never these steps, 0.01 mg/kg again each minute',
      remarks:
        'Only on order of medical direction. 0.2 mg = 2 mL; 20 kg: 0.2 mg = 2 mL. Children from 1 year, by the label.',
      sources: ['spec', 'fda-flumazenil'],
    },
  ],
  preparation: 'Undiluted. Overdose: over 30 s. After medical sedation: over 15 s.',
  notesCaution:
    'Not after tricyclics, not in patients who take benzodiazepines daily or for seizures: it can bring seizures nothing stops. Effect wears off: watch on.',
  highAlert: false,
  synonyms: [],
  sources: ['fda-flumazenil', 'spc-flumazenil'],
};
