import type { EditionCover } from '@first60/edition';
import { m } from '../../paraglide/messages.js';
import { contentDate } from '../edition-cover.ts';
import type { ContentRefusal, EditionFacts, EditionStatus } from './edition-status.ts';

/** Names the edition that a figure comes from and who approved it. The content's date always precedes this sentence. */
export const editionSentence = (shown: EditionFacts | undefined): string =>
  shown === undefined
    ? m.edition_base()
    : m.edition_approved({
        version: shown.version,
        approvers: approversText(shown),
        end: contentDate({ date: shown.end }),
      });

export const approversText = ({ approvers }: Pick<EditionFacts, 'approvers'>): string =>
  approvers
    .map(({ name, title }) => m.edition_approver({ name, title }))
    .reduce((before, next) => m.edition_approver_and({ before, next }));

export interface EditionWarning {
  readonly tone: 'critical' | 'amber';
  readonly text: string;
  /** The same, for places without preceding text about the edition. */
  readonly alone?: string;
}

const HOUR = 3_600_000;
/** After this many hours without contact with the server, every card shows a warning. */
const STALE_HOURS = 24;

/**
 * Warnings that a crew must see next to the edition's name: it has expired, it replaces another edition, or it has not
 * been confirmed for a day.
 * @param now by the device's clock; ignored if it is earlier than the server's last statement
 */
export function editionWarnings(
  { shown, fallback, seenAt = 0 }: Pick<EditionStatus, 'shown' | 'fallback' | 'seenAt'>,
  now: number,
): readonly EditionWarning[] {
  const time = Math.max(now, seenAt);
  const hours = Math.floor((time - seenAt) / HOUR);
  return [
    ...(shown !== undefined && time >= shown.expiresAt
      ? [{ tone: 'critical', text: m.edition_expired({ date: contentDate({ date: shown.end }) }) } as const]
      : []),
    ...(fallback === undefined ? [] : [{ tone: 'critical', text: FALLBACK[fallback]() } as const]),
    ...(shown !== undefined && hours >= STALE_HOURS
      ? [
          {
            tone: 'amber',
            text: m.edition_checked({ hours }),
            alone: m.edition_checked_alone({ version: shown.version, hours }),
          } as const,
        ]
      : []),
  ];
}

const FALLBACK = {
  previous: m.edition_fallback_previous,
  base: m.edition_fallback_base,
  form: m.edition_fallback_form,
} as const;

/** The sentences about the recalled drugs. Each includes the drug's name. */
export const recalledDrugs = ({ recalled }: Pick<EditionStatus, 'recalled'>): readonly string[] =>
  recalled.flatMap(({ kind, text }) => (kind === 'drug' ? [text] : []));

/** Names of the recalled items, without duplicates. */
export const recalledNames = ({ recalled }: Pick<EditionStatus, 'recalled'>): readonly string[] => [
  ...new Set(recalled.map(({ kind, name }) => (kind === 'line' ? m.content_recalled_line({ name }) : name))),
];

/** Messages that explain why the server's newest edition is refused. */
export const REFUSALS: Readonly<Record<ContentRefusal, () => string>> = {
  signatures: m.edition_refused_signatures,
  less: m.edition_refused_less,
  parts: m.edition_refused_parts,
  expired: m.edition_refused_expired,
  'not-yet': m.edition_refused_not_yet,
  app: m.edition_refused_app,
  form: m.edition_refused_form,
  'not-loaded': m.edition_refused_not_loaded,
  'not-stored': m.edition_refused_not_stored,
};

/** The footer for shared text. */
export const sharedEdition = (
  { id }: Pick<EditionCover, 'id'>,
  status: EditionStatus,
  now: number,
): readonly string[] => [
  m.calc_share_foot({ edition: id }),
  editionSentence(status.shown),
  ...recalledDrugs(status),
  ...editionWarnings(status, now).map(({ text }) => text),
];
