import type { Edition, Protocol } from '@first60/edition';
import { cardLists } from '../../card-lines.ts';
import { lineTexts } from '../../line-face.ts';

/** The card's own statements, without the notes on what other agencies do. */
export function textsOf(edition: Pick<Edition, 'acts' | 'formulary'>, card: Protocol): readonly string[] {
  const { guidelineNotes: _, ...lists } = cardLists(card);
  return [
    ...Object.values(lists).flatMap((lines) => lines.map(({ text }) => text)),
    ...card.medications.map((line) => `${line.medication}: ${line.indication}. ${lineTexts(edition, line).join('. ')}`),
  ];
}
