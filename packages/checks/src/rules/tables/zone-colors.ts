import { pointer, type Rule, stops } from '../../rule.ts';

/** The minimum contrast for readable text, from WCAG 2. */
const LEAST_CONTRAST = 4.5;

/** Text on a color zone's fill is readable, and every zone has a different fill. */
export const zoneColors: Rule = {
  name: 'zone-colors',
  find: ({ zones }) =>
    zones.flatMap(({ color, colorCode, textColor }, index) => {
      const at = pointer('zones', index, 'colorCode');
      const isTaken = zones.findIndex((zone) => zone.colorCode === colorCode) !== index;
      return [
        ...(/^#[0-9A-F]{6}$/.test(colorCode) && contrast(colorCode, textColor) >= LEAST_CONTRAST
          ? []
          : [
              stops(
                at,
                `Text of ${textColor} cannot be read on the ${colorCode} of the ${color} zone: choose colors with a contrast of ${LEAST_CONTRAST}:1.`,
              ),
            ]),
        ...(isTaken ? [stops(at, `The ${color} zone has the ${colorCode} of another zone: give it its own.`)] : []),
      ];
    }),
};

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance by WCAG 2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
