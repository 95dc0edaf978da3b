import type { Drug } from '@first60/edition';

export const lidocaine: Drug = {
  id: 'lidocaine',
  medId: 'ORIG_5',
  genericName: 'lidocaine 2%',
  brandNames: ['Xylocaine'],
  classPrimary: 'Antiarrhythmic class Ib',
  classSecondary: 'Local anesthetic (IO)',
  kitNumber: 1,
  presentation: '100 mg/5 mL prefilled syringe',
  concentration: { amount: 20, unit: 'mg' },
  dosing: [
    {
      indication: 'Cardiac arrest, VF/pulseless VT',
      kind: 'bolus',
      route: 'IV/IO push',
      adultDose: '1.5 mg/kg',
      adultFigure: { perKg: { amount: 1.5, unit: 'mg' } },
      pedsDose: '1 mg/kg (max 100 mg)',
      pedsFigure: { perKg: { amount: 1, unit: 'mg' }, max: { amount: 100, unit: 'mg' } },
      maxTotal: '3 mg/kg',
      repeatInterval: 'adult after 5-10 min, 0.5-0.75 mg/kg; child after 5 min, 1 mg/kg (max 100 mg)',
      remarks:
        'After the 3rd shock, when there is no amiodarone. 70 kg: 105 mg = 5.25 mL; 10 kg: 10 mg = 0.5 mL. Adult range 1-1.5 mg/kg; Western Virginia flat 100 mg. Core below 30 °C: none.',
      sources: ['aha-2020', 'aha-peds-2015', 'merck-resuscitation', 'wvems-2026', 'nhcps-lidocaine', 'salt-lake-2026'],
    },
    {
      indication: 'Stable wide-complex VT (cardiac)',
      kind: 'bolus',
      route: 'IV over 2-3 min',
      adultDose: '1 mg/kg',
      adultFigure: { perKg: { amount: 1, unit: 'mg' } },
      maxTotal: '3 mg/kg',
      repeatInterval: 'after 5-10 min, 0.5-0.75 mg/kg',
      remarks:
        'Regular rhythm only, no overdose, no suspected high potassium; instead of amiodarone, never both. 70 kg: 70 mg = 3.5 mL.',
      sources: ['massachusetts-2026', 'abbott-ems', 'merck-resuscitation', 'hyperkalemia-wide-qrs'],
    },
    {
      indication: 'Pain of IO infusion',
      kind: 'bolus',
      route: 'IO over 2 min',
      adultDose: '40 mg',
      adultFigure: { fixed: { amount: 40, unit: 'mg' } },
      pedsDose: '0.5 mg/kg (max 40 mg)',
      pedsFigure: { perKg: { amount: 0.5, unit: 'mg' }, max: { amount: 40, unit: 'mg' } },
      maxTotal: 'first dose plus half of it',
      repeatInterval: 'half the dose once more, after the flush',
      remarks:
        'Awake patients only, not in heart block, allergy or after lidocaine for the rhythm. 40 mg = 2 mL; 10 kg: 5 mg = 0.25 mL. 1 mL saline as slowly, then wait 60 s. Free of preservative and epinephrine only. Maryland 20-40 mg from 13 years.',
      sources: ['la-1309', 'maryland-2020'],
    },
  ],
  preparation: 'Undiluted. IO for pain: slowly over 2 min.',
  notesCaution:
    'With a pulse not in heart block. Not in allergy. Care with other antiarrhythmics. Too much brings seizures. IO: preservative-free only. ' +
    'The label bolus is 50-100 mg, at most 200-300 mg in an hour. Vials have been mixed up with ondansetron.',
  highAlert: true,
  youngsAdultDose: { quick: { amount: 100, unit: 'mg' } },
  synonyms: ['lignocaine', 'lido'],
  sources: ['la-1309', 'fda-lidocaine', 'apsf-lookalike', 'ismp-high-alert'],
};
