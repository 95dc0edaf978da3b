import { line } from '@first60/edition';

export const inferiorBeforeNitroglycerin = line('Inferior infarction before nitroglycerin.', 'massachusetts-2026');

/* Lines on shock, pressure and pressors that more than one card says. Written once, so that the cards never differ. */
export const pulseSkinPressure = line('Pulse, skin, blood pressure.');
export const lowestPressureOfChild = line(
  'Lowest SBP: 70 + 2 x age from 1 to 10 years, 90 mmHg above 10 years.',
  'salt-lake-2026',
);
export const lowPressureOfChild = line(
  'Child, low SBP: below 70 + 2 x age from 1 to 10 years, below 90 above 10 years.',
  'salt-lake-2026',
);
export const lowPressureOfInfant = line(
  'Child, low SBP: below 70 mmHg from 1 month to 1 year, below 60 mmHg under 1 month.',
  'salt-lake-2026',
);
export const headInjuryNeverLowTarget = line(
  'Head injury: never a low target. SBP above 90 mmHg, better 110.',
  'spec',
  'salt-lake-2026',
  'la-protocols-2025',
);
export const bloodWhenCarried = line('Blood, when your unit carries it.', 'salt-lake-2026');
export const smallStepsInHeartOrKidneyFailure = line('Heart or kidney failure: 250 mL at a time.', 'la-protocols-2025');
export const tranexamicAcidForChild = line('Tranexamic acid for a child.', 'la-1309', 'massachusetts-2026');
export const tranexamicAcidSlowPush = line(
  'Tranexamic acid: Salt Lake County and TCCC give adults 2 g as a slow push.',
  'salt-lake-2026',
  'tccc',
);
export const tranexamicAcidAgeLimits = line(
  'Tranexamic acid: none up to 14 years in Los Angeles County; Massachusetts asks OLMD only under 5 years.',
  'la-1309',
  'massachusetts-2026',
);
export const beforePressorInfusion = line('Before norepinephrine or an epinephrine infusion.', 'massachusetts-2026');
export const massachusettsNorepinephrine = line(
  'Norepinephrine: Massachusetts 0.1-0.5 mcg/kg/min.',
  'massachusetts-2026',
);
export const norepinephrineBagStrength = line(
  'Norepinephrine bag 16 mcg/mL. The bag of the US label is 4 mcg/mL: read before you set the pump.',
  'wvems-2026',
  'fda-norepinephrine',
);
export const norepinephrineInSaline = line(
  'Norepinephrine loses strength in saline: mix the bag when it is needed, not before.',
  'wvems-2026',
);
export const saltLakePushDose = line('Push dose: Salt Lake County 10-20 mcg.', 'salt-lake-2026');
export const nitroglycerinPressureLimits = line(
  'Nitroglycerin: SBP above 100 here. Massachusetts above 120, Salt Lake County above 90.',
  'massachusetts-2026',
  'salt-lake-2026',
);
export const loudMurmurOlmdFirst = line('Loud murmur: aortic stenosis can collapse. OLMD first.', 'la-protocols-2025');
export const noMuscleInjectionInHeartAttack = line(
  'No IM injection: heparin or fibrinolysis may follow.',
  'opiate-route-1994',
);
export const hydrocortisoneOnSteroidCard = line(
  'Adrenal insufficiency or steroid card: hydrocortisone 100 mg; child 2 mg/kg.',
  'hydrocortisone-doses',
  'massachusetts-2026',
);
export const ketoacidosisOfChild = line(
  'Child, high glucose with deep fast breathing: saline 10 mL/kg (max 500 mL) over 30-60 min, once; faster only in shock. OLMD.',
  'dka-children-2006',
  'massachusetts-2026',
);
