import { line } from '@first60/edition';

/* Lines that more than one resuscitation card says. Written once, so that the cards never differ. */
export const pulseCheckOrganizedRhythm = line(
  'Feel for a pulse only when the rhythm is organized, 10 s at most.',
  'spec',
  'salt-lake-2026',
);
export const noLongPulseCheck = line('No pulse check longer than 10 s.', 'spec');
export const noPauseForLineOrTube = line('No pause for a line or a tube.', 'la-protocols-2025');
export const movePadsAfterThreeShocks = line(
  'Still VF/pVT after 3 shocks: move the pads to the other position when you can.',
  'la-protocols-2025',
);
export const arrestBelow30Degrees = line(
  'Arrest, core below 30 °C: at most 3 shocks, no antiarrhythmic, epinephrine only on OLMD. Consider ECMO.',
  'salt-lake-2026',
  'nasemso-2022',
  'ebm-hypothermia',
);
/* What the drugs of an arrest say of a cold patient: the same words on every card. */
export const COLD_EPINEPHRINE = 'Cold patient: core below 30 °C only on OLMD; 30-35 °C every 6-10 min, not 3-5';
export const COLD_ANTIARRHYTHMIC = 'Core below 30 °C: none';
export const arrestBelow35Degrees = line('Arrest, core 30-35 °C: epinephrine every 6-10 min.', 'ebm-hypothermia');
export const epinephrineInTheColdDiffers = line(
  'Epinephrine, core below 30 °C: EBM Guidelines none, NASEMSO one dose, Western Virginia as usual.',
  'ebm-hypothermia',
  'nasemso-2022',
  'wvems-2026',
);
export const beforeYouStop = line('Before you stop resuscitation.', 'salt-lake-2026');
export const noPulseOpenCardiacArrest = line('Feel for a pulse. None: CPR, open Adult Cardiac Arrest.');
export const flushAfterEveryDrug = line('Flush after every drug.', 'ez-io-faq');
export const calciumNeverMeetsBicarbonate = line(
  'Calcium and bicarbonate never meet in one line. Bicarbonate destroys epinephrine. Flush.',
  'la-1309',
);
export const tubeDrugsDropped = line('Drugs through the tube: AHA 2025 dropped them for adults.', 'aha-2025-als');
export const readStrengthForVein = line('Read the strength aloud: 0.1 mg/mL for IV/IO.', 'la-1309');
export const noStrongEpinephrineIntoVein = line('No 1 mg/mL epinephrine into a vein.', 'la-1309');
export const noStrongEpinephrineIntoVeinOrBone = line(
  'No 1 mg/mL epinephrine into a vein or bone: ten times too strong.',
  'la-1309',
);
