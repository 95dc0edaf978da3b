/** Runs work once the page is loaded and idle, so that it never delays the first paint or the first tap. */
export function whenIdle(work: () => void, signal: AbortSignal): void {
  const run = () => {
    if (!signal.aborted) work();
  };
  const wait = () => {
    // WebKit has no idle callback, so there the work starts shortly after the page has loaded.
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 });
    else setTimeout(run, 200);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true, signal });
}

/** Resolves once the page is loaded and idle. */
export const untilIdle = (): Promise<void> => new Promise((done) => whenIdle(done, new AbortController().signal));
