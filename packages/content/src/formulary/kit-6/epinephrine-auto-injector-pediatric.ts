import type { Drug } from '@first60/edition';

export const epinephrineAutoInjectorPediatric: Drug = {
  id: 'epinephrine-auto-injector-pediatric',
  medId: 'ORIG_37',
  genericName: 'epinephrine auto-injector pediatric',
  tallMan: 'EPINEPHrine auto-injector pediatric',
  brandNames: ['EpiPen Jr'],
  classPrimary: 'Sympathomimetic',
  kitNumber: 6,
  presentation: '0.15 mg/0.3 mL auto-injector',
  concentration: { amount: 0.5, unit: 'mg' },
  autoInjector: true,
  dosing: [
    {
      indication: 'Anaphylaxis',
      kind: 'bolus',
      route: 'IM, outer thigh',
      pedsDose: '0.15 mg (1 injector), 15-30 kg',
      pedsFigure: { fixed: { amount: 0.15, unit: 'mg' }, only: { fromKg: 15, toKg: 30 } },
      maxTotal: '2 injectors unless supervised',
      repeatInterval: 'once more after 5-15 min',
      remarks:
        'Under 15 kg draw up 0.01 mg/kg from the 1 mg/mL ampoule; cannot at once: give this, do not wait. From 30 kg the 0.3 mg pen. Maryland goes by age, under 5 years.',
      sources: ['fda-epipen', 'spec', 'maryland-2020', 'csaci-2015'],
    },
  ],
  preparation: 'Outer thigh, through clothing. Hold the leg firmly.',
  notesCaution: 'Under 15 kg one pen is more than 0.01 mg/kg. Thumb off the tip.',
  highAlert: true,
  watched: 'epinephrine',
  synonyms: ['adrenaline auto-injector', 'adrenaline pen', 'epi pen', 'epinephrine auto-injector pediatric', 'Jext'],
  sources: ['fda-epipen', 'ismp-high-alert', 'ismp-tall-man'],
};
