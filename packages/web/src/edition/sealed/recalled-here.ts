import type { Edition } from '@first60/edition';
import { type Recall, recalledEdition } from '@first60/seal';
import { dateLocale } from '../../device/date-locale.ts';
import { momentText } from '../../device/moment-text.ts';
import { m } from '../../paraglide/messages.js';
import type { Device } from './device.ts';
import type { EditionStatus } from './edition-status.ts';
import type { SealedEdition } from './sealed-edition.ts';

/** An edition as this device shows it, and what is missing from it. */
export interface Held {
  readonly edition: Edition;
  /** The name of each recalled drug, card or hospital, and the sentence that replaces it. */
  readonly recalled: EditionStatus['recalled'];
}

/**
 * An edition without its recalled content. A recall that was signed for a part of another edition also hides the same
 * part in this edition, including the edition in the build.
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

/** The same, for an edition that is already in memory. */
export function recalledIn({ edition, open }: Shown, recalls: readonly Recall[], now: number): Held {
  const digestOf = open.partDigest;
  const sentenceOf = (recall: Recall) => recallSentence(recall, nameOf(recall, edition), now);
  const without = (some: readonly Recall[]) => recalledEdition(edition, some, { digestOf, sentenceOf });
  const here = recalls.filter((recall) => without([recall]) !== edition);
  if (here.length === 0) return { edition, recalled: [] };
  return {
    // Different content gets a different name, so that data derived from the whole edition or its parts is not reused
    // for it.
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
 * The sentence that replaces a recalled figure. It names the hidden item because the sentence may also appear among
 * steps. It omits the reason, because only one person signs it, and crews are never shown a figure that only one person
 * has approved. The date is included from the following day on.
 */
const recallSentence = ({ at, by, target }: Recall, name: string, now: number): string => {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  const time = isToday
    ? new Date(at).toLocaleTimeString(dateLocale(), { hour: '2-digit', minute: '2-digit' })
    : momentText(at);
  return target.kind === 'line' ? m.edition_recalled_line({ time, by }) : m.edition_recalled({ name, time, by });
};
