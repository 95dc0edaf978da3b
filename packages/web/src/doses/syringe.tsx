import { BARREL, markAt, marksPath } from './syringe-marks.ts';

interface SyringeProps {
  capacityMl: number;
  graduationMl: number;
  /** The volume in the syringe, in mL. */
  filledMl: number;
  /** Its description for screen readers. */
  label: string;
}

const PATHS = new Map<string, string>();

/** A syringe's marks, cached because many cards draw the same syringe. */
function marksOf(capacityMl: number, graduationMl: number): string {
  const key = `${capacityMl}/${graduationMl}`;
  const known = PATHS.get(key);
  if (known !== undefined) return known;
  const path = marksPath(capacityMl, graduationMl);
  PATHS.set(key, path);
  return path;
}

/** A syringe filled to a given volume. It is drawn left to right in every language, as figures are. */
export function Syringe({ capacityMl, graduationMl, filledMl, label }: SyringeProps) {
  const { start, length, top, bottom } = BARREL;
  const fill = markAt(filledMl, capacityMl);
  // The rod is drawn short, so that a full syringe fits into the picture.
  const thumb = start + length + 14 + (50 * filledMl) / capacityMl;
  const height = bottom - top;
  return (
    <svg role="img" aria-label={label} viewBox="0 0 260 32" className="h-8 w-full max-w-72">
      <rect x={start} y={top} width={fill - start} height={height} className="fill-routine opacity-30" />
      <path d={marksOf(capacityMl, graduationMl)} className="fill-none stroke-ink-2" strokeWidth="1" />
      <path
        d={`M1 16h${start - 1}M${start} ${top}h${length + 6}M${start} ${bottom}h${length + 6}M${start} ${top}v${height}M${start + length + 6} 2v28`}
        className="fill-none stroke-ink"
        strokeWidth="2"
      />
      {/* The plunger. Its front edge is read against the marks. */}
      <path
        d={`M${fill} ${top}v${height}M${fill} 16H${thumb}M${thumb} 7v18`}
        className="fill-none stroke-ink"
        strokeWidth="3"
      />
    </svg>
  );
}
