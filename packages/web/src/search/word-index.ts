/** The words in a set of texts, and the texts that contain each word. */
export interface WordIndex {
  /** Sorted by code units, so that all words with the same beginning are next to each other. */
  readonly words: readonly string[];
  /** For each word, the numbers of the texts that contain it. */
  readonly having: ReadonlyArray<readonly number[]>;
  /** Number of texts. */
  readonly size: number;
}

/** @param texts folded, numbered by their place. */
export function wordIndexOf(texts: readonly string[]): WordIndex {
  const indexing = startWordIndex();
  for (const text of texts) indexing.add(text);
  return indexing.finish();
}

/** An index that is built one text at a time. The texts are folded and numbered 0, 1, 2. */
export function startWordIndex() {
  const having = new Map<string, number[]>();
  let size = 0;
  return {
    add(text: string): void {
      for (const word of new Set(text.split(' '))) {
        const known = having.get(word);
        if (known === undefined) having.set(word, [size]);
        else known.push(size);
      }
      size += 1;
    },
    finish(): WordIndex {
      const words = [...having.keys()].sort();
      return { words, having: words.map((word) => having.get(word) ?? []), size };
    },
  };
}

/**
 * The numbers, in order, of the texts that may contain a term: the texts with its first word or, if the term is a
 * single word, with a word that starts with it. No other text can contain the term.
 * @param wanted folded, with at least one word.
 */
export function textsWith({ words, having, size }: WordIndex, wanted: string): number[] {
  const blank = wanted.indexOf(' ');
  const first = blank === -1 ? wanted : wanted.slice(0, blank);
  const fits = (word: string | undefined) => (blank === -1 ? word?.startsWith(first) === true : word === first);
  // Texts are marked and then read in order, which is faster than sorting the texts of several words.
  const holds = new Uint8Array(size);
  for (let at = placeOf(words, first); fits(words[at]); at += 1) for (const text of having[at] ?? []) holds[text] = 1;
  const found: number[] = [];
  for (let text = 0; text < size; text += 1) if (holds[text] === 1) found.push(text);
  return found;
}

/** The position of the first word that does not sort before this one. */
function placeOf(words: readonly string[], wanted: string): number {
  let from = 0;
  let to = words.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((words[middle] ?? '') < wanted) from = middle + 1;
    else to = middle;
  }
  return from;
}
