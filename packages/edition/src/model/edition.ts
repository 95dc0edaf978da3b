import type { ArrestPlan, ClockPlan } from '@first60/clinical';
import type { GroupId, MedicationId, ProtocolId } from '../ids.ts';
import type { AdultDosingCard } from './adult-dosing.ts';
import type { Algorithm } from './algorithm.ts';
import type { Constants } from './constants.ts';
import type { Drug, QuickAgeDose, QuickDose } from './drug.ts';
import type { EditionActs } from './edition-acts.ts';
import type { Hospital } from './hospital.ts';
import type { Illustration } from './illustration.ts';
import type { Kits } from './kit.ts';
import type { Protocol } from './protocol.ts';
import type { Source } from './source.ts';
import type { UncoveredTopic } from './uncovered-topic.ts';
import type { Zone } from './zone.ts';

/** Version of the edition's format. An app reads only one version, and reports any other. */
export const SCHEMA_VERSION = 2;

export interface CategoryGroup {
  readonly id: GroupId;
  readonly title: string;
  readonly color: 'red' | 'orange' | 'blue';
  readonly protocols: readonly ProtocolId[];
}

/** Description of an edition, and its table of contents. */
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
 * All clinical content as one plain, serialisable object, so that a later edition can be delivered, compared and signed as
 * data. `sha256` covers the canonical JSON of everything except itself.
 */
export interface Edition extends EditionCover {
  readonly protocols: Readonly<Record<ProtocolId, Protocol>>;
  readonly formulary: Readonly<Record<MedicationId, Drug>>;
  /** What may be given of the drugs. Absent in an edition without acts. */
  readonly acts?: EditionActs;
  readonly quickDoses: readonly QuickDose[];
  readonly quickAgeDoses: readonly QuickAgeDose[];
  /** The zones, from the lightest to the heaviest. */
  readonly zones: readonly Zone[];
  readonly adultDosing: readonly AdultDosingCard[];
  readonly constants: Constants;
  readonly synonyms: Readonly<Record<ProtocolId, readonly string[]>>;
  /** Words that callers use for a protocol's emergency, in addition to its synonyms: searched one by one. */
  readonly spokenWords: Readonly<Record<ProtocolId, readonly string[]>>;
  /** Also used by callers: combinations of words and word families; "<limb> <deformed>" matches any word of each. */
  readonly spokenCombinations: Readonly<Record<ProtocolId, readonly string[]>>;
  /** Words for an emergency grouped by kind of meaning, under the name of the kind. */
  readonly wordFamilies: Readonly<Record<string, readonly string[]>>;
  /** Emergencies without a card, so that the search can report that there is none. */
  readonly uncoveredTopics: readonly UncoveredTopic[];
  readonly hospitals: readonly Hospital[];
  readonly algorithms: Readonly<Record<ProtocolId, Algorithm>>;
  readonly illustrations: readonly Illustration[];
  readonly sources: Readonly<Record<string, Source>>;
  /**
   * The rules of a running cardiac arrest. Absent in an edition without a plan, such as those signed before plans existed.
   */
  readonly codes?: Readonly<Partial<Record<ArrestPlan['id'], ArrestPlan>>>;
  /** The clocks that can run with any card, in order. Absent in editions without clocks. */
  readonly clocks?: readonly ClockPlan[];
}
