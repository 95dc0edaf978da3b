import type { Edition } from '../../packages/edition/src/index.ts';

/**
 * The drug that a text names first, so that a sentence is listed with its drug. A word that several drugs share, such as
 * "epinephrine", is returned itself.
 */
export function drugNamer({ formulary }: Pick<Edition, 'formulary'>): (text: string) => string | undefined {
  const byWord = Map.groupBy(Object.values(formulary), ({ genericName }) => wordOf(genericName));
  const drugs = new Map([...byWord].map(([word, [first, ...more]]) => [word, more.length === 0 ? first?.id : word]));
  return (text) => {
    const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
    const named = words.find((word) => drugs.has(word));
    return named === undefined ? undefined : drugs.get(named);
  };
}

const wordOf = (genericName: string): string => /\p{L}+/u.exec(genericName.toLowerCase())?.[0] ?? '';
