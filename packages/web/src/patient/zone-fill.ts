import type { Zone } from '@first60/content';
import type { CSSProperties } from 'react';

/**
 * The color of a zone and the text on it. A border sets pale zones off from the page; the night theme keeps its
 * black and says the color by its name alone. Paper, which gets no backgrounds, does too.
 */
export const ZONE_FILL =
  'border-2 border-line bg-(--zone) text-(--zone-ink) [[data-theme=night]_&]:bg-sunken [[data-theme=night]_&]:text-ink print:text-ink!';

export const zoneStyle = ({ colorCode, textColor }: Zone): CSSProperties => ({
  ['--zone' as string]: colorCode,
  ['--zone-ink' as string]: textColor,
});
