/** A table that is made from an edition once, and again for another edition. */
export function perEdition<Of extends object, Table>(make: (edition: Of) => Table): (edition: Of) => Table {
  const tables = new WeakMap<Of, { readonly table: Table }>();
  return (edition) => {
    const made = tables.get(edition) ?? { table: make(edition) };
    tables.set(edition, made);
    return made.table;
  };
}
