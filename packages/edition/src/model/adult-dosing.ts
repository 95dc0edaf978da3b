import type { Contraindication, Figure } from '@first60/clinical';
import type { MedicationId, SourceKey } from '../ids.ts';
import type { SourcedDilution, SourcedMissingDiluent } from './drug.ts';
import type { Caution, Line } from './line.ts';

/** A bolus step of a card: the volume is derived from the drug's stocked strength. */
export interface AdultBolus {
  readonly dose: Figure;
  readonly missingDiluent?: SourcedMissingDiluent;
  /** Name of this step, when there are several ("First dose"). */
  readonly step?: string;
  /** The quick calculator's row for the same dose, and the reason why the two may differ. */
  readonly quick?: { readonly row: string; readonly why: Line };
}

/**
 * One adult reference card. It has either boluses, or an infusion whose pump rates are derived from its dilution. Shown
 * only at 40 kg or more.
 */
export interface AdultDosingCard {
  readonly id: string;
  readonly medication: MedicationId;
  readonly indication: string;
  readonly doses: readonly AdultBolus[];
  /** Amount of drug per minute, from the lower to the upper end. */
  readonly infusion?: { readonly low: Figure; readonly high: Figure; readonly dilution: SourcedDilution };
  readonly route: string;
  /** The drug's contraindications that apply to these doses. */
  readonly contraindications?: readonly Contraindication[];
  readonly timing: readonly Line[];
  /** Begins with the cautions of the drug and of its rows. */
  readonly cautions: readonly Caution[];
  readonly sources: readonly SourceKey[];
}
