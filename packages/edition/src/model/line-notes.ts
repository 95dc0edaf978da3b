import type { DoseAge } from '@first60/clinical';
import type { MedicationLine } from './protocol.ts';

type Noted = Pick<MedicationLine, 'note' | 'adultNote' | 'pediatricNote'>;

const sentences = (notes: readonly (string | undefined)[]): string | undefined => {
  const said = notes.filter((note) => note !== undefined);
  return said.length === 0 ? undefined : said.join('. ');
};

const LABELS = { adult: 'Adult', pediatric: 'Child' } as const satisfies Record<DoseAge, string>;

/** A note that begins this way already names its age group. */
const SAYS_AGE = /^(?:adults?|elderly|child(?:ren)?|infants?|newborns?)\b/i;

const labeled = (age: DoseAge, note: string | undefined): string | undefined =>
  note === undefined || SAYS_AGE.test(note) ? note : `${LABELS[age]}: ${note}`;

/** All notes of a line, for both age groups. A note for only one group names that group. */
export const noteOf = ({ note, adultNote, pediatricNote }: Noted): string | undefined =>
  sentences([note, labeled('adult', adultNote), labeled('pediatric', pediatricNote)]);

/** The notes of a line for a patient of one age group. */
export const noteFor = (line: Noted, age: DoseAge): string | undefined =>
  sentences([line.note, age === 'adult' ? line.adultNote : line.pediatricNote]);
