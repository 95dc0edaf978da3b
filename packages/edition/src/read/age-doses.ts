import type { RegimenFile } from '../files/drug-file.ts';
import type { DosingRow } from '../model/drug.ts';

/** A regimen's doses by age alone, and its reason, if any, for never using Young's figure. */
export const ageDosesOf = ({ byAge, youngsNever }: RegimenFile): Pick<DosingRow, 'byAge' | 'youngsNever'> => ({
  ...(byAge && { byAge: byAge.map(({ source, ...dose }) => ({ ...dose, sources: source })) }),
  ...(youngsNever !== undefined && { youngsNever }),
});
