import type { Drug } from '@first60/edition';

export const atropinePralidoximeAutoInjector: Drug = {
  id: 'atropine-pralidoxime-auto-injector',
  medId: 'ORIG_34',
  genericName: 'atropine + pralidoxime auto-injector',
  brandNames: ['DuoDote', 'ATNAA'],
  classPrimary: 'Antidote (nerve agent)',
  classSecondary: 'Anticholinergic + oxime',
  kitNumber: 5,
  presentation: '2.1 mg/0.7 mL atropine + 600 mg/2 mL pralidoxime, one injector',
  autoInjector: true,
  dosing: [
    {
      indication: 'Nerve agent, organophosphate poisoning',
      kind: 'other',
      route: 'IM, mid-outer thigh',
      adultDose: '1 injector if mild; 2 if moderate; 3 if severe',
      pedsDose: 'Over 41 kg as adult',
      maxTotal: '3 injectors',
      repeatInterval: '3 in rapid succession if severe or turning severe; else reassess after 10-15 min',
      remarks:
        'Not breathing well, blue, drenched, seizing or unconscious is severe. 41 kg or less, severe, no atropine or no line: 1 injector at 13-25 kg, 2 above 25 kg. 41 kg or less and mild or moderate, or under 13 kg: call. Over 65, heart or kidney disease and mild: call first. Severe: then midazolam or diazepam.',
      sources: ['fda-duodote', 'la-protocols-2025', 'la-1309', 'massachusetts-2026'],
    },
  ],
  preparation: 'Mid-outer thigh, through clothing, pocket empty. Press and hold 10 s.',
  notesCaution:
    'Only with symptoms: as soon as they appear, together with decontamination. The label excludes 41 kg or less; LA gives 1-2 from 3 kg.',
  highAlert: false,
  synonyms: ['nerve agent antidote', 'Mark I', '2-PAM', 'pralidoxime', 'nerve agent auto-injector'],
  sources: ['fda-duodote', 'la-1309'],
};
