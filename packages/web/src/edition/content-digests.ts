import type { DrugActs } from '@first60/clinical';
import type { Edition, EditionActs, MedicationId, MedicationLine, ProtocolId } from '@first60/edition';

/** The parts of an edition that are compared. Tests pass a small one. */
export type Digested = Pick<
  Edition,
  | 'id'
  | 'sha256'
  | 'protocols'
  | 'algorithms'
  | 'formulary'
  | 'acts'
  | 'quickDoses'
  | 'quickAgeDoses'
  | 'adultDosing'
  | 'zones'
  | 'constants'
  | 'hospitals'
>;

/** Digests of an edition, used later to find which parts have changed. */
export interface ContentDigests {
  /** Digests of form 1 depended on key order, so they are not compared. */
  readonly form: 2;
  readonly id: string;
  readonly sha256: string;
  readonly protocols: Readonly<Record<string, string>>;
  readonly medications: Readonly<Record<string, string>>;
  /** Zones, constants, hospitals and the words of acts, which belong to no card. */
  readonly tables: string;
}

export interface ContentChanges {
  readonly protocols: readonly ProtocolId[];
  readonly medications: readonly MedicationId[];
  readonly tables: boolean;
}

/**
 * A card with its algorithm and the acts of its lines counts as one item, and so does a drug with its acts and all its
 * calculator rows.
 * @param hidden the sentences shown in place of recalled content. From the following day on they include the date,
 * which is not a content change
 */
export function digestsOf(edition: Digested, hidden: ReadonlySet<string> = NOTHING_HIDDEN): ContentDigests {
  const digest = (value: unknown): string => digestOf(value, hidden);
  const { id, sha256, protocols, algorithms, formulary, zones, constants, hospitals, acts } = edition;
  const rows = [...edition.quickDoses, ...edition.quickAgeDoses, ...edition.adultDosing];
  return {
    form: 2,
    id,
    sha256,
    protocols: mapValues(protocols, (protocol) =>
      digest([protocol, algorithms[protocol.id], ...protocol.medications.flatMap((line) => actsOfLine(acts, line))]),
    ),
    medications: mapValues(formulary, (drug) =>
      digest([
        drug,
        rows.filter(({ medication }) => medication === drug.id),
        ...withClasses(acts, acts?.drugs[drug.id]),
      ]),
    ),
    tables: digest([zones, constants, hospitals, ...wordsOf(acts)]),
  };
}

/** Returns what is new or different in an edition since these digests were taken. */
export function changesSince(
  seen: ContentDigests,
  edition: Digested,
  hidden: ReadonlySet<string> = NOTHING_HIDDEN,
): ContentChanges {
  const now = digestsOf(edition, hidden);
  const differing = <Id extends string>(
    entries: Readonly<Partial<Record<Id, { readonly id: Id }>>>,
    part: 'protocols' | 'medications',
  ) =>
    Object.values<{ readonly id: Id } | undefined>(entries).flatMap((entry) =>
      entry && seen[part][entry.id] !== now[part][entry.id] ? [entry.id] : [],
    );
  return {
    protocols: differing(edition.protocols, 'protocols'),
    medications: differing(edition.formulary, 'medications'),
    tables: seen.tables !== now.tables,
  };
}

/** A drug's acts with the rules of its classes; nothing in an edition without acts. */
const withClasses = (acts: EditionActs | undefined, drug: DrugActs | undefined): readonly unknown[] =>
  acts === undefined || drug === undefined ? [] : [drug, drug.classes.map((name) => acts.classes[name])];

/** The acts that a line shows, with what their drug says of all its acts. */
function actsOfLine(acts: EditionActs | undefined, { medication, act, also = [] }: MedicationLine): readonly unknown[] {
  const drug = acts?.drugs[medication];
  return withClasses(acts, drug && { ...drug, acts: drug.acts.filter(({ id }) => id === act || also.includes(id)) });
}

/** The tables that the words of every act are made of. */
function wordsOf(acts: EditionActs | undefined): readonly unknown[] {
  return acts === undefined ? [] : [acts.conditions, acts.monitoring, acts.targets, acts.routes];
}

const NOTHING_HIDDEN: ReadonlySet<string> = new Set();

const mapValues = <Value>(
  entries: Readonly<Partial<Record<string, Value>>>,
  map: (value: Value) => string,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(entries).flatMap(([key, value]) => (value === undefined ? [] : [[key, map(value)]])),
  );

/**
 * 53 bits of the value's JSON (cyrb53), independent of key order because a signed edition orders its keys differently
 * from the one in the build. The digest only has to detect edits, not resist an attacker: the edition's own SHA-256
 * proves that the content is what was published.
 */
function digestOf(value: unknown, hidden: ReadonlySet<string>): string {
  const text = JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'string' && hidden.has(inner) ? HIDDEN : sorted(inner),
  );
  let one = 0xdeadbeef;
  let other = 0x41c6ce57;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    one = Math.imul(one ^ code, 2654435761);
    other = Math.imul(other ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return (4294967296 * (2097151 & other) + (one >>> 0)).toString(36);
}

/** Stands in for a recall sentence in a digest. It occurs nowhere in the content. */
const HIDDEN = '\u0000';

/**
 * Sorts an object's keys. The canonical JSON of editions is part of the verifier, which is not loaded on a first start.
 */
const sorted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;
