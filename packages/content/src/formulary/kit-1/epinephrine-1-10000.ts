import type { Drug } from '@first60/edition';
import { epinephrinePushDose } from '../dilutions.ts';

export const epinephrine110000: Drug = {
  id: 'epinephrine-1-10000',
  medId: 'ORIG_0',
  genericName: 'epinephrine 1:10,000',
  tallMan: 'EPINEPHrine 1:10,000',
  brandNames: ['Adrenalin'],
  classPrimary: 'Sympathomimetic',
  classSecondary: 'Vasopressor',
  kitNumber: 1,
  presentation: '1 mg/10 mL prefilled syringe',
  concentration: { amount: 0.1, unit: 'mg' },
  dosing: [
    {
      indication: 'Cardiac arrest',
      kind: 'bolus',
      route: 'IV/IO',
      adultDose: '1 mg',
      adultFigure: { fixed: { amount: 1, unit: 'mg' } },
      pedsDose: '0.01 mg/kg (max 1 mg)',
      pedsFigure: { perKg: { amount: 0.01, unit: 'mg' }, max: { amount: 1, unit: 'mg' } },
      youngs: true,
      repeatInterval: 'every 3-5 min',
      remarks:
        '1 mg = 10 mL; child 0.1 mL/kg. PEA or asystole: as soon as CPR runs. VF/VT: after the 2nd shock. ' +
        'LA repeats every 5 min (3 doses), Maryland every 4 min (4 doses). Cold arrest: core below 30 °C only on order, 30-35 °C every 6-10 min.',
      sources: ['spec', 'aha-peds-2015', 'aha-2020', 'la-1309', 'maryland-2020', 'ebm-hypothermia'],
    },
    {
      indication: 'Symptomatic bradycardia (pediatric, cardiac)',
      kind: 'bolus',
      route: 'IV/IO',
      pedsDose: '0.01 mg/kg (max 1 mg)',
      pedsFigure: { perKg: { amount: 0.01, unit: 'mg' }, max: { amount: 1, unit: 'mg' } },
      youngs: true,
      maxTotal: '1 mg a dose',
      repeatInterval: 'every 3-5 min',
      remarks:
        'Oxygenate and ventilate first. Core below 30 °C: only on order. Adults get the infusion of the 1 mg/mL ampoule. Western Virginia repeats every 5 min.',
      sources: ['aha-peds-2015', 'la-1309', 'wvems-2026', 'cems-2026'],
    },
    {
      indication: 'Push-dose, low blood pressure',
      kind: 'bolus',
      route: 'IV/IO',
      adultDose: '10 mcg',
      adultFigure: { fixed: { amount: 10, unit: 'mcg' } },
      pedsDose: '1 mcg/kg (max 10 mcg)',
      pedsFigure: { perKg: { amount: 1, unit: 'mcg' }, max: { amount: 10, unit: 'mcg' } },
      dilution: epinephrinePushDose,
      maxTotal: '10 mcg a dose',
      repeatInterval: 'every 1-5 min',
      remarks:
        'Only from the dilution: 9 mL saline + 1 mL of 0.1 mg/mL = 10 mcg/mL. 10 mcg = 1 mL; child 0.1 mL/kg, under 10 kg in a 1 mL syringe. Not for bleeding. After arrest a child only on order.',
      sources: ['la-1309', 'salt-lake-2026'],
    },
  ],
  preparation: 'Ready to use. Push IV/IO, then flush. Push-dose: 1 mL + 9 mL saline = 10 mcg/mL; label the syringe.',
  notesCaution:
    'Never swap with the 1 mg/mL ampoule: 10 times stronger. Flush before and after bicarbonate, which inactivates it.',
  highAlert: true,
  youngsAdultDose: { quick: { amount: 1, unit: 'mg' }, comprehensive: { amount: 1, unit: 'mg' } },
  watched: 'epinephrine',
  synonyms: ['adrenaline', 'adrenaline 1:10,000', 'epi', 'epi 1:10,000', 'cardiac epi'],
  sources: ['spec', 'la-1309', 'ismp-high-alert', 'ismp-tall-man'],
};
