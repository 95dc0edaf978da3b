import type { Edition } from '@first60/edition';
import type { Recall } from '@first60/seal';
import type { Device } from './device.ts';
import type { SealedEdition } from './sealed-edition.ts';

export async function recalledHere(
  sealed: SealedEdition | undefined,
  _recalls: readonly Recall[],
  { builtIn }: Pick<Device, 'builtIn'>,
): Promise<Edition> {
  return sealed?.edition ?? (await builtIn());
}
