import type { RegimenFile } from '../files/drug-file.ts';
import type { DosingRow } from '../model/drug.ts';

/** What a regimen gives by age alone, and what it says below Young's figure. */
export const ageDosesOf = ({ byAge, youngsNever }: RegimenFile): Pick<DosingRow, 'byAge' | 'youngsNever'> => ({
  ...(byAge && { byAge: byAge.map(({ source, ...dose }) => ({ ...dose, sources: source })) }),
  ...(youngsNever !== undefined && { youngsNever }),
});
