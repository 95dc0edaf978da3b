import type { Drug } from '@first60/edition';

export const magnesiumSulfate: Drug = {
  id: 'magnesium-sulfate',
  medId: 'ORIG_6',
  genericName: 'magnesium sulfate 50%',
  brandNames: [],
  classPrimary: 'Electrolyte',
  classSecondary: 'Bronchodilator, anticonvulsant (eclampsia)',
  kitNumber: 1,
  presentation: '5 g/10 mL vial',
  concentration: { amount: 500, unit: 'mg' },
  dosing: [
    {
      indication: 'Cardiac arrest, torsades',
      kind: 'bolus',
      route: 'IV/IO',
      adultDose: '2000 mg',
      adultFigure: { fixed: { amount: 2000, unit: 'mg' } },
      pedsDose: '50 mg/kg (max 2000 mg)',
      pedsFigure: { perKg: { amount: 50, unit: 'mg' }, max: { amount: 2000, unit: 'mg' } },
      maxTotal: '2000 mg',
      repeatInterval: 'single dose',
      remarks:
        'For torsades or long QT only: of no benefit in any other arrest. 2000 mg = 4 mL, diluted to 20 mL. ' +
        'Maryland 1000-2000 mg over 2 min; AHA child 25-50 mg/kg.',
      sources: ['spec', 'maryland-2020', 'aha-peds-2015', 'aha-2018-antiarrhythmics', 'fda-magnesium'],
    },
    {
      indication: 'Torsades with a pulse, bronchospasm (asthma)',
      kind: 'bolus',
      route: 'IV over 20 min; child also IO',
      adultDose: '2000 mg over 20 min',
      adultFigure: { fixed: { amount: 2000, unit: 'mg' }, over: { low: 20, high: 20, unit: 'min' } },
      pedsDose: '25 mg/kg over 20 min (max 2000 mg)',
      pedsFigure: {
        perKg: { amount: 25, unit: 'mg' },
        max: { amount: 2000, unit: 'mg' },
        over: { low: 20, high: 20, unit: 'min' },
      },
      maxTotal: '2000 mg',
      repeatInterval: 'single dose',
      remarks:
        'Adult in 50-100 mL saline. Child: each 2 mL + 3 mL saline (200 mg/mL) or weaker; 20 kg: 500 mg = 1 mL, made up to 2.5 mL. Maryland: child bronchospasm 50 mg/kg over 10-20 min, torsades over 2 min.',
      sources: ['spec', 'maryland-2020'],
    },
    {
      indication: 'Eclampsia, pre-eclampsia with seizure',
      kind: 'bolus',
      route: 'IV/IO over 10 min',
      adultDose: '4000 mg over 10 min',
      adultFigure: { fixed: { amount: 4000, unit: 'mg' }, over: { low: 10, high: 10, unit: 'min' } },
      maxTotal: '4000 mg, then call medical direction',
      repeatInterval: 'single dose',
      remarks: '4000 mg = 8 mL, in 50-100 mL. Stop when the knee reflex goes or breathing slows.',
      sources: ['maryland-2020', 'wvems-2026'],
    },
    {
      indication: 'Eclampsia without IV or IO',
      kind: 'bolus',
      route: 'Deep IM, outer upper quarter of each buttock',
      adultDose: '10000 mg (5000 mg in each buttock)',
      adultFigure: { fixed: { amount: 10_000, unit: 'mg' } },
      maxTotal: '10000 mg',
      repeatInterval: 'single dose',
      remarks: 'On medical direction. 10000 mg = 20 mL: one 10 mL vial a side, undiluted. Works within 1 hour.',
      sources: ['acog-eclampsia-checklist', 'fda-magnesium'],
    },
  ],
  preparation:
    'Dilute to 20% or less. Infuse in 50-100 mL over 20 min; not above 150 mg/min outside arrest and eclampsia.',
  notesCaution:
    'Not in myasthenia gravis; in heart block only for torsades, pacer ready. Kidney failure: care; in eclampsia the first dose is given at once, call before anything more. Drops pressure; lost reflexes mean too much. Antidote: calcium.',
  highAlert: true,
  youngsAdultDose: { quick: { amount: 2000, unit: 'mg' } },
  synonyms: ['mag', 'MgSO4', 'magnesium', 'magnesium sulphate'],
  sources: ['fda-magnesium', 'ashp-magnesium', 'maryland-2020', 'ismp-high-alert'],
};
