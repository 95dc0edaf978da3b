import type { Drug } from '@first60/edition';
import { norepinephrineInfusion } from '../dilutions.ts';

export const norepinephrine: Drug = {
  id: 'norepinephrine',
  medId: 'NOREPI',
  genericName: 'norepinephrine',
  brandNames: ['Levophed', 'Nevoleen', 'Noradrenalin Sintetica', 'Norepirin'],
  classPrimary: 'Vasopressor',
  classSecondary: 'Sympathomimetic',
  kitNumber: 1,
  presentation: '4 mg/4 mL vial',
  concentration: { amount: 1, unit: 'mg' },
  dosing: [
    {
      indication: 'Shock after fluid: septic, cardiogenic, neurogenic, after arrest',
      kind: 'infusion',
      route: 'IV/IO infusion by pump, large vein',
      byPump: 'all',
      adultDose: '5-20 mcg/min',
      adultInfusion: { low: { amount: 5, unit: 'mcg' }, high: { amount: 20, unit: 'mcg' }, per: 'min' },
      pedsDose: '0.05-0.1 mcg/kg/min',
      pedsInfusion: { low: { amount: 0.05, unit: 'mcg' }, high: { amount: 0.1, unit: 'mcg' }, per: 'kg/min' },
      dilution: norepinephrineInfusion,
      maxTotal: 'adult 20 mcg/min, child 0.1 mcg/kg/min; above that call again',
      repeatInterval: 'titrate: adult to SBP 90 or MAP 65; child to normal for age',
      remarks:
        'Only on order of medical direction, child too. Not for bleeding. 4 mg in 250 mL saline = 16 mcg/mL: 5 mcg/min = 18.75 mL/h, 20 mcg/min = 75 mL/h. Merck: 5-30 mcg/min.',
      sources: ['wvems-2026', 'merck-resuscitation', 'fda-norepinephrine'],
    },
  ],
  preparation:
    'Never undiluted. Discard half of a 500 mL saline bag (never 100 mL or dextrose 10%), add 4 mg = 16 mcg/mL. Label it. Saline weakens it: mix it when needed.',
  notesCaution:
    'The label bag is 4 mg in 1000 mL = 4 mcg/mL, 4 times weaker: read the bag before you set the pump. The vial label asks for dextrose 5%; a ready bag in saline exists. Never in one line with bicarbonate. Leakage kills tissue.',
  highAlert: true,
  synonyms: ['noradrenaline', 'norepi'],
  sources: ['wvems-2026', 'fda-norepinephrine', 'sfda-leaflets', 'ismp-high-alert'],
};
