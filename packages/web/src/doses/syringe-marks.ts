/** The barrel as drawn: x runs from the tip (0 mL) to the full capacity. */
export const BARREL = { start: 12, length: 168, top: 6, bottom: 26 } as const;

const MARKS_DRAWN_AT_MOST = 60;

/** The x of a volume on the drawn barrel. */
export const markAt = (volumeMl: number, capacityMl: number): number =>
  BARREL.start + (BARREL.length * volumeMl) / capacityMl;

/** The barrel's marks as one SVG path. If there are too many to tell apart, fewer are drawn. Every fifth mark is longer. */
export function marksPath(capacityMl: number, graduationMl: number): string {
  const graduations = Math.round(capacityMl / graduationMl);
  const every = Math.ceil(graduations / MARKS_DRAWN_AT_MOST);
  const drawn = Math.floor(graduations / every);
  return Array.from({ length: drawn + 1 }, (_, mark) => {
    const x = markAt(mark * every * graduationMl, capacityMl).toFixed(1);
    return `M${x} ${BARREL.top}v${mark % 5 === 0 ? 9 : 5}`;
  }).join('');
}
