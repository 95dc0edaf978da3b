import type { OrderRule, Route } from '@first60/clinical';
import { route } from '../route.ts';
import { readDose } from './dose.ts';
import { readWho } from './who.ts';
import { isKey, isRefused, type Refused, refused, written } from './written.ts';

const PARTS =
  /^(?<tell>tell ?)?(?<who>.*?)(?: ?\b(?<word>from|after) dose (?<dose>[1-9]\d?))?(?: ?\babove (?<above>\d.*?))?(?: ?\bafter (?<given>[a-z][a-z0-9/-]*)(?: by (?<routes>.+?))?)?(?: ?\bunless (?<unless>[a-z0-9-]+))?$/;
const EXAMPLES =
  '"always", "child", "if bleeding", "from dose 2", "child above 10 mcg/min", "after midazolam by IM or IN", "tell after dose 2" or "always unless life-in-danger"';

/** Reads when medical direction comes in: "from dose 2", "tell after dose 2", "child above 10 mcg/min". */
export function readOrder(text: string): OrderRule | Refused {
  const not = refused(`"${text}" is no rule for OLMD: write ${EXAMPLES}`);
  if (isKey(text) && isRefused(readWho(text)) && text !== 'always' && text !== 'tell') {
    return refused(`"${text}" is no rule for OLMD: a condition stands behind "if", like "if ${text}"`);
  }
  const parts = PARTS.exec(text)?.groups;
  if (parts === undefined) return not;
  const { tell, word, dose, above, given, routes, unless } = parts;
  // "From dose 2" is before that dose, "tell after dose 2" is after it.
  if (word !== undefined && (word === 'after') !== (tell !== undefined)) return not;
  const limit = above === undefined ? undefined : readDose(above);
  if (isRefused(limit)) return limit;
  const by = routes?.split(' or ').map((one) => route.safeParse(one));
  if (by?.some(({ success }) => !success)) return not;
  const isBare = [word, above, given].every((part) => part === undefined);
  const said = (parts.who ?? '').trim();
  if (said === 'always' ? !isBare || tell !== undefined : said === '' && isBare && tell === undefined) return not;
  const patients = said === '' || said === 'always' ? {} : readWho(said);
  if (isRefused(patients)) return not;
  const { if: condition, ...who } = patients;
  return {
    kind: tell === undefined ? 'order' : 'tell',
    ...(Object.keys(who).length > 0 && { who }),
    ...(condition !== undefined && { if: condition }),
    ...(unless !== undefined && { unless }),
    ...(dose !== undefined && { fromDose: Number(dose) }),
    ...(limit !== undefined && { above: limit }),
    ...(given !== undefined && {
      after: { given, ...(by && { routes: by.map(({ data }) => data as Route) }) },
    }),
  };
}

/** When medical direction comes in. */
export const order = written(readOrder);
