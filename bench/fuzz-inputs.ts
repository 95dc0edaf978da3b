/** Strings that have broken parsers, databases, terminals and templates in the past. */
export const HOSTILE: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\r\nSet-Cookie: x=y',
  "' or '1'='1",
  "'; drop table users; --",
  '" onmouseover="alert(1)',
  '<script>alert(1)</script>',
  '../../../etc/passwd',
  '..%2f..%2f',
  '%',
  '%00',
  '%zz',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: sent literally, for templates on the server
  '${7*7}',
  '{{7*7}}',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  'NaN',
  'true',
  '-1',
  '1e309',
  '9007199254740993',
  '\ud800',
  '\udfff\ud800',
  '\u202e\u2066abc',
  '\ufeff',
  'İ'.repeat(50),
  'ﷺ'.repeat(60),
  '👩‍🚒'.repeat(20),
  'سارة الحربي',
  'a'.repeat(255),
  'x'.repeat(5_000),
  'aspirin',
  'sara@bench.example',
  'SARA@bench.example ',
  `${'a'.repeat(64)}@${'b'.repeat(190)}`,
];

export type Random = () => number;

export function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

/** The subset of JSON Schema that the document uses. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
}

const ODD: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  [],
  {},
  [[]],
  { $gt: '' },
  ['a'],
  { toString: 1 },
];

/** More items than any list accepts, in fewer bytes than a body may have. */
const MANY = 501;

/** A value that often matches the schema and often does not. */
export function valueFor(random: Random, schema: Schema | undefined, known: readonly string[], depth = 0): unknown {
  const luck = random();
  if (luck < 0.05) return pick(random, ODD);
  if (schema?.anyOf !== undefined) return valueFor(random, pick(random, schema.anyOf), known, depth);
  if (schema?.enum !== undefined && luck < 0.8) return pick(random, schema.enum);
  if (schema?.properties !== undefined && depth < 3) {
    const fields = Object.entries(schema.properties).filter(() => random() < 0.97);
    const body = Object.fromEntries(fields.map(([name, field]) => [name, valueFor(random, field, known, depth + 1)]));
    return random() < 0.1 ? { ...body, isAdmin: true, id: 'x', [pick(random, HOSTILE)]: 1 } : body;
  }
  if (schema?.type === 'array') {
    const length = random() < 0.02 ? MANY : Math.floor(random() * 3);
    return Array.from({ length }, () => valueFor(random, schema.items, known, depth + 1));
  }
  if (schema?.type === 'integer')
    return random() < 0.8 ? pick(random, [1, 2, 3, 1_700_000_000_000]) : pick(random, ODD);
  if (schema?.type === 'boolean') return random() < 0.7 ? random() < 0.5 : pick(random, ODD);
  if (random() < 0.6) return random() < 0.5 ? 'correct horse' : pick(random, known);
  return pick(random, HOSTILE);
}

/** A replacement for a part of the path. */
export function pathPart(random: Random, known: readonly string[]): string {
  if (random() < 0.4) return encodeURIComponent(pick(random, known));
  const text = pick(random, HOSTILE);
  // Sometimes not encoded, as far as an HTTP client allows it.
  if (random() < 0.2 && /^[!-~]+$/.test(text) && !/[?#]/.test(text)) return text;
  return encodeURIComponent(text.toWellFormed()) || '%20';
}

/** A request body: mostly JSON, sometimes truncated, empty, huge or of another type. */
export function wireBody(random: Random, value: unknown): { body: string | Buffer; type: string } {
  const json = JSON.stringify(value) ?? 'undefined';
  const luck = random();
  if (luck < 0.86) return { body: json, type: 'application/json' };
  if (luck < 0.9) return { body: json.slice(0, Math.floor(random() * json.length)), type: 'application/json' };
  if (luck < 0.92)
    return { body: '{"__proto__":{"isAdmin":true},"email":"a@b.co","password":"12345678"}', type: 'application/json' };
  if (luck < 0.94) return { body: `{"email":"${'x'.repeat(40_000)}"}`, type: 'application/json' };
  if (luck < 0.96) return { body: `${'['.repeat(5_000)}${']'.repeat(5_000)}`, type: 'application/json' };
  if (luck < 0.97)
    return { body: Buffer.from(json.replace(/"[^"]*"/, '"\xff\xfe\xc0"'), 'latin1'), type: 'application/json' };
  if (luck < 0.98) return { body: Buffer.from(json, 'utf16le'), type: 'application/json' };
  return {
    body: json,
    type: pick(random, [
      'text/plain',
      'application/xml',
      'multipart/form-data',
      'application/json; charset=utf-16',
      ';',
    ]),
  };
}
