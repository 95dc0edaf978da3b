/** A value with one place changed. */
export interface Mutation {
  /** JSON Pointer of the place, and the change made there: "/zones/0/color changed". */
  readonly what: string;
  readonly value: unknown;
}

/**
 * Every single change to a plain value: each string, number and boolean changed, each field and entry removed or added, and
 * each pair of list neighbors swapped. Unchanged parts keep their identity, so that comparing is fast.
 */
export function* mutations(node: unknown, at = ''): Generator<Mutation> {
  if (Array.isArray(node)) yield* ofList(node, at);
  else if (node !== null && typeof node === 'object') yield* ofRecord(node as Readonly<Record<string, unknown>>, at);
  else yield { what: `${at} changed`, value: otherThan(node) };
}

function otherThan(leaf: unknown): unknown {
  switch (typeof leaf) {
    case 'string':
      return `${leaf}~`;
    case 'number':
      return leaf + 1;
    case 'boolean':
      return !leaf;
    default:
      return 'known';
  }
}

function* ofList(list: readonly unknown[], at: string): Generator<Mutation> {
  for (const [index, entry] of list.entries()) {
    for (const { what, value } of mutations(entry, `${at}/${index}`)) yield { what, value: list.with(index, value) };
    yield { what: `${at}/${index} taken out`, value: list.toSpliced(index, 1) };
    const next = list[index + 1];
    if (next !== undefined && JSON.stringify(next) !== JSON.stringify(entry))
      yield { what: `${at}/${index} after the next`, value: list.toSpliced(index, 2, next, entry) };
  }
  yield { what: `${at} with one more`, value: [...list, list.at(-1) ?? 'one more'] };
}

function* ofRecord(record: Readonly<Record<string, unknown>>, at: string): Generator<Mutation> {
  for (const [key, inner] of Object.entries(record)) {
    if (inner === undefined) continue;
    for (const { what, value } of mutations(inner, `${at}/${key}`)) yield { what, value: { ...record, [key]: value } };
    const { [key]: _, ...others } = record;
    yield { what: `${at}/${key} taken out`, value: others };
  }
  yield { what: `${at} with a field that nobody knows yet`, value: { ...record, fieldOfTomorrow: 'one more' } };
}
