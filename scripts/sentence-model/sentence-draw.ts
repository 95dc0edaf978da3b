import type { SaidSentence } from './said-sentences.ts';

/** Any number would do. This one was chosen before the first results were known, and no other was tried. */
const SEED = 60;
/** The share of each card's sentences, and of those without a card, that is never used for training. */
const HELD_OUT = 1 / 4;

/** The sentences used to train the search, and those used to evaluate it. */
export interface SentenceDraw {
  readonly taught: readonly SaidSentence[];
  readonly heldOut: readonly SaidSentence[];
}

/**
 * Draws a quarter of each card's sentences, and of those without a card: the ones with the lowest lots. A lot depends
 * only on the letters and the seed. So adding a sentence moves at most one other sentence for its card to the other
 * set, along with the sentences that contain it.
 *
 * Training on a sentence that contains a drawn one would teach the drawn one too, so it is also held out. A sentence
 * that is part of a taught name is taught with that name, and is not drawn.
 */
export function drawSentences(sentences: readonly SaidSentence[], names: readonly string[]): SentenceDraw {
  const namesWith = textsWith(names);
  const mayBeDrawn = sentences.filter(({ folded }) => namesWith(folded).length === 0);
  const drawn = [...Map.groupBy(mayBeDrawn, ({ right: [card] }) => card).values()].flatMap((ofCard) => {
    const different = [...new Set(ofCard.map(({ folded }) => folded))];
    const byLot = different.toSorted((one, other) => lotOf(one) - lotOf(other));
    return byLot.slice(0, Math.ceil(different.length * HELD_OUT));
  });
  const sentencesWith = textsWith(sentences.map(({ folded }) => folded));
  const untaught = new Set(drawn.flatMap((each) => sentencesWith(each)));
  return {
    taught: sentences.filter(({ folded }) => !untaught.has(folded)),
    heldOut: sentences.filter(({ folded }) => untaught.has(folded)),
  };
}

/** A hash in which every letter changes the whole number: FNV-1a with final mixing. */
function lotOf(folded: string): number {
  let lot = 0x811c9dc5 ^ SEED;
  for (let place = 0; place < folded.length; place += 1) lot = Math.imul(lot ^ folded.charCodeAt(place), 0x01000193);
  lot = Math.imul(lot ^ (lot >>> 16), 0x85ebca6b);
  lot = Math.imul(lot ^ (lot >>> 13), 0xc2b2ae35);
  return (lot ^ (lot >>> 16)) >>> 0;
}

/**
 * Finds the texts that contain a given part. All words of the part except the first and the last are whole words in
 * such a text, so only the texts with the rarest of those words are read.
 */
function textsWith(texts: readonly string[]): (part: string) => string[] {
  const byWord = new Map<string, string[]>();
  for (const text of texts)
    for (const word of new Set(text.split(' '))) {
      const having = byWord.get(word);
      if (having === undefined) byWord.set(word, [text]);
      else having.push(text);
    }
  return (part) => {
    const inner = part.split(' ').slice(1, -1);
    const [fewest = texts] = inner
      .map((word) => byWord.get(word) ?? [])
      .toSorted((one, other) => one.length - other.length);
    return fewest.filter((text) => text.includes(part));
  };
}
