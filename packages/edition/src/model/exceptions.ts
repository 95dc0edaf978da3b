import type { DoseAge } from '@first60/clinical';
import type { MedicationId, ProtocolId } from '../ids.ts';

/** A place that breaks a rule on purpose. */
interface OnPurpose {
  /** The reason, for anyone who reads the list years later. */
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

/** The name of an agency that may appear in texts that crews read on duty. */
interface NamedAgency extends OnPurpose {
  readonly name: string;
}

/** A drug that is mentioned in drawings although no kit holds it. No card gives it. */
interface DrawnDrug extends OnPurpose {
  readonly drug: string;
}

/** Works that are cited although newer ones have taken their place, or although their date of review has passed. */
interface OldSources extends OnPurpose {
  readonly sources: readonly string[];
}

/** A medication line whose dose differs from the row for the same indication. */
export interface OtherDose extends OnPurpose {
  readonly medication: MedicationId;
  /** The wording of the line. */
  readonly indication: string;
}

/** A dose whose volume exceeds what a muscle or a nose can take at once. */
interface LargeSiteVolume extends OnPurpose {
  readonly medication: MedicationId;
  readonly way: 'muscle' | 'nose';
  /** The wording of the row or line; absent when the exception applies to the whole drug. */
  readonly indication?: string;
}

/** A name that may be used in texts although the edition has no such drug or card. */
interface AbsentName extends OnPurpose {
  readonly name: string;
}

/** A dose in a drug's rows that is on no card. */
export interface RowDose extends OnPurpose {
  readonly medication: MedicationId;
  /** The row's wording, or the beginning of it. */
  readonly indication: string;
  readonly age: DoseAge | 'both';
}

/** A volume that two strengths of a drug share. */
interface EqualVolume extends OnPurpose {
  readonly medication: MedicationId;
  /** "0.02 mL/kg" */
  readonly volume: string;
}

/** The card lines that give a drug for the same purpose as a row of the quick calculator. */
interface QuickPair {
  /** Id of the row. */
  readonly row: string;
  /** Regular expression that matches the lines' wording. */
  readonly lines: string;
}

/** Card lines without a row in the quick calculator, although the calculator has the drug. */
interface LineWithoutQuickRow extends OnPurpose {
  readonly medication: MedicationId;
  /** Regular expression that matches the lines' wording. */
  readonly lines: string;
}

/** A rule that an act, a whole drug or a card's lines break on purpose. */
export interface ActException {
  readonly rule: string;
  /** "midazolam/seizure-im", the id of a drug for what it says for several acts, or of a card for what its lines add. */
  readonly act: string;
  /** The reason, for anyone who reads the list years later. */
  readonly why: string;
}

/** The places of an edition that break a rule on purpose. A place that no longer breaks its rule is itself a finding. */
export interface Exceptions {
  // For cards, drawings and words
  readonly oneWayLinks: readonly OneWayLink[];
  readonly linesForAll: readonly LineForAll[];
  readonly namedAgencies: readonly NamedAgency[];
  readonly drawnDrugs: readonly DrawnDrug[];
  readonly absentNames: readonly AbsentName[];
  /** Lines that break the English of cards. */
  readonly cardEnglish: readonly LineForAll[];
  readonly oldSources: readonly OldSources[];
  // For drugs and calculators
  /** Acts that break a rule of acts. */
  readonly acts: readonly ActException[];
  readonly otherDoses: readonly OtherDose[];
  /** Doses on cards that are in no row of their drug. */
  readonly cardDosesAlone: readonly OtherDose[];
  readonly rowDosesAlone: readonly RowDose[];
  /** Doses for a child that exceed the adult dose for the same purpose. */
  readonly childrenAboveAdults: readonly OtherDose[];
  readonly largeSiteVolumes: readonly LargeSiteVolume[];
  readonly equalVolumes: readonly EqualVolume[];
  /** These pairs break no rule. They are listed here because the rows and lines mean the same in different words. */
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
  cardEnglish: [],
  oldSources: [],
  acts: [],
  otherDoses: [],
  cardDosesAlone: [],
  rowDosesAlone: [],
  childrenAboveAdults: [],
  largeSiteVolumes: [],
  equalVolumes: [],
  quickPairs: [],
  linesWithoutQuickRow: [],
};
