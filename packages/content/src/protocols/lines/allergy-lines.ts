import { line } from '@first60/edition';

/* Lines that both allergy cards say. Written once, so that the cards never differ. */
export const signsAfterSecondDose = line(
  'Signs remain after the 2nd IM dose. The 3rd does not wait for the call.',
  'salt-lake-2026',
  'la-protocols-2025',
);
export const epinephrineGoesOn = line(
  '3 doses, then the drip or OLMD; no line or pump and still signs: go on every 5 min while calling.',
  'salt-lake-2026',
  'la-protocols-2025',
);
export const infantAllergyFirstDose = line(
  'Infant under 6 months: in clear anaphylaxis give the first dose, then call.',
  'massachusetts-2026',
);
export const childInjectorAboveDose = line(
  'Under 15 kg: draw up 0.01 mg/kg. Not drawn up at once: the 0.15 mg injector, do not wait.',
  'csaci-2015',
  'fda-epipen',
);
export const albuterolDiffers = line(
  'Albuterol: Los Angeles County 5 mg from 4 years; Massachusetts 1.25 mg under 2 years.',
  'la-protocols-2025',
  'massachusetts-2026',
);
export const childEpinephrineDiffers = line(
  'Epinephrine, child: 0.5 mg at most here, 0.3 mg in Massachusetts and Salt Lake County; differs above 30 kg.',
  'massachusetts-2026',
  'salt-lake-2026',
);
