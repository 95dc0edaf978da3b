import { line } from '@first60/edition';

/* Lines on who the patient is that more than one card says. Written once, so that the cards never differ. */
export const whoIsAChild = line('Child: 14 years or younger, or up to 40 kg.', 'spec');
export const everyChild = line('Every child.');
export const tiltInPregnancy = line('Pregnant over 20 weeks: tilt to her left, right side raised.', 'salt-lake-2026');
export const pregnantOrJustDelivered = line('Pregnant, or birth in the last weeks.', 'la-protocols-2025');
export const wetClothesOff = line('Wet clothes off, blankets on.', 'salt-lake-2026');
export const nothingByMouth = line('Nothing by mouth.', 'salt-lake-2026');
export const nothingByMouthSuctionReady = line('Nothing by mouth. Suction ready.', 'salt-lake-2026');
export const hydrofluoricAcid = line('Hydrofluoric acid.', 'salt-lake-2026');
export const hospitalOfTheCondition = line('Hospital: as on the card of the underlying condition.');
