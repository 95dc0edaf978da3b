import type { RegimenFile } from '../files/drug-file.ts';
import type { DosingRow } from '../model/drug.ts';

/** The doses that a regimen gives by age alone, and its statement for ages below Young's figure. */
export const ageDosesOf = ({ byAge, youngsNever }: RegimenFile): Pick<DosingRow, 'byAge' | 'youngsNever'> => ({
  ...(byAge && { byAge: byAge.map(({ source, ...dose }) => ({ ...dose, sources: source })) }),
  ...(youngsNever !== undefined && { youngsNever }),
});
