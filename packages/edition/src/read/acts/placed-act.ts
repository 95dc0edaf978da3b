import type { Act } from '@first60/clinical';

export type Path = readonly PropertyKey[];

/** An act with the place of each of its fields, which is in another act where it takes that over. */
export interface PlacedAct {
  readonly act: Act;
  readonly at: (field: keyof Act, ...rest: Path) => Path;
}
