type Table = Readonly<Record<string, string | readonly string[]>>;

/**
 * Differences, drug by drug, between the written and the expected table, so that nobody has to search two long tables
 * for one wrong figure.
 */
export function differing(written: Table, expected: Table): string[] {
  const text = (table: Table, id: string) => table[id] && [table[id]].flat().join('; ');
  return Object.keys({ ...written, ...expected })
    .map((id) => ({ id, is: text(written, id), should: text(expected, id) }))
    .filter(({ is, should }) => is !== should)
    .map(({ id, is = 'nothing', should = 'nothing' }) => `${id}: ${is}, in the table: ${should}`);
}
