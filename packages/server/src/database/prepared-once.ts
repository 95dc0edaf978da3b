/**
 * The application has about a hundred different statements. Those with lists of values exist in a few different sizes.
 */
const MAX_PREPARED = 500;

/** Preparing a statement takes longer than running it, so each connection prepares it once. */
export function preparedOnce<Statement>(prepare: (sql: string) => Statement): (sql: string) => Statement {
  const prepared = new Map<string, Statement>();
  return (sql) => {
    const known = prepared.get(sql);
    if (known !== undefined) return known;
    const statement = prepare(sql);
    if (prepared.size >= MAX_PREPARED) prepared.clear();
    prepared.set(sql, statement);
    return statement;
  };
}
