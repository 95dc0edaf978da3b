import type { Drug } from '@first60/edition';
import { adenosineForSmallDoses, adenosineForSmallSecondDoses } from '../dilutions.ts';

export const adenosine: Drug = {
  id: 'adenosine',
  medId: 'ORIG_3',
  genericName: 'adenosine',
  brandNames: ['Adenocard', 'Adenocor', 'Adenohardt', 'Xoria'],
  classPrimary: 'Antiarrhythmic',
  classSecondary: 'Purine nucleoside',
  kitNumber: 1,
  presentation: '6 mg/2 mL vial',
  concentration: { amount: 3, unit: 'mg' },
  dosing: [
    {
      indication: 'SVT (cardiac), first dose',
      kind: 'bolus',
      route: 'Rapid IV/IO',
      adultDose: '6 mg',
      adultFigure: { fixed: { amount: 6, unit: 'mg' } },
      pedsDose: '0.1 mg/kg (max 6 mg)',
      pedsFigure: { perKg: { amount: 0.1, unit: 'mg' }, max: { amount: 6, unit: 'mg' } },
      youngs: true,
      dilution: adenosineForSmallDoses,
      repeatInterval: 'after 1-2 min the second dose',
      remarks:
        'Regular narrow rhythm; regular monomorphic wide QRS: may be tried. 6 mg = 2 mL; 10 kg: 1 mg = 0.33 mL. Flush: adult 20 mL saline (LA 10 mL), child 5-10 mL. ' +
        'Western Virginia starts at 12 mg.',
      sources: ['spec', 'la-1309', 'aha-peds-2015', 'wvems-2026', 'aha-2020-tachycardia'],
    },
    {
      indication: 'SVT (cardiac), second dose',
      kind: 'bolus',
      route: 'Rapid IV/IO',
      adultDose: '12 mg',
      adultFigure: { fixed: { amount: 12, unit: 'mg' } },
      pedsDose: '0.2 mg/kg (max 12 mg)',
      pedsFigure: { perKg: { amount: 0.2, unit: 'mg' }, max: { amount: 12, unit: 'mg' } },
      dilution: adenosineForSmallSecondDoses,
      maxTotal: 'adult 18 mg (6 + 12 mg)',
      repeatInterval: 'single dose, 1-2 min after the first',
      remarks: '12 mg = 4 mL; 10 kg: 2 mg = 0.67 mL.',
      sources: ['spec', 'la-1309', 'aha-peds-2015'],
    },
  ],
  preparation: 'Large proximal vein. Rapid push, then 20 mL saline flush at once.',
  notesCaution:
    'Not in irregular or pre-excited rhythm, AV block, sick sinus, long QT, heart transplant, carbamazepine, dipyridamole or severe asthma. ' +
    'Care in other asthma and low pressure. ' +
    'Warn the patient: a few seconds of asystole. First adult dose on Saudi and UK labels: 3 mg, here 6 mg.',
  highAlert: true,
  youngsAdultDose: { quick: { amount: 6, unit: 'mg' }, comprehensive: { amount: 6, unit: 'mg' } },
  synonyms: [],
  sources: ['spec', 'la-1309', 'wvems-2026', 'sfda-leaflets', 'adenosine-interactions', 'ismp-high-alert'],
};
