import {
  isCount,
  isDay,
  isDigest,
  isText,
  listOf,
  objectOf,
  oneOf,
  orNull,
  recordOf,
  type Shape,
  valueOfText,
} from './shape.ts';

/** Digest and length of one part. */
export type PartSeal = readonly [digest: string, bytes: number];

interface Author {
  /** Id of the account. */
  readonly id: string;
  readonly name: string;
}

/** Everything that an approver signs: the description of the edition and the digest of each of its parts. */
export interface Manifest {
  readonly format: 1;
  readonly agency: string;
  /** Higher than every previously published version. */
  readonly version: number;
  /** Digest of the previous manifest. null for the agency's first one. */
  readonly previous: string | null;
  /** SHA-256 of the built-in edition at the time this edition was made. */
  readonly base: string;
  /** Schema of the content. An app without support for it asks the user to update. */
  readonly schema: number;
  /** Minimum version of the app, "0.1.0". */
  readonly minApp: string;
  /** Version of the trust list under which it was sealed. */
  readonly trust: number;
  readonly title: string;
  readonly reason: string;
  /** Date of the content. */
  readonly date: string;
  /** Day on which a clinician last reviewed all of it. */
  readonly lastReviewDate: string;
  /** First and last day on which it may be used. */
  readonly effectivePeriod: { readonly start: string; readonly end: string };
  readonly authors: readonly Author[];
  /** Version whose parts it restores. null for an edition with its own content. */
  readonly restores: number | null;
  readonly parts: Readonly<Record<string, PartSeal>>;
}

/** Maximum size of one part, in bytes. The largest card of the base edition is 17 kB. */
const PART_LIMIT = 2_000_000;

const isPartSeal: Shape<PartSeal> = (value): value is PartSeal =>
  Array.isArray(value) && value.length === 2 && isDigest(value[0]) && isCount(value[1]) && value[1] <= PART_LIMIT;

const isAppVersion: Shape<string> = (value): value is string => isText(value) && /^\d+\.\d+\.\d+$/.test(value);

const isManifest = objectOf<Manifest>({
  format: oneOf(1),
  agency: isText,
  version: isCount,
  previous: orNull(isDigest),
  base: isDigest,
  schema: isCount,
  minApp: isAppVersion,
  trust: isCount,
  title: isText,
  reason: isText,
  date: isDay,
  lastReviewDate: isDay,
  effectivePeriod: objectOf<Manifest['effectivePeriod']>({ start: isDay, end: isDay }),
  authors: listOf(objectOf<Author>({ id: isText, name: isText })),
  restores: orNull(isCount),
  parts: recordOf(isPartSeal),
});

/** Parses a manifest. Undefined when the text is not a manifest. */
export const manifestOfText = (text: string): Manifest | undefined => {
  const manifest = valueOfText(text, isManifest);
  return manifest && manifest.version > 0 && manifest.authors.length > 0 ? manifest : undefined;
};

const DAY = 86_400_000;

/** Time from which an edition may no longer be installed, in epoch milliseconds: the end of its last day, UTC. */
export const expiryOf = ({ effectivePeriod }: Pick<Manifest, 'effectivePeriod'>): number =>
  Date.parse(effectivePeriod.end) + DAY;

/** Time from which an edition may be used: the first moment of its first day anywhere on Earth. */
export const startOf = ({ effectivePeriod }: Pick<Manifest, 'effectivePeriod'>): number =>
  Date.parse(effectivePeriod.start) - DAY / 2;
