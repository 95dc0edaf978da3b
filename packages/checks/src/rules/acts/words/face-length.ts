import { asks, type Found, pointer } from '../../../rule.ts';
import type { ActFace, ActRule } from '../act-rule.ts';

const MOST_WORDS = 40;
/** With more drugs than these, a sentence about all of them comes first. */
const TOLD_ALONE = 5;
const GLANCE = `more than the ${MOST_WORDS} words that are read at a glance`;

const KINDS = [
  ['adult', 'for an adult'],
  ['child', 'for a child'],
  ['newborn', 'for a newborn'],
  ['nobody known', 'while nobody is known'],
] as const satisfies ReadonlyArray<readonly [ActFace['kind'], string]>;

interface CountedFace extends ActFace {
  readonly count: number;
}

/**
 * The face of an act is read at a glance. One finding a drug, the longest first. While nobody is known a face holds what is
 * for every group, so that it is counted and not asked about.
 */
export const faceLength: ActRule = {
  name: 'face-length',
  find: ({ drugs, facesOf }) => {
    const faces = drugs.flatMap((drug) => longestOfKinds(facesOf(drug)));
    const told = [...Map.groupBy(faces, ({ drug }) => drug)]
      .flatMap(([drug, own]) => {
        const known = own.filter(({ kind }) => kind !== 'nobody known').sort(byCount);
        const [longest] = known;
        return longest !== undefined && isLong(longest) ? [{ drug, known, longest }] : [];
      })
      .sort((one, other) => byCount(one.longest, other.longest));
    return [
      ...(told.length > TOLD_ALONE ? [asks('/acts', ofAll(faces))] : []),
      ...told.map(({ drug, known, longest }): Found => {
        const counted = KINDS.flatMap(([kind, whose]) => {
          const own = known.filter((face) => face.kind === kind);
          const long = own.filter(isLong).length;
          return long === 0 ? [] : [{ long, all: own.length, whose }];
        });
        const places = counted.map(
          ({ long, all, whose }, at) => `on ${long} of ${all}${at === 0 ? ' faces' : ''} ${whose}`,
        );
        return asks(
          pointer('acts', drug),
          `${drug} has ${GLANCE} ${listed(places)}, at most ${longest.count} for ${longest.patient} by "${longest.label}": move what can wait below it.`,
        );
      }),
    ];
  },
};

const isLong = ({ count }: CountedFace): boolean => count > MOST_WORDS;
const byCount = (one: CountedFace, other: CountedFace): number => other.count - one.count;

/** Of each act the longest face for each kind of patient. */
const longestOfKinds = (faces: readonly ActFace[]): readonly CountedFace[] => {
  const counted = faces.map((face): CountedFace => ({ ...face, count: wordsIn(face.words) }));
  return [...Map.groupBy(counted, ({ act, kind }) => `${act} ${kind}`).values()].flatMap(
    (same) => same.sort(byCount)[0] ?? [],
  );
};

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

/** How many faces of each kind are long, and the median of all. */
function ofAll(faces: readonly CountedFace[]): string {
  const kinds = KINDS.flatMap(([kind, whose]) => {
    const own = faces.filter((face) => face.kind === kind).sort(byCount);
    const median = own[Math.floor(own.length / 2)]?.count;
    return median === undefined ? [] : [{ whose, long: own.filter(isLong).length, all: own.length, median }];
  });
  const places = kinds.map(
    ({ whose, long, all, median }, at) => `on ${long} of ${all}${at === 0 ? ' faces' : ''} ${whose} (median ${median})`,
  );
  return `M${GLANCE.slice(1)} are ${listed(places)}: those of each drug follow.`;
}

/** "one, two and three" */
const listed = (parts: readonly string[]): string =>
  [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter((part) => part !== '').join(' and ');
