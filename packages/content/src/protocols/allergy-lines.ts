import { line } from '../model/line.ts';

/* Lines that both allergy cards say. Written once, so that the cards never differ. */
export const signsAfterSecondDose = line('Signs remain after the 2nd IM dose.', 'salt-lake-2026', 'la-protocols-2025');
export const childInjectorAboveDose = line(
  'Under 15 kg: the 0.15 mg injector is more than 0.01 mg/kg. Draw up if you can.',
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
