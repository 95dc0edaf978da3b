/**
 * Runs work once the page has loaded and rests, so that it never competes with the first paint or the first tap.
 * Answers how to call it off.
 */
export function whenIdle(work: () => void): () => void {
  let calledOff = false;
  const run = () => {
    if (!calledOff) work();
  };
  const wait = () => {
    // WebKit has no idle callback; a moment after loading is as near as it gets.
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 });
    else setTimeout(run, 200);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    calledOff = true;
    window.removeEventListener('load', wait);
  };
}
