import {
  type ActPatient,
  type AskedAct,
  type ClassOfDrug,
  convert,
  convertible,
  type Dose,
  digits,
  type Given,
  type GivenLimit,
  type Product,
  showText,
} from '@first60/clinical';
import type { ActTables } from '../../model/act-tables.ts';
import { doseWithLiters, doseWords } from './dose-words.ts';
import { amountOf, isAloneIn, isLess, limitsSaid } from './limits-said.ts';
import { OLMD } from './names.ts';
import { doses } from './sentence.ts';
import { unsurePart } from './unsure-part.ts';
import { whoWords } from './who-words.ts';

/** A total of injectors in what a crew counts: "3 injectors (6.3 mg)". */
function inInjectors(total: Dose | undefined, { form, holds: { drug } }: Product): string | undefined {
  if (form !== 'injector' || total === undefined || drug === undefined || !convertible(total.unit, drug.unit))
    return undefined;
  const count = convert(total, drug.unit).value.div(drug.amount);
  return count.eq(count.round(0))
    ? `${digits(count)} injector${count.eq(1) ? '' : 's'} (${showText(total)})`
    : undefined;
}

/** The name without the strength of the stock, which a diluted dose does not have: "magnesium sulfate". */
const bareName = (name: string): string => name.replace(/ \d+(?:\.\d+)?%$/, '');

/** Everything that the words of a limit depend on. */
interface Counting {
  readonly classes: readonly ClassOfDrug[];
  readonly name: string;
  /** Some limit of the face counts what the family gave, so that another has to say that it does not. */
  readonly hasFamily: boolean;
  /** Nothing else is counted with the act. */
  readonly isAlone: boolean;
}

/** What is counted: "2 benzodiazepine doses in all", "10 mg midazolam of ours in all", "2 L saline and Ringer's in all". */
function countedText(
  one: GivenLimit,
  amount: string | undefined,
  { classes, name, hasFamily, isAlone }: Counting,
): string {
  const { counts, doses: count, family } = one.limit;
  const most = [amount, count === undefined ? undefined : doses(count)].filter(Boolean).join(', ');
  const whose = family ? ", the family's counted" : '';
  if (isAlone) return `${most}${whose}`;
  if (counts === 'class') {
    const kind = classes.map(({ rules: { counted } }) => counted).find((text) => text !== undefined) ?? 'of this kind';
    const text = count === undefined ? `${most} ${kind}` : most.replace(/ (doses?)$/, ` ${kind} $1`);
    return `${text} in all${whose}`;
  }
  if (most.includes('injector')) return `${most} in all${whose}`;
  const of = count === undefined ? ' ' : ' of ';
  const ours = hasFamily && !family ? ' of ours' : '';
  return `${most}${of}${bareName(name)}${ours} in all${whose}`;
}

/**
 * The most in all: "6.4 mg, every route and reason counted, no more", "adult: 10 mg, then OLMD".
 * @param name the printed name of the drug
 * @param isBesideOthers true where the limits of another group stand beside
 */
export function limitWords(
  given: Given,
  { act, drug, classes }: Pick<AskedAct, 'act' | 'drug' | 'classes'>,
  tables: ActTables,
  patient: ActPatient,
  name: string,
  isBesideOthers = false,
): string[] {
  const { kept, said, ends, hasFamily, isEndedByCount } = limitsSaid(given, { act, drug }, patient, isBesideOthers);
  const counting = { classes, name, hasFamily };
  const whoseOf = ({ limit: { who = {} } }: GivenLimit): string =>
    whoWords(unsurePart(who, patient), tables.conditions);
  const product = drug.products.find(({ id }) => id === act.product) ?? drug.products[0];
  const isAfterOrder = (one: GivenLimit): boolean =>
    one.limit.then === 'stop' &&
    said.some((other) => other.limit.then === 'order' && !isLess(amountOf(one), amountOf(other)));
  return kept.map((one, at) => {
    const { limit, total } = one;
    const whose = whoseOf(one);
    const amount =
      inInjectors(total, product) ??
      (total === undefined ? limit.total && doseWords(limit.total) : doseWithLiters(total));
    const end = limit.then === 'stop' ? 'no more' : `then ${OLMD}`;
    if (ends.includes(one)) {
      const most = countedText(one, amount, { ...counting, isAlone: true });
      return `${whose === '' ? '' : `${whose}: `}${most}${said.length > 0 ? ' for this use' : ''}, ${end}`;
    }
    // What the act's own doses cannot reach is reached with other doses alone.
    const isOthers = isEndedByCount(one) && limit.doses !== 1;
    const { group, if: condition } = limit.who ?? {};
    // After a total for some of the group, that of all of them is for the others.
    const isElse =
      condition === undefined &&
      kept
        .slice(0, at)
        .some(
          (earlier) =>
            (earlier.limit.who?.group === group || whose === '') &&
            (earlier.limit.who?.if !== undefined || limit.who?.range === undefined) &&
            whoseOf(earlier) !== whose &&
            earlier.limit.per === limit.per,
        );
    // Two totals side by side are read as a contradiction: the larger one is what an order cannot pass.
    const isEven = isAfterOrder(one);
    const before = [whose, isElse ? 'else' : '', isOthers && !isEven ? 'other doses counted' : ''].filter(
      (text) => text !== '',
    );
    const most = countedText(one, amount, { ...counting, isAlone: isAloneIn(one, act, drug) });
    const day = limit.per === undefined ? '' : ' a day';
    return `${before.length === 0 ? '' : `${before.join(', ')}: `}${isEven ? 'even on order ' : ''}${most}${day}, ${end}`;
  });
}
