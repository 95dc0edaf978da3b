import type { ActCaution, Cautions, Limit, Modifier, Who } from '@first60/clinical';
import type { ActsFile } from '../../files/act-file.ts';
import type { ActTables } from '../act-tables.ts';
import type { Note } from '../notes.ts';
import type { Path, PlacedAct } from './placed-act.ts';

/** What a reference can name. */
type Kind = 'condition' | 'monitor' | 'target' | 'class' | 'route' | 'act' | 'product' | 'source';

/** A name that something else has to have. */
export interface Reference {
  readonly kind: Kind;
  readonly name: string;
  readonly at: Path;
}

const each = (kind: Kind, names: readonly string[] | undefined, at: Path): readonly Reference[] =>
  (names ?? []).map((name, index) => ({ kind, name, at: [...at, index] }));

const one = (kind: Kind, name: string | undefined, at: Path): readonly Reference[] =>
  name === undefined ? [] : [{ kind, name, at }];

const sources = (names: readonly string[] | undefined, at: Path): readonly Reference[] =>
  (names ?? []).map((name) => ({ kind: 'source', name, at: [...at, 'source'] }));

const ofWho = (who: Who | undefined, at: Path): readonly Reference[] => one('condition', who?.if, at);

function ofCautions(entries: readonly ActCaution[] | undefined, at: Path): readonly Reference[] {
  return (entries ?? []).flatMap(({ who, acts, except, routes, source }, index) => [
    ...ofWho(who, [...at, index]),
    ...each('act', acts, [...at, index, 'acts']),
    ...each('act', except, [...at, index, 'except']),
    ...each('route', routes, [...at, index, 'routes']),
    ...sources(source, [...at, index]),
  ]);
}

/** The references of stops, questions, warnings and monitoring. */
export const referencesOfCautions = (
  { stop, ask, know, monitor }: Cautions,
  at: (field: keyof Cautions) => Path,
): readonly Reference[] => [
  ...ofCautions(stop, at('stop')),
  ...ofCautions(ask, at('ask')),
  ...(know ?? []).flatMap(({ who, acts, source }, index) => [
    ...ofWho(who, [...at('know'), index]),
    ...each('act', acts, [...at('know'), index, 'acts']),
    ...sources(source, [...at('know'), index]),
  ]),
  ...each('monitor', monitor, at('monitor')),
];

/** The references of what is given in all. */
export const referencesOfLimits = (limits: readonly Limit[] | undefined, at: Path): readonly Reference[] =>
  (limits ?? []).flatMap(({ who, counts, in: within, source }, index) => [
    ...ofWho(who, [...at, index, 'who']),
    ...(counts === 'class' ? [] : each('act', counts, [...at, index, 'counts'])),
    ...one('condition', within, [...at, index, 'in']),
    ...sources(source, [...at, index]),
  ]);

const ofModifiers = (modifiers: readonly Modifier[] | undefined, at: Path): readonly Reference[] =>
  (modifiers ?? []).flatMap(({ who, acts, source }, index) => [
    ...ofWho(who, [...at, index]),
    ...each('act', acts, [...at, index, 'acts']),
    ...sources(source, [...at, index]),
  ]);

/** The references of an act. */
export function referencesOfAct({ act, at }: PlacedAct, drug: string): readonly Reference[] {
  const byWho = ['device', 'over', 'then', 'step', 'repeat'] as const;
  return [
    ...referencesOfCautions(act, at),
    ...each('condition', act.when, at('when')),
    ...act.routes.flatMap(({ route, who }) => [...one('route', route, at('routes')), ...ofWho(who, at('routes'))]),
    ...act.dose.flatMap(({ who, source }) => [...ofWho(who, at('dose')), ...sources(source, at('dose'))]),
    ...byWho.flatMap((field) => (act[field] ?? []).flatMap(({ who }) => ofWho(who, at(field)))),
    ...one('product', act.product, at('product')),
    ...one('monitor', act.recheck?.what, at('recheck')),
    ...one('target', act.target, at('target')),
    ...each('condition', act.stopWhen, at('stopWhen')),
    ...each('condition', act.start?.check, at('start', 'check')),
    ...each('monitor', act.start?.needs, at('start', 'needs')),
    ...(act.order ?? []).flatMap(({ who, if: condition, unless }, index) => [
      ...ofWho(who, at('order', index)),
      ...one('condition', condition, at('order', index)),
      ...one('condition', unless, at('order', index)),
    ]),
    ...referencesOfLimits(act.limits, at('limits')),
    ...ofModifiers(act.modify, at('modify')),
    ...(act.lift ?? []).flatMap(({ if: condition, source }, index) => [
      ...one('condition', condition, at('lift', index, 'if')),
      ...sources(source, at('lift', index)),
    ]),
    ...(act.instead ?? []).flatMap(({ if: condition, act: other }, index) => {
      const [ofDrug, name] = other.split('/');
      // Acts of other drugs are looked up where all drugs are known.
      const ours = ofDrug === drug ? one('act', name, at('instead', index, 'act')) : [];
      return [...one('condition', condition, at('instead', index, 'if')), ...ours];
    }),
    ...(act.differs ?? []).flatMap(({ source }, index) => sources(source, at('differs', index))),
    ...(act.byAge ?? []).flatMap(({ who, source }, index) => [
      ...ofWho(who, at('byAge', index)),
      ...sources(source, at('byAge', index)),
    ]),
    ...act.source.map((name): Reference => ({ kind: 'source', name, at: at('source') })),
  ];
}

/** The references of a drug beside those of its acts. */
export function referencesOfDrug(file: ActsFile): readonly Reference[] {
  const { classes, products, routeLimits = [], preparations, limits, modify, stopWhen } = file;
  return [
    ...each('class', classes, ['classes']),
    ...Object.entries(products).flatMap(([id, { undiluted }]) =>
      each('route', undiluted, ['products', id, 'undiluted']),
    ),
    ...routeLimits.flatMap(({ routes, rateNotFor, source }, index) => [
      ...each('route', routes, ['routeLimits', index, 'routes']),
      ...each('act', rateNotFor, ['routeLimits', index, 'rateNotFor']),
      ...sources(source, ['routeLimits', index]),
    ]),
    ...Object.entries(preparations).flatMap(([id, { must, may, source }]) => [
      ...Object.entries({ must, may }).flatMap(([word, uses]) =>
        uses.flatMap(({ who, routes, acts }, index) => [
          ...ofWho(who, ['preparations', id, word, index, 'who']),
          ...each('route', routes, ['preparations', id, word, index, 'routes']),
          ...each('act', acts, ['preparations', id, word, index, 'acts']),
        ]),
      ),
      ...sources(source, ['preparations', id]),
    ]),
    ...referencesOfLimits(limits, ['limits']),
    ...ofModifiers(modify, ['modify']),
    ...referencesOfCautions(file, (field) => [field]),
    ...each('condition', stopWhen, ['stopWhen']),
  ];
}

type Names = Readonly<Record<Kind, Iterable<string> | undefined>>;

/** The names that references may name. Acts and products are those of the drug. */
export const namesOf = (
  { conditions, monitoring, targets, classes, routes, works }: ActTables,
  { acts, products }: { readonly acts: object; readonly products: object },
): Names => ({
  condition: Object.keys(conditions),
  monitor: Object.keys(monitoring),
  target: Object.keys(targets),
  class: Object.keys(classes),
  route: Object.keys(routes),
  act: Object.keys(acts),
  product: Object.keys(products),
  source: works,
});

const WHERE: Readonly<Record<Kind, string>> = {
  condition: 'condition in tables/conditions.yaml',
  monitor: 'entry in tables/monitoring.yaml',
  target: 'target in tables/targets.yaml',
  class: 'class in tables/classes.yaml',
  route: 'route in tables/routes.yaml',
  act: 'act of this drug',
  product: 'product of this drug',
  source: 'work in sources/',
};

/** Notes each reference to what there is not. */
export function noteUnknown(references: readonly Reference[], names: Names, note: Note): void {
  const sets = Object.fromEntries(Object.entries(names).map(([kind, all]) => [kind, all && new Set(all)]));
  for (const { kind, name, at } of references) {
    const all = sets[kind];
    if (all === undefined || all.has(name)) continue;
    note(at, `"${name}" is no ${WHERE[kind]}: ${likeliest(name, [...all])}.`);
  }
}

const TOLD = 8;

/** The names that share a word with a name, or else the first few. */
function likeliest(name: string, all: readonly string[]): string {
  if (all.length === 0) return 'there are none';
  const words = new Set(name.split('-'));
  const near = all.filter((one) => one.split('-').some((word) => words.has(word)));
  const told = near.length > 0 ? near : all;
  const more = told.length > TOLD ? ', …' : '';
  return `${near.length > 0 ? 'near it are' : 'known are'} ${told.slice(0, TOLD).join(', ')}${more}`;
}

/** Notes an entry that names a source twice. */
export function noteDoubleSources(references: readonly Reference[], note: Note): void {
  const seen = new Set<string>();
  for (const { kind, name, at } of references) {
    if (kind !== 'source') continue;
    const place = JSON.stringify([at, name]);
    if (seen.has(place)) note(at, `The source "${name}" stands here twice: name it once.`);
    seen.add(place);
  }
}
