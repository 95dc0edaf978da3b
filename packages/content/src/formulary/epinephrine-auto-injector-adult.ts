import type { Drug } from '../model/drug.ts';

export const epinephrineAutoInjectorAdult: Drug = {
  id: 'epinephrine-auto-injector-adult',
  medId: 'ORIG_36',
  genericName: 'epinephrine auto-injector adult',
  tallMan: 'EPINEPHrine auto-injector adult',
  brandNames: ['EpiPen'],
  classPrimary: 'Sympathomimetic',
  kitNumber: 6,
  presentation: '0.3 mg/0.3 mL auto-injector',
  concentration: { amount: 1, unit: 'mg' },
  dosing: [
    {
      indication: 'Anaphylaxis',
      kind: 'bolus',
      route: 'IM, outer thigh',
      adultDose: '0.3 mg (1 injector)',
      adultFigure: { fixed: { amount: 0.3, unit: 'mg' } },
      pedsDose: '0.3 mg (1 injector) at 30 kg and over',
      pedsFigure: { fixed: { amount: 0.3, unit: 'mg' }, only: { fromKg: 30 } },
      maxTotal: '2 injectors unless supervised',
      repeatInterval: 'once more after 5-15 min',
      remarks: 'Massachusetts uses it from 25 kg.',
      sources: ['fda-epipen', 'spec', 'massachusetts-2026'],
    },
  ],
  preparation: 'Outer thigh, through clothing. Press and hold as the injector says.',
  notesCaution: 'Adults with an ampoule at hand: the card gives 0.5 mg. Thumb off the tip.',
  highAlert: true,
  watched: 'epinephrine',
  synonyms: ['adrenaline auto-injector', 'adrenaline pen', 'epi pen', 'Jext'],
  sources: ['spec', 'fda-epipen', 'ismp-high-alert', 'ismp-tall-man'],
};
