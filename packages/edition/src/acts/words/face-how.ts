import {
  type Act,
  type Administration,
  type AskedAct,
  convert,
  convertible,
  type Given,
  type Route,
} from '@first60/clinical';
import { quantityText } from '../../model/quantity-text.ts';
import { type Asking, merged, unique } from './asking.ts';
import { overWords } from './dose-words.ts';
import { capital, either } from './sentence.ts';
import { unsurePart } from './unsure-part.ts';
import { whoWords } from './who-words.ts';

type RouteOf = Administration['routes'][number];

/** Routes by which this patient may get it, with site, parts, time and device. The time is that of a vein. */
export function howText(asked: AskedAct, answers: readonly Administration[], asking: Asking): string {
  const { act } = asked;
  const { tables } = asking;
  const isVein = (route: Route): boolean => tables.routes[route]?.vein === true;
  const routes: readonly RouteOf[] =
    answers.length === 0 ? act.routes.map(({ route }) => ({ route, parts: 1 })) : uniqueRoutes(answers);
  const over = merged(answers, (one) => one.over, overWords, asking);
  const rate = rateWords(asked);
  const pace = [over, rate].filter((text) => text !== undefined).join(', ');
  const vein = routes.filter(({ route }) => isVein(route));
  const others = routes.filter(({ route }) => !isVein(route));
  const name = ({ route, parts }: RouteOf): string => {
    // The site says down which tube.
    const printed = (route === 'tracheal' ? act.site : undefined) ?? tables.routes[route]?.print ?? route;
    const who = act.routes.find((one) => one.route === route)?.who;
    const whose =
      who === undefined || asking.isOne ? '' : `${whoWords(unsurePart(who, asking.patient), tables.conditions)} also `;
    if (route === 'IN' && parts > 1) return `${whose}${printed}, half in each nostril`;
    return parts > 1 ? `${whose}${printed} in ${parts} parts` : `${whose}${printed}`;
  };
  const isForAll = ({ route }: RouteOf): boolean =>
    asking.isOne || act.routes.find((one) => one.route === route)?.who === undefined;
  const hasBoth = ['IV', 'IO'].every((name) => vein.some((one) => one.route === name && isForAll(one)));
  const veins = hasBoth ? ['IV/IO'] : vein.map(name);
  const isMixed = vein.length > 0 && others.length > 0;
  const veinText = [either(veins), isMixed ? pace : ''].filter((text) => text !== '').join(' ');
  const all = either([...(veins.length === 0 ? [] : [veinText]), ...others.map(name)]);
  const device = merged(
    answers,
    (one) => one.device,
    (text) => (text === 'pump' ? 'by pump' : text === NEBULIZER ? '' : text),
    asking,
  );
  const tooMuch = answers
    .flatMap((one) => ('tooMuchFor' in one ? (one as Given).tooMuchFor : []))
    .map(({ route }) => `too much for ${tables.routes[route]?.print ?? route}`);
  const place = isTracheal(answers) ? undefined : siteOf(act);
  const parts = [all, isMixed ? undefined : pace, place, oneEach(asked, answers), device, ...unique(tooMuch)];
  return capital(parts.filter((text) => text !== undefined && text !== '').join(', '));
}

/** "A vial each side", where each part of the dose is one whole container. */
function oneEach({ act, drug }: AskedAct, answers: readonly Administration[]): string | undefined {
  const { form, holds } = drug.products.find(({ id }) => id === act.product) ?? drug.products[0];
  const { split } = act;
  if (split !== 2 || holds.drug === undefined || answers.length === 0) return undefined;
  const held = holds.drug;
  const isOneEach = answers.every((one) => {
    if (!('dose' in one)) return false;
    const { low, high, perKg } = (one as Given).dose;
    if (perKg || high !== undefined || !convertible(low.unit, held.unit)) return false;
    return convert(low, held.unit).value.div(held.amount).eq(split);
  });
  return isOneEach ? `${/^[aeiou]/.test(form) ? 'an' : 'a'} ${form} each side` : undefined;
}

/** The route "nebulized" says the device. */
const NEBULIZER = 'nebulizer';

/** Given down a tube alone: the route says the site. */
const isTracheal = (answers: readonly Administration[]): boolean =>
  answers.flatMap(({ routes }) => routes).every(({ route }) => route === 'tracheal');

/** The nostrils are said with the route. */
const siteOf = ({ site }: Act): string | undefined => (site === 'each nostril' ? undefined : site);

/** The routes of all answers, each once, with the most parts. */
function uniqueRoutes(answers: readonly Administration[]): readonly RouteOf[] {
  const all = answers.flatMap(({ routes }) => routes);
  return all.filter(({ route }, at) => all.findIndex((other) => other.route === route) === at);
}

/** The greatest rate into a vein, where the act says no time. */
function rateWords({ act, drug }: AskedAct): string | undefined {
  const hasTime = act.over?.some(({ is }) => typeof is !== 'string') ?? false;
  const limit = drug.routeLimits?.find(
    ({ routes, rate, rateNotFor }) =>
      rate !== undefined && !rateNotFor?.includes(act.id) && act.routes.some(({ route }) => routes.includes(route)),
  );
  return hasTime || limit?.rate === undefined ? undefined : `at most ${quantityText(limit.rate)}/min`;
}
