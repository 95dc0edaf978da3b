import { parse } from 'yaml';
import { type Rational, rational } from '../oracle/rational.ts';
import { type Amount, amountOf, type DoseWords, doseOfWords } from './dose-words.ts';
import { gasWordsOf } from './gas-words.ts';
import { EVERYBODY, isWho, type WhoWords, whoOf, whoOrCondition } from './who-words.ts';

/*
 * Walks a drug file in acts as text. It takes from the file only what decides a dose: it reads no labels and no sources.
 * Every scalar stays text until one of the parsers here makes an exact number of it.
 */

type Give = DoseWords | 'call' | { readonly say: string };
type ByWho<Value> = readonly { readonly who: WhoWords; readonly is: Value }[];

export interface Product {
  readonly id: string;
  readonly form: string;
  readonly drug: Amount | undefined;
  readonly volume: Amount | undefined;
  readonly also: readonly Amount[];
  readonly undiluted: readonly string[];
}

export type Mix =
  | { readonly kind: 'syringe'; readonly volume: Amount; readonly strength: Amount }
  | { readonly kind: 'bag'; readonly drug: Amount; readonly in: Amount }
  | { readonly kind: 'up-to'; readonly volume: Amount }
  | { readonly kind: 'up-to-strength'; readonly strength: Amount }
  | { readonly kind: 'into'; readonly volume: Amount };

export interface Use {
  readonly who: WhoWords;
  readonly routes: readonly string[] | undefined;
  readonly acts: readonly string[] | undefined;
  /** Where it is offered: for less of the stock than this. */
  readonly belowMl: Rational | undefined;
}

export interface Preparation {
  readonly id: string;
  readonly mix: Mix;
  readonly diluent: string;
  readonly must: readonly Use[];
  readonly may: readonly Use[];
}

export interface Limit {
  readonly who: WhoWords;
  readonly counts: readonly string[] | 'class' | undefined;
  readonly in: string | undefined;
  readonly family: boolean;
  readonly total: DoseWords | undefined;
  readonly doses: number | undefined;
  /** What comes when it is reached. */
  readonly reached: 'order' | 'stop';
}

interface Repeat {
  /** The number of doses in all, where the act says one. */
  readonly count: number | undefined;
  /** What each dose is times the last one. */
  readonly factor: Rational;
}

export interface Modifier {
  readonly who: WhoWords;
  readonly factor: { readonly low: Rational; readonly high: Rational } | undefined;
  readonly give: DoseWords | undefined;
  readonly acts: readonly string[] | undefined;
  readonly limits: boolean;
  readonly order: boolean;
}

export interface Caution {
  readonly who: WhoWords;
  readonly acts: readonly string[] | undefined;
  readonly except: readonly string[];
  readonly routes: readonly string[] | undefined;
  readonly say: string | undefined;
}

interface Lift {
  /** Everything inherited when undefined. */
  readonly condition: string | undefined;
  readonly to: 'none' | 'know' | 'ask';
}

export interface OrderRule {
  readonly words: string;
  readonly kind: 'order' | 'tell';
  readonly who: WhoWords;
  readonly condition: string | undefined;
  readonly unless: string | undefined;
  readonly fromDose: number | undefined;
  readonly above: DoseWords | undefined;
  readonly after: { readonly given: string; readonly routes: readonly string[] } | undefined;
}

interface Cautions {
  readonly stop: readonly Caution[];
  readonly ask: readonly Caution[];
}

export interface ClassWords extends Cautions {
  readonly id: string;
  readonly limits: readonly Limit[];
  readonly rules: readonly { readonly condition: string; readonly level: 'stop' | 'ask' }[];
}

export interface ActWords extends Cautions {
  readonly id: string;
  readonly in: string | undefined;
  /** Conditions that the act is for. */
  readonly when: readonly string[];
  readonly routes: readonly { readonly route: string; readonly who: WhoWords }[];
  readonly dose: readonly { readonly who: WhoWords; readonly give: Give }[];
  readonly product: string | undefined;
  readonly repeat: ByWho<Repeat>;
  readonly byAge: readonly { readonly who: WhoWords; readonly dose: Amount }[];
  readonly order: readonly OrderRule[];
  readonly limits: readonly Limit[];
  readonly modify: readonly Modifier[];
  readonly lift: readonly Lift[];
  readonly uncounted: boolean;
}

export interface DrugWords extends Cautions {
  readonly id: string;
  readonly classes: readonly string[];
  readonly products: readonly [Product, ...Product[]];
  readonly preparations: readonly Preparation[];
  readonly limits: readonly Limit[];
  readonly modify: readonly Modifier[];
  readonly acts: readonly ActWords[];
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});
const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);
const isTrue = (value: unknown): boolean => value === 'true';

function must(value: unknown, of: string): string {
  const text = textOf(value);
  if (text === undefined) throw new Error(`${of} is missing`);
  return text;
}

/** A list. In YAML a single entry may be written without brackets. */
function listOf(value: unknown): readonly unknown[] {
  if (value === undefined || value === 'none' || value === '' || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

const textsOf = (value: unknown): readonly string[] => listOf(value).flatMap((each) => textOf(each) ?? []);
const someTexts = (value: unknown): readonly string[] | undefined => (value === undefined ? undefined : textsOf(value));

/** "failsafe" keeps every figure as its digits: 0.10 is not made a binary fraction first. */
const fieldsOfText = (yaml: string): Fields => fieldsOf(parse(yaml, { schema: 'failsafe' }));

export function drugOfYaml(id: string, yaml: string): DrugWords {
  const file = fieldsOfText(yaml);
  const [first, ...rest] = Object.entries(fieldsOf(file.products)).map(([key, product]) => productOf(key, product));
  if (!first) throw new Error(`${id} stocks nothing`);
  const acts = fieldsOf(file.acts);
  return {
    id,
    classes: textsOf(file.classes),
    products: [first, ...rest],
    preparations: Object.entries(fieldsOf(file.preparations)).map(([key, each]) => preparationOf(key, each)),
    limits: listOf(file.limits).map(limitOf),
    modify: listOf(file.modify).map(modifierOf),
    ...cautionsOf(file),
    acts: Object.keys(acts).map((key) => actOf(key, resolved(key, acts))),
  };
}

export function classesOfYaml(yaml: string): ReadonlyMap<string, ClassWords> {
  const file = fieldsOfText(yaml);
  const classes = isFields(file.classes) ? file.classes : file;
  return new Map(Object.entries(classes).map(([id, each]) => [id, classOf(id, fieldsOf(each))]));
}

function classOf(id: string, fields: Fields): ClassWords {
  return {
    id,
    ...cautionsOf(fields),
    limits: listOf(fields.limits).map(limitOf),
    rules: listOf(fields.rules).map((each) => ({
      condition: must(fieldsOf(each).if, 'the condition of a rule'),
      level: fieldsOf(each).level === 'stop' ? 'stop' : 'ask',
    })),
  };
}

/** `like`: all fields of that act, one step deep. What is written replaces, and "none" takes a field away. */
function resolved(id: string, acts: Fields): Fields {
  const own = fieldsOf(acts[id]);
  const like = textOf(own.like);
  if (like === undefined) return said(own);
  const model = acts[like];
  if (!isFields(model)) throw new Error(`${id} is like ${like}, which is no act`);
  if (model.like !== undefined) throw new Error(`${id} is like ${like}, which is itself like another act`);
  return said({ ...model, ...own });
}

/** "none" says nothing, except of a repeat: there it says once. */
const said = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([key, value]) => value !== 'none' || key === 'repeat'));

function actOf(id: string, fields: Fields): ActWords {
  const doses = fields.dose;
  const lift = fields.lift;
  return {
    id,
    in: textOf(fields.in),
    when: textsOf(fields.when),
    routes: routesOf(fields.routes),
    dose: Object.entries(fieldsOf(doses)).map(([who, give]) => ({ who: whoOf(who), give: giveOf(give) })),
    product: textOf(fields.product),
    repeat: repeatsOf(fields.repeat),
    byAge: listOf(fields.byAge).map((each) => ({
      who: whoOf(must(fieldsOf(each).who, 'the age of a dose')),
      dose: amountOf(must(fieldsOf(each).dose, 'the dose of an age')),
    })),
    order: listOf(fields.order).map((rule) => orderOf(must(rule, 'a rule of order'))),
    limits: listOf(fields.limits).map(limitOf),
    modify: listOf(fields.modify).map(modifierOf),
    lift: lift === 'all' ? [{ condition: undefined, to: 'none' }] : listOf(lift).map(liftOf),
    uncounted: isTrue(fields.uncounted),
    ...cautionsOf(fields),
  };
}

const cautionsOf = (fields: Fields): Cautions => ({
  stop: listOf(fields.stop).map(cautionOf),
  ask: listOf(fields.ask).map(cautionOf),
});

function routesOf(value: unknown): ActWords['routes'] {
  if (!isFields(value)) return textsOf(value).map((route) => ({ route, who: EVERYBODY }));
  return Object.entries(value).map(([route, who]) => ({ route, who: whoOf(must(who, `who gets ${route}`)) }));
}

function giveOf(value: unknown): Give {
  if (isFields(value)) {
    return value.say === undefined ? giveOf(value.give) : { say: must(value.say, 'the words of a gas') };
  }
  if (Array.isArray(value)) return { say: gasWordsOf(value) };
  const words = must(value, 'a dose');
  if (words === 'call') return 'call';
  return words.startsWith('say: ') ? { say: words.slice('say: '.length) } : doseOfWords(words);
}

/** Whether a map is one value for everybody, or a value for each who. */
const isByWho = (fields: Fields): boolean => Object.keys(fields).some(isWho);

function repeatsOf(value: unknown): ByWho<Repeat> {
  if (value === undefined) return [];
  if (isFields(value) && isByWho(value))
    return Object.entries(value).map(([who, each]) => ({ who: whoOf(who), is: repeatOf(each) }));
  return [{ who: EVERYBODY, is: repeatOf(value) }];
}

function repeatOf(value: unknown): Repeat {
  const { count, factor } = fieldsOf(value);
  return {
    count: value === 'none' ? 1 : count === undefined ? undefined : Number(count),
    factor: rational(textOf(factor) ?? '1'),
  };
}

/** `if:` names a condition or patients; `who:` beside it names the patients of the condition. */
function whoseOf(fields: Fields, of: string): WhoWords {
  const given = whoOrCondition(must(fields.if, `the condition of ${of}`));
  const patients = textOf(fields.who);
  if (patients === undefined) return given;
  const { group, bounds, condition, words } = whoOf(patients);
  return {
    words: `${words} if ${given.words}`,
    group: group ?? given.group,
    bounds: [...bounds, ...given.bounds],
    condition: condition ?? given.condition,
  };
}

function cautionOf(value: unknown): Caution {
  if (typeof value === 'string')
    return { who: whoOrCondition(value), acts: undefined, except: [], routes: undefined, say: undefined };
  const fields = fieldsOf(value);
  return {
    who: whoseOf(fields, 'a caution'),
    acts: someTexts(fields.acts),
    except: textsOf(fields.except),
    routes: someTexts(fields.routes),
    say: textOf(fields.say),
  };
}

function liftOf(value: unknown): Lift {
  const { if: condition, to } = fieldsOf(value);
  return { condition: textOf(condition), to: to === 'know' || to === 'ask' ? to : 'none' };
}

function limitOf(value: unknown): Limit {
  const fields = fieldsOf(value);
  const { counts, doses } = fields;
  const [total, max] = [textOf(fields.total), textOf(fields.max)];
  return {
    who: whoOf(textOf(fields.who) ?? 'all'),
    counts: counts === 'class' ? 'class' : someTexts(counts),
    in: textOf(fields.in),
    family: isTrue(fields.family),
    total: total === undefined ? undefined : { ...doseOfWords(total), ...(max && { max: amountOf(max) }) },
    doses: doses === undefined ? undefined : Number(doses),
    reached: fields.then === 'stop' ? 'stop' : 'order',
  };
}

function modifierOf(value: unknown): Modifier {
  const fields = fieldsOf(value);
  const [low, high] = textOf(fields.factor)?.split('-') ?? [];
  const give = textOf(fields.give);
  return {
    who: whoseOf(fields, 'a modifier'),
    factor: low === undefined ? undefined : { low: rational(low), high: rational(high ?? low) },
    give: give === undefined ? undefined : doseOfWords(give),
    acts: someTexts(fields.acts),
    limits: isTrue(fields.limits),
    order: isTrue(fields.order),
  };
}

const UNLESS = /(?:^| )unless (\S+)$/;
const AFTER = /(?:^| )after ((?!dose )\S+)(?: by (.+))?$/;
const ABOVE = /(?:^| )above (\d.+)$/;
const OF_DOSE = /(?:^| )(?:from|after) dose (\d+)$/;
const TELL = /^tell ?/;

/** Reads a rule from its end, removing one part at a time. What remains says which patients it is for. */
function orderOf(words: string): OrderRule {
  let left = words;
  const taken = (part: RegExp): readonly (string | undefined)[] => {
    const [all = '', ...found] = part.exec(left) ?? [];
    left = all === '' ? left : left.replace(all, '');
    return found;
  };
  const [unless] = taken(UNLESS);
  const [given, routes] = taken(AFTER);
  const [above] = taken(ABOVE);
  const [fromDose] = taken(OF_DOSE);
  const isTold = TELL.test(left);
  left = left.replace(TELL, '');
  const isOfAll = left === '' || left === 'always';
  if (!isOfAll && !isWho(left)) throw new Error(`"${words}" is no rule of order`);
  const { condition, ...who } = isOfAll ? EVERYBODY : whoOf(left);
  return {
    words,
    kind: isTold ? 'tell' : 'order',
    who: { ...who, condition: undefined },
    condition,
    unless,
    fromDose: fromDose === undefined ? undefined : Number(fromDose),
    above: above === undefined ? undefined : doseOfWords(above),
    after: given === undefined ? undefined : { given, routes: routes?.split(/ or |, /) ?? [] },
  };
}

const HOLDS_BOTH = /^(.+) in (.+)$/;

function productOf(id: string, value: unknown): Product {
  const fields = fieldsOf(value);
  const holds = textOf(fields.holds);
  const [, drugWords, volumeWords] = HOLDS_BOTH.exec(holds ?? '') ?? [];
  const alone = holds !== undefined && drugWords === undefined ? amountOf(holds) : undefined;
  const drug = drugWords === undefined ? undefined : amountOf(drugWords);
  return {
    id,
    form: must(fields.form, `the form of ${id}`),
    drug: alone && alone.unit !== 'mL' ? alone : drug,
    volume: alone?.unit === 'mL' ? alone : volumeWords === undefined ? undefined : amountOf(volumeWords),
    also: textsOf(fields.also).map(amountOf),
    undiluted: textsOf(fields.undiluted),
  };
}

function preparationOf(id: string, value: unknown): Preparation {
  const fields = fieldsOf(value);
  const { mix, diluent } = mixOf(must(fields.mix, `the mix of ${id}`));
  return { id, mix, diluent, must: listOf(fields.must).map(useOf), may: listOf(fields.may).map(useOf) };
}

function useOf(value: unknown): Use {
  const fields = fieldsOf(value);
  return {
    who: whoOf(textOf(fields.who) ?? 'all'),
    routes: someTexts(fields.routes),
    acts: someTexts(fields.acts),
    belowMl: fields.belowMl === undefined ? undefined : rational(must(fields.belowMl, 'mL')),
  };
}

const INTO = /^dose into (\S+ mL) (.+)$/;
const UP_TO_STRENGTH = /^dose made up to (\S+ \S+)\/mL (.+)$/;
const UP_TO = /^dose made up to (\S+ mL) (.+)$/;
const SYRINGE = /^(\S+ mL) of (\S+ \S+)\/mL in (.+)$/;
const BAG = /^(\S+ \S+) in (\S+ mL) (.+)$/;

function mixOf(words: string): { readonly mix: Mix; readonly diluent: string } {
  let [, first = '', diluent = '', third = ''] = INTO.exec(words) ?? [];
  if (first) return { mix: { kind: 'into', volume: amountOf(first) }, diluent };
  [, first = '', diluent = ''] = UP_TO_STRENGTH.exec(words) ?? [];
  if (first) return { mix: { kind: 'up-to-strength', strength: amountOf(first) }, diluent };
  [, first = '', diluent = ''] = UP_TO.exec(words) ?? [];
  if (first) return { mix: { kind: 'up-to', volume: amountOf(first) }, diluent };
  [, first = '', diluent = '', third = ''] = SYRINGE.exec(words) ?? [];
  if (first) return { mix: { kind: 'syringe', volume: amountOf(first), strength: amountOf(diluent) }, diluent: third };
  [, first = '', diluent = '', third = ''] = BAG.exec(words) ?? [];
  if (first) return { mix: { kind: 'bag', drug: amountOf(first), in: amountOf(diluent) }, diluent: third };
  throw new Error(`"${words}" is no mix`);
}
