import type { ClockSample } from '@first60/clinical';
import { newUuid } from './uuid.ts';

/** Identifies this page, because `performance.now()` values of two pages cannot be compared. */
const page = newUuid();

/** Number of times the page has gone out of view or been frozen. */
let absences = 0;

/** A moment on both of this page's clocks. */
export type PageMoment = Pick<ClockSample, 'wall' | 'mono'>;

/** A sample of the device's clocks, tied to a moment on this page. */
export const sampleAt = ({ wall, mono }: PageMoment): ClockSample => ({
  wall,
  mono,
  page,
  zone: -new Date(wall).getTimezoneOffset(),
});

/** A sample of the device's clocks now. */
export const sampleNow = (): ClockSample => sampleAt({ wall: Date.now(), mono: performance.now() });

/** True if the sample was taken on this page. */
export const isOfThisPage = (sample: ClockSample): boolean => sample.page === page;

/** A value that stays the same as long as the page stays in view. Undefined out of view. */
export const viewNow = (): number | undefined => (document.hidden ? undefined : absences);

/** Reports when the page goes out of view, possibly for good, and when it comes back. */
export function watchView({ onGone, onBack }: { readonly onGone: () => void; readonly onBack: () => void }): void {
  const gone = () => {
    absences += 1;
    onGone();
  };
  document.addEventListener('visibilitychange', () => (document.hidden ? gone() : onBack()));
  // A page may be frozen while in view, and is not always hidden before it is left.
  document.addEventListener('freeze', gone);
  document.addEventListener('resume', onBack);
  window.addEventListener('pagehide', gone);
  window.addEventListener('pageshow', onBack);
}
