/**
 * The canonical JSON text of a value, as defined by RFC 8785 (JSON Canonicalization Scheme): no whitespace, the keys of
 * every object sorted by their UTF-16 code units, numbers and strings as JavaScript serializes them. Equal content
 * always produces equal bytes, in any implementation of the RFC.
 *
 * @throws TypeError for values that the RFC cannot represent: NaN, infinities, half a surrogate pair, anything that is
 * not JSON
 */
export function canonicalJson(value: unknown): string {
  switch (typeof value) {
    case 'boolean':
      return String(value);
    case 'number':
      if (Number.isFinite(value)) return JSON.stringify(value);
      break;
    case 'string':
      if (value.isWellFormed()) return JSON.stringify(value);
      break;
    case 'object':
      if (value === null) return 'null';
      if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
      if (isPlain(value)) return `{${membersOf(value).join(',')}}`;
  }
  throw new TypeError(`RFC 8785 has no text for ${String(value)}`);
}

/** Sorted here, because an object lists keys that look like integers first. Absent members are left out. */
const membersOf = (value: object): string[] =>
  Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, inner]) => `${canonicalJson(key)}:${canonicalJson(inner)}`);

const isPlain = (value: object): boolean => [Object.prototype, null].includes(Object.getPrototypeOf(value));
