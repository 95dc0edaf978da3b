/** Features of our own drawing of a face in pain: heights in a 48 by 48 square. */
interface Features {
  /** How much higher the inner end of a brow is than the outer end. */
  readonly brow: number;
  /** Half the height of an open eye. Absent if the eyes are squeezed shut. */
  readonly eye?: number;
  /**
   * Heights of the mouth's corners, the middle of the upper lip and, if the mouth is open, the middle of the lower lip.
   */
  readonly mouth: readonly [corners: number, upper: number, lower?: number];
}

const FEATURES: Readonly<Record<number, Features>> = {
  0: { brow: 0, eye: 2.8, mouth: [34, 38] },
  2: { brow: 1, eye: 2.6, mouth: [35, 35] },
  4: { brow: 2.5, eye: 2.2, mouth: [36, 32] },
  6: { brow: 4, eye: 1.6, mouth: [38, 29] },
  8: { brow: 4, mouth: [37, 30, 41] },
  10: { brow: 5, mouth: [35, 25, 49] },
};

/** The face for a score. Screen readers skip it, because the word next to it has the same meaning. */
export function PainFace({ score }: { score: number }) {
  const features = FEATURES[score];
  if (features === undefined) return null;
  const {
    brow,
    eye,
    mouth: [corners, upper, lower],
  } = features;
  const [inner, outer] = [14 - brow / 2, 14 + brow / 2];
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 48 48"
      className="size-14 shrink-0 print:size-8"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <rect x="3" y="3" width="42" height="42" rx="15" />
      <path d={`M11 ${outer}L20 ${inner}M37 ${outer}L28 ${inner}`} />
      {eye === undefined ? (
        <path d="M12 19L19 22L12 25M36 19L29 22L36 25" />
      ) : (
        <>
          <ellipse cx="16" cy="22" rx="2.2" ry={eye} fill="currentColor" />
          <ellipse cx="32" cy="22" rx="2.2" ry={eye} fill="currentColor" />
        </>
      )}
      <path d={`M16 ${corners}Q24 ${upper} 32 ${corners}${lower === undefined ? '' : `Q24 ${lower} 16 ${corners}Z`}`} />
    </svg>
  );
}
