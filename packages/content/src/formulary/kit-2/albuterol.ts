import type { Drug } from '@first60/edition';

/** Counted in nebules: nebules of other volumes hold the same dose, so no strength per mL is given. */
export const albuterol: Drug = {
  id: 'albuterol',
  medId: 'ORIG_14',
  genericName: 'albuterol (salbutamol)',
  brandNames: ['Ventolin', 'Proventil'],
  classPrimary: 'Beta-2 agonist',
  classSecondary: 'Bronchodilator',
  kitNumber: 2,
  presentation: '2.5 mg/3 mL unit-dose nebule',
  dosing: [
    {
      indication: 'Bronchospasm, asthma',
      kind: 'bolus',
      route: 'Nebulized',
      adultDose: '2.5 mg (1 nebule)',
      adultFigure: { fixed: { amount: 2.5, unit: 'mg' } },
      pedsDose: '2.5 mg (1 nebule)',
      maxTotal: '3 doses, then call medical direction',
      repeatInterval: 'back to back',
      remarks:
        'Cardiac wheeze: one nebule, after nitroglycerin and CPAP. LA 5 mg from 4 years and for adults, or inhaler 4 puffs (2 under 4 years). Western Virginia 0.15 mg/kg; Maryland 1.25 mg under 2 years.',
      sources: ['maryland-2020', 'wvems-2026', 'massachusetts-2026', 'salt-lake-2026', 'la-1309'],
    },
    {
      indication: 'Hyperkalemia, crush',
      kind: 'bolus',
      route: 'Nebulized',
      adultDose: '10 mg (4 nebules)',
      adultFigure: { fixed: { amount: 10, unit: 'mg' } },
      pedsDose: '2.5 mg under 4 years; 5 mg from 4 years',
      maxTotal: 'adult 20 mg; child 2 doses',
      repeatInterval: 'once more, only on order',
      remarks: 'Alone, no ipratropium. LA 5 mg twice; Maryland 20 mg.',
      sources: ['wvems-2026', 'la-1309', 'maryland-2020'],
    },
  ],
  preparation: 'Nebulize with oxygen at 6-8 L/min. Count nebules, not mL: other nebules hold 2.5 or 5 mg in 2.5 mL.',
  notesCaution: 'Fast heart rate, tremor, low potassium.',
  highAlert: false,
  synonyms: ['salbutamol', 'nebulizer'],
  sources: ['la-1309', 'maryland-2020'],
};
