import type { Protocol } from '@first60/edition';
import { cardLists } from '../../card-lines.ts';

/** The card's own statements, without the notes on what other agencies do. */
export function textsOf(card: Protocol): readonly string[] {
  const { guidelineNotes: _, ...lists } = cardLists(card);
  return [
    ...Object.values(lists).flatMap((lines) => lines.map(({ text }) => text)),
    ...card.medications.flatMap(({ indication, timing, medication }) => [`${medication}: ${indication}. ${timing}`]),
  ];
}
