/** The words of many texts, and which texts have each. */
export interface WordIndex {
  /** In the order of their code units, so that all words with one beginning stand side by side. */
  readonly words: readonly string[];
  /** For each word, the numbers of the texts that have it. */
  readonly having: ReadonlyArray<readonly number[]>;
  /** How many texts there are. */
  readonly size: number;
}

/** @param texts folded, numbered by their place. */
export function wordIndexOf(texts: readonly string[]): WordIndex {
  const indexing = startWordIndex();
  for (const text of texts) indexing.add(text);
  return indexing.finish();
}

/** An index that is made text by text. The texts are folded and get the numbers 0, 1, 2. */
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
 * The numbers, in order, of the texts that may hold a term: those with its first word, or, where that is the only one,
 * with a word that starts with it. No other text can hold the term.
 * @param wanted folded, with a word at least.
 */
export function textsWith({ words, having, size }: WordIndex, wanted: string): number[] {
  const blank = wanted.indexOf(' ');
  const first = blank === -1 ? wanted : wanted.slice(0, blank);
  const fits = (word: string | undefined) => (blank === -1 ? word?.startsWith(first) === true : word === first);
  // Marked and then read in order, which is faster than sorting what several words have.
  const holds = new Uint8Array(size);
  for (let at = placeOf(words, first); fits(words[at]); at += 1) for (const text of having[at] ?? []) holds[text] = 1;
  const found: number[] = [];
  for (let text = 0; text < size; text += 1) if (holds[text] === 1) found.push(text);
  return found;
}

/** The place of the first word that does not come before this one. */
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
