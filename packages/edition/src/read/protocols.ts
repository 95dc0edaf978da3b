import type { CardLineEntry } from '../files/card-line-file.ts';
import type { ProtocolFile } from '../files/protocol-file.ts';
import type { GroupId, ProtocolId } from '../ids.ts';
import type { Protocol } from '../model/protocol.ts';
import { type KnownActs, noteActOfCard } from './acts/act-of-card.ts';
import { cardLineReader, cardLinesOf, type LineNames } from './card-lines.ts';
import { type LineReader, linesOf } from './lines.ts';
import type { Note } from './notes.ts';
import type { NamedActs } from './printed/faces-by-age.ts';
import { medicationLine } from './printed/medication-line.ts';
import type { PrintedDrug } from './printed/printed-drug.ts';

/** The color of a card's edge follows its priority. */
const COLOR = { critical: 'red', urgent: 'orange', routine: 'blue' } as const satisfies Record<
  Protocol['priority'],
  Protocol['color']
>;

/** Inputs for a card, in addition to its own file. */
interface Surroundings {
  readonly group: GroupId;
  readonly drugs: ReadonlyMap<string, PrintedDrug>;
  /** Absent in an edition without acts. */
  readonly known?: KnownActs;
  readonly named?: NamedActs;
  readonly read: LineReader;
  /** What the card's lines may name. */
  readonly names: LineNames;
  readonly note: Note;
}

/** A card with its shared lines and acts filled in. */
export function protocolOf(
  id: ProtocolId,
  file: ProtocolFile,
  { group, drugs, known, named, read, names, note }: Surroundings,
): Protocol {
  if (known !== undefined) {
    for (const [at, entry] of file.medications.entries()) noteActOfCard(entry, known, note, 'medications', at);
  }
  const medications = file.medications.flatMap(
    (entry, at) => medicationLine({ drugs, ...(named && { named }) }, entry, note, 'medications', at) ?? [],
  );
  const readLine = cardLineReader(names, medications, note);
  const list = (name: keyof ProtocolFile) =>
    cardLinesOf(readLine, (file[name] ?? []) as readonly CardLineEntry[], name);
  return {
    id,
    title: file.title,
    category: group,
    priority: file.priority,
    icon: file.icon,
    color: COLOR[file.priority],
    ...(file.ageGroup && { ageGroup: file.ageGroup }),
    ...(file.ahaReference && {
      ahaReference: {
        edition: file.ahaReference.edition,
        keyPoints: linesOf(read, file.ahaReference.keyPoints, 'ahaReference', 'keyPoints'),
      },
    }),
    ...(file.algorithmPdfPath !== undefined && { algorithmPdfPath: file.algorithmPdfPath }),
    first60Seconds: list('first60Seconds'),
    blsCore: list('blsCore'),
    alsSteps: list('alsSteps'),
    ...(file.steps && { steps: list('steps') }),
    ...(file.tools && { tools: file.tools }),
    medications,
    olmdCriteria: list('olmdCriteria'),
    transportPriorities: list('transportPriorities'),
    dosDonts: { dos: list('dos'), donts: list('donts') },
    specialConsiderations: list('specialConsiderations'),
    notes: list('notes'),
    guidelineNotes: list('guidelineNotes'),
    crossLinks: file.crossLinks,
  };
}
