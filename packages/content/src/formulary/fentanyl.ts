import type { Drug } from '../model/drug.ts';

export const fentanyl: Drug = {
  id: 'fentanyl',
  medId: 'ORIG_30',
  genericName: 'fentanyl',
  tallMan: 'fentaNYL',
  brandNames: ['Sublimaze'],
  classPrimary: 'Opioid',
  classSecondary: 'Analgesic',
  kitNumber: 4,
  presentation: '100 mcg/2 mL ampoule',
  concentration: { amount: 50, unit: 'mcg' },
  dosing: [
    {
      indication: 'Pain',
      kind: 'bolus',
      route: 'Slow IV/IO, IM, IN',
      adultDose: '50 mcg',
      adultFigure: { fixed: { amount: 50, unit: 'mcg' } },
      pedsDose: '1 mcg/kg (max 50 mcg)',
      pedsFigure: { perKg: { amount: 1, unit: 'mcg' }, max: { amount: 50, unit: 'mcg' } },
      maxTotal: '150 mcg, then call medical direction; 100 mcg a dose',
      repeatInterval: 'every 5 min',
      remarks:
        '50 mcg = 1 mL; 20 kg: 20 mcg = 0.4 mL. Child IN 1.5 mcg/kg, half in each nostril. Maryland total 200 mcg.',
      sources: ['spec', 'la-1309', 'maryland-2020'],
    },
  ],
  preparation: 'Undiluted, slowly.',
  notesCaution:
    'Micrograms, not milligrams. Too fast: stiff chest, no breathing. Naloxone ready. Name is mixed up with SUFentanil.',
  highAlert: true,
  youngsAdultDose: { comprehensive: { amount: 100, unit: 'mcg' } },
  watched: 'fentanyl',
  synonyms: ['fent'],
  sources: ['la-1309', 'ismp-tall-man', 'ismp-high-alert'],
};
