import { spokenSentences, uncoveredSentences } from '../../packages/content/src/index.ts';
import type { ProtocolId } from '../../packages/edition/src/index.ts';
import { callerSentences } from '../../packages/web/src/search/gold/caller-sentences.ts';
import { dispatcherSentences } from '../../packages/web/src/search/gold/dispatcher-sentences.ts';
import type { GoldQuery } from '../../packages/web/src/search/gold/gold-query.ts';
import { uncoveredSentences as uncoveredGold } from '../../packages/web/src/search/gold/uncovered-sentences.ts';
import { foldTerm } from '../../packages/web/src/search/search-text.ts';

/** A sentence of somebody, and what the search should answer. */
export interface SaidSentence {
  readonly say: string;
  /** The sentence as the search compares texts. */
  readonly folded: string;
  /** The cards that are right, the best first. Empty where no card covers it. */
  readonly right: readonly ProtocolId[];
  /** Where no card covers it: the cards that would do no harm as an answer. */
  readonly harmless: readonly ProtocolId[];
  /** Whether it is of the gold set. The names of the cards were mended by those sentences, and know them. */
  readonly knownToNames: boolean;
}

/** What the search should answer to a sentence, apart from the sentence itself. */
type Answer = Omit<SaidSentence, 'say' | 'folded'>;

const said = (say: string, answer: Answer): SaidSentence => ({ say, folded: foldTerm(say), ...answer });

const goldLists: ReadonlyArray<readonly GoldQuery<ProtocolId>[]> = [callerSentences, dispatcherSentences];

/** Every sentence that there is, of each card and of no card, by all writers. */
export const saidSentences: readonly SaidSentence[] = [
  ...Object.entries(spokenSentences).flatMap(([card, sentences]) =>
    sentences.map((sentence) => {
      const [say, ...alsoRight] = typeof sentence === 'string' ? ([sentence] as const) : sentence;
      return said(say, { right: [card, ...alsoRight], harmless: [], knownToNames: false });
    }),
  ),
  ...uncoveredSentences.map((say) => said(say, { right: [], harmless: [], knownToNames: false })),
  ...goldLists.flat().map(([say, ...right]) => said(say, { right, harmless: [], knownToNames: true })),
  ...uncoveredGold.map(([say, ...harmless]) => said(say, { right: [], harmless, knownToNames: true })),
];
