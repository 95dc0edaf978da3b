import type { Edition, MedicationLine, Protocol } from '@first60/edition';
import { drugName } from './looked-up.ts';
import { pointer } from './rule.ts';

/** A medication line on a card with its place. */
export interface CardMedication {
  readonly card: Protocol;
  readonly line: MedicationLine;
  /** JSON Pointer into the edition. */
  readonly at: string;
  /** The place in words: "Anaphylaxis, epinephrine 1:1,000 (Anaphylaxis, adult)". */
  readonly where: string;
}

/** Every medication line on every card. */
export const medicationLines = (edition: Pick<Edition, 'protocols' | 'formulary'>): readonly CardMedication[] =>
  Object.entries(edition.protocols).flatMap(([key, card]) =>
    card.medications.map((line, index) => ({
      card,
      line,
      at: pointer('protocols', key, 'medications', index),
      where: `${card.title}, ${drugName(edition, line.medication)} (${line.indication})`,
    })),
  );
