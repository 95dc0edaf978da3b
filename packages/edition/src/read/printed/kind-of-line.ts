import type { AskedAct, DoseLine, Product } from '@first60/clinical';

export const productOf = ({ drug: { products }, act: { product } }: Pick<AskedAct, 'drug' | 'act'>): Product =>
  products.find(({ id }) => id === product) ?? products[0];

const KINDS: Readonly<Partial<Record<Product['form'], DoseLine['kind']>>> = {
  nebule: 'nebule',
  tablet: 'solid',
  tube: 'solid',
  spray: 'solid',
  cylinder: 'gas',
  injector: 'autoinjector',
};

/** How the dose of an act is counted on a card's line. */
export function kindOfLine(asked: AskedAct): DoseLine['kind'] {
  const { holds, form } = productOf(asked);
  const isInfusion = asked.act.dose.some(({ give }) => typeof give === 'object' && 'low' in give && give.per === 'min');
  if (isInfusion) return 'infusion';
  if (holds.drug === undefined && form !== 'cylinder') return 'fluid';
  return KINDS[form] ?? 'bolus';
}
