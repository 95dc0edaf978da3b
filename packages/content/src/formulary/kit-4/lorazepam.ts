import type { Drug } from '@first60/edition';

export const lorazepam: Drug = {
  id: 'lorazepam',
  medId: 'ORIG_32',
  genericName: 'lorazepam',
  tallMan: 'LORazepam',
  brandNames: ['Ativan'],
  classPrimary: 'Benzodiazepine',
  classSecondary: 'Anticonvulsant',
  kitNumber: 4,
  presentation: '4 mg/1 mL vial',
  concentration: { amount: 4, unit: 'mg' },
  dosing: [
    {
      indication: 'Seizure (status epilepticus)',
      kind: 'bolus',
      route: 'IV at 2 mg/min',
      adultDose: '4 mg',
      adultFigure: { fixed: { amount: 4, unit: 'mg' } },
      pedsDose: '0.1 mg/kg (max 4 mg)',
      pedsFigure: { perKg: { amount: 0.1, unit: 'mg' }, max: { amount: 4, unit: 'mg' } },
      maxTotal: "2 doses, a family's counted as one, then call medical direction; ours 8 mg at most",
      repeatInterval: 'once more after 10-15 min',
      remarks: '4 mg = 1 mL before dilution; 20 kg: 2 mg = 0.5 mL. Western Virginia 1 mg.',
      sources: ['spec', 'fda-lorazepam', 'salt-lake-2026', 'wvems-2026'],
    },
  ],
  preparation: 'Dilute with the same volume of saline. Push at 2 mg/min. Keep the vials cold.',
  notesCaution:
    'Stops breathing: bag-valve-mask ready. Never a second kind of benzodiazepine after one of ours. Under 1 month: call (label: not for newborns). Name is mixed up with ALPRAZolam and clonazePAM.',
  highAlert: true,
  watched: 'lorazepam',
  synonyms: ['benzo'],
  sources: ['fda-lorazepam', 'ismp-tall-man', 'ismp-high-alert'],
};
