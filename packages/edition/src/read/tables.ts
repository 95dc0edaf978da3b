import type { z } from 'zod';
import type { algorithmFile, devicesFile, illustrationFile, zonesFile } from '../files/table-files.ts';
import type { ProtocolId } from '../ids.ts';
import type { Algorithm } from '../model/algorithm.ts';
import type { Constants } from '../model/constants.ts';
import type { Illustration } from '../model/illustration.ts';
import { ZONE_IDS, type Zone } from '../model/zone.ts';
import { type LineReader, linesOf } from './lines.ts';
import type { Note } from './notes.ts';

const PLAIN = ['color', 'colorCode', 'textColor', 'weightRange', 'avgWeight'] as const;
const SIZES = [
  'length',
  'age',
  'ettSize',
  'ettDepth',
  'lvMask',
  'oralAirway',
  'bvmSize',
  'foleySize',
  'chestTube',
  'ivSize',
  'ioSize',
  'defibPadSize',
  'defibEnergy',
] as const;

/** The color zones, from lightest to heaviest. */
export const zonesOf = (file: z.output<typeof zonesFile>, read: LineReader, note: Note): readonly Zone[] =>
  ZONE_IDS.map((id) => {
    const zone = file[id];
    const plain = Object.fromEntries(PLAIN.map((key) => [key, zone[key]]));
    const sizes = Object.fromEntries(SIZES.map((key) => [key, read(zone[key], id, key)]));
    const ageMonths = 'say' in zone.age ? zoneAges(zone.age.say) : undefined;
    if (ageMonths === undefined) {
      note([id, 'age'], 'These ages cannot be read: write "Under 3 months", "3-6 months" or "5-6 years".');
    }
    return { id, ...plain, ...sizes, ...(ageMonths && { ageMonths }) } as unknown as Zone;
  });

const sourced = <Entry extends { readonly source: readonly string[] }>({ source, ...entry }: Entry) => ({
  ...entry,
  sources: source,
});

/** Devices, cannulas, syringes and settings. */
export const constantsOf = (file: z.output<typeof devicesFile>, read: LineReader): Constants => ({
  ivFlow: file.ivFlow.map(sourced),
  ioNeedles: file.ioNeedles.map(sourced),
  automatedCprSizing: {
    ...sourced(file.automatedCprSizing),
    notes: linesOf(read, file.automatedCprSizing.notes, 'automatedCprSizing', 'notes'),
  },
  ventilatorSettings: {
    ...sourced(file.ventilatorSettings),
    notes: linesOf(read, file.ventilatorSettings.notes, 'ventilatorSettings', 'notes'),
  },
  syringes: { ...sourced(file.syringes), notes: linesOf(read, file.syringes.notes, 'syringes', 'notes') },
});

/** Decision graph of a card. */
export const algorithmOf = (id: ProtocolId, file: z.output<typeof algorithmFile>, read: LineReader): Algorithm => ({
  id,
  title: file.title,
  basis: file.basis,
  ...(file.note && { note: read(file.note, 'note') }),
  steps: file.steps.map((step, at) => {
    const [headline, ...rest] = linesOf(read, step.lines, 'steps', at, 'lines');
    return { ...step, lines: [headline ?? { text: '', sources: [] }, ...rest] };
  }),
});

/** A sheet of drawings. */
export const illustrationOf = (
  id: string,
  file: z.output<typeof illustrationFile>,
  read: LineReader,
): Illustration => ({
  ...file,
  id,
  panels: file.panels.map(({ source, ...panel }, at) => ({
    ...panel,
    lines: linesOf(read, panel.lines, 'panels', at, 'lines'),
    sources: source,
  })),
});

const MONTHS_A_YEAR = 12;

/**
 * The ages of a zone as figures, parsed from its wording: "Under 3 months", "3-6 months", "5-6 years". The last month
 * or year named belongs to the zone: 6 months lasts until the age of 7 months.
 * @returns nothing for any other wording.
 */
function zoneAges(words: string): { readonly from: number; readonly below: number } | undefined {
  const { below, first, last, unit } =
    /^(?:Under (?<below>\d+)|(?<first>\d+)-(?<last>\d+)) (?<unit>months|years)$/.exec(words)?.groups ?? {};
  const months = unit === 'years' ? MONTHS_A_YEAR : 1;
  if (below !== undefined) return { from: 0, below: Number(below) * months };
  return first === undefined ? undefined : { from: Number(first) * months, below: (Number(last) + 1) * months };
}
