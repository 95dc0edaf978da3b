import type { Edition, Line, Protocol } from '@first60/edition';
import { pointer } from './rule.ts';

/** A card's lists of lines, by name. */
export const cardLists = (card: Protocol): Readonly<Record<string, readonly Line[]>> => ({
  ahaReference: card.ahaReference?.keyPoints ?? [],
  first60Seconds: card.first60Seconds,
  blsCore: card.blsCore,
  alsSteps: card.alsSteps,
  steps: card.steps ?? [],
  olmdCriteria: card.olmdCriteria,
  transportPriorities: card.transportPriorities,
  dos: card.dosDonts.dos,
  donts: card.dosDonts.donts,
  specialConsiderations: card.specialConsiderations,
  notes: card.notes,
  guidelineNotes: card.guidelineNotes,
});

/** Every line on a card, list by list. */
export const cardLines = (card: Protocol): readonly Line[] => Object.values(cardLists(card)).flat();

/** The path of each list in a card, and its name in a sentence. */
const LISTS: Readonly<Record<string, readonly [name: string, ...path: string[]]>> = {
  ahaReference: ['algorithm key points', 'ahaReference', 'keyPoints'],
  first60Seconds: ['First 60', 'first60Seconds'],
  blsCore: ['BLS Core', 'blsCore'],
  alsSteps: ['ALS Steps', 'alsSteps'],
  steps: ['Protocol Steps', 'steps'],
  olmdCriteria: ['OLMD Criteria', 'olmdCriteria'],
  transportPriorities: ['Transport & Destination', 'transportPriorities'],
  dos: ["Do's", 'dosDonts', 'dos'],
  donts: ["Don'ts", 'dosDonts', 'donts'],
  specialConsiderations: ['Considerations', 'specialConsiderations'],
  notes: ['Clinical Notes', 'notes'],
  guidelineNotes: ['Guideline Notes', 'guidelineNotes'],
};

/** A line on a card with its place. */
export interface PlacedLine {
  readonly card: Protocol;
  /** Name of its list in `cardLists`. */
  readonly list: string;
  readonly line: Line;
  /** JSON Pointer into the edition. */
  readonly at: string;
  /** The place in words: "Anaphylaxis, First 60, line 2". */
  readonly where: string;
}

/** A list on a card with its place. */
export interface PlacedList {
  readonly card: Protocol;
  /** Its name in `cardLists`. */
  readonly list: string;
  readonly lines: readonly PlacedLine[];
  /** JSON Pointer into the edition. */
  readonly at: string;
  /** The place in words: "Anaphylaxis, First 60". */
  readonly where: string;
}

/** A card's lists with their places. `key` is the card's key in the edition. */
export function placedLists(key: string, card: Protocol): readonly PlacedList[] {
  return Object.entries(cardLists(card)).map(([list, lines]) => {
    const [name, ...path] = LISTS[list] ?? [list, list];
    const [at, where] = [pointer('protocols', key, ...path), `${card.title}, ${name}`];
    const placed = lines.map((line, index) => ({
      card,
      list,
      line,
      at: `${at}/${index}`,
      where: `${where}, line ${index + 1}`,
    }));
    return { card, list, lines: placed, at, where };
  });
}

/** Every line on every card with its place. */
export const placedLines = ({ protocols }: Pick<Edition, 'protocols'>): readonly PlacedLine[] =>
  Object.entries(protocols).flatMap(([key, card]) => placedLists(key, card).flatMap(({ lines }) => lines));
