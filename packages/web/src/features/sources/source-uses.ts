import type { Drug, Edition, Protocol, Source, SourceKey } from '@first60/edition';

/** The parts of the edition that are neither a card nor a drug. */
const PARTS = ['calculators', 'zones', 'devices'] as const;
export type Part = (typeof PARTS)[number];

/** A work and everything that cites it. */
export interface CitedWork {
  readonly key: SourceKey;
  readonly source: Source;
  readonly protocols: readonly Protocol[];
  readonly drugs: readonly Drug[];
  readonly parts: readonly Part[];
}

/** Every source of the edition, in the edition's order, with the places that use it. */
export function citedWorks(edition: Edition): CitedWork[] {
  const { quickDoses, quickAgeDoses, adultDosing, zones, constants, algorithms, illustrations } = edition;
  const protocols = Object.values(edition.protocols).map((protocol) => ({
    protocol,
    keys: keysIn([protocol, algorithms[protocol.id], illustrations.filter((sheet) => sheet.protocol === protocol.id)]),
  }));
  const drugs = Object.values(edition.formulary).map((drug) => ({ drug, keys: keysIn(drug) }));
  const parts: Readonly<Record<Part, ReadonlySet<string>>> = {
    calculators: keysIn([quickDoses, quickAgeDoses, adultDosing]),
    zones: keysIn(zones),
    devices: keysIn(constants),
  };
  return (Object.entries(edition.sources) as ReadonlyArray<[SourceKey, Source]>).map(([key, source]) => ({
    key,
    source,
    protocols: protocols.filter(({ keys }) => keys.has(key)).map(({ protocol }) => protocol),
    drugs: drugs.filter(({ keys }) => keys.has(key)).map(({ drug }) => drug),
    parts: PARTS.filter((part) => parts[part].has(key)),
  }));
}

/** The source keys named anywhere in a part of the edition. */
function keysIn(node: unknown, found: Set<string> = new Set()): ReadonlySet<string> {
  if (node === null || typeof node !== 'object') return found;
  for (const [name, inner] of Object.entries(node)) {
    if (name === 'sources' && Array.isArray(inner)) for (const key of inner) found.add(key);
    else keysIn(inner, found);
  }
  return found;
}

/**
 * The works whose title, edition or key contains the text, or that a card or drug of that name cites. The text is
 * case-insensitive and trimmed. A blank text finds all works.
 */
export function findWorks(works: readonly CitedWork[], text: string): CitedWork[] {
  const wanted = text.trim().toLowerCase();
  return works.filter(({ key, source, protocols, drugs }) =>
    [key, source.title, source.edition, ...protocols.map(({ title }) => title), ...drugs.map(nameOf)].some((word) =>
      word.toLowerCase().includes(wanted),
    ),
  );
}

const nameOf = ({ genericName }: Drug): string => genericName;
