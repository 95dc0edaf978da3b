import type { Drug } from '../model/drug.ts';

export const atropinePralidoximeAutoInjector: Drug = {
  id: 'atropine-pralidoxime-auto-injector',
  medId: 'ORIG_34',
  genericName: 'atropine + pralidoxime auto-injector',
  brandNames: ['DuoDote', 'ATNAA'],
  classPrimary: 'Antidote (nerve agent)',
  classSecondary: 'Anticholinergic + oxime',
  kitNumber: 5,
  presentation: '2.1 mg/0.7 mL atropine + 600 mg/2 mL pralidoxime, one injector',
  dosing: [
    {
      indication: 'Nerve agent, organophosphate poisoning',
      kind: 'other',
      route: 'IM, mid-outer thigh',
      adultDose: '1 injector if mild; 3 if severe',
      pedsDose: 'Over 41 kg as adult',
      maxTotal: '3 injectors',
      repeatInterval: 'after 10-15 min',
      remarks:
        'LA by color zone, severe only: 1 injector gray to blue, 2 orange and green. Then midazolam or diazepam for seizures.',
      sources: ['fda-duodote', 'la-1309'],
    },
  ],
  preparation: 'Mid-outer thigh, through clothing, pocket empty. Press and hold 10 s.',
  notesCaution:
    'Only with symptoms, and while decontaminating. The label excludes 41 kg or less; LA gives it to every zone.',
  highAlert: false,
  synonyms: ['nerve agent antidote', 'Mark I', '2-PAM', 'pralidoxime', 'nerve agent auto-injector'],
  sources: ['fda-duodote', 'la-1309'],
};
