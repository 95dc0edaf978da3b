import type { Route, Who } from '@first60/clinical';
import { z } from 'zod';
import { eitherForm, isBlock } from '../either-form.ts';
import { sourceKeys } from '../line-file.ts';
import { quantity } from '../quantity.ts';
import { route } from '../route.ts';
import { byWho } from './by-who.ts';
import { caution, know, lift } from './caution.ts';
import { dose, give } from './dose.ts';
import { limit, modifier } from './limit.ts';
import { order } from './order.ts';
import { recheck } from './recheck.ts';
import { repeat } from './repeat.ts';
import { over } from './span.ts';
import { start } from './start.ts';
import { wording } from './table-words.ts';
import { forEachWho, who } from './who.ts';
import { key, refused, written } from './written.ts';

/** A field that `none` takes away from what an act takes over from another. */
const orNone = <Schema extends z.ZodType>(schema: Schema) =>
  eitherForm((said) => said === 'none', z.literal('none'), schema).exactOptional();

type RouteFor = { readonly route: Route; readonly who?: Who };

export const actRoutes = eitherForm(
  isBlock,
  z
    .partialRecord(route, who)
    .refine(
      (said) => Object.keys(said).length > 0,
      'An act needs a route: write it with whom it is for, like "IM: all"',
    )
    .transform((said): readonly RouteFor[] =>
      Object.entries(said).map(([one, of]) => ({
        route: one as Route,
        ...(of && Object.keys(of).length > 0 && { who: of }),
      })),
    ),
  z
    .array(route)
    .min(1)
    .transform((said): readonly RouteFor[] => said.map((one) => ({ route: one }))),
).transform((said): readonly RouteFor[] => said);

/** A drug and one of its acts: "ketamine/sedation". */
export const actRef = written((text) =>
  /^[a-z0-9-]+\/[a-z0-9-]+$/.test(text)
    ? text
    : refused(`"${text}" names no act: write the drug, a slash and the act, like "ketamine/sedation"`),
);

const instead = z.strictObject({
  if: key,
  act: actRef,
  order: z.literal(true).exactOptional(),
  say: wording('circumstances').exactOptional(),
});

const byAge = z.strictObject({ who, dose: quantity, say: z.string(), source: sourceKeys });

/** An act as it is written under its id. */
export const act = z.strictObject({
  label: z.string(),
  /** The act whose fields it takes over, one step deep. */
  like: key.exactOptional(),
  cardLabel: orNone(z.string()),
  noRow: orNone(z.literal(true)),
  when: orNone(z.array(key).min(1)),
  in: orNone(z.literal('arrest')),
  routes: actRoutes.exactOptional(),
  site: orNone(wording('sites')),
  split: orNone(z.number().int().min(2)),
  device: orNone(byWho(isBlock, wording('devices'))),
  dose: forEachWho(give)
    .transform((entries) => entries.map(({ who: of, is }) => ({ who: of, ...is })))
    .exactOptional(),
  product: orNone(key),
  over: orNone(byWho(isBlock, over)),
  then: orNone(byWho(isBlock, wording('steps'))),
  step: orNone(byWho(isBlock, dose)),
  recheck: orNone(recheck),
  target: orNone(key),
  stopWhen: orNone(z.array(key).min(1)),
  start: orNone(start),
  /** Here `none` has a meaning of its own: once. */
  repeat: repeat.exactOptional(),
  order: orNone(z.array(order).min(1)),
  limits: orNone(z.array(limit).min(1)),
  modify: orNone(z.array(modifier).min(1)),
  stop: orNone(z.array(caution).min(1)),
  ask: orNone(z.array(caution).min(1)),
  know: orNone(z.array(know).min(1)),
  monitor: orNone(z.array(key).min(1)),
  lift: orNone(lift),
  instead: orNone(z.array(instead).min(1)),
  differs: orNone(z.array(z.strictObject({ source: sourceKeys, say: z.string() })).min(1)),
  byAge: orNone(z.array(byAge).min(1)),
  youngs: orNone(z.literal(true)),
  youngsNever: orNone(wording('warnings')),
  uncounted: orNone(z.literal(true)),
  first: orNone(z.literal(true)),
  source: sourceKeys.exactOptional(),
});
/** An act as it is written, with keys where words of the tables stand. */
export type WrittenAct = z.output<typeof act>;
