type Table = Readonly<Record<string, string | readonly string[]>>;

/** Drug by drug, what is written and what a table expects, so that one wrong figure is not looked for in two long tables. */
export function differing(written: Table, expected: Table): string[] {
  const text = (table: Table, id: string) => table[id] && [table[id]].flat().join('; ');
  return Object.keys({ ...written, ...expected })
    .map((id) => ({ id, is: text(written, id), should: text(expected, id) }))
    .filter(({ is, should }) => is !== should)
    .map(({ id, is = 'nothing', should = 'nothing' }) => `${id}: ${is}, in the table: ${should}`);
}
