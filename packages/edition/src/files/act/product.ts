import type { Product, ProductForm, RouteLimit } from '@first60/clinical';
import { z } from 'zod';
import { sourceKeys } from '../line-file.ts';
import { quantity, strength } from '../quantity.ts';
import { route } from '../route.ts';
import { storage } from './storage.ts';
import { DOSE_UNIT, key, NUMBER, type Refused, refused, written } from './written.ts';

const HOLDS = new RegExp(`^(?<amount>${NUMBER}) (?<unit>${DOSE_UNIT})(?: in (?<volume>${NUMBER}) mL)?$`);

/** Reads what one container holds: "15 mg in 3 mL", "1000 mL", "0.3 mg". */
export function readHolds(text: string): Product['holds'] | Refused {
  const { amount, unit, volume } = HOLDS.exec(text)?.groups ?? {};
  const isVolume = unit === 'mL';
  if (amount === undefined || Number(amount) === 0 || Number(volume ?? 1) === 0 || (isVolume && volume !== undefined)) {
    return refused(`"${text}" says not what one container holds: write "15 mg in 3 mL", "1000 mL" or "0.3 mg"`);
  }
  const held = { amount: Number(amount), unit: unit as 'mg' };
  if (isVolume) return { volume: held };
  return { drug: held, ...(volume !== undefined && { volume: { amount: Number(volume), unit: 'mL' as const } }) };
}

const FORMS = [
  'ampoule',
  'vial',
  'prefilled-syringe',
  'bag',
  'flush-syringe',
  'nebule',
  'tablet',
  'tube',
  'bottle',
  'spray',
  'injector',
  'cylinder',
  'kit',
] as const;

const volume = quantity.refine(({ unit }) => unit === 'mL', 'A size is written in mL, like "500 mL"');

/** What is stocked, under its id. */
export const product = z
  .strictObject({
    form: z.enum(FORMS).transform((form) => form.replace('-', ' ') as ProductForm),
    holds: written(readHolds).exactOptional(),
    anySize: z.literal(true).exactOptional(),
    also: z.array(volume).min(1).exactOptional(),
    undiluted: z.array(route).default([]),
    lookalikes: z.array(z.string()).min(1).exactOptional(),
    neverMixIn: z.literal(true).exactOptional(),
    storage: storage.exactOptional(),
    par: z.number().int().positive().exactOptional(),
  })
  .transform(({ holds = {}, ...rest }) => ({ ...rest, holds }));

const RATE = '/min';

/** An amount of drug in one minute: "150 mg/min". */
const rate = z
  .string()
  .transform((text, context) => {
    if (text.endsWith(RATE)) return text.slice(0, -RATE.length);
    context.addIssue(`"${text}" is no rate: write how much goes in in one minute, like "150 mg/min"`);
    return z.NEVER;
  })
  .pipe(quantity);

/** The greatest strength and rate by a route. */
export const routeLimit = z
  .strictObject({
    routes: z.array(route).min(1),
    strength: strength.exactOptional(),
    rate: rate.exactOptional(),
    rateNotFor: z.array(key).min(1).exactOptional(),
    source: sourceKeys,
  })
  .refine(
    ({ strength: strongest, rate: fastest }) => strongest !== undefined || fastest !== undefined,
    'A limit of a route says how strong or how fast: write "strength: 200 mg/mL" or "rate: 150 mg/min"',
  )
  .transform((said): RouteLimit => said);
