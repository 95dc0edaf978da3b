import type { Edition } from '@first60/edition';
import { type Recall, recalledEdition } from '@first60/seal';
import { dateLocale } from '../../device/date-locale.ts';
import { momentText } from '../../device/moment-text.ts';
import { m } from '../../paraglide/messages.js';
import type { Device } from './device.ts';
import type { EditionStatus } from './edition-status.ts';
import type { SealedEdition } from './sealed-edition.ts';

/** An edition as this device shows it, and what is missing in it. */
export interface Held {
  readonly edition: Edition;
  /** Of each recalled drug, card or hospital its name and the sentence that stands in its place. */
  readonly recalled: EditionStatus['recalled'];
}

/**
 * An edition without what is recalled. A recall that was signed on a part of another edition hides that part here as well
 * where it is the same, also in the edition of the build.
 */
export async function recalledHere(
  sealed: Shown | undefined,
  recalls: readonly Recall[],
  { base, now }: Pick<Device, 'base' | 'now'>,
): Promise<Held> {
  const open = sealed === undefined ? await base() : sealed.open;
  return recalledIn({ open, edition: sealed?.edition ?? (await open.whole()) }, recalls, now());
}

type Shown = Pick<SealedEdition, 'edition' | 'open'>;

/** The same for an edition that is in memory. */
export function recalledIn({ edition, open }: Shown, recalls: readonly Recall[], now: number): Held {
  const digestOf = open.partDigest;
  const sentenceOf = (recall: Recall) => recallSentence(recall, nameOf(recall, edition), now);
  const without = (some: readonly Recall[]) => recalledEdition(edition, some, { digestOf, sentenceOf });
  const here = recalls.filter((recall) => without([recall]) !== edition);
  if (here.length === 0) return { edition, recalled: [] };
  return {
    // Another content has another name: what was made of the whole edition, and its parts, are not used for it.
    edition: { ...without(here), sha256: `${edition.sha256}-${here.map(({ sequence }) => sequence)}` },
    recalled: here.map((recall) => ({
      kind: recall.target.kind,
      name: nameOf(recall, edition),
      text: sentenceOf(recall),
    })),
  };
}

const nameOf = ({ target: { kind, id } }: Recall, { formulary, protocols, hospitals }: Edition): string => {
  if (kind === 'drug') return formulary[id]?.genericName ?? id;
  if (kind === 'hospital') return hospitals.find((hospital) => hospital.id === id)?.name ?? id;
  return protocols[id]?.title ?? id;
};

/**
 * What stands in the place of a recalled figure, among steps too: so it names what is hidden. It does not tell the reason,
 * because one person signs it, and one person brings no figure to a crew. The day is said from the next one on.
 */
const recallSentence = ({ at, by, target }: Recall, name: string, now: number): string => {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  const time = isToday
    ? new Date(at).toLocaleTimeString(dateLocale(), { hour: '2-digit', minute: '2-digit' })
    : momentText(at);
  return target.kind === 'line' ? m.edition_recalled_line({ time, by }) : m.edition_recalled({ name, time, by });
};
