import type { Drug } from '@first60/edition';

export const diphenhydramine: Drug = {
  id: 'diphenhydramine',
  medId: 'ORIG_27',
  genericName: 'diphenhydramine',
  tallMan: 'diphenhydrAMINE',
  brandNames: ['Benadryl'],
  classPrimary: 'Antihistamine H1',
  classSecondary: 'Anticholinergic',
  kitNumber: 3,
  presentation: '50 mg/1 mL ampoule',
  concentration: { amount: 50, unit: 'mg' },
  dosing: [
    {
      indication: 'Allergic reaction, dystonia',
      kind: 'bolus',
      route: 'Slow IV, deep IM',
      adultDose: '25 mg',
      adultFigure: { fixed: { amount: 25, unit: 'mg' } },
      pedsDose: '1 mg/kg (max 25 mg)',
      pedsFigure: { perKg: { amount: 1, unit: 'mg' }, max: { amount: 25, unit: 'mg' } },
      maxTotal: 'adult 50 mg, child 25 mg',
      repeatInterval: 'single dose',
      remarks:
        '25 mg = 0.5 mL. Under 2 years only on order of medical direction. Adult range 25-50 mg; LA 50 mg, Maryland child up to 50 mg.',
      sources: ['spec', 'maryland-2020', 'wvems-2026', 'massachusetts-2026', 'la-1309'],
    },
  ],
  preparation: 'Undiluted, slow IV or deep IM.',
  notesCaution:
    'Does not treat anaphylaxis: epinephrine first. Confuses the elderly. Name is mixed up with dimenhyDRINATE.',
  highAlert: false,
  youngsAdultDose: { quick: { amount: 25, unit: 'mg' } },
  synonyms: ['antihistamine'],
  sources: ['la-1309', 'ismp-tall-man'],
};
