import type { ClockSample } from '@first60/clinical';
import { newUuid } from './uuid.ts';

/** This page: `performance.now()` of two pages cannot be compared. */
const page = newUuid();

/** Counts how often the page went out of view, or was frozen. */
let absences = 0;

/** A moment of this page by both of its clocks. */
export type PageMoment = Pick<ClockSample, 'wall' | 'mono'>;

/** What the clocks of the device said at a moment of this page. */
export const sampleAt = ({ wall, mono }: PageMoment): ClockSample => ({
  wall,
  mono,
  page,
  zone: -new Date(wall).getTimezoneOffset(),
});

/** The same now. */
export const sampleNow = (): ClockSample => sampleAt({ wall: Date.now(), mono: performance.now() });

/** Whether it is a moment of this page. */
export const isOfThisPage = (sample: ClockSample): boolean => sample.page === page;

/** The same as long as the page stays in view; undefined out of view. */
export const viewNow = (): number | undefined => (document.hidden ? undefined : absences);

/** Tells when the page goes out of view, for ever perhaps, and when it is back. */
export function watchView({ onGone, onBack }: { readonly onGone: () => void; readonly onBack: () => void }): void {
  const gone = () => {
    absences += 1;
    onGone();
  };
  document.addEventListener('visibilitychange', () => (document.hidden ? gone() : onBack()));
  // A page may be frozen in view, and one that is left is not always hidden first.
  document.addEventListener('freeze', gone);
  document.addEventListener('resume', onBack);
  window.addEventListener('pagehide', gone);
  window.addEventListener('pageshow', onBack);
}
