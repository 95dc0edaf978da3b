import { isRecord } from './values.ts';

/** The name of an entry in a list: its id, otherwise its purpose. Undefined if it has only its number. */
function nameOf(entry: unknown): string | undefined {
  if (!isRecord(entry)) return undefined;
  const { id, name, city, condition, indication, route, gauge, color, title, capacityMl, to } = entry;
  // Two hospitals may have the same name, so each is shown with its id.
  if (typeof name === 'string' && typeof city === 'string') return `${name} (${id})`;
  if (typeof id === 'string') return id;
  if (typeof condition === 'string') return condition;
  if (typeof indication === 'string') return typeof route === 'string' ? `${indication}, ${route}` : indication;
  const words = [gauge, color, title, name, to].filter((word) => typeof word === 'string');
  if (words.length > 0) return words.join(' ');
  return typeof capacityMl === 'number' ? `${capacityMl} mL` : undefined;
}

/** The names of all entries in a list, each of them unique. */
export function entryNames(list: readonly unknown[]): readonly string[] {
  const seen = new Map<string, number>();
  return list.map((entry, at) => {
    const name = nameOf(entry) ?? String(at + 1);
    const before = seen.get(name) ?? 0;
    seen.set(name, before + 1);
    return before === 0 ? name : `${name} (number ${before + 1} of this name)`;
  });
}
