import { z } from 'zod';

/** The forms of each schema that has several, for the schemas of a text editor. */
export const FORMS = new WeakMap<object, readonly z.ZodType[]>();

/**
 * One of two forms, chosen by what is written. Only the problems of the chosen form are reported; a union would report
 * those of the form that it takes for the nearest.
 */
export function eitherForm<First extends z.ZodType, Second extends z.ZodType>(
  isFirst: (written: unknown) => boolean,
  first: First,
  second: Second,
) {
  const schema = z.unknown().transform((written, context): z.output<First> | z.output<Second> => {
    const result = (isFirst(written) ? first : second).safeParse(written, { reportInput: true });
    if (result.success) return result.data as z.output<First> | z.output<Second>;
    for (const issue of result.error.issues) context.issues.push(issue as (typeof context.issues)[number]);
    return z.NEVER;
  });
  FORMS.set(schema, [first, second]);
  return schema;
}

/** True for a block of keys and values. */
export const isBlock = (written: unknown): written is Readonly<Record<string, unknown>> =>
  typeof written === 'object' && written !== null && !Array.isArray(written);
