/** The statements of a part of the edition by their path in words: "adult dose" -> "0.5 mg". */
export type Statements = ReadonlyMap<string, string>;

const isRecord = (node: unknown): node is Readonly<Record<string, unknown>> =>
  node !== null && typeof node === 'object';

/** Fields whose names in the edition say little to a reader. */
const SPOKEN: Readonly<Record<string, string>> = {
  pedsDose: 'child dose',
  pedsFigure: 'child figure',
  pedsInfusion: 'child infusion',
  maxTotal: 'limit',
  perKg: 'for each kg',
  dosePerKg: 'dose for each kg',
  perMl: 'drug in each mL',
  avgWeight: 'weight that the zone is worked out with',
};

/** "adultDose" in words. */
const spoken = (key: string): string => SPOKEN[key] ?? key.replace(/([A-Z])/g, ' $1').toLowerCase();

/** The name of a list entry: its id, otherwise its purpose, otherwise its number. */
function nameOf(entry: unknown, at: number): string {
  if (!isRecord(entry)) return String(at + 1);
  const { id, name: called, city, condition, indication, route, gauge, color, title, capacityMl } = entry;
  // Of two hospitals with one name each has its id.
  if (typeof called === 'string' && typeof city === 'string') return `${called} (${id})`;
  if (typeof id === 'string') return id;
  if (typeof condition === 'string') return condition;
  if (typeof indication === 'string') return typeof route === 'string' ? `${indication}, ${route}` : indication;
  const name = [gauge, color, title].find((value) => typeof value === 'string');
  if (typeof name === 'string') return name;
  return typeof capacityMl === 'number' ? `${capacityMl} mL` : String(at + 1);
}

/** A figure, a line or a list of words as one text. Undefined for a value with parts of its own. */
function whole(node: unknown): string | undefined {
  if (!isRecord(node)) return String(node);
  if (Array.isArray(node)) return node.every((entry) => !isRecord(entry)) ? node.join(', ') : undefined;
  if (typeof node.condition === 'string') return contraindication(node);
  if (typeof node.amount === 'number' && typeof node.unit === 'string') return `${node.amount} ${node.unit}`;
  return undefined;
}

/** What follows from a condition, for whom and from which works: "call first, pediatric". */
const contraindication = ({ condition: _, ...rest }: Readonly<Record<string, unknown>>): string =>
  Object.values(rest).flat().join(', ');

/** Every statement of a part of the edition, flat. */
export function statementsOf(node: unknown, place: readonly string[] = []): Statements {
  const text = whole(node);
  if (text !== undefined) return new Map([[place.join(', '), text]]);
  const entries = Array.isArray(node)
    ? node.map((entry, at) => [nameOf(entry, at), entry] as const)
    : Object.entries(node as Readonly<Record<string, unknown>>).map(([key, entry]) => [spoken(key), entry] as const);
  return new Map(
    entries.flatMap(([name, entry]) => [...statementsOf(entry, name === 'text' ? place : [...place, name])]),
  );
}

const quoted = (text: string): string => (text === '' ? 'nothing' : text);

/** The differences between two sets of statements, each under `title`. */
export function changesBetween(title: string, was: Statements, is: Statements): string[] {
  const places = new Set([...was.keys(), ...is.keys()]);
  return [...places].flatMap((place) => {
    const [before, after] = [was.get(place), is.get(place)];
    const where = place === '' ? title : `${title}, ${place}`;
    if (before === after) return [];
    if (before === undefined) return [`${where}: new: ${quoted(after ?? '')}`];
    if (after === undefined) return [`${where}: removed: ${quoted(before)}`];
    return [`${where}: ${quoted(before)} -> ${quoted(after)}`];
  });
}
