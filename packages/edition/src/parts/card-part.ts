import type { ClockPlan } from '@first60/clinical';
import type { MedicationId, ProtocolId, SourceKey } from '../ids.ts';
import type { Algorithm } from '../model/algorithm.ts';
import type { Drug } from '../model/drug.ts';
import type { Edition } from '../model/edition.ts';
import type { Illustration } from '../model/illustration.ts';
import type { Protocol } from '../model/protocol.ts';
import type { Source } from '../model/source.ts';

/**
 * A drug as a card says it. Its dosing rows, their cautions and Young's figures are the calculators', its class and notes
 * those of the list of medications, and each line of the card has its contraindications.
 */
export type CardDrug = Omit<Drug, (typeof NOT_ON_CARDS)[number]>;

const NOT_ON_CARDS = [
  'dosing',
  'contraindications',
  'cautions',
  'youngsAdultDose',
  'greatestUndilutedIv',
  'medId',
  'classPrimary',
  'classSecondary',
  'preparation',
  'notesCaution',
] as const satisfies ReadonlyArray<keyof Drug>;

/**
 * One card with all that stands on it, so that one answer is enough to show it: its drawings in words, the drugs of its
 * lines and the works that it cites.
 */
export interface CardPart {
  readonly protocol: Protocol;
  readonly algorithm?: Algorithm;
  readonly illustrations: readonly Illustration[];
  readonly formulary: Readonly<Partial<Record<MedicationId, CardDrug>>>;
  readonly sources: Readonly<Partial<Record<SourceKey, Source>>>;
  /** The running clocks that start from it. Absent where there are none. */
  readonly clocks?: readonly ClockPlan[];
}

/** The part of a card. Undefined for an id that the edition does not have. */
export function cardPart(edition: Edition, id: ProtocolId): CardPart | undefined {
  const protocol = edition.protocols[id];
  if (protocol === undefined) return undefined;
  const algorithm = edition.algorithms[id];
  const illustrations = edition.illustrations.filter((sheet) => sheet.protocol === id);
  const drugs = new Set(protocol.medications.map(({ medication }) => medication));
  const clocks = edition.clocks?.filter((clock) => clock.protocol === id) ?? [];
  // The equipment of the color zones stands on cards too.
  const works = new Set([protocol, algorithm, illustrations, clocks, edition.zones].flatMap(citedIn));
  return {
    protocol,
    ...(algorithm && { algorithm }),
    illustrations,
    formulary: picked(edition.formulary, drugs, cardDrug),
    sources: picked(edition.sources, works, (source) => source),
    ...(clocks.length > 0 && { clocks }),
  };
}

function cardDrug(drug: Drug): CardDrug {
  const kept: Partial<Drug> = { ...drug };
  for (const key of NOT_ON_CARDS) delete kept[key];
  return kept as CardDrug;
}

/** Every key in a list of sources, at any depth. */
function citedIn(value: unknown): SourceKey[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'sources' && Array.isArray(inner) ? inner.map(String) : citedIn(inner),
  );
}

const picked = <Value, Kept>(
  values: Readonly<Partial<Record<string, Value>>>,
  keys: ReadonlySet<string>,
  kept: (value: Value) => Kept,
): Record<string, Kept> =>
  Object.fromEntries([...keys].flatMap((key) => (values[key] === undefined ? [] : [[key, kept(values[key])]])));
