import { z } from 'zod';

const WRITTEN = /^(?<amount>(?:0|[1-9]\d*)(?:\.\d*[1-9])?) (?<unit>s|min|h)$/;
const SECONDS: Readonly<Record<string, number>> = { s: 1, min: 60, h: 3600 };

/**
 * A length of time as people write it, "15 s", "2 min", "4.5 h": a number, one space and s, min or h. It is converted
 * to whole seconds.
 */
export const duration = z.string().transform((text, context): number => {
  const { amount, unit } = WRITTEN.exec(text)?.groups ?? {};
  const seconds = Number(amount) * (SECONDS[unit ?? ''] ?? Number.NaN);
  if (Number.isInteger(seconds)) return seconds;
  context.addIssue(`"${text}" is no time: write a number, a space and s, min or h, like "2 min"`);
  return z.NEVER;
});
