import { line } from '@first60/edition';

/* Lines on airway and oxygen that more than one card says. Written once, so that the cards never differ. */
export const airwayOpenHeadStill = line('Airway open, suction, head held still.');
export const openAirwayHoldHead = line('Open the airway. Hold the head still.');
export const fullOxygenThenTarget = line(
  'Oxygen 100% until SpO2 reads reliably, then keep SpO2 94-98%.',
  'costr-2015',
  'nasemso-2022',
);
export const oxygenTarget = line('Oxygen to keep SpO2 94-98%; COPD 88-92%.', 'nasemso-2022', 'la-guidelines-2025');
export const oxygenOnlyWhenLow = line(
  'Oxygen only when SpO2 is below 90% or breathless.',
  'massachusetts-2026',
  'aha-acs-2015',
);
export const oxygenForShockOrHeadInjury = line('Shock or head injury: oxygen 15 L/min.', 'la-protocols-2025');
export const saltLakeOxygenTarget = line('Oxygen: Salt Lake County aims at 90-94%.', 'salt-lake-2026');
export const tensionPneumothorax = line('Tension pneumothorax: needle thoracostomy.', 'massachusetts-2026');
export const rapidSequenceOnOlmd = line('Rapid sequence intubation.');
export const sedateWhenTheWaveIsSeen = line(
  'After etomidate or propofol: sedate as soon as the CO2 wave is seen, within 5 min.',
  'isos-2025',
  'propofol-rsi',
  'ed-awareness-2021',
);
export const sedateAgainAfterKetamine = line(
  'After each dose of ketamine: sedate again at 10 min, 15 min at the latest.',
  'fda-ketamine',
  'ed-awareness-2021',
);
export const sedateAgainAfterMidazolam = line(
  'After midazolam: sedate again by 20 min. Both doses used: ketamine 1 mg/kg, 100 mg at most, call OLMD (under 3 months: first).',
  'cems-2026',
  'fda-ketamine',
  'wvems-2026',
);
export const keepTheFastRateOfAcidosis = line(
  'Acidosis and fast breathing before the tube: keep the rate high. OLMD.',
  'la-guidelines-2025',
);
export const noOxygenByAnyWay = line(
  'No oxygen by any way: cricothyrotomy at once, if trained; under 12 years needle only. Not trained: OLMD, go on bagging.',
  'salt-lake-2026',
);
export const paralyzedShowsNoWaking = line(
  'Paralyzed: sedate by the clock. Never wait for signs of waking, there may be none.',
  'ed-awareness-2021',
  'cems-2026',
);
export const airwayUnmanaged = line('Airway that you cannot manage.');
export const unmanagedAirwayToClosest = line(
  'Airway that you cannot manage: closest emergency department.',
  'la-guidelines-2025',
  'salt-lake-2026',
);
export const unmanageableAirwayToClosest = line(
  'Airway you cannot manage: closest emergency department.',
  'la-guidelines-2025',
);
export const rampWhenObese = line('Obese: ramp until the ear is level with the sternal notch.');
