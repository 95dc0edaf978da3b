import type { Zone } from '@first60/edition';
import type { CSSProperties } from 'react';

/**
 * The color of a zone and of the text on it. A border separates pale zones from the page. The night theme and paper
 * show only the color's name.
 */
export const ZONE_FILL =
  'border-2 border-line bg-(--zone) text-(--zone-ink) [[data-theme=night]_&]:bg-sunken [[data-theme=night]_&]:text-ink print:text-ink!';

export const zoneStyle = ({ colorCode, textColor }: Zone): CSSProperties => ({
  ['--zone' as string]: colorCode,
  ['--zone-ink' as string]: textColor,
});
