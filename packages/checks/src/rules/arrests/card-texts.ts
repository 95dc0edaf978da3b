import type { Edition, Protocol } from '@first60/edition';
import { cardLists } from '../../card-lines.ts';
import { lineTexts } from '../../line-face.ts';

/** The card's own lines, without the notes on what other agencies do. */
export function textsOf(card: Protocol): readonly string[] {
  const { guidelineNotes: _, ...lists } = cardLists(card);
  return Object.values(lists).flatMap((lines) => lines.map(({ text }) => text));
}

/** What a crew reads of each medication line of a card: "amiodarone: VF/pVT, first dose. After the 3rd shock". */
export const lineTextsOf = (edition: Pick<Edition, 'acts' | 'formulary'>, card: Protocol): readonly string[] =>
  card.medications.map((line) => `${line.medication}: ${line.indication}. ${lineTexts(edition, line).join('. ')}`);
