import type { Edition, Kits } from '@first60/edition';
import { KIT_NUMBERS } from '@first60/edition';
import { comparedPlans, inSpokenTimes } from './plans.ts';

/** The parts of an edition that can change: all but the digest, which is computed from them. */
export type Table = Exclude<keyof Edition, 'sha256'>;

/**
 * Each table in an edition with its name for readers, in the order in which changes are reported. New tables must be
 * named here.
 */
export const TABLES = {
  protocols: 'Protocol',
  formulary: 'Drug',
  acts: 'What is given',
  groups: 'Category groups',
  kits: 'Kit',
  quickDoses: 'Quick calculator',
  quickAgeDoses: 'Quick calculator by age',
  adultDosing: 'Adult card',
  zones: 'Color zone',
  constants: 'Devices and lines',
  algorithms: 'Algorithm',
  illustrations: 'Illustration',
  hospitals: 'Hospital',
  synonyms: 'Search words',
  spokenWords: 'Words of callers',
  spokenCombinations: 'Word combinations of callers',
  wordFamilies: 'Word family',
  uncoveredTopics: 'Topic without a card',
  sources: 'Source',
  codes: 'Plan of an arrest',
  clocks: 'Running clock',
  id: 'Edition, id',
  date: 'Edition, date',
  schemaVersion: 'Edition, schema version',
} as const satisfies Record<Table, string>;

/** Tables whose entries a crew sees in the order in which they are stored. */
export const SEEN_IN_ORDER: ReadonlySet<string> = new Set<Table>(['protocols', 'formulary', 'sources']);

/**
 * Both states of a table in the form in which they are compared: kits by their numbers, plans and clocks with times as
 * on cards.
 */
export function comparedTable(
  table: string,
  was: Partial<Edition>,
  is: Partial<Edition>,
): { readonly was: unknown; readonly is: unknown } {
  const [before, now] = [was[table as Table], is[table as Table]];
  if (before === now) return { was: undefined, is: undefined };
  switch (table) {
    case 'codes':
      return comparedPlans(was, is);
    case 'clocks':
      return { was: inSpokenTimes(before), is: inSpokenTimes(now) };
    case 'kits':
      return { was: byNumber(before as Kits | undefined), is: byNumber(now as Kits | undefined) };
    default:
      return { was: before, is: now };
  }
}

/** The only name of a kit is the text written on it, which may change. */
const byNumber = (kits: Kits | undefined): unknown =>
  kits && Object.fromEntries(kits.map((kit, at) => [String(KIT_NUMBERS[at] ?? at + 1), kit]));
