import type { Drug } from '@first60/edition';

export const labetalol: Drug = {
  id: 'labetalol',
  medId: 'ORIG_13',
  genericName: 'labetalol',
  brandNames: ['Normodyne', 'Trandate'],
  classPrimary: 'Alpha/beta blocker',
  classSecondary: 'Antihypertensive',
  kitNumber: 1,
  presentation: '100 mg/20 mL vial',
  concentration: { amount: 5, unit: 'mg' },
  dosing: [
    {
      indication: 'Hypertensive emergency, stroke blood pressure (cardiac)',
      kind: 'bolus',
      route: 'IV over 2 min',
      adultDose: '20 mg over 2 min',
      adultFigure: { fixed: { amount: 20, unit: 'mg' }, over: { low: 2, high: 2, unit: 'min' } },
      pedsDose: 'None',
      maxTotal: '300 mg',
      repeatInterval: 'every 10 min, 40-80 mg, each on order',
      remarks: '20 mg = 4 mL, then 8-16 mL. Only on order of medical direction.',
      sources: ['spec', 'fda-labetalol'],
    },
  ],
  preparation: 'Undiluted, over 2 min. Blood pressure at 5 and 10 min.',
  notesCaution: 'Not with asthma, heart failure, heart block, bradycardia or shock.',
  highAlert: true,
  synonyms: [],
  sources: ['fda-labetalol', 'ismp-high-alert'],
};
