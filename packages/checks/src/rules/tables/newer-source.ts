import type { Edition, Source } from '@first60/edition';
import { everyString } from '../../every-string.ts';
import { cardName, entryOf } from '../../looked-up.ts';
import { asks, type Found, pointer, type Rule, stops } from '../../rule.ts';

/** So many places are named, so that a sentence can be read. */
const NAMED = 3;

/**
 * Nothing rests on a work that a newer one has replaced, or whose date of review has passed. Marks of drugs name the list
 * that they come from, so that they are looked at again with it.
 */
export const newerSource: Rule = {
  name: 'newer-source',
  find: (edition, { oldSources }, today) => {
    const meant = oldSources.flatMap(({ sources }) => sources);
    const uses = usesOf(edition);
    const sources = Object.entries(edition.sources);
    return [
      ...sources.flatMap(([key, source]) => brokenChain(edition, key, source)),
      ...sources.flatMap(([key, source]): Found[] => {
        const places = uses.get(key) ?? [];
        const why = whyOld(edition, source, today);
        if (why === undefined || places.length === 0 || meant.includes(key)) return [];
        const rests = `${places.length === 1 ? '1 place rests' : `${places.length} places rest`} on it, ${named(places)}`;
        return [
          asks(
            pointer('sources', key),
            `"${source.title}" (${source.edition}) ${why.is}, and ${rests}${marksText(edition, key, source)}: ${why.mend}, or name "${key}" in exceptions.yaml under oldSources with the reason.`,
          ),
        ];
      }),
      ...needless(edition, meant, today),
      ...withoutList(edition),
    ];
  },
};

interface Old {
  readonly is: string;
  readonly mend: string;
}

function whyOld(edition: Edition, { replacedBy, reviewBy }: Source, today: string | undefined): Old | undefined {
  const newer = replacedBy === undefined ? undefined : entryOf(edition.sources, replacedBy);
  if (newer !== undefined) {
    return {
      is: `is replaced by "${newer.title}" (${newer.edition})`,
      mend: 'compare them with the newer work',
    };
  }
  return reviewBy === undefined || today === undefined || today <= reviewBy
    ? undefined
    : {
        is: `was to be looked at again by ${reviewBy}`,
        mend: 'look for a newer edition, give it a later date when there is none',
      };
}

/** A replaced work leads to one that is listed and is not replaced itself by the first. */
function brokenChain({ sources }: Edition, key: string, { title, replacedBy }: Source): readonly Found[] {
  if (replacedBy === undefined) return [];
  const at = pointer('sources', key, 'replacedBy');
  if (entryOf(sources, replacedBy) === undefined) {
    return [stops(at, `The source "${title}" is replaced by "${replacedBy}", which is not listed: add or correct it.`)];
  }
  const passed = new Set([key]);
  for (let next: string | undefined = replacedBy; next !== undefined; next = entryOf(sources, next)?.replacedBy) {
    if (next === key) {
      return [stops(at, `The source "${title}" is replaced, in the end, by itself: take out one "replacedBy".`)];
    }
    // Two others that replace each other are reported where they are.
    if (passed.has(next)) return [];
    passed.add(next);
  }
  return [];
}

/** The places that rest on each source, each list of sources once. */
function usesOf(edition: Edition): ReadonlyMap<string, readonly string[]> {
  const uses = new Map<string, string[]>();
  for (const { path, text } of everyString({ ...edition, sources: null })) {
    if (!/\/sources?\/\d+$/.test(path)) continue;
    const places = uses.get(text) ?? [];
    uses.set(text, places);
    places.push(placeOf(edition, path));
  }
  return uses;
}

const TABLES: Readonly<Record<string, string>> = {
  algorithms: 'drawings',
  illustrations: 'drawings',
  constants: 'devices',
  quickDoses: 'calculators',
  quickAgeDoses: 'calculators',
  adultDosing: 'calculators',
  codes: 'arrests',
};

/** The card, act or drug of a path, as a person would look for it. */
function placeOf(edition: Edition, path: string): string {
  const [, table = '', ...steps] = path.split('/');
  const [first = '', drug = '', , at = ''] = steps;
  if (table === 'protocols') return cardName(edition, first);
  if (table === 'formulary') return `drug ${first}`;
  if (table !== 'acts' || first !== 'drugs') return TABLES[table] ?? (table === 'acts' ? `${first} of acts` : table);
  const act = steps[2] === 'acts' ? edition.acts?.drugs[drug]?.acts[Number(at)] : undefined;
  return act === undefined ? `drug ${drug}` : `act ${drug}/${act.id}`;
}

function named(places: readonly string[]): string {
  const different = [...new Set(places)];
  return `${different.length > NAMED ? 'among them' : 'in'} ${different.slice(0, NAMED).join(', ')}`;
}

const MARKS = {
  'high-alert': { field: 'highAlert', words: 'high-alert marks' },
  'tall-man': { field: 'tallMan', words: 'tall-man letters' },
} as const;

const marked = ({ formulary }: Edition, lists: keyof typeof MARKS) =>
  Object.entries(formulary).filter(([, { highAlert, tallMan }]) =>
    lists === 'high-alert' ? highAlert : tallMan !== undefined,
  );

function marksText(edition: Edition, key: string, { lists }: Source): string {
  if (lists === undefined) return '';
  const count = marked(edition, lists).filter(([, { sources }]) => sources.includes(key)).length;
  return `; the ${MARKS[lists].words} of ${count} ${count === 1 ? 'drug' : 'drugs'} come from it`;
}

/** Marked drugs that name no list. An edition without such a list has nothing to name. */
const withoutList = (edition: Edition): readonly Found[] =>
  (['high-alert', 'tall-man'] as const).flatMap((lists) => {
    const known = Object.entries(edition.sources).flatMap(([key, source]) => (source.lists === lists ? [key] : []));
    const [first] = known;
    return first === undefined
      ? []
      : marked(edition, lists)
          .filter(([, { sources }]) => !sources.some((source) => known.includes(source)))
          .map(([id]) =>
            asks(
              pointer('formulary', id, 'sources'),
              `Drug ${id} has the mark "${MARKS[lists].field}" and names no list that it comes from: name one among its sources, such as "${first}".`,
            ),
          );
  });

/** Exceptions for works that are not old. Without a day, a date of review is not judged. */
const needless = (edition: Edition, meant: readonly string[], today: string | undefined): readonly Found[] =>
  meant
    .filter((key) => {
      const source = entryOf(edition.sources, key);
      if (source === undefined) return true;
      if (today === undefined && source.reviewBy !== undefined) return false;
      return whyOld(edition, source, today) === undefined;
    })
    .map((key) =>
      asks(
        pointer('sources', key),
        `The source "${key}" is listed as standing on purpose although it is old, and it is not: take it off the list.`,
      ),
    );
