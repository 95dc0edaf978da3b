import type { CardContent, Line, MedicationId, Protocol } from '@first60/edition';
import { createContext } from 'react';
import { drugName } from '../../../edition/drug-name.ts';
import { madeOnce } from '../../../edition/made-once.ts';
import type { ProtocolMatch } from '../../../search/protocol-search.ts';
import type { SectionId } from './protocol-sections.ts';

/** The search term, and its matches in each protocol. */
export interface Found {
  readonly term: string;
  readonly matches: readonly ProtocolMatch[];
}

const byProtocol = madeOnce((matches: Found['matches']) => new Map(matches.map((match) => [match.protocol, match])));

/** The match of a search in a protocol. Undefined if there is none. */
export const matchOf = ({ matches }: Found, protocol: Protocol): ProtocolMatch | undefined =>
  byProtocol(matches).get(protocol);

/** The line of a card that a search found, and its section. */
export interface FoundSpot {
  readonly section: SectionId;
  /** The text of the line, or the name of the drug. */
  readonly text: string;
}

/** The found line, for the section that contains it. */
export const FoundContext = createContext<FoundSpot | undefined>(undefined);

/**
 * The line to open a card at. Undefined if the search matched the card's title or another of its names, because then
 * there is no line to go to.
 */
export function spotOf({ protocol, place, text }: ProtocolMatch): FoundSpot | undefined {
  if (text === undefined) return undefined;
  switch (place) {
    case 'medication':
      return { section: 'medications', text };
    case 'steps':
    case 'notes': {
      const section = SEARCHED_SECTIONS.find(([, lines]) => lines(protocol)?.some((line) => line.text === text))?.[0];
      return section && { section, text };
    }
    default:
      return undefined;
  }
}

/** The sections whose lines are searched, in search order. */
const SEARCHED_SECTIONS: ReadonlyArray<
  readonly [section: SectionId, lines: (protocol: Protocol) => readonly Line[] | undefined]
> = [
  ['first60', ({ first60Seconds }) => first60Seconds],
  ['bls', ({ blsCore }) => blsCore],
  ['als', ({ alsSteps }) => alsSteps],
  ['steps', ({ steps }) => steps],
  ['notes', ({ notes }) => notes],
];

/** True if a search for this name means the drug of a line: its stocked name, a brand or an abbreviation. */
export function isDrugNamed(
  { formulary }: Pick<CardContent, 'formulary'>,
  medication: MedicationId,
  name: string,
): boolean {
  const drug = formulary[medication];
  return drug !== undefined && [drugName(drug), ...drug.brandNames, ...drug.synonyms].includes(name);
}
