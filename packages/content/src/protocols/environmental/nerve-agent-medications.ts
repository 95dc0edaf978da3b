import type { MedicationLine } from '@first60/edition';
import { atropineForOrganophosphate, midazolamIm, oxygenByNeed } from '../lines/medical-medication-lines.ts';

/** Drugs of the nerve agent card. One press of the injector gives both of its first two lines. */
export const nerveAgentMedications: readonly MedicationLine[] = [
  {
    medication: 'atropine-pralidoxime-auto-injector',
    indication: 'Nerve agent or organophosphate, with signs: atropine in the injector',
    kind: 'autoinjector',
    adult: {
      text: '1 injector mild, 2 moderate, 3 severe (2.1 mg each)',
      fixed: { amount: 2.1, unit: 'mg' },
      only: { aboveKg: 41 },
    },
    pediatric: {
      text: 'over 41 kg as an adult (2.1 mg each, by label)',
      fixed: { amount: 2.1, unit: 'mg' },
      only: { aboveKg: 41 },
    },
    routes: ['IM'],
    route: 'IM, middle of the outer thigh, hold 10 s',
    timing: 'Severe, now or later: 3 in all, in rapid succession. Moderate: 2. Then reassess after 10-15 min',
    max: '3 injectors = 6.3 mg',
    note: '41 kg or less, severe, no atropine or no line: 1 injector at 13-25 kg, 2 above 25 kg. 41 kg or less and mild or moderate, or under 13 kg: OLMD. Over 65, heart or kidney disease and mild: OLMD first',
    sources: ['fda-duodote', 'la-protocols-2025', 'massachusetts-2026'],
  },
  {
    medication: 'atropine-pralidoxime-auto-injector',
    indication: 'Nerve agent or organophosphate, with signs: pralidoxime in the same injector, not a further one',
    kind: 'autoinjector',
    adult: {
      text: '1 injector mild, 2 moderate, 3 severe (600 mg each)',
      fixed: { amount: 600, unit: 'mg' },
      only: { aboveKg: 41 },
    },
    pediatric: {
      text: 'over 41 kg as an adult (600 mg each, by label)',
      fixed: { amount: 600, unit: 'mg' },
      only: { aboveKg: 41 },
    },
    preparation: {
      recipe: 'Second chamber of the injector: 600 mg in 2 mL = 300 mg/mL. Nothing to draw up',
      perMl: { amount: 300, unit: 'mg' },
      mandatory: true,
    },
    routes: ['IM'],
    route: 'IM, middle of the outer thigh, hold 10 s',
    timing: 'With the atropine, one press gives both',
    max: '3 injectors = 1800 mg',
    sources: ['fda-duodote', 'la-protocols-2025', 'massachusetts-2026'],
  },
  atropineForOrganophosphate('Wet lungs, wheeze or slow pulse; adult: without injectors or after them'),
  midazolamIm('Seizure or severe poisoning'),
  {
    medication: 'diazepam',
    indication: 'Seizure or severe poisoning, instead of midazolam',
    kind: 'bolus',
    adult: { text: '10 mg', fixed: { amount: 10, unit: 'mg' } },
    routes: ['IM'],
    route: 'IM',
    timing: 'Once',
    max: '10 mg, then OLMD',
    sources: ['maryland-2020', 'massachusetts-2026', 'la-protocols-2025'],
  },
  oxygenByNeed('Trouble breathing'),
];
