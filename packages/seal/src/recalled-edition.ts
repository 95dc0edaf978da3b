import type { Edition } from '@first60/edition';
import { cardPath, drugPath, HOSPITALS_PATH } from './parts.ts';
import type { Recall, RecallTarget } from './recall.ts';
import { withoutCard } from './recalled/without-card.ts';
import { withoutDrug } from './recalled/without-drug.ts';
import { withoutHospital } from './recalled/without-hospital.ts';
import { withoutLine } from './recalled/without-line.ts';

interface RecallTerms {
  /** Digest of a part of this edition. Undefined when it has no such part. */
  readonly digestOf: (path: string) => string | undefined;
  /** Sentence shown in place of hidden content. */
  readonly sentenceOf: (recall: Recall) => string;
}

/**
 * An edition without the recalled content. Each affected text is replaced by a notice of the recall, and its figures
 * and every row that a calculator would use are removed. A recall hides something only while the part is still the one
 * that was recalled.
 * @returns the same edition when nothing in it is recalled
 */
export function recalledEdition(
  edition: Edition,
  recalls: readonly Recall[],
  { digestOf, sentenceOf }: RecallTerms,
): Edition {
  return recalls
    .filter(({ target, partDigest }) => digestOf(pathOfTarget(target)) === partDigest)
    .reduce((rest, recall) => WITHOUT[recall.target.kind](rest, recall.target, sentenceOf(recall)), edition);
}

/** Path of the part that holds the recalled content. */
export const pathOfTarget = ({ kind, id }: RecallTarget): string =>
  kind === 'drug' ? drugPath(id) : kind === 'hospital' ? HOSPITALS_PATH : cardPath(id);

const WITHOUT: Readonly<
  Record<RecallTarget['kind'], (edition: Edition, target: RecallTarget, sentence: string) => Edition>
> = { drug: withoutDrug, card: withoutCard, line: withoutLine, hospital: withoutHospital };
