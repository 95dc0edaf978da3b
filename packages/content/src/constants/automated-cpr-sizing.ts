import { type AutomatedCprSizing, line } from '@first60/edition';

export const automatedCprSizing: AutomatedCprSizing = {
  chestDiameterCm: { to: 45 },
  weightKg: { from: 30 },
  heightCm: { from: 152, to: 203 },
  notes: [
    line(
      'No maker whose figures were read has this very set: LUCAS gives a sternum height of 17 to 30.3 cm, no weight.',
      'lucas-specifications',
    ),
  ],
  sources: ['spec'],
};
