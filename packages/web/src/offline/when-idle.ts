/** Runs work once the page has loaded and rests, so that it never competes with the first paint or the first tap. */
export function whenIdle(work: () => void, signal: AbortSignal): void {
  const run = () => {
    if (!signal.aborted) work();
  };
  const wait = () => {
    // WebKit has no idle callback; a moment after loading is as near as it gets.
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 });
    else setTimeout(run, 200);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true, signal });
}

/** Once the page has loaded and rests. */
export const whenRested = (): Promise<void> => new Promise((done) => whenIdle(done, new AbortController().signal));
