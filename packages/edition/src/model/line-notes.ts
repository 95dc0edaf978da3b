import type { DoseAge } from '@first60/clinical';
import type { MedicationLine } from './protocol.ts';

type Noted = Pick<MedicationLine, 'note' | 'adultNote' | 'pediatricNote'>;

const sentences = (notes: readonly (string | undefined)[]): string | undefined => {
  const said = notes.filter((note) => note !== undefined);
  return said.length === 0 ? undefined : said.join('. ');
};

/** All that a line notes, for both ages. */
export const noteOf = ({ note, adultNote, pediatricNote }: Noted): string | undefined =>
  sentences([note, adultNote, pediatricNote]);

/** What a line notes for a patient of one age. */
export const noteFor = (line: Noted, age: DoseAge): string | undefined =>
  sentences([line.note, age === 'adult' ? line.adultNote : line.pediatricNote]);
