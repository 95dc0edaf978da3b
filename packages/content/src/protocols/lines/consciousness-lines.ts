import { line } from '@first60/edition';

/* Lines on glucose, GCS and vomiting that more than one card says. Written once, so that the cards never differ. */
export const glucoseThenDextrose = line('Glucose. Below 60 mg/dL: dextrose 10%.', 'spec');
export const treatLowGlucose = line('Glucose below 60 mg/dL: treat it.', 'spec');
export const glucoseAndCall = line('Glucose. Call ALS.');
export const losAngelesDextrose = line(
  'Dextrose: Los Angeles County gives 125 mL, rechecks and repeats.',
  'la-protocols-2025',
);
export const gcsBands = line('GCS 13-15 mild, 9-12 moderate, 3-8 severe.', 'spec');
export const gcsModerate = line(
  'GCS 9-12: monitor closely, repeat GCS and pupils, suction and bag-mask at hand.',
  'spec',
);
export const gcsSevere = line(
  'GCS 8 or less: consider an advanced airway, keep SBP above 90 mmHg and SpO2 above 90%.',
  'spec',
);
export const gcsSevereOrFalling = line('GCS 8 or less, or falling.', 'spec');
export const ondansetronSlowly = line(
  'Ondansetron 4 mg over 2-5 min; child 0.1 mg/kg, 4 mg at most.',
  'spec',
  'fda-ondansetron',
);
export const ondansetronUnderTwo = line('Under 2 years and needs ondansetron.', 'salt-lake-2026');
export const massachusettsOndansetronChild = line(
  'Ondansetron, child: Massachusetts 2 mg up to 25 kg, 4 mg above.',
  'massachusetts-2026',
);
export const glucagonWithoutAVein = line(
  'No IV or IO: glucagon 1 mg IM; under 20 kg 0.5 mg. Recheck after 15 min.',
  'massachusetts-2026',
  'wvems-2026',
);
export const naloxoneWhenHardlyBreathing = line(
  'Hardly breathing: naloxone 0.4 mg IV, IM or IN every 2-3 min; child 0.1 mg/kg, 2 mg at most.',
  'spec',
  'fda-naloxone',
);
export const naloxoneWhileBreathing = line(
  'Slow but enough: none, or 1 mL + 9 mL saline = 0.04 mg/mL: adult 1-2 mL a step.',
  'naloxone-dilution',
);
export const naloxoneWhileChildBreathes = line(
  'Child, slow but enough: up to 0.01 mg/kg = 0.25 mL/kg of that 0.04 mg/mL, 10 mL at most.',
  'naloxone-dilution',
  'fda-naloxone',
);
export const naloxoneWithoutEffect = line(
  'Adult, no effect after 2-3 doses: 2 mg = 5 mL. Still none: look for another cause.',
  'salt-lake-2026',
);
export const naloxoneNotForNewborn = line(
  'Newborn of a mother on opioids: ventilate, no naloxone.',
  'la-1309',
  'maryland-2020',
);
export const losAngelesSedation = line('Sedation: Los Angeles County midazolam 5 mg.', 'la-protocols-2025');
