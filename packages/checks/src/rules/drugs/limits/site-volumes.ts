import { Decimal, doseOf, kg, limitedDose, perMl, volumeOf } from '@first60/clinical';
import type { Edition, Exceptions } from '@first60/edition';
import { attempt } from '../../../doses/attempt.ts';
import { everyDose, type PlacedDose } from '../../../doses/every-dose.ts';
import { WHOSE } from '../../../doses/figure-words.ts';
import { ADULT_MUSCLE_SITE_ML, MUSCLE_SITE, NOSTRIL_ML } from '../../../doses/site-limits.ts';
import { WAY_WORDS } from '../../../doses/way.ts';
import { WEIGHTS } from '../../../doses/weighed.ts';
import { everyString } from '../../../every-string.ts';
import { asks, type Found, type Rule, stops } from '../../../rule.ts';

/**
 * A dose given into a muscle or the nose does not exceed the volume the site can hold. Larger volumes are divided or
 * given by another route.
 */
export const siteVolumes: Rule = {
  name: 'site-volumes',
  find: (edition, { largeSiteVolumes }) => {
    const above = everyDose(edition)
      .filter(({ drug, estimated }) => estimated !== true && drug.autoInjector !== true)
      .flatMap((dose) => (['muscle', 'nose'] as const).flatMap((way) => tooMuch(edition, dose, way) ?? []));
    const isNamed = ({ dose, way }: TooMuch, entry: Exceptions['largeSiteVolumes'][number]) =>
      entry.medication === dose.drug.id &&
      entry.way === way &&
      (entry.indication ?? dose.indication) === dose.indication;
    return [
      ...above.filter((each) => !largeSiteVolumes.some((entry) => isNamed(each, entry))).map(foundOf),
      ...largeSiteVolumes
        .filter((entry) => !above.some((each) => isNamed(each, entry)))
        .map(({ medication, way }) =>
          asks(
            '/formulary',
            `Known differences: ${medication} is said to be a large volume for a ${way}, and is not: take it off the list.`,
          ),
        ),
    ];
  },
};

/** Above this weight, cards treat every patient as an adult. */
const HEAVIEST_CHILD = 50;

interface TooMuch {
  readonly dose: PlacedDose;
  readonly way: 'muscle' | 'nose';
  readonly weight: string;
  readonly volume: Decimal;
  readonly sites: number;
  readonly mostMl: number;
}

/** The lightest patient whose dose exceeds the capacity of the sites that are named. */
function tooMuch(edition: Edition, dose: PlacedDose, way: 'muscle' | 'nose'): TooMuch | undefined {
  if (!dose.ways.includes(way)) return undefined;
  const words = wordsAround(edition, dose.at);
  const most = sentTo(words, way);
  for (const weight of WEIGHTS[dose.age].filter((one) => dose.age === 'adult' || Number(one) <= HEAVIEST_CHILD)) {
    const volume = attempt(() => volumeAt(dose, weight));
    if (volume === undefined) return undefined;
    const sites = SITES[way].find(([said]) => said.test(words))?.[1] ?? 1;
    const mostMl = way === 'nose' ? NOSTRIL_ML : siteMl(dose, Number(weight));
    const isElsewhere = most?.lte(mostMl * 2) && volume.gt(most);
    if (volume.gt(mostMl * sites) && !isElsewhere) return { dose, way, weight, volume, sites, mostMl };
  }
  return undefined;
}

/** Number of sites that a dose is divided among: both thighs and both arms when it is divided. */
const SITES = {
  muscle: [
    [/in 4 parts/i, 4],
    [/in 2 parts/i, 2],
    [/divided/i, 4],
    [/half in(?:to)? each (?:thigh|buttock)|two (?:sites|thighs)|a side|(?:a|each) buttock/i, 2],
  ],
  nose: [[/half (?:in )?each nostril|(?:a|each) nostril|a side/i, 2]],
} as const;

/** "Above 2 mL: IV/IO, or IM divided, not IN": volumes above the figure are not given by this route. */
function sentTo(words: string, way: 'muscle' | 'nose'): Decimal | undefined {
  if (way === 'muscle') return undefined;
  const [, most] = /(?:[Aa]bove|[Mm]ore than|IN up to) (\d+(?:\.\d+)?) mL/.exec(words) ?? [];
  return most === undefined ? undefined : new Decimal(most);
}

const siteMl = ({ age }: PlacedDose, weight: number): number =>
  age === 'adult' ? ADULT_MUSCLE_SITE_ML : (MUSCLE_SITE.findLast(({ fromKg }) => weight >= fromKg)?.mostMl ?? 0);

function volumeAt({ drug, strength, fixed, perKg, min, max, only }: PlacedDose, weight: string): Decimal | undefined {
  const stock = strength ?? drug.concentration;
  if (stock === undefined || Number(weight) < (only?.fromKg ?? 0)) return stock && new Decimal(0);
  if (Number(weight) > (only?.toKg ?? only?.belowKg ?? Number.POSITIVE_INFINITY)) return new Decimal(0);
  if (fixed !== undefined) return volumeOf(doseOf(fixed), perMl(stock)).value;
  if (perKg === undefined) return undefined;
  const limits = { ...(min && { min: doseOf(min) }), ...(max && { max: doseOf(max) }) };
  return volumeOf(limitedDose({ perKg: doseOf(perKg), ...limits }, kg(weight)).dose, perMl(stock)).value;
}

/** All wording in the row or line that contains a dose. */
function wordsAround(edition: Edition, at: string): string {
  const path = at.split('/').slice(1);
  const end = path[0] === 'protocols' || path[0] === 'formulary' ? 4 : 2;
  const entry = path.slice(0, end).reduce<unknown>((value, key) => (value as Record<string, unknown>)?.[key], edition);
  return everyString(entry)
    .map(({ text }) => text)
    .join('\n');
}

const foundOf = ({ dose, way, weight, volume, sites, mostMl }: TooMuch): Found =>
  stops(
    dose.at,
    `${dose.where} is ${volume.round(2).toFixed()} mL ${WAY_WORDS[way]} for ${WHOSE[dose.age]} of ${weight} kg, and ${sites === 1 ? `one site takes ${mostMl} mL` : `${sites} sites take ${mostMl * sites} mL`}: say that it is divided, send what is more another way, or name it in exceptions.yaml under largeSiteVolumes with the reason.`,
  );
