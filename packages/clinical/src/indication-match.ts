/** Words that name the patient or join other words, never the condition. */
const SMALL_WORDS = new Set(
  'adult pediatric paediatric child and or of the with from in after for to a an via'.split(' '),
);

/** Words for a route alone are not an alternative: the "IV" of "Pain, IV" is not an illness. */
const ROUTES = new Set(['no', 'iv', 'io', 'im', 'sc', 'sl', 'po']);

/**
 * The label of a drug's dosing rows that matches a protocol's title, or null.
 *
 * A label names alternatives, separated by commas ("Nausea, vomiting"). A route among them is not an alternative. In
 * order: the same label; a label with the same words as the title; an alternative with the same words; an alternative
 * whose words are all in the title; a label that contains every word of the title. The first rule that fits any label
 * decides. If that rule fits several labels, the user must choose.
 */
export function findIndication(title: string, labels: readonly string[]): string | null {
  const asked = wordsOf(title);
  if (asked.size === 0) return null;
  const rules: ReadonlyArray<(label: string) => boolean> = [
    (label) => label.toLowerCase() === title.trim().toLowerCase(),
    (label) => isSame(wordsOf(withoutBrackets(label)), asked),
    (label) => partsOf(label).some((part) => isSame(part, asked)),
    (label) => partsOf(label).some((part) => isWithin(part, asked)),
    (label) => isWithin(asked, wordsOf(label)),
  ];
  for (const rule of rules) {
    const [first, ...others] = labels.filter(rule);
    if (first !== undefined) return others.length === 0 ? first : null;
  }
  return null;
}

const partsOf = (label: string): ReadonlyArray<ReadonlySet<string>> =>
  withoutBrackets(label)
    .split(',')
    .map(wordsOf)
    .filter((words) => [...words].some((word) => !ROUTES.has(word)));

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && isWithin(one, other);

const isWithin = (some: ReadonlySet<string>, all: ReadonlySet<string>): boolean =>
  [...some].every((word) => all.has(word));

const withoutBrackets = (label: string): string => label.replace(/\([^)]*\)/g, ' ');

/** Words in lower case, without minor words. A final s is ignored ("Seizures" is "Seizure"). */
function wordsOf(text: string): Set<string> {
  const words = text.toLowerCase().split(/[^a-z0-9]+/);
  return new Set(words.filter((word) => word !== '' && !SMALL_WORDS.has(word)).map((word) => word.replace(/s$/, '')));
}
