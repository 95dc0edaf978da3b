import type { Drug } from '@first60/edition';

export const naloxone: Drug = {
  id: 'naloxone',
  medId: 'ORIG_11',
  genericName: 'naloxone',
  brandNames: ['Narcan'],
  classPrimary: 'Opioid antagonist',
  classSecondary: 'Antidote',
  kitNumber: 1,
  presentation: '0.4 mg/1 mL ampoule',
  concentration: { amount: 0.4, unit: 'mg' },
  dosing: [
    {
      indication: 'Opioid overdose',
      kind: 'bolus',
      route: 'IV/IO, IM, or IN up to 2 mL (1 mL a nostril)',
      adultDose: '0.4 mg, titrate up to 2 mg',
      adultFigure: { fixed: { amount: 0.4, unit: 'mg' } },
      pedsDose: '0.1 mg/kg (max 2 mg)',
      pedsFigure: { perKg: { amount: 0.1, unit: 'mg' }, max: { amount: 2, unit: 'mg' } },
      youngs: true,
      maxTotal: '10 mg (label, adult; held for a child too); LA 8 mg',
      repeatInterval: 'every 2-3 min',
      remarks:
        '0.4 mg = 1 mL; 2 mg = 5 mL; 10 kg: 1 mg = 2.5 mL. Above 2 mL not IN: IV/IO, or IM divided. Adult, no effect after 2-3 doses: 2 mg, then another cause. Child still breathing: 0.01 mg/kg first (label), 0.4 mg at most, since 0.1 mg/kg is more than the adult first dose.',
      sources: ['spec', 'fda-naloxone', 'aha-peds-2015', 'la-1309', 'intranasal-naloxone'],
    },
  ],
  preparation:
    'Slow but breathing enough: none, or 1 mL + 9 mL saline = 0.04 mg/mL: adult steps of 1-2 mL, child up to 0.25 mL/kg, 10 mL at most. Hardly breathing: undiluted.',
  notesCaution:
    'Titrate to breathing. Withdrawal and pulmonary edema can follow; it wears off before many opioids, so watch and repeat. Not for newborns. ' +
    'LA stocks 1 mg/mL: check the ampoule.',
  highAlert: false,
  youngsAdultDose: { quick: { amount: 0.4, unit: 'mg' }, comprehensive: { amount: 0.4, unit: 'mg' } },
  synonyms: ['opioid antidote'],
  sources: ['fda-naloxone', 'naloxone-dilution', 'la-1309', 'maryland-2020'],
};
