import type { MedicationId } from '@first60/edition';

/** mL to draw up, worked out by hand from dose and stocked strength. An adult per-kg dose is calculated for 70 kg. */
export interface ExpectedVolumes {
  readonly adult?: number;
  readonly childPerKg?: number;
  readonly childFixed?: number;
  readonly childMax?: number;
}
/** One medication line of a card: drug, volumes and the kit it is in. */
type Row = readonly [medication: MedicationId, volumes: ExpectedVolumes, kit: 1 | 2 | 3 | 4 | 'external'];

/** The medication lines of each card in order, by protocol id. */
export type ExpectedCards = Readonly<Record<string, readonly Row[]>>;
