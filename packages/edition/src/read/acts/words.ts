import type { Product } from '@first60/clinical';
import type { Note } from '../notes.ts';
import type { PlacedAct } from './placed-act.ts';

/** Notes a dose in words of what can be measured. Only a gas has no dose. */
export function noteWords({ act, at }: PlacedAct, products: readonly Product[], note: Note): void {
  const product = products.find(({ id }) => id === act.product) ?? products[0];
  if (product === undefined || Object.keys(product.holds).length === 0) return;
  for (const { give } of act.dose) {
    if (typeof give === 'string' || !('say' in give)) continue;
    note(
      at('dose'),
      `"${give.say}" is a dose in words, which only a gas has: write it as "10 mg" or "0.2 mg/kg, max 10 mg".`,
    );
  }
}
