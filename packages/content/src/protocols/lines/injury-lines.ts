import { line } from '@first60/edition';

/* Lines on injury and triage that more than one card says. Written once, so that the cards never differ. */
export const sceneAndHelp = line('Scene safe? Count the patients. Call for help: 997.', 'spec');
export const massiveBleeding = line('Massive bleeding: press, tourniquet, pack.');
export const impaledObject = line('Impaled object: leave it, pad it, secure it.', 'salt-lake-2026');
export const anyRedGoes = line('Any RED: load, go, call the trauma center.', 'field-triage-2021');
export const redAndFar = line('RED, and the trauma center is more than 45 min away.', 'spec');
export const traumaCenterWithin = line('Trauma center within 45 min.', 'spec');
export const traumaCenterTimeDiffers = line(
  'Time: the 2021 national guideline sets none; Los Angeles County uses 30 min.',
  'field-triage-2021',
  'la-guidelines-2025',
);
export const noPulseToTraumaCenter = line(
  'No pulse: nearest trauma center, see Traumatic Arrest.',
  'cems-2026',
  'salt-lake-2026',
);
export const farByRoadThinkOfAir = line('Road over 60 min: consider air transport.', 'salt-lake-2026');
export const trappedLong = line('Trapped for more than 30 min.', 'la-protocols-2025');
export const notForMassCasualties = line('Not for mass casualties: use your MCI triage.', 'acs-triage-faq');
export const severalPatientsOrBypass = line('Several patients, bypass of a hospital, or helicopter.');
export const olderChildVitalSigns = line(
  '10-14 years: a child here, judged by the 10-64 row as in the 2021 guideline.',
  'spec',
  'field-triage-2021',
);
export const losAngelesBurns = line(
  'Los Angeles County adds burns: 20% in adults, 10% in children.',
  'la-guidelines-2025',
);
