/** A string inside a value, and the JSON Pointer to it. */
export interface StringAt {
  readonly path: string;
  readonly text: string;
}

/** Every string inside a plain value, with the path that leads to it. */
export function everyString(value: unknown): readonly StringAt[] {
  const found: StringAt[] = [];
  gather(value, '', found);
  return found;
}

/**
 * All strings go into one list, because an edition has tens of thousands of them, many levels deep, and most rules need
 * them.
 */
function gather(value: unknown, path: string, found: StringAt[]): void {
  if (typeof value === 'string') {
    found.push({ path, text: value });
  } else if (Array.isArray(value)) {
    for (const [at, inner] of value.entries()) gather(inner, `${path}/${at}`, found);
  } else if (value !== null && typeof value === 'object') {
    for (const [key, inner] of Object.entries(value)) gather(inner, `${path}/${escaped(key)}`, found);
  }
}

/** Few keys contain a character that a JSON Pointer escapes. */
const escaped = (key: string): string =>
  key.includes('~') || key.includes('/') ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;
