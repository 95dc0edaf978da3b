import type { Figure } from '@first60/clinical';

/** A figure as it is written on a card, "0.5 mg". */
export const quantityText = ({ amount, unit }: Figure): string => `${amount} ${unit}`;
