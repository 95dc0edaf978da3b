import type { DoseAge } from '@first60/clinical';
import type { MedicationId, ProtocolId } from '../ids.ts';

/** A place that breaks a rule on purpose. */
interface OnPurpose {
  /** Why, for the one who reads the list again in some years. */
  readonly why: string;
}

/** A link between two cards that needs no way back. */
interface OneWayLink extends OnPurpose {
  readonly from: ProtocolId;
  readonly to: ProtocolId;
}

/** A line that is for every patient of its card. */
interface LineForAll extends OnPurpose {
  readonly text: string;
}

/** The name of an agency that may stand in what a crew reads at work. */
interface NamedAgency extends OnPurpose {
  readonly name: string;
}

/** A drug that drawings name though no kit holds it: no card gives it. */
interface DrawnDrug extends OnPurpose {
  readonly drug: string;
}

/** A medication line that gives another dose than the row of the same indication. */
export interface OtherDose extends OnPurpose {
  readonly medication: MedicationId;
  /** The words of the line. */
  readonly indication: string;
}

/** A dose whose volume is more than a muscle or a nose takes at once. */
interface LargeSiteVolume extends OnPurpose {
  readonly medication: MedicationId;
  readonly way: 'muscle' | 'nose';
  /** The words of the row or the line; absent for all of the drug. */
  readonly indication?: string;
}

/** A name that texts may say though the edition has no such drug or card. */
interface AbsentName extends OnPurpose {
  readonly name: string;
}

/** A dose in rows of a drug that no card gives. */
export interface RowDose extends OnPurpose {
  readonly medication: MedicationId;
  /** The row's words, or their start. */
  readonly indication: string;
  readonly age: DoseAge | 'both';
}

/** The lines of cards that give a drug for what a row of the quick calculator gives it for. */
/** A volume that two strengths of a drug share. */
interface EqualVolume extends OnPurpose {
  readonly medication: MedicationId;
  /** "0.02 mL/kg" */
  readonly volume: string;
}

interface QuickPair {
  /** Id of the row. */
  readonly row: string;
  /** Regular expression of the lines' words. */
  readonly lines: string;
}

/** Lines of cards that the quick calculator has no row for, though it has the drug. */
interface LineWithoutQuickRow extends OnPurpose {
  readonly medication: MedicationId;
  /** Regular expression of the lines' words. */
  readonly lines: string;
}

/** The places of an edition that break a rule on purpose. One that breaks it no longer is a finding itself. */
export interface Exceptions {
  // Of cards, drawings and words
  readonly oneWayLinks: readonly OneWayLink[];
  readonly linesForAll: readonly LineForAll[];
  readonly namedAgencies: readonly NamedAgency[];
  readonly drawnDrugs: readonly DrawnDrug[];
  readonly absentNames: readonly AbsentName[];
  // Of drugs and calculators
  readonly otherDoses: readonly OtherDose[];
  /** Doses of cards that no row of their drug has. */
  readonly cardDosesAlone: readonly OtherDose[];
  readonly rowDosesAlone: readonly RowDose[];
  /** Doses of a child that are more than an adult gets for the same. */
  readonly childrenAboveAdults: readonly OtherDose[];
  readonly largeSiteVolumes: readonly LargeSiteVolume[];
  readonly equalVolumes: readonly EqualVolume[];
  /** Not broken on purpose, but told apart here: rows and lines say the same in other words. */
  readonly quickPairs: readonly QuickPair[];
  readonly linesWithoutQuickRow: readonly LineWithoutQuickRow[];
}

/** What an edition without exceptions is checked with. */
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
