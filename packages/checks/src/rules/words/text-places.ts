import type { Edition } from '@first60/edition';
import { everyString, type StringAt } from '../../every-string.ts';
import { entryOf } from '../../looked-up.ts';

/** The keys of sources are titles of works, not words that a crew reads. */
const SOURCE_KEY = /\/sources\/\d+$/;

/** The text in some parts of an edition, without the keys of sources. */
export const textsOf = (parts: Partial<Edition>): readonly StringAt[] =>
  everyString(parts).filter(({ path }) => !SOURCE_KEY.test(path));

/** Names of the parts of an edition, for use in a sentence. */
const PARTS: Readonly<Record<string, string>> = {
  protocols: 'The card',
  formulary: 'The drug',
  algorithms: 'The algorithm',
  quickDoses: 'The quick calculator',
  quickAgeDoses: 'The quick calculator',
  adultDosing: 'The adult reference',
  zones: 'The color zones',
  constants: 'The device tables',
  illustrations: 'The drawings',
  groups: 'The groups',
  synonyms: 'The search words',
  codes: 'The plan of an arrest',
  clocks: 'The running clock',
};

/**
 * The place of a text, described in words: "The card Anaphylaxis" for a path such as
 * /protocols/anaphylaxis/first60Seconds/0/text.
 */
export function placeOf({ protocols, formulary }: Edition, path: string): string {
  const [, part = '', id = ''] = path.split('/');
  const name = entryOf(PARTS, part) ?? 'The edition';
  const entry =
    part === 'formulary' ? entryOf(formulary, id)?.genericName : (entryOf(protocols, id)?.title ?? undefined);
  return entry === undefined ? name : `${name} ${entry}`;
}
