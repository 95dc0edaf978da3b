/** Runs what nothing in the next frame needs once that is painted. A hidden page paints none and does not wait. */
export function afterFrame(run: () => void): void {
  if (document.hidden) setTimeout(run);
  else requestAnimationFrame(() => setTimeout(run));
}
