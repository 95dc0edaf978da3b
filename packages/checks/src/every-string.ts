/** A text inside a value, and its JSON Pointer there. */
export interface StringAt {
  readonly path: string;
  readonly text: string;
}

/** Every string inside a plain value, with the path that leads to it. */
export function* everyString(value: unknown, path = ''): Generator<StringAt> {
  if (typeof value === 'string') {
    yield { path, text: value };
  } else if (value !== null && typeof value === 'object') {
    for (const [key, inner] of Object.entries(value)) {
      yield* everyString(inner, `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
    }
  }
}
