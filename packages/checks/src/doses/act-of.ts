import type { Act, DrugActs, Product } from '@first60/clinical';
import type { DosingRow, Drug, Edition } from '@first60/edition';

/** An act, with its drug and the product that it is drawn from. */
export interface PlacedAct {
  readonly drug: DrugActs;
  readonly act: Act;
  readonly product: Product;
}

/** The act with an id among the acts of a drug. */
export function actOf({ acts }: Pick<Edition, 'acts'>, medication: string, id: string): PlacedAct | undefined {
  const drug = acts?.drugs[medication];
  const act = drug?.acts.find((one) => one.id === id);
  if (drug === undefined || act === undefined) return undefined;
  return { drug, act, product: drug.products.find((one) => one.id === act.product) ?? drug.products[0] };
}

/** The act that a row of the drug list is made of. */
export function actOfRow(edition: Pick<Edition, 'acts'>, { id }: Drug, row: DosingRow): PlacedAct | undefined {
  const act = edition.acts?.drugs[id]?.acts.find(({ label, noRow }) => !noRow && label === row.indication);
  return act && actOf(edition, id, act.id);
}
