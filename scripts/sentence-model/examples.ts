import { edition, spokenSentences, uncoveredSentences } from '../../packages/content/src/index.ts';
import { abbreviations } from '../../packages/web/src/search/gold/abbreviations.ts';
import { arabicWords } from '../../packages/web/src/search/gold/arabic-words.ts';
import { callerSentences } from '../../packages/web/src/search/gold/caller-sentences.ts';
import { clinicalTerms } from '../../packages/web/src/search/gold/clinical-terms.ts';
import { dispatcherSentences } from '../../packages/web/src/search/gold/dispatcher-sentences.ts';
import { layWords } from '../../packages/web/src/search/gold/lay-words.ts';
import { uncoveredSentences as uncoveredGold } from '../../packages/web/src/search/gold/uncovered-sentences.ts';
import { indexOf } from '../../packages/web/src/search/name-index.ts';
import { sentenceFeatures } from '../../packages/web/src/search/sentences/sentence-features.ts';
import type { Example } from './train.ts';

/** A sentence and the cards that are right for it; none where no card covers it. */
type Labeled = readonly [say: string, ...right: string[]];

const ofCards: readonly Labeled[] = [
  ...Object.entries(spokenSentences).flatMap(([card, sentences]) =>
    sentences.map((sentence): Labeled => {
      const [say, ...alsoRight] = typeof sentence === 'string' ? [sentence] : sentence;
      return [say ?? '', card, ...alsoRight];
    }),
  ),
  ...[callerSentences, dispatcherSentences, layWords, clinicalTerms, abbreviations, arabicWords].flat(),
  ...[edition.synonyms, edition.spokenWords].flatMap((words) =>
    Object.entries(words).flatMap(([card, texts]) => texts.map((text): Labeled => [text, card])),
  ),
];

const ofNoCard: readonly Labeled[] = [
  ...uncoveredSentences,
  ...uncoveredGold.map(([say]) => say),
  ...edition.uncoveredTopics.flatMap(({ words }) => words),
].map((say): Labeled => [say]);

/** Everything that the model learns from, as the search reads it. */
export function examples(): readonly Example[] {
  const { families } = indexOf(edition);
  return [...ofCards, ...ofNoCard].map(([say, ...right]) => ({ features: sentenceFeatures(say, families), right }));
}

export const cards: readonly string[] = Object.keys(edition.protocols);
