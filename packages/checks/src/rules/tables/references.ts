import type { Edition } from '@first60/edition';
import { everyString } from '../../every-string.ts';
import { type Found, pointer, type Rule, stops } from '../../rule.ts';
import { placeOf } from '../words/text-places.ts';

/** A reference to another entry of the edition by its id. */
interface Reference {
  readonly at: string;
  readonly id: string;
  /** The entry that holds the reference, as the start of a sentence. */
  readonly by: string;
}

const cards = ({ protocols, groups, illustrations, algorithms, codes = {}, clocks = [] }: Edition): Reference[] => [
  ...Object.entries(protocols).flatMap(([key, { title, crossLinks }]) =>
    crossLinks.map((id, index) => ({
      at: pointer('protocols', key, 'crossLinks', index),
      id,
      by: `${title} leads to the card`,
    })),
  ),
  ...groups.flatMap(({ title, protocols: ids }, group) =>
    ids.map((id, index) => ({
      at: pointer('groups', group, 'protocols', index),
      id,
      by: `The group ${title} lists the card`,
    })),
  ),
  ...illustrations.map(({ title, protocol }, index) => ({
    at: pointer('illustrations', index, 'protocol'),
    id: protocol,
    by: `The sheet "${title}" belongs to the card`,
  })),
  ...Object.entries(algorithms).map(([key, { id, title }]) => ({
    at: pointer('algorithms', key, 'id'),
    id,
    by: `The algorithm "${title}" belongs to the card`,
  })),
  ...Object.entries(codes).map(([key, { protocol }]) => ({
    at: pointer('codes', key, 'protocol'),
    id: protocol,
    by: 'The plan of an arrest belongs to the card',
  })),
  ...clocks.map(({ title, protocol }, index) => ({
    at: pointer('clocks', index, 'protocol'),
    id: protocol,
    by: `The running clock "${title}" belongs to the card`,
  })),
];

/** These tables use card ids as keys. */
const keyed = (edition: Edition): Reference[] =>
  (['synonyms', 'spokenWords', 'spokenCombinations'] as const).flatMap((part) =>
    Object.keys(edition[part]).map((id) => ({
      at: pointer(part, id),
      id,
      by: 'Words for the search belong to the card',
    })),
  );

const drugs = ({ protocols, quickDoses, quickAgeDoses, adultDosing, codes = {} }: Edition): Reference[] => [
  ...Object.entries(protocols).flatMap(([key, { title, medications }]) =>
    medications.flatMap(({ medication, whenUnsafe, indication }, index) => {
      const [at, by] = [pointer('protocols', key, 'medications', index), `${title} (${indication})`];
      return [
        { at: `${at}/medication`, id: medication, by: `${by} gives the drug` },
        ...(whenUnsafe === undefined
          ? []
          : [{ at: `${at}/whenUnsafe`, id: whenUnsafe, by: `${by} stands in for the drug` }]),
      ];
    }),
  ),
  ...Object.entries({ quickDoses, quickAgeDoses }).flatMap(([part, rows]) =>
    rows.map(({ medication, name }, index) => ({
      at: pointer(part, index, 'medication'),
      id: medication,
      by: `The row "${name}" of the quick calculator gives the drug`,
    })),
  ),
  ...adultDosing.map(({ medication, indication }, index) => ({
    at: pointer('adultDosing', index, 'medication'),
    id: medication,
    by: `The adult reference "${indication}" gives the drug`,
  })),
  ...Object.entries(codes).flatMap(([key, plan]) =>
    plan.drugs.flatMap(({ name, line }, index) =>
      line === undefined
        ? []
        : [
            {
              at: pointer('codes', key, 'drugs', index, 'line', 'medication'),
              id: line.medication,
              by: `The plan of an arrest (${name}) gives the drug`,
            },
          ],
    ),
  ),
];

const groupsNamed = ({ protocols, uncoveredTopics }: Edition): Reference[] => [
  ...Object.entries(protocols).map(([key, { title, category }]) => ({
    at: pointer('protocols', key, 'category'),
    id: category,
    by: `${title} belongs to the group`,
  })),
  ...uncoveredTopics.map(({ name, nearest }, index) => ({
    at: pointer('uncoveredTopics', index, 'nearest'),
    id: nearest,
    by: `The topic without a card "${name}" leads to the group`,
  })),
];

const rows = ({ adultDosing }: Edition): Reference[] =>
  adultDosing.flatMap(({ indication, doses }, card) =>
    doses.flatMap(({ quick }, index) =>
      quick === undefined
        ? []
        : [
            {
              at: pointer('adultDosing', card, 'doses', index, 'quick', 'row'),
              id: quick.row,
              by: `The adult reference "${indication}" is compared with the row`,
            },
          ],
    ),
  );

const sources = (edition: Edition): Reference[] =>
  everyString({ ...edition, sources: null, hospitals: null })
    .filter(({ path }) => /\/sources\/\d+$/.test(path))
    .map(({ path, text }) => ({
      at: path,
      id: text,
      by: `${placeOf(edition, path)}, "${sourced(edition, path)}", rests on the source`,
    }));

/** The wording that a source supports, if any. */
function sourced(edition: Edition, path: string): string {
  const steps = path.split('/').slice(1, -2);
  let place: unknown = edition;
  for (const step of steps) {
    place = (place as Readonly<Record<string, unknown>>)[step.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  const { text, indication, name, genericName, title, id } = place as Readonly<Record<string, unknown>>;
  return String(text ?? indication ?? name ?? genericName ?? title ?? id ?? steps.join(' '));
}

/** Every entry that an edition refers to by id exists: cards, drugs, groups, rows, sources. */
export const references: Rule = {
  name: 'references',
  find: (edition) => {
    const ids: ReadonlyArray<readonly [readonly Reference[], ReadonlySet<string>]> = [
      [[...cards(edition), ...keyed(edition)], new Set(Object.keys(edition.protocols))],
      [drugs(edition), new Set(Object.keys(edition.formulary))],
      [groupsNamed(edition), new Set(edition.groups.map(({ id }) => id))],
      [rows(edition), new Set(edition.quickDoses.map(({ id }) => id))],
      [sources(edition), new Set(Object.keys(edition.sources))],
    ];
    return ids.flatMap(([named, known]) =>
      named
        .filter(({ id }) => !known.has(id))
        .map(
          ({ at, id, by }): Found => stops(at, `${by} "${id}", which this edition does not have: add or correct it.`),
        ),
    );
  },
};
