import { useEffect, useState } from 'react';
import { metronomeBeats } from '../sound/arrest-sound.ts';

const STEPS = [0, 1, 2, 3] as const;

/**
 * Moves one step with each click of the audio clock. It does not flash, and it is hidden if the user prefers reduced
 * motion.
 */
export function BeatBar() {
  const [step, setStep] = useState(0);
  useEffect(() => {
    let frame = requestAnimationFrame(function look() {
      setStep(Math.floor(metronomeBeats() ?? 0) % STEPS.length);
      frame = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <span aria-hidden className="arrest-beats flex gap-0.5">
      {STEPS.map((each) => (
        <span key={each} data-on={each === step || undefined} className="rounded border border-current" />
      ))}
    </span>
  );
}
