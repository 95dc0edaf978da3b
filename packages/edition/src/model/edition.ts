import type { ArrestPlan, ClockPlan } from '@first60/clinical';
import type { GroupId, MedicationId, ProtocolId } from '../ids.ts';
import type { AdultDosingCard } from './adult-dosing.ts';
import type { Algorithm } from './algorithm.ts';
import type { Constants } from './constants.ts';
import type { Drug, QuickAgeDose, QuickDose } from './drug.ts';
import type { Hospital } from './hospital.ts';
import type { Illustration } from './illustration.ts';
import type { Kits } from './kit.ts';
import type { Protocol } from './protocol.ts';
import type { Source } from './source.ts';
import type { UncoveredTopic } from './uncovered-topic.ts';
import type { Zone } from './zone.ts';

/** The form of an edition. An app reads one form alone, and says so of another. */
export const SCHEMA_VERSION = 2;

export interface CategoryGroup {
  readonly id: GroupId;
  readonly title: string;
  readonly color: 'red' | 'orange' | 'blue';
  readonly protocols: readonly ProtocolId[];
}

/** What an edition says of itself, and its table of contents. */
export interface EditionCover {
  readonly id: string;
  /** ISO date of the content build. */
  readonly date: string;
  readonly schemaVersion: typeof SCHEMA_VERSION;
  readonly sha256: string;
  readonly groups: readonly CategoryGroup[];
  readonly kits: Kits;
}

/**
 * All clinical content as one plain, serialisable object, so that a later edition can be delivered,
 * compared and signed as data. `sha256` is of the canonical JSON of everything but itself.
 */
export interface Edition extends EditionCover {
  readonly protocols: Readonly<Record<ProtocolId, Protocol>>;
  readonly formulary: Readonly<Record<MedicationId, Drug>>;
  readonly quickDoses: readonly QuickDose[];
  readonly quickAgeDoses: readonly QuickAgeDose[];
  /** From the lightest to the heaviest. */
  readonly zones: readonly Zone[];
  readonly adultDosing: readonly AdultDosingCard[];
  readonly constants: Constants;
  readonly synonyms: Readonly<Record<ProtocolId, readonly string[]>>;
  /** What callers say of a protocol's emergency, beside its synonyms: searched word by word. */
  readonly spokenWords: Readonly<Record<ProtocolId, readonly string[]>>;
  /** The same, of words and of word families: "<limb> <deformed>" stands for any word of each. */
  readonly spokenCombinations: Readonly<Record<ProtocolId, readonly string[]>>;
  /** Words that say the same kind of thing of an emergency, by the name of the kind. */
  readonly wordFamilies: Readonly<Record<string, readonly string[]>>;
  /** Emergencies without a card, for the search to say so. */
  readonly uncoveredTopics: readonly UncoveredTopic[];
  readonly hospitals: readonly Hospital[];
  readonly algorithms: Readonly<Record<ProtocolId, Algorithm>>;
  readonly illustrations: readonly Illustration[];
  readonly sources: Readonly<Record<string, Source>>;
  /** The rules of a running cardiac arrest. Absent where an edition has no plan, as those signed before there were any. */
  readonly codes?: Readonly<Partial<Record<ArrestPlan['id'], ArrestPlan>>>;
  /** The clocks that run beside any card, in their order. Absent likewise. */
  readonly clocks?: readonly ClockPlan[];
}
