import { line } from '@first60/edition';

/* Lines on poisons that more than one card says. Written once, so that the cards never differ. */
export const salineInPoisoning = line(
  'Low pressure: saline up to 1 L in 250 mL steps; child 20 mL/kg in 5-10 mL/kg steps. Total: adult 2 L, child 40 mL/kg.',
  'spec',
  'la-protocols-2025',
  'pals-shock-copy',
);
export const wetLungsInPoisoning = line(
  'Lungs after every step. Wet: no bolus, oxygen, OLMD. Failing or drowsy: bag-mask with PEEP.',
  'la-protocols-2025',
  'scorpion-myocarditis-2023',
);
export const cpapInPoisoning = line(
  'CPAP: only an awake adult with SBP above 90 mmHg who does not vomit. Child: OLMD.',
  'nasemso-2022',
  'salt-lake-2026',
);
export const pushDoseInPoisoning = line(
  'Still in shock: push-dose epinephrine 10 mcg; child 1 mcg/kg, 10 mcg at most. Open the shock card.',
  'la-protocols-2025',
  'la-1309',
);
export const pushDoseOnlyOnOrder = line(
  'Scorpion, or sniffed solvent or lighter gas: keep calm; epinephrine push-dose only on OLMD.',
);
export const midazolamWithoutVein = line(
  'Seizing without IV: midazolam 10 mg IM or IN; child 0.2 mg/kg, 10 mg at most. Anything more, IV too: OLMD.',
  'la-1309',
  'rampart-2012',
);
export const reactiveMetals = line(
  'Sodium, potassium or lithium metal: no water. Lift the pieces off with dry forceps.',
  'isos-2025',
);
export const airwayClosing = line(
  'Stridor: airway help at once. Nobody can oxygenate: cricothyrotomy by those trained for it, else OLMD.',
  'salt-lake-2026',
);
export const antidoteAgainOrChild = line('Hydroxocobalamin for a child, or a second dose.', 'salt-lake-2026');
export const hydrofluoricGel = line(
  'Hydrofluoric acid: rinse long, then calcium gluconate gel 2.5% if carried; a burned hand into a glove of it.',
  'salt-lake-2026',
  'cems-2026',
);
export const hydrofluoricCalcium = line(
  'Hydrofluoric acid in arrest: at once; twitching or long QT: on OLMD. Calcium chloride 1000 mg; child 20 mg/kg, 1000 mg at most.',
  'calcium-notes',
  'la-1309',
);
export const noCalciumChlorideIntoSkin = line(
  'Hydrofluoric acid: no calcium chloride on, into or under the skin. It kills tissue.',
  'calcium-notes',
);
