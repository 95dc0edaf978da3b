import type { Drug } from '@first60/edition';

export const amiodarone: Drug = {
  id: 'amiodarone',
  medId: 'ORIG_2',
  genericName: 'amiodarone',
  brandNames: ['Pacerone', 'Cordarone'],
  classPrimary: 'Antiarrhythmic class III',
  kitNumber: 1,
  presentation: '150 mg/3 mL ampoule',
  concentration: { amount: 50, unit: 'mg' },
  dosing: [
    {
      indication: 'Cardiac arrest, VF/pulseless VT',
      kind: 'bolus',
      route: 'IV/IO push',
      adultDose: '300 mg',
      adultFigure: { fixed: { amount: 300, unit: 'mg' } },
      pedsDose: '5 mg/kg (max 300 mg)',
      pedsFigure: { perKg: { amount: 5, unit: 'mg' }, max: { amount: 300, unit: 'mg' } },
      youngs: true,
      maxTotal: 'adult 450 mg; child 15 mg/kg, at most 450 mg',
      repeatInterval: 'adult once more, 150 mg; child up to 3 doses, 5 min apart',
      remarks: 'After the 3rd shock. 300 mg = 6 mL, 150 mg = 3 mL; child 0.1 mL/kg. Core below 30 °C: none.',
      sources: ['spec', 'la-1309', 'maryland-2020', 'aha-peds-2015', 'aha-2020', 'salt-lake-2026'],
    },
    {
      indication: 'Stable VT (cardiac)',
      kind: 'bolus',
      route: 'IV: adult over 10 min, child over 60 min',
      adultDose: '150 mg over 10 min',
      adultFigure: { fixed: { amount: 150, unit: 'mg' }, over: { low: 10, high: 10, unit: 'min' } },
      pedsDose: '5 mg/kg over 60 min (max 300 mg)',
      pedsFigure: {
        perKg: { amount: 5, unit: 'mg' },
        max: { amount: 300, unit: 'mg' },
        over: { low: 60, high: 60, unit: 'min' },
      },
      maxTotal: '300 mg; adult above that only on order',
      repeatInterval: 'adult once more; child single dose',
      remarks:
        'Regular wide QRS, pressure not low, no overdose, no suspected high potassium. Child only on order of medical direction. Adult: 3 mL in 100 mL dextrose 5%; child: to 2 mg/mL or weaker, 20 kg: 100 mg = 2 mL, made up to 50 mL. ' +
        'Child times: AHA 20-60 min, Maryland 20 min, Western Virginia 30 min.',
      sources: [
        'spec',
        'maryland-2020',
        'wvems-2026',
        'merck-resuscitation',
        'aha-peds-2015',
        'af-guideline-2014',
        'hyperkalemia-wide-qrs',
      ],
    },
  ],
  preparation:
    'Arrest: push undiluted, flush. With a pulse: in dextrose 5% (label). None carried: lidocaine, or saline only on order, fresh and clear.',
  notesCaution:
    'Drops pressure and rate. Never in torsades or long QT, nor with a pulse in irregular wide QRS (pre-excited AF). ' +
    'Outside arrest not with iodine allergy or heart block.',
  highAlert: true,
  youngsAdultDose: { quick: { amount: 300, unit: 'mg' }, comprehensive: { amount: 300, unit: 'mg' } },
  watched: 'amiodarone',
  synonyms: ['amio'],
  sources: ['la-1309', 'maryland-2020', 'fda-amiodarone', 'sfda-leaflets', 'ismp-high-alert'],
};
