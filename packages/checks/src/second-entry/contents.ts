import { actsPartOf, type Edition, type HospitalFact, type MedicationLine, type Source } from '@first60/edition';
import { pointer } from '../rule.ts';
import { isDerivedRate } from './derived-rate.ts';
import type { Contents, Place, PlacedText, TypedFigure } from './place.ts';
import { figureText, isPlain } from './read-figure.ts';

/** Fields that only name, sort or link something. They contain no figures of care. */
const NAMES = new Set([
  'id',
  'medId',
  'genericName',
  'tallMan',
  'brandNames',
  'synonyms',
  'classPrimary',
  'classSecondary',
  'kitNumber',
  'kitLocation',
  'name',
  'nameArabic',
  'city',
  'address',
  'medication',
  'whenUnsafe',
  'protocol',
  'crossLinks',
  'sources',
  'to',
  'path',
  'pdf',
  'papers',
  'basis',
  'algorithmPdfPath',
  'icon',
  'color',
  'colorCode',
  'textColor',
  'category',
  'edition',
  'purpose',
  'badges',
  'row',
  'review',
  // Keys of acts, of their tables and of works.
  'act',
  'counts',
  'except',
  'given',
  'plans',
  'product',
  'source',
  'target',
  'when',
]);
/**
 * The fields of a figure or a band. An infusion has more: its dilution, and the rate above which an order is needed.
 */
const OF_FIGURES: ReadonlySet<string> = new Set([
  'amount',
  'unit',
  'low',
  'high',
  'per',
  'from',
  'to',
  'inspiration',
  'expiration',
]);
const NONE: ReadonlySet<string> = new Set();
/** A line's own fields, without those that a plan adds. */
const OF_LINES: ReadonlySet<string> = new Set(['text', 'sources', 'review', 'joulesPerKg']);

/** A drug, a card or a table, with its name. */
interface Subject {
  readonly part: string;
  readonly name: string;
  readonly value: unknown;
  readonly drug?: string;
}

type Subjects = (edition: Partial<Edition>) => readonly Subject[];

const entries = (part: string, values: Readonly<Record<string, unknown>> | undefined, name: 'title' | 'genericName') =>
  Object.entries(values ?? {}).map(([id, value]) => ({
    part: `${part}/${id}`,
    name: isPlain(value) ? String(value[name] ?? id) : id,
    value,
    ...(part === 'drug' && { drug: id }),
  }));

const TABLES = {
  quickDoses: 'Quick calculator',
  quickAgeDoses: 'Quick calculator by age',
  adultDosing: 'Adult dosing',
  zones: 'Color zone',
  constants: 'Devices and lines',
  illustrations: 'Drawing',
  hospitals: 'Hospital',
} as const satisfies Partial<Record<keyof Edition, string>>;

/**
 * Everything that holds figures of care, drugs first: figures that cards and calculators take from drugs are asked
 * about there.
 */
const subjectsOf: Subjects = (edition) => [
  ...entries('drug', edition.formulary, 'genericName'),
  ...Object.entries(edition.acts?.drugs ?? {}).map(([drug, value]) => ({
    part: `${actsPartOf(drug)}#/${drug}`,
    name: edition.formulary?.[drug]?.genericName ?? drug,
    value,
    drug,
  })),
  { part: 'table/acts', name: 'Words of what is given', value: wordsOf(edition.acts) },
  ...entries('card', edition.protocols, 'title'),
  ...entries('algorithm', edition.algorithms, 'title'),
  ...Object.entries(TABLES).map(([table, name]) => ({
    part: `table/${table}`,
    name,
    value: edition[table as keyof typeof TABLES] ?? [],
  })),
  { part: 'table/codes', name: 'Plan of an arrest', value: edition.codes ?? {} },
  { part: 'table/clocks', name: 'Running clock', value: edition.clocks ?? [] },
];

/** The tables that all acts refer to. */
function wordsOf(acts: Partial<Edition>['acts']): object {
  if (acts === undefined) return {};
  const { drugs: _, plans: __, ...tables } = acts;
  return tables;
}

/**
 * Every figure of care in an edition, and every text that may state one.
 * @param other parts that are the same object in this edition are left out, because there is nothing to compare
 */
export function contentsOf(edition: Partial<Edition>, other: Partial<Edition> = {}): Contents {
  const contents: { figures: TypedFigure[]; texts: PlacedText[] } = { figures: [], texts: [] };
  const works = worksOf(edition.sources ?? {});
  const nameOf = (drug: string): string => edition.formulary?.[drug]?.genericName ?? drug;
  const same = new Set(subjectsOf(other).map(({ value }) => value));
  for (const { part, name, value, drug } of subjectsOf(edition).filter((subject) => !same.has(subject.value))) {
    const root: Place = {
      at: part.includes('#') ? part : `${part}#`,
      key: part,
      subject: name,
      path: [],
      ...(drug !== undefined && { drug }),
      sources: [],
    };
    walk(value, root, undefined);
  }
  return contents;

  function walk(node: unknown, place: Place, parent: unknown): void {
    const key = place.path.at(-1) ?? '';
    if (typeof node === 'string') {
      contents.texts.push({ ...place, text: node, own: [] });
      return;
    }
    const value = figureText(node, key, parent);
    if (value !== undefined) {
      contents.figures.push({ ...place, value });
      if (isPlain(node)) walkFields(node, place, OF_FIGURES);
      return;
    }
    if (Array.isArray(node)) {
      walkList(node, place);
      return;
    }
    if (isPlain(node)) walkFields(node, about(node, place));
  }

  function walkFields(node: Readonly<Record<string, unknown>>, place: Place, told: ReadonlySet<string> = NONE): void {
    const [figures, texts] = [contents.figures.length, contents.texts.length];
    for (const [key, value] of Object.entries(node)) {
      if (told.has(key) || NAMES.has(key)) continue;
      const here = inner(place, key, key);
      if (key === 'phone' && typeof value === 'string')
        contents.figures.push({ ...ofFact(node, here, 'phone'), value });
      else if (key === 'maps_url' && typeof value === 'string') addPoint(ofFact(node, here, 'location'), value);
      else if (typeof value !== 'boolean') walk(value, here, node);
    }
    if ('preparation' in node) markRates(node as unknown as MedicationLine, figures);
    // A text may repeat the figures typed next to it: "0.01 mg/kg (max 0.5 mg)" for a dose, "4 mcg/mL" for a dilution.
    const beside = contents.figures.slice(figures);
    for (let at = texts; at < contents.texts.length; at++) {
      const text = contents.texts[at];
      if (text === undefined || text.path.length !== place.path.length + 1) continue;
      const own = ownFigures(text, beside).map(({ value }) => value);
      contents.texts[at] = { ...text, own: [...text.own, ...own] };
    }
  }

  function markRates(line: MedicationLine, from: number): void {
    for (const [at, figure] of contents.figures.entries()) {
      if (at >= from && isDerivedRate(line, figure.path.at(-1) ?? ''))
        contents.figures[at] = { ...figure, derived: true };
    }
  }

  function addPoint(place: Place, url: string): void {
    const point = /[?&]query=(-?\d+\.\d+),(-?\d+\.\d+)$/.exec(url);
    if (point !== null) contents.figures.push({ ...place, value: `${point[1]}/${point[2]}` });
  }

  function walkList(list: readonly unknown[], place: Place): void {
    const seen = new Map<string, number>();
    for (const [at, entry] of list.entries()) {
      const name = nameOfEntry(entry, at);
      const before = seen.get(name) ?? 0;
      seen.set(name, before + 1);
      const here = inner(place, at, before === 0 ? name : `${name} #${before}`);
      if (isLine(entry)) {
        const { text, joulesPerKg } = entry;
        const line = { ...about(entry, here), path: place.path };
        for (const [shock, energy] of (joulesPerKg ?? []).entries()) {
          const path = ordered([...place.path, 'joulesPerKg'], shock);
          const value = figureText(energy, 'joulesPerKg', entry) ?? '';
          contents.figures.push({ ...line, ...step(line, `joulesPerKg/${shock}`), path, value });
        }
        const own = (joulesPerKg ?? []).map((energy) => `${energy} J/kg`);
        contents.texts.push({ ...line, ...step(line, 'text'), text, own, list: place.key });
        // A mark on a running clock is a line with a time, and a cause in a plan is a line with a title.
        walkFields(entry, line, OF_LINES);
      } else if (typeof entry === 'number') {
        walk(entry, { ...here, path: ordered(place.path, at) }, list);
      } else walk(entry, here, list);
    }
  }

  /** A place with the facts in its node. */
  function about(node: Readonly<Record<string, unknown>>, place: Place): Place {
    const { medication, label, route, recipe, source, sources = source } = node;
    const indication = node.indication ?? (place.at.startsWith('acts/') ? label : undefined);
    const named = subjectIn(node, place);
    return {
      ...place,
      ...(named !== undefined && { subject: named }),
      ...(typeof medication === 'string' && { drug: medication }),
      ...(typeof indication === 'string' && { indication }),
      ...(typeof route === 'string' && { route }),
      ...(typeof recipe === 'string' && { mix: recipe }),
      ...(Array.isArray(sources) && sources.length > 0 && { sources: sources.map(works) }),
    };
  }

  function subjectIn(node: Readonly<Record<string, unknown>>, place: Place): string | undefined {
    const { medication, label, name, title, color, gauge } = node;
    const indication = node.indication ?? (place.at.startsWith('acts/') ? label : undefined);
    if (typeof indication === 'string') {
      const drug = typeof medication === 'string' ? medication : undefined;
      return drug === undefined
        ? `${place.subject}, ${indication}`
        : `${place.subject}: ${nameOf(drug)}, ${indication}`;
    }
    const own = [name, title, color, gauge].find((text) => typeof text === 'string');
    return place.at.startsWith('table/') && own !== undefined ? `${place.subject}, ${own}` : undefined;
  }
}

const ORDER = ['first', 'second', 'third', 'fourth', 'fifth'];

/** The path of one of several numbers: its position first, then its name. */
const ordered = (path: readonly string[], at: number): readonly string[] => [
  ...path.slice(0, -1),
  ORDER[at] ?? 'last',
  ...path.slice(-1),
];

/** Texts that repeat the figures next to them. */
const BESIDE_FIGURES: ReadonlySet<string> = new Set(['text', 'recipe', 'count', 'indication', 'route']);

/**
 * The figures that a text may be expected to state. For a dosing row, these are the figures for the text's own age
 * group.
 */
function ownFigures(text: PlacedText, beside: readonly TypedFigure[]): readonly TypedFigure[] {
  const key = text.path.at(-1) ?? '';
  const age = /^(adult|peds)Dose$/.exec(key)?.[1];
  if (age !== undefined) return beside.filter(({ path }) => path[text.path.length - 1]?.startsWith(age));
  return BESIDE_FIGURES.has(key) ? beside : [];
}

const step = ({ at, key }: Place, name: string) => ({ at: `${at}/${name}`, key: `${key}/${name}` });

const inner = (place: Place, step: string | number, name: string): Place => {
  const age = typeof step === 'string' ? /^(?:(adult|fixedAdult)|(peds|pediatric))/.exec(step) : null;
  return {
    ...place,
    at: `${place.at}${pointer(step)}`,
    key: `${place.key}/${name}`,
    path: typeof step === 'string' ? [...place.path, step] : place.path,
    ...(age && { age: age[1] === undefined ? 'pediatric' : 'adult' }),
  };
};

const isLine = (node: unknown): node is { text: string; sources: string[]; joulesPerKg?: number[] } =>
  isPlain(node) && typeof node.text === 'string' && Array.isArray(node.sources);

/** The name by which a list entry is recognized in another edition. */
function nameOfEntry(entry: unknown, at: number): string {
  if (isLine(entry)) return entry.text;
  if (!isPlain(entry)) return String(at);
  const { id, medication, indication, route, gauge, color, capacityMl } = entry;
  if (typeof id === 'string') return id;
  if (typeof indication === 'string') return [medication ?? '', indication, route ?? ''].join(', ');
  if (typeof gauge === 'string') return [color ?? '', gauge].join(' ');
  return String(color ?? capacityMl ?? at);
}

/** A source, as a person would look it up. */
const worksOf =
  (sources: Readonly<Record<string, Source>>) =>
  (key: unknown): string => {
    const source = sources[String(key)];
    return source === undefined ? String(key) : `${source.title} (${source.edition})`;
  };

/** A fact about a hospital, with the works that support it. */
function ofFact(hospital: Readonly<Record<string, unknown>>, place: Place, fact: HospitalFact): Place {
  const { sources } = hospital as {
    sources?: ReadonlyArray<{ title: string; edition: string; supports: readonly string[] }>;
  };
  const works = (sources ?? []).filter(({ supports }) => supports.includes(fact));
  return { ...place, sources: works.map(({ title, edition }) => `${title} (${edition})`) };
}
