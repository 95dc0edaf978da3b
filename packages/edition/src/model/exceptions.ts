import type { DoseAge } from '@first60/clinical';
import type { MedicationId, ProtocolId } from '../ids.ts';

/** A place that breaks a rule on purpose. */
interface OnPurpose {
  /** The reason, for whoever reads the list again in some years. */
  readonly why: string;
}

/** A link between two cards that needs no link back. */
interface OneWayLink extends OnPurpose {
  readonly from: ProtocolId;
  readonly to: ProtocolId;
}

/** A line that applies to every patient of its card. */
interface LineForAll extends OnPurpose {
  readonly text: string;
}

/** The name of an agency that may appear in texts that a crew reads at work. */
interface NamedAgency extends OnPurpose {
  readonly name: string;
}

/** A drug that drawings name although no kit holds it. No card gives it. */
interface DrawnDrug extends OnPurpose {
  readonly drug: string;
}

/** A medication line that gives a different dose than the row of the same indication. */
export interface OtherDose extends OnPurpose {
  readonly medication: MedicationId;
  /** The words of the line. */
  readonly indication: string;
}

/** A dose whose volume exceeds what a muscle or a nose can take at once. */
interface LargeSiteVolume extends OnPurpose {
  readonly medication: MedicationId;
  readonly way: 'muscle' | 'nose';
  /** The words of the row or the line; absent when it applies to the whole drug. */
  readonly indication?: string;
}

/** A name that texts may use although the edition has no such drug or card. */
interface AbsentName extends OnPurpose {
  readonly name: string;
}

/** A dose in the rows of a drug that no card gives. */
export interface RowDose extends OnPurpose {
  readonly medication: MedicationId;
  /** The row's words, or their beginning. */
  readonly indication: string;
  readonly age: DoseAge | 'both';
}

/** A volume that two strengths of a drug share. */
interface EqualVolume extends OnPurpose {
  readonly medication: MedicationId;
  /** "0.02 mL/kg" */
  readonly volume: string;
}

/** The lines of cards that give a drug for the same purpose as a row of the quick calculator. */
interface QuickPair {
  /** Id of the row. */
  readonly row: string;
  /** Regular expression of the lines' words. */
  readonly lines: string;
}

/** Lines of cards without a row in the quick calculator, although it has the drug. */
interface LineWithoutQuickRow extends OnPurpose {
  readonly medication: MedicationId;
  /** Regular expression of the lines' words. */
  readonly lines: string;
}

/** The places of an edition that break a rule on purpose. A place that no longer breaks its rule is itself a finding. */
export interface Exceptions {
  // For cards, drawings and words
  readonly oneWayLinks: readonly OneWayLink[];
  readonly linesForAll: readonly LineForAll[];
  readonly namedAgencies: readonly NamedAgency[];
  readonly drawnDrugs: readonly DrawnDrug[];
  readonly absentNames: readonly AbsentName[];
  // For drugs and calculators
  readonly otherDoses: readonly OtherDose[];
  /** Doses on cards that are in no row of their drug. */
  readonly cardDosesAlone: readonly OtherDose[];
  readonly rowDosesAlone: readonly RowDose[];
  /** Doses of a child that exceed what an adult gets for the same purpose. */
  readonly childrenAboveAdults: readonly OtherDose[];
  readonly largeSiteVolumes: readonly LargeSiteVolume[];
  readonly equalVolumes: readonly EqualVolume[];
  /** These break no rule. They are listed here because the rows and lines mean the same in different words. */
  readonly quickPairs: readonly QuickPair[];
  readonly linesWithoutQuickRow: readonly LineWithoutQuickRow[];
}

/** The exceptions for checking an edition that has none. */
export const NO_EXCEPTIONS: Exceptions = {
  oneWayLinks: [],
  linesForAll: [],
  namedAgencies: [],
  drawnDrugs: [],
  absentNames: [],
  otherDoses: [],
  cardDosesAlone: [],
  rowDosesAlone: [],
  childrenAboveAdults: [],
  largeSiteVolumes: [],
  equalVolumes: [],
  quickPairs: [],
  linesWithoutQuickRow: [],
};
