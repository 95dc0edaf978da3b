import { useEffect, useState } from 'react';
import { metronomeBeats } from '../sound/arrest-sound.ts';

const STEPS = [0, 1, 2, 3] as const;

/** Steps once with each click, by the audio clock. It moves and does not flash; where motion is unwanted it is absent. */
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
