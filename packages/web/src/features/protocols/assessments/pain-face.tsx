/** How a face of our own drawing shows pain: lengths in a square of 48. */
interface Features {
  /** How far the inner end of a brow stands below the outer one. */
  readonly brow: number;
  /** Half the height of an eye. */
  readonly eye: number;
  /** How far the middle of the mouth lies below its corners. */
  readonly curve: number;
  /** How far the mouth is open. */
  readonly open: number;
}

const FEATURES: Readonly<Record<number, Features>> = {
  0: { brow: -1.5, eye: 2.4, curve: 3, open: 0 },
  2: { brow: 0, eye: 2.2, curve: 0, open: 0 },
  4: { brow: 1.5, eye: 1.9, curve: -2, open: 0 },
  6: { brow: 2.5, eye: 1.4, curve: -4, open: 0 },
  8: { brow: 3.5, eye: 0.9, curve: -4, open: 5 },
  10: { brow: 4.5, eye: 0.4, curve: -5, open: 10 },
};

/** The face of a score. The word beside it says the same, so a screen reader passes over it. */
export function PainFace({ score }: { score: number }) {
  const features = FEATURES[score];
  if (features === undefined) return null;
  const { brow, eye, curve, open } = features;
  const [corner, middle] = [35 - curve / 2, 35 + curve];
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 48 48"
      className="size-14 shrink-0"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <rect x="3" y="3" width="42" height="42" rx="15" />
      <path d={`M11 ${15 - brow / 2}L20 ${15 + brow / 2}M37 ${15 - brow / 2}L28 ${15 + brow / 2}`} />
      <ellipse cx="16" cy="22" rx="2.2" ry={eye} fill="currentColor" />
      <ellipse cx="32" cy="22" rx="2.2" ry={eye} fill="currentColor" />
      <path d={`M15 ${corner}Q24 ${middle} 33 ${corner}${open > 0 ? `Q24 ${middle + 2 * open} 15 ${corner}Z` : ''}`} />
    </svg>
  );
}
