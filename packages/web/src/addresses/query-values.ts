/** The value of each query parameter that a screen knows. Empty if the address does not contain it. */
export type QueryValues<Name extends string> = Readonly<Record<Name, string>>;

export function queryValues<Name extends string>(query: string, names: readonly Name[]): QueryValues<Name> {
  const params = new URLSearchParams(query);
  return Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Record<Name, string>;
}

/** A screen's address with its values. Blank values are left out. */
export function addressOf(path: string, values: Readonly<Record<string, string>>): string {
  const filled = Object.entries(values).filter(([, value]) => value.trim() !== '');
  return filled.length === 0 ? path : `${path}?${new URLSearchParams(filled)}`;
}
