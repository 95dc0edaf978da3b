/** The first letters of the drugs whose acts are read together. A part each for all of them would lengthen every manifest. */
const LETTERS = ['a-e', 'f-m', 'n-z'] as const;

/** Path of the part that holds the acts of a drug: "acts/f-m" for midazolam. */
export function actsPartOf(drug: string): string {
  const first = drug.charAt(0);
  const letters = LETTERS.find((range) => first <= range.slice(-1)) ?? LETTERS[LETTERS.length - 1];
  return `acts/${letters}`;
}
