import type { z } from 'zod';
import type { adultDosingFile, quickAgeDosesFile, quickDosesFile } from '../files/calculator-files.ts';
import type { DrugFile } from '../files/drug-file.ts';
import type { AdultDosingCard } from '../model/adult-dosing.ts';
import type { QuickAgeDose, QuickDose, SourcedDilution } from '../model/drug.ts';
import { type LineReader, linesOf } from './lines.ts';
import type { Note } from './notes.ts';
import { dilutionOf, namedDilution } from './regimens.ts';

/** What a calculator's rows are made with beside their file. */
interface Surroundings {
  /** By id; nothing for a drug whose file cannot be read. */
  readonly drugs: ReadonlyMap<string, DrugFile | undefined>;
  readonly read: LineReader;
  readonly note: Note;
}

/** The rows of the quick calculator, in the order of their file. */
export const quickDosesOf = (
  file: z.output<typeof quickDosesFile>,
  { drugs, read, note }: Surroundings,
): readonly QuickDose[] =>
  Object.entries(file).map(([id, { source, usualMaximum, dilution, ...row }]) => {
    const named = namedDilution(drugs.get(row.medication), dilution, note, id, 'dilution');
    return {
      ...row,
      id,
      cautions: linesOf(read, row.cautions, id, 'cautions'),
      ...(usualMaximum && {
        usualMaximum: {
          dose: usualMaximum.dose,
          caution: read(usualMaximum.caution, id, 'usualMaximum', 'caution'),
        },
      }),
      ...(named && { dilution: dilutionOf(named) }),
      sources: source,
    };
  });

/** The rows that go by age alone, in the order of their file. */
export const quickAgeDosesOf = (
  file: z.output<typeof quickAgeDosesFile>,
  { read }: Surroundings,
): readonly QuickAgeDose[] =>
  Object.entries(file).map(([id, { source, ...row }]) => ({
    ...row,
    id,
    cautions: linesOf(read, row.cautions, id, 'cautions'),
    sources: source,
  }));

/** What is shown where a card names a dilution that its drug does not have; the reading has failed by then. */
const NO_DILUTION: SourcedDilution = { recipe: '', perMl: { amount: 0, unit: 'mg' }, use: 'always', sources: [] };

/** The adult reference cards, in the order of their file. */
export const adultDosingOf = (
  file: z.output<typeof adultDosingFile>,
  { drugs, read, note }: Surroundings,
): readonly AdultDosingCard[] =>
  Object.entries(file).map(([id, { source, infusion, ...card }]) => {
    const named = namedDilution(drugs.get(card.medication), infusion?.dilution, note, id, 'infusion', 'dilution');
    return {
      ...card,
      id,
      doses: card.doses.map(({ quick, ...dose }, at) => ({
        ...dose,
        ...(quick && { quick: { row: quick.row, why: read(quick.why, id, 'doses', at, 'quick', 'why') } }),
      })),
      ...(infusion && { infusion: { ...infusion, dilution: named ? dilutionOf(named) : NO_DILUTION } }),
      timing: linesOf(read, card.timing, id, 'timing'),
      cautions: linesOf(read, card.cautions, id, 'cautions'),
      sources: source,
    };
  });
