import { z } from 'zod';
import { medication } from './medication.ts';
import { sentences } from './sentences.ts';

/** A favourite is the medication itself. Removing it uses the medication's id. */
export const favorite = medication.pick({
  id: true,
  genericName: true,
  brandNames: true,
  classification: true,
  kitNumber: true,
  kitName: true,
  indications: true,
  preparation: true,
});

export type Favorite = z.output<typeof favorite>;

export const favoriteBody = z.object(
  { medicationId: z.string(sentences.missingFields).min(1, sentences.missingFields) },
  sentences.missingFields,
);
