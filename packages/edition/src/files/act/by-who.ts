import type { ByWho, Who } from '@first60/clinical';
import type { z } from 'zod';
import { eitherForm } from '../either-form.ts';
import { forEachWho } from './who.ts';

const isEverybody = (who: Who): boolean => Object.keys(who).length === 0;

/** One value for everybody, or a block of them by patient. */
export function byWho<Value extends z.ZodType>(isBlockByWho: (written: unknown) => boolean, value: Value) {
  const one = value.transform((is): ByWho<z.output<Value>> => [{ is: is as z.output<Value> }]);
  const several = forEachWho(value).transform(
    (entries): ByWho<z.output<Value>> => entries.map(({ who, is }) => (isEverybody(who) ? { is } : { who, is })),
  );
  return eitherForm((written) => !isBlockByWho(written), one, several).transform(
    (entries) => entries as ByWho<z.output<Value>>,
  );
}
