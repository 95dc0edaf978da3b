import { z } from 'zod';

/** Why a text cannot be read: a sentence that quotes it and gives a right one. */
export interface Refused {
  readonly refused: string;
}

export const refused = (sentence: string): Refused => ({ refused: sentence });

export const isRefused = (read: unknown): read is Refused =>
  typeof read === 'object' && read !== null && 'refused' in read;

/** A text that a parser reads. */
export const written = <Value>(read: (text: string) => Value | Refused) =>
  z.string().transform((text, context): Value => {
    const result = read(text);
    if (!isRefused(result)) return result;
    context.addIssue(result.refused);
    return z.NEVER;
  });

/** No unnecessary zero, as in an amount: "5.0 mg" is easily read as 50 mg. */
export const NUMBER = String.raw`(?:0|[1-9]\d*)(?:\.\d*[1-9])?`;
export const DOSE_UNIT = '(?:mg|mcg|g|mEq|units|mL)';
const KEY = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** True for a key of a table: "wet-lungs". */
export const isKey = (text: string): boolean => KEY.test(text);

/** A key of a table or an id, in small letters with hyphens. */
export const key = written((text) =>
  isKey(text) ? text : refused(`"${text}" is no key: write small letters and hyphens, like "heart-block"`),
);
