import { canonicalJson } from '@first60/edition';

/** A type guard that checks the shape of a value. */
export type Shape<Value> = (value: unknown) => value is Value;

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

export const isText: Shape<string> = (value) => typeof value === 'string';
/** SHA-256 in hex. */
export const isDigest: Shape<string> = (value): value is string => isText(value) && /^[0-9a-f]{64}$/.test(value);
/** A non-negative integer that every engine reads the same way. */
export const isCount: Shape<number> = (value): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
/** Epoch milliseconds that a Date can represent. Anything later could not be displayed. */
export const isMoment: Shape<number> = (value): value is number => isCount(value) && value <= 8_640_000_000_000_000;
/** An ISO day, "2027-06-30". */
export const isDay: Shape<string> = (value): value is string =>
  isText(value) && /^\d{4}-\d\d-\d\d$/.test(value) && new Date(value).toJSON()?.startsWith(value) === true;

export const listOf =
  <Value>(one: Shape<Value>): Shape<readonly Value[]> =>
  (value): value is readonly Value[] =>
    Array.isArray(value) && value.every(one);

export const orNull =
  <Value>(one: Shape<Value>): Shape<Value | null> =>
  (value): value is Value | null =>
    value === null || one(value);

export const oneOf =
  <Value extends string | number>(...values: readonly Value[]): Shape<Value> =>
  (value): value is Value =>
    values.includes(value as Value);

export const recordOf =
  <Value>(one: Shape<Value>): Shape<Readonly<Record<string, Value>>> =>
  (value): value is Readonly<Record<string, Value>> =>
    isObject(value) && Object.values(value).every(one);

/** An object with exactly these fields. An extra field could be interpreted differently by another program. */
export const objectOf =
  <Value extends object>(fields: { readonly [Name in keyof Value]-?: Shape<Value[Name]> }): Shape<Value> =>
  (value): value is Value => {
    if (!isObject(value)) return false;
    const names = Object.keys(fields) as Array<string & keyof Value>;
    return (
      Object.keys(value).length === names.length && names.every((name) => name in value && fields[name](value[name]))
    );
  };

/**
 * Parses a string that is canonical JSON (RFC 8785) of this shape. Equal values have equal strings, so changing a
 * string anywhere changes its value.
 * @returns undefined for any other string
 */
export function valueOfText<Value>(text: string, shape: Shape<Value>): Value | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return shape(value) && canonicalJson(value) === text ? value : undefined;
  } catch {
    return undefined;
  }
}
