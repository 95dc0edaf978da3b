import { spokenSentences, uncoveredSentences } from '../../packages/content/src/index.ts';
import type { ProtocolId } from '../../packages/edition/src/index.ts';
import { callerSentences } from '../../packages/web/src/search/gold/caller-sentences.ts';
import { dispatcherSentences } from '../../packages/web/src/search/gold/dispatcher-sentences.ts';
import type { GoldQuery } from '../../packages/web/src/search/gold/gold-query.ts';
import { uncoveredSentences as uncoveredGold } from '../../packages/web/src/search/gold/uncovered-sentences.ts';
import { foldTerm } from '../../packages/web/src/search/search-text.ts';

/** A sentence that somebody says, and the correct search result. */
export interface SaidSentence {
  readonly say: string;
  /** The sentence in the form in which the search compares texts. */
  readonly folded: string;
  /** The correct cards, the best first. Empty if no card covers the sentence. */
  readonly right: readonly ProtocolId[];
  /** If no card covers the sentence: the cards that would do no harm as a result. */
  readonly harmless: readonly ProtocolId[];
  /**
   * True for a sentence of the gold set. The cards' names were improved using those sentences, so the names match them.
   */
  readonly knownToNames: boolean;
}

/** The correct result for a sentence, without the sentence itself. */
type Answer = Omit<SaidSentence, 'say' | 'folded'>;

const said = (say: string, answer: Answer): SaidSentence => ({ say, folded: foldTerm(say), ...answer });

const goldLists: ReadonlyArray<readonly GoldQuery<ProtocolId>[]> = [callerSentences, dispatcherSentences];

/** The sentences for each card and those without a card, by all writers. */
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
