import { z } from 'zod';

const dosesByIndication = z.record(z.string(), z.string());

/**
 * A reference drug for the medication screens. Doses are strings by indication, with their units. Nothing is computed
 * from them.
 */
export const medication = z.object({
  id: z.string(),
  genericName: z.string(),
  brandNames: z.string().describe('Comma-separated, empty when there is none'),
  classification: z.string(),
  indications: z.array(z.string()),
  currentlyAvailable: z.string().describe('Presentation as stocked'),
  adultDose: dosesByIndication,
  pediatricDose: dosesByIndication.optional(),
  preparation: z.string(),
  notesCaution: z.string().optional(),
  kitNumber: z.int().min(1).max(6),
  kitName: z.string(),
});

export type Medication = z.output<typeof medication>;
