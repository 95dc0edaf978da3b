import type { MedicationId, ProtocolId } from '@first60/edition';

/** A place that breaks a rule on purpose. */
interface OnPurpose {
  /** Why, for the one who reads the list again in some years. */
  readonly why: string;
}

/** A link between two cards that needs no way back. */
export interface OneWayLink extends OnPurpose {
  readonly from: ProtocolId;
  readonly to: ProtocolId;
}

/** A line that is for every patient of its card. */
export interface LineForAll extends OnPurpose {
  readonly text: string;
}

/** The name of an agency that may stand in what a crew reads at work. */
export interface NamedAgency extends OnPurpose {
  readonly name: string;
}

/** A drug that drawings name though no kit holds it: no card gives it. */
export interface DrawnDrug extends OnPurpose {
  readonly drug: string;
}

/** A medication line that gives another dose than the row of the same indication. */
export interface OtherDose extends OnPurpose {
  readonly medication: MedicationId;
  /** The words of the line. */
  readonly indication: string;
}

/** The places of an edition that break a rule on purpose. One that breaks it no longer is a finding itself. */
export interface Exceptions {
  // Of cards, drawings and words
  readonly oneWayLinks: readonly OneWayLink[];
  readonly linesForAll: readonly LineForAll[];
  readonly namedAgencies: readonly NamedAgency[];
  readonly drawnDrugs: readonly DrawnDrug[];
  // Of drugs and calculators
  readonly otherDoses: readonly OtherDose[];
}

/** What an edition without exceptions is checked with. */
export const NO_EXCEPTIONS: Exceptions = {
  oneWayLinks: [],
  linesForAll: [],
  namedAgencies: [],
  drawnDrugs: [],
  otherDoses: [],
};
